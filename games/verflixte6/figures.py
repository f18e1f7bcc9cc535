"""The figures of Die verflixte 6: of many simulated games, and of one player."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, Figure, Records, Seat, Tell, frozen, highest, total
from games.verflixte6.events import FreeThrow, Keuler, Moved, Out, OutBy, Stole, Stopped, TurnOver
from games.verflixte6.rules import KEULER


class TurnStatistics:
    """Statistics of turns: the points of their throws, and how many end with a 6."""

    def __init__(self) -> None:
        self.turns = self.eyes = self.zombies = self.stolen = self.gift = 0

    def tell(self, told: Tell) -> None:
        """Count the end of a turn, leaving out points stolen by the player in it or from the player before it."""
        event = told.event
        if isinstance(event, FreeThrow):
            self.gift = event.sum - event.die[0]
        elif isinstance(event, Stole):
            self.gift += event.eyes
            self.stolen += event.eyes
        elif isinstance(event, Keuler):
            self.gift += KEULER
        elif isinstance(event, Moved):
            self.gift += event.plus - event.minus
        elif isinstance(event, (Out, OutBy)):
            self.turns += 1
            self.zombies += 1
            self.eyes += event.sum
        elif isinstance(event, Stopped):
            self.turns += 1
            self.eyes += event.sum - self.gift

    def add(self, other: TurnStatistics) -> None:
        """Add the counts of another one."""
        self.turns += other.turns
        self.eyes += other.eyes
        self.zombies += other.zombies
        self.stolen += other.stolen

    def figures(self, games: int) -> dict[str, Figure]:
        """Return the statistics of this number of evenings.

        `turns` is per evening; `turn_mean` is the points that the throws of a turn bring, stolen ones left out;
        `zombie_share` is the share of turns that end as a Zombie; `stolen` is points per turn.
        """
        n = self.turns
        return {
            "turns": n / games if games else None,
            "turn_mean": self.eyes / n if n else None,
            "zombie_share": self.zombies / n if n else None,
            "stolen": self.stolen / n if n else None,
        }


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
