"""Large print: dice, the letters of cards, and points in solid signs five rows high, from a small font of our own.

Apart from screen.py: only large print needs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby, pairwise
from unicodedata import east_asian_width, normalize

from access.language.line import CLAUSE, Line, beside_number

ROWS = 5
_FONT = {
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "A": ".#. #.# ### #.# #.#",
    "B": "##. #.# ##. #.# ##.",
    "C": "### #.. #.. #.. ###",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "G": "### #.. #.# #.# ###",
    "H": "#.# #.# ### #.# #.#",
    "I": "### .#. .#. .#. ###",
    "J": "..# ..# ..# #.# ###",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "M": "#...# ##.## #.#.# #...# #...#",
    "N": "#..# ##.# #.## #..# #..#",
    "O": "### #.# #.# #.# ###",
    "P": "### #.# ### #.. #..",
    "Q": "### #.# #.# ### ..#",
    "R": "### #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#...# #...# #.#.# ##.## #...#",
    "X": "#.# #.# .#. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "Z": "### ..# .#. #.. ###",
    "=": "... ### ... ### ...",
    "Ä": "#.# .#. #.# ### #.#",
    "Ö": "#.# ### #.# #.# ###",
    "Ü": "#.# ... #.# #.# ###",
    "ẞ": ".##. #..# #.#. #..# #.#.",
}
LIGATURES = {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ẞ"}
SUM = "="
"""The sign before the sum of dice."""
SOLID, EMPTY = "█", " "
RAISED, FLAT = "●", "·"
UNDER = 4
"""The rows of braille cells, with the empty one above them."""
OWN = r"[^\W\d]+(?=\s?: )"
"""The first word of one's own row of the standing."""
BETWEEN_SIGNS, BETWEEN_WORDS, BETWEEN_KINDS = 1, 3, 6
"""Columns between two signs of a card or a number, between two dice or cards, and between dice and points."""


