"""A person at a terminal, as a program sees them: told by `say`, asked by `choose`, `confirm`, `text` and others."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from access.dialogue.drivers import run
from access.engine.leaving import Leave
from access.language.own_words import Text, worded
from access.person.raised import Left
from access.person.sitting import Sitting
from access.person.streams import printing
from access.person.talks import Spoken, Talks

if TYPE_CHECKING:
    from access.person.progress import Progress

P = ParamSpec("P")
T = TypeVar("T")


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


def _asks(method: Callable[Concatenate[Talks, P], Coroutine[Any, Any, T]]) -> Callable[Concatenate[Person, P], T]:
    """Return a method that waits for the answer."""

    @wraps(method)
    def asks(person: Person, /, *given: P.args, **named: P.kwargs) -> T:
        return person.wait_for(method(person.talks, *given, **named))

    return asks


def _tells(method: Callable[Concatenate[Talks, P], None]) -> Callable[Concatenate[Person, P], None]:
    """Return a method that presents the added lines."""

    @wraps(method)
    def tells(person: Person, /, *given: P.args, **named: P.kwargs) -> None:
        method(person.talks, *given, **named)
        if person.together:
            return
        if person.sitting.is_asking:  # by another thread
            person.sitting.tell_beside()
            return
        person.wait_for(person.sitting.tell())
        person.sitting.settle_soon()

    return tells


class Person(Spoken):
    """The person at this terminal. Each question raises Left when the person leaves.

    A `braille` text is shorter, for a display; a `spoken` one is for a voice. Talks documents the methods.
    """

    def __init__(self, sitting: Sitting, clock: Callable[[], float] = time.monotonic, together: bool = False) -> None:
        self.sitting, self.talks = sitting, Talks(sitting)
        self.clock = clock
        self.together = together
        """Whether all lines wait for the next question, since nothing happens in between."""

    def wait_for(self, talk: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the conversation to its end. Raises Left."""
        with leaving(), printing():
            return run(talk, self.sitting.serve)

    say = _tells(Talks.say)
    table = _tells(Talks.table)
    choose = _asks(Talks.choose)
    confirm = _asks(Talks.confirm)
    number = _asks(Talks.number)
    text = _asks(Talks.text)
    secret = _asks(Talks.secret)
    pick = _asks(Talks.pick)
    pause = _asks(Talks.pause)
    read = _asks(Talks.read)

    def progress(self, text: Text, total: int | None = None) -> Progress[Any]:
        """Return a progress, told in a few lines: `with person.progress("Copying", 40) as copying:`."""
        from access.person.progress import Progress

        return Progress(self._progressed, str(worded(text)), total, self.sitting.progress, self.clock)

    def _progressed(self, phrase: str, last: bool, **facts: object) -> None:
        self.say_progress(self.sitting.phrases.text(phrase, **facts), last)

    def say_progress(self, text: str, last: bool = False) -> None:
        """Tell the progress of a task: a line that replaces the one before it on a display."""
        self.sitting.add_progress(text, last)
        if self.sitting.is_asking:  # by another thread
            self.sitting.tell_beside()
            return
        self.wait_for(self.sitting.tell())
        self.sitting.keyboard.settle()

    def close(self) -> None:
        """Say pending lines, wait until they are spoken, and close the devices. It may be called twice."""
        self.sitting.close()
