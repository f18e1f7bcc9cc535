"""A game on a terminal of its own: keys go in, what is printed comes out."""

import os
import re
import select
import sys
import time
from contextlib import suppress
from pathlib import Path

from helpers import PATIENCE
from idle import TICK, Idle, states
from terminals import started

PLAY = ("play", "kaques", "Ann", "--seed", "3")
FIRST = rb"3 2 2 3 6 1"
"""The first throw of that seed."""


class TerminalGame:
    """The game of seed 3, or whatever is asked for, until it is closed."""

    def __init__(self, *arguments, env=None, columns=80, first=FIRST, program=("-m", "access")):
        every = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), **(env or {})}
        command = [sys.executable, *program, *(arguments or (*PLAY, "--speech", "on", "--sounds", "off"))]
        self.began = time.monotonic()
        self.child, self.terminal = started(command, every, columns=columns)
        self.shown = b""
        self.wait_for(first)

    def wait_for(self, pattern, since=0):
        """Wait until this is shown. Returns how long the game and its workers slept meanwhile: computing does not count."""
        clock, end = Idle(self.child), time.monotonic() + PATIENCE
        while not re.search(pattern, self.shown[since:]):
            assert time.monotonic() < end, self.shown[since:]
            if select.select([self.terminal], [], [], TICK)[0]:
                self.shown += os.read(self.terminal, 4096)
            else:
                clock.look()
        return clock.seconds

    def snapshot(self):
        """Return the end of the printed text, and the states of the voice's processes."""
        while select.select([self.terminal], [], [], 0)[0]:
            self.shown += os.read(self.terminal, 4096)
        return self.shown[-600:], {process: [*states(process)] for process in self.workers()}

    def ask(self):
        """Ask for the score, and wait for the next question. Returns for how many seconds the game slept meanwhile."""
        since = len(self.shown)
        os.write(self.terminal, b"sc\r")
        return self.wait_for(rb"(?s)Gustave: 0\..*3 2 2 3 6 1\?", since)

    def workers(self):
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1]
                if (
                    int(parent) == self.child
                    and b"access.outputs.speech.voice_process" in Path(f"/proc/{process}/cmdline").read_bytes()
                ):
                    yield int(process)
            except OSError:
                continue

    def type(self, text):
        os.write(self.terminal, text.encode())

    def wait_for_end(self):
        """Wait until the program has ended."""
        with suppress(OSError):  # the other end is closed
            while part := os.read(self.terminal, 4096):
                self.shown += part
        os.close(self.terminal)
        os.waitpid(self.child, 0)

    def quit(self):
        since = len(self.shown)
        os.write(self.terminal, b"quit\r")
        self.wait_for(rb"Saved\.", since)
        os.close(self.terminal)
        os.waitpid(self.child, 0)

    def hang_up(self):
        """Close the terminal under the game."""
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
