"""The hosts of a club as statements: what they tell each other, who is where, and which of them are alive."""

from __future__ import annotations

import json
import logging
import re
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Any

from access.club.log import facts
from access.club.sql import Database, Statement, Work
from access.club.store import Here, News

log = logging.getLogger(__name__)
ALIVE = 15
"""Seconds without a sign of life after which a host, and who was there, is away."""
HOUR = 3600
_HINT = re.compile(r"(?P<host>[0-9a-f]+) (?P<news>[01])(?P<tables>(?: [0-9]{1,18})*)", re.ASCII)
MOST_HINTED = 500
"""Tables in a hint, which may not be longer than 8,000 bytes; others are found by looking."""
LATE = 200
"""News that may still come after later ones: their transaction began earlier and ended later."""


class SqlHosts:
    """What the hosts of a club share. `host` is this one's name, new at each start."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database, self._clock = database, clock
        self.host = secrets.token_hex(4)
        self.noted: Callable[[], None] = lambda: None
        """Called when there is something to look at for other hosts."""
        self._seen: set[int] = set()
        self._last = 0

    # News

    def note(self, **what: Any) -> Statement:
        """Return the statement that tells other hosts something, for a transaction that changes it."""
        self.noted()
        values = [int(self._clock()), self.host, json.dumps(what, ensure_ascii=False)]
        return Statement("INSERT INTO news (at, host, what) VALUES (?, ?, ?)", values)

    async def post(self, news: Sequence[Mapping[str, Any]]) -> None:
        """Tell other hosts something that is not recorded otherwise."""

        def do() -> Work[None]:
            for what in news:
                yield self.note(**what)

        await self._database.run(do)

    async def begin(self) -> None:
        """Take no notice of what was told before."""
        self._last = (await self._database.one("SELECT coalesce(max(id), 0) FROM news")).one[0]
        found = await self._database.one("SELECT id FROM news WHERE id > ?", self._last - LATE)
        self._seen = {number for (number,) in found.rows}

    async def news(self) -> Sequence[News]:
        """Return what other hosts, and keepers, have told since this was asked last."""
        statement = "SELECT id, host, what FROM news WHERE id > ? ORDER BY id"
        rows = (await self._database.one(statement, self._last - LATE)).rows
        fresh = [row for row in rows if row[0] not in self._seen]
        self._seen = {row[0] for row in rows}
        self._last = max([self._last, *self._seen])
        return [News(number, json.loads(what)) for number, host, what in fresh if host != self.host]

    async def announce(self, tables: Collection[int], news: bool) -> None:
        """Hint to other hosts which tables have more, and whether there are news. A hint may be lost."""
        await self._database.announce(" ".join(map(str, [self.host, int(news), *list(tables)[:MOST_HINTED]])))

    async def announced(self) -> AsyncIterator[tuple[Collection[int], bool]]:
        """Yield the hints of other hosts: tables that have more, and whether there are news."""
        async for hint in self._database.announced():
            found = _HINT.fullmatch(hint)
            if found is None:  # anybody who may connect to the database can notify
                log.warning("hint skipped", extra=facts(bytes=len(hint)))
            elif found["host"] != self.host:
                yield [int(table) for table in found["tables"].split()], found["news"] == "1"

    # Who is alive, and who is where

    async def alive(self, versions: Mapping[str, int]) -> None:
        """Give a sign of life, by the clock of the database, with the newest version of each game known here."""
        now, kept = self._database.now, json.dumps(dict(versions))
        changed = "ON CONFLICT (host) DO UPDATE SET seen = excluded.seen, versions = excluded.versions"
        await self._database.one(f"INSERT INTO hosts VALUES (?, {now}, ?) {changed}", self.host, kept)

    async def versions(self) -> Mapping[str, int]:
        """Return the newest version of each game that all live hosts know."""
        rows = (await self._database.one(f"SELECT versions FROM hosts WHERE {self._live()}")).rows
        known = [json.loads(kept) for (kept,) in rows]
        names = set.intersection(*map(set, known)) if known else set()
        return {name: min(each[name] for each in known) for name in names}

    def _live(self) -> str:
        return f"seen > {self._database.now} - {ALIVE}"

    async def gone(self) -> None:
        """Take note that this host has closed."""
        await self._database.one("DELETE FROM hosts WHERE host = ?", self.host)

    async def place(self, session: int, who: Here) -> None:
        """Keep who is here, and at which table; 0 is the lobby."""

        def do() -> Work[None]:
            yield self._place(session, who)
            yield self.note(here=self.host)

        await self._database.run(do)

    async def place_all(self, here: Sequence[tuple[int, Here]]) -> None:
        """Keep who is here, by session, and nobody else."""

        def do() -> Work[None]:
            yield Statement("DELETE FROM here WHERE host = ?", [self.host])
            for session, who in here:
                yield self._place(session, who)
            yield self.note(here=self.host)

        await self._database.run(do)

    def _place(self, session: int, who: Here) -> Statement:
        changed = 'ON CONFLICT (host, session) DO UPDATE SET "table" = excluded."table"'
        values = [self.host, session, who.person, who.name, who.table]
        return Statement(f"INSERT INTO here VALUES (?, ?, ?, ?, ?) {changed}", values)

    async def leave(self, session: int) -> None:
        """Take note that somebody has gone."""

        def do() -> Work[None]:
            yield Statement("DELETE FROM here WHERE host = ? AND session = ?", [self.host, session])
            yield self.note(here=self.host)

        await self._database.run(do)

    async def elsewhere(self) -> Sequence[Here]:
        """Return who is at other hosts that are alive."""
        live = f"SELECT host FROM hosts WHERE {self._live()}"
        statement = (
            f'SELECT person, name, "table" FROM here WHERE host != ? AND host IN ({live}) ORDER BY host, session'
        )
        return [Here(*row) for row in (await self._database.one(statement, self.host)).rows]

    async def forget(self) -> None:
        """Forget old news, and hosts that are long gone."""

        def do() -> Work[None]:
            yield Statement("DELETE FROM news WHERE at < ?", [int(self._clock()) - HOUR])
            yield Statement(f"DELETE FROM hosts WHERE seen < {self._database.now} - {HOUR}")

        await self._database.run(do)
