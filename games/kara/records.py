"""What Bring den Kara ins Haus counts for its players: rounds, and Karas in the house."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.kara.events import Exactly, HouseBy, InHouse, Standing, Won
from games.kara.events import House as NewHouse
from games.records import Counts, Records, highest, total
from games.steps import Event, Seat, Tell


@dataclass(frozen=True, slots=True)
class Rounds(Event):
    """The rounds of many games, how many were won, and how many Karas came into the house, and exactly into it."""

    rounds: int
    won: int
    most: int
    inside: int
    exactly: int


class Tally:
    """Counts the rounds of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.rounds = self.won = self.inside = self.exactly = 0

    def tell(self, told: Tell) -> None:
        """Count rounds, and Karas of its own in the house."""
        event = told.event
        if isinstance(event, NewHouse | HouseBy):
            self.rounds += 1
        elif isinstance(event, Won | Standing) and event.seat == self.seat:
            self.won = event.rounds
        elif isinstance(event, InHouse) and event.seat == self.seat:
            self.inside += 1
        elif isinstance(event, Exactly) and event.seat == self.seat:
            self.exactly += 1

    def counts(self) -> Counts:
        """Return the rounds, those that were won, and the Karas in the house."""
        return {"rounds": self.rounds, "won": self.won, "inside": self.inside, "exactly": self.exactly}


def told(games: Sequence[Counts]) -> tuple[Event, ...]:
    """Return the rounds of these games as one event."""
    rounds, won, inside, exactly = (total(games, name) for name in ("rounds", "won", "inside", "exactly"))
    return (Rounds(rounds, won, highest(games, "won"), inside, exactly),)


RECORDS = Records(Tally, told, "won")
