"""The audience of a club's table: its players, spectators and advisers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from access.club.connection import Delayed, delayed
from access.club.tables.present import Present
from access.dialogue.conversation import Conversation
from access.dialogue.places import Place
from access.engine.seats import BotSeat
from access.engine.table import spread
from games.advising import Adviser
from games.steps import Seat, Tell

TOGETHER = 0.02
"""Seconds for which events wait for others: a second line would interrupt the speech of many screen readers."""


class Audience:
    """The audience of a table. An event is told together with those that follow soon.

    `failed` is called with errors of the game while it is told.
    """

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self.present: dict[int, Present] = {}
        """The persons at the table, by seat."""
        self.watchers: list[Place] = []
        self.advisers: dict[int, Adviser] = {}
        """The advisers of persons, by seat."""
        self._told: list[Tell] = []
        """The recorded events that were not told yet."""
        self._telling: Delayed | None = None

    def _places(self) -> list[Place]:
        return [*(present.place for present in self.present.values()), *self.watchers]

    def tell(self, told: Iterable[Tell]) -> None:
        """Tell recorded events, together with those that follow soon."""
        self.hold(told)
        self.tell_soon()

    def hold(self, told: Iterable[Tell]) -> None:
        """Take recorded events that the caller tells."""
        self._told += told

    def tell_soon(self) -> None:
        """Tell the events that were not told yet, together with those that follow soon."""
        if self._told and self._telling is None:
            self._telling = delayed(TOGETHER, self.tell_now)

    def tell_now(self, asked: int | None = None) -> None:
        """Tell the recorded events; the person on the `asked` seat hears them with the question."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        told, self._told = self._told, []
        places = [present.place for seat, present in self.present.items() if seat != asked]
        advisers = [BotSeat(Seat(seat), adviser) for seat, adviser in self.advisers.items()]
        with_question = [_WithQuestion(self.present[asked].place)] if asked is not None else []
        try:
            spread(told, [*with_question, *places, *self.watchers, *advisers])
        except Exception as error:
            self._failed(error)

    def forget_told(self) -> None:
        """Drop the events that were not told yet."""
        self._told.clear()

    def say(self, phrase: str, besides: Sequence[Conversation] = (), **facts: Any) -> None:
        """Tell everybody at this host a phrase, besides these conversations."""
        for place in self._places():
            if place.conversation not in besides:
                place.conversation.say(phrase, **facts)
                place.news()


class _WithQuestion:
    """Passes events to a place for its next question."""

    def __init__(self, place: Place) -> None:
        self.tell, self.seats = place.hear, place.seats
