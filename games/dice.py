"""What all dice games need to know about dice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

from games.steps import Dice

FACES = range(1, 7)


def missing(dice: Dice, wanted: Dice) -> Dice:
    """The faces in `wanted` that `dice` does not hold, sorted."""
    left = sorted(wanted)
    for face in dice:
        if face in left:
            left.remove(face)
    return tuple(left)


@lru_cache(maxsize=16)
def throws(count: int) -> tuple[tuple[Dice, int], ...]:
    """All throws of `count` dice as sorted faces, each with the number of its ways; the ways add up to 6 ** count."""
    return tuple(
        (dice, factorial(count) // prod(factorial(n) for n in Counter(dice).values()))
        for dice in combinations_with_replacement(FACES, count)
    )
