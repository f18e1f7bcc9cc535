"""Letter cards: single cards, sorted hands and decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, NewType, TypeVar

from games.data import frozen
from games.steps import Cards as Letters

MOST_CARDS = 1000
"""The most cards of one kind in a deck."""
MOST_POINTS = 99
VOWELS = frozenset("AEIOU")
C = TypeVar("C")
Sort = Literal["vowels", "points", "alphabet"]


class Card(NamedTuple):
    """One letter card: its letters in capitals, and its points."""

    letters: str
    points: int


Hand = tuple[Card, ...]
"""Cards in no particular order. Phrases show fields of this type as cards, sorted as the listener prefers."""

Row = NewType("Row", tuple[Card, ...])
"""Cards whose order matters, for example a word. Phrases show fields of this type as cards."""


def in_order(hand: Iterable[Card], sort: Sort = "vowels") -> Hand:
    """Return a hand sorted for display: cards that begin with a vowel first, most points first, or by alphabet."""
    if sort == "points":
        return tuple(sorted(hand, key=lambda card: (-card.points, card.letters)))
    if sort == "alphabet":
        return tuple(sorted(hand))
    return tuple(sorted(hand, key=lambda card: (card.letters[0] not in VOWELS, card)))


def typed_cards(text: str) -> Letters:
    """Return the letters of each typed card; spaces or commas separate the cards."""
    return tuple(text.upper().replace(",", " ").split())


def letters(cards: Iterable[Card]) -> Letters:
    """Return the letters of each card, as answers name cards."""
    return tuple(card.letters for card in cards)


def worth(cards: Iterable[Card]) -> int:
    """Return the total points of the cards."""
    return sum(card.points for card in cards)


def without(cards: Iterable[C], gone: Iterable[C]) -> tuple[C, ...]:
    """Return the cards, or their letters, that are left without those `gone`."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


@frozen
class Kind:
    """The number of copies of a card in a deck, and its points."""

    count: int
    points: int


class Deck:
    """The cards of a game: count and points by letters. Cards with the same letters have the same points."""

    def __init__(self, kinds: Mapping[str, Kind]) -> None:
        self.kinds = dict(kinds)
        self.cards: Letters = tuple(name for name, kind in kinds.items() for _ in range(kind.count))

    def card(self, name: str) -> Card:
        """Return the card with these letters."""
        return Card(name, self.kinds[name].points)

    def hand(self, names: Iterable[str]) -> Hand:
        """Return the cards with these letters."""
        return tuple(self.card(name) for name in names)

    def rest(self, gone: Iterable[str]) -> Letters:
        """Return the letters of all cards in the deck except these."""
        left = Counter(self.cards)
        left.subtract(gone)
        return tuple(left.elements())

    def told(self) -> str:
        """Return the deck as a line that `read_deck` accepts: letters, count and points of each card."""
        return ", ".join(f"{name} {kind.count} {kind.points}" for name, kind in self.kinds.items())


def read_deck(line: str) -> Deck:
    """Return the deck that a line describes, like "A 10 2, TH 2 9". Raises ValueError."""
    kinds = {}
    for entry in line.split(","):
        name, count, points = entry.split()
        kinds[name] = Kind(int(count), int(points))
        if not (1 <= kinds[name].count <= MOST_CARDS and 0 <= kinds[name].points <= MOST_POINTS):
            raise ValueError(entry)
    return Deck(kinds)
