"""Batches of several tables that wait at the same time go to the store together, and each keeps the rules of its own table."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from clubhouse import url_of
from helpers import PATIENCE

from access.club.store import tables
from access.club.store.keeper import store_of
from access.club.store.sql import SeatToken, Unknown
from access.engine.batches import Batch, start_of
from access.engine.journal import Header
from access.engine.table import Participant
from games.refusals import Failed

HEADER = Header("kaques", 1, (Participant("Anna"), Participant("Ben")), {}, 3, False, "en")
FIRST = Batch(0, start_of(HEADER), ("{}",))
TABLES = 5


class Held:
    """A database whose batches wait until they may `go`; it counts the statements, and `fails` those of several."""

    def __init__(self, store):
        self.store, self.database = store, store.database
        self.go, self.alone, self.several = asyncio.Event(), 0, 0
        self.fails, self.happens = None, False
        """What a statement of several raises, and whether it happens nevertheless."""
        self.one, self.many = store.database.recorded_one, store.database.recorded_several
        store.database.recorded_one, store.database.recorded_several = self.recorded_one, self.recorded_several

    async def recorded_one(self, statement):
        if "INSERT INTO batches" in statement.text:
            self.alone += 1
            await self.go.wait()
        return await self.one(statement)

    async def recorded_several(self, statement):
        self.several += 1
        await self.go.wait()
        if self.fails is not None:
            if self.happens:
                await self.many(statement)
            raise self.fails
        return await self.many(statement)

    async def until_sent(self, alone, several):
        """Wait until so many statements were sent."""
        async with asyncio.timeout(PATIENCE):
            while (self.alone, self.several) != (alone, several):
                await asyncio.sleep(0)


@asynccontextmanager
async def club(path):
    """A store, its tables with their seats' tokens after the first batch, and what holds up its batches."""
    store = store_of(url_of(path / "club.sqlite"))
    try:
        anna, ben = [await store.people.register(f"P{at}q", f"key {at}", None, f"code {at}") for at in range(2)]
        seats = {}
        for _ in range(TABLES):
            table, _ = await store.tables.gather(anna, "anyone", "{}")
            await store.tables.take_chair(table, ben, 2)
            await store.tables.open(table, HEADER, {anna.id: 0, ben.id: 1})
            seats[table] = await store.tables.sit(table, 0, anna.id)
            assert await store.tables.append(table, FIRST, seats[table])
        yield store, seats, Held(store)
    finally:
        await store.close()


async def at_once(store, held, *batches):
    """Append batches while the first of them is held up; returns the answers."""
    calls = [asyncio.ensure_future(store.tables.append(*batch)) for batch in batches]
    while held.alone + held.several < min(len(calls), 2):
        await asyncio.sleep(0)
    held.go.set()
    return await asyncio.gather(*calls, return_exceptions=True)


@asynccontextmanager
async def another_host(path):
    """Another host and its open transaction."""
    other = store_of(url_of(path / "club.sqlite"))
    try:
        async with other.database._connection() as connection, connection.transaction():
            yield other, connection
    finally:
        await other.close()


async def until_one_waits(other, found="1"):
    """Select this of the sessions that wait for a lock, until there is one."""
    text = f"SELECT {found} FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(PATIENCE):
        while not (await other.database.one(text)).rows:
            await asyncio.sleep(0.01)


def after(table, lines=("a",)):
    return Batch(1, FIRST.digest, (f"{lines[0]} of {table}",))


async def stored(store, table):
    return [batch.digest for batch in await store.tables.read(table, 1)]


