"""Figures of `taverne run`: a line, a prompt, floods beside the bare program, and the start beside our own face."""

import os
import resource
import statistics
import sys
import time
from pathlib import Path

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


def taken(command):
    """The seconds that a command takes on a terminal that reads all, and those of the processor, with its children."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    child, terminal = started(command, dict(os.environ))
    try:
        while os.read(terminal, 1 << 16):
            pass
    except OSError:
        pass
    os.waitpid(child, 0)
    os.close(terminal)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic() - begun, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def beyond_start(*command):
    """The same under `taverne run`, without what a program takes there which does nothing."""
    return [
        all_of_it - start for all_of_it, start in zip(taken((*OURS, *command)), taken((*OURS, "true")), strict=True)
    ]


def floods(figure, rounds):
    """By the clock, which other programs disturb, and by the processor, which takes each byte twice."""
    for name, (command, most, goal) in FLOODS.items():
        shell = ("sh", "-c", command)
        found = in_turn([lambda s=shell: taken(s), lambda s=shell: beyond_start(*s)], rounds)
        bare, ours = ([statistics.median(each) for each in zip(*of, strict=True)] for of in found)
        what = f"taverne run: {name}"
        yield figure(what, ours[0], "s beyond the start", "bare", bare[0], goal, ours[0] <= most(bare[0]))
        yield figure(f"{what}, processor", ours[1], "s beyond the start", "bare", bare[1])


def prompts(figure, rounds):
    """The processor's part of a prompt that is told, answered and echoed, beside the bare one."""

    def each(*command):
        command = (*command, "sh", "-c", "while printf 'Name? '; read x; do :; done")
        child, terminal = started(command, dict(os.environ))
        for _ in range(100):
            shown = b""
            while not shown.endswith(b"Name? "):
                shown += os.read(terminal, 4096)
            os.write(terminal, b"Ann\r")
        threads = Path(f"/proc/{child}/task").glob("*/schedstat")
        spent = sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6
        os.close(terminal)
        os.waitpid(child, 0)
        return spent

    (bare, ours), start = (
        in_turn([each, lambda: each(*OURS)], rounds),
        in_turn([lambda: at_terminal(*OURS[3:], *PROMPT, first=rb"Name\?")[0]], rounds)[0],
    )
    value = (statistics.median(ours) - statistics.median(start)) / 100
    yield figure(
        "taverne run: a prompt",
        value,
        "ms of the processor",
        "bare",
        statistics.median(bare) / 100,
        "at most 25 ms",
        value <= 25,
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


ALL = (single, start, prompts, floods)
