"""A person at a line of text: a terminal over a connection, the console of their conversation, and their visit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Protocol

from wcwidth import wcswidth

from access.club.lines.editor import LONGEST, NARROWEST, WIDEST, Editor
from access.club.visitor import AccountSettings, AtConsole, Enter, Identity, Lost
from access.dialogue.requests import NEWS, Reach, Read, TextPrompt, Told, Typed, Watching
from access.language.line import NO_BREAK
from access.language.output import KEPT, NOTHING, Question, Said, WaitingLine
from access.language.phrases import Phrases
from access.outputs.terminal.plain import Pressed, Printing
from access.outputs.terminal.printing import KEPT_FREE, PAUSE, chunks, wrapped
from access.outputs.terminal.screen import Bell, Looks, Screen
from access.outputs.terminal.terminal import ESCAPE


class Remote(Printing):
    """A terminal over a connection, for one reader at a time; `send` sends text.

    With `editing`, the club echoes and edits the line, without repainting. Otherwise the terminal sends whole lines.
    """

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


class RemoteConsole:
    """The console of one person at a terminal. While a line is half typed, nothing is printed before the next line."""

    has_bell = True

    def __init__(self, remote: Remote, person: AtConsole) -> None:
        self.remote, self._person = remote, person
        self._gives_way = False
        self._held: list[Told] = []
        self._watching = False
        self.arrange(AccountSettings(), None)

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""
        cells, more = settings.of("braille.cells"), settings.of("braille.more")
        elsewhere = "" if phrases is None else phrases.text("loop-on-display")
        looks = Looks(cells or self.remote.columns(), bool(more), elsewhere=elsewhere)
        self._screen = Screen(self.remote, looks)
        self._follows_width = cells is None
        self._bell = Bell(self.remote.ring) if settings.of("club.bell") == "on" else NOTHING

    @property
    def reach(self) -> Reach:
        """The abilities of this terminal."""
        return Reach(more=self._screen.more)

    def fits(self, text: str, answer: int) -> bool:
        """Tell whether a question fits into one line, together with an answer of so many letters."""
        return len(text) + 1 + answer < (self.remote.columns() if self._follows_width else self._screen.looks.cells)

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now`."""
        if self._gives_way and now:
            self.remote.give_way()

    @property
    def can_hide(self) -> bool:
        """Whether typed text can be hidden."""
        return self.remote.editing

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""
        return self.remote.is_lost

    @property
    def is_idle(self) -> bool:
        """Whether the prompt is still empty."""
        return self.remote.idle

    def print(self, lines: Iterable[str]) -> None:
        """Show lines at once."""
        self.remote.write(lines)

    def show_once(self, code: str, later: str) -> None:
        """Do nothing: the terminal has it, and the club keeps no screen."""

    def interrupt(self) -> None:
        """Wake somebody who watches."""
        self.remote.interrupt()

    def lose(self) -> None:
        """Close the connection, after the end of the last line."""
        self.remote.end()
        self.remote.lose()

    async def read(self, request: Read) -> Typed:
        """Show the lines of a request, and read until its stop is answered. Raises EOFError."""
        self.remote.gather(True)
        try:
            return await self._read(request)
        finally:
            self.remote.gather(False)

    async def _read(self, request: Read) -> Typed:
        if self._follows_width and self._screen.looks.cells != self.remote.columns():
            self._screen.looks = replace(self._screen.looks, cells=self.remote.columns())
        lines, self._held = [*self._held, *request.lines], []
        half_typed = self._watching and self.remote.half_typed
        if half_typed and not request.closing and (request.stop is None or isinstance(request.stop, Watching)):
            self._held = lines[-KEPT:]
        else:
            self._present(lines)
        stop, reply = request.stop, Typed(request.typed)
        if isinstance(stop, Watching):
            return await self._watch(request)
        typed = self._resumed(request)
        if isinstance(stop, Question):
            self._screen.ask(stop, typed, request.again)
            reply = await self._typed(0, typed, gives_way=True)
        elif isinstance(stop, WaitingLine):
            self._screen.stand(stop, typed)
            reply = await self._pieces(stop.at, typed)
        elif isinstance(stop, TextPrompt):
            self._screen.ask_text(stop.line, typed)
            self.remote.editor.hidden = stop.secret
            try:
                reply = await self._typed(0, typed)
            finally:
                self.remote.editor.hidden = False
        else:
            await self.remote.flush()
        return reply

    def _resumed(self, request: Read) -> str:
        """Return the text for the input line, such as text half typed while watching."""
        if request.stop is None or not self._watching:
            return request.typed
        self._watching = False
        return request.typed or self.remote.half()

    def _present(self, lines: list[Told]) -> None:
        if self._bell is not NOTHING:
            self._bell.play([cue for told in lines for cue in told.cues])
        own: list[Said] = [told.own for told in lines if told.own is not None]
        if own:
            self._screen.present(own)

    async def _watch(self, request: Read) -> Typed:
        """Read a line without a prompt; half-typed text survives an interruption."""
        if not self._watching:
            self.remote.begin(request.typed)
        self._watching = True
        raw = await self.remote.line(watching=True)
        self._watching = isinstance(raw, Pressed) and raw.command == NEWS
        return self._reply(raw)

    async def _pieces(self, first: int, typed: str) -> Typed:
        """Read at each piece of a long line, until something is typed or the last piece was read."""
        reply = Typed()
        for piece in range(min(first, self._screen.pieces - 1), self._screen.pieces):
            reply = await self._typed(piece, typed)
            if not reply.reads_on:
                break
            typed = reply.text if reply.key else ""
        return reply

    async def _typed(self, piece: int, typed: str, gives_way: bool = False) -> Typed:
        """Return the line typed at a prompt; an empty one that `gives_way` is left for news, with the key NEWS."""
        await self.remote.flush()
        self._gives_way = gives_way
        self.remote.ask(self._screen.prompt(piece), typed, self._screen.words)
        try:
            return self._reply(await self.remote.line(), piece)
        finally:
            self._gives_way = False

    def _reply(self, raw: str | Pressed, piece: int = 0) -> Typed:
        """Return typed text as a reply; if it was cut, tell the person."""
        if self.remote.editor.was_cut:
            self.remote.editor.was_cut = False
            self._person.say("club-cut", most=LONGEST)
        return Typed(raw.typed, raw.command, piece) if isinstance(raw, Pressed) else Typed(raw, at=piece)


