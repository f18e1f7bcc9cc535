"""The command group emboss: rules, score tables, standings of saved games and card labels as braille on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

import click

from access.cli.commands.deck import deck_of, has_deck
from access.cli.commands.help import page_called
from access.cli.manual import all_topics
from access.cli.options import TitledCommand, a_game, chosen_language, common, language, phrases_of
from access.cli.types import NamedFile, NameOrFile, Whole
from access.engine.table import clean_names
from access.language.line import plain_line
from access.language.phrases import Explained, Phrases, echo
from access.language.texts import guide
from access.outputs.braille import brf
from access.outputs.braille.translator import (
    BLANK,
    NoBraille,
    NoTable,
    Translator,
    backwards,
    cells,
    exact,
    has_eight_dots,
    tables_for,
)
from access.settings.file import TAVERNE
from access.storage import catalogue, journals
from access.storage.journals import reopen
from games.data import frozen
from games.game import Game
from games.refusals import Failed, Refused
from games.steps import Seat
from wordlists import regular

COLUMN_GAP = 2
"""Cells between two columns of a table."""
LARGEST_OF_SIX = "\u283f"
"""The last cell in the order of the Unicode block that has neither dot 7 nor dot 8."""
GUIDE = "\u2824"
"""The cell that marks a place to write in: dots 3 and 6."""


@click.group("emboss")
@common
def command() -> None:
    """Write braille for an embosser (BRF)."""


def _may_overwrite(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    ctx.meta["force"] = value


def _not_there(ctx: click.Context, param: click.Parameter, value: Path) -> Path:
    """Raise Refused for a file that is there already, unless it may be overwritten."""
    if not ctx.meta.get("force") and value.is_file():
        raise Refused("emboss-there", file=str(value))
    return value


@frozen
class Paper:
    """The pages to be written: the braille table, if one is named, cells in a line, lines of a page, and the file."""

    table: str | None
    width: int
    lines: int
    output: Path

    def write(self, body: Sequence[str], reader: Translator, phrases: Phrases) -> None:
        """Write lines on numbered pages. Raises Refused."""
        for line in body:
            _check_dots(line, reader.tables.prose)
        pages = brf.numbered(body, self.width, self.lines, lambda page: cells(str(page), reader.tables.exact))
        self.write_pages(pages)
        click.echo(phrases.text("emboss-pages", pages=len(pages), file=str(self.output)))

    def write_pages(self, pages: Sequence[Sequence[str]]) -> None:
        """Write pages. Raises Failed."""
        self.check_folder()
        try:
            regular.write(self.output, brf.text(pages).encode("ascii"))
        except OSError as error:
            raise Failed("error-journal-file", file=str(self.output), why=error) from None

    def check_folder(self) -> None:
        """Raise Failed if there is no folder for the file."""
        if not self.output.absolute().parent.is_dir():
            raise Failed("error-no-folder", folder=str(self.output.parent))


def a_page(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of every page, which become its paper."""

    @wraps(command)
    def described(table: str | None, width: int, lines: int, output: Path, **given: Any) -> None:
        command(paper=Paper(table, width, lines, output), **given)

    for option in (
        click.option("-o", "--output", type=NamedFile(), callback=_not_there, required=True),
        click.option("--force", is_flag=True, is_eager=True, expose_value=False, callback=_may_overwrite),
        click.option("--lines", type=Whole(5, 100), default=brf.LINES),
        click.option("--width", type=Whole(10, 100), default=brf.WIDTH),
        click.option("--table", type=NameOrFile()),
    ):
        described = option(described)
    return described


@command.command("rules", cls=TitledCommand)
@a_game
@click.option("--grade", type=Whole(0, 2))
@a_page
@common
def emboss_rules(game: str, grade: int | None, paper: Paper) -> None:
    """Write the rules of GAME."""
    found = catalogue.find(game)
    phrases = phrases_of(found)
    reader = _reader(phrases, paper.table, grade)
    told = [_told(paragraph, reader) for paragraph in guide(found, phrases.language)]
    body = [line for paragraph in told for line in brf.paragraph(paragraph, paper.width)]
    paper.write(brf.heading(_told(phrases.text(game), reader), paper.width) + body, reader, phrases)


