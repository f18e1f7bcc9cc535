"""The languages of words: each has a file of facts in a folder of lists, such as `data/de.toml`.

A language is found by this file, not listed. It may have a deck of letter cards, a list of words (`de.txt`), or both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from wordlists import folders, regular

LARGEST = 1 << 20
"""The most bytes of a file of facts."""
FALLBACK = "en"
"""The language whose words and cards serve where another language has none."""


@dataclass(frozen=True, slots=True)
class Language:
    """The facts of a language.

    `folder` has its files. `deck` are its cards in one line, empty if it has none. `expanded` are the letters that are
    laid as two, where a table wants it so. `source` names how the bundled list is made, and `laid_with` the languages
    whose decks lay its words: its own, if there is none.
    """

    code: str
    folder: Path
    deck: str = ""
    capitals_are_names: bool = True
    expanded: Mapping[str, str] = field(default_factory=dict)
    source: str = ""
    laid_with: Sequence[str] = ()

    @property
    def has_words(self) -> bool:
        """Whether there is a list of its words."""
        return (self.folder / f"{self.code}.txt").is_file()


def languages() -> Mapping[str, Language]:
    """Return all languages by their codes, English first; of two files for one language the first folder's counts."""
    return _found()[0]


def faults() -> Mapping[Path, str]:
    """Return the files of facts that cannot be used, each with the reason."""
    return _found()[1]


@lru_cache(maxsize=1)
def _found() -> tuple[Mapping[str, Language], Mapping[Path, str]]:
    found: dict[str, Language] = {}
    broken: dict[Path, str] = {}
    for path in (path for folder in folders.FOLDERS for path in sorted(folder.glob("*.toml"))):
        try:
            found.setdefault(path.stem, _read(path))
        except (OSError, ValueError) as error:
            broken[path] = str(error)
    return {code: found[code] for code in sorted(found, key=lambda code: (code != FALLBACK, code))}, broken


def _read(path: Path) -> Language:
    """Return the facts of a file. Raises ValueError for one that has others, or is no TOML."""
    read = regular.toml(regular.content(path, LARGEST).decode())
    try:
        return Language(path.stem, path.parent, **{name.replace("-", "_"): value for name, value in read.items()})
    except TypeError as error:
        raise ValueError(f"{path.name}: {error}") from None


def with_words() -> tuple[str, ...]:
    """Return the languages that have a list of words."""
    return tuple(code for code, language in languages().items() if language.has_words)


def with_deck() -> tuple[str, ...]:
    """Return the languages that have a deck."""
    return tuple(code for code, language in languages().items() if language.deck)


@lru_cache(maxsize=64)
def expanded(language: str) -> tuple[tuple[str, str], ...]:
    """Return the letters that a language lays as two, with these two; those of all languages if it is empty."""
    chosen = languages().values() if not language else filter(None, (languages().get(language),))
    return tuple((letter, laid) for each in chosen for letter, laid in each.expanded.items())
