"""Statistics of many simulated games of Choose Your Words."""

from __future__ import annotations

from itertools import zip_longest

from games import Figure, Tell
from games.words.events import Deals, Laid, LaidNothing, Standing, Struck, Won


class Rounds:
    """Counts rounds, words and chips."""

    def __init__(self) -> None:
        self.rounds = self.words = self.none = self.points = self.struck = 0
        self.chips: list[int] = []

    def tell(self, told: Tell) -> None:
        """Count rounds and laid words, and each seat's chips at the end."""
        event = told.event
        if isinstance(event, Laid):
            self.words += 1
            self.points += event.points
        elif isinstance(event, Deals):
            self.rounds += 1
        elif isinstance(event, LaidNothing):
            self.none += 1
        elif isinstance(event, Struck):
            self.struck += 1
        elif isinstance(event, (Won, Standing)):
            self.chips += [0] * (event.seat + 1 - len(self.chips))
            self.chips[event.seat] += event.chips

    def add(self, other: Rounds) -> None:
        """Add the counts of another one."""
        self.rounds += other.rounds
        self.words += other.words
        self.none += other.none
        self.points += other.points
        self.struck += other.struck
        self.chips = [one + more for one, more in zip_longest(self.chips, other.chips, fillvalue=0)]

    def figures(self, games: int) -> dict[str, Figure]:
        """Return the figures of so many games.

        `rounds` per game; `word_mean`: points per laid word; `none_share`: share of showdown hands without a word;
        `struck_share`: share of words that were rightly doubted; `chips` at the end, by seat.
        """
        shown = self.words + self.none
        return {
            "rounds": self.rounds / games if games else None,
            "word_mean": self.points / self.words if self.words else None,
            "none_share": self.none / shown if shown else None,
            "struck_share": self.struck / self.words if self.words else None,
            "chips": [chips / games for chips in self.chips] if games else None,
        }
