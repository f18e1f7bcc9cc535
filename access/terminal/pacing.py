"""Bursts of lines, paced for screen readers.

Orca and fenrir speak only the last screenful of what is written at once. So a long burst is written in chunks that are
shorter than the screen, with pauses between them.
"""

from __future__ import annotations

import shutil
import time
from collections import deque
from collections.abc import Callable

PAUSE = 0.05
"""Seconds between two chunks. Both readers miss nothing with 20 ms, but lose lines with 10 ms."""
KEPT_FREE = 4
"""Rows of the screen that a chunk leaves free: the open line, the question, and lines that the terminal wraps."""


def rows() -> int:
    """Return the rows of a chunk: a few less than the terminal has."""
    return max(shutil.get_terminal_size().lines - KEPT_FREE, 1)


class Paced:
    """Writes text at once if it is short, else its first chunk; the rest is written when `flush` is called.

    So whoever writes can let a voice and a display go on before it waits for the screen.
    """

    def __init__(self, write: Callable[[str], None], sleep: Callable[[float], None] = time.sleep) -> None:
        self._write = write
        self._sleep = sleep
        self._waiting: deque[str] = deque()

    def write(self, text: str) -> None:
        """Write text of any number of lines, after what still waits."""
        if self._waiting:
            self.flush()
            self._sleep(PAUSE)
        first, *others = chunks(text, rows())
        self._write(first)
        self._waiting.extend(others)

    def flush(self) -> None:
        """Write what waits, a chunk at a time."""
        while self._waiting:
            self._sleep(PAUSE)
            self._write(self._waiting.popleft())


def chunks(text: str, most: int) -> list[str]:
    """Return text in chunks of at most so many lines; together they are the text.

    A chunk begins with the end of the line before, so that the cursor, and a display that follows it, stays on text.
    """
    lines = text.split("\n")
    starts = range(0, len(lines), most)
    return [("\n" if start else "") + "\n".join(lines[start : start + most]) for start in starts]
