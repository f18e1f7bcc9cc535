"""Exact probabilities of the throws of a given number of dice (MI-9 to MI-12)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum

from games import throws
from games.misericorde.throws import Rank, rank

Chances = tuple[tuple[Rank, float], ...]


@lru_cache(maxsize=16)
def chances(dice: int) -> Chances:
    """Return the chance of each rank when throwing `dice` dice, lowest first; all void throws are one rank."""
    found: Counter[Rank] = Counter()
    for throw, ways in throws(dice):
        found[rank(throw)] += ways
    return tuple((each, found[each] / 6**dice) for each in sorted(found))


@lru_cache(maxsize=1 << 12)
def chance_to_win(dice: int, best: Rank | None) -> float:
    """Return the chance that `dice` dice beat `best`, a tie counting half; if `best` is None, that they are valid."""
    return fsum(
        share * (0.5 if each == best else 1.0)
        for each, share in chances(dice)
        if each.kind != "void" and (best is None or each >= best)
    )


def percent_to_lead(dice: int, best: Rank | None) -> int:
    """Return how many of a hundred throws of `dice` dice beat `best`; if `best` is None, how many are valid."""
    equal = next((share for each, share in chances(dice) if each == best), 0.0)
    return round(100 * (chance_to_win(dice, best) - equal / 2))
