"""An equilibrium of the betting of Choose Your Words between two players.

Whoever bets by it cannot be beaten by betting otherwise: not by bluffing always, nor by folding much, nor by waiting
for good hands. Hands are counted by their rank among all hands, in classes that are equally likely; bets are the lowest
and the highest one. Both sides play against each other many times, and make each move more often the more they regret
not having made it (counterfactual regret minimisation, in the variant CFR+).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from operator import mul
from statistics import NormalDist
from typing import Literal

Vector = list[float]
"""A number for each class of hands."""
Two = tuple[Vector, Vector]
"""The average gains of the hands of both sides, or how often each side comes so far."""

CLASSES = 10
KEPT = 0.61
"""The correlation of a hand's rank before the exchange with its rank after it, measured with 1400 hands."""
TRIES = 120
"""The number of times that both sides play."""
FINE = 8
"""The parts of a class that the exchange is computed with."""
Chips = Callable[[int], float]
"""The gain of the first player from winning so many chips in the round, or losing them."""


@dataclass(slots=True)
class Decision:
    """A decision between moves: how often each class of hands makes each, and the worth of the decision then.

    `values` are the average gains of the moves if the rest of the round follows the plan.
    """

    moves: int
    shares: list[Vector] = field(init=False)
    values: list[Vector] = field(init=False)
    _regrets: list[Vector] = field(init=False)
    _sums: list[Vector] = field(init=False)

    def __post_init__(self) -> None:
        self.shares = [[1 / self.moves] * CLASSES for _ in range(self.moves)]
        self.values, self._regrets, self._sums = ([[0.0] * CLASSES for _ in range(self.moves)] for _ in range(3))

    def learn(self, values: list[Vector], reach: Vector, others: float, weight: int) -> Vector:
        """Learn from the worth of the moves, and return the worth of the decision.

        `reach` is how often each class comes here, `others` how often the other side lets it. With weight 0 nothing is
        learnt: the values are those of the plan.
        """
        by_class = zip(zip(*self.shares, strict=True), zip(*values, strict=True), strict=True)
        worth = [_dot(shares, each) for shares, each in by_class]
        if not weight:
            self.values = [[value / others if others else 0.0 for value in each] for each in values]
            return worth
        self._sums = [
            [total + weight * often * share for total, often, share in zip(sums, reach, shares, strict=True)]
            for sums, shares in zip(self._sums, self.shares, strict=True)
        ]
        self._regrets = [
            [max(0.0, regret + value - usual) for regret, value, usual in zip(regrets, each, worth, strict=True)]
            for regrets, each in zip(self._regrets, values, strict=True)
        ]
        self.shares = self._shared(self._regrets)
        return worth

    def settle(self) -> None:
        """Let the plan be the average of all that was played."""
        self.shares = self._shared(self._sums)

    def _shared(self, amounts: list[Vector]) -> list[Vector]:
        totals = [sum(each) for each in zip(*amounts, strict=True)]
        return [
            [amount / total if total else 1 / self.moves for amount, total in zip(each, totals, strict=True)]
            for each in amounts
        ]


Name = Literal["opens", "meets-least", "meets-raise", "meets-most"]
MOVES: dict[Name, tuple[str, ...]] = {
    "opens": ("fold", "least", "most"),
    "meets-least": ("fold", "call", "most"),
    "meets-raise": ("fold", "call"),
    "meets-most": ("fold", "call"),
}
"""The decisions of a betting round, each with its moves. The opener may also have to meet a raise."""
Betting = dict[Name, Decision]


def betting() -> Betting:
    """Return the decisions of a betting round before anything is learnt."""
    return {name: Decision(len(moves)) for name, moves in MOVES.items()}


