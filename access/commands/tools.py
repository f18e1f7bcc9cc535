"""The commands for figures, tests and tools: score, simulate, replay, say, braille, doctor."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from access.commands.group import a_game, asked, common, language, outlets, phrases_of, wishes_of
from access.dialogue.loop import Loop
from access.dialogue.teller import FINISH, Leave
from access.language.phrases import Explained, Phrases
from access.session import catalogue, host, people
from access.session.heads import options_of, usual_level
from access.system import surroundings
from games.game import Game, Sitting
from games.steps import Dice, Refused


@click.command()
@a_game
@click.argument("dice", nargs=-1, required=True)
@click.option("--house", help="In Kara, the five dice of the house.")
@click.option("--json", "as_json", is_flag=True, help="One object a throw.")
@common
def score(game: str, dice: tuple[str, ...], house: str | None, as_json: bool) -> None:
    """Say what DICE are worth; - reads one throw a line."""
    found = _judging(catalogue.find(game), house)
    if dice == ("-",):
        failed = False
        for number, line in enumerate(sys.stdin.buffer, 1):
            text = line.decode("utf-8", "replace")
            if text.strip():
                failed = not _scored(found, text, as_json, number) or failed
        sys.exit(int(failed))
    _score(found, " ".join(dice), as_json)


def _judging(game: Game, house: str | None) -> Game:
    """The game with its judge; where a throw is worth what it is beside a house, beside this one. Raises Refused."""
    if game.judge_by is None:
        return game
    if house is None:
        raise Refused("error-score-house", game=game.id)
    judge_by, dice = game.judge_by, _throw(house)
    return replace(game, judge=lambda throw: judge_by(throw, dice))


def _throw(text: str) -> Dice:
    """The dice that were typed. Raises Refused."""
    from access.language.answers import dice, echo

    throw = dice(text.strip())
    if throw is None:
        typed = echo(text)
        raise Refused("error-no-dice" if typed else "error-empty-dice", typed=typed)
    return throw


def _scored(game: Game, text: str, as_json: bool, line: int) -> bool:
    """Score a line of standard input; a bad one is said and passed over."""
    try:
        _score(game, text, as_json)
    except Refused as refused:
        phrases = phrases_of(game)
        why = phrases.text(refused.reason, **refused.facts)
        click.echo(phrases.text("error-line", line=line, why=why), err=True)
        return False
    return True


def _score(game: Game, text: str, as_json: bool) -> None:
    if game.judge is None:
        raise Refused("error-no-judge", game=game.id)
    throw = _throw(text)
    phrases = phrases_of(game)
    judged = game.judge(throw)
    if as_json:
        click.echo(json.dumps(judged.facts))
        return
    explained = Explained()
    for event in (judged.first, *judged.lines):
        click.echo(phrases.event(event, new=explained.first(phrases, event))[0].text)


@click.command()
@a_game
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, help="How many games.")
@click.option("--bots", help="The level of each bot, by seat, with commas between; else two of the same.")
@click.option("--seed", type=click.IntRange(0, 2**63), default=1, help="Seed of the first game.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="A rule of the table.")
@click.option("--json", "as_json", is_flag=True, help="One object.")
@common
def simulate(game: str, games: int, bots: str | None, seed: int, options: tuple[str, ...], as_json: bool) -> None:
    """Let bots play many games, for figures."""
    from access.engine.simulate import simulate as run

    found = catalogue.find(game)
    phrases = phrases_of(found)
    levels = [level.strip() for level in bots.split(",")] if bots is not None else [usual_level(found)] * 2
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

    agreed = options_of(found, options, Sitting(0, len(levels), language()))
    figures = run(found, agreed, levels, games, seed, progress)
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
    if isinstance(value, list):
        return ", ".join(map(_rounded, value))
    if isinstance(value, Mapping):
        return ", ".join(f"{name}: {_rounded(each)}" for name, each in value.items())
    return f"{value:.4g}" if isinstance(value, int | float) else "-"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One object an event.")
@click.option("--open", "hidden", is_flag=True, help="Tell hands, too, though the game is not over.")
@common
def replay(file: Path, as_json: bool, hidden: bool) -> None:
    """Tell the game in FILE again."""
    from access.engine import journal
    from access.session.replay import retell

    saved = journal.read(file)
    game = host.checked_game(saved.head, file)
    names = [sitter.name for sitter in saved.head.sitters]
    phrases = Phrases(asked.language or saved.head.language, game, names)
    if not as_json:
        click.echo(phrases.text("loop-table", game=phrases.text(game.id), names=", ".join(names)))
    for line in retell(saved, game, file, phrases, as_json, hidden):
        click.echo(line)
    if not as_json and not saved.over:
        click.echo(phrases.text("replay-open"))


@click.command()
@click.argument("text", required=False)
@click.option("--list", "listed", is_flag=True, help="Name the voices there are, with their languages.")
@common
def say(text: str | None, listed: bool) -> None:
    """Say TEXT with our own voice, as your settings have it."""
    from access.session.settings_asked import voices
    from access.speech.voice import Voice

    phrases = phrases_of()
    if listed:
        found = voices()
        if not found:
            raise Refused("error-voice", why=phrases.text("loop-voice-missing"))
        click.echo("\n".join(line.replace("\t", ": ") for line in found))
        return
    if text is None:
        raise click.UsageError("Missing argument 'TEXT'.")
    failed: list[str] = []
    if not surroundings.has_sound():
        raise Refused("error-voice", why=phrases.text("loop-voice-soundless"))
    voice = Voice(language(), phrases.texts.respelled, failed.append)
    try:
        voice.say(" ".join(text.split()), wishes_of(language(), {}).manner(language()))
        voice.finish(FINISH + len(text) / 4)
    finally:
        voice.close()
    if failed:
        raise Refused("error-voice", why=phrases.text(failed[0]))


@click.command()
@click.argument("text", required=False)
@click.option("--table", help="A table of liblouis; else that of your settings, numbers uncontracted.")
@click.option("--grade", type=click.IntRange(0, 2), help="1, or 2 for contracted; German 0, too.")
@click.option("--brf", is_flag=True, help="In braille ASCII.")
@click.option("--list", "listed", is_flag=True, help="Name the tables there are; with TEXT those of this language.")
@common
def braille(text: str | None, table: str | None, grade: int | None, brf: bool, listed: bool) -> None:
    """Print TEXT in braille."""
    from access.braille.tables import tables_for
    from access.braille.translator import NoBraille, NoTable, Translator, ascii_cells, cells
    from access.language.line import plain_line

    if listed:
        _list_tables(text or "")
        return
    if text is None:
        raise click.UsageError("Missing argument 'TEXT'.")
    wishes = wishes_of(language(), {"grade": grade})
    tables = tables_for(language(), wishes.grade, wishes.dots, wishes.table)
    try:
        found = cells(text, table) if table is not None else Translator(language(), tables).line(plain_line(text))
    except NoBraille:
        raise Refused("error-no-braille") from None
    except NoTable as error:
        raise Refused(error.reason, table=str(error)[:40]) from None
    click.echo(ascii_cells(found) if brf else found)


def _list_tables(wanted: str) -> None:
    """The tables of liblouis here, or those of one language, a line each."""
    from access.braille.tables import installed

    found = [table for table in installed() if not wanted or table.is_for(wanted)]
    if not found:
        raise Refused("error-no-tables", language=wanted[:20] or "-")
    for table in found:
        click.echo(f"{table.name}: {table.title or ', '.join(table.languages)}")


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One object.")
@outlets
@common
def doctor(as_json: bool, **given: Any) -> None:
    """Say what was found here, and what to do about what was not."""
    from access.session import doctor as looking

    phrases = phrases_of()
    found = list(looking.findings(phrases))
    well = looking.enough(found)
    if as_json:
        click.echo(json.dumps({"ok": well, "findings": [finding.to_json() for finding in found]}, ensure_ascii=False))
        sys.exit(int(not well))
    with host.hang_up_is_leaving(), people.loop(wishes_of(language(), given), phrases) as person:
        for finding in found:
            person.say_text(finding.text)
        person.say("doctor-well" if well else "doctor-ill")
        _say_and_show_a_test(person)
    sys.exit(int(not well))


def _say_and_show_a_test(person: Loop) -> None:
    """A line for the ear and for the finger; on a display it waits for one of its keys."""
    from access.braille.translator import NoBraille, Translator

    display = person.outlets.display
    if display is not None and display.columns and person.outlets.terminal.interactive:
        person.say("doctor-press")
        display.pressed = ""
        with suppress(Leave, EOFError):
            person.last_words()
        person.say("doctor-display-works" if display.pressed else "doctor-display-silent")
    person.say("doctor-test")
    person.last_words()
    if person.outlets.translator is None:
        with suppress(NoBraille):
            line = Translator(person.phrases.language).line(person.phrases.line("doctor-test"))
            person.outlets.terminal.write([line])
    person.finish_speaking()
