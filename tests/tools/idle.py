"""A clock that goes back while processes compute: how long nothing can come any more, on a machine of any speed.

    clock = Idle(os.getpid())
    while clock.seconds < 0.5:
        clock.look()
        time.sleep(TICK)

Linux only; nothing but the standard library is used.
"""

import os
import time
from contextlib import suppress

TICK = 0.01
"""Seconds between two looks."""
AT_WORK = ("R", "D")
"""States of a thread that computes or waits to, or reads a disk."""


class Idle:
    """Counts the seconds in which none of these processes and of those below them was at work.

    This process does not count, nor do those to `spare`.
    """

    def __init__(self, *roots, spare=()):
        self.roots, self.spare = roots, {os.getpid(), *spare}
        self.restart()

    def restart(self):
        """Count from now on: something has come."""
        self.seconds, self._looked = 0.0, time.monotonic()

    def look(self):
        """Count the time since the last look, a tick at most, if nothing is at work; else take as much away.

        What is at work hands on to the next by the kernel, which nobody sees at work: so a chain of processes that wait
        for a processor looks idle in between, each time for a moment. What wakes now and then takes little away.
        """
        now = time.monotonic()
        passed = now - self._looked
        self.seconds = max(self.seconds - passed, 0.0) if self.is_busy() else self.seconds + min(passed, 2 * TICK)
        self._looked = now

    def is_busy(self):
        """Tell whether a thread of a process below is at work."""
        return any(
            state in AT_WORK
            for process in {*self.roots, *descendants(*self.roots)} - self.spare
            for state in states(process)
        )

    def wait(self, seconds):
        """Wait until nothing was at work for so long."""
        self.restart()
        while self.seconds < seconds:
            time.sleep(TICK)
            self.look()


def descendants(*roots):
    """The numbers of all processes below these."""
    found, todo = [], list(roots)
    while todo:
        for thread in listed(f"/proc/{todo.pop()}/task"):
            with suppress(OSError), open(f"{thread}/children") as file:
                children = [int(child) for child in file.read().split()]
                found += children
                todo += children
    return found


def states(process):
    """The states of its threads."""
    for thread in listed(f"/proc/{process}/task"):
        with suppress(OSError), open(f"{thread}/stat") as file:
            yield file.read().rpartition(")")[2].split()[0]


def listed(folder):
    """The paths in a folder; none if it is gone."""
    with suppress(OSError):
        return [f"{folder}/{name}" for name in os.listdir(folder)]
    return []
