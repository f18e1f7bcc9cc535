"""The words for a plain yes and no, which are understood in all languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from access.answers.shapes import normal
from access.language.phrases import Phrases
from access.language.sources import in_every_language

PLAIN = ("yes", "no")
"""The plain answers."""


def plain(phrases: Phrases, says: str) -> tuple[str, ...]:
    """Return the words of all languages for a plain yes or no, as words are compared."""
    return tuple(word for word, meant in plain_words(phrases.language).items() if meant == says)


@lru_cache(maxsize=64)
def plain_words(language: str) -> Mapping[str, str]:
    """Return the meaning, yes or no, of each plain word; that in this language comes first."""
    found: dict[str, str] = {}
    every = {says: in_every_language(f"plain-{says}") for says in PLAIN}
    for code in (language, *every["yes"]):
        for says in PLAIN:
            found = dict.fromkeys(map(normal, every[says].get(code, ())), says) | found
    return found


@lru_cache(maxsize=64)
def own_plain(language: str) -> frozenset[str]:
    """Return the words of a language for a plain yes or no, as words are compared."""
    return frozenset(normal(word) for says in PLAIN for word in in_every_language(f"plain-{says}").get(language, ()))
