"""Short words before another, as in French and Italian: `de` becomes d' before "Anna", and du before "le pot"."""

from __future__ import annotations

import re

_H = (
    "a(?:bi|dr|giog|l(?:ein|ieut|lu|og|t[eè])|m[eé]?ç|meçon|rm)"
    "|e(?:b|ct|lio|n(?!n|dr|k)|p|r(?!n|s|i[sç])|ur(?!t)|x)"
    "|é(?!rau|ri[sç]|ron|ros\\b)|è"
    "|i(?:at|er(?!a)|lar|pp[oi]q|ppol|ron|s(?!s)|v)"
    "|o(?:lo|m(?!ard)|n(?!d|g|n[iy]|t)|r(?!d|s(?!t))|s|t(?!t|-)|ï)|ô"
    "|u(?:bert|g|i(?:l|ss|î)|î|m)|œ|y"
)
"""The letters after an h that is mute, as it is in most words and in most French names."""
_VOWEL = re.compile(rf"[«\"' ]*(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéè])|h(?:{_H}))")
"""The beginnings before which a word is shortened."""
_FULL = re.compile(r"[«\"' ]*(?:onz|oui\b|ouistiti|uhlan)")
"""Beginnings before which it stays, although they begin with a vowel."""
_TOGETHER = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
"""Short words that become one with an article."""


def elided(word: str, after: str, heard: str) -> str:
    """Return a word such as `de` together with the text after it, with a space or an apostrophe between them.

    `heard` is the text with the names that stand in it.
    """
    begin = heard.casefold()
    if _VOWEL.match(begin) and not _FULL.match(begin):
        return f"{word[:-1]}'{after}"
    return f"{word} {after}"


def contracted(word: str, after: str, heard: str) -> str:
    """Return the same, with `de` and `à` as one word with an article: du pot, aux dés, but de l'as."""
    article, space, rest = after.partition(" ")
    together = _TOGETHER.get(f"{word} {article}")
    return f"{together} {rest}" if together and space else elided(word, after, heard)
