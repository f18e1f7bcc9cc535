"""The command deck reads a deck of letter cards."""

from __future__ import annotations

from pathlib import Path

import click

from access.braille.translator import NoBraille, Translator
from access.commands.group import common, language, phrases_of
from access.language.line import Line
from access.session.heads import content
from games.cards import Deck, Row
from games.steps import Refused
from games.words.decks import NAMES
from games.words.decks import deck as read_deck
from games.words.options import DECK
from wordlists.files import there


def deck_of(name: str) -> Deck:
    """A bundled deck by its name, or the deck in a file. Raises Refused."""
    if name in NAMES:
        return read_deck(name)
    path = Path(name)
    if not there(path):
        raise Refused("deck-unknown", name=name[:40])
    return read_deck(content(DECK, path))


@click.command()
@click.argument("name", required=False)
@click.option("--braille", is_flag=True, help="Also in braille.")
@common
def deck(name: str | None, braille: bool) -> None:
    """Read the deck NAME: en, de, or a deck file. Else that of the language."""
    found, phrases = deck_of(name or language()), phrases_of()
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
        raise Refused("error-no-braille") from None
