"""The statements for tables: gathering, batches, tokens of seats, results, and ratings by openskill (Plackett-Luce).

Waiting batches of several tables are recorded by one statement. One that this statement does not record, for whatever
reason, is sent again alone, and that decides.

If a bot has played for somebody, those who stayed are rated among themselves, as if that seat had not been there.
Whoever was absent and has lost is rated against them, too: the absent can only fall by that, and those who stayed only
rise. If the seat of somebody absent has won, that counts for nobody: the absent stay as they were, and if nobody who
stayed has won with it, those who stayed have lost to a bot, and do not fall.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from access.club.store.hosts import absences
from access.club.store.names import still_there, with_name
from access.club.store.sql import (
    ABANDONED,
    CLOSED,
    DAY,
    Access,
    Account,
    Chair,
    Conflict,
    Database,
    Decided,
    Found,
    Listed,
    Outcome,
    SeatToken,
    Statement,
    StoredGame,
    StorePart,
    TableResult,
    Unknown,
    Work,
    transaction,
)
from access.club.tasks import Tasks
from access.engine.batches import Batch, start_of
from access.engine.journal import Header, parse, to_json
from games.refusals import Failed, Refused

Rated = tuple[float, float, int]
"""Mean, deviation, and number of games."""
Before = Mapping[int, Rated | None]
"""The ratings before a game, by person; None for somebody who was not rated yet."""


def rated(before: Before, won: Mapping[int, bool], absent: Collection[int] = ()) -> dict[int, Rated]:
    """Return the ratings after a game, by person; a bot has played for the `absent`.

    Those who are in `won` and not in `before` are not rated, such as guests.
    """
    stayed = [person for person in before if person not in absent]
    lost = [person for person in before if person in absent and not won[person]]
    among, whole = _rated(before, won, stayed), _rated(before, won, [*stayed, *lost])
    winners = {person for person, has_won in won.items() if has_won}
    lost_to_bot = bool(winners) and winners <= set(absent)
    after = {}
    for person in sorted(whole):
        now, kept = whole[person], _kept(before[person], whole[person])
        if person in lost:
            after[person] = now if now[0] <= kept[0] and points(now) <= points(kept) else kept
        else:
            least = [kept] if lost_to_bot or person not in among else []
            after[person] = max(among.get(person, kept), now, *least, key=points)
    return after


def _rated(before: Before, won: Mapping[int, bool], among: Iterable[int]) -> dict[int, Rated]:
    """Return the ratings of these people after a game against each other; none for fewer than two."""
    people = sorted(among)
    if len(people) < 2:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = []
    for person in people:
        mean, deviation, _ = before[person] or (*_unrated(), 0)
        teams.append([model.rating(mu=mean, sigma=deviation)])
    after = model.rate(teams, ranks=[0 if won[person] else 1 for person in people])
    games = {person: (before[person] or (0, 0, 0))[2] + 1 for person in people}
    return {person: (team[0].mu, team[0].sigma, games[person]) for person, team in zip(people, after, strict=True)}


def _unrated() -> tuple[float, float]:
    """Return the mean and the deviation of somebody who was not rated yet."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    return model.mu, model.sigma


def _kept(before: Rated | None, after: Rated) -> Rated:
    """Return the rating before a game, with the number of games after it."""
    mean, deviation = before[:2] if before is not None else _unrated()
    return mean, deviation, after[2]


def points(rating: Rated) -> float:
    """Return a lower bound of the skill, by which ratings are compared."""
    mean, deviation, _ = rating
    return mean - 3 * deviation


def worth(mean: float, deviation: float) -> float:
    """Return the rating as it is told."""
    return round(points((mean, deviation, 0)) * 40 + 1000, 0)


MOST = 64
"""The most batches of one statement."""
Row = Mapping[str, Any]
"""The columns of a batch in the statement."""
Waiting = tuple[Row, asyncio.Future[bool]]
"""A waiting batch, and the future of its result."""
# a seat that is being taken delays no other table; all hosts insert in the same order, so they never deadlock
_APPEND_EACH = """
INSERT INTO batches ("table", at, digest, lines)
SELECT "table", at, digest, lines FROM {waiting}
WHERE after = (SELECT last.digest FROM batches AS last WHERE last."table" = w."table" AND last.at = w.at - 1)
AND (seat IS NULL OR EXISTS (SELECT 1 FROM (
    SELECT 1 FROM chairs WHERE chairs."table" = w."table" AND chairs.seat = w.seat AND chairs.token = w.token
    FOR SHARE SKIP LOCKED) AS held))
ORDER BY "table"
ON CONFLICT DO NOTHING
RETURNING "table"
"""


