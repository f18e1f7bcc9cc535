"""A table of a club in virtual time: hosts, the real statements of the store, persons who come and go, and faults from a seed.

What is held is listed in `check`. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
import json
import random
import sqlite3
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

from simulated_pages import PAGES, Tab
from world import World, ticks

from access.club.store.sql import Account, Statement, TableResult, Unknown, in_turn
from access.club.store.sqlite import Sqlite, execute, migrate
from access.club.store.tables import Tables, rated
from access.club.tables.bots import BotProcess, Copies
from access.club.tables.course import Elsewhere
from access.club.tables.room import Room
from access.club.tables.table import LATELY, ClubTable
from access.club.visitor import Lost
from access.club.web.page import PageQuestion
from access.engine.batches import Batch, OutOfPlace, same_game
from access.engine.chance import Seeded, SeededLuck
from access.engine.journal import Header, parse, replay
from access.engine.table import Participant, Table
from access.language.phrases import Hearing
from access.storage import catalogue
from games.game import Sitting
from games.refusals import Leave, Refused
from games.steps import Chance, Seat

HOSTS = 3
DEFECTS = (
    "rows instead of batches",
    "applied before recorded",
    "told after a read",
    "no token",
    "told before recorded",
    "answered again",
    "not read after the seat was taken",
    "chance of its own",
    "failover without digests",
    "outcome before the end is applied",
    "any first batch",
    "beginning not read again",
    "start told again at the host of the gathering",
    "gone before they sat are waited for",
    "an answer is no sign of life",
    "away without a look into the journal",
    *filter(None, PAGES),
)
GONE = "club-answers-gone"
"""What those at a table are told when the store has lost something."""
AWAY = "club-waits"
"""What those at a table are told when somebody has to play who is away."""
SHORT = {
    "kaques": {"target": 1000},
    "kara": {"rounds": 2},
    "misericorde": {"rounds": 1},
    "verflixte6": {"rounds": 1},
    "words": {"rounds": 2},
}
TOLD_AFTER = 10
"""Seconds within which it is told that somebody is away: a sign of life counts for a while, and the journal is read."""
READS = 0.3
"""The most seconds between a look into the journal and what is told by it."""
LONGEST = 20_000.0
"""Virtual seconds after which a game must be over."""


class Faulty:
    """The store's statements on a database in memory; calls are late, lost, or done though nobody is told."""

    now, moment, waiting = "0", "moment()", Sqlite.waiting

    def __init__(self, chance):
        self.chance = chance
        self._connect()
        migrate(self.connection)
        self.faults = 0
        self.calm = False
        self.standby = self.before = b""
        """What a standby has, and what one had before the game began."""

    def _connect(self):
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.create_function("moment", 0, lambda: int(asyncio.get_running_loop().time() * 1_000_000))

    def copy(self):
        """Let the standby have what there is now."""
        self.standby = self.connection.serialize()

    def fail_over(self, standby):
        """Go on with what a standby has."""
        self.faults += 1
        self.connection.close()
        self._connect()
        self.connection.deserialize(standby)

    async def run(self, work):
        await asyncio.sleep(self.chance.random() * 0.2)
        with self.connection:
            self.connection.execute("BEGIN")
            return in_turn(work(), lambda statement: execute(self.connection, statement))

    recorded = run

    async def recorded_one(self, statement):
        return await self.run(lambda: only(statement))

    recorded_several = recorded_one

    async def one(self, text, *values):
        return await self.recorded_one(Statement(text, values))


def only(statement):
    return (yield statement)


