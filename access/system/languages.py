"""The languages of Taverne: each has a file of facts beside the phrases of the house, such as `fr.toml`.

A language is found by this file, not listed. What a language lacks is told in English. Installed packages bring further
languages by an entry point of the group `taverne.languages`, such as `it = taverne_it`; they are never imported. A
language that only the words of any program are translated into has its file in `person`: other programs can speak it,
Taverne does not.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from access.system.files import packaged
from access.system.packages import entry_points, folders
from games.data import frozen
from wordlists import regular

PACKAGE = "access.language"
"""The package of the files."""
FALLBACK = "en"
"""The language that all others fall back to."""
LANGUAGE_GROUP = "taverne.languages"
"""The group of entry points for languages."""
LARGEST = 1 << 22
"""The most bytes of a file of a language that a package brings. The largest of ours has 100 KB."""
_CODE = "[a-z]{2,3}(?:_[A-Za-z0-9]{2,8})*"


@frozen
class Language:
    """The facts of a language.

    `name` is its name in itself, and `typed` are other words for it. `one` are the numbers that take the singular, and
    `millions` is the plural category of whole millions; without `one` the plurals are those of CLDR.
    `braille` are its liblouis tables: `exact` for dice, cards and numbers, `grade-0` to `grade-2` for prose, `computer`
    for eight dots. `manual` are the headings of the manual.
    """

    code: str
    name: str
    typed: tuple[str, ...]
    one: tuple[int, ...]
    millions: str
    braille: Mapping[str, str]
    manual: Mapping[str, str]

    def table(self, use: str) -> str:
        """Return the liblouis table for a use, that of English where the language names none."""
        return self.braille.get(use) or facts(FALLBACK).braille[use]


@frozen
class Broken:
    """A language of an installed package that cannot be used, and why."""

    code: str
    package: str
    why: str


@lru_cache(maxsize=1)
def bundled() -> tuple[str, ...]:
    """Return the codes of our own languages, English first."""
    names = os.listdir(Path(__file__).parent.parent / "language")
    found = (name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def codes() -> tuple[str, ...]:
    """Return the codes of all languages: English, our others, then those of installed packages."""
    return (*bundled(), *sorted(brought()))


def brought() -> Mapping[str, Path]:
    """Return the folder of each language that an installed package brings."""
    return _brought()[0]


def broken_languages() -> tuple[Broken, ...]:
    """Return the languages of installed packages that cannot be used."""
    return _brought()[1]


@lru_cache(maxsize=1)
def _brought() -> tuple[dict[str, Path], tuple[Broken, ...]]:
    found: dict[str, Path] = {}
    broken = []
    for code, package in entry_points(LANGUAGE_GROUP).items():
        try:
            found[code] = _folder(code, package)
        except (OSError, ValueError) as error:
            broken.append(Broken(code, package, str(error) or type(error).__name__))
    return found, tuple(broken)


def bring(code: str, folder: Path) -> None:
    """Use a language that is not installed, from this folder, until the program ends. Raises OSError and ValueError."""
    _read(code, regular.content(folder / f"{code}.toml", LARGEST))
    _brought()[0][code] = folder


def is_code(code: str) -> bool:
    """Tell whether a text can be the code of a language, such as it or pt_BR."""
    return re.fullmatch(_CODE, code) is not None


def _folder(code: str, package: str) -> Path:
    """Return the folder of a package with a language. Raises OSError and ValueError."""
    if not is_code(code):
        raise ValueError(f"{code} is no code of a language")
    if code in bundled():
        raise ValueError(f"{code} comes with Taverne")
    folder = next((each for each in folders(package) if (each / f"{code}.toml").is_file()), None)
    if folder is None:
        raise ValueError(f"there is no {code}.toml in {package}")
    _read(code, regular.content(folder / f"{code}.toml", LARGEST))
    return folder


def package_text(code: str, path: str) -> str | None:
    """Return the text of a file in the package that brings a language, such as games/kaques/it.ftl; None without it."""
    folder = brought().get(code)
    if folder is not None:
        with suppress(OSError, UnicodeError):
            return regular.content(folder / path, LARGEST).decode().replace("\r\n", "\n")
    return None


def matching(wanted: str, known: Iterable[str]) -> str | None:
    """Return the longest of these codes that a locale or a tag of a browser means: of pt_BR.UTF-8 pt_BR, else pt."""
    parts = re.split("[-_]", re.split("[.@]", wanted.strip(), maxsplit=1)[0].casefold())
    codes = {code.casefold().replace("_", "-"): code for code in known}
    tried = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((codes[each] for each in tried if each in codes), None)


@lru_cache(maxsize=64)
def find_language(code: str) -> Language | None:
    """Return the facts of a language, of Taverne or of other programs only; None for one that has none."""
    for folder in ("", "person/"):
        with suppress(FileNotFoundError):
            return _read(code, packaged(PACKAGE, f"{folder}{code}.toml"))
    beside = brought().get(code)
    return None if beside is None else _read(code, regular.content(beside / f"{code}.toml", LARGEST))


def facts(code: str) -> Language:
    """Return the facts of a language. Raises LookupError for one that has none."""
    found = find_language(code)
    if found is None:
        raise LookupError(f"there are no facts of the language {code}")
    return found


def _read(code: str, data: bytes) -> Language:
    """Return the facts in a file. Raises ValueError for a file that has others, or is no TOML."""
    read = regular.toml(data.decode("utf-8"))
    try:
        one, typed = tuple(map(int, read.get("one", ()))), tuple(map(str, read.get("typed", ())))
        braille, manual = (dict(read.get(table, {})) for table in ("braille", "manual"))
        return Language(code, str(read["name"]), typed, one, str(read.get("millions", "other")), braille, manual)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{code}.toml: {type(error).__name__} {error}") from None
