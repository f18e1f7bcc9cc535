"""The command taverne: the menu, and the commands to play. Those for figures, tests and tools are in tools.py."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from access import catalogue, host, tools
from access.commands import Commands, a_game, asked, common, language, outlets, phrases_of, wishes_of
from access.heads import head_of
from access.journal import BadJournal
from games.steps import Refused

LEVELS = ("easy", "good", "best")


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)
@outlets
@common
@click.version_option(package_name="taverne", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, /, **given: Any) -> None:
    """Table games for ears and fingertips.

    Without a command: the menu. The options but the last four are for the menu; commands have their own.
    """
    if ctx.invoked_subcommand is None:
        from access import menu

        wishes = wishes_of(language(), given)
        menu.run(
            wishes,
            lambda name, names: host.play(wishes, head_of(catalogue.find(name), names, language()), None),
            lambda: host.resume(wishes_of(asked.language, given), None, None),
        )


@main.command()
@a_game
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--bots", type=click.IntRange(0, 20), help="How many bots; alone you get one.")
@click.option("--level", type=click.Choice(LEVELS), help="How well the bots play; else good.")
@click.option("--seed", type=click.IntRange(0, 2**63), help="The same seed and answers give the same game.")
@click.option(
    "--dice", type=click.Choice(["seeded", "typed"]), default="seeded", help="typed: type what your own dice show."
)
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule of the table; see the rules.")
@click.option("--journal", "path", type=click.Path(path_type=Path), help="Save the game in this file.")
@outlets
@common
def play(game: str, names: tuple[str, ...], path: Path | None, **given: Any) -> None:
    """Play GAME. Two names or more share the keyboard."""
    head = head_of(
        catalogue.find(game),
        names,
        language(),
        bots=given["bots"],
        level=given["level"],
        options=given["options"],
        seed=given["seed"],
        typed=given["dice"] == "typed",
    )
    host.play(wishes_of(language(), given), head, path)


@main.command()
@click.argument("number", type=click.IntRange(1), required=False)
@click.option("--list", "listed", is_flag=True, help="Say which games are saved and not over.")
@click.option("--journal", "path", type=click.Path(path_type=Path), help="Go on with this file.")
@outlets
@common
def resume(number: int | None, listed: bool, path: Path | None, **given: Any) -> None:
    """Go on with a saved game: the one played last, or NUMBER."""
    if listed:
        _list_saves()
    else:
        host.resume(wishes_of(asked.language, given), number, path)


def _list_saves() -> None:
    from datetime import datetime

    from access import saves

    phrases, none = phrases_of(), True
    for save, saved in saves.open_games():
        none = False
        if isinstance(saved, BadJournal):
            why = phrases.text(saved.reason, **saved.facts)
            click.echo(phrases.text("resume-damaged", number=save.number, why=why))
            continue
        names = ", ".join(sitter.name for sitter in saved.head.sitters)
        when = datetime.fromtimestamp(save.played).strftime("%Y-%m-%d %H:%M")
        click.echo(phrases.text("resume-line", number=save.number, game=saved.head.game, names=names, when=when))
    if none:
        click.echo(phrases.text("resume-none"))


@main.command()
@common
def games() -> None:
    """Say which games there are."""
    for name in catalogue.names():
        try:
            click.echo(f"{name}: {phrases_of(catalogue.find(name)).text(name)}")
        except Refused as error:
            click.echo(phrases_of().text(error.reason, **error.facts), err=True)


@main.command()
@a_game
@outlets
@common
def rules(game: str, **given: Any) -> None:
    """Read the rules of GAME, a paragraph at a time."""
    from access.phrases import guide

    found = catalogue.find(game)
    phrases = phrases_of(found)
    with host.hang_up_is_leaving(), host.loop(wishes_of(language(), given), phrases) as person, suppress(EOFError):
        person.read_aloud(guide(found, phrases.language))
        if person.outlets.voice is not None:
            person.outlets.voice.finish(host.FINISH)


for command in (tools.score, tools.simulate, tools.say, tools.braille, tools.replay, tools.doctor):
    main.add_command(command)
