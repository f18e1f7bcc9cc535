"""Records waiting batches of several tables by one statement.

A batch that this statement does not record, for whatever reason, is sent again alone, and that decides.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any

from access.club.store.records import SeatToken, Unknown
from access.club.store.sql import Conflict, Database, Statement
from access.club.tasks import Tasks
from access.engine.batches import Batch
from access.engine.journal import to_json
from games.refusals import Failed

MOST = 64
"""The most batches of one statement."""
Row = Mapping[str, Any]
"""The columns of a batch in the statement."""
Waiting = tuple[Row, asyncio.Future[bool]]
"""A waiting batch, and the future of its result."""
# a seat that is being taken delays no other table; all hosts insert in the same order, so they never deadlock
_APPEND = """
INSERT INTO batches ("table", at, digest, lines)
SELECT "table", at, digest, lines FROM {waiting}
WHERE after = (SELECT last.digest FROM batches AS last WHERE last."table" = w."table" AND last.at = w.at - 1)
AND (seat IS NULL OR EXISTS (SELECT 1 FROM (
    SELECT 1 FROM chairs WHERE chairs."table" = w."table" AND chairs.seat = w.seat AND chairs.token = w.token
    FOR SHARE SKIP LOCKED) AS held))
ORDER BY "table"
ON CONFLICT DO NOTHING
RETURNING "table"
"""


class Together:
    """Batches on their way to the database. The first one is sent `alone`, those that come meanwhile together."""

    def __init__(self, database: Database, alone: Callable[[int, Batch, SeatToken | None], Statement]) -> None:
        self._database, self._alone, self._tasks = database, alone, Tasks()
        self._under_way = 0
        """The number of batches on their way alone."""
        self._waiting: dict[int, Waiting] = {}
        """The waiting batches, by table."""
        self._sending = 0
        """The number of sending tasks."""

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Record a batch; return False if it is refused. Raises Conflict, Failed and Unknown."""
        is_busy = self._under_way or self._sending
        # the first batch of a game needs the other statement; results are by table, so each has one batch at a time
        if is_busy and batch.at and table not in self._waiting and await self._with_others(table, batch, token):
            return True
        self._under_way += 1
        try:
            return (await self._database.recorded_one(self._alone(table, batch, token))).count == 1
        finally:
            self._under_way -= 1

    async def _with_others(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Send a batch together with others; return whether it was certainly recorded."""
        seat, number = (token.seat, token.number) if token is not None else (None, None)
        row = {"table": table, "at": batch.at, "digest": batch.digest, "lines": kept(batch)}
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[table] = ({**row, "after": batch.after, "seat": seat, "token": number}, done)
        # another task for each full statement: no batch waits for more than one statement before its own
        if not self._sending or len(self._waiting) % MOST == 0:
            self._sending += 1
            _ = self._tasks.start("record together", self._send())
        return await done

    async def _send(self) -> None:
        """Send the waiting batches until none is left."""
        try:
            while self._waiting:
                await self._send_some([self._waiting.pop(table) for table in list(islice(self._waiting, MOST))])
        finally:
            self._sending -= 1
            if not self._sending:  # after an error or a cancellation nobody else sends the rest
                _answer(self._waiting.values(), set())
                self._waiting.clear()

    async def _send_some(self, some: Collection[Waiting]) -> None:
        recorded = set[int]()
        try:
            if rows := [row for row, done in some if not done.done()]:  # some callers may be cancelled
                recorded = await self._recorded(rows)
        finally:
            _answer(some, recorded)

    async def _recorded(self, rows: Sequence[Row]) -> set[int]:
        """Record batches of different tables; return the tables whose batch was certainly recorded."""
        statement = Statement(_APPEND.format(waiting=self._database.waiting), [json.dumps(rows)])
        with suppress(Conflict, Failed, Unknown):
            return {table for (table,) in (await self._database.recorded_several(statement)).rows}
        return set()


def _answer(some: Collection[Waiting], recorded: Collection[int]) -> None:
    """Give waiting callers their results."""
    for row, done in some:
        if not done.done():
            done.set_result(row["table"] in recorded)


def kept(batch: Batch) -> str:
    """Return the stored form of a batch."""
    return to_json([batch.after, list(batch.lines)])
