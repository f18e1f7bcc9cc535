"""Signals: when the terminal is closed, the program exits cleanly."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

LAST_SECOND = 1.0
"""The most seconds that a clean exit may take once the terminal is closed."""


class HungUp(SystemExit):
    """The terminal was closed."""


@contextmanager
def hang_up_is_leaving() -> Iterator[None]:
    """Raise HungUp when the terminal is closed, so that the program exits cleanly; answers are on disk.

    An exception raised by a signal is lost if it arrives in a callback of a library, so after a second the program
    exits anyway. Its voice exits too: workers end with their standard input.
    """

    def hung_up(number: int, frame: object) -> NoReturn:
        last = threading.Timer(LAST_SECOND, os._exit, [1])
        last.daemon = True
        last.start()
        raise HungUp(1)

    wanted = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {number: signal.signal(number, hung_up) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
