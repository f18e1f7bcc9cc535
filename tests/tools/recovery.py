"""A club on three hosts behind HAProxy, its players, and faults of every kind, each alone and then overlapping.

Each host has a cable of its own to the database. One host has a wrong clock all the time.
"""

import asyncio
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import asyncssh
import host_faults
from balancer import Balancer, configured
from cable import Cable
from checker import Journal, Player, check_heard
from club_lines import MANY
from fault_kinds import KINDS, OVERLAP
from ports import free_port
from ssh_club import Served

from access.club.store.postgres import postgres_store
from games.refusals import Failed

GOES_ON = 15.0
"""Seconds after the end of a fault in which every table must go on."""
KNOWS = 10.0
"""Seconds after the end of a fault in which each host must know what the database has."""
AFTERWARDS = 5.0
"""Seconds after a fault in which a silence still belongs to it."""
SEVERAL, NONE = "several at once", "no fault"
SILENCE, PROMOTED = 5.0, 20.0
"""The longest silences: of any fault, and when a standby takes over."""
WAITS = 1.0
"""Seconds after which a silence would be taken for one of the next fault."""
YEARS = 2 * 366 * 24 * 3600
WRONG_CLOCK = f"import time\nknown = time.time\ntime.time = lambda: known() + {YEARS}\n"


ATTENDED = """
SELECT id, (SELECT coalesce(max(at), -1) FROM batches WHERE "table" = id) FROM tables
WHERE header IS NOT NULL AND ended IS NULL AND NOT EXISTS (
    SELECT 1 FROM chairs WHERE "table" = id AND person NOT IN (SELECT person FROM here WHERE "table" = id))
"""


