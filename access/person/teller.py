"""The rules of telling a foreign program: each line once, prompts, bars, menus, whole screens.

Apart from running.py: it reads no terminal and no clock, so that recorded output can be replayed.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from access.person import menus
from access.person.child_screen import (
    BELOW,
    IGNORED,
    UNFINISHED,
    ChildScreen,
)
from access.person.last_keys import AFTER_ENTER, LastKeys
from access.person.progress import ALIVE, APART, QUIET
from access.person.rows import (
    BAR,
    NO_KEY,
    POINTER,
    SIGNS,
    SPIN,
    YES_NO,
    Keyed,
    OpenRow,
    ScreenRow,
    essence,
    is_masked,
    is_replaced,
    label,
    letters_in,
    share,
    told_form,
    without_figures,
)
from access.person.stood_rows import StoodRows
from access.person.told_lines import ToldLines
from access.system.environment import IS_DONE, SPEAKS_ITSELF

PROMPT = 0.1
"""Seconds of silence after which an open row is a prompt."""
PAUSE = 0.6
"""The same for one that ends like words: those of an answer that streams, or a name before its dots, may go on."""
READING = 0.012
"""The same if the program is known to wait for an answer."""
SETTLE = 0.3
"""Seconds after which a row that is drawn anywhere is told."""
SPUN = 0.15
"""The same for one with a spinner that turns: it is complete."""
KEY = 0.06
"""Seconds of silence after which the answer of the program to a key is complete."""
CUT = 0.05
"""The most seconds until the rest of an escape sequence, or until the cursor's return from a preview below a row."""
SOONEST = 0.004
MOST_TYPED_BACK = 4096
_FLOOD = 100
"""Letters at once that may be a flood of lines."""

BEGINS = re.compile(r"\x1b\[\?(?:1049|1047|47)[hl]|\x1b\]7373;(?:on|off)\x07")
_ARROW = re.compile(rb"\x1b\[[A-DFH]")
_HOME = re.compile(r"\x1b\[(?:1;1)?H")
_ENDS = {
    "whole": re.compile(r"\x1b\[\?(?:1049|1047|47)l"),
    "keys": re.compile(r"\x1b\[\?1l\x1b>"),
    "own": re.compile(re.escape(IS_DONE)),
}
_WITHOUT_LETTERS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\r\n]")
_GOES_ON = re.compile(rf"(?!{POINTER.pattern})\s?\S")
"""The beginning of a row that may be the rest of the line above it: not indented, and no row of a menu."""
_GAP = re.compile(r"\S {3,}\S")
"""Blanks within a row whose end is aligned with the edge: it is no rest of a line."""
_BLANKS = " |_\u2502\u2503\u2588"
"""The signs in a row in which nothing is typed yet: blanks, a frame, a drawn cursor."""
_QUESTION = re.compile("^[?\u25c6\u25b2] |[?:]\\s*$")
_SIGN = f"{_BLANKS}>\u203a\u276f"
"""The same, and the signs of an empty field."""
_METER = re.compile(r"(?:\s*[\d.,:%-]+[kKMGT]?i?B?(?:/s)?(?=\s|$)){3,}\s*$")
"""Figures alone, such as those of a download: no question."""
_WORDS = re.compile(r"[\w,;.'\"\u2026-]$")


