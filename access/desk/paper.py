"""Lines on paper: pages for an embosser."""

from __future__ import annotations

from collections.abc import Sequence

from access.braille import brf
from access.braille.tables import tables_for
from access.braille.translator import NoBraille, Translator, pieces
from access.language.line import plain_line


def embossed(lines: Sequence[str], language: str, grade: int) -> bytes | None:
    """Return lines as pages for an embosser (BRF); None without liblouis."""
    try:
        translator = Translator(language, tables_for(language, grade))
    except NoBraille:
        return None
    rows = (brf.EmbossedBlock(tuple(pieces(translator.line(plain_line(line)), brf.WIDTH))) for line in lines)
    return brf.text(brf.pages(list(rows), brf.LINES)).encode("ascii")
