"""The value of a turn's state: the exact expectation over all throws, by the best decisions; its worth in an evening.

A value is the worth of the turn's final sum: by default its points. Values are computed from rich turns, in which
everybody stops, down to poorer ones, so that no computation goes deep, however far below 0 a sum is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import erf, exp, fsum, sqrt

from games import Term, Terms, throws
from games.verflixte6.jokers import JOKERS, begin, decide, dice_next, throw
from games.verflixte6.questions import Evening, Rivals
from games.verflixte6.turn import PLAIN, RUNKELRUEB, Turn, sweeten

ENOUGH = 80
"""The points above the level of a Ventil at which nobody throws again."""
RESCUED = 300
"""The same with Runkelrüb in the hand, which undoes eight 6s of nine."""
FAMILIES, ROUNDS = 1 << 10, 1 << 14
"""The most families and rounds whose values are kept."""

Family = tuple[Terms, int | None, int | None]
"""The parts of a turn that plain throws do not change: silent jokers, the level of the Ventil, the sum without Fumo's
gains."""


@lru_cache(maxsize=1 << 10)
def _silent(hand: Terms) -> Terms:
    """Return the jokers that need no announcement."""
    return tuple(name for name in hand if JOKERS[name].kind != "announced")


def points(total: int) -> float:
    """Return the points of a turn that ends with this sum: a Prinzessin below 0 is set to 0 (V6-7)."""
    return float(max(total, 0))


class Odds:
    """The worth of the states of a turn, if the worth of its final sum is `value`."""

    def __init__(
        self,
        value: Callable[[int], float] = points,
        families: int = FAMILIES,
        rounds: int = ROUNDS,
        enough: int = ENOUGH,
    ) -> None:
        self.value = value
        self._enough = enough
        """The points above the level of a Ventil at which nobody throws again."""
        self._most_families, self._most_rounds = families, rounds
        self._families: dict[Family, dict[int, float]] = {}
        self._rounds: dict[Turn, float] = {}
        """Rounds under way, other than plain ones."""

    def worth(self, turn: Turn) -> float:
        """Return the value of a state by the best of stopping and plain throws.

        Jokers that must be announced are left out: they are weighed one at a time, by `expected`.
        """
        hand = _silent(turn.hand)
        if turn.over or turn.sum >= (RESCUED if RUNKELRUEB in hand else self._enough) + (turn.level or 0):
            return self.value(turn.sum)
        family = hand, turn.level, None if turn.doubled is None else turn.sum - 2 * turn.doubled
        known = self._families.get(family)
        if known is None:
            if len(self._families) >= self._most_families:
                self._families.clear()
            known = self._families[family] = {}
        found = known.get(turn.sum)
        return self._fill(known, family, turn) if found is None else found

    def _fill(self, known: dict[int, float], family: Family, turn: Turn) -> float:
        """Compute the values of a family from the richest turn down to this one, and return that of this one."""
        hand, level, base = family
        step = 1 if base is None else 2
        top = (RESCUED if RUNKELRUEB in hand else self._enough) + (level or 0)
        for total in range(top - (top - turn.sum) % step, turn.sum - 1, -step):
            if total < top and total not in known:
                doubled = None if base is None else (total - base) // 2
                state = Turn(total, hand, level=level, doubled=doubled, place=turn.place)
                known[total] = max(self.value(total), self.expected(state, PLAIN))
        return known[turn.sum]

    def expected(self, turn: Turn, name: Term) -> float:
        """Return the value of a round with this joker, or without one, and of the rest of the turn."""
        return self.in_round(begin(turn, name))

    def in_round(self, turn: Turn) -> float:
        """Return the value of a round under way."""
        if turn.at is None:
            return self.worth(sweeten(turn))
        if turn.at.joker == PLAIN:
            return self._thrown(turn)
        found = self._rounds.get(turn)
        if found is None:
            if len(self._rounds) >= self._most_rounds:
                self._rounds.clear()
            found = self._rounds[turn] = self._thrown(turn)
        return found

    def _thrown(self, turn: Turn) -> float:
        """Return the average over the throws that follow, or the better of the two ways to decide."""
        count = dice_next(turn)
        if not count:
            return max(self.in_round(decide(turn, yes).turn) for yes in (True, False))
        total = fsum(ways * self.in_round(throw(turn, dice).turn) for dice, ways in throws(count))
        return total / 6.0**count


POINTS = Odds()
"""The worth of the states of a turn in points."""


def worth(turn: Turn) -> float:
    """Return the expected points of a state, by the best of stopping and plain throws."""
    return POINTS.worth(turn)


def expected(turn: Turn, name: Term) -> float:
    """Return the expected points of a round with this joker, or without one, and of the rest of the turn."""
    return POINTS.expected(turn, name)


def in_round(turn: Turn) -> float:
    """Return the expected points of a turn in the middle of a round."""
    return POINTS.in_round(turn)


USUAL, SPREAD = 22, 16
"""The points that a good turn brings on average, and their standard deviation, over 600 turns of each hand."""
CHASE, CHASED, PACE = 14, 0.87, 0.059
"""How often a player who needs so many points in the last turn gets them: .87 of 14, 6 per cent less for each more."""
TINY = 1e-8
"""The worth of a point that decides nothing: so little that no surely lost stop is better than the least chance."""
AHEAD = 40
"""The lead over all others, in points, at which nobody throws again; at least ENOUGH points are needed."""
KEPT = 64


def odds(evening: Evening) -> Odds:
    """Return the worth of this turn's states: chances to win the evening, or points if the others are not known."""
    if evening.left < 0 or not evening.rivals:
        return POINTS
    return _odds(evening.left, evening.total, tuple(sorted(evening.rivals)))


@lru_cache(maxsize=KEPT)
def _odds(left: int, total: int, rivals: Rivals) -> Odds:
    def value(final: int) -> float:
        points = max(final, 0)
        chance = 1.0
        for other, to_come in rivals:
            chance *= ahead_of(total + points - other, left, to_come)
        return chance + TINY * points

    needed = max(other for other, _ in rivals) - total + AHEAD
    return Odds(value, enough=min(max(needed, ENOUGH), RESCUED))


def ahead_of(lead: int, left: int, to_come: bool) -> float:
    """Return the chance to end before one other player, a tie counting half, with so many points more now.

    `left` Durchgänge follow for both; `to_come` is whether the other still has a turn in this one.
    """
    if left:
        spread = SPREAD * sqrt(2 * left + to_come)
        return (1 + erf((lead - USUAL * to_come) / spread / sqrt(2))) / 2
    if to_come:
        return 1 - min(1.0, CHASED * exp(-PACE * (lead - CHASE))) if lead >= 0 else 0.0
    return float(lead > 0) + (lead == 0) / 2
