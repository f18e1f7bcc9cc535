"""The page of a visit: numbered events go out, answers to numbered questions come in.

It knows no network. It outlives connections and visits: a browser that comes back asks for the events after its last
one, and a person who was away finds the earlier lines on it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field, replace
from typing import Literal

from access.club.connection import Lost
from access.language.offered import AllOffered
from access.system.languages import FALLBACK
from games.data import frozen

KEPT_EVENTS = 400
"""The events that are kept for a browser that comes back; if it lacks older ones, it loads the whole page."""
KEPT_ANSWERS = 100
"""The identifiers of answers that are kept: an answer that is sent twice counts once."""
LONGEST = 1000
"""The most letters of an answer; the rest is cut off."""

Kind = Literal["watching", "question", "text", "secret", "waiting", "over"]
"""The kinds of questions of a page. At `waiting` the only answer is Enter; a `secret` text is hidden."""
Taken = Literal["taken", "stale"]


@frozen
class Asked:
    """A question, and its answers. `picks` are dice or cards, each as printed, spoken and typed.

    Picks are typed after the word `lead`. `short` is the question in few words, for braille displays. `place` is the
    name of the person's place, such as a game. `is_turn` marks questions of a game.
    """

    kind: Kind = "watching"
    text: str = ""
    short: str = ""
    offered: AllOffered = field(default_factory=AllOffered)
    lead: str = ""
    picks: tuple[tuple[str, str, str], ...] = ()
    place: str = ""
    is_turn: bool = False
    number: int = 0


@frozen
class PageEvent:
    """An event: lines in a language, names of sounds, and perhaps a new question."""

    number: int
    lines: tuple[str, ...] = ()
    cues: tuple[str, ...] = ()
    asked: Asked | None = None
    language: str = FALLBACK


class Page:
    """The page of one person, and their answers. `random_bytes` is the source of its key."""

    def __init__(self, random_bytes: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.events: deque[PageEvent] = deque(maxlen=KEPT_EVENTS)
        self.asked = Asked()
        self.language = FALLBACK
        self.has_sounds = self.is_in_field = False
        """The settings: to play sounds, and to describe the field by the question instead of showing it in the log."""
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

    # Output

    def begin(self) -> None:
        """Begin another visit on this page."""
        self._answer, self._is_open = None, False
        self._is_interrupted = self.is_lost = False

    def show(
        self, lines: Iterable[str] = (), cues: Iterable[str] = (), asked: Asked | None = None, again: bool = False
    ) -> None:
        """Show lines, play sounds, and ask, as one event.

        A question that is asked `again`, perhaps in fewer words, keeps its number, so that answers typed meanwhile
        count, unless another question came in between.
        """
        lines, cues = tuple(lines), tuple(cues)
        again = again and asked is not None and asked.kind == self.asked.kind
        if asked is not None and (again or asked.kind == "watching") and asked == replace(self.asked, number=0):
            asked = None  # it is asked already
        if not (lines or cues or asked):
            return
        if asked is not None:
            asked = self.asked = replace(asked, number=self.asked.number + (not again))
        self.number += 1
        self.events.append(PageEvent(self.number, lines, cues, asked, self.language))
        self._tell()

    def _tell(self) -> None:
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
        self._tell()

    def _arrive(self) -> None:
        if self._reading is not None and not self._reading.done():
            self._reading.set_result(None)
