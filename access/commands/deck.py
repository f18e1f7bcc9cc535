"""The command deck: lists a deck of letter cards, card by card."""

from __future__ import annotations

import click

from access.braille.translator import NoBraille, Translator
from access.commands.context import language, phrases_of
from access.commands.letter_cards import deck_called, deck_of
from access.commands.options import common
from access.commands.types import NameOrFile
from access.language.line import Line
from games.cards import Row
from games.refusals import Failed


@click.command("deck")
@click.argument("name", required=False, type=NameOrFile())
@click.option("--braille", is_flag=True)
@common
def command(name: str | None, braille: bool) -> None:
    """List the cards of the deck NAME, such as en, or of a deck file; by default that of the language."""
    found, phrases = deck_of(name or deck_called(language())), phrases_of()
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
