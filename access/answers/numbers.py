"""Numbers typed in digits or as words, and the form in which words are compared."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby

from access.language.sources import in_every_language
from wordlists.spelling import unaccented

LONGEST = 60
"""The most letters of a number in words."""


def normal(text: str) -> str:
    """Return text in its form for comparing: without case, accents, control characters and an end mark; ae for ä."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c.isspace())
    words = " ".join(unaccented(text).split())
    return words.rstrip(".!?").rstrip() or words


@lru_cache(maxsize=1)
def numbers() -> Mapping[str, int]:
    """Return the number words of all languages, to twenty, as words are compared."""
    every = in_every_language("number-words").values()
    return {normal(word): n for words in every for n, alike in enumerate(words) for word in alike.split("/")}


def amount(text: str) -> int | None:
    """Return a whole number typed in digits or in words, or None."""
    if re.fullmatch(r"[0-9]{1,9}", text):
        return int(text)
    words = normal(text)
    found = numbers().get(words)
    return _spelled(words) if found is None else found


@lru_cache(maxsize=256)
def _spelled(words: str) -> int | None:
    """Return a number above twenty in the words of one of the languages, such as `zweihundert`, or None."""
    if len(words) > LONGEST or not re.fullmatch("[a-z]+(?:[ -][a-z]+)*", words):
        return None
    every = (_value(re.sub("[ -]", "", words), known) for known in _vocabularies())
    return next((value for value in every if value is not None), None)


@lru_cache(maxsize=1)
def _vocabularies() -> tuple[Mapping[str, int | None], ...]:
    """Return for each language the value of each part of a number in words, the longest first; None for `and`."""
    small, ands = in_every_language("number-words"), in_every_language("and")
    found = []
    for language, pairs in in_every_language("number-large").items():
        known: dict[str, int | None] = dict.fromkeys(ands.get(language, ())[:1])
        for value, alike in enumerate(small.get(language, ())):
            known |= dict.fromkeys(alike.split("/"), value)
        for pair in pairs:
            word, _, value_typed = pair.rpartition(" ")
            known[word] = int(value_typed)
        compared = {re.sub("[ -]", "", normal(word)): value for word, value in known.items()}
        found.append(dict(sorted(compared.items(), key=lambda each: -len(each[0]))))
    return tuple(found)


def _parts(words: str, known: Mapping[str, int | None]) -> Iterator[tuple[int, bool]]:
    """Yield the value of each part and whether `and` precedes it; -1 for an unknown part."""
    joined = False
    while words:
        part = next((each for each in known if words.startswith(each)), None)
        if part is None:
            yield -1, joined
            return
        words = words[len(part) :]
        value = known[part]
        if value is not None:
            yield value, joined
        joined = value is None


def _follows(value: int, ones: int, joined: bool) -> bool:
    """Tell whether tens follow ones and `and`, or ones tens: in French up to nineteen follow sixty and eighty."""
    if value >= 20:
        return ones < 10 and joined
    return ones in range(20, 100, 10) and (value < 10 or ones in (60, 80))


def _value(words: str, known: Mapping[str, int | None]) -> int | None:
    """Return the number that parts make: of thousands, hundreds, tens and ones, each at most once."""
    total = current = 0
    largest = 0
    for value, joined in _parts(words, known):
        ones, largest = current % 100, max(largest, value)
        if value == 1000 and not total:
            total, current = max(current, 1) * 1000, 0
        elif value == 100 and current < 100:
            current = max(current, 1) * 100
        elif 0 < value < 100 and (not ones or _follows(value, ones, joined)):
            current += value
        else:
            return None
    return total + current if largest >= 20 else None


def in_digits(text: str) -> str:
    """Return a number in words as digits, and any other text as it is."""
    number = amount(text)
    return text if number is None else str(number)


@lru_cache(maxsize=8)
def in_any_language(name: str) -> frozenset[str]:
    """Return the words of a phrase in all languages, as words are compared."""
    return frozenset(normal(word) for words in in_every_language(name).values() for word in words)


def parts(text: str) -> list[str]:
    """Return the words of an answer with several parts; commas, and words such as `and` behind one, are left out."""
    first, *others = re.sub("[,;]", " ", text).split() or [""]
    return [word for word in (first, *(word for word in others if not _joins(word))) if word]


def entries(text: str) -> list[str]:
    """Return the entries of a typed list; commas and words such as `and` separate them."""
    words = re.sub("[,;]", " , ", text).split()
    return [" ".join(entry) for joins, entry in groupby(words, lambda word: word == "," or _joins(word)) if not joins]


def without_and(text: str) -> str:
    """Return a list without a comma or a word such as `and` at its end."""
    before, _, last = text.rstrip(" ,;").rpartition(" ")
    return before.rstrip(" ,;") if before and _joins(last) else text


def _joins(word: str) -> bool:
    """Tell whether a word joins the parts of a list."""
    return normal(word) in in_any_language("and")
