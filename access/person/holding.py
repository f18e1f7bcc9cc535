"""Lines that wait a moment for a question: the two leave in one write, which Orca reads once.

Other output of the program, or of a program that it starts, comes after all lines told earlier, on a line of its own.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Protocol

from access.person.streams import printing

HOLDS = 0.05
"""Seconds that a line waits for a question."""
STEPS = 10
"""The parts of that time: a part in which the machine lets the program stand still counts as one, however long."""
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

    def __init__(self, held: Held, wait: Callable[[threading.Event, float], bool] = threading.Event.wait) -> None:
        self._held, self._wait = held, wait
        self._lock = threading.Lock()
        self._called_off: threading.Event | None = None
        """Cancels the printing of the lines; None if they are not about to be printed."""
        self._all.add(self)
        if not Holding._is_watching:
            Holding._is_watching = True
            sys.addaudithook(_before_others)  # for good: Python has no way to remove one

    def hold(self) -> None:
        """Print the lines soon."""
        with self._lock:
            if self._called_off is None:
                self._called_off = threading.Event()
                threading.Thread(target=self._soon, args=(self._called_off,), daemon=True).start()

    def _soon(self, called_off: threading.Event) -> None:
        for _ in range(STEPS):
            if self._wait(called_off, HOLDS / STEPS):
                return
        with self._lock:
            if called_off.is_set():
                return
            self._called_off = None
        with printing():
            self._held.flush()

    def call_off(self) -> None:
        """Cancel this, until the next `hold`."""
        with self._lock:
            if self._called_off is not None:
                self._called_off.set()
                self._called_off = None

    @contextmanager
    def for_question(self) -> Iterator[None]:
        """Let the lines wait for the question of the context, however long it takes; if it fails, print them soon."""
        self.call_off()
        try:
            yield
        except BaseException:
            self.hold()
            raise

    def release(self) -> None:
        """Print the waiting lines and end the last one, before other output."""
        with printing():
            self._held.end_line()

    def close(self) -> None:
        """Stop holding lines back."""
        self._all.discard(self)
        self.call_off()


def _before_others(event: str, arguments: tuple[Any, ...]) -> None:
    """Release all lines if another program is about to start."""
    if event in _OTHERS:
        for holding in tuple(Holding._all):
            holding.release()
