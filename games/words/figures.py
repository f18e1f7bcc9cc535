"""The figures of Choose Your Words: of many simulated games, and of one player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from games import Counts, Event, Figure, Records, Seat, SharedOut, Takes, Tell, frozen, highest, total
from games.words.events import Deals, Laid, LaidNothing, Standing, Struck, Won


class RoundStatistics:
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

    def add(self, other: RoundStatistics) -> None:
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


@frozen
class Words(Event):
    """The words of many games: how many, their average in points, the best one, and the pots, taken alone or shared."""

    words: int
    average: int
    word: str
    best: int
    pots: int
    shared: int


class Tally:
    """Counts the words and pots of a seat; a word that was struck does not count."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.laid: list[tuple[int, str]] = []
        self.takers: list[set[Seat]] = [set()]
        """The seats that took chips from the pot, by round."""
        self.over = False

    def tell(self, told: Tell) -> None:
        """Count a word, or a pot that is taken; a share of the pot left at the end is not won (T-6)."""
        event = told.event
        self.over = self.over or isinstance(event, SharedOut)
        if isinstance(event, Deals):
            self.takers.append(set())
        elif isinstance(event, Takes) and not self.over:
            self.takers[-1].add(event.seat)
        elif isinstance(event, Laid) and event.seat == self.seat:
            self.laid.append((event.points, event.word))
        elif isinstance(event, Struck) and event.seat == self.seat:
            self.laid.pop()  # its word of this round: it may have laid the same one before

    def counts(self) -> Counts:
        """Return the words, their points, the best one, and the pots, those that others took chips from apart."""
        best, word = max(self.laid, default=(0, ""))
        points = sum(number for number, _ in self.laid)
        took = [seats for seats in self.takers if self.seat in seats]
        alone = sum(len(seats) == 1 for seats in took)
        pots = {"pots": alone, "shared": len(took) - alone}
        return {"words": len(self.laid), "points": points, "best": best, "word": word, **pots}


NONE = 0, ""


def best_of(counts: Counts) -> int:
    """Return the points of the best word of a game."""
    return highest([counts], "best")


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the words and pots of these games as one event."""
    words = total(games, "words")
    average = round(total(games, "points") / words) if words else 0
    best, word = max(
        ((number, str(counts.get("word"))) for counts in games if (number := best_of(counts))), default=NONE
    )
    return (Words(words, average, word, best, total(games, "pots"), total(games, "shared")),)


RECORDS = Records(Tally, told, "best")
