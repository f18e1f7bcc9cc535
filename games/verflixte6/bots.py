"""Bots for Die verflixte 6.

`easy` sees its own sum alone: it takes the jokers in their order, plays each as soon as it may, and stops at 8.
`good` stops at 15 thrown points and chooses jokers at random; when it would stop, it plays a joker if that brings
more than stopping. `best` chooses the jokers that bring most, weighs every way to go on by its chance to win the
evening as the others stand, and robs the leader. A throw without jokers loses as much as it brings from 15 points on.
Careful bots stop a little earlier, bold ones later.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games import Ask, Decided, Luck, Scores, Seat, Tell, Temper, Term, Terms
from games.verflixte6.events import Durchgang, FreeThrow, Keuler, Result, Stole
from games.verflixte6.jokers import JOKERS, decide
from games.verflixte6.odds import POINTS, Odds, expected, odds, worth
from games.verflixte6.questions import (
    FREE,
    MOST_CHOSEN,
    NOBODY,
    ON,
    STOP,
    Choose,
    Counter,
    Decision,
    Fight,
    Go,
    Keep,
    OnceMore,
    Rescue,
    Steal,
    Target,
    Way,
)
from games.verflixte6.rules import KEULER
from games.verflixte6.turn import PLAIN, Turn

ENOUGH = 15
"""Thrown points at which the next throw loses as much as it brings: five sixths of 3, against a sixth of 15."""
TYPICAL = 10
"""A sum in the middle of a turn, at which jokers are compared."""
FEW = 8
"""The sum at which an easy bot stops."""
MORE = 3
"""Points by which careful bots stop earlier, and bold ones later."""
NEARLY, NEARLY_POINTS = 0.005, 0.5
"""The loss that the best bot accepts to follow its temper: in chance to win, and in points."""
TINY = 1e-9


class Guest:
    """The base class of the bots. It remembers the totals, and the points it stole in this turn or was robbed of."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        self.seat, self.luck, self.temper = seat, luck, temper
        self.gift = 0
        self.totals: dict[Seat, int] = {}

    def tell(self, told: Tell) -> None:
        """Note how much of its sum was not thrown, and everybody's totals."""
        event = told.event
        if isinstance(event, FreeThrow) and event.seat == self.seat:
            self.gift = event.sum - event.die[0]
        elif isinstance(event, Stole) and event.seat == self.seat:
            self.gift += event.eyes
        elif isinstance(event, Keuler) and event.seat == self.seat:
            self.gift += KEULER
        elif isinstance(event, Result):
            self.totals[event.seat] = event.total
        elif isinstance(event, Durchgang) and event.number == 1:
            self.totals = {}

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return an answer that the rules allow."""
        if isinstance(question, Choose):
            return self.jokers(number, question)
        if isinstance(question, Go):
            return self.go(number, question)
        if isinstance(question, (Steal, Target)):
            return self.victim(number, question.victims)
        assert isinstance(question, (Fight, OnceMore, Keep, Counter, Rescue))
        return self.decide(number, question)

    def jokers(self, number: int, question: Choose) -> Terms:
        """Return three jokers at random."""
        left = list(question.left)
        draws = range(min(MOST_CHOSEN, len(left)))
        return tuple(left.pop(self.luck(number + draw * 1_000_000, len(left))) for draw in draws)

    def go(self, number: int, question: Go) -> Way:
        """Choose whether to go on or stop."""
        raise NotImplementedError

    def victim(self, number: int, victims: Scores) -> int:
        """Return a victim at random."""
        return victims[self.luck(number, len(victims))][0]

    def decide(self, number: int, question: Decision) -> str:
        """Return the answer that brings more points, by exact expectation."""
        return better(question, POINTS).answer

    def is_enough(self, question: Go) -> bool:
        """Tell whether its throws have brought enough to stop."""
        return question.sum - self.gift >= ENOUGH + MORE * self.temper


class Easy(Guest):
    """A bot that sees nothing but its own sum."""

    def jokers(self, number: int, question: Choose) -> Terms:
        """Return the first three."""
        return question.left[:MOST_CHOSEN]

    def go(self, number: int, question: Go) -> Way:
        """Go on until it has a little, with the first joker that it may play."""
        if question.sum >= FEW + MORE * self.temper:
            return STOP
        return ("on", question.playable[0]) if question.playable else ON

    def victim(self, number: int, victims: Scores) -> int:
        """Return the first victim."""
        return victims[0][0]

    def decide(self, number: int, question: Decision) -> str:
        """Go on with what has begun."""
        return "yes"


class Good(Guest):
    """A bot that stops in time."""

    def go(self, number: int, question: Go) -> Way:
        """Go on until it has enough; then play the joker that brings most, if any brings more than stopping."""
        if not self.is_enough(question):
            return ON
        return best_way(question.turn, question.playable, plain=False)


class Best(Guest):
    """A bot that weighs everything: the chance to win the evening, once it chose the jokers that bring most points."""

    def jokers(self, number: int, question: Choose) -> Terms:
        """Return the jokers that bring most; in the last Durchgang, the Freie Jokerwahl if it is available."""
        if question.free and question.number == question.last:
            return FREE
        return tuple(sorted(question.left, key=lambda name: -gain_of(name))[:MOST_CHOSEN])

    def go(self, number: int, question: Go) -> Way:
        """Return the way that wins the evening most often."""
        return self.going(question).answer

    def going(self, question: Go) -> Decided[Way]:
        """Decide how to go on, by the chance to win the evening, or by points if the others are not known."""
        by = odds(question.evening)
        nearly = NEARLY_POINTS if by is POINTS else NEARLY
        ways = ways_on(question.turn, question.playable, True, by)
        return Decided(best_of(ways, -nearly * self.temper), ways)

    def decide(self, number: int, question: Decision) -> str:
        """Return the answer that wins the evening more often."""
        return better(question, odds(question.evening)).answer

    def victim(self, number: int, victims: Scores) -> int:
        """Return the victim with the most points."""
        return max(victims, key=lambda entry: self.totals.get(entry[0], 0) + entry[1])[0] if victims else NOBODY


def better(question: Decision, odds: Odds) -> Decided[str]:
    """Decide in the middle of a joker; a yes has to be as good as a no."""
    yes, no = (odds.in_round(decide(question.turn, answer).turn) for answer in (True, False))
    return Decided("yes" if yes >= no else "no", ((yes, "yes"), (no, "no")))


def best_way(turn: Turn, playable: Terms, plain: bool, bonus: float = 0.0, odds: Odds = POINTS) -> Way:
    """Return the way that brings most: to stop, to play a joker, or, if `plain`, to throw without one.

    Stopping has a bonus.
    """
    return best_of(ways_on(turn, playable, plain, odds), bonus)


def ways_on(turn: Turn, playable: Terms, plain: bool, odds: Odds) -> list[tuple[float, Way]]:
    """Return the worth of stopping, of a throw without a joker if `plain`, and of each joker that can be played."""
    alone: list[tuple[float, Way]] = [(thrown_alone(turn, odds), ON)] if plain else []
    return [(odds.value(turn.sum), STOP), *alone, *((odds.expected(turn, name), ("on", name)) for name in playable)]


def best_of(ways: list[tuple[float, Way]], bonus: float) -> Way:
    """Return the best way: one on must bring more than stopping, which has a bonus, and a joker more than none."""
    stopping = ways[0][0]
    worth, way = max(ways[1:], key=lambda each: round(each[0], 9), default=ways[0])
    return way if worth > stopping + bonus + TINY else STOP


def thrown_alone(turn: Turn, odds: Odds) -> float:
    """Return the worth of a throw without a joker: if that is better than to stop, it is known already."""
    worth = odds.worth(turn)
    return worth if worth > odds.value(turn.sum) else odds.expected(turn, PLAIN)


@lru_cache(maxsize=64)
def gain_of(name: Term) -> float:
    """Return the gain of this joker in a turn, from a typical sum on."""
    turn = Turn(TYPICAL, (name,))
    best = worth(turn) if JOKERS[name].kind != "announced" else max(expected(turn, name), worth(turn))
    return best - worth(Turn(TYPICAL))
