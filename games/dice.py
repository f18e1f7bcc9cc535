"""Dice functions that all dice games share."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from games.steps import Dice

FACES = range(1, 7)


def missing(dice: Dice, wanted: Dice) -> Dice:
    """Return the faces in `wanted` that `dice` lacks, sorted."""
    left, lacking = list(dice), []
    for face in wanted:
        if face in left:
            left.remove(face)
        else:
            lacking.append(face)
    return tuple(sorted(lacking))


@lru_cache(maxsize=16)
def throws(count: int) -> tuple[tuple[Dice, int], ...]:
    """Return all throws of `count` dice as sorted faces, each with its number of ways; these add up to 6 ** count."""
    return tuple(
        (dice, factorial(count) // prod(factorial(n) for n in Counter(dice).values()))
        for dice in combinations_with_replacement(FACES, count)
    )
