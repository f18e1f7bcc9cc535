"""A database that measures its calls."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from access.club.store.records import Unknown
from access.club.store.sql import Database, Found, Statement, Work
from games.refusals import Failed

T = TypeVar("T")
MOST_HINTS = 1000
"""The most hints of this host on their way; when there are more, all count as lost."""


class Measures(Protocol):
    """Receives measurements; times are in seconds."""

    def appended(self, seconds: float, refused: bool) -> None:
        """Note that a batch was recorded, or refused."""

    def failed(self) -> None:
        """Note that a call has failed, or that its outcome is unknown."""

    def hinted(self, seconds: float) -> None:
        """Note that a hint of this host has come back by the database."""


class Measured:
    """A database whose calls are measured."""

    def __init__(self, database: Database, measures: Measures) -> None:
        self._database, self._measures = database, measures
        self.now, self.moment, self.server = database.now, database.moment, database.server
        self.change, self.open_change, self.waiting = database.change, database.open_change, database.waiting
        self._hints: dict[str, float] = {}
        """The hints of this host that have not come back yet, with the times of sending."""

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction."""
        with self._watched():
            return await self._database.run(work)

    async def one(self, text: str, *values: object) -> Found:
        """Run one statement."""
        with self._watched():
            return await self._database.one(text, *values)

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement that records a batch."""
        return await self._timed(self._database.recorded_one(statement), lambda found: found.count == 0)

    async def recorded_several(self, statement: Statement) -> Found:
        """Run one statement that records several batches; each refused one is sent again alone, and counts then."""
        began = time.monotonic()
        with self._watched():
            found = await self._database.recorded_several(statement)
        took = time.monotonic() - began
        for _ in found.rows:
            self._measures.appended(took, False)
        return found

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction that records a batch."""
        return await self._timed(self._database.recorded(work), lambda stands: not stands)

    async def _timed(self, call: Awaitable[T], is_refused: Callable[[T], bool]) -> T:
        began = time.monotonic()
        with self._watched():
            found = await call
        self._measures.appended(time.monotonic() - began, is_refused(found))
        return found

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except (Failed, Unknown):
            self._measures.failed()
            raise

    async def explained(self, failure: Failed) -> Failed:
        """Return a failure with its reason."""
        return await self._database.explained(failure)

    def when_noted(self, hint: Callable[[], None]) -> None:
        """Call this from now on after each transaction with a statement that is `noted`."""
        self._database.when_noted(hint)

    async def announce(self, hint: str) -> None:
        """Send a hint to all hosts."""
        if len(self._hints) >= MOST_HINTS:
            self._hints.clear()
        self._hints[hint] = time.monotonic()
        await self._database.announce(hint)

    async def announced(self) -> AsyncIterator[str]:
        """Yield the hints of all hosts."""
        async for hint in self._database.announced():
            if (sent := self._hints.pop(hint, None)) is not None:
                self._measures.hinted(time.monotonic() - sent)
            yield hint

    async def scrub(self) -> None:
        """Remove deleted data from files."""
        await self._database.scrub()

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()
