"""Betting by what the others' bets say: how the best bot of Choose Your Words reads a table.

A player who bets high with one hand in five has one of the best fifth of hands when they do. So each bet is read
against all that its player has done before, and each move is weighed by what it wins on average: if the others fold,
and if they do not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import prod

from games.steps import Event, Seat
from games.words.events import Called, Deals, Folded, Opened, Raised, Swapped
from games.words.questions import CALL, FOLD, Call, Move, Open

ASSUMED = 6
"""How many decisions of an unknown player are assumed, before their own outweigh them."""
BETS_LOW, BETS_HIGH, STAYS = 0.6, 0.2, 0.7
"""The shares of hands with which an unknown player bets the least, bets the most, and does not fold to a bet."""
KEPT = 0.6
"""How much of a hand's rank before the exchange is left after it."""


@dataclass(slots=True)
class Habits:
    """What one player has done: bets by their height, and decisions in the face of a bet."""

    bets: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    faced: int = 0
    stayed: int = 0

    def bets_at_least(self, bet: int, usual: float) -> float:
        """Return the share of decisions that were a bet of this height or more."""
        return (sum(n for height, n in self.bets.items() if height >= bet) + ASSUMED * usual) / (
            self.decisions + ASSUMED
        )

    def stays(self) -> float:
        """Return the share of bets to which the player does not fold."""
        return (self.stayed + ASSUMED * STAYS) / (self.faced + ASSUMED)


class Reader:
    """Follows the bets of a table, and weighs the moves of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.habits: defaultdict[Seat, Habits] = defaultdict(Habits)
        self.least: dict[Seat, float] = {}
        """The rank, as a share of all hands, that each player in the round has at least."""
        self.exchanged = False
        self.faces_bet = False
        self.limits = (1, 5)

    def tell(self, event: Event) -> None:
        """Follow an event."""
        if isinstance(event, Deals):
            self.least, self.exchanged, self.faces_bet = {}, False, False
        elif isinstance(event, Swapped) and not self.exchanged:
            self.exchanged, self.faces_bet = True, False
            self.least = {seat: KEPT * rank for seat, rank in self.least.items()}
        elif isinstance(event, Opened | Raised):
            self._acts(event.seat, event.bet)
            self.faces_bet = True
        elif isinstance(event, Called):
            self._acts(event.seat, 0)
        elif isinstance(event, Folded):
            self._acts(event.seat, -1)

    def _acts(self, seat: Seat, bet: int) -> None:
        """Note a bet, a call (0) or a fold (-1), and what it says about the hand."""
        habits = self.habits[seat]
        if self.faces_bet:
            habits.faced += 1
            habits.stayed += bet >= 0
        habits.decisions += 1
        if bet < 0:
            self.least.pop(seat, None)
            return
        rank = 1 - habits.stays()
        if bet > 0:
            rank = 1 - habits.bets_at_least(bet, self._usual(bet))
            habits.bets[bet] += 1
        self.least[seat] = max(rank, self.least.get(seat, 0.0))

    def _usual(self, bet: int) -> float:
        least, most = self.limits
        height = (bet - least) / (most - least) if most > least else 0.0
        return BETS_LOW + (BETS_HIGH - BETS_LOW) * min(max(height, 0.0), 1.0)

    # Moves

    def ways(self, question: Open | Call, rank: float) -> list[tuple[float, Move]]:
        """Return each move with the chips that it wins on average, the cheapest first.

        `rank` is that of the hand, as a share of all hands.
        """
        mine = rank if self.exchanged else 0.5 + KEPT * (rank - 0.5)
        rivals = [self.least.get(seat, 0.0) for seat in self._rivals(question.others)]
        if isinstance(question, Open):
            self.limits = question.least, question.most
            heights = {question.least, (question.least + question.most + 1) // 2, question.most}
            bets = [(self._bet(question.pot, bet, mine, rivals), ("bet", bet)) for bet in sorted(heights)]
            return [(0.0, FOLD), *bets]
        chance = self.chance(mine, rivals)
        ways: list[tuple[float, Move]] = [
            (0.0, FOLD),
            (chance * question.pot - (1 - chance) * question.price, CALL),
        ]
        if question.most:
            owed = question.price
            for bet in sorted({question.least, question.most}):
                more = owed + bet - question.least + 1
                ways.append((self._bet(question.pot, more, mine, rivals), ("raise", bet)))
        return ways

    def chance(self, mine: float, rivals: list[float]) -> float:
        """Return the chance to beat players whose hands have at least these ranks."""
        return prod(max(0.0, (mine - least) / (1 - least)) if least < 1 else 0.0 for least in rivals)

    def _bet(self, pot: int, price: int, mine: float, rivals: list[float]) -> float:
        """Return what betting `price` chips wins on average: the pot if all fold, else against better hands."""
        habits = [self.habits[seat] for seat in self._rivals(len(rivals))]
        stays = [each.stays() for each in habits]
        all_fold = prod(1 - share for share in stays)
        called = [max(least, 1 - share) for least, share in zip(rivals, stays, strict=True)]
        chance = self.chance(mine, called)
        callers = sum(stays) / (1 - all_fold) if all_fold < 1 else 0.0
        return all_fold * pot + (1 - all_fold) * (chance * (pot + price * callers) - (1 - chance) * price)

    def _rivals(self, others: int) -> list[Seat]:
        """Return the other players in the round; those who have not acted yet are unknown ones."""
        known = [seat for seat in self.least if seat != self.seat][:others]
        return [*known, *(Seat(-1 - number) for number in range(others - len(known)))]
