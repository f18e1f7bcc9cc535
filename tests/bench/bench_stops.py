"""The longest stop of a club's event loop while bots compute in their process, and persons do nothing."""

import asyncio
import tempfile
import time
from pathlib import Path

from clubhouse import house

from access.club.tables.bots import BotProcess


def longest_stop(game, setup, rounds=3):
    """Milliseconds: the median of the longest stops of some games."""
    found = sorted(asyncio.run(_played(game, setup)) for _ in range(rounds))
    return found[len(found) // 2]


async def _played(game, setup):
    with tempfile.TemporaryDirectory() as folder:
        async with house(Path(folder), worker=BotProcess()) as club:
            anna = await club.member("Anna")
            await anna.says(f"open {game}", "Open\\?")
            for line in ("bots 5", "level best", setup):
                await anna.says(line, "Open\\?")
            await anna.says("", "Table 1")
            stops = []

            async def tick():
                while True:
                    began = time.perf_counter()
                    await asyncio.sleep(0.001)
                    stops.append((time.perf_counter() - began - 0.001) * 1000)

            ticking = asyncio.ensure_future(tick())
            await anna.says("start", "At the table")
            table = next(iter(club.club.rooms.values())).table
            async with table._lock:  # a bot plays for her, and she stays: so the table goes on
                await table._record(table.replica.stand_in(0, "best", [0]), None)
            while not table.over:
                await table.go_on()
                await asyncio.sleep(0.01)
            ticking.cancel()
            return max(stops)
