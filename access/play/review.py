"""Looks back at a game: the costliest decisions of a seat, and its luck."""

from __future__ import annotations

from collections.abc import Iterable

from access.engine.journal import Header
from access.engine.table import Answer, Open, Table
from access.storage.reopening import new
from games.advising import Weighed
from games.data import frozen
from games.game import Game
from games.steps import Ask, Event, Seat

MOST = 3
"""The most told decisions."""
LEAST = 0.5
"""The least cost of a told decision, in the unit of the game."""


@frozen
class Review:
    """The mistakes of a seat, the costliest first, and its luck."""

    costs: tuple[Weighed, ...]
    luck: tuple[Event, ...]

    def told(self) -> tuple[Event, ...]:
        """Return the events of the costliest decisions."""
        return tuple(each.event for each in self.costs[:MOST] if each.cost >= LEAST)


def review(game: Game, header: Header, answers: Iterable[tuple[Open, Answer]], seat: Seat) -> Review:
    """Play the answers of a game again, and weigh those of a seat by its knowledge at the time."""
    assert game.adviser is not None
    adviser = game.adviser(seat)
    table = Table(new(game, header))
    found = []

    def hear() -> None:
        for told in table.take_told():
            if told.to in (None, seat):
                adviser.tell(told)

    for step, answer in answers:
        hear()
        if step.seat == seat:
            if isinstance(step, Ask):
                weighed = adviser.weigh(step, answer)
                if weighed is not None:
                    found.append(weighed)
            else:
                adviser.threw(step, answer)
        table.apply(answer)
    hear()
    table.close()
    return Review(tuple(sorted(found, key=lambda each: -each.cost)), adviser.luck())
