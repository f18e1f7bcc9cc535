"""Figures of `taverne run`: a line, a prompt, floods beside the bare program, and the start beside our own face."""

import os
import statistics
import sys
import time

import runs
from bench_start import FACE, at_terminal, in_turn
from terminals import started

OURS = (sys.executable, "-m", "access", "run", "--speech", "off", "--")
FLOODS = {
    "10 MB of plain text": (
        "head -c 10000000 /dev/zero | tr '\\0' x | fold -w 79",
        lambda bare: bare + 1,
        "at most 1 s more",
    ),
    "100,000 lines": ("seq 100000", lambda bare: bare * 1.6, "at most 1.6 times"),
    "20,000 lines, 10,000 a second": (
        'python3 -c "import time\nt = time.time()\nfor n in range(20000):\n    print(n, flush=True)\n'
        '    if not n % 100: time.sleep(max(0, t + n / 10000 - time.time()))"',
        lambda bare: bare * 1.25,
        "not slower",
    ),
}
"""A command of a shell, and the most seconds by those of the bare one."""
PROMPT = ("sh", "-c", "printf 'Name? '; read x")


def seconds(command):
    """How long a command takes on a terminal that reads all."""
    begun = time.monotonic()
    child, terminal = started(command, dict(os.environ))
    try:
        while os.read(terminal, 1 << 16):
            pass
    except OSError:
        pass
    os.waitpid(child, 0)
    os.close(terminal)
    return time.monotonic() - begun


def floods(figure, rounds):
    """Without the time that a program takes which does nothing."""
    begun = statistics.median(seconds((*OURS, "true")) - seconds(("true",)) for _ in range(rounds))
    for name, (command, most, goal) in FLOODS.items():
        shell = ("sh", "-c", command)
        bare, ours = map(
            statistics.median, in_turn([lambda s=shell: seconds(s), lambda s=shell: seconds((*OURS, *s))], rounds)
        )
        yield figure(
            f"taverne run: {name}", ours - begun, "s beyond the start", "bare", bare, goal, ours - begun <= most(bare)
        )


def a_line():
    """Milliseconds from a line that the program has written to its telling."""
    person = runs.Person()
    taken = []
    for number in range(1000):
        person.now += 1
        begun = time.perf_counter()
        person.teller.feed(f"line {number}\r\n", person.now)
        taken.append((time.perf_counter() - begun) * 1000)
        assert person.texts[-1] == f"line {number}"
    return statistics.median(taken)


def single(figure, rounds):
    value = statistics.median(a_line() for _ in range(rounds))
    yield figure("taverne run: a line told after its write", value, "ms", goal="at most 0.5 ms", met=value <= 0.5)


def start(figure, rounds):
    found = in_turn(
        [
            lambda: at_terminal(*OURS[3:], *PROMPT, first=rb"Name\?"),
            lambda: at_terminal("", program=("-c", FACE), first=rb"Name\?"),
        ],
        rounds,
    )
    (ours, megabytes), (face, others) = (tuple(map(statistics.median, zip(*each, strict=True))) for each in found)
    yield figure(
        "taverne run: first prompt",
        ours,
        "ms of the processor",
        "our face",
        face,
        "at most 60 ms more",
        ours <= face + 60,
    )
    yield figure(
        "taverne run: its memory", megabytes, "MB", "our face", others, "at most 10 MB more", megabytes <= others + 10
    )


ALL = (single, start, floods)
