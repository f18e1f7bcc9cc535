"""A terminal, or a pipe, that writes and reads whole lines."""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NoReturn

from access.language.line import LONGEST_TYPED
from access.outputs.terminal.printing import (
    WIDEST,
    Paced,
    clear_screen,
    send_control,
    wrapped,
    write,
)
from access.system import environment, posix, windows
from access.system.signals import hang_up_ends, has_input
from games.data import frozen

Completions = Callable[[], Collection[str]]
"""Returns the words that can be completed. It is called only when completion is requested."""


@frozen
class Pressed:
    """A function key pressed instead of Enter: its command, and the text typed so far."""

    command: str
    typed: str


def completer(words: Completions) -> Any:
    """Return a completer that completes unambiguous words only: a list would be read aloud in columns.

    What the words complete themselves, such as a path, they tell as well.
    """
    from prompt_toolkit.completion import Completer, Completion

    class OneWord(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            text = document.text_before_cursor
            known, typed = words(), text.casefold()
            found = [word for word in known if word.casefold().startswith(typed)] if typed else []
            complete = getattr(known, "complete", None)
            if not found and complete is not None:
                found = [complete(text)]
            if len(found) == 1 and found[0] != text:
                yield Completion(found[0], start_position=-len(text))

    return OneWord()


def new_session(skips: Callable[[], bool]) -> Any:
    """Return a session with the function keys; while `skips()` is true, Escape skips the lines that wait."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.filters import Condition
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.shortcuts import CompleteStyle

    keys = KeyBindings()

    def pressed(command: str) -> Callable[[Any], None]:
        return lambda event: event.app.exit(result=Pressed(command, event.app.current_buffer.text))

    for key, command in (("f2", "repeat"), ("pageup", "repeat"), ("f3", "next"), ("pagedown", "next")):
        keys.add(key)(pressed(command))
    keys.add("escape", filter=Condition(skips))(pressed("skip"))
    with _without_vi():
        session = PromptSession[Any](
            key_bindings=keys,
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            validate_while_typing=False,
            enable_history_search=False,
            mouse_support=False,
            enable_suspend=True,
        )
    _leave_out_menus(session.app)
    return session


@contextmanager
def _without_vi() -> Iterator[None]:
    """Leave the keys of vi out of sessions made meanwhile: nobody gets into that mode, and half of all keys are its."""
    from prompt_toolkit.key_binding import KeyBindings, defaults

    whole: Any = vars(defaults)
    kept = {name: made for name, made in whole.items() if name.startswith("load_vi_")}
    whole.update(dict.fromkeys(kept, KeyBindings))
    try:
        yield
    finally:
        whole.update(kept)


def _leave_out_menus(app: Any) -> None:
    """Take the menus and toolbars out of the layout of a session: none is shown, and each paint and key walks all."""
    from prompt_toolkit.layout import FloatContainer, Layout

    below_menus = next(each.content for each in app.layout.walk() if isinstance(each, FloatContainer))
    app.layout = Layout(below_menus, app.layout.current_window)


Meanwhile = Callable[[], bytes | None]
"""Called by the thread that reads: returns what counts as typed, or None to go on reading; or raises."""


class TypedLines:
    """Lines of standard input. `do` may be called by any thread."""

    def __init__(self) -> None:
        self._todo: deque[Meanwhile] = deque()
        self._woken, self._wake = os.pipe()
        posix.never_block(self._wake)
        self._lock, self._closed = threading.RLock(), False  # a signal handler may come between
        self.shown = ""
        """The text typed at Windows' console, where we show it."""

    def read(self) -> bytes:
        """Return one line with its end; nothing at the end of input. Raises KeyboardInterrupt, and errors of `do`."""
        if not has_input():
            return b""
        try:
            descriptor, stream = sys.stdin.fileno(), sys.stdin.buffer
        except (AttributeError, OSError):  # no file, but text
            return sys.stdin.readline().encode(sys.stdin.encoding or "utf-8", "replace")
        if sys.stdin.isatty():  # it gives a line at a time, so that nothing waits in the buffer
            if windows.is_console():
                self.shown = ""
                return windows.typed_line(self._show, self.meanwhile)
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

    def _show(self, typed: str, sign: str) -> None:
        self.shown = typed
        write(sign)

    def meanwhile(self) -> bytes | None:
        """Serve the next request of another thread, if there is one; return its text."""
        if not self._todo:
            return None
        os.read(self._woken, 1)
        return self._todo.popleft()()

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
    if not has_input():
        raise EOFError
    with hang_up_ends(lambda: lines.cancel(lambda: True)):
        try:
            if windows.is_console():
                write(prompt)
                return windows.typed_line(lambda typed, sign: None, lines.meanwhile)
            with posix.no_echo(sys.stdin.fileno()):
                write(prompt)
                return lines.read()
        finally:
            write("\n")


def decoded(line: bytes) -> str:
    """Return a typed line as text. Raises EOFError if there is none."""
    if not line:
        raise EOFError
    return line.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r\n")[: LONGEST_TYPED + 1]


def pasted(typed: str, words: Completions) -> str:
    """Return a typed text; several lines that were pasted become one, unless the question takes several."""
    return typed if "\n" not in typed or getattr(words(), "lines", False) else typed.replace("\n", " ")


class Printing:
    """The part of a terminal that a screen uses. This one prints nothing: a terminal overrides what it does.

    `closing` is set before the very last lines are written. With `skips` a line waits, and Escape skips the rest.
    """

    interactive = True
    closing = False
    skips = False

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write with the prompt that follows them; above the prompt of an open question."""

    def forget(self, seat: int) -> None:
        """Drop the input history of this seat, and clear the screen and its scrollback."""

    def columns(self) -> int:
        """Return the number of columns; pipes have plenty."""
        return WIDEST

    def end(self) -> None:
        """End a line that is still open."""


class Terminal(Printing):
    """Prints lines and reads answers. `follow` is called with the line being typed and its cursor when they change.

    `is_late` tells whether the time for the open question is over: `cancel` ends it then; a script has its own time.
    """

    follow: Callable[[str, int], None] | None = None
    is_late: Callable[[], bool] = bool

    def flush(self) -> None:
        """Print lines that wait for a prompt: none follows now."""

    def echo(self) -> None:
        """Switch the echo on: until the next prompt the program may read its own input."""

    def end_line(self) -> None:
        """Print lines that wait for a prompt, and end the last one: something else is printed next."""

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Completions = tuple) -> str | Pressed:
        """Return one typed line. Raises EOFError and KeyboardInterrupt."""
        raise EOFError

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed, not even by asterisks, and not kept. Raises as `read` does."""
        raise EOFError

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Replace the line being typed, from any thread. Ignored once `still()` is false."""

    def enter(self, still: Callable[[], bool]) -> None:
        """Go on at a line that waits, from any thread; typed text does not become an answer."""

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading with EOFError, from any thread. Ignored once `still()` is false."""

    def ring(self) -> None:
        """Ring the bell."""


class Plain(Terminal):
    """Lines in, lines out. On a terminal the answer follows the prompt; in a pipe a prompt is a line of its own."""

    def __init__(self) -> None:
        self.interactive = environment.is_terminal(sys.stdin) and environment.is_terminal(sys.stdout)
        self._put = ""
        self._typed = TypedLines()
        self._prompt: str | None = None
        """The open prompt of a terminal."""
        self._paced = Paced(write)
        self._lock = threading.RLock()
        """Held while lines or a prompt are printed, so that none comes between a prompt and the note of it."""

    def write(self, lines: Iterable[str]) -> None:
        """Print lines: in a pipe at once, on a terminal in one write with the prompt unless there are too many.

        The prompt of an open question is printed again below them; what was typed stays typed.
        """
        if not self.interactive:
            write("".join(f"{line}\n" for line in lines))
            return
        text = "".join(f"{wrapped(line, environment.width())}\n" for line in lines)
        with self._lock:
            if self._prompt is None:
                self._paced.write(text)
            else:
                write(f"\n{text}{self._prompt}{self._typed.shown}")

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Completions = tuple) -> str:
        """Return one typed line, preceded by text from `put`. Raises EOFError and KeyboardInterrupt."""
        self._put = typed
        line = decoded(self._read(prompt, self._typed.read))
        return f"{self._put} {line}".strip() if self._put != typed else typed + line

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed. Raises EOFError and KeyboardInterrupt."""
        if self.interactive:
            return decoded(read_secret(self._typed, self._paced.last() + prompt))
        return decoded(self._read(prompt, self._typed.read))

    def _read(self, prompt: str, read: Callable[[], bytes]) -> bytes:
        """Print the lines that wait and a prompt, and read; nothing is left open at the end of input."""
        data = b""
        with hang_up_ends(lambda: self.cancel(lambda: True)):
            try:  # Ctrl-C may come as soon as the prompt stands there
                with self._lock:
                    self._prompt = prompt if self.interactive else None
                    write(self._paced.last() + (prompt if self.interactive else prompt.rstrip() + "\n"))
                data = read()
            finally:
                self._prompt = None
                if self.interactive and not data:
                    write("\n")
        return data

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Keep a text, which is put before the typed line when Enter is pressed."""
        if still():
            self._put = text
            if self.follow is not None:
                self.follow(text, cursor)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter; in a pipe only its own line ends count."""

        def do() -> bytes | None:
            if not (self.interactive and still()):
                return None
            write("\n")
            return b"\n"

        self._typed.do(do)

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading with EOFError."""
        self._typed.cancel(still)

    def forget(self, seat: int) -> None:
        """Clear the screen; typed lines are not kept."""
        if self.interactive:
            self._paced.flush()
            clear_screen()

    def columns(self) -> int:
        """Return the number of columns."""
        return environment.width() if self.interactive else WIDEST

    def ring(self) -> None:
        """Ring the bell; a pipe has none."""
        if self.interactive:
            send_control(b"\a")

    def flush(self) -> None:
        """Print lines that wait for a prompt."""
        self._paced.flush()

    def end_line(self) -> None:
        """Print lines that wait for a prompt; each has its end."""
        self._paced.flush()

    def end(self) -> None:
        """Print the lines that wait, and close the pipe; no line is left open."""
        self._paced.flush()
        self._typed.close()
