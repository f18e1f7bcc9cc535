"""Hands that can be found in any text: cards that no word has, and who may know them."""

import re

from access.engine.table import Table
from games.cards import Deck, Kind


def marked_deck():
    """A deck with many cards that cannot be mistaken: three letters that no text has, each card once; and some for words."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    marked = [f"{pair}{letter}" for pair in ("JX", "QZ", "XQ") for letter in letters]
    return Deck({name: Kind(1, 1 + n % 9) for n, name in enumerate(marked)} | {name: Kind(8, 2) for name in "AETS"})


def cards_in(text):
    """The marked cards that a text shows: as letters apart or together, or in braille."""
    print_of_braille = str.maketrans("⠚⠭⠟⠵", "JXQZ")
    apart = re.findall(r"\b(?:J ?X|Q ?Z|X ?Q) ?[A-Z]\b", text)
    cells = re.findall("[⠚⠟⠭][⠭⠵⠟][⠁-⠵]", text)
    return {card.replace(" ", "") for card in apart} | {f"{cell[:2].translate(print_of_braille)}?" for cell in cells}


def known(table):
    """The cards that each seat may know: what it was dealt and drew, and what everybody was shown."""
    again = Table(table._new)
    for _, _, answer in table._answers:
        again.apply(answer)
    may = [set(), set(), set()]
    for tell in again.told:
        event = tell.event
        for cards in (getattr(event, name, ()) for name in ("hand", "cards", "card")):
            for seat in range(3) if tell.to is None else [tell.to]:
                may[seat] |= {card.letters for card in cards}
    return may
