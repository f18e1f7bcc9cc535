"""The database of a club on one host: SQLite, in a thread of its own.

Apart from keeper.py: each database has a file of its own, which is loaded alone.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import struct
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import closing, suppress
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from access.club.log import extra
from access.club.store.sql import Conflict, Found, Statement, Work, in_turn, migrations, newest
from access.club.store.store import Store
from access.system import posix, windows
from games.refusals import Failed
from wordlists import regular

T = TypeVar("T")
log = logging.getLogger(__name__)
MARK = int.from_bytes(b"Tavn")
"""SQLite's application_id of a club's file."""
PATIENCE = 20
"""The most seconds for which a statement waits for another program."""
SCRUBS, SCRUBS_AGAIN = 20, 0.25
"""The attempts at emptying the write-ahead log, and the seconds between two of them."""
SECURE = 17
"""The first version of a club whose SQLite overwrites deleted data."""
OURS = {"club", "people", "chairs", "batches"}
"""Tables that every version of a club has."""
ANALYZED = {
    ("table", "sqlite_stat1"): "CREATE TABLE sqlite_stat1(tbl,idx,stat)",
    ("table", "sqlite_stat4"): "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
}
"""The tables that SQLite's command ANALYZE makes."""
LOG_HEADER, FRAME_HEADER = 32, 24
"""The bytes before the first frame of a write-ahead log, and before the page of each frame."""
_BLANKS = re.compile(r"\s*([(),])\s*")
"""Blanks that make no difference between two definitions: a column may have been added to its table later."""
_INDEX = struct.Struct("=14xHI12x8s")
"""In the index of a log: the size of pages (at 14), the number of valid frames, and the salts of their headers."""
_HEADER = struct.Struct(">8xI4x8s16x8s")
"""At the beginning of a log: the size of pages, the salts of its header, and those of its first frame."""
_FRAME = struct.Struct(">4xI8s")
"""In the header of a frame: the size of the file after a transaction that ends with it, else 0, and the salts."""


