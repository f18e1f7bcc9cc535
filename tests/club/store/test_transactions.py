"""What transactions of a club's store decide, by both databases: chairs, ratings, and what is old."""

import asyncio
import threading
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial

import psycopg
import pytest
from broken_forms import STOPS, Computing
from clubhouse import url_of

from access.club.club import Club
from access.club.cluster import Cluster
from access.club.credentials import kept_code
from access.club.store.credentials import LASTS
from access.club.store.keeper import store_of
from access.club.store.sql import ABANDONED, Account, Chair, SeatToken, TableResult, Whereabouts
from access.club.tournaments import Tournaments
from access.engine.batches import Batch, start_of
from access.engine.journal import Header
from access.engine.table import Participant
from games.refusals import Refused

HEADER = Header("kaques", 1, (Participant("Anna"), Participant("Ben")), {}, 3, False, "en")
FIRST = Batch(0, start_of(HEADER), ("{}",))
YEAR = 366 * 24 * 3600


@asynccontextmanager
async def stores(path, count=1):
    """So many hosts' stores of one club."""
    found = [store_of(url_of(path / "club.sqlite")) for _ in range(count)]
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
    result = TableResult("kaques", {each.id: each is accounts[0] for each in accounts}, {"winners": [0]})
    assert await store.tables.finish(table, FIRST, result)


