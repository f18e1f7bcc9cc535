"""Saved games: their folder, their numbers and their files.

Saved games are numbered; a number stays with its game. Each is a file in the user's data directory.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from access.engine.journal import Header, Saved
from access.language.phrases import Phrases, when
from access.storage import catalogue, journals
from access.storage.journals import Journal, Locked, Reopened, checked_game, reopen
from access.system import files
from games.data import frozen
from games.game import Game
from games.refusals import Failed, Refused

NAMED = re.compile(r"([0-9]{1,9})-([a-z0-9_-]+)\.jsonl")
"""The name of the file of a saved game: its number, and the name of the game."""


@frozen
class Save:
    """A saved game: its number, its file, and the time of its last play (seconds since the epoch)."""

    number: int
    path: Path
    played: float


def folder() -> Path:
    """Return the folder of saved games."""
    return files.data_folder() / "games"


def saves() -> list[Save]:
    """Return all saved games, last played first."""
    return sorted(_found(), key=lambda save: (-save.played, -save.number))


def _found() -> Iterator[Save]:
    try:
        entries = list(folder().iterdir())
    except OSError:
        return
    for path in entries:
        match = NAMED.fullmatch(path.name)
        if match:
            try:
                yield Save(int(match[1]), path, path.stat().st_mtime)
            except OSError:
                continue


def create(header: Header) -> tuple[int, Journal]:
    """Create a journal under the next free number. Raises OSError."""
    files.make_private(folder())
    number = max((save.number for save in _found()), default=0)
    while True:
        number += 1
        try:
            return number, Journal.create(folder() / f"{number}-{header.game}.jsonl", header)
        except FileExistsError:
            continue


def open_games() -> Iterator[tuple[Save, Saved | Refused]]:
    """Yield the unfinished games, last played first, also damaged ones, with the reason.

    Empty journals, remnants of killed older versions, are left out.
    """
    for save in saves():
        try:
            saved = journals.read(save.path)
            if not saved.over:
                checked_game(saved.header, save.path)
        except Refused as error:
            if error.reason != "journal-empty":
                yield save, error
            continue
        if not saved.over:
            yield save, saved


def line(save: Save, saved: Saved | Refused, phrases: Phrases) -> str:
    """Return a saved game as one line: the game, its players, the time of its last play; or its fault."""
    if isinstance(saved, Refused):
        why = catalogue.sentence(saved, phrases.language)
        return phrases.text("resume-damaged", number=save.number, why=why)
    names = ", ".join(saved.header.names)
    game = catalogue.title_or_name(saved.header.game, phrases.language)
    return phrases.text("resume-line", number=save.number, game=game, names=names, when=when(save.played, phrases))


def find(number: int) -> Save:
    """Return the save of this number. Raises Refused."""
    for save in _found():
        if save.number == number:
            return save
    raise Failed("resume-unknown", number=number)


def save_path(named: Path) -> Path:
    """Return the file of a saved game by its number or its path. Raises Refused for an unknown number."""
    number = str(named)
    is_number = number.isascii() and number.isdigit() and len(number) < 10 and not named.exists()
    return find(int(number)).path if is_number else named


def delete(number: int) -> None:
    """Delete the save of this number. Raises Refused, also during its play."""
    path = find(number).path
    try:
        journals.delete(path)
    except Locked:
        raise Failed("journal-locked", game=_game_of(path), number=number) from None
    except OSError as error:
        raise Failed("journal-unreadable", file=path.name, why=error) from None


def _game_of(path: Path) -> str:
    """Return the name of the game in the name of a saved file."""
    named = NAMED.fullmatch(path.name)
    return named[2] if named else path.name


def games() -> tuple[str, ...]:
    """Return the names of the games with a playable save, sorted."""
    return tuple(sorted({saved.header.game for _, saved in open_games() if isinstance(saved, Saved)}))


def last_of(game: Game) -> int:
    """Return the number of the unfinished save of this game, the last played one. Raises Failed without one."""
    for save, saved in open_games():
        if isinstance(saved, Saved) and saved.header.game == game.id:
            return save.number
    raise Failed("resume-none-of", game=game)


def last() -> tuple[Save, Reopened, tuple[int, ...]]:
    """Return the last played unfinished game with its save, and the numbers of skipped ones.

    Unplayable games, such as one with a damaged journal, are skipped. Raises Refused.
    """
    passed: list[int] = []
    for save, saved in open_games():
        if isinstance(saved, Saved):
            with suppress(Refused):
                return save, reopen(save.path, open_only=True), tuple(passed)
        passed.append(save.number)
    raise Failed("resume-all-damaged" if passed else "resume-none")