class FaultyTables(Tables):
    """Appends may be lost, or happen now or later though nobody knows."""

    def __init__(self, database, defect):
        super().__init__(database, lambda **what: Statement("SELECT 1"))
        self.database, self.defect = database, defect
        self.later = set()
        self.stopped = False
        """Whether the host was stopped: its calls come through much later."""

    async def sit(self, table, seat, person):
        token = await super().sit(table, seat, person)
        is_first = self.defect == "start told again at the host of the gathering"
        return replace(token, is_first=token.is_first or is_first)

    async def append(self, table, batch, token):
        if self.defect == "failover without digests":
            last = await self.database.one(
                'SELECT digest FROM batches WHERE "table" = ? AND at = ?', table, batch.at - 1
            )
            batch = Batch(batch.at, last.one[0] if last.rows else batch.after, batch.lines)
        return await self._faulty(super().append, table, batch, None if self.defect == "no token" else token)

    async def finish(self, table, batch, result, token=None):
        return await self._faulty(super().finish, table, batch, result, None if self.defect == "no token" else token)

    async def _faulty(self, do, *given):
        chance = self.database.chance
        if self.stopped or chance.random() < 0.05:
            await asyncio.sleep(chance.random() * 60)
        fate = 1.0 if self.database.calm else chance.random()
        if self.defect == "rows instead of batches":
            return await self._rows(do, *given)
        if fate < 0.30:
            self.database.faults += 1
            if fate < 0.08:
                await do(*given)
            elif fate < 0.22:  # the statement still waits
                late = asyncio.ensure_future(self._late(do, *given))
                self.later.add(late)
                late.add_done_callback(self.later.discard)
            raise Unknown
        return await do(*given)

    async def _rows(self, do, table, batch, *given):
        """Record each line of a batch alone: another host's may come between."""
        at, after = batch.at, batch.after
        for line in batch.lines:
            row = Batch(at, after, (line,))
            if not await do(table, row, *given):
                return False
            at, after = at + 1, row.digest
        return True

    async def _late(self, do, *given):
        await asyncio.sleep(self.database.chance.random() ** 3 * 30)  # mostly soon
        with suppress(sqlite3.IntegrityError):
            await do(*given)


class SimulatedWorker(BotProcess):
    """Computes what bots do as the process does, from copies of its own; now and then it dies."""

    def __init__(self, database, clock):
        super().__init__(lambda: SimpleNamespace(shutdown=lambda **options: None))
        self.database, self.clock, self.copies = database, clock, Copies(clock)

    async def _run(self, process, order, mark):
        await asyncio.sleep(self.database.chance.random() * 0.05)
        if self.database.chance.random() < 0.02:
            self.database.faults += 1
            self.copies = Copies(self.clock)
            raise BrokenProcessPool
        return self.copies.carry_out(order)


class SimulatedPlace:
    """A connection: it hears, and answers after a while by a bot."""

    def __init__(self, person, seat, table):
        self.table, self.called = table, asyncio.Event()
        self.person, self.seats = person, frozenset({seat})
        self.heard = [[]]
        """What was heard, in parts: a new one begins when it is told that something was lost."""
        self.conversation = SimpleNamespace(say=self.say, to=SimpleNamespace(hearing=Hearing(others="full")))
        self.open = True
        self.is_fresh = self.waits = False
        """Whether the game was told from its start; whether the person waits for others."""

    def sat(self, fresh):
        """Hear a `fresh` game from its start, as its first players do."""
        self.is_fresh = fresh
        for told in self.table.replica.heard if fresh else ():
            if told.to is None or told.to in self.seats:
                self.tell(told)

    def say(self, phrase, **facts):
        if phrase == GONE:
            self.heard.append([])
        elif phrase == AWAY:
            self.person.world.note_away(self.table)
            self.person.world.told_away.add((self.table, self.table.replica.table.number))

    def tell(self, told):
        self.heard[-1].append(told)

    hear = tell

    def watch(self, seat=0):
        pass

    def news(self):
        pass

    async def watch_here(self, seat=0):
        self.called.clear()
        await self.called.wait()

    def interrupt(self):
        self.called.set()

    async def stop(self):
        pass

    def close(self):
        self.open = False

    async def choose(self, number, question, watches=True):
        self.person.asked.append((len(self.person.connections), number))
        heard = list(self.table.replica.heard)
        await asyncio.sleep(self.person.chance.random() * 3)
        if not self.open:
            raise Leave
        return self.person.decide(number, question, heard)


