"""The names of persons as they are typed: the words that commands and answers have in any language are no names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache

from access.answers.words import normal
from access.engine.seats import BadName, clean_names
from access.language.sources import MissingPhrase
from access.language.texts import Texts, texts
from access.storage import catalogue
from access.system.environment import LANGUAGES

SHORTEST_WORD = 3
"""Letters of a word that is no name although it is not the first one for a command: short forms may be names."""

WORDS = ("command", "answer")
"""The phrases with words that are no names: `loop-command-quit`."""
OF_TABLES = ("setup-names", "setup-bots", "setup-level")
"""The phrases with words for what can be changed at a table."""


def people_named(typed: Sequence[str]) -> list[str]:
    """Return typed names as they are told. Raises BadName, also for two that are the same, and for commands."""
    names = clean_names(list(typed))
    for name in names:
        if is_command(name):
            raise BadName("name-command", name=name)
    return names


def is_command(name: str) -> bool:
    """Tell whether a name is a word for a command or an answer, in any language."""
    return normal(name) in _commands()


def begins_with_command(name: str) -> bool:
    """Tell whether a name of several words begins with a word for a command: it may have been meant as one."""
    first, _, rest = name.partition(" ")
    return bool(rest) and is_command(first)


@lru_cache(maxsize=1)
def _commands() -> frozenset[str]:
    """Return all words that the house and its games understand, in all languages, as words are compared."""
    return frozenset(map(normal, _words()))


def _words() -> Iterator[str]:
    """Yield the words for commands and answers: of each the first one, and others that are no short forms."""
    for language in LANGUAGES:
        yield from _listed(texts(language), "loop")
        for name in catalogue.names():
            with suppress(MissingPhrase):  # a broken game has no commands
                yield from _listed(Texts(language, name, catalogue.phrases_of(name, language)), name)


def _listed(found: Texts, whose: str) -> Iterator[str]:
    """Yield the words for commands and answers of a game, or of the house."""
    beginnings = tuple(f"{whose}-{what}-" for what in WORDS)
    for phrase in found.own if found.game else found.names:
        if phrase.startswith(beginnings) or (phrase in OF_TABLES and not found.game):
            first, *others = found.words(phrase)
            yield from (first, *(word for word in others if len(word) >= SHORTEST_WORD))
