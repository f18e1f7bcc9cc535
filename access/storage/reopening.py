"""Reopens journals: reads one, and plays its lines at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from access.answers.shapes import echo
from access.engine import journal
from access.engine.journal import BadJournal, Header, Saved
from access.engine.table import Table
from access.storage import catalogue, journals
from games.data import frozen
from games.game import Game, Sitting
from games.options import BadOption
from games.steps import Rules


@frozen
class Reopened:
    """A read journal, its game, and the table after its last line."""

    saved: Saved
    game: Game
    table: Table


def reopen(path: Path, open_only: bool = False) -> Reopened:
    """Read a journal and play its lines. Raises BadJournal, with `open_only` also if the game is over."""
    saved = journals.read(path)
    game = checked_game(saved.header, path)
    if open_only and saved.over:
        raise BadJournal("journal-over", file=str(path))
    table = Table(new(game, saved.header))
    _replay(saved, table, path, game)
    return Reopened(saved, game, table)


def _replay(saved: Saved, table: Table, path: Path, game: Game) -> None:
    """Play the saved lines. Raises BadJournal, which says if the agreement of the table or the rules have changed."""
    reason = game.agreement.changed(saved.header.options)
    try:
        journal.replay(saved, table, path.name)
    except BadJournal as bad:
        if reason:
            raise BadJournal(f"{reason}-final", file=path.name) from None
        raise _changed(bad, game) from None
    if reason and table.is_final():
        raise BadJournal(f"{reason}-final", file=path.name)


def _changed(bad: BadJournal, game: Game) -> BadJournal:
    """Return a fault of a journal as that of changed rules without a new version; rules of our games never do that."""
    if catalogue.is_ours(game):
        return bad
    return BadJournal("journal-rules", game=game, **{"line": 1, **bad.facts})


def new(game: Game, header: Header) -> Callable[[], Rules]:
    """Return a function that begins the game of this header."""
    return lambda: game.new(len(header.participants), header.options)


def checked_game(header: Header, path: Path) -> Game:
    """Return the game of a journal. Raises BadJournal if it is missing, had other rules, or does not fit."""
    if header.game not in catalogue.names():
        raise BadJournal("journal-game", file=path.name, game=echo(header.game))
    newest = catalogue.find(header.game)
    game = newest.of_version(header.version)
    if game is None:
        raise BadJournal("journal-version", file=path.name, game=newest, theirs=header.version, ours=newest.version)
    strangers = any(level not in game.bots for level in header.bot_levels if level is not None)
    if strangers or not game.least_seats <= len(header.participants) <= game.most_seats:
        raise _changed(BadJournal("journal-no-head", file=path.name), game)
    try:
        fits = game.agreement.with_defaults(header.options) == dict(header.options)
    except BadOption:
        fits = False
    if not fits:
        raise _changed(BadJournal("journal-no-head", file=path.name), game)
    persons = len(header.persons)
    sitting = Sitting(persons, len(header.participants) - persons, header.language)
    game.agreement.settle(header.options, sitting)  # raises Refused for an agreement that is impossible at this table
    return game
