"""Statistics over many simulated games of Jaques le Kaques."""

from __future__ import annotations

from math import sqrt

from games import Tell
from games.kaques.rules import GrandKaque, LeKaque, Stopped


class Turns:
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

    def add(self, other: Turns) -> None:
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
