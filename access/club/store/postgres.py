"""The database of a club on several hosts: PostgreSQL, by psycopg and its pool.

Everything is read from the primary. If the connection is lost while a batch is recorded, nobody knows whether it was,
and the same batch is sent again. A server that hangs keeps its connections open, and never answers: all waits are
bounded. A connection is hung up after a while; then the others are dead, too, and all are opened anew, at the first
server of the address that answers.

Apart from keeper.py: each database has a file of its own, which is loaded alone.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg_pool import AsyncConnectionPool

from access.club.store.sql import Conflict, Found, Statement, Unknown, Work, migrations, newest
from access.club.store.store import Store
from games.refusals import Failed

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


T = TypeVar("T")
QUIET = 30.0
"""Seconds without a hint after which the connection for hints is tested."""
TRIES = 5
"""The most attempts at a transaction that conflicts with others."""
CHANNEL = "taverne"
LISTENS_AGAIN = 1.0
"""Seconds until a lost connection for hints is opened again."""
MIGRATING = 7_461_835
"""The number of the lock of a migration: one host migrates at a time."""
MIGRATES = 60.0
"""The most seconds for a migration, including the wait for that of another host."""
DATABASE = "club-database"
"""The phrase for errors of the database."""
WAITS = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep' AND query_start < now() - interval '1 second'"
"""Finds transactions that have waited for a synchronous standby for long."""
FOR_STANDBY = "the database answers, but records nothing: it waits for its standby, which is away"
AGAIN = (errors.SerializationFailure, errors.DeadlockDetected)
CHANGE = "CAST(CAST(pg_current_xact_id() AS TEXT) AS BIGINT)"
"""The number of a transaction."""
TYPES = (
    ("change INTEGER NOT NULL DEFAULT 0", f"change BIGINT NOT NULL DEFAULT {CHANGE}"),
    ("INTEGER PRIMARY KEY AUTOINCREMENT", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    ("INTEGER PRIMARY KEY", "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    ("INTEGER", "BIGINT"),
    ("REAL", "DOUBLE PRECISION"),
    ("BLOB", "BYTEA"),
    (" WITHOUT ROWID", ""),
)
"""The types of SQLite in migrations, and those of PostgreSQL."""


class Postgres:
    """A pool of connections to a database. `url` is that of PostgreSQL."""

    now = "CAST(extract(epoch FROM now()) AS BIGINT)"
    moment = "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT)"
    change = "change"
    open_change = "CAST(CAST(pg_snapshot_xmin(pg_current_snapshot()) AS TEXT) AS BIGINT)"
    server = "substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)"
    """The time line of PostgreSQL's write-ahead log: a standby that takes over begins a new one."""
    waiting = """json_to_recordset(CAST(? AS JSON)) AS w("table" BIGINT, at BIGINT, digest TEXT, lines TEXT, after TEXT,
    seat BIGINT, token BIGINT)"""

    def __init__(self, url: str) -> None:
        self._connections = Connections(url)
        self._noted: Callable[[], None] = lambda: None
        self._migrating = asyncio.Lock()
        self._is_migrated = False

    # Connections

    @asynccontextmanager
    async def _connection(
        self, repeats: bool = False, longest: float = LONGEST
    ) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        """Lend a connection to the migrated database. Raises psycopg.Error, and Failed for a newer version."""
        async with self._migrating:
            if not self._is_migrated:
                await migrate(self._connections.address)
                self._is_migrated = True
        async with self._connections.lent(repeats, longest) as connection:
            yield connection

    def _failed(self, error: psycopg.Error) -> Failed:
        return Failed(DATABASE, why=reason(error))

    # Transactions

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction, and retry it after a conflict. Raises Conflict and Failed."""
        try:
            return await self._tried(work)
        except psycopg.Error as error:
            raise self._failed(error) from error

    async def _tried(self, work: Callable[[], Work[T]]) -> T:
        for tried in range(TRIES):
            try:
                async with self._connection() as connection, connection.transaction():
                    found, is_noted = await _in_turn(work(), connection)
                if is_noted:
                    self._noted()
                return found
            except errors.IntegrityError as error:
                raise Conflict from error
            except AGAIN:
                if tried == TRIES - 1:
                    raise
        raise AssertionError

    async def one(self, text: str, *values: Any) -> Found:
        """Run one statement. Raises Conflict and Failed."""
        try:
            async with self._connection(longest=SINGLE) as connection:
                return await _execute(connection, Statement(text, values))
        except errors.IntegrityError as error:
            raise Conflict from error
        except psycopg.Error as error:
            raise self._failed(error) from error

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement as a transaction whose outcome must be known. Raises Conflict, Unknown and Failed."""
        async with self._of_known_fate(), self._connection(True, SINGLE) as connection:
            return await _execute(connection, statement)

    recorded_several = recorded_one

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction whose outcome must be known. Raises Conflict, Unknown and Failed."""
        async with self._of_known_fate():
            return await self._tried(work)

    @asynccontextmanager
    async def _of_known_fate(self) -> AsyncIterator[None]:
        """Raise Unknown if the connection is lost meanwhile, or a statement takes too long."""
        try:
            yield
        except errors.IntegrityError as error:
            raise Conflict from error
        except (errors.OperationalError, errors.InterfaceError) as error:
            raise Unknown from error
        except psycopg.Error as error:
            raise self._failed(error) from error

    async def explained(self, failure: Failed) -> Failed:
        """Return a failure with its reason: while a synchronous standby is away, reads have answers and writes wait."""
        if failure.reason != DATABASE:
            return failure
        with suppress(psycopg.Error, TimeoutError):
            async with asyncio.timeout(CHECKED), self._connections.lent() as connection:
                if await (await connection.execute(WAITS)).fetchone():
                    return Failed("club-database-waits", why=FOR_STANDBY)
        return failure

    def when_noted(self, hint: Callable[[], None]) -> None:
        """Call this from now on after each transaction with a statement that is `noted`."""
        self._noted = hint

    async def announce(self, hint: str) -> None:
        """Send a hint to all hosts; it may be lost."""
        with suppress(Failed):
            await self.one("SELECT pg_notify(?, ?)", CHANNEL, hint)

    async def announced(self) -> AsyncIterator[str]:
        """Yield the hints of all hosts, by a connection of its own, which is opened again if it is lost."""
        while True:
            with suppress(psycopg.Error, OSError):
                async with self._connections.listening(CHANNEL) as connection:
                    while True:
                        async for heard in connection.notifies(timeout=QUIET):
                            yield heard.payload
                        await answered(connection, "SELECT 1")
            await asyncio.sleep(LISTENS_AGAIN)

    async def scrub(self) -> None:
        """Do nothing: autovacuum removes deleted rows."""

    async def close(self) -> None:
        """Close the connections."""
        await self._connections.close()


async def _in_turn(work: Work[T], connection: psycopg.AsyncConnection[Any]) -> tuple[T, bool]:
    """Run the statements of a transaction; return its result, and whether one of them is noted."""
    is_noted = False
    try:
        statement = next(work)
        while True:
            is_noted = is_noted or statement.noted
            statement = work.send(await _execute(connection, statement))
    except StopIteration as end:
        return end.value, is_noted
    finally:
        work.close()


async def _execute(connection: psycopg.AsyncConnection[Any], statement: Statement) -> Found:
    cursor = await connection.execute(_own(statement.text), tuple(statement.values))
    return Found(await cursor.fetchall() if cursor.description else (), cursor.rowcount)


@lru_cache
def _own(text: str) -> str:
    """Return a statement in the syntax of psycopg."""
    return text.replace("%", "%%").replace("?", "%s")


async def migrate(address: str) -> None:
    """Apply the migrations that are new to this database, one host at a time.

    Raises psycopg.Error, and Failed for a database of a newer version.
    """
    async with await psycopg.AsyncConnection.connect(address) as connection:
        with hung_up_after(MIGRATES, connection):
            await _migrate(connection)


async def _migrate(connection: psycopg.AsyncConnection[Any]) -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        await connection.execute("CREATE TABLE IF NOT EXISTS migrated (number BIGINT PRIMARY KEY)")
        cursor = await connection.execute("SELECT coalesce(max(number), 0) FROM migrated")
        version = (await cursor.fetchone() or [0])[0]
        if version > newest():
            raise Failed("club-store-newer")
        for number, text in migrations(version):
            for old, new in TYPES:
                text = text.replace(old, new)
            await connection.execute(text)
            await connection.execute("INSERT INTO migrated VALUES (%s)", [number])


def postgres_store(url: str) -> Store:
    """Return the store of a club in this database."""
    return Store(Postgres(url), shared=True)
