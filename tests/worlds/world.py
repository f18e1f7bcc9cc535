"""The world that all simulations share: an evening in virtual time whose chance comes from a seed.

One of its rules may be left out, which must be found. `ClubWorld` is a club on several hosts that come and die, are cut off
from their database, or get one that is some seconds behind.
"""

import asyncio
import logging
import random
import sqlite3
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from shared_store import Server, store_on
from simulated_pages import ShownPage, Tab
from virtual import run

from access.club.club import Club
from access.club.cluster import SIGN, Cluster
from access.club.lines.console import Remote, RemoteConsole
from access.club.store.sql import Account, Conflict
from access.club.tables.room import Rooms, kept
from access.club.tournaments import Tournaments
from access.club.visitor import Identity, Visitor
from access.club.web.page import PageConsole
from access.play.new_game import Setup
from games.refusals import Refused

HOSTS = 3
YEAR = 366 * 24 * 3600.0
HINDERS = (Refused, Conflict, KeyError, TimeoutError, sqlite3.Error)
"""The errors with which a host cannot go on."""


def by_name(*functions):
    """Rules that can be left out, by the name of the function that leaves one out."""
    return {each.__name__.replace("_", " "): each for each in functions}


def rewrite(host, old, new, where="", by=""):
    """Let a host use other statements: those with the text `where` have `new` in place of `old`, if they are sent `by` it."""
    database, run = host.store.database, host.store.database.run

    async def rewritten(work):
        def do():
            inner, found = work(), None
            if not inner.__qualname__.startswith(by):
                return (yield from inner)
            while True:
                try:
                    statement = inner.send(found)
                except StopIteration as end:
                    return end.value
                text = statement.text.replace(old, new) if where in statement.text else statement.text
                found = yield replace(statement, text=text)

        return await run(do)

    database.run = database.recorded = rewritten


def ticks(chance):
    """A clock for tables: with each look some time has passed in which they have computed."""
    now = 0.0
    while True:
        now += chance.random() * 0.01
        yield now


class World:
    """An evening. `defect` names the rule that is left out."""

    defects = ()
    """The rules that can be left out, by name."""

    def __init__(self, seed, defect=""):
        self.chance, self.defect = random.Random(seed), defect
        self.random_bytes = random.Random(f"names {seed}").randbytes

    def now(self):
        return asyncio.get_running_loop().time()

    @property
    def found(self):
        """How much happened of what is simulated."""
        raise NotImplementedError

    async def evening(self):
        """Everything that happens. Raises AssertionError if a rule is broken."""
        raise NotImplementedError

    def close(self):
        """Close what the evening has opened."""

    def spend(self):
        """Spend the evening, in which nothing may be logged as an error; returns this world."""
        try:
            with nothing_wrong():
                run(self.evening())
        finally:
            self.close()
        return self


@contextmanager
def nothing_wrong():
    """Raise AssertionError if a club logs an error meanwhile."""
    logged, logger = Errors(), logging.getLogger("access.club")
    logger.addHandler(logged)
    try:
        yield
    finally:
        logger.removeHandler(logged)
    assert not logged.errors, logged.errors[0]


class Errors(logging.Handler):
    """What was logged as an error."""

    def __init__(self):
        super().__init__(logging.ERROR)
        self.errors = []

    def emit(self, record):
        self.errors.append(f"{record.getMessage()}: {record.exc_info and record.exc_info[1]!r}")


class OneEach(Rooms):
    """The rooms of a host: a table never gets a second one while it has one."""

    def __setitem__(self, number, room):
        assert self.get(number, room) is room, "two rooms for one table"
        super().__setitem__(number, room)


class Host:
    """A host: a club with its cluster, until it is killed."""

    def __init__(self, world):
        self.world, self.store, self.lives = world, store_on(world.server), True
        wrong_by = world.clocks.uniform(-YEAR, YEAR)
        self.club = Club(self.store, clock=lambda: world.now() + wrong_by, seed=lambda: 3, counts=world.now)
        self.club.rooms.__class__ = OneEach
        self.tournaments = Tournaments(self.club)
        self.cluster = Cluster(self.club, self.tournaments)
        self.club._table = partial(self._table, self.club._table)

    def _table(self, made, *given):
        """Return a new table, which goes by a clock of the simulation."""
        table = made(*given)
        table.replica._clock = ticks(self.world.computing).__next__
        return table

    async def open(self):
        """Open as Serving does. Raises Failed."""
        await self.cluster.register()
        await self.cluster.begin()
        await self.club.load()
        await self.tournaments.load()
        self.cluster.run()

    def kill(self):
        """End as by a power cut: nothing is said, and nothing written any more."""
        self.lives = False
        self.store.database.cut = True
        for task in tuple(self.club.tasks._running):
            task.cancel()
        with suppress(ValueError):
            self.world.server.listening.remove(self.store.database)


