"""The value of a turn's state: the exact expectation over all throws, with the best decisions."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from games.dice import throws
from games.steps import Term, Terms
from games.verflixte6.jokers import JOKERS, begin, decide, dice_next, throw
from games.verflixte6.turn import PLAIN, Turn, sweeten

ENOUGH = 80
"""The points at which nobody throws again."""


def worth(turn: Turn) -> float:
    """Return the points that a state brings by the best of stopping and plain throws.

    Jokers that must be announced are left out: they are weighed one at a time, by `expected`.
    """
    return _worth(Turn(turn.sum, _silent(turn.hand), level=turn.level, doubled=turn.doubled, place=turn.place))


@lru_cache(maxsize=1 << 10)
def _silent(hand: Terms) -> Terms:
    """Return the jokers that need no announcement."""
    return tuple(name for name in hand if JOKERS[name].kind != "announced")


@lru_cache(maxsize=1 << 16)
def _worth(turn: Turn) -> float:
    if turn.over:
        return float(turn.sum)
    stopping = float(max(turn.sum, 0))
    return stopping if turn.sum >= ENOUGH else max(stopping, expected(turn, PLAIN))


def expected(turn: Turn, name: Term) -> float:
    """Return what a round with this joker, or without one, and all that follows brings."""
    return in_round(begin(turn, name))


def in_round(turn: Turn) -> float:
    """Return what a round under way brings."""
    if turn.at is None:
        return worth(sweeten(turn))
    count = dice_next(turn)
    if not count:
        return max(in_round(decide(turn, yes).turn) for yes in (True, False))
    return _thrown(turn, count)


@lru_cache(maxsize=1 << 14)
def _thrown(turn: Turn, count: int) -> float:
    return float(fsum(ways * in_round(throw(turn, dice).turn) for dice, ways in throws(count)) / 6**count)
