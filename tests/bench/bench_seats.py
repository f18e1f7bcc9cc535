"""An answer in ten seconds at each of very many seats: what it costs the club, and when the other player is told.

The clients are in processes of their own. Only the processor time of the servers counts. Where there are two cores, a
server has one of them for itself, and the clients have the other: so the delays are those of the server, as long as the
clients need less than their core, which their own share of it tells. Two servers share the cores with the clients.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from club_lines import MANY, Line, asked_of, used

EVERY = 10.0
"""Seconds between two answers of one seat."""
SECONDS = 30.0
AT_ONCE = 10
"""Connections that a client opens at a time."""
CLIENT = 1000
"""The most seats of a client process."""


# The clients, each a process of its own ------------------------------------------------------------------------------


async def _sits(line, port, key, floor):
    await line.open(port, "x", key)
    if floor:
        await line.until("Seat")
        return
    await line.until("Lobby|goes on")
    if "goes on" not in line.text:
        await line.says("sit", "goes on|At the table")


async def _plays(pair, first, end, delays):
    """Answer when it is due, as both players together do; each delay is from when it was due."""
    due = first
    while due < end:
        asked = await asked_of(pair)
        beside = pair[pair[0] is asked]
        await asyncio.sleep(max(due - time.monotonic(), 0))
        beside.text = ""
        asked.type("stop")
        await beside.until(r"\d")
        delays.append((time.monotonic() - due) * 1000)
        due += EVERY / 2


async def _client(ports, keys, floor):
    import asyncssh

    asyncssh.set_log_level("CRITICAL")
    lines = [Line() for _ in keys]
    at_once = asyncio.Semaphore(AT_ONCE)

    async def sits(number):
        async with at_once:
            key = asyncssh.import_private_key(keys[number])
            await _sits(lines[number], ports[number // 2 % len(ports)], key, floor)

    if floor:  # whoever comes sits beside the one before
        for number in range(len(keys)):
            await sits(number)
    else:
        await asyncio.gather(*(sits(number) for number in range(len(keys))))
    pairs = [lines[at : at + 2] for at in range(0, len(lines), 2)]
    for pair in pairs:
        if floor:
            pair[1].text = ""  # the first of each pair is asked
        await asked_of(pair)
    print("ready", flush=True)
    began = float(sys.stdin.readline())
    delays, processor = [], time.process_time()
    await asyncio.gather(
        *(
            _plays(pair, began + EVERY / 2 * number / len(pairs), began + SECONDS, delays)
            for number, pair in enumerate(pairs)
        )
    )
    print(json.dumps([delays, (time.process_time() - processor) / SECONDS]), flush=True)
    for line in lines:
        line.close()


def _waited(pid):
    """Seconds for which the threads of a process were ready and had no processor: others used it."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[1]) for thread in threads) / 1e9


def _clients(ports, keys, pids, floor=False, core=None):
    """Milliseconds of the servers for an answer, the delays, and shares of a core.

    These are what the busiest client and server used, and for how long that server waited for it.
    """
    command = [sys.executable, __file__, json.dumps(ports), "floor" if floor else "club"]
    if core is not None:
        command = ["taskset", "-c", str(core), *command]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        clients = []
        for at in range(0, len(keys), CLIENT):
            some = folder / str(at)
            some.write_text(json.dumps([key.export_private_key().decode() for key in keys[at : at + CLIENT]]))
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
            clients.append(stack.enter_context(subprocess.Popen([*command, str(some)], **pipes)))
        for client in clients:
            assert client.stdout.readline() == "ready\n"
        before, waits, began = list(map(used, pids)), list(map(_waited, pids)), time.monotonic() + 1
        for client in clients:
            client.stdin.write(f"{began}\n")
            client.stdin.flush()
        found = [json.loads(client.stdout.readline()) for client in clients]
        took = [used(pid) - spent for pid, spent in zip(pids, before, strict=True)]
        waited = [_waited(pid) - spent for pid, spent in zip(pids, waits, strict=True)]
    delays = sorted(delay for some, _ in found for delay in some)
    shares = [max(share for _, share in found), max(took) / SECONDS, max(waited) / SECONDS]
    return sum(took) / len(delays) * 1000, delays, shares


