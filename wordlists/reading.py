"""Read a list of words from the user's file: text in many encodings, or a Hunspell pair.

The content decides the type of a file, not its extension. A file that is not a list of words is refused, with a reason
that names its type. Words that may not be laid (CW-12) are left out and counted by kind.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from wordlists.files import BadList, content, decoded
from wordlists.hunspell import beside, forms
from wordlists.laying import LONGEST
from wordlists.spelling import all_capitals, capitals_are_names, cut, key, kind

SHORTEST = 2
MOST = 3_000_000
"""The most words of a list: all forms of German are fewer."""
SOME = 3
"""The number of examples of omitted words."""
_LINE = re.compile(r"[^\r\n]+")
KINDS = ("apostrophe", "hyphen", "abbreviation", "name", "sign", "several", "short", "long")
"""Why words of a list are left out (CW-12); `several`: a line has more than one word."""
_HYPHENATION = re.compile(r"\A\s*(UTF-8|ISO-?8859-\d+|KOI8-[RU]|microsoft-cp\d+)\s*$", re.MULTILINE | re.IGNORECASE)
_COUNT = re.compile(r"\A\s*\d+[ \t]*\r?$", re.MULTILINE)
_COUNT_OF_DIC = re.compile(r"\A\s*\d+\b")
"""The first line of a .dic may have more behind its count."""
_DEFINED = re.compile(r"[^\t]*[^\t\s][^\t]*\t")
_WITH_FIGURE = re.compile(r"(\S+)[ \t]+\d[\d.,]*%?")
_LOOKED_AT = 1000
"""The lines that tell whether a list has columns."""
_AFFIXES = re.compile(r"^(PFX|SFX)\s+\S+\s+[YN]\s+\d+", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Listed:
    """The words of a list in their spelling, how many were left out, by kind, and the notes to tell the user.

    `some` are the first of those that were left out.
    """

    words: Sequence[str]
    left_out: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    some: tuple[str, ...] = ()


def read(path: Path, language: str) -> Listed:
    """Return the words of a file. Raises BadList."""
    affixes = beside(path)
    if affixes is not None and _is_dic(path):
        return sorted_out(forms(path, affixes), language, path.name)
    text, notes = decoded(content(path), path.name)
    if not text.strip():
        raise BadList("list-empty", file=path.name)
    if affixes is not None and _COUNT.match(text):
        return sorted_out(forms(path, affixes), language, path.name)
    _refuse_others(text, path)
    column = _column(text)
    words = _lines(text, path.name)
    if column is None:
        return sorted_out(words, language, path.name, notes)
    return sorted_out(map(column, words), language, path.name, (*notes, "list-note-column"))


def _is_dic(path: Path) -> bool:
    return path.suffix.lower() == ".dic"


# Text to words -------------------------------------------------------------------------------------------------------


def _column(text: str) -> Callable[[str], str] | None:
    """Return a finder of the word in a line, where most lines have more: a tab and a definition, or a figure."""
    head = [line[0].strip() for line in islice(_LINE.finditer(text), _LOOKED_AT)]
    lines = [line for line in head if line and not line.startswith("#")]
    for pattern, first in ((_DEFINED.match, _before_tab), (_WITH_FIGURE.fullmatch, _before_figure)):
        if 2 * sum(pattern(line) is not None for line in lines) > len(lines):
            return first
    return None


def _before_tab(line: str) -> str:
    return line.partition("\t")[0].strip()


def _before_figure(line: str) -> str:
    found = _WITH_FIGURE.fullmatch(line)
    return found[1] if found else line


def _refuse_others(text: str, path: Path) -> None:
    """Raise BadList for files of other programs that are not plain lists."""
    head = text[:2000]
    if "/" in text and (_COUNT_OF_DIC if _is_dic(path) else _COUNT).match(text):
        raise BadList("list-no-aff", file=path.name, affixes=path.with_suffix(".aff").name)
    if _AFFIXES.search(text) or path.suffix.lower() == ".aff":
        raise BadList("list-affixes", file=path.name, words=(beside(path, ".dic") or path.with_suffix(".dic")).name)
    if head.startswith("OOoUserDict"):
        raise BadList("list-office", file=path.name)
    if _HYPHENATION.match(head):
        raise BadList("list-hyphenation", file=path.name)
    if head.lstrip().startswith(("<", "{", "%PDF", "{\\rtf")):
        raise BadList("list-markup", file=path.name)


def _lines(text: str, name: str) -> Iterator[str]:
    """Yield the words of a list, one at a time: a list of all lines would be much larger than the text."""
    count = 0
    for line in _LINE.finditer(text):
        word = line[0].strip()
        if word and not word.startswith("#"):
            count += 1
            if count > MOST:
                raise BadList("list-many", file=name, most=MOST)
            yield word


def sorted_out(words: Iterable[str], language: str, name: str, notes: tuple[str, ...] = ()) -> Listed:
    """Return the words that may be laid, in the order of their keys. Raises BadList if none is left."""
    every = dict.fromkeys(words)
    names, folded = capitals_are_names(every, language), all_capitals(every)
    kept, left_out, some = {}, Counter[str](), list[str]()
    for word in every:
        spelling = word.lower() if folded else word
        laid, why = key(spelling, language=language), _why_not(spelling, names)
        if laid is None or why is not None:
            left_out[why or "sign"] += 1
            some += [cut(spelling, LONGEST)] if len(some) < SOME else []
        else:
            kept[spelling] = laid
    if not kept and left_out["name"] > len(every) // 2:
        raise BadList("list-only-names", file=name, count=left_out["name"])
    if not kept:
        raise BadList("list-no-words", file=name, lines=len(every), kinds=phrased(left_out))
    return Listed(sorted(kept, key=lambda word: (kept[word], word)), dict(left_out.most_common()), notes, tuple(some))


def phrased(left_out: Mapping[str, int]) -> dict[str, int]:
    """Return how many words were left out, by the phrases for their kinds, the most frequent first."""
    return {f"list-kind-{kind}": count for kind, count in Counter(left_out).most_common()}


def _why_not(word: str, names: bool) -> str | None:
    if any(c.isspace() for c in word):
        return "several"
    if len(word) < SHORTEST:
        return "short"
    return "long" if len(key(word) or "") > LONGEST else kind(word, names)
