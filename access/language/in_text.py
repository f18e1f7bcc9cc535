"""Commands that are typed where any text may be typed, such as a name."""

from __future__ import annotations

from collections.abc import Collection

from access.language.answers import SHORTEST, Commanded, command_words
from access.language.phrases import Phrases
from access.language.shapes import normal, split
from access.system.environment import LANGUAGES


def command_in_text(typed: str, phrases: Phrases, commands: Collection[str]) -> Commanded | None:
    """Return the command that is typed where any text may be typed, in any language; None for a text.

    It is typed alone and in full, or after a slash.
    """
    text = normal(typed)
    bare = text.removeprefix("/").strip()
    for each in (phrases, *map(Phrases, LANGUAGES)):
        for name in commands:
            words = command_words(each, each.command(name))
            if bare in words and (len(bare) >= SHORTEST or not bare.isalpha() or text != bare):
                return Commanded(name)
            word, rest = split(bare)
            if name == "help" and rest and (text != bare or word == words[0]):
                return Commanded(name, rest) if word in words else None
    return None
