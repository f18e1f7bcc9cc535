"""A table whose game is not ours, in a process of its own: what computes for too long there is ended with it.

Rules, bots and advice are computed there first. Only what has worked there within its time is repeated in the club,
which then can ask the table for everything without waiting.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from typing import Any

from access.club.log import facts
from access.club.tables.isolated_process import BEGUN, DONE, FAULT, STEP, main
from access.club.tables.present import Elsewhere
from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.journal import Header
from access.play.faults import GameFault, SourceLine
from access.storage import catalogue
from access.system import posix
from access.system.posix import computed
from games.game import Game
from games.refusals import Failed
from games.steps import Event

log = logging.getLogger(__name__)
LONGEST = 2.0
"""Seconds of computing for one step."""
BUSY = 30.0
"""Seconds that a step may take on a computer that is busy with other things."""
LOOKS = 0.1
SMALL = 0.06
"""Seconds for the parts that are asked for at every question: all wait while they are computed."""
STARTS = 30.0
"""Seconds in which a process has to start."""
MOST = 50
"""Processes at a time; the table that was used least ends its own, and starts another one when it goes on."""
TOO_SLOW, ENDED = "took too long", "ended its process"
_PLACE = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')


class Died(Exception):
    """The process is gone."""


class Isolated:
    """The process of one table. `longest` are the seconds for a step; `starts` is called when the process starts."""

    def __init__(self, header: Header, game: Game, longest: float, starts: Callable[[], None]) -> None:
        self._header, self._game, self._longest, self._starts = header, game, longest, starts
        self._process: Any = None
        self._orders: Any = None
        self._places: Any = None
        self._at = 0
        """The number of batches that the process has."""
        self._lock = asyncio.Lock()
        self._ready: asyncio.Future[None] | None = None
        self._closed = False

    @property
    def idle(self) -> bool:
        """Whether the process is idle."""
        return not self._lock.locked()

    @property
    def runs(self) -> bool:
        """Whether the process runs."""
        return self._process is not None

    # Orders

    async def begin(self) -> None:
        """Try the beginning of the game. Raises GameFault."""
        await self._tried([], None)

    async def rehearse(self, replica: Replica, batches: Sequence[Batch]) -> None:
        """Try batches that follow those of the club's copy. Raises GameFault and OutOfPlace."""
        await self._tried([*replica.batches(0), *batches], None)

    async def follow(self, replica: Replica) -> tuple[str, ...]:
        """Return the lines of the next steps without a person; none if a person is asked. Raises GameFault."""
        _, lines = await self._tried(replica.batches(0), "follow")
        return tuple(lines)

    async def advise(self, replica: Replica, seat: int, times: int) -> Sequence[Event]:
        """Return the advice for a seat. Raises GameFault."""
        found: Sequence[Event] = await self._tried(replica.batches(0), "advise", seat, times)
        return found

    async def review(self, replica: Replica, seat: int) -> tuple[Sequence[Event], Sequence[Event]]:
        """Return the costliest decisions of a seat, and its luck. Raises GameFault."""
        told, luck = await self._tried(replica.batches(0), "review", seat)
        return told, luck

    async def _tried(self, batches: Sequence[Batch], name: str | None, *given: Any) -> Any:
        """Carry out an order on top of these batches; a process that dies is started once more."""
        async with self._lock:
            for tried in range(2):
                if self._closed:
                    raise Elsewhere
                try:
                    if self._process is None:
                        await self._start()
                    return await self._ordered(batches, name, *given)
                except Died:
                    self.end()
                    if tried:
                        raise GameFault(self._game.id, ENDED, SourceLine("", 0)) from None
                except BaseException:  # what it computes, if anything, is of no use any more
                    self.end()
                    raise
        raise AssertionError

    async def _ordered(self, batches: Sequence[Batch], name: str | None, *given: Any) -> Any:
        if len(batches) > self._at:
            seconds = await self._order("apply", list(batches[self._at :]))
            self._at = len(batches)
            if seconds > SMALL:
                raise GameFault(self._game.id, TOO_SLOW, SourceLine("", 0))
        return None if name is None else await self._order(name, *given)

    async def _order(self, name: str, *given: Any) -> Any:
        try:
            self._orders.send((name, given))
        except OSError:
            raise Died from None
        return await self._done()

    async def _done(self) -> Any:
        """Return the reply of the process; each step has its time. Raises GameFault, OutOfPlace and Died."""
        while True:
            kind, *found = await self._step()
            if kind == DONE:
                return found[0]
            if kind == FAULT:
                raise GameFault(self._game.id, *found)
            if kind != STEP:
                raise OutOfPlace("batches do not fit the table")

    async def _step(self) -> Any:
        """Return the reply to one step, which may compute for so long; a busy computer takes longer for it.

        A process that sleeps at two looks waits for something else than for computing time.
        """
        began, end = computed(self._process.pid), time.monotonic() + BUSY
        waits, slept = self._longest, False
        while True:
            try:
                return await self._reply(waits)
            except TimeoutError:
                now = computed(self._process.pid)
                seconds = now.seconds - began.seconds
                if (slept and now.sleeps) or seconds >= self._longest or time.monotonic() > end:
                    place = await asyncio.to_thread(self._place)
                    raise GameFault(self._game.id, TOO_SLOW, place) from None
                waits, slept = LOOKS if now.sleeps else max(self._longest - seconds, LOOKS), now.sleeps

    # The process

    async def _start(self) -> None:
        """Start a process, which copies one that has all modules loaded already. Raises Died and GameFault."""
        self._starts()
        await asyncio.to_thread(self._started)
        self._at = 0
        try:
            kind, *_ = await self._reply(STARTS)
        except TimeoutError:
            raise Died from None
        assert kind == BEGUN
        await self._done()

    def _started(self) -> None:
        context = _context()
        self._orders, theirs = context.Pipe()
        self._places, places = context.Pipe(duplex=False)
        given = (theirs, places, catalogue.entry_of(self._game.id), self._header.line())
        self._process = context.Process(target=main, args=given, name="taverne-table", daemon=True)
        self._process.start()
        theirs.close()
        places.close()

    async def _reply(self, seconds: float) -> Any:
        """Wait for the next reply. Raises TimeoutError and Died."""
        loop = asyncio.get_running_loop()
        ready, orders = loop.create_future(), self._orders
        self._ready = ready
        loop.add_reader(orders.fileno(), _set, ready)
        try:
            async with asyncio.timeout(seconds):
                await ready
        except TimeoutError:
            if not orders.poll():  # it was not the club that was late
                raise
        finally:
            self._ready = None
            if not orders.closed:
                loop.remove_reader(orders.fileno())
        try:
            return orders.recv()
        except (EOFError, OSError):
            raise Died from None

    def _place(self) -> SourceLine:
        """Ask a process that computes in which line of its game it is."""
        text = ""
        with suppress(OSError, EOFError):
            posix.ask_where(self._process.pid)
            while self._places.poll(0.3):
                text += os.read(self._places.fileno(), 1 << 16).decode("utf-8", "replace") or "\n"
                if text.endswith("\n\n"):
                    break
        folder = self._game.package.replace(".", "/")
        found = [match for match in _PLACE.finditer(text) if f"/{folder}/" in match["file"]]
        return SourceLine(found[0]["file"], int(found[0]["line"])) if found else SourceLine("", 0)

    def end(self) -> None:
        """End the process; the next order starts another one."""
        process, self._process = self._process, None
        if process is not None:
            if self._ready is not None:
                asyncio.get_running_loop().remove_reader(self._orders.fileno())
                _set(self._ready)
            with suppress(OSError, AttributeError):
                process.kill()
            self._orders.close()
            self._places.close()

    def close(self) -> None:
        """End the process for good: who waits for it gets Elsewhere."""
        self._closed = True
        self.end()


