"""The terminal: lines out, one line in.

`Plain` writes and reads whole lines, for pipes, for dumb terminals and on request. `Editing` is prompt_toolkit made
append-only, so that a screen reader reads a prompt once and repeats nothing on Enter, as with `input()`.
"""

from __future__ import annotations

import getpass
import os
import select
import shutil
import sys
import textwrap
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from access.language.line import NO_BREAK
from access.system import environment
from access.terminal.pacing import Paced
from access.terminal.prompts import Pressed, Words, append_only, completer, new_session

LONGEST_LINE = 10_000
"""Letters of a typed line that are read; the rest is ignored."""
ESCAPE = 0.3
"""Seconds after which Escape is a key of its own: terminals send it before other keys, too."""
NARROWEST = 20
WIDEST = 200


ON = "on"
"""The command of a display key that goes on while something is typed."""


class Terminal(Protocol):
    """Prints lines and reads answers. `closing` is set before the very last lines are written.

    With `skips` a line waits, and Escape skips the rest. `follow` is called with the line being typed and its cursor
    when they change.
    """

    interactive: bool
    closing: bool
    skips: bool
    follow: Callable[[str, int], None] | None

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write with the prompt that follows them."""

    def flush(self) -> None:
        """Print lines that wait for a prompt: none follows now."""

    def end_line(self) -> None:
        """Print lines that wait for a prompt, and end the last one: something else is printed next."""

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str | Pressed:
        """Return one typed line. Raises EOFError and KeyboardInterrupt."""

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed, not even by asterisks, and not kept. Raises as `read` does."""

    def forget(self, seat: int) -> None:
        """Drop the input history of this seat, and clear the screen and its scrollback."""

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Replace the line being typed, from any thread. Ignored once `still()` is false."""

    def enter(self, still: Callable[[], bool]) -> None:
        """Go on at a line that waits, from any thread; typed text does not become an answer."""

    def columns(self) -> int:
        """Return the number of columns; pipes have plenty."""

    def ring(self) -> None:
        """Ring the bell."""

    def end(self) -> None:
        """End a line that is still open."""


def width() -> int:
    """Return the columns of the terminal."""
    return max(shutil.get_terminal_size().columns, NARROWEST)


def wrapped(line: str, columns: int) -> str:
    """Return the line wrapped at words, so that it never reaches the last column."""
    return "\n".join(textwrap.wrap(line, columns - 1, break_on_hyphens=False)) or line


class Plain:
    """Lines in, lines out. On a terminal the answer follows the prompt; in a pipe a prompt is a line of its own."""

    def __init__(self) -> None:
        self.both = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self.interactive = self.both
        self.closing = False
        self.skips = False
        self.follow: Callable[[str, int], None] | None = None
        self._put = ""
        self._from_elsewhere: deque[Callable[[], bool]] = deque()
        self._woken, self._wake = os.pipe()
        self._paced = Paced(_write)

    def write(self, lines: Iterable[str]) -> None:
        """Print lines: in a pipe at once, on a terminal in one write with the prompt unless there are too many."""
        if self.both:
            self._paced.write("".join(f"{wrapped(line, width())}\n" for line in lines))
        else:
            _write("".join(f"{line}\n" for line in lines))

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str:
        """Return one typed line, preceded by text from `put`. Raises EOFError and KeyboardInterrupt."""
        self._put = typed
        _write(self._paced.last() + (prompt if self.both else prompt.rstrip() + "\n"))
        try:
            data = self._line()
        except KeyboardInterrupt:
            _write("\n" if self.both else "")
            raise
        if not data:
            if self.both:
                _write("\n")
            raise EOFError
        line = data.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r\n")[:LONGEST_LINE]
        return f"{self._put} {line}".strip() if self._put != typed else typed + line

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed. Raises EOFError and KeyboardInterrupt."""
        if self.both:
            return _secret(self._paced.last() + prompt)
        _write(prompt.rstrip() + "\n")
        data = sys.stdin.buffer.readline()
        if not data:
            raise EOFError
        return data.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r\n")[:LONGEST_LINE]

    def _line(self) -> bytes:
        """Return the typed line, with its Enter; on a terminal a display can press Enter, too."""
        while self.both and self.follow is not None:
            ready, _, _ = select.select([sys.stdin, self._woken], [], [])
            if sys.stdin in ready:
                break
            os.read(self._woken, 1)
            if self._from_elsewhere.popleft()():
                _write("\n")
                return b"\n"
        return sys.stdin.buffer.readline()

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Keep a text, which is put before the typed line when Enter is pressed."""
        if still():
            self._put = text
            if self.follow is not None:
                self.follow(text, cursor)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter; in a pipe only its own line ends count."""
        self._from_elsewhere.append(still)
        with suppress(OSError):  # the game may just have ended
            os.write(self._wake, b"!")

    def forget(self, seat: int) -> None:
        """Clear the screen; typed lines are not kept."""
        if self.both:
            self._paced.flush()
            _clear()

    def columns(self) -> int:
        """Return the number of columns."""
        return width() if self.both else WIDEST

    def ring(self) -> None:
        """Ring the bell; a pipe has none."""
        if self.both:
            _send(b"\a")

    def flush(self) -> None:
        """Print lines that wait for a prompt."""
        self._paced.flush()

    def end_line(self) -> None:
        """Print lines that wait for a prompt; each has its end."""
        self._paced.flush()

    def end(self) -> None:
        """Print the lines that wait, and close the pipe; no line is left open."""
        self._paced.flush()
        for descriptor in (self._woken, self._wake):
            os.close(descriptor)


