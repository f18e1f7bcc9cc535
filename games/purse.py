"""Chips, pots and coins: payments, side pots, splits and gifts (T-3).

Games for chips inherit from `Purses`, whose `chips` holds the chips of each seat. Taverne itself has the phrases for
their common events, so chips sound alike in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import ClassVar

from games.data import frozen
from games.game import Agreement, Sitting
from games.options import Option, Value
from games.refusals import Refused
from games.steps import RESULT, Event, Rules, Seat, SeatEvent, Seats, Sounds, Tell, Telling

# Events --------------------------------------------------------------------------------------------------------------


@frozen
class RoundOf(Event):
    """The number of the round under way, and of the last one; 0 if the game has no last round."""

    number: int
    last: int


@frozen
class Takes(Event):
    """A seat takes `won` chips from the pot, its own among them, and has `chips` after that.

    `whole` tells whether that is the whole pot, of which nobody else gets a share.
    """

    joins: ClassVar[bool] = True
    sounds: ClassVar[Sounds] = ("chips-in",)
    seat: Seat
    won: int
    chips: int
    whole: bool = True


@frozen
class Loses(SeatEvent):
    """The chips that a seat has paid in a round from which it takes none, and those it has after that."""

    telling: ClassVar[Telling] = RESULT
    joins: ClassVar[bool] = True
    lost: int
    chips: int


@frozen
class Stays(Event):
    """Chips that stay in the pot for the next round."""

    joins: ClassVar[bool] = True
    chips: int


@frozen
class SharedOut(Event):
    """The pot that is left when the game ends, which goes to the players still in it (T-6)."""

    chips: int


@frozen
class Tied(Event):
    """Several seats win a game together. It stands instead of a win of each."""

    sounds: ClassVar[Sounds] = ("win",)
    winners: Seats


@frozen
class SitsOut(Event):
    """A seat sits out because it cannot pay the stake."""

    seat: Seat


@frozen
class LeavesTable(Event):
    """A seat leaves the table and plays no more rounds for now (T-7)."""

    seat: Seat


@frozen
class JoinsAgain(Event):
    """A seat joins the table again (T-7)."""

    seat: Seat


# Pots ----------------------------------------------------------------------------------------------------------------


@frozen
class Pot:
    """Chips, and the seats that can win them."""

    chips: int
    seats: tuple[Seat, ...]


def shares(chips: int, ways: int) -> tuple[int, int]:
    """Return an even split: the chips each one gets, and the chips left over."""
    return divmod(chips, ways)


def side_pots(paid: Sequence[int], playing: Collection[int], before: int = 0) -> tuple[Pot, ...]:
    """Return the pots of a round: a seat that paid less can win only that much from each other seat (CW-10).

    `paid` is by seat; seats not in `playing` have paid and are out. Chips from `before` go into the first pot.
    """
    pots = []
    level, found = 0, before
    for top in sorted({paid[seat] for seat in playing}):
        found += sum(min(chips, top) - min(chips, level) for chips in paid)
        pots.append(Pot(found, tuple(Seat(seat) for seat in sorted(playing) if paid[seat] >= top)))
        level, found = top, 0
    above = sum(chips - min(chips, level) for chips in paid)
    if above:  # a seat that is out paid more than any seat still in
        pots[-1] = Pot(pots[-1].chips + above, pots[-1].seats)
    return tuple(pots)


def uncalled(paid: Sequence[int]) -> tuple[Seat, int]:
    """Return the seat that paid the most, and how many of those chips no other seat has matched."""
    most = max(range(len(paid)), key=lambda seat: paid[seat])
    return Seat(most), paid[most] - max(chips for seat, chips in enumerate(paid) if seat != most)


def left_over(chips: int, purses: Sequence[int], playing: Collection[int]) -> dict[Seat, int]:
    """Return the shares of a pot left at the end of the game: even, with odd chips to the poorest seats (T-6)."""
    each, odd = shares(chips, len(playing))
    poorest = sorted(playing, key=lambda seat: (purses[seat], seat))
    return {Seat(seat): each + (place < odd) for place, seat in enumerate(poorest)}


def dealt_out(chips: int, purses: Sequence[int], order: Sequence[Seat]) -> dict[Seat, int]:
    """Return the chips for each seat if each chip goes to the seat with the fewest, ties by `order` (MI-3).

    Seats that get nothing are left out.
    """
    poorest = sorted(order, key=lambda seat: purses[seat])  # sorted() keeps ties in `order`

    def levelled(count: int) -> tuple[int, int]:
        """Return the even share of the `count` poorest, and the chips left over."""
        return divmod(chips + sum(purses[seat] for seat in poorest[:count]), count)

    count = next(n for n in range(len(poorest), 0, -1) if levelled(n)[0] >= purses[poorest[n - 1]])
    level, rest = levelled(count)
    has = dict.fromkeys(poorest[:count], level)
    for seat in [seat for seat in order if seat in has][:rest]:
        has[seat] += 1
    return {seat: has[seat] - purses[seat] for seat in order if has.get(seat, 0) > purses[seat]}


class Stakes(Agreement):
    """The agreement of games with a stake per round, at most the chips that a player begins with (`worth`)."""

    def __init__(self, *options: Option, worth: Callable[[Mapping[str, Value]], int]) -> None:
        super().__init__(*options)
        self.worth = worth

    def settle(self, options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
        """Return the agreed options. Raises Refused for a stake that nobody can ever pay."""
        stake, each = int(options["stake"]), self.worth(options)
        if stake > each:
            raise Refused("option-stake", stake=stake, chips=each)
        return dict(options)


# Purses --------------------------------------------------------------------------------------------------------------


class Purses(Rules):
    """A game for chips: those of each seat, and those that stay in the pot between rounds."""

    def __init__(self, seats: int, chips: int) -> None:
        self.chips = [chips] * seats
        self.stays = 0
        self.before = list(self.chips)
        """The chips of each seat when the round began."""
        self.away: set[Seat] = set()
        self.last = 0
        """The number of the last round; 0 if there is none."""

    def round_of(self) -> tuple[Event, ...]:
        """Return the number of the round under way, if one has begun."""
        return (RoundOf(self.number, self.last),) if self.number else ()

    async def take(self, won: Mapping[Seat, int]) -> None:
        """Give chips from the pot to these seats; a seat that gets none is not named."""
        taken = {seat: chips for seat, chips in won.items() if chips}
        for seat, chips in taken.items():
            self.chips[seat] += chips
            await Tell(Takes(seat, chips, self.chips[seat], len(taken) == 1))

    async def settle_round(self, won: Mapping[Seat, int]) -> None:
        """Give the pot to these seats, and tell the others what they have lost."""
        await self.take(won)
        await self.tell_losses([seat for seat, chips in won.items() if chips])

    async def tell_losses(self, won: Collection[int] = ()) -> None:
        """Tell each seat what it has paid in the round, which it has lost; but for those that have `won`."""
        for seat, before in enumerate(self.before):
            if seat not in won and (lost := before - self.chips[seat]) > 0:
                await Tell(Loses(Seat(seat), lost, self.chips[seat]))

    async def leave_in_pot(self, chips: int) -> None:
        """Leave the chips that nobody has won in the pot for the next round."""
        self.stays = chips
        if chips:
            await Tell(Stays(chips))

    async def share_what_stayed(self, playing: Collection[int]) -> None:
        """Split the pot that is left when the game ends among the players still in it (T-6)."""
        chips, self.stays = self.stays, 0
        if chips:
            await Tell(SharedOut(chips))
            await self.take(left_over(chips, self.chips, playing))

    # Seats (T-1)

    def everybody(self) -> list[Seat]:
        """Return all seats."""
        return list(map(Seat, range(len(self.chips))))

    def inside(self) -> list[Seat]:
        """Return the seats that have not left the table (T-7)."""
        return [seat for seat in self.everybody() if seat not in self.away]

    def clockwise(self, first: Seat, among: Collection[Seat] | None = None) -> list[Seat]:
        """Return all seats, or only those in `among`, clockwise from `first`."""
        order = self.everybody()[first:] + self.everybody()[:first]
        return order if among is None else [seat for seat in order if seat in among]

    def next_of(self, among: Collection[Seat], after: Seat) -> Seat:
        """Return the next of these seats clockwise from `after`."""
        return self.clockwise(Seat((after + 1) % len(self.chips)), among)[0]
