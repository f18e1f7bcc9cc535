"""The printed lines of a program in their final form; redrawn lines are told now and then.

A program redraws with control sequences: it goes back to the beginning of a line, or up some lines, and overwrites the
text there. Bars, spinners and changing tables are drawn like that.

Apart from clicked.py: it knows bars and tables, and no click.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from access.language.own_words import clean
from access.person.progress import ALIVE, APART, LEAST, QUIET

_PARTS = re.compile(r"\x1b\[([0-9;?]*)([A-Za-z])|\r\n|[\n\r\b]|(?:[^\x1b\n\r\b]|\x1b\[[0-9;]*m|\x1b(?!\[))+")
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_DRAWN = re.compile("[\u2500-\u259f\u2800-\u28ff]+")
_UPRIGHT = re.compile("[\u2502\u2503\u2506\u2507\u250a\u250b\u2551\u254e\u254f]")
_COLUMNS = re.compile(r" *\x00 *|(?<=\S)  +(?=\S)")
_PERCENT = re.compile(r"(\d+)(?:\.\d+)? ?%")
_SHARE = re.compile(r"(\d+(?:\.\d+)?) ?/ ?(\d+(?:\.\d+)?)")
_TO_BEGINNING = "GHfd"
"""The last letters of control sequences that go back to the beginning of a line."""


def row_text(line: str, empty: str = "") -> str:
    """Return the text of a drawn table row or bar: without frames and blocks, with commas between columns.

    `empty` stands for an empty cell before a filled one.
    """
    if not _DRAWN.search(line):
        return line
    plain = _COLOUR.sub("", line)
    if len(_UPRIGHT.findall(plain)) > 2:
        cells = [_DRAWN.sub("", cell).strip() for cell in _UPRIGHT.split(plain)[1:-1]]
        filled = [number for number, cell in enumerate(cells, 1) if cell]
        return ", ".join(cell or empty for cell in cells[: filled[-1]]) if filled else ""
    return ", ".join(filter(None, (cell.strip(" |") for cell in _COLUMNS.split(_DRAWN.sub("\x00", plain)))))


def share(text: str) -> int | None:
    """Return the percentage in a text, such as 40 for 40 % and for 4/10; None without one."""
    if found := _PERCENT.search(text):
        return int(found[1])
    parts = _SHARE.search(text)
    return int(float(parts[1]) / float(parts[2]) * 100) if parts and float(parts[2]) else None


@dataclass(slots=True)
class _Row:
    """An incomplete or redrawn line."""

    text: str = ""
    replaced: bool = False
    """Whether the next letter replaces the text."""
    redrawn: bool = False

    def write(self, text: str) -> None:
        if self.replaced:
            self.redrawn = self.redrawn or bool(self.text)
            self.text, self.replaced = "", False
        self.text += text


@dataclass(slots=True)
class _Told:
    """A redrawn line: its first time, and the last told text."""

    begun: float
    at: float = 0
    text: str = ""


class Redrawn:
    """Takes the output of a program on one stream. `tell` gets complete lines, `tell_now` redrawn ones.

    These are told like a progress: nothing in the first second; then some seconds and `least` percent apart.
    """

    def __init__(
        self,
        tell: Callable[[str], None],
        tell_now: Callable[[str], None],
        read: Callable[[str], str] = row_text,
        least: Callable[[], int] = lambda: LEAST,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tell, self._tell_now, self._read, self._least, self._clock = tell, tell_now, read, least, clock
        self._rows, self._at = [_Row()], 0
        self._is_block = False
        """Whether several lines are drawn again."""
        self._is_hidden = False
        """Whether the program has hidden the cursor to draw."""
        self._known: dict[str, _Told] = {}
        """Redrawn lines, by their labels."""
        self._ended: list[str] = []

    def write(self, text: str) -> None:
        """Take printed text; tell its complete lines in their final form."""
        top = self._at
        for part in _PARTS.finditer(text):
            self._take(part)
            top = min(top, self._at)
        self._end(top if self._is_block or self._is_hidden else self._at)
        if self._is_block and not self._is_hidden and self._at == len(self._rows) - 1 and not self._rows[-1].text:
            self._end(self._at)
        if not self._is_hidden and len(self._rows) == 1:
            self._is_block = False
        self._tell_ended()
        for row in self._rows:
            if row.redrawn or self._is_hidden or self._is_block:
                self._tell_progress(self._seen(row))

    def take_open(self) -> str:
        """Return the incomplete line, and forget it; tell the lines before it."""
        self._end(len(self._rows) - 1)
        self._tell_ended()
        text, self._rows[0], self._is_block = self._rows[0].text, _Row(), False
        return text

    # One part after the other

    def _take(self, part: re.Match[str]) -> None:
        row, text = self._rows[self._at], part[0]
        if part[2] == "m" and row.replaced and row.text:
            return  # a colour alone takes the place of nothing
        if part[2] and part[2] != "m":
            self._control(part[2], part[1])
        elif text in ("\n", "\r\n"):
            self._down()
        elif text == "\r":
            row.replaced = True
        elif text == "\b":
            row.text = row.text[:-1]
        else:
            row.write(text)

    def _control(self, letter: str, given: str) -> None:
        row = self._rows[self._at]
        if letter == "A":
            self._up(int(given or 1))
        elif letter == "B":
            self._at = min(self._at + int(given or 1), len(self._rows) - 1)
        elif letter in _TO_BEGINNING:
            row.replaced = True
        elif letter == "C":
            row.write(" " * min(int(given or 1), 200))
        elif (letter == "K" and (given == "2" or row.replaced)) or letter == "J":
            row.redrawn, row.text = row.redrawn or bool(row.text), ""
            if letter == "J":
                del self._rows[self._at + 1 :]
        elif given == "?25" and letter in "lh":
            self._is_hidden = letter == "l"

    def _up(self, lines: int) -> None:
        """Go up; lines already told are drawn again."""
        self._rows[:0] = [_Row() for _ in range(lines - self._at)]
        self._at = max(self._at - lines, 0)
        self._rows[self._at].replaced = self._is_block = True

    def _down(self) -> None:
        self._at += 1
        if self._at == len(self._rows):
            self._rows.append(_Row())
        self._rows[self._at].replaced = True

    # Telling

    def _seen(self, row: _Row) -> str:
        return self._read(row.text).strip()

    def _end(self, before: int) -> None:
        """End the lines before this one."""
        for row in self._rows[:before]:
            text = self._read(row.text)
            known = self._known.pop(_first_words(text), None)
            if clean(text).strip() and (known is None or known.text != text.strip()):
                self._ended.append(text)
        del self._rows[:before]
        self._at -= before

    def _tell_ended(self) -> None:
        lines, self._ended = self._ended, []
        if lines:
            self._tell("\n".join(lines))

    def _tell_progress(self, text: str) -> None:
        if not clean(text).strip():
            return
        now = self._clock()
        known = self._known.setdefault(_first_words(text), _Told(now))
        if now - known.begun >= QUIET if not known.text else self._is_due(known, text, now - known.at):
            known.at, known.text = now, text
            self._tell_now(text)

    def _is_due(self, known: _Told, text: str, since: float) -> bool:
        return since >= ALIVE or (since >= APART and self._is_further(known, text))

    def _is_further(self, known: _Told, text: str) -> bool:
        before, now = share(known.text), share(text)
        if before is None or now is None:
            return _without_figures(text) != _without_figures(known.text)
        return abs(now - before) >= self._least()


def _first_words(text: str) -> str:
    """Return the words before the first figure: the label of a bar."""
    return re.split(r"\d", clean(text), maxsplit=1)[0].strip()


def _without_figures(text: str) -> Sequence[str]:
    return re.split(r"[\d.:]+", text)
