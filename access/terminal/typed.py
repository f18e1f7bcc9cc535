"""Standard input, read a line at a time. Another thread can end the reading, or do something meanwhile."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from access.system import posix
from access.system.signals import hang_up_ends
from access.terminal.printing import write

Meanwhile = Callable[[], bytes | None]
"""Called by the thread that reads: returns what counts as typed, or None to go on reading; or raises."""


class TypedLines:
    """Lines of standard input. `do` may be called by any thread."""

    def __init__(self) -> None:
        self._todo: deque[Meanwhile] = deque()
        self._woken, self._wake = os.pipe()
        posix.never_block(self._wake)
        self._lock, self._closed = threading.RLock(), False  # a signal handler may come between

    def read(self) -> bytes:
        """Return one line with its end; nothing at the end of input. Raises KeyboardInterrupt, and errors of `do`."""
        try:
            descriptor, stream = sys.stdin.fileno(), sys.stdin.buffer
        except OSError:  # no file, but text
            return sys.stdin.buffer.readline()
        if sys.stdin.isatty():  # it gives a line at a time, so that nothing waits in the buffer
            found = self._wait(descriptor)
            return stream.readline() if found is None else found
        line = b""
        ready = False
        while not line.endswith(b"\n"):
            with posix.not_blocking(descriptor):
                more = stream.readline()
            line += more
            if ready and not more:
                break
            if not line.endswith(b"\n"):
                found = self._wait(descriptor)
                if found is not None:
                    return found
                ready = True
        return line

    def do(self, meanwhile: Meanwhile) -> None:
        """Call this in the thread that reads, or in the next one."""
        with self._lock:
            if not self._closed:
                self._todo.append(meanwhile)
                os.write(self._wake, b"!")

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading with EOFError. Ignored once `still()` is false."""

        def end() -> None:
            if still():
                _end()

        self.do(end)

    def close(self) -> None:
        """Close the pipe from other threads."""
        with self._lock:
            self._closed = True
            for descriptor in (self._woken, self._wake):
                with suppress(OSError):
                    os.close(descriptor)

    def _wait(self, descriptor: int) -> bytes | None:
        """Wait for input; return the text of another thread that comes first."""
        with posix.signals_write(self._wake):
            while descriptor not in posix.readable(descriptor, self._woken):
                os.read(self._woken, 1)  # of a signal, or of another thread
                found = self._todo.popleft()() if self._todo else None
                if found is not None:
                    return found
        return None


def _end() -> NoReturn:
    raise EOFError


def read_secret(lines: TypedLines, prompt: str) -> bytes:
    """Print a prompt, and return one line of a terminal, which does not show it; its end is printed.

    Raises KeyboardInterrupt, and EOFError if the reading is ended.
    """
    if sys.platform == "win32":
        write(prompt)
        from getpass import getpass

        return f"{getpass('')}\n".encode()
    with hang_up_ends(lambda: lines.cancel(lambda: True)):
        try:
            with posix.no_echo(sys.stdin.fileno()):
                write(prompt)
                return lines.read()
        finally:
            write("\n")
