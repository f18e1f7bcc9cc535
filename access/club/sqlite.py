"""The store of a club on one machine: SQLite, with one thread that reads and writes."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import time
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

from access.club.rating import rated
from access.club.sqlite_people import DAY, SqlitePeople
from access.club.store import Access, Account, Chair, Listed, Outcome, Result, SeatToken
from access.engine.batches import Batch
from access.engine.journal import Header, parse
from games.steps import Failed

T = TypeVar("T")
Run = Callable[[sqlite3.Connection], T]


class Database:
    """A connection that one thread uses. `clock` returns seconds since 1970."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path, self.clock = path, clock
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: sqlite3.Connection | None = None

    async def run(self, work: Run[T]) -> T:
        """Do something in one transaction. Raises Failed if the disk or the file does not allow it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Run[T]) -> T:
        try:
            connection = self._connection or self._open()
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                return work(connection)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.Error, OSError) as error:
            raise Failed("club-store-broken", file=str(self.path), why=str(error)) from error

    def _open(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=20, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        migrate(connection)
        self._connection = connection
        return connection

    def close(self) -> None:
        """Finish what is being written, and close the file."""
        with suppress(RuntimeError):
            self._thread.submit(self._close).result()
            self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the numbered migrations that are new to this file. Raises Failed for a file of a newer version."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    files = sorted(
        (int(found[1]), entry)
        for entry in (resources.files("access.club") / "migrations").iterdir()
        if (found := re.fullmatch(r"(\d+)\.sql", entry.name))
    )
    if version > files[-1][0]:
        raise Failed("club-store-newer")
    for number, entry in files:
        if number > version:
            text = entry.read_text(encoding="utf-8")
            connection.executescript(f"BEGIN;{text};PRAGMA user_version={number};COMMIT;")


class SqliteStore:
    """All that a club keeps, in one file."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.database = Database(path, clock)
        self.tables = SqliteTables(self.database)
        self.people = SqlitePeople(self.database.run, clock)
        self._version = 0

    async def value(self, name: str, usual: str = "") -> str:
        """Return a value of the club, such as its name."""
        row = await self.database.run(lambda c: c.execute("SELECT value FROM club WHERE name = ?", [name]).fetchone())
        return str(row[0]) if row else usual

    async def set_value(self, name: str, value: str) -> None:
        """Keep a value of the club."""
        await self.database.run(lambda c: c.execute("INSERT OR REPLACE INTO club VALUES (?, ?)", [name, value]))

    async def first_value(self, name: str, value: str) -> str:
        """Keep a value unless there is one, and return the one that is kept."""
        await self.database.run(lambda c: c.execute("INSERT OR IGNORE INTO club VALUES (?, ?)", [name, value]))
        return await self.value(name)

    async def keep_list(self, mark: str, text: str) -> None:
        """Keep the words of a dictionary, until for a day no game that goes by them is kept."""

        def do(c: sqlite3.Connection) -> None:
            now = int(self.database.clock())
            if not c.execute("UPDATE lists SET kept = ? WHERE mark = ?", [now, mark]).rowcount:
                c.execute("INSERT INTO lists VALUES (?, ?, ?)", [mark, zlib.compress(text.encode()), now])

        await self.database.run(do)

    async def list_of(self, mark: str) -> str | None:
        """Return the words of a dictionary that was kept."""
        row = await self.database.run(lambda c: c.execute("SELECT words FROM lists WHERE mark = ?", [mark]).fetchone())
        return zlib.decompress(row[0]).decode() if row else None

    async def changed(self) -> bool:
        """Tell whether somebody else, such as the keeper, has changed something since this was asked last."""
        version = await self.database.run(lambda c: int(c.execute("PRAGMA data_version").fetchone()[0]))
        before, self._version = self._version, version
        return before not in (0, version)

    async def close(self) -> None:
        """Finish writing, and close the store."""
        await asyncio.to_thread(self.database.close)


