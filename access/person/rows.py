"""Rows of the screen of a foreign program: their text as it is told, without frames, bars, spinners and pointers."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from math import inf
from typing import NamedTuple

from wcwidth import wcwidth

from games.data import frozen

EMPTY = "\ue000"
"""The sign of an empty cell of a table, until it is told by its word."""
DRAWN = re.compile("[\u2500-\u259f\u2800-\u28ff\u25d0-\u25d3]+")
_UPRIGHT = re.compile("[\u2502\u2503\u2506\u2507\u250a\u250b\u2551\u254e\u254f]")
_RULE = re.compile(
    r"^\s*(?:[-+=|:\u2500-\u257f ]*(?:[-=\u2500\u2550\u2501]{3,}|[|+]-+[|+])[-+=|:\u2500-\u257f ]*|[-+=.*#~_]{4,})\s*$"
)
_DOTTED = " .*#~_"
"""Signs of rules beside lines, and of work that goes on."""
_RUNS = frozenset(sign * 6 for sign in "*=#~_-")
_HEADING = re.compile(r"\s*(?:([*=#~_-])\1+ +)?(.*[^\s:?\u203a\u2026\xb7\xbb]) +([*=#~_-])\3{5,}$")
"""A heading with a rule behind it, and perhaps before it; a secret behind a question has stars."""
_GUIDE = re.compile(
    "^((?:[\u2502\u2503|] {2,3}|    )*)(?:[\u251c\u2514\u2517\u2523][\u2500\u2501]{1,2}[\u252c]?|[+`|]--) (?=\\S)"
)
SPIN = re.compile(
    "^\\s*(?:[\u2800-\u28ff\u25d0-\u25d3\u2590-\u259f\u25dc-\u25df\u25f0-\u25f7]+|[|/\\\\\u2022\u25e6-](?= \\S))\\s+"
    "|\\s+[|/\\\\\u2800-\u28ff-]$"
)
SIGNS = frozenset("|/\\-")
"""The signs of a spinner without words: one takes the place of another."""
_DOTS = re.compile(r"(?<=\w)\.{1,3}\s*$")
POINTER = re.compile(
    "^[\\s\u2502\u2503|]*([\u276f\u27a4\u25b8\u25b6\u00bb\u203a\u2192\u25ba]|>(?!>)(?= *\\S)|\u258c)\\s*"
)
MARK = re.compile(
    "^[\\s\u2502\u2503|\u2514]*"
    "([\u25cf\u25cb\u25c9\u25ef\u25fc\u25fb\u2610\u2611\u2612\u25a0\u25a1]|\\[[ xX*\u2713\u2714]\\]|\\([ xX*]\\))\\s*"
)
_PERCENT = re.compile(r"(\d+)(?:\.\d+)? ?%")
_SHARE = re.compile(r"(?<![\d/.])(\d+(?:\.\d+)?) ?/ ?(\d+(?:\.\d+)?)(?![\d/.])")
_BAR_OF_SIGNS = (
    r"(?:[\[(|](?=[^\])|]{6,}[\])|])(?=[^\])|]*[#=>-])[ ._-]*[#=>*-]*[ ._-]*[\])|]"
    r"|^#+(?= *\d[\d.]* ?%)|^ *(?=[=-]{6})=+-* *\|)"
)
"""A bar of letters: one run of them between blanks, as a plot has several; or before its share, or before a cell."""
BAR = re.compile(rf"[\u2580-\u259f\u2501\u2578-\u257b]{{2,}}|[\u2800-\u28ff]{{3,}}|%\|[^|]*\||{_BAR_OF_SIGNS}")
LEAD = re.compile("^\\s*[?!\u2714\u2713\u2716\u2717\u25c6\u25c7\u25cf\u25cb\u25a0\u25b2]\\s+")
"""The sign of a question before and after it is answered."""
_RESULT = re.compile("^\\s*[\u2714\u2713\u2716\u2717]\\s+")
"""The sign of a task that has ended."""
_TASK = re.compile("^\\s*[\u25fc\u25fb\u2610\u2800-\u28ff\u25d0-\u25d3]\\s+")
"""The sign of a task that waits or runs."""
_FIGURES = re.compile(r"[\d.:]+")
_STARS = set("*\u2022\u25cf\u25aa")
YES_NO = re.compile(r"\s*[\[(](?:y/(?P<no>N)|(?P<yes>Y)/n|y/n)[\])](?: \((?:(?P<n>n)|(?P<y>y))\))?(?P<asks>\?)?:?\s*$")


def share(text: str) -> int | None:
    """Return the percentage that a row tells: 12 %, or 3/7."""
    if found := _PERCENT.search(text):
        return int(found[1])
    found = _SHARE.search(text)
    if found is None or not float(found[2]) or float(found[1]) > float(found[2]):
        return None
    return int(float(found[1]) / float(found[2]) * 100)


def told_form(text: str) -> str:
    """Return the text of a row as it is told: no frames, cells with commas, levels of a tree as indentation."""
    if text[-6:] in _RUNS and (found := _HEADING.match(text)):
        text = found[2]
    if text.isascii() and not any(sign in text for sign in "|-=+[#"):
        return text.rstrip() if text.strip(_DOTTED) or not _RULE.match(text) else ""
    if _RULE.match(text):
        return ""
    if found := _GUIDE.match(text):
        return " " * len(found[0]) + text[found.end() :].rstrip()
    text = re.sub("^\\s*[\u25c6\u25c7]\\s+", "", text)
    row = text.strip()
    if (len(row) > 4 and row[0] == row[-1] == "|" and row.count("|") > 2) or len(_UPRIGHT.findall(row)) > 2:
        return _cells(row)
    if BAR.search(text):
        text = re.sub(rf"\s*{_BAR_OF_SIGNS}\s*", ", ", text)
        text = re.sub(r"%\|[^|]*\|", "%,", text).strip(", ").replace(" | ", ", ")
    if not DRAWN.search(text):
        return text.rstrip()
    return ", ".join(filter(None, (part.strip(" |") for part in DRAWN.sub("\0", text.strip()).split("\0"))))


def _cells(row: str) -> str:
    """Return a row of a table: its cells with commas."""
    cells = [cell.strip() for cell in re.split(r" ?\| ?" if row[0] == "|" else _UPRIGHT, row)[1:-1]]
    while cells and not cells[-1]:
        cells.pop()
    return ", ".join(cell or EMPTY for cell in cells)


@lru_cache(maxsize=4096)
def essence(text: str) -> str:
    """Return the text of a drawn row without spinner, pointer and marks: a change of these alone is no change."""
    if text[:1] == ">" and not text[1:].strip():
        return text.strip()
    found = MARK.sub("", POINTER.sub("", _DOTS.sub("", SPIN.sub("", text))))
    return told_form(found).strip() or ("" if DRAWN.search(text) or _RULE.match(text) else text.strip())


def label(text: str) -> str:
    """Return the words of a bar, which stay while its figures change."""
    return re.split(r"\d", essence(text), maxsplit=1)[0].strip(" ,:[(")


def without_figures(text: str) -> str:
    """Return a text without its figures, which alone change in a counter."""
    return _FIGURES.sub("", text)


def same_words(first: str, second: str) -> str:
    """Return the whole words with which both texts begin."""
    pairs = enumerate(zip(first, second, strict=False))
    length = next((place for place, (one, other) in pairs if one != other), min(len(first), len(second)))
    is_end = {f"{first} "[length], f"{second} "[length]} == {" "}
    return first[:length] if is_end else first[:length].rpartition(" ")[0]


def is_replaced(prompt: str, text: str) -> bool:
    """Tell whether a text has another first word than a prompt whose own words ask."""
    words = essence(prompt).split()
    return bool(words) and words[0][:1].isalpha() and words[-1][-1:] in ":?" and text.split()[:1] != words[:1]


def is_masked(text: str) -> bool:
    """Tell whether a text is nothing, or a secret behind signs."""
    return not set(text) - _STARS


_GREY = re.compile("90|38;5;(8|23[2-9]|24[0-5])")
Style = tuple[tuple[str, str], ...]
"""The colours and other attributes of letters: kinds, such as back, with the codes of the terminal."""
_OFF = {"22": ("1", "2"), "39": ("fore",), "49": ("back",), **{str(20 + n): (str(n),) for n in (3, 4, 5, 7, 8, 9)}}


@lru_cache(maxsize=1024)
def styled(before: Style, codes: str) -> Style:
    """Return a style after a sequence of the terminal with these codes."""
    found, left = dict(before), codes.split(";")
    while left:
        code = left.pop(0)
        kind, _, detail = code.partition(":")
        if code in ("", "0"):
            found.clear()
        elif code in _OFF:
            for each in _OFF[code]:
                found.pop(each, None)
        elif kind in ("38", "48"):
            count = 0 if detail else 2 if left[:1] == ["5"] else 4
            found["fore" if kind == "38" else "back"] = ";".join([code, *left[:count]])
            del left[:count]
        elif kind.isdigit():
            ground = "fore" if kind[:-1] in ("3", "9") else "back" if kind[:-1] in ("4", "10") else kind
            found[ground] = code
    return tuple(sorted(found.items()))


class Highlight(NamedTuple):
    """The signs of a highlight: reverse video, the background, an underline, and whether it is dim."""

    reverse: bool
    back: str
    underlined: bool
    dim: bool


@lru_cache(maxsize=1024)
def highlight_of(style: Style) -> Highlight:
    """Return the signs of a highlight in a style."""
    found = dict(style)
    dim = "2" in found or _GREY.fullmatch(found.get("fore", "")) is not None
    return Highlight("7" in found, found.get("back", ""), "4" in found, dim)


def is_reverse(style: Style) -> bool:
    """Tell whether a style is reverse video."""
    return ("7", "7") in style


def is_backed(style: Style) -> bool:
    """Tell whether a style has a background."""
    return any(kind == "back" for kind, _ in style)


class Keyed(NamedTuple):
    """A key from which changes come: when it was pressed, never if that is long ago; whether it is a letter."""

    at: float
    is_letter: bool


NO_KEY = Keyed(inf, False)


def is_own_change(was: str, found: str, changed: float, key: Keyed) -> bool:
    """Tell whether a change is not that of a key: figures alone may have changed before, and no letter changes them."""
    is_counter = key.is_letter or changed >= key.at
    return key.at == inf or (is_counter and without_figures(was) == without_figures(found))


_odd = [""]
"""Cells of no letter, such as the second half of a wide one, or of several, each by a private letter."""
_ODD = 0xF0000
_PRIVATE = re.compile("[\U000f0000-\U000ffffd]")


def cells_of(text: str) -> str:
    """Return a text with one letter for each cell of the terminal; a wide letter takes two, an accent none."""
    if text.isascii():
        return text
    cells: list[str] = []
    for letter in unicodedata.normalize("NFC", text):
        width = wcwidth(letter)
        if width == 0 and cells:
            cells[-1] += letter
        elif width >= 0:
            cells += [letter, ""] if width == 2 else [letter]
    return "".join(cell if len(cell) == 1 else _private(cell) for cell in cells)


def _private(cell: str) -> str:
    if cell not in _odd:
        _odd.append(cell)
    return chr(_ODD + _odd.index(cell))


def letters_in(cells: str) -> str:
    """Return the text in these cells."""
    return cells if cells.isascii() else _PRIVATE.sub(lambda found: _odd[ord(found[0]) - _ODD], cells)


class ScreenRow:
    """A row of the screen, with its last telling. It is the same object after scrolling."""

    __slots__ = (
        *("cells", "runs", "wraps", "text", "essence", "changed", "changes", "redrawn"),
        *("told", "told_at", "prompt", "asked", "turns", "replaced", "ended", "works", "last"),
    )

    def __init__(self) -> None:
        self.cells = self.text = self.essence = self.last = ""
        """`last`: its essence before it was erased."""
        self.runs: list[tuple[int, int, Style]] = []
        self.wraps = self.redrawn = self.replaced = self.ended = self.works = False
        """`works`: the sign of a running task; `ended`: the sign of one that has just ended."""
        self.told: str | None = None
        """Its essence when it was told last."""
        self.prompt: str | None = None
        """Its text when it was told as a prompt; the rest is typed."""
        self.asked = ""
        """The words of the last prompt in it."""
        self.changed = self.told_at = 0.0
        self.turns = 0
        """How often its spinner has turned."""
        self.changes = 0
        """How often its essence was replaced by another one, not by a key."""

    @property
    def untold(self) -> bool:
        """Whether it says something that was not told."""
        return bool(self.essence) and self.told != self.essence

    def update(self, now: float, key: Keyed) -> None:
        """Take its text from its cells; its first change after a key comes from that."""
        text = letters_in(self.cells.rstrip())
        if text == self.text:
            return
        self.ended = bool(_RESULT.match(text)) and (self.ended or self.works)
        self.works = bool(_TASK.match(text)) if text else self.works  # it may be erased first
        turns = text in SIGNS and self.text in SIGNS and not key.is_letter
        was, self.text = self.essence, text
        self.redrawn |= bool(was) and not text.startswith(was)
        found = "" if turns else essence(text)
        if found == was:
            self.turns += 1
            return
        self.turns, self.replaced = 0, bool(was) and label(was) != label(found)
        if found and self.last and share(found) is None and share(self.last) is not None:  # in the place of a bar
            self.changes, self.told, self.redrawn, was = 0, None, False, ""
        self.last = found or self.last
        if found and was and not found.startswith(was):
            self.changes += is_own_change(was, found, self.changed, key)
        self.essence, self.changed = found, now

    def without_spinner(self) -> str:
        """Return its text without spinner, and without dots that come and go."""
        return self.essence if self.turns else SPIN.sub("", self.text)

    @property
    def is_turning(self) -> bool:
        """Whether it is a spinner without words, or a row of signs that grows."""
        return not self.essence and (self.text in SIGNS or not self.text.strip(f"{_DOTTED}+=-"))

    @property
    def is_live(self) -> bool:
        """Whether it is a bar, or a line that a program draws again and again."""
        is_bar = share(self.text) is not None and (self.redrawn or BAR.search(self.text) is not None)
        return (is_bar or self.changes >= 2) and not self.ended

    def styles(self) -> list[Style]:
        """Return the style of each cell."""
        found: list[Style] = [()] * len(self.cells)
        for start, end, style in self.runs:
            end = min(end, len(found))
            found[start:end] = [style] * max(end - start, 0)
        return found

    def highlights(self, column: int = 0) -> list[Highlight]:
        """Return the signs of a highlight of each letter but blanks, from a column on."""
        styles = zip(self.styles()[column:], self.cells[column:], strict=True)
        return [highlight_of(style) for style, letter in styles if letter != " "]

    @property
    def is_coloured(self) -> bool:
        """Whether most of its letters have a colour of their own."""
        signs = [any(kind == "fore" for kind, _ in style) for style in self.styles()]
        return sum(signs) * 2 > len(signs)

    def is_toolbar(self, columns: int) -> bool:
        """Tell whether it has a background up to the last of so many columns."""
        return any(end >= columns and any(highlight_of(style)[:2]) for _, end, style in self.runs)

    def coloured(self) -> str:
        """Return the text with its colours, as a terminal shows it."""
        if not self.runs:
            return self.text
        parts, before = list[str](), Style()
        for style, cell in zip(self.styles(), self.cells.rstrip(), strict=False):
            if style != before:
                parts.append(f"\x1b[0;{';'.join(code for _, code in style)}m" if style else "\x1b[0m")
                before = style
            parts.append(letters_in(cell))
        return "".join(parts) + ("\x1b[0m" if before else "")


@frozen
class OpenRow:
    """The row of the cursor; `visible` is false if no cursor is shown."""

    row: ScreenRow
    column: int
    text: str
    visible: bool
