"""The figures of a player of Misericorde: throws and pots."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, Records, Seat, SharedOut, Takes, Tell, frozen, highest, total
from games.misericorde.events import Dropped, Huuurenhaus, Raised, Spiessgesellen, Threw, Void


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
