"""Calls that only POSIX systems have, each with what happens elsewhere: on Windows often the like of it.

Processes that we start end when we do, however that happens: also by SIGKILL, which nobody can handle.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from types import FrameType
from typing import IO, TYPE_CHECKING, Any

from access.system import windows

if TYPE_CHECKING:
    import asyncio
    import socket
    import subprocess
    from multiprocessing.process import BaseProcess
    from pathlib import Path


CLOSES: tuple[signal.Signals, ...] = (signal.SIGINT, signal.SIGTERM)
"""The signals that ask a program to close; a closed terminal or console is one of them."""
if sys.platform != "win32":
    CLOSES = (*CLOSES, signal.SIGHUP)
else:
    CLOSES = (*CLOSES, signal.SIGBREAK)
WORKER_OPTIONS: Mapping[str, Any] = {"start_new_session": True}
"""The options of a new process out of reach of Ctrl-C."""
if sys.platform == "win32":
    WORKER_OPTIONS = {"creationflags": windows.OWN_GROUP}
UNBOUNDED = 1 << 20
"""A number of files that no club needs."""
_SLEEP = ("", "S", "D", "U", "I", "Z", "T")
"""The states of processes that wait, or are gone, by the letters of Linux and macOS."""


def user() -> int | None:
    """Return the number of this user; None elsewhere."""
    if sys.platform == "win32":
        return None
    return os.getuid()


def account(name: str) -> int | None:
    """Return the number of the account of this name; None if there is none, and elsewhere."""
    if sys.platform == "win32":
        return None
    import pwd

    with suppress(KeyError):
        return pwd.getpwnam(name).pw_uid
    return None


def terminal_name() -> str:
    """Return the device of the terminal at standard input; nothing elsewhere. Raises OSError."""
    if sys.platform == "win32":
        return ""
    return os.ttyname(0)


def cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def read_open(path: Path, size: int) -> bytes:
    """Return the first bytes of a file that this process has open. Raises OSError.

    On POSIX closing a file gives up all locks of the process on it, also those of SQLite, so it is not opened again.
    """
    if sys.platform != "win32":
        wanted = path.stat()
        for name in os.listdir("/dev/fd"):
            with suppress(OSError):  # the one by which the folder was read is closed already
                if os.path.samestat(os.fstat(int(name)), wanted):
                    return os.pread(int(name), size, 0)
    with open(path, "rb") as file:
        return file.read(size)


def most_files() -> int:
    """Return the number of files that this process may have open, connections among them; elsewhere a large one."""
    if sys.platform == "win32":
        return UNBOUNDED
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNBOUNDED if soft == resource.RLIM_INFINITY else soft


def allow_more_files() -> None:
    """Let this process have as many files open as the system allows it."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def end_unconfirmed(connection: socket.socket, seconds: int) -> None:
    """Let a connection end whose other side confirms nothing for so long; elsewhere the system decides."""
    if sys.platform == "linux":
        import socket

        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, seconds * 1000)


def sleeps(process: int) -> bool:
    """Tell whether a process waits, or is gone, and does not compute."""
    if sys.platform == "win32":
        return windows.sleeps(process)
    if sys.platform == "linux":
        try:
            with open(f"/proc/{process}/stat", encoding="ascii", errors="replace") as file:
                return file.read().rpartition(")")[2].split()[0] in _SLEEP
        except OSError:
            return True
    import subprocess

    answer = subprocess.run(["ps", "-o", "state=", "-p", str(process)], capture_output=True, check=False)
    return answer.stdout.strip()[:1].decode("ascii", "replace") in _SLEEP


def process_runs(process: int) -> bool:
    """Tell whether a process runs."""
    if sys.platform == "win32":  # where a signal would end it
        return windows.process_runs(process)
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def kill_all(process: subprocess.Popen[bytes]) -> None:
    """Kill a process that leads a group, with all that it started; elsewhere the process alone. Raises OSError."""
    if sys.platform == "win32":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)


def never_block(descriptor: int) -> None:
    """Let reading a pipe that is empty, and writing to one that is full, return at once or raise OSError."""
    if sys.platform == "win32":
        windows.never_block(descriptor)
    else:
        os.set_blocking(descriptor, False)


