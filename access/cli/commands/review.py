"""The command review: looks back at a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from access.cli.options import chosen_language, common, outlets, preferences_of
from access.cli.types import NamedFile
from access.desk.desk import open_desk
from access.dialogue.drivers import Seating
from access.language.phrases import Phrases
from access.play.at_table import AtTable, Ended, tell_review
from access.storage import journals
from access.storage.journals import reopen
from games.refusals import Failed, Refused


@click.command("review")
@click.argument("file", type=NamedFile(), required=False)
@outlets()
@common
def command(file: Path | None, **given: Any) -> None:
    """Say which decisions cost most in a finished game: the last one, that of a NUMBER, or in FILE."""
    found = reopen(journals.save_path(file) if file is not None else _last_over())
    if not found.saved.over:
        raise Failed("review-open")
    header = found.saved.header
    preferences = preferences_of(chosen_language(), given)
    phrases = Phrases(preferences.language or header.language, found.game, header.names, header.persons)
    if found.game.adviser is None:
        raise Failed("review-no-advice", game=phrases.text(found.game.id))
    around = AtTable(found.table, found.game, options=header.options)
    with open_desk(preferences, phrases, Seating(header.persons, around)).person as person:
        person.say("loop-table", game=phrases.text(found.game.id), names=", ".join(header.names))
        tell_review(person.conversation, Ended(found.game, header, found.table))
        person.last_words()
        person.console.finish()


def _last_over() -> Path:
    """Return the journal of the game that was finished last. Raises Refused."""
    for save in journals.saves():
        try:
            if journals.read(save.path).over:
                return save.path
        except Refused:
            continue
    raise Failed("review-no-game")
