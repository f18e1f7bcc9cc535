"""Commands where any text may be typed, such as a name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from access.answers.command import Command
from access.answers.listed import words_of
from access.answers.meant import Commanded
from access.answers.shapes import normal, split
from access.answers.words import SHORTEST, Words
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES
from games.steps import Ask


def command_in_text(
    typed: str, phrases: Phrases, commands: Collection[Command], question: Ask[Any], values: bool = True
) -> Commanded | None:
    """Return the command that is typed where any text may be typed, in any language; None for a text.

    It is typed alone and in full, or after a slash. Its value may follow after a slash, and after `help` and `set`
    without one; what follows `set` may be no setting, and then all of it is a text. Without `values` none may follow.
    Raises Unclear and Illegal for a value that the command does not take.
    """
    text = normal(typed)
    bare = text.removeprefix("/").strip()
    slash = text != bare
    word, rest = split(bare)
    for each in (phrases, *map(Phrases, LANGUAGES)):
        for command in commands:
            words = words_of(each, each.command(command.name))
            if bare in words and (len(bare) >= SHORTEST or not bare.isalpha() or slash):
                return Commanded(command.name)
            if values and rest and word in words and _goes_on(command, word, words, slash):
                found = Words(each, question, commands).commanded(command.name, rest, typed)
                return found if isinstance(found, Commanded) else None
    return None


def _goes_on(command: Command, word: str, words: tuple[str, ...], slash: bool) -> bool:
    """Tell whether what follows this word of a command is its value."""
    if slash:
        return command.takes is not None
    return (command.name == "help" and word == words[0]) or (command.name == "set" and len(word) >= SHORTEST)
