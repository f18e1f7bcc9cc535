"""The command tournament: plays Die verflixte 6 at many tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from access.commands.context import language, preferences_of
from access.commands.options import LEVELS, checked_seed, common, outlets
from access.session.tournament import Stopped, Tournament, award, listed, planned, wanted


@click.command("tournament")
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--players", type=click.Path(path_type=Path), help="A file with a name a line.")
@click.option("--bots", type=click.IntRange(0, 100), default=0, help="How many bots play, too.")
@click.option("--level", type=click.Choice(LEVELS), default="good", help="How well they play.")
@click.option("--table", "size", type=click.IntRange(2, 20), default=6, help="The most players at a table.")
@click.option("--advance", type=click.IntRange(1, 19), default=2, help="How many of each table go on.")
@click.option("--seed", type=int, callback=checked_seed, help="The same seed and answers give the same tournament.")
@click.option("--dice", type=click.Choice(["seeded", "typed"]), default="seeded", help="typed: you throw a real die.")
@click.option("--number", type=click.IntRange(1), help="Which tournament; else the last that is not over.")
@click.option("--fair", help="Award the Fairnesskranz to this player.")
@click.option("--dedication", default="", help="Its line of dedication.")
@outlets()
@common
def command(names: tuple[str, ...], players: Path | None, fair: str | None, dedication: str, **given: Any) -> None:
    """Play a tournament of Die verflixte 6; without names, go on with the last one."""
    every = [*names, *(listed(players, language()) if players else ())]
    if fair is not None:
        click.echo(award(wanted(given["number"]), fair, dedication, language()))
        return
    if every or given["bots"]:
        bots, level, seed = given["bots"], given["level"], given["seed"]
        plan = planned(every, bots, level, given["size"], given["advance"], seed, given["dice"] == "typed", language())
        told = Tournament(plan, preferences_of(language(), given))
        told.begin()
    else:
        plan = wanted(given["number"])
        told = Tournament(plan, preferences_of(language(), given))
    try:
        told.play()
    except Stopped:
        return
    if told.failure is None:
        click.echo(told.phrases.text("tournament-written", folder=str(plan.folder)))
