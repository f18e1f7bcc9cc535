"""Words and lines that a player is told a turn, with options and wording as they come, on a plain terminal.

The player sits first, against one good bot, seeds 101 to 108. In Jaques le Kaques they keep all that scores and stop by
`STOPS`; in the other games they answer as a good bot does. Each line counts, and each question as a line of its own,
without what is typed. A turn is all steps in a row of one seat. What comes before the first question, the aim among it,
counts apart.
"""

from helpers import ScriptedTerminal, keyboard_of
from two_places import NAMES, typed_for

from access.engine.chance import Seeded
from access.engine.table import Table, drive, seat_bots
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from access.storage import catalogue
from games.game import Sitting
from games.kaques.rules import STOP
from games.kaques.scoring import dice_after, points, scoring
from games.steps import Seat

SEEDS = range(101, 109)
STOPS = {1: 250, 2: 300, 3: 450, 4: 600, 5: 900, 6: 2000}
"""The points from which the player of Jaques le Kaques stops, by the dice that would be thrown next."""
GOALS = {
    "kaques": (13.5, 2.2),
    "kara": (13.8, 1.7),
    "misericorde": (16.2, 2.14),
    "verflixte6": (49.8, 9.73),
    "words": (12.67, 1.97),
}
"""At most so many words and lines a turn."""


class Fixed:
    """The player of Jaques le Kaques: keeps all that scores, and stops by a table."""

    def tell(self, told):
        pass

    def choose(self, number, question):
        kept = scoring(question.throw)
        brings = question.points + points(question.throw)
        stops = brings >= STOPS[dice_after(question.throw, kept)] or question.score + brings >= question.target
        return STOP if stops else kept


class Typing:
    """Decides as another player does, and types that; counts turns."""

    def __init__(self, decides, keyboard, terminal, phrases, around):
        self.decides, self.keyboard, self.terminal = decides, keyboard, terminal
        self.phrases, self.around = phrases, around

    def choose(self, number, question):
        answer = self.decides.choose(number, question)
        self.terminal.typed.append(typed_for(self.phrases, question, self.around, answer))
        assert self.keyboard.choose(number, question) == answer
        return answer


class Turns:
    """Chance by a seed, and players; notes whose step each is."""

    def __init__(self):
        self.seats = []

    def note(self, seat):
        if self.seats[-1:] != [seat]:
            self.seats.append(seat)

    def chance(self, seed):
        turns = self

        class Noted(Seeded):
            def __call__(self, number, step):
                turns.note(step.seat)
                return super().__call__(number, step)

        return Noted(seed)


def played(name, seed, language="en"):
    """The lines of a game and its turns: those told before the first question, and those told after it."""
    game, turns = catalogue.find(name), Turns()
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(1, 1, language))
    table = Table(lambda: game.new(2, options))
    phrases, around = Phrases(language, game, NAMES, (0,)), AtTable(table, game)
    bots = seat_bots(game, ["good", "good"], seed, NAMES)
    terminal = ScriptedTerminal()
    keyboard = keyboard_of(terminal, phrases, (0,), around)
    decides = Fixed() if name == "kaques" else bots.players[Seat(0)]
    me = Typing(decides, keyboard, terminal, phrases, around)

    class Bot:
        def choose(self, number, question):
            turns.note(question.seat)
            return bots.players[Seat(1)].choose(number, question)

    class Me:
        def choose(self, number, question):
            turns.note(question.seat)
            return me.choose(number, question)

    drive(table, [Me(), Bot()], [keyboard, *bots.listeners], turns.chance(seed))
    keyboard.last_words()
    first = terminal.shown.index(terminal.prompts[0])
    return terminal.shown[:first], terminal.shown[first:], len(turns.seats)


def said(figure, rounds):
    """Words and lines a turn of each game, in English."""
    for name in GOALS:
        words = lines = turns = opening = 0
        for seed in SEEDS:
            before, after, taken = played(name, seed)
            opening += sum(len(line.split()) for line in before)
            words, lines, turns = words + sum(len(line.split()) for line in after), lines + len(after), turns + taken
        for what, value, goal in zip(("words", "lines"), (words / turns, lines / turns), GOALS[name], strict=True):
            yield figure(f"{what} a turn, {name}", value, what, "needed", goal, f"at most {goal}", value <= goal)
        yield figure(f"words before the first question, {name}", opening / len(SEEDS), "words")


ALL = (said,)
