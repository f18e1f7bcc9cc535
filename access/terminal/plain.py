"""A terminal, or a pipe, that writes and reads whole lines."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable

from access.system.signals import hang_up_ends
from access.terminal.pacing import Paced
from access.terminal.printing import LONGEST_LINE, WIDEST, clear, is_terminal, send, width, wrapped, write
from access.terminal.prompts import Words
from access.terminal.typed import TypedLines, read_secret


class Plain:
    """Lines in, lines out. On a terminal the answer follows the prompt; in a pipe a prompt is a line of its own."""

    def __init__(self) -> None:
        self.both = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self.interactive = self.both
        self.closing = False
        self.skips = False
        self.follow: Callable[[str, int], None] | None = None
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
        if not self.both:
            write("".join(f"{line}\n" for line in lines))
            return
        text = "".join(f"{wrapped(line, width())}\n" for line in lines)
        with self._lock:
            if self._prompt is None:
                self._paced.write(text)
            else:
                write(f"\n{text}{self._prompt}")

    def read(self, prompt: str, seat: int = 0, typed: str = "", words: Words = tuple) -> str:
        """Return one typed line, preceded by text from `put`. Raises EOFError and KeyboardInterrupt."""
        self._put = typed
        return self._decoded(self._read(prompt, self._typed.read), typed)

    def read_secret(self, prompt: str) -> str:
        """Return one typed line that is not echoed. Raises EOFError and KeyboardInterrupt."""
        if self.both:
            return self._decoded(read_secret(self._typed, self._paced.last() + prompt))
        return self._decoded(self._read(prompt, self._typed.read))

    def _read(self, prompt: str, read: Callable[[], bytes]) -> bytes:
        """Print the lines that wait and a prompt, and read; nothing is left open at the end of input."""
        data = b""
        with hang_up_ends(lambda: self.cancel(lambda: True)):
            try:  # Ctrl-C may come as soon as the prompt stands there
                with self._lock:
                    self._prompt = prompt if self.both else None
                    write(self._paced.last() + (prompt if self.both else prompt.rstrip() + "\n"))
                data = read()
            finally:
                self._prompt = None
                if self.both and not data:
                    write("\n")
        return data

    def _decoded(self, data: bytes, typed: str = "") -> str:
        """Return a typed line as text. Raises EOFError if there is none."""
        if not data:
            raise EOFError
        line = data.decode(sys.stdin.encoding or "utf-8", "replace").rstrip("\r\n")[:LONGEST_LINE]
        return f"{self._put} {line}".strip() if self._put != typed else typed + line

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Keep a text, which is put before the typed line when Enter is pressed."""
        if still():
            self._put = text
            if self.follow is not None:
                self.follow(text, cursor)

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter; in a pipe only its own line ends count."""

        def do() -> bytes | None:
            if not (self.both and still()):
                return None
            write("\n")
            return b"\n"

        self._typed.do(do)

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading with EOFError."""
        self._typed.cancel(still)

    def forget(self, seat: int) -> None:
        """Clear the screen; typed lines are not kept."""
        if self.both:
            self._paced.flush()
            clear()

    def columns(self) -> int:
        """Return the number of columns."""
        return width() if self.both else WIDEST

    def ring(self) -> None:
        """Ring the bell; a pipe has none."""
        if self.both:
            send(b"\a")

    def flush(self) -> None:
        """Print lines that wait for a prompt."""
        self._paced.flush()

    def echo(self) -> None:
        """Do nothing: the terminal always echoes its input."""

    def end_line(self) -> None:
        """Print lines that wait for a prompt; each has its end."""
        self._paced.flush()

    def end(self) -> None:
        """Print the lines that wait, and close the pipe; no line is left open."""
        self._paced.flush()
        self._typed.close()
