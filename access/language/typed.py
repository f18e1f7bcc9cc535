"""Typed text: how it is compared, repeated and split."""

from __future__ import annotations

import re
import unicodedata

from access.language.line import printable
from wordlists.spelling import cut, unaccented

ECHOED = 20
"""The most letters that are repeated of text that was not understood."""


def normal(text: str) -> str:
    """Return text in its form for comparing: without case, accents, control characters and an end mark; ae for ä."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(c for c in unicodedata.normalize("NFC", text) if c.isprintable() or c.isspace())
    words = " ".join(unaccented(text).split())
    return words.rstrip(".!?").rstrip() or words


def echo(typed: str, most: int = ECHOED) -> str:
    """Return typed text as it can be repeated in a sentence: without control characters and its own end mark.

    Of a long one return the beginning, and a sign.
    """
    text = printable(typed).strip()
    return cut(text.rstrip(".!?:").rstrip() or text, most)


def behind(typed: str) -> str:
    """Return the text after the first word."""
    kept = "".join(c for c in unicodedata.normalize("NFC", typed) if c.isprintable() or c.isspace())
    _, rest = split(" ".join(kept.split()).removeprefix("/").strip())
    return rest


def split(text: str) -> tuple[str, str]:
    """Return the first word and the rest, split at a space or a comma, or in front of a number."""
    found = re.match(r"([^\W\d_]+)(?:[ ,;]+|(?=\d))", text)
    return (found[1], text[found.end() :]) if found else (text.partition(" ")[0], text.partition(" ")[2])
