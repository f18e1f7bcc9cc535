"""Options that several commands take."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import click

from access.answers.options import level_meant, level_told
from access.commands.context import CommonOptions, language, phrases_of
from access.commands.types import NameOrFile, OneOf, Shared, Whole
from access.person.options import no_choice
from access.settings.preferences import SETTINGS, Setting, names_of_languages
from access.storage import catalogue
from access.system.environment import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])
LARGEST_SEED = 2**128 - 1
LEVELS = ("easy", "good", "best")


class Level(OneOf):
    """A level of bots, in the language of the settings or in English."""

    def __init__(self) -> None:
        super().__init__(LEVELS)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the level. Raises Refused."""
        phrases = phrases_of()
        found = level_meant(str(value), LEVELS, phrases)
        if found is None:
            raise no_choice(param, value, (level_told(level, phrases) for level in LEVELS))
        return found


class LanguageName(OneOf):
    """A language by its code, or by a name such as Deutsch."""

    def __init__(self) -> None:
        super().__init__(LANGUAGES)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the code. Raises Refused."""
        return super().convert(code_of(str(value)), param, ctx)


def code_of(typed: str) -> str:
    """Return the code of a typed language, or the typed text for an unknown one."""
    word = typed.strip().casefold()
    return typed if word in LANGUAGES else names_of_languages(LANGUAGES).get(word, typed)


class OwnWord(OneOf):
    """One of the words of a setting, in the language of the settings or in English."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.values)
        self._setting = setting

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word as the setting knows it. Raises Refused, with the words in the language of the settings."""
        from access.settings.wording import meant, words  # only if the option is typed

        phrases = phrases_of()
        found = meant(self._setting, str(value), phrases)
        if found.strip().casefold() not in self.choices:
            raise no_choice(param, value, words(self._setting, phrases))
        return super().convert(found, param, ctx)


class OwnNumber(Whole):
    """A number of a setting, or one of its words, such as auto, in the language of the settings or in English."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting.least, setting.most)
        self._setting = setting

    def words(self) -> Sequence[str]:
        """Return the words of the setting in the language of the settings."""
        from access.settings.wording import words  # only if the option is wrong

        return words(self._setting, phrases_of())

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Return the number, or the word as the setting knows it. Raises Refused."""
        text = str(value).strip()
        if self._setting.values and not text.isdecimal():
            from access.settings.wording import meant  # only if a word is typed

            text = meant(self._setting, text, phrases_of()).strip().casefold()
        return text if text in self._setting.values else super().convert(value, param, ctx)


class GameName(click.ParamType[str]):
    """The name of a game, or the beginning of one name alone, or of a word of one title."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name, or what was typed if it names no game."""
        return catalogue.begun(str(value)) or str(value)


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in catalogue.names() if name.startswith(incomplete)]


a_game = click.argument("game", type=GameName(), shell_complete=_complete)
"""The name of a game that is installed."""


A_SEED = Whole(0, LARGEST_SEED)
a_seed = click.option("--seed", type=A_SEED)
as_json = click.option("--json", "as_json", is_flag=True)


def _say_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    asked = ctx.ensure_object(CommonOptions)
    asked.language = value or asked.language


def _say_debug(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    asked = ctx.ensure_object(CommonOptions)
    asked.debug = value or asked.debug


def _say_screen_reader(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Note that a screen reader is in use, as the variable ACCESSIBLE does, for this call."""
    if value:
        os.environ["ACCESSIBLE"] = "1"


def _say_help(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    """Print the help of a command, and exit."""
    if value and not ctx.resilient_parsing:
        from access.commands.helping import help_of  # a run without help needs none of it

        click.echo(help_of(ctx, language()), color=False)
        ctx.exit()


def common(command: F) -> F:
    """Add the options of every command."""
    command = click.option(
        "-h", "--help", "helped", cls=Shared, is_flag=True, is_eager=True, expose_value=False, callback=_say_help
    )(command)
    command = click.option(
        "--screen-reader", cls=Shared, is_flag=True, expose_value=False, is_eager=True, callback=_say_screen_reader
    )(command)
    command = click.option("--debug", cls=Shared, is_flag=True, expose_value=False, callback=_say_debug)(command)
    return click.option(
        "--lang",
        cls=Shared,
        type=LanguageName(),
        expose_value=False,
        callback=_say_language,
        is_eager=True,
    )(command)


def outlets(table: bool = False) -> Callable[[F], F]:
    """Add the options of a person's preferences; the settings are their defaults.

    With `table` also add those of a table's agreement.
    """

    def add(command: F) -> F:
        command = click.option(
            "--plain",
            cls=Shared,
            is_flag=True,
            default=None,
        )(command)
        for setting in reversed(SETTINGS):
            if setting.option is not None and (table or not setting.of_table):
                option = click.option(setting.option.flags, cls=Shared, type=_type(setting), default=None)
                command = option(command)
        return command

    return add


def for_the_table(given: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the options of a table that were given as options of the command, as KEY=VALUE."""
    flags = {each.name: each.option.name for each in SETTINGS if each.of_table and each.option is not None}
    return tuple(f"{name}={given[option]}" for name, option in flags.items() if given.get(option) is not None)


def _type(setting: Setting) -> Any:
    """Return the click type of a setting: a number within limits, a choice of words, or a text."""
    if setting.is_number:
        return OwnNumber(setting)
    if all(value.isdigit() for value in setting.values) and setting.values:
        numbers = sorted(map(int, setting.values))
        return Whole(numbers[0], numbers[-1])
    if {"yes", "no"} <= set(setting.values):
        return None
    if setting.is_file:
        return NameOrFile()
    return OwnWord(setting) if setting.values else click.STRING
