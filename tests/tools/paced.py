"""The program under a screen reader that may have to wait for a processor.

A pause within a burst gives the reader time to read. Here it goes on until the reader and its desktop have been idle for
four times as long: where other programs compute, the reader needs more time by the clock, and looks idle meanwhile.

There is a pause after each answer, too. On a busy machine a terminal draws the end of its line and the reply at once, and
Orca 48 says the line in which new text begins from its start: the question and the answer once more.
"""

import os

from idle import Idle

from access.__main__ import run
from access.outputs.terminal import printing


def rest(seconds):
    """Wait until no process of the harness was at work for long enough, but the harness itself and this one."""
    harness = int(os.environ["READ_BY"])
    Idle(harness, spare=[harness]).wait(4 * seconds)


def rested(write):
    """The same way to write, with a pause before the first chunk, too."""

    def write_rested(paced, text):
        if not paced._has_begun and not paced._waiting:
            rest(printing.PAUSE)
        write(paced, text)

    return write_rested


if __name__ == "__main__":
    printing.Paced.__init__.__defaults__ = (rest,)
    printing.Paced.write = rested(printing.Paced.write)
    run()
