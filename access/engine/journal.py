"""The journal of a game: one line for each answer. It is the save, the replay and the undo.

A head line says what is played, by whom, with which options and which seed. Then each line holds one answer: its
number, the seat, the question and what was answered, chance included. A line is on the disk before its answer is
applied, so whoever is killed goes on at the same question. Nothing is ever cut from a journal but a torn last line.
"""

from __future__ import annotations

import errno
import gc
import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from access.engine.seats import Sitter, sitters_from_json
from access.engine.table import Answer, Open, Table
from games.options import Value
from games.steps import Illegal, Refused

FORMAT = 1
LARGEST = 32 * 1024 * 1024


class BadJournal(Refused):
    """A journal that cannot be read."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is played: the first line of a journal."""

    game: str
    version: int
    sitters: tuple[Sitter, ...]
    options: Mapping[str, Value]
    seed: int
    typed: bool
    language: str

    def line(self) -> str:
        """As it stands in the file."""
        seats = [sitter.to_json() for sitter in self.sitters]
        dice = "typed" if self.typed else "seeded"
        head = {"taverne": FORMAT, "game": self.game, "rules": self.version, "seats": seats}
        head |= {"options": dict(self.options), "seed": self.seed, "dice": dice, "language": self.language}
        return json.dumps(head, ensure_ascii=False)


Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Saved:
    """A journal as it was read: its head, its lines, how many bytes they take, and how many the file had."""

    head: Head
    entries: tuple[Entry, ...]
    size: int
    found: int

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.entries) and "over" in self.entries[-1]


def read(path: Path) -> Saved:
    """The journal, without a torn last line. Raises BadJournal."""
    found = _content(path)
    data = found[: found.rfind(b"\n") + 1]
    lines = data.split(b"\n")[:-1]
    if not lines:
        raise BadJournal("journal-empty", file=path.name)
    try:
        head = _head(_object(lines[0], path, 1), path)
    except BadJournal as error:
        raise BadJournal(
            error.reason if error.reason == "journal-newer" else "journal-no-head", file=path.name
        ) from error
    entries = _entries(lines[1:], path)
    for n, entry in enumerate(entries):
        if entry.get("n") != n:
            raise BadJournal("journal-line", file=path.name, line=n + 2)
    return Saved(head, entries, len(data), len(found))


def _entries(lines: list[bytes], path: Path) -> tuple[Entry, ...]:
    """All lines at once, which is fast; where that fails, one by one, so as to name the bad one."""
    try:
        entries = json.loads(b"[" + b",".join(lines) + b"]")
    except (ValueError, RecursionError):
        entries = []
    if len(entries) == len(lines) and all(isinstance(entry, dict) for entry in entries):
        return tuple(entries)
    return tuple(_object(line, path, n) for n, line in enumerate(lines, 2))


