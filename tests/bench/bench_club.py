"""Figures of a club: memory, processor time and delays, with clients that do nothing but wait and type."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from ssh_club import Served, free

MANY = free(
    *("handshakes", "doors", "guests", "passphrases", "accounts", "recoveries", "talk", "comings", "tables"),
    connections=100_000,
    connections_of_a_member=100_000,
    lines_a_second=100_000,
)
TICK = os.sysconf("SC_CLK_TCK")
SESSIONS, SEATS, ROUNDS = 300, 2000, 2
FLOOR_SEATS, FLOOR_TURNS = 1000, 3
ATTACK = 6


def used(pid):
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def kilobytes(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])


class Line:
    """A connection by asyncssh, of whole lines."""

    def __init__(self):
        self.text, self.heard = "", asyncio.Event()

    async def open(self, port, name, key):
        from attackers import connect

        self.connection = await connect(port, key, name)
        self.process = await self.connection.create_process(request_pty=False, encoding="utf-8", errors="replace")
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self):
        import asyncssh

        with suppress(asyncssh.Error, OSError):
            while data := await self.process.stdout.read(65536):
                self.text += data
                self.heard.set()

    def type(self, line):
        self.text = ""
        self.process.stdin.write(f"{line}\n")

    async def until(self, pattern, seconds=60):
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, (pattern, self.text)
            self.heard.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.heard.wait(), 1)

    async def says(self, line, pattern):
        self.type(line)
        await self.until(pattern)

    def close(self):
        self.reading.cancel()
        self.connection.abort()


async def asked_of(pair):
    """Whose question stands there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for line in pair:
            if re.search(r"(\d|stop)\? $", line.text):
                return line
        await asyncio.sleep(0.002)
    raise AssertionError([line.text for line in pair])


def club(figure, rounds):
    import asyncssh

    asyncssh.set_log_level("CRITICAL")
    with Served(*MANY) as served:
        first = served.member("Anna")
        first.kill()
        yield from asyncio.run(_sessions(figure, served))
    with Served(*MANY) as served:
        yield from asyncio.run(_seats(figure, served))
    with Served(*MANY) as served:
        yield from asyncio.run(_beside_the_floor(figure, served))
    yield from _stops(figure)
    yield from _attacked(figure)


async def _register(served, count):
    """So many members in the store, all with one key each: made before, since that is not what is measured."""
    import asyncssh

    from access.club.store.sqlite import sqlite_store

    store, keys = sqlite_store(served.store), []
    for number in range(count):
        keys.append(asyncssh.generate_private_key("ssh-ed25519"))
        await store.people.register(f"P{number}q", keys[-1].get_fingerprint(), None, f"code {number}")
    await store.close()
    return keys


async def _sessions(figure, served):
    """Sessions at rest in the lobby: what each costs in memory, and its connecting in processor time."""
    keys = await _register(served, SESSIONS)
    pid = served.process.pid
    warm = [Line() for _ in range(20)]
    for line, key in zip(warm, keys, strict=False):
        await line.open(served.port, "x", key)
        await line.until("Lobby")
    before, began = kilobytes(pid), used(pid)
    lines = [Line() for _ in keys[20:]]
    for line, key in zip(lines, keys[20:], strict=True):
        await line.open(served.port, "x", key)
        await line.until("Lobby")
    count = len(lines)
    size, took = (kilobytes(pid) - before) / count, (used(pid) - began) / count * 1000
    for line in (*warm, *lines):
        line.close()
    return [
        figure("memory of one session in the lobby", size, "KB", "goal", 40, "at most 40 KB", size <= 40),
        figure("connecting by key, processor time of the club", took, "ms", "goal", 8, "at most 8 ms", took <= 8),
    ]


async def _seated(served, keys, kind=Line, opened=None):
    """Two players at each table, where a game has begun; `opened` connects one by their key."""
    lines = [kind() for _ in keys]
    for at in range(0, len(lines), 2):
        pair = lines[at : at + 2]
        for line, key in zip(pair, keys[at : at + 2], strict=True):
            await (opened(line, key) if opened else line.open(served.port, "x", key))
            await line.until("Lobby")
        await pair[0].says("open kaques", r"\? $")
        await pair[0].says("", r"Table (\d+) is open")
        number = re.search(r"Table (\d+) is open", pair[0].text)[1]
        await pair[1].says(f"sit {number}", "At the table")
        pair[0].type("start")
        await asked_of(pair)
    return lines


