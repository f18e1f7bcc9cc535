"""A line that is printed, spoken and brailled: spans of text, dice, numbers, seats and cards, in order."""

from __future__ import annotations

import re
import typing
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

Kind = Literal["text", "dice", "number", "seat", "cards", "letters"]

NO_BREAK = "\u00a0"
"""A space at which no line is broken. It is printed like any other."""
_OPEN, _CLOSE = "\ue000", "\ue001"
_MARKED = re.compile(f"{_OPEN}(dice|seat|cards|letters) ([^{_CLOSE}]*){_CLOSE}|([0-9]+)")


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a line that is translated and shown by one rule.

    The text of cards is "TH9 A2", the text of letters "TH A". `says` is spoken instead, if it is given. `style` are the
    codes of its colours (SGR), for those who see.
    """

    kind: Kind
    text: str
    says: str | None = None
    style: str = ""

    @property
    def printed(self) -> str:
        """The printed text. Cards are printed as they are spoken: a screen reader would read their letters as words."""
        return _apart(self.text) if self.kind == "cards" else self.text

    @property
    def spoken(self) -> str:
        """The spoken text: "T H, 9. A, 2", or "T H, A" for letters alone."""
        if self.says is not None:
            return self.says
        return _apart(self.text) if self.kind in ("cards", "letters") else self.text

    def without_points(self) -> Span:
        """Return cards as letters alone, any other span unchanged."""
        return Span("letters", re.sub("[0-9]", "", self.text)) if self.kind == "cards" else self


@dataclass(frozen=True, slots=True)
class Line:
    """One line: spans in order."""

    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The printed line."""
        return "".join(span.printed for span in self.spans)

    @property
    def spoken(self) -> str:
        """The spoken line."""
        return "".join(span.spoken for span in self.spans)

    @property
    def has_cards(self) -> bool:
        """Whether the line shows cards."""
        return any(span.kind in ("cards", "letters") for span in self.spans)

    def without_points(self) -> Line:
        """Return the line with the letters of its cards alone, for narrow displays."""
        return Line(tuple(span.without_points() for span in self.spans))

    @property
    def unbroken(self) -> str:
        """The printed line, with spaces inside each card and each throw at which no line is broken."""
        return "".join(_unbroken(span) for span in self.spans)

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
        return "".join(span.text.replace(" ", "") if span.kind == "dice" else span.printed for span in self.spans)

    def printed(self, closed_up: bool) -> str:
        """Return the printed line, its dice spaced or closed up."""
        return self.closed_up if closed_up else self.text


def plain_line(text: str) -> Line:
    """Return a line of text and numbers."""
    return Line(tuple(_spans(text)))


def styled_line(parts: Iterable[tuple[str, str]]) -> Line:
    """Return a line of texts and numbers, each part with the codes of its style."""
    return Line(tuple(replace(span, style=style) if style else span for style, text in parts for span in _spans(text)))


def mark(kind: Kind, text: str) -> str:
    """Mark a part of a text, so that `plain_line` makes it a span of this kind."""
    return f"{_OPEN}{kind} {text}{_CLOSE}"


def _spans(text: str) -> Iterator[Span]:
    at = 0
    for match in _MARKED.finditer(text):
        if match.start() > at:
            yield Span("text", text[at : match.start()])
        yield Span("number", match[3]) if match[3] else Span(typing.cast(Kind, match[1]), match[2])
        at = match.end()
    if at < len(text):
        yield Span("text", text[at:])


def _unbroken(span: Span) -> str:
    if span.kind == "dice":
        return span.printed.replace(" ", NO_BREAK)
    return _glued(span.printed) if span.kind == "cards" else span.printed


def _glued(cards: str) -> str:
    """Return printed cards with unbreakable spaces inside each card."""
    return ". ".join(card.replace(" ", NO_BREAK) for card in cards.split(". "))


def _apart(cards: str) -> str:
    """Return cards with their letters apart and their points after them."""
    parts = (re.fullmatch("([A-Z]+)([0-9]*)", card) for card in cards.split())
    said = [(" ".join(part[1]), part[2]) for part in parts if part]
    return (". " if any(points for _, points in said) else ", ").join(
        f"{letters}, {points}" if points else letters for letters, points in said
    )
