"""The way back to an interrupted table, and the losses of tables.

A host that is killed records nothing. So coming to a table is recorded, and leaving it of one's own will.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress

from access.club.store.hosts import Hosts
from access.club.store.records import Loss
from access.club.tables.rooms import Room
from access.club.tasks import Tasks
from access.club.visitor import Visitor
from games.refusals import Failed

AGAIN = 1.0
"""Seconds until the next attempt to record that somebody has left, after a failure."""
SILENT = 3
"""Seconds without a sign of life after which a person's connection at another host counts as lost."""
GONE = "club-answers-gone"
"""The phrase for lost steps, which is told at their table."""
WATCHES = 1.5
"""Seconds in which another host must give a new sign of life: it gives one each second."""
LOOKS = 0.25
"""Seconds between two looks at a person's connections at other hosts."""


class Returning:
    """Records the people who leave their tables, and finds the table of somebody whose connection broke.

    `visitors` returns the people at this host.
    """

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors
        self._left: dict[int, int] = {}
        """The unrecorded departures: the token of each, by person."""
        self._recording: asyncio.Task[None] | None = None

    def leave(self, visitor: Visitor) -> None:
        """Note that somebody has left their table of their own will, or has heard its end; record it meanwhile."""
        if visitor.stay.token:
            self._left[visitor.account.id], visitor.stay.token = visitor.stay.token, 0
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
        """Return the number of a person's interrupted table or tournament; 0 without one. Raises Failed."""
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
        now = asyncio.get_running_loop().time
        end, asked = 0.0, now()
        while there := await self._hosts.signs_at(person, table, SILENT):
            end = end or now() + WATCHES
            if alive & there.keys():
                return True
            alive = {host for host, seen in there.items() if first.setdefault(host, seen) != seen}
            if not alive and asked > end:
                return False
            await asyncio.sleep(LOOKS)
            asked = now()
        return False

    async def is_elsewhere(self, person: int, table: int) -> bool:
        """Tell whether a person is at a table or in a tournament at another host that has been alive lately."""
        return person > 0 and bool(await self._hosts.signs_at(person, table, SILENT))

    async def close(self) -> None:
        """Wait a second at most for unrecorded departures."""
        if self._recording is not None and not self._recording.done():
            await asyncio.wait((self._recording,), timeout=AGAIN)


class Losses:
    """Tells people, once and at any host, what a standby that took over has lost of their tables."""

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors

    def steps(self, room: Room, mark: str, steps: int) -> None:
        """Note that steps of a game are lost, which the people at the table have heard."""
        self.note(room, Loss(room.number, mark, GONE, steps))

    def note(self, room: Room, loss: Loss) -> None:
        """Note a loss that the people at a table have heard, and record it for all others who sit there."""
        for visitor in room.visitors:
            visitor.stay.losses.add(loss.mark)
        here = {visitor.account.id for visitor in room.visitors}
        people = {person: person in here for person in room.plays() if person > 0}
        if people:
            _ = self._tasks.start(f"loss at table {loss.table}", self._record(loss, people))

    async def _record(self, loss: Loss, people: Mapping[int, bool]) -> None:
        while True:
            with suppress(Failed):  # the database is away: it is tried again
                return await self._hosts.lose(loss, people)
            await asyncio.sleep(AGAIN)

    async def tell_those_here(self, people: Collection[int]) -> None:
        """Tell these people of their losses, if they are at this host. Raises Failed."""
        for visitor in [each for each in self._visitors() if each.account.id in people]:
            await self.tell(visitor)

    async def tell(self, visitor: Visitor) -> None:
        """Tell somebody the losses that they have not heard of: lost steps at their table, all others anywhere.

        Raises Failed.
        """
        losses = await self._hosts.losses(visitor.account.id) if visitor.account.id > 0 else ()
        for loss in losses:
            is_at_table = visitor.place is not None and visitor.stay.table == loss.table
            if loss.mark not in visitor.stay.losses and (is_at_table or loss.phrase != GONE):
                visitor.stay.losses.add(loss.mark)
                visitor.say(loss.phrase, number=loss.table, count=loss.steps)
                await self._hosts.hear_loss(visitor.account.id, loss.mark)
