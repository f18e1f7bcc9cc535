"""Printing on any terminal: wrapped lines, control sequences, and bursts of lines, paced for screen readers.

Orca and fenrir speak only the last screenful of what is written at once. So a long burst is written in chunks that are
shorter than the screen, with pauses between them.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import threading
import time
from collections import deque
from collections.abc import Callable

from access.language.line import NO_BREAK
from access.system import windows

WIDEST = 200
_FITS = re.compile(r"[^\t\n\v\f\r]*\S")
"""A line that stays as it is unless it is too long; to wrap it takes much longer."""
_STYLES = r"\x1b\[[0-9;]*m"


def wrapped(line: str, columns: int) -> str:
    """Return the line wrapped at words: one as wide as the terminal, as others draw them, stays as it is."""
    seen = re.sub(_STYLES, "", line) if "\x1b" in line else line
    if len(seen) <= columns and _FITS.fullmatch(seen):
        return line
    return "\n".join(textwrap.wrap(line, columns - 1, break_on_hyphens=False)) or line


def write(text: str) -> None:
    """Print text at once; a sign stands for a letter that the output lacks."""
    if text:
        text = text.replace(NO_BREAK, " ")
        try:
            sys.stdout.write(text)
        except UnicodeEncodeError:
            encoding = sys.stdout.encoding
            sys.stdout.write(text.encode(encoding, "replace").decode(encoding))
        sys.stdout.flush()


def clear_screen() -> None:
    """Clear the screen and its scrollback, so that the next reader sees no hand."""
    sys.stdout.flush()
    if not windows.clear_console():
        send_control(b"\x1b[H\x1b[2J\x1b[3J")


def send_control(control: bytes) -> None:
    """Send a control sequence to the terminal: as text it would be dropped."""
    sys.stdout.flush()
    sys.stdout.buffer.write(control)
    sys.stdout.buffer.flush()


PAUSE = 0.05
"""Seconds between two chunks. Both readers miss nothing with 20 ms, but lose lines with 10 ms."""
KEPT_FREE = 4
"""Rows of the screen that a chunk leaves free: the open line, the question, and lines that the terminal wraps."""


def rows() -> int:
    """Return the rows of a chunk: a few less than the terminal has."""
    return max(shutil.get_terminal_size().lines - KEPT_FREE, 1)


APART = 0.02
"""Seconds between the end of a line and the reply. With 10 ms Orca hears them apart."""


def end_apart() -> None:
    """End the line of an answer, and pause before the reply: of both at once Orca 48 says the question again.

    In a full window it takes them for a change of the line, and says the line in which new text begins from its start.
    """
    send_control(b"\r\n")
    time.sleep(APART)


class Paced:
    """Holds the last chunk of written text until `last` or `flush` is called; chunks before it are written.

    A prompt leaves in one write with the lines before it: Orca reads a burst of lines as far as the cursor stands when
    it looks, so a prompt that comes a few milliseconds later is read with the lines, and once more by itself. The first
    chunk of a long burst is written at once, so that a voice and a display do not wait for the rest. Any thread may
    flush.
    """

    def __init__(self, write: Callable[[str], None], sleep: Callable[[float], None] = time.sleep) -> None:
        self._write = write
        self._sleep = sleep
        self._waiting: deque[str] = deque()
        self._has_begun = False
        self._lock = threading.RLock()

    def write(self, text: str) -> None:
        """Write text of any number of lines, after the chunk that waits."""
        with self._lock:
            if self._waiting:
                text = self._waiting.pop() + text
            self._waiting.extend(chunks(text, rows()))
            if len(self._waiting) > 1 and not self._has_begun:
                self._write_next()

    def flush(self) -> None:
        """Write all text that waits, a chunk at a time."""
        with self._lock:
            last = self.last()
            if last:
                self._write(last)

    def last(self) -> str:
        """Write the text that waits but its last chunk, and return that, for one write with the prompt."""
        with self._lock:
            while len(self._waiting) > 1:
                self._write_next()
            if self._has_begun and self._waiting:
                self._sleep(PAUSE)
            self._has_begun = False
            return self._waiting.popleft() if self._waiting else ""

    def _write_next(self) -> None:
        if self._has_begun:
            self._sleep(PAUSE)
        self._has_begun = True
        self._write(self._waiting.popleft())


def chunks(text: str, most: int) -> list[str]:
    """Return text in chunks of at most so many lines; together they are the text.

    A chunk takes the end of its last line with it. Orca 48 reads the whole line in which new text begins, so it would
    say the last line of a chunk twice if the next chunk began with the end of that line.
    """
    *ended, last = text.split("\n")
    lines = [f"{line}\n" for line in ended] + [last] * bool(last)
    return ["".join(lines[start : start + most]) for start in range(0, len(lines), most)]
