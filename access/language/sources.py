"""The files of phrases: those of the house, of its clubs, of the face of programs, and of games, by language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from access.system.files import packaged
from access.system.languages import FALLBACK, brought, package_text

HOUSE = "access.language"
"""The package of the phrases that all games share."""
ROOMS = ("person/", "", "club/")
"""The folders of its files, in the order in which a phrase is looked up: a program needs those of persons alone."""
_ENTRY = re.compile(r"^(?=[^\s}\]*.])", re.MULTILINE)
"""Where an entry begins: at a line that is neither indented nor the end of a selection."""
_NAME = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
_LISTED = r"(?m)^loop-(plain-yes|plain-no|plain-stop|plain-on|number-words|number-large|and|minus|range) = (.*)$"
"""The phrases whose words are understood in every language."""


class MissingPhrase(LookupError):
    """A phrase that does not exist or cannot be formatted. Its name and language are empty where no phrase is known."""

    def __init__(self, what: str, phrase: str = "", language: str = "") -> None:
        super().__init__(what)
        self.what, self.phrase, self.language = what, phrase, language


class FormatError(ValueError):
    """A phrase that is not Fluent, or cannot be formatted."""


def text_of(package: str, name: str) -> str | None:
    """Return the text of a file in a package, or None."""
    try:
        return packaged(package, name).decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        return None


@lru_cache(maxsize=64)
def languages_of(package: str) -> tuple[str, ...]:
    """Return the languages that a package has phrases in, sorted."""
    files = (name for folder in import_module(package).__path__ for name in os.listdir(folder))
    return tuple(sorted(name.removesuffix(".ftl") for name in files if name.endswith(".ftl")))


def phrase_sources(text: str, whose: str) -> dict[str, str]:
    """Return the source of each phrase by its name. Raises MissingPhrase for lines that can be none."""
    found: dict[str, str] = {}
    for part in _ENTRY.split(text):
        if not part.strip() or part.startswith("#"):
            continue
        name = _NAME.match(part)
        if name is None:
            raise MissingPhrase(f"the phrases of {whose} have a line that is not Fluent: {part.splitlines()[0]!r}")
        found[name[1]] = part
    return found


class House(Mapping[str, str]):
    """The source of each phrase that all games share, as far as it is in this language. Rooms are read when needed."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._state: tuple[dict[str, str], tuple[str, ...]] = {}, ROOMS
        """The phrases that were read, and the rooms that were not. It changes at once: threads read, too."""

    def _read_next(self) -> bool:
        """Read the next room, if there is one left."""
        known, unread = self._state
        if unread:
            self._state = phrase_sources(_house_text(unread[0], self._language), HOUSE) | known, unread[1:]
        return bool(unread)

    def get(self, name: str, default: Any = None) -> Any:
        """Return the source of a phrase."""
        while (found := self._state[0].get(name)) is None and self._read_next():
            pass
        return default if found is None else found

    def __getitem__(self, name: str) -> str:
        found: str | None = self.get(name)
        if found is None:
            raise KeyError(name)
        return found

    def _whole(self) -> Mapping[str, str]:
        while self._read_next():
            pass
        return self._state[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())


@lru_cache(maxsize=16)
def house(language: str) -> House:
    """Return the phrases that all games share."""
    return House(language)


def house_text(language: str) -> str:
    """Return the phrases that all games share as they stand in their files."""
    return "\n".join(_house_text(room, language) for room in ROOMS)


def _house_text(room: str, language: str) -> str:
    name = f"{room}{language}.ftl"
    return text_of(HOUSE, name) or package_text(language, f"language/{name}") or ""


def phrases_text(package: str, language: str, game: str = "") -> str:
    """Return the text of the phrases of a package, or of the game in it, beside it or with an installed language."""
    name = f"{language}.ftl"
    place = f"games/{game}" if game else package.rpartition(".")[2]
    return text_of(package, name) or package_text(language, f"{place}/{name}") or ""


@lru_cache(maxsize=2)
def names_in(room: str) -> frozenset[str]:
    """Return the names of the phrases that are for clubs alone (`club`), or for any program (`person`)."""
    return frozenset(phrase_sources(text_of(HOUSE, f"{room}/{FALLBACK}.ftl") or "", HOUSE))


@lru_cache(maxsize=8)
def in_every_language(phrase: str) -> Mapping[str, tuple[str, ...]]:
    """Return the words of one of a few phrases, such as `plain-yes`, by language, as far as it has them.

    They are searched in the files: parsing all phrases of all languages is too slow for a question.
    """
    return {language: listed[phrase] for language in _translated() if phrase in (listed := _listed(language))}


@lru_cache(maxsize=1)
def _translated() -> tuple[str, ...]:
    """Return the languages that the words of any program are translated into, English first."""
    folder = Path(__file__).parent / "person"
    found = (*(path.stem for path in folder.glob("*.ftl")), *brought())
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


@lru_cache(maxsize=64)
def _listed(language: str) -> Mapping[str, tuple[str, ...]]:
    found = re.findall(_LISTED, _house_text("person/", language))
    return {phrase: tuple(word.strip() for word in words.split(",")) for phrase, words in found}


def plain_text(language: str, phrase: str) -> str:
    """Return a phrase of the house that has no facts, without loading Fluent; in English if the language lacks it.

    Raises MissingPhrase.
    """
    source = house(language).get(phrase) or house(FALLBACK).get(phrase)
    if source is None or "{" in source or "\n    ." in source:
        raise MissingPhrase(f"{phrase} is missing, or is more than a text")
    return " ".join(source.partition("=")[2].split())
