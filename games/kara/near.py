"""How near a Kara is to its house (KA-4, KA-8 to KA-10), and the odds of throwing some dice again."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from math import fsum
from typing import Literal

from games import Dice, missing, throws

DICE = 5


def distance(dice: Dice, house: Dice) -> int:
    """Return the distance of the sum from the house total: positive above, negative below, 0 in the house (KA-4)."""
    return sum(dice) - sum(house)


Side = Literal["over", "under", "in"]


@lru_cache(maxsize=4096)
def place(dice: Dice, house: Dice) -> tuple[int, Side]:
    """Return the distance of a Kara from the house, and its side."""
    over = distance(dice, house)
    return abs(over), "over" if over > 0 else "under" if over < 0 else "in"


@lru_cache(maxsize=4096)
def matches(dice: Dice, house: Dice) -> int:
    """Return the number of dice that a Kara has in common with the house (KA-10)."""
    faces = tuple(set(house))
    return sum(map(min, map(dice.count, faces), map(house.count, faces)))


def exact(dice: Dice, house: Dice) -> bool:
    """Tell whether a Kara is exactly the house (KA-8)."""
    return sorted(dice) == sorted(house)


@lru_cache(maxsize=4096)
def rank(dice: Dice, house: Dice) -> tuple[int, int]:
    """Return the rank of a Kara, higher is better: nearness, then matches (KA-9, KA-10)."""
    return -place(dice, house)[0], matches(dice, house)


Rank = tuple[int, int]


def choices(dice: Dice) -> list[Dice]:
    """Return all ways to choose one to five dice; equal faces are the same choice (KA-5)."""
    ordered = tuple(sorted(dice))
    return sorted({chosen for count in range(1, DICE + 1) for chosen in combinations(ordered, count)})


@lru_cache(maxsize=8)
def sums(count: int) -> Counter[int]:
    """Return the number of ways of each sum of `count` dice; they add up to 6 ** count."""
    found: Counter[int] = Counter()
    for throw, ways in throws(count):
        found[sum(throw)] += ways
    return found


@lru_cache(maxsize=1 << 10)
def into_house(dice: Dice, total: int) -> tuple[tuple[Dice, int], ...]:
    """Return each choice of dice that can lead into the house, with its number of ways, the likeliest first."""
    rest = sum(dice)
    found = [(chosen, sums(len(chosen))[total - rest + sum(chosen)]) for chosen in choices(dice)]
    likely = [(chosen, ways) for chosen, ways in found if ways]
    return tuple(sorted(likely, key=lambda entry: (-entry[1] / 6 ** len(entry[0]), len(entry[0]), entry[0])))


@lru_cache(maxsize=1 << 12)
def likeliest_within(dice: Dice, total: int, far: int) -> Dice:
    """Return the dice to throw again that most likely come within `far` of the house."""
    rest = sum(dice)

    def near(chosen: Dice) -> float:
        kept, ways = rest - sum(chosen), sums(len(chosen))
        return float(sum(ways[total - kept + off] for off in range(-far, far + 1)) / 6 ** len(chosen))

    return max(choices(dice), key=near)


@lru_cache(maxsize=1 << 11)
def _throws_beside(count: int, wanted: Dice) -> tuple[tuple[int, int, int], ...]:
    """Return sum, dice in common with those still `wanted`, and ways, for all throws of `count` dice."""
    found: Counter[tuple[int, int]] = Counter()
    counted = [(face, wanted.count(face)) for face in set(wanted)]
    for throw, ways in throws(count):
        alike = 0
        for face, most in counted:  # matches(), inlined: bots spend most of their time here
            here = throw.count(face)
            alike += here if here < most else most
        found[sum(throw), alike] += ways
    return tuple((total, alike, ways) for (total, alike), ways in found.items())


@lru_cache(maxsize=1 << 11)
def outcomes(dice: Dice, chosen: Dice, house: Dice) -> tuple[tuple[Rank, float], ...]:
    """Return the chance of each rank if `chosen` are thrown again; `dice`, `chosen` and `house` are sorted."""
    kept = missing(chosen, dice)
    alike, off = matches(kept, house), distance(kept, house)
    found: Counter[Rank] = Counter()
    for total, more, ways in _throws_beside(len(chosen), missing(kept, house)):
        found[-abs(off + total), alike + more] += ways
    every = 6 ** len(chosen)
    return tuple((each, ways / every) for each, ways in found.items())


@lru_cache(maxsize=1 << 11)
def _hits_beside(count: int, wanted: Dice) -> dict[int, tuple[tuple[int, float], ...]]:
    """Return, by the sum of `count` dice, the numbers of dice among those still `wanted`, each with its chance."""
    found: dict[int, tuple[tuple[int, float], ...]] = {}
    for total, alike, ways in _throws_beside(count, wanted):
        found[total] = (*found.get(total, ()), (alike, ways / 6**count))
    return found


@lru_cache(maxsize=1 << 12)
def hits(dice: Dice, chosen: Dice, house: Dice) -> tuple[tuple[Rank, float], ...]:
    """Return the outcomes in the house, the only ones that count if another Kara is in it."""
    kept = missing(chosen, dice)
    found = _hits_beside(len(chosen), missing(kept, house)).get(-distance(kept, house), ())
    alike = matches(kept, house)
    return tuple(((0, alike + more), share) for more, share in found)


@lru_cache(maxsize=1 << 12)
def chance_to_beat(dice: Dice, house: Dice, standing: Rank) -> float:
    """Return the chance to beat a rank, ties counted half, with the best single turn: stop, or throw again."""
    best = value_of(rank(dice, house), standing)
    after = hits if standing[0] == 0 else outcomes
    for chosen in choices(dice):
        best = max(best, fsum(share * value_of(each, standing) for each, share in after(dice, chosen, house)))
    return best


def value_of(own: Rank, other: Rank) -> float:
    """Return 1 for a better rank, a half for an equal one, 0 for a worse one."""
    return 1.0 if own > other else 0.5 if own == other else 0.0
