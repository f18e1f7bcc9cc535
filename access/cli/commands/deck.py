"""The command deck: lists a deck of letter cards, card by card. Decks are found by their names, or in files."""

from __future__ import annotations

from pathlib import Path

import click

from access.cli.options import common, language, phrases_of
from access.cli.types import NameOrFile
from access.language.line import Line
from access.language.phrases import echo
from access.outputs.braille.translator import NoBraille, Translator
from access.play.new_game import content
from games.cards import Deck, Row
from games.game import Game
from games.refusals import Failed, Refused
from games.words.decks import NAMES, usual
from games.words.decks import deck as read_deck
from games.words.options import DECK
from wordlists.regular import path_of, there


def deck_of(name: str | None, language: str) -> Deck:
    """Return a bundled deck by its name, or the deck in a file; without one that of the language. Raises Refused."""
    name = name or usual(language)
    if name in NAMES:
        return read_deck(name)
    try:
        path = path_of(name)
    except OSError:
        path = Path(name)
    if not there(path):
        raise Refused("deck-unknown", name=echo(name, 40), decks=", ".join(NAMES))
    return read_deck(content(DECK, path))


def has_deck(game: Game) -> bool:
    """Tell whether a game is played with a deck of letter cards."""
    return DECK in game.agreement.options


@click.command("deck")
@click.argument("name", required=False, type=NameOrFile())
@click.option("--braille", is_flag=True)
@common
def command(name: str | None, braille: bool) -> None:
    """List the cards of the deck NAME, such as en, or of a deck file; by default that of the language."""
    found, phrases = deck_of(name, language()), phrases_of()
    translator = _translator() if braille else None
    click.echo(phrases.text("deck-head", cards=len(found.cards)))
    for card, kind in found.kinds.items():
        line = phrases.line("deck-line", card=Row((found.card(card),)), count=kind.count)
        click.echo(line.text)
        if translator is not None:
            click.echo(translator.line(Line(line.spans[:1])))


def _translator() -> Translator:
    try:
        return Translator(language())
    except NoBraille:
        raise Failed("error-no-braille") from None
