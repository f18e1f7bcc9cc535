"""The bets of the best bot of Choose Your Words: an equilibrium between two, in chips or, near the end, in wins.

A hand counts by its rank among all hands; against several players, by its chance to beat them all. Bets between the
lowest and the highest are met by a mixture of the two plans.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from statistics import NormalDist

from games import Event, Seat
from games.words.equilibrium import CLASSES, MOVES, Betting, Decision, Equilibrium, Name
from games.words.events import Deals, Opened, Raised, Stakes, Swapped
from games.words.questions import CALL, FOLD, Call, Move, Open

SWING = 1.1
"""The standard deviation of the gain of a round, in highest bets."""
NEAR_END = 4
"""The rounds still to come up to which the chips of both decide how to bet."""
PLANS = 128
Way = tuple[float, float, Move]
"""The share of a move in the plan, its average gain, and the move; a gain of 2 is a whole game near the end."""


@lru_cache(maxsize=PLANS)
def plan(ante: int, least: int, most: int, left: int, ahead: int) -> Equilibrium:
    """Return the plan for these stakes; near the end, with `left` rounds to come and the dealer `ahead`."""
    if left < 0:
        return Equilibrium(ante, least, most)
    spread = NormalDist(0, SWING * max(most, ante) * sqrt(4 * left)) if left else None

    def wins(chips: int) -> float:
        """Return the chance to be ahead at the end, after winning these chips from the other player."""
        lead = ahead + 2 * chips
        if spread is not None:
            return 2 * spread.cdf(lead) - 1
        return float((lead > 0) - (lead < 0))

    return Equilibrium(ante, least, most, wins)


def is_near_end(question: Open | Call) -> bool:
    """Tell whether the end is so near that moves are weighed in games won instead of chips."""
    return question.others == 1 and 0 <= question.left <= NEAR_END


class Bettor:
    """Follows the bets of a table, and weighs the moves of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.stakes = (1, 1, 5)
        self.exchanged = self.opened = self.raised = self.first_raised = False
        self.bet = self.first_bet = 0
        """The bet that stands, and the one before the exchange."""

    def tell(self, event: Event) -> None:
        """Follow an event."""
        if isinstance(event, Stakes):
            self.stakes = event.ante, event.least, event.most
        elif isinstance(event, Deals):
            self.exchanged = self.opened = self.raised = self.first_raised = False
            self.bet = self.first_bet = 0
        elif isinstance(event, Swapped) and not self.exchanged:
            self.exchanged, self.first_bet, self.first_raised = True, self.bet, self.raised
            self.bet, self.opened, self.raised = 0, False, False
        elif isinstance(event, (Opened, Raised)):
            self.raised = isinstance(event, Raised)
            self.bet = event.bet
            self.opened = self.opened or (event.seat == self.seat and not self.raised)

    def ways(self, question: Open | Call, rank: float) -> list[Way]:
        """Return each move, the cheapest first; `rank` is that of the hand, as a share of all hands."""
        hand = rank**question.others
        if isinstance(question, Open):
            return self._told(question, self._decision(question, "opens", opens=True), "opens", hand)
        if self.opened:
            return self._told(question, self._decision(question, "meets-raise", opens=True), "meets-raise", hand)
        low = self._told(question, self._decision(question, "meets-least", opens=False), "meets-least", hand)
        high = self._told(question, self._decision(question, "meets-most", opens=False), "meets-most", hand)
        if not question.most:
            low = [way for way in low if way[2] in (FOLD, CALL)]
        return _between(low, high, self._height())

    def _height(self) -> float:
        """Return the height of the present bet: from 0 for the lowest to 1 for the highest."""
        _, least, most = self.stakes
        return min(max((self.bet - least) / (most - least), 0.0), 1.0) if most > least else 1.0

    def _decision(self, question: Open | Call, name: Name, opens: bool) -> Decision:
        deals = opens is not self.exchanged  # the dealer opens before the exchange, the other one after it
        ahead = question.ahead if deals else -question.ahead
        left, ahead = (question.left, ahead) if is_near_end(question) else (-1, 0)
        return self._round(plan(*self.stakes, left, ahead))[name]

    def _round(self, found: Equilibrium) -> Betting:
        if not self.exchanged:
            return found.before
        _, least, most = self.stakes
        if 2 * self.first_bet < least + most:
            return found.after[0]
        return found.after[1 if self.first_raised else 2]

    def _told(self, question: Open | Call, decision: Decision, name: Name, hand: float) -> list[Way]:
        """Return the moves of a decision as answers to the question."""
        answers = {"fold": FOLD, "call": CALL}
        if isinstance(question, Open):
            answers |= {"least": ("bet", question.least), "most": ("bet", question.most)}
        else:
            answers |= {"most": ("raise", question.most)}
        return [
            (_at(shares, hand), _at(values, hand), answers[move])
            for move, shares, values in zip(MOVES[name], decision.shares, decision.values, strict=True)
        ]


def _at(values: list[float], hand: float) -> float:
    """Return the value for a hand, between those of the two nearest classes."""
    place = min(max(hand * CLASSES - 0.5, 0.0), CLASSES - 1.0)
    low = int(place)
    part = place - low
    return values[low] * (1 - part) + values[min(low + 1, CLASSES - 1)] * part


def _between(low: list[Way], high: list[Way], height: float) -> list[Way]:
    """Return the ways to meet a bet that is neither the lowest nor the highest."""
    dear = {move: (share, value) for share, value, move in high}
    found = []
    for share, value, move in low:
        more = dear.get(move, (0.0, value))
        found.append((share * (1 - height) + more[0] * height, value * (1 - height) + more[1] * height, move))
    return found
