"""A person at a seat of a club's table, and how the seat is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from access.club.store import SeatToken
from access.dialogue.places import Place

T = TypeVar("T")


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of work that is finished even if nobody waits for it any more: a line may be cut."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


class Elsewhere(Exception):
    """The seat was taken over by a newer connection of its person, or the table was closed."""


@dataclass(eq=False)
class Present:
    """A person at their seat."""

    place: Place
    token: SeatToken
    gone: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """Done when a newer connection has taken the seat, or the table was closed."""

    def lose(self) -> None:
        """Take note that the seat is lost."""
        if not self.gone.done():
            self.gone.set_result(None)
