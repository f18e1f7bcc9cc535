"""Statistics over many simulated games of Misericorde."""

from __future__ import annotations

from collections import Counter

from games import Figure, Tell
from games.misericorde.events import Huuurenhaus, Raised, Spiessgesellen, Starts, Threw, Void


class Throws:
    """A statistics of rounds, with each play-off counted as a round, and of throws by the number of dice."""

    def __init__(self) -> None:
        self.thrown: Counter[int] = Counter()
        self.void: Counter[int] = Counter()
        self.rounds = self.alike = self.raises = 0

    def tell(self, told: Tell) -> None:
        """Count a round or a throw."""
        event = told.event
        if isinstance(event, Starts):
            self.rounds += 1
        elif isinstance(event, (Threw, Raised, Spiessgesellen, Huuurenhaus, Void)):
            self.thrown[len(event.dice)] += 1
            if isinstance(event, Void):
                self.void[len(event.dice)] += 1
            elif isinstance(event, (Spiessgesellen, Huuurenhaus)):
                self.alike += 1
            elif isinstance(event, Raised):
                self.raises += event.by

    def add(self, other: Throws) -> None:
        """Add the counts of another one."""
        self.thrown += other.thrown
        self.void += other.void
        self.rounds += other.rounds
        self.alike += other.alike
        self.raises += other.raises

    def figures(self, games: int) -> dict[str, Figure]:
        """Return the statistics of this number of games.

        `rounds` is per game, play-offs included; `raised` is chips per round; `spiessgesellen_share` is the share of
        all throws; `throws` and `void_share` are by the number of dice thrown.
        """
        counts = sorted(self.thrown)
        return {
            "rounds": self.rounds / games if games else None,
            "raised": self.raises / self.rounds if self.rounds else None,
            "spiessgesellen_share": self.alike / self.thrown.total() if self.thrown else None,
            "throws": {str(dice): self.thrown[dice] for dice in counts},
            "void_share": {str(dice): self.void[dice] / self.thrown[dice] for dice in counts},
        }