@command.command("manual")
@click.argument("topic", nargs=-1)
@click.option("--grade", type=Whole(0, 2))
@a_page
@common
def emboss_manual(topic: tuple[str, ...], grade: int | None, paper: Paper) -> None:
    """Write the manual, or one topic of it."""
    phrases = phrases_of()
    one = page_called(topic, phrases.language) if topic else None
    reader = _reader(phrases, paper.table, grade)
    body: list[str] = []
    for each in all_topics(phrases.language) if one is None else (one,):
        title, *paragraphs = each.paragraphs()
        body += brf.heading(_told(title.rstrip("."), reader), paper.width)
        body += [line for paragraph in paragraphs for line in brf.paragraph(_told(paragraph, reader), paper.width)]
    paper.write(body, reader, phrases)


@command.command("tableau")
@click.argument("game", default="kaques")
@click.argument("names", nargs=-1, metavar="[NAME ...]")
@a_page
@common
def emboss_tableau(game: str, names: tuple[str, ...], paper: Paper) -> None:
    """Write an empty score table for GAME with a column for each of NAMES, or as many columns as fit.

    Without GAME it is the Tableau de Kaques.
    """
    found = catalogue.find(game)
    phrases = phrases_of(found)
    reader = _reader(phrases, paper.table, 1)
    told = [_told(name, reader) for name in clean_names(list(names))]
    column = max(found.tableau.digits + 1, *map(len, told), 0)  # room for the number sign
    label = len(reader.line(plain_line(str(found.tableau.rows)))) + COLUMN_GAP
    room = (paper.width - label + COLUMN_GAP) // (column + COLUMN_GAP)
    if room < 1:
        raise Refused("emboss-narrow", width=paper.width)
    heads = told or [_told(str(number), reader) for number in range(1, room + 1)]
    title = phrases.text(f"{game}-tableau") if phrases.has(f"{game}-tableau") else phrases.text(game)
    heading = brf.heading(_told(title, reader), paper.width)
    rows = paper.lines - 2 - len(heading)
    if rows < 1:
        raise Refused("emboss-few-lines", lines=paper.lines)
    body = []
    for first in range(0, len(heads), room):
        across = [head.ljust(column, BLANK) for head in heads[first : first + room]]
        blank = [GUIDE * column] * len(across)
        for top in range(1, found.tableau.rows + 1, rows):
            numbers = range(top, min(top + rows, found.tableau.rows + 1))
            down = [_row(_told(str(number), reader), blank, label) for number in numbers]
            body += brf.whole_pages([*heading, _row("", across, label), *down], paper.lines - 1)
    paper.write(body, reader, phrases)


@command.command("score")
@click.argument("number", type=Whole(1), required=False)
@click.option("--journal", "path", type=NamedFile())
@click.option("--grade", type=Whole(0, 2))
@a_page
@common
def emboss_score(number: int | None, path: Path | None, grade: int | None, paper: Paper) -> None:
    """Write how a saved game stands: the last one played that is not over, or NUMBER."""
    if path is None and number is None:
        _, found, _ = journals.last()
    else:
        found = reopen(path or journals.find(number or 0).path)
    saved, game = found.saved, found.game
    names = saved.header.names
    phrases = Phrases(chosen_language() or saved.header.language, game, names)
    reader = _reader(phrases, paper.table, grade)
    play = found.table.play
    body = brf.heading(_told(phrases.text(game.id), reader), paper.width)
    players = phrases.text("loop-table", game="", names=", ".join(names)).strip(" .")
    body += brf.paragraph(_told(players, reader), paper.width)
    explained = Explained()
    for event in play.standing(Seat(0)):
        body += brf.paragraph(reader.line(phrases.event(event, new=explained.first(phrases, event))[1]()), paper.width)
    paper.write(body, reader, phrases)