def at_signal(number: signal.Signals, loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Let a signal call this in an event loop, from now on."""
    if sys.platform != "win32":
        loop.add_signal_handler(number, call)
        return

    def handle(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)

    signal.signal(number, handle)


@contextmanager
def signals_write(descriptor: int) -> Iterator[None]:
    """Let each signal write a byte to this pipe, which never blocks; where none can, do nothing.

    A call that waits for the pipe is interrupted by a signal, but not by one that came just before it, or in another
    thread. Only the main thread handles signals.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.set_wakeup_fd(descriptor, warn_on_full_buffer=False)
    try:
        time.sleep(0)  # Python 3.11 handles a signal of another thread only after this one has paused
        yield
    finally:
        signal.set_wakeup_fd(before)


@contextmanager
def not_blocking(descriptor: int) -> Iterator[None]:
    """Let reads of a pipe return at once, with the available bytes, within the context.

    On Windows they wait before Python 3.12, and files have no such mode.
    """
    _set_blocking(descriptor, False)
    try:
        yield
    finally:
        _set_blocking(descriptor, True)


def _set_blocking(descriptor: int, blocks: bool) -> None:
    if sys.platform != "win32":
        os.set_blocking(descriptor, blocks)
    elif sys.version_info >= (3, 12):
        with suppress(OSError):
            os.set_blocking(descriptor, blocks)


def readable(*descriptors: int) -> list[int]:
    """Wait until some of these can be read, and return them."""
    if sys.platform == "win32":
        return windows.readable(*descriptors)
    import select

    return list(select.select(descriptors, [], [])[0])


@contextmanager
def no_echo(terminal: int) -> Iterator[None]:
    """Switch the echo of a terminal off within the context, and drop unread input. Without effect on Windows."""
    if sys.platform == "win32":
        yield
        return
    import termios

    before = termios.tcgetattr(terminal)
    hidden = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    termios.tcsetattr(terminal, termios.TCSAFLUSH, hidden)
    try:
        yield
    finally:
        with suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(terminal, termios.TCSAFLUSH, before)


def terminal_modes() -> list[object] | None:
    """Return the modes of the terminal at standard input, such as its echo; None if it is none, or elsewhere."""
    if sys.platform == "win32":
        return None
    import termios

    try:
        return termios.tcgetattr(0)
    except (termios.error, OSError):
        return None


def set_terminal_modes(modes: list[object] | None) -> None:
    """Give a terminal these modes again."""
    if sys.platform != "win32" and modes is not None:
        import termios

        with suppress(termios.error):  # the terminal is gone
            termios.tcsetattr(0, termios.TCSADRAIN, modes)  # type: ignore[arg-type] # as they were returned


def set_echo(shown: bool) -> None:
    """Switch the echo of the terminal at standard input; no input is lost. Without effect on Windows."""
    if sys.platform != "win32":
        import termios

        with suppress(termios.error):  # the terminal is gone
            modes = termios.tcgetattr(0)
            modes[3] = modes[3] | termios.ECHO if shown else modes[3] & ~termios.ECHO
            termios.tcsetattr(0, termios.TCSANOW, modes)


def lock(file: IO[bytes], wait: bool = True) -> bool:
    """Lock a file for one process, and return True; False if another has it and we do not wait. Raises OSError."""
    if sys.platform == "win32":
        return windows.lock(file.fileno(), wait)
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


# Computing that takes too long ----------------------------------------------------------------------------------------


@contextmanager
def ringing(seconds: float, rings: Callable[[FrameType | None], None]) -> Iterator[None]:
    """Call this each time that so many seconds have passed within the context, with what runs.

    On Windows, and in another thread than the main one, nothing rings. A timer that somebody else has set goes on
    afterwards.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGALRM, lambda number, frame: rings(frame))
    left = signal.setitimer(signal.ITIMER_REAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, *left)
        signal.signal(signal.SIGALRM, handler)


def ring_after(seconds: float) -> None:
    """Let it ring once more, so many seconds from now."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds, signal.getitimer(signal.ITIMER_REAL)[1])


# Services -------------------------------------------------------------------------------------------------------------


def notify(state: str) -> None:
    """Tell systemd, if it started this program and wants to know."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address and sys.platform != "win32":
        import socket

        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel, suppress(OSError):
            channel.connect("\0" + address[1:] if address.startswith("@") else address)
            channel.sendall(state.encode())


_DEATH = 1
"""The option of Linux' prctl that sends a signal to a child whose parent has died."""


def end_with_parent() -> None:
    """Let this process end when its parent does. Call it first thing in a child.

    Ctrl-C and a closed terminal reach all processes of a program: what they mean is left to the parent.
    """
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_DEATH, signal.SIGKILL, 0, 0, 0)
    from multiprocessing import parent_process  # only a process that we start needs it

    parent = parent_process()
    if parent is not None:  # started by multiprocessing: a pipe says on every system when the parent is gone
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
