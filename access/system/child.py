"""A program as a child in a pseudo-terminal of its own: keys and sizes in, its output out, signals both ways.

Only POSIX systems have such terminals: elsewhere this module cannot be imported.
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, NamedTuple, NoReturn

from access.system.environment import INSIDE, beginning_of

if sys.platform == "win32":
    raise ImportError("Windows has no terminals of this kind")
import fcntl
import resource
import termios
import tty

PASSED_ON = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
SIGNALS = (*PASSED_ON, signal.SIGCHLD, signal.SIGWINCH, signal.SIGCONT)
AS_AT_START = (signal.SIGPIPE, signal.SIGXFSZ)
NOT_FOUND, NOT_RUNNABLE = 127, 126
"""The exit codes of a shell for a program that is missing, or that may not run."""
MOST_READ = 1 << 18
READS_FOR = 0.02
"""Seconds that output is read on before it is looked at, and the most bytes of it."""
FILLS = 0.002
"""Seconds of waiting for more output after a full terminal: few large reads take less time than many."""
LINGERS = 0.05
"""Seconds of silence after the end of the program, in which its last output comes."""
MOST_WAITING = 4096
"""Bytes of keys that wait for the program; more stay in the real terminal."""
IN_READ = (b"wait_woken", b"n_tty_read")
"""The places of Linux in which a process waits for a line of its terminal."""
IN_WAIT = (b"poll_sch", b"do_select", b"do_poll", b"do_sys_poll", b"ep_poll", b"do_epoll")
"""The beginnings of those in which an editor of lines waits for a key."""


def become(command: Sequence[str]) -> NoReturn:
    """Let a program take the place of this one, with signals as at the start. Raises OSError."""
    for number in AS_AT_START:
        signal.signal(number, signal.SIG_DFL)
    sys.stdout.flush()
    os.execvp(command[0], list(command))  # noqa: S606 - as it was typed


def code_of_failure(error: OSError) -> int:
    """Return the exit code of a shell for this error of a program that does not start."""
    return NOT_FOUND if isinstance(error, FileNotFoundError | NotADirectoryError) else NOT_RUNNABLE


class ChildNews(NamedTuple):
    """The output and the keys since the last look, and whether the size of the terminal has changed."""

    output: bytes
    keys: bytes
    resized: bool
    ended: bool


class Child:
    """A program in a pseudo-terminal, with `inside` in the variable of that name.

    `before_stop` is called before Ctrl-Z stops it and us.
    """

    def __init__(self, command: Sequence[str], inside: str, before_stop: Callable[[], None]) -> None:
        self._command, self._inside, self._before_stop = command, inside, before_stop
        self._keys = 0 if os.isatty(0) else os.open(os.ctermid(), os.O_RDONLY)
        self._modes = termios.tcgetattr(self._keys)
        self._came: list[int] = []
        self._to_child = bytearray()
        self._status: int | None = None
        self._ended = self._gone = False

    # From the start to the end

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Let keys and signals reach the program within the context; the real terminal is raw meanwhile."""
        self._wake, wakes = os.pipe()
        for descriptor in (self._wake, wakes):
            os.set_blocking(descriptor, False)
        before = {number: signal.signal(number, self._note) for number in SIGNALS}
        woken = signal.set_wakeup_fd(wakes, warn_on_full_buffer=False)
        try:
            tty.setraw(self._keys, termios.TCSANOW)
            self._fit()
            self._look_after()  # it may have ended already
            yield
        finally:
            with suppress(termios.error):  # the terminal is gone
                termios.tcsetattr(self._keys, termios.TCSADRAIN, self._modes)
            signal.set_wakeup_fd(woken)
            for number, handler in before.items():
                signal.signal(number, handler)
            os.close(self._wake)
            os.close(wakes)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._came.append(number)

    def start(self) -> None:
        """Start the program. Raises OSError if it cannot start."""
        self._terminal, inner = os.openpty()
        self._fit()
        termios.tcsetattr(inner, termios.TCSANOW, self._modes)
        # The first terminal that a session opens is its own.
        actions: list[Any] = [(os.POSIX_SPAWN_OPEN, inner, os.ttyname(inner), os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, inner, number) for number in range(3) if os.isatty(number)]
        actions.append((os.POSIX_SPAWN_CLOSE, inner))
        command, environment = list(self._command), {**os.environ, INSIDE: self._inside}
        try:
            self._process = os.posix_spawnp(
                command[0], command, environment, file_actions=actions, setsid=True, setsigdef=AS_AT_START
            )
        except OSError:
            os.close(self._terminal)
            raise
        finally:
            os.close(inner)
        os.set_blocking(self._terminal, False)

    def hang_up(self) -> None:
        """Close the terminal of the program: it gets the signal of that, and reads and writes no more."""
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, self._terminal, inheritable=False)
        os.close(nothing)

    def end(self) -> int:
        """Return the exit code of the program, or end by the signal that ended it."""
        if self._status is None:
            self._status = os.waitpid(self._process, 0)[1]
        if os.WIFSIGNALED(self._status):
            number = os.WTERMSIG(self._status)
            resource.setrlimit(resource.RLIMIT_CORE, (0, resource.getrlimit(resource.RLIMIT_CORE)[1]))  # it has its own
            if number not in (signal.SIGKILL, signal.SIGSTOP):
                signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        return os.waitstatus_to_exitcode(self._status)

    # Its terminal

    def size(self) -> tuple[int, int]:
        """Return the columns and lines of the real terminal."""
        lines, columns = struct.unpack("HHHH", fcntl.ioctl(self._keys, termios.TIOCGWINSZ, b"\0" * 8))[:2]
        return columns or 80, lines or 24

    def _fit(self) -> None:
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, fcntl.ioctl(self._keys, termios.TIOCGWINSZ, b"\0" * 8))

    def modes(self) -> tuple[bool, bool]:
        """Tell whether the program reads whole lines, and whether its terminal echoes."""
        try:
            flags = termios.tcgetattr(self._terminal)[3]
        except termios.error:
            return True, True
        return bool(flags & termios.ICANON), bool(flags & termios.ECHO)

    def reads(self, edits: bool) -> bool:
        """Tell whether a process in front waits for its terminal; with `edits`, perhaps in an editor of lines.

        Without /proc this is never known.
        """
        places = IN_READ + IN_WAIT if edits and not self.modes()[0] else IN_READ
        try:
            front = [self._front()]
        except OSError:
            return False
        for process in front:
            with suppress(OSError, ValueError):
                if beginning_of(f"/proc/{process}/wchan").startswith(places):
                    return True
                front.extend(map(int, beginning_of(f"/proc/{process}/task/{process}/children").split()))
        return False

    def _front(self) -> int:
        """Return the group of processes in front. Raises OSError."""
        return int(struct.unpack("i", fcntl.ioctl(self._terminal, termios.TIOCGPGRP, b"\0\0\0\0"))[0])

    # In and out

    def send(self, data: bytes) -> None:
        """Send keys to the program, soon."""
        self._to_child += data

    def read_line(self) -> None:
        """Read a line from the real terminal, once the program has ended. Raises OSError and KeyboardInterrupt."""
        os.read(self._keys, 1024)

    @contextmanager
    def key_calls(self, stop: Callable[[], None]) -> Iterator[None]:
        """Call `stop` at the first key within the context, once the program has ended; the key stays for the shell."""
        ended, ends = os.pipe()

        def watch() -> None:
            if ended not in select.select([self._keys, ended], [], [])[0]:
                stop()

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            with suppress(termios.error):  # the terminal is gone
                tty.setcbreak(self._keys, termios.TCSANOW)
            yield
        finally:
            os.close(ends)
            watcher.join()
            os.close(ended)
            with suppress(termios.error):
                termios.tcsetattr(self._keys, termios.TCSANOW, self._modes)

    def stop(self) -> bool:
        """Stop the program as Ctrl-Z does, if that key means this now.

        Its group is orphaned: the kernel would ignore the signal of the key.
        """
        with suppress(OSError, termios.error):
            if termios.tcgetattr(self._terminal)[3] & termios.ISIG and self._front() == self._process:
                os.killpg(self._process, signal.SIGSTOP)
                return True
        return False

    def has_output(self) -> bool:
        """Tell whether more output is there already."""
        return bool(select.select([self._terminal], [], [], 0)[0])

    def wait(self, seconds: float | None) -> ChildNews:
        """Wait so long for output or keys, None for ever; signals are passed on."""
        wanted = [self._terminal, self._wake, *([self._keys] if len(self._to_child) < MOST_WAITING else [])]
        sends = [self._terminal] if self._to_child else []
        ready, can_send, _ = select.select(wanted, sends, [], LINGERS if self._ended else seconds)
        resized = self._obey()
        if can_send:
            with suppress(OSError):
                del self._to_child[: os.write(self._terminal, self._to_child)]
        keys = self._typed() if self._keys in ready else b""
        output = self._output() if self._terminal in ready else b""
        ended = self._gone or (self._ended and self._terminal not in ready)
        return ChildNews(output, keys, resized, ended and not output)

    def _typed(self) -> bytes:
        try:
            data = os.read(self._keys, 1024)
        except OSError:
            data = b""
        if not data:
            self.hang_up()
        return data

    def _output(self) -> bytes:
        """Return the output that is there: much at once is looked at once."""
        found, until = bytearray(), time.monotonic() + READS_FOR
        try:
            while len(found) < MOST_READ and time.monotonic() < until:
                part = os.read(self._terminal, 1 << 16)
                if not part:
                    self._gone = True
                    break
                found += part
                if len(found) >= 2048:
                    select.select([self._terminal], [], [], FILLS)
        except BlockingIOError:
            pass
        except OSError:  # no process has the terminal any more
            self._gone = True
        return bytes(found)

    def _obey(self) -> bool:
        """Do what the signals mean that came; return whether the size has changed."""
        with suppress(BlockingIOError):
            os.read(self._wake, 4096)
        came, self._came[:] = list(self._came), []
        for number in came:
            if number in PASSED_ON:
                with suppress(ProcessLookupError):
                    os.kill(self._process, number)
            elif number == signal.SIGCHLD:
                self._look_after()
        if signal.SIGWINCH in came:
            self._fit()
        return signal.SIGWINCH in came

    def _look_after(self) -> None:
        while self._status is None:
            try:
                process, status = os.waitpid(self._process, os.WNOHANG | os.WUNTRACED)
            except ChildProcessError:
                break
            if not process:
                break
            if os.WIFSTOPPED(status):
                self._stop_with_it()
            else:
                self._status, self._ended = status, True

    def _stop_with_it(self) -> None:
        self._before_stop()
        termios.tcsetattr(self._keys, termios.TCSADRAIN, self._modes)
        os.kill(0, signal.SIGSTOP)
        tty.setraw(self._keys, termios.TCSANOW)
        os.killpg(self._process, signal.SIGCONT)
