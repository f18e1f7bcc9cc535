"""The spelling of words, and their letters as cards.

Cards hold the letters A to Z, so each word has a key: the letters it is laid with, in lowercase. Some letters are laid
as two or as the plain one, as umlauts are in German (CW-18); any other accented letter is laid without its accent.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Literal

Umlauts = Literal["expand", "plain"]

_JOINED = (("æ", "ae"), ("œ", "oe"), ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"), ("þ", "th"))
_MARKS = "[\u0300-\u036f]+"


def cut(text: str, most: int) -> str:
    """Return a text, or its beginning and dots, as an error repeats it."""
    return text if len(text) <= most else f"{text[:most].strip()}..."


def keys(text: str, umlauts: Umlauts = "expand", language: str = "") -> str:
    """Return the text as it is laid with cards: case-folded, accented letters as A to Z. Other characters stay.

    Letters are expanded as the language expands them, or any language if none is given.
    """
    text = text.casefold()
    if text.isascii():
        return text
    from wordlists.languages import expanded  # no answer in English needs them

    text = unicodedata.normalize("NFC", text)
    for letter, laid in (expanded(language) if umlauts == "expand" else ()) + _JOINED:
        text = text.replace(letter, laid)
    return text if text.isascii() else re.sub(_MARKS, "", unicodedata.normalize("NFD", text))


def unaccented(text: str) -> str:
    """Return the text as typed words are compared: case-folded, without accents, ae for ä and æ, straight apostrophes.

    Signs of other scripts stay.
    """
    text = text.casefold()
    if text.isascii():
        return text
    for sign in "\u2019\u2018\u02bc":
        text = text.replace(sign, "'")
    return unicodedata.normalize("NFC", keys(text))


def key(word: str, umlauts: Umlauts = "expand", language: str = "") -> str | None:
    """Return the lowercase letters that a word is laid with, or None if it has a character that no card has."""
    laid = keys(word.strip(), umlauts, language)
    return laid if laid.isascii() and laid.isalpha() else None


# Words of a list that may not be laid (CW-12) ------------------------------------------------------------------------


def kind(word: str, names: bool) -> str | None:
    """Return why a word of a list may not be laid (CW-12), by kind, or None. `names`: a capital marks a name."""
    if "'" in word or "\u2019" in word:
        return "apostrophe"
    if "-" in word or "\u2010" in word:
        return "hyphen"
    if "." in word or (len(word) > 1 and any(c.isupper() for c in word[1:])):
        return "abbreviation"
    if names and word[:1].isupper():
        return "name"
    return None if key(word) else "sign"


def capitals_are_names(words: Iterable[str], language: str) -> bool:
    """Tell whether a capital marks a name: in English, not in German."""
    from wordlists.languages import languages

    known = languages().get(language)
    return (known is None or known.capitals_are_names) and not all_capitals(words)


def all_capitals(words: Iterable[str]) -> bool:
    """Tell whether a list is all in capitals, which then mark nothing."""
    return not any(c.islower() for word in words for c in word)
