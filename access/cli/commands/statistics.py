"""The command statistics: tells the figures of finished games."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

import click

from access.cli.menu.picking import at_home, confirm, yes_option
from access.cli.options import (
    GameName,
    TitledCommand,
    common,
    json_option,
    language,
    outlets,
    phrases_of,
    preferences_of,
)
from access.storage import catalogue, results
from access.storage.results import GameFigures, Result, counts_of, played_by, summaries
from games.refusals import Failed

CLEAR = "clear"


@click.command("statistics", cls=TitledCommand)
@click.argument("game", required=False, type=GameName())
@click.option("--person")
@json_option
@click.option("--csv", "as_csv", is_flag=True)
@yes_option
@outlets()
@common
def command(game: str | None, person: str | None, as_json: bool, as_csv: bool, agreed: bool, **given: Any) -> None:
    """Tell what was counted in finished games, of GAME or of all; clear forgets them."""
    phrases = phrases_of()
    if game == CLEAR:
        kept = len(list(results.read()))
        if kept:
            confirm(agreed, "statistics-clear", games=kept)
        try:
            forgotten = results.forget_results()
        except OSError as error:
            raise Failed("statistics-unwritable", file=str(results.path()), why=error) from None
        click.echo(phrases.text("statistics-cleared", games=forgotten))
        return
    name = catalogue.find(game).id if game else ""
    found = list(results.read())
    if as_csv:
        _write_csv(found, name, person or "")
        return
    summed = summaries(found, name, person or "")
    if as_json:
        click.echo(json.dumps([asdict(each) for each in summed], ensure_ascii=False))
        return
    with at_home(preferences_of(language(), given), phrases.language) as listener:
        for line in GameFigures(listener.t, listener.language).of(summed, person or ""):
            listener.say(line)


def _write_csv(found: Sequence[Result], game: str, person: str) -> None:
    """Write a row for each person in each game."""
    rows = list(_rows(found, game, person))
    names = list(dict.fromkeys(name for row in rows for name in row))
    writer = csv.DictWriter(sys.stdout, names or ["when"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def _rows(found: Sequence[Result], game: str, person: str) -> Iterator[dict[str, Any]]:
    for result, name in played_by(found, game, person):
        won, others = result.seat_of(name) in result.winners, len(result.participants) - 1
        row = {"when": result.when, "game": result.game, "person": name, "won": int(won), "others": others}
        yield {**row, "apart": int(bool(result.apart)), **(counts_of(result, name) or {})}
