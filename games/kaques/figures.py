"""The figures of Jaques le Kaques: of many simulated games, and of one player."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from games import Counts, Event, Records, Seat, Tell, frozen, highest, total
from games.kaques.rules import GrandKaque, LeKaque, Stopped


class TurnStatistics:
    """Counts turns, their points, and those that are lost."""

    def __init__(self) -> None:
        self.turns = self.busts = self.points = self.squares = 0

    def tell(self, told: Tell) -> None:
        """Count the end of a turn."""
        event = told.event
        if type(event) is Stopped:
            self.turns += 1
            self.points += event.points
            self.squares += event.points**2
        elif type(event) is LeKaque or type(event) is GrandKaque:
            self.turns += 1
            self.busts += 1

    def add(self, other: TurnStatistics) -> None:
        """Add the counts of another one."""
        self.turns += other.turns
        self.busts += other.busts
        self.points += other.points
        self.squares += other.squares

    def figures(self, games: int) -> dict[str, float | None]:
        """Return `turn_mean` and `turn_sd` (points) of all seats, `turns` per game, and the `bust_share` of turns."""
        n = self.turns
        mean = self.points / n if n else None
        spread = sqrt(max(self.squares - self.points**2 / n, 0) / (n - 1)) if n > 1 else None
        return {
            "turn_mean": mean,
            "turn_sd": spread,
            "turns": n / games if games else None,
            "bust_share": self.busts / n if n else None,
        }


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
