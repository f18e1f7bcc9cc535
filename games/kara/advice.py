"""Advice and review for Bring den Kara ins Haus: the chance to win the round, as `best` counts it."""

from __future__ import annotations

from typing import Any

from games import Ask, Chance, Dice, Event, Roll, Seat, Tell, Watcher, Weighed, frozen, in_hundred, no_luck
from games.kara.bots import Best
from games.kara.events import Exactly, House, HouseBy, HouseNext, InHouse
from games.kara.near import Side, sums
from games.kara.questions import STOP, RunOrStop

TIE = 0.5
"""The worth of a tie, as a share of a win."""


@frozen
class AdviseRun(Event):
    """Throw these `count` dice again: in `percent` of a hundred rounds that wins, stopping in `stopping`.

    `alike` is whether these are the same.
    """

    dice: Dice
    count: int
    percent: int
    stopping: int
    alike: bool = False


@frozen
class AdviseStop(Event):
    """Stop, which wins `percent` of a hundred rounds; the best way to run throws `dice` and wins `running`.

    `alike` is whether these are the same; with `tie` the stop is a tie for certain.
    """

    percent: int
    dice: Dice
    count: int
    running: int
    alike: bool = False
    tie: bool = False


@frozen
class CostStopped(Event):
    """Stopping here won `did` of a hundred rounds, or was a sure `tie`; throwing `dice` again wins `percent`."""

    kara: Dice
    far: int
    side: Side
    did: int
    dice: Dice
    percent: int
    tie: bool = False


@frozen
class CostRan(Event):
    """Throwing `chosen` again won `did` of a hundred rounds; throwing `dice` wins `percent`."""

    kara: Dice
    far: int
    side: Side
    chosen: Dice
    did: int
    dice: Dice
    percent: int


@frozen
class CostWentOn(Event):
    """Throwing `chosen` again won `did` of a hundred rounds; stopping wins `percent`, or is a sure `tie`."""

    kara: Dice
    far: int
    side: Side
    chosen: Dice
    did: int
    percent: int
    tie: bool = False


@frozen
class Luck(Event):
    """How often the throws of a seat came into the house, and how often is usual."""

    seat: Seat
    throws: int
    hits: int
    usual: int


class Counsel(Watcher):
    """Tells what `best` decides, with the chances that it decides by, and counts how often the throws hit the house."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._best = Best(seat, no_luck)
        self._total = 0
        self._kept = 0
        self._usual = 0.0
        self._throws = self._hits = 0

    def tell(self, told: Tell) -> None:
        """Follow the house and the Karas."""
        self._best.tell(told)
        event = told.event
        if isinstance(event, HouseNext):
            self._total = 0
        elif isinstance(event, (House, HouseBy)):
            self._total, self._kept = event.total, 0
        elif isinstance(event, (InHouse, Exactly)) and event.seat == self.seat:
            self._hits += 1

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Count a throw of a Kara, and its chance to come into the house."""
        assert isinstance(step, Roll)
        if self._total:  # the house itself is no luck of its thrower
            self._throws += 1
            self._usual += sums(step.count)[self._total - self._kept] / 6**step.count

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return whether to run, and with which dice."""
        if not isinstance(question, RunOrStop):
            return ()
        decided = self._best.decided(question)
        (stopping, _), (running, dice) = decided.ways
        stops, runs = in_hundred(stopping), in_hundred(running)
        if decided.answer == STOP:
            return (AdviseStop(stops, dice, len(dice), runs, stops == runs, self._is_tie(stopping)),)
        return (AdviseRun(dice, len(dice), runs, stops, stops == runs),)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of the answer, in hundredths of a round."""
        if not isinstance(question, RunOrStop):
            return None
        decided = self._best.decided(question)
        (stopping, _), (running, dice) = decided.ways
        self._kept = sum(question.dice) - sum(answer)
        best = decided.worth(decided.answer)
        place = question.dice, question.far, question.side
        if answer == STOP:
            told = CostStopped(*place, in_hundred(stopping), dice, in_hundred(running), self._is_tie(stopping))
            return Weighed(100 * (best - stopping), told)
        chosen = tuple(sorted(answer))
        did = self._best.running(question)(chosen)
        cost = 100 * (best - did)
        if decided.answer == STOP:
            tie = self._is_tie(stopping)
            return Weighed(cost, CostWentOn(*place, chosen, in_hundred(did), in_hundred(stopping), tie))
        return Weighed(cost, CostRan(*place, chosen, in_hundred(did), dice, in_hundred(running)))

    def _is_tie(self, stopping: float) -> bool:
        """Tell whether a stop with this chance to win is a tie for certain: nobody else throws again."""
        return stopping == TIE and self._best.others().keys() <= self._best.stopped

    def luck(self) -> tuple[Event, ...]:
        """Return how often the throws came into the house."""
        return (Luck(self.seat, self._throws, self._hits, round(self._usual)),) if self._throws else ()
