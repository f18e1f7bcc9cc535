"""The figures of a player of Die verflixte 6: turns, and the points that they keep."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, Records, Seat, Tell, frozen, highest, total
from games.verflixte6.events import TurnOver


@frozen
class Turns(Event):
    """The turns of many games: how many, the average of the points kept, the best, and how many a 6 ended."""

    turns: int
    average: int
    best: int
    out: int


class Tally:
    """Counts the turns of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.turns = self.points = self.best = self.out = 0

    def tell(self, told: Tell) -> None:
        """Count the end of a turn of its own."""
        event = told.event
        if isinstance(event, TurnOver) and event.seat == self.seat:
            self.turns += 1
            self.points += event.sum
            self.best = max(self.best, event.sum)
            self.out += event.end == "out"

    def counts(self) -> Counts:
        """Return the turns, their points, the best one, and how many a 6 ended."""
        return {"turns": self.turns, "points": self.points, "best": self.best, "out": self.out}


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the turns of these games as one event."""
    turns = total(games, "turns")
    average = round(total(games, "points") / turns) if turns else 0
    return (Turns(turns, average, highest(games, "best"), total(games, "out")),)


RECORDS = Records(Tally, told, "best")
