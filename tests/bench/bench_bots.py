"""How the bots do against each other: 1,000 games of each pairing, sides swapped; and against fixed thresholds."""

import contextlib
import os
from concurrent.futures import ProcessPoolExecutor

GAMES = 1000
CHUNK = 50
PAIRS = (("good", "easy"), ("best", "good"), ("best", "easy"))
THRESHOLDS = ((0, 0), (20, 16), (22, 18), (24, 20), (26, 22), (28, 24), (30, 26), (34, 28))
"""The points from which a fixed player of Choose Your Words raises and calls."""


def won(name, first, second, begin, count):
    """How often the first level wins of so many games; every second one has the seats swapped."""
    from helpers import played

    from access.storage.catalogue import find

    game, wins = find(name), 0.0
    for seed in range(begin, begin + count):
        seat = seed % 2
        levels = (first, second) if seat == 0 else (second, first)
        options = {"check": "always", "dictionary": "en"} if name == "words" else {}
        winners = played(game, levels, seed // 2, **settled(game, options))["winners"]
        wins += (seat in winners) / len(winners)
    return wins


def settled(game, options):
    from games.game import Sitting
    from games.options import with_defaults

    return game.agreement.settle(with_defaults(game.agreement.options, options), Sitting(0, 2, "en"))


def against_thresholds(raises, calls, begin, count):
    """How often a player of fixed thresholds wins against the best bot."""
    from word_players import Fixed, wins_against

    seeds = range(begin // 2, (begin + count) // 2)  # each is a game from each seat
    return count * wins_against("best", lambda seat, luck: Fixed(seat, luck, raises, calls), seeds, {"check": "always"})


def chunked(pool, measure, *arguments, games=GAMES):
    """The share of games won, worked out in parallel."""
    chunks = [pool.submit(measure, *arguments, begin, CHUNK) for begin in range(0, games, CHUNK)]
    return sum(chunk.result() for chunk in chunks) / games


def pairings(figure, rounds):
    games = GAMES if rounds >= 20 else 10 * rounds * 5
    with pool() as workers:
        for name in ("kaques", "kara", "misericorde", "verflixte6", "words"):
            for first, second in PAIRS:
                share = chunked(workers, won, name, first, second, games=games)
                yield figure(
                    f"{name}: {first} wins against {second}",
                    share,
                    f"of {games} games",
                    goal="at least .58",
                    met=share >= 0.58,
                )


def thresholds(figure, rounds):
    games = GAMES if rounds >= 20 else 10 * rounds * 5
    with pool() as workers:
        found = {pair: chunked(workers, against_thresholds, *pair, games=games) for pair in THRESHOLDS}
    most = max(found, key=found.get)
    yield figure(
        f"words: the best of {len(found)} fixed thresholds, raise from {most[0]}, call from {most[1]}, against best",
        found[most],
        f"of {games} games",
        goal="at most .53",
        met=found[most] <= 0.53,
    )


@contextlib.contextmanager
def pool():
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        yield workers


ALL = (pairings, thresholds)
