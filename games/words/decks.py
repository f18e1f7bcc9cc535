"""The decks of Choose Your Words (CW-0), and the players' own deck files."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from games import MOST_CARDS, MOST_POINTS, Deck, Failed, Kind, read_deck
from wordlists.spelling import cut

HAND = 7
SPARE = 4
"""Cards that must be left after all hands are dealt (CW-0)."""
NAMES = ("en", "de")
_BUNDLED = {
    # English: facts of the published edition of the card game. German: our own numbers (CW-0).
    "en": "A 10 2, B 2 8, C 2 8, D 4 5, E 12 2, F 2 6, G 4 6, H 2 7, I 8 2, J 2 13, K 2 8, L 4 3, M 2 5, N 6 5, O 8 2,"
    " P 2 6, Q 2 15, R 6 5, S 4 3, T 6 3, U 6 4, V 2 11, W 2 10, X 2 12, Y 4 4, Z 2 14,"
    " CL 2 10, ER 2 7, IN 2 7, QU 2 9, TH 2 9",
    "de": "A 7 2, B 3 5, C 1 6, D 5 3, E 14 2, F 3 5, G 4 4, H 5 3, I 7 2, J 1 8, K 3 5, L 5 3, M 4 4, N 9 2, O 4 3,"
    " P 2 6, Q 1 9, R 7 2, S 6 2, T 6 2, U 6 3, V 2 6, W 3 5, X 1 9, Y 1 9, Z 3 5, CH 2 6, ER 2 4, QU 1 8",
}
MOST_LETTERS = 3


class BadDeck(Failed):
    """An invalid deck file."""


@lru_cache(maxsize=8)
def deck(value: str) -> Deck:
    """Return a bundled deck by its name, or the deck described in one line. Raises ValueError."""
    return read_deck(_BUNDLED.get(value, value))


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
