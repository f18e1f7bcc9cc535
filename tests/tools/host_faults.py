"""Three real hosts of a club on one PostgreSQL, players who connect to any of them, and faults from a seed."""

import asyncio
import json
import os
import random
import re
import signal
import time
from collections import Counter
from contextlib import suppress

import asyncssh
from club_lines import MANY, Line
from helpers import PATIENCE
from ssh_club import Served

from access.club.store.postgres import postgres_store
from access.engine.chance import Seeded
from access.engine.journal import parse, replay
from access.engine.table import Table
from access.storage import catalogue
from games.steps import Chance

FAULTS = 50
LEAST, AFTERWARDS = 1000, 50
"""The least numbers of faults, of answers, and of answers after the last fault: a busy computer takes longer."""
GAMES = (
    ("kaques", "target 3000"),
    ("kara", "rounds 3"),
    ("verflixte6", "rounds 1"),
    ("words", "rounds 3"),
    ("misericorde", "rounds 3"),
)
ANSWERS = (
    (r"Lobby\? $", "sit"),
    (r"Again[^?\n]*\? $", "again"),
    (r"Start\? $", "start"),
    (r"(Open|Which lesson)\? $", ""),
    (r"Which[^?\n]*\? $", "none"),
    (r"(Swap|Lay)\? $", "none"),
    (r"(No jokers|[Ss]ure)[^?\n]*\? $", "yes"),
    (r"pot \d+\? $", "fold"),
    (r"whom[^?\n]*\? $", "none"),
    (r"(Bet|call|fold)[^?\n]*\? $", "fold"),
    (r"(pay|retreat)[^?\n]*\? $", "retreat"),
    (r"[Tt]hrow[^?\n]*\? $", "throw"),
    (r"([Dd]ice|to \d+)\? $", "2"),
    (r"[Rr]aise[^?\n]*\? $", "none"),
    (r"\? $", "stop"),
    (r": $", ""),
)
"""What is typed at which question: enough to play on in all of these games. After a refusal another answer is tried."""


class Player:
    """A person who plays whatever happens: a lost line is connected again, to any host."""

    def __init__(self, world, name, key):
        self.world, self.name, self.key = world, name, key
        self.heard, self.line, self.answered = "", None, 0

    async def connect(self):
        while not self.world.over:
            self.line, port = Line(), self.world.chance.choice(self.world.hosts).port
            try:
                await asyncio.wait_for(self.line.open(port, self.name, self.key), 20)
                await self.line.until(
                    r"\? $|At the table: ", 20
                )  # others may be asked at the table that they are led back to
                return
            except (OSError, asyncssh.Error, TimeoutError, AssertionError):
                self.line.close()
            await asyncio.sleep(0.3)

    async def play(self):
        last, since, refused = "", time.monotonic(), Counter()
        while not self.world.over:
            text = self.line.text if self.line else ""
            if self.line is None or self.line.reading.done() or self.line.connection.is_closed():
                self.heard += text
                await self.connect()
                continue
            if text != last:
                last, since = text, time.monotonic()
            fits = [word for pattern, word in ANSWERS if re.search(pattern, text)]
            if fits or time.monotonic() - since > 20:
                self.heard += text
                question = text.rpartition("\n")[2]
                ways = list(dict.fromkeys((*fits, *(word for _, word in ANSWERS))))
                self.line.type(ways[refused[question] % len(ways)] if fits else "")
                refused = Counter({question: refused[question] + 1})
                self.answered += bool(fits)
                last, since = "", time.monotonic()
            await asyncio.sleep(0.02)
        if self.line is not None:
            self.heard += self.line.text
            self.line.close()


