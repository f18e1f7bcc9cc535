"""The command games: lists the games."""

from __future__ import annotations

import click

from access.commands.context import phrases_of
from access.commands.options import common
from access.storage import catalogue
from games.refusals import Refused


@click.command("games")
@common
def command() -> None:
    """List the games."""
    for fault in catalogue.faults():
        click.echo(phrases_of().text(fault.reason, **fault.facts), err=True)
    for name in catalogue.names():
        try:
            click.echo(f"{name}: {phrases_of(catalogue.find(name)).text(name)}")
        except Refused as error:
            click.echo(phrases_of().text(error.reason, **error.facts), err=True)
