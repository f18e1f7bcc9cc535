"""Hands at a shared keyboard: shown after the others have looked away, and put away before anything else (T-4)."""

from __future__ import annotations

from typing import Any

from access.dialogue.entries import Happened, Here
from access.dialogue.outbox import Outbox
from access.language.output import WaitingLine, said_text
from access.language.telling import is_typed_by
from games.steps import Ask, Event, Tell


class Hands:
    """Knows the holder of the keyboard, and the private events that wait for each seat."""

    def __init__(self, outbox: Outbox, here: Here) -> None:
        self.outbox = outbox
        self.here = here
        self.holder: int | None = None
        self._private: dict[int, dict[type[Event], Event]] = {}
        self._news = False

    @property
    def shared(self) -> bool:
        """Whether more than one person sits here."""
        return len(self.here.seats) > 1

    def tell(self, told: Tell) -> None:
        """Hear an event. At a shared keyboard a private one waits for its seat."""
        if told.to is not None and self.shared:
            self._keep_for(told.to, told.event)
            return
        if self.shared and not is_typed_by(told.event, self.holder):
            self._news = self._news or self.here.is_told(told.event, self.outbox.to)
        self.outbox.add(Happened(told.event, self.here, told.to is not None), self.here.seats)

    def _keep_for(self, seat: int, event: Event) -> None:
        """Keep a private event; the next one of its kind, such as a new hand, makes the others stale."""
        waiting = self._private.setdefault(seat, {})
        if type(event) in waiting:
            waiting.clear()
        waiting[type(event)] = event

    async def hand_over(self, question: Ask[Any]) -> None:
        """Pass the keyboard to the player who is asked. Raises Leave.

        A hand is also put away between two questions to the same player, if the others have news to read first.
        """
        seat = question.seat
        if self.shared:
            private = question.is_private() or seat in self._private
            if self.holder is not None and (seat != self.holder or not private or self._news):
                await self._last_look()
                self.put_away()
            self.outbox.to = self.outbox.listeners.get(seat, self.outbox.to)
            if private and self.holder is None:
                await self.give_to(seat)
        self._news = False
        for event in self._private.pop(seat, {}).values():
            self.outbox.add(Happened(event, self.here, private=True), frozenset({seat}))

    async def _last_look(self) -> None:
        """Show the result of the holder's own answer, such as the cards drawn, before the keyboard is passed on."""
        holder = self.holder
        if holder is None or self._news:
            return
        for event in self._private.pop(holder, {}).values():
            await self.outbox.flush(holder)
            said = Happened(event, self.here, private=True).said(self.outbox.to)
            if said is not None:
                await self.outbox.stand(said, holder)

    def put_away(self) -> None:
        """Remove the last shown hand from the screen, the input history and the history of its seat."""
        if self.holder is None:
            return
        self.outbox.forget(self.holder)
        self.holder = None
        if self.outbox.to.reach.scrollback_stays:
            self.outbox.say("loop-screen")

    async def give_to(self, seat: int) -> None:
        """Wait until only the player on this seat looks. Raises Leave."""
        await self.outbox.flush()
        only = said_text(self.outbox.to.phrases.text("loop-only", seat=seat))
        await self.outbox.wait(WaitingLine(only, "hand"), seat)
        self.holder = seat

    async def only(self, seat: int) -> None:
        """Ask the others at the keyboard to look away. Raises Leave."""
        if self.shared and seat != self.holder:
            await self.give_to(seat)
