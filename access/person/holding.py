"""Lines that wait a moment for a question: the two leave in one write, which Orca reads once.

Other output of the program, or of a program that it starts, comes after all lines told earlier, on a line of its own.
"""

from __future__ import annotations

import sys
import threading
from typing import Any, ClassVar, Protocol

from access.person.streams import printing

HOLDS = 0.05
"""Seconds that a line waits for a question."""
_OTHERS = frozenset({"subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn"})
"""Events of Python's audit after which another program may print."""


class Held(Protocol):
    """A terminal with waiting lines. Any thread may call it."""

    def flush(self) -> None:
        """Print the waiting lines."""

    def end_line(self) -> None:
        """Print the waiting lines, and end the last one."""


class Holding:
    """Holds back the lines of a terminal, until `close`."""

    _all: ClassVar[set[Holding]] = set()
    _is_watching: ClassVar[bool] = False

    def __init__(self, held: Held) -> None:
        self._held = held
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        self._all.add(self)
        if not Holding._is_watching:
            Holding._is_watching = True
            sys.addaudithook(_before_others)  # for good: Python has no way to remove one

    def hold(self) -> None:
        """Print the lines soon."""
        with self._lock:
            if self._timer is None:
                self._timer = threading.Timer(HOLDS, self._soon)
                self._timer.daemon = True
                self._timer.start()

    def _soon(self) -> None:
        with self._lock:
            self._timer = None
        with printing():
            self._held.flush()

    def release(self) -> None:
        """Print the waiting lines and end the last one, before other output."""
        with printing():
            self._held.end_line()

    def close(self) -> None:
        """Stop holding lines back."""
        self._all.discard(self)
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()


def _before_others(event: str, arguments: tuple[Any, ...]) -> None:
    """Release all lines if another program is about to start."""
    if event in _OTHERS:
        for holding in tuple(Holding._all):
            holding.release()
