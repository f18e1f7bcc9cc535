"""A database that is cut off, read-only, full, or replaced by its standby: what was told stands, and the rest comes later."""

import asyncio
import re
import shutil
import signal
import subprocess
import time
from contextlib import suppress

import pytest
from cable import cable
from clubhouse import opened
from database import Database
from helpers import PATIENCE, taverne
from two_hosts import STOPPED, evening, hosts, shown, stop_until, table_of_two, until_asked

from access.club.gate import Limits, Share
from access.club.server import AWAY
from games.refusals import Failed

pytestmark = pytest.mark.in_database
SILENCE = 12.0
"""Seconds after a promotion in which somebody must be heard again."""
NOT_NOW = "The club cannot record this now"

FOR_STANDBY = "cannot record: the database answers, but records nothing: it waits for its standby, which is away"


def scores(person):
    """The totals that this person has heard, as theirs."""
    return [int(found) for found in re.findall(r"(?:! You have|You stop with \d+ and have) (\d+)\.", person.shown)]


async def recorded(house):
    """The totals of both that the journal of table 1 comes to."""
    table = house.club.rooms[1].table
    await table.follow()
    return table.replica.table.play.scores


@pytest.mark.parametrize("swallows", [False, pytest.param(True, marks=pytest.mark.everything)])
def test_a_host_that_is_cut_off_from_the_database_accepts_nothing_and_the_others_go_on(database, tmp_path, swallows):
    async def run():
        async with cable(database.port) as line:
            url = database.of(tmp_path)
            through = url.replace(f":{database.port}/", f":{line.port}/")
            async with hosts(database, tmp_path, urls=[url, through]) as (one, two):
                anna, ben = await table_of_two(one, two)
                await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))
                await until_asked(ben, anna)
                before = len(ben.shown)
                line.cut(swallows)
                ben.type("stop")
                await ben.until(NOT_NOW)
                assert not re.search(STOPPED, ben.shown[before:])
                carl = await one.member("Carl")
                await carl.says("open kara", "Open\\?")
                await line.mend()
                await ben.until(STOPPED, 30)
                await stop_until([anna], STOPPED)
                assert scores(ben)[-1] in await recorded(one)
                await shown(carl, "people", "3 are here|Anna, Ben|Ben")

    asyncio.run(run())


def refusals(house):
    """What the store of a host refuses to record from now on."""
    found, tables = [], house.store.tables

    def noting(do):
        async def record(*given):
            try:
                return await do(*given)
            except Failed as failed:
                found.append(failed)
                raise

        return record

    tables.append, tables.finish = noting(tables.append), noting(tables.finish)
    return found


def test_a_database_that_may_only_be_read_records_later(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await one.store.database.one("ALTER SYSTEM SET default_transaction_read_only = on")
        await one.store.database.one("SELECT pg_reload_conf()")
        try:
            await stop_until([anna, ben], NOT_NOW)
            heard, refused = scores(anna) + scores(ben), [refusals(house) for house in (one, two)]
            while sum(map(len, refused)) < 2:
                await asyncio.sleep(0.01)
            while one.serving.cluster.away < AWAY:
                await asyncio.sleep(0.01)
            assert "read-only" in await one.serving.trouble()
            assert scores(anna) + scores(ben) == heard
        finally:
            writes = "SET default_transaction_read_only = off"
            database.tell(writes, "ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))

    evening(database, tmp_path, spend)


@pytest.mark.everything
def test_a_database_that_is_full_records_when_there_is_room_again(database, tmp_path):
    place = database.folder / "small"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", place], check=True)
    if database.user:
        shutil.chown(place, database.user)

    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        database.tell(f"CREATE TABLESPACE small LOCATION '{place}'")
        await one.store.database.one("ALTER TABLE batches SET TABLESPACE small")
        with open(place / "filler", "wb", buffering=0) as filler, suppress(OSError):
            while filler.write(b"." * 4096):
                pass
        await stop_until([anna, ben], NOT_NOW)
        (place / "filler").unlink()
        anna.shown, ben.shown = anna.shown[-60:], ben.shown[-60:]
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))
        await one.store.database.one("ALTER TABLE batches SET TABLESPACE pg_default")
        database.tell("DROP TABLESPACE small")

    try:
        evening(database, tmp_path, spend)
    finally:
        subprocess.run(["umount", place], check=True)


def either(primary, standby, path):
    """The database of a club at this path, at whichever of the two servers can be written to."""
    name = primary.of(path).rpartition("/")[2]
    there = f"127.0.0.1:{primary.port},127.0.0.1:{standby.port}"
    return f"postgresql://taverne@{there}/{name}?target_session_attrs=read-write"