class Editing:
    """A terminal with editing, and an input history for each seat. `key` is called at every key.

    With `bold` the prompt is bold. Beside a screen reader it is not: yasr would read prompt and answer apart.
    """

    interactive = True
    closing = False
    skips = False
    follow: Callable[[str, int], None] | None = None

    def __init__(self, key: Callable[[], None], bold: bool = False) -> None:
        self._style = "bold" if bold else ""
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
        self._key = key
        self._sessions: dict[int, Any] = {}
        self._left_open = ""
        self._lines = ""
        self._reading: Any = None
        self._paced = Paced(_write)
        self._from_elsewhere: deque[Callable[[Any], None]] = deque()
        self._session(0)

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write with the prompt unless they are too many; `closing` closes the last one."""
        text = "\n".join(wrapped(line, width()) for line in lines)
        if text:
            self._paced.write(self._line_end() + text + ("\n" if self.closing else ""))
            self._left_open = "" if self.closing else "\n"

    def _line_end(self) -> str:
        """Return the end of an open line. Written earlier, it would move a braille display to the empty line below."""
        end, self._left_open = self._left_open, ""
        return end

    def _before_prompt(self) -> str:
        """Return the lines that wait for a prompt, and the end of the last one."""
        lines, self._lines = self._lines, ""
        return lines + self._line_end()

    def flush(self) -> None:
        """Print lines that wait for a prompt."""
        self._paced.flush()

    def end_line(self) -> None:
        """Print lines that wait for a prompt, and end the last one."""
        self._paced.flush()
        _write(self._line_end())

    def end(self) -> None:
        """Print the lines that wait, and end the last one."""
        self.end_line()

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str | Pressed:
        """Return one typed line, or a function key. Raises EOFError and KeyboardInterrupt."""
        self._lines = self._paced.last().replace(NO_BREAK, " ")
        self._reading = session = self._session(seat)
        try:
            answer: str | Pressed = session.prompt(
                [(self._style, prompt)], default=typed, completer=completer(words), pre_run=self._hear_others
            )
        finally:
            _write(self._lines)  # nothing was painted
            self._lines, self._left_open, self._reading = "", "\n", None
            self._from_elsewhere.clear()
        return answer if isinstance(answer, Pressed) else answer[:LONGEST_LINE]

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed. Raises EOFError and KeyboardInterrupt."""
        lines, self._left_open = self._line_end() + self._paced.last(), ""
        return _secret(lines + prompt)

    def forget(self, seat: int) -> None:
        """Drop the input history and kill ring of this seat, and clear the screen."""
        self._paced.flush()
        self._sessions.pop(seat, None)
        self._left_open = ""
        _clear()

    def columns(self) -> int:
        """Return the number of columns."""
        return width()

    def ring(self) -> None:
        """Ring the bell."""
        _send(b"\a")

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Replace the line being typed."""
        from prompt_toolkit.document import Document

        def do(session: Any) -> None:
            if still():
                session.default_buffer.document = Document(text, cursor)

        self._do(do)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter; if something is typed, go on without making it an answer."""

        def do(session: Any) -> None:
            if still():
                typed = session.default_buffer.text
                session.app.exit(result=Pressed(ON, typed) if typed else "")

        self._do(do)

    def _do(self, do: Callable[[Any], None]) -> None:
        """Let the reading thread do this; calls that come before it reads wait."""
        self._from_elsewhere.append(do)
        session = self._reading
        loop = session.app.loop if session is not None else None
        if loop is not None:
            with suppress(RuntimeError):  # the loop has just been closed
                loop.call_soon_threadsafe(self._hear_others)

    def _hear_others(self) -> None:
        while self._from_elsewhere and self._reading is not None and self._waits(self._reading.app):
            self._from_elsewhere.popleft()(self._reading)

    def _waits(self, app: Any) -> bool:
        """Tell whether a line is still being typed."""
        return bool(app.is_running and app.future is not None and not app.future.done())

    def _follow(self, buffer: Any) -> None:
        if self.follow is not None:
            self.follow(buffer.text, buffer.cursor_position)

    def _session(self, seat: int) -> Any:
        if seat not in self._sessions:
            self._sessions[seat] = append_only(new_session(lambda: self.skips), self._before_prompt)
            self._sessions[seat].app.timeoutlen = ESCAPE
            self._sessions[seat].enable_suspend = self.follow is None  # a suspended game would keep the display
            self._sessions[seat].app.key_processor.before_key_press += lambda _: self._key()
            self._sessions[seat].default_buffer.on_text_changed += self._follow
            self._sessions[seat].default_buffer.on_cursor_position_changed += self._follow
        return self._sessions[seat]


