"""Batches a second that one PostgreSQL records from three processes, beside prepared inserts of rows as long."""

import asyncio
import json
import multiprocessing
import time

import psycopg
from bench_hosts import SETUP, _header
from database import Database

from access.club.store.postgres import MOST, postgres_store
from access.engine.batches import Batch, start_of

PROCESSES, TABLES, SECONDS, GOAL = 3, 20, 4.0, 4000
LINES = ("answer 12 roll", "dice 3")


async def _appends(url, number, go):
    """Append to all tables at once, each batch with the token of its seat; returns how many."""
    store, tables = postgres_store(url), []
    people = [await store.people.register(f"P{number}{at}", f"k{number}{at}", None, f"c {number}{at}") for at in "ab"]
    for _ in range(TABLES):
        table, _ = await store.tables.gather(people[0], "anyone", json.dumps(SETUP))
        await store.tables.take_chair(table, people[1], 2)
        await store.tables.open(table, _header(), {person.id: seat for seat, person in enumerate(people)})
        tables.append((table, await store.tables.sit(table, 0, people[0].id)))
    go.wait()
    end = time.monotonic() + SECONDS

    async def plays(table, token):
        at, digest = 0, start_of(_header())
        while time.monotonic() < end:
            batch = Batch(at, digest, LINES)
            assert await store.tables.append(table, batch, token)
            at, digest = at + 1, batch.digest
        return at

    found = await asyncio.gather(*(plays(*seat) for seat in tables))
    await store.close()
    return sum(found)


async def _inserts(url, number, go):
    """Insert rows by as many connections; returns how many."""
    go.wait()
    end = time.monotonic() + SECONDS

    async def inserts(table):
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            at, row = 0, (number * MOST + table, 64 * "d", json.dumps(["", LINES]))
            while time.monotonic() < end:
                await connection.execute("INSERT INTO plain VALUES (%s, %s, %s)", row, prepare=True)
                at += 1
        return at

    return sum(await asyncio.gather(*map(inserts, range(MOST))))


def _process(work, url, number, go, found):
    found.put(asyncio.run(work(url, number, go)))


def _a_second(work, url):
    context = multiprocessing.get_context("spawn")
    go, found = context.Barrier(PROCESSES), context.Queue()
    processes = [context.Process(target=_process, args=(work, url, at, go, found)) for at in range(PROCESSES)]
    for process in processes:
        process.start()
    total = sum(found.get() for _ in processes)
    for process in processes:
        process.join()
    return total / SECONDS


def batches(figure, rounds):
    with Database() as database:
        url = database.of("batches")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE plain (at BIGINT, digest TEXT, lines TEXT)")
        appended, inserted = (_a_second(work, url) for work in (_appends, _inserts))
    name = f"batches a second from {PROCESSES} processes, all on this machine"
    yield figure(name, appended, "a second", "prepared inserts", inserted, f"at least {GOAL}", appended >= GOAL)


ALL = (batches,)
