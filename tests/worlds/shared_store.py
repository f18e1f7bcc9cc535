"""A database of several hosts in virtual time: the real statements of the store, and calls that fail as those of PostgreSQL do.

Transactions overlap: what a later one wrote may be there before what an earlier one wrote. A call may be late, may fail,
may be done though nobody is told, or be done later.
"""

import asyncio
import sqlite3
from contextvars import ContextVar

from access.club.store.sql import Conflict, Statement, in_turn
from access.club.store.sqlite import Sqlite, execute, migrate
from access.club.store.store import Store
from games.refusals import Failed, Refused

DRAWN = 8
"""Numbers of news that a transaction draws when it begins; nobody uses those that are left."""

PLANNED = ContextVar("PLANNED")
"""For the calls of a task, in turn: by how many seconds the answer is late, and whether the call fails."""


def _lost():
    """Return the error of a call that fails, a new one each time: it keeps all that was called."""
    return Failed("club-database", why="lost")


class Server:
    """A server, and the one that takes over; its `time_line` tells them apart. Hosts make names of `random_bytes`."""

    def __init__(self, chance, random_bytes):
        self.chance, self.random_bytes = chance, random_bytes
        self.history = []
        """Statements with their results, and the output of terminals, with their times."""
        self._connect()
        migrate(self.connection)
        self.change, self.drawn, self.time_line = 1, 1, 1
        self.open = set()
        """The changes of transactions that go on."""
        self.faults, self.calm = 0, False
        self.listening = []

    def _connect(self):
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.execute("PRAGMA foreign_keys=ON")
        functions = {
            "seconds": lambda: int(asyncio.get_running_loop().time()),
            "moment": lambda: int(asyncio.get_running_loop().time() * 1_000_000),
            "open_change": lambda: min(self.open, default=self.change),
            "time_line": lambda: str(self.time_line),
        }
        for name, function in functions.items():
            self.connection.create_function(name, 0, function)

    def begin(self):
        """Begin a transaction; returns its change, and the number of its first news."""
        self.change, self.drawn = self.change + 1, self.drawn + DRAWN
        self.open.add(self.change - 1)
        return self.change - 1, self.drawn - DRAWN

    def commit(self, work, change, first):
        """Run the statements of a transaction, all at once, as its locks would have it.

        Returns its result, and whether a statement is noted.
        """
        news, noted = iter(range(first, first + DRAWN)), []

        def run(statement):
            noted.append(statement.noted)
            if statement.text.startswith("INSERT INTO news"):
                text = statement.text.replace("(at, ", "(id, change, at, ").replace("VALUES (", "VALUES (?, ?, ", 1)
                statement = Statement(text, [next(news), change, *statement.values])
            found = execute(self.connection, statement)
            self.history.append((asyncio.get_running_loop().time(), statement.text, statement.values, found.rows))
            return found

        try:
            with self.connection:
                self.connection.execute("BEGIN")
                return in_turn(work(), run), any(noted)
        except sqlite3.IntegrityError as error:
            raise Conflict from error

    def copy(self):
        """Return what a standby has now."""
        return self.connection.serialize(), self.change

    def fail_over(self, copied):
        """Let a standby take over; numbers go on, but for now and then: a sequence of PostgreSQL has 32 in advance."""
        self.faults += 1
        data, self.change = copied
        self.connection.close()
        self._connect()
        self.connection.deserialize(data)
        ahead = 0 if self.chance.random() < 0.3 else 100
        self.connection.execute("UPDATE sqlite_sequence SET seq = seq + ? WHERE name <> 'news'", [ahead])
        self.connection.execute("UPDATE sqlite_sequence SET seq = seq + 100 WHERE name = 'news'")
        self.time_line += 1
        self.open = set()  # those that went on end with the old server

    def rows(self, text):
        return self.connection.execute(text).fetchall()


class Line:
    """The connection of one host to the server, as a Database."""

    now, moment, change, open_change, server = "seconds()", "moment()", "change", "open_change()", "time_line()"
    waiting = Sqlite.waiting

    def __init__(self, shared):
        self.shared, self.chance = shared, shared.chance
        self.cut, self.noted = False, lambda: None
        self.hints, self.later = asyncio.Queue(), set()
        shared.listening.append(self)

    async def run(self, work):
        if self.cut:
            await asyncio.sleep(self.chance.random() * 5)
            raise _lost()
        opened, time_line, (change, first) = self.shared.open, self.shared.time_line, self.shared.begin()
        late, fails = next(PLANNED.get(iter(())), (0.0, False))
        try:
            await asyncio.sleep(self._delay())
            fate = 1.0 if self.shared.calm else self.chance.random()
            if self.cut or fails or fate < 0.04 or time_line != self.shared.time_line:
                self.shared.faults += 1
                raise _lost()
            if fate < 0.07:
                self.shared.faults += 1
                self._late(self._do(work, change, first, opened))
                change = 0
                raise _lost()
            found, is_noted = self.shared.commit(work, change, first)
            opened.discard(change)
            await asyncio.sleep(self._delay() + late)
            if fate < 0.10 or opened is not self.shared.open:
                self.shared.faults += 1
                raise _lost()
            if is_noted:
                self.noted()
            return found
        finally:
            opened.discard(change)

    def _delay(self):
        if not self.shared.calm and self.chance.random() < 0.05:
            return self.chance.random() * 6
        return self.chance.random() ** 3 * 0.3

    def _late(self, work):
        task = asyncio.ensure_future(work)
        self.later.add(task)
        task.add_done_callback(self.later.discard)

    async def _do(self, work, change, first, opened):
        """Do what was given up already: the server had it."""
        try:
            await asyncio.sleep(self.chance.random() * 3)
            if opened is self.shared.open:
                self.shared.commit(work, change, first)
        except Failed:
            raise
        except (Conflict, Refused):
            pass  # such as for a seat of a table that a standby has lost
        finally:
            opened.discard(change)

    recorded = run

    async def one(self, text, *values):
        return await self.recorded_one(Statement(text, values))

    async def recorded_one(self, statement):
        def only():
            return (yield statement)

        return await self.run(only)

    recorded_several = recorded_one

    async def explained(self, failure):
        return failure

    def when_noted(self, hint):
        self.noted = hint

    async def announce(self, hint):
        """Tell the others: a hint may be lost, come twice, or be overtaken by later ones."""
        loop = asyncio.get_running_loop()
        for line in self.shared.listening:
            fate = self.chance.random()
            for _ in range(0 if fate < 0.2 else 2 if fate < 0.3 else 1):
                late = 5 if self.chance.random() < 0.1 else 0.05
                loop.call_later(self.chance.random() * late, line.hints.put_nowait, hint)

    async def announced(self):
        while True:
            yield await self.hints.get()

    async def scrub(self):
        pass

    async def close(self):
        self.shared.listening.remove(self)


def store_on(shared):
    """The store of a host."""
    return Store(Line(shared), shared=True, random_bytes=shared.random_bytes)
