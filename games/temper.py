"""The temper of a bot, which a seat has."""

from __future__ import annotations

from enum import IntEnum


class Temper(IntEnum):
    """The temper of a bot: the way that it prefers where two are nearly as good."""

    CAREFUL = -1
    EVEN = 0
    BOLD = 1
