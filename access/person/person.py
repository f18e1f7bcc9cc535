"""A person at a terminal, as a program sees them: told by `say`, asked by `choose`, `confirm`, `text` and others."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, TypeVar

from access.dialogue.drivers import run, run_async
from access.engine.table import Leave
from access.language.own_words import Text, Wording, worded
from access.person import questions
from access.person.progress import Progress
from access.person.questions import Check
from access.person.raised import Left
from access.person.sitting import Sitting
from access.person.streams import printing

T = TypeVar("T")


@contextmanager
def _leaving() -> Iterator[None]:
    """Raise Left for whatever ends a question."""
    try:
        yield
    except Leave:
        raise Left("quit") from None
    except EOFError:
        raise Left("end") from None
    except KeyboardInterrupt:
        raise Left("interrupt") from None


def paragraphs_of(text: str | Sequence[str]) -> list[str]:
    """Return the paragraphs of a text: between empty lines, or else its lines."""
    if not isinstance(text, str):
        return list(text)
    return [part for part in text.split("\n\n" if "\n\n" in text else "\n") if part.strip()]


class Person:
    """The person at this terminal. Each question raises Left when the person leaves.

    A `braille` text is shorter, for a display; a `spoken` one is for a voice.
    """

    def __init__(self, sitting: Sitting, clock: Callable[[], float] = time.monotonic) -> None:
        self.sitting = sitting
        self._clock = clock

    def _run(self, talk: Coroutine[Any, Any, T]) -> T:
        with _leaving(), printing():
            return run(talk, self.sitting.serve)

    def _ask(self, question: questions.ListedQuestion) -> Any:
        return self._run(self.sitting.ask(question))

    @property
    def language(self) -> str:
        """The language of this person, such as en."""
        return self.sitting.phrases.language

    def t(self, name: str, /, **facts: Any) -> Wording:
        """Return a text of the program's own files by its name, in this person's language."""
        return self.sitting.text(name, facts)

    def say(
        self, text: Text, *, braille: str | None = None, spoken: str | None = None, sound: str | None = None
    ) -> None:
        """Tell a text at once, each of its lines as a line; `sound` is one of the house's, such as saved."""
        self.sitting.add(text, braille, spoken, sound)
        if self.sitting.is_asking:  # by another thread
            self.sitting.tell_beside()
            return
        self._run(self.sitting.tell())
        self.sitting.settle_soon()

    def choose(
        self,
        text: Text,
        choices: Iterable[Any],
        default: Any = None,
        *,
        names: Callable[[Any], str] = str,
        braille: str | None = None,
        listed: bool = False,
    ) -> Any:
        """Ask for one of several, and return it: words, pairs of a word and a value, or values with `names`.

        In the place of its word a pair may have a tuple: the word that is told, and others that may be typed. A few
        choices are named in the question; more, or those that are to be `listed`, are read as a numbered list, once.
        They are typed by name, by the beginning of it, or by number.
        """
        return self._ask(questions.choice(self.sitting.phrases, text, choices, default, names, braille, listed))

    def confirm(self, text: Text, default: bool | None = None, *, braille: str | None = None) -> bool:
        """Ask yes or no."""
        return bool(self._ask(questions.confirmation(self.sitting.phrases, text, default, braille)))

    def number(
        self,
        text: Text,
        least: int,
        most: int,
        default: int | None = None,
        *,
        check: Check | None = None,
        braille: str | None = None,
    ) -> int:
        """Ask for a whole number from `least` to `most`."""
        question = questions.number(self.sitting.phrases, text, least, most, default, check, braille)
        return int(self._ask(question))

    def text(
        self,
        text: Text,
        default: str | None = None,
        *,
        check: Check | None = None,
        longest: int = 0,
        empty: bool = False,
        braille: str | None = None,
    ) -> Any:
        """Ask for any text of at most `longest` letters; only with `empty`, or a default, Enter alone answers.

        Commands begin with a slash here, so that whoever is called Quit can be kept.
        """
        return self._ask(questions.free_text(self.sitting.phrases, text, default, check, longest, empty, braille))

    def secret(self, text: Text, *, again: bool | Text = False, empty: bool = False) -> str:
        """Ask for a text that is not echoed: nowhere printed, spoken, brailled or kept. `again` asks for it twice."""
        return self._run(self.sitting.ask_secret(text, again, empty))

    def pick(
        self, text: Text, choices: Iterable[Any], default: Collection[Any] = (), *, braille: str | None = None
    ) -> list[Any]:
        """Ask for any number of several, and return them in the order of the choices."""
        return list(self._ask(questions.selection(self.sitting.phrases, text, choices, default, braille)))

    def pause(self, text: Text | None = None) -> None:
        """Wait for Enter."""
        self._ask(questions.pause(self.sitting.phrases, text))

    def read(self, text: str | Sequence[str]) -> None:
        """Read paragraphs one at a time, until the person has had enough."""
        self._run(self.sitting.read(paragraphs_of(text)))

    def table(self, rows: Iterable[Sequence[Any]], header: Sequence[str] | None = None) -> None:
        """Tell a table, a line for each row: its first column, and the others with the words of the header."""
        self.sitting.add_rows(rows, header)
        self._run(self.sitting.tell())
        self.sitting.settle_soon()

    def progress(self, text: Text, total: int | None = None) -> Progress[Any]:
        """Return a progress that is told in a few lines: `with person.progress("Copying", 40) as copying:`."""
        return Progress(self._progressed, str(worded(text)), total, clock=self._clock)

    def _progressed(self, phrase: str, last: bool, **facts: object) -> None:
        self.say_progress(self.sitting.phrases.text(phrase, **facts), last)

    def say_progress(self, text: str, last: bool = False) -> None:
        """Tell how far something has come: a line that takes the place of the one before it on a display."""
        self.sitting.add(text, sound="round" if last else None, replaces=True)
        if self.sitting.is_asking:  # by another thread
            self.sitting.tell_beside()
            return
        self._run(self.sitting.tell())
        self.sitting.keyboard.settle()

    def close(self) -> None:
        """Say what waits, wait until it is spoken, and close the devices. It may be called twice."""
        self.sitting.close()


