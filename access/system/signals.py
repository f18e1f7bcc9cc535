"""How the program is interrupted, and what it writes: signals, and standard output and error.

Ctrl-C is quiet from the start, and when the terminal is closed, the program exits cleanly. Names of cards, options and
files come from others, and a terminal obeys escape sequences: no control character is written.
"""

from __future__ import annotations

import codecs
import errno
import faulthandler
import io
import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from access.system import windows

GRACE = 5.0
"""The seconds that a clean exit may take once the terminal is closed, on a busy machine, too."""


def quiet() -> None:
    """Let Ctrl-C end the program without a traceback while its modules are imported."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # else ignored, as in the background of a shell
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def interruptible() -> None:
    """Let Ctrl-C raise KeyboardInterrupt again: from now on it is caught."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def interrupts_call(call: Callable[[], object]) -> Iterator[None]:
    """Call `call` at Ctrl-C within the context, instead of raising KeyboardInterrupt. Only the main thread can."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, lambda number, frame: call())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


@contextmanager
def interrupts_are_noted(noted: threading.Event) -> Iterator[None]:
    """Set an event at Ctrl-C within the context, before the handler that is there, such as that of an event loop."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return

    def note(number: int, frame: Any) -> None:
        noted.set()
        before(number, frame)

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is note:
            signal.signal(signal.SIGINT, before)


BY_SIGNAL = 128
"""The exit code of a program that a signal ends, less the number of the signal, as in a shell."""


class HungUp(SystemExit):
    """The terminal was closed, or nobody reads the output any more."""


class _LineRead:
    """An open read of a line, and its end."""

    def __init__(self, end: Callable[[], None]) -> None:
        self._end = end
        self.raised: BaseException | None = None
        """The exception that a signal has raised meanwhile."""

    def end(self, raised: BaseException) -> None:
        """End the reading: then this is raised."""
        self.raised = raised
        self._end()


_reading: list[_LineRead] = []
"""The open reads."""


@contextmanager
def hang_up_ends(end: Callable[[], None]) -> Iterator[None]:
    """While a line is read, let a closed terminal call `end`, which ends the reading; then raise HungUp.

    Raised in the middle of an event loop, that of the prompt or that of the program, HungUp would take the place of the
    callback that is next, so that its task never ends; or it would be the unhandled exception of a task in the
    background. `end` is called by the main thread, between any two of its steps. What handlers of the program's own
    raise ends the reading in the same way.
    """
    reading = _LineRead(end)
    _reading.append(reading)
    try:
        with _own_handlers_end(reading):
            yield
    finally:
        _reading.remove(reading)
        if reading.raised is not None:
            raise reading.raised from None


@contextmanager
def _own_handlers_end(reading: _LineRead) -> Iterator[None]:
    """Let what the program's own handlers of signals raise end the reading. Only the main thread has handlers."""
    is_main = threading.current_thread() is threading.main_thread()
    found = {number: signal.getsignal(number) for number in signal.valid_signals() - OURS} if is_main else {}

    def kept(own: Callable[[int, Any], Any]) -> Callable[[int, Any], None]:
        def handle(number: int, frame: Any) -> None:
            try:
                own(number, frame)
            except BaseException as raised:
                reading.end(raised)

        return handle

    before = {number: handler for number, handler in found.items() if callable(handler)}
    during = {number: kept(handler) for number, handler in before.items()}
    for number, handler in during.items():
        signal.signal(number, handler)
    try:
        yield
    finally:
        for number, handler in during.items():
            if signal.getsignal(number) is handler:
                signal.signal(number, before[number])


OURS = {signal.SIGINT, *(getattr(signal, name) for name in ("SIGWINCH", "SIGCHLD") if hasattr(signal, name))}
"""The signals that a prompt handles itself."""


_nowhere: list[int] = []
"""A descriptor of the null device, once a signal may be lost."""


def _exit_soon() -> None:
    """Exit after GRACE seconds, whatever the main thread does. A signal handler may call it.

    The watchdog of the standard library starts no thread of Python: the main thread may be in the middle of starting
    one. A thread that waited from the beginning would make Python warn of each fork of a program.
    """
    with suppress(RuntimeError):  # there are too many threads
        faulthandler.dump_traceback_later(GRACE, exit=True, file=_nowhere[0])


