"""Advice and review for Jaques le Kaques: what `best` does, by the exact expectation of the turn.

The other players are left out, but for a stop that wins.
"""

from __future__ import annotations

from typing import Any

from games import Ask, Chance, Dice, Event, Roll, Seat, Tell, Watcher, Weighed, frozen
from games.kaques.bots import Best, best_on, expected
from games.kaques.rules import STOP, FirstThrow, GrandKaque, Keep, Kept, LeKaque, Stopped
from games.kaques.scoring import dice_after, points


@frozen
class AdviseKeep(Event):
    """Keep these `count` dice and throw `left` dice: that averages `average` points, and stopping brings `brings`.

    If `everything` is kept, all six dice are thrown again. `alike` is whether both figures are the same.
    """

    dice: Dice
    count: int
    everything: bool
    left: int
    average: int
    brings: int
    alike: bool = False


@frozen
class AdviseStop(Event):
    """Stop for `brings` points; the best way on keeps these `count` dice and averages `average`, or as much."""

    brings: int
    dice: Dice
    count: int
    average: int
    alike: bool = False


@frozen
class AdviseWin(Event):
    """Stop, which wins with this score."""

    score: int


@frozen
class CostStopped(Event):
    """Stopping with this throw and these points aside cost `cost` points: keeping `dice` averages `average`."""

    throw: Dice
    points: int
    dice: Dice
    average: int
    brings: int
    cost: int


@frozen
class CostKept(Event):
    """Keeping `kept` cost `cost` points: keeping `dice` averages `average`."""

    throw: Dice
    points: int
    kept: Dice
    dice: Dice
    average: int
    cost: int


@frozen
class CostWentOn(Event):
    """Keeping `kept` cost `cost` points: stopping brings `brings`."""

    throw: Dice
    points: int
    kept: Dice
    brings: int
    cost: int


@frozen
class CostWin(Event):
    """Keeping `kept` gave away the win: stopping would have won."""

    throw: Dice
    points: int
    kept: Dice


@frozen
class Luck(Event):
    """The points of the throws above or below the average; one of the two is 0."""

    seat: Seat
    more: int
    fewer: int


class Counsel(Watcher):
    """Knows the exact value of each choice in a turn, and sums up the luck of the throws."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._aside = 0
        self._lucky: list[float] = []

    def tell(self, told: Tell) -> None:
        """Follow the points aside; a throw for the right to begin is no luck of a turn."""
        event = told.event
        if getattr(event, "seat", None) != self.seat:
            return
        if isinstance(event, Kept):
            self._aside = event.points
        elif isinstance(event, (Stopped, LeKaque, GrandKaque)):
            self._aside = 0
        elif isinstance(event, FirstThrow) and self._lucky:
            self._lucky.pop()

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Compare the throw with the average of all throws of so many dice."""
        assert isinstance(step, Roll)
        self._lucky.append(after(result, self._aside) - expected(step.count, self._aside))

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return the choice with the most points on average, beside the best of the other kind."""
        assert isinstance(question, Keep)
        decided = Best().decided(question)
        (stopping, _), (average, dice) = decided.ways
        brings, mean = round(stopping), round(average)
        if question.score + brings >= question.target:
            return (AdviseWin(question.score + brings),)
        if decided.answer == STOP:
            return (AdviseStop(brings, dice, len(dice), mean, mean == brings),)
        everything = len(dice) == len(question.throw)
        left = dice_after(question.throw, dice)
        return (AdviseKeep(dice, len(dice), everything, left, mean, brings, mean == brings),)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of the answer, in points of this turn."""
        assert isinstance(question, Keep)
        throw, aside = question.throw, question.points
        decided = Best().decided(question)
        (_, _), (average, dice) = decided.ways
        brings = aside + points(throw)
        if question.score + brings >= question.target:
            if answer == STOP:  # the win ends the turn, whatever more it was worth
                self._lucky.append(brings - max(average, brings))
                return None
            return Weighed(float(question.target), CostWin(throw, aside, answer))
        did = worth(question, answer)
        cost, told = max(average, brings) - did, round(max(average, brings)) - round(did)  # what is told adds up
        if answer == STOP:
            return Weighed(cost, CostStopped(throw, aside, dice, round(average), brings, told))
        if decided.answer == STOP:
            return Weighed(cost, CostWentOn(throw, aside, answer, brings, told))
        return Weighed(cost, CostKept(throw, aside, answer, dice, round(average), told))

    def luck(self) -> tuple[Event, ...]:
        """Return the points of the throws above or below the average."""
        total = round(sum(self._lucky))
        return (Luck(self.seat, max(total, 0), max(-total, 0)),)


def worth(question: Keep, answer: Dice) -> float:
    """Return the points that an answer brings: at once, or on average."""
    if answer == STOP:
        return float(question.points + points(question.throw))
    return expected(dice_after(question.throw, answer), question.points + points(answer))


def after(throw: Dice, aside: int) -> float:
    """Return the worth of a turn after this throw, 0 for a Le Kaque."""
    if not points(throw):
        return 0.0
    return max(float(aside + points(throw)), best_on(tuple(sorted(throw)), aside)[0])
