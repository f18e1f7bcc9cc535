"""The protocol of a table for the conversation at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from access.dialogue.around import Around
from games.steps import Ask, Event, Seat


class View(Around, Protocol):
    """Answers of a table to the commands at every question."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def turn(self, seat: Seat) -> Seat:
        """Return the seat whose turn it is; `seat` asks."""

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return the dice or cards of a seat."""

    @property
    def hides_holding(self) -> bool:
        """Whether `holding` is private."""

    def resumed(self) -> Sequence[Event]:
        """Return the state of the game for a returning player."""

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return the answer of the game to a query by a seat. Raises Refused."""

    @property
    def end_lesson(self) -> Callable[[], None] | None:
        """Ends the explanations of a lesson; None at other tables."""

    @property
    def note(self) -> Callable[[Seat], str]:
        """Notes advice to a seat; returns the phrase to tell, or nothing."""

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return advice for a question; `times` is the number of earlier requests. Raises Refused."""
