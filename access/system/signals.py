"""Signals: a closed terminal ends the program in order."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

LAST_SECOND = 1.0
"""Seconds that an orderly end may take once the terminal is gone."""


class HungUp(SystemExit):
    """The terminal was closed."""


@contextmanager
def hang_up_is_leaving() -> Iterator[None]:
    """Raise HungUp when the terminal is closed, so that the program ends in order; answers are on the disk.

    An exception that a signal raises is lost where it meets a callback of a library, so after a second the program ends
    all the same. Its voice follows: workers end with their standard input.
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