# The servers ---------------------------------------------------------------------------------------------------------


async def _gathered(store, count):
    """Members at tables of two at which a game begins; returns their keys."""
    import asyncssh
    from bench_hosts import SETUP, _header

    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(count)]
    people = [
        await store.people.register(f"P{number}q", key.get_fingerprint(), None, f"code {number}")
        for number, key in enumerate(keys)
    ]
    for one, other in zip(people[::2], people[1::2], strict=True):
        table, _ = await store.tables.gather(one, "anyone", json.dumps(SETUP))
        await store.tables.take_chair(table, other, 2)
        await store.tables.open(table, _header(), {one.id: 0, other.id: 1})
    await store.close()
    return keys


def _pin(pid, core):
    """Give a server a core for itself, where there are two."""
    if os.cpu_count() == 2:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {core})


def _load():
    return f"load {os.getloadavg()[0]:.1f}"


def _told(figure, count, found, limit, servers=1):
    took, delays, (clients, busiest, waited) = found
    late = delays[int(len(delays) * 0.99)]
    what = f"{count} seats, {servers} {'process' if servers == 1 else 'processes'}"
    yield figure(f"processor time of the club for an answer, {what}", took, "ms")
    shares = f"server {busiest:.0%} of a core, and {waited:.0%} without one; client {clients:.0%}; {_load()}"
    yield figure(
        f"answer due to the other player's line, {what}, 99 of 100 ({shares}; median {delays[len(delays) // 2]:.1f})",
        late,
        "ms",
        "goal",
        limit,
        f"at most {limit} ms",
        late <= limit,
    )


def _one(figure, count, limit, beside_floor):
    from ssh_club import Served

    from access.club.store.sqlite import sqlite_store

    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        keys = asyncio.run(_gathered(sqlite_store(home / "data" / "taverne" / "club" / "club.sqlite"), count))
        served = stack.enter_context(Served(*MANY, home=home))
        _pin(served.process.pid, 0)
        core = 1 if os.cpu_count() == 2 else None
        found = _clients([served.port], keys, [served.process.pid], core=core)
        yield from _told(figure, count, found, limit)
        if beside_floor:
            took = _floor(home, keys, core, "usual")
            name = f"the same of asyncssh as it comes with one insert a line, {count} seats"
            yield figure(name, took, "ms", "the club", found[0], "at least 1 / 1.8", found[0] <= 1.8 * took)
            took = _floor(home, keys, core, "ours")
            name = f"the same with the ciphers of the club, {count} seats"
            yield figure(name, took, "ms", "the club", found[0])


def _floor(home, keys, core, ciphers):
    """Milliseconds of asyncssh with one insert a line for an answer, with these ciphers."""
    command = [sys.executable, Path(__file__).with_name("floor_server.py"), home / f"lines of {ciphers}", ciphers]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as floor:
        try:
            port = int(floor.stdout.readline())
            _pin(floor.pid, 0)
            return _clients([port], keys, [floor.pid], floor=True, core=core)[0]
        finally:
            floor.terminate()


def _two(figure, count, limit):
    from database import Database
    from ssh_club import Served

    from access.club.store.postgres import postgres_store

    with ExitStack() as stack:
        url = stack.enter_context(Database(fsync="on")).of("seats")
        keys = asyncio.run(_gathered(postgres_store(url), count))
        served = [stack.enter_context(Served("--store", url, *MANY)) for _ in range(2)]
        found = _clients([each.port for each in served], keys, [each.process.pid for each in served])
        yield from _told(figure, count, found, limit, 2)


def thousand(figure, rounds):
    yield from _one(figure, 1000, 150, beside_floor=True)


def two_thousand(figure, rounds):
    yield from _one(figure, 2000, 150, beside_floor=False)


def four_thousand(figure, rounds):
    yield from _two(figure, 4000, 500)


ALL = (thousand, two_thousand, four_thousand)

if __name__ == "__main__":
    asyncio.run(_client(json.loads(sys.argv[1]), json.loads(Path(sys.argv[3]).read_text()), sys.argv[2] == "floor"))
