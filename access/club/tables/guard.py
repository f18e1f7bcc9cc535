"""Time limits for a game that is not ours in the club's own process.

Its longer computations (steps of its rules, its bots, its advice) run in another process first (`isolated.py`).
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, TypeVar

from access.system import posix

T = TypeVar("T")
TICK = 0.02
"""Seconds of computing between two checks."""
MOST_TICKS = 3
"""The checks in a row at which a game may be computing: 0.06 seconds, and a clock tick more for each check."""


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


class TooSlow(Exception):
    """A game computed for too long."""


class EndsProgram(Exception):
    """A game has tried to end the program."""


class _Expired(BaseException):
    """Raised in the code of the game; its own `except Exception` does not catch it."""


class _Alarm:
    """The timer of this process. It counts the computing time of the main thread only."""

    def __init__(self) -> None:
        self.package = ""
        """The package of the game that is watched; empty for none."""
        self._ticks, self._computed = 0, 0.0

    def begin(self, package: str) -> None:
        """Watch a game from now on."""
        self.package, self._ticks, self._computed = package, 0, time.thread_time()
        posix.ring(TICK, self.rings)

    def end(self) -> None:
        """Stop watching."""
        self.package = ""
        posix.ring_no_more()

    def rings(self, number: int, frame: FrameType | None) -> None:
        """Check whether the game is computing. Raises _Expired if it was at too many checks in a row."""
        computed = time.thread_time()
        if not self.package or computed - self._computed < TICK / 2:
            return
        self._computed = computed
        self._ticks = self._ticks + 1 if _computes(self.package, frame) else 0
        if self._ticks >= MOST_TICKS:
            raise _Expired


def _computes(package: str, frame: FrameType | None) -> bool:
    """Tell whether code of this package is on the stack."""
    while frame is not None:
        if f"{frame.f_globals.get('__name__', '')}.".startswith(f"{package}."):
            return True
        frame = frame.f_back
    return False


_alarm = _Alarm()


@contextmanager
def limited(package: str) -> Iterator[None]:
    """Raise TooSlow if the code of this package computes for too long within the context.

    This works in the main thread only, on systems with such timers.
    """
    main = threading.current_thread() is threading.main_thread()
    if not main or _alarm.package or not posix.can_ring():
        yield
        return
    _alarm.begin(package)
    try:
        yield
    except _Expired as expired:
        raise TooSlow().with_traceback(expired.__traceback__) from None
    except SystemExit as ended:
        raise EndsProgram().with_traceback(ended.__traceback__) from None
    finally:
        _alarm.end()


class Limited(Coroutine[Any, Any, T]):
    """A conversation at the table of a game that is not ours, with a time limit for each step."""

    def __init__(self, package: str, talk: Coroutine[Any, Any, T]) -> None:
        self._package, self._talk = package, talk

    def send(self, value: Any) -> Any:
        """Go on with the conversation. Raises TooSlow."""
        with limited(self._package):
            return self._talk.send(value)

    def throw(self, *error: Any) -> Any:
        """Raise an error in the conversation. Raises TooSlow."""
        with limited(self._package):
            return self._talk.throw(*error)

    def close(self) -> None:
        """End the conversation."""
        self._talk.close()

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[Any], Any] = self.send
        value: Any = None
        while True:
            try:
                awaited = step(value)
            except StopIteration as end:
                found: T = end.value
                return found
            try:
                step, value = self.send, (yield awaited)
            except BaseException as error:
                step, value = self.throw, error


def limits(package: str) -> Callable[[Coroutine[Any, Any, T]], Coroutine[Any, Any, T]]:
    """Return a function that limits conversations at a table of this package."""
    return partial(Limited, package)
