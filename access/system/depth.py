"""How many calls may stand within each other."""

from __future__ import annotations

import sys

CALLS = 3000
"""Bots that look far ahead need almost the thousand that Python allows by itself."""


def make_room() -> None:
    """Allow bots to look far ahead."""
    sys.setrecursionlimit(CALLS)
