"""Reads the batches of a table, and notices when the store has lost some: a standby that took over may lack the last.

It may even lack the beginning of the game. Then the table gathers again, or plays a game with another header.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence

from access.club.log import facts
from access.club.store.tables import Tables
from access.club.tables.course import Course
from access.club.tables.guard import Elsewhere
from access.club.tables.table import Audience
from access.engine.batches import Batch, OutOfPlace
from games.refusals import Illegal

log = logging.getLogger(__name__)


async def _stands() -> bool:
    return True


class Reading:
    """Reads batches from the store, applies them to the copy of a table, and tells its audience."""

    def __init__(self, store: Tables, number: int, course: Course, audience: Audience) -> None:
        self._store, self._number, self._course, self._audience = store, number, course, audience
        self._replica = course.replica
        self.applied: Callable[[Batch], None] = lambda batch: None
        """Called with each batch of another host that is applied."""
        self.still_stands: Callable[[], Awaitable[bool]] = _stands
        """Reads the table again; returns whether the store still has the beginning of this game."""

        self.lost: Callable[[str, int], None] = lambda mark, steps: None
        """Called with the digest of the first lost batch, and the number of lost steps, which those here have heard."""

    async def read(self) -> Sequence[Batch] | None:
        """Apply the batches that this copy lacks, and return them; None if the copy was made anew.

        Raises Elsewhere if the beginning is lost; also if the journal does not fit the game, which ends the table.
        """
        try:
            return await self._load()
        except (OutOfPlace, Illegal) as error:
            if await self.still_stands():
                self._course.fail(error)
            raise Elsewhere from error

    async def _load(self) -> Sequence[Batch] | None:
        """Apply the batches that this copy lacks. Raises OutOfPlace and Elsewhere."""
        found = await self._store.read(self._number, self._replica.at)
        try:
            await self._course.rehearse(found)
            for batch in found:
                self._audience.tell(await self._course.apply(batch))
                self.applied(batch)
        except OutOfPlace:
            if not await self._rebuilt_after_loss():
                raise
            return None
        return None if not found and await self._rebuilt_after_loss() else found

    async def _rebuilt_after_loss(self) -> bool:
        """Make the copy anew if the store has other batches than it; tell whether it was made anew."""
        last = self._replica.at - 1
        found = await self._store.read(self._number, last) if last >= 0 else []
        if last < 0 or (found and found[0].digest == self._replica.last):
            return False
        if not await self.still_stands():
            raise Elsewhere
        before, stands_there = self._replica.batches(0), await self._store.read(self._number, 0)
        stands = {batch.digest for batch in stands_there}
        gone = [batch for batch in before if batch.digest not in stands]
        if gone:
            self._audience.forget_told()
        self._course.start_over()
        await self._course.rehearse(stands_there)
        known, unheard = {batch.digest for batch in before}, []
        for batch in stands_there:
            events = await self._course.apply(batch)
            unheard += events if batch.digest not in known else []
        if gone:
            self._say_what_is_gone(gone)
        self._audience.tell(unheard)
        return True

    def _say_what_is_gone(self, gone: Sequence[Batch]) -> None:
        """Tell that the store has lost these batches, with the answers in them."""
        lines = [line for batch in gone for line in batch.lines]
        count = max(sum('"answer"' in line for line in lines), 1)
        log.warning("steps lost", extra=facts(table=self._number, steps=count))
        self._audience.say("club-answers-gone", count=count)
        self.lost(gone[0].digest, count)
