"""The methods of a person: `say`, `choose`, `confirm`, `text` and others, and forms.

They are written once, as coroutines of the conversation, for the drivers of person.py and async_person.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import update_wrapper
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

from access.language.line import Text, Wording
from access.person import given, questions
from access.person.questions import Check, ListedQuestion
from access.person.sitting import Sitting

T = TypeVar("T")
U = TypeVar("U")
Later = Coroutine[Any, Any, T]

if TYPE_CHECKING:
    import logging
    from decimal import Decimal
    from pathlib import Path
    from typing import TypedDict, Unpack

    from access.language.line import Choice

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

        names: Callable[[Any], str]
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

    if not TYPE_CHECKING:  # type checkers know that a method is none

        def __getattr__(self, name):
            if name.startswith("_"):
                raise AttributeError(name)
            from access.person.misused import no_method

            raise AttributeError(no_method(name, self))

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
                given.check_defaults([default], found, names)
            return found

        known = None if callable(choices) and not isinstance(choices, Iterable) else checked(choices)

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
        return self._ask_number(text, (least, most, default), check, braille, decimal=False)

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
        return self._ask_number(text, (least, most, default), check, braille, decimal=True)

    def _ask_number(
        self, text: Text, bounds: tuple[Any, Any, Any], check: Check | None, braille: str | None, decimal: bool
    ) -> Later[Any]:
        given.check_asked(text, braille=braille)
        given.check_bounds(text, *bounds, decimal)
        given.check_check(check)
        return self.sitting.ask(lambda: questions.number(self.sitting.phrases, text, *bounds, check, braille, decimal))

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
        tell, note = self.sitting.tell_text_beside, self.sitting.add
        return self.sitting.ask(
            lambda: questions.path_question(self.sitting.phrases, text, default, kind, new, check, braille, tell, note)
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
            given.check_asked(again)
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
        names: Callable[[Any], str] = str,
        least: int = 0,
        most: int | None = None,
        braille: str | None = None,
    ) -> Coroutine[Any, Any, list[Any]]:
        """Ask for several, from `least` to `most`, and return them in the order of the choices, which `choose` has."""
        given.check_asked(text, braille=braille)
        among = given.choices(text, choices, names)
        given.check_distinct(among, names)
        usual = given.listed("default", default)
        given.check_defaults(usual, among, names)
        given.check_count(among, usual, least, most)
        return self.sitting.ask(
            lambda: questions.selection(
                self.sitting.phrases, text, among, usual, names, braille, least, most, self.sitting.long_list
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


for _name, _method in vars(Talks).items():
    if isinstance(_method, FunctionType):
        _method.__qualname__ = f"Person.{_name}"  # as errors of Python name it: nobody knows Talks

Asked = Mapping[str, Callable[[dict[str, Any]], Any]]
"""The questions of a form by name: functions from the earlier answers to an answer."""


class _Earlier(dict[str, Any]):
    """The earlier answers of a form, and the names of those that a question has read: it depends on them."""

    def __init__(self, answers: Mapping[str, Any]) -> None:
        super().__init__(answers)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        self.read.update(self.keys())
        return super().__iter__()

    def values(self) -> Any:
        self.read.update(self.keys())
        return super().values()

    def items(self) -> Any:
        self.read.update(self.keys())
        return super().items()


class FormAsked:
    """A form in progress: its answers, and its next question."""

    def __init__(self, sitting: Sitting, asked: Asked, names: Callable[[str], Text]) -> None:
        self._sitting, self._asked, self._told_name = sitting, given.questions_of_form(asked, names), names
        self._names, self._at = list(self._asked), 0
        given.check_names({name: names(name) for name in self._names}, self._yes)
        self._secret: set[str] = set()
        """The answers that are not told."""
        self._skipped: set[str] = set()
        """The questions that were not asked, as another answer makes them needless."""
        self._earlier: dict[str, _Earlier] = {}
        self._made: dict[str, Callable[[], ListedQuestion]] = {}
        """The makers of the questions whose answers are told by their words."""
        self._answers: dict[str, Any] = {}

    @property
    def is_answered(self) -> bool:
        """Whether each question has its answer."""
        return self._at == len(self._names)

    @property
    def answers(self) -> dict[str, Any]:
        """The answers by name, in the order of the questions."""
        return {name: self._answers[name] for name in self._names}

    def ask(self, is_awaited: bool = False) -> Any:
        """Call the function of the next question."""
        self._before, name = self._sitting.secrets, self._names[self._at]
        self._sitting.answered, self._earlier[name] = None, _Earlier(self._answers)
        found = self._asked[name](self._earlier[name])
        questions.check_awaited(name, found, is_awaited)
        return found

    def note(self, answer: Any) -> None:
        """Keep an answer, and go on to the first question without one; of a changed one others may depend."""
        name, answered = self._names[self._at], self._sitting.answered
        is_secret = self._sitting.secrets > self._before
        for names, has_it in ((self._secret, is_secret), (self._skipped, answer is None is answered and not is_secret)):
            (names.add if has_it else names.discard)(name)
        self._made.pop(name, None)
        if answered is not None and answered[0] is answer:
            self._made[name] = answered[1]
        is_changed = name in self._answers and self._answers[name] != answer
        self._answers[name] = answer
        if is_changed:
            self._forget_what_read(name)
        self._at = next((at for at, name in enumerate(self._names) if name not in self._answers), len(self._names))

    def _forget_what_read(self, name: str) -> None:
        """Forget the answers that depend on a changed one, and those that depend on them: they are asked for again."""
        for other in self._names[self._names.index(name) + 1 :]:
            if other in self._answers and name in self._earlier[other].read:
                del self._answers[other]
                self._forget_what_read(other)

    def back(self) -> None:
        """Go back to the question before, if there is one; its answer is asked for again."""
        before = [name for name in self._names[: self._at] if name not in self._skipped]
        self.change(before[-1] if before else self._names[0])

    def change(self, name: str) -> None:
        """Go to a question that was answered."""
        self._at = self._names.index(name)

    def rows(self) -> list[tuple[str, str]]:
        """Return the answers with their names, as they are told."""
        return [(str(self._told_name(name)), self._told(name)) for name in self._names if name not in self._skipped]

    def _told(self, name: str) -> str:
        phrases, make = self._sitting.phrases, self._made.get(name)
        if name in self._secret:
            return phrases.text("face-secret")
        return questions.answer_told(phrases, self._answers[name], make().values if make else ())

    def end(self) -> tuple[str, list[tuple[str, str]], str]:
        """Return the last question of the form, with its choices and its default: the empty one changes nothing."""
        right = (self._yes, "")
        changed = [(str(self._told_name(name)), name) for name in self._names if name not in self._skipped]
        return self._sitting.phrases.text("face-form-right"), [right, *changed], ""

    @property
    def _yes(self) -> str:
        """The word for the end of the form."""
        return self._sitting.phrases.words("loop-answer-yes")[0]


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