class SqliteTables:
    """The tables of a club, in SQLite."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._run = database.run

    def _now(self) -> int:
        return int(self._database.clock())

    async def gather(self, opener: Account, access: Access, setup: str) -> int:
        """Open a table at which people gather, and return its number; the opener sits there."""

        def do(c: sqlite3.Connection) -> int:
            values = [opener.id, access, setup, self._now()]
            added = c.execute("INSERT INTO tables (opener, access, setup, opened) VALUES (?, ?, ?, ?)", values)
            number = int(added.lastrowid or 0)
            seated = [number, opener.id, opener.name]
            c.execute('INSERT INTO chairs ("table", person, name, place) VALUES (?, ?, ?, 0)', seated)
            return number

        return await self._run(do)

    async def listed(self, over: bool = False) -> Sequence[Listed]:
        """Return all tables that are not over, oldest first; or those that are."""

        def do(c: sqlite3.Connection) -> list[Listed]:
            wanted = "NOT NULL" if over else "NULL"
            rows = c.execute(f"SELECT {_LISTED} FROM tables WHERE ended IS {wanted} ORDER BY id").fetchall()  # noqa: S608
            return [_listed(c, row, over) for row in rows]

        return await self._run(do)

    async def take_chair(self, table: int, account: Account) -> bool:
        """Let a person sit down at a table that gathers. Return False if its game has begun."""

        def do(c: sqlite3.Connection) -> bool:
            gathers = "SELECT 1 FROM tables WHERE id = ? AND header IS NULL AND plan IS NULL AND ended IS NULL"
            if c.execute(gathers, [table]).fetchone() is None:
                return False
            last = c.execute('SELECT max(place) FROM chairs WHERE "table" = ?', [table]).fetchone()[0]
            values = [table, account.id, account.name, 0 if last is None else last + 1]
            c.execute('INSERT OR IGNORE INTO chairs ("table", person, name, place) VALUES (?, ?, ?, ?)', values)
            return True

        return await self._run(do)

    async def leave_chair(self, table: int, person: int) -> None:
        """Let a person get up from a table that gathers."""
        statement = 'DELETE FROM chairs WHERE "table" = ? AND person = ? AND seat IS NULL'
        await self._run(lambda c: c.execute(statement, [table, person]))

    async def invite(self, table: int, person: int) -> None:
        """Let a person sit down at a table whatever its access."""
        await self._run(lambda c: c.execute("INSERT OR IGNORE INTO invited VALUES (?, ?)", [table, person]))

    async def open(self, table: int, header: Header, seats: Mapping[int, int]) -> bool:
        """Begin the game of a table; `seats` are by person. Return False if it has begun already."""

        def do(c: sqlite3.Connection) -> bool:
            statement = "UPDATE tables SET header = ? WHERE id = ? AND header IS NULL AND ended IS NULL"
            if c.execute(statement, [header.line(), table]).rowcount != 1:
                return False
            for person, seat in seats.items():
                c.execute('UPDATE chairs SET seat = ? WHERE "table" = ? AND person = ?', [seat, table, person])
            c.execute('DELETE FROM chairs WHERE "table" = ? AND seat IS NULL', [table])
            return True

        return await self._run(do)

    async def close(self, table: int, done: bool = False) -> None:
        """End a table without a result, or a tournament with its tables; one that is `done` was played to its end."""
        statement = "UPDATE tables SET ended = ?, outcome = ? WHERE (id = ? OR tournament = ?) AND ended IS NULL"
        await self._run(lambda c: c.execute(statement, [self._now(), "{}" if done else None, table, table]))

    async def closed(self, tables: Collection[int]) -> Collection[int]:
        """Return which of these tables were ended without a result."""
        among = "id IN (SELECT value FROM json_each(?))"
        statement = f"SELECT id FROM tables WHERE ended IS NOT NULL AND outcome IS NULL AND {among}"  # noqa: S608
        wanted = [json.dumps(list(tables))]
        return await self._run(lambda c: {number for (number,) in c.execute(statement, wanted)})

    async def begin(self, tournament: int, plan: str) -> bool:
        """Begin a tournament for which people have gathered. Return False if it has begun already."""
        statement = "UPDATE tables SET plan = ? WHERE id = ? AND plan IS NULL AND ended IS NULL"
        return await self._run(lambda c: c.execute(statement, [plan, tournament]).rowcount == 1)

    async def open_round(self, tournament: Listed, name: str, header: Header, chairs: Sequence[Chair]) -> None:
        """Open a table of a tournament, with its game, unless there is one of this name."""

        def do(c: sqlite3.Connection) -> None:
            columns = "(opener, access, setup, header, opened, tournament, name)"
            values = [tournament.opener, tournament.access, tournament.setup, header.line(), self._now()]
            statement = f"INSERT OR IGNORE INTO tables {columns} VALUES (?, ?, ?, ?, ?, ?, ?)"  # noqa: S608
            added = c.execute(statement, [*values, tournament.id, name])
            if not added.rowcount:
                return
            number, columns = added.lastrowid, '("table", person, name, place, seat)'
            for chair in chairs:
                seated = (number, chair.person, chair.name, chair.seat, chair.seat)
                c.execute(f"INSERT INTO chairs {columns} VALUES (?, ?, ?, ?, ?)", seated)  # noqa: S608
            c.execute('INSERT INTO invited SELECT ?, person FROM invited WHERE "table" = ?', [number, tournament.id])

        await self._run(do)

    async def outcomes(self, tournament: int) -> Mapping[str, Outcome]:
        """Return the tables of a tournament by name, with what their games say of their end."""
        statement = "SELECT name, id, ended IS NOT NULL, outcome FROM tables WHERE tournament = ? ORDER BY id"
        rows = await self._run(lambda c: c.execute(statement, [tournament]).fetchall())
        return {name: Outcome(number, bool(over), json.loads(kept or "{}")) for name, number, over, kept in rows}

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Add a batch; return False if it is refused."""
        return await self._run(lambda c: _appended(c, table, batch, token))

    async def read(self, table: int, at: int) -> Sequence[Batch]:
        """Return the batches from this place on."""

        def do(c: sqlite3.Connection) -> list[Batch]:
            rows = c.execute('SELECT at, lines FROM batches WHERE "table" = ? AND at >= ? ORDER BY at', [table, at])
            kept = ((place, *json.loads(lines)) for place, lines in rows)
            return [Batch(place, after, tuple(lines)) for place, after, lines in kept]

        return await self._run(do)

    async def purge(self, days: int) -> int:
        """Forget the journals of games that ended so many days ago; return how many. Results stay."""

        def do(c: sqlite3.Connection) -> int:
            now, used = self._now(), "SELECT 1 FROM tables WHERE header LIKE '%' || mark || '%'"
            gone = c.execute("DELETE FROM tables WHERE ended < ?", [now - days * DAY]).rowcount
            c.execute(f"DELETE FROM lists WHERE kept < ? AND NOT EXISTS ({used})", [now - DAY])  # noqa: S608
            return gone

        return await self._run(do)

    async def sit(self, table: int, seat: int, person: int) -> SeatToken:
        """Return a new token for a seat; older ones no longer append."""

        def do(c: sqlite3.Connection) -> SeatToken:
            which = [table, person, seat]
            c.execute('UPDATE chairs SET token = token + 1 WHERE "table" = ? AND person = ? AND seat = ?', which)
            token = c.execute('SELECT token FROM chairs WHERE "table" = ? AND person = ? AND seat = ?', which)
            return SeatToken(seat, token.fetchone()[0])

        return await self._run(do)

    async def finish(self, table: int, batch: Batch, result: Result, token: SeatToken | None = None) -> bool:
        """Add the last batch, with the result and the ratings that follow; return False if it is refused."""

        def do(c: sqlite3.Connection) -> bool:
            if not _appended(c, table, batch, token):
                return False
            outcome = json.dumps(dict(result.outcome))
            c.execute("UPDATE tables SET ended = ?, outcome = ? WHERE id = ?", [self._now(), outcome, table])
            members = {person for (person,) in c.execute("SELECT id FROM people")}
            won = {person: each for person, each in result.won.items() if person in members}
            for person, each in won.items():
                values = [table, result.game, self._now(), person, int(each)]
                c.execute('INSERT INTO results ("table", game, ended, person, won) VALUES (?, ?, ?, ?, ?)', values)
            _rate(c, Result(result.game, won))
            return True

        return await self._run(do)


