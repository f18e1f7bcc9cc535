"""The worth of a turn's points for the evening: the chance to win it, given the standing of the others (V6-1)."""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt

from games.verflixte6.odds import ENOUGH, POINTS, RESCUED, Odds
from games.verflixte6.questions import Evening, Rivals

USUAL, SPREAD = 22, 16
"""The points that a good turn brings on average, and their standard deviation, over 600 turns of each hand."""
CHASE, CHASED, PACE = 14, 0.87, 0.059
"""How often a player who needs so many points in the last turn gets them: .87 of 14, 6 per cent less for each more."""
TINY = 1e-8
"""The worth of a point that decides nothing: so little that no surely lost stop is better than the least chance."""
AHEAD = 40
"""The points ahead of all others at which nobody throws again, if these are more than are enough otherwise."""
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
