"""Many tournaments of bots that begin at once: nobody else waits."""

import asyncio

import pytest
from clubhouse import in_house
from pulse import Pulse

from access.club.tables.bots import BotProcess

BOTS, MANY = 99, 5
ENDED = "SELECT count(*) FROM tables WHERE outcome IS NOT NULL"


@pytest.mark.long
def test_nobody_waits_while_five_tournaments_of_ninety_nine_bots_begin(tmp_path):
    async def evening(club):
        people = [await club.member(name) for name in ("Anna", "Ben", "Cara", "Dora", "Emil")][:MANY]
        for person in people:
            await person.says("tournament", "Open\\?")
            await person.says(f"bots {BOTS}", "Open\\?")
            await person.says("", "is open")
        async with Pulse() as pulse:
            for person in people:
                person.type("start")
            for person in people:
                await person.until("Stage 1, table 1 of 17", 60)
            while (await club.store.database.one(ENDED)).one[0] < MANY:
                await asyncio.sleep(0.1)
        pulse.check(1.0)

    worker = BotProcess()
    try:
        in_house(evening, tmp_path, worker=worker)
    finally:
        worker.close()
