"""The way back to an interrupted table, what happened there meanwhile, and the losses of tables.

A host that is killed records nothing. So coming to a table is recorded, and leaving it of one's own will.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import islice

from access.club.store.hosts import Hosts
from access.club.store.records import Loss, Unheard
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
MOST_HEARD = 1000
"""The most things heard at their tables that a host remembers."""
Hearing = tuple[int, int, int]
"""Something that a person has heard of a table: that a bot has taken the seat of a token; with 0, how it ended."""
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


class Meanwhile:
    """Tells people who are not at their table, once and at any host, that a bot has taken their seat or how it ended.

    `visitors` returns the people at this host, and `is_at` tells whether a person hears it at the table.
    """

    def __init__(
        self,
        hosts: Hosts,
        tasks: Tasks,
        visitors: Callable[[], Collection[Visitor]],
        is_at: Callable[[int, int], bool],
    ) -> None:
        self._hosts, self._tasks, self._visitors, self._is_at = hosts, tasks, visitors, is_at
        self.tell: Callable[[Visitor, Unheard], Awaitable[None]] = _nothing  # tells somebody what they have not heard
        self._heard: dict[Hearing, None] = {}
        """The latest hearings at this host, also those that are not recorded yet."""
        self._unrecorded: dict[Hearing, None] = {}
        self._recording: asyncio.Task[None] | None = None
        self._happened: set[int] = set()
        """The tables at which something happened, and whose absent people were not told yet."""
        self._telling: asyncio.Task[None] | None = None

    def happened(self, table: int) -> None:
        """Tell those at this host, soon, what happened at a table while they were not there."""
        self._happened.add(table)
        if self._telling is None or self._telling.done():
            self._telling = self._tasks.start("what happened meanwhile", self._tell_all())

    async def _tell_all(self) -> None:
        while self._happened:
            table = min(self._happened)
            try:
                for each in await self._hosts.unheard_at(table):
                    here = [other for other in self._visitors() if other.account.id == each.person]
                    heard_by = next((other for other in reversed(here) if not other.console.is_lost), None)
                    if heard_by is not None and not self._is_at(each.person, table):
                        await self._tell(heard_by, each)
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                self._happened.discard(table)

    async def tell_on_coming(self, visitor: Visitor, besides: Collection[int] = ()) -> None:
        """Tell somebody who comes in what happened at their tables, besides those to which they go now.

        Raises Failed.
        """
        for each in await self._hosts.unheard(visitor.account.id):
            if each.is_over or each.table not in besides:
                await self._tell(visitor, each)

    async def _tell(self, visitor: Visitor, what: Unheard) -> None:
        """Tell somebody the part that they have not heard, and record that they have. Raises Failed."""
        bot, end = (what.person, what.table, what.token), (what.person, what.table, 0)
        is_over, token = what.is_over and end not in self._heard, 0 if bot in self._heard else what.token
        left = replace(what, is_over=is_over, token=token)
        parts = [*([bot] if left.token else []), *([end] if left.is_over else [])]
        self._heard |= dict.fromkeys(parts)
        try:
            if parts:
                await self.tell(visitor, left)
        except BaseException:
            for part in parts:
                del self._heard[part]
            raise
        self._record_soon(parts)

    def hear(self, person: int, table: int) -> None:
        """Note that a person has heard at the table how its game ended."""
        self._heard[person, table, 0] = None
        self._record_soon([(person, table, 0)])

    def _record_soon(self, parts: Iterable[Hearing]) -> None:
        self._unrecorded |= dict.fromkeys(parts)
        if self._unrecorded and (self._recording is None or self._recording.done()):
            self._recording = self._tasks.start("what was heard", self._record())

    async def _record(self) -> None:
        while self._unrecorded:
            person, table, token = part = next(iter(self._unrecorded))
            hear = self._hosts.hear_of_bot(person, table, token) if token else self._hosts.hear_end(person, table)
            try:
                await hear
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                del self._unrecorded[part]
        for old in list(islice(self._heard, max(len(self._heard) - MOST_HEARD, 0))):
            del self._heard[old]

    async def close(self) -> None:
        """Wait a second at most for what was heard and is not recorded."""
        if self._recording is not None and not self._recording.done():
            await asyncio.wait((self._recording,), timeout=AGAIN)


async def _nothing(visitor: Visitor, what: Unheard) -> None:
    """Tell nothing."""


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
