"""The options of a person for any command: language, voice, braille and others.

They are made at each start of a program, so they load no phrases: their help is read on demand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from access.settings.preferences import SETTINGS_OF_PERSONS
from access.settings.schema import Setting

Command = Callable[..., Any]
APP, GIVEN = "access.app", "access.given"
"""The keys of an app and of the given options in the `meta` of click's context."""


class HelpedLater(click.Option):
    """An option with a phrase of the house as help, read on demand; `language` returns its language."""

    def __init__(self, *given: Any, phrase: str, language: Callable[[], str], **more: Any) -> None:
        super().__init__(*given, **more)
        self._phrase, self._language = phrase, language

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the option and its help."""
        from access.language.sources import plain_text

        self.help = plain_text(self._language(), self._phrase)
        return super().get_help_record(ctx)


class NumberOrWord(click.IntRange):
    """A number of a setting, or one of its words, such as auto."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.least, setting.most)
        self._words = setting.values

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the number or the word."""
        word = str(value).strip().casefold()
        return word if word in self._words else super().convert(value, param, ctx)


def added(command: Command, app: object, languages: Sequence[str], language: Callable[[], str]) -> Command:
    """Return a command of an app with these options; `language` returns the language of their help."""

    def keep(context: click.Context, param: click.Parameter, value: Any) -> None:
        context.meta[APP] = app
        if value is not None and param.name is not None:
            context.meta.setdefault(GIVEN, {})[param.name] = value

    def option(phrase: str, *flags: str, **more: Any) -> None:
        nonlocal command
        later: dict[str, Any] = {"cls": HelpedLater, "phrase": phrase, "language": language}
        command = click.option(*flags, expose_value=False, callback=keep, default=None, **later, **more)(command)

    for setting in reversed(SETTINGS_OF_PERSONS):
        if setting.option is not None:
            phrase = setting.phrase.replace("settings-", "settings-means-", 1)
            option(phrase, setting.option.flags, setting.option.name, type=_kind(setting))
    option("face-option-lang", "--lang", type=click.Choice(languages))
    option("face-option-screen-reader", "--screen-reader", is_flag=True)
    return command


def _kind(setting: Setting) -> click.ParamType[Any] | None:
    """Return the type of the option for a setting; None for a flag of yes and no."""
    if {"yes", "no"} <= set(setting.values):
        return None
    if setting.is_number:
        return NumberOrWord(setting)
    return click.Choice(setting.values) if setting.values else click.STRING
