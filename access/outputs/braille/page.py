"""A display of several rows: the question in the last ones, above it its scene, above that the lines that were told.

Nothing moves while it is read: lines that come later are shown when the reader goes on or answers. The page of one row
is the buffer itself; `page_of` returns that of any size.

Apart from display.py: a page knows no device, so it is tested without one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from access.outputs.braille.buffer import Buffer, BufferLine, FittedQuestion, Strip, Typing, Window, printed
from access.outputs.braille.translator import BLANK, Cells, cuts
from games.data import frozen

Place = tuple[int, int]
"""A line, counted from the first that there ever was, and a piece of it."""


@frozen
class Row:
    """A piece of a line: the cells from `start` to `end`. `raised` are cells of the line that get dots 7 and 8.

    With `is_cut` the rest of the line is not shown.
    """

    cells: Cells
    start: int = 0
    end: int = 0
    raised: frozenset[int] = frozenset()
    cursor: int = 0
    is_cut: bool = False


_BLANK = Row(Cells(""))


class DisplayPage:
    """The part of a buffer that a display of so many `rows`, two or more, and `columns` shows."""

    def __init__(self, buffer: Buffer, rows: int, columns: int) -> None:
        self.buffer, self.rows, self.columns = buffer, rows, columns
        self._scene: tuple[Sequence[Row], ...] = ()
        """The rows of each strip, from the top."""
        self._first: Place | None = None
        """The first row that is read; None for the newest ones."""
        self._until = 0
        """The number after the last line that may be shown."""
        self._lay_scene()

    # Output

    def tell(self, line: BufferLine) -> None:
        """Add a line. It is shown at once unless something else is being read."""
        at_once = self.buffer.is_free
        self.buffer.tell(line)
        if at_once:
            self.home()

    def ask(
        self,
        asked: FittedQuestion,
        typed: str = "",
        lead: str | None = None,
        again: bool = False,
        scene: Sequence[Strip] = (),
    ) -> None:
        """Show a question with its scene; if asked `again`, after the lines that the reader requested."""
        self.buffer.ask(asked, typed, lead, again, scene)
        self._lay_scene()
        if again:
            self._show_from(self.buffer.answered_at)

    def keep_whole(self, line: BufferLine) -> None:
        """Keep the whole question, to be read once it is answered: the scene tells the parts left out."""
        self.buffer.keep_whole(line, later=True)

    def wait(self, by_enter: bool = False) -> None:
        """Show the newest line until Enter, or going on at its end."""
        self.buffer.wait(by_enter)
        self._lay_scene()

    def forget_private(self) -> None:
        """Remove private lines."""
        self.buffer.forget_private()
        self._lay_scene()

    # Keys

    def forward(self) -> bool:
        """Go to the next rows, or to the first unread line. Return False if only Enter goes on."""
        if self._first is not None:
            self._move(self._space())
            return True
        unread = self.buffer.unread
        if unread >= len(self.buffer.lines):
            return self.buffer.key_goes_on
        self.home()
        self._show_from(self.buffer.dropped + unread)
        return True

    def back(self) -> None:
        """Go to the rows before."""
        self._move(-self._space())

    def line_back(self) -> None:
        """Go one row back."""
        self._move(-1)

    def line_forward(self) -> bool:
        """Go one row on. Return False if only Enter goes on."""
        if self._first is None:
            return self.forward()
        self._move(1)
        return True

    def oldest(self) -> None:
        """Go to the first line that is kept."""
        self._move(-self._until * self.rows)

    def home(self) -> None:
        """Go to the question, and to the newest lines."""
        self._first, self._until = None, self.buffer.dropped + len(self.buffer.lines)

    def route(self, cell: int) -> Typing | None:
        """Return the line being typed after the routing key of a cell, counted from 0 over all rows."""
        row, column = divmod(cell, self.columns)
        bottom = self._bottom()
        row -= self.rows - len(bottom)
        if row >= 0:
            self.buffer.piece = self._pieces_at_bottom()[0] + row
            return self.buffer.route(column)
        above = self._above(len(bottom))
        return self._routed(above[row], column) if -row <= len(above) else None

    def _routed(self, row: Row, column: int) -> Typing | None:
        """Select the die or the card of the question that is the one at this cell of the scene."""
        place, picks = row.start + column, row.cells.picks
        found = next((n for n, pick in enumerate(picks) if pick.start <= place < pick.end), None)
        if found is None:
            return None
        word = picks[found].word
        return self.buffer.pick(word, sum(pick.word == word for pick in picks[:found]))

    # What is shown

    def window(self) -> Window:
        """Return the window to show now."""
        bottom = self._bottom()
        if self.buffer.question is None and self.buffer.lines:
            self.buffer.lines[self.buffer.at].seen = True
        above = self._above(len(bottom))
        space = self.rows - len(bottom) - len(above)
        history = [self._row(place) for place in self._shown(space)]
        rows = [*[_BLANK] * (space - len(history)), *history, *above, *bottom]
        more = self.buffer.unread < len(self.buffer.lines)
        return self._joined(rows, more and self.buffer.mark != "off")

    def _joined(self, rows: Sequence[Row], more: bool) -> Window:
        shown, text, raised, cursor = "", "", set(), 0
        for number, row in enumerate(rows):
            first = number * self.columns
            piece = row.cells.shown[row.start : row.end]
            shown += piece.ljust(self.columns, BLANK)
            print_ = piece.replace(BLANK, " ") if row.cells.as_text else printed(row.cells, row.start, row.end)
            text += print_.ljust(self.columns)[: self.columns]
            raised |= {first + place - row.start for place in row.raised if row.start <= place < row.end}
            if row.is_cut and self.buffer.mark != "off":
                raised.add(first + self.columns - 1)
            cursor = first + row.cursor if row.cursor else cursor
        if more:
            raised.add(len(shown) - 1)
        return Window(shown, text, cursor, frozenset(raised), any(row.cells.as_text for row in rows))

    def _bottom(self) -> list[Row]:
        """Return the rows of the question with typed text, or of the newest line."""
        _, pieces = self._pieces_at_bottom()
        line, cursor, raised = self.buffer.standing()
        rows = []
        for number, (start, end) in enumerate(pieces):
            after = pieces[number + 1][0] if number + 1 < len(pieces) else max(end, start + self.buffer.width)
            here = cursor is not None and start <= cursor < after
            at = min((cursor or 0) - start + 1, self.buffer.width) if here else 0
            rows.append(Row(line, start, end, raised, at))
        return rows or [_BLANK]

    def _pieces_at_bottom(self) -> tuple[int, list[Place]]:
        """Return which piece of the question is shown first, and those that are; at most half of the rows."""
        question = self.buffer.question is not None
        self.buffer.at = len(self.buffer.lines) if question else max(self._until - 1 - self.buffer.dropped, 0)
        self.buffer.to_cursor()
        found, most = self.buffer.pieces(), max(self.rows // 2, 1)
        last = max(self.buffer.piece + 1, min(most, len(found)))
        return max(last - most, 0), found[max(last - most, 0) : last]

    def _lay_scene(self) -> None:
        """Cut the scene into rows, and go home. A strip has the fullest form that has room; a cut one says so."""
        self._scene = tuple(map(self._laid, self.buffer.scene))
        self.home()

    def _laid(self, strip: Strip) -> Sequence[Row]:
        for made in strip.forms:
            cells = made()
            found = self._cut(cells)
            if len(found) <= strip.rows:
                break
        last = strip.rows - 1
        return [Row(cells, *cut, is_cut=n == last < len(found) - 1) for n, cut in enumerate(found[: strip.rows])]

    def _above(self, bottom: int) -> list[Row]:
        """Return the rows of the scene above so many of the question; the upper strips have to leave a row free."""
        above: list[Row] = []
        for strip in reversed(self._scene):
            if len(strip) + len(above) + bottom >= self.rows:
                break
            above = [*strip, *above]
        return above

    # What happened

    def _space(self) -> int:
        """Return the number of rows for lines that were told."""
        bottom = len(self._bottom())
        return self.rows - bottom - len(self._above(bottom))

    def _end(self) -> int:
        """Return the number after the last line above the question; without one the newest line is below."""
        if self.buffer.question is None:
            return self.buffer.dropped + max(len(self.buffer.lines) - 1, 0)
        return self.buffer.dropped + len(self.buffer.lines)

    def _show_from(self, line: int) -> None:
        """Show this line first, if it is not among the newest rows anyway."""
        newest = self._newest_rows(self._space())
        if newest and newest[0] > (line, 0):
            self._first = (line, 0)

    def _shown(self, space: int) -> list[Place]:
        """Return the rows that are shown; a line whose last one is among them counts as read."""
        if self._first is None:
            return self._newest_rows(space)
        found: list[Place] = []
        place: Place | None = max(self._first, (self.buffer.dropped, 0))
        while place is not None and len(found) < space:
            found.append(place)
            place = self._next(place)
        return found

    def _row(self, place: Place) -> Row:
        line = self._line(place)
        found = self._cut(line.cells) or [(0, 0)]
        line.seen = line.seen or place[1] + 1 >= len(found)
        return Row(line.cells, *found[place[1]])

    def _newest_rows(self, space: int) -> list[Place]:
        """Return the places of so many newest rows, in their order, without questions that were answered."""
        found: list[Place] = []
        place = self._before((self._last_line() + 1, 0))
        while place is not None and len(found) < space:
            if not self._line(place).asked:
                found.insert(0, place)
            place = self._before(place)
        return found

    def _line(self, place: Place) -> BufferLine:
        return self.buffer.lines[place[0] - self.buffer.dropped]

    def _last_line(self) -> int:
        """Return the last told line that may be shown."""
        return min(self._until - (self.buffer.question is None), self._end()) - 1

    def _next(self, place: Place) -> Place | None:
        line, piece = place
        if piece + 1 < self._count(line):
            return line, piece + 1
        return (line + 1, 0) if line < self._last_line() else None

    def _before(self, place: Place) -> Place | None:
        line, piece = place
        if piece > 0:
            return line, piece - 1
        return (line - 1, self._count(line - 1) - 1) if line > self.buffer.dropped else None

    def _count(self, line: int) -> int:
        return max(len(self._cut(self.buffer.lines[line - self.buffer.dropped].cells)), 1)

    def _cut(self, cells: Cells) -> Sequence[Place]:
        return _cuts(cells.shown, self.buffer.usable)

    def _move(self, rows: int) -> None:
        """Go so many rows on, or back; at the newest ones the page is at home."""
        space = self._space()
        shown = self._shown(space)
        place = shown[0] if shown else None
        for _ in range(abs(rows)):
            after = None if place is None else self._next(place) if rows > 0 else self._before(place)
            if after is None:
                break
            place = after
        newest = self._newest_rows(space)
        self._first = None if place is None or not newest or place >= newest[0] else place


def page_of(buffer: Buffer, rows: int, columns: int) -> Buffer | DisplayPage:
    """Return the page that a display of this size shows of a buffer: on one row the line that is read."""
    return buffer if rows == 1 else DisplayPage(buffer, rows, columns)


@lru_cache(maxsize=256)
def _cuts(shown: str, width: int) -> Sequence[Place]:
    """Return the pieces of a line; the same lines are cut for each window."""
    return tuple(cuts(shown.replace(" ", BLANK), width))
