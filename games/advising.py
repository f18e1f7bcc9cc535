"""Advice and review: the decisions of one seat, judged by what that seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from games.data import frozen
from games.steps import Ask, Chance, Event, Seat, Tell

A = TypeVar("A")
NEVER = 1e-4
"""A chance that is told as none; and as certain, if it is all that lacks."""


class Decided(NamedTuple, Generic[A]):
    """The answer of the best bot to a question, and the worth of each answer that it weighed.

    The bot answers with it, and its adviser tells the figures: there is no second way to decide.
    """

    answer: A
    ways: Sequence[tuple[float, A]] = ()

    def worth(self, answer: A) -> float:
        """Return the worth of an answer that was weighed."""
        return next(worth for worth, way in self.ways if way == answer)

    @property
    def other(self) -> tuple[float, A]:
        """The best of the other ways, and its worth; of ways as good the first. The only way is the other one, too."""
        others = [each for each in self.ways if each[1] != self.answer]
        return max(others, key=lambda each: round(each[0], 9), default=self.ways[0])


def in_hundred(chance: float) -> int:
    """Return how often something happens in a hundred times: 0 only for never, and 100 only for always."""
    if NEVER <= chance <= 1 - NEVER:
        return min(max(round(100 * chance), 1), 99)
    return 100 * round(chance)


@frozen
class Weighed:
    """The cost of an answer against the best one, in the unit of the game, and the event that tells it."""

    cost: float
    event: Event


class Adviser(Protocol):
    """Advises one seat and weighs its answers. It sees what a bot on that seat sees."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """See a throw or a deal of its seat."""

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return the choice of `best` with its reason, or nothing if there is none.

        `times` counts the earlier requests for advice at this question.
        """

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return the cost of an answer; None if it is not known."""

    def luck(self) -> tuple[Event, ...]:
        """Return the luck of its seat so far."""


NewAdviser = Callable[[Seat], Adviser]


class Watcher:
    """The base of advisers. Override what the game can say."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def tell(self, told: Tell) -> None:
        """Ignore the event."""

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Ignore the throw."""

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return no advice."""
        return ()

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return None: the cost is not known."""

    def luck(self) -> tuple[Event, ...]:
        """Return nothing."""
        return ()


def no_luck(number: int, ways: int) -> int:
    """Return 0: advice draws no lots."""
    return 0
