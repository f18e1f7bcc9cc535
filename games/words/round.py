"""A round of Choose Your Words: who is in it, what each has paid and holds (CW-3 to CW-10)."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.cards import Hand
from games.steps import Cards, Seat


@dataclass(slots=True)
class Round:
    """What a round changes: what each has paid in it and in this betting, who is still in, the cards."""

    dealer: Seat
    seats: tuple[Seat, ...]
    """Who has paid the ante, from the dealer on."""
    playing: list[Seat]
    """Who of them is still in."""
    paid: list[int]
    bets: list[int]
    level: int = 0
    """What must be bet to stay in."""
    hands: dict[Seat, Hand] = field(default_factory=dict)
    pile: Cards = ()
    laid: dict[Seat, Cards] = field(default_factory=dict)
    """What each has laid in the middle in the exchange."""

    def from_left(self) -> list[Seat]:
        """Who is still in, from the dealer's left on."""
        return [*self.playing[1:], self.dealer] if self.playing[:1] == [self.dealer] else list(self.playing)