class AsyncPerson:
    """The same person for a program in an event loop: each question waits in a thread, other tasks go on.

    What is said while a question is open is told above it at once; at a secret, and at a line that waits, after it.
    """

    def __init__(self, sitting: Sitting) -> None:
        import asyncio

        self.sitting = sitting
        self._turn = asyncio.Lock()

    async def __aenter__(self) -> AsyncPerson:
        return self

    async def __aexit__(self, *raised: object) -> None:
        self.sitting.close()

    async def _run(self, talk: Coroutine[Any, Any, T]) -> T:
        from access.person.event_loop import served

        sitting = self.sitting
        console = sitting.keyboard.console  # opened by this thread: signals belong to it
        with _leaving(), printing(), closing(talk):
            async with self._turn:
                found = await run_async(talk, lambda request: served(sitting.serve, console.cancel, request))
                if sitting.conversation.outbox.has_pending:  # it was said meanwhile
                    await run_async(sitting.tell(), lambda request: served(sitting.serve, console.cancel, request))
                return found

    async def _ask(self, question: questions.ListedQuestion) -> Any:
        return await self._run(self.sitting.ask(question))

    @property
    def language(self) -> str:
        """The language of this person, such as en."""
        return self.sitting.phrases.language

    def t(self, name: str, /, **facts: Any) -> Wording:
        """Return a text of the program's own files by its name, in this person's language."""
        return self.sitting.text(name, facts)

    async def say(
        self, text: Text, *, braille: str | None = None, spoken: str | None = None, sound: str | None = None
    ) -> None:
        """Tell a text at once; while a question is open, above it."""
        self.sitting.add(text, braille, spoken, sound)
        if self.sitting.is_asking:
            self.sitting.tell_beside()
        elif not self._turn.locked():
            await self._run(self.sitting.tell())
            self.sitting.settle_soon()

    async def choose(self, text: Text, choices: Iterable[Any], default: Any = None) -> Any:
        """Ask for one of several, and return it."""
        return await self._ask(questions.choice(self.sitting.phrases, text, choices, default, str, None))

    async def confirm(self, text: Text, default: bool | None = None) -> bool:
        """Ask yes or no."""
        return bool(await self._ask(questions.confirmation(self.sitting.phrases, text, default, None)))

    async def number(self, text: Text, least: int, most: int, default: int | None = None) -> int:
        """Ask for a whole number from `least` to `most`."""
        return int(await self._ask(questions.number(self.sitting.phrases, text, least, most, default, None, None)))

    async def text(self, text: Text, default: str | None = None, *, check: Check | None = None) -> Any:
        """Ask for any text."""
        return await self._ask(questions.free_text(self.sitting.phrases, text, default, check, 0, False, None))

    async def secret(self, text: Text, *, again: bool | Text = False) -> str:
        """Ask for a text that is not echoed."""
        return await self._run(self.sitting.ask_secret(text, again, False))
