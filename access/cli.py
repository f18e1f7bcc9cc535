"""The commands."""

from __future__ import annotations

import io
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import click

from access import catalogue, host, surroundings
from access.host import Wishes
from access.journal import BadJournal
from access.phrases import LANGUAGES, Phrases
from access.terminal import nobody_reads
from games.game import Game
from games.options import BadOption, Value, with_defaults
from games.steps import Illegal, Refused

F = TypeVar("F", bound=Callable[..., Any])
LEVELS = ("easy", "good", "best")
RUN_TIME = ("journal-", "resume-", "error-no-braille", "error-voice", "error-broken-game", "error-file-exists")
"""Refusals that are no wrong usage begin so: exit 1, others 2."""


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in catalogue.names() if name.startswith(incomplete)]


a_game = click.argument("game", shell_complete=_complete)
"""The name of a game that is installed."""


class Commands(click.Group):
    """Says what goes wrong in one sentence on standard error; the whole story only with --debug."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run, and exit: 0, 1 for what went wrong at run time, 2 for wrong usage."""
        extra["standalone_mode"] = False
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without our letters must not end a game
        try:
            sys.exit(super().main(*args, **extra) or 0)
        except click.exceptions.Abort:
            sys.exit(1)
        except click.UsageError as error:
            _fail(error.format_message() + self._meant(error), 2)
        except click.ClickException as error:
            _fail(error.format_message(), 1)
        except Refused as refused:
            _fail(_phrases().text(refused.reason, **refused.facts), _exit_code(refused))
        except BrokenPipeError:
            nobody_reads()
            sys.exit(1)
        except KeyboardInterrupt:
            sys.exit(1)
        except Exception as error:
            if _debug():
                raise
            why = error.strerror if isinstance(error, OSError) else str(error)
            _fail(_phrases().text("error-unexpected", why=why or type(error).__name__), 1)

    def _meant(self, error: click.UsageError) -> str:
        """The name of a game alone is no command."""
        name = next((name for name in catalogue.names() if f"'{name}'" in error.message), None)
        return f" Try: taverne play {name}" if name and error.message.startswith("No such command") else ""


def _exit_code(refused: Refused) -> int:
    return 1 if refused.reason.startswith(RUN_TIME) else 2


def _fail(sentence: str, code: int) -> None:
    click.echo(" ".join(sentence.split()), err=True)
    sys.exit(code)


class _Said:
    """What was said by options that every command takes."""

    language: str | None = None
    debug = False


def _debug() -> bool:
    return _Said.debug


def _language() -> str:
    return _Said.language or surroundings.language()


def _phrases(game: Game | None = None) -> Phrases:
    return Phrases(_language(), game)


def _say_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    _Said.language = value or _Said.language


def _say_debug(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    _Said.debug = value or _Said.debug


def common(command: F) -> F:
    """The options of every command."""
    command = click.option(
        "--debug", is_flag=True, expose_value=False, callback=_say_debug, help="Show the whole story of an error."
    )(command)
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        callback=_say_language,
        is_eager=True,
        help="Language; else that of the system.",
    )(command)


def outlets(command: F) -> F:
    """How who plays wants to be told and asked."""
    for option in reversed(
        (
            click.option(
                "--speech",
                type=click.Choice(["auto", "on", "off"]),
                default="auto",
                help="Our own voice; auto is silent beside a screen reader, over SSH and without sound.",
            ),
            click.option(
                "--braille",
                type=click.Choice(["off", "terminal", "brf"]),
                default="off",
                help="Print each line in braille under it: as Unicode braille, or in braille ASCII.",
            ),
            click.option(
                "--cells",
                type=click.IntRange(8, 200),
                help="Width of the braille display; prompts get shorter to fit. Default 40.",
            ),
            click.option(
                "--verbosity",
                type=click.Choice(["brief", "normal", "full"]),
                default="normal",
                help="brief: fewer words. full: also each throw of the others.",
            ),
            click.option(
                "--more/--no-more", default=None, help="Each line waits for Enter. On with --braille, else off."
            ),
            click.option("--plain", is_flag=True, help="Lines in, lines out: no editing, no voice unless asked for."),
        )
    ):
        command = option(command)
    return command


