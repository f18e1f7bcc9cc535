"""Journals in files, written by one process at a time: each answer is on the disk before it is applied.

A journal is reopened by playing its lines at a table.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from access.engine import journal
from access.engine.journal import BadJournal, Header, Saved, answer_line, note_line, over_line, parse, undo_line
from access.engine.table import Answer, Open, Table
from access.language.phrases import echo
from access.storage import catalogue
from access.system import files, posix
from games.data import frozen
from games.game import Game, Sitting
from games.options import BadOption
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


def delete(path: Path) -> None:
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
