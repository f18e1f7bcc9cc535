"""The options that every command takes. They travel in click's context."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import click

from access.language.phrases import Phrases
from access.settings import file
from access.settings.preferences import Preferences
from access.settings.resolving import resolved
from access.system import environment
from games.game import Game


@dataclass(slots=True)
class CommonOptions:
    """The language; `debug` shows the traceback of an error."""

    language: str | None = None
    debug: bool = False


def asked() -> CommonOptions:
    """Return the common options of the running command."""
    found = click.get_current_context().find_object(CommonOptions)
    assert found is not None, "commands are run by access.commands.group.CommandGroup"
    return found


def language() -> str:
    """Return the language of the option --lang, else that of the settings, else that of the system."""
    return chosen_language() or environment.language()


def chosen_language() -> str | None:
    """Return the language of the option --lang, else that of the settings, or None."""
    return spoken(asked())


def spoken(asked: CommonOptions) -> str | None:
    """Return the language of these options, else that of the settings, or None."""
    if asked.language:
        return asked.language
    chosen = str(file.read().values.get("language", "auto"))
    return None if chosen == "auto" else chosen


def phrases_of(game: Game | None = None) -> Phrases:
    """Return the phrases of Taverne and of a game, in that language."""
    return Phrases(language(), game)


def preferences_of(language: str | None, given: Mapping[str, Any]) -> Preferences:
    """Return the preferences from the options of a command and the settings."""
    return resolved(language, given, file.read(), asked().language)
