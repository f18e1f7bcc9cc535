"""The sources of dictionaries: the bundled lists, the players' own lists with their own names, and files.

A player's own list is a folder of plain text files that anyone can open: `words.txt`, and `allowed.txt` and
`blocked.txt` with the words that were added and barred. The bundled lists can have added and barred words, too.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from platformdirs import user_data_path

from wordlists import regular
from wordlists.dictionary import Dictionary
from wordlists.files import LARGEST, BadList, content, decoded, path_of, stamp
from wordlists.hunspell import beside
from wordlists.languages import FALLBACK, languages, with_words
from wordlists.laying import LONGEST
from wordlists.reading import SHORTEST, Listed, read
from wordlists.spelling import Umlauts, cut, key, keys

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")
_CLEAN = re.compile(r"(?:[a-z]{2,15}\n)*")


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a dictionary: a name or the path of a file, and the language whose spelling it follows."""

    name: str
    path: Path | None
    language: str


def folder() -> Path:
    """Return the folder of the players' own lists."""
    return user_data_path("taverne", appauthor=False) / "dictionaries"


def names() -> tuple[str, ...]:
    """Return the names of the bundled lists, then of the players' own."""
    own = folder()
    found = sorted(path.name for path in own.iterdir() if (path / "words.txt").exists()) if own.is_dir() else []
    bundled = with_words()
    return (*bundled, *(name for name in found if name not in bundled))


def usual(language: str) -> str:
    """Return the name of the dictionary of a language, that of English if it has none."""
    return language if language in with_words() else FALLBACK


def spelling(language: str) -> str:
    """Return the spelling of lists in a language, that of English for an unknown one."""
    return language if language in languages() else FALLBACK


def locate(name: str, language: str) -> Source:
    """Return the list of this name, or the file at this path. Raises BadList if there is neither."""
    if name in with_words():
        return Source(name, None, name)
    if name in names():
        return Source(name, folder() / name / "words.txt", _language_of(name))
    path = path_of(name)
    if not regular.there(path) and path.name == name and not path.suffix:
        raise BadList("list-unknown", name=cut(name, 40), names=", ".join(names()))
    return Source(str(path.absolute()), path.absolute(), language)


def find(name: str, language: str = FALLBACK, umlauts: Umlauts = "expand") -> Dictionary:
    """Return the dictionary of this name or path. Raises BadList."""
    source = locate(name, language)
    return _find(source, umlauts, tuple(stamp(path) for path in _files(source)))


def keep(mark: str, text: str) -> None:
    """Keep the words of a dictionary as they were with this mark, for games that go on. Raises OSError."""
    place = _edition(mark)
    if not place.exists():
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(".new")
        fresh.write_bytes(text.encode())  # as text its ends of lines would be those of the system
        regular.patiently(lambda: os.replace(fresh, place))


def edition(mark: str, name: str, language: str = FALLBACK, umlauts: Umlauts = "expand") -> Dictionary:
    """Return the dictionary of this name as it was with this mark, if that is still known; else as it is now.

    Raises BadList.
    """
    kept = _edition(mark)
    try:
        found = find(name, language, umlauts)
    except BadList:
        if not regular.there(kept):
            raise
        return _kept_edition(kept, name, language, umlauts)
    return found if found.mark == mark or not regular.there(kept) else _kept_edition(kept, name, language, umlauts)


def _edition(mark: str) -> Path:
    return folder().parent / "editions" / f"{re.sub('[^0-9a-f-]', '', mark) or 'none'}.txt"


@lru_cache(maxsize=4)
def _kept_edition(path: Path, name: str, language: str, umlauts: Umlauts) -> Dictionary:
    return Dictionary(Path(name).name, language, regular.content(path, LARGEST).decode(), umlauts)


def _files(source: Source) -> Iterator[Path]:
    """Yield the files that a list is made of."""
    if source.path is not None:
        yield source.path
        yield from filter(None, (beside(source.path),))
    if source.path is None or source.name in names():
        yield from (folder() / source.name / f"{which}.txt" for which in ("allowed", "blocked"))


@lru_cache(maxsize=4)
def _find(source: Source, umlauts: Umlauts, _stamps: tuple[tuple[int, int], ...]) -> Dictionary:
    listed, classes = None, ""
    if source.path is None or source.name in names():
        kept = _kept(source)
        text = _changed(kept, source.name)
        classes = _classes(source, kept, text)
    else:
        listed = read(source.path, source.language)
        text = "\n".join(listed.words)
    name = source.name if source.path is None or source.path.parent.parent == folder() else source.path.name
    return Dictionary(name, source.language, text, umlauts, listed, classes)


