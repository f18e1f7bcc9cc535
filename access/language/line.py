"""A line that is printed, spoken and brailled: spans of text, dice, numbers, seats and cards, in order.

Texts, questions and offered answers in a program's own words are lines, too: they need no phrases in a file, and no
class. Answers that are offered are data: a page makes buttons and lists of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Any, ClassVar, Literal, NamedTuple

from games.data import frozen
from games.steps import Ask, Offer, Seat, Shape

SpanKind = Literal["text", "dice", "number", "seat", "cards"]

NO_BREAK = "\u00a0"
"""A space at which no line is broken. It is printed like any other."""
LONGEST_TYPED = 10_000
"""The most letters of a typed line. Terminals read one more, so that a question can refuse a line that is too long."""
_OPEN, _CLOSE = "\ue000", "\ue001"
_MARKED = re.compile(f"{_OPEN}([0-9]+){_CLOSE}|([0-9]+)")
_CONTROL = (
    r"(?s)\x1b\[[0-?]*[ -/]*[@-~]|\x1b[\]PX^_].*?(?:\x07|\x1b\\\\|$)|\x1b."  # escape sequences, as a whole
    r"|[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)

_CELLS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
_CELLS |= {digit: _CELLS[letter] for digit, letter in zip("1234567890", "abcdefghij", strict=True)}
"""The braille cells of letters and digits, for pictures: those who read braille have liblouis."""
_NUMBER = "⠼"

CLAUSE = r"[^\w\s'’-]"
"""The sign between two clauses of a line."""
MOST_BEFORE, MOST_AFTER = 2, 3
"""The most words of a clause that stand with its number when it is drawn, before and after it."""

Fact = str | int
"""A value of a phrase. A whole number decides about plurals, and is told as its digits."""


class FormatError(ValueError):
    """A phrase that is not Fluent, or cannot be formatted."""


class Stand(str):
    """A mark that stands in a text for a part, with the text of the part."""

    text: str

    def __new__(cls, mark: str, text: str) -> Stand:
        """Return a mark for a text."""
        made = super().__new__(cls, mark)
        made.text = text
        return made


class Item(NamedTuple):
    """A die or a card: printed, spoken, brailled as one word without spaces, and typed to choose it."""

    printed: str
    spoken: str
    braille: str
    typed: str

    @property
    def letters(self) -> tuple[str, str | None]:
        """The letters and the points of a letter card; of another card its name alone."""
        begin, _, points = self.printed.partition(", ")
        if begin.replace(" ", "") == self.typed and self.typed.isupper():
            return self.typed, points
        return self.printed, None

    @property
    def cells(self) -> str:
        """The braille cells of a letter card, its points after a sign of numbers; none if a letter has no cell here."""
        letters, points = self.letters
        signs = [_CELLS.get(letter, "") for letter in letters.lower()]
        if points is None or not all(signs):
            return ""
        return "".join([*signs, *([_NUMBER, *(_CELLS[digit] for digit in points)] if points else ())])


@frozen
class Span:
    """A part of a line that is translated and shown by one rule.

    Dice and cards have `items`, with `between` them in print and in speech; any other span has a `text`. `short` is the
    same for narrow displays. `says` is spoken instead, if it is given. `style` are the codes of its colours (SGR), for
    those who see.
    """

    kind: SpanKind
    text: str = ""
    says: str | None = None
    style: str = ""
    items: tuple[Item, ...] = ()
    between: tuple[str, str] = (" ", " ")
    short: Span | None = None

    @property
    def printed(self) -> str:
        """The printed text."""
        return self.between[0].join([item.printed for item in self.items]) if self.items else self.text

    @property
    def spoken(self) -> str:
        """The spoken text."""
        if self.says is not None:
            return self.says
        return self.between[1].join(item.spoken for item in self.items) if self.items else self.text

    @property
    def closed_up(self) -> str:
        """The printed text, with the dice of a throw as one number."""
        return "".join(item.printed for item in self.items) if self.kind == "dice" else self.printed

    @property
    def unbroken(self) -> str:
        """The printed text, with spaces inside each card and each throw at which no line is broken."""
        if not self.items:
            return self.text
        if self.kind == "dice":
            return self.printed.replace(" ", NO_BREAK)
        return self.between[0].join(item.printed.replace(" ", NO_BREAK) for item in self.items)

    def shortened(self) -> Span:
        """Return the span for narrow displays."""
        return self.short or self

    def only(self, number: int) -> Span:
        """Return the span with one of its items, counted from 1."""
        short = self.short and self.short.only(number)
        return replace(self, items=self.items[number - 1 : number], short=short)


@frozen
class Line:
    """One line: spans in order."""

    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The printed line."""
        return "".join([span.printed for span in self.spans])

    @property
    def spoken(self) -> str:
        """The spoken line."""
        return "".join(span.spoken for span in self.spans)

    @property
    def has_cards(self) -> bool:
        """Whether the line shows cards."""
        return any(span.kind == "cards" for span in self.spans)

    def shortened(self) -> Line:
        """Return the line with its cards in their short form, for narrow displays."""
        return Line(tuple(span.shortened() for span in self.spans))

    @property
    def unbroken(self) -> str:
        """The printed line, with spaces inside each card and each throw at which no line is broken."""
        return "".join([span.unbroken for span in self.spans])

    @property
    def is_styled(self) -> bool:
        """Whether a part of the line has colours or styles."""
        return any(span.style for span in self.spans)

    @property
    def styled(self) -> str:
        """The printed line with its colours; the same as the text if it has none."""
        return "".join(f"\x1b[{s.style}m{s.printed}\x1b[0m" if s.style else s.printed for s in self.spans)

    def said_as(self, text: str) -> Line:
        """Return the line with another text for speech."""
        first, *others = self.spans or (Span("text", ""),)
        return Line((replace(first, says=text), *(replace(span, says="") for span in others)))

    @property
    def closed_up(self) -> str:
        """The printed line with the dice of each throw as one number, for narrow displays."""
        return "".join(span.closed_up for span in self.spans)

    def printed(self, closed_up: bool) -> str:
        """Return the printed line, its dice spaced or closed up."""
        return self.closed_up if closed_up else self.text


