"""The history of one seat: its lines to hear again, back from the newest, and forward.

A history keeps entries, not the lines themselves: these are made again on request. Behind the entries stands the last
reply to a command, or the last error, which is heard again as a whole; behind that the open question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from access.language.output import KEPT, Said


class Repeatable(Protocol):
    """Something told, and repeatable."""

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose turn it is part of; none if it concerns the whole table."""

    @property
    def private(self) -> bool:
        """Whether only its seat may know it."""


Make = Callable[[Repeatable], Said | None]
"""Makes the line for the asking listener; None for an entry not told to them."""
Wanted = Callable[[Repeatable], bool]
"""Tells whether an entry is among the wanted ones."""


def everything(entry: Repeatable) -> bool:
    """Return True: all entries are wanted."""
    return True


class History:
    """The entries told to one seat, oldest first; `at` is the place heard last.

    The place behind the last entry is that of the reply, the one behind it that of the open question.
    """

    __slots__ = ("at", "entries", "reply")

    def __init__(self) -> None:
        self.entries: list[Repeatable] = []
        self.at = 1
        self.reply: tuple[Repeatable, ...] = ()
        """The last lines told if they were the reply to a command, or an error; else nothing."""

    def add(self, entry: Repeatable) -> None:
        """Add an entry; the next look back starts with it."""
        self.entries.append(entry)
        del self.entries[:-KEPT]
        self.reply = ()
        self.rewind()

    def replied(self, lines: Iterable[Repeatable]) -> None:
        """Take lines for the last reply; the next look back starts with it."""
        self.reply = tuple(lines)
        self.rewind()

    def forget_private(self) -> None:
        """Drop the private lines of this seat."""
        self.entries = [entry for entry in self.entries if not entry.private]
        self.replied(entry for entry in self.reply if not entry.private)

    def rewind(self) -> None:
        """Let the next look back start with the newest lines."""
        self.at = len(self.entries) + 1

    def is_newest(self) -> bool:
        """Tell whether the newest line is the current one."""
        return self.at > len(self.entries)

    def back(self, make: Make, wanted: Wanted = everything) -> Said | None:
        """Return the previous line that is `wanted`, or None at the first."""
        before = min(self.at, len(self.entries)) - 1
        return self._look((at for at in range(before, -1, -1) if wanted(self.entries[at])), make)

    def back_to_reply(self, make: Make) -> tuple[Said, ...]:
        """Return the lines of the last reply if it stands before the place heard last; else nothing."""
        return self._reply(make) if self.at > len(self.entries) else ()

    def forward(self, make: Make) -> Said | None:
        """Return the next line of the entries, or None at the newest."""
        found = self._look(range(self.at + 1, len(self.entries)), make)
        if found is None and self.at < len(self.entries):
            self.at = len(self.entries) - 1
        return found

    def forward_to_reply(self, make: Make) -> tuple[Said, ...]:
        """Return the lines of the last reply if it stands behind the place heard last; else nothing."""
        return self._reply(make) if self.at < len(self.entries) else ()

    def forward_to_question(self) -> bool:
        """Go on to the open question; return False if nothing was gone back."""
        was_back = not self.is_newest()
        self.rewind()
        return was_back

    def _reply(self, make: Make) -> tuple[Said, ...]:
        found = tuple(said for said in map(make, self.reply) if said is not None)
        if found:
            self.at = len(self.entries)
        return found

    def _look(self, places: Iterable[int], make: Make) -> Said | None:
        for at in places:
            if (found := make(self.entries[at])) is not None:
                self.at = at
                return found
        return None
