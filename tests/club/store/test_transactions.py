"""What transactions of a club's store decide, by both databases: chairs, ratings, and what is old."""

import asyncio
import time
from contextlib import asynccontextmanager

import pytest
from clubhouse import url_of

from access.club.store.store import Result, SeatToken
from access.club.store.stores import store_of
from access.engine.batches import Batch
from access.engine.journal import Header
from access.engine.seats import Participant
from games.steps import Refused

HEADER = Header("kaques", 1, (Participant("Anna"), Participant("Ben")), {}, 3, False, "en")
YEAR = 366 * 24 * 3600


@asynccontextmanager
async def stores(path, *clocks):
    """Stores of one club, each with the clock of its host."""
    found = [store_of(url_of(path / "club.sqlite"), clock) for clock in clocks]
    try:
        yield found
    finally:
        for store in found:
            await store.close()


async def people(store, count):
    return [await store.people.register(f"P{at}q", f"key {at}", None, f"code {at}") for at in range(count)]


async def started(store, *accounts):
    """A table at which the game of these people goes on."""
    table, _ = await store.tables.gather(accounts[0], "anyone", "{}")
    for account in accounts[1:]:
        assert await store.tables.take_chair(table, account, 9) == "done"
    assert await store.tables.open(table, HEADER, {each.id: at for at, each in enumerate(accounts)}) == "done"
    return table


async def ended(store, table, *accounts):
    """The first of these people wins; they are rated."""
    result = Result("kaques", {each.id: each is accounts[0] for each in accounts}, {"winners": [0]})
    assert await store.tables.finish(table, Batch(0, "", ("{}",)), result)


def test_what_has_changed_meanwhile_decides(tmp_path):
    async def run():
        async with stores(tmp_path, time.time) as (store,):
            anna, ben, carl = await people(store, 3)
            tables = store.tables
            table, new = await tables.gather(anna, "anyone", "{}")
            assert new
            assert await tables.take_chair(table, ben, 2) == "done"
            assert await tables.take_chair(table, ben, 2) == "done", "who sits there already sits there"
            assert await tables.take_chair(table, carl, 2) == "full"
            assert await tables.open(table, HEADER, {anna.id: 0}) == "changed"
            assert (await tables.table(table)).header is None
            assert await tables.begin(table, "plan", [anna.id]) == "changed"
            assert await tables.open(table, HEADER, {anna.id: 0, ben.id: 1}) == "done"
            assert await tables.open(table, HEADER, {anna.id: 0, ben.id: 1}) == "begun"
            assert await tables.take_chair(table, carl, 9) == "begun"
            assert await tables.leave_chair(table, ben.id) == "begun"
            assert [chair.seat for chair in (await tables.table(table)).chairs] == [0, 1]
            again, new = await tables.gather(anna, "invited", "{}", after=table, invited=[ben.id])
            assert new
            assert await tables.gather(ben, "invited", "{}", after=table) == (again, False)
            assert (await tables.table(again)).invited == {ben.id}
            assert await tables.take_chair(again, ben, 2) == "done"
            assert await tables.leave_chair(again, anna.id) == "done"
            assert await tables.leave_chair(again, ben.id) == "closed"
            assert (await tables.table(again)).over
            assert await tables.take_chair(again, ben, 2) == "closed"
            assert await tables.take_chair(99, ben, 2) == "closed"
            other, new = await tables.gather(ben, "invited", "{}", after=table)
            assert new
            assert other != again
            assert await tables.begin(other, "plan", [ben.id]) == "done"
            assert await tables.begin(other, "plan", [ben.id]) == "begun"
            await tables.invite(99, ben.id)  # a table that a standby has lost
            with pytest.raises(Refused):
                await tables.sit(99, 0, ben.id)
            assert not await tables.append(99, Batch(0, "", ("{}",)), None)
            assert not await tables.finish(99, Batch(0, "", ("{}",)), Result("kaques", {}))
            await tables.close(other)
            assert await tables.closed([table, again, other]) == {again, other}

    asyncio.run(run())


def test_a_host_whose_clock_is_wrong_forgets_nothing_too_early(tmp_path):
    async def run():
        ahead, behind = (lambda: time.time() + 2 * YEAR), (lambda: time.time() - 2 * YEAR)
        async with stores(tmp_path, ahead, behind) as (one, two):
            anna, ben = await people(one, 2)
            for at, store in enumerate((one, two)):
                await ended(store, await started(store, anna, ben), anna, ben)
                await store.keep_list(f"list {at}", "words")
                for each in (one, two):
                    assert await each.tables.purge(365) == 0
                    await each.hosts.forget()
                assert await one.list_of(f"list {at}") == "words"
            await one.people.say(0, anna.id, 0, "good evening", [ben.id])
            for each in (one, two):
                await each.people.say(0, ben.id, 0, "hello", [anna.id])
                await each.people.forget_talk()
            assert (await one.database.one("SELECT count(*) FROM talk")).one[0] == 3
            assert await one.tables.purge(-1) == 2

    asyncio.run(run())


@pytest.mark.timeout(60)
def test_games_that_end_at_once_all_count_in_the_ratings(tmp_path):
    async def run():
        async with stores(tmp_path, *[time.time] * 4) as found:
            anna, ben, carl = await people(found[0], 3)
            pairs = [(anna, ben), (ben, anna), (anna, carl), (ben, carl)]
            tables = [await started(found[0], *pair) for _ in range(5) for pair in pairs]
            ends = [ended(found[at % 4], table, *pairs[at % 4]) for at, table in enumerate(tables)]
            await asyncio.gather(*ends)
            rows = (await found[0].database.one("SELECT person, games FROM ratings ORDER BY person")).rows
            assert [tuple(row) for row in rows] == [(anna.id, 15), (ben.id, 15), (carl.id, 10)]

    asyncio.run(run())


def test_the_newest_token_alone_holds_a_seat(tmp_path):
    async def run():
        async with stores(tmp_path, time.time, lambda: 0.0) as (one, two):
            anna, ben = await people(one, 2)
            table = await started(one, anna, ben)
            first = await one.tables.sit(table, 0, anna.id)
            second = await two.tables.sit(table, 0, anna.id)
            assert second.number > first.number, "also where a clock is behind"
            batch = Batch(0, "", ("{}",))
            assert not await one.tables.append(table, batch, first)
            assert not await one.tables.append(table, batch, SeatToken(1, second.number))
            assert await one.tables.append(table, batch, second)

    asyncio.run(run())
