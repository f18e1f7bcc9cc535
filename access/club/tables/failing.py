"""Ends tables whose game failed or does not fit its journal, and tells everybody there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from access.club.log import facts
from access.club.store.tables import Tables
from access.club.tables.rooms import Room
from access.club.tables.table import ClubTable
from access.club.tasks import Tasks
from access.play.faults import GameFault
from games.refusals import Failed, Refused

log = logging.getLogger(__name__)
AGAIN = 1.0
"""Seconds until the next attempt to close a table in the database."""


class Failing:
    """Ends failed tables. `for_now` keeps one closed until the next start; `drop` sends its people to the lobby."""

    def __init__(
        self, tables: Tables, tasks: Tasks, for_now: Callable[[int, str], None], drop: Callable[[Room], None]
    ) -> None:
        self._tables, self._tasks, self._for_now, self._drop = tables, tasks, for_now, drop

    def failed(self, room: Room, error: Exception) -> None:
        """Tell everybody at a table that it has failed, and end it."""
        phrase = phrase_of(error)
        if isinstance(error, GameFault):
            log.error("game failed", extra=facts(table=room.number, **error.told()))
            room.say_here(phrase, number=room.number)  # other hosts read it in the store
        else:
            self._for_now(room.number, type(error).__name__)
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
        self._drop(room)

    async def _close(self, room: Room, why: str, for_good: bool) -> None:
        while for_good:
            with suppress(Failed):  # the database is away: it is tried again
                await self._tables.close(room.number, why=why)
                break
            await asyncio.sleep(AGAIN)
        self._drop(room)


def phrase_of(error: Exception | None) -> str:
    """Return the phrase for the error that ended a table."""
    return "club-game-fault" if isinstance(error, GameFault) else "club-cannot-open"


def refusal(table: ClubTable | None, number: int) -> Refused:
    """Return the refusal for somebody who comes to a failed table."""
    return Refused(phrase_of(table.course.failure if table is not None else None), number=number)