@contextmanager
def hang_up_is_leaving() -> Iterator[None]:
    """Raise HungUp when the terminal is closed, so that the program exits cleanly; answers are on disk.

    An exception raised by a signal is lost if it arrives in a callback of a library (see `hang_up_ends`), so after some
    seconds the program exits anyway. Its voice exits too: workers end with their standard input. Only the main thread
    can handle signals. A handler of the program's own stays, as does a signal that is ignored.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def hung_up(number: int, frame: object) -> None:
        _exit_soon()
        if not _reading:
            raise HungUp(BY_SIGNAL + number)
        for reading in tuple(_reading):
            reading.end(HungUp(BY_SIGNAL + number))

    if not _nowhere:
        _nowhere.append(os.open(os.devnull, os.O_WRONLY))
    wanted = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    ours = [number for number in wanted if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, hung_up)
    try:
        yield
    finally:
        for number in ours:
            if signal.getsignal(number) is hung_up:
                signal.signal(number, signal.SIG_DFL)


HARMFUL = "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]"
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
            return self._stream.write(re.sub(HARMFUL, "", text))

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
        if sys.platform == "win32" and error.errno == errno.EINVAL:  # of a closed pipe
            raise BrokenPipeError(errno.EPIPE, error.strerror) from error
        raise CannotPrint(error) from error


@contextmanager
def clean_streams() -> Iterator[bool]:
    """Let standard output and standard error drop control characters. Yield whether there is an output at all.

    A closed standard input is an empty one. Closed descriptors are opened, or the next file would take their place.
    At the end text that nobody reads any more is discarded: Python would tell it, and exit with 120.
    """
    before = sys.stdin, sys.stdout, sys.stderr
    open_descriptors()
    sys.stdin = before[0] or open(os.devnull, encoding="utf-8")  # noqa: SIM115 - as long as the program runs
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=windows.encoding(sys.stdin))
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


def nowhere() -> TextIO:
    """Return a stream whose text nobody reads."""
    return open(os.devnull, "w", encoding="utf-8")  # as long as the program runs


def _clean(stream: TextIO | None) -> TextIO:
    stream = stream or nowhere()
    if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks our letters must not end a game
        stream.reconfigure(encoding=windows.encoding(stream), errors="replace")
    return cast(TextIO, Leaving(stream))


def is_file(stream: Any) -> bool:
    """Tell whether a stream has an open descriptor."""
    try:
        os.fstat(stream.fileno())
    except (AttributeError, OSError, ValueError):
        return False
    return True


def has_input() -> bool:
    """Tell whether standard input is open: a text without a descriptor is, too."""
    if is_file(sys.stdin):
        return True
    try:
        sys.stdin.fileno()
    except io.UnsupportedOperation:
        return True
    except (AttributeError, OSError, ValueError):
        return False
    return False


def read_ahead(stream: Any) -> bytes:
    """Return the bytes that Python has read ahead of a text stream: its rest, once its descriptor has none."""
    descriptor, found = stream.fileno(), ""
    kept, nothing = os.dup(descriptor), os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, descriptor)
    try:
        while letter := stream.read(1):
            found += letter
    except UnicodeDecodeError as cut:  # within a letter
        return found.encode(stream.encoding, stream.errors) + cut.object[cut.start :]
    finally:
        os.dup2(kept, descriptor)
        os.close(kept)
        os.close(nothing)
    return found.encode(stream.encoding, stream.errors)


def open_descriptors() -> None:
    """Open the null device as each standard stream that is closed: the next file would take its place."""
    for descriptor, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        if stream is None:
            _open_nothing(descriptor)


def take_any_letter() -> None:
    """Let standard streams be UTF-8 where the locale knows English letters alone: terminals and files are UTF-8."""
    for stream in (sys.stdin, sys.stdout, sys.stderr) if "PYTHONIOENCODING" not in os.environ else ():
        if type(stream) is io.TextIOWrapper and codecs.lookup(stream.encoding).name == "ascii":
            with suppress(io.UnsupportedOperation):  # something was read already
                stream.reconfigure(encoding="utf-8", errors="replace")


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
