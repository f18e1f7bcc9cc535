"""The commands around decks of letter cards: deck reads one, emboss deck writes labels for real cards."""

from __future__ import annotations

from pathlib import Path

import click

from access import brf
from access.braille import NoBraille, NoTable, Translator, backwards, cells
from access.commands import common, language, phrases_of
from access.heads import content
from access.host import why
from access.phrases import Line, Phrases
from access.tables import EXACT
from games.cards import Deck, Row
from games.steps import Refused
from games.words.decks import NAMES
from games.words.decks import deck as read_deck
from games.words.options import DECK
from wordlists.reading import there


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


@click.group()
@common
def emboss() -> None:
    """Write braille for an embosser (BRF)."""


@emboss.command("deck")
@click.option("--deck", "name", help="en, de, or a deck file; else that of the language.")
@click.option("--table", help="A table of liblouis; else an uncontracted one of the language.")
@click.option("--width", type=click.IntRange(10, 100), default=brf.WIDTH, help="Cells a line.")
@click.option("--lines", type=click.IntRange(5, 100), default=brf.LINES, help="Lines a page.")
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="The file to write.")
@common
def emboss_deck(name: str | None, table: str | None, width: int, lines: int, output: Path) -> None:
    """Write labels for all cards of a deck, to stick on real ones."""
    if not output.absolute().parent.is_dir():
        raise Refused("error-no-folder", folder=str(output.parent))
    found, phrases = deck_of(name or language()), phrases_of()
    table = table or EXACT[language()]
    try:
        labels = [_label(card, found, table, phrases) for card in found.cards]
    except NoBraille:
        raise Refused("error-no-braille") from None
    except NoTable:
        raise Refused("error-no-table", table=table[:40]) from None
    pages = brf.pages(brf.in_rows(labels, width), lines)
    try:
        output.write_text(brf.text(pages), encoding="ascii", newline="")
    except OSError as error:
        raise Refused("error-journal-file", file=str(output), why=why(phrases, error)) from None
    first, last = found.cards[0], found.cards[-1]
    said = {"labels": len(labels), "pages": len(pages), "file": str(output), "first": first, "last": last}
    click.echo(phrases.text("emboss-written", **said))


def _label(card: str, deck: Deck, table: str, phrases: Phrases) -> brf.Block:
    """Letters on the first line, points on the second. Raises Refused where the table does not read them back."""
    shown = []
    for text in (card.lower(), str(deck.kinds[card].points)):
        braille = cells(text, table)
        if backwards(braille, table).strip().lower() != text:
            raise Refused("emboss-back", table=table[:40], label=text)
        shown.append(braille)
    return brf.Block(tuple(shown))
