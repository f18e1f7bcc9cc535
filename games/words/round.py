"""A round of Choose Your Words: its seats, their payments and their cards (CW-3 to CW-10)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games import Cards, Hand, Seat


@dataclass(slots=True)
class Round:
    """The state of a round: payments in it and in this betting round, the seats still in, the cards."""

    dealer: Seat
    seats: tuple[Seat, ...]
    """The seats that have paid the ante, from the dealer on."""
    playing: list[Seat]
    """Those of them that are still in."""
    paid: list[int]
    bets: list[int]
    level: int = 0
    """The bet that a seat must meet to stay in."""
    hands: dict[Seat, Hand] = field(default_factory=dict)
    pile: Cards = ()
    laid: dict[Seat, Cards] = field(default_factory=dict)
    """The cards that each seat has laid in the middle in the exchange."""

    def from_left(self) -> list[Seat]:
        """Return the seats still in, from the dealer's left on."""
        return [*self.playing[1:], self.dealer] if self.playing[:1] == [self.dealer] else list(self.playing)
