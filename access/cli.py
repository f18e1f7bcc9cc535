"""The command taverne: the menu, and the commands to play. The others are imported when they are asked for."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from access.commands.group import (
    Commands,
    a_game,
    asked,
    chosen_language,
    common,
    language,
    outlets,
    phrases_of,
    wishes_of,
)
from access.dialogue.teller import Leave
from access.language.phrases import Phrases
from access.session import catalogue, host, people
from access.session.heads import head_of, own_name
from access.settings.wishes import Wishes
from games.game import Game
from games.steps import Refused

LEVELS = ("easy", "good", "best")


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)
@outlets
@click.option("--dictionary", help="For Choose Your Words: en, de, the name of a list of yours, or a file.")
@common
@click.version_option(package_name="taverne", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, /, **given: Any) -> None:
    """Table games for ears and fingertips.

    Without a command: the menu. The options but the last four are for the menu; commands have their own.
    """
    if ctx.invoked_subcommand is None:
        from access.session import menu

        if not _first_start(given):
            return

        def play_it(name: str, names: list[str], dictionary: str | None) -> None:
            game, wishes = catalogue.find(name), wishes_of(language(), given)
            names = names or [own_name(language())]
            options = _dictionary(game, names, wishes, dictionary or given["dictionary"])
            spoken = wishes.of(names[0]).language or language() if len(names) == 1 else language()
            host.play(wishes.without_faults(), head_of(game, names, spoken, options=options), None)

        def resume_it(number: int | None) -> None:
            host.resume(wishes_of(chosen_language(), given).without_faults(), number, None)

        menu.run(lambda: wishes_of(language(), given), play_it, resume_it)


def _first_start(given: dict[str, Any]) -> bool:
    """Where there are no settings yet, ask for the few that matter. False where somebody leaves."""
    from access.session import settings_asked
    from access.settings import settings

    if not settings_asked.is_first_start():
        return True
    try:
        with host.hang_up_is_leaving(), people.loop(wishes_of(language(), given), phrases_of()) as person:
            if not person.outlets.terminal.interactive:
                return True
            person.commands = settings_asked.COMMANDS
            chosen = language() if asked.language else settings_asked.ask_language(person)
        phrases = Phrases(chosen)
        with host.hang_up_is_leaving(), people.loop(wishes_of(chosen, given), phrases) as person:
            person.commands = settings_asked.COMMANDS
            try:
                settings_asked.ask_outlets(person, chosen)
            except OSError as error:  # nothing can be kept here, and it is asked again the next time
                facts = {"file": str(settings.path()), "why": host.why(phrases, error)}
                person.say("settings-unwritable", **facts)
            person.last_words()
    except (Leave, EOFError, KeyboardInterrupt):
        return False
    return True


def _dictionary(game: Game, names: Sequence[str], wishes: Wishes, asked: str | None) -> tuple[str, ...]:
    """The option of a game for the dictionary that is asked for, else that of the settings; of one person's alone."""
    wanted = asked or (wishes.of(names[0]) if len(names) == 1 else wishes).dictionary
    takes = any(option.name == "dictionary" for option in game.options)
    return (f"dictionary={wanted}",) if wanted and takes else ()


@main.command()
@a_game
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@click.option("--bots", type=click.IntRange(0, 20), help="How many bots; alone you get one.")
@click.option("--level", type=click.Choice(LEVELS), help="How well the bots play; else good.")
@click.option("--seed", type=click.IntRange(0, 2**63), help="The same seed and answers give the same game.")
@click.option(
    "--dice", type=click.Choice(["seeded", "typed"]), default="seeded", help="typed: type what your own dice show."
)
@click.option("--cards", type=click.Choice(["seeded", "typed"]), help="typed: you hold real cards and type words.")
@click.option("--dictionary", help="en, de, the name of a list of yours, or a file; else by language.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule of the table; see the rules.")
@click.option("--journal", "path", type=click.Path(path_type=Path), help="Save the game in this file.")
@outlets
@common
def play(game: str, names: tuple[str, ...], path: Path | None, **given: Any) -> None:
    """Play GAME. Two names or more share the keyboard."""
    found = catalogue.find(game)
    if given["dice"] == "typed" and found.holds != "dice":
        raise Refused("error-no-dice-here", game=game)
    if given["cards"] is not None and found.holds != "hand":
        raise Refused("error-no-cards", game=game)
    wishes, names = wishes_of(language(), given), names or (own_name(language()),)
    head = head_of(
        found,
        names,
        wishes.of(names[0]).language or language() if len(names) == 1 else language(),
        bots=given["bots"],
        level=given["level"],
        options=(*_dictionary(found, names, wishes, None), *_options(given)),
        seed=given["seed"],
        typed="typed" in (given["dice"], given["cards"]),
    )
    host.play(wishes, head, path)


def _options(given: dict[str, Any]) -> tuple[str, ...]:
    """The rules of the table, with those that have an option of the command line."""
    named = ((name, given[name]) for name in ("cards", "dictionary") if given[name] is not None)
    return (*given["options"], *(f"{name}={value}" for name, value in named))


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
        host.resume(wishes_of(chosen_language(), given), number, path)


def _list_saves() -> None:
    from access.session import saves

    phrases, none = phrases_of(), True
    for save, saved in saves.open_games():
        none = False
        click.echo(saves.line(save, saved, phrases))
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
@click.argument("name", nargs=-1)
@outlets
@common
def rules(game: str, name: tuple[str, ...], **given: Any) -> None:
    """Read the rules of GAME, a paragraph at a time; or the one paragraph about NAME, such as a joker."""
    from access.language.answers import about
    from access.language.texts import guide

    found = catalogue.find(game)
    phrases = phrases_of(found)
    paragraphs = guide(found, phrases.language)
    if name:
        paragraph = about(phrases, found.queries, paragraphs, " ".join(name))
        if paragraph is None:
            raise Refused("error-no-paragraph", game=game, name=" ".join(name)[:20])
        paragraphs = (paragraph,)
    with host.hang_up_is_leaving(), people.loop(wishes_of(language(), given), phrases) as person, suppress(EOFError):
        person.read_aloud(paragraphs)
        person.finish_speaking()


TOOLS = ("score", "simulate", "say", "braille", "replay", "doctor")
WORDS = ("dictionary", "word")
CARDS = ("deck",)
main.elsewhere = {
    **dict.fromkeys(TOOLS, "access.commands.tools"),
    **dict.fromkeys(WORDS, "access.commands.dictionary"),
    **dict.fromkeys(CARDS, "access.commands.deck"),
    "tournament": "access.commands.tournament",
    "settings": "access.commands.settings",
    "emboss": "access.commands.emboss",
}
