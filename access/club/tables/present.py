"""The surroundings of the game of a table: the people at their seats, those who watch, and the host.

Apart from table.py, which knows the game and the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from access.club.store.sql import SeatToken
from access.club.tables.course import Elsewhere
from access.dialogue.places import Place


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
            self.place.interrupt()
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
        self._next = asyncio.Event()
        """Set, and replaced, at each change."""
        self._places: dict[Place, None] = {}
        """The places of watchers, in order of arrival."""

    def move(self) -> None:
        """Note a change."""
        for place in self._places:
            place.interrupt()
        self._next.set()
        self._next = asyncio.Event()

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
        await self._next.wait()


class WithQuestion:
    """Passes events to a place for its next question."""

    def __init__(self, place: Place) -> None:
        self.tell, self.seats = place.hear, place.seats


async def _stands() -> bool:
    return True


@dataclass
class TableCalls:
    """The calls of a table to its host; by default it has none."""

    failed: Callable[[Exception], None] = lambda error: None
    """Called once, with the error that ended the table."""
    recorded: Callable[[bool], None] = lambda by_person: None
    """Called when a batch was recorded here, perhaps with the answer of a person."""
    still_stands: Callable[[], Awaitable[bool]] = _stands
    """Reads the table again; returns whether the store still has the beginning of this game."""
    lost: Callable[[str, int], None] = lambda mark, steps: None
    """Called with the digest of the first lost batch, and the number of lost steps, which those here have heard."""
    post: Callable[..., None] = lambda phrase, **facts: None
    """Tells a phrase to those at other hosts."""
    elsewhere: Callable[[], set[int]] = set
    """Returns the seats of those at other hosts."""
    has_gone: Callable[[int], bool] = lambda person: False
    """Tells whether a person cannot come back."""
    happened: Callable[[], None] = lambda: None
    """Called when a bot has taken a seat, or the game is over."""
    stand_in_after: Callable[[], int] = lambda: 0
    """Returns the seconds until a bot may stand in for somebody away."""
