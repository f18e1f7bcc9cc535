"""A club in a thread of this process, on loopback: real clients connect, and a test can reach into it."""

import asyncio
import threading
import time
from dataclasses import replace
from typing import ClassVar

from ssh_club import PATIENCE, Served

from access.club.club import Club
from access.club.gate import Limits, Share
from access.club.log import LineHandler, begin_logging
from access.club.server import Serving
from access.club.ssh.login import SSHDoor
from access.club.store.keeper import store_of
from access.club.web.app import Web
from access.play.new_game import Setup, new_seed
from access.storage import catalogue

MANY = Limits(tables=Share(100, 100, 100, 100), accounts=Share(0, 100, 100, 100, 60), handshakes=Share(*[1000] * 4, 60))
"""Limits for all those who come from one address in a test."""


class Here(Served):
    """As Served, but without a process of its own; in a `database` it is one of several hosts."""

    seed = staticmethod(new_seed)
    """Returns the seed of a game."""
    limits = MANY
    page_options: ClassVar = {}
    """How it serves pages besides."""
    later = 0.0
    """Seconds by which the clock of the doors is ahead."""

    def __init__(self, database="", **given):
        self.database = database
        super().__init__(**given)

    def start(self):
        self.lines, self._listening = [], threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        since = time.monotonic()
        while not self._listening.wait(0.2):
            assert self._thread.is_alive(), "The club did not start: see what its thread raised."
            assert time.monotonic() - since < PATIENCE

    async def _serve(self):
        self.store.parent.mkdir(parents=True)
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        self.club = Club(store_of(self.url), allows_guests=True, limits=self.limits, seed=self.seed)
        unlogged = begin_logging(LineHandler(self.lines.append, details=True))
        self.serving = serving = Serving(self.club, lambda: time.monotonic() + self.later)
        await serving.open()
        ssh, self.web = SSHDoor(serving, "127.0.0.1", 0), Web(serving, "127.0.0.1", 0, **self.page_options)
        for door in (ssh, self.web, *self.further()):
            await serving.add(door)
        self.port, self.page = ssh.port.number, self.web.port.number
        await serving.cluster.register()
        if self.club.store.shared:
            serving.cluster.run()
        self._listening.set()
        await self._closing.wait()
        await serving.close()
        unlogged()

    @property
    def url(self):
        return self.database or str(self.store)

    def further(self):
        """Further doors."""
        return ()

    def do(self, work):
        """Run a coroutine in the club, and return its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def gather(self, opener, game, bots=0, **options):
        """Open a table, at which somebody who is in the club sits then; return its number."""
        visitor = next(each for each in self.club.presence.visitors if each.name == opener)
        typed = {name: str(value) for name, value in options.items()}
        setup = Setup(catalogue.find(game), bots=bots, options=typed)
        return self.do(self.club.gather(visitor, setup, "anyone")).number

    @property
    def log(self):
        return "\n".join(self.lines)

    def close(self):
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(PATIENCE)


class Seeded(Here):
    """A club whose games have one seed."""

    seed = staticmethod(lambda: 3)


class Often(Here):
    """As Here, for those who try passphrases and passkeys one after the other."""

    limits = replace(MANY, passphrases=Share(*[1000] * 4, 10))
