"""Bots for Misericorde.

`easy` sees only its own chips: it pays small raises, retreats from others, and raises by little. `good` weighs its
exact chance to beat the best throw so far against the price and the pot. `best` also counts the players still to throw,
each with the best answer to its throw; against one other it weighs the chance to win the game (`duel.py`). Of two ways
that are nearly as good, careful bots take the cheaper one, bold ones the other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games import Ask, Decided, Inattentive, Luck, Seat, Temper
from games.misericorde.duel import first_throw, holds, last_throw
from games.misericorde.questions import PAY, RETREAT, STAY, Between, HowManyDice, Meet, Move, Raise
from games.misericorde.throws import MOST_DICE, Rank, chance_to_win, chances, rank

RESERVE = 4
"""The number of chips below which a bot buys more, to be able to meet raises."""
WHIM = {Temper.CAREFUL: 0, Temper.EVEN: 1, Temper.BOLD: 3}
"""The chips that `easy` raises by."""
MUCH = {Temper.CAREFUL: 6, Temper.EVEN: 4, Temper.BOLD: 2}
"""The share of its chips, one in this many, that `easy` pays to meet a raise."""
NEARLY = 0.3
"""The chips that a bot gives up to follow its temper."""
NEARLY_WON = 0.01
"""The same between two, as a chance to win."""
LIKELY = 0.1
"""The shift by temper of an even chance to be beaten, up to which a bot raises: bold bots up, careful ones down."""
USUAL_DICE = 5
MOST_RAISED = 12
"""The most chips that `best` raises. A cathédrale allows any number, but nobody would meet more than this."""


class Guest(Inattentive):
    """The base class of the bots. It stays at the table, buys chips when it is short of them, and remembers nothing."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        self.temper = temper

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return an answer that the rules allow."""
        if isinstance(question, Between):
            return self.between(question)
        if isinstance(question, HowManyDice):
            return self.how_many(number, question)
        if isinstance(question, Meet):
            return self.meet(number, question)
        assert isinstance(question, Raise)
        return self.raise_by(number, question)

    def between(self, question: Between) -> Move:
        """Buy if chips are needed or few are left."""
        if question.coppers and (question.needs or question.chips < RESERVE):
            return "buy", max(question.needs, 1)
        return STAY

    def how_many(self, number: int, question: HowManyDice) -> int:
        """Return the number of dice to play the round with."""
        raise NotImplementedError

    def meet(self, number: int, question: Meet) -> Move:
        """Return how to meet a raise."""
        return max(moves(question), key=lambda move: self.liked(question, move))

    def liked(self, question: Meet, move: Move) -> float:
        """Return the value of a move, in chips, by its temper."""
        return self.value(question, move) + NEARLY * self.temper * (move != RETREAT)

    def value(self, question: Meet, move: Move) -> float:
        """Return the value of a move, in chips."""
        raise NotImplementedError

    def raise_by(self, number: int, question: Raise) -> int:
        """Return by how many chips to raise."""
        raise NotImplementedError


def moves(question: Meet) -> list[Move]:
    """Return all ways to meet a raise."""
    found: list[Move] = [("short", n) for n in range(question.least_short, question.most_short + 1)]
    found += [PAY] if question.chips >= question.price else []
    found += [("buy", n) for n in range(1, question.most_bought + 1)]
    return found + [RETREAT] * bool(question.price)


def dice_and_cost(question: Meet, move: Move) -> tuple[int, int]:
    """Return how many dice a move leaves (0 for Retret) and how many chips it costs."""
    if move == RETREAT:
        return 0, min(question.chips, 1)
    number = int(move[1]) if len(move) > 1 else 0
    number = -number if move[0] == "short" else number
    return question.dice + number, question.price + number


class Easy(Guest):
    """A bot that sees nothing but its own chips."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """Return the usual number."""
        return USUAL_DICE

    def meet(self, number: int, question: Meet) -> Move:
        """Pay a price that is small for it, else retreat, or take the cheapest way."""
        ways = moves(question)
        if PAY in ways and question.price * MUCH[self.temper] <= question.chips:
            return PAY
        return RETREAT if RETREAT in ways else min(ways, key=lambda move: dice_and_cost(question, move)[1])

    def raise_by(self, number: int, question: Raise) -> int:
        """Return a small number."""
        return min(question.most, WHIM[self.temper])


class Good(Guest):
    """A bot that weighs its chance to beat the best throw so far."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """Return the usual number."""
        return USUAL_DICE

    def value(self, question: Meet, move: Move) -> float:
        """Return the expected gain from taking the lead."""
        dice, cost = dice_and_cost(question, move)
        return (chance_to_win(dice, question.best) * (question.pot + cost) if dice else 0.0) - cost

    def raise_by(self, number: int, question: Raise) -> int:
        """Raise all it can, up to the pot, if a throw of as many dice would probably lose to this one; otherwise 0."""
        beaten = chance_to_win(len(question.dice), rank(question.dice))
        return min(question.most, question.pot) if beaten < 0.5 + LIKELY * self.temper else 0


class Best(Guest):
    """A bot that counts the players still to throw; against one other, the chance to win the game."""

    def how_many(self, number: int, question: HowManyDice) -> int:
        """Return the number of dice that brings the most."""
        return self.begins(question).answer

    def begins(self, question: HowManyDice) -> Decided[int]:
        """Decide for the dice that bring the most if each of the others answers in their own best interest."""
        ways = self.starts(question)
        return Decided(max(ways, key=lambda way: way[0])[1], ways)

    def starts(self, question: HowManyDice) -> list[tuple[float, int]]:
        """Return the value of each number of dice, in chips; in a duel the chance to win the game."""
        pot, others, duel = question.pot, question.others, question.duel

        def value(dice: int) -> float:
            if duel is not None:
                return first_throw(duel, dice, pot)
            return _brings(dice, None, dice, pot, 0, others)

        return [(value(dice), dice) for dice in range(1, MOST_DICE + 1)]

    def meet(self, number: int, question: Meet) -> Move:
        """Return how to meet a raise."""
        return self.meets(question).answer

    def meets(self, question: Meet) -> Decided[Move]:
        """Decide for the move of the highest value, by its temper."""
        lean = (NEARLY if question.duel is None else NEARLY_WON) * self.temper
        ways = [(self.value(question, move), move) for move in moves(question)]
        return Decided(max(ways, key=lambda way: way[0] + lean * (way[1] != RETREAT))[1], ways)

    def value(self, question: Meet, move: Move) -> float:
        """Return the expected gain from taking the lead and keeping it; in a duel the chance to win the game."""
        dice, cost = dice_and_cost(question, move)
        if question.duel is not None:
            chance = chance_to_win(dice, question.best) if dice else 0.0
            return last_throw(question.duel, question.pot, cost, chance)
        lies = question.pot + cost
        brings = _brings(dice, question.best, question.dice, lies, question.price, question.others) if dice else 0.0
        return brings - cost

    def raise_by(self, number: int, question: Raise) -> int:
        """Return the raise that brings the most."""
        return self.raising(question).answer

    def raising(self, question: Raise) -> Decided[int]:
        """Decide for the raise that brings the most if each of the others answers in their own best interest."""
        ways = self.raises(question)
        best = max(value for value, _ in ways)
        lean = NEARLY if question.duel is None else NEARLY_WON
        nearly = [by for value, by in ways if value >= best - lean * abs(self.temper)]
        return Decided(max(nearly) if self.temper is Temper.BOLD else min(nearly), ways)

    def raises(self, question: Raise) -> list[tuple[float, int]]:
        """Return the value of each raise, in chips; in a duel the chance to win the game."""
        mine, dice, others, duel = rank(question.dice), len(question.dice), question.others, question.duel

        def value(by: int) -> float:
            if duel is not None:
                return holds(duel, mine, dice, question.pot, by)
            fails, pays = answer_to(mine, dice, question.pot + by, by)
            return float(fails**others * (question.pot + by + others * pays) - by)

        return [(value(by), by) for by in range(min(question.most, MOST_RAISED) + 1)]


@lru_cache(maxsize=1 << 14)
def answer_to(mark: Rank, dice: int, pot: int, price: int) -> tuple[float, int]:
    """Return the best answer to the leading throw `mark`: its chance to fail, and the chips it pays (MI-5, MI-6).

    Each die bought adds a chip to the price; each die given up takes a chip off it.
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
    """Return the chips that `dice` dice win on average if the others throw `usual` dice, or more or fewer for chips."""
    total = 0.0
    for each, share in chances(dice):
        if each.kind != "void" and (best is None or each >= best):
            fails, pays = answer_to(each, usual, pot, price) if others else (1.0, 0)
            total += share * (0.5 if each == best else 1.0) * fails**others * (pot + others * pays)
    return total
