"""The screen of a foreign program: its letters go into rows, by the sequences of a terminal.

Apart from teller.py: it knows cells and sequences, and nothing of telling.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from access.person.rows import NO_KEY, ScreenRow, Style, cells_of, is_backed, is_reverse, styled

_TOKEN = re.compile(
    r"([^\x00-\x1f\x7f]+)|\x1b\[([0-9;:?]*)[ -/]*([@-~])|([\n\r\b\t])|\x1b([78MDEc])|\x1b.?|[\x00-\x1f\x7f]"
)

_BLOCK = "\u2588"
"""The sign of a drawn cursor behind the typed text."""
_COLOURS = re.compile(r"\x1b\[[0-9;:]*m")
IGNORED = re.compile(
    r"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1bP[^\x1b]*\x1b\\|\x1b\[[>=<][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*[u$]p?"
    r"|\x1b\[\?(?:1|5|7|12|66|1000|1002|1003|1004|1005|1006|1007|1015|2004|2026|2027|2031|2048)[hl]"
    r"|\x1b[=>]|\x1b[()][0-9A-Z]|\x1b\[[0-9]* q|\x07"
)
_WITHOUT_EFFECT = re.compile(r"\x1b\[0?[KJ]|\x1b\[\?25h")
"""Sequences without effect at the end of a text to which is only added."""
_LETTERS = bytes((7, 9, *range(32, 127), *range(128, 256)))
"""The bytes of text that moves no cursor but to the right."""
UNFINISHED = re.compile(
    r"\x1b(?:\[[0-9;:?<=>]*|\][^\x07\x1b]*\x1b?|P[^\x1b]*|[()])?\Z|\r+\Z|\x1b\[\?2026h(?:(?!\x1b\[\?2026l)[^\0])*\Z"
)
"""An incomplete escape sequence, the end of a line, or an open update of the screen."""
BELOW = re.compile(r"\r*\n(?:(?!\x1b\[\d*[AF])[^\n])*\Z")
"""A row below the one that stands, from which the cursor has not come back."""
_LINE_WITH_CURSOR = re.compile(r"(\x1b\[\?25h)?(?:\x1b\[(?!\?25)[0-9;?]*[A-Za-z]|[\r\n])*([^\x1b\r\n]+)\r*\n")
"""A line that is printed where the cursor is shown, perhaps only now."""


class ChildScreen:
    """The rows of a terminal and its cursor. `answer` replies to a question about the terminal.

    `before_clear` is called before all rows are cleared.
    """

    def __init__(
        self, columns: int, lines: int, answer: Callable[[str], None], before_clear: Callable[[], None]
    ) -> None:
        self.columns, self.lines = columns, lines
        self._answer, self._before_clear = answer, before_clear
        self.now = 0.0
        self.key = NO_KEY
        self.style: Style = ()
        self.saved = (0, 0)
        self.hidden = self.moved = False
        """Whether the cursor is hidden, and whether the program has moved it up."""
        self.left: list[ScreenRow] = []
        """Rows that a line feed has left."""
        self.gone: list[ScreenRow] = []
        """Rows that have scrolled out."""
        self.touched: dict[int, ScreenRow] = {}
        self.renew()
        self.y = self.x = 0

    @property
    def here(self) -> ScreenRow:
        """The row of the cursor."""
        return self.rows[self.y]

    def spot(self) -> tuple[ScreenRow, int, bool]:
        """Return the row and the column of the cursor, or of the only lit letter or block; whether one is shown."""
        if not self.hidden:
            return self.here, self.x, True
        for is_lit in (is_reverse, is_backed):
            spots = [
                (row, number)
                for row in self.rows
                if any(is_lit(style) for _, _, style in row.runs)
                for number, style in enumerate(row.styles())
                if is_lit(style)
            ]
            if len(spots) == 1:
                return (*spots[0], True)
        blocks = [(row, row.cells.index(_BLOCK)) for row in self.rows if _BLOCK in row.cells]
        if len(blocks) == 1 and blocks[0][0].cells.rstrip()[blocks[0][1] :] == _BLOCK:
            return (*blocks[0], True)
        return self.here, self.x, False

    def place_of(self, line: str, text: str) -> int | None:
        """Return the place of this line in output with a visible cursor."""
        for found in _LINE_WITH_CURSOR.finditer(text):
            hides = self.hidden or "\x1b[?25l" in text[: found.start()]
            if found[2].strip() == line and (found[1] or not hides):
                return found.start(2)
        return None

    def many_lines(self, text: str) -> tuple[str, str, str, str] | None:
        """Return output of more lines than the screen has: the first, others with and without colours, and the last."""
        if self.hidden or self.moved:
            return None
        if "\x1b" in text:
            text = _WITHOUT_EFFECT.sub("", text)
        if b"\r\r\n" in (signs := _signs_of(text)):
            text = text.replace("\r\r\n", "\r\n")
            signs = _signs_of(text)
        count = signs.count(b"\n")
        if count < self.lines + 2 or signs != b"\r\n" * count:
            return None
        first, _, coloured = text.partition("\r\n")
        coloured, _, last = coloured.rpartition("\r\n")
        return first, coloured, _without_colours(coloured), last

    def fill(self, lines: str) -> None:
        """Let the last of told lines stand on the screen."""
        self.renew()
        self.y, self.x = self.lines - 1, 0
        for row, line in zip(self.rows, lines.rsplit("\r\n", self.lines - 1)[1:], strict=False):
            row.cells = line[: self.columns]
            row.update(self.now, NO_KEY)
            row.told = row.essence or None

    def renew(self) -> None:
        """Begin with empty rows."""
        self.rows = [ScreenRow() for _ in range(self.lines)]
        self.top, self.bottom = 0, self.lines - 1

    def feed(self, data: str) -> None:
        """Draw what the program has written."""
        for found in _TOKEN.finditer(data):
            text, parameters, final, control, escape = found.groups()
            if text is not None:
                self._draw(text)
            elif control:
                self._move(control)
            elif final:
                act = self._ACTS.get(final)
                if act is not None:
                    act(self, parameters)
            elif escape:
                self._escape(escape)

    def update(self) -> None:
        """Take the texts of the rows from their cells."""
        for row in self.touched.values():
            row.update(self.now, self.key)
        self.touched.clear()

    def resize(self, columns: int, lines: int) -> None:
        """Take another size; rows that are lost go at the end, or scroll out."""
        self.columns = columns
        while len(self.rows) > lines:
            if self.y < len(self.rows) - 1 and not self.rows[-1].cells:
                self.rows.pop()
            else:
                self.rows.pop(0)
                self.y = max(self.y - 1, 0)
        self.rows += [ScreenRow() for _ in range(lines - len(self.rows))]
        self.lines, self.top, self.bottom = lines, 0, lines - 1

    # Letters

    def _draw(self, text: str) -> None:
        text = cells_of(text)
        while text:
            if self.x >= self.columns:
                self.x, self.here.wraps = 0, True
                self._line_feed()
            part, text = text[: self.columns - self.x], text[self.columns - self.x :]
            row, end = self.here, self.x + len(part)
            row.cells = row.cells[: self.x].ljust(self.x) + part + row.cells[end:]
            if self.style or row.runs:
                row.runs.append((self.x, end, self.style))
            self.x = end
            self.touched[id(row)] = row

    def _move(self, control: str) -> None:
        if control in "\r\n":
            if control == "\n":
                self._line_feed()
            self.x = 0
        elif control == "\b":
            self.x = max(min(self.x, self.columns - 1) - 1, 0)
        else:
            self.x = min((self.x // 8 + 1) * 8, self.columns - 1)

    def _line_feed(self) -> None:
        row = self.here
        self.left.append(row)
        if self.y != self.bottom:
            self.y = min(self.y + 1, self.lines - 1)
            return
        gone = self.rows.pop(self.top)
        self.rows.insert(self.bottom, ScreenRow())
        if self.top == 0 and gone is not row:
            self.gone.append(gone)

    def _escape(self, sign: str) -> None:
        if sign == "7":
            self._save("")
        elif sign == "8":
            self._restore("")
        elif sign == "M":
            self.moved = True
            if self.y == self.top:
                self.rows.insert(self.top, ScreenRow())
                self.rows.pop(self.bottom + 1)
            else:
                self.y -= 1
        elif sign in "DE":
            self._line_feed()
            self.x = 0 if sign == "E" else self.x
        else:
            self._clear()
            self.y = self.x = 0

    # Sequences, each with its parameters

    def _up(self, text: str) -> None:
        self.moved = True
        self.y = max(self.y - _count(text), self.top)

    def _up_first(self, text: str) -> None:
        self._up(text)
        self.x = 0

    def _down(self, text: str) -> None:
        self.y = min(self.y + _count(text), self.bottom)

    def _down_first(self, text: str) -> None:
        self._down(text)
        self.x = 0

    def _right(self, text: str) -> None:
        self.x = min(self.x + _count(text), self.columns - 1)

    def _back(self, text: str) -> None:
        self.x = max(min(self.x, self.columns - 1) - _count(text), 0)

    def _column(self, text: str) -> None:
        self.x = min(_count(text), self.columns) - 1

    def _line(self, text: str) -> None:
        self.moved = True
        self.y = min(_count(text), self.lines) - 1

    def _place(self, text: str) -> None:
        line, _, column = text.partition(";")
        self._line(line)
        self._column(column)

    def _erase_below(self, text: str) -> None:
        if text in ("2", "3"):
            self._clear()
            return
        for row in self.rows[: self.y] if text == "1" else self.rows[self.y + 1 :]:
            row.cells, row.runs = "", []
            self.touched[id(row)] = row
        self._erase_line(text)

    def _clear(self) -> None:
        self.update()
        self.left.clear()
        self._before_clear()
        self.renew()

    def _erase_line(self, text: str) -> None:
        row = self.here
        if text == "1":
            row.cells = " " * self.x + row.cells[self.x :]
        else:
            kept = 0 if text == "2" else self.x
            row.cells = row.cells[:kept]
            row.runs = [(start, min(end, kept), style) for start, end, style in row.runs if start < kept]
        self.touched[id(row)] = row

    def _change(self, removed: int, blanks: int) -> None:
        row = self.here
        row.cells = row.cells[: self.x].ljust(self.x) + " " * blanks + row.cells[self.x + removed :]
        self.touched[id(row)] = row

    def _insert_rows(self, text: str) -> None:
        for _ in range(min(_count(text), self.lines)):
            self.rows.insert(self.y, ScreenRow())
            self.rows.pop(self.bottom + 1)

    def _delete_rows(self, text: str) -> None:
        for _ in range(min(_count(text), self.lines)):
            self.rows.pop(self.y)
            self.rows.insert(self.bottom, ScreenRow())

    def _scrolling(self, text: str) -> None:
        top, _, bottom = text.partition(";")
        self.top = min(_count(top), self.lines) - 1
        self.bottom = max(min(_count(bottom, self.lines), self.lines) - 1, self.top)
        self.y = self.x = 0

    def _save(self, _: str) -> None:
        self.saved = self.y, self.x

    def _restore(self, _: str) -> None:
        self.y, self.x = min(self.saved[0], self.lines - 1), self.saved[1]
        self.moved = True

    def _show_cursor(self, text: str) -> None:
        self.hidden = self.hidden and text != "?25"

    def _hide_cursor(self, text: str) -> None:
        self.hidden = self.hidden or text == "?25"

    def _colour(self, text: str) -> None:
        self.style = styled(self.style, text)

    def _report(self, text: str) -> None:
        if text == "6":
            self._answer(f"\x1b[{self.y + 1};{min(self.x, self.columns - 1) + 1}R")
        elif text == "5":
            self._answer("\x1b[0n")

    def _identify(self, text: str) -> None:
        if text in ("", "0"):
            self._answer("\x1b[?6c")

    _ACTS: ClassVar[dict[str, Callable[[ChildScreen, str], None]]] = {
        "A": _up,
        "F": _up_first,
        "B": _down,
        "e": _down,
        "E": _down_first,
        "C": _right,
        "a": _right,
        "D": _back,
        "G": _column,
        "`": _column,
        "H": _place,
        "f": _place,
        "d": _line,
        "J": _erase_below,
        "K": _erase_line,
        "L": _insert_rows,
        "M": _delete_rows,
        "r": _scrolling,
        "s": _save,
        "u": _restore,
        "m": _colour,
        "h": _show_cursor,
        "l": _hide_cursor,
        "n": _report,
        "c": _identify,
        "P": lambda screen, text: screen._change(_count(text), 0),
        "@": lambda screen, text: screen._change(0, min(_count(text), screen.columns)),
        "X": lambda screen, text: screen._change(_count(text), min(_count(text), screen.columns)),
    }


def _without_colours(text: str) -> str:
    return _COLOURS.sub("", text) if "\x1b" in text else text


def _signs_of(text: str) -> bytes:
    """Return the rest of a text without its colours and letters."""
    return _without_colours(text).encode("utf-8", "surrogateescape").translate(None, _LETTERS)


def _count(text: str, usual: int = 1) -> int:
    return int(text) or usual if text.isdigit() else usual
