"""Runs any program for a person: its output told line by line, its prompts asked, its keys and signals passed on."""

from __future__ import annotations

import codecs
import os
import re
import select
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from access.desk.console import Console
from access.dialogue.drivers import Keyboard
from access.language.line import plain_line
from access.language.output import Output, Said, said_text
from access.person.teller import BEGINS, Teller
from access.person.told_lines import Kind, ToldLines
from access.settings.preferences import SETTINGS

if sys.platform == "win32":
    raise ImportError("Windows has no terminals of this kind")
from access.system.child import Child, ChildNews

PREFIX = b"\x1d"
"""Ctrl-] begins a command to us; twice it is sent to the program."""
BACK, FORWARD = (b"\x1bOQ", b"\x1b[12~", b"\x1b[[B"), (b"\x1bOR", b"\x1b[13~", b"\x1b[[C")
"""F2 and F3, as terminals send them."""
_KEYS = re.compile(rb"\x1b(?:\[\[.|\[[0-9;]*[A-Za-z~]|O.)?|[\x1a\x1d]|[^\x1a\x1b\x1d]+", re.DOTALL)
_STEPS = {b"b": -1, b"\x1b[A": -1, b"\x1bOA": -1, b"n": 1, b"\x1b[B": 1, b"\x1bOB": 1, b"r": 0}
"""Review keys after the prefix: back, on, and again."""
SEEN = 0.1
"""Seconds in which a screen reader sees a line."""
_FASTER = {b"+": 20, b"-": -20}
"""Those that change the rate of the voice."""


def run_program(command: Sequence[str], opens: Callable[[], Keyboard], rate: int, inside: str = "") -> int:
    """Run a program for the person at a keyboard, and return its exit code. Raises OSError if it cannot start.

    `opens` opens the keyboard, whose voice has this rate; a program of ours finds `inside` in a variable. A program
    that is ended by a signal ends us by it.
    """
    run = _Run(command, rate, inside)
    with opens() as keyboard:
        run.child.start()
        try:
            keyboard.talk(keyboard.conversation.show())
            keyboard.console.end_line()
            run.serve(keyboard)
        except BaseException:
            run.child.hang_up()
            raise
        run.wait_for_reader()
        run.finish()
    return run.child.end()


