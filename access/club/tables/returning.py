"""Who comes back to which table: whoever was there when their connection broke, at whichever host they come in.

A host that is killed records nothing. So it is recorded who comes to a table, and who leaves it of their own will.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from access.club.store.hosts import Hosts
from access.club.tasks import Tasks
from access.club.visitor import Visitor
from games.refusals import Failed

AGAIN = 1.0
"""Seconds until the next attempt to record that somebody has left, after a failure."""
SILENT = 3
"""Seconds without a sign of life after which a person's connection at another host counts as lost."""
LOOKS = 0.25
"""Seconds between two looks at a person's connections at other hosts."""


class Returning:
    """Notes who comes to tables and leaves them, and finds the table of somebody whose connection broke.

    `visitors` returns the people at this host.
    """

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors
        self._left: dict[int, int] = {}
        """The tokens of people who have left, until it is recorded."""
        self._recording: asyncio.Task[None] | None = None

    def leave(self, visitor: Visitor) -> None:
        """Note that somebody has left their table of their own will, or has heard its end; record it meanwhile."""
        if visitor.token:
            self._left[visitor.account.id], visitor.token = visitor.token, 0
        if self._left and (self._recording is None or self._recording.done()):
            self._recording = self._tasks.start("who has left", self._record())

    async def _record(self) -> None:
        while self._left:
            person, token = next(iter(self._left.items()))
            try:
                await self._hosts.leave_tables(person, token)
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                if self._left[person] == token:
                    del self._left[person]

    async def table_of(self, visitor: Visitor) -> int:
        """Return the table or tournament at which the connection of a person broke; 0 without one. Raises Failed."""
        person = visitor.account.id
        table, token = await self._hosts.stays_at(person) if person > 0 else (0, 0)
        has_left = token <= self._left.get(person, 0)
        return 0 if has_left or await self._is_there(visitor, table) else table

    async def _is_there(self, visitor: Visitor, table: int) -> bool:
        """Tell whether a person is at a table by another connection, at a host that gives a new sign of life."""
        person, first, alive = visitor.account.id, dict[str, int](), set[str]()
        others = [other for other in self._visitors() if other.account.id == person and other is not visitor]
        if any(other.table == table and not other.console.is_lost for other in others):
            return True
        while there := await self._hosts.signs_at(person, table, SILENT):
            if alive & there.keys():
                return True
            alive = {host for host, seen in there.items() if first.setdefault(host, seen) != seen}
            await asyncio.sleep(LOOKS)
        return False

    async def close(self) -> None:
        """Record who has left, once more."""
        if self._recording is not None and not self._recording.done():
            await asyncio.wait((self._recording,), timeout=AGAIN)
