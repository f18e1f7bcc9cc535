"""Figures of a club on several hosts: one PostgreSQL and all hosts and clients on this machine."""

import asyncio
import json
import re
import time
from contextlib import ExitStack
from pathlib import Path

from club_lines import MANY, Line, asked_of

from access.club.tables.bots import replica_of
from access.engine.journal import Header
from access.engine.table import Participant
from access.storage import catalogue
from games.game import Sitting

SEATS, ROUNDS, A_SECOND = 120, 10, 200
TABLES = 10
MANY_SEATS, LINES, AT_ONCE = 2000, 500, 100
SETUP = {"game": "kaques", "bots": 0, "level": None, "options": {}, "tournament": None}


def hosts(figure, rounds):
    from database import Database

    with Database(fsync="on") as database:
        yield from _lines(figure, database)
        yield from _most(figure, database, 1)
        yield from _most(figure, database, 3)
        yield _killed(figure, database)
        yield _all_again(figure, database)


def _served(stack, database, place, count):
    from ssh_club import Served

    return [stack.enter_context(Served("--store", database.of(place), *MANY)) for _ in range(count)]


async def _seated(url, served, seats):
    """Pairs at tables of Kaques; the two of a pair are at different hosts if there are several."""
    import asyncssh

    from access.club.store.postgres import postgres_store

    asyncssh.set_log_level("CRITICAL")
    store, lines = postgres_store(url), [Line() for _ in range(seats)]
    for number, line in enumerate(lines):
        key = asyncssh.generate_private_key("ssh-ed25519")
        await store.people.register(f"P{number}q", key.get_fingerprint(), None, f"code {number}")
        await line.open(served[number % len(served)].port, "x", key)
        await line.until("Lobby")
        line.key = key
    await store.close()
    for at in range(0, seats, 2):
        await _begun(*lines[at : at + 2])
    return lines


async def _begun(one, other):
    await one.says("open kaques", r"Open\? $")
    await one.says("target 1000000", r"Open\? $")
    await one.says("", r"Table (\d+) is open")
    number = re.search(r"Table (\d+) is open", one.text)[1]
    while "At the table" not in other.text:
        other.type(f"sit {number}")
        await asyncio.sleep(0.05)
    one.type("start")
    await asked_of((one, other))


async def _answered(pair, due):
    """One answer; returns milliseconds until its line is at the other host."""
    asked = await asked_of(pair)
    beside = pair[pair[0] is asked]
    beside.text = ""
    await asyncio.sleep(max(due - time.monotonic(), 0))
    typed = time.perf_counter()
    asked.type("stop")
    await beside.until(r"\d")
    return (time.perf_counter() - typed) * 1000


def _lines(figure, database):
    with ExitStack() as stack:
        served = _served(stack, database, "lines", 2)
        url = database.of("lines")

        async def measured():
            lines = await _seated(url, served, SEATS)
            began, delays = time.monotonic(), []
            for count, at in enumerate([*range(0, SEATS, 2)] * ROUNDS):
                delays.append(await _answered(lines[at : at + 2], began + count / A_SECOND))
            return sorted(delays)

        delays = asyncio.run(measured())
    median, late = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
    yield figure("answer to the line at another host, median", median, "ms", "goal", 15, "at most 15 ms", median <= 15)
    yield figure("the same, 99 of 100", late, "ms", "goal", 100, "at most 100 ms", late <= 100)


def _most(figure, database, count):
    """As many answers a second as come through, with all tables at work at once."""
    with ExitStack() as stack:
        place = f"most{count}"
        served = _served(stack, database, place, count)

        async def measured():
            lines = await _seated(database.of(place), served, SEATS)
            end, done = time.monotonic() + 8, 0

            async def plays(pair):
                nonlocal done
                while time.monotonic() < end:
                    await _answered(pair, 0)
                    done += 1

            await asyncio.gather(*(plays(lines[at : at + 2]) for at in range(0, SEATS, 2)))
            return done / 8

        found = asyncio.run(measured())
    name = f"answers a second, {count} host{'s' if count > 1 else ''}, all on this machine"
    yield figure(name, found, "a second")