def test_a_table_ends_once_nobody_could_come_back_for_so_long_and_no_other_one(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            (anna,) = await people(store, 1)
            await store.hosts.alive({})
            await store.hosts.begin()
            guest, other = Account(-7, "G", "guest"), Account(-8, "H", "guest")
            await store.hosts.place(1, Whereabouts(guest.id, "G", 0))
            begun, gathers = await started(store, guest, other), (await store.tables.gather(other, "anyone", "{}"))[0]
            kept = [await started(store, anna, guest), (await store.tables.gather(anna, "anyone", "{}"))[0]]
            tournament, _ = await store.tables.gather(other, "anyone", "{}")
            chairs = [Chair(other.id, "H", 0)]
            assert await store.tables.begin(tournament, "{}", {other.id: "H"}) == "done"
            (listed,) = [each for each in await store.tables.listed() if each.id == tournament]
            assert await store.tables.open_round(listed, "a", HEADER, chairs)
            assert await store.hosts.close_abandoned(600) == []
            closed = await store.hosts.close_abandoned(0)
            assert {*closed} == {gathers, tournament}, "the first guest is in the club"
            await store.hosts.leave(1, guest.id)
            assert await store.hosts.close_abandoned(0) == [begun]
            assert await store.hosts.close_abandoned(0) == []
            assert [each.id for each in await store.tables.listed()] == kept
            assert {"room": begun} in [news.what for news in await store.hosts.news()]
            assert (await store.tables.table(begun)).why == ABANDONED

    asyncio.run(run())


def test_talk_at_a_table_is_told_again_to_who_sits_there_since_they_sat_down(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben, cara = await people(store, 3)
            table = await started(store, anna, ben)
            before = await store.people.say("table", table, anna, 0, "before")
            await store.database.one("UPDATE talk SET at = at - 60")
            await store.database.one("UPDATE chairs SET since = since - 30, talk_before = ?", before["number"])
            told = [
                await store.people.say("table", table, anna, 0, "heard"),
                await store.people.say("private", 0, anna, ben.id, "private"),
                await store.people.say("lobby", 0, anna, 0, "lobby"),
            ]
            await store.people.say("table", table, anna, 0, "missed")
            await store.people.say("table", table, ben, 0, "own")
            await store.people.hear({each["number"]: {ben.id, -12} for each in (before, *told)})
            found = await store.people.talk_at(table, ben.id, 9)
            assert [(each.speaker, each.text, each.was_heard) for each in found] == [
                (anna.id, "heard", True),
                (anna.id, "missed", False),
            ]
            assert all(0 <= each.age < 9 for each in found)
            assert [each.text for each in await store.people.talk_at(table, ben.id, 1)] == ["missed"]
            assert not await store.people.talk_at(table, cara.id, 9), "she does not sit there"
            await store.people.hear({found[1].number: [ben.id]})
            assert all(each.was_heard for each in await store.people.talk_at(table, ben.id, 9))
            await store.people.report(ben, anna)
            (report,) = await store.people.reports()
            assert report.talk == ["before", "heard", "private", "lobby", "missed"]

    asyncio.run(run())


def test_what_has_changed_meanwhile_decides(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben, carl = await people(store, 3)
            tables = store.tables
            table, new = await tables.gather(anna, "anyone", "{}")
            assert new
            assert await tables.take_chair(table, ben, 2) == "done"
            assert await tables.take_chair(table, ben, 2) == "done", "who sits there already sits there"
            assert await tables.take_chair(table, carl, 2) == "full"
            assert await tables.open(table, HEADER, {anna.id: 0}) == "changed"
            assert (await tables.table(table)).header is None
            assert await tables.begin(table, "plan", {anna.id: anna.name}) == "changed"
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
            assert await tables.begin(other, "plan", {ben.id: ben.name}) == "done"
            assert await tables.begin(other, "plan", {ben.id: ben.name}) == "begun"
            await tables.invite(99, ben.id)  # a table that a standby has lost
            with pytest.raises(Refused):
                await tables.sit(99, 0, ben.id)
            assert not await tables.append(99, FIRST, None)
            assert not await tables.finish(99, FIRST, TableResult("kaques", {}))
            await tables.close(other)
            assert await tables.closed([table, again, other]) == {again, other}

    asyncio.run(run())


@pytest.fixture(name="wrong_clock", params=[2 * YEAR, -2 * YEAR])
def _(request, monkeypatch):
    """The clock of this host is wrong by two years."""
    known = time.time
    monkeypatch.setattr(time, "time", lambda: known() + request.param)


@pytest.mark.usefixtures("wrong_clock")
def test_a_host_whose_clock_is_wrong_forgets_nothing_too_early(tmp_path):
    async def run():
        async with stores(tmp_path, 2) as (one, two):
            anna, ben = await people(one, 2)
            for at, store in enumerate((one, two)):
                await ended(store, await started(store, anna, ben), anna, ben)
                await store.keep_list(f"list {at}", "words")
                for each in (one, two):
                    assert await each.tables.purge(365) == 0
                    await each.hosts.forget()
                assert await one.list_of(f"list {at}") == "words"
            await one.people.say("lobby", 0, anna, 0, "good evening")
            for each in (one, two):
                await each.people.say("lobby", 0, ben, 0, "hello")
                await each.people.forget_talk()
            assert (await one.database.one("SELECT count(*) FROM talk")).one[0] == 3
            assert await one.tables.purge(-1) == 2

    asyncio.run(run())


def test_a_large_dictionary_is_kept_and_read_while_others_have_their_turn(tmp_path):
    words = "\n".join(f"{number * 7919 % 10**8:08}" for number in range(400_000))

    async def run():
        async with stores(tmp_path) as (store,):
            await store.now()  # it is open
            with Computing(threading.current_thread()) as computing:
                await store.keep_list("large", words)
                assert await store.list_of("large") == words
            return computing.longest

    took, what = asyncio.run(run())
    assert took < STOPS, (took, what)


@pytest.mark.usefixtures("wrong_clock")
def test_what_a_store_keeps_has_the_time_of_the_database(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben = await people(store, 2)
            await store.people.add_key(anna.id, "another key", {""})
            await store.people.invitation("keeper", kept_code("code"), 1, 1)
            await store.people.report(anna, ben)
            seat = await store.tables.sit(await started(store, anna, ben), 0, anna.id)
            now, one = await store.now(), store.database.one
            for what in (
                *("min(created) FROM people", "min(seen) FROM people", "max(seen) FROM people"),
                *("min(added) FROM keys", "max(added) FROM keys"),
                *("until - 24 * 3600 FROM invitations", "at FROM reports"),
            ):
                assert now - 60 <= (await one(f"SELECT {what}")).one[0] <= now, what
            assert (now - 60) * 1_000_000 < seat.number < (now + 60) * 1_000_000

    asyncio.run(run())


@pytest.mark.usefixtures("wrong_clock")
def test_a_club_goes_by_the_clock_of_its_database(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            club = Club(store)
            await club.load()
            assert abs(club.now() - await store.now()) < 60
            sign = await store.hosts.alive({})
            assert abs(sign.moment - await store.now()) < 60

    asyncio.run(run())


def test_a_club_counts_on_when_the_time_of_its_host_is_set_and_takes_over_the_database_s_with_each_sign(
    tmp_path, monkeypatch
):
    async def run():
        async with stores(tmp_path) as (store,):
            club = Club(store)
            cluster = Cluster(club, Tournaments(club))
            await club.load()
            known = time.time
            monkeypatch.setattr(time, "time", lambda: known() + YEAR)
            assert abs(club.now() - await store.now()) < 60
            club.clock.set(0, 0)
            await cluster.sign()
            assert cluster.failure is None
            assert abs(club.now() - await store.now()) < 60

    asyncio.run(run())


@pytest.mark.usefixtures("wrong_clock")
def test_an_invitation_is_good_until_its_days_are_over_by_the_clock_of_the_database(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            await store.people.invitation("keeper", kept_code("code"), 5, 1)
            assert await store.people.is_invited("code")
            await store.database.one("UPDATE invitations SET until = until - 24 * 3600 - 1")
            assert not await store.people.is_invited("code")

    asyncio.run(run())


@pytest.mark.usefixtures("wrong_clock")
def test_a_token_that_a_standby_has_lost_is_never_given_again_whatever_the_hosts_clock(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            table = await started(store, *(accounts := await people(store, 2)))
            given = [(await store.tables.sit(table, 0, accounts[0].id)).number for _ in range(3)]
            now = (await store.database.one(f"SELECT {store.database.moment}")).one[0]
            assert abs(given[0] - now) < 60_000_000
            assert given == sorted(set(given))

    asyncio.run(run())


def test_the_first_token_of_a_seat_says_that_its_person_has_not_sat_there(tmp_path):
    async def run():
        async with stores(tmp_path, 2) as (one, other):
            table = await started(one, *(accounts := await people(one, 2)))
            sat = [await store.tables.sit(table, 0, accounts[0].id) for store in (one, other, one)]
            assert [token.is_first for token in sat] == [True, False, False]
            assert (await other.tables.sit(table, 1, accounts[1].id)).is_first

    asyncio.run(run())


@pytest.mark.usefixtures("wrong_clock")
def test_a_login_counts_at_every_host_until_it_is_ended_or_a_month_old(tmp_path):
    async def work():
        async with stores(tmp_path, 2) as (one, other):
            anna, ben = await people(one, 2)
            for mark in ("a", "b", "c"):
                await one.logins.begin(mark, anna.id, "Firefox, Windows", {""})
            await one.logins.begin("a", ben.id, "", {""})
            assert (await other.logins.person("a"))[0] == anna.id
            assert [each.mark for each in await other.logins.of(anna.id)] == ["a", "b", "c"]
            await other.logins.end(ben.id, "a")
            await other.logins.end(anna.id, "a")
            assert await one.logins.kept(["a", "b"]) == {"b"}
            assert await one.logins.kept([]) == set()
            await one.logins.end_all(anna.id, besides="c")
            assert [each.mark for each in await one.logins.of(anna.id)] == ["c"]
            await one.database.one("UPDATE logins SET seen = seen - ?", LASTS + 60)
            assert (await other.logins.person("c"))[0] == 0
            await one.logins.begin("d", anna.id, "", {""})
            assert [each.mark for each in await one.logins.of(anna.id)] == ["d"]
            await one.people.forget(anna.id)
            assert (await other.logins.person("d"))[0] == 0

    asyncio.run(work())


@pytest.mark.timeout(60)
def test_games_that_end_at_once_all_count_in_the_ratings(tmp_path):
    async def run():
        async with stores(tmp_path, 4) as found:
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
        async with stores(tmp_path, 2) as (one, two):
            anna, ben = await people(one, 2)
            table = await started(one, anna, ben)
            first = await one.tables.sit(table, 0, anna.id)
            second = await two.tables.sit(table, 0, anna.id)
            assert second.number > first.number
            batch = FIRST
            assert not await one.tables.append(table, batch, first)
            assert not await one.tables.append(table, batch, SeatToken(1, second.number))
            assert await one.tables.append(table, batch, second)

    asyncio.run(run())


def test_a_first_batch_is_refused_that_follows_another_header_than_the_table_has(tmp_path):
    """A standby that took over had lost how a game began: a host that still knows that must not go on with it."""

    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben = await people(store, 2)
            table, _ = await store.tables.gather(anna, "anyone", "{}")
            assert await store.tables.take_chair(table, ben, 2) == "done"
            assert not await store.tables.append(table, FIRST, None), "nobody has begun this game yet"
            lost = replace(HEADER, seed=4)
            assert await store.tables.open(table, HEADER, {anna.id: 0, ben.id: 1}) == "done"
            assert not await store.tables.append(table, Batch(0, start_of(lost), ("{}",)), None)
            won = TableResult("kaques", {anna.id: True}, {"winners": [0]})
            assert not await store.tables.finish(table, Batch(0, start_of(lost), ("{}",)), won)
            assert await store.people.rename(ben.id, "Bea")
            assert await store.tables.append(table, FIRST, None), "a name may have changed"

    asyncio.run(run())


def test_a_game_goes_on_that_an_earlier_version_began(tmp_path):
    """It kept no digest of the header, and its first batch followed the header as it was called then."""

    async def run():
        async with stores(tmp_path) as (store,):
            table = await started(store, *await people(store, 2))
            await store.database.one("UPDATE tables SET start = NULL")
            assert await store.tables.append(table, FIRST, None)
            await store.database.one("DELETE FROM batches")
            assert await store.tables.append(table, Batch(0, "earlier", ("{}",)), None)

    asyncio.run(run())


def test_what_was_decided_about_guests_is_known_until_the_evening_is_over(tmp_path):
    async def run():
        async with stores(tmp_path, 2) as (one, two):
            now = await one.now()
            await one.people.decide("ban", "a", now + 60)
            await one.people.decide("mute", "a", now - 60)
            await two.people.decide("ban", "a", now + 90)
            assert await two.people.decisions() == [("ban", "a", now + 90)]

    asyncio.run(run())


def test_a_login_that_was_ended_does_not_come_back_by_a_statement_that_is_carried_out_late(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben = await people(store, 2)
            await store.logins.end(anna.id, "mark")
            await store.logins.begin("mark", anna.id, "a browser", {""})
            assert (await store.logins.person("mark"))[0] == 0
            assert await store.logins.kept(["mark"]) == set()
            assert await store.logins.of(anna.id) == []
            await store.logins.begin("another", ben.id, "a browser", {""})
            await store.logins.end(anna.id, "another")
            assert (await store.logins.person("another"))[0] == ben.id, "it is not hers"
            await store.people.forget(anna.id)
            await store.logins.end(anna.id, "gone")

    asyncio.run(run())


def test_of_talk_in_one_second_whoever_sits_down_then_reads_what_came_after_them(tmp_path):
    async def run():
        async with stores(tmp_path) as (store,):
            anna, ben = await people(store, 2)
            store.database.now = str(YEAR)  # it stands still
            table, _ = await store.tables.gather(anna, "anyone", "{}")
            await store.people.say("table", table, anna, 0, "before")
            assert await store.tables.take_chair(table, ben, 4) == "done"
            await store.people.say("table", table, anna, 0, "after")
            assert [each.text for each in await store.people.talk_at(table, ben.id, 9)] == ["after"]
            await store.database.one("UPDATE chairs SET talk_before = NULL")  # as a host of the version before sets it
            assert [each.text for each in await store.people.talk_at(table, ben.id, 9)] == ["before", "after"]

    asyncio.run(run())


@pytest.mark.usefixtures("several_writers")
def test_other_hosts_are_hinted_once_a_change_is_there_to_be_read(tmp_path):
    async def run():
        async with stores(tmp_path) as (one,):
            await one.hosts.alive({})
            with psycopg.connect(url_of(tmp_path / "club.sqlite"), autocommit=True) as other:
                there = []
                read = partial(other.execute, "SELECT count(*) FROM news")
                one.database.when_noted(lambda: there.append(read().fetchone()[0]))
                await one.hosts.drain("another")
                assert there == [1]
                await one.hosts.place(1, Whereabouts(1, "Anna", 0))
                assert there == [1, 2]

    asyncio.run(run())


def test_whoever_was_deleted_says_and_opens_nothing_any_more_at_a_host_that_has_not_heard_of_it(tmp_path):
    async def run():
        async with stores(tmp_path, 2) as (one, other):
            anna, ben = await people(one, 2)
            table, _ = await one.tables.gather(ben, "anyone", "{}")
            await one.people.forget(anna.id)
            for late in (
                other.people.say("lobby", 0, anna, 0, "still here"),
                other.tables.gather(anna, "anyone", "{}"),
                other.tables.take_chair(table, anna, 4),
                other.people.forget(anna.id),
            ):
                with pytest.raises(Refused, match="club-account-gone"):
                    await late
            for where in ("talk", "news", "chairs"):
                rows = (await one.database.one(f"SELECT * FROM {where}")).rows
                assert not [row for row in rows if "still here" in str(row) or anna.name in str(row)]

    asyncio.run(run())


def test_a_name_that_was_changed_meanwhile_is_the_new_one_wherever_it_is_stored(tmp_path):
    async def run():
        async with stores(tmp_path, 2) as (one, other):
            anna, ben = await people(one, 2)
            table, _ = await one.tables.gather(anna, "anyone", "{}")
            assert await one.tables.take_chair(table, ben, 2) == "done"
            names = (Participant(anna.name), Participant(ben.name))
            stale = Header("kaques", 1, names, {}, 3, False, "en")
            await other.people.rename(anna.id, "Zora")
            assert (await one.people.say("lobby", 0, anna, 0, "hello"))["name"] == "Zora"
            assert await one.tables.open(table, stale, {anna.id: 0, ben.id: 1}) == "done"
            assert (await other.tables.table(table)).header.names == ("Zora", ben.name)
            contest, _ = await one.tables.gather(anna, "anyone", "{}")
            assert await one.tables.begin(contest, "plan", {anna.id: anna.name}) == "changed"
            for where in ("talk", "news", "chairs", "tables", "people", "here"):
                rows = (await one.database.one(f"SELECT * FROM {where}")).rows
                assert not [row for row in rows if anna.name in str(row)], where

    asyncio.run(run())