def _content(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise BadJournal("journal-too-large", file=path.name)
        return path.read_bytes()
    except OSError as error:
        raise BadJournal("journal-unreadable", file=path.name, why=error.strerror or "") from error


def _object(line: bytes, path: Path, number: int) -> Entry:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadJournal("journal-line", file=path.name, line=number) from error
    if not isinstance(entry, dict):
        raise BadJournal("journal-line", file=path.name, line=number)
    return entry


def _head(entry: Entry, path: Path) -> Head:
    form = entry.get("taverne")
    if form != FORMAT:
        newer = isinstance(form, int) and form > FORMAT
        raise BadJournal("journal-newer" if newer else "journal-no-head", file=path.name)
    try:
        return Head(
            game=str(entry["game"]),
            version=int(entry["rules"]),
            sitters=sitters_from_json(entry["seats"]),
            options={str(name): value for name, value in entry["options"].items()},
            seed=int(entry["seed"]),
            typed={"typed": True, "seeded": False}[entry["dice"]],
            language=str(entry["language"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadJournal("journal-no-head", file=path.name) from error


def replay(saved: Saved, table: Table, path: Path) -> None:
    """Play all lines of a journal at a fresh table. Raises BadJournal at the first that does not fit."""
    with _collector_paused():
        for line, entry in enumerate(saved.entries, 2):
            if not _fits(entry, table):
                raise BadJournal("journal-line", file=path.name, line=line)


@contextmanager
def _collector_paused() -> Iterator[None]:
    """A long game makes many objects, and no garbage: looking for some would take longer than the replay itself."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.freeze()  # what was replayed stays as long as the game
            gc.enable()


def _fits(entry: Entry, table: Table) -> bool:
    """Apply one line; False where it does not belong here."""
    if "over" in entry:
        return table.open is None
    if "undo" in entry:
        if not table.holds(entry["undo"]):
            return False
        table.rewind(entry["undo"])
        return True
    step = table.open
    if step is None or entry.get("seat") != step.seat or entry.get("asked") != type(step).__name__:
        return False
    try:
        answer = plain(entry.get("answer"))
        step.check(answer)
    except (Illegal, TypeError, ValueError, AttributeError):
        return False
    table.apply(answer)
    return True


_PLAIN = frozenset({int, str})


def plain(value: Any) -> Answer:
    """An answer from JSON: lists are tuples. Raises ValueError for what no answer is made of."""
    if type(value) is list:
        return tuple(value) if _PLAIN.issuperset(map(type, value)) else tuple(map(plain, value))
    if type(value) not in _PLAIN:
        raise ValueError(value)
    return value


class Locked(Exception):
    """Another process plays this game."""


class Journal:
    """A journal open for writing, by one process at a time.

    When the disk fails, `failure` holds why, `failed` is called once, and play goes on unsaved.
    """

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self.failure: OSError | None = None
        self.failed: Callable[[OSError], None] = lambda error: None
        self._file = file

    @classmethod
    def create(cls, path: Path, head: Head) -> Journal:
        """A new journal. Raises OSError; FileExistsError where something stands there already."""
        _make_folder(path.parent)
        journal = cls(path, open(path, "xb", buffering=0))  # noqa: SIM115 - closed in close()
        _lock(journal._file)
        try:
            journal._write(head.line())
        except OSError:
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise
        return journal

    @classmethod
    def go_on(cls, path: Path, saved: Saved) -> Journal:
        """The journal that was read, to be written on. Raises OSError, and Locked if another plays or has played it."""
        journal = cls(path, open(path, "r+b", buffering=0))  # noqa: SIM115 - closed in close()
        try:
            _lock(journal._file)
            if os.fstat(journal._file.fileno()).st_size != saved.found:
                raise Locked
            journal._file.truncate(saved.size)  # a torn last line
            journal._file.seek(saved.size)
        except BaseException:
            journal.close()
            raise
        return journal

    def append(self, number: int, step: Open, answer: Answer) -> None:
        """Write the answer to this step, before it is applied."""
        self._line({"n": number, "seat": step.seat, "asked": type(step).__name__, "answer": answer})

    def take_back(self, number: int, to: int) -> None:
        """Write that the answers from number `to` on no longer hold."""
        self._line({"n": number, "undo": to})

    def over(self, number: int) -> None:
        """Write that the game is over."""
        self._line({"n": number, "over": True})

    def _line(self, entry: Entry) -> None:
        if self.failure is None:
            try:
                self._write(json.dumps(entry, ensure_ascii=False))
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
        """Let others play on."""
        self._file.close()


def _make_folder(folder: Path) -> None:
    """Make the folder. Raises OSError, NotADirectoryError where a file is in the way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None


def _lock(file: IO[bytes]) -> None:
    """One writer at a time, where the system can see to it. Raises Locked."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Locked from None


class Unsaved(Journal):
    """Stands in for a journal that could not be made: says why, keeps nothing."""

    def __init__(self, path: Path, failure: OSError) -> None:
        self.path = path
        self.failure = failure
        self.failed = lambda error: None

    def close(self) -> None:
        """Nothing is open."""
