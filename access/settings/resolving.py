"""Resolves settings: first the command line, then the settings of a person, then the settings for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from access.settings.file import Settings
from access.settings.names import folded
from access.settings.preferences import OF_GAMES, OF_PERSONS, SETTINGS, OfGames, Preferences
from access.settings.schema import Value
from access.system import environment


def resolved(language: str | None, given: Mapping[str, Any], settings: Settings, asked: str | None) -> Preferences:
    """Return the preferences of everybody, and of each person with settings of their own.

    `given` are the options of the command line by name, None if they were not given. `language` is the one for
    everybody, `asked` the one that the command line asks for.
    """
    people = {
        folded(name): _preferences(_language(asked, settings.own(name), language), given, settings.of(name), settings)
        for name in settings.people
    }
    return replace(_preferences(language, given, settings.of(), settings), people=people)


def _language(asked: str | None, own: Mapping[str, Any], otherwise: str | None) -> str | None:
    """Return the language asked for, else a person's own (auto is that of the system), else that of everybody."""
    if asked or "language" not in own:
        return asked or otherwise
    return environment.language() if own["language"] == "auto" else str(own["language"])


def _preferences(
    language: str | None, given: Mapping[str, Any], values: Mapping[str, Value], settings: Settings
) -> Preferences:
    chosen: dict[str, Any] = {}
    for declared in SETTINGS:
        option = given.get(declared.option.name) if declared.option is not None else None
        value = values.get(declared.name, declared.default)
        chosen[declared.name] = declared.resolved(value) if option is None else declared.given(option)
    chosen["language"] = language
    games = OfGames(**{name: chosen[setting] for setting, name in OF_GAMES.items()})
    persons = {name: chosen[setting] for setting, name in OF_PERSONS.items()}
    return Preferences(**persons, games=games, plain=bool(given.get("plain")), faults=settings.faults)
