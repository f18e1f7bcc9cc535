"""One person at a terminal: opened at the first word, told and asked by coroutines that any driver runs.

Lines wait a moment for a question: the two leave in one write, which Orca reads once.
"""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TextIO, TypeVar, cast

from access.answers.commands import NextLines
from access.dialogue.drivers import run
from access.dialogue.entries import Chime, Shown
from access.dialogue.requests import Read, Reply, Request, TextPrompt
from access.language.line import LONGEST_TYPED, Line, OwnQuestion, Text, Wording, clean, plain_line, worded
from access.language.output import SOUND_NAMES, Cue, Said
from access.language.output import Question as Asked
from access.language.phrases import Phrases
from access.language.texts import MissingPhrase
from access.person.questions import ListedQuestion, LongList, answer_told, fact_told, free_text, with_back
from access.person.raised import left_in
from access.person.streams import Holding, InOrder, Lines, Passing, log_to, printing
from access.system.signals import (
    GONE,
    CannotPrint,
    HungUp,
    is_file,
    nobody_reads,
    nowhere,
    open_descriptors,
    take_any_letter,
)
from games.data import replace
from games.refusals import Leave

if TYPE_CHECKING:
    from access.dialogue.conversation import Conversation
    from access.dialogue.drivers import Keyboard
    from access.person.progress import Pace
    from access.settings.preferences import Setting, Value


def _tell_what_nobody_catches(tell: Callable[[str], bool]) -> None:
    """Let an exception that nobody catches be told, but a Left end the program by its exit code, without frames."""
    before = getattr(sys.excepthook, "before", sys.excepthook)

    def hook(kind: type[BaseException], raised: BaseException, where: Any) -> None:
        if left := left_in(raised):
            raise SystemExit(left.exit_code) from None
        if not getattr(raised, "is_told", False):
            from access.person.misused import tell_uncaught

            tell_uncaught(raised, lambda: before(kind, raised, where), before is sys.__excepthook__, tell)

    hook.before = before  # type: ignore[attr-defined]
    sys.excepthook = hook


SETTLES = 0.4
"""Seconds until a display shows told lines without a question."""
ONE = frozenset({0})
T = TypeVar("T")