class _Run:
    """A program that runs, and the outputs that tell it."""

    def __init__(self, command: Sequence[str], rate: int, inside: str) -> None:
        self.child = Child(command, inside, self._before_stop)
        self._rate = rate
        self._printed: list[str] = []
        self._has_news = False
        """Whether anything was told since the last Enter."""
        self._prefixed = False
        self._at: int | None = None
        """The place in the history that was told again last."""

    def serve(self, keyboard: Keyboard) -> None:
        """Tell the program until it ends."""
        console, child = keyboard.console, self.child
        assert isinstance(console, Console)
        outputs = console.taken()
        self._keyboard = keyboard
        self._others = tuple(each for each in outputs.others if each.kind is not None)
        words = keyboard.phrases.text
        screen = outputs.screen
        self._told = ToldLines(self._print, self._tell, words, screen.looks.colours(), screen.around)
        self._teller = Teller(
            self._told,
            child.size(),
            lambda text: child.send(text.encode()),
            child.reads,
            child.modes,
            words,
            lambda: keyboard.conversation.to.hearing.progress,
        )
        decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
        with child.attached():
            wait: float | None = None
            while not (happened := child.wait(wait)).ended:
                self._take(happened, decoder.decode(happened.output))
                wait = 0 if child.has_output() else self._teller.tick(time.monotonic())
                self._write()
            if not self._teller.mode:
                self._teller.flush()
                self._write()

    def wait_for_reader(self) -> None:
        """Wait for Enter, if a display has unread lines or those of the end; then it is given back."""
        if any(output.unread() or (self._has_news and output.connected()) for output in self._others):
            self._told.note("face-run-ended")
            self._write()
            for output in self._others:
                output.answered()  # what it asked last is over
            with suppress(OSError, KeyboardInterrupt):
                self.child.read_line()

    def finish(self) -> None:
        """Wait until all is presented; a key stops the voice."""
        with suppress(KeyboardInterrupt), self.child.key_calls(self._hush):
            self._keyboard.console.finish()

    def _take(self, happened: ChildNews, output: str) -> None:
        if happened.resized:
            self._teller.screen.resize(*self.child.size())
        if happened.keys:
            self._take_keys(happened.keys)
        if output:
            self._teller.feed(output, time.monotonic())

    def _before_stop(self) -> None:
        self._told.end_open()
        self._write()

    # The terminal

    def _print(self, text: str) -> None:
        """Print text soon. Before a whole screen wait a moment: Orca says nothing of a line that is gone at once."""
        if BEGINS.fullmatch(text):
            self._write()
            time.sleep(SEEN)
        self._printed.append(text)

    def _write(self) -> None:
        """Write the printed text at once: Orca takes a single letter for an echo."""
        write_all("".join(self._printed))
        self._printed.clear()

    # Keys

    def _take_keys(self, data: bytes) -> None:
        """Pass keys on to the program, or obey those that are for us; without other outputs none is."""
        for key in [data] if self._teller.mode else _KEYS.findall(data):
            if self._teller.mode:
                self.child.send(self._teller.wanted(key))
            elif self._prefixed:
                first = key if key[:1] == b"\x1b" else key.decode(errors="ignore")[:1].encode() or key
                self._command(first)
                self._take_keys(key[len(first) :])
            elif key == PREFIX and self._others:
                self._prefixed, self._at = True, None
                self._hush()
                self._tell("note", self._keyboard.phrases.text("face-run-command"))
            elif key in (*BACK, *FORWARD) and self._others:
                self._review(-1 if key in BACK else 1)
            else:
                self._at = None
                self._pass_on(key)

    def _pass_on(self, key: bytes) -> None:
        if key == b"\x1a" and self.child.stop():
            return
        self._teller.keys.press(key, time.monotonic())
        self._hush()
        if b"\r" in key or b"\n" in key:
            self._has_news = False
            for output in self._others:
                output.answered()
        self.child.send(self._teller.wanted(key))

    def _hush(self) -> None:
        for output in self._others:
            output.hush()

    def _command(self, data: bytes) -> None:
        """Obey a key after the prefix; others than these end the command."""
        if data in _STEPS:
            self._review(_STEPS[data])
            return
        if data in _FASTER:
            self._change_rate(_FASTER[data])
            return
        self._prefixed = False
        self._hush()
        if data == PREFIX:
            self._pass_on(data)
        else:
            self._tell("note", self._keyboard.phrases.text("face-run-back"))

    def _review(self, steps: int) -> None:
        """Tell a line of the history again, so many steps on."""
        history = self._told.history
        if history:
            self._hush()
            at = len(history) if self._at is None else self._at
            self._at = min(max(at + steps, 0), len(history) - 1)
            self._tell("note", history[self._at])

    def _change_rate(self, words: int) -> None:
        rate = next(each for each in SETTINGS if each.name == "rate")
        self._rate = min(max(self._rate + words, rate.least), rate.most)
        self._keyboard.console.apply(self._keyboard.conversation.to.seat, rate, self._rate)

    # The other outputs

    def _tell(self, kind: Kind, text: str) -> None:
        self._has_news |= kind != "typed"
        for output in self._others:
            _present(output, kind, text)


def _present(output: Output, kind: Kind, text: str) -> None:
    if kind == "typed":
        output.typed(text, len(text))
    elif kind in ("prompt", "secret", "highlight"):
        output.ask_text(plain_line(text))
    else:
        said = said_text(text)
        output.present((Said(said.line, said.felt, replaces=True, passes=True),) if kind == "progress" else (said,))
        output.settle()


def write_all(text: str) -> None:
    """Print text on standard output at once."""
    data = text.encode("utf-8", "surrogateescape")
    while data:
        with suppress(BlockingIOError):
            data = data[os.write(1, data) :]
            continue
        select.select([], [1], [])
