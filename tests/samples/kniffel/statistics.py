"""Statistics over many simulated games."""

from collections import Counter

from games import Tell, Term
from kniffel.rules import Bonus, Won, Wrote


class Rows:
    """Counts what the rows bring, and the bonuses."""

    def __init__(self) -> None:
        self.points, self.times = Counter[Term](), Counter[Term]()
        self.bonuses = self.best = 0

    def tell(self, told: Tell) -> None:
        """Count a row, a bonus, or the end."""
        event = told.event
        if isinstance(event, Wrote):
            self.times[event.row] += 1
            self.points[event.row] += event.points
        elif isinstance(event, Bonus):
            self.bonuses += 1
        elif isinstance(event, Won):
            self.best += event.score

    def figures(self, games: int) -> dict[str, float | None]:
        """Return the mean `winning` score, the `bonuses` per game, and the points per `kniffel` row."""
        row = Term("kniffel")
        return {
            "winning": self.best / games if games else None,
            "bonuses": self.bonuses / games if games else None,
            "kniffel": self.points[row] / self.times[row] if self.times[row] else None,
        }
