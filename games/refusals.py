"""Refusals of inputs, each with the phrase of its reason; and the wishes of a player to leave or to undo."""

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
    """The wish of the asked player to leave the table, or the menu."""


class TakeBack(Exception):
    """The wish of the asked player to undo the last typed throw or answer."""
