"""Metrics of a host for Prometheus. No label holds a name, an address or talk."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.process_collector import ProcessCollector

from access.club.club import Club
from access.club.monitoring.measured import Measured
from access.club.store.store import Store
from access.club.tables.rooms import Room

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
