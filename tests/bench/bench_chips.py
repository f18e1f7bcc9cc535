"""Figures of the dice games: games between bots, and the longest decision of the best bot."""

import json
import subprocess
import sys
import time

DECISION = {"kara": 20, "misericorde": 20, "verflixte6": 50}
"""Milliseconds that a decision may take."""
GAMES = 200


class Timed:
    """A bot whose longest decision is remembered, in seconds of the processor: others use it, too."""

    longest = 0.0

    def __init__(self, bot):
        self.bot, self.tell = bot, bot.tell

    def choose(self, number, question):
        began = time.thread_time()
        answer = self.bot.choose(number, question)
        Timed.longest = max(Timed.longest, time.thread_time() - began)
        return answer


def rate(figure, rounds):
    """Games of ten rounds, and evenings, between two good bots, events told to both."""
    for game in DECISION:
        command = ["simulate", game, "--games", str(GAMES), "--bots", "good,good", "--json"]
        run = subprocess.run([sys.executable, "-m", "access", *command], capture_output=True, check=True)
        value = json.loads(run.stdout)["games_per_cpu_second"]
        yield figure(f"games of {game} between two good bots", value, "a CPU second")


def decisions(figure, rounds):
    """The longest decision of four of the best bots, the first ones of a program included."""
    from access.engine.chance import Seeded, SeededLuck
    from access.engine.table import BotSeat, Table, drive
    from access.storage import catalogue
    from games.options import with_defaults
    from games.steps import Seat

    for name, most in DECISION.items():
        game, Timed.longest = catalogue.find(name), 0.0
        for seed in range(rounds):
            bots = [Timed(game.bots["best"](Seat(n), SeededLuck(seed, Seat(n)))) for n in range(4)]
            table = Table(lambda game=game: game.new(4, with_defaults(game.agreement.options, {})))
            drive(table, bots, [BotSeat(Seat(n), bot) for n, bot in enumerate(bots)], Seeded(seed))
        value = Timed.longest * 1000
        yield figure(f"longest decision of {name}", value, "ms", "needed", most, f"under {most}", value < most)


ALL = (decisions, rate)
