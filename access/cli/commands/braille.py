"""The command braille: prints a text in braille."""

from __future__ import annotations

import click

from access.cli.options import common, language, preferences_of
from access.cli.types import NameOrFile, Whole
from access.language.line import plain_line
from access.language.phrases import echo
from access.outputs.braille.translator import (
    NoBraille,
    NoTable,
    Translator,
    ascii_cells,
    cells,
    installed_tables,
    tables_for,
)
from games.refusals import Failed, Refused


@click.command("braille")
@click.argument("text", required=False)
@click.option("--table", type=NameOrFile())
@click.option("--grade", type=Whole(0, 2))
@click.option("--brf", is_flag=True)
@click.option("--list", "listed", is_flag=True)
@common
def command(text: str | None, table: str | None, grade: int | None, brf: bool, listed: bool) -> None:
    """Print TEXT in braille."""
    if listed:
        _list_tables(text or "")
        return
    if text is None:
        raise Refused("error-missing", name="TEXT")
    preferences = preferences_of(language(), {"grade": grade})
    tables = tables_for(language(), preferences.grade, preferences.dots, preferences.table)
    try:
        found = cells(text, table) if table is not None else Translator(language(), tables).line(plain_line(text))
    except NoBraille:
        raise Failed("error-no-braille") from None
    except NoTable as error:
        raise Refused(error.reason, table=echo(str(error), 40)) from None
    click.echo(ascii_cells(found) if brf else found)


def _list_tables(wanted: str) -> None:
    """Print the installed liblouis tables, or those of one language, one per line."""
    found = [table for table in installed_tables() if not wanted or table.is_for(wanted)]
    if not found and not wanted:
        raise Failed("error-no-braille")
    if not found:
        raise Refused("error-no-tables", language=echo(wanted))
    for table in found:
        click.echo(f"{table.name}: {table.title or ', '.join(table.languages)}")
