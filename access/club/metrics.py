"""Figures of a club for Prometheus, on a port of this machine alone."""

from __future__ import annotations

from access.club.club import Club
from games.refusals import Failed

HOST = "127.0.0.1"


def publish(club: Club, port: int) -> None:
    """Let Prometheus read how many people and tables there are. Raises ImportError and Failed."""
    from prometheus_client import CollectorRegistry, Gauge, start_http_server

    registry = CollectorRegistry()
    people = Gauge("taverne_people", "Connections of people in the club.", registry=registry)
    people.set_function(lambda: len(club.presence.visitors))
    tables = Gauge("taverne_tables", "Tables that are not over.", registry=registry)
    tables.set_function(lambda: len(club.rooms))
    try:
        start_http_server(port, HOST, registry)
    except OSError as error:
        raise Failed("club-cannot-listen", address=f"{HOST}:{port}", why=error, way="metrics") from None
