"""The command report: writes a report of a problem into a file."""

from __future__ import annotations

from pathlib import Path

import click

from access.cli.commands.doctor import report, write_report
from access.cli.options import common, phrases_of
from access.cli.types import NamedFile
from games.refusals import Failed


@click.command("report")
@click.option("-o", "--output", type=NamedFile())
@common
def command(output: Path | None) -> None:
    """Write what doctor says and the last lines of your game into a file that you may send to us."""
    phrases = phrases_of()
    try:
        path = write_report(report(phrases), output)
    except FileExistsError:
        raise Failed("report-there", file=str(output)) from None
    except OSError as error:
        raise Failed("error-journal-file", file=str(output or "."), why=error) from None
    click.echo(phrases.text("report-written", file=str(path)))
