"""What is counted over many simulated games of Bring den Kara ins Haus."""

from __future__ import annotations

from collections import Counter

from games.game import Figure
from games.kara.rules import Exactly, House, HouseBy, InHouse
from games.steps import Tell


class Houses:
    """Counts rounds, house totals, and Karas that came into the house."""

    def __init__(self) -> None:
        self.totals: Counter[int] = Counter()
        self.inside = self.exact = 0

    def tell(self, told: Tell) -> None:
        """Count a house, and what comes into it."""
        event = told.event
        if isinstance(event, (House, HouseBy)):
            self.totals[event.total] += 1
        elif isinstance(event, InHouse):
            self.inside += 1
        elif isinstance(event, Exactly):
            self.exact += 1

    def figures(self, games: int) -> dict[str, Figure]:
        """`rounds` a game; `in_house` and `exact` a round; `house_5` to `house_30`: the share of each total."""
        rounds = self.totals.total()
        shares = {f"house_{total}": self.totals[total] / rounds if rounds else None for total in range(5, 31)}
        return {
            "rounds": rounds / games if games else None,
            "in_house": self.inside / rounds if rounds else None,
            "exact": self.exact / rounds if rounds else None,
            **shares,
        }