def _killed(figure, database):
    """The time from connecting again, after a host with ten tables was killed, until the question stands there."""
    with ExitStack() as stack:
        served = _served(stack, database, Path("killed"), 2)
        url = database.of(Path("killed"))

        async def measured():
            lines = await _seated(url, served, 2 * TABLES)
            served[1].kill()
            took = []
            for line in lines[1::2]:
                again = Line()
                began = time.perf_counter()
                await again.open(served[0].port, "x", line.key)
                await again.until("Lobby|goes on")
                if "goes on" not in again.text:
                    await again.says("sit", "goes on")
                took.append(time.perf_counter() - began)
            served[1].start()
            return max(took) * 1000

        gap = asyncio.run(measured())
    return figure(
        "a host of ten tables is killed: to the seat again, longest",
        gap,
        "ms",
        "goal",
        2000,
        "at most 2 s",
        gap <= 2000,
    )


async def _journal(header):
    """The batches of a game in which everybody stops, of at most this many lines."""
    replica, count = replica_of(header, catalogue.find(header.game)), 0
    while count < LINES:
        batch = replica.follow()
        if batch is None:
            step = replica.open
            answer = next(offer.answer for offer in reversed(step.offers()) if offer.answer is not None)
            batch = replica.answer(replica.table.number, answer)
        replica.recorded(batch)
        count += len(batch.lines)
    return replica.batches(0)


async def _tables(store, people):
    """Tables of two at which a game goes on, whose journals are alike."""
    header = _header()
    first = 0
    for one, other in zip(people[::2], people[1::2], strict=True):
        table, _ = await store.tables.gather(one, "anyone", json.dumps(SETUP))
        await store.tables.take_chair(table, other, 2)
        await store.tables.open(table, header, {one.id: 0, other.id: 1})
        if not first:
            first = table
            for batch in await _journal(header):
                assert await store.tables.append(table, batch, None)
        else:
            copied = 'SELECT CAST(? AS BIGINT), at, digest, lines FROM batches WHERE "table" = ?'
            await store.database.one(f'INSERT INTO batches ("table", at, digest, lines) {copied}', table, first)


def _header():
    game = catalogue.find("kaques")
    options = game.agreement.settle(game.agreement.with_defaults({"target": 1_000_000}), Sitting(2, 0, "en"))
    return Header("kaques", game.version, (Participant("One"), Participant("Other")), options, 3, False, "en")


def _all_again(figure, database):
    """The time from the death of a host of very many seats until all sit again at another one."""
    keys = asyncio.run(_people(database.of("many"), MANY_SEATS))
    with ExitStack() as stack:
        served = _served(stack, database, "many", 2)

        async def measured():
            lines = [Line() for _ in keys]
            at_once = asyncio.Semaphore(AT_ONCE)

            async def sits(line, host, key):
                async with at_once:
                    await line.open(host.port, "x", key)
                    await line.until("Lobby|goes on")
                    if "goes on" not in line.text:
                        await line.says("sit", "goes on")

            await asyncio.gather(*(sits(line, served[1], key) for line, key in zip(lines, keys, strict=True)))
            served[1].kill()
            began = time.perf_counter()
            again = [Line() for _ in keys]
            await asyncio.gather(*(sits(line, served[0], key) for line, key in zip(again, keys, strict=True)))
            took = time.perf_counter() - began
            served[1].start()
            return took

        took = asyncio.run(measured())
    name = f"a host of {MANY_SEATS} seats is killed: until all sit again, at tables of {LINES} lines"
    return figure(name, took, "s", "goal", 60, "at most 60 s", took <= 60)


async def _people(url, count):
    """Register so many, and seat them at tables; returns their keys."""
    import asyncssh

    from access.club.store.postgres import postgres_store

    asyncssh.set_log_level("CRITICAL")
    store = postgres_store(url)
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(count)]
    people = [
        await store.people.register(f"P{number}q", key.get_fingerprint(), None, f"code {number}")
        for number, key in enumerate(keys)
    ]
    await _tables(store, people)
    await store.close()
    return keys


ALL = (hosts,)
