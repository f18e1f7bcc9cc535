"""Bots for Misericorde.

`easy` guesses. `good` weighs the exact chance to get past what lies there against price and pot. `best` also counts
the players to come: what it throws must stand against them, and each of them will pay, buy, fall short or retreat as
is best against that throw. So it weighs how many dice to start with, how to meet a raise, and how much to raise.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.game import Luck
from games.misericorde.odds import chance_to_win, chances
from games.misericorde.questions import PAY, RETREAT, STAY, Between, HowManyDice, Meet, Move, Raise
from games.misericorde.throws import MOST_DICE, Rank, rank
from games.steps import Ask, Seat, Tell

RESERVE = 4
"""Chips beside the stake that a bot likes to have, to meet raises with."""
WHIM = 3
"""The most that a bot raises on a whim."""
USUAL_DICE = 5
MOST_RAISED = 12
"""A cathédrale may be raised by any number; beyond this nobody would follow."""


class Guest:
    """What every bot does: it stays at the table, and buys chips when it is short of them. It remembers nothing."""

    def __init__(self, seat: Seat, luck: Luck) -> None:
        self.luck = luck

    def tell(self, told: Tell) -> None:
        """Questions carry all that it weighs."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """An answer that the rules allow."""
        if isinstance(question, Between):
            return self.between(question)
        if isinstance(question, HowManyDice):
            return self.how_many(number, question)
        if isinstance(question, Meet):
            return self.meet(number, question)
        assert isinstance(question, Raise)
        return self.raise_by(number, question)

    def between(self, question: Between) -> Move:
        """Buy where chips are needed, or few are left."""
        if question.coppers and (question.needs or question.chips < RESERVE):
            return "buy", max(question.needs, 1)
        return STAY

    def how_many(self, number: int, question: HowManyDice) -> int:
        """How many dice the round is played with."""
        raise NotImplementedError

    def meet(self, number: int, question: Meet) -> Move:
        """How to meet a raise."""
        return max(moves(question), key=lambda move: self.value(question, move))

    def value(self, question: Meet, move: Move) -> float:
        """What a move is worth, in chips."""
        raise NotImplementedError

    def raise_by(self, number: int, question: Raise) -> int:
        """How much to raise."""
        raise NotImplementedError


def moves(question: Meet) -> list[Move]:
    """All ways to meet a raise."""
    found: list[Move] = [("short", n) for n in range(question.least_short, question.most_short + 1)]
    found += [PAY] if question.chips >= question.price else []
    found += [("buy", n) for n in range(1, question.most_bought + 1)]
    return found + [RETREAT] * bool(question.price)


def dice_and_cost(question: Meet, move: Move) -> tuple[int, int]:
    """The dice that a move leaves, none for Retret, and what it costs."""
    if move == RETREAT:
        return 0, min(question.chips, 1)
    number = int(move[1]) if len(move) > 1 else 0
    number = -number if move[0] == "short" else number
    return question.dice + number, question.price + number


class Easy(Guest):
    """Guesses."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """Any number."""
        return 1 + self.luck(number, MOST_DICE)

    def meet(self, number: int, question: Meet) -> Move:
        """Pay two times in three where it can, else anything."""
        ways = moves(question)
        return PAY if PAY in ways and self.luck(number, 3) else ways[self.luck(number + 1_000_000, len(ways))]

    def raise_by(self, number: int, question: Raise) -> int:
        """Anything that is not much."""
        return self.luck(number, min(question.most, WHIM) + 1)


class Good(Guest):
    """Weighs its chance to get past what lies there."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """What is usual."""
        return USUAL_DICE

    def value(self, question: Meet, move: Move) -> float:
        """What it brings to lead."""
        dice, cost = dice_and_cost(question, move)
        return (chance_to_win(dice, question.best) * (question.pot + cost) if dice else 0.0) - cost

    def raise_by(self, number: int, question: Raise) -> int:
        """All there is where a throw of as many dice is likelier below it, but not more than lies in the pot."""
        beaten = chance_to_win(len(question.dice), rank(question.dice))
        return min(question.most, question.pot) if beaten < 0.5 else 0


class Best(Guest):
    """Counts the players to come."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """The number of dice that brings the most where each of the others answers as is best for them."""
        return max(
            range(1, MOST_DICE + 1), key=lambda dice: _brings(dice, None, dice, question.pot, 0, question.others)
        )

    def value(self, question: Meet, move: Move) -> float:
        """What it brings to lead, and to keep the lead."""
        dice, cost = dice_and_cost(question, move)
        lies = question.pot + cost
        brings = _brings(dice, question.best, question.dice, lies, question.price, question.others) if dice else 0.0
        return brings - cost

    def raise_by(self, number: int, question: Raise) -> int:
        """As much as brings the most where each of the others answers as is best for them."""
        mine, dice, others = rank(question.dice), len(question.dice), question.others

        def value(by: int) -> float:
            fails, pays = answer_to(mine, dice, question.pot + by, by)
            return float(fails**others * (question.pot + by + others * pays) - by)

        return max(range(min(question.most, MOST_RAISED) + 1), key=value)


@lru_cache(maxsize=1 << 14)
def answer_to(mark: Rank, dice: int, pot: int, price: int) -> tuple[float, int]:
    """What somebody does who weighs a throw that leads: the chance that it fails, and what it pays (MI-5, MI-6).

    Dice bought and dice left away alike change the price by a chip each.
    """
    best, fails, pays = (-1.0, 1.0, 1) if price else (float("-inf"), 1.0, 0)
    for count in range(max(dice - price, 1), MOST_DICE + 1):
        cost = price + count - dice
        chance = chance_to_win(count, mark)
        if chance * (pot + cost) - cost > best:
            best, fails, pays = chance * (pot + cost) - cost, 1 - chance, cost
    return fails, pays


@lru_cache(maxsize=1 << 14)
def _brings(dice: int, best: Rank | None, usual: int, pot: int, price: int, others: int) -> float:
    """What it brings to throw so many dice where the others throw as many as is `usual`, or more or fewer for chips."""
    total = 0.0
    for each, share in chances(dice):
        if each.kind != "void" and (best is None or each >= best):
            fails, pays = answer_to(each, usual, pot, price) if others else (1.0, 0)
            total += share * (0.5 if each == best else 1.0) * fails**others * (pot + others * pays)
    return total