class Together:
    """Batches on their way to the database. The first one is sent `alone`, those that come meanwhile together."""

    def __init__(self, database: Database, alone: Callable[[int, Batch, SeatToken | None], Statement]) -> None:
        self._database, self._alone, self._tasks = database, alone, Tasks()
        self._under_way = 0
        """The number of batches on their way alone."""
        self._waiting: dict[int, Waiting] = {}
        """The waiting batches, by table."""
        self._sending = 0
        """The number of sending tasks."""

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Record a batch; return False if it is refused. Raises Conflict, Failed and Unknown."""
        is_busy = self._under_way or self._sending
        # the first batch of a game needs the other statement; results are by table, so each has one batch at a time
        if is_busy and batch.at and table not in self._waiting and await self._with_others(table, batch, token):
            return True
        self._under_way += 1
        try:
            return (await self._database.recorded_one(self._alone(table, batch, token))).count == 1
        finally:
            self._under_way -= 1

    async def _with_others(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Send a batch together with others; return whether it was certainly recorded."""
        seat, number = (token.seat, token.number) if token is not None else (None, None)
        row = {"table": table, "at": batch.at, "digest": batch.digest, "lines": kept(batch)}
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[table] = ({**row, "after": batch.after, "seat": seat, "token": number}, done)
        # another task for each full statement: no batch waits for more than one statement before its own
        if not self._sending or len(self._waiting) % MOST == 0:
            self._sending += 1
            _ = self._tasks.start("record together", self._send())
        return await done

    async def _send(self) -> None:
        """Send the waiting batches until none is left."""
        try:
            while self._waiting:
                await self._send_some([self._waiting.pop(table) for table in list(islice(self._waiting, MOST))])
        finally:
            self._sending -= 1
            if not self._sending:  # after an error or a cancellation nobody else sends the rest
                _answer(self._waiting.values(), set())
                self._waiting.clear()

    async def _send_some(self, some: Collection[Waiting]) -> None:
        recorded = set[int]()
        try:
            if rows := [row for row, done in some if not done.done()]:  # some callers may be cancelled
                recorded = await self._recorded(rows)
        finally:
            _answer(some, recorded)

    async def _recorded(self, rows: Sequence[Row]) -> set[int]:
        """Record batches of different tables; return the tables whose batch was certainly recorded."""
        statement = Statement(_APPEND_EACH.format(waiting=self._database.waiting), [json.dumps(rows)])
        with suppress(Conflict, Failed, Unknown):
            return {table for (table,) in (await self._database.recorded_several(statement)).rows}
        return set()


def _answer(some: Collection[Waiting], recorded: Collection[int]) -> None:
    """Give waiting callers their results."""
    for row, done in some:
        if not done.done():
            done.set_result(row["table"] in recorded)


def kept(batch: Batch) -> str:
    """Return the stored form of a batch."""
    return to_json([batch.after, list(batch.lines)])


CHUNK = 250
"""The most tables of one statement."""
_LISTED = "id, opener, access, setup, header, plan, tournament, name, why, ended IS NOT NULL"
_PLANNED = "SELECT 1 FROM tables AS whole WHERE whole.id = ? AND whole.plan = ?"
_APPEND = """
INSERT INTO batches ("table", at, digest, lines)
SELECT ?, ?, ?, ? WHERE {after} AND {token}
ON CONFLICT DO NOTHING
"""
_FIRST = """NOT EXISTS (SELECT 1 FROM batches WHERE "table" = ?)
AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND header IS NOT NULL AND coalesce(start, ?) = ?)"""
"""The first batch follows the header by its digest, which games of earlier versions lack."""
_AFTER = 'EXISTS (SELECT 1 FROM batches WHERE "table" = ? AND at = ? AND digest = ?)'
_HELD = 'EXISTS (SELECT 1 FROM (SELECT 1 FROM chairs WHERE "table" = ? AND seat = ? AND token = ? FOR SHARE) AS held)'
"""A lock on the chair. A takeover of the seat waits for this batch, and then reads it."""


