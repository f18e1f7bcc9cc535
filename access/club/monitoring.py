"""The health check and the metrics of a host, by HTTP, for Prometheus. No label holds a name, an address or talk.

A database that measures its calls stands before the one of the club.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector

from access.club.club import Club
from access.club.log import unlogged
from access.club.port import Port
from access.club.store.sql import Database, Found, Statement, Unknown, Work
from access.club.store.store import Store
from access.club.tables.room import Room
from access.club.tasks import Tasks
from games.refusals import Failed

T = TypeVar("T")
log = logging.getLogger(__name__)
MOST_HINTS = 1000
"""The most hints of this host on their way; when there are more, all count as lost."""


SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
"""The bounds of the buckets of histograms."""
LOOKS = 0.5
"""Seconds between two measurements of the lag of the event loop."""
STATES = ("gathering", "playing", "resting", "tournament", "over")


class Figures:
    """The metrics of a host since its start."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.append = self._times("append", "Time in which the database recorded a batch, or refused it.")
        self.hint = self._times("hint_delay", "Time until a hint of this host has come back by the database.")
        self._loop = self._times("loop_delay", "Time by which the event loop was late.")
        self.refused = Count("taverne_appends_refused", "Batches that were refused.", registry=self._registry)
        self._recording = Gauge("taverne_recording", "1 while this host can record, else 0.", registry=self._registry)
        self.errors = Count("taverne_database_errors", "Calls of the database that failed.", registry=self._registry)

    def _times(self, name: str, help_text: str) -> Histogram:
        return Histogram(f"taverne_{name}_seconds", help_text, buckets=SECONDS, registry=self._registry)

    def text(self, is_recording: bool) -> bytes:
        """Return the metrics in the text format of Prometheus."""
        self._recording.set(is_recording)
        return generate_latest(self._registry)

    # Measuring

    def measured(self, store: Store) -> Store:
        """Return the store with its database measured."""
        return Store(Measured(store.database, self), store.shared, store.random_bytes)

    async def measure_loop(self, pause: float = LOOKS) -> None:
        """Measure the lag of the event loop, until this is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + pause
            await asyncio.sleep(pause)
            self._loop.observe(max(loop.time() - due, 0.0))

    # Counting

    def count(self, club: Club) -> None:
        """Add the counts of a club to the metrics."""
        self._registry.register(_Counted(club))


class Measured:
    """A database whose calls are measured."""

    def __init__(self, database: Database, figures: Figures) -> None:
        self._database, self._figures = database, figures
        self.now, self.moment, self.server = database.now, database.moment, database.server
        self.change, self.open_change, self.waiting = database.change, database.open_change, database.waiting
        self.explained, self.when_noted = database.explained, database.when_noted
        self.scrub, self.close = database.scrub, database.close
        self._hints: dict[str, float] = {}
        """The hints of this host that have not come back yet, with the times of sending."""

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction."""
        with self._watched():
            return await self._database.run(work)

    async def one(self, text: str, *values: object) -> Found:
        """Run one statement."""
        with self._watched():
            return await self._database.one(text, *values)

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement that records a batch."""
        return await self._timed(self._database.recorded_one(statement), lambda found: found.count == 0)

    async def recorded_several(self, statement: Statement) -> Found:
        """Run one statement that records several batches; each refused one is sent again alone, and counts then."""
        began = time.monotonic()
        with self._watched():
            found = await self._database.recorded_several(statement)
        took = time.monotonic() - began
        for _ in found.rows:
            self._figures.append.observe(took)
        return found

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction that records a batch."""
        return await self._timed(self._database.recorded(work), lambda stands: not stands)

    async def _timed(self, call: Awaitable[T], is_refused: Callable[[T], bool]) -> T:
        began = time.monotonic()
        with self._watched():
            found = await call
        self._figures.append.observe(time.monotonic() - began)
        self._figures.refused.inc(is_refused(found))
        return found

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except (Failed, Unknown):
            self._figures.errors.inc()
            raise

    async def announce(self, hint: str) -> None:
        """Send a hint to all hosts."""
        if len(self._hints) >= MOST_HINTS:
            self._hints.clear()
        self._hints[hint] = time.monotonic()
        await self._database.announce(hint)

    async def announced(self) -> AsyncIterator[str]:
        """Yield the hints of all hosts."""
        async for hint in self._database.announced():
            if (sent := self._hints.pop(hint, None)) is not None:
                self._figures.hint.observe(time.monotonic() - sent)
            yield hint


