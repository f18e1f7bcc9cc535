"""Options of a game on the command line: each can be typed by its own name, too."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from typing import Any

import click

from access.commands.types import NameOrFile
from access.storage import catalogue
from games.game import Game
from games.refusals import Refused


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
