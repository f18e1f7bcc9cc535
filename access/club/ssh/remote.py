"""A terminal over a connection: printed lines, and one input line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable

from wcwidth import wcswidth

from access.club.connection import Lost
from access.club.ssh.editor import NARROWEST, WIDEST, Editor
from access.dialogue.requests import NEWS
from access.language.line import NO_BREAK
from access.terminal.pacing import KEPT_FREE, PAUSE, chunks
from access.terminal.printing import wrapped
from access.terminal.prompts import Pressed
from access.terminal.terminal import ESCAPE


class Remote:
    """A terminal over a connection, for one reader at a time; `send` sends text.

    With `editing`, the club echoes and edits the line, without repainting. Otherwise the terminal sends whole lines.
    """

    interactive = True
    closing = False
    skips = False
    follow: Callable[[str, int], None] | None = None

    def __init__(self, send: Callable[[str], None], editing: bool = True, columns: int = 80, rows: int = 24) -> None:
        self._send, self.editing = send, editing
        self.editor = Editor(self._out, echo=editing)
        self._outgoing: list[str] = []
        self._gathers = False
        """Whether text waits for the next line to be read."""
        self.resize(columns, rows)
        self._left_open = False
        self._waiting: list[str] = []
        self._reading: asyncio.Future[None] | None = None
        self._interrupted = False
        self.is_lost = False
        """Whether the connection is lost."""
        self._escape: asyncio.TimerHandle | None = None

    # The connection

    def resize(self, columns: int, rows: int) -> None:
        """Note the size of the terminal; 0 is unknown."""
        self.editor.columns = min(max(columns, NARROWEST), WIDEST) if columns else 80
        self.rows = rows or 24

    def feed(self, typed: str) -> None:
        """Take typed text."""
        self.editor.feed(typed)
        if self.editor.escape_waits:
            if self._escape is not None:
                self._escape.cancel()
            self._escape = asyncio.get_running_loop().call_later(ESCAPE, self._escaped)
        if self.editor.done:
            self._arrive()
        self._take_more_soon()

    def _take_more_soon(self) -> None:
        """Handle waiting keys after others have had their turn."""
        if self.editor.has_more:
            asyncio.get_running_loop().call_soon(self.feed, "")

    def _escaped(self) -> None:
        self.editor.escape()
        if self.editor.done:
            self._arrive()

    def _arrive(self) -> None:
        """Wake the reader."""
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)

    def lose(self) -> None:
        """Note that the connection is lost: the reader gets Lost."""
        self._send_all()
        self.is_lost = True
        self._arrive()

    # Output

    def write(self, lines: Iterable[str]) -> None:
        """Print lines; if they are more than a screen, only the first ones. With `editing`, the last one stays open."""
        if not self.editing:
            self._put(self._line_end() + "".join(f"{line}\n" for line in lines))
            return
        text = "\n".join(wrapped(line, self.columns()) for line in lines)
        if not text:
            return
        first, *others = chunks(text, max(self.rows - KEPT_FREE, 1))
        if self._waiting:
            self._waiting[-1] += "\n"
            self._waiting.append(first)
        else:
            self._put(self._line_end() + first)
        self._waiting.extend(others)
        self._left_open = True

    async def flush(self) -> None:
        """Print the waiting lines, a screen at a time, so that a screen reader speaks them all."""
        while self._waiting:
            self._send_all()
            await asyncio.sleep(PAUSE)
            if self._waiting:  # the terminal may have ended meanwhile
                self._put(self._waiting.pop(0))

    def _put(self, text: str) -> None:
        self._out(text.replace(NO_BREAK, " ").replace("\n", "\r\n"))

    def _out(self, text: str) -> None:
        """Send text, together with all other text of this moment: a later line would interrupt speech."""
        if text and not self.is_lost:
            if not self._outgoing and not self._gathers:
                asyncio.get_running_loop().call_soon(self._send_all)
            self._outgoing.append(text)

    def gather(self, gathers: bool) -> None:
        """Begin to gather output, or end it. Gathered output is sent when a line is awaited, or at the end.

        So sending takes no turn of the event loop.
        """
        self._gathers = gathers
        if self._outgoing and not gathers:
            asyncio.get_running_loop().call_soon(self._send_all)

    def _send_all(self) -> None:
        self._gathers = False
        text, self._outgoing = "".join(self._outgoing), []
        if text:
            self._send(text)

    def _line_end(self) -> str:
        """Return the end of an open line. Sent earlier, it would move a braille display to an empty line."""
        end, self._left_open = "\n" if self._left_open else "", False
        return end

    def ring(self) -> None:
        """Ring the bell."""
        self._put("\a")

    def forget(self, seat: int) -> None:
        """Do nothing: only one person sits at this terminal."""

    def columns(self) -> int:
        """Return the number of columns."""
        return self.editor.columns

    def end(self) -> None:
        """Print the waiting lines, and end the last one."""
        while self._waiting:
            self._put(self._waiting.pop(0))
        self._put(self._line_end())
        self._send_all()

    # Input

    @property
    def half_typed(self) -> bool:
        """Whether an unfinished line is typed."""
        return bool(self.editor.text)

    @property
    def idle(self) -> bool:
        """Whether the prompt is still empty."""
        waits = self._reading is not None and not self._reading.done()
        return waits and not self.half_typed and not self.editor.done

    def ask(self, prompt: str, typed: str = "", words: Callable[[], Collection[str]] = tuple) -> None:
        """Print a prompt with typed text, and begin to read."""
        self._put(self._line_end() + prompt)
        self._left_open = True
        self.editor.begin(wcswidth(prompt), typed, words, self.skips)
        self._take_more_soon()

    def begin(self, typed: str = "") -> None:
        """Begin to read without a prompt; typed text gets a line of its own."""
        self.editor.begin(0, typed, lead="\r\n" if self._line_end() else "")
        self._left_open = self.editing
        self._take_more_soon()

    def interrupt(self) -> None:
        """Wake somebody who watches; half-typed text stays in the line."""
        self._interrupted = True
        self._arrive()

    async def line(self, watching: bool = False) -> str | Pressed:
        """Return the typed line, or a key. Raises Lost, and EOFError for Ctrl-C and Ctrl-D.

        Somebody `watching` who is interrupted gets the key NEWS. Half-typed text stays, also if this is cancelled.
        """
        if self.editor.done:
            await asyncio.sleep(0)  # somebody who types ahead takes turns with the others
        while not self.editor.done:
            if self.is_lost:
                raise Lost
            interrupted, self._interrupted = self._interrupted, False
            if interrupted and watching:
                return Pressed(NEWS, "")
            self._reading = asyncio.get_running_loop().create_future()
            self._send_all()
            await self._reading
        found = self.editor.done.pop(0)
        if not self.editing and isinstance(found, str):
            self._left_open = False  # the terminal showed its Enter; a question that gives way stays open
        if isinstance(found, type):
            raise found
        return found

    def give_way(self) -> None:
        """End an empty line with the key NEWS."""
        if self.editor.give_way(NEWS):
            self._arrive()

    def half(self) -> str:
        """Remove the half-typed text from the line, and return it for the next prompt."""
        typed = self.editor.pause()
        self.editor.text = ""
        return typed
