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
        kept[names] = {word: name for name in names for word in words_of(phrases, phrases.command(name))}
    return kept[names]


def sentences(phrases: Phrases, names: tuple[str, ...]) -> Mapping[str, str]:
    """Return the names of commands by their sentences, such as `whose turn is it`; cached."""
    kept = phrases.texts.sentences
    if names not in kept:
        kept[names] = {text: name for name in names for text in said(phrases, phrases.command(name))}
    return kept[names]


def command_asked(phrases: Phrases, names: tuple[str, ...], text: str) -> str | None:
    """Return the name of the command of a sentence, also after a word such as `and`; None without one."""
    known = sentences(phrases, names)
    first, _, rest = text.partition(" ")
    return known.get(text) or (known.get(rest) if first in words_of(phrases, "loop-and") else None)


def said(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the sentences of a phrase, as words are compared; none if it has no such form."""
    return tuple(map(normal, phrases.line(name, "said").text.split(","))) if phrases.has(name, "said") else ()


def words_of(phrases: Phrases, name: str) -> tuple[str, ...]:
    """Return the words that a phrase lists, as words are compared."""
    return _normal(phrases.words(name))


def is_word(typed: str, name: str, phrases: Phrases) -> bool:
    """Tell whether a word of a phrase was typed alone, perhaps with an article."""
    articles = words_of(phrases, "loop-left-out")
    return " ".join(each for each in normal(typed).split() if each not in articles) in words_of(phrases, name)


def answer_words(phrases: Phrases) -> set[str]:
    """Return the words for answers to any question of the game, and for a plain yes and no, as words are compared."""
    names = [name for name in phrases.texts.names if name.startswith(f"{phrases.texts.game}-answer-")]
    return {word for name in (*names, "loop-plain-yes", "loop-plain-no") for word in words_of(phrases, name)}


@lru_cache(maxsize=4096)
def _normal(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(normal, words))