def _kept(source: Source) -> str:
    """Return the text of a list that was already sorted out."""
    if source.path is None:
        try:
            return (languages()[source.name].folder / f"{source.name}.txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = error if isinstance(error, OSError) else type(error).__name__
            raise BadList("list-unreadable", file=f"{source.name}.txt", why=why) from None
    text, _ = decoded(content(source.path), source.path.name)
    if not text.strip():
        raise BadList("list-empty", file=source.path.name)
    if _CLEAN.fullmatch(keys(text)):
        return text
    return "\n".join(read(source.path, source.language).words)  # somebody has edited it


def _classes(source: Source, kept: str, text: str) -> str:
    """Return the class of each word of a bundled list, a letter a word; added words are in the most common one."""
    if source.path is not None:
        return ""
    common = languages()[source.name].folder / f"{source.name}.common"
    classes = common.read_text(encoding="ascii").strip() if common.is_file() else ""
    if not classes or text is kept:
        return classes
    known = dict(zip(kept.split(), classes, strict=True))
    return "".join(known.get(word, "a") for word in text.split())


def _changed(text: str, name: str) -> str:
    """Return the list with the words that were added, without those that were barred."""
    allowed, blocked = own_words(name, "allowed"), own_words(name, "blocked")
    if not allowed and not blocked:
        return text
    barred = {key(word) for word in blocked}
    words = {word: None for word in [*text.split(), *allowed] if key(word) not in barred}
    return "\n".join(words)


def _language_of(name: str) -> str:
    try:
        language = regular.content(folder() / name / "language.txt", LARGEST).decode().strip()
    except (OSError, UnicodeDecodeError):
        return FALLBACK
    return spelling(language)


# The players' own lists ----------------------------------------------------------------------------------------------


def add(name: str, path: Path, language: str) -> Listed:
    """Store the words of a file under a name. Raises BadList and OSError."""
    if name in with_words() or name == "auto":
        raise BadList("list-reserved", name=name)
    if not _NAME.fullmatch(name):
        raise BadList("list-bad-name", name=cut(name, 40))
    if not regular.fits_windows(name):
        raise BadList("no-name-on-windows", name=name)
    if name in names():
        raise BadList("list-name-taken", name=name)
    found = read(path, language)
    place = folder() / name
    place.mkdir(parents=True, exist_ok=True)
    (place / "language.txt").write_bytes(f"{language}\n".encode())
    _write(place / "words.txt", found.words)
    return found


def remove(name: str) -> None:
    """Delete one of the players' own lists. Raises BadList and OSError."""
    own(name)
    regular.patiently(lambda: shutil.rmtree(folder() / name))


def own(name: str) -> None:
    """Raise BadList unless this is one of the players' own lists, which can be removed."""
    if name in with_words():
        raise BadList("list-bundled", name=name)
    _own(name)


def allow(name: str, words: Iterable[str]) -> None:
    """Add words to a list. Raises BadList and OSError."""
    _note(name, words, "allowed", "blocked")


def block(name: str, words: Iterable[str]) -> None:
    """Bar words from a list. Raises BadList and OSError."""
    _note(name, words, "blocked", "allowed")


def own_words(name: str, which: str) -> list[str]:
    """Return the words that were added (`allowed`) or barred (`blocked`)."""
    try:
        words = regular.content(folder() / name / f"{which}.txt", LARGEST).decode().split()
    except (OSError, UnicodeDecodeError):
        return []
    return [word for word in words if _layable(word)]


def _layable(word: str) -> bool:
    return SHORTEST <= len(key(word) or "") <= LONGEST


def _note(name: str, words: Iterable[str], to: str, off: str) -> None:
    if name not in with_words():
        _own(name)
    given = list(words)
    for word in given:
        if not _layable(word):
            raise BadList("list-bad-word", word=cut(word, 40))
    place = folder() / name
    place.mkdir(parents=True, exist_ok=True)
    marks = {key(word) for word in given}
    source = locate(name, FALLBACK)
    listed = set(keys(_kept(source)).split())
    needed = [word for word in given if (key(word) in listed) == (to == "blocked")]  # others change nothing
    _write(place / f"{to}.txt", sorted({*own_words(name, to), *needed}))
    _write(place / f"{off}.txt", [word for word in own_words(name, off) if key(word) not in marks])


def _own(name: str) -> None:
    if name not in names():
        raise BadList("list-unknown", name=cut(name, 40), names=", ".join(names()))


def _write(path: Path, words: Iterable[str]) -> None:
    """Write a list atomically: the file is never left half written."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes("".join(f"{word}\n" for word in words).encode())
    regular.patiently(lambda: os.replace(fresh, path))
