"""Advice and review: what a game can say about the decisions of one seat, from what that seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from games.steps import Ask, Chance, Event, Seat, Tell


@dataclass(frozen=True, slots=True)
class Weighed:
    """What an answer cost against the best one, in the unit of the game, and the event that says so."""

    cost: float
    event: Event


class Adviser(Protocol):
    """Says what `best` would do at a question of its seat, and what an answer cost. It sees what a bot there sees."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """See what chance gave to its seat."""

    def advise(self, question: Ask[Any], times: int) -> tuple[Event, ...]:
        """Return what `best` would do and why; `times` is how often it was asked before at this question.

        Return nothing where there is nothing to advise.
        """

    def weigh(self, question: Ask[Any], answer: Any) -> Weighed | None:
        """Return what an answer cost; None where that is not known."""

    def luck(self) -> tuple[Event, ...]:
        """Return how lucky chance was to its seat, so far."""


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
