"""Bots for Jaques le Kaques.

`easy` ignores how many dice are left: it keeps all that scores, and stops at 400. `good` stops at 350, unless an Oh,
Lálá is possible, and keeps few dice while many are left. `best` maximises the expected points of the turn, and stops
whenever that wins. Careful bots stop a little earlier, bold ones later.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum
from typing import Any

from games import Ask, Decided, Dice, Inattentive, Luck, Seat, Temper, frozen, throws
from games.kaques.rules import GRANDMERE, STOP, Keep
from games.kaques.scoring import DICE, dice_after, keepable, points, points_of_sorted, scoring

STEP = 50
LIMIT = 20000
"""The points aside at which every plan stops; the table ends here."""


CONTENT = {Temper.CAREFUL: 300, Temper.EVEN: 400, Temper.BOLD: 550}
"""The points at which an easy bot stops."""
SENSIBLE = {Temper.CAREFUL: 300, Temper.EVEN: GRANDMERE, Temper.BOLD: 450}
"""The points at which a good bot stops."""
NEARLY = 15.0
"""The points that a bot gives up to follow its temper."""


@frozen
class Easy(Inattentive):
    """A careless bot: it ignores how many dice are left."""

    temper: Temper = Temper.EVEN

    def choose(self, number: int, question: Ask[Any]) -> Dice:
        """Stop when it has enough, else keep all dice that score."""
        assert isinstance(question, Keep)
        brings = question.points + points(question.throw)
        return STOP if brings >= CONTENT[self.temper] else scoring(question.throw)


@frozen
class Good(Inattentive):
    """A sensible bot: content with a Grandmère."""

    temper: Temper = Temper.EVEN

    def choose(self, number: int, question: Ask[Any]) -> Dice:
        """Stop at 350 or at the target, else keep the sensible dice."""
        assert isinstance(question, Keep)
        throw = tuple(sorted(question.throw))
        brings = question.points + points_of_sorted(throw)
        if question.score + brings >= question.target:
            return STOP
        return sensible(throw, brings >= SENSIBLE[self.temper])


@lru_cache(maxsize=1 << 12)
def sensible(throw: Dice, enough: bool) -> Dice:
    """Return the dice that `good` keeps from a throw, or STOP."""
    rich = scoring(throw)
    if len(rich) == len(throw):
        return rich  # six fresh dice hardly ever fail
    if enough or len(throw) - len(rich) < 2:
        return STOP
    return max(keepable(throw), key=lambda kept: (points(kept) // 200, -len(kept), points(kept)))


@frozen
class Best(Inattentive):
    """A bot that maximises the expected points of the turn."""

    temper: Temper = Temper.EVEN

    def choose(self, number: int, question: Ask[Any]) -> Dice:
        """Return the dice that the plan keeps, or STOP if that wins or pays most."""
        assert isinstance(question, Keep)
        throw = tuple(sorted(question.throw))
        if question.score + question.points + points_of_sorted(throw) >= question.target:
            return STOP
        return planned(throw, question.points, -NEARLY * self.temper)

    def decided(self, question: Keep) -> Decided[Dice]:
        """Return its choice, with the points of stopping and of the best way on."""
        throw, aside = tuple(sorted(question.throw)), question.points
        return Decided(self.choose(0, question), ((aside + points_of_sorted(throw), STOP), best_on(throw, aside)))


@lru_cache(maxsize=1 << 16)
def planned(throw: Dice, aside: int, bonus: float = 0.0) -> Dice:
    """Return the dice to keep for the most expected points, given the points aside, or STOP, which has a bonus."""
    average, dice = best_on(throw, aside)
    return dice if average > aside + points_of_sorted(throw) + bonus else STOP


def best_on(throw: Dice, aside: int) -> tuple[float, Dice]:
    """Return the best way on from a sorted throw: its expected points, and the dice that it keeps."""
    ways = [(expected(dice_after(throw, dice), aside + points(dice)), dice) for dice in keepable(throw)]
    return max(ways, key=lambda way: way[0])


def expected(dice: int, aside: int) -> float:
    """Return the expected points of a turn that has `aside` points and throws `dice` dice next."""
    return plan()[min(aside, LIMIT) // STEP][dice]


@lru_cache(maxsize=1)
def plan() -> tuple[tuple[float, ...], ...]:
    """Return the expected points by points aside (in steps of 50) and dice to throw (1 to 6)."""
    outcomes = [_outcomes(dice) for dice in range(1, DICE + 1)]
    table: list[tuple[float, ...]] = [()] * (LIMIT // STEP + 1)
    for step in range(LIMIT // STEP, -1, -1):
        throwing = [fsum(share * _value(table, step, worth, kept) for share, worth, kept in each) for each in outcomes]
        table[step] = (0.0, *throwing)
    return tuple(table)


def _value(table: list[tuple[float, ...]], step: int, worth: int, kept: tuple[tuple[int, int], ...]) -> float:
    """Return the value of a throw: the better of stopping with its `worth` and of keeping some of it."""
    best = float(step * STEP + worth)
    for dice, steps in kept:
        if step + steps < len(table):
            best = max(best, table[step + steps][dice])
    return best


def _outcomes(dice: int) -> list[tuple[float, int, tuple[tuple[int, int], ...]]]:
    """Return the outcomes of throwing `dice` dice, equal ones merged: share, worth, (dice next, worth in steps)."""
    ways: Counter[tuple[int, tuple[tuple[int, int], ...]]] = Counter()
    for throw, count in throws(dice):
        if points(throw):
            ways[points(throw), _worthwhile(throw)] += count
    return [(count / 6**dice, worth, kept) for (worth, kept), count in ways.items()]


def _worthwhile(throw: Dice) -> tuple[tuple[int, int], ...]:
    """Return the most steps of points for each number of dice to throw next."""
    most: dict[int, int] = {}
    for kept in keepable(throw):
        left = dice_after(throw, kept)
        most[left] = max(most.get(left, 0), points(kept) // STEP)
    return tuple(sorted(most.items()))


def easy(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Easy:
    """Return a new careless bot."""
    return Easy(temper)


def good(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Good:
    """Return a new sensible bot."""
    return Good(temper)


def best(seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Best:
    """Return a new bot that plays the best turns."""
    return Best(temper)