class PagePlace(SimulatedPlace):
    """A visit at a page, which the session of a browser keeps at each host: events go out, answers come by numbers."""

    def __init__(self, person, seat, table):
        super().__init__(person, seat, table)
        self.page = person.pages.setdefault(table, person.world.new_page(person.world.random_bytes))
        self.page.begin()
        person.tab.go_to(self.page)

    def tell(self, told):
        super().tell(told)
        self.page.show([f"{next(self.person.lines)}"])

    def close(self):
        super().close()
        self.page.lose()

    async def choose(self, number, question, watches=True):
        at = len(self.person.connections), number
        self.person.asked.append(at)
        text = f"{at}"
        self.person.questions[text] = at, number, question, list(self.table.replica.heard)
        self.page.show(asked=PageQuestion("question", text))
        try:
            found = await self.page.line(gives_way=False)
        except Lost:
            raise Leave from None
        return self.person.answers[found]


class Person:
    """Plays a seat over connections that are cut, or at pages of a browser that goes from host to host."""

    def __init__(self, world, seat):
        self.world, self.seat, self.chance = world, seat, world.chance
        self.asked, self.counted, self.typed = [], [], {}
        self.connections = []
        self.pages, self.questions, self.answers, self.lines = {}, {}, {}, iter(range(10**6))
        self.tab = Tab(random.Random(world.header.seed + seat))

    @property
    def _is_at_page(self):
        return self.seat in self.world.at_pages

    def answer(self, text):
        """What is typed at a page for the question of this text, once for each visit; it returns what stands for it."""
        if text not in self.answers:
            at, *given = self.questions[text]
            self.answers[text] = self.decide(*given, at)
        return text

    def decide(self, number, question, heard, at=None):
        """What this connection types: another one would often decide otherwise."""
        levels = list(self.world.game.bots.values())
        luck = SeededLuck(self.chance.randrange(10**6), Seat(self.seat))
        bot = self.chance.choice(levels)(Seat(self.seat), luck)
        for told in heard:
            if told.to in (None, self.seat):
                bot.tell(told)
        answer = bot.choose(number, question)
        self.typed[at or self.asked[-1]] = answer
        return answer

    async def play(self):
        living = asyncio.ensure_future(self.tab.live(self.answer) if self._is_at_page else asyncio.sleep(LONGEST))
        try:
            while not any(table.over for table in self.world.tables):
                table = self.chance.choice(self.world.tables)
                if not table.closed:
                    await self._connected(table)
                await asyncio.sleep(self.chance.random() * 5)
        finally:
            living.cancel()
            await asyncio.wait((living,))
        assert living.cancelled(), living.exception()

    async def _connected(self, table):
        """Play over one connection, until it is cut."""
        place = (PagePlace if self._is_at_page else SimulatedPlace)(self, self.seat, table)
        self.connections.append(place)
        try:
            present = await table.sit(self.seat, place, place.sat)
            async with asyncio.timeout(self.chance.expovariate(1 / 20)):
                await self._attend(table, present)
        except (Elsewhere, Leave, Refused, TimeoutError):
            self.world.database.faults += 1
        finally:
            place.close()
            with suppress(UnboundLocalError):
                table.get_up(self.seat, present)

    async def _attend(self, table, present):
        """As ClubTable.attend does, and remembering what was reported as counted."""
        await table.go_on()
        while not table.over and not table.closed:
            question, number = table.asked, table.replica.table.number
            if question is None or question.seat != self.seat or table.replica.standing_in.get(self.seat):
                table._say_who_is_waited_for()
                present.place.waits = True
                await table._until_moved(present)
                present.place.waits = False
                continue
            answer = await table._answered(present, number, question)
            await self._report(table, present, number, question, answer)

    async def _report(self, table, present, number, question, answer):
        if await table.answer(present.token, number, question, answer):
            self.counted.append((number, answer))


