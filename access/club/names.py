"""Names for the ear: two names that sound or look alike are one name."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from access.engine.seats import BadName, clean_name

RESERVED = ("new", "guest", "club", "lobby", "table", "keeper", "you", "neu", "gast", "tisch", "sie", "du")
"""Words that are no names: the door and the lobby use them."""
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o"})


def person_name(typed: str) -> str:
    """Return a typed name as the club tells it. Raises BadName: also for letters of two scripts, and reserved words."""
    name = clean_name(typed)
    if len(_scripts(name)) > 1:
        raise BadName("club-name-scripts")
    if ear(name) in map(ear, RESERVED) or name.isdigit():
        raise BadName("club-name-reserved", name=name)
    return name


@lru_cache(maxsize=4096)
def ear(name: str) -> str:
    """Return a name as names are compared: without case, accents, signs, spaces, and letters that look alike."""
    letters = (c for c in unicodedata.normalize("NFKD", name) if c.isalnum())
    latin = "".join(map(_latin, letters)).casefold()
    return latin.translate(_ALIKE).replace("rn", "m").replace("vv", "w")


def _latin(letter: str) -> str:
    """Return the Latin letter that a letter is taken for, or itself."""
    if letter.isascii():
        return letter
    from confusable_homoglyphs.confusables import is_confusable

    found = is_confusable(letter, greedy=True, preferred_aliases=[])
    alike = [each["c"] for entry in found or () for each in entry["homoglyphs"]]
    return next((c for c in sorted(alike, reverse=True) if c.isascii() and c.isalnum() and len(c) == 1), letter)


def _scripts(name: str) -> set[str]:
    from confusable_homoglyphs.categories import unique_aliases

    letters = "".join(c for c in unicodedata.normalize("NFKD", name) if c.isalpha())
    return set(unique_aliases(letters)) - {"COMMON", "INHERITED"}
