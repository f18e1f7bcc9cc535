"""The standard streams of a program while a person is told and asked, and the lines that wait for a question.

What the program prints is told, or comes after all lines told earlier, on a line of its own. `input` and a question get
their lines in order.
"""

from __future__ import annotations

import errno
import io
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType
from typing import Any, ClassVar, Protocol

from access.system.signals import CannotPrint, read_ahead

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


@contextmanager
def _printed() -> Iterator[None]:
    """Raise CannotPrint if text of ours cannot be written."""
    try:
        yield
    except (OSError, ValueError) as error:
        if not PRINTING.get() or isinstance(error, UnicodeError):
            raise
        raise CannotPrint(error if isinstance(error, OSError) else OSError(errno.EBADF, str(error))) from None


def _is_at_work(error: RuntimeError) -> None:
    """Raise an error again, unless a handler met a stream that is at work."""
    if "reentrant" not in str(error):
        raise error


class Passing(io.TextIOBase):
    """A stream that passes its text on to another one."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream
        self._at_work: set[int] = set()
        """The threads in which the stream writes now."""

    def __del__(self) -> None:
        """Leave the stream alone: it is another's to flush and to close."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Write text. Raises CannotPrint for our own.

        A signal's handler may write while the stream is at work: its text goes past the buffer, which refuses lines and
        may lose the beginning of one.
        """
        me = threading.get_ident()
        with _printed():
            try:
                if me not in self._at_work:
                    self._at_work.add(me)
                    try:
                        return int(self.stream.write(text))
                    finally:
                        self._at_work.remove(me)
            except RuntimeError as error:
                _is_at_work(error)
            return os.write(self.fileno(), text.encode(self.encoding, "replace")) and len(text)

    def flush(self) -> None:
        """Flush the stream. Raises CannotPrint as `write` does."""
        with _printed():
            try:
                self.stream.flush()
            except RuntimeError as error:
                _is_at_work(error)  # and goes on with it after the handler

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
    """Standard output or error of a program, in order with what the person is told.

    `before` prints the lines that come first. While `asks()`, on a terminal, whole lines are told by `tell` instead.
    """

    def __init__(
        self, stream: Any, before: Callable[[], None], asks: Callable[[], bool], tell: Callable[[str], None]
    ) -> None:
        super().__init__(stream)
        self._before, self._asks, self._tell = before, asks, tell
        self._lock = threading.RLock()
        self._begun = ""
        """The beginning of a line that comes while a question is open."""

    def write(self, text: str) -> int:
        """Print text after the lines that come first, or tell it beside the question."""
        if PRINTING.get():
            return super().write(text)
        with self._lock:
            lines, self._begun = self._begun + text, ""
            if self._asks() and self.isatty():
                lines, ended, self._begun = lines.rpartition("\n")
                if ended:
                    self._tell(lines)
            else:
                self._before()
                super().write(lines)
        return len(text)

    def end(self) -> None:
        """Print the beginning of a line that came at a question."""
        if self._begun:
            self.write("")

    @property
    def buffer(self) -> Any:
        """The bytes of the stream, after those lines."""
        if not PRINTING.get():
            self._before()
        return super().buffer


class ToldStream(Passing):
    """Standard output or error of a program: told by `tell` while `tells()`, otherwise printed.

    It calls itself no terminal then, so that nobody draws on it. `before` prints the lines that come first.
    """

    def __init__(
        self, stream: Any, before: Callable[[], None], tells: Callable[[], bool], tell: Callable[[str], None]
    ) -> None:
        super().__init__(stream)
        self._before, self._is_told, self._tell = before, tells, tell

    def _tells(self) -> bool:
        return not PRINTING.get() and self._is_told()

    def write(self, text: str) -> int:
        """Tell text, or print it in its place."""
        if self._tells():
            self._tell(text)
            return len(text)
        if not PRINTING.get():
            self._before()
        return super().write(text)

    def isatty(self) -> bool:
        """Tell whether the stream is a terminal for drawing; told lines keep their colours alone."""
        return _asks_for_colours() if self._tells() else super().isatty()

    @property
    def buffer(self) -> Any:
        """The bytes of the stream, after those lines. They are printed, and not told."""
        if not PRINTING.get():
            self._before()
        return super().buffer


FOR_COLOURS = ("_detect_color_system", "should_strip_ansi", "can_colorize")
"""The functions that ask whether a stream is a terminal for its colours alone: those of rich, click and Python."""


def _asks_for_colours() -> bool:
    """Tell whether one of these asks: they have another function between, since others ask the same for bars."""
    asking: FrameType | None = sys._getframe(2)
    for _ in range(3):
        if asking is not None and asking.f_code.co_name in FOR_COLOURS:
            return True
        asking = asking and asking.f_back
    return False


class LineBytes:
    """The bytes of a standard input whose text Python may have read ahead: these come first."""

    def __init__(self, stream: Any) -> None:
        self._stream, self._ahead = stream.buffer, io.BytesIO(read_ahead(stream))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def readline(self) -> bytes:
        """Return a line, or its beginning at the end of the input or of a nonblocking read."""
        found = self._ahead.readline()
        return found if found.endswith(b"\n") else found + self._stream.readline()

    def read(self) -> bytes:
        """Return the rest."""
        return self._ahead.read() + bytes(self._stream.read())

    def unread(self, found: bytes) -> None:
        """Put bytes back."""
        self._ahead = io.BytesIO(found + self._ahead.read())


class Lines(Passing):
    """Standard input of a program, read a line at a time: `input` and a question get theirs in order."""

    def __init__(self, stream: Any) -> None:
        super().__init__(stream)
        self._bytes = LineBytes(stream)

    @property
    def buffer(self) -> LineBytes:
        """The bytes of the stream."""
        return self._bytes

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        """Return a line, or a part of it."""
        return self._up_to(self._decoded(self._bytes.readline()), size)

    def read(self, size: int | None = -1) -> str:
        """Return the rest, or so many letters of it."""
        if size is None or size < 0:
            return self._decoded(self._bytes.read())
        found = ""
        while len(found) < size and (line := self.readline()):
            found += line
        return self._up_to(found, size)

    def _up_to(self, text: str, size: int | None) -> str:
        if size is None or not 0 <= size < len(text):
            return text
        self._bytes.unread(text[size:].encode(self.encoding, self.stream.errors))
        return text[:size]

    def _decoded(self, found: bytes) -> str:
        return found.decode(self.encoding, self.stream.errors).replace("\r\n", "\n")


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


def log_to(before: Any, after: Any) -> None:
    """Let the handlers of logging that write to a stream write to another one."""
    logging: Any = sys.modules.get("logging")
    for handler in [known() for known in logging._handlerList] if logging is not None else ():
        if getattr(handler, "stream", None) is before:
            handler.setStream(after)
