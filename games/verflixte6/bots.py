"""Bots for Die verflixte 6.

`easy` guesses. `good` stops at 15 thrown eyes, chooses any jokers, and plays one where it would stop and it brings more
than stopping. `best` chooses the jokers that bring most, weighs every way to go on by exact expectation, and robs
whoever leads. Without jokers both stop at 15: from there on a throw loses as much as it brings.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from games.game import Luck
from games.steps import Ask, Scores, Seat, Tell, Term, Terms
from games.verflixte6.events import Durchgang, FreeThrow, Keuler, Result, Stole
from games.verflixte6.jokers import JOKERS, decide
from games.verflixte6.odds import expected, in_round, worth
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
from games.verflixte6.turn import PLAIN, Turn

ENOUGH = 15
"""Thrown eyes at which the next throw loses as much as it brings: five sixths of 3, against a sixth of 15."""
TYPICAL = 10
"""A sum in the middle of a turn, at which jokers are compared."""
TINY = 1e-9


class Guest:
    """What every bot remembers: what it has robbed in this turn or was robbed of, and the totals."""

    def __init__(self, seat: Seat, luck: Luck) -> None:
        self.seat, self.luck = seat, luck
        self.gift = 0
        self.totals: dict[Seat, int] = {}

    def tell(self, told: Tell) -> None:
        """Hear what of its sum was not thrown, and how everybody stands."""
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
        """An answer that the rules allow."""
        if isinstance(question, Choose):
            return self.jokers(number, question)
        if isinstance(question, Go):
            return self.go(number, question)
        if isinstance(question, Steal | Target):
            return self.victim(number, question.victims)
        assert isinstance(question, Fight | OnceMore | Keep | Counter | Rescue)
        return self.decide(number, question)

    def jokers(self, number: int, question: Choose) -> Terms:
        """Any three."""
        left = list(question.left)
        draws = range(min(MOST_CHOSEN, len(left)))
        return tuple(left.pop(self.luck(number + draw * 1_000_000, len(left))) for draw in draws)

    def go(self, number: int, question: Go) -> Way:
        """On, or stop."""
        raise NotImplementedError

    def victim(self, number: int, victims: Scores) -> int:
        """Any of them."""
        return victims[self.luck(number, len(victims))][0]

    def decide(self, number: int, question: Fight | OnceMore | Keep | Counter | Rescue) -> str:
        """What brings more, exactly."""
        yes, no = (in_round(decide(question.turn, answer).turn) for answer in (True, False))
        return "yes" if yes >= no else "no"

    def is_enough(self, question: Go) -> bool:
        """Whether its throws have brought what is worth keeping."""
        return question.sum - self.gift >= ENOUGH


class Easy(Guest):
    """Guesses."""

    def go(self, number: int, question: Go) -> Way:
        """On till about 10, now and then with a joker."""
        if question.sum > 6 + self.luck(number, 8):
            return STOP
        if question.playable and not self.luck(number + 1_000_000, 2):
            return "on", question.playable[self.luck(number + 2_000_000, len(question.playable))]
        return ON

    def decide(self, number: int, question: Fight | OnceMore | Keep | Counter | Rescue) -> str:
        """Either."""
        return ("yes", "no")[self.luck(number, 2)]


class Good(Guest):
    """Stops in time."""

    def go(self, number: int, question: Go) -> Way:
        """On till it is enough; then the joker that brings most, if any brings more than to stop."""
        if not self.is_enough(question):
            return ON
        return best_way(question.turn, question.playable, plain=False)


class Best(Guest):
    """Weighs everything."""

    def jokers(self, number: int, question: Choose) -> Terms:
        """Those that bring most; the Freie Jokerwahl in the last Durchgang."""
        if question.free and question.number == question.last:
            return FREE
        return tuple(sorted(question.left, key=lambda name: -gain_of(name))[:MOST_CHOSEN])

    def go(self, number: int, question: Go) -> Way:
        """The way with the highest expectation; without jokers it stops where it is enough."""
        if not question.turn.hand:
            return STOP if self.is_enough(question) else ON
        return best_way(question.turn, question.playable, plain=True)

    def victim(self, number: int, victims: Scores) -> int:
        """Whoever leads."""
        return max(victims, key=lambda entry: self.totals.get(entry[0], 0) + entry[1])[0] if victims else NOBODY


def best_way(turn: Turn, playable: Terms, plain: bool) -> Way:
    """What brings the most: to stop, to play a joker, or to throw without one."""
    stopping = float(max(turn.sum, 0))
    ways = [(expected(turn, name), name) for name in playable]
    if plain:
        ways.append((worth(turn) if worth(turn) > stopping else stopping, PLAIN))
    value, name = max(ways, key=lambda way: way[0], default=(stopping, PLAIN))
    if value <= stopping + TINY:
        return STOP
    return ON if name == PLAIN else ("on", name)


@lru_cache(maxsize=64)
def gain_of(name: Term) -> float:
    """How much more a turn brings with this joker than without, from a typical sum on."""
    turn = Turn(TYPICAL, (name,))
    best = worth(turn) if JOKERS[name].kind != "announced" else max(expected(turn, name), worth(turn))
    return best - worth(Turn(TYPICAL))