def _wishes(language: str | None, given: dict[str, Any]) -> Wishes:
    names = ("speech", "braille", "cells", "verbosity", "plain", "more")
    return Wishes(language, **{name: given[name] for name in names})


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

        wishes = _wishes(_language(), given)
        menu.run(
            wishes,
            lambda name, names: host.play(wishes, _head(catalogue.find(name), names), None),
            lambda: host.resume(_wishes(_Said.language, given), None, None),
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
    head = _head(
        catalogue.find(game),
        names,
        bots=given["bots"],
        level=given["level"],
        options=given["options"],
        seed=given["seed"],
        typed=given["dice"] == "typed",
    )
    host.play(_wishes(_language(), given), head, path)


def _head(
    game: Game,
    names: Sequence[str],
    bots: int | None = None,
    level: str | None = None,
    options: Sequence[str] = (),
    seed: int | None = None,
    typed: bool = False,
) -> Any:
    """What is played, by whom. Raises Refused."""
    from access.journal import Head
    from access.seats import Sitter, bot_names, clean_names

    people = clean_names(list(names)) if names else [_own_name()]
    count = int(len(people) == 1) if bots is None else bots
    level = level or _usual_level(game)
    if count and level not in game.bots:
        raise Refused("error-no-level", game=game.id, level=level, levels=", ".join(game.bots))
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(name, "bot", level) for name in bot_names(count, people)]
    if len(sitters) < game.least_seats:
        raise Refused("error-seats", game=game.id, least=game.least_seats)
    if len(sitters) > game.most_seats:
        raise Refused("error-too-many", game=game.id, most=game.most_seats)
    seed = secrets.randbelow(2**32) if seed is None else seed
    return Head(game.id, game.version, tuple(sitters), _options(game, options), seed, typed, _language())


def _usual_level(game: Game) -> str:
    """The level of bots where none is asked for: good, or the best that the game has."""
    return "good" if "good" in game.bots else list(game.bots)[-1]


def _own_name() -> str:
    """The system's name for who plays, or a guest."""
    from access.seats import BadName, clean_name

    try:
        return clean_name(surroundings.user_name()[:20])
    except BadName:
        return _phrases().text("loop-guest")


def _options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """The options of a game from KEY=VALUE. Raises BadOption."""
    known = {option.name: option for option in game.options}
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", text=text[:20])
        given[name] = known[name].read(value) if name in known else value
    return with_defaults(game.options, given)


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
        host.resume(_wishes(_Said.language, given), number, path)


def _list_saves() -> None:
    from datetime import datetime

    from access import saves

    phrases, none = _phrases(), True
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
            click.echo(f"{name}: {_phrases(catalogue.find(name)).text(name)}")
        except Refused as error:
            click.echo(_phrases().text(error.reason, **error.facts), err=True)


@main.command()
@a_game
@outlets
@common
def rules(game: str, **given: Any) -> None:
    """Read the rules of GAME, a paragraph at a time."""
    from access.phrases import guide

    found = catalogue.find(game)
    phrases = _phrases(found)
    with host.hang_up_is_leaving(), host.loop(_wishes(_language(), given), phrases) as person, suppress(EOFError):
        person.read_aloud(guide(found, phrases.language))
        if person.outlets.voice is not None:
            person.outlets.voice.finish(host.FINISH)


@main.command()
@a_game
@click.argument("dice", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="One object a throw.")
@common
def score(game: str, dice: tuple[str, ...], as_json: bool) -> None:
    """Say what DICE are worth; - reads one throw a line."""
    found = catalogue.find(game)
    if dice == ("-",):
        failed = False
        for number, line in enumerate(sys.stdin.buffer, 1):
            text = line.decode("utf-8", "replace")
            if text.strip():
                failed = not _scored(found, text, as_json, number) or failed
        sys.exit(int(failed))
    _score(found, " ".join(dice), as_json)


def _scored(game: Game, text: str, as_json: bool, line: int) -> bool:
    """Score a line of standard input; a bad one is said and passed over."""
    try:
        _score(game, text, as_json)
    except Refused as refused:
        phrases = _phrases(game)
        why = phrases.text(refused.reason, **refused.facts)
        click.echo(phrases.text("error-line", line=line, why=why), err=True)
        return False
    return True


def _score(game: Game, text: str, as_json: bool) -> None:
    from access.answers import dice as read_dice

    if game.judge is None:
        raise Refused("error-no-judge", game=game.id)
    throw = read_dice(text.strip())
    if throw is None:
        typed = "".join(c for c in text if c.isprintable()).strip()[:20]
        raise Refused("error-no-dice" if typed else "error-empty-dice", typed=typed)
    phrases = _phrases(game)
    try:
        judged = game.judge(throw)
    except Illegal as refused:
        raise click.UsageError(phrases.text(refused.reason, **refused.facts)) from None
    if as_json:
        click.echo(json.dumps(judged.facts))
        return
    for event in (judged.first, *judged.lines):
        click.echo(phrases.event(event)[0].text)


