"""The throws of Misericorde: their rank, their chances, and the figures that allow to raise (MI-9 to MI-14)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum
from typing import Literal, NamedTuple

from games import FACES, Dice, throws

MOST_DICE = 9
ALIKE = 5
"""How many alike make Spießgesellen (MI-12)."""
Kind = Literal["void", "sum", "misericordes", "spiessgesellen"]
_HEIGHT: dict[Kind, int] = {"void": 0, "sum": 1, "misericordes": 2, "spiessgesellen": 3}


class Rank(NamedTuple):
    """The rank of a throw, higher for better; `value` is the sum, the number of 6s, or the face (MI-10 to MI-12)."""

    height: int
    value: int
    kind: Kind


@lru_cache(maxsize=1 << 14)
def rank(dice: Dice) -> Rank:
    """Return the rank of a throw: Spießgesellen, void, Misericordes, or the sum (MI-9 to MI-12)."""
    for face in set(dice):
        if dice.count(face) >= ALIKE:
            return _ranked("spiessgesellen", face)
    if dice.count(1) > 1:
        return _ranked("void", 0)
    if dice.count(6) > 1:
        return _ranked("misericordes", dice.count(6))
    return _ranked("sum", sum(dice))


def _ranked(kind: Kind, value: int) -> Rank:
    return Rank(_HEIGHT[kind], value, kind)


# Figures (MI-14) -----------------------------------------------------------------------------------------------------

Name = Literal["pair", "triple", "street", "allee", "cathedrale"]


class Figure(NamedTuple):
    """A figure, its dice, and the chips it allows to raise; 0 for a cathédrale, which allows any number."""

    name: Name
    dice: Dice
    worth: int


ANY = None
"""The limit of a cathédrale: any number."""
_RUNS: tuple[tuple[int, Name, int], ...] = ((4, "street", 2), (5, "allee", 3))


def allowed(dice: Dice) -> int | None:
    """Return the most that the figures of a throw allow to raise, each die in one figure only; ANY for a cathédrale."""
    found = figures(dice)
    return ANY if any(figure.name == "cathedrale" for figure in found) else sum(figure.worth for figure in found)


def figures(dice: Dice) -> tuple[Figure, ...]:
    """Return the division into figures that allows the highest raise; taking the biggest figure first may miss it."""
    if set(dice) >= set(FACES):
        return (Figure("cathedrale", tuple(FACES), 0),)
    return _division(tuple(dice.count(face) for face in FACES))


@lru_cache(maxsize=1 << 14)
def _division(counts: tuple[int, ...]) -> tuple[Figure, ...]:
    """Return the best division, given the count of each face: a run and the best of the rest, or only equal faces."""
    ways = [tuple(figure for face, count in zip(FACES, counts, strict=True) for figure in _alike(face, count))]
    for first in range(len(counts)):
        for length, name, worth in _RUNS:
            if first + length <= len(counts) and all(counts[first : first + length]):
                rest = tuple(count - (first <= place < first + length) for place, count in enumerate(counts))
                run = Figure(name, tuple(range(first + 1, first + length + 1)), worth)
                ways.append((run, *_division(rest)))
    return max(ways, key=lambda way: (sum(figure.worth for figure in way), -len(way)))


def _alike(face: int, count: int) -> tuple[Figure, ...]:
    """Return triples, and pairs of the rest; a quadruple is two pairs."""
    triples = max(count // 3 - (count % 3 == 1), 0)
    pairs = (count - 3 * triples) // 2
    return (Figure("triple", (face,) * 3, 2),) * triples + (Figure("pair", (face,) * 2, 1),) * pairs


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
