"""The journal format: one line for each answer. Saving, replaying and undoing a game all rest on its journal.

The header line has the game, its seats, its options and its seed. Each further line holds one answer: its number, the
seat, the question and the answer, chance included. A line is on disk before its answer is applied, so a killed program
resumes at the same question. Nothing is ever removed from a journal except a torn last line. Lines with a note hold no
answer.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from access.engine.table import Answer, Open, Participant, Table, participants_from_json
from games.data import frozen
from games.options import Value
from games.refusals import Failed, Illegal

FORMAT = 1
LONG = 1000
"""The lines of a journal beyond which it is read without the garbage collector."""
LARGEST_NUMBER = 10**9
"""The largest number in a header, but for the seed."""
LARGEST_SEED = 2**129
"""The largest seed; that of a table in a tournament is a little larger than what can be typed."""
to_json = json.JSONEncoder(ensure_ascii=False).encode
"""Returns data as a line of JSON; `json.dumps` would make an encoder for each line."""


class BadJournal(Failed):
    """A journal that cannot be read."""


@frozen
class Header:
    """The header of a journal, its first line: the game, its seats, its options and its seed."""

    game: str
    version: int
    participants: tuple[Participant, ...]
    options: Mapping[str, Value]
    seed: int
    typed: bool
    language: str
    chosen: bool = False
    """Whether a player chose the seed."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(participant.name for participant in self.participants)

    @property
    def bot_levels(self) -> tuple[str | None, ...]:
        """The level of the bot on each seat; None for a person."""
        return tuple(participant.bot_level for participant in self.participants)

    @property
    def persons(self) -> frozenset[int]:
        """The seats of persons."""
        return frozenset(seat for seat, level in enumerate(self.bot_levels) if level is None)

    def line(self) -> str:
        """Return the header as it is written to the file."""
        seats = [participant.to_json() for participant in self.participants]
        dice = "typed" if self.typed else "seeded"
        head = {"taverne": FORMAT, "game": self.game, "rules": self.version, "seats": seats}
        head |= {"options": dict(self.options), "seed": self.seed, "dice": dice, "language": self.language}
        head |= {"chosen": True} if self.chosen else {}
        return to_json(head)


JournalEntry = Mapping[str, Any]


@frozen
class Saved:
    """A journal that was read: its header, its entries, their size and that of the file in bytes."""

    header: Header
    entries: tuple[JournalEntry, ...]
    size: int
    found: int
    advised: frozenset[int] = frozenset()
    """The seats that asked for advice."""

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.entries) and "over" in self.entries[-1]


def parse(found: bytes, name: str) -> Saved:
    """Parse the bytes of a journal file of this name, without a torn last line. Raises BadJournal."""
    data = found[: found.rfind(b"\n") + 1]
    lines = data.split(b"\n")[:-1]
    if not lines:
        raise BadJournal("journal-empty", file=name)
    try:
        head = _head(_object(lines[0], name, 1), name)
    except BadJournal as error:
        newer = error.reason == "journal-newer"
        raise BadJournal(error.reason if newer else "journal-no-head", file=name) from error
    with _collector_paused(len(lines)):
        entries = _entries(lines[1:], name)
    notes = [entry for entry in entries if "note" in entry]
    advised = frozenset(seat for entry in notes if entry["note"] == "advice" and type(seat := entry.get("seat")) is int)
    played = tuple(entry for entry in entries if "note" not in entry) if notes else entries
    for n, entry in enumerate(played):
        if entry.get("n") != n:
            line = next(line for line, each in enumerate(entries, 2) if each is entry)
            raise BadJournal("journal-line", file=name, line=line)
    return Saved(head, played, len(data), len(found), advised)


def _entries(lines: list[bytes], name: str) -> tuple[JournalEntry, ...]:
    """Parse all lines together, which is fast; if that fails, one by one, to name the bad one."""
    try:
        entries = json.loads(b"[" + b",".join(lines) + b"]")
    except (ValueError, RecursionError):
        entries = []
    if len(entries) == len(lines) and all(isinstance(entry, dict) for entry in entries):
        return tuple(entries)
    return tuple(_object(line, name, n) for n, line in enumerate(lines, 2))


def _object(line: bytes, name: str, number: int) -> JournalEntry:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadJournal("journal-line", file=name, line=number) from error
    if not isinstance(entry, dict):
        raise BadJournal("journal-line", file=name, line=number)
    return entry