class Pausing(Protocol):
    """A connection that is read later, or dropped: a channel of asyncssh, or a transport of asyncio.

    The wall: a line of text knows no door.
    """

    def pause_reading(self) -> None:
        """Read nothing for now."""

    def resume_reading(self) -> None:
        """Read on."""

    def abort(self) -> None:
        """Drop it at once."""


class LineVisit:
    """The visit of a person at a line of text. `heard` is called whenever they type.

    Too many lines a second are read later, and who does not read what they are sent is dropped.
    """

    def __init__(self, remote: Remote, connection: Pausing, lines_a_second: int, heard: Callable[[], None]) -> None:
        self.remote, self._connection, self._most, self._heard = remote, connection, lines_a_second, heard
        self._lines, self._since = 0, 0.0
        self._slowed = False

    async def lead(self, enter: Enter, identity: Identity, language: str) -> None:
        """Lead the person through the club, until they leave or are lost."""
        try:
            await enter(identity, partial(RemoteConsole, self.remote), language)
        finally:
            if not self.remote.is_lost:
                self.remote.end()

    def feed(self, typed: str) -> None:
        """Take typed text."""
        self._heard()
        self.remote.feed(typed)
        now = asyncio.get_running_loop().time()
        if now - self._since > 1:
            self._since, self._lines = now, 0
        self._lines += typed.count("\r") + typed.count("\n")
        if self._lines > self._most and not self._slowed:
            self._slowed = True
            self._connection.pause_reading()
            asyncio.get_running_loop().call_later(1, self._read_again)

    def _read_again(self) -> None:
        self._lines, self._slowed = 0, False
        self._connection.resume_reading()

    def drop(self) -> None:
        """Drop somebody who does not read what they are sent."""
        self.remote.lose()
        self._connection.abort()
