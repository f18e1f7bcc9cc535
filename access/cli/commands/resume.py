"""The command resume: goes on with a saved game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from access.cli.commands.play import AFTER, go_on
from access.cli.menu.picking import confirm, yes_option
from access.cli.options import CommandLine, common, outlets, phrases_of
from access.cli.types import NamedFile
from access.language.phrases import echo
from access.play import session
from access.storage import catalogue, journals
from games.refusals import Failed, Refused

LONGEST = 12
"""Digits of a number that are read: no saved game has so many."""


class NumberOrGame(click.ParamType[int | str]):
    """The number of a saved game, or the name of a game, or its beginning."""

    name = "number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Return the number, or the name of the game. Raises Refused."""
        text = str(value).strip()
        if text.lstrip("-").isdecimal():
            return int(text[:LONGEST])
        found = catalogue.begun(text)
        if found is None:
            there = journals.games()
            raise Failed("resume-no-such", typed=echo(text), names=", ".join(there)) if there else Failed("resume-none")
        return found


@click.command("resume")
@click.argument("which", type=NumberOrGame(), required=False)
@click.option("--list", "listed", is_flag=True)
@click.option("--delete", "deleted", is_flag=True)
@yes_option
@click.option("--journal", "path", type=NamedFile())
@outlets()
@common
def command(
    which: int | str | None, listed: bool, deleted: bool, agreed: bool, path: Path | None, **given: Any
) -> None:
    """Go on with a saved game: the last one played, also of a game, or that of a number."""
    number = journals.last_of(catalogue.find(which)) if isinstance(which, str) else which
    if listed:
        _list_saves()
    elif deleted:
        if number is None:
            raise Refused("resume-which")
        journals.find(number)
        confirm(agreed, "resume-delete", number=number)
        journals.delete(number)
        click.echo(phrases_of().text("resume-deleted", number=number))
    else:
        line = CommandLine(given)
        after = replace(AFTER, changed=line.changed)
        played = session.resume(line.preferences_of_saved(), number, path, after)
        go_on(line, line.preferences_of_saved, played, after)


def _list_saves() -> None:
    phrases, none = phrases_of(), True
    for save, saved in journals.open_games():
        none = False
        click.echo(journals.line(save, saved, phrases))
    if none:
        click.echo(phrases.text("resume-none"))
