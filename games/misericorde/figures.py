"""The figures of Misericorde: of many simulated games, and of one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games import Counts, Event, Figure, Records, Seat, SharedOut, Takes, Tell, frozen, highest, total
from games.misericorde.events import Dropped, Huuurenhaus, Raised, Spiessgesellen, Starts, Threw, Void


class ThrowStatistics:
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

    def add(self, other: ThrowStatistics) -> None:
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


@frozen
class Throws(Event):
    """The throws of many games, how many were void, the pots that were taken, and the largest, in chips."""

    throws: int
    void: int
    pots: int
    largest: int


class Tally:
    """Counts the throws and pots of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.throws = self.void = self.pots = self.largest = 0
        self.over = False

    def tell(self, told: Tell) -> None:
        """Count a throw, or a pot that is taken; a share of the pot left at the end is not won (T-6)."""
        event = told.event
        self.over = self.over or isinstance(event, SharedOut)
        if getattr(event, "seat", None) != self.seat:
            return
        if isinstance(event, (Threw, Raised, Void, Dropped, Spiessgesellen, Huuurenhaus)):
            self.throws += 1
            self.void += isinstance(event, (Void, Dropped))
        elif isinstance(event, Takes) and not self.over:
            self.pots += 1
            self.largest = max(self.largest, event.won)

    def counts(self) -> Counts:
        """Return the throws, the void ones, the pots, and the largest pot."""
        return {"throws": self.throws, "void": self.void, "pots": self.pots, "largest": self.largest}


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the throws and pots of these games as one event."""
    throws, void, pots = (total(games, name) for name in ("throws", "void", "pots"))
    return (Throws(throws, void, pots, highest(games, "largest")),)


RECORDS = Records(Tally, told, "largest")
