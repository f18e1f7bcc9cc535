"""The figures of a player of Bring den Kara ins Haus: rounds, and Karas in the house."""

from __future__ import annotations

from collections.abc import Sequence

from games import Counts, Event, JoinsAgain, LeavesTable, Records, Seat, SitsOut, Tell, frozen, highest, total
from games.kara.events import Exactly, HouseBy, InHouse, Standing, Won
from games.kara.events import House as NewHouse


@frozen
class Rounds(Event):
    """The rounds of many games, how many were won, and how many Karas came into the house, and exactly into it.

    `most` is the most that were won in one game; `shared` rounds were won together with others.
    """

    rounds: int
    won: int
    most: int
    inside: int
    exactly: int
    shared: int


class Tally:
    """Counts the rounds of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.rounds = self.won = self.shared = self.inside = self.exactly = 0
        self.away = self.sits_out = False

    def tell(self, told: Tell) -> None:
        """Count the rounds that it throws a Kara in, and those of its Karas that are in the house."""
        event = told.event
        if isinstance(event, (NewHouse, HouseBy)):
            self._begins(event)
        elif getattr(event, "seat", None) != self.seat:
            return
        elif isinstance(event, (LeavesTable, JoinsAgain)):
            self.away = isinstance(event, LeavesTable)
        elif isinstance(event, SitsOut):
            self.sits_out = True
        elif isinstance(event, (Won, Standing)):
            self.won, self.shared = event.rounds, event.shared
        elif isinstance(event, InHouse):
            self.inside += 1
        elif isinstance(event, Exactly):
            self.exactly += 1

    def _begins(self, event: Event) -> None:
        """Count a round, unless it is away, cannot pay, or only throws the house (KA-3)."""
        only_house = isinstance(event, HouseBy) and event.seat == self.seat and not event.plays
        self.rounds += not (self.away or self.sits_out or only_house)
        self.sits_out = False

    def counts(self) -> Counts:
        """Return the rounds, those that were won or shared, and the Karas in the house."""
        rounds = {"rounds": self.rounds, "won": self.won, "shared": self.shared}
        return {**rounds, "inside": self.inside, "exactly": self.exactly}


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the rounds of these games as one event."""
    rounds, won, *others = (total(games, name) for name in ("rounds", "won", "inside", "exactly", "shared"))
    return (Rounds(rounds, won, highest(games, "won"), *others),)


RECORDS = Records(Tally, told, "won")
