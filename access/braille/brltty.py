"""The connection to brltty by BrlAPI: the binding, and what brltty says of the display."""

from __future__ import annotations

import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

FIRST = 1.5
"""Seconds that the first connection may take: brltty lets others in one second after its start."""


class NoDisplay(Exception):
    """There can be no display here; the text names the phrase that says why."""


@dataclass(frozen=True, slots=True)
class Found:
    """What brltty says of itself: its driver's name, and cells and lines of the display; 0 where none is plugged in."""

    driver: str
    columns: int
    lines: int


def probe(seconds: float = FIRST) -> Found | None:
    """What brltty says, asked from anywhere; None where it does not let us in, or not in time. Raises NoDisplay."""
    brlapi = binding()
    found: list[Found] = []

    def ask() -> None:
        with suppress(Exception):  # whatever brlapi raises: nobody answers
            connection = brlapi.Connection()
            found.append(Found(_text(connection.driverName), *size(brlapi, connection)))
            connection.closeConnection()

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(seconds)
    return found[0] if found else None


def size(brlapi: Any, connection: Any) -> tuple[int, int]:
    """Columns and lines; none where no display is plugged in. Of one that was pulled out, brltty 6.5 tells them on."""
    online = connection.getParameter(brlapi.PARAM_DEVICE_ONLINE, 0, brlapi.PARAMF_GLOBAL)
    columns, lines = connection.displaySize
    return (columns, lines) if online else (0, 0)


def close(connection: Any) -> None:
    """Leave the display to brltty."""
    with suppress(Exception):  # it may be broken already
        connection.leaveTtyMode()
    with suppress(Exception):
        connection.closeConnection()


def _text(name: bytes | str) -> str:
    return name.decode("utf-8", "replace") if isinstance(name, bytes) else str(name)


def binding() -> Any:
    """The binding that comes with brltty. Raises NoDisplay."""
    try:
        import brlapi
    except (ImportError, OSError):
        raise NoDisplay("loop-no-brlapi") from None
    if not hasattr(brlapi, "Connection"):
        raise NoDisplay("loop-no-brlapi")
    return brlapi
