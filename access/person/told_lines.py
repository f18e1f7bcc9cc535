"""The lines of a foreign program as they are told: each once in the terminal, and once by the other outputs.

Apart from teller.py: that decides what is told and when, this one how much of it, and where it stands.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal

from access.person.rows import EMPTY, ScreenRow, told_form

Kind = Literal["line", "prompt", "secret", "note", "edit", "highlight", "progress", "typed"]
Around = tuple[Sequence[str], Sequence[str]]
"""Large print above a text, and braille below it."""
BURST = 40
"""The most lines at once that are told; of more, the number and the last ones."""
LAST = 5
BURST_PAUSE = 0.3
"""Seconds of silence that end a burst."""
KEPT_LINES = 100_000
_NEXT = "\r\n"
_BLANK = "\r \t"
"""The signs with which a line begins that may be blank."""
_AS_THEY_ARE = 200
"""From so many lines of a burst on, frames stay in the terminal: nobody listens to them."""


class ToldLines:
    """The terminal, where nothing moves up, and the other outputs.

    `write` prints, `tell` reaches the other outputs; both get no text that they had before. `words` returns a phrase.
    With `colours` rows are printed in their colours. `around(text, asks)` returns the rows above and below a text.
    """

    def __init__(
        self,
        write: Callable[[str], None],
        tell: Callable[[Kind, str], None],
        words: Callable[..., str],
        colours: bool = False,
        around: Callable[[str, bool], Around] = lambda text, asks: ((), ()),
    ) -> None:
        self.raw, self._tell, self._words, self._colours, self._around = write, tell, words, colours, around
        self.now = 0.0
        self.row: ScreenRow | None = None
        """The row that stands open in the terminal."""
        self._shown, self._column, self._in_menu = "", 0, False
        self._asked = "", ""
        """The prompt of the open row, and the braille in its place."""
        self._held: deque[str] = deque(maxlen=LAST)
        self._held_count = self._count = 0
        self._since = 0.0
        self._kept, self._kept_count = deque[str](), 0
        """The told lines, for review; those that came together are one text until somebody looks at them."""

    @property
    def history(self) -> Sequence[str]:
        """The last told lines."""
        if len(self._kept) < self._kept_count:
            texts = (map(self._heard, text.split(_NEXT)) if _NEXT in text else (text,) for text in self._kept)
            self._kept = deque([line for lines in texts for line in lines][-KEPT_LINES:])
            self._kept_count = len(self._kept)
        return self._kept

    @property
    def holds(self) -> bool:
        """Whether lines of a burst wait for its end."""
        return bool(self._held)

    def say(self, kind: Kind, text: str) -> None:
        """Tell the other outputs, and keep the text for review."""
        text = self._spelled(text)
        if kind not in ("highlight", "progress", "typed"):
            self._keep(text)
        self._tell(kind, text)

    def _keep(self, lines: str) -> None:
        """Keep lines for review, and forget the first ones of too many."""
        self._kept.append(lines)
        self._kept_count += lines.count(_NEXT) + 1
        while self._kept_count - (first := self._kept[0].count(_NEXT) + 1) >= KEPT_LINES:
            self._kept.popleft()
            self._kept_count -= first

    def line(self, text: str) -> None:
        """Tell a line."""
        self._print(text)
        self.say("line", text)

    def note(self, phrase: str) -> None:
        """Tell a sentence of ours."""
        text = self._words(phrase)
        self.end_menu()
        self._print(text)
        self.say("note", text)

    def progress(self, text: str) -> None:
        """Tell a bar."""
        self._print(text)
        self.say("progress", text)

    def highlight(self, text: str) -> None:
        """Tell the chosen row of a menu, in a line of its own: of a changed one Orca says the changed letters."""
        self.end_menu()
        self.end_open()
        self._in_menu = True
        self.raw("\r\n".join(self._rows(f"> {self._spelled(text)}", text, True)))
        self.say("highlight", text)

    def end_menu(self) -> None:
        """End the line of a menu."""
        if self._in_menu:
            self._in_menu = False
            self.raw("\r\n")

    # Rows

    def left(self, row: ScreenRow, text: str) -> None:
        """Tell a row that is complete; `text` is the part that was not told yet."""
        self.end_menu()
        told, seen = told_form(text), self._seen(row.text)
        if self.row is row and self._shown:
            goes_on = seen.startswith(self._shown.rstrip())
            self.raw(seen[len(self._shown) :] if goes_on else f"\r{seen}\x1b[K")
            shown = ["", *self._around(self._spelled(told), False)[1]] if told.strip() else [""]
            self.row, self._shown, self._asked = None, "", ("", "")
        elif told.strip():
            self.end_open()
            as_drawn = told == row.text and self._colours
            shown = self._rows(row.coloured() if as_drawn else self._spelled(told), told)
        else:
            return
        self.raw("".join(f"{each}\r\n" for each in shown))
        if told.strip():
            self._bounded(told)

    def prompt(self, row: ScreenRow, text: str, column: int, words: str, secret: bool, question: str = "") -> None:
        """Tell a prompt, and let its row stand open; a `question` stands in a row of its own above that."""
        if self.row is not row:
            self.end_menu()
            self.end_open()
            above, below = self._around(words, True)
            asked = question or (text.rstrip() if below else "")
            self.raw("".join(f"{each}\r\n" for each in (*above, *([asked] if asked else []), *below[:-1])))
            self.row, self._asked = row, (text[:column], f"{below[-1]} ") if below else ("", "")
        self.sync(row, text, column)
        self.say("secret" if secret else "prompt", words)

    def sync(self, row: ScreenRow, text: str, column: int) -> None:
        """Let the terminal show a row in which is typed, with its cursor."""
        self.end_menu()
        if self.row is not row:
            self.end_open()
            self.row = row
        typed = text[len(row.prompt or "") :]
        text, column = self._seen(text), column + len(self._seen(text)) - len(text)
        if text == self._shown and column == self._column:
            return
        if text.startswith(self._shown) and column == len(text) and self._column == len(self._shown):
            self.raw(text[len(self._shown) :])
        else:
            self.raw(f"\r{text}\x1b[K\x1b[{column + 1}G")
        if row.prompt is not None and self._shown:
            self.say("typed", typed)
        self._shown, self._column = text, column

    def end_open(self) -> None:
        """End the open row."""
        if self.row is not None and self._shown:
            self.raw("\r\n")
        self.row, self._shown, self._column, self._asked = None, "", 0, ("", "")

    def _seen(self, text: str) -> str:
        """Return the open row as the terminal shows it: with braille in the place of its prompt."""
        prompt, cells = self._asked
        return cells + text[len(prompt) :] if cells and text.startswith(prompt) else text

    def _rows(self, shown: str, text: str, asks: bool = False) -> list[str]:
        """Return a text as it is shown, with large print above it and braille below it."""
        above, below = self._around(self._spelled(text), asks)
        return [*above, shown, *below]

    # Many lines

    def flood(self, coloured: str, text: str) -> None:
        """Tell many lines that were printed at once; of most of them only the number is looked at."""
        shown = coloured if self._colours else text
        if self._held_count + text.count(_NEXT) < _AS_THEY_ARE:
            lines = list(filter(str.strip, map(told_form, text.split(_NEXT))))
            shown = _NEXT.join(row for line in lines for row in self._rows(self._spelled(line), line))
            text = _NEXT.join(lines)
        elif not text.isascii() or any(sign in text and f"\n{sign}" in f"\n{text}\r" for sign in _BLANK):
            text = _NEXT.join(filter(str.strip, text.split(_NEXT)))
        self.end_menu()
        self.end_open()
        self.raw(shown + _NEXT)
        *lines, rest = f"{text}{_NEXT}".split(_NEXT, 0 if self._held else BURST)
        for line in filter(None, lines):
            self._bounded(self._heard(line))
        if rest := rest.removesuffix(_NEXT):
            self._hold(rest)

    def _bounded(self, text: str) -> None:
        """Tell a line, or hold it back in a burst."""
        if self.now - self._since > BURST_PAUSE and not self._held:
            self._count = 0
        self._since = self.now
        self._count += 1
        if self._count <= BURST:
            self.say("line", text)
        else:
            self._hold(text)

    def _hold(self, lines: str) -> None:
        """Hold lines back."""
        self._keep(lines)
        self._held.extend(lines.rsplit(_NEXT, LAST)[-LAST:])
        self._held_count += lines.count(_NEXT) + 1

    def end_burst(self) -> None:
        """Tell how many lines of a burst were held back, and the last of them."""
        held, count = list(self._held), self._held_count
        self._held.clear()
        self._held_count = 0
        if count > len(held):
            self._tell("note", self._words("face-more-lines", count=count - len(held)))
        for text in held:
            self._tell("line", self._heard(text))

    def _heard(self, line: str) -> str:
        """Return a line of a burst as it is told: its frames went to the terminal."""
        return self._spelled(told_form(line)) or line

    def _print(self, text: str) -> None:
        self.end_open()
        self.raw("".join(f"{each}\r\n" for each in self._rows(self._spelled(text), text)))

    def _spelled(self, text: str) -> str:
        """Return a text with the word for each empty cell."""
        return text.replace(EMPTY, self._words("face-empty")) if EMPTY in text else text
