"""Where text leaves the program: standard output and standard error, without control characters.

Names of cards, options and files come from others. A terminal obeys escape sequences, so none may pass.
"""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

HARMFUL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Control characters but the ends of lines and tabs, and signs that turn the direction of text around."""
GONE = (errno.EPIPE, errno.EIO)
"""Errors of an output whose reader is gone: the program just ends."""


class CannotPrint(Exception):
    """Standard output takes no more text; `why` is the error."""

    def __init__(self, why: OSError) -> None:
        super().__init__(why.strerror or "")
        self.why = why


class Leaving:
    """A text stream that drops control characters. `buffer` is the raw one, for what we mean to send to a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write text without control characters. Raises CannotPrint, and OSError if the reader is gone."""
        with _told():
            return self._stream.write(HARMFUL.sub("", text))

    def flush(self) -> None:
        """Hand on the written text. Raises as `write` does."""
        with _told():
            self._stream.flush()


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.errno in GONE:
            raise
        raise CannotPrint(error) from error


@contextmanager
def clean_streams() -> Iterator[bool]:
    """Let standard output and standard error drop control characters. Yield whether there is an output at all.

    A closed standard input is an empty one. Closed descriptors are opened, or the next file would take their place.
    At the end text that nobody reads any more is discarded: Python would tell it, and exit with 120.
    """
    before = sys.stdin, sys.stdout, sys.stderr
    for descriptor, stream in enumerate(before):
        if stream is None:
            _open_nothing(descriptor)
    sys.stdin = before[0] or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    sys.stdout, sys.stderr = (_clean(stream) for stream in before[1:])
    try:
        yield before[1] is not None
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        for stream in before[1:]:
            if stream is not None and not stream.closed:
                _flush(stream)


def _flush(stream: TextIO) -> None:
    """Hand on the written text, or discard it."""
    try:
        stream.flush()
    except OSError:
        _discard(stream.fileno())


def _clean(stream: TextIO | None) -> TextIO:
    stream = stream or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")  # a terminal that lacks our letters must not end a game
    return cast(TextIO, Leaving(stream))


def _open_nothing(descriptor: int) -> None:
    """Open the null device as this descriptor if it is closed."""
    try:
        os.fstat(descriptor)
    except OSError:
        nothing = os.open(os.devnull, os.O_RDWR)
        if nothing != descriptor:
            os.dup2(nothing, descriptor)
            os.close(nothing)


def nobody_reads() -> None:
    """Discard the buffered text of a standard output that takes no more, without an error at exit."""
    _discard(1)


def _discard(descriptor: int) -> None:
    with suppress(OSError):
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, descriptor)
        os.close(nothing)
