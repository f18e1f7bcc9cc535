"""The command play: plays a new game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from access.cli.options import (
    A_LEVEL,
    CommandLine,
    GameCommand,
    a_game,
    a_seed,
    common,
    for_the_table,
    language,
    outlets,
    table_options,
)
from access.cli.types import NamedFile, OneOf, Whole
from access.desk.desk import HERE
from access.play import session
from access.play.new_game import MOST_BOTS, header, people_named
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import catalogue
from games.refusals import Refused

AFTER = session.Equipment(HERE, asks_after=True)


@click.command("play", cls=GameCommand)
@a_game
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--bots", type=Whole(0, MOST_BOTS))
@click.option("--level", type=A_LEVEL)
@a_seed
@click.option("--dice", type=OneOf(["seeded", "typed"]), default="seeded")
@table_options
@click.option("--journal", "path", type=NamedFile())
@outlets(table=True)
@common
def command(game: str, names: tuple[str, ...], path: Path | None, **given: Any) -> None:
    """Play GAME. Two names or more share the keyboard."""
    found = catalogue.find(game)
    if given["dice"] == "typed" and found.holds != "dice":
        raise Refused("error-no-dice-here", game=found)
    line = CommandLine(given)
    preferences, after = line.preferences(), replace(AFTER, changed=line.changed)
    head = header(
        found,
        people_named(names),
        preferences,
        language(),
        (*for_the_table(given), *given["options"]),
        bots=given["bots"],
        level=given["level"],
        seed=given["seed"],
        typed=given["dice"] == "typed",
    )
    go_on(line, line.preferences, session.play(preferences, head, path, after), after)


def go_on(line: CommandLine, preferences: Callable[[], Preferences], played: session.Played, after: Equipment) -> None:
    """Play again as often as the players want, and open the menu if they want that. Raises Refused."""
    if session.evening(preferences, played, after):
        from access.cli.menu import menu  # needs what a game alone does not

        menu.run_menu(line)
