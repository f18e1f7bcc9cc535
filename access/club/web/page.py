"""The page of a visit, with its console: numbered events go out, answers to numbered questions come in.

It knows no network. It outlives connections and visits: a browser that comes back asks for the events after its last
one, and a person who was away finds the earlier lines on it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import Any, Literal

from access.club.visitor import AccountSettings, AtConsole, Lost
from access.club.web.pictures import (
    Drawn,
    ForEyes,
    LogMark,
    add_drawn,
    drawn_at,
    drawn_of,
    drawn_of_each,
    own_drawn,
    own_items,
    round_heading,
    round_of,
    with_untold,
)
from access.club.web.seats import NOBODY, SeatTable, Standing
from access.dialogue.entries import Happened, Joined
from access.dialogue.requests import NEWS, Entry, Reach, Read, Stop, TextPrompt, Typed, Watching
from access.language.line import AllOffered, Item, Line, Offered, Span
from access.language.output import Question, WaitingLine
from access.language.phrases import Phrases
from access.language.texts import game_title
from access.play.at_table import TableSeen
from access.play.tournament import Note
from access.system.environment import FALLBACK
from games.data import frozen
from games.game import Game
from games.steps import Event

KEPT_EVENTS = 400
"""The events that are kept for a browser that comes back; if it lacks older ones, it loads the whole page."""
KEPT_ANSWERS = 100
"""The identifiers of answers that are kept: an answer that is sent twice counts once."""
LONGEST = 1000
"""The most letters of an answer; the rest is cut off."""

PageState = Literal["watching", "question", "text", "secret", "waiting", "over"]
"""The kinds of questions of a page. At `waiting` the only answer is Enter; a `secret` text is hidden."""
Taken = Literal["taken", "stale"]


@frozen
class PageQuestion:
    """A question, and its answers. `picks` are dice or cards, each as printed, spoken and typed.

    Picks are typed after the word `lead`. `short` is the question in few words, for braille displays, and `brief` for
    eyes in a low window, empty if `text` is short enough. `place` is the name of the person's place, such as a game.
    `is_turn` marks questions of a game. `drawn` are its dice and cards for pictures, but for the picks, which
    `drawn_picks` has. `figure` is its number, such as points, written large.
    """

    kind: PageState = "watching"
    text: str = ""
    short: str = ""
    brief: str = ""
    offered: AllOffered = field(default_factory=AllOffered)
    lead: str = ""
    picks: tuple[tuple[str, str, str], ...] = ()
    place: str = ""
    is_turn: bool = False
    number: int = field(default=0, compare=False)
    drawn: tuple[Drawn, ...] = ()
    drawn_picks: Drawn | None = None
    figure: str = ""
    is_drawn: bool = field(default=False, compare=False)
    """Whether what eyes see better has a form of its own, hidden from readers."""

    def read(self, typed: str) -> str:
        """Return the text of an answer on its button, or the typed one."""
        ways = self.offered.answers
        told = [offered.does for offered in ways if offered.word == typed and (offered.mere or self.picks)]
        return "".join(told[:1]) or typed


@frozen
class PageEvent:
    """An event: lines in a language, names of sounds, perhaps a new question, and pictures and marks at its lines."""

    number: int
    lines: tuple[str, ...] = ()
    cues: tuple[str, ...] = ()
    asked: PageQuestion | None = None
    language: str = FALLBACK
    drawn: tuple[ForEyes, ...] = ()


MOST_TOLD, MOST_NEW = 700, 9000
"""The most letters of the log that a page carries when it is loaded, and if all are new; earlier ones have a page."""


def newest(events: Sequence[PageEvent], shown: int) -> Sequence[PageEvent]:
    """Return the last events that a page carries when it is loaded, at least one; those after `shown` are new."""
    told = 0
    for place, event in enumerate(reversed(events)):
        told += sum(map(len, event.lines))
        if told > (MOST_NEW if event.number > shown else MOST_TOLD):
            return events[-max(place, 1) :]
    return events


def with_heads(events: Iterable[PageEvent]) -> tuple[list[PageEvent], tuple[ForEyes, ...]]:
    """Return the events with lines, with the marks of those without lines before them, and the last marks."""
    found: list[PageEvent] = []
    heads: tuple[ForEyes, ...] = ()
    for event in events:
        if event.lines:
            found.append(replace(event, drawn=heads + event.drawn) if heads else event)
        heads = () if event.lines else heads + event.drawn
    return found, heads


class Page:
    """The page of one person, and their answers. `random_bytes` is the source of its key."""

    def __init__(self, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.events: deque[PageEvent] = deque(maxlen=KEPT_EVENTS)
        self.asked, self.standing = PageQuestion(), NOBODY
        self.standing_since = 0
        """The number of the event with which the table of seats became as it is."""
        self.standing_before = NOBODY
        """The table of seats before the last answer on their turn."""
        self._is_answered = False
        """Whether an answer on their turn came since the table of seats was shown."""
        self.language = FALLBACK
        self.has_sounds = self.is_in_field = False
        """The settings: to play sounds, and to describe the field by the question instead of showing it in the log."""
        self.is_graphical = self.has_pictures = False
        """Whether the browser shows more than text, and whether dice and cards are drawn."""
        self.has_come_in = False
        """Whether its person has been in the lobby, and so has a name."""
        self.game: Game | None = None
        self.options: Mapping[str, Any] = {}
        """The game at the person's table, and its agreed options; None away from games."""
        self.codes: dict[str, str] = {}
        """Codes that are shown until the next answer, and what then stands in place of their lines."""
        self.number = 0
        """The number of the last event."""
        self.key = random_bytes(4).hex()
        """The key of this page, which tells its numbers from those of other hosts."""
        self._news = asyncio.Event()
        self._answer: str | None = None
        self._is_open = False
        """Whether the question has no answer yet."""
        self._names: deque[str] = deque(maxlen=KEPT_ANSWERS)
        self._reading: asyncio.Future[None] | None = None
        self._is_interrupted = self.is_lost = False
        self.is_awaited = self.holds_news = False
        """Whether a browser without scripts waits for news, and whether some come with the next line as a rule."""

    # Output

    def begin(self) -> None:
        """Begin another visit on this page."""
        self._answer, self._is_open = None, False
        self._is_interrupted = self.is_lost = False

    def show(
        self,
        lines: Iterable[str] = (),
        cues: Iterable[str] = (),
        asked: PageQuestion | None = None,
        again: bool = False,
        drawn: tuple[ForEyes, ...] = (),
        standing: Standing | None = None,
    ) -> None:
        """Show lines with `drawn` pictures and marks, play sounds, and ask, as one event, with a new `standing`.

        A question that is asked `again`, perhaps in fewer words, keeps its number, so that answers typed meanwhile
        count, unless another question came in between.
        """
        lines, cues = tuple(lines), tuple(cues)
        again = again and asked is not None and asked.kind == self.asked.kind
        if asked is not None and (again or asked.kind == "watching") and self.asks(asked):
            asked = None  # it is asked already
        is_new = standing is not None and standing != self.standing
        if standing is not None and self._is_answered and (is_new or (asked is not None and asked.is_turn)):
            is_new |= self.standing_before not in (NOBODY, self.standing)  # what changed before the answer is old
            self.standing_before, self._is_answered = self.standing, False
        if not (lines or cues or asked or is_new):
            return
        if asked is not None:
            asked = self.asked = replace(asked, number=self.asked.number + (not again))
            self.has_come_in |= bool(asked.place)
        self.number += 1
        if standing is not None and is_new:
            self.standing, self.standing_since = standing, self.number
        self.events.append(PageEvent(self.number, lines, cues, asked, self.language, drawn))
        self.wake()

    def forget_changes(self) -> None:
        """Forget the table of seats before the last answer: another game begins."""
        self.standing_before, self._is_answered = NOBODY, False

    def asks(self, question: PageQuestion) -> bool:
        """Tell whether a question without a number is the one that is asked."""
        return question == self.asked

    def wake(self) -> None:
        """Wake all who wait for news."""
        news, self._news = self._news, asyncio.Event()
        news.set()

    def numbered(self, number: int) -> str:
        """Return the identifier of an event or question: its number with the key of this page."""
        return f"{self.key}-{number}"

    def number_of(self, text: str) -> int:
        """Return the number in the identifier of an event or question; -1 if it is not of this page."""
        key, _, number = text.partition("-")
        return int(number) if key == self.key and number.isascii() and number.isdigit() and len(number) < 10 else -1

    def after(self, number: int) -> Sequence[PageEvent] | None:
        """Return the events after this one; None if some are no longer kept, or this one does not exist."""
        if number > self.number or (self.events and number < self.events[0].number - 1):
            return None
        return [self.events[place] for place in range(number - self.number, 0)]

    async def wait_for_news(self, after: int) -> None:
        """Wait until there is an event after this one, or the visit is over."""
        while self.number <= after and not self.is_lost:
            await self.woken(after)

    async def ask_for_news(self, after: int) -> None:
        """Wait for news of any kind, also those that else come with the next line."""
        self.is_awaited = True
        try:
            if self.holds_news:
                self.interrupt()
            await self.wait_for_news(after)
        finally:
            self.is_awaited = False

    async def woken(self, after: int) -> None:
        """Wait for news, or until somebody wakes those who wait."""
        if self.number <= after and not self.is_lost:
            await self._news.wait()

    # Input

    def answer(self, number: int, text: str, name: str) -> Taken:
        """Take an answer to a question by number; `name` is its identifier, by which a repetition is noticed.

        It is stale if another question is asked by now.
        """
        if name and name in self._names:
            return "taken"
        if number != self.asked.number or self.is_lost or not self._is_open:
            return "stale"
        self._names.append(name)
        self._answer, self._is_open = text[:LONGEST], False
        self._is_answered |= self.asked.is_turn
        self._hide_codes()
        self._arrive()
        return "taken"

    def _hide_codes(self) -> None:
        """Replace the lines with codes that were read: a page may stay open for a month, and others may find it."""
        for place, event in enumerate(self.events if self.codes else ()):
            lines = tuple(self._without_code(line) for line in event.lines)
            if lines != event.lines:
                self.events[place] = replace(event, lines=lines)

    @property
    def codes_shown(self) -> list[str]:
        """The codes that stand in the log, until they were read."""
        lines = [line for event in self.events for line in event.lines] if self.codes else []
        return [code for code in self.codes if any(code in line for line in lines)]

    def _without_code(self, line: str) -> str:
        return next((later for code, later in self.codes.items() if code in line), line)

    async def line(self, gives_way: bool) -> str | None:
        """Return the next answer; None if the question gives way to news. Raises Lost."""
        self._is_open = True
        try:
            while self._answer is None:
                if self.is_lost:
                    raise Lost
                interrupted, self._is_interrupted = self._is_interrupted, False
                if interrupted and gives_way:
                    return None
                await self._arrives()
            return self._answer
        finally:
            self._answer, self._is_open = None, False

    async def _arrives(self) -> None:
        self._reading = asyncio.get_running_loop().create_future()
        try:
            await self._reading
        finally:
            self._reading = None

    @property
    def is_read(self) -> bool:
        """Whether the visit waits for an answer."""
        return self._reading is not None

    def interrupt(self) -> None:
        """Withdraw the question, if it gives way to news."""
        self._is_interrupted = True
        self._arrive()

    def lose(self) -> None:
        """End the visit: the page is closed, or its person leaves."""
        self.is_lost = True
        self._arrive()
        self.wake()

    def _arrive(self) -> None:
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)