@main.command()
@a_game
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, help="How many games.")
@click.option("--bots", help="The level of each bot, by seat, with commas between; else two of the same.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, help="Seed of the first game.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule of the table.")
@click.option("--json", "as_json", is_flag=True, help="One object.")
@common
def simulate(game: str, games: int, bots: str | None, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Let bots play many games, for figures."""
    from access.simulate import simulate as run

    found = catalogue.find(game)
    phrases = _phrases(found)
    levels = [level.strip() for level in bots.split(",")] if bots is not None else [_usual_level(found)] * 2
    for level in levels:
        if level not in found.bots:
            raise Refused("error-no-level", game=game, level=level[:20], levels=", ".join(found.bots))
    if not found.least_seats <= len(levels) <= found.most_seats:
        few = len(levels) < found.least_seats
        raise Refused(
            "error-seats" if few else "error-too-many", game=game, least=found.least_seats, most=found.most_seats
        )

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            click.echo(phrases.text("simulate-so-far", done=done, games=games), err=True)

    figures = run(found, _options(found, options), levels, games, seed, progress)
    if as_json:
        click.echo(json.dumps(figures.to_json()))
        return
    click.echo(
        phrases.text("simulate-games", games=figures.games, rate=_rounded(figures.to_json()["games_per_cpu_second"]))
    )
    for seat, wins in enumerate(figures.wins):
        click.echo(phrases.text("simulate-wins", **{"seat-name": f"{seat + 1}, {levels[seat]}"}, wins=wins))
    for name, value in figures.counted.items():
        known = f"{game}-figure-{name.replace('_', '-')}"
        told = phrases.text(known) if phrases.has(known) else name.replace("_", " ")
        click.echo(phrases.text("simulate-figure", name=told, value=_rounded(value)))


def _rounded(value: object) -> str:
    return f"{value:.4g}" if isinstance(value, float) else "-"


@main.command()
@click.argument("text")
@common
def say(text: str) -> None:
    """Say TEXT with our own voice."""
    from access.voice import Voice

    failed: list[str] = []
    phrases = _phrases()
    if not surroundings.has_sound():
        raise Refused("error-voice", why=phrases.text("loop-voice-soundless"))
    voice = Voice(_language(), phrases.respelled(), failed.append)
    try:
        voice.say(" ".join(text.split()))
        voice.finish(host.FINISH + len(text) / 4)
    finally:
        voice.close()
    if failed:
        raise Refused("error-voice", why=phrases.text(failed[0]))


@main.command()
@click.argument("text")
@click.option("--table", help="A table of liblouis; else one for the language, numbers uncontracted.")
@click.option("--brf", is_flag=True, help="In braille ASCII.")
@common
def braille(text: str, table: str | None, brf: bool) -> None:
    """Print TEXT in braille."""
    from access.braille import NoBraille, NoTable, Translator, ascii_cells, cells
    from access.phrases import plain_line

    try:
        found = cells(text, table) if table is not None else Translator(_language()).line(plain_line(text))
    except NoBraille:
        raise Refused("error-no-braille") from None
    except NoTable:
        raise Refused("error-no-table", table=str(table)[:40]) from None
    click.echo(ascii_cells(found) if brf else found)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One object an event.")
@common
def replay(file: Path, as_json: bool) -> None:
    """Tell the game in FILE again."""
    from access import journal
    from access.replay import retell

    saved = journal.read(file)
    game = host.checked_game(saved.head, file)
    names = [sitter.name for sitter in saved.head.sitters]
    phrases = Phrases(_Said.language or saved.head.language, game, names)
    if not as_json:
        click.echo(phrases.text("loop-table", game=phrases.text(game.id), names=", ".join(names)))
    for line in retell(saved, game, file, phrases, as_json):
        click.echo(line)
    if not as_json and not saved.over:
        click.echo(phrases.text("replay-open"))


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One object.")
@outlets
@common
def doctor(as_json: bool, **given: Any) -> None:
    """Say what was found here, and what to do about what was not."""
    from access import doctor as looking

    phrases = _phrases()
    found = list(looking.findings(phrases))
    well = looking.enough(found)
    if as_json:
        click.echo(json.dumps({"ok": well, "findings": [finding.to_json() for finding in found]}, ensure_ascii=False))
        sys.exit(int(not well))
    with host.hang_up_is_leaving(), host.loop(_wishes(_language(), given), phrases) as person:
        for finding in found:
            person.say_text(finding.text)
        person.say("doctor-well" if well else "doctor-ill")
        _say_and_show_a_test(person)
    sys.exit(int(not well))


def _say_and_show_a_test(person: Any) -> None:
    """A line for the ear and for the finger."""
    from access.braille import NoBraille, Translator

    person.say("doctor-test")
    person.flush()
    if person.outlets.translator is None:
        with suppress(NoBraille):
            line = Translator(person.phrases.language).line(person.phrases.line("doctor-test"))
            person.outlets.terminal.write([line])
    if person.outlets.voice is not None:
        person.outlets.voice.finish(host.FINISH)