class Equilibrium:
    """The plan of both sides for a round with two betting rounds.

    `before` holds the decisions before the exchange, `after` those after it, by how the first betting round went: the
    lowest bet was called, it was raised, the highest was bet at once.
    """

    def __init__(self, ante: int, least: int, most: int, chips: Chips = float, tries: int = TRIES) -> None:
        self.ante, self.least, self.most, self.chips = ante, least, most, chips
        self.before = betting()
        self.after = (betting(), betting(), betting())
        for weight in range(1, tries + 1):
            self._play(weight)
        for decisions in (self.before, *self.after):
            for decision in decisions.values():
                decision.settle()
        self.value = self._play(0)
        """The average gain of the first player."""

    def _play(self, weight: int) -> float:
        reach = [1 / CLASSES] * CLASSES
        values, _ = self._bet(self.before, self.ante, (reach, reach), weight, self.chips)
        return sum(values) / CLASSES

    def _bet(self, decisions: Betting, paid: int, reach: Two, weight: int, chips: Chips) -> Two:
        """Play a betting round after both have `paid` so much, and return the gains of their hands.

        `chips` gives the worth of chips to the opener.
        """
        after = decisions is not self.before
        first, second = reach
        opens, meets_least, meets_raise, meets_most = decisions.values()
        _, low, high = (_times(first, shares) for shares in opens.shares)
        folds, calls, raises = (_times(second, shares) for shares in meets_least.shares)
        gives_up, stays = (_times(low, shares) for shares in meets_raise.shares)
        runs, pays = (_times(second, shares) for shares in meets_most.shares)

        def called(how: int, bet: int, both: Two) -> Two:
            return _show(chips, paid + bet, both) if after else self._exchange(how, paid + bet, both, weight)

        given_up = _fold(chips, -(paid + self.least), (gives_up, raises))
        raised = called(1, self.most, (stays, raises))
        beaten = meets_raise.learn([given_up[0], raised[0]], low, sum(raises), weight)
        folded = _fold(chips, paid, (low, folds))
        seen = called(0, self.least, (low, calls))
        to_least = meets_least.learn([folded[1], seen[1], _plus(given_up[1], raised[1])], second, sum(low), weight)
        run = _fold(chips, paid, (high, runs))
        paid_most = called(2, self.most, (high, pays))
        to_most = meets_most.learn([run[1], paid_most[1]], second, sum(high), weight)
        none = _fold(chips, -paid, (_times(first, opens.shares[0]), second))
        bets = [none[0], _plus(folded[0], seen[0], beaten), _plus(run[0], paid_most[0])]
        return opens.learn(bets, first, sum(second), weight), _plus(none[1], to_least, to_most)

    def _exchange(self, how: int, paid: int, reach: Two, weight: int) -> Two:
        """Change the classes of the hands, and play the second betting round, which the other side opens (CW-9)."""
        rows, columns = exchange()
        first, second = ([_dot(each, column) for column in columns] for each in reach)
        values = self._bet(self.after[how], paid, (second, first), weight, lambda won: -self.chips(-won))
        second, first = ([_dot(row, each) for row in rows] for each in values)
        return first, second


def _fold(chips: Chips, won: int, reach: Two) -> Two:
    """Return the gains of hands if one side folds: the opener gets `won` chips."""
    value = chips(won)
    return [value * sum(reach[1])] * CLASSES, [-value * sum(reach[0])] * CLASSES


def _show(chips: Chips, paid: int, reach: Two) -> Two:
    """Return the gains of hands at the showdown, in which equal classes win as often as they lose."""
    won, lost = chips(paid), chips(-paid)
    return _against(reach[1], won, lost), _against(reach[0], -lost, -won)


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total


def _times(one: Vector, other: Vector) -> Vector:
    return [a * b for a, b in zip(one, other, strict=True)]


def _plus(*vectors: Vector) -> Vector:
    return [sum(each) for each in zip(*vectors, strict=True)]


def _against(others: Vector, won: float, lost: float) -> Vector:
    """Return the gain of each class against hands that come as often as `others` says."""
    below, above, found = 0.0, sum(others), []
    for often in others:
        above -= often
        found.append(won * below + lost * above + (won + lost) / 2 * often)
        below += often
    return found


@lru_cache(maxsize=1)
def exchange() -> tuple[Sequence[Vector], Sequence[Vector]]:
    """Return the chances to come from one class to another by the exchange: by class before, by class after."""
    normal, spread = NormalDist(), NormalDist(0, sqrt(1 - KEPT**2))
    limits = [normal.inv_cdf(place / CLASSES) for place in range(1, CLASSES)]
    rows = []
    for place in range(CLASSES):
        row = [0.0] * CLASSES
        for part in range(FINE):
            middle = KEPT * normal.inv_cdf((place + (part + 0.5) / FINE) / CLASSES)
            below = [0.0, *(spread.cdf(limit - middle) for limit in limits), 1.0]
            row = [share + (below[each + 1] - below[each]) / FINE for each, share in enumerate(row)]
        rows.append(row)
    return rows, [list(column) for column in zip(*rows, strict=True)]
