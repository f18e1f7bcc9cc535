"""The figures of a player of Jaques le Kaques: turns."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, Records, Seat, Tell, frozen, highest, total
from games.kaques.rules import GrandKaque, LeKaque, Stopped


@frozen
class Turns(Event):
    """The turns of many games: how many, their average in points, the best, and how many ended in a Le Kaque."""

    turns: int
    average: int
    best: int
    lost: int


class Tally:
    """Counts the turns of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.turns = self.points = self.best = self.lost = 0

    def tell(self, told: Tell) -> None:
        """Count the end of a turn of its own."""
        event = told.event
        if isinstance(event, Stopped) and event.seat == self.seat:
            self.turns += 1
            self.points += event.points
            self.best = max(self.best, event.points)
        elif isinstance(event, (LeKaque, GrandKaque)) and event.seat == self.seat:
            self.turns += 1
            self.lost += 1

    def counts(self) -> Counts:
        """Return the turns, their points, the best one, and how many were lost."""
        return {"turns": self.turns, "points": self.points, "best": self.best, "lost": self.lost}


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the turns of these games as one event."""
    turns = total(games, "turns")
    average = round(total(games, "points") / turns) if turns else 0
    return (Turns(turns, average, highest(games, "best"), total(games, "lost")),)


RECORDS = Records(Tally, told, "best")
