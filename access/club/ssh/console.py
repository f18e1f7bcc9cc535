"""The console of a conversation over SSH."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace

from access.club.account_settings import AccountSettings
from access.club.connection import Does, done
from access.club.ssh.editor import LONGEST
from access.club.ssh.remote import Remote
from access.dialogue.requests import (
    NEWS,
    Reach,
    Read,
    Reply,
    Request,
    TextPrompt,
    Told,
    Typed,
    Watching,
)
from access.language.forms import Question
from access.language.output import KEPT, NOTHING, Said, WaitingLine
from access.language.phrases import Phrases
from access.terminal.plain import Pressed
from access.terminal.screen import Bell, Looks, NoBrailleHere, Screen


class RemoteConsole:
    """The console of one person over SSH. While a line is half typed, nothing is printed before the next line."""

    has_bell = True

    def __init__(self, remote: Remote, does: Does) -> None:
        self.remote, self.does = remote, does
        self._gives_way = False
        self._held: list[Told] = []
        self._watching = False
        self.arrange(AccountSettings(), None)

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""
        cells, more = settings.of("braille.cells"), settings.of("braille.more")
        elsewhere = "" if phrases is None else phrases.text("loop-on-display")
        looks = Looks(cells or self.remote.columns(), bool(more), elsewhere=elsewhere)
        self._screen = Screen(self.remote, looks, NoBrailleHere())
        self._follows_width = cells is None
        self._bell = Bell(self.remote.ring) if settings.of("club.bell") == "on" else NOTHING
        self.at_once = settings.of("club.talk") == "now"

    @property
    def reach(self) -> Reach:
        """The abilities of this terminal."""
        return Reach(more=self._screen.more)

    def fits(self, text: str, answer: int) -> bool:
        """Tell whether a question fits into one line, together with an answer of so many letters."""
        return len(text) + 1 + answer < (self.remote.columns() if self._follows_width else self._screen.looks.cells)

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now` or the settings say so."""
        if self._gives_way and (now or self.at_once):
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

    @contextmanager
    def _hidden(self) -> Iterator[None]:
        """Hide typed text within the context."""
        self.remote.editor.hidden = True
        try:
            yield
        finally:
            self.remote.editor.hidden = False

    async def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, Refused and Leave."""
        if not isinstance(request, Read):
            return await done(request, self.does)
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
            with self._hidden() if stop.secret else nullcontext():
                reply = await self._typed(0, typed)
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
            self.does.say("club-cut", most=LONGEST)
        return Typed(raw.typed, raw.command, piece) if isinstance(raw, Pressed) else Typed(raw, at=piece)
