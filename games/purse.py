"""Chips and pots: what is paid, who can win how much of it, and how it is split (T-3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from games.steps import Seat


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
