"""The course of a table's game: the place where its rules compute, and the end of a game that fails.

Bots of our games compute in the worker, if there is one. A game that is not ours first computes in a process of its own
(`isolated.py`); the same steps in the club are then limited in time, or run in a thread.

Apart from table.py: it knows the rules and their copy, and nobody who plays.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, TypeVar

from access.club.store.records import TableResult
from access.club.tables.bot_process import BotProcess
from access.club.tables.guard import Elsewhere, limited
from access.club.tables.isolated import Isolated
from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.table import BrokenRules
from access.play.faults import GameFault, as_fault, fault_of
from games.game import Game
from games.refusals import Illegal
from games.steps import Event, Seat, Tell

T = TypeVar("T")
QUICK = 0.03
"""The most seconds that a game that is not ours has computed, for it to compute here without a thread."""
HOLDS = 0.5
"""Seconds for which a typed line waits until an applied batch is recorded."""


class Course:
    """The copy of a table, and the computing for it. `failed` is called once, with the error."""

    def __init__(
        self, number: int, game: Game, replica: Replica, worker: BotProcess | None, isolated: Isolated | None
    ) -> None:
        self._number, self._game, self.replica = number, game, replica
        self._worker, self._isolated = worker, isolated
        self.failed: Callable[[Exception], None] = lambda error: None
        self.failure: Exception | None = None
        """The error that ended the table."""
        self._advised: dict[int, tuple[int, int]] = {}
        """The question at which each seat last asked for advice, by number, and how often it had asked before."""
        self._recording: asyncio.Future[None] | None = None
        """Done when the applied batch is recorded or refused; None without one."""
        self._slow = 0.0
        """The seconds that a game that is not ours has computed so far."""

    @property
    def is_isolated(self) -> bool:
        """Whether the game is not ours."""
        return self._isolated is not None

    def fail(self, error: Exception) -> None:
        """End the table: its game has failed, or does not fit its journal."""
        if self.failure is None:
            self.failure = error if isinstance(error, (OutOfPlace, Illegal)) else as_fault(error, self._game)
            self.failed(self.failure)

    @contextmanager
    def guarded(self, limits: bool = True) -> Iterator[None]:
        """Let the game compute here, limited if it is not ours. Its errors end the table. Raises Elsewhere."""
        if self.failure is not None:
            raise Elsewhere
        try:
            with limited(self._game.package) if limits and self.is_isolated else nullcontext():
                yield
        except (Elsewhere, Illegal, OutOfPlace):
            raise
        except Exception as error:
            if isinstance(error, OSError) and fault_of(error, self._game) is None:
                raise  # the system lacks files or processes
            self.fail(error)
            raise Elsewhere from error

    async def rehearse(self, batches: Sequence[Batch]) -> None:
        """Try new batches in the process of the table before they are applied. Raises OutOfPlace and Elsewhere."""
        if self._isolated is not None and batches:
            await self._timed(self._isolated.rehearse(self.replica, batches))

    def answer(self, number: int, answer: Any) -> Batch | None:
        """Return the batch of a person's answer, with dice and cards that follow if the game is ours.

        Return None if another question is open. Raises Illegal.
        """
        return self.replica.answer(number, answer) if self.is_isolated else self.replica.answer_ahead(number, answer)

    async def follow(self) -> Batch | None:
        """Return the batch of the next steps; None if a person is asked. Raises Elsewhere."""
        if self._isolated is not None:
            lines = await self._timed(self._isolated.follow(self.replica))
            return await self._here(lambda: self.replica.ahead(lines)) if lines else None
        with self.guarded(limits=False):
            if self._worker is not None and self.replica.asks_bot:
                return await self._worker.follow(self._number, self.replica)
            return self.replica.follow(bots=self._worker is None)

    async def apply(self, batch: Batch) -> list[Tell]:
        """Apply a recorded and rehearsed batch, and return its events. Raises OutOfPlace and Elsewhere."""
        return await self._here(lambda: self.replica.recorded(batch))

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
        """Wait until the applied batch is recorded, so that nobody sees it before; if that takes long, withdraw it.

        The copy of a game that is not ours keeps it: making the copy anew may take long.
        """
        if (recording := self._recording) is None:
            return
        await asyncio.wait((recording,), timeout=HOLDS)
        if not recording.done() and not self.is_isolated:
            with suppress(Elsewhere), self.guarded():
                self.replica.refused()

    async def refused(self) -> None:
        """Withdraw the computed batch: another one was recorded. Raises Elsewhere."""
        if self._isolated is not None:
            self._isolated.end()
        await self._here(self.replica.refused)

    async def advise(self, seat: int) -> Sequence[Event]:
        """Return the advice of a game that is not ours for the open question. Raises Elsewhere."""
        assert self._isolated is not None
        number, times = self._advised.get(seat, (-1, 0))
        times = times + 1 if number == self.replica.table.number else 0
        self._advised[seat] = self.replica.table.number, times
        return await self._timed(self._isolated.advise(self.replica, seat, times))

    async def review(self, seat: int) -> tuple[Sequence[Event], Sequence[Event]]:
        """Return the costliest decisions of a seat, and its luck, in a game that is not ours. Raises Elsewhere."""
        assert self._isolated is not None
        return await self._timed(self._isolated.review(self.replica, seat))

    def result(self, people: Mapping[int, int]) -> TableResult:
        """Return the result of the game after its last batch; `people` are the persons by seat. Raises Elsewhere."""
        outcome = self.replica.outcome
        if not isinstance(outcome, Mapping) or "winners" not in outcome:
            self.fail(BrokenRules("the rules ended without saying who has won"))
            raise Elsewhere
        won = {person: seat in outcome["winners"] for seat, person in people.items()}
        absent = frozenset(people[seat] for seat in self.replica.played_for)
        return TableResult(self._game.id, won, outcome, absent)

    def all_out(self, seats: Iterable[int]) -> bool:
        """Tell whether the game goes on without any of these seats. Raises Elsewhere."""
        with self.guarded():
            return all(self.replica.table.play.out(Seat(seat)) for seat in seats)
        return False

    def start_over(self) -> None:
        """Drop all batches, here and in the processes."""
        if self._worker is not None:
            self._worker.forget(self._number)
        if self._isolated is not None:
            self._isolated.end()
        with self.guarded():
            self.replica.start_over()

    def close(self) -> None:
        """End the process of the table for good."""
        if self._isolated is not None:
            self._isolated.close()

    async def _timed(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the process of the table compute. Raises OutOfPlace and Elsewhere."""
        if self.failure is not None:
            work.close()
            raise Elsewhere
        began = time.monotonic()
        try:
            return await work
        except GameFault as fault:
            self.fail(fault)
            raise Elsewhere from fault
        finally:
            self._slow += time.monotonic() - began

    async def _here(self, compute: Callable[[], T]) -> T:
        """Compute with the copy, in a thread if its game is slow. Raises OutOfPlace, Illegal and Elsewhere."""
        if self.is_isolated and self._slow > QUICK:
            with self.guarded(limits=False):
                return await asyncio.to_thread(compute)
        with self.guarded():
            return compute()
