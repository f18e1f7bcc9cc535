"""The connection to brltty through BrlAPI: the binding, and the report of brltty about the display."""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from typing import Any

from games.data import frozen

FIRST = 1.5
"""Seconds that the first connection may take: brltty accepts connections one second after its start."""

RETRY = 0.05
"""Seconds between two looks whether brltty has found a display."""


class NoDisplay(Exception):
    """No display can be reached here; the message names the phrase that says why."""


@frozen
class BrlttyReport:
    """The report of brltty: its driver's name, and columns and lines of the display, 0 if none is plugged in."""

    driver: str
    columns: int
    lines: int


def probe(seconds: float = FIRST) -> BrlttyReport | None:
    """Return the report of brltty, asked from anywhere; None if it refuses, or is too slow. Raises NoDisplay.

    brltty accepts connections before it has found its display, so this waits for a display until the time is over.
    """
    brlapi = binding()
    found: list[BrlttyReport] = []

    def ask() -> None:
        with suppress(Exception):  # whatever brlapi raises, brltty does not answer
            connection = brlapi.Connection()
            found.append(_found(brlapi, connection))
            until = time.monotonic() + seconds
            while not found[-1].columns and time.monotonic() < until:
                time.sleep(RETRY)
                found.append(_found(brlapi, connection))
            connection.closeConnection()

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(seconds)
    return found[-1] if found else None


def _found(brlapi: Any, connection: Any) -> BrlttyReport:
    return BrlttyReport(_text(connection.driverName), *size(brlapi, connection))


def size(brlapi: Any, connection: Any) -> tuple[int, int]:
    """Return columns and lines, 0 without a display; brltty 6.5 still reports those of a display pulled out."""
    online = connection.getParameter(brlapi.PARAM_DEVICE_ONLINE, 0, brlapi.PARAMF_GLOBAL)
    columns, lines = connection.displaySize
    return (columns, lines) if online else (0, 0)


def dots(brlapi: Any, connection: Any) -> int:
    """Return the dots of a cell: 6 or 8; 8 where brltty does not say."""
    parameter = getattr(brlapi, "PARAM_DEVICE_CELL_SIZE", None)
    return 8 if parameter is None else int(connection.getParameter(parameter, 0, brlapi.PARAMF_GLOBAL))


def close(connection: Any) -> None:
    """Give the display back to brltty, and close the connection."""
    with suppress(Exception):  # it may already be broken
        connection.leaveTtyMode()
    with suppress(Exception):
        connection.closeConnection()


def _text(name: bytes | str) -> str:
    return name.decode("utf-8", "replace") if isinstance(name, bytes) else str(name)


def binding() -> Any:
    """Return the Python binding that comes with brltty. Raises NoDisplay."""
    try:
        import brlapi
    except (ImportError, OSError):
        raise NoDisplay("loop-no-brlapi") from None
    if not hasattr(brlapi, "Connection"):
        raise NoDisplay("loop-no-brlapi")
    return brlapi
