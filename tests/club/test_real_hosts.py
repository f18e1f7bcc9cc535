"""Three real hosts on one database, which are killed, stopped and cut off: nothing that was told is lost."""

import asyncio
import os

import pytest
from host_faults import AFTERWARDS, LEAST, World

pytestmark = pytest.mark.posix("HAProxy and PostgreSQL of Debian")

SECONDS = int(os.environ.get("SOAK", "60"))


@pytest.mark.in_database
@pytest.mark.connected
@pytest.mark.everything
@pytest.mark.soak
@pytest.mark.timeout(SECONDS + 600)
def test_whatever_happens_to_hosts_and_database_the_journals_are_games_and_everybody_heard_them(database, tmp_path):
    world = World(database, database.of(tmp_path), seed=11)
    try:
        answers = asyncio.run(world.spend(SECONDS))
    finally:
        world.close()
    assert answers > LEAST
    assert world.went_on > AFTERWARDS
