"""The options that any command has: how a person is told and asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import click

from access.language.phrases import Phrases
from access.settings.preferences import SETTINGS_OF_PERSONS
from access.settings.schema import Setting

Command = Callable[..., Any]
APP, GIVEN = "access.app", "access.given"
"""The places of an app and of the options that were given, among what click passes on."""


def added(command: Command, app: object, languages: Sequence[str], language: str) -> Command:
    """Return a command of an app with these options; their help is in this language."""
    phrases = Phrases(language)

    def keep(context: click.Context, param: click.Parameter, value: Any) -> None:
        context.meta[APP] = app
        if value is not None and param.name is not None:
            context.meta.setdefault(GIVEN, {})[param.name] = value

    def option(*flags: str, **more: Any) -> None:
        nonlocal command
        command = click.option(*flags, expose_value=False, callback=keep, default=None, **more)(command)

    for setting in reversed(SETTINGS_OF_PERSONS):
        if setting.option is not None:
            help_ = phrases.text(setting.phrase.replace("settings-", "settings-means-", 1))
            option(setting.option.flags, setting.option.name, type=_kind(setting), help=help_)
    option("--lang", type=click.Choice(languages), help=phrases.text("face-option-lang"))
    option("--screen-reader", is_flag=True, help=phrases.text("face-option-screen-reader"))
    return command


def _kind(setting: Setting) -> click.ParamType[Any] | None:
    """Return the type of an option by its setting; None for one with a yes and a no."""
    if {"yes", "no"} <= set(setting.values):
        return None
    if setting.is_number:
        return click.IntRange(setting.least, setting.most)
    return click.Choice(setting.values) if setting.values else click.STRING
