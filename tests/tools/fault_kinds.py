"""The kinds of faults of a club on several hosts: each happens to the world of `recovery`."""

import asyncio
import os
import signal
from contextlib import suppress

NEWS = 500
"""The number of news at once."""


async def killed(world):
    host = world.host()
    await asyncio.to_thread(host.kill)
    await asyncio.sleep(0.5)
    await asyncio.to_thread(host.start_again)


async def stopped(world):
    host = world.host()
    os.kill(host.process.pid, signal.SIGSTOP)
    await world.lasts()
    os.kill(host.process.pid, signal.SIGCONT)


async def late(world):
    cable = world.cable()
    cable.delay = 2.0
    await world.lasts()
    await cable.mend()


async def refused(world):
    cable = world.cable()
    cable.refuse()
    await world.lasts()
    await cable.mend()


async def swallowed(world):
    cable = world.cable()
    cable.cut(swallows=True)
    await world.lasts()
    await cable.mend()


async def reset(world):
    world.cable().reset()


async def half_closed(world):
    world.cable().half_close()


async def ended(world):
    await asyncio.to_thread(world.cut_backends)


async def hints_lost(world):
    await asyncio.to_thread(world.cut_backends, " AND query LIKE 'LISTEN%'")


async def restarted(world, how=signal.SIGINT):
    await asyncio.to_thread(world.database.stop, how)
    await asyncio.to_thread(world.database.start)


async def crashed(world):
    await restarted(world, signal.SIGQUIT)


async def hung(world):
    world.database.freeze()
    await world.lasts()
    world.database.thaw()


async def taken(world):
    connections = await asyncio.to_thread(world.database.take_all)
    await world.lasts()
    for connection in connections:
        connection.close()


async def read_only(world):
    await asyncio.to_thread(world.database.read_only)
    await world.lasts()
    await asyncio.to_thread(world.database.read_only, False)


async def full(world):
    filler = await asyncio.to_thread(world.small_place) / "filler"
    with open(filler, "wb", buffering=0) as file, suppress(OSError):
        while file.write(b"." * 4096):
            pass
    await world.lasts()
    filler.unlink()


async def standby_takes_over(world, is_synchronous=True):
    """The primary dies; what leads to it leads to its standby from then on. One that is behind lacks the last seconds."""
    primary = world.database
    standby = await asyncio.to_thread(primary.standby, is_synchronous)
    if not is_synchronous:
        await asyncio.to_thread(standby.stop)
        await asyncio.sleep(2)
        world.signal_hosts(signal.SIGSTOP)
        await world.rests()
        world.lost += await world._journals()
    await asyncio.to_thread(primary.stop, signal.SIGQUIT)
    if not is_synchronous:
        await asyncio.to_thread(standby.start)
        world.signal_hosts(signal.SIGCONT)
    standby.tell("SELECT pg_promote()")
    await world.lead_to(standby)


async def standby_behind_takes_over(world):
    await standby_takes_over(world, is_synchronous=False)


async def many_news(world):
    news = "INSERT INTO news (at, host, what) SELECT 0, '', '{\"person\": 1}' FROM generate_series(1, ?)"
    await world._rows(news, NEWS)
    await world._rows("SELECT pg_notify('taverne', 'ffffffff 1')")


KINDS = {
    each.__name__.replace("_", " "): each
    for each in (
        *(killed, stopped, late, refused, swallowed, reset, half_closed, ended, hints_lost, restarted, crashed),
        *(hung, taken, read_only, many_news, standby_takes_over, standby_behind_takes_over, full),
    )
}
OVERLAP = {"killed", "stopped", "late", "swallowed", "reset", "half closed", "ended", "hints lost", "many news"}
"""The kinds for pairs of faults at once."""
