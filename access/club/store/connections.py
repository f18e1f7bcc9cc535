"""Connections to PostgreSQL, each with bounded waits.

A server that hangs keeps its connections open, and never answers. So a connection is hung up after a while; then the
others are dead, too, and all are opened anew, at the first server of the address that answers.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any
from weakref import WeakKeyDictionary

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

MOST = 8
CONNECTS = 3
"""Seconds in which a server of the address must accept a connection; then the next one is tried."""
PATIENCE = 5.0
"""Seconds to wait for a connection, and for a statement."""
LONGEST = PATIENCE + 2
"""Seconds for a whole transaction."""
SINGLE = 3.0
"""Seconds for one statement that is a transaction by itself, such as a read."""
IDLE = 2.0
"""Seconds after which the server ends the transaction of a silent host: others may wait for its locks."""
CHECKED = 2.0
"""Seconds in which a connection must answer a test before it is used."""
SILENT = "the database does not answer"
FRESH = 0.5
"""Seconds after an answer in which a connection needs no test."""
_NUMBER = re.compile(r"\[Errno -?[0-9]+\] ")
_ATTEMPT = re.compile(r"^- host: '([^']*)', port: [^,]*, hostaddr: (?:None|'[^']*'): (.*)$", re.MULTILINE)
"""psycopg's line for a failed server: its name and its error."""
_TO_SERVER = re.compile(r'^connection failed: connection to server at "[^"]*"(?: \([^)]*\))?, port [0-9]+ failed: ')
Connection = psycopg.AsyncConnection[Any]


def reason(error: psycopg.Error) -> str:
    """Return the first line of an error, or of the error of each failed server, without the numbers of the system."""
    attempts = _ATTEMPT.findall(str(error))
    if attempts:
        return "; ".join(f"{host}: {_NUMBER.sub('', _TO_SERVER.sub('', why))}" for host, why in attempts)
    return _NUMBER.sub("", str(error).strip().partition("\n")[0])


class Connections:
    """The connections of a host: a pool, and one that listens. `url` is that of PostgreSQL.

    A connection is `fresh` for so many seconds after its last answer.
    """

    def __init__(self, url: str, fresh: float = FRESH) -> None:
        self.url, self._fresh = url, fresh
        self._pool: AsyncConnectionPool[Any] | None = None
        self._opening = asyncio.Lock()
        self._listening: Connection | None = None
        self._renewed = 0.0
        self._answered: WeakKeyDictionary[Connection, float] = WeakKeyDictionary()

    @property
    def address(self) -> str:
        """The URL, with a time limit for connecting unless it has one."""
        given = conninfo_to_dict(self.url)
        return make_conninfo(self.url, connect_timeout=given.get("connect_timeout") or CONNECTS)

    @asynccontextmanager
    async def lent(self, repeats: bool = False, longest: float = LONGEST) -> AsyncIterator[Connection]:
        """Lend a tested connection, for at most so long. Raises psycopg.OperationalError without one, or after that.

        A caller that `repeats` failed statements saves a round trip: a fresh connection is not tested, but hung up
        after the time of a test.
        """
        pool = await self._ready()
        connection, was_asked = await self._answering(pool, repeats)
        since, longest = _now(), longest if was_asked else CHECKED
        try:
            with hung_up_after(longest, connection):
                yield connection
            self._answered[connection] = _now()
        except psycopg.OperationalError as error:
            self._answered.clear()
            if _now() - since >= longest:
                raise psycopg.OperationalError(SILENT) from error
            raise
        finally:
            await pool.putconn(connection)
            if _now() - since >= longest:
                await self._renew(pool, since)

    async def _ready(self) -> AsyncConnectionPool[Any]:
        async with self._opening:
            if self._pool is None:
                self._pool = self._made()
                await self._pool.open()
            return self._pool

    def _made(self) -> AsyncConnectionPool[Any]:
        longest, idle = int(PATIENCE * 1000), int(IDLE * 1000)
        limits = f"-c statement_timeout={longest} -c idle_in_transaction_session_timeout={idle}"
        return AsyncConnectionPool(
            self.address,
            min_size=1,
            max_size=MOST,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,  # waiting callers make it try again; its own pauses would grow to minutes
            open=False,
            kwargs={"autocommit": True, "options": limits},
        )

    async def _answering(self, pool: AsyncConnectionPool[Any], repeats: bool) -> tuple[Connection, bool]:
        """Return a connection that works, and whether it was tested; if a test fails, all are opened anew."""
        while True:
            connection: Connection = await pool.getconn()
            since = _now()
            if repeats and since - self._answered.get(connection, -self._fresh) < self._fresh:
                return connection, False
            try:
                with hung_up_after(CHECKED, connection):
                    await connection.execute("")
                return connection, True
            except psycopg.Error:
                await pool.putconn(connection)
                await self._renew(pool, since)
            except BaseException:
                await pool.putconn(connection)
                raise

    async def _renew(self, pool: AsyncConnectionPool[Any], since: float) -> None:
        """Open all connections anew, unless that was done since then: if one hangs, so do the others."""
        if since < self._renewed:
            return
        self._renewed = _now()
        await pool.drain()
        if self._listening is not None:
            hang_up(self._listening)

    @asynccontextmanager
    async def listening(self, channel: str) -> AsyncIterator[Connection]:
        """Lend a connection of its own that listens to a channel. Raises psycopg.Error."""
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            self._listening = connection
            try:
                await answered(connection, f"LISTEN {channel}")
                yield connection
            finally:
                self._listening = None

    async def close(self) -> None:
        """Close the connections."""
        if self._pool is not None:
            await self._pool.close()


async def answered(connection: Connection, statement: str) -> None:
    """Run a statement that takes no time. Raises psycopg.Error."""
    with hung_up_after(PATIENCE, connection):
        await connection.execute(statement)


@contextmanager
def hung_up_after(seconds: float, connection: Connection) -> Iterator[None]:
    """Hang up a connection if the block takes longer."""
    due = asyncio.get_running_loop().call_later(seconds, hang_up, connection)
    try:
        yield
    finally:
        due.cancel()


def hang_up(connection: Connection) -> None:
    """End a connection from this side; its waiting calls fail at once."""
    with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def _now() -> float:
    return asyncio.get_running_loop().time()