class _Counted:
    """The metrics that are counted at each scrape."""

    def __init__(self, club: Club) -> None:
        self._club = club

    def collect(self) -> Iterable[Metric]:
        """Yield the current metrics."""
        club, visitors = self._club, self._club.presence.visitors
        people = {visitor.account.id for visitor in visitors}
        yield CounterMetricFamily("taverne_answers", "Answers of people that were recorded.", value=club.answers)
        yield GaugeMetricFamily("taverne_people", "People who are at this host.", value=len(people))
        yield GaugeMetricFamily("taverne_sessions", "Connections of people who are at this host.", value=len(visitors))
        timeline = club.store.hosts.timeline
        told = "Time line of the database server of this host. A promoted standby begins a new one."
        yield GaugeMetricFamily("taverne_database_timeline", told, value=timeline)
        waiting = club.worker.waiting if club.worker is not None else 0
        yield GaugeMetricFamily("taverne_bots_waiting", "Tables that wait for a bot.", value=waiting)
        tables = GaugeMetricFamily("taverne_tables", "Tables that this host knows.", labels=["state"])
        found = Counter(map(_state, club.rooms.values()))
        for state in STATES:
            tables.add_metric([state], found[state])
        tables.add_metric(["failed"], len(club.rooms.closed))
        yield tables


def _state(room: Room) -> str:
    """Return the state of a table; a resting one has nobody here."""
    if room.over:
        return "over"
    if room.contest is not None and not room.listed.tournament:
        return "tournament"
    if room.table is None:
        return "gathering"
    return "resting" if room.table.rests else "playing"


MOST_HEAD = 1 << 13
"""The longest line of the head of a request, in bytes."""
MOST_HEADERS = 64
MOST_REQUESTS = 20
"""The most requests at once; further connections are closed."""
PATIENCE = 5.0
"""Seconds for a request and its answer."""


class Health:
    """Serves two pages of a host: its health, and its figures, a text of Prometheus.

    Both tell whether the host can record; `trouble` returns the reason why not. One that `closes` is not found: a proxy
    sends it no newcomers then, but leaves its people the time to finish their lines. Each connection has one request.
    """

    def __init__(
        self,
        tasks: Tasks,
        trouble: Callable[[], Awaitable[str]],
        closes: Callable[[], bool],
        figures: Callable[[bool], bytes],
    ) -> None:
        self._tasks, self._trouble, self._closes, self._figures = tasks, trouble, closes, figures
        app = web.Application(middlewares=[_answered])
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(
            app,
            access_log=None,
            logger=unlogged(__name__),
            handle_signals=False,
            max_line_size=MOST_HEAD,
            max_field_size=MOST_HEAD,
            max_headers=MOST_HEADERS,
            lingering_time=0.0,
            shutdown_timeout=0.0,
        )
        self._listening: Port | None = None
        self._connecting: set[asyncio.Protocol] = set()
        self.port = 0

    async def open(self, host: str, port: int) -> None:
        """Listen from now on; for port 0, at a free one. Raises Failed."""
        await self._runner.setup()
        self._listening = Port(host, port, self._tasks, self._taken)
        try:
            self._listening.open()
        except Failed as error:
            raise Failed(error.reason, **{**error.facts, "way": "health"}) from None
        self.port = self._listening.number

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.close()
        await self._runner.cleanup()

    def _taken(self, connection: socket.socket, address: str) -> None:
        server = self._runner.server
        assert server is not None
        if len({*server.connections, *self._connecting}) >= MOST_REQUESTS:  # for a moment one is among both
            connection.close()
            return
        served: asyncio.Protocol = server()
        self._connecting.add(served)
        connecting = self._tasks.start("monitoring", _connect(connection, served))
        connecting.add_done_callback(lambda _: self._connecting.discard(served))

    async def _health(self, request: web.Request) -> web.Response:
        if self._closes():
            return web.Response(status=404, text="closing\n")
        wrong = await self._trouble()
        return web.Response(status=503 if wrong else 200, text=f"{wrong or 'recording'}\n")

    async def _metrics(self, request: web.Request) -> web.Response:
        figures = self._figures(not await self._trouble())
        return web.Response(body=figures, headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _connect(connection: socket.socket, served: asyncio.Protocol) -> None:
    """Serve a connection, which is closed if it is too slow."""
    loop = asyncio.get_running_loop()
    try:
        connection.setblocking(False)
        transport, _ = await loop.connect_accepted_socket(lambda: served, connection)
    except OSError:  # it is gone already
        connection.close()
    else:
        loop.call_later(PATIENCE, transport.abort)


@web.middleware
async def _answered(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Return a response that is the last one of its connection, and kept by nobody."""
    try:
        response = await handler(request)
    except web.HTTPException as error:
        response = web.Response(status=error.status, headers=error.headers)
    except Exception:
        log.exception("request failed")
        response = web.Response(status=500)
    response.headers.update({"Cache-Control": "no-store", "Server": "Taverne"})
    response.force_close()
    return response
