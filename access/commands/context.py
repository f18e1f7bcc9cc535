"""The options that every command takes. They travel in click's context."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import click

from access.language.phrases import Phrases
from access.play.faults import GameFault
from access.settings import file
from access.settings.file import TAVERNE, resolved
from access.settings.preferences import SETTINGS, Preferences, Value
from access.storage.catalogue import BrokenGame
from access.system import environment
from games.game import Game
from games.refusals import Refused


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


def show_origin(refused: Refused, options: CommonOptions) -> None:
    """Show the traceback of the error by which a game is broken, with --debug only."""
    error = refused.__cause__ or refused.__context__
    if options.debug and error is not None and isinstance(refused, BrokenGame | GameFault):
        click.echo("".join(traceback.format_exception(error)), err=True, nl=False)


def spoken(asked: CommonOptions) -> str | None:
    """Return the language of these options, else that of the settings, or None."""
    if asked.language:
        return asked.language
    chosen = str(TAVERNE.read().values.get("language", "auto"))
    return None if chosen == "auto" else chosen


def phrases_of(game: Game | None = None) -> Phrases:
    """Return the phrases of Taverne and of a game, in that language."""
    return Phrases(language(), game)


def preferences_of(language: str | None, given: Mapping[str, Any]) -> Preferences:
    """Return the preferences from the options of a command and the settings."""
    return resolved(language, given, TAVERNE.read(), asked().language)


class CommandLine:
    """The options of a running command. A setting that a person changes meanwhile comes before its option."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given, self._at_first = given, TAVERNE.read()
        self._changed: set[str] = set()

    def changed(self, name: str) -> None:
        """Note that a person has changed this setting, perhaps to the value that the file has already."""
        self._changed.add(name)

    def keep(self, name: str, value: Value | None, person: str) -> None:
        """Keep a changed setting for a person, or for everybody. Raises OSError and BadSetting."""
        self.changed(name)
        file.write(name, value, person)

    def options(self) -> Mapping[str, Any]:
        """Return the options by name, except for those whose settings were changed."""
        now, first = TAVERNE.read(), self._at_first
        own = {(person, name) for found in (now, first) for person, values in found.people.items() for name in values}
        differing = {name for person, name in own if now.own(person).get(name) != first.own(person).get(name)}
        differing |= {each.name for each in SETTINGS if now.values.get(each.name) != first.values.get(each.name)}
        changed = differing | self._changed
        if "language" in changed:
            asked().language = None
        dropped = {each.option.name for each in SETTINGS if each.option is not None and each.name in changed}
        return {name: value for name, value in self._given.items() if name not in dropped}

    def preferences(self) -> Preferences:
        """Read the settings again, and return the preferences."""
        options = self.options()
        return preferences_of(language(), options)

    def preferences_of_saved(self) -> Preferences:
        """Return the same for a saved game, which keeps its language unless another one was chosen."""
        options = self.options()
        return preferences_of(chosen_language(), options)
