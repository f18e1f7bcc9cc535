"""The process in which bots compute, so that people at other tables need not wait for them.

It has copies of tables, and returns the next steps until a person is asked; of games of others, it computes advice and
reviews, too. If it dies, another one computes the same: all follows from the journal. A game of others that hangs ends
the process, and its own table.
"""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import tempfile
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.chance import Seeded
from access.engine.journal import Header, parse
from access.engine.table import Bots, BotSeat, seat_bots, spread
from access.play.at_table import Costly, review
from access.play.faults import GameFault, as_fault, place_in
from access.storage import catalogue
from access.system.posix import end_with_parent
from games.advising import Adviser
from games.data import frozen
from games.game import Game
from games.steps import Ask, Event, Seat

log = logging.getLogger(__name__)
PAUSE = 1.0
HANGS = 10.0
"""Seconds after which a bot of others has hung: a bot may take two, and a busy computer longer."""
MOST_COPIES = 200
"""The most copies in the process; others are made anew from the journal."""
TOO_SLOW, ENDED = "took too long", "ended its process"
Lines = tuple[str, ...]


def replica_of(
    header: Header, game: Game, clock: Callable[[], float] = time.monotonic, bots_hear: bool = True
) -> Replica:
    """Return a copy of a table at its beginning. Without `bots_hear`, its bots only have their seats."""

    def bots(standing_in: Mapping[int, str]) -> Bots:
        levels = [standing_in.get(seat, level) for seat, level in enumerate(header.bot_levels)]
        made = seat_bots(game, levels, header.seed, header.names)
        return made if bots_hear else Bots(made.players, [])

    seats, options = len(header.participants), header.options
    return Replica(header, lambda: game.new(seats, options), bots, Seeded(header.seed), clock)


# In the process -------------------------------------------------------------------------------------------------------


class Copy:
    """A copy of a table, with the advisers of its seats."""

    def __init__(self, header: Header, clock: Callable[[], float]) -> None:
        self.header, self.game = header, catalogue.by_header(header)
        self.replica = replica_of(header, self.game, clock)
        self._advisers: dict[int, tuple[Adviser, int]] = {}

    def follow(self) -> Lines:
        """Return the lines of the next steps; none if a person is asked."""
        batch = self.replica.follow()
        return batch.lines if batch is not None else ()

    def advise(self, seat: int, times: int) -> tuple[Event, ...]:
        """Return the advice for a seat at the open question."""
        if self.game.adviser is None:
            return ()
        adviser, heard = self._advisers.get(seat) or (self.game.adviser(Seat(seat)), 0)
        spread(self.replica.heard[heard:], [BotSeat(Seat(seat), adviser)])
        self._advisers[seat] = adviser, len(self.replica.heard)
        step = self.replica.open
        return adviser.advise(step, times) if isinstance(step, Ask) else ()

    def review(self, seat: int) -> tuple[tuple[Costly, ...], tuple[Event, ...]]:
        """Return the costliest decisions of a seat in the game, and its luck."""
        found = review(self.game, self.header, self.replica.table.answers(), Seat(seat))
        return found.told(), found.luck


@frozen
class Order:
    """A method of the copy of a table to call, after the batches from place `at` on."""

    table: int
    header: str
    at: int
    batches: Sequence[Batch]
    name: str
    given: tuple[int, ...] = ()


@frozen
class Done:
    """The result of an order after `at` batches; None if the copy lacks some of these batches."""

    at: int
    found: Any


