"""A person at a seat of a club's table, and how the seat is lost."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from access.club.store.records import SeatToken
from access.dialogue.places import Place


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


@dataclass(eq=False)
class Present:
    """A person at their seat."""

    place: Place
    token: SeatToken
    fresh: bool = False
    """Whether they have sat down at the start of the game, and were not told yet who begins."""
    gone: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when a newer connection has taken the seat, or the table was closed."""

    def lose(self) -> None:
        """Note that the seat is lost."""
        if not self.gone.done():
            self.gone.set_result(None)
