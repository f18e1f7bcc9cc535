"""A table on several hosts: answers are recorded elsewhere, in batches, and count only then.

The journal is the game. An answer of a person is a batch, with the dice and cards that follow it. Further steps without
a person (dice, cards, bots' answers, the end) come in batches of at most 20 ms of computing each. Any host may compute
them; the first batch that is recorded at its place counts. Until then its events are held back. A host whose batch is
refused rebuilds its table from the journal and applies the recorded batch instead.

A bot may stand in for a person who is away, and the person takes the seat back. Both are notes in the journal, which
change neither the game nor the number of the open question.

This module knows no store: the caller appends each batch to its own, and reports the outcome.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any

from access.engine.journal import (
    STAND_IN,
    Header,
    JournalEntry,
    answer_line,
    apply_line,
    over_line,
    stand_in_line,
    stands_in,
    undo_line,
)
from access.engine.table import Answer, Bots, Open, Table, Thrower, check_answer, spread
from games.steps import Ask, Deal, Roll, Rules, Tell

SLICE = 0.020
"""Seconds of computing in one batch."""
START = "header "
"""Begins what a first batch follows."""


class OutOfPlace(Exception):
    """A batch does not follow the last one, or does not fit this table: the journal must be read again."""


@dataclass(frozen=True)
class Batch:
    """Journal lines that are recorded together. `at` counts batches from 0; `after` is the digest of all before it."""

    at: int
    after: str
    lines: tuple[str, ...]

    @cached_property
    def digest(self) -> str:
        """The digest of this batch and all before it."""
        return _digest(self.after, self.lines)

    def entries(self) -> Iterator[JournalEntry]:
        """Yield its lines as objects, empty ones for lines that are none."""
        return map(_entry, self.lines)


def _digest(after: str, lines: Iterable[str]) -> str:
    return blake2b("\n".join([after, *lines]).encode(), digest_size=16).hexdigest()


def start_of(header: Header) -> str:
    """Return the digest that the first batch of a game follows: that of its header, whose names may change."""
    nameless = replace(header, participants=tuple(replace(each, name="") for each in header.participants))
    return START + _digest("", [nameless.line()])


def same_game(known: Header, other: Header | None) -> bool:
    """Tell whether this is the same header, whatever the players are called by now."""
    return other is not None and start_of(known) == start_of(other)


def begins(batch: Batch, header: Header) -> bool:
    """Tell whether a first batch follows this header. One of an earlier version, which had no such digest, may."""
    return batch.after == start_of(header) or not batch.after.startswith(START)


def _entry(line: str) -> JournalEntry:
    """Return a line of a journal as an object, an empty one if it is none."""
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return entry if isinstance(entry, dict) else {}


class Replica:
    """One host's copy of a table.

    `new` makes the rules and `seat_bots` the bots, each time the table is built; the bots include those that stand in,
    by seat with their level. `chance` is a function of the seed.
    `clock` counts seconds of computing. `at` is the place of the next batch, and `last` the digest that it follows.
    """

    def __init__(
        self,
        header: Header,
        new: Callable[[], Rules],
        seat_bots: Callable[[Mapping[int, str]], Bots],
        chance: Thrower,
        clock: Callable[[], float],
    ) -> None:
        self.header = header
        self._new, self._seat_bots, self._chance, self._clock = new, seat_bots, chance, clock
        self.table = Table(new)
        """The table as it stands here; it stays the same object when it is built anew."""
        self.at = 0
        self.last = start_of(header)
        self.standing_in: dict[int, str] = {}
        """The levels of bots that stand in for persons, by seat."""
        self.played_for: set[int] = set()
        """The seats of persons for whom a bot has answered."""
        self.heard: list[Tell] = []
        """All events of the recorded batches, and of the opening."""
        self._recorded: list[Batch] = []
        self._ahead: Batch | None = None
        self._held: list[Tell] = []
        self._over = False
        self._build()
        self.heard, self._held = self._held, []

    @property
    def over(self) -> bool:
        """Whether the game is over and its end is recorded."""
        return self._over and self._ahead is None

    @property
    def open(self) -> Open | None:
        """The open question or throw after all recorded batches; None while a computed batch is not recorded yet."""
        return self.table.open if self._ahead is None else None

    # Making batches

    def answer(self, number: int, answer: Answer) -> Batch | None:
        """Return the batch of a person's answer, without applying it.

        Return None if the answer is not to the open question. Raises Illegal.
        """
        step = self.open
        if not isinstance(step, Ask) or step.seat in self._bots.players or number != self.table.number:
            return None
        step.check(answer)
        return self._batch([answer_line(number, step, answer)])

    def answer_ahead(self, number: int, answer: Answer) -> Batch | None:
        """Return the batch of a person's answer with the dice and cards that follow it, applied as by `follow`.

        So both take one transaction. If the rules fail, it is the batch of `answer`: the journal shows what they failed
        at. Return None if the answer is not to the open question. Raises Illegal.
        """
        alone = self.answer(number, answer)
        if alone is None:
            return None
        try:
            self.table.apply(answer)
            self._hear()
            self._ahead = self._batch([*alone.lines, *self._computed(bots=False)])
        except Exception:
            self._rebuild()
        except BaseException:
            self._rebuild()
            raise
        return self._ahead or alone

    def take_back(self, typed: Callable[[Open], bool]) -> Batch | None:
        """Return the batch that takes back the last answer to a `typed` step; None if there is none."""
        to = self.table.last_typed(typed) if self._ahead is None and not self._over else None
        return None if to is None else self._batch([undo_line(self.table.number, to)])

    def stand_in(self, seat: int, level: str, agreed: Iterable[int]) -> Batch | None:
        """Return the batch that lets a bot stand in for the person on a seat, and says which seats agreed to it.

        Return None if nobody can be replaced there now.
        """
        if self._ahead is not None or self._over or seat in self._bots.players:
            return None
        return self._batch([stand_in_line(seat, level, agreed)])

    def give_back(self, seat: int) -> Batch | None:
        """Return the batch that gives a seat back to its person; None if nobody stands in there, or it is not time."""
        if self._ahead is not None or seat not in self.standing_in:
            return None
        return self._batch([stand_in_line(seat, "")])

    def follow(self, bots: bool = True) -> Batch | None:
        """Compute one slice of the steps without a person and return its batch; None if a person is asked.

        Its events are held back until the batch is `recorded`. Without `bots` it ends where one of them is asked.
        """
        if self._ahead is None:
            with self._or_rebuilt():
                lines = self._computed(bots)
            self._ahead = self._batch(lines) if lines else None
        return self._ahead

    @property
    def is_ahead(self) -> bool:
        """Whether a batch is applied here that is not recorded yet."""
        return self._ahead is not None

    @property
    def asks_bot(self) -> bool:
        """Whether a bot is asked."""
        return isinstance(self.open, Ask) and self.open.seat in self._bots.players

    def batches(self, at: int) -> list[Batch]:
        """Return the recorded batches from this place on."""
        return self._recorded[at:]

    def ahead(self, lines: Iterable[str]) -> Batch:
        """Return the next batch, of lines that another copy has computed; they are applied as `follow` applies its own.

        Raises OutOfPlace for lines that do not fit this table.
        """
        batch = self._batch(lines)
        with self._or_rebuilt():
            self._apply(batch)
        self._ahead = batch
        return batch

    @property
    def outcome(self) -> Mapping[str, Any] | None:
        """The result of the game, once its last batch is applied, recorded or not; None before that."""
        return self.table.result if self._over else None

    def _computed(self, bots: bool) -> list[str]:
        lines: list[str] = []
        until = self._clock() + SLICE
        while (step := self.table.open) is not None and (not lines or self._clock() < until):
            number = self.table.number
            if isinstance(step, (Roll, Deal)):
                answer: Any = self._chance(number, step)
            elif step.seat in self._bots.players and bots:
                answer = self._bots.players[step.seat].choose(number, step)
                self._answered_by(step.seat)
            else:
                return lines
            check_answer(step, answer, self._bots.players)
            lines.append(answer_line(number, step, answer))
            self.table.apply(answer)
            self._hear()
        if step is None and not self._over and (not lines or self._clock() < until):
            self._over = True
            lines.append(over_line(self.table.number))
        return lines

    def _batch(self, lines: Iterable[str]) -> Batch:
        return Batch(self.at, self.last, tuple(lines))

    # Recorded and refused batches

    def recorded(self, batch: Batch) -> list[Tell]:
        """Apply a recorded batch, unless it was computed here, and return the events that may be told now.

        Raises OutOfPlace, and then changes nothing.
        """
        if batch.at != self.at or not (batch.after == self.last or (not batch.at and begins(batch, self.header))):
            raise OutOfPlace(f"batch {batch.at} does not follow batch {self.at - 1}")
        if self._ahead is not None and self._ahead.digest != batch.digest:
            self.refused()
        if self._ahead is None:
            with self._or_rebuilt():
                self._apply(batch)
        self._ahead = None
        self._recorded.append(batch)
        self.at, self.last = batch.at + 1, batch.digest
        told, self._held = self._held, []
        self.heard += told
        return told

    def refused(self) -> None:
        """Drop the batch computed here, since another one took its place, and rebuild the table from its journal."""
        if self._ahead is not None:
            self._rebuild()

    @contextmanager
    def _or_rebuilt(self) -> Iterator[None]:
        """Rebuild the table from its journal if something goes wrong meanwhile."""
        try:
            yield
        except BaseException:
            self._rebuild()
            raise

    def _rebuild(self) -> None:
        self._ahead, self._over = None, False
        self.standing_in, self.played_for, self.heard, self._held = {}, set(), [], []
        self._build()
        for batch in self._recorded:
            self._apply(batch)
        self.heard, self._held = [*self.heard, *self._held], []

    def start_over(self) -> None:
        """Forget all batches, since the store has lost some: those that it still has are recorded anew."""
        self.at, self.last, self._recorded = 0, start_of(self.header), []
        self._rebuild()

    def _build(self) -> None:
        self.table.restart()
        self._bots = self._seat_bots(self.standing_in)
        self._hear()

    def _apply(self, batch: Batch) -> None:
        for entry in batch.entries():
            if entry.get("note") == STAND_IN:
                self._seat(entry)
                continue
            step = self.table.open
            if not apply_line(entry, self.table):
                raise OutOfPlace(f"batch {batch.at} does not fit the table")
            if isinstance(step, Ask) and "answer" in entry:
                self._answered_by(step.seat)
            if "undo" in entry:  # new bots hear the game anew; persons have heard it
                self.heard, self._held = self.table.take_told(), []
                self._seat_anew()
            self._over = self._over or "over" in entry
            self._hear()

    def _seat(self, entry: JournalEntry) -> None:
        """Let a bot stand in, or a person have the seat again. Raises OutOfPlace for a seat that has no person."""
        seat, level = stands_in(entry) or (-1, "")
        if seat not in self.header.persons:
            raise OutOfPlace("a bot stands in for nobody")
        self.standing_in.pop(seat, None)
        if level:
            self.standing_in[seat] = level
        self._seat_anew(self._held)

    def _answered_by(self, seat: int) -> None:
        """Note that a question to a seat was answered, by the bot that stands in there, if one does."""
        if seat in self.standing_in:
            self.played_for.add(seat)

    def _seat_anew(self, held: Iterable[Tell] = ()) -> None:
        """Seat new bots, and let them hear the whole game; persons have heard it."""
        self._bots = self._seat_bots(self.standing_in)
        spread([*self.heard, *held], self._bots.listeners)

    def _hear(self) -> None:
        """Tell events to bots immediately, since they are part of the table; hold them back from persons."""
        told = self.table.take_told()
        spread(told, self._bots.listeners)
        self._held += told
