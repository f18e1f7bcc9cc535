"""Hosts of one club in this process, on one database, and people who play at different hosts."""

import asyncio
import re
import signal
import time
from contextlib import asynccontextmanager, suppress

from clubhouse import House
from helpers import PATIENCE

STOPPED = "(?:fertisch|stops? with)"
"""A line that says that somebody has stopped."""


@asynccontextmanager
async def hosts(database, path, count=2, urls=None, listen=True, **options):
    """So many hosts of one club; `urls` say how each of them gets to the database, `listen` lets them hear each other."""
    found = []
    for url in urls or [database.of(path)] * count:
        house = House(path / "club", url=url, **options)
        await house.open()
        if listen:
            house.serving.cluster.run()
        found.append(house)
    try:
        yield found
    finally:
        for house in found:
            if not house.killed:
                await house.close()
        for house in found:
            house.unlogged()
            house.check_log()


def evening(database, path, spend, count=2, **options):
    """Spend an evening at these hosts."""

    async def run():
        async with hosts(database, path, count, **options) as found:
            await spend(*found)

    asyncio.run(run())


async def table_of_two(one, two, game="kaques"):
    """Anna at one host opens a table, Ben at the other one sits down, and the game begins."""
    anna, ben = await one.member("Anna"), await two.member("Ben")
    await anna.says(f"open {game}", "Open\\?")
    await anna.says("", "Table 1 is open")
    await shown(ben, "tables", "1: .*Anna\\. Not begun")
    await ben.says("sit 1", "At the table: Anna, Ben")
    await anna.until("Ben sits down\\.")
    await anna.says("start", "At the table: Anna, Ben\\.")
    await ben.until("At the table: Anna, Ben\\.")
    return anna, ben


async def shown(person, line, pattern):
    """Type a line until this is its answer: other hosts hear of things a moment later.

    With an empty line, this may have been told since what was last waited for.
    """
    end, pause = time.monotonic() + PATIENCE, 0.05
    before = person.at
    while time.monotonic() < end:
        person.type(line)
        at = person.at = person.at if line else before
        with suppress(AssertionError):
            await person.until(pattern, pause)
            person.at = at
            return
        pause = min(2 * pause, 2)
    raise AssertionError(person.shown[-500:])


def is_asked(person):
    """Whether the question stands there and was not answered."""
    return re.search(r"(\d|stop)\? $", person.shown)


def stops(person):
    """Stop, if this person is asked."""
    if is_asked(person):
        person.type("stop")
        person.shown += " "


async def stop_until(people, pattern, tries=2000):
    """Whoever is asked stops, until somebody hears this."""
    for _ in range(tries):
        if any(re.search(pattern, person.shown) for person in people):
            return
        for person in people:
            stops(person)
        await asyncio.sleep(0.01)
    raise AssertionError([person.shown[-300:] for person in people])


async def first_asked(*people):
    """The one of them who is asked first."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            if is_asked(person):
                return person
        await asyncio.sleep(0.01)
    raise AssertionError([person.shown[-300:] for person in people])


@asynccontextmanager
async def away(database):
    """A database that has crashed and is back at the end, whatever comes: others use it, too."""
    database.stop(signal.SIGQUIT)
    try:
        yield
    finally:
        await asyncio.to_thread(database.start)


async def until_asked(person, *others):
    """The others stop until this person is asked."""
    for _ in range(2000):
        if is_asked(person):
            return
        for other in others:
            stops(other)
        await asyncio.sleep(0.01)
    raise AssertionError([each.shown[-300:] for each in (person, *others)])


async def none_left(house):
    """Wait until this host has recorded who has left."""
    while house.club.returning._left:
        await asyncio.sleep(0.01)
