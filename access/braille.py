"""Braille by liblouis: a line becomes cells, token by token.

Blanks part a line into tokens. Tokens with dice or numbers are translated in an uncontracted table, the prose between
them in the reader's grade, and all are joined by blank cells: otherwise UEB would run "4 5 6" into one number, and
contractions would eat letters that stand for cards. liblouis is not thread-safe, so one lock guards it.
"""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Any

from access.phrases import Line

EXACT = {"en": "en-ueb-g1.ctb", "de": "de-g0.utb"}
"""Tables without contractions, for dice and numbers, by language."""
PROSE = {"en": "en-ueb-g1.ctb", "de": "de-g1.ctb"}
"""Tables for prose, by language."""
CARDS = ("cards", "letters")
"""Kinds of spans that go in as small letters: capitals would add signs, and a whole hand of them a passage."""
BLANK = "\u2800"
_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
"""North American braille ASCII: the sign of each cell of six dots, in the order of the Unicode block."""

_lock = threading.Lock()


class NoBraille(Exception):
    """liblouis is not here, or not the liblouis that it should be."""


class NoTable(Exception):
    """liblouis has no such table."""


@lru_cache(maxsize=1)
def _louis() -> Any:
    """The binding that comes with liblouis. The package of that name on PyPI is another one."""
    try:
        import louis
    except (ImportError, OSError) as error:
        raise NoBraille from error
    if not hasattr(louis, "translateString"):
        raise NoBraille
    with _lock:
        louis.setLogLevel(louis.LOG_OFF)
    return louis


def louis_version() -> str:
    """Which liblouis it is. Raises NoBraille."""
    return str(_louis().version()).partition(" ")[0]


def cells(text: str, table: str) -> str:
    """The text in Unicode braille, by a table of liblouis. Raises NoBraille and NoTable."""
    louis = _louis()
    _check(table)
    with _lock:
        mode = louis.dotsIO | louis.ucBrl | louis.noUndefined
        found: str = louis.translateString([table], _translatable(text), mode=mode)
    return found.replace(" ", BLANK)


def backwards(braille: str, table: str) -> str:
    """What cells read as, by a table of liblouis. Raises NoBraille and NoTable."""
    louis = _louis()
    _check(table)
    with _lock:
        found: str = louis.backTranslateString([table], braille, mode=0)
    return found


@lru_cache(maxsize=64)
def _check(table: str) -> None:
    louis = _louis()
    named = table.strip() and not any(c in table for c in ",\0\n")
    try:
        with _lock:
            if named:
                louis.checkTable([table])
    except RuntimeError:
        named = False
    if not named:
        raise NoTable(table)


def _translatable(text: str) -> str:
    """Without what liblouis stumbles over: composed, no control or format characters."""
    composed = unicodedata.normalize("NFC", text)
    return "".join(c if c.isprintable() else " " for c in composed if unicodedata.category(c) not in ("Cf", "Cs", "Co"))


def ascii_cells(braille: str) -> str:
    """Unicode braille of six dots in braille ASCII (BRF). Dots 7 and 8 are dropped."""
    return "".join(_ASCII[ord(c) - 0x2800 & 63] if 0x2800 <= ord(c) < 0x2900 else c for c in braille)


class Translator:
    """Lines to cells for one reader. Raises NoBraille and NoTable when made, not later."""

    def __init__(self, language: str, prose: str | None = None, brf: bool = False) -> None:
        self.exact = EXACT.get(language, EXACT["en"])
        self.prose = prose or PROSE.get(language, PROSE["en"])
        self.brf = brf
        cells("1", self.exact)
        cells("a", self.prose)

    def fitting(self, line: Line, width: int, closed_up: bool = False) -> str:
        """The line in braille; cards go without their points where it does not fit the width with them."""
        braille = self.line(line, closed_up)
        return braille if len(braille) <= width else self.line(line.without_points(), closed_up)

    def line(self, line: Line, closed_up: bool = False) -> str:
        """The line in braille; `closed_up` makes the dice of a throw one number."""
        parts = []
        for exact, tokens in groupby(_tokens(line, closed_up), key=lambda token: token[1]):
            words = [token for token, _ in tokens]
            if exact:
                parts += [cells(word, self.exact) for word in words]
            else:
                parts.append(cells(" ".join(words), self.prose))
        braille = BLANK.join(parts)
        return ascii_cells(braille) if self.brf else braille


def _tokens(line: Line, closed_up: bool) -> Iterator[tuple[str, bool]]:
    """The tokens of a line between blanks, each with whether it holds dice or numbers."""
    token, exact = "", False
    for span in line.spans:
        text = span.text.replace(" ", "") if closed_up and span.kind == "dice" else span.text
        text = text.lower() if span.kind in CARDS else text
        for n, piece in enumerate(text.split(" ")):
            if n:
                if token:
                    yield token, exact
                token, exact = "", False
            token += piece
            exact = exact or (bool(piece) and span.kind in ("dice", "number", *CARDS))
    if token:
        yield token, exact


def pieces(braille: str, width: int) -> Iterator[str]:
    """Pieces of at most `width` cells, cut at blank cells where there is one."""
    blank = BLANK if BLANK in braille else " "
    rest = braille.strip(blank)
    while len(rest) > width:
        cut = rest.rfind(blank, 0, width + 1)
        yield rest[: cut if cut > 0 else width]
        rest = rest[cut if cut > 0 else width :].strip(blank)
    if rest:
        yield rest
