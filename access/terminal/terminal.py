"""The terminal: lines out, one line in.

`Plain` writes and reads whole lines, for pipes, dumb terminals and whoever wants it. `Editing` is prompt_toolkit made
append-only, so that a screen reader hears a prompt once and nothing again on Enter, as with `input()`.
"""

from __future__ import annotations

import os
import select
import shutil
import sys
import textwrap
from collections import deque
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from access.language.line import NO_BREAK

LONGEST_LINE = 10_000
"""Letters of a typed line that are looked at."""
NARROWEST = 20
WIDEST = 200


Words = Callable[[], Collection[str]]
"""Makes the words that can be completed. It is called when completion is asked for, not before."""
ON = "on"
"""What a key of a display stands for that goes on while something is typed."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A function key instead of Enter: the command it stands for, and what was typed so far."""

    command: str
    typed: str


class Terminal(Protocol):
    """Where lines are printed and answers typed. The last lines of all are written with `closing` set.

    `follow` is called with the line being typed and its cursor when these change.
    """

    interactive: bool
    closing: bool
    follow: Callable[[str, int], None] | None

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write."""

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str | Pressed:
        """One typed line. Raises EOFError and KeyboardInterrupt."""

    def forget(self, seat: int) -> None:
        """Drop what this seat has typed, and clear the screen and its scrollback."""

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Make this the line being typed, from any thread. What is no longer `still` so is dropped."""

    def enter(self, still: Callable[[], bool]) -> None:
        """Go on at a line that waits, from any thread; what is typed is no answer by that."""

    def columns(self) -> int:
        """How wide it is; pipes are as wide as anybody wants."""

    def end(self) -> None:
        """End a line that was typed and is still open."""


def width() -> int:
    """Columns of the terminal."""
    return max(shutil.get_terminal_size().columns, NARROWEST)


def wrapped(line: str, columns: int) -> str:
    """The line, broken at words so that it never runs into the last column."""
    return "\n".join(textwrap.wrap(line, columns - 1, break_on_hyphens=False)) or line


class Plain:
    """Lines in, lines out. On a terminal a prompt stays open for its answer; in a pipe it is a line."""

    def __init__(self) -> None:
        self.both = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self.interactive = self.both
        self.closing = False
        self.follow: Callable[[str, int], None] | None = None
        self._put = ""
        self._from_elsewhere: deque[Callable[[], bool]] = deque()
        self._woken, self._wake = os.pipe()

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write."""
        _write("".join(f"{wrapped(line, width()) if self.both else line}\n" for line in lines))

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str:
        """One typed line; what was put there by other hands comes before it."""
        self._put = typed
        _write(prompt if self.both else prompt.rstrip() + "\n")
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

    def _line(self) -> bytes:
        """What was typed, with its Enter, which a display can press where lines come from a terminal one by one."""
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
        """It is added to what is typed on Enter."""
        if still():
            self._put = text
            if self.follow is not None:
                self.follow(text, cursor)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter; in a pipe there is none but that of the pipe."""
        self._from_elsewhere.append(still)
        with suppress(OSError):  # the game has just ended
            os.write(self._wake, b"!")

    def forget(self, seat: int) -> None:
        """Clear the screen; nothing typed is kept."""
        if self.both:
            _clear()

    def columns(self) -> int:
        """How wide it is."""
        return width() if self.both else WIDEST

    def end(self) -> None:
        """No line is left open here."""
        for descriptor in (self._woken, self._wake):
            os.close(descriptor)


