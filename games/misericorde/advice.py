"""Advice and review for Misericorde: the move that `best` makes, and the exact chance of its throw to lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from games.advising import Watcher, Weighed, no_luck
from games.misericorde.bots import Best, dice_and_cost, moves
from games.misericorde.odds import chance_to_win, percent_to_lead
from games.misericorde.questions import PAY, RETREAT, HowManyDice, Meet, Move, Raise
from games.misericorde.throws import rank
from games.steps import DROPPED, Ask, Chance, Event, Roll, Seat

Way = Literal["pay", "throw", "short", "buy", "retreat"]


@dataclass(frozen=True, slots=True)
class AdviseDice(Event):
    """Begin with so many dice, of which `valid` of a hundred throws are valid."""

    dice: int
    valid: int


@dataclass(frozen=True, slots=True)
class AdviseMeet(Event):
    """Meet the raise this way: it costs `cost` chips, and `percent` of a hundred throws of `dice` dice lead."""

    way: Way
    count: int
    cost: int
    dice: int
    percent: int
    pot: int


@dataclass(frozen=True, slots=True)
class AdviseRaise(Event):
    """Raise by so many chips: `percent` of a hundred throws of as many dice beat this one."""

    by: int
    percent: int


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
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
            dice = self._best.how_many(0, question)
            return (AdviseDice(dice, percent_to_lead(dice, None)),)
        if isinstance(question, Meet):
            move = self._best.meet(0, question)
            dice, cost = dice_and_cost(question, move)
            return (AdviseMeet(*told(question, move), cost, dice, chance(question, move), question.pot),)
        if isinstance(question, Raise):
            beaten = percent_to_lead(len(question.dice), rank(question.dice))
            return (AdviseRaise(self._best.raise_by(0, question), beaten),)
        return ()

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return what meeting a raise in this way cost, in chips; an answer without its number is not final."""
        if not isinstance(question, Meet) or answer not in moves(question):
            return None
        best = self._best.meet(0, question)
        cost = self._best.value(question, best) - self._best.value(question, answer)
        did, way = told(question, answer), told(question, best)
        event = CostMeet(question.price, *did, chance(question, answer), *way, chance(question, best), round(cost))
        return Weighed(cost, event)

    def luck(self) -> tuple[Event, ...]:
        """Return how many throws were void."""
        return (Luck(self.seat, self._throws, self._void, round(self._usual)),) if self._throws else ()


def told(question: Meet, move: Move) -> tuple[Way, int]:
    """Return a move as its name and its number; without a raise paying means to throw."""
    if move == PAY:
        return ("pay", question.price) if question.price else ("throw", 0)
    if move == RETREAT:
        return "retreat", 0
    return ("buy" if move[0] == "buy" else "short"), int(move[-1])


def chance(question: Meet, move: Move) -> int:
    """Return in how many of a hundred throws a move leads; 0 for a retreat."""
    dice, _ = dice_and_cost(question, move)
    return percent_to_lead(dice, question.best) if dice else 0
