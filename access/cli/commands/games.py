"""The command games: lists the games, or says what is wrong with one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from access.cli.options import asked, common, phrases_of, show_origin
from access.storage import catalogue
from access.system.packages import entries_in
from games.refusals import Refused


@click.command("games")
@click.option("--check", "checked")
@common
def command(checked: str | None) -> None:
    """List the games, or say what is wrong with one."""
    if checked is not None:
        _check(checked)
        return
    for fault in catalogue.broken_games():
        click.echo(phrases_of().text(fault.reason, **fault.facts), err=True)
    for name in catalogue.names():
        try:
            click.echo(f"{name}: {phrases_of(catalogue.find(name)).text(name)}")
        except Refused as error:
            show_origin(error, asked())
            click.echo(phrases_of().text(error.reason, **error.facts), err=True)


def _check(checked: str) -> None:
    """Say what is wrong with games, a line each, and exit with 1 if anything is; otherwise say that nothing is."""
    from access.authoring.checking import check_apart
    from access.authoring.listening import lays_out_braille

    faults: list[str] = []
    for name, entry in _entries(checked).items():
        found = check_apart(name, entry)
        faults += found
        click.echo("\n".join(found) if found else phrases_of().text("games-no-faults", name=name))
    if not lays_out_braille():
        click.echo(phrases_of().text("games-without-braille"), err=True)
    sys.exit(1 if faults else 0)


def _entries(checked: str) -> Mapping[str, str]:
    """Return the entry points of the game of this name, of this entry point such as pig:GAME, or in this folder.

    Raises Refused if there is none.
    """
    if ":" in checked:
        sys.path.insert(0, os.getcwd())
        return {checked.partition(":")[0].rpartition(".")[2]: checked}
    if checked in catalogue.names():
        return {checked: catalogue.entry_of(checked)}
    found = entries_in(Path(checked), catalogue.GAME_GROUP)
    if not found:
        raise Refused("games-none-there", name=checked, names=", ".join(catalogue.names()))
    sys.path.insert(0, os.path.abspath(checked))
    return found