class World:
    """The hosts, the database, the players, and what happens to them."""

    def __init__(self, database, url, seed, people=60):
        self.database, self.url, self.people = database, url, people
        self.chance = random.Random(seed)
        self.hosts = [Served("--store", url, *MANY) for _ in range(3)]
        self.over, self.faults = False, 0

    async def spend(self, seconds):
        """Play for so long, with about one fault a second, and then until LEAST answers are recorded."""
        store = postgres_store(self.url)
        keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(self.people)]
        for number, key in enumerate(keys):
            await store.people.register(f"P{number}q", key.get_fingerprint(), None, f"code {number}")
        self.players = [Player(self, f"p{number}q", key) for number, key in enumerate(keys)]
        await asyncio.gather(*(player.connect() for player in self.players))
        for number in range(0, self.people, 2):
            await self._begin(number)
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        try:
            await self._suffer(seconds)
            while await self._recorded(store) <= LEAST:
                await asyncio.sleep(1)
        finally:
            self.over = True  # a player takes a cancelled wait for a lost line, and comes again
            await asyncio.wait(playing, timeout=30)
        try:
            return await self._check(store)
        finally:
            await store.close()

    async def _suffer(self, seconds):
        """Go through faults for so long, and wait for the answers after them."""
        end = time.monotonic() + seconds
        while time.monotonic() < end or self.faults < FAULTS:
            await asyncio.sleep(self.chance.random() / 2)
            await asyncio.to_thread(self._fault)
        await asyncio.sleep(8)  # whatever was held up comes through
        before, late = self.answered, time.monotonic() + PATIENCE
        while self.answered - before <= AFTERWARDS and time.monotonic() < late:
            await asyncio.sleep(0.1)
        self.went_on = self.answered - before

    @property
    def answered(self):
        return sum(player.answered for player in self.players)

    async def _begin(self, number):
        """A table of two persons and a bot."""
        one, other = self.players[number].line, self.players[number + 1].line
        game, setup = GAMES[number // 2 % len(GAMES)]
        await one.says(f"open {game}", r"\? $")
        for typed in ("bots 1", setup):
            await one.says(typed, r"Open\? $")
        await one.says("", r"Table (\d+) is open")
        table = re.search(r"Table (\d+) is open", one.text)[1]
        end = time.monotonic() + 10
        while "In the" not in other.text and "At the table" not in other.text:
            assert time.monotonic() < end, other.text
            other.type(f"sit {table}")
            await asyncio.sleep(0.3)
        await one.until(r"Start\? $")
        one.type("start")

    def _fault(self):
        self.faults += 1
        kind = self.chance.random()
        host = self.chance.choice(self.hosts)
        if kind < 0.3:
            host.kill()
            host.start()
        elif kind < 0.6:
            os.kill(host.process.pid, signal.SIGSTOP)
            time.sleep(self.chance.random())
            os.kill(host.process.pid, signal.SIGCONT)
        elif kind < 0.9:
            self._cut()
        else:
            self.database.stop(self.chance.choice([signal.SIGQUIT, signal.SIGINT]))
            time.sleep(self.chance.random())
            self.database.start()

    def _cut(self):
        """Cut all connections of the hosts to the database."""
        import psycopg

        mine = "pid <> pg_backend_pid() AND datname = current_database()"
        with suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {mine}")

    async def _recorded(self, store):
        """How many answers the journals have."""
        batches = [await store.tables.read(listed.id, 0) for listed in await self._tables(store)]
        return sum('"answer"' in line for each in batches for batch in each for line in batch.lines)

    async def _tables(self, store):
        listed = [*await store.tables.listed(), *await store.tables.listed(over=True)]
        return [each for each in listed if each.header is not None]

    async def _check(self, store):
        """Raise AssertionError unless all journals are those of games by their seeds, and nothing else was heard."""
        totals = {player.name: set() for player in self.players}
        answers = 0
        for listed in await self._tables(store):
            lines = [line for batch in await store.tables.read(listed.id, 0) for line in batch.lines]
            game, header = catalogue.find(listed.header.game), listed.header
            table = Table(lambda game=game, header=header: game.new(len(header.participants), header.options))
            chance = Seeded(header.seed)
            for entry in map(json.loads, lines):
                if "answer" in entry:
                    assert entry["n"] == table.number, "an answer stands at the wrong place"
                    value = entry["answer"]
                    value = tuple(value) if isinstance(value, list) else value
                    if isinstance(table.open, Chance):
                        assert value == tuple(chance(table.number, table.open)), "chance is not the seed's"
                    table.apply(value)
                    answers += 1
                    if header.game == "kaques":
                        for seat, name in enumerate(header.names):
                            totals.setdefault(name.casefold(), set()).add(table.play.scores[seat])
            saved = parse("\n".join([header.line(), *lines, ""]).encode(), "club")
            replay(
                saved,
                Table(lambda game=game, header=header: game.new(len(header.participants), header.options)),
                "club",
            )
        for player in self.players:
            heard = {int(found) for found in re.findall(r"fertisch[^.]*! You have (\d+)\.", player.heard)}
            assert heard <= totals[player.name], (player.name, heard - totals[player.name])
        return answers

    def close(self):
        for host in self.hosts:
            with suppress(ProcessLookupError):
                os.kill(host.process.pid, signal.SIGCONT)
            host.kill()