def _appended(c: sqlite3.Connection, table: int, batch: Batch, token: SeatToken | None) -> bool:
    """Add a batch if it follows the last one, and the token is the newest of its seat."""
    last = c.execute('SELECT at, digest FROM batches WHERE "table" = ? ORDER BY at DESC LIMIT 1', [table]).fetchone()
    if batch.at != (last[0] + 1 if last else 0) or (last and batch.after != last[1]):
        return False
    if token is not None:
        newest = 'SELECT token FROM chairs WHERE "table" = ? AND seat = ?'
        row = c.execute(newest, [table, token.seat]).fetchone()
        if row is None or row[0] != token.number:
            return False
    kept = json.dumps([batch.after, list(batch.lines)], ensure_ascii=False)
    c.execute("INSERT INTO batches VALUES (?, ?, ?, ?)", [table, batch.at, batch.digest, kept])
    return True


_LISTED = "id, opener, access, setup, header, plan, tournament, name"


def _listed(c: sqlite3.Connection, row: Sequence[Any], over: bool) -> Listed:
    number, opener, access, setup, header, plan, tournament, name = row
    seated = 'SELECT person, name, seat FROM chairs WHERE "table" = ? ORDER BY place'
    chairs = tuple(Chair(*each) for each in c.execute(seated, [number]))
    invited = frozenset(each[0] for each in c.execute('SELECT person FROM invited WHERE "table" = ?', [number]))
    head = None if header is None else parse(f"{header}\n".encode(), str(number)).header
    of = (plan or "", tournament or 0, name or "")
    return Listed(number, opener, access, setup, head, chairs, invited, over, *of)


def _rate(c: sqlite3.Connection, result: Result) -> None:
    """Change the ratings of those who want to be rated, if there are two or more of them."""
    rating = "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?"
    wanted = {}
    for person in result.won:
        wishes = c.execute("SELECT wishes FROM people WHERE id = ?", [person]).fetchone()
        if wishes is not None and json.loads(wishes[0]).get("club.rating", "on") == "on":
            wanted[person] = c.execute(rating, [person, result.game]).fetchone()
    for person, (mu, sigma, games) in rated(wanted, result.won).items():
        c.execute("INSERT OR REPLACE INTO ratings VALUES (?, ?, ?, ?, ?)", [person, result.game, mu, sigma, games])
