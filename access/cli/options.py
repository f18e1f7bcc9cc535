"""Options that every command or several commands take, and those of a game, which can each be typed by their own names.

The options of every command travel in click's context.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import click

from access.answers.options import level_meant, level_told
from access.cli.types import NameOrFile, OneOf, Shared, Whole
from access.language.phrases import Phrases
from access.person.options import language_asked
from access.play.faults import GameFault
from access.settings import file
from access.settings.file import TAVERNE, resolved
from access.settings.preferences import SETTINGS, Preferences, Setting, Value, names_of_languages
from access.storage import catalogue
from access.storage.catalogue import BrokenGame
from access.system import environment
from access.system.environment import LANGUAGES
from games.game import Game
from games.refusals import Refused


@dataclass(slots=True)
class CommonOptions:
    """The language, and the typed line; `debug` shows the traceback of an error."""

    language: str | None = None
    debug: bool = False
    typed: Sequence[str] = ()

    def words(self) -> dict[str, str]:
        """Return the typed options with words as values, also of a line with an error."""
        line = list(self.typed)[: self.typed.index("--") if "--" in self.typed else None]
        found = (
            (each.option, language_asked(line, each.values, flag=f"--{each.flag}")) for each in SETTINGS if each.flags
        )
        return {option: word for option, word in found if word is not None}


def asked() -> CommonOptions:
    """Return the common options of the running command."""
    found = click.get_current_context().find_object(CommonOptions)
    assert found is not None, "commands are run by access.cli.group.CommandGroup"
    return found


def language() -> str:
    """Return the language of the option --lang, else that of the settings, else that of the system."""
    return chosen_language() or environment.system_language()


def chosen_language() -> str | None:
    """Return the language of the option --lang, else that of the settings, or None."""
    return asked_language(asked())


def show_origin(refused: Refused, options: CommonOptions) -> None:
    """Show the traceback of an error in a game, with --debug only."""
    error = refused.__cause__ or refused.__context__
    if options.debug and error is not None and isinstance(refused, BrokenGame | GameFault):
        click.echo("".join(traceback.format_exception(error)), err=True, nl=False)


def asked_language(asked: CommonOptions) -> str | None:
    """Return the language of these options, else that of the settings, or None."""
    if found := asked.language or environment.inherited().get("lang"):
        return found
    chosen = str(TAVERNE.read().values.get("language", "auto"))
    return None if chosen == "auto" else chosen


def phrases_of(game: Game | None = None) -> Phrases:
    """Return the phrases of Taverne and of a game, in that language."""
    return Phrases(language(), game)


def preferences_of(language: str | None, given: Mapping[str, Any]) -> Preferences:
    """Return the preferences from the options of a command and the settings."""
    return resolved(language, given, TAVERNE.read(), asked().language)


def tell_end(text: str, options: CommonOptions, given: Mapping[str, Any] | None = None) -> None:
    """Tell the last sentence of a command: through all outputs of a listening person, else as an error."""
    from access.desk.desk import open_desk  # a command that does what it should needs none of it
    from access.person.sitting import Sitting

    text, language = " ".join(text.split()), asked_language(options) or environment.system_language()
    try:
        chosen = resolved(language, options.words() if given is None else given, TAVERNE.read(), options.language)
        at_once = replace(chosen, more=False)  # whoever reads the display finds the line in the terminal, too
        is_told = Sitting(lambda: open_desk(at_once, Phrases(language)).person, Phrases).tell_end(text)
    except (Refused, OSError):  # that may be what the sentence says
        is_told = False
    if not is_told:
        click.echo(text, err=True)


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
        file.write_setting(name, value, person)

    def options(self) -> Mapping[str, Any]:
        """Return the options by name, except for those whose settings were changed."""
        now, first = TAVERNE.read(), self._at_first
        own = {(person, name) for found in (now, first) for person, values in found.people.items() for name in values}
        differing = {name for person, name in own if now.own(person).get(name) != first.own(person).get(name)}
        differing |= {each.name for each in SETTINGS if now.values.get(each.name) != first.values.get(each.name)}
        changed = differing | self._changed
        if "language" in changed:
            asked().language = None
        dropped = {each.option for each in SETTINGS if each.name in changed}
        return {name: value for name, value in self._given.items() if name not in dropped}

    def preferences(self) -> Preferences:
        """Read the settings again, and return the preferences."""
        options = self.options()
        return preferences_of(language(), options)

    def preferences_of_saved(self) -> Preferences:
        """Return the same for a saved game, which keeps its language unless another one was chosen."""
        options = self.options()
        return preferences_of(chosen_language(), options)


F = TypeVar("F", bound=Callable[..., Any])
LARGEST_SEED = 2**128 - 1
LEVELS = ("easy", "good", "best")


A_LEVEL = OneOf(
    LEVELS,
    lambda typed: level_meant(typed, LEVELS, phrases_of()) or "",
    lambda: (level_told(level, phrases_of()) for level in LEVELS),
)
"""A level of bots, in the language of the settings or in English."""


def code_of(typed: str) -> str:
    """Return the code of a typed language, or the typed text for an unknown one."""
    word = typed.strip().casefold()
    return typed if word in LANGUAGES else names_of_languages(LANGUAGES).get(word, typed)


def own_word(setting: Setting) -> OneOf:
    """Return the type for one of the words of a setting, in the language of the settings or in English."""

    def meant(typed: str) -> str:
        from access.settings.wording import meant  # only if the option is typed

        return meant(setting, typed, phrases_of())

    def told() -> Sequence[str]:
        from access.settings.wording import words  # only if the option is wrong

        return words(setting, phrases_of())

    return OneOf(setting.values, meant, told)


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
        """Return the name of the game, or the typed text if there is no such game."""
        return catalogue.begun(str(value)) or str(value)


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in catalogue.names() if name.startswith(incomplete)]


a_game = click.argument("game", type=GameName(), shell_complete=_complete)
"""The name of a game that is installed."""


A_SEED = Whole(0, LARGEST_SEED)
a_seed = click.option("--seed", type=A_SEED)
json_option = click.option("--json", "as_json", is_flag=True)


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
        from access.cli.help_texts import help_of  # a run without help needs none of it

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
        type=OneOf(LANGUAGES, code_of),
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
            if setting.flags and (table or not setting.of_table):
                option = click.option(setting.flags, cls=Shared, type=_type(setting), default=None)
                command = option(command)
        return command

    return add


def for_the_table(given: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the options of a table that were given as options of the command, as KEY=VALUE."""
    flags = {each.name: each.option for each in SETTINGS if each.of_table}
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
    return own_word(setting) if setting.values else click.STRING