def sign(letter: str) -> list[str]:
    """Return a digit or letter in five rows; one that the font lacks as its base letter, or else as it is."""
    drawing = _FONT.get(letter) or _FONT.get(normalize("NFD", letter)[0])
    if drawing is None:
        columns = 2 if east_asian_width(letter) in "WF" else 1
        return [letter if row == ROWS // 2 else EMPTY * columns for row in range(ROWS)]
    return [row.replace("#", SOLID).replace(".", EMPTY) for row in drawing.split(" ")]


def words(line: Line) -> Iterator[tuple[str, str, str]]:
    """Yield the drawn parts of a line, each with its kind and its braille cells: dice, cards in short, numbers.

    A number has the words of its clause beside it, such as its unit. The sum of the dice before it has none: `=` is
    before it.
    """
    told = -1
    """The place of the last text that is drawn whole: a number behind it belongs to the same clause."""
    for at, span in enumerate(line.spans):
        if span.items:
            yield from ((span.kind, item.typed, item.cells) for item in span.items)
        elif span.kind == "number":
            before, after = beside_number(line.spans, at)
            shown = f"{SUM}{span.text}" if not before and not after and _is_sum(line, at) else span.text
            yield from (("number", word, "") for word in (*(before if told != at - 1 else ()), shown, *after))
            told = at + 1 if after and not re.search(CLAUSE, line.spans[at + 1].text) else told


def _is_sum(line: Line, at: int) -> bool:
    """Tell whether a number is the sum of the dice before it."""
    dice = line.spans[at - 2] if at > 1 else None
    faces = [item.typed for item in dice.items] if dice is not None and dice.kind == "dice" else []
    return len(faces) > 1 and all(map(str.isdecimal, faces)) and sum(map(int, faces)) == int(line.spans[at].text)


def shows_table_dice(line: Line) -> bool:
    """Tell whether a line shows dice with their number before them, as those of the table are: the house of Kara."""
    kinds = [span.kind for span in line.spans if span.kind != "text"]
    return any(pair == ("number", "dice") for pair in pairwise(kinds)) and "seat" not in kinds[: kinds.index("dice")]


def table_dice(line: Line) -> Line:
    """Return the dice of the table in a line, with the text before them."""
    at = next(place for place, span in enumerate(line.spans) if span.kind == "dice")
    return Line(line.spans[max(at - 3, 0) : at + 1])


def drawn(line: Line, columns: int, dots: bool = False, asked: bool = False) -> list[str]:
    """Return the dice, cards and numbers of a line in rows of so many columns; the rest goes below.

    An empty row is above and below each row of signs. A word is never broken, unless it alone is wider than that. With
    `dots` each letter card has its braille cells below it. An `asked` line is drawn with the name of a player, or with
    the word for one's own row.
    """
    found = list(words(line))
    name = _whose(line) if asked and found else ""
    if name:
        found.insert(0, ("seat", name, ""))
    elif not asked and all(kind == "number" for kind, *_ in found) and _numbers(line) > 1:
        return []  # a question between numbers is no figure
    found = [each for is_prose, some in groupby(found, _is_prose) for each in _short(list(some), is_prose, columns)]
    under = UNDER if dots and any(cells for *_, cells in found) else 0
    rows: list[list[str]] = []
    now, before = [""] * (ROWS + under), ""
    for kind, word, cells in found:
        block = [*_block(word), *(_dotted(cells)[:under])]
        width = max(map(len, block))
        gap = EMPTY * (BETWEEN_WORDS if kind == before else BETWEEN_KINDS)
        if now[0] and len(now[0]) + len(gap) + width > columns - 1:
            rows.append(now)
            now = [""] * (ROWS + under)
        now = [f"{row}{gap if now[0] else ''}{more:<{width}}" for row, more in zip(now, block, strict=True)]
        before = kind
    if now[0]:
        rows.append(now)
    return ["", *(row.rstrip() for block in rows for row in (*block, ""))] if rows else []


def _whose(line: Line) -> str:
    """Return the player of a line; else, without dice or cards, the word before its colon, as in `You: 9 chips`."""
    own = None if any(span.items for span in line.spans) else re.match(OWN, line.spans[0].text)
    return next((span.text for span in line.spans if span.kind == "seat"), own[0] if own else "")


def _is_prose(part: tuple[str, str, str]) -> bool:
    """Tell whether a part is a word beside a number."""
    kind, word, _ = part
    return kind == "number" and word.isalpha()


def _short(parts: list[tuple[str, str, str]], is_prose: bool, columns: int) -> list[tuple[str, str, str]]:
    """Return parts; no words beside a number if they need more than two rows: they are printed below, too."""
    rows, wide = 1, 0
    for _, word, _ in parts if is_prose else ():
        more = len(_block(word)[0]) + BETWEEN_WORDS
        rows, wide = (rows, wide + more) if wide + more <= columns else (rows + 1, more)
    return parts if rows <= 2 else []


def _numbers(line: Line) -> int:
    return sum(span.kind == "number" for span in line.spans)


def _dotted(cells: str) -> list[str]:
    """Return braille cells below an empty row, in three rows of raised and flat dots."""
    each = [ord(cell) - 0x2800 for cell in cells]
    raised = ([[cell >> row & 1, cell >> row + 3 & 1] for cell in each] for row in range(3))
    return ["", *(EMPTY.join("".join(RAISED if dot else FLAT for dot in cell) for cell in row) for row in raised)]


def unligated(word: str) -> str:
    """Return a word with the letters that the font draws apart: OE for œ, and a capital ß."""
    for ligature, letters in LIGATURES.items():
        word = word.replace(ligature, letters)
    return word


def _block(word: str) -> list[str]:
    signs = [sign(letter) for letter in unligated(word).upper() if letter.isalnum() or letter == SUM]
    gap = EMPTY * BETWEEN_SIGNS
    return [gap.join(parts) for parts in zip(*signs, strict=True)] if signs else [""] * ROWS
