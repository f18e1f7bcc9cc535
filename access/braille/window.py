"""The window of a display on the buffer, and the lines of the buffer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from access.braille.translator import Cells
from games.data import frozen


@frozen
class Window:
    """The content of a display: cells and their print, both as long as the display is wide.

    `cursor` counts cells from 1; 0 means none. `raised` are the cells to which dots 7 and 8 are added. With `as_text`
    the display shows the print by its own table.
    """

    shown: str
    text: str
    cursor: int = 0
    raised: frozenset[int] = frozenset()
    as_text: bool = False


@dataclass(slots=True)
class BufferLine:
    """A line of the buffer. `private` ones are removed when the keyboard is passed on; `seen` ones have been shown.

    `asked` ones are answered questions; one that `replaces` takes the place of such a line before it.

    Its cells are made when it is read: the question, which is shown at once, waits for no line before it.
    """

    made: Cells | Callable[[], Cells]
    private: bool = False
    seen: bool = False
    asked: bool = False
    replaces: bool = False

    @property
    def cells(self) -> Cells:
        """The line in cells."""
        if not isinstance(self.made, Cells):
            self.made = self.made()
        return self.made


@frozen
class Typing:
    """The line being typed, and the letter before which the cursor is."""

    text: str
    cursor: int


def printed(line: Cells, start: int, end: int) -> str:
    """Return the print for cells: each word at its first cell, or after the previous word if braille is shorter."""
    text = ""
    for at, word in _within(line, start, end):
        text = text.ljust(max(at, len(text) + 1 if text else 0)) + word
    return text


def _within(line: Cells, start: int, end: int) -> list[tuple[int, str]]:
    """Return the words of a piece with their places in it; of a word cut before it, roughly the rest."""
    found = []
    ends = [at - 1 for at, _ in line.words[1:]] + [len(line)]
    for (at, word), last in zip(line.words, ends, strict=False):
        if start <= at < end:
            found.append((at - start, word))
        elif at < start < last:
            found.append((0, word[(start - at) * len(word) // (last - at) :]))
    return found
