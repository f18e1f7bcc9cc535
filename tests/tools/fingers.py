"""A deafblind player: reads a virtual braille display, presses its keys, types answers, and knows nothing else."""

import os
import re
import sys
import time
from pathlib import Path

from feel import VirtualDisplay
from helpers import PATIENCE
from idle import TICK, Idle

CURSOR = "\u28c0"
BLANK = "\u2800"
QUESTION = re.compile(r".*\?|([a-zäöü]{1,2}[0-9]* )*([a-zäöü]{1,2}[0-9]*|lay|legen|poser):")
"""How questions end: with a question mark, or a hand with a colon; lines may have a colon, too."""
STALLED = 5
QUIET = 0.1
PROMPT = 2.0
"""Seconds in which a key shows what it does, or does nothing, while nothing is at work."""


class Fingers:
    """A game on a display of so many cells. `felt` is what stood under the fingers: cells, and their print.

    brltty has found its display before the game begins, as at home; otherwise the game would tell of a missing display.
    """

    def __init__(self, *arguments, cells=20, env=None, command=None, **options):
        self.felt = []
        command = command or [sys.executable, "-m", "access", *map(str, arguments)]
        every = {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PATH": os.environ["PATH"], **(env or {})}
        self.display = VirtualDisplay(cells=cells, command=command, env=every, api=True, **options)

    def __enter__(self):
        self.display.__enter__()
        return self

    def __exit__(self, *error):
        self.display.__exit__(*error)

    @property
    def text(self):
        return " ".join(self.display.text().split())

    @property
    def cells(self):
        return self.display.cells()

    @property
    def asked(self):
        """Whether a question stands there: the cursor is behind it."""
        last = self.cells.rstrip(BLANK)
        return last.endswith(BLANK + CURSOR) and QUESTION.fullmatch(self.text) is not None

    @property
    def gone(self):
        """Whether the program has ended."""
        return self.display.terminal.ask("list-panes") is None

    def begin(self):
        """Until the first line stands there."""
        self.display.wait_for(lambda d: d.text().strip(), PATIENCE)
        self._feel()

    def stands(self, text):
        """Until this stands there."""
        self.display.wait_for(lambda d: " ".join(d.text().split()) == text, PATIENCE)
        self._feel()

    def press(self, key, number=None):
        """Press a key of the display, and feel what it brings; False where nothing changes."""
        return self._change(lambda: self.display.press(key, number))

    def pan_to(self, text):
        """Press the key that goes on until this stands there."""
        while self.text != text:
            assert self.press("FWINRT")

    def type(self, text):
        """Type, and feel what it brings."""
        return self._change(lambda: self.display.type(text))

    def _change(self, do):
        before = self.display.cells(), self.display.text()
        do()
        if self.becomes(lambda d: (d.cells(), d.text()) != before):
            self._feel()
            return True
        return False

    def becomes(self, what):
        """Wait until the display becomes so; tell whether it did before nothing came any more."""
        clock = Idle(os.getpid())
        while not what(self.display):
            if clock.seconds > PROMPT:
                return False
            time.sleep(TICK)
            clock.look()
        return True

    def _feel(self):
        self.display.settle(QUIET)
        self.felt.append((self.cells, self.text))

    def read_on(self):
        """Press the key that goes on until a question stands there, or the program has ended.

        Where a question fills the display there is no room for the cursor: then nothing comes after it.
        """
        for _ in range(STALLED):
            while not self.asked:
                if self.press("FWINRT"):
                    continue
                if self.gone:
                    return False
                if QUESTION.fullmatch(self.text):
                    return True
                break
            else:
                return True
        raise AssertionError(f"nothing goes on from here: {self.felt[-3:]}\n{self.display.terminal.screen[-400:]}")

    def play(self, answer, most=100):
        """Read on and answer until the game is over. `answer` gets the print of a question, and gives what is typed:
        a text, or words to be chosen with routing keys before Enter. Returns the questions."""
        questions = []
        while self.read_on():
            assert len(questions) < most, questions
            question = self.text
            given = answer(question, len(questions))
            questions.append((self.cells, question))
            for word in () if isinstance(given, str) else given:
                self.route(word)
            if isinstance(given, str) and given:
                self.display.type(given)
                shown = " ".join(given.lower().split())
                self.display.wait_for(lambda d, shown=shown: " ".join(d.text().lower().split()).endswith(shown))
                self._feel()
            self.type("\r")
        return questions

    def route(self, word):
        """Press the routing key above a card, or above a die, alone or in a number."""
        wanted = re.escape(word) if word.isdigit() else rf"(?<!\w){word}(?!\w)"
        while not (found := re.search(wanted, self.display.text())):  # it stands in another piece
            assert self.press("FWINRT"), (word, self.text)
        text, at = self.display.text(), found.start()
        closed_up = re.search(rf"[0-9]{word}|{word}[0-9]", text) is not None
        return self.press("ROUTE", at + 1 + (closed_up and word.isdigit()))
