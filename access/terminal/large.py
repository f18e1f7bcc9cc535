"""Large print: dice, the letters of cards, and points in solid signs five rows high, from a small font of our own."""

from __future__ import annotations

from collections.abc import Iterator

from access.language.line import Line

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
}
SOLID, EMPTY = "█", " "
BETWEEN_SIGNS, BETWEEN_WORDS = 1, 3
"""Columns between two signs of a card or a number, and between two dice or cards."""


def sign(letter: str) -> list[str]:
    """Return a digit or letter in five rows."""
    return [row.replace("#", SOLID).replace(".", EMPTY) for row in _FONT[letter].split(" ")]


def words(line: Line) -> Iterator[str]:
    """Yield what is drawn of a line: each die, the letters of each card, and each number."""
    for span in line.spans:
        if span.kind == "dice":
            yield from span.text.split()
        elif span.kind in ("cards", "letters"):
            yield from ("".join(c for c in card if c.isalpha()) for card in span.text.split())
        elif span.kind == "number":
            yield span.text


def drawn(line: Line, columns: int) -> list[str]:
    """Return the dice, cards and numbers of a line in rows of so many columns; what does not fit goes below.

    A word is never broken, unless it alone is wider than all columns.
    """
    rows: list[list[str]] = []
    now = [""] * ROWS
    for word in words(line):
        block = _block(word)
        wider = len(now[0]) + (BETWEEN_WORDS if now[0] else 0) + len(block[0])
        if now[0] and wider > columns - 1:
            rows.append(now)
            now = [""] * ROWS
        gap = EMPTY * (BETWEEN_WORDS if now[0] else 0)
        now = [f"{row}{gap}{more}" for row, more in zip(now, block, strict=True)]
    if now[0]:
        rows.append(now)
    return [row.rstrip() for block in rows for row in (*block, "")]


def _block(word: str) -> list[str]:
    signs = [sign(letter) for letter in word.upper() if letter in _FONT]
    gap = EMPTY * BETWEEN_SIGNS
    return [gap.join(parts) for parts in zip(*signs, strict=True)] if signs else [""] * ROWS
