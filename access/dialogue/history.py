"""The history of one seat: its lines to hear again, back from the newest, and forward.

A history keeps entries, not the lines themselves: these are made again on request.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from access.language.output import KEPT, Said


class Repeatable(Protocol):
    """Something told that can be told again."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose turn it is part of; none if it concerns the whole table."""

    @property
    def private(self) -> bool:
        """Whether only its seat may know it."""


Make = Callable[[Repeatable], Said | None]
"""Makes the line for the listener who asks; None if they were not told."""
Wanted = Callable[[Repeatable], bool]
"""Tells whether an entry is among those that are looked for."""


def everything(entry: Repeatable) -> bool:
    """Return True: all entries are looked for."""
    return True


class History:
    """The entries told to one seat, oldest first; `at` is the entry heard last."""

    __slots__ = ("_reply_heard", "at", "entries", "reply")

    def __init__(self) -> None:
        self.entries: list[Repeatable] = []
        self.at = 0
        self.reply: tuple[Repeatable, ...] = ()
        """The last lines told if they were the reply to a command; else nothing."""
        self._reply_heard = False

    def add(self, entry: Repeatable) -> None:
        """Add an entry; the next look back starts with it."""
        self.entries.append(entry)
        del self.entries[:-KEPT]
        self.reply = ()
        self.rewind()

    def forget_private(self) -> None:
        """Drop the private lines of this seat."""
        self.entries = [entry for entry in self.entries if not entry.private]
        self.reply = tuple(entry for entry in self.reply if not entry.private)
        self.rewind()

    def rewind(self) -> None:
        """Let the next look back start with the newest lines."""
        self.at = len(self.entries)
        self._reply_heard = False

    def take_reply(self) -> tuple[Repeatable, ...]:
        """Return the reply that was told last; nothing if it was heard again already."""
        found = () if self._reply_heard else self.reply
        self._reply_heard = True
        return found

    def back(self, make: Make, wanted: Wanted = everything) -> Said | None:
        """Return the previous line that is `wanted`, or None at the first."""
        return self._look((at for at in range(self.at - 1, -1, -1) if wanted(self.entries[at])), make)

    def forward(self, make: Make) -> Said | None:
        """Return the next line, or None at the newest."""
        found = self._look(range(self.at + 1, len(self.entries)), make)
        if found is None:
            self.rewind()
        return found

    def _look(self, places: Iterable[int], make: Make) -> Said | None:
        for at in places:
            if (found := make(self.entries[at])) is not None:
                self.at = at
                return found
        return None
