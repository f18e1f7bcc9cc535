"""Which form of a question stands at the prompt: as much as fits the display, the answer included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from access.braille.translator import Cells
from access.language.line import Line, plain_line

Shown = TypeVar("Shown", str, Cells)
"""A form of a question as a string, or as cells of a display."""

SPACED = 40
"""Cells from which on there is room for the longest usual answer as it is; below, it is typed closed up."""
CLOSED_UP = 6
"""Letters of an answer that is typed closed up: six dice."""


def fitting(
    names: tuple[str, str],
    fulls: Sequence[Line],
    brief: Line,
    cells: int,
    longest: int,
    show: Callable[[Line, bool], Shown],
) -> Shown:
    """The fullest form that leaves room for the longest usual answer and the cursor.

    `fulls` are the question with all there is to it, in words and bare. `names` are what stands before it in full and
    in short; `show` makes a line printed or braille, its dice closed up
    or not. What goes first: the points below 32 cells, blanks between dice below 20, then the name's end. Something of
    the name always stays.
    """
    for line, closed_up in _forms(names, fulls, brief, cells):
        shown = show(line, closed_up)
        answer = min(longest, CLOSED_UP) if closed_up or cells < SPACED else longest
        if len(shown) + 1 + answer < cells:
            break
    return shown


def _forms(names: tuple[str, str], fulls: Sequence[Line], brief: Line, cells: int) -> Iterator[tuple[Line, bool]]:
    name, short = (plain_line(text).spans for text in names)
    if cells >= 32:
        yield from ((Line(name + full.spans), False) for full in fulls)
    if cells >= 20:
        yield Line(name + brief.spans), False
        yield Line(short + brief.spans), False
    yield Line(name + brief.spans), True
    yield Line(short + brief.spans), True


def short_name(name: str, others: Sequence[str]) -> str:
    """The shortest beginning of a name that no other name has."""
    rest = [other.casefold() for other in others if other != name]
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length].casefold()) for other in rest):
            return name[:length].rstrip()
    return name
