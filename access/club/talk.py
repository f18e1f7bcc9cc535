"""Talk: its cleaning, and its addressee."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

from access.answers.shapes import normal
from access.answers.words import LONGEST_TALK
from access.club.store.names import ear
from access.engine.seats import NAME_LETTERS

MARKS = 2
"""The most marks over one letter."""
MOST_WORDS = (NAME_LETTERS + 1) // 2
"""The most words of a name."""


def cleaned(text: str) -> str:
    """Return talk as it may be printed: one line, without control characters and heaps of marks."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_tellable(composed)).split())[:LONGEST_TALK].strip()


def _tellable(text: str) -> Iterator[str]:
    marks = 0
    for c in text:
        category = unicodedata.category(c)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z"):
            yield " "
        elif category[0] != "C" and marks <= MARKS:
            yield c


def split_name(typed: str, names: Iterable[str]) -> tuple[str, str]:
    """Return the name that begins typed text, and the rest; the first word if it is none of the names.

    Names may have blanks; they are compared as the ear does. Only as many words are looked at as a name can have.
    """
    words = typed.split()
    known = {ear(name): name for name in names}
    for count in range(min(len(words), MOST_WORDS), 0, -1):
        name = known.get(ear(" ".join(words[:count])))
        if name is not None:
            return name, " ".join(words[count:])
    return (words[0], " ".join(words[1:])) if words else ("", "")


def begun_by(typed: str, names: Iterable[str]) -> str:
    """Return the only one of these names that begins with typed text; empty if there is none, or several do."""
    wanted = normal(typed)
    found = [name for name in names if wanted and normal(name).startswith(wanted)]
    return found[0] if len(found) == 1 else ""
