"""The command score: tells the worth of a throw at a real table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click

from access.answers.shapes import typed_dice as faces
from access.cli.options import GameCommand, a_game, common, json_option, phrases_of
from access.language.phrases import Explained, Phrases, echo
from access.storage import catalogue
from games.game import Game, Judgement
from games.refusals import Refused
from games.steps import Dice


@click.command("score", cls=GameCommand)
@a_game
@click.argument("dice", nargs=-1, required=True)
@click.option("--beside")
@json_option
@common
def command(game: str, dice: tuple[str, ...], beside: str | None, as_json: bool) -> None:
    """Say what DICE are worth; - reads one throw per line."""
    found = catalogue.find(game)
    if found.beside and beside is None:
        raise Refused("error-score-beside", game=found, name=found.beside)
    other = () if beside is None or not found.beside else _throw(beside)
    phrases = phrases_of(found)
    if dice != ("-",):
        _say(_judged(found, " ".join(dice), other), phrases, as_json)
        return
    failed = False
    for number, line in enumerate(sys.stdin.buffer, 1):
        text = line.decode("utf-8", "replace")
        if text.strip():
            try:
                _say(_judged(found, text, other), phrases, as_json)
            except Refused as refused:
                why = phrases.text(refused.reason, **refused.facts)
                click.echo(phrases.text("error-line", line=number, why=why), err=True)
                failed = True
    sys.exit(int(failed))


def _judged(game: Game, text: str, beside: Dice) -> Judgement:
    """Return the worth of the typed dice. Raises Refused."""
    if game.judge is None:
        raise Refused("error-no-judge", game=game)
    return game.judge(_throw(text), beside)


def _throw(text: str) -> Dice:
    """Return the dice that were typed. Raises Refused."""
    throw = faces(text.strip())
    if throw is None:
        typed = echo(text)
        raise Refused("error-no-dice" if typed else "error-empty-dice", typed=typed)
    return throw


def _say(judged: Judgement, phrases: Phrases, as_json: bool) -> None:
    """Print the worth of a throw, as lines or as one object."""
    lines = [json.dumps(judged.facts)] if as_json else _lines(judged, phrases)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


def _lines(judged: Judgement, phrases: Phrases) -> Iterator[str]:
    explained = Explained()
    for event in (judged.first, *judged.lines):
        yield phrases.event(event, new=explained.first(phrases, event))[0].text
