"""Statistics over many simulated games of Bring den Kara ins Haus."""

from __future__ import annotations

from collections import Counter

from games import Figure, Tell
from games.kara.events import Exactly, House, HouseBy, InHouse


class Houses:
    """Counts rounds, house totals, and Karas that came into the house."""

    def __init__(self) -> None:
        self.totals: Counter[int] = Counter()
        self.inside = self.exact = 0

    def tell(self, told: Tell) -> None:
        """Count a house, or a Kara that comes into it."""
        event = told.event
        if isinstance(event, (House, HouseBy)):
            self.totals[event.total] += 1
        elif isinstance(event, InHouse):
            self.inside += 1
        elif isinstance(event, Exactly):
            self.exact += 1

    def add(self, other: Houses) -> None:
        """Add the counts of another one."""
        self.totals += other.totals
        self.inside += other.inside
        self.exact += other.exact

    def figures(self, games: int) -> dict[str, Figure]:
        """Return `rounds` per game, `in_house` and `exact` per round, `house_totals`: the share of each (5 to 30)."""
        rounds = self.totals.total()
        shares = {str(total): self.totals[total] / rounds for total in range(5, 31)} if rounds else None
        return {
            "rounds": rounds / games if games else None,
            "in_house": self.inside / rounds if rounds else None,
            "exact": self.exact / rounds if rounds else None,
            "house_totals": shares,
        }
