"""The terminal: lines out, one line in.

`Plain` writes and reads whole lines, for pipes, for dumb terminals and on request. `Editing` is prompt_toolkit made
append-only, so that a screen reader reads a prompt once and repeats nothing on Enter, as with `input()`.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from access.language.line import LONGEST_TYPED, NO_BREAK
from access.outputs.terminal.plain import (
    Completions,
    Plain,
    Pressed,
    Terminal,
    TypedLines,
    completer,
    decoded,
    new_session,
    pasted,
    read_secret,
)
from access.outputs.terminal.printing import (
    Paced,
    clear_screen,
    end_apart,
    send_control,
    wrapped,
    write,
)
from access.system import environment, posix
from access.system.signals import hang_up_ends, has_input

if TYPE_CHECKING:
    from access.outputs.terminal.appending import Appending

ESCAPE = 0.3
"""Seconds after which Escape is a key of its own: terminals send it before other keys, too."""
ON = "on"
"""The command of a display key that goes on while something is typed."""


class Editing(Terminal):
    """A terminal with editing, and an input history for each seat.

    `at_each_key` is called at every key: the desk silences the voice by it. With `bold` the prompt is
    bold. Beside a screen reader it is not: yasr would read prompt and answer apart.
    """

    def __init__(self, at_each_key: Callable[[], None], bold: bool = False, beside_orca: bool = False) -> None:
        self._style = "bold" if bold else ""
        self._at_each_key = at_each_key
        self._beside_orca = beside_orca
        self._is_answered = False
        """Whether the open line is that of an answer."""
        self._sessions: dict[int, Appending] = {}
        self._left_open = ""
        self._lines = ""
        self._reading: Any = None
        self._paced = Paced(self._print)
        self._secrets = TypedLines()
        self._modes = posix.terminal_modes()
        self._echoes = True
        """Whether the echo is on between prompts."""
        self._above: list[str] = []
        """The lines that came while a line is typed, and were not written yet."""
        self._lock = threading.RLock()
        self._from_elsewhere: deque[Callable[[Any], None]] = deque()
        self._appending(0)

    def write(self, lines: Iterable[str]) -> None:
        """Print lines, in one write with the prompt unless they are too many; `closing` closes the last one."""
        text = "\n".join(wrapped(line, environment.width()) for line in lines)
        if not text:
            return
        with self._lock:
            if self._reading is not None:
                self._above.append(text)
                self._do(self._write_above)
            else:
                self._paced.write(self._line_end() + text + ("\n" if self.closing else ""))
                self._left_open = "" if self.closing else "\n"

    def _write_above(self, session: Any) -> None:
        """Write lines below the typed text, then the prompt and the typed text again, in one write."""
        if self._above:
            renderer = session.app.renderer
            screen = renderer.last_rendered_screen
            below = self._line_end() if screen is None else "\n" * (screen.height - renderer._cursor_pos.y)
            self._lines += f"{below}{self._news()}\n"
            renderer.reset()
            session.app.invalidate()

    def _news(self) -> str:
        with self._lock:
            text, self._above = "\n".join(self._above).replace(NO_BREAK, " "), []
        return text

    def _print(self, text: str) -> None:
        """Write text that no prompt follows in the same write."""
        if text:
            self._release()
            write(text)

    def _release(self) -> None:
        """Write the end of the last prompt, which is held for the write that follows it."""
        for session in self._sessions.values():
            session.release()
        self.echo()

    def echo(self) -> None:
        """Switch the echo on: until the next prompt the program may read its own input."""
        with self._lock:
            if not self._echoes and self._reading is None:
                self._echoes = True
                posix.set_echo(True)

    def _hide_echo(self) -> None:
        """Switch the echo off: the next prompt shows input that was typed ahead."""
        if self._echoes:
            self._echoes = False
            posix.set_echo(False)

    def _line_end(self) -> str:
        """Return the end of an open line. Written earlier, it would move a braille display to the empty line below.

        Beside Orca that of an answer is written a moment before the reply.
        """
        end, self._left_open = self._left_open, ""
        if self._is_answered and self._beside_orca and end:
            end_apart()
            end = ""
        self._is_answered = False
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
        self._print(self._line_end())

    def end(self) -> None:
        """Print the lines that wait, and end the last one; the terminal is as before, even after a signal."""
        self.end_line()
        self._release()
        self._secrets.close()
        posix.set_terminal_modes(self._modes)

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Completions = tuple) -> str | Pressed:
        """Return one typed line, or a function key. Raises EOFError and KeyboardInterrupt."""
        if not has_input():
            raise EOFError
        with self._lock:
            self._lines = self._paced.last().replace(NO_BREAK, " ")
            session = self._appending(seat)
            self._reading = session.session
            self._hide_echo()
        try:
            with hang_up_ends(lambda: self.cancel(lambda: True)):
                answer: str | Pressed = session.read(prompt, self._style, typed, completer(words), self._hear_others)
        finally:
            self._stop_reading()
        return answer if isinstance(answer, Pressed) else pasted(answer[: LONGEST_TYPED + 1], words)

    def _stop_reading(self) -> None:
        with self._lock:
            self._print(self._lines)  # nothing was painted
            news = self._news()
            self._lines, self._left_open, self._reading, self._is_answered = "", "\n", None, True
            self._from_elsewhere.clear()
            if news:
                self._paced.write(f"\n{news}")  # it came while Enter was pressed

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed. Raises EOFError and KeyboardInterrupt."""
        lines, self._left_open = self._paced.last() + self._line_end(), ""
        self._release()
        return decoded(read_secret(self._secrets, lines + prompt))

    def forget(self, seat: int) -> None:
        """Drop the input history and kill ring of this seat, and clear the screen."""
        self._paced.flush()
        self._release()
        self._sessions.pop(seat, None)
        self._left_open = ""
        clear_screen()

    def columns(self) -> int:
        """Return the number of columns."""
        return environment.width()

    def ring(self) -> None:
        """Ring the bell."""
        send_control(b"\a")

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

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading with EOFError."""

        def do(session: Any) -> None:
            if still():
                session.app.exit(exception=EOFError())

        self._do(do)
        self._secrets.cancel(still)

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

    def _appending(self, seat: int) -> Appending:
        if seat not in self._sessions:
            from access.outputs.terminal.appending import Appending

            session = new_session(lambda: self.skips)
            session.app.timeoutlen = ESCAPE
            session.enable_suspend = self.follow is None  # a suspended game would keep the display
            session.app.key_processor.before_key_press += lambda _: self._at_each_key()
            session.default_buffer.on_text_changed += self._follow
            session.default_buffer.on_cursor_position_changed += self._follow
            self._sessions[seat] = Appending(session, self._before_prompt)
        return self._sessions[seat]


def choose(plain: bool, at_each_key: Callable[[], None]) -> Terminal:
    """Return `Editing` on a capable terminal, else, or if wanted, `Plain`."""
    both = environment.is_terminal(sys.stdin) and environment.is_terminal(sys.stdout)
    if plain or not both or environment.kind_of_terminal() == "dumb":
        return Plain()
    reader = environment.screen_reader()
    return Editing(at_each_key, bold=reader is None, beside_orca=reader == environment.ORCA)
