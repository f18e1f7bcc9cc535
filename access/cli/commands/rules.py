"""The command rules: reads the guide of a game, a paragraph at a time."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import click

from access.answers.shapes import guide_paragraph
from access.cli.options import TitledCommand, a_game, common, language, outlets, phrases_of, preferences_of
from access.desk.desk import open_desk
from access.language.phrases import echo
from access.language.texts import guide
from access.storage import catalogue
from games.refusals import Refused


@click.command("rules", cls=TitledCommand)
@a_game
@click.argument("name", nargs=-1)
@outlets()
@common
def command(game: str, name: tuple[str, ...], **given: Any) -> None:
    """Read the rules of GAME, a paragraph at a time, or only the paragraph about NAME, such as a joker."""
    found = catalogue.find(game)
    phrases = phrases_of(found)
    paragraphs = guide(found, phrases.language)
    if name:
        paragraph = guide_paragraph(phrases, found.queries, paragraphs, " ".join(name))
        if paragraph is None:
            raise Refused("error-no-paragraph", game=found, name=echo(" ".join(name)))
        paragraphs = (paragraph,)
    with open_desk(preferences_of(language(), given), phrases).person as person, suppress(EOFError):
        person.read_aloud(paragraphs)
        person.console.finish()
