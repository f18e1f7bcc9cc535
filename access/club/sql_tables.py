"""The tables of a club as statements: gathering, batches in their order, tokens of seats, results and ratings."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from access.club.rating import rated
from access.club.sql import DAY, Database, Found, Statement, Work
from access.club.store import Access, Account, Chair, Listed, Outcome, Result, SeatToken
from access.engine.batches import Batch
from access.engine.journal import Header, parse

CHUNK = 250
"""Tables that one statement asks for."""
_LISTED = "id, opener, access, setup, header, plan, tournament, name, ended IS NOT NULL"
_APPEND = """
INSERT INTO batches ("table", at, digest, lines)
SELECT ?, ?, ?, ? WHERE {after} AND {token}
ON CONFLICT DO NOTHING
"""
_FIRST = 'NOT EXISTS (SELECT 1 FROM batches WHERE "table" = ?)'
_AFTER = 'EXISTS (SELECT 1 FROM batches WHERE "table" = ? AND at = ? AND digest = ?)'
_HELD = 'EXISTS (SELECT 1 FROM (SELECT 1 FROM chairs WHERE "table" = ? AND seat = ? AND token = ? FOR SHARE) AS held)'
"""The row is locked: who takes the seat meanwhile waits until this batch is recorded, and reads it then."""


class SqlTables:
    """The tables of a club. `clock` returns seconds since 1970; `note` makes the statement that tells other hosts."""

    def __init__(self, database: Database, clock: Callable[[], float], note: Callable[..., Statement]) -> None:
        self._database, self._clock, self._note = database, clock, note

    def _now(self) -> int:
        return int(self._clock())

    async def _change(self, table: int, text: str, *values: Any) -> Found:
        """Run a statement, and tell other hosts that it has changed a table."""

        def do() -> Work[Found]:
            found = yield Statement(text, values)
            yield self._note(room=table)
            return found

        return await self._database.run(do)

    # Gathering

    async def gather(self, opener: Account, access: Access, setup: str) -> int:
        """Open a table at which people gather, and return its number; the opener sits there."""

        def do() -> Work[int]:
            columns, values = "(opener, access, setup, opened)", [opener.id, access, setup, self._now()]
            added = yield Statement(f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?) RETURNING id", values)
            number = int(added.one[0])
            seated = [number, opener.id, opener.name]
            yield Statement('INSERT INTO chairs ("table", person, name, place) VALUES (?, ?, ?, 0)', seated)
            yield self._note(room=number)
            return number

        return await self._database.run(do)

    async def listed(self, over: bool = False) -> Sequence[Listed]:
        """Return all tables that are not over, oldest first; or those that are."""
        return await self._database.run(lambda: _listed("ended IS NOT NULL" if over else "ended IS NULL"))

    async def table(self, number: int) -> Listed | None:
        """Return one table, over or not."""
        found = await self._database.run(lambda: _listed("id = ?", number))
        return found[0] if found else None

    async def take_chair(self, table: int, account: Account) -> bool:
        """Let a person sit down at a table that gathers. Return False if its game has begun."""

        def do() -> Work[bool]:
            gathers = "UPDATE tables SET name = name WHERE id = ? AND header IS NULL AND plan IS NULL AND ended IS NULL"
            if not (yield Statement(gathers, [table])).count:
                return False
            last = (yield Statement('SELECT max(place) FROM chairs WHERE "table" = ?', [table])).one[0]
            values = [table, account.id, account.name, 0 if last is None else last + 1]
            columns = '("table", person, name, place)'
            yield Statement(f"INSERT INTO chairs {columns} VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", values)
            yield self._note(room=table)
            return True

        return await self._database.run(do)

    async def leave_chair(self, table: int, person: int) -> None:
        """Let a person get up from a table that gathers."""
        statement = 'DELETE FROM chairs WHERE "table" = ? AND person = ? AND seat IS NULL'
        await self._change(table, statement, table, person)

    async def invite(self, table: int, person: int) -> None:
        """Let a person sit down at a table whatever its access."""
        await self._change(table, "INSERT INTO invited VALUES (?, ?) ON CONFLICT DO NOTHING", table, person)

    # Beginning and ending

    async def open(self, table: int, header: Header, seats: Mapping[int, int]) -> bool:
        """Begin the game of a table; `seats` are by person. Return False if it has begun already."""

        def do() -> Work[bool]:
            statement = "UPDATE tables SET header = ? WHERE id = ? AND header IS NULL AND ended IS NULL"
            if (yield Statement(statement, [header.line(), table])).count != 1:
                return False
            for person, seat in seats.items():
                yield Statement('UPDATE chairs SET seat = ? WHERE "table" = ? AND person = ?', [seat, table, person])
            yield Statement('DELETE FROM chairs WHERE "table" = ? AND seat IS NULL', [table])
            yield self._note(room=table)
            return True

        return await self._database.run(do)

    async def close(self, table: int, done: bool = False) -> None:
        """End a table without a result, or a tournament with its tables; one that is `done` was played to its end."""
        statement = "UPDATE tables SET ended = ?, outcome = ? WHERE (id = ? OR tournament = ?) AND ended IS NULL"
        await self._change(table, statement, self._now(), "{}" if done else None, table, table)

    async def closed(self, tables: Collection[int]) -> Collection[int]:
        """Return which of these tables were ended without a result."""
        among = f"id IN ({', '.join('?' * len(tables))})" if tables else "id IS NULL"
        statement = f"SELECT id FROM tables WHERE ended IS NOT NULL AND outcome IS NULL AND {among}"
        return {number for (number,) in (await self._database.one(statement, *tables)).rows}

    async def begin(self, tournament: int, plan: str) -> bool:
        """Begin a tournament for which people have gathered. Return False if it has begun already."""
        statement = "UPDATE tables SET plan = ? WHERE id = ? AND plan IS NULL AND ended IS NULL"
        return (await self._change(tournament, statement, plan, tournament)).count == 1

    async def open_round(self, tournament: Listed, name: str, header: Header, chairs: Sequence[Chair]) -> bool:
        """Open a table of a tournament, with its game. Return False if there is one of this name."""

        def do() -> Work[bool]:
            columns = "(opener, access, setup, header, opened, tournament, name)"
            values = [tournament.opener, tournament.access, tournament.setup, header.line(), self._now()]
            into = f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?, ?, ?, ?)"
            statement = f"{into} ON CONFLICT DO NOTHING RETURNING id"
            added = yield Statement(statement, [*values, tournament.id, name])
            if added.one is None:
                return False
            (number,), columns = added.one, '("table", person, name, place, seat)'
            for chair in chairs:
                seated = (number, chair.person, chair.name, chair.seat, chair.seat)
                yield Statement(f"INSERT INTO chairs {columns} VALUES (?, ?, ?, ?, ?)", seated)
            invited = 'INSERT INTO invited SELECT ?, person FROM invited WHERE "table" = ?'
            yield Statement(invited, [number, tournament.id])
            yield self._note(room=number)
            return True

        return await self._database.run(do)

    async def outcomes(self, tournament: int) -> Mapping[str, Outcome]:
        """Return the tables of a tournament by name, with what their games say of their end."""
        statement = "SELECT name, id, ended IS NOT NULL, outcome FROM tables WHERE tournament = ? ORDER BY id"
        rows = (await self._database.one(statement, tournament)).rows
        return {name: Outcome(number, bool(over), json.loads(kept or "{}")) for name, number, over, kept in rows}

    # Batches

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Add a batch; return False if it is refused. Raises Unknown."""
        return (await self._database.recorded_one(_append(table, batch, token))).count == 1

    async def changed(self, known: Mapping[int, tuple[int, str]]) -> Collection[int]:
        """Return which tables have other batches than are known: so many, the last with this digest; by number."""
        stands: dict[int, list[tuple[int, str]]] = {}
        for first in range(0, len(known), CHUNK):
            some = dict(islice(known.items(), first, first + CHUNK))
            pairs = " OR ".join(['("table" = ? AND at IN (?, ?))'] * len(some))
            values = [value for table, (count, _) in some.items() for value in (table, count - 1, count)]
            found = await self._database.one(f'SELECT "table", at, digest FROM batches WHERE {pairs}', *values)
            for table, at, digest in found.rows:
                stands.setdefault(table, []).append((at, digest))
        return {
            table
            for table, (count, digest) in known.items()
            if stands.get(table, []) != ([(count - 1, digest)] if count else [])
        }

    async def read(self, table: int, at: int) -> Sequence[Batch]:
        """Return the batches from this place on."""
        statement = 'SELECT at, lines FROM batches WHERE "table" = ? AND at >= ? ORDER BY at'
        found = await self._database.one(statement, table, at)
        kept = ((place, *json.loads(lines)) for place, lines in found.rows)
        return [Batch(place, after, tuple(lines)) for place, after, lines in kept]

    async def purge(self, days: int) -> int:
        """Forget the journals of games that ended so many days ago; return how many. Results stay."""

        def do() -> Work[int]:
            now, used = self._now(), "SELECT 1 FROM tables WHERE header LIKE '%' || mark || '%'"
            gone = yield Statement("DELETE FROM tables WHERE ended < ?", [now - days * DAY])
            yield Statement(f"DELETE FROM lists WHERE kept < ? AND NOT EXISTS ({used})", [now - DAY])
            return gone.count

        return await self._database.run(do)

    async def sit(self, table: int, seat: int, person: int) -> SeatToken:
        """Return a new token for a seat; older ones no longer append.

        It counts microseconds: a standby that has lost tokens never gives one of them a second time.
        """
        later = "CASE WHEN token < ? THEN ? ELSE token + 1 END"
        statement = f'UPDATE chairs SET token = {later} WHERE "table" = ? AND person = ? AND seat = ? RETURNING token'

        def do() -> Work[SeatToken]:
            now = int(self._clock() * 1_000_000)
            token = (yield Statement(statement, [now, now, table, person, seat])).one[0]
            yield self._note(seat=[table, seat, token])
            return SeatToken(seat, token)

        return await self._database.run(do)

    async def finish(self, table: int, batch: Batch, result: Result, token: SeatToken | None = None) -> bool:
        """Add the last batch, with the result and the ratings that follow; return False if it is refused."""

        def do() -> Work[bool]:
            if not (yield _append(table, batch, token)).count:
                return False
            outcome = json.dumps(dict(result.outcome))
            yield Statement("UPDATE tables SET ended = ?, outcome = ? WHERE id = ?", [self._now(), outcome, table])
            members = {person for (person,) in (yield Statement("SELECT id FROM people")).rows}
            won = {person: each for person, each in result.won.items() if person in members}
            for person, each in won.items():
                columns, values = '("table", game, ended, person, won)', [table, result.game, self._now(), person, each]
                yield Statement(f"INSERT INTO results {columns} VALUES (?, ?, ?, ?, ?)", [*values[:4], int(each)])
            yield from _rate(Result(result.game, won))
            yield self._note(room=table)
            return True

        return await self._database.recorded(do)


