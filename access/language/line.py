"""A line that is printed, spoken and brailled: spans of text, dice, numbers, seats and cards, in order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from games.data import frozen

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

CLAUSE = re.compile(r"[^\w\s'’-]")
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


@frozen
class Item:
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
    texts = [spans[place].text if 0 <= place < len(spans) else "" for place in (at - 1, at + 1)]
    begin, after = CLAUSE.split(texts[0])[-1].split(), CLAUSE.split(texts[1])[0].split()
    after = after if len(after) <= MOST_AFTER else after[:1]
    if len(begin) <= MOST_BEFORE:
        return begin, after
    return [] if after else begin[-1:], after


def printable(text: str) -> str:
    """Return a text from outside, such as the name of a file, as a part of one line: without control characters."""
    return text if text.isprintable() else "".join(c for c in re.sub(_CONTROL, "", text) if c.isprintable())
