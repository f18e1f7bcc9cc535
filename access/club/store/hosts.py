"""The statements for the hosts of a club: their news, the places of people, and signs of life."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from importlib.metadata import version
from typing import Any

from access.club.log import extra
from access.club.store.sql import (
    ABANDONED,
    ALL,
    DAY,
    Database,
    HostSeen,
    Loss,
    News,
    Post,
    SeatToken,
    Sign,
    Statement,
    StorePart,
    Unheard,
    Whereabouts,
    Work,
    transaction,
)

log = logging.getLogger(__name__)
ALIVE = 15
"""Seconds without a sign of life after which a host counts as dead, and its people as away."""
SERVES = 8
"""Seconds without a sign of life after which nobody is sent to a host; one with a file of its own gives one in six."""
REPLACED = 3
"""Seconds without a sign of life after which another host with the same name has taken its place."""
FORGOTTEN = 600
"""Seconds without a sign of life after which a host is forgotten."""
HOUR = 3600
LOSSES_KEPT = 30 * DAY
"""Seconds for which a loss is kept for people who have not heard of it."""
MICROSECONDS = 1_000_000
_HINT = re.compile(r"(?P<host>[0-9a-f]+) (?P<news>[01])(?P<tables>(?: [0-9]{1,18})*)", re.ASCII)
MOST_HINTED = 500
"""The most tables in a hint, which may have 8,000 bytes; others are found by a poll."""


def absences(database: Database, which: str = "TRUE", *values: Any) -> Statement:
    """Return the statement that notes since when persons are away from the tables of their games, or that they are not.

    A person is at a table if a host alive says so. A guest who has gone without a trace has been away for ever: they
    cannot come back.
    """
    live = f"SELECT hosts.host FROM hosts WHERE seen > {database.now} - {ALIVE}"
    somewhere = "SELECT 1 FROM here WHERE here.person = chairs.person"
    there = f'{somewhere} AND here."table" = chairs."table" AND here.host IN ({live})'
    began = f"CASE WHEN person < 0 AND NOT EXISTS ({somewhere}) THEN 0 ELSE {database.now} END"
    games = 'seat IS NOT NULL AND "table" IN (SELECT id FROM tables WHERE ended IS NULL)'
    changed = f"(away IS NULL) = (NOT EXISTS ({there}))"
    away = f"UPDATE chairs SET away = CASE WHEN away IS NULL THEN {began} END"
    return Statement(f"{away} WHERE {which} AND {games} AND {changed}", values)


class Hosts(StorePart):
    """The data that the hosts of a club share. `host` is the identifier of this one, new at each start."""

    def __init__(self, database: Database, random_bytes: Callable[[int], bytes]) -> None:
        super().__init__(database, self.note)
        self._random_bytes = random_bytes
        self.host = random_bytes(4).hex()
        self.name = ""
        """The keeper's name for this host."""
        self._closes = False
        """Whether this host lets nobody in any more."""
        self._heard: set[int] = set()
        """The numbers of read news that were handled, or are this host's own."""
        self._from = 0
        """The first change that may have news which were not handled."""
        self._server: str | None = None
        self._reads_all = False
        """Whether everything must be read again: another server has taken over."""
        self._newest = 0
        """The number of the newest news that were handled."""

    @property
    def timeline(self) -> int:
        """The time line of the database server, 0 for a file. A promoted standby begins a new one."""
        return int(self._server or "0", 16)

    # News

    def note(self, **what: Any) -> Statement:
        """Return the statement that tells all hosts of a change, for the transaction that makes it.

        This host hears of it, too: if the connection is lost, nobody here knows whether the change was made.
        """
        return self._told("", what)

    def _told(self, host: str, what: Mapping[str, Any], mark: str | None = None) -> Statement:
        """Return the statement that stores news. Those with a mark are posted, and announced when they are stored."""
        into = f"INSERT INTO news (at, host, what, mark) VALUES ({self._database.now}, ?, ?, ?)"
        return Statement(
            f"{into} ON CONFLICT DO NOTHING", [host, json.dumps(what, ensure_ascii=False), mark], mark is None
        )

    def marked(self, what: Mapping[str, Any]) -> Post:
        """Return news for other hosts, with a new mark."""
        return Post(what, self._random_bytes(8).hex())

    @transaction
    def post(self, posts: Sequence[Post]) -> Work[None]:
        """Tell other hosts news that no change in the store tells."""
        for post in posts:
            yield self._told(self.host, post.what, post.mark)

    async def begin(self) -> None:
        """Skip all earlier news: data read from now on includes them."""
        newest = (await self._database.one("SELECT coalesce(max(id), 0) FROM news")).one[0]
        self._from, self._server, rows = await self._database.run(lambda: self._read(None))
        self._newest = newest
        self._heard = {number for number, *_ in rows}

    def _read(self, since: int | None) -> Work[tuple[int, str, Sequence[Any]]]:
        """Return the first change that may still come, the server, and the news `since` a change (None: that one).

        The second statement sees all that the first one saw, so no news are missed between them.
        """
        change = self._database.change
        open_change, server = (yield Statement(f"SELECT {self._database.open_change}, {self._database.server}")).one
        statement = f"SELECT id, {change}, host, what FROM news WHERE {change} >= ? ORDER BY id"
        found = yield Statement(statement, [open_change if since is None else since])
        return open_change, server, found.rows

    async def news(self) -> Sequence[News]:
        """Return the news that were not `heard` yet: of other hosts, of keepers, and of changes made here."""
        open_change, server, rows = await self._database.run(lambda: self._read(self._from))
        if server != self._server:
            await self.begin()
            self._reads_all = True
        if self._reads_all:
            return [News(0, {ALL: server})]
        own = {number for number, _, host, _ in rows if host == self.host}
        self._heard, self._newest = self._heard | own, max([self._newest, *own])
        fresh = [row for row in rows if row[0] not in self._heard]
        self._from = min([open_change, *(change for _, change, _, _ in fresh)])
        self._heard &= {number for number, change, _, _ in rows if change >= self._from}
        return [News(number, _what(what)) for number, _, _, what in fresh]

    def heard(self, news: News) -> None:
        """Mark news as handled: they do not come again."""
        self._heard.add(news.id)
        self._newest = max(self._newest, news.id)
        self._reads_all = self._reads_all and bool(news.id)

    async def announce(self, tables: Collection[int], news: bool) -> None:
        """Hint to other hosts which tables have new batches, and whether there are news. A hint may be lost."""
        await self._database.announce(" ".join(map(str, [self.host, int(news), *list(tables)[:MOST_HINTED]])))

    async def announced(self) -> AsyncIterator[tuple[Collection[int], bool]]:
        """Yield the hints of other hosts: tables with new batches, and whether there are news."""
        async for hint in self._database.announced():
            found = _HINT.fullmatch(hint)
            if found is None:  # anybody who may connect to the database can notify
                log.warning("hint skipped", extra=extra(bytes=len(hint)))
            elif found["host"] != self.host:
                yield [int(table) for table in found["tables"].split()], found["news"] == "1"

    # Signs of life, and places of people

    @transaction
    def alive(self, versions: Mapping[str, int]) -> Work[Sign]:
        """Record a sign of life, with the newest version of each game known here."""
        now, known = self._database.now, json.dumps(dict(versions))
        moment = f"RETURNING {self._database.moment}"
        lives = f"UPDATE hosts SET seen = {now}, versions = ?, heard = ? WHERE host = ? {moment}"
        if (found := (yield Statement(lives, [known, self._newest, self.host])).one) is not None:
            return Sign(False, found[0] / MICROSECONDS)
        columns, own = "(host, seen, versions, heard, name, version, closes)", [self.name, version("taverne")]
        into = f"INSERT INTO hosts {columns} VALUES (?, {now}, ?, ?, ?, ?, ?) {moment}"
        found = (yield Statement(into, [self.host, known, self._newest, *own, int(self._closes)])).one
        return Sign(True, found[0] / MICROSECONDS)

    async def versions(self) -> Mapping[str, int]:
        """Return the newest version of each game that all hosts alive know."""
        rows = (await self._database.one(f"SELECT versions FROM hosts WHERE {self._live()}")).rows
        known = [json.loads(kept) for (kept,) in rows]
        names = set.intersection(*map(set, known)) if known else set()
        return {name: min(each[name] for each in known) for name in names}

    async def every(self) -> Sequence[HostSeen]:
        """Return all hosts that are not closed, by name; killed ones until they are forgotten, or started anew."""
        people = "SELECT count(*) FROM here WHERE here.host = hosts.host"
        behind = "SELECT count(*) FROM news WHERE id > hosts.heard AND news.host != hosts.host"
        silent = f"{self._database.now} - seen"
        state = f"CASE WHEN {silent} >= {SERVES} THEN 'away' WHEN closes = 1 THEN 'closes' ELSE 'serves' END"
        columns = f"host, name, version, {silent}, {self._live()}, {state}, ({people}), ({behind}), versions"
        known = f"SELECT {columns} FROM hosts WHERE {silent} < {FORGOTTEN} ORDER BY name, host"
        rows = (await self._database.one(known)).rows
        found = [HostSeen(*(host, name or host, *rest[:-1], json.loads(rest[-1]))) for host, name, *rest in rows]
        serving = {each.name for each in found if each.silent < REPLACED}
        return [each for each in found if each.silent < REPLACED or each.name not in serving]

    async def drain(self, host: str) -> None:
        """Ask a host to send its people to other hosts, and to close."""
        await self._change([], lambda: self.note(drain=host))

    @transaction
    def _change(self, statements: Sequence[Statement], told: Callable[[], Statement]) -> Work[None]:
        """Run statements, and one that tells hosts of them."""
        for statement in statements:
            _ = yield statement
        yield told()

    def _live(self) -> str:
        return f"seen > {self._database.now} - {ALIVE}"

    async def begin_closing(self) -> None:
        """Mark this host as one that lets nobody in any more."""
        self._closes = True
        await self._database.one("UPDATE hosts SET closes = 1 WHERE host = ?", self.host)

    async def others_serve(self) -> bool:
        """Tell whether another host lets people in."""
        serves = f"closes = 0 AND seen > {self._database.now} - {SERVES}"
        return bool((await self._database.one(f"SELECT 1 FROM hosts WHERE host != ? AND {serves}", self.host)).rows)

    async def gone(self) -> None:
        """Delete this host, and the killed hosts with its name."""
        replaced = f"name = (SELECT name FROM hosts WHERE host = ?) AND seen < {self._database.now} - {REPLACED}"
        await self._database.one(f"DELETE FROM hosts WHERE host = ? OR {replaced}", self.host, self.host)

    @transaction
    def place(self, session: int, who: Whereabouts) -> Work[None]:
        """Store the place of a connection, and since when its person is away from their tables."""
        yield from self._place(session, who)
        yield absences(self._database, "person = ?", who.person)
        yield self._moved()

    def _moved(self) -> Statement:
        """Return the statement that tells other hosts that places of people have changed here."""
        return self._told(self.host, {"here": self.host})

    @transaction
    def place_all(self, here: Sequence[tuple[int, Whereabouts]]) -> Work[None]:
        """Store the places of all connections of this host, in place of all before."""
        yield Statement("DELETE FROM here WHERE host = ?", [self.host])
        for session, who in here:
            yield from self._place(session, who)
        yield absences(self._database)
        yield self._moved()

    def _place(self, session: int, who: Whereabouts) -> Work[None]:
        """Store a place, with the present name of its person; nothing of a deleted account."""
        name = who.name
        if who.person > 0:
            found = (yield Statement("SELECT name FROM people WHERE id = ? FOR SHARE", [who.person])).one
            if found is None:
                return
            name = found[0]
        changed = 'ON CONFLICT (host, session) DO UPDATE SET name = excluded.name, "table" = excluded."table"'
        values = [self.host, session, who.person, name, who.table]
        yield Statement(f"INSERT INTO here VALUES (?, ?, ?, ?, ?) {changed}", values)

    async def placed(self) -> Sequence[tuple[int, Whereabouts]]:
        """Return the stored places of the connections of this host, by session."""
        statement = 'SELECT session, person, name, "table" FROM here WHERE host = ?'
        return [(row[0], Whereabouts(*row[1:])) for row in (await self._database.one(statement, self.host)).rows]

    async def leave(self, session: int, person: int) -> None:
        """Delete the place of a person's connection that has ended. A guest whose last one it was cannot come back."""
        gone = Statement("DELETE FROM here WHERE host = ? AND session = ?", [self.host, session])
        away = absences(self._database, "person = ?", person)
        there = "SELECT 1 FROM here WHERE here.person = chairs.person"
        for_good = f"UPDATE chairs SET away = 0 WHERE person = ? AND person < 0 AND NOT EXISTS ({there})"
        await self._change([gone, away, Statement(for_good, [person])], self._moved)

    async def note_absences(self) -> None:
        """Note who is away from their tables since now, as their host has died, and who is back there."""
        noted = absences(self._database)
        await self._database.one(noted.text, *noted.values)

    # Who comes back to which table

    async def come_to_table(self, table: int, person: int) -> int:
        """Note that a person is at a table without a seat, such as a tournament; return a token."""
        came = f'UPDATE chairs SET token = {self._database.moment}, stays = 1 WHERE "table" = ? AND person = ?'
        found = (await self._database.one(f"{came} RETURNING token", table, person)).one
        return found[0] if found else 0

    async def leave_tables(self, person: int, token: int) -> None:
        """Note that somebody has left of their own will the tables to which they have come, up to this token."""
        await self._database.one(
            "UPDATE chairs SET stays = 0 WHERE person = ? AND stays = 1 AND token <= ?", person, token
        )

    async def stays_at(self, person: int) -> tuple[int, int]:
        """Return the open table to which a person has come last and which they have not left, or its tournament.

        Return their token, too; both are 0 without such a table.
        """
        among = 'chairs JOIN tables ON tables.id = "table" WHERE ended IS NULL AND person = ? AND stays = 1'
        statement = f"SELECT coalesce(tournament, tables.id), token FROM {among} ORDER BY token DESC LIMIT 1"
        found = (await self._database.one(statement, person)).one
        return (found[0], found[1]) if found else (0, 0)

    async def holds(self, table: int, token: SeatToken) -> bool:
        """Tell whether a token is still the newest one of its seat. Raises Failed."""
        statement = 'SELECT 1 FROM chairs WHERE "table" = ? AND seat = ? AND token = ?'
        return bool((await self._database.one(statement, table, token.seat, token.number)).rows)

    async def signs_at(self, person: int, table: int, silent: int) -> Mapping[str, int]:
        """Return a person's other hosts at a table or tournament, each with its last sign of life.

        Hosts that have been silent for so many seconds are left out.
        """
        number = "SELECT id FROM tables WHERE id = ? OR tournament = ?"
        there = f'SELECT 1 FROM here WHERE here.host = hosts.host AND person = ? AND "table" IN ({number})'
        lately = f"host != ? AND seen > {self._database.now} - ?"
        statement = f"SELECT host, seen FROM hosts WHERE {lately} AND EXISTS ({there})"
        found = await self._database.one(statement, self.host, silent, person, table, table)
        return {row[0]: row[1] for row in found.rows}

    async def unheard(self, person: int) -> Sequence[Unheard]:
        """Return the untold events at a person's tables: a bot has taken the seat, or the game is over."""
        return await self._unheard("person = ?", person)

    async def unheard_at(self, table: int) -> Sequence[Unheard]:
        """Return the untold events at a table, for each of its persons."""
        return await self._unheard('"table" = ?', table)

    async def _unheard(self, which: str, value: int) -> Sequence[Unheard]:
        columns = 'person, "table", ended IS NOT NULL, CASE WHEN bot = 1 THEN token ELSE 0 END'
        among = f'chairs JOIN tables ON tables.id = "table" WHERE end_heard = 0 AND {which}'
        statement = f'SELECT {columns} FROM {among} AND (ended IS NOT NULL OR bot = 1) ORDER BY "table", person'
        rows = (await self._database.one(statement, value)).rows
        return [Unheard(person, table, bool(is_over), token) for person, table, is_over, token in rows]

    async def hear_end(self, person: int, table: int) -> None:
        """Note that a person has heard how it ended at a table."""
        heard = 'UPDATE chairs SET end_heard = 1, stays = 0 WHERE person = ? AND "table" = ?'
        await self._database.one(heard, person, table)

    async def hear_of_bot(self, person: int, table: int, token: int) -> None:
        """Note that a person has heard that a bot has taken their seat, since they held this token."""
        heard = 'UPDATE chairs SET bot = 2 WHERE person = ? AND "table" = ? AND token = ? AND bot = 1'
        await self._database.one(heard, person, table, token)

    # What a standby that took over has lost

    async def lose(self, loss: Loss, people: Mapping[int, bool]) -> None:
        """Note that the store has lost something of a table of these people, who have heard it or not; tell all hosts.

        What several hosts note counts once: whoever has heard it at one of them has heard it.
        """
        into = "INSERT INTO losses SELECT id, ?, CAST(? AS BIGINT), ?, CAST(? AS BIGINT), CAST(? AS BIGINT)"
        told = "told = CASE WHEN excluded.told = 1 THEN 1 ELSE losses.told END"
        steps = "steps = CASE WHEN excluded.steps > losses.steps THEN excluded.steps ELSE losses.steps END"
        changed = f"ON CONFLICT (person, mark) DO UPDATE SET {told}, {steps}"
        statement = f"{into}, {self._database.now} FROM people WHERE id = ? {changed}"
        values = [loss.mark, loss.table, loss.phrase, loss.steps]
        losses = [Statement(statement, [*values, int(heard), person]) for person, heard in sorted(people.items())]
        await self._change(losses, lambda: self.note(loss=[loss.table, sorted(people)]))

    async def losses(self, person: int) -> Sequence[Loss]:
        """Return the untold losses of a person, oldest first."""
        statement = 'SELECT "table", mark, phrase, steps FROM losses WHERE person = ? AND told = 0 ORDER BY at, mark'
        return [Loss(*row) for row in (await self._database.one(statement, person)).rows]

    async def hear_loss(self, person: int, mark: str) -> None:
        """Note that a person has heard of a loss."""
        await self._database.one("UPDATE losses SET told = 1 WHERE person = ? AND mark = ?", person, mark)

    async def elsewhere(self) -> Sequence[Whereabouts]:
        """Return the people at other hosts alive."""
        live = f"SELECT host FROM hosts WHERE {self._live()}"
        statement = (
            f'SELECT person, name, "table" FROM here WHERE host != ? AND host IN ({live}) ORDER BY host, session'
        )
        return [Whereabouts(*row) for row in (await self._database.one(statement, self.host)).rows]

    async def present(self) -> frozenset[int]:
        """Return the numbers of the people at all hosts alive."""
        statement = f"SELECT person FROM here WHERE host IN (SELECT host FROM hosts WHERE {self._live()})"
        return frozenset(person for (person,) in (await self._database.one(statement)).rows)

    @transaction
    def close_abandoned(self, seconds: int) -> Work[list[int]]:
        """End the tables to which nobody could come back for so long, and return them. Their journals stay.

        Members can come back, and guests who are still in the club: a guest who comes in again is somebody else. Tables
        of a tournament with bots alone go on.
        """
        now, live = self._database.now, f"SELECT host FROM hosts WHERE {self._live()}"
        comes = f"(person IN (SELECT id FROM people) OR person IN (SELECT person FROM here WHERE host IN ({live})))"
        abandoned = f'NOT EXISTS (SELECT 1 FROM chairs WHERE chairs."table" = tables.id AND {comes})'
        persons = '(tournament IS NULL OR EXISTS (SELECT 1 FROM chairs WHERE chairs."table" = tables.id))'
        goes_on = f"ended IS NULL AND {persons}"
        since = f"UPDATE tables SET abandoned = CASE WHEN abandoned IS NULL THEN {now} END"
        yield Statement(f"{since} WHERE {goes_on} AND (abandoned IS NULL) = ({abandoned})")
        closed: list[int] = []
        ended = f"UPDATE tables SET ended = {now}, why = ? WHERE ended IS NULL AND"
        for which in ("tournament IS NULL", "tournament IS NOT NULL"):  # a tournament takes its tables along
            due = f"{ended} {which} AND abandoned <= {now} - ? RETURNING id"
            for (number,) in (yield Statement(due, [ABANDONED, seconds])).rows:
                yield Statement(f"{ended} tournament = ?", [ABANDONED, number])
                yield self.note(room=number)
                closed.append(number)
        return closed

    @transaction
    def forget(self) -> Work[None]:
        """Delete news of more than an hour ago, hosts without a sign of life for long, and losses of long ago."""
        yield Statement(f"DELETE FROM news WHERE at < {self._database.now} - {HOUR}")
        yield Statement(f"DELETE FROM hosts WHERE seen < {self._database.now} - {FORGOTTEN}")
        yield Statement(f"DELETE FROM losses WHERE at < {self._database.now} - {LOSSES_KEPT}")

    async def forget_all(self) -> None:
        """Delete all hosts and the places of their people: those of a backup do not serve."""
        await self._database.one("DELETE FROM hosts")


def _what(text: str) -> Mapping[str, Any]:
    """Return the content of news; empty for text that is no object in JSON."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
