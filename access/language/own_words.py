"""Texts, questions and offered answers in a program's own words: they need no phrases in a file, and no class.

Answers that are offered are data: a page makes buttons and lists of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any

from access.language.line import Line, plain_line, styled_line
from games.data import frozen
from games.steps import Ask, Offer, Seat, Shape

ME = Seat(0)
"""The seat of the one person at a terminal."""
_HARMFUL = "[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ue000\ue001]"
_BREAKS = "[\t\n\r\v\f]+"
_ESCAPED = r"(?s)\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\|$)|.?)"
_STYLED = r"\x1b\[([0-9;]*)m"


def _no_form(form: str) -> None:
    """Return None: a text in words has no more forms."""


@frozen
class Wording:
    """A text as it is printed and spoken, and as it is brailled.

    `form` returns a further form of a question by its name, None if there is none: `brief` and `less` for few cells,
    `allowed` for what is told after a mistake, `help` for what help says, `longest` for the longest usual answer.
    `anew` returns the text in the language that the person has by then; None for a text in words.
    """

    line: Line
    braille: Line
    form: Callable[[str], Line | None] = field(default=_no_form, compare=False)
    anew: Callable[[], Wording] | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return self.line.text


Text = str | Wording
"""A text, or one that has other forms in speech and braille."""


@frozen
class Choice:
    """A choice of a question: the words for it, the first of which is told, and its value.

    Help says half a sentence about it, `help`; asked for its word alone, also `more`, or only that. `takes` returns
    the value for what is typed behind a word, or of a choice without words for anything else, and raises Unclear and
    Refused. No beginning of its words means a `whole` one.
    """

    words: tuple[str, ...]
    value: Any
    help: str = ""
    more: str = ""
    takes: Callable[[str], Any] | None = None
    whole: bool = False


def worded(text: Text, braille: str | None = None, spoken: str | None = None) -> Wording:
    """Return a text with its other forms. Colours stay in print; control characters are dropped."""
    if isinstance(text, Wording):
        return text
    if not isinstance(text, str):
        raise TypeError(f"a text is a str, not {type(text).__name__}: write str(...) or an f-string")
    line = styled_line((style, clean(part)) for style, part in _styles(text))
    felt = plain_line(clean(text)) if braille is None else plain_line(clean(braille))
    return Wording(line if spoken is None else line.said_as(clean(spoken)), felt)


def clean(text: str) -> str:
    """Return a text as one line without colours and control characters."""
    if text.isprintable():
        return text
    return re.sub(_HARMFUL, "", re.sub(_BREAKS, " ", re.sub(_ESCAPED, "", text)))


def _styles(text: str) -> list[tuple[str, str]]:
    """Return the parts of a text, each with the codes of its colours and styles (SGR)."""
    first, *others = re.split(_STYLED, text) if "\x1b" in text else [text]
    found, style = [("", first)], ""
    for codes, part in zip(others[::2], others[1::2], strict=True):
        ends = codes.rpartition(";")[2] in ("", "0")
        style = "" if ends else f"{style};{codes}".lstrip(";")
        found.append((style, part))
    return found


class Completing(tuple[str, ...]):
    """The words that can be completed, and a function that completes any other text."""

    complete: Callable[[str], str] | None = None

    def __new__(cls, words: Iterable[str], complete: Callable[[str], str] | None) -> Completing:
        """Return words with a function."""
        made = super().__new__(cls, words)
        made.complete = complete
        return made


@frozen
class How:
    """How a question is asked.

    A `new` one is asked in words, unless the wording is `brief`. With `hand` all forms show the hand. After a line
    about somebody else's turn (`turned`) the full form may say whose throw it shows.
    """

    brief: bool = False
    hand: bool = False
    new: bool = False
    turned: bool = False


USUALLY = How()


@frozen
class OwnForms:
    """The forms of a question in the program's own words: as it is spoken and printed, for few cells, in braille.

    `bare` is printed, without words; `less` is without the part that is needed least, and `least` the shortest form, if
    there are such. `longest` counts the letters of the longest usual answer. A new one says `more` behind.
    """

    full: Line
    brief: Line
    braille: Line
    bare: Line
    less: Line | None
    least: Line | None
    longest: int
    more: str = ""


@frozen
class OwnQuestion(Ask[Any]):
    """A question in the program's own words; it has the methods of `Phrased`.

    `more` says what may be answered, and what Enter means: it is asked with the question the first time, after Enter
    alone, and on request. `allowed` is told after a mistake. `meant` returns the answer that a typed text means, and
    raises Unclear and Refused. In `free` text commands begin with a slash. The words of the `known` choices can be
    completed, and help tells about them, with their numbers if they are a `numbered` list; an `open` question takes
    other texts, too. `default` has the answer of Enter alone, if there is one. `reader` is the class that reads what is
    typed. In free text these `commands` also work `alone`, typed in full without a slash; all do if none are named.
    `completes` returns a typed text completed, such as a path.
    `anew` makes the question again for a person whose language is not its `language` any more.
    """

    asked: Wording = Wording(Line(()), Line(()))
    more: str = ""
    allowed: str = ""
    longest: int = 10
    meant: Callable[[str], Any] = str
    default: tuple[Any, ...] = ()
    free: bool = False
    known: tuple[Choice, ...] = ()
    reader: Any = None
    open: bool = False
    numbered: bool = False
    alone: bool = False
    commands: tuple[str, ...] = ()
    completes: Callable[[str], str] | None = None
    language: str = ""
    anew: Callable[[], OwnQuestion] | None = None
    hand = None

    @property
    def wordings(self) -> OwnQuestion:
        """The question itself: it has words of its own."""
        return self

    @property
    def among(self) -> tuple[str, ...]:
        """The words that can be completed."""
        return tuple(choice.words[0] for choice in self.known if choice.words)

    @property
    def says_more(self) -> bool:
        """Whether it is asked in more words after Enter alone; free text is asked for as it was."""
        return bool(self.more) or self.free

    def offers(self) -> tuple[Offer[Any], ...]:
        """Return nothing: `meant` reads the answer."""
        return ()

    def check(self, answer: Any) -> None:
        """Accept everything: `meant` has checked it."""

    def forms(self, how: How) -> OwnForms:
        """Return the question in all its forms, a `new` one in words unless told in brief."""
        line, braille = self.asked.line, self.asked.braille
        more = self.more if how.new and not how.brief else ""
        rest = plain_line(f" {more}").spans if more else ()
        full, felt = Line((*line.spans, *rest)), Line((*braille.spans, *rest))
        short = self.asked.form("brief")
        if short is None:
            return OwnForms(full, line, felt, line, braille, braille, self.longest, more)
        return OwnForms(full, short, felt, line, self.asked.form("less"), None, self.longest, more)

    def told(self, form: str) -> str | None:
        """Return a further form of its text, or None if there is none."""
        found = self.asked.form(form)
        return None if found is None else found.text

    @property
    def met(self) -> tuple[object, ...]:
        """The key under which a person has met this question."""
        return "own", self.asked.line.text, self.more


def in_language(question: Ask[Any], language: str) -> Ask[Any]:
    """Return a question in this language, if it is one in the program's own words that can be made anew."""
    if isinstance(question, OwnQuestion) and question.anew is not None and question.language != language:
        return question.anew()
    return question


@frozen
class Offered:
    """An answer or a command: its `word`, and the shape of the value that is typed behind it, if it takes one.

    With `alone` the word is complete without a value, with `bare` the value without the word. Enter alone means the
    `default`. An amount lies between `least` and `most`, if it has bounds. `among` are the texts that may follow, where
    they are known, such as the names of players.
    """

    word: str
    takes: Shape | None = None
    alone: bool = True
    bare: bool = False
    default: bool = False
    least: int | None = None
    most: int | None = None
    among: tuple[str, ...] = ()


@frozen
class AllOffered:
    """All that may be typed at a question: its answers, and the commands that work there.

    `picks` says what becomes of dice or cards that are picked, such as "Throw these again"; empty if none can be.
    """

    answers: tuple[Offered, ...] = ()
    commands: tuple[Offered, ...] = ()
    picks: str = ""