class TableWorld(World):
    """A table of two persons and a bot on hosts, one of which is killed now and then."""

    defects = DEFECTS

    def __init__(self, seed, defect="", name="kaques"):
        super().__init__(seed, defect)
        self.chance = random.Random(seed * 1000 + len(name))
        self.game = catalogue.find(name)
        options = self.game.agreement.settle(self.game.agreement.with_defaults(SHORT[name]), Sitting(2, 1, "en"))
        seats = (Participant("Anna"), Participant("Ben"), Participant("Gustave", "bot", "easy"))
        self.header = Header(name, self.game.version, seats, options, seed, False, "en")
        self.database = Faulty(self.chance)
        self.store = FaultyTables(self.database, defect)
        self.hinted = set()
        self.people = {0: 1, 1: 2}
        self.fails_over = seed % 2 == 1
        self.loses_beginning = seed % 4 == 1
        self.has_worker = seed % 3 > 0
        self.new_page = PAGES.get(defect, PAGES[""])
        self.at_pages = {seat for seat in self.people if (seed + seat) % 3 == 0}
        self.rooms, self.told_away, self.untold = {}, set(), set()
        """Where people gathered, by table; at which tables, and with which question, somebody was told as away, or not."""
        self.stood_at = {}
        """When an answer was first seen in the journal, by number."""
        self.wrongly_away = []
        """What was wrong when somebody was told as away."""
        self.read_at = {}
        """When a table has read the last answer of a seat that another host has recorded."""
        self.lost = []
        """The headers and journals as they were before a standby took over that did not have all of them."""

    def journal(self):
        rows = 'SELECT lines FROM batches WHERE "table" = 1 ORDER BY at'
        return [line for (lines,) in self.database.connection.execute(rows) for line in json.loads(lines)[1]]

    def _made(self, header):
        clock = ticks(self.chance).__next__
        worker = SimulatedWorker(self.database, clock) if self.has_worker else None
        table = ClubTable(FaultyTables(self.database, self.defect), 1, header, self.people, worker)
        if self.defect != "beginning not read again":
            table.calls.still_stands = partial(self._still_stands, table)
        table.calls.recorded = lambda by_person: self._hint(table)
        self._note_answers(table)
        if self.defect == "an answer is no sign of life":
            table._pause = lambda seat: 0.0
        if self.defect == "away without a look into the journal":
            self._tell_unread(table)
        table.calls.failed = self._failed
        table.replica._clock = clock
        if self.defect == "chance of its own":
            table.replica._chance = Seeded(self.chance.randrange(10**6))
        if self.defect == "not read after the seat was taken":
            sit, follow = table.sit, table.follow

            async def sat_unread(*given):
                table.follow = lambda: asyncio.sleep(0)
                try:
                    return await sit(*given)
                finally:
                    asyncio.get_running_loop().call_later(3, lambda: setattr(table, "follow", follow))

            table.sit = sat_unread
        if self.defect == "failover without digests":
            table._rebuilt_after_loss = lambda: asyncio.sleep(0, False)
        if self.defect == "told before recorded":
            follow = table.replica.follow

            def told_early(bots=True):
                batch = follow(bots)
                if batch is not None:
                    table._tell(table.replica._held)
                return batch

            table.replica.follow = told_early
        if self.defect == "applied before recorded":
            record = table._record

            async def early(batch, token):
                if token is not None:
                    table._tell(table.replica.recorded(batch))
                    return await table._appended(batch, token)
                return await record(batch, token)

            table._record = early
        if self.defect == "told after a read":

            async def asked_once(batch, token):
                found = []
                try:
                    done = await table.store.append(1, batch, token)
                except Unknown:
                    found = await table.store.read(1, batch.at)
                    done = bool(found) and found[0].digest == batch.digest
                if done:
                    table._tell(table.replica.recorded(batch))
                    return True
                table.replica.refused()
                await table._load()
                return False

            table._record = asked_once
        if self.defect == "answered again":
            answer = table._answer

            async def again(*given):
                try:
                    async with asyncio.timeout(0.3):
                        return await answer(*given)
                except TimeoutError:
                    return True

            table._answer = again
        if self.defect == "outcome before the end is applied":
            replica = table.replica
            replica.ahead = replica._batch

            def result():
                outcome = replica.table.result or {}
                return TableResult(
                    self.header.game, {p: s in outcome.get("winners", ()) for s, p in self.people.items()}, outcome
                )

            table._result = result
        return table

    def _note_answers(self, table):
        """Note when a table reads an answer of another host; whoever leaves the seat at this host is away."""
        applied, get_up = table._read_of, table.get_up

        def gets_up(seat, present):
            if not present.gone.done():
                self.read_at.pop((table, seat), None)
            return get_up(seat, present)

        table.get_up = gets_up

        def noted(batch):
            for entry in map(json.loads, batch.lines):
                if "answer" in entry:
                    self.read_at[table, entry["seat"]] = asyncio.get_running_loop().time()
            applied(batch)

        table._read_of = noted

    def _tell_unread(self, table):
        """Let a table tell who is away by what it knows."""

        async def look():
            while (away := table._away()) is not None:
                if (pause := table._pause(away[0])) > 0:
                    await asyncio.sleep(pause)
                    continue
                table._waited_for = away[1:]
                table.say(AWAY, name="", minutes=0)

        table._look_who_is_away = look

    def note_away(self, table):
        """Note what is wrong if somebody is told as away: they have just played, or did so before by the journal."""
        seat, number = table.asked.seat, table.replica.table.number
        read = self.read_at.get((table, seat), -LATELY)
        now = asyncio.get_running_loop().time()
        if now < read + LATELY - 0.001:
            self.wrongly_away.append("has just played")
        if not self.lost and self.stood_at.get(number, now) < now - READS:
            self.wrongly_away.append("has played by the journal")

    async def _still_stands(self, table):
        """Look whether the store has this game, as Club does; if not, everybody has to go."""
        if same_game(table.header, (await self.store.table(1)).header):
            return True
        table.close()
        return False

    def _failed(self, error):
        raise AssertionError("the game failed") from error

    def _hint(self, table):
        """Let other hosts hear of a batch, soon, late, or not at all."""
        for other in self.tables:
            if other is not table and self.chance.random() < 0.8:
                task = asyncio.ensure_future(self._heard(other))
                self.hinted.add(task)
                task.add_done_callback(self.hinted.discard)

    async def _heard(self, table):
        await asyncio.sleep(self.chance.random() * (5 if self.chance.random() < 0.1 else 0.05))
        with suppress(OutOfPlace, Elsewhere):
            await table.follow()

    async def _polls(self, number):
        """Look every two seconds, as Cluster does."""
        stood = -1
        while True:
            await asyncio.sleep(2)
            if self.tables[number].closed and (header := (await self.store.table(1)).header):
                self.tables[number] = self._made(header)
            table = self.tables[number]
            with suppress(Elsewhere):
                await table.follow()
            waits = table.waits_for_nobody and bool(table.present)
            if waits and stood == table.replica.at:
                with suppress(Elsewhere):
                    await table.go_on()
            stood = table.replica.at if waits else -1

    @property
    def found(self):
        return self.database.faults

    def close(self):
        self.database.connection.close()

    async def evening(self):
        connection = self.database.connection
        for number, name in ((1, "Anna"), (2, "Ben")):
            connection.execute(
                "INSERT INTO people (id, name, ear, created, seen) VALUES (?, ?, ?, 0, 0)", [number, name, name]
            )
        await self.store.gather(Account(1, "Anna"), "anyone", "{}")
        assert await self.store.take_chair(1, Account(2, "Ben"), 2) == "done"
        self.database.before = connection.serialize()
        await self._open()
        self.tables = [self._made(self.header) for _ in range(HOSTS)]
        gathered = random.Random(f"gathered {self.header.seed}")
        stayed = [await self._gathered(gathered, person) for person in self.people.values()]
        self.persons = [Person(self, 0), Person(self, 1)]
        players = [asyncio.ensure_future(person.play()) for person in self.persons]
        if self.fails_over:
            players.append(asyncio.ensure_future(self._fails_over()))
        works = (self._kills(), self._looks(), *(self._polls(number) for number in range(HOSTS)))
        beside = [*stayed, *map(asyncio.ensure_future, works)]
        async with asyncio.timeout(LONGEST):
            await asyncio.gather(*players)
        for task in beside:
            task.cancel()
        self.check()

    async def _open(self):
        assert await self.store.open(1, self.header, {1: 0, 2: 1}) == "done"
        if self.defect == "any first batch":
            await self.database.one("UPDATE tables SET start = NULL")

    async def _gathered(self, chance, person):
        """Let somebody have gathered at a host, from where they go after a while: they may sit there by then, or not."""
        table = chance.choice(self.tables)
        room = self.rooms.setdefault(table, Room(await self.store.table(1), None, table))
        visitor = SimpleNamespace(account=Account(person, ""))
        room.visitors.append(visitor)
        room.await_those_here()

        async def goes():
            await asyncio.sleep(chance.random() * 4)
            room.visitors.remove(visitor)
            if self.defect != "gone before they sat are waited for":
                room.await_nobody_gone()

        return asyncio.ensure_future(goes())

    async def _looks(self):
        """Look again and again whether whoever waits for somebody who is away was told so."""
        since = {}
        while True:
            await asyncio.sleep(1)
            now = asyncio.get_running_loop().time()
            self.stood_at = {number: self.stood_at.get(number, now) for number in _answers(self.journal())}
            now = {(table, table.replica.table.number) for table in self.tables if self._waits_for_nobody_there(table)}
            since = {each: since.get(each, 0) + 1 for each in now}
            self.untold |= {each for each, seconds in since.items() if seconds > TOLD_AFTER} - self.told_away

    def _waits_for_nobody_there(self, table):
        """Whether somebody waits at a host for somebody who neither sits nor gathers there, and no call hangs."""
        room, asked = self.rooms.get(table), None if table.closed or table.over else table.asked
        there = {*table.present, *(room._seats_here() if room is not None else ())}
        waits = any(present.place.waits for present in table.present.values())
        return asked is not None and asked.seat not in there and waits and not table._lock.locked()

    async def _kills(self):
        """Replace the host by one that reads the journal; its persons connect again."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 30))
            number = self.chance.randrange(HOSTS)
            header = (await self.store.table(1)).header
            if header is None:
                continue
            old, new = self.tables[number], self._made(header)
            self.database.faults += 1
            with suppress(Elsewhere):
                await new.follow()
            if not old.over:
                self.tables[number], old.store.stopped = new, True
                for present in list(old.present.values()):
                    present.lose()

    async def _fails_over(self):
        """Let a standby take over that is some seconds behind, until the game is over."""
        if self.loses_beginning:
            await self._begins_anew()
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 15))
            self.database.copy()
            await asyncio.sleep(self.chance.random() * 4)
            if self._is_over():
                return
            self.lost.append((self.header, self.journal()))
            self.database.fail_over(self.database.standby)

    def _is_over(self):
        return any(table.over for table in self.tables) or any('"over"' in line for line in self.journal()[-1:])

    async def _begins_anew(self):
        """Let a standby take over that has not heard of the beginning; a while later somebody begins the game again."""
        await asyncio.sleep(self.chance.random() * 8)
        if self._is_over():
            return
        self.lost.append((self.header, self.journal()))
        self.database.fail_over(self.database.before)
        await asyncio.sleep(self.chance.random() * 4)
        self.header = replace(self.header, seed=self.header.seed + 10**6)
        await self._open()

    def check(self):
        """Raise AssertionError unless the journal is that of a game, and everybody heard and counted what it says."""
        histories = [self._replayed(*each) for each in [*self.lost, (self.header, self.journal())]]
        assert histories[-1].open is None
        assert not self.wrongly_away, f"told as away, and {self.wrongly_away[0]}"
        assert not self.untold, "waits for somebody who is away, and was not told"
        self._check_kept(histories[-1].result)
        self._check_counted()
        for person in self.persons:
            person.tab.check()
        self._check_heard([table.told for table in histories])

    def _check_kept(self, outcome):
        """Outcome, winners and ratings are what the journal says."""
        one = self.database.connection.execute
        kept = one("SELECT outcome FROM tables WHERE id = 1").fetchone()[0]
        assert kept == json.dumps(dict(outcome)), f"kept is {kept}, the journal says {outcome}"
        won = {person: int(seat in outcome["winners"]) for seat, person in self.people.items()}
        assert dict(one("SELECT person, won FROM results").fetchall()) == won, "a win is kept that was none, or lost"
        ratings = one("SELECT person, mu, sigma, games FROM ratings").fetchall()
        assert {person: tuple(rest) for person, *rest in ratings} == rated(dict.fromkeys(won), won), "rated otherwise"

    def _check_begun(self, person, opening):
        """A person hears the start of a game once, beyond its opening, unless the store has lost something."""
        before = False
        for place in person.connections:
            told = any(len(part) > opening for part in place.heard)
            assert not (before and told and place.is_fresh) or self.lost, "told from the start once more"
            before = before or told

    def _table(self):
        return Table(lambda: self.game.new(3, self.header.options))

    def _replayed(self, header, lines):
        """Return the table of a journal. Raises AssertionError unless it is that of a game."""
        table = self._table()
        chance = Seeded(header.seed)
        entries = [json.loads(line) for line in lines]
        for entry in entries:
            step = table.open
            if "answer" in entry and isinstance(step, Chance):
                assert tuple(entry["answer"]) == tuple(chance(table.number, step)), "chance is not the seed's"
            if "answer" in entry:
                assert entry["n"] == table.number, "an answer stands at the wrong place"
                table.apply(_value(entry))
        saved = parse("\n".join([header.line(), *lines, ""]).encode(), "club")
        replay(saved, self._table(), "club")
        return table

    def _check_counted(self):
        journals = [_answers(lines) for lines in [*(lines for _, lines in self.lost), self.journal()]]
        stands = journals[-1]
        for person in self.persons:
            for number, answer in person.counted:
                found = [(each[number]["seat"], _value(each[number])) for each in journals if number in each]
                assert (person.seat, answer) in found, "counted, and does not stand"
            if self.lost:  # tokens are lost, too, and questions are asked again
                continue
            for connection, number in person.asked:
                last = max(each for each, asked in person.asked if asked == number)
                if number in stands and connection == last:
                    typed = person.typed.get((last, number))
                    assert _value(stands[number]) == typed, (
                        "what an old connection typed landed after the new one was asked"
                    )
            numbers = [number for number, _ in person.counted]
            assert len(numbers) == len(set(numbers)), "counted twice"

    def _check_heard(self, histories):
        for person in self.persons:
            self._check_begun(person, len([t for t in self._table().told if t.to in (None, person.seat)]))
            may = [[each for each in told if each.to in (None, person.seat)] for told in histories]
            if not self.lost:
                assert all(len(place.heard) == 1 for place in person.connections), "told of a loss that there was not"
            for heard in [part for place in person.connections for part in place.heard]:
                assert any(_is_part(heard, told) for told in may), "heard what did not happen so"


def _answers(lines):
    """The answers of a journal by number."""
    return {entry["n"]: entry for entry in map(json.loads, lines) if "answer" in entry}


def _value(entry):
    value = entry["answer"]
    return tuple(value) if isinstance(value, list) else value


def _is_part(heard, told):
    """Whether these events follow each other so in the game."""
    if not heard:
        return True
    return any(told[at : at + len(heard)] == heard for at in range(len(told) - len(heard) + 1))
