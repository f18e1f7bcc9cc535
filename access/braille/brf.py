"""Braille for an embosser (BRF): pages of lines in braille ASCII, parted by form feeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from access.braille.translator import BLANK, ascii_cells, pieces

WIDTH = 40
"""Cells a line."""
LINES = 25
"""Lines a page."""
GAP = 3
"""Cells between two blocks in a row: room for scissors."""


@dataclass(frozen=True, slots=True)
class Block:
    """Lines that stay together, such as a label."""

    lines: tuple[str, ...]

    @property
    def width(self) -> int:
        """Cells of its longest line."""
        return max(map(len, self.lines))


def in_rows(blocks: Sequence[Block], width: int) -> list[Block]:
    """Blocks side by side, as many as fit the width, from left to right, row by row."""
    cells = max(block.width for block in blocks) + GAP
    a_row = max(1, (width + GAP) // cells)
    return [_row(blocks[at : at + a_row], cells) for at in range(0, len(blocks), a_row)]


def _row(blocks: Sequence[Block], cells: int) -> Block:
    height = max(len(block.lines) for block in blocks)
    lines = []
    for n in range(height):
        parts = (block.lines[n] if n < len(block.lines) else "" for block in blocks)
        lines.append("".join(part.ljust(cells, BLANK) for part in parts).rstrip(BLANK))
    return Block(tuple(lines))


def pages(rows: Sequence[Block], lines: int) -> list[list[str]]:
    """Pages of lines; a blank line between two rows, and no row split over two pages."""
    found: list[list[str]] = [[]]
    for row in rows:
        page = found[-1]
        if page and len(page) + 1 + len(row.lines) > lines:
            page = []
            found.append(page)
        page += ([""] if page else []) + list(row.lines)
    return found


def text(pages: Sequence[Sequence[str]]) -> str:
    """The pages as a file: each line ends with CR LF, each page with a form feed."""
    return "".join("".join(_line(line) for line in page) + "\f" for page in pages)


def _line(line: str) -> str:
    return ascii_cells(line).rstrip() + "\r\n"


# Text --------------------------------------------------------------------------------------------------

INDENT = 2
"""Cells that the first line of a paragraph is set in."""
_SET_IN = "\u28ff"


def paragraph(braille: str, width: int) -> list[str]:
    """A paragraph: its first line set in, the others at the margin."""
    lines = list(pieces(_SET_IN * INDENT + braille, width))
    return [line.replace(_SET_IN, BLANK) for line in lines]


def heading(braille: str, width: int) -> list[str]:
    """A heading in the middle, with a blank line under it; long ones in lines that stay clear of the margins.

    Where a word would be cut for them, it has them.
    """
    room, longest = max(width - 2 * INDENT, 1), max(map(len, braille.split(BLANK)))
    lines = pieces(braille, longest if room < longest <= width else room)
    return [*(BLANK * ((width - len(line)) // 2) + line for line in lines), ""]


def whole_pages(lines: Sequence[str], a_page: int) -> list[str]:
    """Lines, filled up so that what follows begins on a page of its own."""
    return [*lines, *([""] * (-len(lines) % a_page))]


def numbered(lines: Sequence[str], width: int, a_page: int, number: Callable[[int], str]) -> list[list[str]]:
    """Pages of so many lines; on the last of each its number stands at the right margin."""
    text = a_page - 1
    found = []
    for page, at in enumerate(range(0, len(lines), text), 1):
        part = list(lines[at : at + text])
        part += [""] * (text - len(part))
        found.append([*part, number(page).rjust(width, BLANK)])
    return found
