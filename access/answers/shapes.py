"""The shapes of typed values: dice, an amount, a seat, cards, terms; and how words are compared and repeated."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

from access.answers.numbers import amount as amount
from access.answers.numbers import normal as normal
from access.answers.numbers import numbers, parts, without_and
from access.language.line import printable
from access.language.phrases import Phrases
from access.language.sources import in_every_language
from games.cards import typed_cards
from games.refusals import Illegal
from games.steps import Query, Shape, Term, Terms
from wordlists.spelling import cut

MOST_CARDS = 20
ECHOED = 20
"""The most letters that are repeated of text that was not understood."""


def echo(typed: str, most: int = ECHOED) -> str:
    """Return typed text as it can be repeated in a sentence: without control characters and its own end mark.

    Of a long one return the beginning, and a sign.
    """
    text = printable(typed).strip()
    return cut(text.rstrip(".!?:").rstrip() or text, most)


def behind(typed: str) -> str:
    """Return the text after the first word."""
    kept = "".join(c for c in unicodedata.normalize("NFC", typed) if c.isprintable() or c.isspace())
    _, rest = split(" ".join(kept.split()).removeprefix("/").strip())
    return rest


def split(text: str) -> tuple[str, str]:
    """Return the first word and the rest, split at a space or a comma, or in front of a number."""
    found = re.match(r"([^\W\d_]+)(?:[ ,;]+|(?=\d))", text)
    return (found[1], text[found.end() :]) if found else (text.partition(" ")[0], text.partition(" ")[2])


def find(word: str, known: Mapping[str, Any]) -> Any:
    """Return the meaning of a word, or of a beginning of words that all mean the same; None otherwise."""
    if word in known:
        return known[word]
    meant = {id(value): value for name, value in known.items() if word and name.startswith(word)}
    return next(iter(meant.values())) if len(meant) == 1 else None


def shaped(shape: Shape, text: str, names: Collection[str]) -> Any:
    """Return the text as a value of this shape, or None. Raises Illegal for dice with impossible faces."""
    if shape == "dice":
        return dice(text)
    if shape == "amount":
        return amount(text)
    if shape == "seat":
        return seat(text, names)
    if shape == "cards":
        return cards(text)
    return text or None


# Numbers and names ----------------------------------------------------------------------------------------------------


def seat(text: str, names: Collection[str]) -> int | None:
    """Return the seat of a name as it is spelled, or as words are compared, or of its beginning.

    A number may follow it, as questions show it beside a name.
    """
    known: dict[str, int | None] = {}
    for number, name in enumerate(names):
        known[normal(name)] = None if normal(name) in known else number  # Zoe and Zoé: neither, unless as spelled
    spelled = {_spelled(name): number for number, name in enumerate(names)}
    ways = filter(None, (text, _before_number(text), without_and(text)))
    tried = (spelled.get(_spelled(each), find(normal(each), known)) for each in ways)
    return next((found for found in tried if found is not None), None)


def _spelled(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def _before_number(text: str) -> str:
    """Return the text before a number at its end, which may be negative; empty if there is none."""
    signs = "|".join(map(re.escape, {word for words in in_every_language("minus").values() for word in words}))
    found = re.fullmatch(rf"(.+?)[ ,:]+(?:(?:{signs}) |-)?[0-9]{{1,9}}", text, re.IGNORECASE)
    return found[1] if found else ""


NAMED = ("term", "terms", "face", "faces")
"""The shapes of things with names in the phrases of the game."""


def terms(text: str, known: Mapping[str, Term]) -> Terms | None:
    """Return the terms named one after the other, with or without commas; None if one of them is unknown."""
    return _named(re.sub("[,;]", " ", text).split(), known) or _named(parts(text), known)


def _named(words: list[str], known: Mapping[str, Term]) -> Terms | None:
    """Return the terms that these words name one after the other; None if one of them is unknown."""
    longest = max((len(name.split()) for name in known), default=0)
    found: list[Term] = []
    while words:
        for count in range(min(longest, len(words)), 0, -1):
            name: Term | None = find(" ".join(words[:count]), known)
            if name is not None:
                break
        else:
            return None
        found.append(name)
        del words[:count]
    return tuple(found) or None


def spelled(phrases: Phrases, among: Iterable[str], shape: Shape | None = "term") -> dict[str, Term]:
    """Return all names by which these terms, or cards, may be typed, each with its term or face."""
    names = {name: phrases.words(phrases.name_phrase(name, shape)) for name in among}
    return {spelling: Term(name) for name, words in names.items() for word in words for spelling in _spellings(word)}


def about(phrases: Phrases, queries: Iterable[Query], paragraphs: Iterable[str], typed: str) -> str | None:
    """Return the paragraph of a guide that begins with the typed term of the game, such as "Jule's Cupcake, ...".

    Return None if there is none.
    """
    known = spelled(phrases, tuple(name for query in queries for name in query.among))
    found = terms(normal(typed), known)
    if found is None or len(found) != 1:
        return None
    names = tuple(name.casefold() for name in phrases.term(found[0]))
    for paragraph in paragraphs:
        text = paragraph.casefold()
        if text.startswith(names) or re.split("[:,]", text, maxsplit=1)[0].endswith(names):
            return paragraph
    return None


@lru_cache(maxsize=4096)
def _spellings(name: str) -> frozenset[str]:
    """Return a name as it is compared, with its umlauts written out and without them."""
    bare = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return frozenset((normal(name), normal(bare)))


def cards(text: str) -> tuple[str, ...] | None:
    """Return cards typed with spaces or commas between them, as capital letters; None for anything else."""
    names = typed_cards(" ".join(parts(text)))
    return (
        names
        if names and len(names) <= MOST_CARDS and all(re.fullmatch("[A-Z]{1,3}", name) for name in names)
        else None
    )


def dice(text: str) -> tuple[int, ...] | None:
    """Return faces typed with or without spaces or commas between them; None for anything else. Raises Illegal."""
    words = parts(text)
    text = " ".join(words)
    if any(map(str.isalpha, words)) and all(word.isdigit() or word in numbers() for word in words):
        text = " ".join(str(numbers().get(word, word)) for word in words)
    if not re.fullmatch(r"[0-9][0-9 ,;+-]{0,200}", text):
        return None
    faces = tuple(int(digit) for digit in text if digit.isdigit())
    for face in faces:
        if not 1 <= face <= 6:
            raise Illegal("loop-no-such-face", face=face)
    return faces
