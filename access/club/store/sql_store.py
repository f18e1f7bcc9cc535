"""All that a club keeps, by a database."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable

from access.club.store.sql import Database
from access.club.store.sql_hosts import SqlHosts
from access.club.store.sql_people import SqlPeople
from access.club.store.sql_tables import SqlTables


class SqlStore:
    """The store of a club in a database, which several hosts can use if it is `shared`.

    `clock` returns seconds since 1970.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.time, shared: bool = False) -> None:
        self.database, self.shared = database, shared
        self.hosts = SqlHosts(database)
        self.tables = SqlTables(database, clock, self.hosts.note)
        self.people = SqlPeople(database, clock, self.hosts.note)

    async def value(self, name: str, usual: str = "") -> str:
        """Return a value of the club, such as its name."""
        row = (await self.database.one("SELECT value FROM club WHERE name = ?", name)).one
        return str(row[0]) if row else usual

    async def set_value(self, name: str, value: str) -> None:
        """Keep a value of the club."""
        changed = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.database.one(f"INSERT INTO club VALUES (?, ?) {changed}", name, value)

    async def first_value(self, name: str, value: str) -> str:
        """Keep a value unless there is one, and return the one that is kept."""
        await self.database.one("INSERT INTO club VALUES (?, ?) ON CONFLICT DO NOTHING", name, value)
        return await self.value(name)

    async def keep_list(self, mark: str, text: str) -> None:
        """Keep the words of a dictionary, until for a day no game that goes by them is kept."""
        now = self.database.now
        if not (await self.database.one(f"UPDATE lists SET kept = {now} WHERE mark = ?", mark)).count:
            packed = zlib.compress(text.encode())
            await self.database.one(f"INSERT INTO lists VALUES (?, ?, {now}) ON CONFLICT DO NOTHING", mark, packed)

    async def list_of(self, mark: str) -> str | None:
        """Return the words of a dictionary that was kept."""
        row = (await self.database.one("SELECT words FROM lists WHERE mark = ?", mark)).one
        return zlib.decompress(row[0]).decode() if row else None

    async def close(self) -> None:
        """Finish writing, and close the store."""
        await self.database.close()
