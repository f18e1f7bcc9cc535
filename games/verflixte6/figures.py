"""What is counted over many simulated evenings of Die verflixte 6."""

from __future__ import annotations

from games.game import Figure
from games.steps import Tell
from games.verflixte6.events import FreeThrow, Keuler, Moved, Out, OutBy, Stole, Stopped, StoppedBelow
from games.verflixte6.rules import KEULER


class Turns:
    """Counts turns: what their throws bring, and how many a 6 ends."""

    def __init__(self) -> None:
        self.turns = self.eyes = self.zombies = self.stolen = self.gift = 0

    def tell(self, told: Tell) -> None:
        """Count the end of a turn; what was robbed by it or from it before is left out."""
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
        elif isinstance(event, (Out, OutBy, StoppedBelow)):
            self.turns += 1
            self.zombies += 1
            self.eyes += event.sum if not isinstance(event, StoppedBelow) else 0
        elif isinstance(event, Stopped):
            self.turns += 1
            self.eyes += event.sum - self.gift

    def figures(self, games: int) -> dict[str, Figure]:
        """What came of so many evenings.

        `turns` an evening; `turn_mean`: eyes that the throws of a turn bring, stolen ones left out; `zombie_share` of
        turns; `stolen`: eyes a turn.
        """
        n = self.turns
        return {
            "turns": n / games if games else None,
            "turn_mean": self.eyes / n if n else None,
            "zombie_share": self.zombies / n if n else None,
            "stolen": self.stolen / n if n else None,
        }
