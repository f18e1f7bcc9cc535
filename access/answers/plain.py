"""The words for a plain yes and no, which are understood in all languages."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any

from access.answers.numbers import in_any_language
from access.answers.shapes import normal
from access.language.phrases import Phrases
from access.language.sources import in_every_language
from games.steps import Offer

PLAIN = ("yes", "no")
"""The plain answers."""
SAID: Mapping[str, str] = {"yes": "yes", "no": "no", "none": "no"}
"""The plain answer to each offer of these names."""


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


def onward() -> frozenset[str]:
    """Return the words of all languages for going on at a pause, as words are compared: they mean what Enter does."""
    return in_any_language("plain-on")


Offers = Mapping[str, Offer[Any]]
"""Ways to answer, by word."""


def plain_answers(
    language: str, offers: Sequence[Offer[Any]], answers: Offers, commands: Collection[str]
) -> tuple[Mapping[str, str], Offers]:
    """Return the plain words for yes and no at a question, and the offers by their plain words.

    A word of another language is left out if it is an answer or a command here; a word for going on always is.
    """
    said = {offer.says or SAID.get(offer.name, ""): offer for offer in reversed(offers)}
    plainly = _not_taken(language, tuple(answers), tuple(commands))
    found = {word: said[says] for word, says in plainly.items() if says in said} if said.keys() - {""} else {}
    pause = next((offer for offer in offers if offer.enter), None)
    if pause is not None:
        found = dict.fromkeys(onward().difference(answers, commands), pause) | found
    return plainly, found


@lru_cache(maxsize=1024)
def _not_taken(language: str, answers: tuple[str, ...], commands: tuple[str, ...]) -> Mapping[str, str]:
    """Return the plain words that are no answer and no command in another language; cached, since questions recur."""
    every = plain_words(language)
    taken = every.keys() & {*answers, *commands} - own_plain(language)
    return {word: says for word, says in every.items() if word not in taken}