class Person:
    """Somebody who comes, does what they like, goes, and comes again to any host: to a terminal, or with a browser."""

    def __init__(self, world, number):
        self.world, self.chance = world, world.chance
        self.account = Account(number, f"P{number}q")
        self.seats, self.unsure = {}, set()
        """The told state of their seats, by table; and the tables with an unsure one."""
        self.heard = []
        """What was heard, by connection."""
        self.tab = Tab(random.Random(number))
        self.pages, self.is_at_page = {}, number % 2 == 1

    async def live(self):
        reading = asyncio.ensure_future(self.tab.live(str))
        try:
            await self._come_and_go()
        finally:
            reading.cancel()

    async def _come_and_go(self):
        while True:
            await asyncio.sleep(self.chance.random() * 3)
            host = self.chance.choice([host for host in self.world.hosts if host.lives])
            visitor = self._visitor(host)
            try:
                await self._visit(host, visitor)
            except (Refused, asyncio.CancelledError):
                if self.world.calm:
                    raise
            finally:
                self._go(host, visitor)

    async def _visit(self, host, visitor):
        """Come in, and do what one likes. Raises Refused."""
        raise NotImplementedError

    def _visitor(self, host):
        opens, hears = (self._page if self.is_at_page else self._line)(host)
        visitor = Visitor(Identity("member", self.account), opens, "en", host.club.keep_settings, None)
        self.heard.append(heard := [])

        def talked(kind, speaker, name, text):
            heard.append(text)
            hears(text)

        visitor.talked = talked
        return visitor

    def _line(self, host):
        return self.world.terminal(), lambda text: None

    def _page(self, host):
        """The page that the session of this browser has at a host, for another visit."""
        page = self.pages.setdefault(host, self.world.new_page(self.world.server.random_bytes))
        page.begin()
        self.tab.go_to(page)
        return partial(PageConsole, page), lambda text: page.show([text])

    def _go(self, host, visitor):
        visitor.console.lose()
        if visitor in host.club.presence.visitors and host.lives:
            host.club.presence.leave(visitor)


class ClubWorld(World):
    """A club on several hosts, with people."""

    kind = Host
    """The class of the hosts."""
    new_page = ShownPage
    """Makes the page of a browser at a host."""
    fails = True
    """Whether a standby takes over in every third evening, which lacks the last seconds."""

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.clocks = random.Random(seed)
        """By how much the clocks of hosts are wrong."""
        self.computing = random.Random(f"computes {seed}")
        """How long tables compute."""
        self.server = Server(self.chance, self.random_bytes)
        self.fails_over = self.fails and seed % 3 == 2
        self.people = ()
        self.calm = False

    @property
    def found(self):
        return self.server.faults

    def close(self):
        self.server.connection.close()

    def some_host(self):
        """A host that lives."""
        return self.chance.choice([host for host in self.hosts if host.lives])

    def terminal(self):
        """Return the opener of a terminal; its output goes to the history."""
        return partial(RemoteConsole, Remote(lambda text: self.server.history.append((self.now(), text)), False))

    def _register(self, last, first=1):
        """Register the people with these numbers."""
        people = "INSERT INTO people (id, name, ear, created, seen) VALUES (?, ?, ?, 0, 0)"
        for number in range(first, last + 1):
            self.server.connection.execute(people, [number, f"P{number}q", f"p{number}q"])

    @contextmanager
    def _founding(self):
        """A store in which nothing fails, to lay out what there is before the evening."""
        calm, self.server.calm = self.server.calm, True
        yield store_on(self.server)
        self.server.calm = calm

    async def _gathered(self, store, tables, game):
        """Let these people sit at tables where they gather."""
        for number, people in tables.items():
            first, *others = (Account(person, f"P{person}q") for person in people)
            await store.tables.gather(first, "anyone", kept(Setup(game), None))
            for each in others:
                assert await store.tables.take_chair(number, each, 4) == "done"

    async def _passes(self, living, works, evening, settles):
        """Run an evening, then a calm time without the works. Raises AssertionError if a task fails."""
        beside = [asyncio.ensure_future(work()) for work in works]
        ended, _ = await asyncio.wait([*living, *beside], timeout=evening, return_when=asyncio.FIRST_EXCEPTION)
        self.calm = self.server.calm = True
        for task in beside:
            task.cancel()
        await asyncio.wait(beside)
        for task in ended:
            if (fault := task.exception()) is not None:
                if isinstance(fault, HINDERS):
                    raise AssertionError("a host cannot go on") from fault
                raise fault
        await asyncio.sleep(settles)

    async def _opened(self):
        """Start a host, again and again until the database allows it."""
        while True:
            host = self.kind(self)
            if self.defect:
                self.defects[self.defect](host)
            try:
                await host.open()
                return host
            except Refused:
                host.kill()

    async def _kills(self):
        """Replace a host by one that starts meanwhile."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 20))
            number = self.chance.randrange(HOSTS)
            new = await self._opened()
            self._replace(self.hosts[number], new)

    def _replace(self, old, new):
        """Put a new host in the place of an old one, which dies."""
        self.server.faults += 1
        self.hosts[self.hosts.index(old)] = new
        old.kill()

    async def _cuts(self):
        """Cut a host off from the database for a while."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 15))
            host, seconds = self.chance.choice(self.hosts), self.chance.random() * 10
            line = host.store.database
            line.cut = True
            self.server.faults += 1
            try:
                await asyncio.sleep(seconds)
                assert host.cluster.away >= seconds - SIGN or not host.lives, "writes that nobody kept"
            finally:
                line.cut = any(host.store.database is line and not host.lives for host in self.hosts)

    async def _fails_over(self):
        """Let a standby take over that is some seconds behind; what anybody knew may be gone."""
        while self.fails_over:
            await asyncio.sleep(self.chance.expovariate(1 / 15))
            copied = self.server.copy()
            await asyncio.sleep(self.chance.random() * 8)
            self.server.fail_over(copied)
            for person in self.people:
                person.seats.clear()
