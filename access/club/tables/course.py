"""The limits of games of others: they compute under an alarm, which ends a step that takes too long.

Apart from table.py: lessons and the check of a stored game compute under it, too, without a table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from itertools import cycle
from types import FrameType
from typing import Any, TypeVar

from access.club.tables.bots import TOO_SLOW
from access.play.faults import NOWHERE, GameFault, SourceLine, fault_of, runs_in
from access.storage import catalogue
from access.system import posix
from games.game import Game

T = TypeVar("T")
TICK = 0.02
"""Seconds between two looks at a step of a game of others."""
COMPUTES = 0.08
"""Seconds of computing from which on a look ends a step, so that none computes for more than 0.1."""
AGAIN = [microseconds / 1e6 for microseconds in range(1, 31)]
"""Seconds until the next look at a step that is over, in turn: some end while a game catches nothing."""
LASTS = 2.0
"""Seconds on the clock from which on a look ends a step."""


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


class _Expired(BaseException):
    """Raised in the code of a game that takes too long; its own `except Exception` does not catch it."""


class _Alarm:
    """Looks at a step of a game, each time that it rings. `number` returns the number of the step."""

    def __init__(self, package: str, number: Callable[[], int]) -> None:
        self._package, self._number, self._expired = package, number, _Expired()
        self.where: SourceLine | None = None
        """The line of the game at the end of its time; None before that."""
        self._called: FrameType | None = None
        """Other code that the game has called, at the last look."""
        self._since = 0.0
        self._again = cycle(AGAIN)
        self._looked = time.thread_time(), time.monotonic()
        self._begin()

    def _begin(self) -> None:
        self._at, self._spent, self._lasted = self._number(), 0.0, 0.0

    def rings(self, frame: FrameType | None) -> None:
        """Raise an error in the game if its step takes too long, and again and again if the game catches it.

        It is the same error each time: a new one would have all that the game has caught as its context.
        """
        (computed, clock), self._looked = self._looked, (time.thread_time(), time.monotonic())
        if self._at != self._number():
            self._begin()
        called = None
        while frame is not None and not runs_in(frame, self._package):
            called, frame = frame, frame.f_back
        if frame is None:
            return
        self._spent += self._looked[0] - computed
        self._lasted += self._looked[1] - clock
        if self.where is None and (self._spent >= COMPUTES or self._lasted >= LASTS):
            self.where = SourceLine(frame.f_code.co_filename, frame.f_lineno)
        if self.where is not None and not self._is_brief(called):
            posix.ring_after(next(self._again))
            raise self._expired

    def _is_brief(self, called: FrameType | None) -> bool:
        """Tell whether other code has run for a moment only, as finalizers do: Python drops errors in them."""
        if called is not self._called:
            self._called, self._since = called, time.monotonic()
        return called is not None and time.monotonic() - self._since < TICK


@contextmanager
def limited(game: Game, number: Callable[[], int] = lambda: 0) -> Iterator[None]:
    """Let a game of others compute within the context, with a limit for each step. Raises GameFault.

    A step ends when its `number` changes. So does what ends more than a table: the game ends neither the program nor
    the task in which it runs. On Windows, and in another thread than the main one, nothing limits the time.
    """
    if catalogue.is_ours(game):
        yield
        return
    alarm = _Alarm(game.package, number)
    try:
        with posix.ringing(TICK, alarm.rings):
            yield
            return
    except _Expired:
        pass
    except Exception:
        raise
    except BaseException as error:
        if (fault := fault_of(error, game)) is not None:
            raise fault from error
        raise
    raise GameFault(game.id, TOO_SLOW, alarm.where or NOWHERE)


class Limited(Coroutine[Any, Any, T]):
    """A conversation about a game of others, with a limit for each step. Raises GameFault."""

    def __init__(self, game: Game, talk: Coroutine[Any, Any, T]) -> None:
        self._game, self._talk = game, talk

    def send(self, value: Any) -> Any:
        """Go on with the conversation."""
        with limited(self._game):
            return self._talk.send(value)

    def throw(self, *error: Any) -> Any:
        """Raise an error in the conversation."""
        with limited(self._game):
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
