"""The points of dice in Jaques le Kaques, and the dice that may be set aside."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product

from games import FACES, Dice

DICE = 6

TRIPLE = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
SINGLE = {1: 100, 5: 50}
ONES, TWOS, THREES, FOURS, FIVES, SIXES = (
    [n // 3 * TRIPLE[face] + n % 3 * SINGLE.get(face, 0) for n in range(DICE + 1)] for face in FACES
)
"""The points of dice of one face, by their number (KQ-2)."""


def points(dice: Dice) -> int:
    """Return the most points of up to six dice of one throw (KQ-2)."""
    return points_of_sorted(tuple(sorted(dice)))


@lru_cache(maxsize=1 << 10)
def points_of_sorted(dice: Dice) -> int:
    """Return the same of sorted dice: these are 923, few enough for the caches of a processor."""
    n = dice.count  # no loop: a long game is replayed at once
    return ONES[n(1)] + TWOS[n(2)] + THREES[n(3)] + FOURS[n(4)] + FIVES[n(5)] + SIXES[n(6)]


@lru_cache(maxsize=1 << 16)
def scoring(throw: Dice) -> Dice:
    """Return all dice of the throw that score, in the order thrown (KQ-2)."""
    left = {face: n if face in SINGLE else n // 3 * 3 for face, n in Counter(throw).items()}
    kept = []
    for face in throw:
        if left[face]:
            left[face] -= 1
            kept.append(face)
    return tuple(kept)


@lru_cache(maxsize=1 << 16)
def scores_whole(dice: Dice) -> bool:
    """Tell whether none of the dice is worthless (KQ-3)."""
    return all(face in SINGLE or dice.count(face) % 3 == 0 for face in set(dice))


@lru_cache(maxsize=1 << 12)
def keepable(throw: Dice) -> tuple[Dice, ...]:
    """Return all sets of dice that may be kept from a throw (KQ-3, KQ-4), most points first, then fewest dice."""
    faces = sorted(Counter(scoring(throw)).items())
    ways = product(*(range(n + 1) if face in SINGLE else range(0, n + 1, 3) for face, n in faces))
    kept = [tuple(face for (face, _), n in zip(faces, way, strict=True) for _ in range(n)) for way in ways]
    return tuple(sorted(filter(None, kept), key=lambda dice: (-points(dice), len(dice), dice)))


def dice_after(throw: Dice, kept: Dice) -> int:
    """Return how many dice are thrown next: the rest, or all six if none is left (KQ-3, KQ-8)."""
    return len(throw) - len(kept) or DICE
