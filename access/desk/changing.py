"""Settings that are changed in the middle of a game: typed changes, and the answers to them."""

from __future__ import annotations

from collections.abc import Sequence

from access.answers.words import echo
from access.language.phrases import Phrases
from access.settings.preferences import Preferences
from access.settings.schema import BadSetting, Setting, Value
from access.settings.wording import about, all_listed, in_words, meant, named, now


def understood(typed: str, phrases: Phrases, settings: Sequence[Setting]) -> tuple[Setting, str | None]:
    """Return the setting of these that was typed, and its new value, None without one. Raises BadSetting."""
    found = named(typed, phrases, settings)
    if found is None:
        raise BadSetting("settings-none-here", typed=echo(typed))
    setting, value = found
    return setting, meant(setting, value, phrases) if value else None


def checked_in_words(setting: Setting, value: str, phrases: Phrases) -> Value | None:
    """Return the value of a setting, None for its default. Raises BadSetting, in the words of the listener."""
    from access.desk.checking import checked  # looks for tables, voices and dictionaries

    try:
        return checked(setting, value)
    except BadSetting as wrong:
        raise in_words(wrong, setting, phrases) from None


def line_of(setting: Setting, preferences: Preferences, phrases: Phrases) -> str:
    """Return a setting with its value, as one line."""
    return now(setting, preferences.value_of(setting), phrases)


def about_it(setting: Setting, preferences: Preferences, phrases: Phrases) -> str:
    """Return a setting with its value, its purpose and its possible values, as one line."""
    return about(setting, preferences.value_of(setting), phrases)


def all_told(preferences: Preferences, phrases: Phrases, settings: Sequence[Setting]) -> tuple[str, ...]:
    """Return these settings with their values, a line each, and how to change one."""
    return all_listed(settings, preferences.value_of, phrases)
