"""How near a Kara is to its house (KA-4, KA-8 to KA-10)."""

from __future__ import annotations

from typing import Literal

from games import Dice

DICE = 5


def distance(dice: Dice, house: Dice) -> int:
    """Return the distance of the sum from the house total: positive above, negative below, 0 in the house (KA-4)."""
    return sum(dice) - sum(house)


Side = Literal["over", "under", "in"]


def place(dice: Dice, house: Dice) -> tuple[int, Side]:
    """Return the distance of a Kara from the house, and its side."""
    over = distance(dice, house)
    return abs(over), "over" if over > 0 else "under" if over < 0 else "in"


def matches(dice: Dice, house: Dice) -> int:
    """Return the number of dice that a Kara has in common with the house (KA-10)."""
    return sum(min(dice.count(face), house.count(face)) for face in set(house))


def exact(dice: Dice, house: Dice) -> bool:
    """Tell whether a Kara is exactly the house (KA-8)."""
    return sorted(dice) == sorted(house)


def rank(dice: Dice, house: Dice) -> tuple[int, int]:
    """Return the rank of a Kara, higher is better: nearness, then matches (KA-9, KA-10)."""
    return -abs(distance(dice, house)), matches(dice, house)