def plain_line(text: str, parts: Sequence[Line] = ()) -> Line:
    """Return a line of text and numbers, with these parts at their marks."""
    if _MARKED.search(text) is None:
        return Line((Span("text", text),) if text else ())
    return Line(tuple(_spans(text, parts)))


def styled_line(styled: Iterable[tuple[str, str]]) -> Line:
    """Return a line of texts and numbers, each with the codes of its style."""
    return Line(tuple(replace(span, style=style) if style else span for style, text in styled for span in _spans(text)))


def mark(part: int) -> str:
    """Return the mark at which `plain_line` puts the part of this number, counted from 0."""
    return f"{_OPEN}{part}{_CLOSE}"


def join_lines(parts: Iterable[Line], between: str) -> Line:
    """Return several lines as one."""
    found: list[Span] = []
    for part in parts:
        found += [*(_spans(between) if found else ()), *part.spans]
    return Line(tuple(found))


def _spans(text: str, parts: Sequence[Line] = ()) -> Iterator[Span]:
    at = 0
    for match in _MARKED.finditer(text):
        if match.start() > at:
            yield _span("text", text[at : match.start()])
        if match[2]:
            yield _span("number", match[2])
        else:
            yield from parts[int(match[1])].spans
        at = match.end()
    if at < len(text):
        yield _span("text", text[at:])


@lru_cache(maxsize=4096)
def _span(kind: SpanKind, text: str) -> Span:
    """Return a part of a line; cached, since the same ones recur."""
    return Span(kind, text)


def beside_number(spans: Sequence[Span], at: int) -> tuple[list[str], list[str]]:
    """Return the words before and after a number within its clause: few ones, and those before only if need be."""
    before, after = _beside(*(spans[place].text if 0 <= place < len(spans) else "" for place in (at - 1, at + 1)))
    return list(before), list(after)


@lru_cache(maxsize=512)
def _beside(before: str, after: str) -> tuple[Sequence[str], Sequence[str]]:
    """Return the words beside a number, between the texts before and after it; kept, since the same ones recur."""
    words, others = re.split(CLAUSE, before)[-1].split(), re.split(CLAUSE, after)[0].split()
    others = others if len(others) <= MOST_AFTER else others[:1]
    if len(words) <= MOST_BEFORE:
        return words, others
    return [] if others else words[-1:], others


