"""Reads a list of words from a file that somebody gives: text in many encodings, or a Hunspell pair.

Content decides what it is, not the ending. What is no list of words is refused by name; words that may not be laid
(CW-12) are left out and counted by kind.
"""

from __future__ import annotations

import gzip
import io
import os
import re
import stat
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wordlists.laying import LONGEST
from wordlists.spelling import all_capitals, capitals_are_names, key, kind

LARGEST = 200 * 1024 * 1024
"""Bytes of the largest file that is read, unpacked."""
SHORTEST = 2
KINDS = ("apostrophe", "hyphen", "abbreviation", "name", "sign", "several", "short", "long")
"""Why words of a list are left out (CW-12); `several` stand in one line."""
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")
_HYPHENATION = re.compile(r"\A\s*(UTF-8|ISO-?8859-\d+|KOI8-[RU]|microsoft-cp\d+)\s*$", re.MULTILINE | re.IGNORECASE)
_COUNT = re.compile(r"\A\s*\d+[ \t]*\r?$", re.MULTILINE)
_AFFIXES = re.compile(r"^(PFX|SFX)\s+\S+\s+[YN]\s+\d+", re.MULTILINE)


class BadList(ValueError):
    """A file that is no list of words, or cannot be read. `reason` names a phrase, `facts` are what it tells."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Listed:
    """The words of a list in their spelling; how many were left out, by kind; which notes are to be said."""

    words: Sequence[str]
    left_out: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()


def read(path: Path, language: str) -> Listed:
    """The words of a file. Raises BadList."""
    text, notes = decoded(content(path), path.name)
    if not text.strip():
        raise BadList("list-empty", file=path.name)
    if _COUNT.match(text) and there(path.with_suffix(".aff")):
        from wordlists.hunspell import forms

        return sorted_out(forms(path, path.with_suffix(".aff")), language, path.name, notes)
    _refuse_others(text, path)
    return sorted_out(_lines(text), language, path.name, notes)


# Bytes to text -------------------------------------------------------------------------------------------------------


def content(path: Path) -> bytes:
    """The bytes of a file, unpacked. Raises BadList."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise BadList("list-folder" if stat.S_ISDIR(status.st_mode) else "list-device", file=path.name or str(path))
        if status.st_size > LARGEST:
            raise BadList("list-huge", file=path.name, most=LARGEST >> 20)
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadList("list-missing", file=str(path)[:200]) from None
    except BadList:
        raise
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadList("list-unreadable", file=(path.name or str(path))[:80], why=why) from None
    return _unpacked(data, path.name) if data[:2] == b"\x1f\x8b" else data


def _unpacked(data: bytes, name: str) -> bytes:
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
            found = packed.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error):
        raise BadList("list-gzip", file=name) from None
    if len(found) > LARGEST:
        raise BadList("list-huge", file=name, most=LARGEST >> 20)
    return found


def decoded(data: bytes, name: str) -> tuple[str, tuple[str, ...]]:
    """The text, and notes about it. Raises BadList where it is none."""
    encoding = _encoding(data)
    notes: tuple[str, ...] = ()
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding != "utf-8-sig":
            raise BadList("list-binary", file=name) from None
        text, notes = _western(data, name, error), ("list-note-cp1252",)
    if _CONTROL.search(text[: 1 << 16]):
        raise BadList("list-binary", file=name)
    return text, notes


def _encoding(data: bytes) -> str:
    """UTF-16 by its mark or by its many zeros, else UTF-8."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    head = data[:1000]
    if len(head) > 3 and head[1::2].count(0) > len(head) // 3:
        return "utf-16-le"
    return "utf-16-be" if len(head) > 3 and head[::2].count(0) > len(head) // 3 else "utf-8-sig"


def _western(data: bytes, name: str, error: UnicodeDecodeError) -> str:
    """Text of an old Windows. Raises BadList, with the line that is neither that nor UTF-8."""
    if _CONTROL.search(data[: 1 << 16].decode("latin-1")):
        raise BadList("list-binary", file=name)
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError as worse:
        line = data.count(b"\n", 0, worse.start) + 1
        raise BadList("list-encoding", file=name, line=line) from error


# Text to words -------------------------------------------------------------------------------------------------------


def _refuse_others(text: str, path: Path) -> None:
    """Raise BadList for files of other programs that hold no plain list."""
    head = text[:2000]
    if _COUNT.match(text) and "/" in text:
        raise BadList("list-no-aff", file=path.name, affixes=path.with_suffix(".aff").name)
    if _AFFIXES.search(text):
        raise BadList("list-affixes", file=path.name, words=path.with_suffix(".dic").name)
    if head.startswith("OOoUserDict"):
        raise BadList("list-office", file=path.name)
    if _HYPHENATION.match(head):
        raise BadList("list-hyphenation", file=path.name)
    if head.lstrip().startswith(("<", "{", "%PDF", "{\\rtf")):
        raise BadList("list-markup", file=path.name)


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        word = line.strip()
        if word and not word.startswith("#"):
            yield word


def sorted_out(words: Iterable[str], language: str, name: str, notes: tuple[str, ...] = ()) -> Listed:
    """The words that may be laid, in the order of their keys. Raises BadList where none is left."""
    every = dict.fromkeys(words)
    names, folded = capitals_are_names(every, language), all_capitals(every)
    kept, left_out = {}, Counter[str]()
    for word in every:
        spelling = word.lower() if folded else word
        laid, why = key(spelling), _why_not(spelling, names)
        if laid is None or why is not None:
            left_out[why or "sign"] += 1
        else:
            kept[spelling] = laid
    if not kept and left_out["name"] > len(every) // 2:
        raise BadList("list-only-names", file=name, count=left_out["name"])
    if not kept:
        raise BadList("list-no-words", file=name, lines=len(every))
    return Listed(sorted(kept, key=lambda word: (kept[word], word)), dict(left_out.most_common()), notes)


def _why_not(word: str, names: bool) -> str | None:
    if any(c.isspace() for c in word):
        return "several"
    if len(word) < SHORTEST:
        return "short"
    return "long" if len(key(word) or "") > LONGEST else kind(word, names)


def path_of(text: str) -> Path:
    """The path that was typed. Raises BadList where it cannot be one."""
    try:
        return Path(text).expanduser()
    except (RuntimeError, ValueError):
        raise BadList("list-missing", file=text[:80]) from None


def there(path: Path) -> bool:
    """Whether something is there; what cannot be looked at is not."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def stamp(path: Path) -> tuple[int, int]:
    """What changes when a file changes: time and size; nothing for one that is not there."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return 0, 0
    return status.st_mtime_ns, status.st_size
