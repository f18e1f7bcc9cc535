"""What was said, to be asked for again: line by line back from the newest, and forward."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from access.language.line import Line

KEPT = 1000
"""Lines that can be heard again."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line as it is printed and spoken, and as it is brailled; `private` shows what only its seat may know."""

    line: Line
    braille: Line
    private: bool = False


@dataclass(slots=True)
class Review:
    """The lines of one seat, and which of them was heard last.

    What was told to somebody else, in another language perhaps, is made when it is asked for; None is skipped.
    """

    lines: list[Said | Callable[[], Said | None]] = field(default_factory=list)
    at: int = 0

    def add(self, said: Said | Callable[[], Said | None]) -> None:
        """A new line: the next look back starts with it."""
        self.lines.append(said)
        del self.lines[:-KEPT]
        self.at = len(self.lines)

    def forget_private(self) -> None:
        """Keep only what everybody may know."""
        self.lines = [said for said in self.lines if not (isinstance(said, Said) and said.private)]
        self.at = len(self.lines)

    def rewind(self) -> None:
        """The next look back starts with the newest line."""
        self.at = len(self.lines)

    def back(self) -> Said | None:
        """The line before, or None at the first."""
        for at in range(self.at - 1, -1, -1):
            if (found := _made(self.lines[at])) is not None:
                self.at = at
                return found
        return None

    def forward(self) -> Said | None:
        """The line after, or None at the newest."""
        for at in range(self.at + 1, len(self.lines)):
            if (found := _made(self.lines[at])) is not None:
                self.at = at
                return found
        self.at = len(self.lines)
        return None


def _made(said: Said | Callable[[], Said | None]) -> Said | None:
    return said if isinstance(said, Said) else said()
