"""Options of a game on the command line: each can be typed by its own name, too."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any

import click

from access.session import catalogue
from games.game import Game
from games.steps import Refused


class GameCommand(click.Command):
    """A command for a game. `--NAME VALUE` means `--option NAME=VALUE` if the game has an option NAME.

    A game may also name the throw that others are compared with: then `--NAME DICE` means `--beside DICE`.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the options of the game as options of the command."""
        game = _game_in(args)
        if game is not None:
            known = {opt for param in self.params for opt in (*param.opts, *param.secondary_opts)}
            args = list(_translated(args, _names(game) - known, game.beside))
        return super().parse_args(ctx, args)


def _game_in(args: Collection[str]) -> Game | None:
    """Return the first game that is named; None without one, or if it is broken, which the command reports."""
    names = set(catalogue.names())
    with suppress(Refused):
        return next((catalogue.find(arg) for arg in args if arg.casefold() in names), None)
    return None


def _names(game: Game) -> set[str]:
    beside = {f"--{game.beside}"} if game.beside else set()
    return {f"--{option.name}" for option in game.agreement.options} | beside


def _translated(args: list[str], names: Collection[str], beside: str) -> Iterator[str]:
    left = iter(args)
    for arg in left:
        flag, equals, value = arg.partition("=")
        if flag not in names:
            yield arg
            continue
        value = value if equals else next(left, "")
        yield from ("--beside", value) if flag == f"--{beside}" else ("--option", f"{flag[2:]}={value}")


def table_options(command: Any) -> Any:
    """Add the option for what a table agrees on."""
    option = click.option(
        "--option",
        "options",
        multiple=True,
        metavar="KEY=VALUE",
        help="A rule of the table; see the rules. --KEY VALUE means the same.",
    )
    return option(command)