class Teller:
    """The screen of a program, and the rules of telling it.

    `reads(edits)` tells whether the program waits for its terminal, perhaps as an editor of lines; `modes()` whether it
    reads lines, and whether what is typed is shown. `least()` is the percentage between two lines of a bar.
    """

    def __init__(
        self,
        out: ToldLines,
        size: tuple[int, int],
        answer: Callable[[str], None],
        reads: Callable[[bool], bool],
        modes: Callable[[], tuple[bool, bool]],
        words: Callable[..., str],
        least: Callable[[], int],
    ) -> None:
        self.out, self._reads, self._modes, self._words, self._least = out, reads, modes, words, least
        self.screen = ChildScreen(*size, answer, self._before_clear)
        self.mode: Literal["", "whole", "keys", "own"] = ""
        """The way in which the output goes to the terminal as it is: a whole screen, or a program of ours."""
        self.keys = LastKeys(self.screen, modes, words)
        self._menu = menus.Menu(self.screen, self.keys, words)
        self._carry, self._keypad = "", False
        self._last = 0.0
        self._bars: dict[str, tuple[float, str | None, float]] = {}
        """By the label of each bar: when it began, its essence when it was told last, and when that was."""
        self._stood = StoodRows(self.screen)
        self._wrapped = self._before_wrapped = ""
        """The full rows of a wrapped line, and the told text of its first row."""
        self._looks, self._quiet = list[float](), 0.0

    # Keys

    def wanted(self, key: bytes) -> bytes:
        """Return a key as the program wants it: after `ESC [ ? 1 h` arrows have another form."""
        return b"\x1bO" + key[-1:] if self._keypad and _ARROW.fullmatch(key) else key

    # Output of the program

    def feed(self, text: str, now: float) -> None:
        """Take output of the program."""
        self._last = self.screen.now = self.out.now = now
        self.screen.key = Keyed(self.keys.at, self.keys.is_letter) if self.keys.is_recent else NO_KEY
        text, self._carry = self._carry + text, ""
        last = max(len(text) - MOST_TYPED_BACK, 0)
        is_one = text.count("\n") == 1
        is_offered = is_one and self.keys.is_recent and self.keys.is_letter and self.screen.here.prompt is not None
        if found := (is_offered and BELOW.search(text, last)) or UNFINISHED.search(text, last):
            text, self._carry = text[: found.start()], text[found.start() :]
        while text:
            text = self._pass_on(text) if self.mode else self._draw(text)

    def _pass_on(self, text: str) -> str:
        """Print output as it is, and return the rest after its end."""
        found = _ENDS[self.mode].search(text)
        if found is None:
            self.out.raw(text)
            return ""
        was, self.mode = self.mode, ""
        self.out.raw(text[: found.start() if was == "own" else found.end()])
        text = text[found.end() :]
        begins = self._beginning(text)
        if was != "own" and begins and not _WITHOUT_LETTERS.sub("", text[: begins.start()]):  # it only draws on
            self._begin_whole(begins)
            self.out.raw(text[: begins.end()])
            return text[begins.end() :]
        if was != "own":
            self.out.note("face-screen-back")
        return text

    def _draw(self, text: str) -> str:
        """Draw output until a whole screen begins, and return the rest."""
        found = self._beginning(text)
        if found is None:
            self._add(text)
            return ""
        self._add(text[: found.start()])
        if found[0] == SPEAKS_ITSELF:
            self.flush()
            self.mode = "own"
        elif found[0][-1] in "hH":
            self.flush()
            self._begin_whole(found)
            self.out.note("face-whole-screen")
            self.out.raw(found[0])
        return text[found.end() :]

    def _beginning(self, text: str) -> re.Match[str] | None:
        """Return the place where a whole screen, or a program of ours, begins."""
        if "\x1b[?1h" in text or "\x1b[?1l" in text:
            self._keypad = text.rfind("\x1b[?1h") > text.rfind("\x1b[?1l")
        return BEGINS.search(text) or (_HOME.search(text) if self._keypad else None) if "\x1b" in text else None

    def _begin_whole(self, found: re.Match[str]) -> None:
        self.mode = "whole" if found[0][-1] == "h" else "keys"

    def _add(self, text: str) -> None:
        if "\x1b" in text or "\x07" in text:
            text = IGNORED.sub("", text)
        if not text or (len(text) > _FLOOD and self._is_flood(text)) or (text == "\r\n" and self._is_unasked_enter()):
            return
        answer = self.keys.answered if self.keys.is_fresh else ""
        if answer and (found := self.screen.place_of(answer, text)) is not None:
            self._add(text[:found])
            self._end_choice()
            text = text[found:]
        self._stood.note_before()
        self.screen.feed(text)
        self._look()

    def _is_unasked_enter(self) -> bool:
        """Tell whether the terminal alone repeats an Enter, while the program draws without a cursor and asks nothing.

        It knows of none, and would draw its block a row lower, which is nothing new.
        """
        screen = self.screen
        is_one = self.keys.is_fresh and screen.hidden and screen.here.prompt is None and self._modes() == (True, True)
        if is_one:
            self.keys.entered = False
        return is_one

    def _end_choice(self) -> None:
        """Forget an answered menu, and the erased rows."""
        self.keys.answered, self.keys.chosen, self.keys.text = "", None, ""
        self._stood.end_again()
        self.screen.moved = False
        for row in self.screen.rows:
            if not row.essence:
                row.told = None

    def _is_flood(self, text: str) -> bool:
        """Tell very many lines, of which only the last reach the screen; return whether these were ones."""
        found = self.screen.many_lines(text)
        if found is None:
            return False
        first, coloured, lines, last = found
        self._add(f"{first}\r\n")
        for row in self.screen.rows:
            if row.untold:
                self._leave(row)
        self.out.flood(coloured, lines)
        self.screen.fill(lines)
        self._add(last)
        return True

    def _look(self) -> None:
        """Tell the rows that were left by output."""
        screen = self.screen
        screen.update()
        left, screen.left = screen.left, []
        drawn = screen.hidden or screen.moved
        for row in left if drawn else ():
            row.changes = 0 if row.replaced else row.changes  # a line in the place of what went on
        for row in screen.rows if drawn else ():
            if row.prompt and row.essence and row is not screen.here and is_replaced(row.prompt, row.essence):
                row.prompt, row.asked = None, ""  # the prompt was erased
        self._stood.take_moved()
        if not drawn:
            self._tell_left(left)
        gone, screen.gone = screen.gone, []
        for row in gone:
            if row.untold and not row.is_live:
                self._leave(row)

    def _tell_left(self, left: list[ScreenRow]) -> None:
        """Tell the finished rows, after the drawing above them; an open question waits."""
        screen = self.screen
        question = self._question(self._open_row()) if screen.x else None
        if left:
            self._tell_above(left[0])
        for row in left:
            is_erased = row.redrawn and not row.essence
            done = share(row.text)
            is_running = done is not None and done < 100 and BAR.search(row.text)
            if row is not screen.here and row is not question and not is_erased and not is_running:
                self._leave(row, row.wraps)

    def _tell_above(self, row: ScreenRow) -> None:
        rows = (*self.screen.gone, *self.screen.rows)
        for above in rows[: rows.index(row)] if row in rows else ():
            if above.untold and not above.is_live:
                self._leave(above, above.wraps)

    def _before_clear(self) -> None:
        if not self.keys.is_recent:
            self._stood.take_moved()
            for row in (*self.screen.gone, *self.screen.rows):
                if row.untold and not (row.is_live or SPIN.match(row.text)):
                    self._leave(row)
            self._stood.clear()
        self.out.end_open()

    # What is told of a row

    def _leave(self, row: ScreenRow, wraps: bool = False) -> None:
        """Tell what was not told of a row; one that wraps goes on in the next."""
        if row.is_turning:
            return
        if wraps and row.prompt is not None:
            self._wrap_answer(row, row.prompt)
            return
        if (wraps and row.told is None) or self._fills(row):
            self._wrapped += letters_in(row.cells.ljust(self.screen.columns))
            self._before_wrapped = row.told or ""
            row.told = row.essence = essence(row.text)
            return
        if row.prompt is None and (self.screen.hidden or self.screen.moved):
            row.text = menus.without_waiting(row.without_spinner(), self.screen.rows)
        row.essence = row.essence or essence(row.text)
        text = self._wrapped + self.keys.without_answer(row, self.keys.rest(row))
        if self._wrapped and self._before_wrapped:
            text = self.keys.beyond(text, self._before_wrapped)
        self._wrapped = self._before_wrapped = ""
        if self.keys.control and self.keys.control in text and self.screen.now - self.keys.at < AFTER_ENTER:
            text, self.keys.control = text.replace(self.keys.control, "", 1), ""
        known = self._bars.get(label(text))
        if known is not None and known[1] == essence(text):
            text = ""
        self._bars.pop(label(row.text), None)
        self.out.left(row, text)
        self._stood.add(row.essence)
        row.told, row.prompt = row.essence, None

    def _wrap_answer(self, row: ScreenRow, prompt: str) -> None:
        """Continue an answer, or output behind a prompt, in the next row."""
        rest = letters_in(row.cells.ljust(self.screen.columns))[len(prompt) :]
        if self.keys.text.startswith(rest):
            rows = self.screen.rows
            below = rows[rows.index(row) + 1 if row in rows else 0]
            self.keys.text = self.keys.text[len(rest) :]
            below.prompt, below.told_at = "", row.told_at
        else:
            self._wrapped += rest
        row.told, row.prompt = row.essence, None

    def _fills(self, row: ScreenRow) -> bool:
        """Tell whether a drawn row is full: its line goes on in the next one."""
        is_drawn = self.screen.moved or self.screen.hidden
        if not is_drawn or len(row.cells.rstrip()) < self.screen.columns or told_form(row.text) != row.text:
            return False
        if _GAP.search(row.text):
            return False
        rows = self.screen.rows
        below = rows[min(rows.index(row) + 1, len(rows) - 1)].cells if row in rows else ""
        return _GOES_ON.match(below) is not None

    # What is due

    def tick(self, now: float) -> float | None:
        """Tell what is due; return the seconds until the next look, or None."""
        self.screen.now = self.out.now = now
        self._quiet, self._looks = now - self._last, []
        if self._carry and self._quiet >= CUT:
            carry, self._carry = self._carry, ""
            (self.out.raw if self.mode else self._add)(carry)
        if self.mode or self._carry:
            return max(CUT - self._quiet, SOONEST) if self._carry else None
        at = self._open_row()
        if at.visible and self.keys.is_recent and (at.row.prompt is not None or self.out.row is at.row):
            self.out.sync(at.row, at.text, at.column)
        if self.screen.moved or self.screen.hidden:
            self._tell_menu()
        if self._question(at):
            self._tell_question(at)
        self._tell_drawn(at)
        if at.visible and at.text.strip() and at.column and not (at.row.is_live and not self._child_reads()):
            self._tell_open(at)
        if self.out.holds and self._quiet > SETTLE:
            self.out.end_burst()
        elif self.out.holds:
            self._looks.append(SETTLE)
        return max(min(self._looks), SOONEST) if self._looks else None

    def _open_row(self) -> OpenRow:
        """Return the row of the cursor."""
        row, column, visible = self.screen.spot()
        if not visible and (last := self._asks_for_key()):
            return OpenRow(last, len(last.text), last.text, True)
        text = row.text.ljust(column)
        if self.screen.hidden and visible and text[column:] == "\u2588":
            text = text[:column]
        if row.prompt is not None and self.keys.text and all(each.dim for each in row.highlights(column)):
            text = text[:column]  # the rest is offered, and not typed
        return OpenRow(row, column, text, visible)

    def _asks_for_key(self) -> ScreenRow | None:
        """Return the last row if it asks for yes or no without a cursor: one key answers it."""
        last = next((row for row in reversed(self.screen.rows) if row.essence), None)
        return last if last and YES_NO.search(last.prompt or last.text) else None

    def _child_reads(self) -> bool:
        return self._quiet >= READING and self._reads(not self.screen.hidden)

    def _tell_drawn(self, at: OpenRow) -> None:
        """Tell the rows that stay as they are."""
        screen, pending, below = self.screen, False, False
        is_offered = at.visible and (self.keys.is_letter or self._last < self.keys.at)
        for row in screen.rows:
            skipped, below = below and is_offered, below or row is screen.here  # offered below the typed text
            if skipped or not row.untold or (row is at.row and at.visible and not row.is_live):
                continue
            asks = row is at.row and at.column and at.visible
            if row.is_live and not (asks and self._child_reads()):
                self._looks.append(self._progress(row))
                continue
            pending = True
            self._tell_settled(row)
        if screen.moved and not pending and self._quiet > SETTLE and not screen.hidden:
            screen.moved = False

    def _tell_settled(self, row: ScreenRow) -> None:
        settles = SPUN if row.turns else SETTLE
        if self.screen.now - row.changed < settles:
            self._looks.append(settles - (self.screen.now - row.changed))
        elif row.told is not None and share(row.essence) is not None and not row.ended:
            self._looks.append(self._progress(row))
        elif SPIN.match(row.text) and self._stood.still_spins(row.essence):
            row.told = row.essence
        else:
            self._tell_ended_above(row)
            self._leave(row)

    def _tell_ended_above(self, row: ScreenRow) -> None:
        """Tell the tasks and bars above a row that have ended since it was drawn, or stood still."""
        rows = self.screen.rows
        for above in rows[: rows.index(row)]:
            is_over = not self.screen.hidden or share(above.text) == 100
            is_still = is_over and above.is_live and self.screen.now - above.changed >= SETTLE
            if above.untold and above.changed <= row.changed and (is_still or above.ended):
                self._leave(above)

    def _progress(self, row: ScreenRow) -> float:
        """Tell a bar by the rule of our own progress; return the seconds until it is due."""
        began, told, at = self._bars.setdefault(label(row.essence), (self.screen.now, None, 0.0))
        due = QUIET - (self.screen.now - began)
        if told is not None:
            before, after = share(told), share(row.essence)
            if before is None or after is None:
                is_further = without_figures(told) != without_figures(row.essence)
            else:
                is_further = abs(after - before) >= self._least()
            due = (APART if is_further else ALIVE) - (self.screen.now - at)
        if due > 0:
            return due
        self._bars[label(row.essence)] = (began, row.essence, self.screen.now)
        row.told = row.essence
        self.out.progress(row.essence)
        return ALIVE

    # Prompts

    def _tell_open(self, at: OpenRow) -> None:
        """Tell the row of the cursor as a prompt, or what a key has changed in it."""
        row = at.row
        if row.prompt is not None:
            is_changed = row.prompt.rstrip() != at.text[: at.column].rstrip() and row.text != row.told
            is_same = at.text.startswith(row.prompt.rstrip())  # not an answer in the place of an example
            if self.keys.entered and row.told_at < self.keys.at <= self._last and self.out.row is not row and is_same:
                self._ask_again(at, row.prompt)
            elif is_changed and self.keys.at > row.told_at:
                self._tell_edited(at, row.prompt)
        elif self.keys.is_recent and not self.keys.entered and self.keys.text.strip().startswith(at.text.strip()):
            row.prompt = at.text[: len(at.text) - len(at.text.lstrip())]
            row.told, row.told_at = None, self.keys.at - 0.001
            self.out.sync(row, at.text, at.column)
        elif row.is_turning:
            return
        elif (row.text in SIGNS or SPIN.search(row.text)) and not self._child_reads():
            self._tell_spinner(row)
        elif self._quiet >= (silence := self._silence(row)) or self._child_reads():
            self._tell_prompt(at)
        else:
            self._looks.append(READING if self._quiet < READING else silence - self._quiet)

    def _silence(self, row: ScreenRow) -> float:
        """Return the seconds of silence after which an open row is a prompt, without knowledge of waiting."""
        if _METER.match(row.text):
            return ALIVE
        return QUIET if share(row.text) is not None else PAUSE if _WORDS.search(row.text) else PROMPT

    def _tell_spinner(self, row: ScreenRow) -> None:
        if row.told == row.essence:
            return
        if self.screen.now - row.changed < SETTLE:
            self._looks.append(SETTLE - (self.screen.now - row.changed))
            return
        if not self._stood.still_spins(row.essence):
            self.out.line(row.essence)
            self._stood.add(row.essence)
        row.told = row.essence

    def _question(self, at: OpenRow) -> ScreenRow | None:
        """Return the untold row above the cursor in which a question begins: here stands a field, or its last words."""
        rows = self.screen.rows
        if not at.visible or not at.column or at.row.prompt is not None:
            return None
        above = rows[max(rows.index(at.row) - 1, 0)]
        begins = self._is_field(at, above) or (
            above.text[:1] == "?"
            and _GOES_ON.match(at.text) is not None
            and len(above.text) + len(at.text.split()[0]) >= self.screen.columns
        )
        return above if begins and above.untold and not above.is_live else None

    def _is_field(self, at: OpenRow, above: ScreenRow) -> bool:
        """Tell whether a row is a field: blanks or a frame, perhaps with a default or an example behind them."""
        typed = at.text.lstrip(_BLANKS)
        if not typed.strip(_SIGN):
            was_asked = any(row.asked == typed.strip() for row in self.screen.rows)  # as that of a shell, after a line
            return not typed or (_QUESTION.search(above.text) is not None and not was_asked)
        is_apart = len(at.text) - len(typed) >= 2 and above.text[:1] not in (" ", "")
        asks = _QUESTION.search(above.text) is not None
        return is_apart and asks and (_QUESTION.search(typed) is None or YES_NO.search(typed) is not None)

    def _tell_question(self, at: OpenRow) -> None:
        """Tell a question that is answered in the row below it, once the program is known to wait."""
        is_drawn = self.screen.hidden or self.screen.moved
        if self._child_reads() or (is_drawn and self._quiet >= PROMPT):
            self._tell_prompt(at)
        else:
            self._looks.append(READING if self._quiet < READING else PROMPT)

    def _tell_prompt(self, at: OpenRow) -> None:
        row, question = at.row, self._question(at)
        self._tell_above(question or row)
        first = told_form(self._wrapped + self.keys.rest(question)) if question else ""
        if essence(at.text) != row.told or row.told is None:
            text = self.keys.rest(row) if row.told else at.text
            text = "" if question and is_masked(text.strip(_BLANKS)) else text
            if question or essence(text):
                lines, echo = self._modes()
                said = f"{first} {text.strip(_SIGN)}" if question else self._wrapped + text
                asked = self._asked(re.sub("^[\\s\u2502\u2503\u2800-\u28ff]+", "", said).strip())
                self.out.prompt(row, at.text, at.column, asked, lines and not echo, first)
            self._wrapped = ""
        if question:
            question.told = question.essence
            self._stood.add(question.essence)
        self._begin_answer(at, self._asked(f"{first} {at.text.strip(_BLANKS)}".strip()))

    def _begin_answer(self, at: OpenRow, words: str) -> None:
        """Note the row of the cursor as a prompt that was told in these words."""
        row = at.row
        row.prompt, row.told, row.told_at, row.asked = at.text, essence(at.text), self.screen.now, words
        self.keys.text, self.keys.entered, self.keys.edited = "", False, False
        self._stood.add(row.essence)

    def _asked(self, prompt: str) -> str:
        """Return a prompt with its signs for yes and no in words."""
        found = YES_NO.search(prompt)
        if found is None:
            return prompt
        usual = "no" if found["no"] or found["n"] else "yes" if found["yes"] or found["y"] else "none"
        words = self._words("face-foreign-yes-no", enter=usual)
        return f"{prompt[: found.start()]}{found['asks'] or ''} {words}".lstrip()

    def _tell_edited(self, at: OpenRow, prompt: str) -> None:
        """Tell a row that a key has changed otherwise than by its letter: recalled, or completed."""
        text, bare = at.text.rstrip(), prompt.rstrip()
        if text in ((prompt + self.keys.text).rstrip(), (bare + self.keys.text).rstrip()):
            return
        rest = text[len(bare) :].strip() if text.startswith(bare) else text
        if self.keys.edited:
            if self._quiet < KEY:
                self._looks.append(KEY - self._quiet)
                return
            self.keys.edited = False
            if rest != self.keys.text.strip():
                self.out.say("edit", rest or self._words("face-empty"))
                self.keys.text, self.keys.entered = rest, False
        elif self.keys.entered and self._last > self.keys.at and text.startswith(bare):
            if self._quiet < PROMPT and not self._child_reads():
                self._looks += [PROMPT - self._quiet, READING]
                return
            rest = rest.removeprefix(self.keys.text.strip()).strip()
            if rest:
                self.out.prompt(at.row, at.text, at.column, self._asked(rest), False)
            at.row.prompt, at.row.told, at.row.told_at = at.text, essence(at.text), self.screen.now
            self.keys.text, self.keys.entered = "", False

    def _ask_again(self, at: OpenRow, prompt: str) -> None:
        """Tell a prompt that stays open after Enter, since a remark was told: with the answer that stands there."""
        if self._quiet < PROMPT and not self._child_reads():
            self._looks += [PROMPT - self._quiet, READING]
            return
        rest = at.text[len(prompt.rstrip()) :].strip()
        self.out.prompt(at.row, at.text, at.column, f"{at.row.asked} {'' if is_masked(rest) else rest}".strip(), False)
        at.row.told_at, self.keys.text, self.keys.entered = self.screen.now, rest, False

    # Menus

    def _tell_menu(self) -> None:
        """Tell the chosen row of a menu, of a new one its rows before."""
        if self._quiet < KEY or self._last < self.keys.at:
            self._looks.append(KEY - self._quiet if self._quiet < KEY else 0.2)
            return
        chosen = self._menu.chosen()
        if chosen is None:
            self._end_menu()
            return
        if chosen != self.keys.chosen:
            if self.keys.chosen is None:
                self._tell_rows_of_menu(chosen)
            self.keys.chosen = chosen
            self.out.highlight(chosen)
        apart = menus.beside_menu(self.screen.rows, chosen)
        for row in self.screen.rows:
            if row.essence and ((self.keys.is_recent and row not in apart) or row.essence in chosen):
                row.told = row.essence

    def _tell_rows_of_menu(self, chosen: str) -> None:
        checks = self._words("face-checked"), self._words("face-not-checked")
        rows, here = self.screen.rows, self.screen.here
        field = self.screen.y if here.essence and not here.text.strip(_SIGN) else 0
        for row in menus.in_order(rows, field, chosen):
            if not row.untold:
                continue
            bare, is_answered = POINTER.sub("", row.text), (row.told or "").startswith("?")
            rest = [] if is_answered else menus.rest_of(row, rows, self.screen.columns)
            bare = menus.in_whole(bare, row, rows, self.screen.columns) if rest else bare
            for below in rest:
                below.told = below.essence
            if menus.is_marked(bare) and chosen.endswith(checks) and not is_answered:
                self.out.left(row, menus.stated(menus.ChosenRow(row, bare), self._words))
            elif rest:
                self.out.left(row, menus.without_marks(bare))
            else:
                if row.prompt is None and not self._wrapped:
                    row.text = menus.without_marks(row.without_spinner())
                self._leave(row)
            row.told = row.essence

    def _end_menu(self) -> None:
        if self.keys.chosen is None:
            return
        answer = self.keys.choice
        for row in self.screen.rows:
            ends = row.untold and row.told and row.essence.endswith(answer)
            if ends and row.essence[:3] == (row.told or "")[:3]:
                row.told = row.essence
        if self._quiet > SETTLE:
            self.keys.chosen = None

    # The end

    def flush(self) -> None:
        """Tell all that was not told: the program ends, or draws the whole screen."""
        self._carry = ""
        here = self.screen.here
        for row in self.screen.rows:
            if row.untold and row is not here:
                self._leave(row)
        if here.text.strip() and (here.prompt is None or here.prompt.strip() != here.text.strip()):
            self._leave(here)
        self.out.end_menu()
        self.out.end_open()
        self.out.end_burst()
        self.keys.chosen = None
        self._bars.clear()
        self.screen.moved = False
        self.screen.renew()
