"""The languages of Taverne: each has a file of facts beside the phrases of the house, such as `fr.toml`.

A language is found by this file, not listed. What a language lacks is told in English. A language that only the words
of any program are translated into has its file in `person`: other programs can speak it, Taverne does not.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from pkgutil import get_data

PACKAGE = "access.language"
"""The package of the files."""
FALLBACK = "en"
"""The language that all others fall back to."""


@dataclass(frozen=True, slots=True)
class Language:
    """The facts of a language.

    `name` is its name in itself, and `typed` are other words for it. `one` are the numbers that take the singular, and
    `millions` is the plural category of whole millions. `braille` are its liblouis tables: `exact` for dice, cards and
    numbers, `grade-0` to `grade-2` for prose, `computer` for eight dots. `manual` are the headings of the manual.
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


def codes() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    names = os.listdir(Path(__file__).parent.parent / "language")
    found = (name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def matching(wanted: str, known: Iterable[str]) -> str | None:
    """Return the longest of these codes that a locale or a tag of a browser means: of pt_BR.UTF-8 pt_BR, else pt."""
    parts = re.split("[-_]", re.split("[.@]", wanted.strip(), maxsplit=1)[0].casefold())
    codes = {code.casefold().replace("_", "-"): code for code in known}
    tried = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((codes[each] for each in tried if each in codes), None)


@lru_cache(maxsize=64)
def find(code: str) -> Language | None:
    """Return the facts of a language, of Taverne or of other programs only; None for one that has none."""
    for folder in ("", "person/"):
        with suppress(FileNotFoundError):
            return _read(code, get_data(PACKAGE, f"{folder}{code}.toml") or b"")
    return None


def facts(code: str) -> Language:
    """Return the facts of a language. Raises LookupError for one that has none."""
    found = find(code)
    if found is None:
        raise LookupError(f"there are no facts of the language {code}")
    return found


def _read(code: str, data: bytes) -> Language:
    read = tomllib.loads(data.decode("utf-8"))
    one, typed, manual = tuple(read["one"]), tuple(read["typed"]), read.get("manual", {})
    return Language(code, read["name"], typed, one, read["millions"], read["braille"], manual)
