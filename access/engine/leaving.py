"""The two things that a player may do instead of answering: leave, and take an answer back.

Apart from table.py, which any other program does without.
"""

from __future__ import annotations


class Leave(Exception):
    """Raised by a player who is asked: they want to leave the table, or the menu."""


class TakeBack(Exception):
    """Raised by a player who is asked: they want to undo the last typed throw or answer."""
