"""A dictionary that a table agrees on: which words there are, how they are spelled, what a hand can lay."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from hashlib import blake2b

from wordlists import laying
from wordlists.laying import Card
from wordlists.reading import Listed
from wordlists.spelling import Umlauts, key, keys


class Dictionary:
    """A list of words under a name.

    `language` is whose spelling it follows. Words are kept in their own; each is laid by its key, the letters A to Z
    that stand for it (CW-18). What takes longer is made when it is first needed, or by `prepare` beforehand. `listed`
    tells how a file was read, where it comes from one.
    """

    def __init__(
        self, name: str, language: str, text: str, umlauts: Umlauts = "expand", listed: Listed | None = None
    ) -> None:
        self.listed = listed
        self.name = name
        self.language = language
        self.umlauts: Umlauts = umlauts
        self._text = text
        self._laid = keys(text, umlauts).split()
        self._making = threading.Lock()
        self.keys = frozenset(self._laid)

    def __len__(self) -> int:
        return len(self._laid)

    @cached_property
    def mark(self) -> str:
        """What tells this list from another: how many words, and a short sum of all."""
        return f"{len(self)}-{blake2b(self._text.encode(), digest_size=6).hexdigest()}"

    def key(self, word: str) -> str | None:
        """The letters that a word is laid with, or None where it has a sign that no card has."""
        return key(word, self.umlauts)

    def lists(self, word: str) -> bool:
        """Whether the word may be laid."""
        return self.key(word) in self.keys

    def spelled(self, word: str) -> str:
        """The word as the list spells it: as it was typed where that is one of several; small where it is unlisted."""
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
        """The words by their letters; two threads that need it make it once."""
        with self._making:
            return self._index

    @cached_property
    def _index(self) -> dict[int, laying.Words]:
        return laying.index(list(dict.fromkeys(self._laid)))

    def prepare(self) -> None:
        """Make what the best words of a hand and the spelling of a word need."""
        self.index  # noqa: B018 - made by looking
        self._spellings  # noqa: B018

    def best(self, cards: Sequence[Card], known: Callable[[str], bool] | None = None) -> Iterator[tuple[int, str]]:
        """The keys of all words of a hand with their points, most first; only those that are `known`."""
        found = laying.best(cards, self.index)
        return found if known is None else ((points, word) for points, word in found if known(word))
