"""The last keys and answers of a person, and what of a row only repeats them.

Apart from teller.py: it tells nothing, and knows what is new in a row by the keys that were pressed before.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from access.person.child_screen import ChildScreen
from access.person.rows import LEAD, ScreenRow, essence, is_masked, same_words, told_form

AFTER_KEY = 1.0
"""Seconds in which changes are those of a key."""
AFTER_ENTER = 2.0
"""Seconds in which the answer is repeated by the program."""
_LONG = 30
"""Letters of an answer from which on it may stand in two rows, or be cut."""
_BEFORE_ANSWER = re.compile("^[\\s\u00b7\u2026\u203a\u00bb:]+")
"""Signs between a question and its answer, which may be empty."""


class LastKeys:
    """The keys that went to the program on a screen, but nothing of a secret.

    `modes()` tells whether the program reads lines, and whether what is typed is shown; `words` returns a phrase.
    """

    def __init__(self, screen: ChildScreen, modes: Callable[[], tuple[bool, bool]], words: Callable[..., str]) -> None:
        self._screen, self._modes, self._words = screen, modes, words
        self.text, self.entered, self.edited, self.is_letter = "", False, False, False
        self._before = ""
        """The answer before the last Enter: one that was refused goes on."""
        self.at = self.entered_at = -9.0
        self.control = ""
        """The echo of the last key with Ctrl."""
        self.chosen: str | None = None
        """The chosen row of the menu that is open."""
        self.answered = ""
        """The row that was chosen in the last menu."""

    def press(self, data: bytes, now: float) -> None:
        """Remember a key that goes to the program, but nothing of a secret."""
        self.at = now
        is_between = data == b" " and self.text.strip() != "" and not self.entered  # of two words, not a mark of a menu
        self.is_letter = is_between or (data[:1] > b" " and data[:1] != b"\x1b")
        lines, echo = self._modes()
        if lines and not echo:
            self.text, self.entered = "", b"\r" in data or b"\n" in data
            return
        for letter in "\x1b" if data[:1] == b"\x1b" else data.decode("utf-8", "replace"):
            self._letter(letter)

    def _letter(self, letter: str) -> None:
        if letter in "\r\n":
            self.entered, self.entered_at = True, self.at
            self.answered, self.chosen = self.choice, None
        elif letter == "\x7f":
            self.text = self.text[:-1]
        elif letter.isprintable():
            if self.entered:
                self._before, self.text, self.entered = self.text, "", False
            self.text += letter
        else:
            self.edited, self.control = True, f"^{chr(ord(letter) ^ 64)}"

    @property
    def choice(self) -> str:
        """The chosen row without the state of its mark."""
        chosen = self.chosen or ""
        for state in ("face-not-checked", "face-checked") if "," in chosen else ():
            chosen = chosen.removesuffix(f", {self._words(state)}")
        return chosen

    @property
    def is_recent(self) -> bool:
        """Whether a key was pressed just before."""
        return self._screen.now - self.at < AFTER_KEY

    @property
    def is_fresh(self) -> bool:
        """Whether Enter was pressed just before."""
        return self.entered and self._screen.now - self.at < AFTER_ENTER

    def rest(self, row: ScreenRow) -> str:
        """Return the part of a row that was not told yet."""
        text = row.text.rstrip()
        if row.prompt is not None:
            return self._after_prompt(row, row.prompt, text)
        if row.told is None:
            return text
        if row.ended:
            row.ended = False
            return text
        return self.beyond(text, row.told)

    def beyond(self, text: str, told: str) -> str:
        """Return the new part of a text, after the told one of its row."""
        was, said, told = told, LEAD.sub("", told_form(text).strip()), LEAD.sub("", told)
        if said.startswith(told):
            ends_in_word = told[-1:].isalnum() and said[len(told) :][:1].isalnum()
            tail = said[told.rfind(" ") + 1 if ends_in_word else len(told) :].strip()
            tail = said if tail[:1] == "," else tail
            is_new = self._screen.now - self.at >= AFTER_ENTER or not self._repeats(tail)
            return tail if is_new and tail != self.choice else ""
        same = same_words(said, told)
        tail = _BEFORE_ANSWER.sub("", said[len(same) :]).strip()
        is_answer = len(same) > 3 and tail and (self.is_chosen(tail) or told.endswith(f" {tail}"))
        is_answered = len(same) > 3 and was[:1] == "?" and text[:1] in "\u2714\u2713"
        return "" if is_answer else tail if is_answered else text

    def _repeats(self, text: str) -> bool:
        """Tell whether a text is the answer that was just chosen or typed."""
        typed, said = self.text.strip().casefold(), text.casefold()
        is_typed = bool(typed) and (said.startswith(typed) or said == f"{self._before}{self.text}".strip().casefold())
        return self.is_chosen(text) or is_typed

    def is_chosen(self, text: str) -> bool:
        """Tell whether a text is the answer that was just chosen, without its hint, or a row of a long one."""
        answer, text = " ".join(self.answered.split()), " ".join(text.split())
        is_part = len(answer) > _LONG and len(text) > 1 and text in answer
        return bool(text) and (text == answer or answer.startswith((f"{text} (", f"{text} - ")) or is_part)

    def _after_prompt(self, row: ScreenRow, prompt: str, text: str) -> str:
        typed = self.text.strip()
        if not prompt and text.strip() == typed:
            self.text = ""
            return ""
        if not text.startswith(prompt.rstrip()):
            return self._in_place_of_hint(row, prompt, text)
        rest = text[len(prompt.rstrip()) :].strip()
        if self.at <= row.told_at:
            return rest
        if typed.startswith(rest) or is_masked(rest):
            if rest and rest == typed and not self._screen.hidden:
                self.text = ""
            return ""
        return rest[len(typed) :] if typed and rest.startswith(typed) else rest

    def _in_place_of_hint(self, row: ScreenRow, prompt: str, text: str) -> str:
        """Return the news in a prompt where the answer was drawn in the place of a hint."""
        if essence(text) == row.told:
            return ""
        text = LEAD.sub("", text)
        same = same_words(text, LEAD.sub("", prompt))
        tail = _BEFORE_ANSWER.sub("", text[len(same) :]).strip() if len(same) > 1 else text
        is_answer = tail == self.chosen or self._repeats(tail) or is_masked(tail)
        return "" if same and is_answer else tail

    def without_answer(self, row: ScreenRow, text: str) -> str:
        """Return a text without the answer that was just typed, which the program repeats."""
        typed = self.text.strip()
        if not self.is_fresh or row.prompt is not None:
            return text
        if self._screen.moved or self._screen.hidden:
            said = essence(text)
            return "" if said and (said == typed or self.is_chosen(said)) else text
        if row.told is not None or not typed:
            return text
        if text.strip() == typed and self._modes()[1]:
            self.text = ""
            return ""
        return text.rstrip()[: -len(typed)] if text.rstrip().endswith(f" {typed}") else text
