"""Recovery has limits, from the players' side: over real SSH and HAProxy, whatever fails."""

import asyncio
import os
import re
import socket
from contextlib import ExitStack, closing

import pytest
from balancer import Balancer, configured, greeting
from database import Database
from fault_kinds import KINDS
from ports import free_port
from recovery import SILENCE, SLACK, Recovery, told
from ssh_club import Served

from access.club.store.postgres import postgres_store

SECONDS = int(os.environ.get("SOAK", "0"))
SHORT = ("killed", "stopped", "reset", "ended")
PEOPLE, LONGEST = 12, float(os.environ.get("LONGEST", "40"))
"""How many play, and how long a fault lasts at most."""
pytestmark = [
    pytest.mark.in_database,
    pytest.mark.connected,
    pytest.mark.proxied,
    pytest.mark.posix("HAProxy and PostgreSQL of Debian"),
]


def test_whoever_comes_just_after_a_host_has_died_is_led_to_another_one(tmp_path):
    """Before its health was asked again: HAProxy would send most of them to the one that has no connections left."""
    with greeting() as (door, health):
        port, hosts = free_port(), [(free_port(), health), (door, health)]
        balancer = Balancer(tmp_path, port, configured(port, hosts))
        try:
            for _ in range(4):
                with socket.create_connection(("127.0.0.1", balancer.port)) as newcomer:
                    assert newcomer.recv(10) == b"hello"
        finally:
            balancer.close()


def test_who_has_half_a_line_at_a_host_that_drains_behind_haproxy_finishes_it_and_newcomers_come_elsewhere(
    database, tmp_path
):
    url, hosts, doors = database.of(tmp_path), [], []
    with ExitStack() as open_things:
        for _ in range(2):
            watched = ("--proxied", "--health", f"127.0.0.1:{free_port()}")
            host = open_things.enter_context(Served("--store", url, "--drain", *watched))
            hosts.append(host)
            doors.append((host.port, watched[-1].rpartition(":")[2]))
        host.door = free_port()
        balancer = open_things.enter_context(closing(Balancer(tmp_path, host.door, configured(host.door, doors))))
        anna = host.member("Anna", "-tt")
        anna.type("tab", end="")
        anna.until("tab$")
        asyncio.run(drain_the_host_with_people(url))
        drained = hosts[int(balancer.until("Server club/h([01]) is (stopping|DOWN)")[1])]
        ben = host.member("Ben", "-tt")
        anna.type("les")
        anna.until("No tables")
        anna.until("This host of the club closes for a while")
        anna.ends()
        ben.says("tables", "No tables")
        assert drained.process.stdout.read().endswith(
            "This host of the club is closed; others go on. Everything is saved.\n"
        )


async def drain_the_host_with_people(url):
    """Drain it, as the keeper does by its name."""
    store = postgres_store(url)
    (there,) = [each for each in await store.hosts.every() if each.people]
    await store.hosts.drain(there.id)
    await store.close()


def test_the_people_of_a_host_that_hangs_have_two_seconds_left_to_sit_down_elsewhere():
    known = configured(1, [(2, 3)])
    found = [re.search(rf"{name} (\d+)(ms|s)\b", known) for name in ("check inter", "timeout check")]
    asks, waits = (int(each[1]) / (1000 if each[2] == "ms" else 1) for each in found)
    until_closed = int(re.search(r"fall (\d+)", known)[1]) * (asks + waits)
    assert until_closed + 2 <= SILENCE


def spent(database, place, kinds, seconds=0, **options):
    """Spend an evening with these faults; returns the world."""
    world = Recovery(database, database.of(place), seed=11, **options)
    try:
        asyncio.run(world.spend(kinds, seconds))
    finally:
        world.close()
        print(*told(world.rows), sep="\n")
    print(f"{world.lines} lines, {world.answers} answers")
    for kind, _, worst, limit, _ in world.rows:
        assert worst < limit * SLACK, f"{kind}: {world.worst[kind]}"
    return world


@pytest.mark.everything
@pytest.mark.timeout(240)
def test_what_players_hear_stands_in_the_journals_and_nobody_waits_in_silence(database, tmp_path):
    world = spent(database, tmp_path, SHORT, people=6, longest=3)
    assert world.lines > 50


@pytest.mark.soak
@pytest.mark.timeout(SECONDS + 600)
def test_every_kind_of_fault_alone_and_overlapping(tmp_path):
    with Database(max_connections=60) as database:
        world = spent(database, tmp_path, KINDS, max(SECONDS - 300, 60), people=PEOPLE, longest=LONGEST)
    assert world.lines > 500
