"""The console of a conversation at a page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from access.club.account_settings import AccountSettings
from access.club.connection import Does, done
from access.club.web.page import LONGEST, Asked, Kind, Page
from access.dialogue.requests import NEWS, Reach, Read, Reply, Request, Stop, TextPrompt, Typed, Watching
from access.language.forms import Question
from access.language.line import Line
from access.language.output import WaitingLine
from access.language.own_words import AllOffered
from access.language.phrases import Phrases
from access.language.texts import title

CELLS = 40
"""The cells of a braille display for people who have not set them: a browser does not know them."""


class PageConsole:
    """The console of one person at a page."""

    can_hide = True
    has_bell = False
    reach = Reach()

    def __init__(self, page: Page, does: Does) -> None:
        self.page, self.does = page, does
        self._gives_way = self._is_at_once = False
        self._cells = CELLS
        self._seat: tuple[Phrases, int] | None = None
        self._place = ""
        """The name of the person's place, for the phrases and the table in `_seat`."""

    @property
    def is_lost(self) -> bool:
        """Whether the visit is over."""
        return self.page.is_lost

    @property
    def is_idle(self) -> bool:
        """Whether the question has no answer yet."""
        return self.page.is_read

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""
        self._is_at_once = settings.of("club.talk") == "now"
        self._cells = int(settings.of("braille.cells") or CELLS)
        self.page.has_sounds = settings.of("club.sounds") == "on"
        self.page.is_in_field = settings.of("club.question") == "field"
        if phrases is not None:
            self.page.language = phrases.language

    def fits(self, text: str, answer: int) -> bool:
        """Return True: a page wraps its lines."""
        return True

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now` or the settings say so."""
        if self._gives_way and (now or self._is_at_once):
            self.page.interrupt()

    def print(self, lines: Iterable[str]) -> None:
        """Show lines at once."""
        self.page.show(lines)

    def show_once(self, code: str, later: str) -> None:
        """Let a line with this code be another one `later`, when its person has answered."""
        self.page.codes[code] = later

    def interrupt(self) -> None:
        """Wake somebody who watches."""
        self.page.interrupt()

    def lose(self) -> None:
        """End the visit."""
        self.page.lose()

    async def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, Refused and Leave."""
        return await (self._read(request) if isinstance(request, Read) else done(request, self.does))

    async def _read(self, request: Read) -> Typed:
        lines = [told.own.line.text for told in request.lines if told.own is not None]
        cues = [cue.name for told in request.lines for cue in told.cues]
        stop = request.stop
        self.page.show(lines, cues, None if stop is None else self._asked(request, stop), again=request.again)
        if stop is None:
            return Typed(request.typed)
        self._gives_way = isinstance(stop, Question)
        try:
            text = await self.page.line(gives_way=isinstance(stop, Question | Watching))
        finally:
            self._gives_way = False
        if text is None:
            return Typed("", NEWS)
        if len(text) == LONGEST:
            self.does.say("club-cut", most=LONGEST)
        return Typed(text)

    def _asked(self, request: Read, stop: Stop) -> Asked:
        """Return the stop of a conversation as a question of the page, with the person's place."""
        asked = _asked(stop, self._cells if self.page.is_in_field else 0)
        phrases = request.to.phrases
        if phrases.game is not None:
            if self._seat is None or self._seat[0] is not phrases or self._seat[1] != self.does.table:
                self._seat = phrases, self.does.table
                self._place = _at_table(phrases, self.does.table, title(phrases.game, phrases.language))
            is_turn = asked.kind == "question" and self.does.is_in_game
            return replace(asked, place=self._place, is_turn=is_turn)
        if asked.kind != "question":
            return replace(asked, place=self.page.asked.place)
        say = phrases.words("loop-command-say")[0]
        is_lobby = any(offered.word == say for offered in asked.offered.commands)
        return replace(asked, place=_at_table(phrases, self.does.table) if is_lobby else "")


def _at_table(phrases: Phrases, table: int, game: str = "") -> str:
    """Return the name of a place: of a game, of a table by number, of both, or of the lobby."""
    if not table:
        return game or phrases.text("club-web-lobby")
    return phrases.text("club-web-at-table", game=game or "none", number=table)


def _asked(stop: Stop, cells: int) -> Asked:
    """Return the stop of a conversation as a question of the page, with the short form for so many cells, if any."""
    if isinstance(stop, Question):
        picks = tuple((item.printed, item.spoken, item.typed) for item in stop.picks)
        short = stop.brailled(cells, Line.printed) if cells else ""
        return Asked("question", stop.full.text, short, stop.offered(), stop.lead or "", picks)
    if isinstance(stop, WaitingLine):
        return Asked("waiting", stop.said.line.text)
    if isinstance(stop, TextPrompt):
        kind: Kind = "secret" if stop.secret else "text"
        return Asked(kind, stop.line.text)
    return Asked(offered=AllOffered(commands=stop.offered().commands))