class Sitting:
    """The terminal of one person with its voice, display and sounds. `opens` opens it when it is first needed.

    `own` returns the program's own phrases in a language.
    """

    def __init__(self, opens: Callable[[], Keyboard], own: Callable[[str], Phrases]) -> None:
        self._opens, self._own = opens, own
        self._keyboard: Keyboard | None = None
        self._settling: threading.Timer | None = None
        self._read: set[tuple[str, ...]] = set()
        """The lists already read."""
        self._long: LongList | None = None
        """The last long list."""
        self.closed = False
        self.is_asking = False
        """Whether the open question can give way to news."""
        self.secrets = 0
        """The number of secrets that were asked for."""
        self.answered: tuple[object, Callable[[], ListedQuestion]] | None = None
        """The last answer, and what makes its question."""
        self._goes_back = False
        self._holding: Holding | None = None
        self._streams: list[tuple[str, InOrder]] = []
        """Our streams by name, in the place of the program's own, so that all comes in order."""
        _tell_what_nobody_catches(self.tell_end)

    @cached_property
    def pace(self) -> Pace:
        """The pace of the tasks whose progress is told."""
        from access.person.progress import Pace

        return Pace()

    @property
    def keyboard(self) -> Keyboard:
        """The terminal, opened when it is first needed."""
        if self._keyboard is None:
            open_descriptors()
            take_any_letter()
            with printing():  # for our own eyes: the program's streams may call themselves no terminal
                self._keyboard = self._opens()
            self._hold_lines()
        return self._keyboard

    def check_open(self) -> None:
        """Raise ValueError if the program is done with this person."""
        if self.closed:
            raise ValueError("nobody hears this any more: say and ask within `with app.person() as person:`")

    @property
    def is_open(self) -> bool:
        """Whether anything was told or asked."""
        return self._keyboard is not None

    @property
    def conversation(self) -> Conversation:
        """The conversation with this person."""
        return self.keyboard.conversation

    @property
    def phrases(self) -> Phrases:
        """The phrases of the house, in the person's language."""
        return self.keyboard.phrases

    def progress(self) -> int:
        """Return the percentage points between two lines of a progress, by this person's setting."""
        return self.conversation.to.hearing.progress

    def text(self, name: str, facts: Mapping[str, Any]) -> Wording:
        """Return a text of the program's own files. Raises MissingPhrase."""
        phrases = self._own(self.phrases.language)
        facts = {name: fact_told(self.phrases, fact) for name, fact in facts.items()}
        facts = {name: clean(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        if not phrases.has(name):
            place = phrases.texts.program
            where = f"in a .ftl file of {place}" if place else "in a .ftl file, and its package in App(..., texts=...)"
            raise MissingPhrase(f"there is no text {name!r}: write {name} = ... {where}", name, phrases.language)

        def form(wanted: str) -> Line | None:
            return phrases.line(name, wanted, **facts) if phrases.has(name, wanted) else None

        line = phrases.line(name, **facts)
        return Wording(line, form("braille") or line, form, lambda: self.text(name, facts))

    def apply(self, setting: Setting, value: Value | None) -> None:
        """Let a changed setting hold from now on; it is not kept. Raises Refused, and changes nothing."""
        self.keyboard.console.apply(self.conversation.to.seat, setting, value)

    def _hold_lines(self) -> None:
        """Let lines wait a moment for a question from now on, and keep the program's own output in order."""
        console = self.keyboard.console
        console.holds = True
        self._holding = Holding(console)
        for name in ("stdout", "stderr"):
            stream = getattr(sys, name) or nowhere()
            if not isinstance(stream, Passing):
                self._replace(
                    name, InOrder(stream, self._holding.release, lambda: self.is_asking, self.tell_text_beside)
                )
        if type(sys.stdin) is io.TextIOWrapper and is_file(sys.stdin) and not sys.stdin.isatty():
            sys.stdin = cast(TextIO, Lines(sys.stdin))  # for good: it keeps what was read ahead

    def _replace(self, name: str, stream: InOrder) -> None:
        self._streams.append((name, stream))
        setattr(sys, name, stream)
        log_to(stream.stream, stream)

    def tell_text_beside(self, text: str) -> None:
        """Tell a text at once, beside the open question. Any thread may call it."""
        self.add(text)
        self.tell_beside()

    def release(self) -> None:
        """Print the waiting lines, before other output."""
        if self._holding is not None:
            self._holding.release()

    def _give_back(self) -> None:
        """Let the program have its own streams again."""
        if self._holding is not None:
            self._holding.close()
        for name, ours in self._streams:
            if getattr(sys, name) is ours:
                setattr(sys, name, ours.stream)
            ours.end()
            log_to(ours, ours.stream)

    # Lines

    def add(
        self,
        text: Text,
        braille: str | None = None,
        spoken: str | None = None,
        sound: str | None = None,
    ) -> None:
        """Add the lines of a text, but empty ones. The other forms are for a text of one line."""
        self._stop_settling()
        if sound is not None:
            if sound not in SOUND_NAMES:
                raise ValueError(f"there is no sound {sound!r}; write one of: {', '.join(SOUND_NAMES)}")
            self.conversation.outbox.add(Chime((Cue(sound),)))
        lines: Sequence[Text] = text.splitlines() if isinstance(text, str) else (text,)
        for line in lines:
            found = worded(line, braille, spoken) if len(lines) == 1 else worded(line)
            if str(found).strip():
                self.conversation.outbox.add(Shown(Said(found.line, found.braille)), ONE)

    def add_progress(self, text: str, last: bool) -> None:
        """Add a line of a progress in place of the one before; only the last one waits until it is read."""
        self._stop_settling()
        if last:
            self.conversation.outbox.add(Chime((Cue("round"),)))
        found = worded(text)
        self.conversation.outbox.add(Shown(Said(found.line, found.braille, replaces=True, passes=not last)))

    def add_rows(self, rows: Iterable[Sequence[Any]], header: Sequence[str] | None) -> None:
        """Add each row as a line. The first column names it; the others are named in each row, but if brief."""
        names = header if header is not None and self.conversation.to.hearing.verbosity != "brief" else None
        for first, *others in rows:
            name, *cells = [answer_told(self.phrases, cell) for cell in (first, *others)]
            short = " ".join((name, *cells))
            if names is not None:
                cells = [f"{word} {cell}" for word, cell in zip(names[1:], cells, strict=True)]
            line = self._row(name, ", ".join(cells)) if cells else name
            self.add(line, short)

    def _row(self, name: str, cells: str) -> str:
        """Return a row with cells as a line: a fact that is a line is told at any length."""
        facts = {"name": plain_line(clean(name)), "cells": plain_line(clean(cells))}
        return self.phrases.texts.format("face-row", "", facts).text

    def settle_soon(self) -> None:
        """Show pending lines on a display, unless a question comes at once."""
        self._stop_settling()
        if self.conversation.to.reach.holds:
            self._settling = threading.Timer(SETTLES, self.keyboard.console.settle)
            self._settling.daemon = True
            self._settling.start()

    def _stop_settling(self) -> None:
        if self._settling is not None:
            self._settling.cancel()
            self._settling = None

    def serve(self, request: Request) -> Reply:
        """Serve a request of the conversation. Raises EOFError, KeyboardInterrupt, OSError and Refused."""
        stop = request.stop if isinstance(request, Read) else None
        self.is_asking = isinstance(stop, Asked) or (isinstance(stop, TextPrompt) and not stop.secret)
        try:
            with self._ended_by_output():
                return self.keyboard.console.serve(request)
        finally:
            self.is_asking = False

    @contextmanager
    def _ended_by_output(self) -> Iterator[None]:
        """End the program where its output takes nothing: quietly if the reader is gone, else in one sentence."""
        try:
            yield
        except CannotPrint as error:
            nobody_reads()
            is_gone = error.why.errno in GONE
            raise HungUp(1 if is_gone else self.phrases.text("error-output", why=error.why)) from None

    @contextmanager
    def _asking(self) -> Iterator[None]:
        """Let lines wait for the question of the context: making it, the first time above all, takes a while."""
        self._stop_settling()
        if self._holding is None:
            yield
            return
        with self._holding.for_question():
            yield

    def made_by_program(self, make: Callable[[], T]) -> T:
        """Return the result of a function of the program for a question; lines wait for it no longer than usual."""
        if self._holding is None:
            return make()
        self._holding.hold()
        found = make()
        self._holding.call_off()
        return found

    # Coroutines of the conversation

    async def tell(self) -> None:
        """Present the added lines. A question that comes at once is printed with them."""
        await self.conversation.show()
        if self._holding is not None:
            self._holding.hold()

    def tell_beside(self) -> None:
        """Present the added lines at once, beside the open question. Any thread may call it."""
        console = self.keyboard.console
        with printing():
            run(self.conversation.outbox.show_beside(), console.serve)
        console.settle()
        if self._holding is not None:
            self._holding.hold()  # the question may just have been answered

    async def ask(self, make: Callable[[], ListedQuestion]) -> Any:
        """Make a question and ask it; its list is read first if it is new or has changed.

        A change of the language makes the question anew. Raises Leave.
        """

        def in_present_language(own: OwnQuestion) -> OwnQuestion:
            own = with_back(self.phrases, own) if self._goes_back else own
            return replace(own, language=self.phrases.language, anew=lambda: in_present_language(make().own))

        with self._asking():
            question = make()
            if question.listed and question.listed not in self._read:
                self._read.add(question.listed)
                for line in question.listed:
                    self.add(line)
            while True:
                try:
                    answer = await self.conversation.ask(in_present_language(question.own))
                    self.answered = answer, make
                    return answer
                except NextLines:
                    for line in question.next_lines():
                        self.add(line)

    def long_list(self, lines: Sequence[str]) -> LongList:
        """Return the list with these lines, as far as the person has heard it, if it is the last one."""
        if self._long is None or self._long.lines != lines:
            self._long = LongList(lines, self.add)
        return self._long

    @contextmanager
    def going_back(self) -> Iterator[None]:
        """Let `back` raise Back at the questions of the context."""
        before, self._goes_back = self._goes_back, True
        try:
            yield
        finally:
            self._goes_back = before

    async def ask_lines(self, text: Text, empty: bool, braille: str | None) -> str:
        """Ask for lines until Enter alone; a slash alone is an empty line, and two are a slash. Raises Leave."""
        found: list[str] = []

        def make() -> ListedQuestion:
            asked = self.phrases.text("face-next-line", number=len(found) + 1) if found else text
            ends, more = empty or bool(found), "" if found else self.phrases.text("face-lines")
            free = free_text(self.phrases, asked, None, None, 0, ends, None if found else braille, hint=more)
            return replace(free, own=replace(free.own, allowed=self.phrases.text("face-lines-allowed"), lines=True))

        while typed := await self.ask(make):
            found += [{"/": "", "//": "/"}.get(line, line) for line in typed.rstrip("\n").split("\n")]
        return "\n".join(found)

    def forget_lists(self) -> None:
        """Read each list anew: the person is back at the beginning."""
        self._read.clear()
        self._long = None

    async def ask_secret(self, text: Text, again: bool | Text, empty: bool) -> str:
        """Ask for a secret, twice if it is to be typed again. Raises EOFError."""
        self.secrets += 1
        once = self.phrases.text("face-again") if again is True else again
        with self._asking():
            while True:
                typed = await self.conversation.ask_secret(worded(text).line)
                if len(typed) > LONGEST_TYPED:
                    self.add(self.phrases.text("face-too-long-line", most=LONGEST_TYPED), sound="refused")
                elif not typed and not empty:
                    self.add(self.phrases.text("face-nothing"), sound="refused")
                elif not once or await self.conversation.ask_secret(worded(once).line) == typed:
                    return typed
                else:
                    self.add(self.phrases.text("face-differ"), sound="refused")

    async def read(self, paragraphs: Sequence[str]) -> None:
        """Read paragraphs one at a time, until the person has had enough."""
        await self.conversation.read_aloud([str(worded(paragraph)) for paragraph in paragraphs])

    def edited(self, text: str, suffix: str) -> str | None:
        """Return a text as a person has left it in their editor; None if they saved nothing, or if it fails."""
        import click  # only here: not every program has it

        self.release()
        try:
            with printing():
                return click.edit(text, extension=suffix)
        except click.ClickException as error:
            self.add(self.phrases.text("face-edit-failed", editor=error.message.partition(":")[0]), sound="refused")
            return None

    # The end

    def __enter__(self) -> None:
        """Begin; all is opened later, at the first word."""

    def __exit__(self, kind: object, raised: BaseException | None, where: object) -> None:
        try:
            self.add_end(raised)
        finally:
            self.close()

    def add_end(self, raised: BaseException | None) -> None:
        """Add what Python or click would print of an exception that ends the program: so it is told."""
        if raised is not None and left_in(raised) is None:
            from access.person.misused import take_told

            if text := take_told(raised, lambda: self.phrases):
                self.add(text, sound="refused")

    def tell_end(self, text: str) -> bool:
        """Tell the last sentence of a program, also after the end; return whether somebody hears it."""
        from access.person.misused import is_heard

        if not is_heard():
            return False
        if self.closed:
            return Sitting(self._opens, self._own).tell_end(text)
        was_open = self.is_open
        self.add(text, sound="refused")
        if was_open:
            self.tell_beside()
        else:
            self.close()
        return True

    def last_words(self) -> None:
        """Present pending lines, and wait until they are spoken."""
        self._stop_settling()
        with suppress(Leave, EOFError, KeyboardInterrupt):
            self.keyboard.last_words()
            self.keyboard.console.finish()

    def close(self) -> None:
        """Close the devices. It may be called twice."""
        was_closed, self.closed = self.closed, True
        if self._keyboard is not None and not was_closed:
            try:
                with printing(), self._ended_by_output(), self._keyboard:
                    self._keyboard.console.settle()
                    self.last_words()
            finally:
                self._give_back()
