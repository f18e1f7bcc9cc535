"""Advice and review for Bring den Kara ins Haus: the chance to win the round, as `best` counts it."""

from __future__ import annotations

from typing import Any

from games import Ask, Chance, Dice, Event, Roll, Seat, Tell, Watcher, Weighed, frozen, no_luck
from games.kara.bots import Best
from games.kara.events import Exactly, House, HouseBy, HouseNext, InHouse
from games.kara.near import Side
from games.kara.odds import sums
from games.kara.questions import STOP, RunOrStop


@frozen
class AdviseRun(Event):
    """Throw these `count` dice again: in `percent` of a hundred rounds that wins, stopping in `stopping`."""

    dice: Dice
    count: int
    percent: int
    stopping: int


@frozen
class AdviseStop(Event):
    """Stop, which wins `percent` of a hundred rounds; the best way to run throws `dice` and wins `running`."""

    percent: int
    dice: Dice
    count: int
    running: int


@frozen
class CostStopped(Event):
    """Stopping here won `did` of a hundred rounds; throwing `dice` again wins `percent`."""

    kara: Dice
    far: int
    side: Side
    did: int
    dice: Dice
    percent: int


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
    """Throwing `chosen` again won `did` of a hundred rounds; stopping wins `percent`."""

    kara: Dice
    far: int
    side: Side
    chosen: Dice
    did: int
    percent: int


@frozen
class Luck(Event):
    """How often the throws of a seat came into the house, and how often is usual."""

    seat: Seat
    throws: int
    hits: int
    usual: int


class Counsel(Watcher):
    """Counts the chances as `best` does, and how often the throws hit the house."""

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
        stopping, (running, dice) = self._ways(question)
        if running > stopping:
            return (AdviseRun(dice, len(dice), percent(running), percent(stopping)),)
        return (AdviseStop(percent(stopping), dice, len(dice), percent(running)),)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of the answer, in hundredths of a round."""
        if not isinstance(question, RunOrStop):
            return None
        stopping, (running, dice) = self._ways(question)
        self._kept = sum(question.dice) - sum(answer)
        best = max(stopping, running)
        place = question.dice, question.far, question.side
        if answer == STOP:
            return Weighed(100 * (best - stopping), CostStopped(*place, percent(stopping), dice, percent(running)))
        chosen = tuple(sorted(answer))
        did = self._best.running(question)(chosen)
        cost = 100 * (best - did)
        if running > stopping:
            return Weighed(cost, CostRan(*place, chosen, percent(did), dice, percent(running)))
        return Weighed(cost, CostWentOn(*place, chosen, percent(did), percent(stopping)))

    def luck(self) -> tuple[Event, ...]:
        """Return how often the throws came into the house."""
        return (Luck(self.seat, self._throws, self._hits, round(self._usual)),) if self._throws else ()

    def _ways(self, question: RunOrStop) -> tuple[float, tuple[float, Dice]]:
        """Return the chance to win by stopping, and the best one by running."""
        return self._best.stopping(question), self._best.best_run(question)


def percent(chance: float) -> int:
    """Return a chance in per cent, as a whole number."""
    return round(100 * chance)