class TitledCommand(click.Command):
    """A command for a game, whose title may be typed in several words without quotation marks."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments, with a title as one of them."""
        return super().parse_args(ctx, _with_title(args))


def _with_title(args: list[str]) -> list[str]:
    """Return arguments with the first words that are the title of a game, or part of one, as its name."""
    for begin, word in enumerate(args):
        if word == "--" or word.casefold() in catalogue.names():
            return args
        for end in range(len(args), begin + 1, -1):
            name = catalogue.titled(" ".join(args[begin:end]))
            if name is not None:
                return [*args[:begin], name, *args[end:]]
    return args


class GameCommand(TitledCommand):
    """A command for a game. `--NAME VALUE` means `--option NAME=VALUE` if the game has an option NAME.

    A game may also name the throw that others are compared with: then `--NAME DICE` means `--beside DICE`.
    """

    game: Game | None = None
    """The game that was named last."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the options of the game as options of the command. Raises BadOptionUsage for one without a value."""
        args = _with_title(args)
        self.game = game = _game_in(args)
        if game is not None:
            own = {opt for param in self.params for opt in (*param.opts, *param.secondary_opts)}
            args = list(_translated(args, self._flags(game, own)))
        return super().parse_args(ctx, args)

    def _flags(self, game: Game, own: Collection[str]) -> dict[str, tuple[str, str]]:
        """Return the options of the game that the command lacks: the command's option for each, and how it begins."""
        flags = {f"--{option.name}": ("--option", f"{option.name}=") for option in game.agreement.options}
        if game.beside and "--beside" in own:
            flags[f"--{game.beside}"] = "--beside", ""
        return {flag: meant for flag, meant in flags.items() if flag not in own}


def _game_in(args: Collection[str]) -> Game | None:
    """Return the first game that is named, else the first of whose name an argument is the beginning.

    Return None without one, or if it is broken, which the command reports.
    """
    names = set(catalogue.names())
    named = next((arg for arg in args if arg.casefold() in names), None)
    name = named or next(filter(None, map(catalogue.begun, args)), None)
    with suppress(Refused):
        return None if name is None else catalogue.find(name)
    return None


def _translated(args: list[str], flags: Mapping[str, tuple[str, str]]) -> Iterator[str]:
    left = iter(args)
    for arg in left:
        flag, equals, value = arg.partition("=")
        if arg == "--":  # names follow, whatever they look like
            yield arg
            yield from left
        elif flag in flags:
            option, begins = flags[flag]
            yield from (option, begins + (value if equals else _value(flag, left)))
        else:
            yield arg


def _value(flag: str, left: Iterator[str]) -> str:
    value = next(left, None)
    if value is None:
        raise click.BadOptionUsage(flag, f"{flag} requires an argument")
    return value


def table_options(command: Any) -> Any:
    """Add the option for the agreement of a table."""
    option = click.option(
        "--option",
        "options",
        multiple=True,
        type=NameOrFile(),
    )
    return option(command)
