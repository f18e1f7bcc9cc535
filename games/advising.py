"""Advice and review: the decisions of one seat, judged by what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from games.data import frozen
from games.steps import Ask, Chance, Event, Seat, Tell


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
