"""A person at a seat of a club's table, and the changes for which people there wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from access.club.store.records import SeatToken
from access.dialogue.places import Place


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


@dataclass(eq=False)
class Present:
    """A person at their seat."""

    place: Place
    token: SeatToken
    fresh: bool = False
    """Whether they were there at the start of the game, and were not told yet who begins."""
    gone: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when a newer connection has taken the seat, or the table was closed."""

    _asking: asyncio.Task[Any] | None = None
    """The task that asks them."""
    _is_ended: bool = False
    """Whether the asking was ended because the seat is lost."""

    def lose(self) -> None:
        """Take the seat away, and end the asking."""
        if not self.gone.done():
            self.gone.set_result(None)
            self.place.call()
            asyncio.get_running_loop().call_soon(self._end)  # the calling task may be the one that asks

    def _end(self) -> None:
        if self._asking is not None:
            self._is_ended = True
            self._asking.cancel()

    @contextmanager
    def asked(self) -> Iterator[None]:
        """End the asking within the context if the seat is lost. Raises Elsewhere."""
        if self.gone.done():
            raise Elsewhere
        asking = self._asking = asyncio.current_task()
        assert asking is not None
        before = asking.cancelling()
        try:
            yield
        except asyncio.CancelledError:
            if not self._is_ended or asking.uncancel() > before:
                raise
        finally:
            self._asking = None
        if self.gone.done():
            raise Elsewhere


class Moves:
    """The changes of a table, for those who wait for the next one."""

    def __init__(self) -> None:
        self._waiting: set[asyncio.Future[None]] = set()
        self._places: dict[Place, None] = {}
        """The places of watchers, in order of arrival."""

    def move(self) -> None:
        """Note a change."""
        for place in self._places:
            place.call()
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    @contextmanager
    def calling(self, place: Place) -> Iterator[None]:
        """Wake the watcher at a place at each change within the context."""
        self._places[place] = None
        try:
            yield
        finally:
            del self._places[place]

    async def next(self) -> None:
        """Wait for the next change."""
        moved = asyncio.get_running_loop().create_future()
        self._waiting.add(moved)
        try:
            await moved
        finally:
            self._waiting.discard(moved)
