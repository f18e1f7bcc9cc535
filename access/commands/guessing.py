"""Guesses mistyped commands and options, in English and German."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from access.answers.shapes import normal
from access.language.texts import texts_of
from access.system.environment import LANGUAGES

LIKENESS = 0.7
"""The likeness from 0 to 1 from which on one word is taken for another."""


def option_near(typed: str, known: Sequence[str]) -> str | None:
    """Return the option that was meant, or None; `known` are those that can be typed here, with their dashes."""
    names = {name.lstrip("-"): name for name in known if name.startswith("--")}
    return _near(typed.lstrip("-"), names, _others("option"))


def command_near(typed: str, known: Sequence[str]) -> str | None:
    """Return the command that was meant, or None; `known` are those that can be typed here."""
    return _near(typed, {name: name for name in known}, _others("command"))


def _near(typed: str, names: Mapping[str, str], others: Mapping[str, str]) -> str | None:
    meant = {normal(word): names[name] for word, name in others.items() if name in names} | dict(names)
    near = get_close_matches(normal(typed), meant, 1, LIKENESS)
    return meant[near[0]] if near else None


@lru_cache(maxsize=2)
def _others(kind: str) -> Mapping[str, str]:
    """Return other words for options or commands, in all languages, by word."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for pair in texts_of("access.commands", language).format(f"words-{kind}", "", {}).text.split(";"):
            name, _, words = pair.partition(":")
            found |= {word: name.strip() for word in re.split(r",\s*", words.strip())}
    return found