class InTurn:
    """A worker thread with a queue, for event loops.

    An executor of the standard library makes a second future with locks for each call, which costs three times as much.
    """

    def __init__(self, name: str) -> None:
        self._works: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._is_closed = False

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Return a future of the result of some work in the thread. Cancelled work is skipped.

        Raises RuntimeError once it is closed.
        """
        if self._is_closed:
            raise RuntimeError("the store is closed")
        if self._thread.ident is None:
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._works.put(partial(_do, work, loop, done))
        return done

    def _run(self) -> None:
        while (work := self._works.get()) is not None:
            work()

    def close(self) -> None:
        """End the thread after its queued work."""
        self._is_closed = True
        self._works.put(None)
        if self._thread.ident is not None:
            self._thread.join()


def _do(work: Callable[[], T], loop: asyncio.AbstractEventLoop, done: asyncio.Future[T]) -> None:
    if done.cancelled():
        return
    call: Callable[[], None]
    try:
        call = partial(_settle, done, done.set_result, work())
    except BaseException as error:
        call = partial(_settle, done, done.set_exception, error)
    with suppress(RuntimeError):  # the loop is closed, and nobody waits
        loop.call_soon_threadsafe(call)


def _settle(done: asyncio.Future[Any], settle: Callable[[Any], None], found: Any) -> None:
    if not done.done():
        settle(found)


class Sqlite:
    """A database file with its thread."""

    now = "CAST(strftime('%s', 'now') AS INTEGER)"
    moment = "CAST((julianday('now') - 2440587.5) * 86400000000 AS INTEGER)"
    change = "id"
    open_change = "(SELECT coalesce(max(seq), 0) + 1 FROM sqlite_sequence WHERE name = 'news')"
    server = "''"
    waiting = """(SELECT json_extract(value, '$.table') AS "table", json_extract(value, '$.at') AS at,
    json_extract(value, '$.digest') AS digest, json_extract(value, '$.lines') AS lines,
    json_extract(value, '$.after') AS after, json_extract(value, '$.seat') AS seat,
    json_extract(value, '$.token') AS token FROM json_each(?)) AS w"""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._thread = InTurn("store")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction. Raises Conflict, and Failed if the disk or the file does not allow it."""
        return await self._thread.do(partial(self._used, partial(_in_transaction, work)))

    recorded = run

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement without BEGIN and COMMIT, which would double its cost. Raises Conflict and Failed."""
        return await self._thread.do(partial(self._used, partial(execute, statement=statement)))

    recorded_several = recorded_one

    async def one(self, text: str, *values: Any) -> Found:
        """Run one statement. Raises Conflict and Failed."""
        return await self.recorded_one(Statement(text, values))

    def _used(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work on the connection. Raises Conflict and Failed."""
        try:
            return work(self._connection or self._open())
        except sqlite3.IntegrityError as error:
            raise Conflict from error
        except (sqlite3.Error, OSError) as error:
            raise failure_of(self.path, error) from error

    def _open(self) -> sqlite3.Connection:
        if windows.is_on_network(self.path):
            raise Failed("club-store-network", file=str(self.path))
        if regular.there(self.path):
            check_ours(self.path)
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            regular.write(self.path, b"", 0o600, replaces=False)
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA secure_delete=ON")
            tell_lost(connection, self.path)
            migrate(connection)
        except BaseException:
            connection.close()
            raise
        self._connection = connection
        return connection

    async def explained(self, failure: Failed) -> Failed:
        """Return the failure: its reason is that of the file."""
        return failure

    def when_noted(self, hint: Callable[[], None]) -> None:
        """Do nothing: there is one host."""

    async def announce(self, hint: str) -> None:
        """Do nothing: there is one host."""

    async def announced(self) -> AsyncIterator[str]:
        """Yield nothing: there is one host."""
        await asyncio.Event().wait()
        yield ""

    async def scrub(self) -> None:
        """Empty the write-ahead log, which has pages as they were: in the file itself SQLite has overwritten them.

        While another program reads the file, such as for a backup, nobody waits for it: it is tried again.
        """
        for _ in range(SCRUBS):
            if await self._thread.do(partial(self._used, _emptied)):
                return
            await asyncio.sleep(SCRUBS_AGAIN)
        log.warning("the write-ahead log still has deleted data, another program reads the file")

    async def close(self) -> None:
        """Finish pending writes, and close the file."""
        await asyncio.to_thread(self._thread.close)
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _emptied(connection: sqlite3.Connection) -> bool:
    """Empty the write-ahead log, unless somebody reads it; return whether it is empty."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        return not connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout={1000 * PATIENCE}")


def _in_transaction(work: Callable[[], Work[T]], connection: sqlite3.Connection) -> T:
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        return in_turn(work(), partial(execute, connection))


def check_ours(path: Path) -> None:
    """Raise Failed if a file belongs to another program, and OSError unless it is a regular one.

    A club's file has our mark. One of an older version has our tables, and gets the mark when it is opened.
    """
    regular.check(path)
    if not path.stat().st_size:
        return
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=20)) as connection:
        mark = connection.execute("PRAGMA application_id").fetchone()[0]
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if mark not in (0, MARK) or (mark == 0 and found and not found >= OURS):
        raise Failed("club-store-foreign", file=str(path))


def foreign_part(connection: sqlite3.Connection) -> tuple[str, str]:
    """Return the kind and name of something in a file that a club of its version has not, or otherwise; else blanks."""
    expected = _expected(connection.execute("PRAGMA user_version").fetchone()[0])
    found = {part: text for part, text in definitions(connection).items() if ANALYZED.get(part) != text}
    differing = found.keys() ^ expected.keys() | {part for part in found if found[part] != expected.get(part)}
    return min(differing, key=lambda part: (part in expected, part), default=("", ""))


def _expected(version: int) -> Mapping[tuple[str, str], str]:
    """Return the definitions in a file of this version."""
    with closing(as_made(version)) as ours:
        return definitions(ours)


def as_made(version: int) -> sqlite3.Connection:
    """Return a database in memory with the tables of this version."""
    made = sqlite3.connect(":memory:")
    for number, text in migrations(0):
        if number <= version:
            made.executescript(text)
    return made


def definitions(connection: sqlite3.Connection) -> Mapping[tuple[str, str], str]:
    """Return the definitions of tables, indexes, triggers and views by kind and name."""
    rows = connection.execute("SELECT type, name, coalesce(sql, tbl_name) FROM sqlite_master")
    return {(kind, name): " ".join(_BLANKS.sub(r"\1", text).split()) for kind, name, text in rows}


def tell_lost(connection: sqlite3.Connection, path: Path) -> None:
    """Log the transactions behind a damaged frame of the write-ahead log: SQLite drops them without a word.

    Then the log is emptied, so that this is told once.
    """
    written = path.with_name(f"{path.name}-wal")
    if not regular.there(written):
        return
    with connection:
        connection.execute("BEGIN IMMEDIATE")  # meanwhile nobody else writes, or empties the log
        index = path.with_name(f"{path.name}-shm")
        lost = _lost(written, index) if written.stat().st_size >= _HEADER.size else 0
    if lost:
        log.error("the write-ahead log was damaged, its end is lost", extra=extra(file=str(path), transactions=lost))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _lost(written: Path, index: Path) -> int:
    """Return the number of transactions in a log behind the last frame that SQLite has found valid."""
    size, valid, salts = _INDEX.unpack(posix.read_open(index, _INDEX.size))
    lost = 0
    with open(written, "rb") as opened:
        in_header, of_header, of_first = _HEADER.unpack(opened.read(_HEADER.size))
        among = {salts}
        if not valid and salts in (bytes(8), of_header):  # the header or the first frame was damaged
            size, among = in_header, {of_header, of_first}
        frame = FRAME_HEADER + (65536 if size == 1 else size)
        for at in range(LOG_HEADER + valid * frame, written.stat().st_size - frame + 1, frame):
            opened.seek(at)
            ends, of = _FRAME.unpack(opened.read(_FRAME.size))
            lost += bool(ends) and of in among
    return lost


def failure_of(path: Path, error: OSError | sqlite3.Error) -> Failed:
    """Return the failure for an error of a club's file."""
    if isinstance(error, sqlite3.DatabaseError) and error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
        return Failed("club-store-foreign", file=str(path))
    return Failed("club-store-broken", file=str(path), why=error if isinstance(error, OSError) else str(error))


@lru_cache
def _own(text: str) -> str:
    """Return a statement in the syntax of SQLite: without locks, because it has one writer."""
    return text.replace("FOR SHARE SKIP LOCKED", "").replace(" FOR SHARE", "").replace(" FOR NO KEY UPDATE", "")


def execute(connection: sqlite3.Connection, statement: Statement) -> Found:
    """Run a statement."""
    cursor = connection.execute(_own(statement.text), tuple(statement.values))
    rows = cursor.fetchall()
    return Found(rows, cursor.rowcount)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that are new to this file. Raises Failed for a file of a newer version."""
    connection.execute(f"PRAGMA application_id={MARK}")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > newest():
        raise Failed("club-store-newer")
    for number, text in migrations(version):
        connection.executescript(f"BEGIN;{text};PRAGMA user_version={number};COMMIT;")
    if 0 < version < SECURE:
        connection.execute("VACUUM")


def sqlite_store(path: Path) -> Store:
    """Return the store of a club in this file."""
    return Store(Sqlite(path))
