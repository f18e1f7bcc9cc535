"""Braille for an embosser (BRF): pages of lines in braille ASCII, separated by form feeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access.language.line import plain_line
from access.outputs.braille.translator import BLANK, NoBraille, Translator, ascii_cells, pieces, tables_for
from games.data import frozen

WIDTH = 40
"""Cells per line."""
LINES = 25
"""Lines per page."""
GAP = 3
"""Cells between two blocks in a row: room for scissors."""


@frozen
class EmbossedBlock:
    """Lines that stay together, such as a label."""

    lines: tuple[str, ...]

    @property
    def width(self) -> int:
        """The number of cells of the longest line."""
        return max(map(len, self.lines))


def blocks_in_rows(blocks: Sequence[EmbossedBlock], width: int) -> list[EmbossedBlock]:
    """Return rows of blocks: as many side by side as fit the width, from left to right."""
    cells = max(block.width for block in blocks) + GAP
    a_row = max(1, (width + GAP) // cells)
    return [_row(blocks[at : at + a_row], cells) for at in range(0, len(blocks), a_row)]


def _row(blocks: Sequence[EmbossedBlock], cells: int) -> EmbossedBlock:
    height = max(len(block.lines) for block in blocks)
    lines = []
    for n in range(height):
        parts = (block.lines[n] if n < len(block.lines) else "" for block in blocks)
        lines.append("".join(part.ljust(cells, BLANK) for part in parts).rstrip(BLANK))
    return EmbossedBlock(tuple(lines))


def pages(rows: Sequence[EmbossedBlock], lines: int) -> list[list[str]]:
    """Return pages of lines, with an empty line between two rows. No row is split over two pages."""
    found: list[list[str]] = [[]]
    for row in rows:
        page = found[-1]
        if page and len(page) + 1 + len(row.lines) > lines:
            page = []
            found.append(page)
        page += ([""] if page else []) + list(row.lines)
    return found


def text(pages: Sequence[Sequence[str]]) -> str:
    """Return the content of a file: each line ends with CR LF, each page with a form feed."""
    return "".join("".join(_line(line) for line in page) + "\f" for page in pages)


def _line(line: str) -> str:
    return ascii_cells(line).rstrip() + "\r\n"


# Text --------------------------------------------------------------------------------------------------

INDENT = 2
"""Cells by which the first line of a paragraph is indented."""
_SET_IN = "\u28ff"


def paragraph(braille: str, width: int) -> list[str]:
    """Return the lines of a paragraph: the first one indented, the others at the margin."""
    lines = list(pieces(_SET_IN * INDENT + braille, width))
    return [line.replace(_SET_IN, BLANK) for line in lines]


def heading(braille: str, width: int) -> list[str]:
    """Return a centred heading and an empty line; long headings are wrapped clear of the margins.

    If that would cut a word, the lines use the margins, too.
    """
    room, longest = max(width - 2 * INDENT, 1), max(map(len, braille.split(BLANK)))
    lines = pieces(braille, longest if room < longest <= width else room)
    return [*(BLANK * ((width - len(line)) // 2) + line for line in lines), ""]


def whole_pages(lines: Sequence[str], a_page: int) -> list[str]:
    """Return the lines, padded to the end of the page."""
    return [*lines, *([""] * (-len(lines) % a_page))]


def numbered(lines: Sequence[str], width: int, a_page: int, number: Callable[[int], str]) -> list[list[str]]:
    """Return pages of `a_page` lines; the last line of each has the page number at the right margin."""
    text = a_page - 1
    found = []
    for page, at in enumerate(range(0, len(lines), text), 1):
        part = list(lines[at : at + text])
        part += [""] * (text - len(part))
        found.append([*part, number(page).rjust(width, BLANK)])
    return found


def embossed(lines: Sequence[str], language: str, grade: int) -> bytes | None:
    """Return lines as pages for an embosser (BRF); None without liblouis."""
    try:
        translator = Translator(language, tables_for(language, grade))
    except NoBraille:
        return None
    rows = (EmbossedBlock(tuple(pieces(translator.line(plain_line(line)), WIDTH))) for line in lines)
    return text(pages(list(rows), LINES)).encode("ascii")
