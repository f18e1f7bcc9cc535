"""Guesses mistyped commands, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from access.language.texts import texts_of
from access.person.misused import near, other_words


def command_near(typed: str, known: Sequence[str]) -> str | None:
    """Return the command that was meant, or None; `known` are those that can be typed here."""
    return near(typed, {name: name for name in known}, _words_of_commands())


@lru_cache(maxsize=1)
def _words_of_commands() -> Mapping[str, str]:
    return other_words(lambda language: texts_of("access.commands", language).format("words-command", "", {}).text)
