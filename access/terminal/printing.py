"""Printing on any terminal: wrapped lines and control sequences."""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import Any

from access.language.line import NO_BREAK
from access.system import windows

NARROWEST = 20
WIDEST = 200
_FITS = re.compile(r"[^\t\n\v\f\r]*\S")
"""A line that stays as it is unless it is too long; to wrap it takes much longer."""
LONGEST_LINE = 10_000
"""Letters of a typed line that are read; the rest is ignored."""


def width() -> int:
    """Return the columns of the terminal."""
    return max(shutil.get_terminal_size().columns, NARROWEST)


def wrapped(line: str, columns: int) -> str:
    """Return the line wrapped at words, so that it never reaches the last column."""
    if len(line) < columns and _FITS.fullmatch(line):
        return line
    return "\n".join(textwrap.wrap(line, columns - 1, break_on_hyphens=False)) or line


def is_terminal(stream: Any) -> bool:
    """Tell whether a stream is a terminal; closed ones are not."""
    with suppress(AttributeError, ValueError):
        return bool(stream.isatty())
    return False


def write(text: str) -> None:
    """Print text at once."""
    if text:
        sys.stdout.write(text.replace(NO_BREAK, " "))
        sys.stdout.flush()


def clear() -> None:
    """Clear the screen and its scrollback, so that the next reader sees no hand."""
    sys.stdout.flush()
    if not windows.clear():
        send(b"\x1b[H\x1b[2J\x1b[3J")


def send(control: bytes) -> None:
    """Send a control sequence to the terminal: as text it would be dropped."""
    sys.stdout.flush()
    sys.stdout.buffer.write(control)
    sys.stdout.buffer.flush()
