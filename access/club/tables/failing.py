"""Ends tables whose game failed or does not fit its journal, and tells everybody there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from hashlib import blake2b

from access.club.log import facts
from access.club.store.records import Loss
from access.club.store.tables import Tables
from access.club.tables.returning import Losses
from access.club.tables.rooms import Room, Rooms
from access.club.tables.table import ClubTable
from access.club.tasks import Tasks
from access.play.faults import GameFault
from games.refusals import Failed, Refused

log = logging.getLogger(__name__)
GONE = "club-table-gone"
AGAIN = 1.0
"""Seconds until the next attempt to close a table in the database."""


class Failing:
    """Ends failed and lost tables. `rooms` are all tables; `losses` tell those who are away."""

    def __init__(self, tables: Tables, tasks: Tasks, rooms: Rooms, losses: Losses) -> None:
        self._tables, self._tasks, self._rooms, self._losses = tables, tasks, rooms, losses

    def failed(self, room: Room, error: Exception) -> None:
        """Tell everybody at a table that it has failed, and end it."""
        phrase = phrase_of(error)
        if isinstance(error, GameFault):
            log.error("game failed", extra=facts(table=room.number, **error.told()))
            room.say_here(phrase, number=room.number)  # other hosts read it in the store
            self._rooms.note_heard(room, {room.number})
        else:
            self._rooms.close_for_now(room.number, type(error).__name__)
            room.say(phrase, number=room.number)
        work = self._close(room, phrase, for_good=isinstance(error, GameFault))
        _ = self._tasks.start(f"closing table {room.number}", work)

    def begun_anew(self, room: Room, tables: Iterable[Room]) -> None:
        """Clear a table, or a tournament with its `tables`, whose beginning a standby that took over has lost.

        Its people may sit down anew.
        """
        log.warning("beginning lost", extra=facts(table=room.number))
        phrase = "club-start-gone" if room.contest is None else "club-tournament-start-gone"
        for each in (room, *tables):
            each.say_here(phrase, number=room.number)
        self._losses.note(room, Loss(room.number, _mark(room), phrase))
        self._rooms.drop(room)

    def gone(self, room: Room) -> None:
        """Remove a table that a standby that took over has lost, and tell its people."""
        log.warning("table lost", extra=facts(table=room.number))
        self._rooms.closed_elsewhere(room.number, GONE)
        self._losses.note(room, Loss(room.number, _mark(room), GONE))

    async def _close(self, room: Room, why: str, for_good: bool) -> None:
        while for_good:
            with suppress(Failed):  # the database is away: it is tried again
                await self._tables.close(room.number, why=why)
                break
            await asyncio.sleep(AGAIN)
        self._rooms.drop(room)


def _mark(room: Room) -> str:
    """Return the mark of the loss of a table, or of its beginning, which is the same at all hosts."""
    begun = room.header.line() if room.header is not None else room.listed.plan
    return blake2b(f"{room.number} {room.listed.opener} {begun}".encode(), digest_size=12).hexdigest()


def phrase_of(error: Exception | None) -> str:
    """Return the phrase for the error that ended a table."""
    return "club-game-fault" if isinstance(error, GameFault) else "club-cannot-open"


def refusal(table: ClubTable | None, number: int) -> Refused:
    """Return the refusal for somebody who comes to a failed table."""
    return Refused(phrase_of(table.course.failure if table is not None else None), number=number)
