"""The store of a club. Nothing is told or promised before it is recorded there."""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Callable

from access.club.store.credentials import Links, Logins, Passkeys, Ways
from access.club.store.hosts import Hosts
from access.club.store.people import People
from access.club.store.sql import Database
from access.club.store.tables import Tables


class Store:
    """The store of a club in a database, which several hosts use if it is `shared`.

    Times are those of the clock of the database. `random_bytes` is the source of identifiers of hosts, numbers of
    guests, cookies and keys.
    """

    def __init__(
        self, database: Database, shared: bool = False, random_bytes: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self.database, self.shared, self.random_bytes = database, shared, random_bytes
        self.hosts = Hosts(database, random_bytes)
        told = database, self.hosts.note
        self.tables, self.people = Tables(*told), People(*told)
        self.logins, self.passkeys, self.links, self.ways = Logins(*told), Passkeys(*told), Links(*told), Ways(*told)

    async def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int((await self.database.one(f"SELECT {self.database.now}")).one[0])

    async def value(self, name: str, usual: str = "") -> str:
        """Return a value of the club, such as its welcome text; without one, the usual one."""
        row = (await self.database.one("SELECT value FROM club WHERE name = ?", name)).one
        return str(row[0]) if row else usual

    async def set_value(self, name: str, value: str) -> None:
        """Store a value of the club."""
        changed = "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self.database.one(f"INSERT INTO club VALUES (?, ?) {changed}", name, value)

    async def first_value(self, name: str, value: str) -> str:
        """Store a value unless there is one, and return the stored one."""
        await self.database.one("INSERT INTO club VALUES (?, ?) ON CONFLICT DO NOTHING", name, value)
        return await self.value(name)

    async def keep_list(self, mark: str, text: str) -> None:
        """Store the words of a dictionary, until no stored game has used them for a day."""
        now = self.database.now
        if not (await self.database.one(f"UPDATE lists SET kept = {now} WHERE mark = ?", mark)).count:
            packed = await asyncio.to_thread(zlib.compress, text.encode())
            await self.database.one(f"INSERT INTO lists VALUES (?, ?, {now}) ON CONFLICT DO NOTHING", mark, packed)

    async def list_of(self, mark: str) -> str | None:
        """Return the stored words of a dictionary, or None."""
        row = (await self.database.one("SELECT words FROM lists WHERE mark = ?", mark)).one
        return (await asyncio.to_thread(zlib.decompress, row[0])).decode() if row else None

    async def close(self) -> None:
        """Finish writing, and close the store."""
        await self.database.close()


class StoreClock:
    """The clock of the store, which all hosts share. Between two readings, `counted` counts the seconds."""

    def __init__(self, store: Store, counted: Callable[[], float]) -> None:
        self._store, self.counted = store, counted
        self._ahead = 0.0

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return self.counted() + self._ahead

    def set(self, now: float, since: float) -> None:
        """Set the clock to a time that the store had between `since`, by `counted`, and this moment."""
        self._ahead = now - (since + self.counted()) / 2

    async def read(self) -> None:
        """Set the clock by that of the store. Raises Failed."""
        since = self.counted()
        self.set(await self._store.now(), since)
