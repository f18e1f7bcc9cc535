"""A person at a terminal, as a program sees them: asked and told by the methods of talks.py, and waited for.

A question may have a limit; several threads may tell and ask.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from math import inf
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from access.dialogue.drivers import run
from access.language.line import Text, worded
from access.person import given
from access.person.raised import Back, Left
from access.person.sitting import Sitting
from access.person.streams import printing
from access.person.talks import Asked, FormAsked, Later, Spoken, Talks, shown_as
from games.refusals import Leave

P = ParamSpec("P")
T = TypeVar("T")

if TYPE_CHECKING:
    from access.dialogue.drivers import ServesRequests
    from access.person.progress import Progress


@contextmanager
def leaving() -> Iterator[None]:
    """Raise Left in place of the exceptions that end a question."""
    try:
        yield
    except Leave:
        raise Left("quit") from None
    except EOFError:
        raise Left("end") from None
    except KeyboardInterrupt:
        raise Left("interrupt") from None


AGAIN = 0.05
"""Seconds between two attempts to end a question: the first one may come before its prompt."""


@contextmanager
def _ended_at(end: float, clock: Callable[[], float], console: ServesRequests) -> Iterator[None]:
    """End the question of the context at a time, by another thread, and raise TimeoutError then."""
    answered, is_late = threading.Event(), threading.Event()

    def watch() -> None:
        if not answered.wait(min(max(end - clock(), 0), threading.TIMEOUT_MAX)):
            is_late.set()
            console.cancel(lambda: not answered.is_set())
            while not answered.wait(AGAIN):
                console.cancel(lambda: not answered.is_set())

    watching = threading.Thread(target=watch, daemon=True)
    watching.start()
    console.limit(lambda: clock() >= end)
    try:
        yield
    except EOFError:
        if is_late.is_set() or clock() >= end:
            raise TimeoutError("nobody has answered in time") from None
        raise
    finally:
        console.limit(bool)
        answered.set()
        watching.join()


def in_loop() -> bool:
    """Tell whether this thread runs an event loop."""
    asyncio = sys.modules.get("asyncio")  # which most programs do without
    with suppress(RuntimeError):
        return asyncio is not None and bool(asyncio.get_running_loop())
    return False


def _check_no_loop(name: str) -> None:
    """Raise TypeError in an event loop: all of it would wait for the answer."""
    if in_loop():
        right = f"`async with app.async_person() as person:` and `await person.{name}(...)`"
        raise TypeError(f"this question would hold up the event loop that it is asked in: write {right}")


def _asks(method: Callable[Concatenate[Talks, P], Later[T]]) -> Callable[Concatenate[Person, P], T]:
    """Return a method that waits for the answer."""

    @shown_as(method)
    def asks(person: Person, /, *given: P.args, **named: P.kwargs) -> T:
        person.sitting.check_open()
        _check_no_loop(method.__name__)
        return person.wait_for(method(person.talks, *given, **named))

    return asks


def _tells(method: Callable[Concatenate[Talks, P], None]) -> Callable[Concatenate[Person, P], None]:
    """Return a method that presents the added lines."""

    @shown_as(method)
    def tells(person: Person, /, *given: P.args, **named: P.kwargs) -> None:
        person.sitting.check_open()
        method(person.talks, *given, **named)
        if person.together:
            return
        if person.sitting.is_asking:  # by another thread
            person.sitting.tell_beside()
            return
        person.wait_for(person.sitting.tell())
        person.sitting.settle_soon()

    return tells


class _Limit(AbstractContextManager[None]):
    """The context of a time limit. One that nobody enters is told: it limits nothing."""

    _is_used = True

    def __init__(self, person: Person, seconds: float) -> None:
        given.check_seconds(seconds)
        self._person, self._seconds, self._is_used = person, seconds, False
        self._before = inf

    def __enter__(self) -> None:
        self._is_used, person = True, self._person
        self._before, person.ends = person.ends, min(person.ends, person.clock() + self._seconds)

    def __exit__(self, *raised: object) -> None:
        self._person.ends = self._before

    def __del__(self) -> None:
        if not self._is_used and (warnings := sys.modules.get("warnings")):  # nothing may be imported here
            told = f"nothing is limited: write `with person.within({self._seconds}):` around the questions"
            warnings.warn(told, RuntimeWarning, stacklevel=2)


class Person(Spoken):
    """The person at this terminal. Each question raises Left when the person leaves.

    A `braille` text is shorter, for a display; a `spoken` one is for a voice.
    """

    def __init__(self, sitting: Sitting, clock: Callable[[], float] = time.monotonic, together: bool = False) -> None:
        self.sitting, self.talks = sitting, Talks(sitting)
        self.clock = clock
        self.together = together
        """Whether all lines wait for the next question, since nothing happens in between."""
        self._turn = threading.RLock()
        """Held by the thread that asks or tells: the others come after it."""
        self.ends = inf
        """When the open question ends, by the clock."""

    def wait_for(self, talk: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the conversation to its end, after those of other threads. Raises Left, TimeoutError."""
        with closing(talk), self._turn, leaving(), printing():
            if self.ends == inf:
                return run(talk, self.sitting.serve)
            with _ended_at(self.ends, self.clock, self.sitting.keyboard.console):
                return run(talk, self.sitting.serve)

    def within(self, seconds: float) -> AbstractContextManager[None]:
        """Let the questions of this context end after so many seconds: they raise TimeoutError then."""
        return _Limit(self, seconds)

    say = _tells(Talks.say)
    table = _tells(Talks.table)
    confirm = _asks(Talks.confirm)
    number = _asks(Talks.number)
    decimal = _asks(Talks.decimal)
    date = _asks(Talks.date)
    secret = _asks(Talks.secret)
    pause = _asks(Talks.pause)
    read = _asks(Talks.read)
    choose = _asks(Talks.choose)
    pick = _asks(Talks.pick)
    text = _asks(Talks.text)
    path = _asks(Talks.path)
    lines = _asks(Talks.lines)

    def tell_now(self, text: str) -> None:
        """Tell a text from any place, also while a question is open."""
        self.say(text)

    def form(self, asked: Asked, *, names: Callable[[str], Text] = str) -> dict[str, Any]:
        """Ask several questions, and return the answers by name: `person.form({"name": lambda answers: ...})`.

        A function that returns None without asking skips its question. `back` leads to the question before. At the end
        the answers are told, `names` returns the word for each name, and each can be changed: those that its function
        has read from the answers are asked for again.
        """
        form = FormAsked(self.sitting, asked, names)
        with self.sitting.going_back():
            self.say(self.sitting.phrases.text("face-form"))
            while True:
                try:
                    while not form.is_answered:
                        form.note(form.ask())
                    self.table(form.rows())
                    name = self.choose(*form.end())
                except Back:
                    form.back()
                else:
                    if not name:
                        return form.answers
                    form.change(name)

    def edit(self, text: str = "", suffix: str = ".txt") -> str | None:
        """Let the person write a text in their editor; None if they save nothing."""
        given.check_text(text)
        given.check_suffix(suffix)
        self.say(self.sitting.phrases.text("face-edit"))
        found = self.sitting.edited(text, suffix)
        self.wait_for(self.sitting.tell())  # where the editor fails
        return found

    def progress(self, text: Text, total: int | None = None) -> Progress[Any]:
        """Return a progress, told in a few lines: `with person.progress("Copying", 40) as copying:`."""
        from access.person.progress import Progress

        given.check_progress(text, total)
        self.sitting.check_open()
        return Progress(
            self._progressed, str(worded(text)), total, self.sitting.progress, self.clock, self.sitting.pace
        )

    def _progressed(self, phrase: str, last: bool, **facts: object) -> None:
        from access.person.progress import states_told

        self.say_progress(states_told(self.sitting.phrases.text, phrase, facts), last)

    def say_progress(self, text: str, last: bool = False) -> None:
        """Tell the progress of a task: a line that replaces the one before it on a display."""
        self.sitting.add_progress(text, last)
        if self.sitting.is_asking:  # by another thread
            self.sitting.tell_beside()
            return
        self.wait_for(self.sitting.tell())
        self.sitting.keyboard.console.settle()

    def close(self) -> None:
        """Say pending lines, wait until they are spoken, and close the devices. It may be called twice."""
        self.sitting.close()