async def _answered(pid, lines):
    """Milliseconds of the processor for an answer, and those until the other player is told each, sorted."""
    delays, began, processor = [], time.monotonic(), used(pid)
    for count, at in enumerate([*range(0, len(lines), 2)] * ROUNDS):
        pair = lines[at : at + 2]
        asked = await asked_of(pair)
        beside = pair[pair[0] is asked]
        beside.text = ""
        due = began + count / 200
        await asyncio.sleep(max(due - time.monotonic(), 0))
        typed = time.perf_counter()
        asked.type("stop")
        await beside.until(r"\d")
        delays.append((time.perf_counter() - typed) * 1000)
    return (used(pid) - processor) / len(delays) * 1000, sorted(delays)


async def _beside_the_floor(figure, served):
    """An answer, beside one to a server that only inserts a line and tells it: both with as many seats, in turn."""
    keys = await _register(served, FLOOR_SEATS)
    lines = await _seated(served, keys)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, Path(__file__).with_name("floor_server.py"), Path(folder, "lines"), "usual"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as floor:
            port = int(floor.stdout.readline())
            bare = [Line() for _ in keys]
            for line, key in zip(bare, keys, strict=True):
                await line.open(port, "x", key)
                await line.until("Seat")
            ours, theirs = [], []
            for _ in range(FLOOR_TURNS):
                ours.append(await _answered(served.process.pid, lines))
                for line in bare[1::2]:
                    line.text = ""  # the first of each pair is asked
                theirs.append(await _answered(floor.pid, bare))
            for line in (*lines, *bare):
                line.close()
            floor.terminate()
    (took, late), (other, _) = (
        (min(each)[0], max(delays[int(len(delays) * 0.99)] for _, delays in each)) for each in (ours, theirs)
    )
    name = f"processor time of the club for an answer, {FLOOR_SEATS} seats"
    floor = "asyncssh as it comes with one insert a line"
    return [
        figure(name, took, "ms", floor, other, "at most 1.8 times", took <= 1.8 * other),
        figure(f"answer to the other player's line, {FLOOR_SEATS} seats, 99 of 100", late, "ms"),
    ]


async def _seats(figure, served):
    """Two thousand seats at a thousand tables; then answers, one after the other and 200 a second."""
    lines = await _seated(served, await _register(served, SEATS))
    size = kilobytes(served.process.pid) / SEATS
    took, delays = await _answered(served.process.pid, lines)
    median, late = delays[len(delays) // 2], delays[int(len(delays) * 0.99)]
    for line in lines:
        line.close()
    return [
        figure(
            f"memory of the club for each of {SEATS} seats at tables",
            size,
            "KB",
            "goal",
            200,
            "at most 200 KB",
            size <= 200,
        ),
        figure(
            "processor time of the club for an answer, both told",
            took,
            "ms",
            "goal",
            1.5,
            "at most 1.5 ms",
            took <= 1.5,
        ),
        figure("answer to the other player's line, median", median, "ms", "goal", 10, "at most 10 ms", median <= 10),
        figure("the same, 99 of 100", late, "ms", "goal", 50, "at most 50 ms", late <= 50),
    ]


def _stops(figure):
    """The longest stop of the event loop while five best bots play."""
    from bench_stops import longest_stop

    for game, setup in (("words", "rounds 3"), ("verflixte6", "rounds 2"), ("misericorde", "rounds 2")):
        stop = longest_stop(game, setup)
        yield figure(
            f"longest stop of the club, {game}, five best bots", stop, "ms", "goal", 30, "at most 30 ms", stop <= 30
        )


def _attacked(figure):
    """How late answers come while somebody attacks."""
    import attackers

    for attack in attackers.ALL:
        with Served(*MANY, *free(lines_a_second=10)) as served:
            served.member("Mallory").kill()
            anna = served.member("Anna", "-T")
            script = Path(attackers.__file__)
            command = [sys.executable, script, attack.__name__, served.port, served.key("Mallory"), ATTACK]
            attacking = subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)
            took = []
            while attacking.poll() is None:
                began = time.perf_counter()
                anna.says("welcome", r"Welcome to Taverne, Anna\.\s+Lobby\?")
                took.append((time.perf_counter() - began) * 1000)
                time.sleep(0.12)  # nobody types more than ten lines a second
            took.sort()
            late = took[int(len(took) * 0.99)]
            name = attack.__name__.replace("_", " ")
            yield figure(
                f"an answer beside an attack ({name}), 99 of 100",
                late,
                "ms",
                "goal",
                150,
                "at most 150 ms",
                late <= 150,
            )


ALL = (club,)
