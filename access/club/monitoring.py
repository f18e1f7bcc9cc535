"""The health check and the metrics of a host, by HTTP, for Prometheus. No label holds a name, an address or talk.

A database that measures its calls stands before the one of the club.
"""

from __future__ import annotations

import asyncio
import re
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from typing import NamedTuple, Protocol, TypeVar

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector

from access.club.club import Club
from access.club.port import Port
from access.club.store.records import Unknown
from access.club.store.sql import Database, Found, Statement, Work
from access.club.store.store import Store
from access.club.tables.room import Room
from access.club.tasks import Tasks
from games.refusals import Failed

T = TypeVar("T")
MOST_HINTS = 1000
"""The most hints of this host on their way; when there are more, all count as lost."""


class Measures(Protocol):
    """Receives measurements; times are in seconds.

    The wall: a database that is measured knows no Prometheus.
    """

    def appended(self, seconds: float, refused: bool) -> None:
        """Note that a batch was recorded, or refused."""

    def failed(self) -> None:
        """Note that a call has failed, or that its outcome is unknown."""

    def hinted(self, seconds: float) -> None:
        """Note that a hint of this host has come back by the database."""


class Measured:
    """A database whose calls are measured."""

    def __init__(self, database: Database, measures: Measures) -> None:
        self._database, self._measures = database, measures
        self.now, self.moment, self.server = database.now, database.moment, database.server
        self.change, self.open_change, self.waiting = database.change, database.open_change, database.waiting
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
            self._measures.appended(took, False)
        return found

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction that records a batch."""
        return await self._timed(self._database.recorded(work), lambda stands: not stands)

    async def _timed(self, call: Awaitable[T], is_refused: Callable[[T], bool]) -> T:
        began = time.monotonic()
        with self._watched():
            found = await call
        self._measures.appended(time.monotonic() - began, is_refused(found))
        return found

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except (Failed, Unknown):
            self._measures.failed()
            raise

    async def explained(self, failure: Failed) -> Failed:
        """Return a failure with its reason."""
        return await self._database.explained(failure)

    def when_noted(self, hint: Callable[[], None]) -> None:
        """Call this from now on after each transaction with a statement that is `noted`."""
        self._database.when_noted(hint)

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
                self._measures.hinted(time.monotonic() - sent)
            yield hint

    async def scrub(self) -> None:
        """Remove deleted data from files."""
        await self._database.scrub()

    async def close(self) -> None:
        """Close the database."""
        await self._database.close()


KIND = CONTENT_TYPE_LATEST
"""The content type of the metrics."""
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
        self._append = self._times("append", "Time in which the database recorded a batch, or refused it.")
        self._hint = self._times("hint_delay", "Time until a hint of this host has come back by the database.")
        self._loop = self._times("loop_delay", "Time by which the event loop was late.")
        self._refused = Count("taverne_appends_refused", "Batches that were refused.", registry=self._registry)
        self._recording = Gauge("taverne_recording", "1 while this host can record, else 0.", registry=self._registry)
        self._errors = Count("taverne_database_errors", "Calls of the database that failed.", registry=self._registry)

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

    def appended(self, seconds: float, refused: bool) -> None:
        """Note that a batch was recorded, or refused."""
        self._append.observe(seconds)
        self._refused.inc(refused)

    def failed(self) -> None:
        """Note that a call of the database has failed, or that its fate is not known."""
        self._errors.inc()

    def hinted(self, seconds: float) -> None:
        """Note that a hint of this host has come back by the database."""
        self._hint.observe(seconds)

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
"""The longest head of a request, in bytes."""
MOST_REQUESTS = 20
"""The most requests at once; further connections are closed."""
PATIENCE = 5.0
"""Seconds for a request and its answer."""
_REQUEST = re.compile(rb"(?P<method>[A-Z]+) (?P<path>/[!-~]*) HTTP/1\.[01]\r\n")
PLAIN = "text/plain; charset=utf-8"


class HealthAnswer(NamedTuple):
    """An HTTP response."""

    status: HTTPStatus
    body: bytes = b""
    kind: str = PLAIN


class Health:
    """Serves pages by path, each made by a function."""

    def __init__(self, tasks: Tasks, pages: dict[str, Callable[[], Awaitable[HealthAnswer]]]) -> None:
        self._tasks, self._pages = tasks, pages
        self._listening: Port | None = None
        self._requests: set[asyncio.Task[None]] = set()
        self.port = 0

    def open(self, host: str, port: int) -> None:
        """Listen from now on; for port 0, at a free one. Raises Failed."""
        self._listening = Port(host, port, self._tasks, self._taken)
        try:
            self._listening.open()
        except Failed as error:
            raise Failed(error.reason, **{**error.facts, "way": "health"}) from None
        self.port = self._listening.number

    def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.close()

    def _taken(self, connection: socket.socket, address: str) -> None:
        if len(self._requests) >= MOST_REQUESTS:
            connection.close()
            return
        answering = self._tasks.start("monitoring", self._answer(connection))
        self._requests.add(answering)
        answering.add_done_callback(self._requests.discard)

    async def _answer(self, connection: socket.socket) -> None:
        """Answer one request; a connection whose request is malformed, too long or too slow is closed."""
        broken = (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError)
        with suppress(*broken):
            reader, writer = await asyncio.open_connection(sock=connection, limit=MOST_HEAD)
            try:
                async with asyncio.timeout(PATIENCE):
                    request = _REQUEST.match(await reader.readuntil(b"\r\n\r\n"))
                    method, path = (request["method"], request["path"].decode()) if request else (b"", "")
                    writer.write(_written(await self._page(method, path), with_body=method != b"HEAD"))
                    await writer.drain()
            finally:
                writer.close()

    async def _page(self, method: bytes, path: str) -> HealthAnswer:
        make = self._pages.get(path.partition("?")[0])
        if not method:
            return HealthAnswer(HTTPStatus.BAD_REQUEST)
        if make is None:
            return HealthAnswer(HTTPStatus.NOT_FOUND)
        return await make() if method in (b"GET", b"HEAD") else HealthAnswer(HTTPStatus.METHOD_NOT_ALLOWED)


def _written(page: HealthAnswer, with_body: bool) -> bytes:
    """Return the bytes of an HTTP response."""
    lines = (
        f"HTTP/1.1 {page.status.value} {page.status.phrase}",
        f"Content-Type: {page.kind}",
        f"Content-Length: {len(page.body)}",
        *(["Allow: GET, HEAD"] if page.status == HTTPStatus.METHOD_NOT_ALLOWED else []),
        "Cache-Control: no-store",
        "Connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + (page.body if with_body else b"")


def pages(
    trouble: Callable[[], Awaitable[str]], closes: Callable[[], bool], figures: Callable[[bool], bytes], kind: str
) -> dict[str, Callable[[], Awaitable[HealthAnswer]]]:
    """Return the pages of a host: its health, and its figures, a text of this kind.

    Both tell whether the host can record; `trouble` returns the reason why not. One that `closes` is not found: a proxy
    sends it no newcomers then, but leaves its people the time to finish their lines.
    """

    async def health() -> HealthAnswer:
        if closes():
            return HealthAnswer(HTTPStatus.NOT_FOUND, b"closing\n")
        wrong = await trouble()
        return HealthAnswer(
            HTTPStatus.SERVICE_UNAVAILABLE if wrong else HTTPStatus.OK, f"{wrong or 'recording'}\n".encode()
        )

    async def metrics() -> HealthAnswer:
        return HealthAnswer(HTTPStatus.OK, figures(not await trouble()), kind)

    return {"/health": health, "/metrics": metrics}
