"""Decisions of moderators about guests: they hold for an address until the evening is over."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Literal

from access.club.limits import HOUR, Whom

LASTS = 12 * HOUR
"""Seconds of an evening."""
Sanction = Literal["ban", "mute"]
SANCTIONS: tuple[Sanction, ...] = ("ban", "mute")


class Evening:
    """Addresses whose guests may not come in, or not talk. `clock` returns seconds since 1970.

    Addresses are known by a hash alone, whose key all hosts have.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.key = ""
        self._until: dict[tuple[str, Sanction], int] = {}

    def mark(self, origin: Whom) -> str:
        """Return the hash of an address; nothing if it is not known."""
        if not origin.address:
            return ""
        return blake2b(origin.address.encode(), key=self.key.encode()[:64], digest_size=12).hexdigest()

    def decide(self, order: Sanction, mark: str, until: int = 0) -> int:
        """Record an order for an address, and return the end of the evening."""
        now = self._clock()
        self._until = {found: end for found, end in self._until.items() if end > now}
        until = until or int(now) + LASTS
        if mark:
            self._until[mark, order] = until
        return until

    def until(self, order: Sanction, origin: Whom) -> int:
        """Return the end of an order for an address; 0 without one."""
        until = self._until.get((self.mark(origin), order), 0)
        return until if until > self._clock() else 0