class Editing:
    """A terminal with editing and history, one for each seat. `key` is called at every key."""

    interactive = True
    closing = False
    follow: Callable[[str, int], None] | None = None

    def __init__(self, key: Callable[[], None]) -> None:
        os.environ.setdefault("PROMPT_TOOLKIT_NO_CPR", "1")
        self._key = key
        self._sessions: dict[int, Any] = {}
        self._left_open = ""
        self._reading: Any = None
        self._from_elsewhere: deque[Callable[[Any], None]] = deque()
        self._session(0)

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write; the last stays open, unless nothing follows."""
        text = "\n".join(wrapped(line, width()) for line in lines)
        if text:
            _write(self._line_end() + text + ("\n" if self.closing else ""))
            self._left_open = "" if self.closing else "\n"

    def _line_end(self) -> str:
        """The end of the last line: it leaves with what follows, for a display would stand on the blank line below."""
        end, self._left_open = self._left_open, ""
        return end

    def end(self) -> None:
        """End the last line."""
        _write(self._line_end())

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str | Pressed:
        """One typed line, or a function key."""
        self._reading = session = self._session(seat)
        try:
            answer: str | Pressed = session.prompt(
                prompt, default=typed, completer=_completer(words), pre_run=self._hear_others
            )
        finally:
            self._left_open, self._reading = "\n", None
            self._from_elsewhere.clear()
        return answer if isinstance(answer, Pressed) else answer[:LONGEST_LINE]

    def forget(self, seat: int) -> None:
        """Drop history and kill ring of this seat, and clear the screen."""
        self._sessions.pop(seat, None)
        self._left_open = ""
        _clear()

    def columns(self) -> int:
        """How wide it is."""
        return width()

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Make this the line being typed."""
        from prompt_toolkit.document import Document

        def do(session: Any) -> None:
            if still():
                session.default_buffer.document = Document(text, cursor)

        self._do(do)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter, or where something is typed go on without it."""

        def do(session: Any) -> None:
            if still():
                typed = session.default_buffer.text
                session.app.exit(result=Pressed(ON, typed) if typed else "")

        self._do(do)

    def _do(self, do: Callable[[Any], None]) -> None:
        """Let the thread that reads do this; what comes before it reads, waits."""
        self._from_elsewhere.append(do)
        session = self._reading
        loop = session.app.loop if session is not None else None
        if loop is not None:
            with suppress(RuntimeError):  # it has just been closed
                loop.call_soon_threadsafe(self._hear_others)

    def _hear_others(self) -> None:
        while self._from_elsewhere and self._reading is not None and self._waits(self._reading.app):
            self._from_elsewhere.popleft()(self._reading)

    def _waits(self, app: Any) -> bool:
        """Whether a line is still being typed there."""
        return bool(app.is_running and app.future is not None and not app.future.done())

    def _follow(self, buffer: Any) -> None:
        if self.follow is not None:
            self.follow(buffer.text, buffer.cursor_position)

    def _session(self, seat: int) -> Any:
        if seat not in self._sessions:
            self._sessions[seat] = _append_only(_new_session(), self._line_end)
            self._sessions[seat].enable_suspend = self.follow is None  # stopped, a game would keep the display
            self._sessions[seat].app.key_processor.before_key_press += lambda _: self._key()
            self._sessions[seat].default_buffer.on_text_changed += self._follow
            self._sessions[seat].default_buffer.on_cursor_position_changed += self._follow
        return self._sessions[seat]


def _completer(words: Words) -> Any:
    """Completes what can mean one word only: a list of several would be read aloud in columns."""
    from prompt_toolkit.completion import Completer, Completion

    class OneWord(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            typed = document.text_before_cursor.casefold()
            found = [word for word in words() if word.casefold().startswith(typed)] if typed else []
            if len(found) == 1:
                yield Completion(found[0], start_position=-len(typed))

    return OneWord()


def _new_session() -> Any:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.shortcuts import CompleteStyle

    keys = KeyBindings()

    @keys.add("f2")
    def _(event: Any) -> None:
        event.app.exit(result=Pressed("repeat", event.app.current_buffer.text))

    @keys.add("f3")
    def _(event: Any) -> None:
        event.app.exit(result=Pressed("next", event.app.current_buffer.text))

    return PromptSession[Any](
        key_bindings=keys,
        complete_style=CompleteStyle.READLINE_LIKE,
        complete_while_typing=False,
        validate_while_typing=False,
        enable_history_search=False,
        mouse_support=False,
        enable_suspend=True,
    )


def _append_only(session: Any, line_end: Callable[[], str]) -> Any:
    """Keep prompt_toolkit (3.0) from painting the line again on Enter, which a screen reader would read again.

    The end of the line before leaves in one write with the prompt. It touches private fields; a test that listens to a
    real screen reader holds it.
    """
    renderer = session.app.renderer
    paint = renderer.render

    def render(app: Any, layout: Any, is_done: bool = False) -> None:
        app.exit_style = ""  # with a style of its own each letter of the line would be another, and painted again
        if line_end():
            renderer.output.write_raw("\r\n")
        paint(app, layout)
        if is_done:
            below = renderer._last_screen.height - 1 - renderer._cursor_pos.y
            if below > 0:
                renderer.output.cursor_down(below)
            renderer.output.flush()
            renderer.reset()

    renderer.render = render
    return session


def choose(plain: bool, key: Callable[[], None]) -> Terminal:
    """Editing on a capable terminal, plain otherwise or where it is wanted."""
    both = is_terminal(sys.stdin) and is_terminal(sys.stdout)
    if plain or not both or os.environ.get("TERM", "dumb") in ("dumb", ""):
        return Plain()
    return Editing(key)


def nobody_reads() -> None:
    """Standard output is closed: what is still buffered goes nowhere, without a complaint at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def is_terminal(stream: Any) -> bool:
    """Whether a stream is a terminal; closed ones are none."""
    with suppress(AttributeError, ValueError):
        return bool(stream.isatty())
    return False


def _write(text: str) -> None:
    if text:
        sys.stdout.write(text.replace(NO_BREAK, " "))
        sys.stdout.flush()


def _clear() -> None:
    """Clear screen and scrollback, so that no hand is left for the next reader."""
    _write("\x1b[H\x1b[2J\x1b[3J")