def choose(plain: bool, key: Callable[[], None]) -> Terminal:
    """Return `Editing` on a capable terminal, else, or if wanted, `Plain`."""
    both = is_terminal(sys.stdin) and is_terminal(sys.stdout)
    if plain or not both or os.environ.get("TERM", "dumb") in ("dumb", ""):
        return Plain()
    return Editing(key, bold=environment.screen_reader() is None)


def is_terminal(stream: Any) -> bool:
    """Tell whether a stream is a terminal; closed ones are not."""
    with suppress(AttributeError, ValueError):
        return bool(stream.isatty())
    return False


def _write(text: str) -> None:
    if text:
        sys.stdout.write(text.replace(NO_BREAK, " "))
        sys.stdout.flush()


def _secret(shown: str) -> str:
    """Print this, and return one typed line without an echo. Its end is printed. Raises EOFError, KeyboardInterrupt."""
    _write(shown)
    try:
        return getpass.getpass("")[:LONGEST_LINE]
    except (EOFError, KeyboardInterrupt):
        _write("\n")
        raise


def _clear() -> None:
    """Clear the screen and its scrollback, so that the next reader sees no hand."""
    _send(b"\x1b[H\x1b[2J\x1b[3J")


def _send(control: bytes) -> None:
    """Send a control sequence to the terminal: as text it would be dropped."""
    sys.stdout.flush()
    sys.stdout.buffer.write(control)
    sys.stdout.buffer.flush()
