"""Pictures of dice and cards for those who see, drawn as SVG from the spans that make the words.

Readers and text browsers know nothing of them: all words stand beside them. Shapes tell what became of dice and cards:
kept ones stand on a bar, robbed ones have a broken frame, laid cards a double one, void ones are crossed out.

Apart from pages.py: it knows dice and cards, and no page.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from access.club.web.elements import Element, Json, as_json, element
from access.language.line import Item, Line
from access.language.output import Said
from games.data import frozen

PIPS: Mapping[str, tuple[int, ...]] = {
    "1": (4,),
    "2": (2, 6),
    "3": (2, 4, 6),
    "4": (0, 2, 6, 8),
    "5": (0, 2, 4, 6, 8),
    "6": (0, 2, 3, 5, 6, 8),
}
"""The pips of each face, by their places in three rows of three."""
CELLS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
CELLS |= {digit: CELLS[letter] for digit, letter in zip("1234567890", "abcdefghij", strict=True)}
"""The braille cells of letters and digits; the club has no liblouis."""
NUMBER = "⠼"
BECAME = {"keep": "kept", "rob": "robbed", "bust": "void", "crash": "void"}
"""The fate of the dice or cards of an event with such a sound."""
SVG = "http://www.w3.org/2000/svg"
"""The namespace of pictures, for the script."""
SIDE = 40
"""The side of a die, and the height of a card."""


@frozen
class Drawn:
    """The dice or cards of a span, and their fate: `kept`, `robbed`, `laid`, `void`, or nothing."""

    items: tuple[Item, ...]
    are_dice: bool
    became: str = ""


def drawn_of(told: Said, cues: Iterable[str]) -> tuple[Drawn, ...]:
    """Return the dice and cards of a line, with their fate by its sounds."""
    became = next((BECAME[cue] for cue in cues if cue in BECAME), "")
    return tuple(
        Drawn(span.items, span.kind == "dice", became or ("laid" if span.kind == "cards" and not told.private else ""))
        for span in told.line.spans
        if span.items
    )


def drawn_at(lines: Iterable[Line], picks: tuple[str, ...]) -> tuple[tuple[Drawn, ...], Drawn | None]:
    """Return the dice and cards of a question, and apart from them its picks, by their typed forms.

    The picks are drawn at their boxes, with their points if one of the lines shows them.
    """
    found: dict[tuple[str, ...], Drawn] = {}
    for span in (span for line in lines for span in line.spans if span.items):
        typed = tuple(item.typed for item in span.items)
        before = found.get(typed)
        if before is None or len(before.items[0].printed) < len(span.items[0].printed):
            found[typed] = Drawn(span.items, span.kind == "dice")
    picked = found.pop(picks, None)
    return tuple(found.values()), picked


@lru_cache(maxsize=512)
def picture(drawn: Drawn) -> Element:
    """Return the picture of dice or cards."""
    parts = (picture_of(item, drawn.are_dice, drawn.became == "void") for item in drawn.items)
    return element("div", *parts, class_=f"drawn {drawn.became}".strip(), aria_hidden="true")


@lru_cache(maxsize=512)
def picture_in_json(drawn: Drawn) -> Json:
    """Return the picture of dice or cards for the script."""
    return as_json(picture(drawn))


@lru_cache(maxsize=1024)
def picture_of(item: Item, is_die: bool, is_void: bool = False) -> Element:
    """Return the picture of one die or card."""
    if is_die and item.typed in PIPS:
        width = SIDE
        path = "".join(f"M{10 + 10 * (at % 3)} {10 + 10 * (at // 3)}h0" for at in PIPS[item.typed])
        parts = [element("path", d=path)]
    else:
        letters, points = _letters(item)
        width = max(SIDE, 22 + 16 * len(letters)) + (8 if len(points or "") > 1 else 0)
        parts = [_text(letters, 5, 27 if points is None else 24)]
        if points is not None:
            parts += [_text(points, width - 3, 12, "small"), element("path", d=_dots(letters, points), class_="dots")]
    if is_void:
        parts.append(element("path", d=f"M2 2L{width - 2} 38M{width - 2} 2L2 38", class_="cross"))
    return element("svg", *parts, viewBox=f"0 0 {width} {SIDE}", class_="die" if is_die else "card", aria_hidden="true")


def _letters(item: Item) -> tuple[str, str | None]:
    """Return the letters and the points of a letter card; of another card its name alone."""
    begin, _, points = item.printed.partition(", ")
    if begin.replace(" ", "") == item.typed and item.typed.isupper():
        return item.typed, points
    return item.printed, None


def _text(text: str, across: int, down: int, class_: str | None = None) -> Element:
    return element("text", text, x=across, y=down, class_=class_)


def _dots(letters: str, points: str) -> str:
    """Return the dots of a letter card's braille cells; none if a letter has no cell here."""
    signs = [CELLS.get(letter) for letter in letters.lower()]
    if None in signs:
        return ""
    cells = [*filter(None, signs), *([NUMBER, *(CELLS.get(digit, "") for digit in points)] if points else ())]
    return "".join(
        f"M{6 + 7 * place + 3 * (dot // 3)} {30 + 3 * (dot % 3)}h0"
        for place, cell in enumerate(filter(None, cells))
        for dot in range(6)
        if (ord(cell) - 0x2800) >> dot & 1
    )
