"""Advice and review for Misericorde: the move that `best` makes, and the exact chance of its throw to lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal, TypeVar

from games import DROPPED, Ask, Chance, Event, Roll, Seat, Watcher, Weighed, frozen, no_luck
from games.misericorde.bots import Best, dice_and_cost, moves
from games.misericorde.odds import chance_to_win, percent_to_lead
from games.misericorde.questions import PAY, RETREAT, HowManyDice, Meet, Move, Raise
from games.misericorde.throws import rank

A = TypeVar("A")
ROUNDS, HALF = 100, 50
Way = Literal["pay", "throw", "short", "buy", "retreat"]


@frozen
class AdviseDice(Event):
    """Begin with so many dice: in a hundred such rounds that wins `more` chips than with `other`, the next best."""

    dice: int
    more: int
    other: int


@frozen
class AdviseMeet(Event):
    """Meet the raise this way: in a hundred such rounds that wins `more` chips than the next best way, `than`.

    `percent` of a hundred throws of `dice` dice lead; none without a throw.
    """

    way: Way
    count: int
    dice: int
    percent: int
    more: int
    than: Way
    other: int


@frozen
class AdviseRaise(Event):
    """Raise by so many chips: in a hundred such rounds that wins `more` chips than raising by `other`, the next best.

    With a `bluff` more than half of the throws of as many dice beat this one.
    """

    by: int
    more: int
    other: int
    bluff: bool
    percent: int


@frozen
class CostMeet(Event):
    """Meeting a raise of `price` in one way, where another brings `cost` chips more on average."""

    price: int
    did: Way
    did_count: int
    did_percent: int
    way: Way
    count: int
    percent: int
    cost: int


@frozen
class Luck(Event):
    """How many throws of a seat were void, and how many are usual."""

    seat: Seat
    throws: int
    void: int
    usual: int


class Counsel(Watcher):
    """Weighs moves as `best` does, and counts void throws."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._best = Best(seat, no_luck)
        self._throws = self._void = 0
        self._usual = 0.0

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Count a throw, and its chance to be void."""
        assert isinstance(step, Roll)
        self._throws += 1
        self._usual += 1 - chance_to_win(step.count, None)
        self._void += result == DROPPED or rank(tuple(sorted(result))).kind == "void"

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return the move that `best` makes; between the rounds there is none to advise."""
        if isinstance(question, HowManyDice):
            dice, more, other = best_two(self._best.starts(replace(question, duel=None)))
            return (AdviseDice(dice, more, other),)
        if isinstance(question, Meet):
            return (self._meet(replace(question, duel=None)),)
        if isinstance(question, Raise):
            by, more, other = best_two(self._best.raises(replace(question, duel=None)))
            beaten = percent_to_lead(len(question.dice), rank(question.dice))
            return (AdviseRaise(by, more, other, bool(by) and beaten > HALF, beaten),)
        return ()

    def _meet(self, question: Meet) -> Event:
        move, more, other = best_two([(self._best.value(question, move), move) for move in moves(question)])
        dice, _ = dice_and_cost(question, move)
        return AdviseMeet(*told(question, move), dice, chance(question, move), more, *told(question, other))

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of meeting a raise in this way, in chips; an answer without its number is not final."""
        if not isinstance(question, Meet) or answer not in moves(question):
            return None
        question = replace(question, duel=None)
        best = self._best.meet(0, question)
        cost = self._best.value(question, best) - self._best.value(question, answer)
        did, way = told(question, answer), told(question, best)
        event = CostMeet(question.price, *did, chance(question, answer), *way, chance(question, best), round(cost))
        return Weighed(cost, event)

    def luck(self) -> tuple[Event, ...]:
        """Return how many throws were void."""
        return (Luck(self.seat, self._throws, self._void, round(self._usual)),) if self._throws else ()


def best_two(ways: Sequence[tuple[float, A]]) -> tuple[A, int, A]:
    """Return the best way, how many chips more it wins in a hundred rounds than the next, and that one.

    Of ways that win as much the first is the best; the only way is the next best, too.
    """
    ranked = sorted(ways, key=lambda way: -round(way[0], 6))
    (value, best), (less, other) = ranked[0], ranked[min(1, len(ranked) - 1)]
    return best, round(ROUNDS * (value - less)), other


def told(question: Meet, move: Move) -> tuple[Way, int]:
    """Return a move as its name and its number; without a raise paying means to throw."""
    if move == PAY:
        return ("pay", question.price) if question.price else ("throw", 0)
    if move == RETREAT:
        return "retreat", 0
    return ("buy" if move[0] == "buy" else "short"), int(move[-1])


def chance(question: Meet, move: Move) -> int:
    """Return how many of a hundred throws lead after a move; 0 for a retreat."""
    dice, _ = dice_and_cost(question, move)
    return percent_to_lead(dice, question.best) if dice else 0
