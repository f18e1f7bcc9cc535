"""Laying words with cards: every way to lay a word, and the exact best word of a hand.

A hand of seven cards has at most 120 choices of two cards or more. Each choice has a number that encodes how often it
holds each letter, four bits per letter; the index finds all words with that number. Choices are tried from the most
points down, so the first words found are the best. A card with several letters keeps them in order, so if a choice has
one, each word found by its letters is also checked against the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

Card = tuple[str, int]
"""Letters, in capitals, and points."""
C = TypeVar("C", bound=Card)
Words = str | tuple[str, ...]
LEAST_CARDS = 2
"""A word uses two cards or more (CW-12)."""
LONGEST = 15
"""The most letters of an indexed word: more of one letter would not fit into its four bits."""
_WEIGHT = {letter: 1 << 4 * place for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz")}
_BITS = 4 * 26 + 8
"""The bits of an encoded choice, and some for a letter that it has too often."""
_LETTERS = (1 << _BITS) - 1


def index(words: Sequence[str]) -> dict[int, Words]:
    """Return the words by the number that encodes their letters. Words are keys: at most LONGEST letters a to z."""
    weight = _WEIGHT.__getitem__
    found: dict[int, Words] = {}
    for word in words:
        number = sum(map(weight, word))
        others = found.get(number)
        if others is None:
            found[number] = word
        elif isinstance(others, str):
            found[number] = (others, word)
        else:
            found[number] = (*others, word)
    return found


class Stock(Generic[C]):
    """The cards to lay words with: how many there are of each kind, by first letter."""

    def __init__(self, cards: Iterable[C]) -> None:
        self._left = Counter(cards)
        self._kinds: dict[str, list[tuple[str, C]]] = {}
        for card in sorted(self._left, key=lambda card: -card[1]):
            small = card[0].lower()
            self._kinds.setdefault(small[:1], []).append((small, card))

    def ways(self, word: str) -> Iterator[tuple[C, ...]]:
        """Yield all ways to lay a key, using each kind at most as often as there are cards of it."""
        if not word:
            yield ()
            return
        left = self._left
        for small, card in self._kinds.get(word[0], ()):
            if left[card] and word.startswith(small):
                left[card] -= 1
                for rest in self.ways(word[len(small) :]):
                    yield (card, *rest)
                left[card] += 1

    def most_points(self, word: str, most_cards: int) -> int:
        """Return the most points of a key laid with at most `most_cards` of the cards; 0 if they cannot lay it."""
        if len(word) > most_cards * max((len(letters) for letters, _ in self._left), default=0):
            return 0
        return max((worth(way) for way in self.ways(word) if LEAST_CARDS <= len(way) <= most_cards), default=0)

    def laid(self, word: str) -> tuple[C, ...] | None:
        """Return the cards that lay a key for the most points, in its order, or None (CW-13).

        Use two cards or more if possible (CW-12), and the fewest cards for equal points.
        """
        ways = self.ways(word)
        return max(ways, key=lambda way: (len(way) >= LEAST_CARDS, worth(way), -len(way)), default=None)


def laid(word: str, cards: Iterable[C]) -> tuple[C, ...] | None:
    """Return the cards that lay a key for the most points, in its order, or None; see `Stock.laid`."""
    return Stock(cards).laid(word)


def worth(cards: Iterable[Card]) -> int:
    """Return the points of all cards together."""
    return sum(points for _, points in cards)


def spells(word: str, cards: Sequence[Card]) -> bool:
    """Tell whether exactly these cards, in some order, spell the key."""
    if not cards:
        return not word
    for n, (letters, _) in enumerate(cards):
        small = letters.lower()
        if word.startswith(small) and spells(word[len(small) :], [*cards[:n], *cards[n + 1 :]]):
            return True
    return False


def best(cards: Sequence[Card], found: Mapping[int, Words]) -> Iterator[tuple[int, str]]:
    """Yield all words of a hand with their points, most points first, each once, laid for the most points."""
    seen = set()
    size = len(cards)
    every, doubles = _choices(cards)
    for choice in every:
        words = found.get(choice >> size & _LETTERS)
        chosen = choice & (1 << size) - 1
        if words is None or not chosen & (chosen - 1):  # two cards or more (CW-12)
            continue
        some = [card for place, card in enumerate(cards) if chosen >> place & 1] if chosen & doubles else ()
        for word in (words,) if isinstance(words, str) else words:
            if word not in seen and (not some or spells(word, some)):
                seen.add(word)
                yield choice >> size + _BITS, word


def _choices(cards: Sequence[Card]) -> tuple[list[int], int]:
    """Return all choices of cards, the most points first, and which cards have several letters, a bit for each.

    A choice is one number, so that adding a card is one addition: its points, its encoded letters, a bit for each card.
    """
    size = len(cards)
    every, doubles = [0], 0
    for place, (letters, points) in enumerate(cards):
        bit = 1 << place
        if len(letters) > 1:
            doubles |= bit
        card = points << size + _BITS | _encoded(letters) << size | bit
        every += [choice + card for choice in every]
    every.sort(reverse=True)
    return every, doubles


@lru_cache(maxsize=1 << 8)
def _encoded(letters: str) -> int:
    return sum(map(_WEIGHT.__getitem__, letters.lower()))
