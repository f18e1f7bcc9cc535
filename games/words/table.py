"""The cards and dictionary of a table of Choose Your Words, how they lay a word, and a round (CW-3 to CW-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from games import Card, Cards, Deck, Hand, Illegal, Seat, letters, typed_cards, without
from games.words.decks import HAND
from wordlists.dictionary import Dictionary
from wordlists.laying import LEAST_CARDS, Stock, laid
from wordlists.spelling import cut

Laying = tuple[str, ...]
"""A word as typed, then the letters of its cards in order; empty for no word."""
NO_WORD: Laying = ()
LONGEST = 3 * HAND
"""The most letters of a hand."""
LETTERS_A_MISSING = 3
"""A text of which a hand lacks at most one letter of so many is a word to be laid, listed or not."""
ECHOED = 20
"""The most letters that are repeated of a word that is refused."""


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
        if spelled := self.spelled_out(typed):
            return (spelled[0], *joined(spelled[1:], letters(hand)))
        word = self.dictionary.key(typed)
        found = laid(word, hand) if word else None
        return (typed, *(card.letters for card in found)) if found else (typed,)

    def missing(self, typed: str, hand: Hand) -> Cards:
        """Return the letters of a word that a hand lacks, as few as possible."""
        return lacking(self.dictionary.key(typed) or "", letters(hand))

    def check(self, laying: Laying, hand: Hand) -> None:
        """Raise Illegal unless these cards of the hand lay the word (CW-12), and it is listed if it must be."""
        word, *names = laying
        held, key = letters(hand), self.dictionary.key(word) or ""
        missing = tuple((Counter(names) - Counter(held)).elements()) if names else lacking(key, held)
        if missing or not names:
            bound = bool(missing) and not Counter(key.upper()) - Counter("".join(held))
            told = ", ".join(missing)
            raise Illegal("words-not-in-hand", word=cut(word, ECHOED), count=len(missing), missing=told, bound=bound)
        self.spelled_by(word, names)

    def spelled_by(self, word: str, names: list[str]) -> None:
        """Raise Illegal unless two cards or more spell the word in this order, and it is listed if it must be."""
        if len(names) < LEAST_CARDS:
            raise Illegal("words-one-card")
        if "".join(names).lower() != self.dictionary.key(word):
            raise Illegal("words-not-spelled", word=word)
        if self.always and not self.dictionary.lists(word):
            raise Illegal("words-not-listed", word=word)

    def means(self, typed: str, hand: Hand) -> bool:
        """Tell whether a text is a word that was typed to be laid, and not a typing error.

        Where words are doubted each may be one: what it is must not tell whether the dictionary lists it.
        """
        word = self.dictionary.key(typed)
        if not word or len(word) < LEAST_CARDS:
            return False
        if not self.always or self.dictionary.lists(typed) or laid(word, hand) is not None:
            return True
        return bool(hand) and LETTERS_A_MISSING * len(self.missing(typed, hand)) <= len(word)

    def ways(self, typed: str) -> Laying:
        """Return a typed word with cards of an unknown hand: as spelled out, or the only way with this deck."""
        if spelled := self.spelled_out(typed):
            return spelled
        word = self.dictionary.key(typed) or ""
        doubles = [name for name in self.deck.kinds if len(name) > 1 and name.lower() in word]
        return (typed, *word.upper()) if word and not doubles else (typed,)

    def _spelled(self, word: str) -> Iterator[str]:
        """Yield cards of this deck that spell a word, those with two letters where there are some."""
        letters, at = word.upper(), 0
        while at < len(letters):
            both = letters[at : at + 2]
            card = both if both in self.deck.kinds else letters[at]
            yield card
            at += len(card)

    def check_unseen(self, laying: Laying) -> None:
        """Raise Illegal unless seven cards of the deck can lay the word this way (CW-12)."""
        word, *names = laying
        if not names:
            raise Illegal("words-which-cards", word=word, cards=" ".join(self._spelled(word)))
        if len(names) > HAND or Counter(names) - Counter(self.deck.cards):
            raise Illegal("words-not-in-deck", word=word)
        self.spelled_by(word, names)

    def can_lay(self, typed: str) -> bool:
        """Tell whether seven cards of the deck can lay these letters."""
        word = self.dictionary.key(typed)
        return bool(word) and Stock(self.deck.hand(self.deck.cards)).most_points(word or "", HAND) > 0

    def spelled_out(self, typed: str) -> Laying:
        """Return a word that was typed card by card (CW-13), perhaps behind the word itself; or NO_WORD."""
        first, *names = typed_cards(typed) or ("",)
        if len(names) < LEAST_CARDS or self.dictionary.key(first) != "".join(names).lower():
            names = [first, *names]
        return ("".join(names).lower(), *names) if len(names) > 1 else NO_WORD

    def spelled(self, word: str) -> str:
        """Return the word as the dictionary spells it."""
        return self.dictionary.spelled(word)


def joined(typed: Cards, hand: Cards) -> Cards:
    """Return typed cards; those that only make sense so are read as one: C H is the card CH, as it is announced."""
    found = set(_readings(typed, hand))
    return found.pop() if len(found) == 1 else typed


def _readings(typed: Cards, hand: Cards) -> Iterator[Cards]:
    """Yield each way to read typed cards as cards of a hand, where letters in a row may be one card."""
    if not typed:
        yield ()
    for count in range(1, len(typed) + 1):
        card = "".join(typed[:count])
        if card in hand:
            at = hand.index(card)
            for rest in _readings(typed[count:], hand[:at] + hand[at + 1 :]):
                yield (card, *rest)


def lacking(word: str, held: Cards) -> Cards:
    """Return the letters of a key that these cards lack, as few as possible; none for a word longer than any hand."""
    if not word or len(word) > LONGEST:
        return ()
    first = word[0].upper()
    ways = [
        lacking(word[len(card) :], without(held, (card,)))
        for card in dict.fromkeys(held)
        if len(card) > 1 and word.startswith(card.lower())
    ]
    alone = lacking(word[1:], without(held, (first,))) if first in held else (first, *lacking(word[1:], held))
    return min((alone, *ways), key=len)


def high_card(hand: Hand) -> Card:
    """Return the card of a hand that counts if no word does (CW-14)."""
    return max(hand, key=lambda card: (card.points, card.letters))


@dataclass(slots=True)
class Round:
    """The state of a round: payments in it and in this betting round, the seats still in, the cards."""

    dealer: Seat
    seats: tuple[Seat, ...]
    """The seats that have paid the ante, from the dealer on."""
    playing: list[Seat]
    """Those of them that are still in."""
    paid: list[int]
    bets: list[int]
    level: int = 0
    """The bet that a seat must meet to stay in."""
    hands: dict[Seat, Hand] = field(default_factory=dict)
    pile: Cards = ()
    laid: dict[Seat, Cards] = field(default_factory=dict)
    """The cards that each seat has laid in the middle in the exchange."""

    def from_left(self) -> list[Seat]:
        """Return the seats still in, from the dealer's left on."""
        return [*self.playing[1:], self.dealer] if self.playing[:1] == [self.dealer] else list(self.playing)
