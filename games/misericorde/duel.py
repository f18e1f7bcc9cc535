"""The worth of moves between two players: the chance to have more chips when the game is over.

Later rounds count as even. The last to throw is taken to answer a raise in the best way against the leading throw.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from games.misericorde.questions import Duel
from games.misericorde.throws import MOST_DICE, Rank, chance_to_win, chances

RAISES = (0, 1, 2)
"""The raises that most throws allow."""
SWING = 3.0
"""The standard deviation of the change of the lead in a round, measured over games between good players."""


def worth(left: int, lead: float) -> float:
    """Return the chance to win with this lead and so many rounds to come; an even end counts half."""
    if left:
        return (1 + erf(lead / (SWING * sqrt(2 * left)))) / 2
    return float(lead > 0) + (lead == 0) / 2


def last_throw(duel: Duel, pot: int, cost: int, chance: float) -> float:
    """Return the worth of paying `cost` for the last throw, which wins with this chance."""
    won, lost = (worth(duel.left, duel.ahead + lead) for lead in (pot, -pot - 2 * cost))
    return chance * won + (1 - chance) * lost


@lru_cache(maxsize=1 << 15)
def holds(duel: Duel, mark: Rank, dice: int, pot: int, by: int) -> float:
    """Return the worth of leading with `mark` after a raise by so many chips; `pot` and the lead are without it.

    The other player retreats, pays, buys dice or gives some up, whichever is worst for the leader.
    """
    lost = worth(duel.left, duel.ahead - pot - 2 * by)
    ways = [worth(duel.left, duel.ahead + pot + 2)] if by else []
    for count in range(max(dice - by, 1), MOST_DICE + 1):
        chance, pays = chance_to_win(count, mark), by + count - dice
        ways.append((1 - chance) * worth(duel.left, duel.ahead + pot + 2 * pays) + chance * lost)
    return min(ways)


@lru_cache(maxsize=1 << 12)
def first_throw(duel: Duel, dice: int, pot: int) -> float:
    """Return the worth of beginning with `dice` dice; the other throws as many, or more or fewer for chips."""
    total = 0.0
    for each, share in chances(dice):
        if each.kind == "void":
            total += share * worth(duel.left, duel.ahead - pot)
        elif each.kind == "spiessgesellen":
            total += share * worth(duel.left, duel.ahead + pot)
        else:
            total += share * max(holds(duel, each, dice, pot, by) for by in RAISES)
    return total
