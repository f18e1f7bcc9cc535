"""Entries: events and phrases before they become lines.

The listener who is asked next decides its language and wording.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from typing import Any, ClassVar, Literal

from access.dialogue.requests import Entry, Listener
from access.language.line import join_lines
from access.language.output import Cue, Said, cues, said_text
from access.language.phrases import Hearing, Here, Verbosity, ago, is_told, touches, wording
from games.data import frozen
from games.steps import Ask, Event


class Happened(Entry):
    """An event; a requested one (`always`) is told at any verbosity.

    `new` says whether its terms were new at its first telling; None before that. `touched` says whether it is about one
    of the seats here.
    """

    __slots__ = ("_heard", "always", "event", "here", "new", "private", "touched")
    private: bool

    def __init__(
        self, event: Event, here: Here, private: bool = False, always: bool = False, new: bool | None = None
    ) -> None:
        self.event, self.here, self.private, self.always, self.new = event, here, private, always, new
        self.touched = touches(event, here.seats)
        self._heard: tuple[Hearing | None, Verbosity | None] = (None, None)

    def wording(self, hearing: Hearing) -> Verbosity | None:
        """Return the wording in which a listener hears it, None if they do not; that of the last one is kept."""
        if self._heard[0] is not hearing:
            told = self.always or is_told(self.event, hearing, self.here, self.touched)
            self._heard = hearing, wording(self.event, hearing, self.touched) if told else None
        return self._heard[1]

    def follows(self, before: Entry | None) -> bool:
        """Tell whether it is told in one line with the entry before it."""
        is_event = isinstance(before, (Happened, Joined)) and before.private == self.private
        return is_event and self.event.joins and not self.always

    def settled(self, to: Listener) -> Happened:
        """Return it with `new` set, so that its terms are explained then as now, or not at all."""
        if self.new is not None or self.wording(to.hearing) is None:
            return self
        settled = copy(self)
        settled.new = to.explained.first(to.phrases, self.event)
        return settled

    def said(self, to: Listener) -> Said | None:
        """Return the event as a line."""
        told = self.wording(to.hearing)
        if told is None:
            return None
        new = to.explained.first(to.phrases, self.event) if self.new is None else self.new
        return Said(*to.phrases.event(self.event, told, new), private=self.private, asked=self.always)

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose turn it is part of."""
        return frozenset(getattr(self.event, seat) for seat in self.event.about)

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sounds of the event."""
        return () if self.always else cues(self.event, self.here.seats, self.touched)


@frozen
class Joined(Entry):
    """Two events in one line."""

    first: Entry
    second: Entry

    @property
    def private(self) -> bool:
        """Whether only its seat may know them."""
        return self.first.private

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose turn they are part of."""
        return self.first.seats | self.second.seats

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sounds of both."""
        return (*self.first.cues, *self.second.cues)

    def settled(self, to: Listener) -> Joined:
        """Return both with their terms explained then as now, or not at all."""
        return Joined(self.first.settled(to), self.second.settled(to))

    def said(self, to: Listener) -> Said | None:
        """Return both in one line, or the one that the listener is told."""
        first, second = self.first.said(to), self.second.said(to)
        if first is None or second is None:
            return first or second
        line = join_lines((first.line, second.line), " ")
        return Said(line, lambda: join_lines((first.braille, second.braille), ". "), self.private)


@frozen
class Phrase(Entry):
    """A shared phrase, by its name."""

    name: str
    facts: Mapping[str, Any]
    private: bool = False
    cues: tuple[Cue, ...] = ()
    seats: frozenset[int] = frozenset()

    def said(self, to: Listener) -> Said:
        """Return the phrase in the listener's language."""
        line = to.phrases.line(self.name, **self.facts)
        return Said(line, line, self.private)


@frozen
class Verbatim(Entry):
    """A text that stays as it is."""

    text: str
    private: bool = False
    seats: frozenset[int] = frozenset()

    def said(self, to: Listener) -> Said:
        """Return the text."""
        return replace(said_text(self.text), private=self.private)


TALK = (Cue("talk"),)


@frozen
class Talked(Entry):
    """Talk to a table, to the lobby, or to the listener alone."""

    kind: Literal["table", "lobby", "private"]
    name: str
    text: str
    at: float
    clock: Callable[[], float]
    """Returns seconds, the unit of `at`, for the age of a repeated line."""

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sound of talk."""
        return TALK

    def said(self, to: Listener) -> Said:
        """Return the line with the name of the speaker."""
        line = to.phrases.line(f"talk-{self.kind}", name=self.name, text=self.text)
        return Said(line, line)

    def repeated(self, to: Listener) -> Said:
        """Return the line with its age."""
        return _with_age(self.said(to), self.clock() - self.at, to)


@frozen
class Called(Entry):
    """A phrase by its name, sent to the listener alone, such as an invitation."""

    name: str
    facts: Mapping[str, Any]
    at: float
    clock: Callable[[], float]
    kind: ClassVar[str] = "private"

    def said(self, to: Listener) -> Said:
        """Return the phrase in the listener's language."""
        line = to.phrases.line(self.name, **self.facts)
        return Said(line, line)

    def repeated(self, to: Listener) -> Said:
        """Return the phrase with its age."""
        return _with_age(self.said(to), self.clock() - self.at, to)


def _with_age(said: Said, seconds: float, to: Listener) -> Said:
    line = to.phrases.line("talk-again", ago=ago(seconds, to.phrases), line=said.line.text)
    return Said(line, line)


@frozen
class Chime(Entry):
    """Sounds alone: nothing is told."""

    cues: tuple[Cue, ...]


@frozen
class Shown(Entry):
    """A finished line, such as a hand in code words."""

    line: Said
    seats: frozenset[int] = frozenset()

    @property
    def private(self) -> bool:
        """Whether only its seat may know it."""
        return self.line.private

    def said(self, to: Listener) -> Said:
        """Return the line."""
        return self.line


@frozen
class PastQuestion(Entry):
    """An answered question; a `private` one shows cards."""

    question: Ask[Any]
    private: bool

    @property
    def seats(self) -> frozenset[int]:
        """The seat that was asked."""
        return frozenset({self.question.seat})

    def said(self, to: Listener) -> Said:
        """Return the bare question."""
        forms = to.phrases.question(self.question)
        return Said(forms.full, lambda: forms.braille, self.private)
