"""The command simulate: lets bots play many games, for statistics."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence

import click

from access.answers.options import level_told
from access.cli.options import A_SEED, GameCommand, a_game, common, language, phrases_of, table_options
from access.cli.types import Whole
from access.engine.simulation import Simulated
from access.language.phrases import Phrases
from access.play.new_game import agreed_options, check_level, check_seats, usual_level
from access.play.simulating import Simulation, simulate_on_cores
from access.storage import catalogue
from access.system import posix
from games.game import Game, Sitting


@click.command("simulate", cls=GameCommand)
@a_game
@click.option("--games", type=Whole(1, 10_000_000), default=1000)
@click.option("--bots")
@click.option("--seed", type=A_SEED, default=1)
@click.option("--jobs", type=Whole(1, 1000))
@table_options
@click.option("--json", "as_json", is_flag=True)
@common
def command(
    game: str, games: int, bots: str | None, seed: int, jobs: int | None, options: tuple[str, ...], as_json: bool
) -> None:
    """Let bots play many games, for statistics."""
    found = catalogue.find(game)
    phrases = phrases_of(found)
    levels = _levels(found, bots)

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            click.echo(phrases.text("simulate-so-far", done=done, games=games), err=True)

    agreed = agreed_options(found, options, Sitting(0, len(levels), language()))
    wanted = Simulation(found, agreed, levels, games, seed)
    figures = simulate_on_cores(wanted, jobs or posix.cores(), progress)
    if as_json:
        click.echo(json.dumps(figures.to_json()))
    else:
        _say(figures, phrases, levels, game)


def _levels(game: Game, bots: str | None) -> Sequence[str]:
    """Return the level of each bot. Raises Refused."""
    levels = [level.strip() for level in bots.split(",")] if bots is not None else [usual_level(game)] * 2
    for level in levels:
        check_level(game, level, language())
    check_seats(game, len(levels))
    return levels


def _say(figures: Simulated, phrases: Phrases, levels: Sequence[str], game: str) -> None:
    rate = figures.to_json()["games_per_cpu_second"]
    click.echo(phrases.text("simulate-games", games=figures.games, rate=_told(rate, phrases)))
    for seat, wins in enumerate(figures.wins):
        name = f"{seat + 1}, {level_told(levels[seat], phrases)}"
        click.echo(phrases.text("simulate-wins", **{"seat-name": name}, wins=wins))
    for name, value in figures.counted.items():
        known = f"{game}-figure-{name.replace('_', '-')}"
        told = phrases.text(known) if phrases.has(known) else name.replace("_", " ")
        click.echo(phrases.text("simulate-figure", name=told, value=_told(value, phrases)))


def _told(value: object, phrases: Phrases) -> str:
    """Return a figure as text: a number, a list of figures, or figures by name."""
    if isinstance(value, list):
        return ", ".join(_told(each, phrases) for each in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_told(each, phrases)}" for name, each in value.items())
    return phrases.text("simulate-value", value=float(value)) if isinstance(value, int | float) else "-"
