"""A club in this process: people without a network, each with a terminal of whole lines; time is that of the loop."""

import asyncio
import re
import time
from contextlib import asynccontextmanager, suppress
from functools import partial

from helpers import PATIENCE

from access.club.club import Club
from access.club.lines.console import Remote, RemoteConsole
from access.club.log import LineHandler, begin_logging
from access.club.server import Serving
from access.club.ssh.login import SSHDoor
from access.club.store.keeper import store_of
from access.club.visitor import Identity

DATABASE = None
"""The PostgreSQL in which clubs are kept; None for a file of SQLite."""


class Caller:
    """A person at a terminal: `sent` is every text that went there, `shown` all of it together."""

    def __init__(self, serving, identity, language="en", editing=False, columns=80, before=None):
        self.sent = []
        self.shown = ""
        self.heard = asyncio.Event()
        self.remote = Remote(self._hear, editing, columns)
        self.before = before
        self.visit = asyncio.ensure_future(serving.enter(identity, partial(RemoteConsole, self.remote), language))
        self.at = 0

    def _hear(self, text):
        self.sent.append(text)
        self.shown += text
        self.heard.set()

    def type(self, line):
        self.at = len(self.shown)
        self.remote.feed(f"{line}\r" if self.remote.editing else f"{line}\n")

    async def until(self, pattern, patience=None):
        """Wait until this stands after what was typed last; return the match, and go on after it."""
        end = time.monotonic() + (patience or PATIENCE)
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, f"{pattern!r} is not in {self.shown[self.at :]!r}"
            self.heard.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.heard.wait(), 1)
        self.at += found.end()
        return found

    async def says(self, line, pattern):
        """Type a line, and wait for this."""
        self.type(line)
        return await self.until(pattern)

    async def lose(self):
        """Lose the connection."""
        self.remote.lose()
        await asyncio.wait_for(asyncio.shield(self.visit), PATIENCE)

    @property
    def lines(self):
        return self.shown.replace("\r\n", "\n").splitlines()


def url_of(path):
    """The store of a club at this path."""
    return str(path) if DATABASE is None else DATABASE.of(path)


async def opened(person, *changes, game="kaques"):
    """Open a table of a game with these changes; return its number."""
    await person.says(f"open {game}", "Open\\?")
    for line in changes:
        await person.says(line, "Open\\?")
    return int((await person.says("", "Table (\\d+) is open"))[1])


async def short_game(club, *names):
    """A game of Kaques that is over soon, between these persons."""
    people = [await club.member(name) for name in names]
    await people[0].says("open kaques", "Open\\?")
    await people[0].says("target 50", "Open\\?")
    await people[0].says("", "Table (\\d+)")
    number = max(club.club.rooms)
    for person in people[1:]:
        await person.says(f"sit {number}", "At the table")
    await people[0].says("start", "At the table")
    return people, number


async def play_out(people):
    """Stop at each throw, until the game is over."""
    for _ in range(400):
        await asyncio.sleep(0.01)
        for person in people:
            if re.search(r"(\d|stop)\? $", person.shown):
                person.type("stop")
            if "Again" in person.shown[-60:]:
                return
    raise AssertionError([person.shown[-200:] for person in people])


class House:
    """A club, its store, and those who call."""

    killed = closed = False
    stand_in_after = 0
    """Seconds until a bot may stand in: these evenings are short."""
    expected = ()
    """Parts of the lines that may be in the log as errors."""

    def __init__(self, path, url=None, through=lambda store: store, **options):
        self.path, self.through, self.options, self.log = path, through, options, []
        self.url = url or url_of(path)

    def make(self):
        self.store = self.through(store_of(self.url))
        self.club = Club(self.store, **{"seed": lambda: 3, **self.options})
        self.club.stand_in_after = self.stand_in_after
        self.unlogged = begin_logging(LineHandler(self.log.append, details=True))
        self.serving = Serving(self.club, time.monotonic)
        self.callers = []

    async def open(self):
        if not hasattr(self, "store"):
            self.make()
        await self.serving.open()
        await self.serving.cluster.register()
        assert not self.club.rooms.closed, self.club.rooms.closed

    async def listen(self):
        """Let people in by SSH; return the port."""
        door = SSHDoor(self.serving, "127.0.0.1", 0)
        await self.serving.add(door)
        return door.port.number

    async def close(self):
        if not self.closed:
            self.closed = True
            await self.serving.close()
            self.unlogged()

    async def kill(self):
        """End this host as a power cut does: nothing is said, and nothing is written any more."""
        self.killed = True
        cluster = self.serving.cluster
        for task in (*cluster._tasks, *(caller.visit for caller in self.callers)):
            task.cancel()
        connections = self.club.store.database._connections
        await connections.close()
        connections._pool, connections.url = None, "postgresql://127.0.0.1:1/gone"

    @property
    def errors(self):
        """What the log says has gone wrong."""
        return [line for line in self.log if " ERROR " in line]

    def check_log(self):
        """Raise AssertionError if anything was logged that should not happen."""
        unexpected = [line for line in self.errors if not any(word in line for word in self.expected)]
        assert not unexpected, unexpected[0]

    async def member(self, name, language="en", **options):
        """A member at the lobby's first question."""
        account = await self.store.people.by_name(name) or await self.account(name)
        caller = self.call(Identity("member", account), language, **options)
        await caller.until("(Lobby|Salon): .*\\?|goes on|geht weiter|continue|At the table|stand")
        return caller

    async def moderator(self, name="Mod", **options):
        """A moderator at the lobby's first question."""
        account = await self.account(name)
        await self.store.people.change(account.id, role="moderator")
        return await self.member(name, **options)

    async def account(self, name):
        """A new member who is not here."""
        return await self.store.people.register(name, f"SHA256:{name}", None, f"code of {name}")

    def call(self, identity, language="en", **options):
        caller = Caller(self.serving, identity, language, **options)
        self.callers.append(caller)
        return caller


@asynccontextmanager
async def house(path, **options):
    """An open club."""
    found = House(path / "club.sqlite", **options)
    await found.open()
    try:
        yield found
    finally:
        await found.close()
        found.check_log()


def in_house(evening, path, **options):
    """Run an evening in an open club."""

    async def run():
        async with house(path, **options) as found:
            await evening(found)

    asyncio.run(run())
