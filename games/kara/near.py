"""How near a Kara is to its house (KA-4, KA-8 to KA-10)."""

from __future__ import annotations

from typing import Literal

from games.steps import Dice

DICE = 5


def distance(dice: Dice, house: Dice) -> int:
    """How far the sum is from that of the house: above it positive, below negative, 0 in the house (KA-4)."""
    return sum(dice) - sum(house)


Side = Literal["over", "under", "in"]


def place(dice: Dice, house: Dice) -> tuple[int, Side]:
    """How far a Kara is from the house, and on which side."""
    over = distance(dice, house)
    return abs(over), "over" if over > 0 else "under" if over < 0 else "in"


def matches(dice: Dice, house: Dice) -> int:
    """How many dice a Kara has in common with the house (KA-10)."""
    return sum(min(dice.count(face), house.count(face)) for face in set(house))


def exact(dice: Dice, house: Dice) -> bool:
    """Whether it is exactly the house (KA-8)."""
    return sorted(dice) == sorted(house)


def rank(dice: Dice, house: Dice) -> tuple[int, int]:
    """What orders Karas, the better the higher: nearness, then matches (KA-9, KA-10)."""
    return -abs(distance(dice, house)), matches(dice, house)
