"""The command tournament: plays Die verflixte 6 at many tables."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from access.cli.menu.picking import at_home
from access.cli.options import A_LEVEL, A_SEED, common, language, outlets, preferences_of
from access.cli.types import NamedFile, OneOf, Whole
from access.desk.desk import HERE
from access.person.options import not_in_range
from access.person.raised import Left
from access.play.new_game import one_by_one, own_name
from access.play.tournament import (
    ADVANCE,
    LEVEL,
    SIZE,
    Stopped,
    Tournament,
    award,
    goes_on,
    names_in_file,
    planned,
    wanted,
)

OF_A_NEW_ONE = ("level", "size", "advance", "seed", "dice")
"""Options that only a new tournament takes."""


@click.command("tournament")
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--players", type=NamedFile())
@click.option("--bots", type=Whole(0, 100), default=0)
@click.option("--level", type=A_LEVEL, default=LEVEL)
@click.option("--table", "size", type=Whole(2, 20), default=SIZE)
@click.option("--advance", type=Whole(1, 19))
@click.option("--seed", type=A_SEED)
@click.option("--dice", type=OneOf(["seeded", "typed"]), default="seeded")
@click.option("--number", type=Whole(1))
@click.option("--fair")
@click.option("--dedication", default="")
@outlets()
@common
def command(names: tuple[str, ...], players: Path | None, fair: str | None, dedication: str, **given: Any) -> None:
    """Play a tournament of Die verflixte 6; without names, go on with the last one."""
    every = [*one_by_one(*names), *(names_in_file(players) if players else ())]
    if fair is not None:
        click.echo(award(wanted(given["number"]), fair, dedication, language()))
        return
    bots = given["bots"]
    begins = any(map(_is_typed, OF_A_NEW_ONE))
    if not (every or bots or given["number"]) and (begins or not goes_on()):
        every, bots = _asked(given)
    is_new = bool(every or bots or begins)
    if is_new:
        level, seed = given["level"], given["seed"]
        size, typed = given["size"], given["dice"] == "typed"
        agreed = planned(every, bots, level, size, _advance(size, given["advance"]), seed, typed, language())
    else:
        agreed = wanted(given["number"])
    told = Tournament(agreed, preferences_of(language(), given), HERE, has_begun=not is_new)
    with suppress(Stopped):
        told.play()


def _is_typed(option: str) -> bool:
    """Tell whether an option stands on the command line."""
    return click.get_current_context().get_parameter_source(option) is ParameterSource.COMMANDLINE


def _advance(size: int, given: int | None) -> int:
    """Return the number of advancing players; somebody is out at each table. Raises Refused."""
    most = size - 1
    if given is not None and given > most:
        option = next(each for each in click.get_current_context().command.params if each.name == "advance")
        raise not_in_range(option, given, 1, most)
    return given or min(ADVANCE, most)


def _asked(given: dict[str, Any]) -> tuple[list[str], int]:
    """Ask in a terminal who plays; return nobody if nobody can be asked. Raises Refused."""
    from access.cli.menu import picking  # a tournament that goes on needs none of it

    with at_home(preferences_of(language(), given), language()) as person:
        if not person.sitting.keyboard.conversation.to.reach.interactive:
            return [], 0
        try:
            names, bots = picking.ask_competitors(person, own_name(language()))
        except Left:
            click.get_current_context().exit()
    return [*names], bots
