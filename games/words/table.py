"""The cards and dictionary that a table of Choose Your Words agrees on, and how they lay a word."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from games import Card, Deck, Hand, Illegal, typed_cards
from games.words.decks import HAND
from wordlists.dictionary import Dictionary
from wordlists.laying import LEAST_CARDS, laid

Laying = tuple[str, ...]
"""A word as typed, then the letters of its cards in order; empty for no word."""
NO_WORD: Laying = ()


@dataclass(frozen=True)
class Lexicon:
    """The cards, the dictionary, and whether each word is looked up before it is laid (CW-16)."""

    deck: Deck
    dictionary: Dictionary
    always: bool

    def lay(self, typed: str, hand: Hand) -> Laying:
        """Return a typed word with the cards that give the most points, or with the cards it spells out (CW-13).

        If the hand cannot lay these letters, return the word without cards.
        """
        if spelled := spelled_out(typed):
            return spelled
        word = self.dictionary.key(typed)
        found = laid(word, hand) if word else None
        return (typed, *(card.letters for card in found)) if found else (typed,)

    def check(self, laying: Laying, hand: Hand) -> None:
        """Raise Illegal unless these cards of the hand lay the word (CW-12), and it is listed if it must be."""
        word, *names = laying
        missing = Counter(names) - Counter(card.letters for card in hand)
        if missing or not names:
            raise Illegal("words-not-in-hand", word=word)
        self.spelled_by(word, names)

    def spelled_by(self, word: str, names: list[str]) -> None:
        """Raise Illegal unless two cards or more spell the word in this order, and it is listed if it must be."""
        if len(names) < LEAST_CARDS:
            raise Illegal("words-one-card")
        if "".join(names).lower() != self.dictionary.key(word):
            raise Illegal("words-not-spelled", word=word)
        if self.always and not self.dictionary.lists(word):
            raise Illegal("words-not-listed", word=word)

    def ways(self, typed: str) -> Laying:
        """Return a typed word with cards of an unknown hand: as spelled out, or the only way with this deck."""
        if spelled := spelled_out(typed):
            return spelled
        word = self.dictionary.key(typed) or ""
        doubles = [name for name in self.deck.kinds if len(name) > 1 and name.lower() in word]
        return (typed, *word.upper()) if word and not doubles else (typed,)

    def check_unseen(self, laying: Laying) -> None:
        """Raise Illegal unless seven cards of the deck can lay the word this way (CW-12)."""
        word, *names = laying
        if not names:
            raise Illegal("words-which-cards", word=word)
        if len(names) > HAND or Counter(names) - Counter(self.deck.cards):
            raise Illegal("words-not-in-deck", word=word)
        self.spelled_by(word, names)

    def spelled(self, word: str) -> str:
        """Return the word as the dictionary spells it."""
        return self.dictionary.spelled(word)


def spelled_out(typed: str) -> Laying:
    """Return a word that was typed card by card (CW-13), or NO_WORD."""
    names = typed_cards(typed)
    return ("".join(names).lower(), *names) if len(names) > 1 else NO_WORD


def high_card(hand: Hand) -> Card:
    """Return the card of a hand that counts if no word does (CW-14)."""
    return max(hand, key=lambda card: (card.points, card.letters))