class Copies:
    """Copies of tables by number, those used last at the end. `clock` counts seconds of computing."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._copies: OrderedDict[int, Copy] = OrderedDict()

    def carry_out(self, order: Order) -> Done:
        """Apply batches to a copy of a table, and compute what is ordered."""
        copy = self._copies.pop(order.table, None)
        if copy is None or order.at == 0:
            copy = Copy(_header(order), self._clock)
        if copy.replica.at < order.at:
            return Done(copy.replica.at, None)
        for batch in order.batches[copy.replica.at - order.at :]:
            copy.replica.recorded(batch)
        found = getattr(copy, order.name)(*order.given)
        self._copies[order.table] = copy  # a copy that failed is not kept
        if len(self._copies) > MOST_COPIES:
            self._copies.popitem(last=False)
        return Done(copy.replica.at, found)


_copies = Copies()
"""The copies of tables in the process."""


def _header(order: Order) -> Header:
    return parse(f"{order.header}\n".encode(), "table").header


def _carry_out(order: Order, mark: str, hangs: float) -> Done:
    game = catalogue.by_header(_header(order))
    try:
        with _marked(order.table, mark, hangs):
            return _copies.carry_out(order)
    except OutOfPlace:
        raise
    except BaseException as error:  # SystemExit would end the club
        raise as_fault(error, game) from None


@contextmanager
def _marked(table: int, mark: str, hangs: float) -> Iterator[None]:
    """Say in a file for which table the process computes, and after so many seconds where; then it ends."""
    if not mark:
        yield
        return
    with open(mark, "r+b") as file:
        file.truncate()
        file.write(b"%d\n" % table)
        file.flush()
        faulthandler.dump_traceback_later(hangs, exit=True, file=file)
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()
            os.truncate(file.fileno(), 0)


# In the club ----------------------------------------------------------------------------------------------------------


def _started() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), end_with_parent)


class BotProcess:
    """Lets the process compute for tables. `pause` seconds after it has died, another one is started.

    A game of others that has computed for `hangs` seconds ends it.
    """

    def __init__(
        self, start: Callable[[], ProcessPoolExecutor] = _started, pause: float = PAUSE, hangs: float = HANGS
    ) -> None:
        self._start, self._pause, self._hangs = start, pause, hangs
        self._pool: ProcessPoolExecutor | None = None
        self._mark = ""
        """The file in which the process says for which table of others it computes; empty before the first one."""
        self._deaths: dict[int, list[str]] = {}
        """Where the process was when it died, computing for a table of others: empty unless it had hung."""
        self._has: dict[int, int] = {}
        """The number of batches of each copy in the process."""
        self._closed = False
        self.waiting = 0
        """The number of tables for which it computes, or which wait for it."""

    async def follow(self, number: int, replica: Replica) -> Lines:
        """Return the lines of the next steps of a table; none if a person is asked. Raises GameFault."""
        lines: Lines = await self._ask(number, replica, "follow")
        return lines

    async def advise(self, number: int, replica: Replica, seat: int, times: int) -> Sequence[Event]:
        """Return the advice for a seat at the open question. Raises GameFault."""
        found: Sequence[Event] = await self._ask(number, replica, "advise", seat, times)
        return found

    async def review(self, number: int, replica: Replica, seat: int) -> tuple[Sequence[Costly], Sequence[Event]]:
        """Return the costliest decisions of a seat, and its luck. Raises GameFault."""
        told, luck = await self._ask(number, replica, "review", seat)
        return told, luck

    async def _ask(self, number: int, replica: Replica, name: str, *given: int) -> Any:
        while True:
            at = self._has.get(number, 0)
            order = Order(number, replica.header.line(), at, replica.batches(at), name, given)
            pool = self._there()
            try:
                done = await self._run(pool, order, self._mark_for(replica))
            except BrokenProcessPool:
                self._drop(pool)
                self._check(number, replica)
                await asyncio.sleep(self._pause)  # without memory the next one may die at once, too
                continue
            self._has[number] = done.at
            self._deaths.pop(number, None)
            if done.found is not None:
                return done.found

    def _there(self) -> ProcessPoolExecutor:
        if self._closed:
            raise asyncio.CancelledError
        if self._pool is None:
            self._pool = self._start()
        return self._pool

    def _mark_for(self, replica: Replica) -> str:
        """Return the file for the table of a game of others; nothing for ours."""
        if catalogue.is_ours(catalogue.by_header(replica.header)):
            return ""
        if not self._mark:
            descriptor, self._mark = tempfile.mkstemp(prefix="taverne-bots-")
            os.close(descriptor)
        return self._mark

    async def _run(self, pool: ProcessPoolExecutor, order: Order, mark: str) -> Done:
        work = pool.submit(_carry_out, order, mark, self._hangs)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(work)
        finally:
            self.waiting -= 1

    def forget(self, number: int) -> None:
        """Drop the copy of a table."""
        self._has.pop(number, None)
        self._deaths.pop(number, None)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Drop a process that has died. Each table that waited for it does so; another one may be there by then."""
        if self._pool is pool:
            log.warning("bot process died")
            self._has.clear()
            pool.shutdown(wait=False)
            self._pool = None
            self._blame()

    def _blame(self) -> None:
        """Note the table of others for which the process computed when it died."""
        if self._mark:
            table, _, where = Path(self._mark).read_text("utf-8", "replace").partition("\n")
            os.truncate(self._mark, 0)
            if table:
                self._deaths.setdefault(int(table), []).append(where)

    def _check(self, number: int, replica: Replica) -> None:
        """Raise GameFault if the process died of this table: it hung, or died twice while it computed for it."""
        died = self._deaths.get(number, [])
        if "".join(died) or len(died) > 1:
            game = catalogue.by_header(replica.header)
            raise GameFault(game.id, TOO_SLOW if died[-1] else ENDED, place_in(died[-1], game.package))

    def close(self) -> None:
        """End the process for good."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
        self._pool = None
        if self._mark:
            with suppress(OSError):
                os.unlink(self._mark)
