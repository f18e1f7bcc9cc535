"""Looks words up in a dictionary: at the command line, and in the menu."""

from __future__ import annotations

from typing import Any

from access.person.person import Person
from games.cards import Card
from games.refusals import Refused
from games.words.decks import HAND, deck
from wordlists import library
from wordlists.dictionary import Dictionary
from wordlists.files import BadList
from wordlists.laying import Stock, worth


def checked(typed: str, found: Dictionary, stock: Stock[Card], held: bool) -> tuple[bool, dict[str, Any], str]:
    """Return whether a word is good, the facts about it, and the phrase that tells them.

    With `held` the word must be laid with the cards of a hand; otherwise its points are the most that any cards of the
    deck make.
    """
    key, listed = found.key(typed), found.lists(typed)
    facts: dict[str, Any] = {"word": typed, "listed": listed}
    if not held:
        facts["points"] = stock.most_points(key, HAND) if listed and key else 0
        phrase = "word-yes" if facts["points"] else "word-unlayable"
        return listed, facts, phrase if listed else "word-no"
    row = (stock.laid(key) if listed and key else None) or ()
    well = len(row) > 1
    facts |= {"cards": [letters for letters, _ in row], "points": worth(row) if well else 0}
    return well, facts, ("word-with" if well else "word-without") if listed else "word-no"


def ask(person: Person) -> None:
    """Look up words as they are typed, until Enter alone. Raises Left and Refused."""
    try:
        found = library.find(library.usual(person.language), person.language, "expand")
    except BadList as error:
        raise Refused(error.reason, **error.facts) from None
    cards = deck(found.language)
    stock = Stock(cards.hand(cards.cards))
    others = ", ".join(library.names())
    person.say(person.t("loop-words-how", dictionary=found.name, words=len(found), others=others))
    only = ("quit", "help")  # any other word may be looked up
    while typed := person.text(person.t("loop-which-word"), empty=True, alone=only):
        _, facts, phrase = checked(typed, found, stock, held=False)
        person.say(person.t(phrase, **facts))
