"""The figures of Bring den Kara ins Haus: of many simulated games, and of one player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games import Counts, Event, Figure, JoinsAgain, LeavesTable, Records, Seat, SitsOut, Tell, frozen, highest, total
from games.kara.events import Exactly, House, HouseBy, InHouse, Standing, Won
from games.kara.events import House as NewHouse


class HouseStatistics:
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

    def add(self, other: HouseStatistics) -> None:
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
