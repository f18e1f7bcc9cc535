"""A share that is measured game by game, until it is surely under a bound or over it.

An interval of 99 per cent holds at one look. Whoever looks after each game and stops when the figures please finds
anything. So it is a gambler who decides when to stop: one who bets against a supposed share, and whose money grows a
hundredfold only once in a hundred times if the share is as supposed, however long they play (Waudby-Smith and Ramdas,
"Estimating means of bounded random variables by betting", 2024).
"""

from collections import Counter
from math import exp, log, log1p, sqrt

BETS = (1 / 256, 1 / 128, 1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2)
"""The parts of all that may be staked; the gambler divides the money evenly among players who stake one of them."""
UNLIKELY = 0.01
WIDE = 2.576
"""Standard deviations on each side of an interval of 99 per cent."""
LOOK = 20
"""Observations between two looks."""


class Evidence:
    """Observations from 0 to 1, each of so many games, and what they say of their mean."""

    def __init__(self, games=1):
        self.games_each = games
        self.seen = Counter()

    def add(self, value):
        """Take in an observation."""
        self.seen[value] += 1

    @property
    def games(self):
        """The games played so far."""
        return self.seen.total() * self.games_each

    @property
    def share(self):
        """The mean of all observations."""
        return sum(value * count for value, count in self.seen.items()) / self.seen.total()

    def is_above(self, supposed):
        """Whether the mean is surely above this one."""
        return _refutes(self.seen, supposed)

    def is_below(self, supposed):
        """Whether the mean is surely below this one."""
        return _refutes(Counter({1 - value: count for value, count in self.seen.items()}), 1 - supposed)

    @property
    def low(self):
        """The lower bound of 99 per cent, at one look."""
        return self.share - WIDE * self.error

    @property
    def error(self):
        """The standard error of the mean."""
        share, count = self.share, self.seen.total()
        spread = sum(many * (value - share) ** 2 for value, many in self.seen.items()) / max(count - 1, 1)
        return sqrt(spread / count)

    def __str__(self):
        return f"{self.share:.3f} of {self.games} games, lower bound {self.low:.3f}"


def _refutes(seen, supposed):
    """Whether money that was bet on more than this mean has grown a hundredfold."""
    if not 0 < supposed < 1:
        return False
    grown = [sum(count * log1p(bet / supposed * (value - supposed)) for value, count in seen.items()) for bet in BETS]
    most = max(grown)
    return most + log(sum(exp(each - most) for each in grown) / len(grown)) > -log(UNLIKELY)


def gathered(play, most, bound, games=1):
    """Evidence of the share that `play` wins, until it is surely under or over the bound, or after the most games.

    `play` plays the games of a seed, `games` of them, and says how much of them was won.
    """
    found = Evidence(games)
    for seed in range(most // games):
        found.add(play(seed))
        if seed % LOOK == LOOK - 1 and (found.is_below(bound) or found.is_above(bound)):
            break
    return found
