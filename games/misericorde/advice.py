"""Advice and review for Misericorde: what `best` decides, and the exact chance of a throw to lead."""

from __future__ import annotations

from typing import Any, Literal

from games import DROPPED, Ask, Chance, Decided, Event, Roll, Seat, Watcher, Weighed, frozen, in_hundred, no_luck
from games.misericorde.bots import Best, dice_and_cost, moves
from games.misericorde.questions import PAY, RETREAT, Duel, HowManyDice, Meet, Move, Raise
from games.misericorde.throws import chance_to_win, percent_to_lead, rank

ROUNDS, HALF = 100, 50
Way = Literal["pay", "throw", "short", "buy", "retreat"]


@frozen
class AdviseDice(Event):
    """Begin with so many dice: in a hundred such rounds that wins `more` chips than with `other`, the next best.

    Between two, if `games`, it wins the game `wins` times in a hundred, `more` times than with `other`.
    """

    dice: int
    more: int
    other: int
    games: bool = False
    wins: int = 0


@frozen
class AdviseMeet(Event):
    """Meet the raise this way: that wins `more` than the next best way, `than`, as in AdviseDice.

    `percent` of a hundred throws of `dice` dice lead; none without a throw. `kept` are the saved chips.
    """

    way: Way
    count: int
    dice: int
    percent: int
    more: int
    than: Way
    other: int
    games: bool = False
    wins: int = 0
    kept: int = 0


@frozen
class AdviseRaise(Event):
    """Raise by so many chips: that wins `more` than raising by `other`, the next best, as in AdviseDice.

    With a `bluff` more than half of the throws of as many dice beat this one.
    """

    by: int
    more: int
    other: int
    bluff: bool
    percent: int
    games: bool = False
    wins: int = 0


@frozen
class CostMeet(Event):
    """Meeting a raise of `price` in one way, where another brings `cost` chips more; if `games`, games of a hundred."""

    price: int
    did: Way
    did_count: int
    way: Way
    count: int
    cost: int
    games: bool = False


@frozen
class Luck(Event):
    """How many throws of a seat were void, and how many are usual."""

    seat: Seat
    throws: int
    void: int
    usual: int


class Counsel(Watcher):
    """Tells what `best` decides, with the figures that it decides by, and counts void throws."""

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
        """Return the decision of `best`; between the rounds there is nothing to advise."""
        if isinstance(question, HowManyDice):
            begins = self._best.begins(question)
            more, games, wins = gained(begins, question.duel)
            return (AdviseDice(begins.answer, more, begins.other[1], games, wins),)
        if isinstance(question, Meet):
            return (self._meet(question),)
        if isinstance(question, Raise):
            raising = self._best.raising(question)
            beaten = percent_to_lead(len(question.dice), rank(question.dice))
            bluff = bool(raising.answer) and beaten > HALF
            more, games, wins = gained(raising, question.duel)
            return (AdviseRaise(raising.answer, more, raising.other[1], bluff, beaten, games, wins),)
        return ()

    def _meet(self, question: Meet) -> Event:
        meets = self._best.meets(question)
        move, other = meets.answer, meets.other[1]
        dice, cost = dice_and_cost(question, move)
        more, games, wins = gained(meets, question.duel)
        (way, count), (than, less) = told(question, move), told(question, other)
        kept = min(count, question.chips - cost) if way == "short" else 0
        return AdviseMeet(way, count, dice, chance(question, move), more, than, less, games, wins, kept)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of meeting a raise in this way, in chips, or between two in games of a hundred.

        An answer without its number is not final.
        """
        if not isinstance(question, Meet) or answer not in moves(question):
            return None
        meets = self._best.meets(question)
        best, worth, less = meets.answer, meets.worth(meets.answer), meets.worth(answer)
        games = question.duel is not None
        cost = in_hundred(worth) - in_hundred(less) if games else worth - less
        did, way = told(question, answer), told(question, best)
        return Weighed(cost, CostMeet(question.price, *did, *way, round(cost), games))

    def luck(self) -> tuple[Event, ...]:
        """Return how many throws were void."""
        return (Luck(self.seat, self._throws, self._void, round(self._usual)),) if self._throws else ()


def gained(decided: Decided[Any], duel: Duel | None) -> tuple[int, bool, int]:
    """Return how much more the decision wins than the next best, whether that is in games, and its chance to win.

    It is in games of a hundred between two, and else in chips in a hundred rounds.
    """
    worth, less = decided.worth(decided.answer), decided.other[0]
    if duel is None:
        return round(ROUNDS * (worth - less)), False, 0
    wins = in_hundred(worth)
    return wins - in_hundred(less), True, wins


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
