"""The process of a table whose game is not ours; it is ended if the game computes for too long.

Rules, bots and advice are computed there first. Only steps that succeed within their time are repeated in the club,
whose own copy then answers without waiting.
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
from access.club.tables.guard import Elsewhere
from access.club.tables.isolated_process import BEGUN, DONE, FAULT, STEP, main
from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.journal import Header
from access.play.faults import GameFault, SourceLine
from access.storage import catalogue
from access.system import posix
from access.system.posix import computed
from games.game import Game
from games.refusals import Refused
from games.steps import Event

log = logging.getLogger(__name__)
LONGEST = 2.0
"""The most seconds of computing for one step."""
BUSY = 30.0
"""The most seconds for one step on a busy computer."""
LOOKS = 0.1
"""The least seconds between two checks of a step."""
SMALL = 0.06
"""The most seconds for the parts that are needed at every question: everybody waits for them."""
STARTS = 30.0
"""Seconds in which a process has to start."""
MOST = 50
"""The most processes at once. The one that was idle longest is ended; its table starts another one when it goes on."""
TOO_SLOW, ENDED = "took too long", "ended its process"
_PLACE = re.compile(r'File "(?P<file>[^"]+)", line (?P<line>\d+)')


class Died(Exception):
    """The process is gone."""


class Isolated:
    """The process of one table. A step has `longest` seconds; `starts` is called when the process starts."""

    def __init__(self, header: Header, game: Game, longest: float, starts: Callable[[], None]) -> None:
        self.header, self._game, self._longest, self._starts = header, game, longest, starts
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
        """Return the result of an order after these batches; a process that dies is started once more."""
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
                except BaseException:  # it may still be computing
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
        """Return the result of an order whose steps have time limits. Raises GameFault, OutOfPlace and Died."""
        while True:
            kind, *found = await self._step()
            if kind == DONE:
                return found[0]
            if kind == FAULT:
                raise GameFault(self._game.id, *found)
            if kind != STEP:
                raise OutOfPlace("batches do not fit the table")

    async def _step(self) -> Any:
        """Return the reply to one step, whose limit counts computing time: a busy computer may take longer.

        A process that sleeps at two checks is not waiting for the processor, and has hung.
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
        """Start a process, as a fork of one with all modules loaded. Raises Died and GameFault."""
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
        given = (theirs, places, catalogue.entry_of(self._game.id), self.header.line())
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
            if not orders.poll():  # else there is a reply, and the club was late
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
        """Return the line of the game that the process is computing."""
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
        """End the process for good: waiting callers get Elsewhere."""
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
        """Return the process of a table whose beginning was tried; None for our games. Raises Refused if it fails."""
        game = catalogue.by_header(header)
        if catalogue.is_ours(game):
            return None
        table = self._tables.get(number)
        if table is None or table.header != header:  # another host may have begun the game first
            self.forget(number)
            table = self._tables[number] = Isolated(header, game, self._longest, lambda: self._use(number))
        begins = f"{game.id} {game.version} {len(header.participants)} {sorted(header.options.items())}"
        if begins not in self._begun:  # the beginning does not depend on chance
            try:
                await table.begin()
            except GameFault as fault:
                log.error("game failed", extra=facts(table=number, **fault.told()))
                self.forget(number)
                raise Refused("club-game-broken") from fault  # Failed is for the database
            self._begun.add(begins)
        return table

    def _use(self, number: int) -> None:
        """Note that a table goes on; if there are too many processes, end those that were idle longest."""
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
    """Return the context for processes: a fork server with all modules loaded, where the system has one."""
    try:
        context = get_context("forkserver")
    except ValueError:
        return get_context("spawn")
    context.set_forkserver_preload(["__main__", "access.club.tables.isolated_process"])
    return context
