"""Recovery has limits, from the players' side: over real SSH and HAProxy, whatever fails."""

import asyncio
import os

import pytest
from database import Database
from recovery import KINDS, SLACK, Recovery, told

SECONDS = int(os.environ.get("SOAK", "0"))
SHORT = ("killed", "stopped", "reset", "ended")
PEOPLE, LONGEST = 12, float(os.environ.get("LONGEST", "40"))
"""How many play, and how long a fault lasts at most."""
pytestmark = [pytest.mark.in_database, pytest.mark.connected, pytest.mark.proxied]


def spent(database, place, kinds, seconds=0, **options):
    """Spend an evening with these faults; returns the world."""
    world = Recovery(database, database.of(place), seed=11, **options)
    try:
        rows = asyncio.run(world.spend(kinds, seconds))
    finally:
        world.close()
    print(*told(rows), f"{world.lines} lines, {world.answers} answers", sep="\n")
    for kind, _, worst, limit, _ in rows:
        assert worst < limit * SLACK, kind
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
