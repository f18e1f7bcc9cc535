"""Ends the leftovers of an interrupted test run: a screen reader, its screen and buses, a display.

Orca starts only if no other one runs here. Each harness marks what it starts with itself, and what is started from there
inherits the mark. Linux only; nothing but the standard library is used.
"""

import fcntl
import os
import select
import signal
import tempfile
import time
from contextlib import suppress

MARK = "TAVERNE_TESTS_STARTED_BY"
GENTLY = 3
"""Seconds to end in."""
REAPED = 20
"""The most seconds until whoever adopts a process takes note of its end."""


def mark():
    """The environment variable for child processes."""
    return {MARK: identity(os.getpid())}


def identity(process):
    """The number of a process with the time of its start, since numbers come again; None if it has ended."""
    try:
        with open(f"/proc/{process}/stat") as file:
            state, *others = file.read().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else f"{process}.{others[18]}"


def starter(process):
    """The identity of the harness that started a process; None for all other processes."""
    with suppress(OSError), open(f"/proc/{process}/environ", "rb") as file:
        for variable in file.read().split(b"\0"):
            name, _, value = variable.partition(b"=")
            if name == MARK.encode():
                return value.decode()
    return None


def started_by(harness):
    """The numbers of the running processes that the harness of this identity started."""
    return [process for process in _running() if starter(process) == harness]


def is_left_over(process):
    """Tell whether the harness that started a process has ended; one of a container has numbers of its own."""
    harness = starter(process)
    if harness is None or _numbers(process) != _numbers("self"):
        return False
    return identity(harness.partition(".")[0]) != harness


def _numbers(process):
    """The namespace of the number of a process: that of this machine, or of a container."""
    with suppress(OSError):
        return os.readlink(f"/proc/{process}/ns/pid")


def locked(name):
    """A lock that one process of this user has at a time; it ends when the file is closed, and with the process."""
    lock = open(os.path.join(tempfile.gettempdir(), f"{name}-{os.getuid()}.lock"), "w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def end_left_over():
    """End all processes whose harness has ended, and wait until they are gone: Orca counts those not yet reaped, too."""
    with locked("taverne-left-over"):
        _end_left_over()


def _end_left_over():
    found = [process for process in _running() if is_left_over(process)]
    watched = select.poll()
    ending = {each for process in found if (each := _opened(process)) is not None}
    for each in ending:
        watched.register(each, select.POLLIN)
    for number, milliseconds in ((signal.SIGTERM, GENTLY * 1000), (signal.SIGKILL, None)):
        for each in ending:
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(each, number)
        while ending and (gone := [each for each, _ in watched.poll(milliseconds)]):
            for each in gone:
                watched.unregister(each)
                os.close(each)
            ending -= {*gone}
    end = time.monotonic() + REAPED
    while any(os.path.exists(f"/proc/{process}") for process in found) and time.monotonic() < end:
        time.sleep(0.02)


def _opened(process):
    """A descriptor of a process that is left over: its number can come to no other one while it is ended."""
    try:
        found = os.pidfd_open(process)
    except OSError:
        return None
    if is_left_over(process):
        return found
    os.close(found)
    return None


def _running():
    return [int(name) for name in os.listdir("/proc") if name.isdigit() and int(name) != os.getpid()]
