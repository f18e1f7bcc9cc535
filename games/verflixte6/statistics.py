"""Statistics over many simulated evenings of Die verflixte 6."""

from __future__ import annotations

from games import Figure, Tell
from games.verflixte6.events import FreeThrow, Keuler, Moved, Out, OutBy, Stole, Stopped
from games.verflixte6.rules import KEULER


class Turns:
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

    def add(self, other: Turns) -> None:
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
