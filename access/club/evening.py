"""Bans and mutes of guests: they hold for an address until the evening is over."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Literal

from access.club.limits import HOUR, Whom

LASTS = 12 * HOUR
"""The seconds of an evening."""
Sanction = Literal["ban", "mute"]


class Evening:
    """Addresses whose guests are banned or muted. `clock` returns seconds since 1970.

    Only hashes of addresses are kept, with a key that all hosts share.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.key = ""
        self._until: dict[tuple[str, Sanction], int] = {}

    def mark(self, origin: Whom) -> str:
        """Return the hash of an address; empty if the address is unknown."""
        if not origin.address:
            return ""
        return blake2b(origin.address.encode(), key=self.key.encode()[:64], digest_size=12).hexdigest()

    def decide(self, order: Sanction, mark: str, until: int = 0) -> int:
        """Record a ban or mute of an address, and return its end."""
        now = self._clock()
        self._until = {found: end for found, end in self._until.items() if end > now}
        until = until or int(now) + LASTS
        if mark:
            self._until[mark, order] = until
        return until

    def until(self, order: Sanction, origin: Whom) -> int:
        """Return the end of a ban or mute of an address; 0 if there is none."""
        until = self._until.get((self.mark(origin), order), 0)
        return until if until > self._clock() else 0