def test_those_that_wait_meanwhile_go_by_one_statement(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            assert (
                await at_once(store, held, *((table, after(table), seats[table]) for table in seats)) == [True] * TABLES
            )
            assert (held.alone, held.several) == (1, 1)
            for table in seats:
                assert await stored(store, table) == [after(table).digest]

    asyncio.run(run())


def test_what_breaks_a_rule_is_refused_and_nothing_else(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, token, digest, place, good = seats
            newer = await store.tables.sit(token, 0, (await store.people.by_name("P0q")).id)
            answers = await at_once(
                store,
                held,
                (first, after(first), seats[first]),
                (token, after(token), seats[token]),
                (digest, Batch(1, "another", ("a",)), seats[digest]),
                (place, Batch(2, FIRST.digest, ("a",)), seats[place]),
                (good, after(good), None),
            )
            assert answers == [True, False, False, False, True]
            assert held.several == 1
            for table in (token, digest, place):
                assert await stored(store, table) == []
            assert await stored(store, good) == [after(good).digest]
            other_seat = SeatToken(1, newer.number)
            held.go.clear()
            held.alone = held.several = 0
            following = (first, Batch(2, after(first).digest, ("b",)), None)
            assert await at_once(store, held, following, (token, after(token), other_seat)) == [True, False]

    asyncio.run(run())


def test_one_that_another_host_has_recorded_in_its_place_is_refused(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, taken, good, *_ = seats
            other = store_of(url_of(tmp_path / "club.sqlite"))
            assert await other.tables.append(taken, after(taken, ("theirs",)), None)
            await other.close()
            batches = [(table, after(table), None) for table in (first, taken, good)]
            assert await at_once(store, held, *batches) == [True, False, True]
            assert (held.several, held.alone) == (1, 2)
            assert await stored(store, taken) == [after(taken, ("theirs",)).digest]

    asyncio.run(run())


def test_of_several_of_one_table_one_is_recorded(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, table, *_ = seats
            same = [(table, after(table), None)] * 2
            answers = await at_once(
                store, held, (first, after(first), None), *same, (table, after(table, ("b",)), None)
            )
            assert answers.count(True) == 2
            assert answers[0] is True
            assert len(await stored(store, table)) == 1

    asyncio.run(run())


def test_a_first_batch_goes_by_the_header_of_its_table(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            anna = await store.people.by_name("P0q")
            table, _ = await store.tables.gather(anna, "anyone", "{}")
            await store.tables.open(table, HEADER, {anna.id: 0})
            first, *_ = seats
            assert await at_once(store, held, (first, after(first), None), (table, FIRST, None)) == [True, True]
            assert held.several == 0

    asyncio.run(run())


@pytest.mark.parametrize("fails", [Unknown(), Failed("club-database", why="lost")])
def test_where_the_statement_of_several_fails_each_is_tried_by_itself(tmp_path, fails):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            held.fails = fails
            numbers, calls = list(seats), []
            for some in (numbers[:3], numbers[3:]):  # the others wait until the first statement has failed
                calls += [asyncio.ensure_future(store.tables.append(each, after(each), seats[each])) for each in some]
                while not held.several:
                    await asyncio.sleep(0)
            await asyncio.sleep(0)
            held.go.set()
            assert await asyncio.gather(*calls) == [True] * TABLES
            assert (held.several, held.alone) == (2, TABLES)

    asyncio.run(run())


def test_what_happened_though_nobody_was_told_stands_once(tmp_path):
    """The repetition of each is refused, and its table finds it in the journal."""

    async def run():
        async with club(tmp_path) as (store, seats, held):
            held.fails, held.happens = Unknown(), True
            answers = await at_once(store, held, *((table, after(table), seats[table]) for table in seats))
            assert answers == [True] + [False] * (TABLES - 1)
            assert (held.several, held.alone) == (1, TABLES)
            for table in seats:
                assert await stored(store, table) == [after(table).digest]

    asyncio.run(run())


def test_an_error_in_the_program_leaves_nobody_waiting(tmp_path, caplog):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            held.fails = ValueError("on purpose")
            numbers = list(seats)
            calls = [asyncio.ensure_future(store.tables.append(each, after(each), None)) for each in numbers[:3]]
            await held.until_sent(1, 1)
            calls += [asyncio.ensure_future(store.tables.append(each, after(each), None)) for each in numbers[3:]]
            await asyncio.sleep(0)
            held.go.set()
            async with asyncio.timeout(PATIENCE):
                assert await asyncio.gather(*calls) == [True] * TABLES
            assert (held.several, held.alone) == (1, TABLES)

    asyncio.run(run())
    assert "task failed" in caplog.text


def test_more_than_one_statement_takes_are_sent_at_once(tmp_path, monkeypatch):
    """Nobody waits for more than one statement before their own, however many wait."""
    monkeypatch.setattr(tables, "MOST", 2)

    async def run():
        async with club(tmp_path) as (store, seats, held):
            calls = [asyncio.ensure_future(store.tables.append(each, after(each), seats[each])) for each in seats]
            await held.until_sent(1, 2)
            held.go.set()
            assert await asyncio.gather(*calls) == [True] * TABLES
            assert (held.alone, held.several) == (1, 2)

    asyncio.run(run())


def test_one_that_is_given_up_on_its_way_takes_no_other_down(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            _, left, *_ = seats
            calls = {each: asyncio.ensure_future(store.tables.append(each, after(each), None)) for each in seats}
            await held.until_sent(1, 1)
            calls.pop(left).cancel()
            repeated = asyncio.ensure_future(store.tables.append(left, after(left), None))
            await asyncio.sleep(0)
            held.go.set()
            assert await asyncio.gather(*calls.values()) == [True] * (TABLES - 1)
            assert await repeated is False  # it was on its way, and stands there
            assert await stored(store, left) == [after(left).digest]

    asyncio.run(run())


def test_one_that_nobody_waits_for_any_more_is_not_sent(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, left, good, *_ = seats
            calls = {table: asyncio.ensure_future(store.tables.append(table, after(table), None)) for table in seats}
            await asyncio.sleep(0)
            calls[left].cancel()
            held.go.set()
            await asyncio.gather(*calls.values(), return_exceptions=True)
            assert calls[good].result() is calls[first].result() is True
            assert await stored(store, left) == []

    asyncio.run(run())


@pytest.mark.usefixtures("several_writers")
def test_who_takes_a_seat_holds_up_nobody_at_other_tables(tmp_path):
    """A transaction that has locked a chair goes on while the others are recorded; only its own table waits for it."""

    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, sat, good, *_ = seats
            async with another_host(tmp_path) as (_, connection):
                await connection.execute('UPDATE chairs SET token = token + 1 WHERE "table" = %s', [sat])
                calls = [
                    asyncio.ensure_future(store.tables.append(table, after(table), seats[table]))
                    for table in (first, sat, good)
                ]
                held.go.set()
                assert await asyncio.wait_for(asyncio.gather(calls[0], calls[2]), PATIENCE) == [True, True]
                assert not calls[1].done()
            assert await calls[1] is False

    asyncio.run(run())


@pytest.mark.usefixtures("several_writers")
def test_hosts_that_record_at_the_same_tables_wait_in_one_order(tmp_path):
    """What another host has recorded at the lowest table, and not yet finished, is met before anything is written."""

    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, low, high, *_ = seats
            into = "INSERT INTO batches VALUES (%s, 1, 'theirs', '[]') ON CONFLICT DO NOTHING"
            async with another_host(tmp_path) as (other, connection):
                await connection.execute(into, [low])
                batches = [(table, after(table), None) for table in (first, high, low)]
                ours = asyncio.ensure_future(at_once(store, held, *batches))
                await until_one_waits(other)
                await connection.execute("SET LOCAL lock_timeout = '200ms'")
                assert (await connection.execute(into, [high])).rowcount == 1
            assert await ours == [True, False, False]

    asyncio.run(run())


@pytest.mark.usefixtures("several_writers")
def test_a_connection_that_is_lost_on_the_way_takes_no_batch_down(tmp_path):
    async def run():
        async with club(tmp_path) as (store, seats, held):
            first, low, high, *_ = seats
            async with another_host(tmp_path) as (other, connection):
                await connection.execute("INSERT INTO batches VALUES (%s, 1, 'theirs', '[]')", [high])
                batches = [(table, after(table), None) for table in (first, high, low)]
                ours = asyncio.ensure_future(at_once(store, held, *batches))
                await until_one_waits(
                    other, "pg_terminate_backend(pid)"
                )  # the lower table is written, not yet recorded
            assert await ours == [True, False, True]
            assert (held.alone, held.several) == (3, 1)
            assert await stored(store, low) == [after(low).digest]

    asyncio.run(run())
