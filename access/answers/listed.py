"""The words that phrases list, as words are compared."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from access.answers.numbers import normal
from access.language.phrases import Phrases


def named(phrases: Phrases, names: tuple[str, ...]) -> Mapping[str, str]:
    """Return the names of commands by their words; cached, since most questions take the same ones."""
    kept = phrases.texts.commands
    if names not in kept:
        kept[names] = {word: name for name in names for word in listed(phrases, phrases.command(name))}
    return kept[names]


def sentences(phrases: Phrases, names: tuple[str, ...]) -> Mapping[str, str]:
    """Return the names of commands by other ways to ask for them, such as `whose turn is it`."""
    kept, key = phrases.texts.commands, ("said", *names)
    if key not in kept:
        said = {name: phrases.command(name) for name in names if phrases.has(phrases.command(name), "said")}
        texts = {name: phrases.line(phrase, "said").text.split(",") for name, phrase in said.items()}
        kept[key] = {normal(text): name for name, each in texts.items() for text in each}
    return kept[key]


def listed(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the words that a phrase lists, as words are compared."""
    return _normal(phrases.words(name))


@lru_cache(maxsize=4096)
def _normal(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(normal, words))