def _append(table: int, batch: Batch, token: SeatToken | None) -> Statement:
    """Return the statement that adds a batch if it follows the last one, and the token is the newest of its seat."""
    kept = json.dumps([batch.after, list(batch.lines)], ensure_ascii=False)
    values: list[Any] = [table, batch.at, batch.digest, kept, table]
    after = _FIRST
    if batch.at:
        after, values = _AFTER, [*values, batch.at - 1, batch.after]
    held = "TRUE"
    if token is not None:
        held, values = _HELD, [*values, table, token.seat, token.number]
    return Statement(_APPEND.format(after=after, token=held), values)


def _listed(where: str, *values: Any) -> Work[list[Listed]]:
    found = yield Statement(f"SELECT {_LISTED} FROM tables WHERE {where} ORDER BY id", values)
    tables = []
    for number, opener, access, setup, header, plan, tournament, name, over in found.rows:
        seated = yield Statement('SELECT person, name, seat FROM chairs WHERE "table" = ? ORDER BY place', [number])
        invited = yield Statement('SELECT person FROM invited WHERE "table" = ?', [number])
        chairs = tuple(Chair(*each) for each in seated.rows)
        head = None if header is None else parse(f"{header}\n".encode(), str(number)).header
        of = (plan or "", tournament or 0, name or "")
        among = frozenset(person for (person,) in invited.rows)
        tables.append(Listed(number, opener, access, setup, head, chairs, among, bool(over), *of))
    return tables


def _rate(result: Result) -> Work[None]:
    """Change the ratings of those who want to be rated, if there are two or more of them."""
    wanted = {}
    for person in result.won:
        wishes = (yield Statement("SELECT wishes FROM people WHERE id = ?", [person])).one
        if wishes is not None and json.loads(wishes[0]).get("club.rating", "on") == "on":
            rating = "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?"
            wanted[person] = (yield Statement(rating, [person, result.game])).one
    for person, (mu, sigma, games) in rated(wanted, result.won).items():
        changed = (
            "ON CONFLICT (person, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
        )
        yield Statement(
            f"INSERT INTO ratings VALUES (?, ?, ?, ?, ?) {changed}",
            [person, result.game, mu, sigma, games],
        )
