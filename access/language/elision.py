"""Elision: a short word loses its vowel before another, as `de` does in "d'Anna"."""

from __future__ import annotations

import re

_VOWEL = re.compile(
    r"[«\"' ]*(?:[aeiouœæàâäéèêëîïôöùûü]|y(?![aeiouéè])|h(?:[éèiœôyu]|abi|arm|en(?!n)|er(?!n)|on(?!g)))"
)
"""The beginnings before which a word is shortened; most words with h are among them, and most names."""
_FULL = re.compile(r"[«\"' ]*(?:onz|oui\b|ouistiti|uhlan|huit|hibou|hi[- ]|hutte|hurl|hublot)")
"""Beginnings before which it stays, although they begin like the others."""


def elided(word: str, before: str) -> str:
    """Return a word such as `de` as it stands before a text, with its space or its apostrophe."""
    text = before.casefold()
    if _VOWEL.match(text) and not _FULL.match(text):
        return f"{word[:-1]}'"
    return f"{word} "
