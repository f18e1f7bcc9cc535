"""Advice and review for Die verflixte 6: exact expectations of the turn. Robbing is left out."""

from __future__ import annotations

from typing import Any

from games import Ask, Chance, Event, Roll, Seat, Tell, Term, Terms, Watcher, Weighed, frozen, no_luck
from games.verflixte6.bots import Best, gain_of
from games.verflixte6.events import CanPlay
from games.verflixte6.jokers import decide
from games.verflixte6.odds import expected, in_round
from games.verflixte6.questions import (
    FREE,
    MOST_CHOSEN,
    NOBODY,
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
from games.verflixte6.turn import OUT_FACE, PLAIN


@frozen
class AdviseStop(Event):
    """Stop with `sum` points; throwing once more averages `average`."""

    sum: int
    average: int


@frozen
class AdviseOn(Event):
    """Throw: that averages `average` points, stopping keeps `sum`."""

    average: int
    sum: int


@frozen
class AdviseJoker(Event):
    """Throw with this joker: that averages `average` points, stopping keeps `sum`."""

    joker: Term
    average: int
    sum: int


@frozen
class AdviseJokers(Event):
    """Take these jokers: on average they bring most."""

    jokers: Terms


@frozen
class AdviseYes(Event):
    """Say yes, or no: the averages of both."""

    yes: bool
    average: int
    other: int


@frozen
class AdviseVictim(Event):
    """Rob, or hit, this player, who has the most points."""

    victim: Seat


@frozen
class CostStopped(Event):
    """Stopping with `sum` points, where going on averages `average`, with a joker or without."""

    sum: int
    joker: Term
    plain: bool
    average: int
    cost: int


@frozen
class CostWentOn(Event):
    """Going on with a joker, or `alone`, which averages `did`, where stopping keeps `sum` points."""

    sum: int
    played: Term
    alone: bool
    did: int
    cost: int


@frozen
class CostOtherwise(Event):
    """Going on with a joker, or `alone`, which averages `did`, where another way averages `average`."""

    sum: int
    played: Term
    alone: bool
    did: int
    joker: Term
    plain: bool
    average: int
    cost: int


@frozen
class CostRefused(Event):
    """Taking `taken` jokers, fewer than one may, where this one brings about `cost` points more in a turn."""

    taken: int
    joker: Term
    cost: int


@frozen
class Luck(Event):
    """How many 6s a seat threw, and how many are usual."""

    seat: Seat
    throws: int
    sixes: int
    usual: int


class Counsel(Watcher):
    """Knows the exact expectation of each way to go on, and counts the 6s."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._best = Best(seat, no_luck)
        self._throws = self._sixes = 0

    def tell(self, told: Tell) -> None:
        """Follow the totals."""
        self._best.tell(told)

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Count the dice and the 6s."""
        assert isinstance(step, Roll)
        self._throws += step.count
        self._sixes += result.count(OUT_FACE)

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return the answer of `best`, with the averages that decide."""
        if isinstance(question, Choose):
            jokers = self._best.jokers(0, question)
            return (AdviseJokers(jokers),) if jokers else ()
        if isinstance(question, Go):
            return self._averages(question) if times else (self._going(question),)
        if isinstance(question, (Steal, Target)):
            victim = self._best.victim(0, question.victims)
            return () if victim == NOBODY else (AdviseVictim(Seat(victim)),)
        assert isinstance(question, (Fight, OnceMore, Keep, Counter, Rescue))
        yes, no = (round(in_round(decide(question.turn, answer).turn)) for answer in (True, False))
        says = self._best.decide(0, question) == "yes"
        return (AdviseYes(says, *((yes, no) if says else (no, yes))),)

    def _averages(self, question: Go) -> tuple[Event, ...]:
        """Return the average of each way to go on, the best first."""
        ways = ((name, expected(question.turn, name)) for name in (PLAIN, *question.playable))
        return tuple(CanPlay(name, round(points)) for name, points in sorted(ways, key=lambda way: -way[1]))

    def _going(self, question: Go) -> Event:
        name, average = best_on(question)
        keeps = max(question.sum, 0)
        if average <= keeps:
            return AdviseStop(question.sum, round(average))
        if name == PLAIN:
            return AdviseOn(round(average), keeps)
        return AdviseJoker(name, round(average), keeps)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of going on, stopping or jokers that were not taken, in points of this turn."""
        if isinstance(question, Choose):
            return _refused(question, answer)
        if not isinstance(question, Go):
            return None
        name, average = best_on(question)
        keeps, did = max(question.sum, 0), value(question, answer)
        cost = max(average, keeps) - did
        if answer == STOP:
            return Weighed(cost, CostStopped(question.sum, name, name == PLAIN, round(average), round(average) - keeps))
        played = played_in(answer)
        went = (question.sum, played, played == PLAIN, round(did))
        if keeps >= average:
            return Weighed(cost, CostWentOn(*went, keeps - round(did)))
        told = round(average), round(average) - round(did)
        return Weighed(cost, CostOtherwise(*went, name, name == PLAIN, *told))

    def luck(self) -> tuple[Event, ...]:
        """Return the number of dice, and of 6s among them."""
        usual = round(self._throws / 6)
        return (Luck(self.seat, self._throws, self._sixes, usual),) if self._throws else ()


def _refused(question: Choose, taken: Terms) -> Weighed | None:
    """Return the cost of taking fewer jokers than one may; None if as many were taken, or all can still be taken."""
    refused = [name for name in question.left if name not in taken]
    later = MOST_CHOSEN * (question.last - question.number)
    if taken == FREE or len(taken) == MOST_CHOSEN or len(refused) <= later:
        return None
    best = max(refused, key=gain_of)
    return Weighed(gain_of(best), CostRefused(len(taken), best, round(gain_of(best))))


def value(question: Go, way: Way) -> float:
    """Return the points of a way: at once, or on average."""
    if way == STOP:
        return float(max(question.sum, 0))
    return expected(question.turn, played_in(way))


def played_in(way: Way) -> Term:
    """Return the joker of a way to go on, or PLAIN."""
    return Term(way[1]) if len(way) > 1 else PLAIN


def best_on(question: Go) -> tuple[Term, float]:
    """Return the joker, or PLAIN, with which going on averages most, and that average."""
    ways = [(name, expected(question.turn, name)) for name in (PLAIN, *question.playable)]
    return max(ways, key=lambda way: way[1])
