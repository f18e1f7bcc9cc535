"""The command replay: tells a played game again."""

from __future__ import annotations

from pathlib import Path

import click

from access.cli.options import asked, common
from access.cli.types import NamedFile
from access.language.phrases import Phrases
from access.play.at_table import retell
from access.storage import journals
from access.storage.journals import reopen


@click.command("replay")
@click.argument("file", type=NamedFile())
@click.option("--json", "as_json", is_flag=True)
@click.option("--open", "hidden", is_flag=True)
@common
def command(file: Path, as_json: bool, hidden: bool) -> None:
    """Tell the game in FILE again, or the saved game of this number."""
    found = reopen(journals.save_path(file))
    names = found.saved.header.names
    phrases = Phrases(asked().language or found.saved.header.language, found.game, names)
    if not as_json:
        click.echo(phrases.text("loop-table", game=phrases.text(found.game.id), names=", ".join(names)))
    for line in retell(found, phrases, as_json, hidden):
        click.echo(line)
    if not as_json and not found.saved.over:
        click.echo(phrases.text("replay-open"))
