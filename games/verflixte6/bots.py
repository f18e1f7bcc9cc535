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

from games import Ask, Luck, Scores, Seat, Tell, Temper, Term, Terms
from games.verflixte6.events import Durchgang, FreeThrow, Keuler, Result, Stole
from games.verflixte6.jokers import JOKERS, decide
from games.verflixte6.odds import POINTS, Odds, expected, worth
from games.verflixte6.questions import (
    FREE,
    MOST_CHOSEN,
    NOBODY,
    ON,
    STOP,
    Choose,
    Counter,
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
from games.verflixte6.standing import odds
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
        self.odds = POINTS

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

    def decide(self, number: int, question: Fight | OnceMore | Keep | Counter | Rescue) -> str:
        """Return the answer that brings more, by exact expectation."""
        yes, no = (self.odds.in_round(decide(question.turn, answer).turn) for answer in (True, False))
        return "yes" if yes >= no else "no"

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

    def decide(self, number: int, question: Fight | OnceMore | Keep | Counter | Rescue) -> str:
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
    """A bot that weighs everything."""

    def jokers(self, number: int, question: Choose) -> Terms:
        """Return the jokers that bring most; in the last Durchgang, the Freie Jokerwahl if it is available."""
        if question.free and question.number == question.last:
            return FREE
        return tuple(sorted(question.left, key=lambda name: -gain_of(name))[:MOST_CHOSEN])

    def go(self, number: int, question: Go) -> Way:
        """Return the way that wins the evening most often."""
        self.odds = odds(question)
        nearly = NEARLY_POINTS if self.odds is POINTS else NEARLY
        return best_way(question.turn, question.playable, True, -nearly * self.temper, self.odds)

    def victim(self, number: int, victims: Scores) -> int:
        """Return the victim with the most points."""
        return max(victims, key=lambda entry: self.totals.get(entry[0], 0) + entry[1])[0] if victims else NOBODY


def best_way(turn: Turn, playable: Terms, plain: bool, bonus: float = 0.0, odds: Odds = POINTS) -> Way:
    """Return the way that brings most: to stop, to play a joker, or, if `plain`, to throw without one.

    Stopping has a bonus.
    """
    stopping = odds.value(turn.sum) + bonus
    worth = odds.worth(turn)
    ways = [(worth if worth > stopping else stopping, PLAIN)] if plain else []
    ways += [(odds.expected(turn, name), name) for name in playable]
    value, name = max(ways, key=lambda way: round(way[0], 9), default=(stopping, PLAIN))  # a joker must bring more
    if value <= stopping + TINY:
        return STOP
    return ON if name == PLAIN else ("on", name)


@lru_cache(maxsize=64)
def gain_of(name: Term) -> float:
    """Return the gain of this joker in a turn, from a typical sum on."""
    turn = Turn(TYPICAL, (name,))
    best = worth(turn) if JOKERS[name].kind != "announced" else max(expected(turn, name), worth(turn))
    return best - worth(Turn(TYPICAL))