def _row(label: str, columns: Sequence[str], width: int) -> str:
    return label.ljust(width, "\u2800") + (BLANK * COLUMN_GAP).join(columns)


def _reader(phrases: Phrases, table: str | None, grade: int | None) -> Translator:
    """Return a translator with the reader's own tables. Raises Refused."""
    chosen = TAVERNE.read().of()
    grade = int(chosen.get("braille.grade", 1)) if grade is None else grade
    named = table or str(chosen.get("braille.table", "")) or None
    if named and has_eight_dots(named):
        raise Refused("emboss-eight", table=echo(named, 40))
    try:
        return Translator(phrases.language, tables_for(phrases.language, grade, 6, named))
    except NoBraille:
        raise Failed("error-no-braille") from None
    except NoTable as error:
        raise Refused(error.reason, table=echo(str(error), 40)) from None


def _told(text: str, reader: Translator) -> str:
    """Return a text in braille. Raises Refused if the table does not read its numbers back."""
    line = plain_line(text)
    for span in line.spans:
        if span.kind == "number" and backwards(cells(span.text, reader.tables.exact), reader.tables.exact) != span.text:
            raise Failed("emboss-back", table=echo(reader.tables.exact, 40), label=span.text)
    return reader.line(line)


def _check_dots(braille: str, table: str) -> None:
    """Raise Refused if dots 7 or 8 would be lost on paper."""
    if any(cell > LARGEST_OF_SIX for cell in braille):
        raise Refused("emboss-eight", table=echo(table, 40))


# Labels --------------------------------------------------------------------------------------------------


@command.command("deck")
@click.argument("game", required=False)
@click.option("--deck", "name", type=NameOrFile())
@a_page
@common
def emboss_deck(game: str | None, name: str | None, paper: Paper) -> None:
    """Write labels for all cards of GAME, or of a deck of letter cards, to stick on real ones.

    The default table is uncontracted.
    """
    paper.check_folder()
    phrases = phrases_of()
    names, texts = _cards_of(catalogue.find(game), name) if game else _letter_cards(name)
    table = paper.table or exact(language())
    try:
        labels = [brf.EmbossedBlock(tuple(_label(text, table) for text in each)) for each in texts]
    except NoBraille:
        raise Failed("error-no-braille") from None
    except NoTable as error:
        raise Refused(error.reason, table=echo(table, 40)) from None
    pages = brf.pages(brf.blocks_in_rows(labels, paper.width), paper.lines)
    paper.write_pages(pages)
    said = {"labels": len(labels), "pages": len(pages), "file": str(paper.output), "first": names[0], "last": names[-1]}
    click.echo(phrases.text("emboss-written", **said))


Labels = tuple[Sequence[str], Sequence[tuple[str, ...]]]
"""The names of cards, and the texts that stand below each other on the label of each."""


def _letter_cards(name: str | None) -> Labels:
    deck = deck_of(name, language())
    return deck.cards, [(card.lower(), str(deck.kinds[card].points)) for card in deck.cards]


def _cards_of(game: Game, name: str | None) -> Labels:
    """Return the cards of a game by their short names. Raises Refused for a game without cards."""
    if has_deck(game):
        return _letter_cards(name)
    if not game.faces:
        raise Refused("emboss-no-cards", game=game)
    if name:
        raise Refused("emboss-own-cards", game=game)
    items = list(map(phrases_of(game).face, game.faces))
    return [item.printed for item in items], [(item.braille,) for item in items]


def _label(text: str, table: str) -> str:
    """Return a text of a label in braille. Raises Refused if the table does not read it back."""
    braille = cells(text, table)
    _check_dots(braille, table)
    if backwards(braille, table).strip().lower() != text.lower():
        raise Failed("emboss-back", table=echo(table, 40), label=text)
    return braille
