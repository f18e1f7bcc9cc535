"""Ends the leftovers of an interrupted test run: a screen reader, its screen and buses, a display.

Orca starts only if no other one runs here. Each harness marks its child processes with its identity, and their children
inherit the mark. Linux only; nothing but the standard library is used.
"""

import os
import select
import signal
import time
from contextlib import suppress

MARK = "TAVERNE_TESTS_STARTED_BY"
GENTLY = 3
"""Seconds for a gentle end, before the kill."""
REAPED = 20
"""The most seconds until an ended process is reaped."""


def mark():
    """The environment variable for child processes."""
    return {MARK: identity(os.getpid())}


def identity(process):
    """The number and the starting time of a process, since numbers come again; None after its end."""
    try:
        with open(f"/proc/{process}/stat") as file:
            state, *others = file.read().rpartition(")")[2].split()
    except OSError:
        return None
    return None if state in "ZX" else f"{process}.{others[18]}"


def starter(process):
    """The identity of the harness of a process; None for all other processes."""
    with suppress(OSError), open(f"/proc/{process}/environ", "rb") as file:
        for variable in file.read().split(b"\0"):
            name, _, value = variable.partition(b"=")
            if name == MARK.encode():
                return value.decode()
    return None


def started_by(harness):
    """The numbers of the running processes of the harness with this identity."""
    return [process for process in _running() if starter(process) == harness]


def is_left_over(process):
    """Tell whether the harness of a process has ended; processes of a container never count as left over."""
    harness = starter(process)
    if harness is None or _numbers(process) != _numbers("self"):
        return False
    return identity(harness.partition(".")[0]) != harness


def _numbers(process):
    """The namespace of the number of a process: that of this machine, or of a container."""
    with suppress(OSError):
        return os.readlink(f"/proc/{process}/ns/pid")


def locked(name):
    """A lock between the processes of this user, also of other runs; the end of the file or of the process releases it."""
    import fcntl

    lock = open(f"/tmp/{name}-{os.getuid()}.lock", "w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    return lock


def end_left_over():
    """End all leftover processes, and wait until they are reaped: Orca counts unreaped ones, too."""
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
    """A descriptor of a leftover process, so that no other one gets its number meanwhile; None if it has ended."""
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
