"""Refusals: an input that cannot be accepted, with the phrase that says why; and what a player may do but answer."""

from __future__ import annotations

from typing import Any, ClassVar


class Refused(ValueError):
    """An input that cannot be accepted.

    `reason` names the phrase that says what is wrong and what is allowed; `facts` are the variables of that phrase. A
    command that ends with this error exits with `exit_code`: 2 for wrong usage.
    """

    exit_code: ClassVar[int] = 2

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Failed(Refused):
    """A run-time failure of a correct request."""

    exit_code: ClassVar[int] = 1


class Illegal(Refused):
    """An answer that the rules do not allow."""


class Leave(Exception):
    """Raised by a player who is asked: they want to leave the table, or the menu."""


class TakeBack(Exception):
    """Raised by a player who is asked: they want to undo the last typed throw or answer."""
