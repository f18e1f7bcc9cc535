"""Advice and review for Die verflixte 6: what `best` does, by the chance to win the evening. Robbing is left out."""

from __future__ import annotations

from typing import Any

from games import (
    Ask,
    Chance,
    Decided,
    Dice,
    Event,
    Roll,
    Seat,
    Tell,
    Term,
    Terms,
    Watcher,
    Weighed,
    frozen,
    in_hundred,
    no_luck,
)
from games.verflixte6.bots import Best, better, gain_of
from games.verflixte6.events import CanPlay, Countered, Duel, Sees
from games.verflixte6.odds import POINTS, Odds, expected, odds
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
    """Stop with `sum` points: that is worth `worth`, the best way to go on `other`.

    Both are games won of a hundred if `games`, else points on average; `alike` is whether they are the same.
    """

    sum: int
    games: bool
    worth: int
    other: int
    alike: bool


@frozen
class AdviseOn(Event):
    """Throw: that is worth `worth`, as in AdviseStop, and stopping `other`."""

    games: bool
    worth: int
    other: int
    alike: bool


@frozen
class AdviseJoker(Event):
    """Throw with this joker: that is worth `worth`, as in AdviseStop, and stopping `other`."""

    joker: Term
    games: bool
    worth: int
    other: int
    alike: bool


@frozen
class AdviseJokers(Event):
    """Take these jokers: on average they bring most, together about `more` points in a turn; 0 for the free choice."""

    jokers: Terms
    more: int


@frozen
class AdviseYes(Event):
    """Say yes, or no: that is worth `worth`, as in AdviseStop, and the opposite `other`."""

    yes: bool
    games: bool
    worth: int
    other: int
    alike: bool


@frozen
class AdviseVictim(Event):
    """Rob, or hit, this player, who has the most points."""

    victim: Seat


@frozen
class CostStopped(Event):
    """Stopping with `sum` points is worth `did`, as in AdviseStop; going on, with a joker or without, `best`."""

    sum: int
    games: bool
    did: int
    joker: Term
    plain: bool
    best: int
    cost: int


@frozen
class CostWentOn(Event):
    """Going on with a joker, or `alone`, is worth `did`, as in AdviseStop; stopping with `sum` points is worth more."""

    sum: int
    played: Term
    alone: bool
    games: bool
    did: int
    best: int
    cost: int


@frozen
class CostOtherwise(Event):
    """Going on with a joker, or `alone`, is worth `did`, as in AdviseStop; going on in another way `best`."""

    sum: int
    played: Term
    alone: bool
    games: bool
    did: int
    joker: Term
    plain: bool
    best: int
    cost: int


