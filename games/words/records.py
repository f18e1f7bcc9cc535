"""The figures of a player of Choose Your Words: words and pots."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, Records, Seat, SharedOut, Takes, Tell, frozen, highest, total
from games.words.events import Deals, Laid, Struck


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
