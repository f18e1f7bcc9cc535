"""Chips, pots and coins: what is paid, who can win how much of it, how it is split, and what is given away (T-3).

Games that are played for chips are `Purses`: they keep in `chips` what everybody has. Their common events are told by
phrases of the house, so that chips sound alike in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from games.game import Agreement, Sitting
from games.options import Option, Value
from games.steps import Event, Refused, Rules, Seat, Tell

# What is told --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Takes(Event):
    """Chips out of the pot, and how many the seat has then."""

    seat: Seat
    won: int
    chips: int


@dataclass(frozen=True, slots=True)
class Stays(Event):
    """What stays in the pot for the next round."""

    chips: int


@dataclass(frozen=True, slots=True)
class SharedOut(Event):
    """What is in the pot when the game ends goes to those still in it (T-6)."""

    chips: int


@dataclass(frozen=True, slots=True)
class SitsOut(Event):
    """A seat that cannot pay the stake."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LeavesTable(Event):
    """A seat that plays no more rounds for now (T-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class JoinsAgain(Event):
    """A seat that plays again (T-7)."""

    seat: Seat


# Pots ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that can win them."""

    chips: int
    seats: tuple[Seat, ...]


def shares(chips: int, ways: int) -> tuple[int, int]:
    """An even split: how many chips each gets, and how many stay behind."""
    return divmod(chips, ways)


def side_pots(paid: Sequence[int], playing: Collection[int], before: int = 0) -> tuple[Pot, ...]:
    """The pots of a round: who paid less than others can win only as much from each of them (CW-10).

    `paid` is by seat; those not in `playing` have paid and are out. What lay there `before` is in the first pot.
    """
    pots = []
    level, found = 0, before
    for top in sorted({paid[seat] for seat in playing}):
        found += sum(min(chips, top) - min(chips, level) for chips in paid)
        pots.append(Pot(found, tuple(Seat(seat) for seat in sorted(playing) if paid[seat] >= top)))
        level, found = top, 0
    above = sum(chips - min(chips, level) for chips in paid)
    if above:  # paid by somebody who is out, beyond what anybody still in has paid
        pots[-1] = Pot(pots[-1].chips + above, pots[-1].seats)
    return tuple(pots)


def uncalled(paid: Sequence[int]) -> tuple[Seat, int]:
    """Who has paid the most, and how many chips of that nobody else has paid as well."""
    most = max(range(len(paid)), key=lambda seat: paid[seat])
    return Seat(most), paid[most] - max(chips for seat, chips in enumerate(paid) if seat != most)


def left_over(chips: int, purses: Sequence[int], playing: Collection[int]) -> dict[Seat, int]:
    """What a pot that is left when the game ends brings each: even shares, odd chips to the fewest chips (T-6)."""
    each, odd = shares(chips, len(playing))
    poorest = sorted(playing, key=lambda seat: (purses[seat], seat))
    return {Seat(seat): each + (place < odd) for place, seat in enumerate(poorest)}


def dealt_out(chips: int, purses: Sequence[int], order: Sequence[Seat]) -> dict[Seat, int]:
    """What each gets of chips that are dealt out one at a time, each to whoever has the fewest, then by `order` (MI-3).

    Seats that get nothing are not named.
    """
    poorest = sorted(order, key=lambda seat: purses[seat])  # sorted keeps the order of equals

    def levelled(count: int) -> tuple[int, int]:
        """What each of so many of the poorest has when they share alike, and what is left then."""
        return divmod(chips + sum(purses[seat] for seat in poorest[:count]), count)

    count = next(n for n in range(len(poorest), 0, -1) if levelled(n)[0] >= purses[poorest[n - 1]])
    level, rest = levelled(count)
    has = dict.fromkeys(poorest[:count], level)
    for seat in [seat for seat in order if seat in has][:rest]:
        has[seat] += 1
    return {seat: has[seat] - purses[seat] for seat in order if has.get(seat, 0) > purses[seat]}


class Stakes(Agreement):
    """What is agreed where each round has a stake: one that a player can pay with what that player is `worth`."""

    def __init__(self, *options: Option, worth: Callable[[Mapping[str, Value]], int]) -> None:
        super().__init__(*options)
        self.worth = worth

    def settle(self, options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
        """Return what is agreed. Raises Refused for a stake that nobody can ever pay."""
        stake, each = int(options["stake"]), self.worth(options)
        if stake > each:
            raise Refused("option-stake", stake=stake, chips=each)
        return dict(options)


# Purses --------------------------------------------------------------------------------------------------------------


class Purses(Rules):
    """A game that is played for chips: who has how many, and what stays in the pot between rounds."""

    def __init__(self, seats: int, chips: int) -> None:
        self.chips = [chips] * seats
        self.stays = 0
        self.away: set[Seat] = set()

    async def take(self, won: Mapping[Seat, int]) -> None:
        """Chips out of the pot go to these seats; who gets none is not named."""
        for seat, chips in won.items():
            if chips:
                self.chips[seat] += chips
                await Tell(Takes(seat, chips, self.chips[seat]))

    async def leave_in_pot(self, chips: int) -> None:
        """What nobody has won stays for the next round."""
        self.stays = chips
        if chips:
            await Tell(Stays(chips))

    async def share_what_stayed(self, playing: Collection[int]) -> None:
        """A pot that is left when the game ends is split among those still in it (T-6)."""
        chips, self.stays = self.stays, 0
        if chips:
            await Tell(SharedOut(chips))
            await self.take(left_over(chips, self.chips, playing))

    # Who sits where (T-1)

    def everybody(self) -> list[Seat]:
        """All seats."""
        return [Seat(n) for n in range(len(self.chips))]

    def inside(self) -> list[Seat]:
        """Who is at the table, and has not left it (T-7)."""
        return [seat for seat in self.everybody() if seat not in self.away]

    def clockwise(self, first: Seat, among: Collection[Seat] | None = None) -> list[Seat]:
        """All seats, or only these, from one on."""
        order = self.everybody()[first:] + self.everybody()[:first]
        return order if among is None else [seat for seat in order if seat in among]

    def next_of(self, among: Collection[Seat], after: Seat) -> Seat:
        """The next of these seats after one, clockwise."""
        return self.clockwise(Seat((after + 1) % len(self.chips)), among)[0]