@frozen
class CostRefused(Event):
    """Taking `taken` jokers in a round, fewer than one may; this one brings about `cost` points more in a turn."""

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
    """Tells what `best` decides, with the figures that it decides by, and counts the 6s."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._best = Best(seat, no_luck)
        self._throws = self._sixes = 0
        self._missed: set[Term] = set()
        """The jokers that a review has named as not taken: each can be taken once in a game."""

    def tell(self, told: Tell) -> None:
        """Follow the totals; what the Anaconda, the croupier or the victim of a Sekante threw is not one's own."""
        self._best.tell(told)
        dice = against(told.event)
        if dice and getattr(told.event, "seat", None) == self.seat:
            self._throws -= len(dice)
            self._sixes -= dice.count(OUT_FACE)

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Count the dice and the 6s."""
        assert isinstance(step, Roll)
        self._throws += step.count
        self._sixes += result.count(OUT_FACE)

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return the answer of `best`, with the figures that decide."""
        if isinstance(question, Choose):
            jokers = self._best.jokers(0, question)
            more = 0 if jokers == FREE else round(sum(map(gain_of, jokers)))
            return (AdviseJokers(jokers, more),) if jokers else ()
        if isinstance(question, Go):
            return self._each_way(question) if times else (self._going(question),)
        if isinstance(question, (Steal, Target)):
            victim = self._best.victim(0, question.victims)
            return () if victim == NOBODY else (AdviseVictim(Seat(victim)),)
        assert isinstance(question, (Fight, OnceMore, Keep, Counter, Rescue))
        by = odds(question.evening)
        decided = better(question, by)
        return (AdviseYes(decided.answer == "yes", *figures(decided, decided.other[0], by)),)

    def _each_way(self, question: Go) -> tuple[Event, ...]:
        """Return the figures of each way to go on, the best first."""
        by, ways = odds(question.evening), self._best.going(question).ways
        return tuple(
            CanPlay(name, round(expected(question.turn, name)), by is not POINTS, in_hundred(worth))
            for worth, way in sorted(ways, key=lambda each: -each[0])
            if way != STOP and (name := played_in(way))
        )

    def _going(self, question: Go) -> Event:
        decided, by = self._best.going(question), odds(question.evening)
        if decided.answer == STOP:
            return AdviseStop(question.sum, *figures(decided, decided.other[0], by))
        stopping = figures(decided, decided.worth(STOP), by)
        name = played_in(decided.answer)
        return AdviseOn(*stopping) if name == PLAIN else AdviseJoker(name, *stopping)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of going on or stopping, as `best` weighs it, or of jokers that were not taken, in points."""
        if isinstance(question, Choose):
            return self._refused(question, answer)
        if not isinstance(question, Go):
            return None
        decided, by = self._best.going(question), odds(question.evening)
        worth, did = decided.worth(decided.answer), decided.worth(answer)
        games, best, less, _ = figures(decided, did, by)
        cost, way, played = best - less, played_in(decided.answer), played_in(answer)
        weighed = float(cost) if games else worth - did
        if answer == STOP:
            if decided.answer == STOP:
                way = played_in(decided.other[1])
            return Weighed(weighed, CostStopped(question.sum, games, less, way, way == PLAIN, best, cost))
        went = question.sum, played, played == PLAIN, games, less
        if decided.answer == STOP:
            return Weighed(weighed, CostWentOn(*went, best, cost))
        return Weighed(weighed, CostOtherwise(*went, way, way == PLAIN, best, cost))

    def _refused(self, question: Choose, taken: Terms) -> Weighed | None:
        """Return the cost of taking fewer jokers than one may; None if as many were taken, or all can still be taken.

        It is in points, as `best` chooses jokers: a point is worth about a hundredth of an evening.
        """
        refused = [name for name in question.left if name not in taken and name not in self._missed]
        later = MOST_CHOSEN * (question.last - question.number)
        if taken[:1] == FREE or len(taken) == MOST_CHOSEN or len(question.left) - len(taken) <= later or not refused:
            return None
        best = max(refused, key=gain_of)
        self._missed.add(best)
        return Weighed(gain_of(best), CostRefused(len(taken), best, round(gain_of(best))))

    def luck(self) -> tuple[Event, ...]:
        """Return the number of dice, and of 6s among them."""
        usual = round(self._throws / 6)
        return (Luck(self.seat, self._throws, self._sixes, usual),) if self._throws else ()


def against(event: Event) -> Dice:
    """Return the dice of a throw against the player at turn."""
    if isinstance(event, Duel):
        return event.die
    if isinstance(event, Countered) or (isinstance(event, Sees) and event.joker == Fight.joker):
        return event.dice
    return ()


def figures(decided: Decided[Any], other: float, by: Odds) -> tuple[bool, int, int, bool]:
    """Return whether chances to win decide, what the decision and another answer are worth, and whether that is alike.

    Where chances decide, points break a tie alone: the other answer is never told as the better one.
    """
    games = by is not POINTS
    shown = in_hundred if games else round
    worth = shown(decided.worth(decided.answer))
    less = min(shown(other), worth)
    return games, worth, less, worth == less


def played_in(way: Way) -> Term:
    """Return the joker of a way to go on, or PLAIN."""
    return Term(way[1]) if len(way) > 1 else PLAIN
