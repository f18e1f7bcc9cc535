"""Replacements of a program's standard streams: its own output is told, or comes in order."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

PRINTING: ContextVar[bool] = ContextVar("PRINTING", default=False)
"""Whether our own lines are being printed."""


@contextmanager
def printing() -> Iterator[None]:
    """Mark text printed within the context as ours."""
    before = PRINTING.set(True)
    try:
        yield
    finally:
        PRINTING.reset(before)


class Passing(io.TextIOBase):
    """A stream that passes its text on to another one."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def __del__(self) -> None:
        """Leave the stream alone: it is another's to flush and to close."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write text."""
        return int(self.stream.write(text))

    def flush(self) -> None:
        """Flush the stream."""
        self.stream.flush()

    def isatty(self) -> bool:
        """Tell whether the stream is a terminal."""
        return bool(self.stream.isatty())

    def fileno(self) -> int:
        """Return the descriptor of the stream."""
        return int(self.stream.fileno())

    @property
    def buffer(self) -> Any:
        """The bytes of the stream."""
        return self.stream.buffer

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """The encoding of the stream."""
        return str(self.stream.encoding)


class InOrder(Passing):
    """Standard output or error of a program; `before` prints the lines that come first."""

    def __init__(self, stream: Any, before: Callable[[], None]) -> None:
        super().__init__(stream)
        self._first = before

    def write(self, text: str) -> int:
        """Print text after them."""
        self._before()
        return super().write(text)

    @property
    def buffer(self) -> Any:
        """The bytes of the stream, after them."""
        self._before()
        return super().buffer

    def _before(self) -> None:
        if not PRINTING.get():
            self._first()
