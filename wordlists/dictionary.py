"""The dictionary of a table: its words, their spelling, and the words that a hand can lay."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import takewhile
from zlib import crc32

from wordlists import laying
from wordlists.laying import Card
from wordlists.reading import Listed
from wordlists.spelling import Umlauts, key, keys

CLASSES = 20
"""Classes of words, the most common ones first, each as large as the others."""


class Dictionary:
    """A list of words under a name.

    It follows the spelling of `language`. Words keep their own spelling; each is laid by its key, its letters as A to Z
    (CW-18). The index is built on first use, or beforehand by `prepare`. `listed` tells how the file was read, if the
    dictionary comes from one. `classes` has a letter for each word: how common it is, in twenty classes from a.
    """

    def __init__(
        self,
        name: str,
        language: str,
        text: str,
        umlauts: Umlauts = "expand",
        listed: Listed | None = None,
        classes: str = "",
    ) -> None:
        self._classes = classes
        self.listed = listed
        self.name = name
        self.language = language
        self.umlauts: Umlauts = umlauts
        self._text = text
        self._laid = keys(text, umlauts, language).split()
        self._making = threading.Lock()
        self.keys = frozenset(self._laid)

    @property
    def text(self) -> str:
        """The words, with blanks or line ends between."""
        return self._text

    def __len__(self) -> int:
        return len(self._laid)

    @cached_property
    def mark(self) -> str:
        """A fingerprint of the list: the number of words, and a short hash of all of them."""
        return f"{len(self)}-{blake2b(self._text.encode(), digest_size=6).hexdigest()}"

    def key(self, word: str) -> str | None:
        """Return the letters that a word is laid with, or None if it has a character that no card has."""
        return key(word, self.umlauts, self.language)

    def lists(self, word: str) -> bool:
        """Tell whether the word may be laid."""
        return self.key(word) in self.keys

    def spelled(self, word: str) -> str:
        """Return the word as the list spells it: as typed if that is one of several; lowercase if it is not listed."""
        ways = self._spellings.get(self.key(word) or "", ())
        return next((way for way in ways if way.lower() == word.lower()), ways[0] if ways else word.lower())

    @cached_property
    def _spellings(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        for laid, word in zip(self._laid, self._text.split(), strict=True):
            found[laid] = (*found.get(laid, ()), word)
        return found

    @property
    def index(self) -> dict[int, laying.Words]:
        """The words by their letters; two threads that need it build it only once."""
        with self._making:
            return self._index

    @cached_property
    def _index(self) -> dict[int, laying.Words]:
        return laying.index(list(dict.fromkeys(self._laid)))

    def known(self, share: int) -> Callable[[str], bool] | None:
        """Return a test whether a key is among the `share` percent most common words; None for all.

        Where nobody knows how common words are, it is so many of them, always the same ones.
        """
        if share >= 100:
            return None
        if not self._classes:
            return lambda word: crc32(word.encode()) % 100 < share
        return self._commonest(share).__contains__

    @lru_cache(maxsize=8)  # noqa: B019 - dictionaries are few, and live as long as the program
    def _commonest(self, share: int) -> frozenset[str]:
        rarest = chr(ord("a") + share * CLASSES // 100)
        return frozenset(word for word, common in zip(self._laid, self._classes, strict=True) if common < rarest)

    @cached_property
    def _common(self) -> dict[str, str]:
        """The class of each key: the first one of those that are spelled in several ways."""
        return dict(zip(reversed(self._laid), reversed(self._classes), strict=True))

    def prepare(self) -> None:
        """Build the index and the spellings, which finding and spelling words need."""
        self.index  # noqa: B018 - access builds it
        self._spellings  # noqa: B018

    def best(self, cards: Sequence[Card], known: Callable[[str], bool] | None = None) -> Iterator[tuple[int, str]]:
        """Return all words of a hand as points and keys, most points first; only those that are `known`."""
        found = laying.best(cards, self.index)
        return found if known is None else ((points, word) for points, word in found if known(word))

    def best_word(self, cards: Sequence[Card], known: Callable[[str], bool] | None = None) -> tuple[int, str]:
        """Return the points and the key of the word with the most points, the most common one of several.

        Without a word they are 0 and empty.
        """
        ranked = self.best(cards, known)
        most, word = next(ranked, (0, ""))
        alike = [word, *(each for _, each in takewhile(lambda found: found[0] == most, ranked))]
        return most, min(alike, key=self._common.__getitem__) if len(alike) > 1 and self._classes else word