def _set(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)


class Isolation:
    """The processes of all tables that need one."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._tables: OrderedDict[int, Isolated] = OrderedDict()
        self._begun: set[str] = set()
        """The games, with their options, whose beginning was tried without a fault."""

    async def begun(self, number: int, header: Header) -> Isolated | None:
        """Return the process of a table; None for one of our games. Raises Refused, also if its beginning fails."""
        game = catalogue.by_header(header)
        if catalogue.is_ours(game):
            return None
        if number not in self._tables:
            self._tables[number] = Isolated(header, game, self._longest, lambda: self._use(number))
        begins = f"{game.id} {game.version} {len(header.participants)} {sorted(header.options.items())}"
        if begins not in self._begun:  # the beginning does not depend on chance
            try:
                await self._tables[number].begin()
            except GameFault as fault:
                log.error("game failed", extra=facts(table=number, **fault.told()))
                self.forget(number)
                raise Failed("club-game-broken") from fault
            self._begun.add(begins)
        return self._tables[number]

    def _use(self, number: int) -> None:
        """Note that a table goes on; if there are too many processes, the one that was used least is ended."""
        if number in self._tables:
            self._tables.move_to_end(number)
        running = [table for table in self._tables.values() if table.runs]
        for table in running[: max(len(running) - MOST, 0)]:
            if table.idle:
                table.end()

    def forget(self, number: int) -> None:
        """End the process of a table that is over."""
        table = self._tables.pop(number, None)
        if table is not None:
            table.close()

    def close(self) -> None:
        """End all processes."""
        for number in tuple(self._tables):
            self.forget(number)


def _context() -> Any:
    """Return the context in which processes are started: where it can, one that is loaded already is copied."""
    try:
        context = get_context("forkserver")
    except ValueError:
        return get_context("spawn")
    context.set_forkserver_preload(["__main__", "access.club.tables.isolated_process"])
    return context