class Recovery(host_faults.World):
    """The hosts, the database, the players, and what happens to them. `longest` are the seconds of a fault."""

    def __init__(self, database, url, seed, people=12, longest=4.0):
        self.database, self.url, self.people, self.longest = database, url, people, longest
        self.chance, self.over, self.faults = random.Random(seed), False, []
        """Each fault: its kind, when it began, and when it was over."""
        self.recovered, self.lost, self.servers, self.worst = {}, [], [], {}
        self.folder = Path(tempfile.mkdtemp(prefix="recovery-"))
        (self.folder / "sitecustomize.py").write_text(WRONG_CLOCK)
        self.rows = ()
        self._small = self.balancer = None

    # An evening

    async def spend(self, kinds, seconds=0.0):
        """Let each of these faults happen alone, then some of them at once for so long; check what is left."""
        try:
            await self._open()
            for kind in kinds:
                await self._alone(kind)
            await self._overlapping([kind for kind in kinds if kind in OVERLAP], seconds)
            await self._end()
        finally:
            self.over = True
            if self.balancer is not None:
                self.balancer.close()
            for cable in self.cables:
                await cable.close()
            await self.store.close()

    async def _open(self):
        self.store = postgres_store(self.url)
        self.cables = [Cable(self.database.port) for _ in range(3)]
        for cable in self.cables:
            await cable.lay()
        self.hosts = await asyncio.gather(*(asyncio.to_thread(self._host, at) for at in range(3)))
        doors = [(host.port, host.health) for host in self.hosts]
        port = free_port()
        self.balancer = await asyncio.to_thread(Balancer, self.folder, port, configured(port, doors))
        keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(self.people)]
        for number, key in enumerate(keys):
            await self.store.people.register(f"P{number}q", key.get_fingerprint(), None, f"code {number}")
        self.players = [
            Player(self.balancer.port, f"P{number}q", key, lambda: self.over) for number, key in enumerate(keys)
        ]
        await asyncio.gather(*(player.connect() for player in self.players))
        for number in range(0, self.people, 2):
            await self._begin(number)
        self.playing = [asyncio.ensure_future(player.play()) for player in self.players]

    async def _begin(self, number):
        """Begin a table, again if the machine is so busy that a connection was closed."""
        for _ in range(5):
            try:
                await super()._begin(number)
                return
            except (OSError, asyncssh.Error, AssertionError):
                names = {player.name for player in self.players[number : number + 2]}
                for listed in await self.store.tables.listed():
                    if names & {chair.name for chair in listed.chairs}:
                        await self.store.tables.close(listed.id)
                for player in self.players[number : number + 2]:
                    player.line.close()
                    await player.connect()
        raise AssertionError(self.balancer.log.read_text())

    def _host(self, at):
        url = self.url.replace(f":{self.database.port}", f":{self.cables[at].port}")
        health = free_port()
        path = os.pathsep.join(filter(None, [str(self.folder), os.environ.get("PYTHONPATH")]))
        env = {"PYTHONPATH": path} if at == 2 else {}
        watched = ("--proxied", "--health", f"127.0.0.1:{health}")
        host = Served("--store", url, *watched, *MANY, env=env)
        host.health = health
        return host

    # Faults

    async def _happens(self, kind):
        began = time.monotonic()
        await KINDS[kind](self)
        self.faults.append((kind, began, time.monotonic()))

    async def _alone(self, kind):
        """Let a fault happen, and wait until every table goes on, every host knows what there is, and nobody waits."""
        await self._happens(kind)
        ended, before, newest = time.monotonic(), await self._places(), await self._newest()
        while waits := [number for number, at in (await self._places()).items() if before.get(number) == at]:
            assert time.monotonic() - ended < GOES_ON * SLACK, await self._standing(kind, waits)
            await asyncio.sleep(0.2)
        self.recovered[kind] = max(time.monotonic() - ended, self.recovered.get(kind, 0))
        while behind := await self._behind(newest):
            assert time.monotonic() - ended < KNOWS * SLACK, f"{kind}: {behind}"
            await asyncio.sleep(0.2)
        while waiting := [player.name for player in self.players if player.waits > WAITS]:
            assert time.monotonic() - ended < GOES_ON * SLACK, f"{kind}: {waiting} hear nothing"
            await asyncio.sleep(0.2)

    async def _standing(self, kind, tables):
        """The tables that stand still, with what their people heard last."""
        found = [await self.store.tables.table(number) for number in tables]
        names = {name for listed in found for name in listed.header.names}
        heard = [(each.name, each.connections[-1].text[-600:]) for each in self.players if each.name in names]
        return f"{kind}: tables {tables} stand still: {heard}"

    async def _overlapping(self, kinds, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pair = self.chance.sample(kinds, 2)
            await asyncio.gather(*map(self._happens, pair))
            await asyncio.sleep(self.chance.random() * 5)

    async def _rows(self, text, *values):
        """What the database answers, as soon as it does."""
        while True:
            with suppress(Failed):
                return (await self.store.database.one(text, *values)).rows
            await asyncio.sleep(0.2)

    async def _places(self):
        """How far each table has come whose game goes on, and at which all of its people are."""
        return dict(await self._rows(ATTENDED))

    async def _newest(self):
        return (await self._rows("SELECT coalesce(max(id), 0) FROM news"))[0][0]

    async def _behind(self, newest):
        """The living hosts that do not know news of that time yet, with the newest that they know."""
        lives = f"host, heard FROM hosts WHERE seen > {self.store.database.now} - 3"
        return await self._rows(f"SELECT {lives} AND heard < ?", newest)

    def host(self):
        return self.chance.choice(self.hosts)

    def cable(self):
        return self.chance.choice(self.cables)

    def signal_hosts(self, how):
        for host in self.hosts:
            os.kill(host.process.pid, how)

    async def rests(self):
        """Wait until the database has done all that the hosts had sent."""
        others = "pid <> pg_backend_pid() AND datname = current_database()"
        await asyncio.sleep(1)
        while (await self._rows(f"SELECT count(*) FROM pg_stat_activity WHERE state <> 'idle' AND {others}"))[0][0]:
            await asyncio.sleep(0.2)

    async def lead_to(self, server):
        """Let all cables lead to another server."""
        self.servers.append(server)
        self.url = self.url.replace(f":{self.database.port}/", f":{server.port}/")
        self.database = server
        for cable in self.cables:
            cable.to = server.port
            cable.reset()
        await self.store.close()
        self.store = postgres_store(self.url)

    async def lasts(self):
        await asyncio.sleep(self.chance.uniform(self.longest / 2, self.longest))

    def cut_backends(self, which=""):
        """End the connections of all hosts to the database, or some of them."""
        where = "pid <> pg_backend_pid() AND datname = current_database()"
        import psycopg

        with suppress(psycopg.Error), psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {where}{which}")

    def small_place(self):
        """A disk of its own for the journals, which can be filled."""
        if self._small is None:
            self._small = self.database.folder / "small"
            self._small.mkdir()
            subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", self._small], check=True)
            if self.database.user:
                shutil.chown(self._small, self.database.user)
            self.database.tell(f"CREATE TABLESPACE small LOCATION '{self._small}'")
            import psycopg

            with psycopg.connect(self.url, autocommit=True) as connection:
                connection.execute("ALTER TABLE batches SET TABLESPACE small")
        return self._small

    # What is left

    async def _end(self):
        """Let everybody come to rest; keep the rows of figures, and hold what they heard against the journals."""
        before = sum(player.answered for player in self.players)
        await asyncio.sleep(4)
        assert sum(player.answered for player in self.players) > before, "nobody plays on"
        for player in self.players:
            player.rests = True
        await asyncio.sleep(3)
        self.over = True
        for player in self.players:
            if player.line is not None:
                player.line.close()
                player.line.kept.add("closed")
        await asyncio.wait(self.playing, timeout=30)
        self.rows = self.table()
        journals = [*self.lost, *await self._journals()]
        self.lines = sum(
            check_heard(player, [each for each in journals if player.name in each.header.names])
            for player in self.players
        )
        self.answers = sum(journal.answers for journal in journals if journal not in self.lost)
        self._check_answers(journals)

    async def _journals(self):
        listed = [*await self.store.tables.listed(), *await self.store.tables.listed(over=True)]
        found = [each for each in sorted(listed, key=lambda each: each.id) if each.header is not None]
        return [
            Journal(
                each.id,
                each.header,
                [line for batch in await self.store.tables.read(each.id, 0) for line in batch.lines],
            )
            for each in found
        ]

    def _check_answers(self, journals):
        """No more answers stand in the journals than were typed."""
        typed = sum(player.answered for player in self.players)
        assert self.answers <= typed, f"{self.answers} answers stand, {typed} were typed"

    def table(self):
        """Rows by kind: how often, the longest silence, its limit, and how long until all tables went on."""
        count = Counter(kind for kind, *_ in self.faults)
        for player in self.players:
            for silence in player.silences():
                kind = self._kind_of(silence.began, silence.seconds)
                self.worst[kind] = max(self.worst.get(kind, silence), silence, key=lambda each: each.seconds)
        return [
            (kind, count[kind], self._longest(kind), limit_of(kind), self.recovered.get(kind, 0.0))
            for kind in (*count, SEVERAL, NONE)
        ]

    def _longest(self, kind):
        return self.worst[kind].seconds if kind in self.worst else 0.0

    def _kind_of(self, began, seconds):
        """The fault to which a silence belongs: the last one, unless several happened at once."""
        near = [each for each in self.faults if began < each[2] + AFTERWARDS and began + seconds > each[1]]
        near.sort(key=lambda each: each[1])
        if any(one[2] > other[1] for one, other in pairwise(near)):
            return SEVERAL
        return near[-1][0] if near else NONE

    def close(self):
        for host in getattr(self, "hosts", ()):
            with suppress(ProcessLookupError):
                os.kill(host.process.pid, signal.SIGCONT)
            host.kill()
        if self._small is not None:
            self.database.stop(signal.SIGQUIT)
            subprocess.run(["umount", self._small], check=False)
        for server in self.servers:
            server.close()
        shutil.rmtree(self.folder)


SLACK = float(os.environ.get("SLACK", "1"))
"""By how much longer everything may take on a machine that does other work, too."""


def limit_of(kind):
    return PROMOTED if "standby" in kind else SILENCE


def told(rows):
    """The rows as lines of text."""
    head = f"{'fault':28} {'count':>5} {'worst':>7} {'limit':>6} {'goes on':>8}"
    return [
        head,
        *(f"{kind:28} {count:5} {worst:7.1f} {limit:6.0f} {on:8.1f}" for kind, count, worst, limit, on in rows),
    ]
