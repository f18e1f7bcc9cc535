"""The program under a screen reader that may have to wait for a processor.

A pause within a burst gives the reader time to read. Here it goes on until the reader and its desktop have been idle for
four times as long: where other programs compute, the reader needs more time by the clock, and looks idle meanwhile.
"""

import os

from idle import Idle

from access.__main__ import run
from access.outputs.terminal import printing


def rest(seconds):
    """Wait until no process of the harness was at work for long enough, but the harness itself and this one."""
    harness = int(os.environ["READ_BY"])
    Idle(harness, spare=[harness]).wait(4 * seconds)


if __name__ == "__main__":
    printing.Paced.__init__.__defaults__ = (rest,)
    run()