@pytest.mark.everything
@pytest.mark.parametrize("synchronous", [True, False])
def test_a_standby_takes_over(tmp_path, synchronous):
    with Database(wal_level="replica", max_wal_senders=4) as primary, primary.standby(synchronous) as standby:
        url = either(primary, standby, tmp_path)

        async def run():
            async with hosts(None, tmp_path, urls=[url, url]) as (one, two):
                anna, ben = await table_of_two(one, two)
                before = [each.store.hosts.timeline for each in (one, two)]
                await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 3))
                if not synchronous:  # the standby lags behind, and loses what comes now
                    standby.stop()
                    anna.shown, ben.shown = anna.shown[-60:], ben.shown[-60:]
                    await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 3))
                heard = (scores(anna) or [0])[-1], (scores(ben) or [0])[-1]
                primary.stop(signal.SIGQUIT)
                if not synchronous:
                    standby.start()
                standby.tell("SELECT pg_promote()")
                anna.shown, ben.shown = anna.shown[-60:], ben.shown[-60:]
                if not synchronous:
                    await stop_until([anna, ben], "The database has lost \\d+ steps of this game")
                await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))
                while [each.store.hosts.timeline for each in (one, two)] != [2, 2]:
                    await asyncio.sleep(0.01)
                assert before == [1, 1]
                if synchronous:
                    assert "has lost" not in anna.shown + ben.shown
                    found = await recorded(one)
                    assert all(known <= max(found) for known in heard)

        asyncio.run(run())


@pytest.mark.everything
def test_a_primary_that_hangs_is_left_for_the_standby_that_takes_over(tmp_path):
    """Its connections stay open, and its system still takes new ones: nothing but time tells that it is dead."""
    with Database(wal_level="replica", max_wal_senders=4) as primary, primary.standby(True) as standby:
        url = either(primary, standby, tmp_path)

        async def run():
            async with hosts(None, tmp_path, urls=[url, url]) as (one, two):
                anna, ben = await table_of_two(one, two)
                await stop_until([anna, ben], "(?s)fertisch.*fertisch.*fertisch")
                primary.freeze()
                try:
                    standby.tell("SELECT pg_promote()", "ALTER SYSTEM RESET synchronous_standby_names")
                    standby.tell("SELECT pg_reload_conf()")
                    began = time.monotonic()
                    anna.shown, ben.shown = anna.shown[-60:], ben.shown[-60:]
                    await asyncio.wait_for(
                        stop_until([anna, ben], "fertisch[^?]*\\?[^?]*fertisch", 20_000), SILENCE * 3
                    )
                    silence = time.monotonic() - began
                    carl = await asyncio.wait_for(two.member("Carl"), PATIENCE)
                    await shown(carl, "people", "3 are here|Anna, Ben|Ben")
                finally:
                    primary.thaw()
                    primary.stop(signal.SIGQUIT)
                print(f"silence after the promotion: {silence:.1f} s")
                assert silence < SILENCE

        asyncio.run(run())


async def knock(port):
    """What whoever comes gets to see: the greeting of SSH, or nothing; a port that closes meanwhile resets the line."""
    with suppress(ConnectionError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            return await asyncio.wait_for(reader.readline(), PATIENCE)
        finally:
            writer.close()
    return b""


async def until_knocked(port, greeting):
    """Knock until this is the answer."""
    end = time.monotonic() + PATIENCE
    while await knock(port) != greeting:
        assert time.monotonic() < end
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("swallows", [False, pytest.param(True, marks=pytest.mark.everything)])
def test_a_host_without_its_database_takes_no_connections_until_it_is_back(database, tmp_path, swallows):
    async def run():
        async with cable(database.port) as line:
            through = database.of(tmp_path).replace(f":{database.port}/", f":{line.port}/")
            async with hosts(database, tmp_path, urls=[through], limits=Limits(handshakes=Share(*[1000] * 4, 60))) as (
                one,
            ):
                port = await one.listen()
                one.club.tasks.keep("doors", one.serving.mind_doors)
                anna = await one.member("Anna")
                greeting = b"SSH-2.0-Taverne\r\n"
                assert (await knock(port), await one.serving.trouble()) == (greeting, "")
                line.cut(swallows)
                await until_knocked(port, b"")
                assert (await one.serving.trouble()).startswith("cannot record: ")
                await line.mend()
                await until_knocked(port, greeting)
                assert await one.serving.trouble() == ""
                await shown(anna, "people", "Only you are here")

    asyncio.run(run())


def test_while_a_synchronous_standby_is_away_the_keeper_hears_why_nothing_is_recorded(tmp_path):
    def keeper(*words):
        found = taverne("club", *words, "--store", primary.url)
        return found.returncode, found.stdout + found.stderr

    async def run():
        async with hosts(primary, tmp_path, urls=[primary.url]) as (one,):
            await one.listen()
            one.club.tasks.keep("doors", one.serving.mind_doors)
            anna = await one.member("Anna")
            await opened(anna, "bots 1")
            await anna.says("start", "Keep or stop")
            standby.stop(signal.SIGQUIT)
            end = time.monotonic() + PATIENCE
            while await one.serving.trouble() != FOR_STANDBY or not any("port closed" in line for line in one.log):
                assert time.monotonic() < end, one.log
                await asyncio.sleep(0.1)
            assert any(f"why={FOR_STANDBY}" in line for line in one.log if "port closed" in line)
            assert await asyncio.to_thread(keeper, "verify") == (0, "One journal is sound.\n")
            code, told = await asyncio.to_thread(keeper, "invite")
            assert (code, told.startswith("The database answers, but records nothing"), "psycopg" in told) == (
                1,
                True,
                False,
            )
            primary.tell("ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()")
            while await one.serving.trouble():
                await asyncio.sleep(0.1)
            assert not [line for line in one.log if " at 0x" in line]

    with Database(wal_level="replica", max_wal_senders=4) as primary, primary.standby(True) as standby:
        asyncio.run(run())
