"""liblouis tables: which ones a reader needs, by language and grade, and which ones are installed."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from access.outputs.braille import liblouis
from access.system.languages import FALLBACK, facts, find_language
from games.data import frozen
from wordlists import regular

FOLDERS = ("/usr/share/liblouis/tables", "/usr/local/share/liblouis/tables")
"""The usual folders of the tables; LOUIS_TABLEPATH names more, and others are beside the library."""
LARGEST = 1 << 16
"""Bytes of a table's head that are searched for its metadata."""
LARGEST_TABLE = 1 << 24
"""The most bytes of a table."""
MOST_INCLUDED = 200
"""The most files of a table, with those that it includes."""
LONGEST_PATH = 1500
"""The most bytes of LOUIS_TABLEPATH: with 2,000 liblouis ends the program."""
LONGEST_NAME = 500
"""The most bytes of a table's name, for the same reason."""
_INCLUDE = re.compile(r"^[ \t]*include[ \t]+(\S+)", re.MULTILINE)
_HEAD = re.compile(r"^#[-+](language|locale|display-name|index-name|grade|dots):\s*(.+?)\s*$", re.MULTILINE)


@frozen
class BrailleTables:
    """The tables of a reader: one for prose, one for dice, cards and numbers."""

    exact: str
    prose: str


def tables_for(language: str, grade: int = 1, dots: int = 6, named: str | None = None) -> BrailleTables:
    """Return the tables of a reader. A named one is for prose, or for everything if it has eight dots."""
    if named:
        return BrailleTables(named if has_eight_dots(named) else exact(language), named)
    if dots == 8:
        computer = _table(language, "computer")  # one cell a letter
        return BrailleTables(computer, computer)
    return BrailleTables(exact(language), prose(language, grade))


def exact(language: str) -> str:
    """Return the table without contractions of a language, for dice, cards and numbers."""
    return _table(language, "exact")


def prose(language: str, grade: int) -> str:
    """Return the table of a language for prose, by grade. English without contractions is UEB grade 1."""
    return _table(language, f"grade-{grade}")


def tables_of(language: str) -> tuple[str, ...]:
    """Return the tables of a language for six dots."""
    return exact(language), *(prose(language, grade) for grade in (0, 1, 2))


def _table(language: str, use: str) -> str:
    return (find_language(language) or facts(FALLBACK)).table(use)


@frozen
class Installed:
    """An installed table: its file name, its languages such as en-GB, and its title."""

    name: str
    languages: tuple[str, ...]
    title: str

    def is_for(self, language: str) -> bool:
        """Tell whether the table is for this language, such as de or en-GB."""
        wanted = language.casefold()
        return any(code.casefold() == wanted or code.casefold().startswith(f"{wanted}-") for code in self.languages)


def installed_tables() -> Iterator[Installed]:
    """Yield all installed tables, sorted by name. Files that only other tables include are left out."""
    found: dict[str, Path] = {}
    for folder in _folders():
        if folder.is_dir():
            for path in folder.iterdir():
                if path.suffix in (".ctb", ".utb", ".tbl"):
                    found.setdefault(path.name, path)
    for name in sorted(found):
        said = _head(found[name])
        if name.endswith(".tbl") and not said:
            continue
        languages = tuple(dict.fromkeys(said.get("language", []) + said.get("locale", []))) or (_by_name(name),)
        title = (said.get("display-name") or said.get("index-name") or [""])[0]
        yield Installed(name, languages, title)


def _by_name(name: str) -> str:
    """Return the language with which a table's name begins."""
    return re.split("[-_.]", name)[0].lower()


def _folders() -> Iterator[Path]:
    for folder in _named().split(","):
        if folder:
            yield Path(folder)
    yield from (place.tables for place in liblouis.places() if place.tables)
    if sys.platform != "win32":
        yield from map(Path, FOLDERS)


def _named() -> str:
    return os.environ.get("LOUIS_TABLEPATH", "")


def path_is_too_long() -> bool:
    """Tell whether LOUIS_TABLEPATH names more than liblouis can hold."""
    return len(os.fsencode(_named())) > LONGEST_PATH


def _head(path: Path) -> dict[str, list[str]]:
    """Return the metadata of a table, by key."""
    said: dict[str, list[str]] = {}
    try:
        with regular.opened(path) as file:
            text = file.read(LARGEST).decode("utf-8", "replace")
    except OSError:
        return said
    for key, value in _HEAD.findall(text):
        said.setdefault(key, []).append(value)
    return said


def can_be_read(name: str) -> bool:
    """Tell whether liblouis can open a table, and all that it includes, without waiting: they are regular files.

    A name is that of an installed table, or a path. Missing tables are left to liblouis to report.
    """
    todo: list[tuple[str, Path]] = [(name, Path())]
    known: set[Path] = set()
    while todo and len(known) < MOST_INCLUDED:
        named, beside = todo.pop()
        if len(os.fsencode(named)) > LONGEST_NAME:
            return False
        path = next((path for path in (beside / named, *(f / named for f in _folders())) if regular.there(path)), None)
        if path is None or path in known:
            continue
        known.add(path)
        try:
            data = regular.content(path, LARGEST_TABLE)
        except OSError:
            return False
        included = _INCLUDE.findall(data.replace(b"\0", b"").decode("utf-8", "replace"))
        todo += [(each, path.parent) for each in included]
    return not todo


def has_eight_dots(name: str) -> bool:
    """Tell whether a table has eight dots, by its metadata or its name."""
    if "comp8" in name:
        return True
    for folder in _folders():
        path = folder / name
        if path.is_file():
            return _head(path).get("dots", []) == ["8"]
    return False
