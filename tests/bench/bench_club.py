"""Figures of a club: memory, processor time and delays, with clients that do nothing but wait and type."""

import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from club_lines import MANY, Line, asked_of, at_tables, kilobytes, register, used
from ssh_club import Served, free

SESSIONS, SEATS, ROUNDS = 300, 2000, 2
FLOOR_SEATS, FLOOR_TURNS = 1000, 3
ATTACK = 6


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


async def _sessions(figure, served):
    """Sessions at rest in the lobby: what each costs in memory, and its connecting in processor time."""
    keys = await register(served, SESSIONS)
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
    keys = await register(served, FLOOR_SEATS)
    lines = await at_tables(served, keys)
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
    lines = await at_tables(served, await register(served, SEATS))
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