WON, LOST_TURN = LogMark("won"), LogMark("lost")
ENTER = "⏎"
"""The answer of Enter alone, for eyes."""
OF_GAMES = (Happened, Joined)
SOON = 1.0
"""Seconds after which somebody who watches sees a new table of seats, if no line comes with it."""
BRIEF = 24
"""The most letters of a question in a low window, if it can be said in so few."""
CELLS = 40
"""The cells of a braille display for people who have not set them: a browser does not know them."""


class PageConsole:
    """The console of one person at a page."""

    can_hide = True
    has_bell = False
    reach = Reach(rules_beside=True)

    def __init__(self, page: Page, person: AtConsole) -> None:
        self.page, self._person = page, person
        self._gives_way = self._has_typed = False
        self._cells = CELLS
        self._seat: tuple[str, int] | None = None
        """The game and the number of its table, or 0; None in the lobby."""
        self._seats = SeatTable()
        self._held: tuple[Phrases | None, Sequence[Event], Sequence[tuple[Span, ...]]] = None, (), ()
        """The dice or cards of the person's own, by their events."""
        self._place: tuple[Phrases | None, str] = None, ""
        """The phrases of a game, and the name of the person's place there."""
        self._headed, self._round = "", 0
        """The place and the round of the newest headings in the log."""
        self._untold: list[Drawn] = []
        """The dice and cards since the last line, which sums them up."""
        self._answered: tuple[Drawn, ...] = ()
        """Those of the question that was answered last, until something comes of it."""
        self._said: list[str] = []
        """The answers on one's turn since the last line or question."""
        self._own: tuple[Item, ...] = ()
        """The last dice of the person's own in the log."""

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
        self._cells = int(settings.of("braille.cells") or CELLS)
        self.page.has_sounds = settings.of("club.sounds") == "on"
        self.page.is_in_field = settings.of("club.question") == "field"
        pictures = settings.of("club.pictures")
        self.page.has_pictures = pictures == "on" or (pictures == "auto" and self.page.is_graphical)
        if phrases is not None:
            self.page.language = phrases.language

    def fits(self, text: str, answer: int) -> bool:
        """Return True: a page wraps its lines."""
        return True

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now` or awaited."""
        if self._gives_way and (now or self.page.is_awaited):
            self.page.interrupt()
        else:
            self.page.holds_news = True

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

    async def read(self, request: Read) -> Typed:
        """Show the lines of a request, and read until its stop is answered. Raises EOFError."""
        self.page.holds_news = False
        lines = [told.own.line.text for told in request.lines if told.own is not None]
        sounds = [[cue.name for cue in told.cues] for told in request.lines]
        cues = [name for names in sounds for name in names]
        game = request.to.phrases.game
        place = "" if game is None else self._at_game(request.to.phrases, game)
        stop = request.stop
        is_told = bool(lines) or (isinstance(stop, Question) and not self.page.is_in_field)
        answered = [*self._echo(game is not None, is_told), *self._thrown(request, is_told)]
        drawn = self._drawn(request, sounds, answered)
        if stop is None:  # the table is drawn at the stop that follows
            self.page.show(lines, cues, drawn=(*self._heading(place), *drawn))
            return Typed(request.typed)
        later = self._show(request, stop, lines, cues, drawn)
        self._gives_way = isinstance(stop, Question)
        try:
            text = await self.page.line(gives_way=isinstance(stop, Question | Watching))
        finally:
            self._gives_way = False
            if later is not None:
                later.cancel()
        self._has_typed = text is not None
        if text is None:
            return Typed("", NEWS)
        asked = self.page.asked
        self._answered = (*asked.drawn, *filter(None, [asked.drawn_picks])) if asked.is_turn else ()
        if asked.is_turn:
            self._said.append(asked.read(text.strip()) or ENTER)
        if len(text) == LONGEST:
            self._person.say("club-cut", most=LONGEST)
        return Typed(text)

    def _thrown(self, request: Read, is_told: bool) -> tuple[ForEyes, ...]:
        """Return the dice and cards of the question that was answered, once something in the log comes of it."""
        phrases = request.to.phrases
        if phrases.game is None:  # whoever has left a game has nothing of it at their question
            self._answered, self._own, self._seat = (), (), None
            self._untold.clear()
        shows = self._answered and self.page.has_pictures
        if not (shows and any(isinstance(told.sounds, OF_GAMES) for told in request.lines)):
            return ()
        mine, self._answered = own_drawn(self._answered, self._own, phrases), ()
        if not is_told:
            self._untold += mine
            return ()
        self._own = own_items(mine, phrases) or self._own
        return tuple([(0, each) for each in mine])

    def _drawn(
        self, request: Read, sounds: Sequence[Sequence[str]], answered: Iterable[ForEyes]
    ) -> tuple[ForEyes, ...]:
        """Return the marks at the lines of a request, and the pictures where they are shown, after those `answered`."""
        at, phrases, shows = 0, request.to.phrases, self.page.has_pictures
        found = list(answered)
        for told, names in zip(request.lines, sounds, strict=True):
            event = _event_of(told.sounds)
            if self._untold and told.own is not None:
                found += [(at, each) for each in self._untold]
                self._own = own_items(self._untold, phrases) or self._own
                self._untold.clear()
            if event is not None and (number := round_of(event, phrases)) not in (0, self._round):
                self._round, self._own = number, ()
                found.append((at, round_heading(event, told.own, phrases)))
            if shows and told.own is None:
                with_untold(self._untold, told.sounds, phrases)
            elif shows and told.own is not None:
                joined = told.sounds if isinstance(told.sounds, Joined) else None
                if joined is None or any(span.items for span in told.own.line.spans):
                    drawn = drawn_of(told.own, names, None if joined else event, phrases)
                else:
                    drawn = drawn_of_each(joined, phrases)
                if drawn:
                    self._own = own_items(drawn, phrases, event) or self._own
                    add_drawn(found, at, drawn)
                if ("win" in names or "loss" in names) and isinstance(told.sounds, OF_GAMES):
                    found.append((at, WON))
                elif _is_lost(names) and phrases.you is not None and getattr(event, "seat", None) == phrases.you:
                    found.append((at, LOST_TURN))
            at += told.own is not None
        return tuple(found)

    def _echo(self, is_in_game: bool, is_told: bool) -> tuple[ForEyes, ...]:
        """Return the marks of the last answers, once a line or a question in the log follows them in their game."""
        if is_in_game and not is_told:
            return ()
        said, self._said = self._said, []
        return tuple([(0, LogMark("said", each)) for each in said]) if is_in_game and self.page.has_pictures else ()

    def _heading(self, place: str) -> tuple[ForEyes, ...]:
        """Return the heading of a new place."""
        if place in ("", self._headed):
            return ()
        self._headed = place
        return ((0, LogMark("place", place)),)

    def _show(
        self, request: Read, stop: Stop, lines: Sequence[str], cues: Sequence[str], drawn: tuple[ForEyes, ...]
    ) -> asyncio.TimerHandle | None:
        """Show the lines of a request, its stop and the table of seats.

        To somebody who watches the table alone is shown a little later, by the timer that is returned: as a rule
        lines or a question come sooner, and bring it.
        """
        phrases, waits = request.to.phrases, self.page.has_pictures and isinstance(stop, Watching) and not lines
        seen = self._person.seen() if self.page.has_pictures and not waits else None
        standing, asked = None if waits else self._standing(phrases, seen), self._asked(request, stop, seen)
        if request.again and self._has_typed and not lines and self.page.asks(asked) and not self.page.is_in_field:
            lines = (asked.text,)  # as a terminal prints it again: else Enter alone would do nothing
        heading = self._heading(asked.place) if lines or not self.page.asks(asked) else ()
        self.page.show(lines, cues, asked, request.again, (*heading, *drawn), standing)
        if not waits:
            return None

        def show_table() -> None:
            self.page.show(standing=self._standing(phrases, self._person.seen()))

        return asyncio.get_running_loop().call_later(SOON, show_table)

    def _standing(self, phrases: Phrases, seen: TableSeen | None) -> Standing | None:
        """Return the table of seats, and the tables of a tournament; None if it stays as it is."""
        if not self.page.has_pictures:
            return NOBODY
        stage = _of_stage(self._person.stage(), phrases)
        if phrases.game is None:
            return Standing((), (), stage)
        return None if seen is None else self._seats.standing(seen, phrases, stage)

    def _asked(self, request: Read, stop: Stop, seen: TableSeen | None) -> PageQuestion:
        """Return the stop of a conversation as a question of the page, with the person's place."""
        phrases, cells = request.to.phrases, self._cells if self.page.is_in_field else 0
        is_question = isinstance(stop, Question)
        more: dict[str, Any] = {"is_drawn": self.page.has_pictures}
        if isinstance(stop, Question):
            picks = stop.picks
            more["picks"] = tuple([(item.printed, item.spoken, item.typed) for item in picks])
            more |= self._pictures(stop, picks, phrases, seen) if self.page.has_pictures else {}
        self.page.game = phrases.game
        if phrases.game is not None:
            self.page.options = self._person.options
            return _asked(
                stop,
                cells,
                place=self._at_game(phrases, phrases.game),
                is_turn=is_question and self._person.is_in_game,
                **more,
            )
        if not is_question:
            return _asked(stop, cells, place=self.page.asked.place)
        say, asked = phrases.words("loop-command-say")[0], _asked(stop, cells, **more)
        is_lobby = any(offered.word == say for offered in asked.offered.commands)
        return replace(asked, place=_at_table(phrases, self._person.table)) if is_lobby else asked

    def _at_game(self, phrases: Phrases, game: Game) -> str:
        """Return the place of the person in a game with its phrases; each new game begins it anew."""
        seat = game.id, self._person.table
        if seat != self._seat:
            self._seat, self._headed, self._round = seat, "", 0
            self.page.forget_changes()
        if phrases is not self._place[0]:
            self._place = phrases, _at_table(phrases, self._person.table, game_title(game, phrases.language))
        return self._place[1]

    def _pictures(
        self, stop: Question, picks: tuple[Item, ...], phrases: Phrases, seen: TableSeen | None
    ) -> Mapping[str, Any]:
        """Return the pictures of a question: the dice and cards of its words, and the held ones.

        Dice of one's own that the log has shown belong to what is over, except to a question whose figure counts them.
        """
        spans = stop.full.spans
        if seen is not None and seen.turn is not None and "dice" not in [span.kind for span in spans]:
            if self._held[:2] != (phrases, seen.held):
                self._held = phrases, seen.held, [phrases.items(event) for event in seen.held]
            for held in self._held[2]:
                spans += held if self._own not in [span.items for span in held] else ()
        drawn, picked = drawn_at(spans, tuple([item.typed for item in picks]))
        figure = stop.forms.figure
        if figure and self._own and not (drawn or picked):
            drawn = (Drawn(self._own, True),)
        brief = _brief(stop, picked) if seen is not None and seen.turn is not None else ""
        return {"drawn": drawn, "drawn_picks": picked, "figure": figure, "brief": brief}


def _event_of(entry: Entry | None) -> Event | None:
    """Return the event of an entry, the first one of two in one line; None without one."""
    return _event_of(entry.first) if isinstance(entry, Joined) else getattr(entry, "event", None)


def _is_lost(cues: Sequence[str]) -> bool:
    """Tell whether these are the sounds of a lost turn. Without dice, a crash is that of another player."""
    return "bust" in cues or ("crash" in cues and any(cue.startswith("dice") for cue in cues))


def _of_stage(notes: Sequence[Note], phrases: Phrases) -> tuple[tuple[str, ...], ...]:
    """Return the lines about the tables of a tournament, those of each table together: the first phrase begins it."""
    found: list[list[str]] = []
    for phrase, facts in notes:
        found += [[]] if phrase == notes[0][0] else []
        found[-1].append(phrases.text(phrase, **facts))
    return tuple(map(tuple, found))


def _at_table(phrases: Phrases, table: int, game: str = "") -> str:
    """Return the name of a place: of a game, of a table by number, of both, or of the lobby."""
    if not table:
        return game or phrases.text("club-web-lobby")
    return phrases.text("club-web-at-table", game=game or "none", number=table)


def _brief(question: Question, picked: Drawn | None) -> str:
    """Return a question in few words for eyes in a low window: without drawn cards, or its short form if it is long.

    Beside names that can be checked there is room for all of it, and drawn dice have a figure instead.
    """
    if picked is not None:
        words = () if picked.are_dice else tuple([span for span in question.full.spans if not span.items])
        return Line(words).text.lstrip(" .:")
    if len(question.full.text) <= BRIEF or "terms" in [each.takes for each in question.offered().answers]:
        return ""
    return question.printed(BRIEF)


def _asked(stop: Stop, cells: int, **more: Any) -> PageQuestion:
    """Return the stop of a conversation as a question of the page, with the short form for so many cells, if any.

    `more` are further fields of the question.
    """
    if isinstance(stop, Question):
        short = stop.brailled(cells, Line.printed) if cells else ""
        return PageQuestion("question", stop.full.text, short, offered=stop.offered(), lead=stop.lead or "", **more)
    if isinstance(stop, WaitingLine):
        return PageQuestion("waiting", stop.said.line.text, **more)
    if isinstance(stop, TextPrompt):
        kind: PageState = "secret" if stop.secret else "text"
        return PageQuestion(kind, stop.line.text, offered=AllOffered(tuple(map(Offered, stop.among))), **more)
    return PageQuestion(offered=AllOffered(commands=stop.offered().commands), **more)
