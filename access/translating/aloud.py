"""A game of each kind as it sounds in a language, for reading aloud."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from access.engine.chance import Seeded
from access.engine.seats import seat_bots
from access.engine.table import Table
from access.language.phrases import Phrases
from access.language.telling import Explained
from access.translating.parts import games_told
from games.game import Game, Sitting
from games.steps import Ask, Seat

SEED = 5
NAMES = ("Ann", "Ben", "Cleo", "Dora")
LINES = 40
"""Lines that are read of each game."""


def heard(code: str) -> Iterator[tuple[Game, Iterator[str]]]:
    """Yield each game that is told in a language, with the lines that its first player hears."""
    for game in games_told(code):
        yield game, islice(_lines(game, code), LINES)


def _lines(game: Game, code: str) -> Iterator[str]:
    """Yield the events and the questions of a game of bots, as the first of them would hear it."""
    seats = max(game.least_seats, 2)
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(1, seats - 1, code))
    table = Table(lambda: game.new(seats, options))
    bots = seat_bots(game, [next(iter(game.bots))] * seats, SEED)
    phrases, explained, chance = Phrases(code, game, NAMES[:seats], (0,)), Explained(), Seeded(SEED)
    while True:
        for tell in table.take_told():
            for seat, bot in bots.players.items():
                if tell.to in (None, seat):
                    bot.tell(tell)
            if tell.to in (None, 0):
                yield phrases.event(tell.event, new=explained.first(phrases, tell.event))[0].text
        step = table.open
        if step is None:
            return
        if isinstance(step, Ask):
            if step.seat == Seat(0):
                yield phrases.question(step, new=explained.first(phrases, step))[0].text
            answer = bots.players[step.seat].choose(table.number, step)
        else:
            answer = chance(table.number, step)
        table.answer(table.number, answer)
