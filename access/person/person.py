"""A person at a terminal, as a program sees them: told by `say`, asked by `choose`, `confirm`, `text` and others.

The methods are written once, as coroutines of the conversation, for any driver.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from datetime import date
from functools import update_wrapper
from math import inf
from types import FunctionType
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar, cast, overload

from access.dialogue.drivers import run
from access.language.line import Text, Wording, worded
from access.person import given, questions
from access.person.questions import Check, ListedQuestion
from access.person.raised import Back, Left
from access.person.sitting import Sitting
from access.person.streams import printing
from games.refusals import Leave

P = ParamSpec("P")
T = TypeVar("T")
U = TypeVar("U")
Later = Coroutine[Any, Any, T]

if TYPE_CHECKING:
    import logging
    from decimal import Decimal
    from pathlib import Path
    from typing import TypedDict, Unpack

    from access.dialogue.drivers import ServesRequests
    from access.language.line import Choice
    from access.person.progress import Progress

    Words = str | tuple[str, ...]
    Values = TypeVar("Values")
    Many = Iterable[Values] | Callable[[], Iterable[Values]]

    class Choosing(TypedDict, total=False):
        """The further arguments of choose."""

        names: Callable[[Any], str]
        braille: str | None
        listed: bool
        hint: str | None

    class Picking(TypedDict, total=False):
        """The further arguments of pick."""

        least: int
        most: int | None
        braille: str | None

    class Texting(TypedDict, total=False):
        """The further arguments of text."""

        longest: int | None
        braille: str | None
        known: Iterable[Any] | None
        hint: str | None
        alone: Collection[str] | None


def paragraphs_of(text: str) -> list[str]:
    """Return the paragraphs of a text: between empty lines, or else its lines."""
    return [part for part in text.split("\n\n" if "\n\n" in text else "\n") if part.strip()]


OWN = frozenset({"sitting", "talks", "clock", "together", "ends"})
"""The attributes of a person that are set."""


class Spoken:
    """The language of a person, and the program's texts in it."""

    sitting: Sitting

    def __setattr__(self, name: str, value: object) -> None:
        if name not in OWN and not name.startswith("_"):
            right = "options are given to its context, such as app.person(speech='off')"
            raise TypeError(f"{name!r} of a person cannot be set: {right}")
        object.__setattr__(self, name, value)

    @property
    def language(self) -> str:
        """The language of this person, such as en."""
        return self.sitting.phrases.language

    def t(self, name: str, /, **facts: Any) -> Wording:
        """Return a text of the program's own files by its name, in this person's language."""
        given.check_text(name, "the name of a text")
        return self.sitting.text(name, facts)

    def tell_now(self, text: str) -> None:
        """Tell a text from any place, also while a question is open."""
        raise NotImplementedError

    def log_handler(self) -> logging.Handler:
        """Return a handler of logging that tells each record, and prints it to standard error after the end."""
        import logging

        person = self

        class TellsLog(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                try:
                    text = self.format(record)
                    if person.sitting.closed:
                        print(text, file=sys.stderr)  # noqa: T201 - nobody hears it any more
                    else:
                        person.tell_now(text)
                except Exception:
                    self.handleError(record)

        return TellsLog()


class Talks:
    """Tells and asks a person. `say` and `table` add lines, which their driver presents."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def say(
        self, text: Text, *, braille: str | None = None, spoken: str | None = None, sound: str | None = None
    ) -> None:
        """Tell a text at once, each of its lines as a line; `sound` is one of the house's, such as saved.

        The forms for a display and a voice are for a text of one line.
        """
        given.check_forms(text, braille=braille, spoken=spoken)
        self.sitting.add(text, braille, spoken, sound)

    @overload
    def choose(
        self, text: Text, choices: Many[str], default: str | None = None, **more: Unpack[Choosing]
    ) -> Later[str]: ...
    @overload
    def choose(
        self, text: Text, choices: Many[tuple[Words, T]], default: T | None = None, **more: Unpack[Choosing]
    ) -> Later[T]: ...
    @overload
    def choose(
        self, text: Text, choices: Many[Choice | str], default: Any = None, **more: Unpack[Choosing]
    ) -> Later[Any]: ...
    @overload
    def choose(self, text: Text, choices: Many[T], default: T | None = None, **more: Unpack[Choosing]) -> Later[T]: ...
    def choose(
        self,
        text: Text,
        choices: Iterable[Any] | Callable[[], Iterable[Any]],
        default: Any = None,
        *,
        names: Callable[[Any], str] = str,
        braille: str | None = None,
        listed: bool = False,
        hint: str | None = None,
    ) -> Coroutine[Any, Any, Any]:
        """Ask for one of several, and return it: words, pairs of a word and a value, or values with `names`.

        In the place of its word a pair may have a tuple: the word that is told, and others that may be typed. A
        `Choice` also has its help. A few choices are named in the question; more, or `listed` ones, are read as a
        numbered list, once. They are typed by name, by the beginning of it, or by number. `hint` replaces them in the
        question; an empty one suits choices told before. A function returns the choices in the person's present
        language.
        """
        given.check_asked(text, braille=braille, hint=hint)
        given.check_flags(listed=listed)

        def checked(among: object) -> list[Any]:
            found = given.choices(text, among, names, alike=listed or names is not str)
            if hint is None and default is not None:
                given.check_defaults([default], found)
            return found

        known = None if callable(choices) else checked(choices)

        def make() -> ListedQuestion:
            among = checked(self.sitting.made_by_program(choices)) if known is None else known  # type: ignore[arg-type]
            lists = self.sitting.long_list
            return questions.choice(self.sitting.phrases, text, among, default, names, braille, listed, hint, lists)

        return self.sitting.ask(make)

    def confirm(
        self, text: Text, default: bool | None = None, *, braille: str | None = None, hint: str | None = None
    ) -> Coroutine[Any, Any, bool]:
        """Ask yes or no; `hint` replaces these words and the meaning of Enter."""
        given.check_asked(text, braille=braille, hint=hint)
        given.check_truth("default", default)
        return self.sitting.ask(lambda: questions.confirmation(self.sitting.phrases, text, default, braille, hint))

    def number(
        self,
        text: Text,
        least: int | None = None,
        most: int | None = None,
        default: int | None = None,
        *,
        check: Check | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, int]:
        """Ask for a whole number from `least` to `most`; without a bound any is taken."""
        given.check_asked(text, braille=braille)
        given.check_bounds(text, least, most, default)
        given.check_check(check)
        return self.sitting.ask(
            lambda: questions.number(self.sitting.phrases, text, least, most, default, check, braille)
        )

    def decimal(
        self,
        text: Text,
        least: questions.Number | None = None,
        most: questions.Number | None = None,
        default: questions.Number | None = None,
        *,
        check: Check | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, Decimal]:
        """Ask for a decimal number, typed with a point or a comma. The answer is a Decimal, as it was typed."""
        given.check_asked(text, braille=braille)
        given.check_bounds(text, least, most, default, decimal=True)
        given.check_check(check)
        return self.sitting.ask(
            lambda: questions.number(self.sitting.phrases, text, least, most, default, check, braille, decimal=True)
        )

    def date(
        self,
        text: Text,
        least: date | None = None,
        most: date | None = None,
        default: date | None = None,
        *,
        check: Check | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, date]:
        """Ask for a date: in digits, with the name of a month, or today, yesterday, tomorrow."""
        given.check_asked(text, braille=braille)
        given.check_days(text, least=least, most=most, default=default)
        given.check_check(check)
        return self.sitting.ask(
            lambda: questions.dated(self.sitting.phrases, text, least, most, default, check, braille)
        )

    @overload
    def text(
        self,
        text: Text,
        default: str | None = None,
        *,
        check: Callable[[str], None] | None = None,
        empty: bool = False,
        **more: Unpack[Texting],
    ) -> Later[str]: ...
    @overload
    def text(
        self, text: Text, default: T, *, check: Callable[[str], None] | None = None, **more: Unpack[Texting]
    ) -> Later[str | T]: ...
    @overload
    def text(
        self, text: Text, default: U | None = None, *, check: Callable[[str], T], **more: Unpack[Texting]
    ) -> Later[T | U]: ...
    @overload
    def text(
        self, text: Text, default: U | None = None, *, check: Callable[[str], T], empty: bool, **more: Unpack[Texting]
    ) -> Later[T | U | str]: ...
    def text(
        self,
        text: Text,
        default: Any = None,
        *,
        check: Check | None = None,
        longest: int | None = None,
        empty: bool = False,
        braille: str | None = None,
        known: Iterable[Any] | None = None,
        hint: str | None = None,
        alone: Collection[str] | None = None,
    ) -> Coroutine[Any, Any, Any]:
        """Ask for any text of at most `longest` letters; only with `empty`, or a default, Enter alone answers.

        Commands begin with a slash here, so that a name such as Quit is a text. Where words are `known`, commands need
        no slash; the words have the form of the choices of `choose`, and the check understands them. Nor do commands
        that work `alone`, in any language: the named ones, or all if it is empty. `hint` replaces the meaning of Enter.
        """
        given.check_asked(text, braille=braille, hint=hint)
        given.check_check(check)
        given.check_flags(empty=empty)
        if longest is not None:
            given.check_number("longest", longest, 1)
        words = None if known is None else given.check_known(known)
        without_slash = None if alone is None else given.check_commands(alone)

        def make() -> ListedQuestion:
            phrases = self.sitting.phrases
            return questions.free_text(
                phrases, text, default, check, longest or 0, empty, braille, words, hint, without_slash
            )

        return self.sitting.ask(make)

    def path(
        self,
        text: Text,
        default: Path | None = None,
        *,
        kind: questions.PathKind = "any",
        new: bool = False,
        check: Check | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, Path]:
        """Ask for the path of a file or a folder that exists, or of a `new` one in a folder that does.

        The tab key completes it, and tells the names that fit.
        """
        given.check_path(text, default, kind)
        given.check_flags(new=new)
        given.check_asked(text, braille=braille)
        given.check_check(check)
        tell = self.sitting.tell_text_beside
        return self.sitting.ask(
            lambda: questions.path_question(self.sitting.phrases, text, default, kind, new, check, braille, tell)
        )

    def lines(self, text: Text, *, empty: bool = False, braille: str | None = None) -> Coroutine[Any, Any, str]:
        """Ask for several lines, until an empty one; only with `empty` there may be none."""
        given.check_asked(text, braille=braille)
        given.check_flags(empty=empty)
        return self.sitting.ask_lines(text, empty, braille)

    def secret(self, text: Text, *, again: bool | Text = False, empty: bool = False) -> Coroutine[Any, Any, str]:
        """Ask for a secret: a text nowhere printed, spoken, brailled or kept. `again` asks for it twice."""
        given.check_asked(text)
        given.check_flags(empty=empty)
        if not isinstance(again, bool):
            given.check_text(again, "again, if it is not True,")
        return self.sitting.ask_secret(text, again, empty)

    @overload
    def pick(
        self, text: Text, choices: Iterable[str], default: Collection[str] = (), **more: Unpack[Picking]
    ) -> Later[list[str]]: ...
    @overload
    def pick(
        self, text: Text, choices: Iterable[tuple[Words, T]], default: Collection[T] = (), **more: Unpack[Picking]
    ) -> Later[list[T]]: ...
    @overload
    def pick(
        self, text: Text, choices: Iterable[Choice | str], default: Collection[Any] = (), **more: Unpack[Picking]
    ) -> Later[list[Any]]: ...
    @overload
    def pick(
        self, text: Text, choices: Iterable[T], default: Collection[T] = (), **more: Unpack[Picking]
    ) -> Later[list[T]]: ...
    def pick(
        self,
        text: Text,
        choices: Iterable[Any],
        default: Collection[Any] = (),
        *,
        least: int = 0,
        most: int | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, list[Any]]:
        """Ask for several, from `least` to `most`, and return them in the order of the choices."""
        given.check_asked(text, braille=braille)
        among = given.choices(text, choices)
        given.check_distinct(among)
        usual = given.listed("default", default)
        given.check_defaults(usual, among)
        given.check_count(among, usual, least, most)
        return self.sitting.ask(
            lambda: questions.selection(
                self.sitting.phrases, text, among, usual, braille, least, most, self.sitting.long_list
            )
        )

    def pause(self, text: Text | None = None) -> Coroutine[Any, Any, None]:
        """Wait for Enter."""
        if text is not None:
            given.check_asked(text)
        return self.sitting.ask(lambda: questions.pause(self.sitting.phrases, text))

    def read(self, text: str | Sequence[str]) -> Coroutine[Any, Any, None]:
        """Read paragraphs one at a time, until the person has had enough."""
        paragraphs = paragraphs_of(text) if isinstance(text, str) else given.listed("paragraphs", text)
        for paragraph in paragraphs:
            given.check_text(paragraph, "a paragraph")
        return self.sitting.read(paragraphs)

    def table(self, rows: Iterable[Sequence[Any]], header: Sequence[str] | None = None) -> None:
        """Tell a table, a line for each row: its first column, and the others with the words of the header."""
        self.sitting.add_rows(given.rows(rows, header), header)


Asked = Mapping[str, Callable[[dict[str, Any]], Any]]
"""The questions of a form by name: functions from the earlier answers to an answer."""


class FormAsked:
    """A form in progress: its answers, and its next question."""

    def __init__(self, sitting: Sitting, asked: Asked) -> None:
        self._sitting, self._asked = sitting, given.questions_of_form(asked)
        self._names, self._at = list(self._asked), 0
        self._secret: set[str] = set()
        """The answers that are not told."""
        self.answers: dict[str, Any] = {}

    @property
    def is_answered(self) -> bool:
        """Whether each question has its answer."""
        return self._at == len(self._names)

    def ask(self, is_awaited: bool = False) -> Any:
        """Call the function of the next question."""
        self._before, name = self._sitting.secrets, self._names[self._at]
        found = self._asked[name](dict(self.answers))
        questions.check_awaited(name, found, is_awaited)
        return found

    def note(self, answer: Any) -> None:
        """Keep an answer, and go on to the first question without one."""
        name = self._names[self._at]
        self.answers[name] = answer
        (self._secret.add if self._sitting.secrets > self._before else self._secret.discard)(name)
        self._at = next((at for at, name in enumerate(self._names) if name not in self.answers), len(self._names))

    def back(self) -> None:
        """Go back to the question before, if there is one; its answer is asked for again."""
        self.change(self._names[max(self._at - 1, 0)])

    def change(self, name: str) -> None:
        """Go to a question that was answered."""
        self._at = self._names.index(name)

    def rows(self) -> list[tuple[str, str]]:
        """Return the answers with their names, as they are told."""
        phrases = self._sitting.phrases
        hidden = phrases.text("face-secret")
        return [
            (n, hidden if n in self._secret else questions.answer_told(phrases, self.answers[n])) for n in self._names
        ]

    def end(self) -> tuple[str, list[tuple[str, str]], str]:
        """Return the last question of the form, with its choices and its default: the empty one changes nothing."""
        phrases = self._sitting.phrases
        right = (phrases.words("loop-answer-yes")[0], "")
        return phrases.text("face-form-right"), [right, *((name, name) for name in self._names)], ""


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


ANSWERS = "Coroutine[Any, Any, "
"""The beginning of what the methods of Talks return, as it is written."""
F = TypeVar("F", bound=Callable[..., Any])


def shown_as(method: Callable[..., Any]) -> Callable[[F], F]:
    """Let help() and editors show a function like a method of Talks, with the answer itself as what it returns."""

    def shown(function: F) -> F:
        made = cast(FunctionType, update_wrapper(function, method))
        written = cast(FunctionType, method)
        as_written = FunctionType(written.__code__, written.__globals__, written.__name__, written.__defaults__)
        as_written.__kwdefaults__ = written.__kwdefaults__
        returned = written.__annotations__["return"]
        answer = returned.removeprefix(ANSWERS)[:-1] if returned.startswith(ANSWERS) else returned
        as_written.__annotations__ = made.__annotations__ = {**written.__annotations__, "return": answer}
        made.__wrapped__ = as_written  # type: ignore[attr-defined] # inspect.signature looks there
        return function

    return shown


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

    A `braille` text is shorter, for a display; a `spoken` one is for a voice. Talks documents the methods.
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

    def form(self, asked: Asked) -> dict[str, Any]:
        """Ask several questions, and return the answers by name: `person.form({"name": lambda answers: ...})`.

        `back` leads to the question before. At the end the answers are told, and each can be changed.
        """
        form = FormAsked(self.sitting, asked)
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
