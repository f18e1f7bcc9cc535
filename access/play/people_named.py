"""The typed names of persons: words for commands and answers in any language are no names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import pairwise

from access.answers.shapes import amount, entries
from access.answers.words import normal
from access.engine.seats import BadName, clean_names
from access.language.sources import MissingPhrase, house_text
from access.language.texts import Texts, texts
from access.storage import catalogue
from access.system.environment import LANGUAGES

SHORTEST_WORD = 3
"""The fewest letters of a second or later word for a command that is no name: short forms may be names."""

WORDS = ("command", "answer")
"""The phrases of a game with words that are no names: `kaques-answer-stop`."""
HOUSE_PHRASES = ("loop-command-", "loop-answer-", "setup-names =", "setup-bots =", "setup-level =")
"""The phrases of the house with words that are no names, such as those for changes of a table."""
SIGNS = re.compile(r"(?<!\S)[&+](?!\S)")
"""A sign between two names."""
SET_PHRASES = ("setup-bots =", "setup-players =")
"""The phrases of words that take a number; such a word and its number are no part of a name."""


def people_named(typed: Sequence[str]) -> list[str]:
    """Return the cleaned single names of a typed list.

    Raises BadName, also for equal names and for commands.
    """
    named = one_by_one(*typed)
    if typed and not named:
        raise BadName("name-empty")
    names = clean_names(named)
    for name in names:
        if is_command(name):
            raise BadName("name-command", name=name)
        if (change := _change_in(name)) is not None:
            raise BadName("name-change", name=name, change=change)
    return names


def one_by_one(*typed: str) -> list[str]:
    """Return the single names of a line, or of arguments, with commas or words such as `and` between them."""
    return [entry for name in typed for entry in entries(SIGNS.sub(" , ", name))]


def _change_in(name: str) -> str | None:
    """Return the change of a table within a name, such as `bots 2` in `Bea bots 2`; None without one."""
    for first, second in pairwise(name.split()):
        word = first if amount(second) is not None else second if amount(first) is not None else ""
        if normal(word) in _set_words():
            return f"{first} {second}"
    return None


def is_command(name: str) -> bool:
    """Tell whether a name is a word for a command or an answer, in any language."""
    return normal(name) in _commands()


def begins_with_command(name: str) -> bool:
    """Tell whether a name of several words begins with a word for a command: it may have been meant as one."""
    first, _, rest = name.partition(" ")
    return bool(rest) and is_command(first)


@lru_cache(maxsize=1)
def _commands() -> frozenset[str]:
    """Return all words of the house and its games, in all languages, in their form for comparison."""
    return frozenset(map(normal, _long(_listed(HOUSE_PHRASES, WORDS))))


@lru_cache(maxsize=1)
def _set_words() -> frozenset[str]:
    """Return the words for changes of a table by number, in all languages, in their form for comparison."""
    return frozenset(normal(word) for words in _listed(SET_PHRASES, ("option",)) for word in words)


def _listed(house: tuple[str, ...], of_games: tuple[str, ...]) -> Iterator[Sequence[str]]:
    """Yield the words of these phrases of the house and of each game, in all languages."""
    for language in LANGUAGES:
        yield from _lists(house_text(language), house) or _parsed(texts(language), house)
        for name in catalogue.names():
            text, phrases = catalogue.phrases_of(name, language), tuple(f"{name}-{what}-" for what in of_games)
            with suppress(MissingPhrase):  # a broken game has no words
                yield from _lists(text, phrases) or _parsed(Texts(language, name, text), phrases)


def _lists(text: str, phrases: tuple[str, ...]) -> list[list[str]]:
    """Return the words of these phrases in the text of a file; none if one of them must be parsed.

    A start of a game waits for the words of all languages, and parsing takes many times as long.
    """
    found = []
    for phrase in phrases:
        _, *each = f"\n{text}".split(f"\n{phrase}")  # much faster than looking at every line
        for entry in each:
            line, _, below = entry.partition("\n")
            words, below = f"{phrase}{line}".partition(" = ")[2], below.lstrip("\n")
            if not words or "{" in words or (below.startswith(" ") and not below.lstrip(" ").startswith(".")):
                return []
            found.append([word.strip() for word in words.split(",")])
    return found


def _parsed(found: Texts, phrases: tuple[str, ...]) -> Iterator[Sequence[str]]:
    """Yield the words of these phrases. Raises MissingPhrase."""
    yield from (found.words(phrase) for phrase in found.own or found.names if f"{phrase} =".startswith(phrases))


def _long(lists: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the first word of each list, and others that are no short forms."""
    for first, *others in lists:
        yield from (first, *(word for word in others if len(word) >= SHORTEST_WORD))
