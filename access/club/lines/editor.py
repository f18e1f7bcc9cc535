"""A line editor that only appends, for a terminal over a connection. It does no input or output itself.

Typed letters are echoed one by one. Nothing is repainted, because a screen reader would read it again. Letters are
erased by backspaces; if the line has wrapped, the rest is written on a new line instead.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection

from wcwidth import iter_graphemes, wcswidth

from access.answers.words import normal
from access.outputs.terminal.plain import Pressed

LONGEST = 1000
"""The most letters of a line; the rest is cut off."""
AHEAD = 4096
"""The most letters that are typed ahead; the rest is cut off."""
NEAR = 64
"""The letters among which the last grapheme is searched."""
AT_ONCE = 200
"""The most keys that are handled at once: everybody waits meanwhile."""
LONGEST_WORD = 40
"""The most letters of a line that is completed to a word."""
REMEMBERED = 100
"""The most lines of the history."""
NARROWEST, WIDEST = 20, 400
_ESCAPED = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|O[A-Za-z])")
_UNFINISHED = re.compile(r"\x1b(?:\[[0-9;?]{0,16}[ -/]?|O)?")
KEYS = {
    **dict.fromkeys(("\x1bOQ", "\x1b[12~", "\x1b[[B", "\x1b[5~"), "repeat"),
    **dict.fromkeys(("\x1bOR", "\x1b[13~", "\x1b[[C", "\x1b[6~"), "next"),
    **dict.fromkeys(("\x1b[A", "\x1bOA"), "up"),
    **dict.fromkeys(("\x1b[B", "\x1bOB"), "down"),
}
"""The function keys: F2 and page up, F3 and page down, and the arrows."""
INTERRUPT, END, TAB, CLEAR_LINE, CLEAR_WORD = "\x03", "\x04", "\t", "\x15", "\x17"
ERASE = ("\x7f", "\x08")


class Editor:
    """Edits one line after the other. `send` writes to the terminal, `columns` is its width.

    Without `echo`, the terminal shows what is typed, and sends whole lines. Finished lines and keys wait in `done`; for
    Ctrl-C and Ctrl-D, an EOFError. Text typed while nothing is read waits for the next line.
    """

    def __init__(self, send: Callable[[str], None], echo: bool = True) -> None:
        self.send, self.echo = send, echo
        self.columns = 80
        self.text = ""
        self.was_cut = False
        """Whether a line, or text typed ahead, was cut off. The reader resets it."""
        self.skips = False
        self.hidden = False
        """Whether typed text is neither shown nor remembered."""
        self.done: list[str | Pressed | type[BaseException]] = []
        self.has_more = False
        """Whether typed keys wait to be handled."""
        self._words: Callable[[], Collection[str]] = tuple
        self._known: list[tuple[str, str]] = []
        """The words for completion, each in the form for comparing and as written; made for the first Tab."""
        self._reading = False
        self._column = 0
        """The column of the cursor, counted from the row in which the line began."""
        self._lead = ""
        self._waiting = ""
        self._after_return = False
        self._history: list[str] = []
        self._at = 0

    # Reading

    def begin(
        self,
        at: int,
        typed: str = "",
        words: Callable[[], Collection[str]] = tuple,
        skips: bool = False,
        lead: str = "",
    ) -> None:
        """Read a line from column `at` on, with text `typed` in it; `words` are for completion, `skips` allows Escape.

        `lead` is written before the first letter, such as a line break.
        """
        self._column, self._words, self.skips, self._lead = at % self.columns, words, skips, lead
        self._known = []
        self._reading, self._at = True, len(self._history)
        self.text = typed
        self._column += max(wcswidth(typed), 0)
        self._show(typed)
        self.feed("")

    def pause(self) -> str:
        """Stop reading for now, and return the half-typed text."""
        self._reading = False
        return self.text

    def give_way(self, key: str) -> bool:
        """End an empty line with this key; tell whether it was empty."""
        if self._reading and not self.text and not self.done:
            self._finish(Pressed(key, ""))
            return True
        return False

    def feed(self, typed: str) -> None:
        """Handle typed text in pieces of any size; if there are many keys, only the first ones of them."""
        if len(self._waiting) + len(typed) > AHEAD + LONGEST:
            typed, self.was_cut = typed[: AHEAD + LONGEST - len(self._waiting)], True
        self._waiting += typed
        for _ in range(AT_ONCE):
            taken = self._next() if self._waiting and self._reading else ""
            if not taken:
                self.has_more = False
                return
            self._waiting = self._waiting[len(taken) :]
            self._take(taken)
        self.has_more = self._reading and bool(self._waiting)

    @property
    def escape_waits(self) -> bool:
        """Whether Escape was typed, which may be the beginning of a function key."""
        return self._reading and self._waiting.startswith("\x1b")

    def escape(self) -> None:
        """Handle Escape as a key of its own."""
        if self.escape_waits:
            self._waiting = self._waiting[1:]
            if self.skips:
                self._finish(Pressed("skip", self.text))
            self.feed("")

    def _next(self) -> str:
        """Return the next key or run of letters; empty if it is not complete."""
        first = self._waiting[0]
        if first == "\x1b":
            found = _ESCAPED.match(self._waiting)
            if found:
                return found[0]
            return "" if _UNFINISHED.fullmatch(self._waiting) else first
        run = re.match(r"[^\x00-\x1f\x7f-\x9f]+", self._waiting)
        return run[0] if run else first

    def _take(self, key: str) -> None:
        after_return, self._after_return = self._after_return, key == "\r"
        if key == "\n" and after_return:
            return
        if key in ("\r", "\n"):
            self._enter()
        elif key[0] == "\x1b":
            self._pressed(KEYS.get(key, ""))
        elif key[0] >= " " and not "\x7f" <= key[0] <= "\x9f":
            self._insert(key)
        else:
            self._control(key)

    def _control(self, key: str) -> None:
        if key in ERASE:
            self._erase(1)
        elif key == CLEAR_WORD:
            kept = self.text.rstrip().rpartition(" ")
            self._erase_to(kept[0] + kept[1])
        elif key == CLEAR_LINE:
            self._erase_to("")
        elif key == TAB:
            self._complete()
        elif key == INTERRUPT or (key == END and not (self.echo and self.text)):
            self._finish(EOFError)

    def _pressed(self, command: str) -> None:
        if command in ("up", "down"):
            self._look(-1 if command == "up" else 1)
        elif command:
            self._finish(Pressed(command, self.text))

    def _enter(self) -> None:
        line = unicodedata.normalize("NFC", self.text)
        if self.echo and not self.hidden and line.strip() and line not in self._history[-1:]:
            self._history = [*self._history[1 - REMEMBERED :], line]
        self._finish(line)

    def _finish(self, what: str | Pressed | type[BaseException]) -> None:
        self._reading, self.text = False, ""
        self.done.append(what)

    # Editing

    def _insert(self, letters: str) -> None:
        room = LONGEST - len(self.text)
        if len(letters) > room:
            letters, self.was_cut = letters[:room], True
        self._column += max(wcswidth(letters), 0)
        self.text += letters
        self._show(letters)

    def _show(self, letters: str) -> None:
        if self.echo and letters and not self.hidden:
            self.send(self._lead + letters)
            self._lead = ""

    def _erase(self, graphemes: int) -> None:
        last = "".join(list(iter_graphemes(self.text[-NEAR:]))[-graphemes:])
        self._erase_to(self.text[: len(self.text) - len(last)])

    def _erase_to(self, kept: str) -> None:
        """Erase the text after `kept`, by backspaces, or on a new line if the line has wrapped."""
        if kept == self.text:
            return
        before = self._column
        after = self._column = self._column - max(wcswidth(self.text[len(kept) :]), 0)
        self.text = kept
        if not self.echo or self.hidden:
            return
        if before // self.columns == after // self.columns and before % self.columns:
            wide = before - after
            self.send("\b" * wide + " " * wide + "\b" * wide)
        else:
            self._column = max(wcswidth(kept), 0)
            self.send("\r\n" + kept)

    def _complete(self) -> None:
        if len(self.text) > LONGEST_WORD:
            return
        self._known = self._known or [(normal(word), word) for word in self._words()]
        typed = normal(self.text)
        found = [word for known, word in self._known if typed and known.startswith(typed)]
        if self.echo and len(found) == 1:
            self._insert(found[0][len(self.text) :])

    def _look(self, step: int) -> None:
        """Replace the line by an older or newer one of the history."""
        at = self._at + step
        if not self.echo or not 0 <= at <= len(self._history):
            return
        self._at = at
        line = self._history[at] if at < len(self._history) else ""
        self._erase_to("")
        self._insert(line)
