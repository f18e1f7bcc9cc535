"""The decks of Choose Your Words (CW-0), and the players' own deck files."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from games import MOST_CARDS, MOST_POINTS, Deck, Failed, Kind, read_deck
from wordlists.languages import FALLBACK, languages, with_deck
from wordlists.spelling import cut

HAND = 7
SPARE = 4
"""Cards that must be left after all hands are dealt (CW-0)."""
NAMES = with_deck()
"""The bundled decks: each has the name of its language."""
MOST_LETTERS = 3


class BadDeck(Failed):
    """An invalid deck file."""


@lru_cache(maxsize=8)
def deck(value: str) -> Deck:
    """Return a bundled deck by its name, or the deck described in one line. Raises ValueError."""
    return read_deck(languages()[value].deck if value in NAMES else value)


def usual(language: str) -> str:
    """Return the name of the deck of a language, that of English if it has none."""
    return language if language in NAMES else FALLBACK


def from_file(text: str, file: str) -> str:
    """Return a deck file as one line. Raises BadDeck.

    The file is TOML: a table `cards` with the count and points of each card. The line goes into the journal, so the
    file may change later.
    """
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError also covers numbers with too many digits
        line = re.search(r"line (\d+)", str(error))
        raise BadDeck("words-deck-toml", file=file, line=int(line[1]) if line else text.count("\n") + 1) from None
    cards = content.get("cards")
    if not isinstance(cards, dict) or not cards:
        raise BadDeck("words-deck-empty", file=file)
    found = Deck({name.upper(): _kind(name, entry, text, file) for name, entry in cards.items()})
    if len(found.kinds) < len(cards):
        name = next(name for name in cards if name != name.upper())
        raise BadDeck("words-deck-twice", file=file, line=_line_of(name, text), card=name.upper())
    return found.told()


def _kind(name: str, entry: Any, text: str, file: str) -> Kind:
    def bad(reason: str, **facts: Any) -> BadDeck:
        return BadDeck(reason, file=file, line=_line_of(name, text), card=cut(name, 10), **facts)

    if not (name.isascii() and name.isalpha() and len(name) <= MOST_LETTERS):
        raise bad("words-deck-letters", most=MOST_LETTERS)
    if not isinstance(entry, dict) or entry.keys() != {"count", "points"}:
        raise bad("words-deck-card")
    for part, least, most in (("count", 1, MOST_CARDS), ("points", 0, MOST_POINTS)):
        value = entry[part]
        if type(value) is not int or not least <= value <= most:
            raise bad(f"words-deck-{part}", least=least, most=most)
    return Kind(entry["count"], entry["points"])


def _line_of(name: str, text: str) -> int:
    """Return the number of the line that defines a card."""
    wanted = re.compile(rf'^\s*(cards\s*\.\s*)?["\']?{re.escape(name)}["\']?\s*=')
    return next((n for n, line in enumerate(text.splitlines(), 1) if wanted.match(line)), 1)
