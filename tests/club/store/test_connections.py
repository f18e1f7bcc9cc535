"""Connections to a real PostgreSQL: a dead one is found out, and what is known of one is forgotten with it."""

import asyncio
import re
import time
from contextlib import AsyncExitStack

import psycopg
import pytest
from cable import cable
from helpers import PATIENCE as LONG
from helpers import taverne

from access.club.store.postgres import IDLE, MOST, PATIENCE, SINGLE, Connections, Postgres, hang_up
from games.refusals import Failed

pytestmark = pytest.mark.in_database


async def asked(connections, repeats=False):
    async with connections.lent(repeats) as connection:
        await connection.execute("SELECT 1")


def through_a_cable(database, tmp_path, spend):
    async def run():
        async with cable(database.port) as line:
            url = database.of(tmp_path).replace(f":{database.port}/", f":{line.port}/")
            connections = Connections(url, fresh=LONG)
            try:
                async with AsyncExitStack() as stack:
                    for _ in range(MOST):
                        await stack.enter_async_context(connections.lent())
                await spend(line, connections)
            finally:
                await connections.close()

    asyncio.run(run())


def test_one_that_has_answered_just_now_is_not_asked_again_and_after_a_failure_all_are(database, tmp_path):
    async def spend(line, connections):
        line.cut()
        await line.mend()
        with pytest.raises(psycopg.OperationalError):
            await asked(connections, repeats=True)
        for _ in range(MOST):
            await asked(connections, repeats=True)

    through_a_cable(database, tmp_path, spend)


def test_what_cannot_be_repeated_never_goes_to_a_dead_one(database, tmp_path):
    async def spend(line, connections):
        line.cut()
        await line.mend()
        await asked(connections)

    through_a_cable(database, tmp_path, spend)


@pytest.mark.everything
def test_one_that_was_not_asked_is_hung_up_as_soon_as_one_that_is(database, tmp_path):
    async def spend(line, connections):
        async with connections.lent() as patient:
            line.cut(swallows=True)
            waits = asyncio.ensure_future(patient.execute("SELECT 1"))
            with pytest.raises(psycopg.OperationalError):
                await asked(connections, repeats=True)
            assert not waits.done()
            hang_up(patient)
            with pytest.raises(psycopg.OperationalError):
                await waits
            await line.mend()
            await asked(connections, repeats=True)

    through_a_cable(database, tmp_path, spend)


@pytest.mark.everything
def test_a_host_that_stops_in_a_transaction_holds_the_others_up_for_a_moment_only(database, tmp_path):
    async def run():
        connections = Connections(database.of(tmp_path))
        try:
            with pytest.raises(psycopg.errors.IdleInTransactionSessionTimeout):
                async with connections.lent() as stopped, connections.lent() as other, stopped.transaction():
                    await stopped.execute("SELECT pg_advisory_xact_lock(1)")
                    since = time.monotonic()
                    await other.execute("SELECT pg_advisory_xact_lock(1)")
                    waited = time.monotonic() - since
                    await stopped.execute("SELECT 1")
        finally:
            await connections.close()
        assert IDLE - 0.5 < waited < PATIENCE - 1

    asyncio.run(run())


@pytest.mark.everything
def test_a_single_statement_that_gets_no_answer_is_given_up_sooner_than_a_transaction(database, tmp_path):
    async def run():
        postgres = Postgres(database.of(tmp_path))
        try:
            await postgres.one("SELECT 1")
            since = time.monotonic()
            with pytest.raises(Failed):
                await postgres.one("SELECT pg_sleep(60)")
            assert SINGLE - 0.5 < time.monotonic() - since < PATIENCE - 0.5
        finally:
            await postgres.close()

    asyncio.run(run())


def test_of_several_servers_the_error_of_each_is_told(database, tmp_path):
    url = database.of(tmp_path).replace("@127.0.0.1:", "@127.0.0.1:1,localhost:") + "x"
    told = taverne("club", "people", "--store", url).stderr
    (first, second) = re.fullmatch(r"The club cannot reach its database now: (.*); (.*)\n", told).groups()
    assert re.fullmatch(r"127\.0\.0\.1: .*[Cc]onnection refused", first), told
    assert re.match(r'localhost: FATAL: +database ".*" does not exist', second), told


def test_a_name_that_is_not_found_is_told_without_the_number_of_the_error():
    told = taverne("club", "people", "--store", "postgresql://taverne@db.invalid/taverne").stderr
    assert told.startswith("The club cannot reach its database now: ")
    assert not re.search(r"\[|Errno|minus", told), told
