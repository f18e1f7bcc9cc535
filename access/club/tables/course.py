"""The course of a table's game: where it computes and for how long, and the end of a game that fails.

Apart from table.py, which knows the people and the store. Bots compute in the worker, if there is one; so do the advice
and the review of a game of others. Its rules compute here, under an alarm.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle
from types import FrameType
from typing import Any, TypeVar

from access.club.store.records import TableResult
from access.club.tables.bots import TOO_SLOW, BotProcess, replica_of
from access.engine.batches import Batch, OutOfPlace
from access.engine.journal import Header
from access.engine.table import BrokenRules
from access.play.faults import NOWHERE, GameFault, SourceLine, as_fault, fault_of, runs_in
from access.storage import catalogue
from access.system import posix
from games.game import Game
from games.refusals import Illegal
from games.steps import Event, Seat, Tell

T = TypeVar("T")
TICK = 0.02
"""Seconds between two looks at a step of a game of others."""
COMPUTES = 0.08
"""Seconds of computing from which on a look ends a step, so that none computes for more than 0.1."""
AGAIN = [microseconds / 1e6 for microseconds in range(1, 31)]
"""Seconds until the next look at a step that is over, in turn: some end while a game catches nothing."""
LASTS = 2.0
"""Seconds on the clock from which on a look ends a step."""
HOLDS = 0.5
"""Seconds for which a typed line waits until an applied batch is recorded."""


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


class _Expired(BaseException):
    """Raised in the code of a game that takes too long; its own `except Exception` does not catch it."""


class _Alarm:
    """Looks at a step of a game, each time that it rings. `number` returns the number of the step."""

    def __init__(self, package: str, number: Callable[[], int]) -> None:
        self._package, self._number, self._expired = package, number, _Expired()
        self.where: SourceLine | None = None
        """The line of the game at which a step was over; None before that."""
        self._called: FrameType | None = None
        """Other code that the game has called, at the last look."""
        self._since = 0.0
        self._again = cycle(AGAIN)
        self._computed = time.thread_time()
        self._begin()

    def _begin(self) -> None:
        self._at, self._began, self._spent = self._number(), time.monotonic(), 0.0

    def rings(self, frame: FrameType | None) -> None:
        """Raise an error in the game if its step takes too long, and again and again if the game catches it.

        It is the same error each time: a new one would have all that the game has caught as its context.
        """
        now = time.thread_time()
        computed, self._computed = now - self._computed, now
        if self._at != self._number():
            self._begin()
        called = None
        while frame is not None and not runs_in(frame, self._package):
            called, frame = frame, frame.f_back
        if frame is None:
            return
        self._spent += computed
        if self.where is None and (self._spent >= COMPUTES or time.monotonic() - self._began >= LASTS):
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


class Course:
    """The copy of a table, and the computing for it. `failed` is called once, with the error."""

    def __init__(self, number: int, header: Header, game: Game, worker: BotProcess | None) -> None:
        self._number, self.game, self._worker = number, game, worker
        with limited(game):
            self.replica = replica_of(header, game, bots_hear=worker is None)
        self.failed: Callable[[Exception], None] = lambda error: None
        self.failure: Exception | None = None
        """The error that ended the table."""
        self._advised: dict[int, tuple[int, int]] = {}
        """The question at which each seat last asked for advice, by number, and how often it had asked before."""
        self._recording: asyncio.Future[None] | None = None
        """Done when the applied batch is recorded or refused; None without one."""

    @property
    def advises_apart(self) -> bool:
        """Whether advice and review come from the worker."""
        return self._worker is not None and not catalogue.is_ours(self.game)

    def fail(self, error: Exception) -> None:
        """End the table: its game has failed, or does not fit its journal."""
        if self.failure is None:
            self.failure = error if isinstance(error, (OutOfPlace, Illegal)) else as_fault(error, self.game)
            self.failed(self.failure)

    @contextmanager
    def ending(self) -> Iterator[None]:
        """End the table at an error of its game within the context. Raises Elsewhere."""
        if self.failure is not None:
            raise Elsewhere
        try:
            yield
        except (Elsewhere, Illegal, OutOfPlace):
            raise
        except Exception as error:
            if isinstance(error, OSError) and fault_of(error, self.game) is None:
                raise  # the system lacks files or processes
            self.fail(error)
            raise Elsewhere from error

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Let the game compute here, with a limit for each step, and end the table at its errors. Raises Elsewhere."""
        with self.ending(), limited(self.game, lambda: self.replica.table.number):
            yield

    def limits(self, talk: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """Return a conversation at the table with a limit for each step, if the game is not ours."""
        return talk if catalogue.is_ours(self.game) else Limited(self.game, talk)

    async def follow(self) -> Batch | None:
        """Return the batch of the next steps; None if a person is asked. Raises Elsewhere."""
        if self._worker is None or not self.replica.asks_bot:
            with self.guarded():
                return self.replica.follow(bots=self._worker is None)
        with self.ending():
            lines = await self._worker.follow(self._number, self.replica)
        with self.guarded():
            return self.replica.ahead(lines) if lines else None

    def apply(self, batch: Batch) -> list[Tell]:
        """Apply a recorded batch, and return its events. Raises OutOfPlace and Elsewhere."""
        with self.guarded():
            return self.replica.recorded(batch)

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Make `settled` wait while an applied batch is being recorded."""
        recording = self._recording = asyncio.get_running_loop().create_future() if self.replica.is_ahead else None
        try:
            yield
        finally:
            self._recording = None
            if recording is not None:
                recording.set_result(None)

    async def settled(self) -> None:
        """Wait until the applied batch is recorded, so that nobody sees it before; if that takes long, withdraw it."""
        if (recording := self._recording) is None:
            return
        await asyncio.wait((recording,), timeout=HOLDS)
        if not recording.done():
            with suppress(Elsewhere):
                self.refused()

    def refused(self) -> None:
        """Withdraw the computed batch: another one was recorded. Raises Elsewhere."""
        with self.guarded():
            self.replica.refused()

    async def advise(self, seat: int) -> Sequence[Event]:
        """Return the advice of the worker for the open question. Raises Elsewhere."""
        assert self._worker is not None
        number, times = self._advised.get(seat, (-1, 0))
        times = times + 1 if number == self.replica.table.number else 0
        self._advised[seat] = self.replica.table.number, times
        with self.ending():
            return await self._worker.advise(self._number, self.replica, seat, times)

    async def review(self, seat: int) -> tuple[Sequence[Event], Sequence[Event]]:
        """Return the costliest decisions of a seat, and its luck, from the worker. Raises Elsewhere."""
        assert self._worker is not None
        with self.ending():
            return await self._worker.review(self._number, self.replica, seat)

    def result(self, people: Mapping[int, int]) -> TableResult:
        """Return the result of the game after its last batch; `people` are the persons by seat. Raises Elsewhere."""
        outcome = self.replica.outcome
        if not isinstance(outcome, Mapping) or "winners" not in outcome:
            self.fail(BrokenRules("the rules ended without saying who has won"))
            raise Elsewhere
        won = {person: seat in outcome["winners"] for seat, person in people.items()}
        absent = frozenset(people[seat] for seat in self.replica.played_for)
        return TableResult(self.game.id, won, outcome, absent)

    def all_out(self, seats: Iterable[int]) -> bool:
        """Tell whether the game goes on without any of these seats. Raises Elsewhere."""
        with self.guarded():
            return all(self.replica.table.play.out(Seat(seat)) for seat in seats)
        return False

    def start_over(self) -> None:
        """Drop all batches, here and in the worker."""
        if self._worker is not None:
            self._worker.forget(self._number)
        with self.guarded():
            self.replica.start_over()