def printable(text: str) -> str:
    """Return a text from outside, such as the name of a file, as a part of one line: without control characters."""
    return text if text.isprintable() else "".join(c for c in re.sub(_CONTROL, "", text) if c.isprintable())


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
    `anew` returns the text in the language that the person has by then; None for a text in words. It equals its words.
    """

    line: Line
    braille: Line
    form: Callable[[str], Line | None] = field(default=_no_form, compare=False)
    anew: Callable[[], Wording] | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return self.line.text

    def __repr__(self) -> str:
        return f"Wording({getattr(self.line, 'text', self.line)!r})"  # errors name it

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Wording):
            return (self.line, self.braille) == (other.line, other.braille)
        return str(self) == other if isinstance(other, str) else NotImplemented

    def __hash__(self) -> int:
        return hash(str(self))


Text = str | Wording
"""A text, or one that has other forms in speech and braille."""


@frozen
class Choice:
    """A choice of a question: its words, the first one for telling, and its value.

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
    lines = False
    """Whether several lines may be pasted here."""

    def __new__(
        cls, words: Iterable[str], complete: Callable[[str], str] | None = None, lines: bool = False
    ) -> Completing:
        """Return words with a function."""
        made = super().__new__(cls, words)
        made.complete, made.lines = complete, lines
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
    figure: ClassVar[str] = ""
    """Only questions of a game have something that is drawn large beside them."""


@frozen
class OwnQuestion(Ask[Any]):
    """A question in the program's own words; it has the methods of `Phrased`.

    `more` says what may be answered, and what Enter means: it is asked with the question the first time, after Enter
    alone, and on request. `allowed` is told after a mistake. `meant` returns the answer that a typed text means, and
    raises Unclear and Refused. In `free` text commands begin with a slash. The words of the `known` choices can be
    completed, and help tells about them, with their numbers if they are a `numbered` list; an `open` question takes
    other texts, too. `default` has the answer of Enter alone, if there is one; `entering` checks it as `meant` does.
    `reader` makes the words that read what is typed. In free text these `commands` also work `alone`, typed in full
    without a slash; all do if none are named.
    `completes` returns a typed text completed, such as a path. Several `lines` stay such when they are pasted.
    `anew` makes the question again for a person whose language is not its `language` any more.
    """

    asked: Wording = Wording(Line(()), Line(()))
    more: str = ""
    allowed: str = ""
    longest: int = 10
    meant: Callable[[str], Any] = str
    default: tuple[Any, ...] = ()
    entering: Callable[[Any], Any] | None = None
    free: bool = False
    known: tuple[Choice, ...] = ()
    reader: Any = None
    open: bool = False
    numbered: bool = False
    alone: bool = False
    commands: tuple[str, ...] = ()
    completes: Callable[[str], str] | None = None
    lines: bool = False
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
    `default`, of an amount the `usual` one; to eyes the `main` answer stands out. An amount lies between `least` and
    `most`, if it has bounds; of terms at most so many are named at once.
    `among` are the texts that may follow, where they are known, such as the names of players. `does` says in a few
    words, for eyes, what the answer does, and `told` the same of each text that may follow; empty if nothing says so.
    A `mere` word, such as yes, has no meaning without its question.
    Of a setting the text or amount that holds now is `chosen`; the word itself, if it stands alone. A page folds
    `parts` away under the word, and sets apart what `leaves` the table. To name no term means the word `nothing`, if
    there is one. A command is of the house, of the `club`, or of the `game`.
    """

    word: str
    takes: Shape | None = None
    alone: bool = True
    bare: bool = False
    default: bool = False
    main: bool = False
    least: int | None = None
    most: int | None = None
    among: tuple[str, ...] = ()
    does: str = ""
    told: tuple[str, ...] = ()
    chosen: str = ""
    parts: tuple[Offered, ...] = ()
    usual: int | None = None
    leaves: bool = False
    mere: bool = False
    nothing: str = ""
    of: Literal["", "club", "game"] = ""


@frozen
class AllOffered:
    """All that may be typed at a question: its answers, and the commands that work there.

    `picks` says what becomes of dice or cards that are picked, such as "Run with these"; empty if none can be. `worths`
    are the points of dice as they are typed, such as `3 3 3`. `stayed` are the dice that were not thrown again.
    """

    answers: tuple[Offered, ...] = ()
    commands: tuple[Offered, ...] = ()
    picks: str = ""
    worths: tuple[tuple[str, int], ...] = ()
    stayed: tuple[str, ...] = ()
