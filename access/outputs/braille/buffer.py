"""The braille buffer: all lines that were told, one after the other, and the open question at the end.

It knows nothing of a display: keys change the reading position, and `window` returns what to show. A new line never
replaces the one being read; dots 7 and 8 in the last cell show that there is more. The reader's own question is shown
at once, and unread lines before it come next when the reader goes on.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from access.language.output import KEPT, Mark
from access.outputs.braille.translator import BLANK, Cells, Pick, cuts
from games.data import frozen


@frozen
class Window:
    """The content of a display: cells and their print, both as long as the display is wide.

    `cursor` counts cells from 1; 0 means none. `raised` are the cells to which dots 7 and 8 are added. With `as_text`
    the display shows the print by its own table.
    """

    shown: str
    text: str
    cursor: int = 0
    raised: frozenset[int] = frozenset()
    as_text: bool = False


@dataclass(slots=True)
class BufferLine:
    """A line of the buffer. `private` ones are removed when the keyboard is passed on; `seen` ones have been shown.

    `asked` ones are answered questions; one that `replaces` takes the place of such a line before it.

    Its cells are made when it is read: the question, which is shown at once, waits for no line before it.
    """

    made: Cells | Callable[[], Cells]
    private: bool = False
    seen: bool = False
    asked: bool = False
    replaces: bool = False

    @property
    def cells(self) -> Cells:
        """The line in cells."""
        if not isinstance(self.made, Cells):
            self.made = self.made()
        return self.made


@frozen
class Typing:
    """The line being typed, and the letter before which the cursor is."""

    text: str
    cursor: int


def printed(line: Cells, start: int, end: int, splits: bool = False) -> str:
    """Return the print for cells: each word at its first cell, or after the previous word if braille is shorter.

    A word that goes on behind them stands whole, unless it `splits`.
    """
    text = ""
    for at, word in _within(line, start, end, splits):
        text = text.ljust(max(at, len(text) + 1 if text else 0)) + word
    return text


def _within(line: Cells, start: int, end: int, splits: bool) -> list[tuple[int, str]]:
    """Return the words of a piece with their places in it; of a word cut before it, roughly the rest."""
    found = []
    length = len(line.shown.removesuffix(_CURSOR)) if splits else len(line)
    ends = [at - 1 for at, _ in line.words[1:]] + [length]
    for (at, word), last in zip(line.words, ends, strict=False):
        if at < end and (start <= at or start < last):
            first, after = ((place - at) * len(word) // max(last - at, 1) for place in (max(start, at), min(end, last)))
            found.append((max(at - start, 0), word[first : after if splits and end < last else None]))
    return found


DOTS_7_8 = 0xC0
NOTHING = Cells("")
NOT_TYPED = Typing("", 0)
_CURSOR = "\u28ff"
"""Placeholder for the cell of the cursor while a line is cut."""


@frozen
class Strip:
    """A part of the scene above a question, from its fullest form to its shortest, and how many rows it may take."""

    forms: Sequence[Callable[[], Cells]]
    rows: int


FittedQuestion = Callable[[int], Cells]
"""Returns a question that fits so many cells."""


@dataclass(slots=True)
class Buffer:
    """The lines of one reader, read piece by piece.

    `at` is the line being read; the number after the last line means the question.
    """

    width: int
    typed_cells: Callable[[str], str]
    mark: Mark = "dots"
    lines: list[BufferLine] = field(default_factory=list)
    at: int = 0
    piece: int = 0
    question: Cells | None = None
    waiting: bool = False
    _by_enter: bool = False
    _asked: FittedQuestion | None = None
    _lead: str | None = None
    _typing: Typing = NOT_TYPED
    _picked: frozenset[int] = frozenset()
    _chosen: Typing | None = None
    is_free: bool = True
    """Whether the reader is idle, so that the next line is shown at once."""
    _new: bool = False
    _past: BufferLine | None = None
    _read_to: int = 0
    dropped: int = 0
    """The number of lines that were dropped."""
    scene: Sequence[Strip] = ()
    """The scene above the question, for pages of several rows."""
    answered_at: int = 0
    """The number after the last line when the last question was answered."""

    @property
    def unread(self) -> int:
        """The first line that was never shown; the number after the last if all were."""
        while self._read_to < len(self.lines) and self.lines[self._read_to].seen:
            self._read_to += 1
        return self._read_to

    @property
    def key_goes_on(self) -> bool:
        """Whether a key may go on at the end of all lines; False if it then stands for Enter."""
        return self._by_enter or not self.waiting

    # Output

    def tell(self, strip: BufferLine) -> None:
        """Add a line. It is shown at once unless something else is being read."""
        if strip.replaces and self.lines and self.lines[-1].replaces and self._past is None:
            self._replace(strip)
            return
        at_question = self.question is not None and self.at >= len(self.lines)
        self._keep_past()
        self.lines.append(strip)
        if self.is_free:
            self.is_free, self._new, self.question = False, True, None
            self._go(len(self.lines) - 1)
        elif at_question:
            self.at = len(self.lines)
        surplus = len(self.lines) - KEPT
        if surplus > 0:
            del self.lines[:surplus]
            self.dropped += surplus
            self.piece = self.piece if self.at >= surplus else 0
            self.at, self._read_to = max(self.at - surplus, 0), max(self._read_to - surplus, 0)

    def _replace(self, strip: BufferLine) -> None:
        """Put a line into the place of the newest one. Whoever reads another line stays there."""
        last = len(self.lines) - 1
        self.lines[last] = strip
        self._read_to = min(self._read_to, last)
        if self.at == last:
            self.piece = 0

    def ask(
        self,
        asked: FittedQuestion,
        typed: str = "",
        lead: str | None = None,
        again: bool = False,
        scene: Sequence[Strip] = (),
    ) -> None:
        """Show a question at once, fitted to the width; if asked `again`, after the lines that the reader requested.

        `lead` is the word that precedes chosen dice or cards in an answer, empty if they need none; None if nothing can
        be chosen.
        """
        if not again:
            self._keep_past()
        self._asked, self._lead, self.waiting, self.scene = asked, lead, False, scene
        self.question = asked(self.usable)
        self._typing, self._picked, self._chosen = Typing(typed, len(typed)), frozenset(), None
        stay, self.is_free, self._new = again and self._new, False, False
        if not stay:
            self._go_home()

    def keep_whole(self, strip: BufferLine, later: bool = False) -> None:
        """Add the whole question as the line before it; if all is shown, or `later`, only once it was answered."""
        if self.question is None:
            return
        strip.asked = True
        if later or strip.cells.shown == self.question.shown:
            strip.seen = strip.seen or later
            self._past = strip
        else:
            self.tell(strip)

    def _keep_past(self) -> None:
        """Add the answered question to the lines."""
        if self._past is not None and self._asked is None:
            self.lines.append(self._past)
            self._past = None

    def wait(self, by_enter: bool = False) -> None:
        """Show the newest line until Enter, or going on at its end; with `by_enter` until Enter alone."""
        self._by_enter = by_enter
        self.waiting, self.is_free, self.question, self._asked, self.scene = True, False, None, None, ()
        self._typing, self._picked = Typing("", 0), frozenset()
        self._go(self._newest)

    def answered(self) -> None:
        """Close the question; the window stays until the next line."""
        if self.waiting and self.lines:
            self.lines[-1].seen = True  # going on with Enter means that it was read
        self.answered_at = self.dropped + len(self.lines)
        self.waiting, self.is_free, self._new, self._asked = False, True, False, None

    def typed(self, text: str, cursor: int) -> None:
        """Take the changed line being typed, and show the piece with the cursor, unless a key chose a die."""
        if self._asked is None and not self.waiting:
            return
        self._typing = Typing(text, cursor)
        self._picked = self._still_picked()
        if self._typing != self._chosen:
            self._go(self._newest)
            self._to_cursor()

    def resize(self, width: int) -> None:
        """Adapt to another display: cut the lines anew, and stay at the same place."""
        if width != self.width:
            start = self._start()
            self.width, self._picked = width, frozenset()
            if self._asked is not None:
                self.question = self._asked(self.usable)
                start = 0 if self.at >= len(self.lines) else start
            self.piece = next((n for n, (_, end) in enumerate(self.pieces()) if end > start), 0)

    def forget_private(self) -> None:
        """Remove private lines."""
        self.lines = [strip for strip in self.lines if not strip.private]
        self._past = None if self._past is not None and self._past.private else self._past
        self.question, self._asked, self.is_free, self._read_to, self.scene = None, None, True, 0, ()
        self._picked = frozenset()
        self._go(self._newest)

    # Keys

    def forward(self) -> bool:
        """Go to the next piece, the next line, or the first unread one. Return False if only Enter goes on."""
        if self.piece + 1 < len(self.pieces()):
            self.piece += 1
        elif self.at + 1 < len(self.lines):
            self._go(self.at + 1)
        elif self.at < len(self.lines) and self.question is not None:
            self._go(len(self.lines))
        elif self.at >= len(self.lines) and self.unread < len(self.lines):
            self._go(self.unread)
        else:
            return self.key_goes_on
        return True

    def back(self) -> None:
        """Go to the previous piece or line."""
        if self.piece > 0:
            self.piece -= 1
        elif self.at > 0:
            self._go(min(self.at, len(self.lines)) - 1)
            self.piece = max(len(self.pieces()) - 1, 0)

    def line_back(self) -> None:
        """Go to the beginning of the previous line."""
        if self.at > 0:
            self._go(min(self.at, len(self.lines)) - 1)

    def line_forward(self) -> bool:
        """Go to the beginning of the next line. Return False if only Enter goes on."""
        self.piece = max(len(self.pieces()) - 1, 0)
        return self.forward()

    def oldest(self) -> None:
        """Go to the first line that is kept."""
        self._go(0)

    def home(self) -> None:
        """Go to the cursor at the question, or to the newest line; if already there, to its beginning."""
        before = self.at, self.piece
        self._go_home()
        if (self.at, self.piece) == before:
            self.piece = 0

    def _go_home(self) -> None:
        self._go(self._newest)
        if self._typing.text:
            self._to_cursor()

    def route(self, cell: int) -> Typing | None:
        """Return the line being typed after the routing key of a cell, counted from 0; None if the key has no effect.

        On a die or a card of the question the key selects or deselects it; in typed text it moves the cursor.
        """
        if self.question is None or self._asked is None or self.at < len(self.lines):
            return None
        found = self.pieces()
        if not found or cell >= self.usable or (self.piece + 1 < len(found) and cell >= self._length()):
            return None
        place = self._start() + cell
        begun = len(self.question) + 1
        if place >= begun:
            return Typing(self._typing.text, self._letter_at(place - begun))
        number = next((n for n, p in enumerate(self._picks()) if p.start <= place < p.end), None)
        return None if number is None else self._toggled(number)

    def _letter_at(self, cell: int) -> int:
        """Return the letter of the typed text that begins nearest to a cell."""
        text = self._typing.text
        after = bisect_left(range(len(text) + 1), cell, key=lambda n: len(self.typed_cells(text[:n])))
        near = range(max(after - 1, 0), min(after, len(text)) + 1)
        return min(near, key=lambda n: (abs(len(self.typed_cells(text[:n])) - cell), n))

    # What is shown

    @property
    def usable(self) -> int:
        """The number of cells for text."""
        return max(self.width - (self.mark == "cell"), 1)

    def window(self) -> Window:
        """Return the window to show now. A line whose last piece is shown counts as read."""
        line = self._line()
        found = self.pieces()
        start, end = found[min(self.piece, len(found) - 1)] if found else (0, 0)
        if self.at < len(self.lines) and self.piece + 1 >= len(found):
            self.lines[self.at].seen = True
        shown = line.shown[start:end].replace(_CURSOR, BLANK)
        text = shown.replace(BLANK, " ") if line.as_text else printed(line, start, end)
        raised = {p - start for p in self._raised() if start <= p < end}
        cursor = 0
        if self._typed_here():
            place = self._cursor_place()
            after = found[self.piece + 1][0] if self.piece + 1 < len(found) else end
            cursor = min(place - start + 1, self.width) if start <= place < max(after, end) else 0
        more = self.piece + 1 < len(found) or self.unread < len(self.lines)
        if more and self.mark != "off":
            raised.add(self.width - 1)
        shown, text = shown.ljust(self.width, BLANK), text.ljust(self.width)[: self.width]
        return Window(shown, text, cursor, frozenset(raised), line.as_text)

    def printed_here(self) -> str:
        """Return the print of the piece being read; of contracted cells it may be longer than the display is wide."""
        line, found = self._line(), self.pieces()
        start, end = found[min(self.piece, len(found) - 1)] if found else (0, 0)
        if line.as_text:
            return line.shown[start:end].replace(_CURSOR, BLANK).replace(BLANK, " ")
        return printed(line, start, end, splits=True)

    def _go(self, at: int) -> None:
        self.at, self.piece = at, 0

    def standing(self) -> tuple[Cells, int | None, frozenset[int]]:
        """Return the line being read with typed text, the place of the cursor in it, and the chosen cells."""
        place = self._cursor_place() if self._typed_here() else None
        return self._line(), place, frozenset(self._raised())

    def to_cursor(self) -> None:
        """Go to the piece with the cursor, if something is typed; else to the first one."""
        self.piece = 0
        if self._typing.text and self._typed_here():
            self._to_cursor()

    def pick(self, word: str, number: int) -> Typing | None:
        """Select or deselect the die or card with this word, the first one having number 0; None if there is none."""
        found = [n for n, pick in enumerate(self._picks()) if pick.word == word]
        return self._toggled(found[number]) if self._asked is not None and number < len(found) else None

    def _to_cursor(self) -> None:
        place = self._cursor_place()
        found = self.pieces()
        after = [start for start, _ in found[1:]] + [place + 1]
        self.piece = next((n for n, start in enumerate(after) if place < start), 0)

    def _start(self) -> int:
        """Return the first cell of the piece being read."""
        found = self.pieces()
        return found[min(self.piece, len(found) - 1)][0] if found else 0

    def _length(self) -> int:
        start, end = self.pieces()[self.piece]
        return end - start

    def _cursor_place(self) -> int:
        return len(self._standing()) + 1 + len(self.typed_cells(self._typing.text[: self._typing.cursor]))

    def _line(self) -> Cells:
        """Return the line being read; if text is typed after it, with that text and a cell for the cursor."""
        standing = self._standing()
        if not self._typed_here() or (not self._typing.text and not self._has_room(standing)):
            return standing
        typed = self.typed_cells(self._typing.text)
        begun = len(standing) + 1
        words = (*standing.words, (begun, self._typing.text))
        return Cells(f"{standing.shown}{BLANK}{typed}{_CURSOR}", words, as_text=standing.as_text)

    @property
    def _newest(self) -> int:
        """The question, or else the newest line."""
        return len(self.lines) if self.question is not None else max(len(self.lines) - 1, 0)

    def _has_room(self, standing: Cells) -> bool:
        """Tell whether the cursor fits after a question without splitting it further."""
        *_, (start, end) = (0, 0), *cuts(standing.shown, self.usable)
        return end - start + 2 <= self.usable

    def _standing(self) -> Cells:
        """Return the line being read, or the question, without typed text."""
        if self.at < len(self.lines):
            return self.lines[self.at].cells
        return self.question or NOTHING

    def _typed_here(self) -> bool:
        """Tell whether typed text follows the line being read."""
        if self.waiting:
            return self.at == self._newest and bool(self._typing.text)
        return self.at >= len(self.lines) and self.question is not None

    def pieces(self) -> list[tuple[int, int]]:
        """Return the pieces of the line being read."""
        shown = self._line().shown
        return list(cuts(shown.replace(" ", BLANK), self.usable))

    # Dice and cards that are chosen

    def _picks(self) -> tuple[Pick, ...]:
        return self.question.picks if self.question is not None and self._lead is not None else ()

    def _raised(self) -> list[int]:
        """Return the cells of the chosen dice or cards."""
        if self.at < len(self.lines):
            return []
        return [place for n in self._picked for place in range(self._picks()[n].start, self._picks()[n].end)]

    def _toggled(self, number: int) -> Typing:
        words = self._words()
        word = self._picks()[number].word
        if number in self._picked and word in [each.upper() for each in words]:
            last = len(words) - 1 - [each.upper() for each in words][::-1].index(word)
            del words[last]
            self._picked -= {number}
        else:
            words.append(word)
            self._picked |= {number}
        one_number = any(a.end == b.start for a, b in pairwise(self._picks()))
        text = ("" if one_number else " ").join(words)
        text = f"{self._lead} {text}" if self._lead and words else text
        self._typing = self._chosen = Typing(text, len(text))  # the next key may come before the terminal has this text
        return self._chosen

    def _words(self) -> list[str]:
        """Return the text typed after the lead, die by die or word by word."""
        words = self._typing.text.split()
        if self._lead and words and words[0].casefold() == self._lead.casefold():
            del words[0]
        return list("".join(words)) if all(map(str.isdigit, words)) else words

    def _still_picked(self) -> frozenset[int]:
        """Return the dice or cards chosen by key that are still in the typed text."""
        left = [word.upper() for word in self._words()]
        kept = set()
        for number in sorted(self._picked):
            if self._picks()[number].word in left:
                left.remove(self._picks()[number].word)
                kept.add(number)
        return frozenset(kept)
