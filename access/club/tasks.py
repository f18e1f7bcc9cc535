"""The tasks of a club, and its timers. Each task has a name, with which its errors are logged.

Whoever starts a task says what becomes of an error: the task is restarted after a pause (`keep`), a function is called,
such as to close one table (`failed`), or the error reaches whoever awaits the task (`part`). A kept task that fails
again and again ends the host, whose supervisor starts it anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from access.club.log import extra
from games.refusals import Failed

T = TypeVar("T")
log = logging.getLogger(__name__)
PAUSE = 1.0
"""Seconds until a failed task is restarted."""
CANCELS_AGAIN = 0.5
"""Seconds after which a task that survived its cancellation is cancelled again."""
MOST_FAILURES = 10
"""The failures in a row that end the host, each within a minute of the one before."""
MINUTE = 60.0


AGAIN = 1.0
"""Seconds until the next attempt while the database is away."""


async def repeated(work: Callable[[], Awaitable[T]]) -> T:
    """Return the result of work, which is repeated while the database is away."""
    while True:
        with suppress(Failed):
            return await work()
        await asyncio.sleep(AGAIN)


class Tasks:
    """The tasks of a club."""

    def __init__(self, pause: float = PAUSE) -> None:
        self._pause = pause
        self.gave_up = ""
        """The name of the kept task that has failed again and again."""
        self.ends = asyncio.Event()
        """Set when a task has given up, and when the club closes."""
        self._running: dict[asyncio.Task[Any], None] = {}
        """The tasks in the order in which they were started."""
        self._lone: WeakValueDictionary[str, asyncio.Task[None]] = WeakValueDictionary()
        """The running tasks that run once at a time, by name."""

    def start(
        self, name: str, work: Coroutine[Any, Any, T], failed: Callable[[Exception], None] = lambda error: None
    ) -> asyncio.Task[T]:
        """Start a task that nobody awaits; an error is logged, and passed to `failed`."""
        task = self.part(name, work)
        task.add_done_callback(lambda done: _look_at(done, failed))
        return task

    def keep(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Start a task that is restarted whenever it ends or fails, until it is cancelled."""
        return self.start(name, self._kept(name, work), lambda error: self._give_up(name))

    def _give_up(self, name: str) -> None:
        self.gave_up = name
        self.ends.set()

    def once(self, name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Start a task that nobody awaits, unless the one of this name still runs."""
        if (running := self._lone.get(name)) is None or running.done():
            self._lone[name] = self.start(name, work())

    async def ended(self, name: str, seconds: float | None = None) -> None:
        """Wait for the task of this name, if it runs, for so many seconds at most."""
        if (running := self._lone.get(name)) is not None:
            await asyncio.wait((running,), timeout=seconds)

    def part(self, name: str, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that its starter awaits, with its errors."""
        task = asyncio.create_task(work, name=name)
        self._running[task] = None
        task.add_done_callback(self._running.pop)
        return task

    async def finished(self, name: str, work: Coroutine[Any, Any, T], expected: tuple[type[Exception], ...] = ()) -> T:
        """Return the result of work that goes on even if its caller is cancelled, such as by a cut line.

        Its errors are logged then, unless they were `expected`.
        """
        task, ended = self.part(name, work), asyncio.get_running_loop().create_future()
        task.add_done_callback(partial(_end, ended))  # costs less than asyncio.shield
        try:
            await ended
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: _look_at(done, lambda error: None, expected))
            raise
        return task.result()

    async def _kept(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()
        failures, last = 0, loop.time()
        while True:
            try:
                await work()
            except Exception:
                now = loop.time()
                failures, last = failures + 1 if now - last < MINUTE else 1, now
                log.exception("task failed", extra=extra(task=name))
                if failures == MOST_FAILURES:
                    raise
            await asyncio.sleep(self._pause)

    async def close(self) -> None:
        """Cancel all tasks but the calling one, and wait for them."""
        while running := self._running.keys() - {asyncio.current_task()}:
            for task in running:
                task.cancel()
            # In Python 3.11 wait_for may return instead of being cancelled; and a task that ends may start another one.
            await asyncio.wait(running, timeout=CANCELS_AGAIN)


def _end(ended: asyncio.Future[None], task: asyncio.Task[Any]) -> None:
    if not ended.done():
        ended.set_result(None)


def _look_at(
    done: asyncio.Task[Any], failed: Callable[[Exception], None], expected: tuple[type[Exception], ...] = ()
) -> None:
    """Log the error of a task, and handle it as its starter wants."""
    error = None if done.cancelled() else done.exception()
    if isinstance(error, Exception) and not isinstance(error, expected):
        log.error("task failed", exc_info=error, extra=extra(task=done.get_name()))
        failed(error)


LATE = 1.0
"""Seconds after which people hear that something takes longer than usual."""


@contextmanager
def called_after(seconds: float, function: Callable[..., object], *given: Any) -> Iterator[asyncio.TimerHandle]:
    """Call a function if the block takes so many seconds, unless the block cancels the call."""
    call = asyncio.get_running_loop().call_later(seconds, function, *given)
    try:
        yield call
    finally:
        call.cancel()


def told_if_late(tell: Callable[..., object], *given: Any) -> AbstractContextManager[asyncio.TimerHandle]:
    """Return a context that calls a function if the block takes long, unless the block cancels the call."""
    return called_after(LATE, tell, *given)


class Late:
    """Calls a function if `start` is not followed by `stop` in time."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._due: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the clock again."""
        self.stop()
        self._due = asyncio.get_running_loop().call_later(LATE, self._tell)

    def stop(self) -> None:
        """Stop the clock."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
