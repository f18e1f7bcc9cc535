"""One person at a terminal: opened at the first word, told and asked by coroutines that any driver runs.

Lines wait a moment for a question: the two leave in one write, which Orca reads once. Standard streams are replaced
meanwhile: what the program prints comes after all lines told earlier, on a line of its own.
"""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar

from access.dialogue.drivers import run
from access.dialogue.entries import Chime, Shown
from access.dialogue.requests import Read, Reply, Request, TextPrompt
from access.language.forms import Question as Asked
from access.language.line import LONGEST_TYPED, Line, plain_line
from access.language.output import SOUND_NAMES, Cue, Said
from access.language.own_words import OwnQuestion, Text, Wording, clean, worded
from access.language.phrases import Phrases
from access.person.questions import ListedQuestion
from games.refusals import Leave

if TYPE_CHECKING:
    from access.dialogue.conversation import Conversation
    from access.dialogue.drivers import Keyboard
    from access.settings.preferences import Setting, Value


PRINTING: ContextVar[bool] = ContextVar("PRINTING", default=False)
"""Whether our own lines are being printed."""


@contextmanager
def printing() -> Iterator[None]:
    """Mark text printed within the context as ours."""
    before = PRINTING.set(True)
    try:
        yield
    finally:
        PRINTING.reset(before)


class InOrder(io.TextIOBase):
    """Standard output or error of a program; `before` prints the lines that come first."""

    def __init__(self, stream: Any, before: Callable[[], None]) -> None:
        self.stream, self._first = stream, before

    def __del__(self) -> None:
        """Leave the stream alone: it is another's to flush and to close."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)

    def write(self, text: str) -> int:
        """Print text after them."""
        self._before()
        return int(self.stream.write(text))

    def flush(self) -> None:
        """Flush the stream."""
        self.stream.flush()

    def isatty(self) -> bool:
        """Tell whether the stream is a terminal."""
        return bool(self.stream.isatty())

    def fileno(self) -> int:
        """Return the descriptor of the stream."""
        return int(self.stream.fileno())

    @property
    def buffer(self) -> Any:
        """The bytes of the stream, after them."""
        self._before()
        return self.stream.buffer

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """The encoding of the stream."""
        return str(self.stream.encoding)

    def _before(self) -> None:
        if not PRINTING.get():
            self._first()


HOLDS = 0.05
"""Seconds that a line waits for a question."""
STEPS = 10
"""The parts of that time: a part in which the machine lets the program stand still counts as one, however long."""
_OTHERS = frozenset({"subprocess.Popen", "os.system", "os.exec", "os.fork", "os.forkpty", "os.posix_spawn"})
"""Events of Python's audit after which another program may print."""


class Held(Protocol):
    """A terminal with waiting lines. Any thread may call it."""

    def flush(self) -> None:
        """Print the waiting lines."""

    def end_line(self) -> None:
        """Print the waiting lines, and end the last one."""


class Holding:
    """Holds back the lines of a terminal, until `close`."""

    _all: ClassVar[set[Holding]] = set()
    _is_watching: ClassVar[bool] = False

    def __init__(self, held: Held, wait: Callable[[threading.Event, float], bool] = threading.Event.wait) -> None:
        self._held, self._wait = held, wait
        self._lock = threading.Lock()
        self._called_off: threading.Event | None = None
        """Cancels the printing of the lines; None if they are not about to be printed."""
        self._all.add(self)
        if not Holding._is_watching:
            Holding._is_watching = True
            sys.addaudithook(_before_others)  # for good: Python has no way to remove one

    def hold(self) -> None:
        """Print the lines soon."""
        with self._lock:
            if self._called_off is None:
                self._called_off = threading.Event()
                threading.Thread(target=self._soon, args=(self._called_off,), daemon=True).start()

    def _soon(self, called_off: threading.Event) -> None:
        for _ in range(STEPS):
            if self._wait(called_off, HOLDS / STEPS):
                return
        with self._lock:
            if called_off.is_set():
                return
            self._called_off = None
        with printing():
            self._held.flush()

    def call_off(self) -> None:
        """Cancel this, until the next `hold`."""
        with self._lock:
            if self._called_off is not None:
                self._called_off.set()
                self._called_off = None

    @contextmanager
    def for_question(self) -> Iterator[None]:
        """Let the lines wait for the question of the context, however long it takes; if it fails, print them soon."""
        self.call_off()
        try:
            yield
        except BaseException:
            self.hold()
            raise

    def release(self) -> None:
        """Print the waiting lines and end the last one, before other output."""
        with printing():
            self._held.end_line()

    def close(self) -> None:
        """Stop holding lines back."""
        self._all.discard(self)
        self.call_off()


def _before_others(event: str, arguments: tuple[Any, ...]) -> None:
    """Release all lines if another program is about to start."""
    if event in _OTHERS:
        for holding in tuple(Holding._all):
            holding.release()


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
        self.closed = False
        self.is_asking = False
        """Whether the open question can give way to news."""
        self._holding: Holding | None = None
        self._streams: list[tuple[str, Any]] = []
        """The program's own standard streams by name, while ours keep its output in order."""

    @property
    def keyboard(self) -> Keyboard:
        """The terminal, opened when it is first needed."""
        if self._keyboard is None:
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
            stream = getattr(sys, name)
            if not isinstance(stream, InOrder):
                self._streams.append((name, stream))
                setattr(sys, name, InOrder(stream, self._holding.release))

    def release(self) -> None:
        """Print the waiting lines, before other output."""
        if self._holding is not None:
            self._holding.release()

    def _give_back(self) -> None:
        """Let the program have its own streams again."""
        if self._holding is not None:
            self._holding.close()
        for name, stream in self._streams:
            if isinstance(getattr(sys, name), InOrder):
                setattr(sys, name, stream)

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
            cells = [str(cell) for cell in others]
            if names is not None:
                cells = [f"{name} {cell}" for name, cell in zip(names[1:], cells, strict=True)]
            short = " ".join(map(str, (first, *others)))
            line = self._row(str(first), ", ".join(cells)) if cells else str(first)
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
            return self.keyboard.console.serve(request)
        finally:
            self.is_asking = False

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
            return replace(own, language=self.phrases.language, anew=lambda: in_present_language(make().own))

        with self._asking():
            question = make()
            if question.listed and question.listed not in self._read:
                self._read.add(question.listed)
                for line in question.listed:
                    self.add(line)
            return await self.conversation.ask(in_present_language(question.own))

    def forget_lists(self) -> None:
        """Read each list anew: the person is back at the beginning."""
        self._read.clear()

    async def ask_secret(self, text: Text, again: bool | Text, empty: bool) -> str:
        """Ask for a secret, twice if it is to be typed again. Raises EOFError."""
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

    # The end

    def last_words(self) -> None:
        """Present pending lines, and wait until they are spoken."""
        self._stop_settling()
        with suppress(Leave, EOFError, KeyboardInterrupt, BrokenPipeError):
            self.keyboard.last_words()
            self.keyboard.console.finish()

    def close(self) -> None:
        """Close the devices. It may be called twice."""
        was_closed, self.closed = self.closed, True
        if self._keyboard is not None and not was_closed:
            with printing(), self._keyboard:
                self._keyboard.console.settle()
                self.last_words()
            self._give_back()
