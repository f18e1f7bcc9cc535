"""The process in which bots compute, so that people at other tables need not wait for them.

It has copies of tables, and returns the next steps until a person is asked. If it dies, another one computes the same
steps: they follow from the journal.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from access.club.tables.copies import replica_of
from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.journal import Header, parse
from access.play.faults import as_fault
from access.storage import catalogue
from access.system.posix import end_with_parent
from games.data import frozen
from games.refusals import Illegal

log = logging.getLogger(__name__)
PAUSE = 1.0
MOST_COPIES = 200
"""The most copies in the process; others are made anew from the journal."""
Lines = tuple[str, ...]


@frozen
class Followed:
    """A result of the process: lines that follow `at` batches; None if it lacks some of these batches."""

    at: int
    lines: Lines | None


class Copies:
    """Copies of tables by number, those used last at the end. `clock` counts seconds of computing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._copies: OrderedDict[int, Replica] = OrderedDict()

    def follow(self, number: int, header: str, at: int, batches: Sequence[Batch]) -> Followed:
        """Apply the batches from place `at` on to a copy of a table, and compute the next steps."""
        copy = self._copies.pop(number, None)
        if copy is None or at == 0:
            head: Header = parse(f"{header}\n".encode(), "table").header
            copy = replica_of(head, catalogue.by_header(head), self._clock)
        if copy.at < at:
            return Followed(copy.at, None)
        for batch in batches[copy.at - at :]:
            copy.recorded(batch)
        followed = copy.follow()
        self._copies[number] = copy  # a copy that failed is not kept
        if len(self._copies) > MOST_COPIES:
            self._copies.popitem(last=False)
        return Followed(copy.at, followed.lines if followed is not None else ())


_copies = Copies()
"""The copies of tables in the process."""


def _follow(number: int, header: str, at: int, batches: Sequence[Batch]) -> Followed:
    try:
        return _copies.follow(number, header, at, batches)
    except (OutOfPlace, Illegal):
        raise
    except Exception as error:
        game = catalogue.by_header(parse(f"{header}\n".encode(), "table").header)
        raise as_fault(error, game) from None


def _started() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)


class BotProcess:
    """Lets the process compute the next steps of tables. `pause` seconds after it has died, another one is started."""

    def __init__(self, start: Callable[[], ProcessPoolExecutor] = _started, pause: float = PAUSE) -> None:
        self._start, self._pause = start, pause
        self._pool: ProcessPoolExecutor | None = None
        self._has: dict[int, int] = {}
        """The number of batches of each copy in the process."""
        self._closed = False
        self.waiting = 0
        """The number of tables whose steps are being computed, or wait for it."""

    async def follow(self, number: int, replica: Replica) -> Batch | None:
        """Return the batch of the next steps of a table; None if a person is asked."""
        while True:
            at = self._has.get(number, 0)
            batches = replica.batches(at)
            pool = self._there()
            try:
                followed = await self._run(pool, number, replica.header.line(), at, batches)
            except BrokenProcessPool:
                self._drop(pool)
                await asyncio.sleep(self._pause)  # without memory the next one may die at once, too
                continue
            self._has[number] = followed.at
            if followed.lines is not None:
                return replica.ahead(followed.lines) if followed.lines else None

    def _there(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = self._start()
        return self._pool

    async def _run(
        self, pool: ProcessPoolExecutor, number: int, header: str, at: int, batches: Sequence[Batch]
    ) -> Followed:
        work = pool.submit(_follow, number, header, at, batches)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(work)
        finally:
            self.waiting -= 1

    def forget(self, number: int) -> None:
        """Drop the copy of a table."""
        self._has.pop(number, None)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Drop a process that has died. Each table that waited for it does so; another one may be there by then."""
        if self._pool is pool:
            log.warning("bot process died")
            self._has.clear()
            pool.shutdown(wait=False)
            self._pool = None

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None