class Tables(StorePart):
    """The tables of a club."""

    def __init__(self, database: Database, note: Callable[..., Statement]) -> None:
        super().__init__(database, note)
        self._together = Together(database, _append)

    @transaction
    def _change(self, table: int, text: str, *values: Any) -> Work[Found]:
        """Run a statement that changes a table, and tell all hosts."""
        found = yield Statement(text, values)
        yield self._note(room=table)
        return found

    # Gathering

    @transaction
    def gather(
        self, opener: Account, access: Access, setup: str, after: int = 0, invited: Collection[int] = ()
    ) -> Work[tuple[int, bool]]:
        """Open a table at which people gather; return its number, and whether it is new.

        The opener sits there; those `invited` may sit down. If its people have played at the table `after` which it
        comes, and gather at a new one already, the number of that one is returned, and nobody sits down.
        """
        name = yield from still_there(opener)
        if after:
            yield Statement("SELECT 1 FROM tables WHERE id = ? FOR NO KEY UPDATE", [after])
            gathers = "SELECT id FROM tables WHERE after = ? AND header IS NULL AND ended IS NULL"
            found = (yield Statement(gathers, [after])).one
            if found:
                return int(found[0]), False
        columns, values = "(opener, access, setup, opened, after)", [opener.id, access, setup, after or None]
        into = f"INSERT INTO tables {columns} VALUES (?, ?, ?, {self._database.now}, ?) RETURNING id"
        number = int((yield Statement(into, values)).one[0])
        yield _sat_down(number, opener.id, name, 0, self._database.now)
        for person in invited:
            yield Statement("INSERT INTO invited VALUES (?, ?)", [number, person])
        yield self._note(room=number)
        return number, True

    async def listed(self, over: bool = False) -> Sequence[Listed]:
        """Return all open tables, oldest first; or all that are over."""
        return await self._database.run(lambda: _listed("ended IS NOT NULL" if over else "ended IS NULL"))

    async def numbers(self) -> Sequence[int]:
        """Return the numbers of all open tables, oldest first."""
        rows = (await self._database.one("SELECT id FROM tables WHERE ended IS NULL ORDER BY id")).rows
        return [number for (number,) in rows]

    async def table(self, number: int) -> Listed | None:
        """Return one table, over or not."""
        found = await self._database.run(lambda: _listed("id = ?", number))
        return found[0] if found else None

    @transaction
    def take_chair(self, table: int, account: Account, most: int) -> Work[Decided]:
        """Let a person sit down at a gathering table, if no more than `most` sit there then."""
        name = yield from still_there(account)
        stands, people = yield from _gathering(table)
        if stands != "done" or account.id in people:
            return stands
        if len(people) >= most:
            return "full"
        last = (yield Statement('SELECT max(place) FROM chairs WHERE "table" = ?', [table])).one[0]
        yield _sat_down(table, account.id, name, (last or 0) + 1, self._database.now)
        yield self._note(room=table)
        return stands

    @transaction
    def leave_chair(self, table: int, person: int) -> Work[Decided]:
        """Let a person get up from a gathering table; the last one closes it."""
        stands, people = yield from _gathering(table)
        if stands != "done":
            return stands
        yield Statement('DELETE FROM chairs WHERE "table" = ? AND person = ?', [table, person])
        if not people.keys() - {person}:
            yield Statement(f"UPDATE tables SET ended = {self._database.now} WHERE id = ?", [table])
            stands = "closed"
        yield self._note(room=table)
        return stands

    async def invite(self, table: int, person: int) -> None:
        """Let a person sit down at a table of any access."""
        invited = "INSERT INTO invited SELECT id, CAST(? AS BIGINT) FROM tables WHERE id = ? ON CONFLICT DO NOTHING"
        await self._change(table, invited, person, table)

    # Beginning and ending

    async def open(self, table: int, header: Header, seats: Mapping[int, int]) -> Decided:
        """Begin the game of a table, if exactly the people with `seats` sit there."""

        def do() -> Work[Decided]:
            stands, people = yield from _gathering(table)
            if stands != "done" or people.keys() != seats.keys():
                return stands if stands != "done" else "changed"
            called = header.line()
            for person, seat in seats.items():
                if people[person] != header.names[seat]:  # they have another name by now
                    called = with_name(called, seat, people[person])
            begun = "UPDATE tables SET header = ?, start = ? WHERE id = ?"
            yield Statement(begun, [called, start_of(header), table])
            for person, seat in seats.items():
                yield Statement('UPDATE chairs SET seat = ? WHERE "table" = ? AND person = ?', [seat, table, person])
            yield self._note(room=table)
            return stands

        try:
            return await self._database.run(do)
        except Conflict:  # a bot has the new name of somebody
            return "changed"

    async def close(self, table: int, done: bool = False, why: str = CLOSED) -> None:
        """End a table without a result, or a tournament with its tables; the phrase `why` is the reason.

        A tournament is `done` if it was played to its end.
        """
        ended = f"UPDATE tables SET ended = {self._database.now}, outcome = ?, why = ?"
        statement = f"{ended} WHERE (id = ? OR tournament = ?) AND ended IS NULL"
        await self._change(table, statement, "{}" if done else None, why, table, table)

    async def closed(self, tables: Collection[int]) -> Collection[int]:
        """Return those of these tables that were ended without a result."""
        among = f"id IN ({', '.join('?' * len(tables))})" if tables else "id IS NULL"
        statement = f"SELECT id FROM tables WHERE ended IS NOT NULL AND outcome IS NULL AND {among}"
        return {number for (number,) in (await self._database.one(statement, *tables)).rows}

    @transaction
    def begin(self, tournament: int, plan: str, people: Mapping[int, str]) -> Work[Decided]:
        """Begin a tournament, if exactly these people have gathered for it, under these names."""
        stands = yield from _gathered(tournament, people)
        if stands == "done":
            yield Statement("UPDATE tables SET plan = ? WHERE id = ?", [plan, tournament])
            yield self._note(room=tournament)
        return stands

    @transaction
    def open_round(self, tournament: Listed, name: str, header: Header, chairs: Sequence[Chair]) -> Work[bool]:
        """Open a table of a tournament, with its game. Return False if there is one of this name, or another plan."""
        if not (yield Statement(f"{_PLANNED} FOR SHARE", [tournament.id, tournament.plan])).rows:
            return False
        columns = "(opener, access, setup, header, start, opened, tournament, name)"
        values = [tournament.opener, tournament.access, tournament.setup, header.line(), start_of(header)]
        into = f"INSERT INTO tables {columns} VALUES (?, ?, ?, ?, ?, {self._database.now}, ?, ?)"
        added = yield Statement(f"{into} ON CONFLICT DO NOTHING RETURNING id", [*values, tournament.id, name])
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

    async def outcomes(self, tournament: Listed) -> Mapping[str, Outcome]:
        """Return the tables of a tournament by name, with the results of their games; none if it has another plan."""
        columns = "name, id, ended IS NOT NULL, outcome, why"
        statement = f"SELECT {columns} FROM tables WHERE tournament = ? AND EXISTS ({_PLANNED}) ORDER BY id"
        rows = (await self._database.one(statement, tournament.id, tournament.id, tournament.plan)).rows
        return {
            name: Outcome(number, bool(over), json.loads(kept or "{}"), why == ABANDONED)
            for name, number, over, kept, why in rows
        }

    # Batches

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Record a batch; return False if it is refused. Raises Unknown; then the same batch must be sent again."""
        try:
            return await self._together.append(table, batch, token)
        except Conflict:  # there is no such table any more
            return False

    async def changed(self, known: Mapping[int, tuple[int, str]]) -> Collection[int]:
        """Return the tables with other batches than `known`: by table, their number and the digest of the last one."""
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
        """Return the batches of a table from this place on."""
        statement = 'SELECT at, lines FROM batches WHERE "table" = ? AND at >= ? ORDER BY at'
        found = await self._database.one(statement, table, at)
        return [_batch(place, lines) for place, lines in found.rows]

    async def kept(self, table: int) -> StoredGame | None:
        """Return a game in the store, by one statement: at one moment, and without locks. None if there is none."""
        stands = "SELECT 0 AS kind, 0 AS number, CASE WHEN ended IS NULL THEN 0 ELSE 1 END, outcome, '' FROM tables"
        batches = 'SELECT 1, at, 0, digest, lines FROM batches WHERE "table" = ?'
        results = "SELECT 2, person, won, '', '' FROM results WHERE \"table\" = ?"
        whole = f"{stands} WHERE id = ? UNION ALL {batches} UNION ALL {results} ORDER BY kind, number"
        rows = (await self._database.one(whole, table, table, table)).rows
        game = next(((bool(over), outcome) for kind, _, over, outcome, _ in rows if kind == 0), None)
        recorded = tuple((digest, _batch(at, lines)) for kind, at, _, digest, lines in rows if kind == 1)
        won = {person: bool(has) for kind, person, has, _, _ in rows if kind == 2}
        return StoredGame(recorded, *game, won) if game else None

    @transaction
    def purge(self, days: int) -> Work[int]:
        """Delete the journals of games that ended so many days ago; return their number. Results stay."""
        now, used = self._database.now, "SELECT 1 FROM tables WHERE header LIKE '%' || mark || '%'"
        gone = yield Statement(f"DELETE FROM tables WHERE ended < {now} - ?", [days * DAY])
        yield Statement(f"DELETE FROM lists WHERE kept < {now} - ? AND NOT EXISTS ({used})", [DAY])
        return gone.count

    @transaction
    def sit(self, table: int, seat: int, person: int) -> Work[SeatToken]:
        """Return a new token for a seat; older ones can no longer record batches.

        Tokens are times in microseconds: a standby that has lost some never gives one of them again.
        """
        now = self._database.moment
        later = f"CASE WHEN token < {now} THEN {now} ELSE token + 1 END"
        chair = 'WHERE "table" = ? AND person = ? AND seat = ?'
        before = (yield Statement(f"SELECT token FROM chairs {chair}", [table, person, seat])).one
        update = f"UPDATE chairs SET token = {later}, stays = 1, away = NULL, bot = 0 {chair} RETURNING token"
        found = (yield Statement(update, [table, person, seat])).one
        if before is None or found is None:
            raise Refused("club-no-table", typed=str(table))
        yield self._note(seat=[table, seat, found[0]])
        return SeatToken(seat, found[0], is_first=before[0] == 0)

    # Bots that stand in

    async def stand_in(self, table: int, batch: Batch, seat: int, after: int) -> bool:
        """Record that a bot stands in for the person on a seat, if they have been away for so many seconds.

        Return False if it is refused.
        """

        def do() -> Work[bool]:
            away = yield from self._away_for(table, seat)  # not noted anew: who sits down now may have no place yet
            if away is None or away < after or not (yield _append(table, batch, None)).count:
                return False
            yield Statement('UPDATE chairs SET bot = 1 WHERE "table" = ? AND seat = ?', [table, seat])
            return True

        return await self._database.recorded(do)

    @transaction
    def away_for(self, table: int, seat: int) -> Work[int | None]:
        """Return for how many seconds the person on a seat has been away; None if they are at the table."""
        yield absences(self._database, '"table" = ? AND seat = ?', table, seat)
        return (yield from self._away_for(table, seat))

    def _away_for(self, table: int, seat: int) -> Work[int | None]:
        """Return the same as noted; nobody takes the seat meanwhile. Who is gone for good has always been away."""
        deleted = "person > 0 AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)"
        since = f"CASE WHEN {deleted} THEN {self._database.now} ELSE {self._database.now} - away END"
        chair = f'SELECT {since} FROM chairs WHERE "table" = ? AND seat = ? FOR NO KEY UPDATE'
        found = (yield Statement(chair, [table, seat])).one
        return None if found is None or found[0] is None else max(int(found[0]), 0)

    async def finish(self, table: int, batch: Batch, result: TableResult, token: SeatToken | None = None) -> bool:
        """Record the last batch, with the result and the new ratings; return False if it is refused."""

        def do() -> Work[bool]:
            if not (yield _append(table, batch, token)).count:
                return False
            now, outcome = self._database.now, json.dumps(dict(result.outcome))
            yield Statement(f"UPDATE tables SET ended = {now}, outcome = ? WHERE id = ?", [outcome, table])
            members = yield from _members(result.won)
            for person in members:
                if person in result.absent and result.won[person]:
                    continue
                into = f'INSERT INTO results ("table", game, ended, person, won) VALUES (?, ?, {now}, ?, ?)'
                yield Statement(into, [table, result.game, person, int(result.won[person])])
            yield from _rate(result, [person for person, wants in members.items() if wants])
            yield self._note(room=table)
            return True

        try:
            return await self._database.recorded(do)
        except Conflict:  # there is no such table any more
            return False


def _batch(at: int, found: str) -> Batch:
    """Return the batch of a stored form."""
    after, lines = json.loads(found)
    return Batch(at, after, tuple(lines))


def _append(table: int, batch: Batch, token: SeatToken | None) -> Statement:
    """Return the statement that records a batch if it follows the last one, and the token is the newest of its seat."""
    values: list[Any] = [table, batch.at, batch.digest, kept(batch), table]
    if batch.at:
        after, values = _AFTER, [*values, batch.at - 1, batch.after]
    else:
        after, values = _FIRST, [*values, table, batch.after, batch.after]
    held = "TRUE"
    if token is not None:
        held, values = _HELD, [*values, table, token.seat, token.number]
    return Statement(_APPEND.format(after=after, token=held), values)


def _gathering(table: int) -> Work[tuple[Decided, Mapping[int, str]]]:
    """Return whether a table gathers, and who sits there by name. It is locked until this transaction ends."""
    stands = "SELECT header IS NULL AND plan IS NULL, ended IS NULL FROM tables WHERE id = ? FOR NO KEY UPDATE"
    gathers, goes_on = (yield Statement(stands, [table])).one or (True, False)
    if not (gathers and goes_on):
        return ("begun" if goes_on else "closed"), {}
    seated = yield Statement('SELECT person, name FROM chairs WHERE "table" = ?', [table])
    return "done", dict(map(tuple, seated.rows))


def _gathered(table: int, expected: Mapping[int, str]) -> Work[Decided]:
    """Return whether a table gathers, and exactly the expected people sit there, as `_gathering` does."""
    stands, people = yield from _gathering(table)
    return "changed" if stands == "done" and people != expected else stands


def _sat_down(table: int, person: int, name: str, place: int, now: str) -> Statement:
    columns, values = '("table", person, name, place, since, talk_before)', [table, person, name, place]
    newest = 'SELECT coalesce(max(id), 0) FROM talk WHERE "table" = ?'
    return Statement(f"INSERT INTO chairs {columns} VALUES (?, ?, ?, ?, {now}, ({newest}))", [*values, table])


def _listed(where: str, *values: Any) -> Work[list[Listed]]:
    """Return tables with their people, by three statements for any number of tables."""
    found = yield Statement(f"SELECT {_LISTED} FROM tables WHERE {where} ORDER BY id", values)
    among = f'"table" IN (SELECT id FROM tables WHERE {where})'
    chairs: dict[int, list[Chair]] = {}
    deleted = "person > 0 AND NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)"
    seats = f'SELECT "table", person, name, seat, {deleted} FROM chairs WHERE {among} ORDER BY place'
    for table, person, name, seat, is_deleted in (yield Statement(seats, values)).rows:
        chairs.setdefault(table, []).append(Chair(person, name, seat, bool(is_deleted)))
    invited: dict[int, set[int]] = {}
    for table, person in (yield Statement(f'SELECT "table", person FROM invited WHERE {among}', values)).rows:
        invited.setdefault(table, set()).add(person)
    tables = []
    for number, opener, access, setup, header, plan, tournament, name, why, over in found.rows:
        head = None if header is None else parse(f"{header}\n".encode(), str(number)).header
        seated, may_sit = tuple(chairs.get(number, ())), frozenset(invited.get(number, ()))
        of = (plan or "", tournament or 0, name or "", why or CLOSED)
        tables.append(Listed(number, opener, access, setup, head, seated, may_sit, bool(over), *of))
    return tables


def _members(people: Iterable[int]) -> Work[dict[int, bool]]:
    """Return the members among these people, and whether each wants to be rated; guests have negative numbers.

    Their ratings are locked until this transaction ends: of two games that end at once, one waits.
    """
    found = {}
    for person in sorted(each for each in people if each > 0):
        settings = (yield Statement("SELECT wishes FROM people WHERE id = ? FOR NO KEY UPDATE", [person])).one
        if settings is not None:
            found[person] = json.loads(settings[0]).get("club.rating", "on") == "on"
    return found


def _rate(result: TableResult, people: Sequence[int]) -> Work[None]:
    """Change the ratings of these people, if there are two or more of them."""
    before = {}
    for person in people:
        found = "SELECT mu, sigma, games FROM ratings WHERE person = ? AND game = ?"
        before[person] = (yield Statement(found, [person, result.game])).one
    changed = "mu = excluded.mu, sigma = excluded.sigma, games = excluded.games"
    into = f"INSERT INTO ratings VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game) DO UPDATE SET {changed}"
    for person, rating in rated(before, result.won, result.absent).items():
        yield Statement(into, [person, result.game, *rating])
