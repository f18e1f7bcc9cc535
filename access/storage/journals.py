"""Journals in files, written by one process at a time: each answer is on the disk before it is applied.

A journal is reopened by playing its lines at a table. Saved games are journals with a number, which stays with its
game: files in the user's data directory.
"""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

from access.engine import journal
from access.engine.journal import BadJournal, Header, Saved, answer_line, note_line, over_line, parse, undo_line
from access.engine.table import Answer, Open, Table
from access.language.phrases import Phrases, echo, when
from access.storage import catalogue
from access.system import files, posix
from games.data import frozen
from games.game import Game, Sitting
from games.options import BadOption
from games.refusals import Failed, Refused
from games.steps import Rules
from wordlists import regular

LARGEST = 32 * 1024 * 1024
"""The most bytes of a journal."""


def read(path: Path) -> Saved:
    """Return the journal in a file, without a torn last line. Raises BadJournal."""
    return parse(_content(path), path.name)


def _content(path: Path) -> bytes:
    try:
        return regular.content(path, LARGEST)
    except OSError as error:
        raise BadJournal("journal-unreadable", file=path.name or str(path), why=error) from error


class Locked(Exception):
    """Another process is playing this game."""


class Journal:
    """A journal open for writing, by one process at a time.

    If the disk fails, `failure` holds the error, `failed` is called once, and play goes on unsaved.
    """

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self.failure: OSError | None = None
        self.failed: Callable[[OSError], None] = lambda error: None
        self.advised: set[int] = set()
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Create a new journal, which only its owner can read. Raises OSError, FileExistsError if the path exists.

        It appears under its name once its header is written: a killed program leaves no empty journal. It is closed
        before and opened again, since Windows renames no open file. Who goes on with it in between, has it.
        """
        files.make(path.parent)
        if os.path.lexists(path):
            raise _taken(path)
        beside, head = path.with_name(f".{path.name}.{os.getpid()}"), header.line().encode() + b"\n"
        try:
            with open(beside, "wb", opener=files.privately) as file:
                file.write(head)
                file.flush()
                os.fsync(file.fileno())
            _appear(beside, path)
        finally:
            files.leave_no(beside)
        try:
            return cls.go_on(path, Saved(header, (), len(head), len(head)))
        except Locked:
            raise _taken(path) from None

    @classmethod
    def go_on(cls, path: Path, saved: Saved) -> Journal:
        """Reopen a journal to append to it. Raises OSError, and Locked if another process plays or has played it."""
        journal = cls(path, regular.opened(path, flags=os.O_RDWR))
        journal.advised |= saved.advised
        try:
            _lock(journal._file)
            if os.fstat(journal._file.fileno()).st_size != saved.found:
                raise Locked
            journal._file.truncate(saved.size)  # cut off a torn last line
            journal._file.seek(saved.size)
        except BaseException:
            journal.close()
            raise
        return journal

    def append(self, number: int, step: Open, answer: Answer) -> None:
        """Write the answer to this step, before it is applied."""
        self._line(answer_line(number, step, answer))

    def take_back(self, number: int, to: int) -> None:
        """Write that the answers from number `to` on are void."""
        self._line(undo_line(number, to))

    def note_advice(self, seat: int) -> None:
        """Write, once, the advice to a seat."""
        if seat not in self.advised:
            self.advised.add(seat)
            self._line(note_line("advice", seat))

    def over(self, number: int) -> None:
        """Write the end of the game."""
        self._line(over_line(number))

    def _line(self, line: str) -> None:
        if self.failure is None:
            try:
                self._write(line)
            except OSError as error:
                self.failure = error
                self.failed(error)

    def _write(self, line: str) -> None:
        data = line.encode() + b"\n"
        start = self._file.tell()
        try:
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(self._file.fileno())
        except OSError:
            with suppress(OSError):
                self._file.truncate(start)
            raise

    def close(self) -> None:
        """Close the file, so that others can go on with the game."""
        self._file.close()


def _delete_file(path: Path) -> None:
    """Delete a journal. Raises OSError, and Locked if another process plays it."""
    if path.is_file():
        with regular.opened(path) as file:
            _lock(file)
    regular.patiently(path.unlink)


def _taken(path: Path) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _appear(beside: Path, path: Path) -> None:
    """Give a file its name. Raises OSError, FileExistsError if the name is taken."""
    if sys.platform == "win32":  # there a new name never takes another file's place
        regular.patiently(lambda: os.rename(beside, path))
        return
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.rename(beside, path)


def _lock(file: IO[bytes]) -> None:
    """Lock the file for one writer, if the system can do that. Raises Locked."""
    if not posix.lock(file, wait=False):
        raise Locked


class Unkept(Journal):
    """The journal of an unkept game, such as a lesson; or the substitute for one on a disk with this failure."""

    def __init__(self, path: Path, failure: OSError | None = None) -> None:
        self.path, self.failure = path, failure
        self.failed = lambda error: None
        self.advised = set()

    def _line(self, line: str) -> None:
        """Keep nothing."""

    def close(self) -> None:
        """Do nothing: no file is open."""


@frozen
class Reopened:
    """A read journal, its game, and the table after its last line."""

    saved: Saved
    game: Game
    table: Table


def reopen(path: Path, open_only: bool = False) -> Reopened:
    """Read a journal and play its lines. Raises BadJournal, with `open_only` also if the game is over."""
    saved = read(path)
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
            saved = read(save.path)
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
        _delete_file(path)
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