def _head(entry: JournalEntry, name: str) -> Header:
    form = entry.get("taverne")
    if form != FORMAT:
        newer = isinstance(form, int) and form > FORMAT
        raise BadJournal("journal-newer" if newer else "journal-no-head", file=name)
    try:
        return Header(
            game=str(entry["game"]),
            version=_number(entry["rules"], LARGEST_NUMBER),
            participants=participants_from_json(entry["seats"]),
            options={str(name): _option(value) for name, value in entry["options"].items()},
            seed=_number(entry["seed"], LARGEST_SEED),
            typed={"typed": True, "seeded": False}[entry["dice"]],
            language=str(entry["language"]),
            chosen=entry.get("chosen") is True,
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadJournal("journal-no-head", file=name) from error


def _number(value: Any, most: int) -> int:
    """Return a whole number from 0 to `most`. Raises ValueError for anything else, also for 1e999."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(value)
    return value


def _option(value: Any) -> Value:
    """Return the value of an option. Raises ValueError if no option can have it."""
    return value if isinstance(value, str) else _number(value, LARGEST_NUMBER)


def answer_line(number: int, step: Open, answer: Answer) -> str:
    """Return the journal line of an answer."""
    return to_json({"n": number, "seat": step.seat, "asked": type(step).__name__, "answer": answer})


def undo_line(number: int, to: int) -> str:
    """Return the journal line that takes back the answers from number `to` on."""
    return json.dumps({"n": number, "undo": to})


def note_line(what: str, seat: int) -> str:
    """Return a journal line that changes nothing at the table: a seat has done `what`, such as asked for advice."""
    return json.dumps({"note": what, "seat": seat})


STAND_IN = "stand-in"
"""The note that a bot stands in for a person, or that the person has the seat again."""


def stand_in_line(seat: int, level: str, agreed: Iterable[int] = ()) -> str:
    """Return the journal line that a bot of this level stands in; without a level the person has the seat again."""
    return json.dumps({"note": STAND_IN, "seat": seat, "level": level, "agreed": list(agreed)})


def stands_in(entry: JournalEntry) -> tuple[int, str] | None:
    """Return the seat and the level of a note that a bot stands in, without a level that it does no more; else None."""
    if entry.get("note") != STAND_IN:
        return None
    seat, level = entry.get("seat"), entry.get("level")
    return (seat, level) if type(seat) is int and isinstance(level, str) else None


def over_line(number: int) -> str:
    """Return the journal line that marks the end of the game."""
    return json.dumps({"n": number, "over": True})


def replay(saved: Saved, table: Table, name: str) -> None:
    """Apply all lines of a journal to a fresh table. Raises BadJournal at the first that does not fit."""
    with _collector_paused(len(saved.entries)):
        for line, entry in enumerate(saved.entries, 2):
            if not apply_line(entry, table):
                raise BadJournal("journal-line", file=name, line=line)


@contextmanager
def _collector_paused(lines: int) -> Iterator[None]:
    """Pause the garbage collector for a long journal: that makes many objects and no garbage, so searching is slow.

    After that it searches none of the objects that are there, so garbage among them stays for good. A club parses a
    header for each table, and would lose memory by it.
    """
    if lines <= LONG or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()  # the replayed objects live as long as the game
        gc.enable()


def apply_line(entry: JournalEntry, table: Table) -> bool:
    """Apply one line to a table. Return False if it does not fit."""
    if "answer" not in entry:
        return _apply_other(entry, table)
    step = table.open
    if step is None or entry.get("asked") != type(step).__name__ or entry.get("seat") != step.seat:
        return False
    try:
        answer = answer_from_json(entry["answer"])
        step.check(answer)
    except (Illegal, TypeError, ValueError, AttributeError):
        return False
    table.apply(answer)
    return True


def _apply_other(entry: JournalEntry, table: Table) -> bool:
    """Apply a line that is no answer: the end of the game, or an undo."""
    if "over" in entry:
        return table.open is None
    if "undo" not in entry or not table.holds(entry["undo"]):
        return False
    table.rewind(entry["undo"])
    return True


_PLAIN = frozenset({int, str})


def answer_from_json(value: Any) -> Answer:
    """Return an answer from JSON, lists as tuples. Raises ValueError for types that no answer contains."""
    if type(value) is list:
        return tuple(value) if _PLAIN.issuperset(map(type, value)) else tuple(map(answer_from_json, value))
    if type(value) not in _PLAIN:
        raise ValueError(value)
    return value
