"""Advice and review for Jaques le Kaques: the exact expectation of the turn. The other players are left out."""

from __future__ import annotations

from typing import Any

from games import Ask, Chance, Dice, Event, Roll, Seat, Tell, Watcher, Weighed, frozen
from games.kaques.bots import expected
from games.kaques.rules import STOP, FirstThrow, GrandKaque, Keep, Kept, LeKaque, Stopped
from games.kaques.scoring import dice_after, keepable, points


@frozen
class AdviseKeep(Event):
    """Keep these `count` dice and throw `left` dice: that averages `average` points, and stopping brings `brings`.

    If `everything` is kept, all six dice are thrown again.
    """

    dice: Dice
    count: int
    everything: bool
    left: int
    average: int
    brings: int


@frozen
class AdviseStop(Event):
    """Stop for `brings` points; the best way on keeps these `count` dice and averages `average`."""

    brings: int
    dice: Dice
    count: int
    average: int


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
        brings = question.points + points(question.throw)
        if question.score + brings >= question.target:
            return (AdviseWin(question.score + brings),)
        dice, average = best_on(question)
        if average > brings:
            everything = len(dice) == len(question.throw)
            left = dice_after(question.throw, dice)
            return (AdviseKeep(dice, len(dice), everything, left, round(average), brings),)
        return (AdviseStop(brings, dice, len(dice), round(average)),)

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of the answer, in points of this turn."""
        assert isinstance(question, Keep)
        throw, aside = question.throw, question.points
        brings = aside + points(throw)
        dice, average = best_on(question)
        if question.score + brings >= question.target:
            if answer == STOP:  # the win ends the turn, whatever more it was worth
                self._lucky.append(brings - max(average, brings))
                return None
            return Weighed(float(question.target), CostWin(throw, aside, answer))
        did = worth(question, answer)
        cost, told = max(average, brings) - did, round(max(average, brings)) - round(did)  # what is told adds up
        if answer == STOP:
            return Weighed(cost, CostStopped(throw, aside, dice, round(average), brings, told))
        if average > brings:
            return Weighed(cost, CostKept(throw, aside, answer, dice, round(average), told))
        return Weighed(cost, CostWentOn(throw, aside, answer, brings, told))

    def luck(self) -> tuple[Event, ...]:
        """Return the points of the throws above or below the average."""
        total = round(sum(self._lucky))
        return (Luck(self.seat, max(total, 0), max(-total, 0)),)


def worth(question: Keep, answer: Dice) -> float:
    """Return the points that an answer brings: at once, or on average."""
    if answer == STOP:
        return float(question.points + points(question.throw))
    return expected(dice_after(question.throw, answer), question.points + points(answer))


def best_on(question: Keep) -> tuple[Dice, float]:
    """Return the dice whose keeping averages most, and that average."""
    return max(((dice, worth(question, dice)) for dice in keepable(question.throw)), key=lambda way: way[1])


def after(throw: Dice, aside: int) -> float:
    """Return the worth of a turn after this throw, 0 for a Le Kaque."""
    if not points(throw):
        return 0.0
    question = Keep(Seat(0), throw, aside, 0, 0)
    return max(worth(question, STOP), best_on(question)[1])
