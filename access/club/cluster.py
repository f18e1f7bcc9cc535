"""The news between the hosts of a club: changed tables, people who come and go, and talk.

The store has everything that matters. Hints only tell hosts when to read it; a poll reads it without them.

Apart from server.py: it knows other hosts by the database alone, and no door.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from access.club.club import Club
from access.club.log import extra
from access.club.store.sql import ALL
from access.club.tables.course import Elsewhere
from access.club.tables.room import Room
from access.club.tables.table import ClubTable
from access.club.tasks import called_after
from access.club.tournaments import Tournaments
from access.storage import catalogue
from games.refusals import Failed, Refused

log = logging.getLogger(__name__)
POLL = 2.0
SIGN = 1.0
"""Seconds between two signs of life."""
READ_ANEW = {"room", "person", "relations", "here"}
"""The kinds of news without content: hosts read the change from the store."""
LATE = 2.0
"""Seconds without an answer to a sign of life after which the reason is looked for."""
SILENT = "the database does not answer"
LAST_WORDS = 2.0
"""The most seconds for a statement while this host closes: its people wait."""
COMPARES = 5
"""Signs of life between two comparisons of the recorded places of people."""


class Cluster:
    """A host among the others. `drain` is called when the keeper asks this host to drain."""

    def __init__(self, club: Club, tournaments: Tournaments, drain: Callable[[], None] = lambda: None) -> None:
        self._club, self._tournaments = club, tournaments
        self._presence, self._hosts = club.presence, club.store.hosts
        self._wakes = asyncio.Event()
        self._hinted: set[int] = set()
        """The tables with new batches, by hints of other hosts; 0 if there are news."""
        self._stood: dict[int, int] = {}
        """The number of batches of each table that waits for nobody, at the last poll."""
        self._signed = 0.0
        """The time of the last recorded sign of life."""
        self._was_forgotten = False
        """Whether the last sign of life was that of a host which nobody knew."""
        self.failure: Failed | None = None
        """The error of the last sign of life, or of one that has no answer yet."""
        self.versions: Callable[[], dict[str, int]] = versions
        self._tasks: list[asyncio.Task[None]] = []
        presence = club.presence
        self._heard: dict[str, Callable[[Any], Awaitable[None] | None]] = {
            ALL: self._all,
            "room": self._room,
            "person": lambda person: presence.look_again([person]),
            "relations": presence.know_again,
            "seat": self._seat,
            "here": self._here,
            "loss": self._loss,
            "talk": presence.hear,
            "say": self._say,
            "call": lambda said: presence.call_here(said["person"], said["by"], said["phrase"], **said["facts"]),
            "agree": self._agree,
            "again": self._again,
            "dismiss": presence.dismiss,
            "moderators": lambda said: presence.tell_moderators_here(said["phrase"], said["besides"], **said["facts"]),
            "decide": lambda decided: presence.decide(*decided),
            "evening": lambda decided: presence.decided(*decided),
            "drain": lambda host: drain() if host == self._hosts.host else None,
        }
        """The handlers of news, by kind."""

    # Running

    async def begin(self) -> None:
        """Take a place in the news, and read the people of other hosts."""
        await self._hosts.begin()
        await self._here(None)
        self._club.store.database.when_noted(self._club.hint)

    def run(self) -> None:
        """Listen, poll and give signs of life from now on."""
        for name, work in (("hints", self._listen), ("looking", self._look_again_and_again), ("heartbeat", self._beat)):
            self._tasks.append(self._club.tasks.keep(name, work))

    async def begin_closing(self) -> None:
        """Tell other hosts and the keeper that this host lets nobody in any more."""
        with suppress(Failed, TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await self._hosts.begin_closing()

    async def goes_on(self) -> bool:
        """Tell whether other hosts let people in; while the database is away, nobody knows, and they may."""
        try:
            async with asyncio.timeout(LAST_WORDS):
                return self._club.store.shared and await self._hosts.others_serve()
        except (Failed, TimeoutError):
            return True

    async def close(self) -> None:
        """Stop, and mark this host as closed."""
        for task in self._tasks:
            task.cancel()
        with suppress(Failed):
            await self._hosts.gone()

    async def _listen(self) -> None:
        async for tables, news in self._hosts.announced():
            self._hinted |= {*tables, 0} if news else {*tables}
            self._wakes.set()

    async def _look_again_and_again(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + POLL
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(due):
                    await self._wakes.wait()
            self._wakes.clear()
            with suppress(Failed):
                if (now := loop.time()) >= due:
                    due = now + POLL
                    await self.poll()
                else:
                    await self._look_at_hints()

    @property
    def away(self) -> float:
        """The delay of the next sign of life in seconds, caused by an outage of the database."""
        return max(asyncio.get_running_loop().time() - self._signed - SIGN, 0.0)

    @property
    def reason(self) -> str:
        """The reason why this host cannot record, for its keeper."""
        return SILENT if self.failure is None else str(self.failure.facts.get("why", self.failure.reason))

    async def _beat(self) -> None:
        while True:
            for _ in range(COMPARES):
                await asyncio.sleep(SIGN)
                await self.sign()
            await self.compare()

    async def sign(self) -> None:
        """Record a sign of life; `failure` has the error if that fails, or has no answer for a while."""
        with called_after(LATE, self._club.tasks.once, "reason", self._find_reason):
            try:
                await self.register()
            except Failed as error:
                self.failure = await self._club.store.database.explained(error)
            else:
                self._presence.write_again()  # who has gone meanwhile comes back to their table at once

    async def _find_reason(self) -> None:
        """Find out why a sign of life has no answer."""
        failure = await self._club.store.database.explained(Failed("club-database", why=SILENT))
        if self.away:
            self.failure = failure

    async def register(self) -> None:
        """Give a sign of life; by the first one other hosts and the keeper know this host. Raises Failed."""
        began, by_clock = asyncio.get_running_loop().time(), self._club.clock.counted()
        sign = await self._hosts.alive(self.versions())
        if sign.was_unknown:
            self._presence.missed = self._was_forgotten = True
        self._club.clock.set(sign.moment, by_clock)
        self._signed, self.failure = began, None

    async def compare(self) -> None:
        """Compare the recorded places of people with the real ones, repeat failed writes, and note who is away.

        A host that was away for so long that it was forgotten may have missed who has to go.
        """
        with suppress(Failed):
            if self._was_forgotten:
                await self._presence.look_again([visitor.account.id for visitor in self._presence.visitors])
                self._was_forgotten = False
            await self._presence.compare()
            self._presence.write_again()
            await self._hosts.note_absences()

    async def poll(self) -> None:
        """Apply all changes in the store."""
        await self.hear_news()
        await self._read_unread()
        await self._here(None)
        followed = self.rest()
        await self._follow(followed)
        await self._go_on(followed)

    async def _read_unread(self) -> None:
        """Read the tables again whose reading has failed; one that fails again does not keep the others waiting."""
        for number in sorted(self._club.rooms.unread):
            try:
                await self._room(number)
            except Exception as error:
                if not isinstance(error, Failed):  # that one is read at the next poll
                    log.exception("table not read", extra=extra(table=number))
                    self._club.rooms.unread.discard(number)

    async def _look_at_hints(self) -> None:
        """Apply the hinted changes."""
        hinted, self._hinted = self._hinted, set()
        try:
            if 0 in hinted:
                await self.hear_news()
            await self._follow(self.followed(filter(None, map(self._club.rooms.get, hinted))))
        except Failed:
            self._hinted |= hinted
            raise

    async def hear_news(self) -> None:
        """Handle the news: of other hosts, of the keeper, and of changes made here. Raises Failed.

        News count as heard once they are handled: if the database fails on the way, they come again. The same change is
        read from the store once, however many news tell it.
        """
        read: set[tuple[str, Any]] = set()
        for news in await self._hosts.news():
            try:
                for kind, what in news.what.items():
                    is_read = kind in READ_ANEW and (kind, what) in read
                    if kind in self._heard and not is_read and (handling := self._heard[kind](what)) is not None:
                        await handling
                    if kind in READ_ANEW:
                        read.add((kind, what))
            except Failed:
                raise
            except Exception:
                log.exception("news could not be handled", extra=extra(news=news.id))
            self._hosts.heard(news)

    def followed(self, among: Iterable[Room]) -> dict[int, ClubTable]:
        """Return the tables that are followed here: those of people who are here, and those of bots alone."""
        here = {visitor.account.id for visitor in self._presence.visitors}
        return {
            room.number: room.table
            for room in among
            if room.table is not None and not room.over and (room.visitors or not room.plays() or room.plays() & here)
        }

    def rest(self) -> dict[int, ClubTable]:
        """Unload the tables that are not followed here, and return the others.

        A table whose game is over stays as it ended, and is forgotten once nobody is there.
        """
        followed = self.followed(self._club.rooms.values())
        for number, room in list(self._club.rooms.items()):
            if room.over:
                self._club.rooms.forget(room)
            elif number not in followed and room.table is not None:
                room.table.rest()
        return followed

    async def _follow(self, tables: Mapping[int, ClubTable]) -> None:
        """Apply the batches of other hosts."""
        known = {number: (table.replica.at, table.replica.last) for number, table in tables.items()}
        for number in await self._club.store.tables.changed(known):
            with suppress(Elsewhere):  # the table has failed, and is closed
                await tables[number].follow()

    async def _go_on(self, tables: Mapping[int, ClubTable]) -> None:
        """Go on with tables that have stood still since the last poll: their host may have died."""
        before = self._stood
        self._stood = {number: table.replica.at for number, table in tables.items() if table.waits_for_nobody}
        for number in self._stood.keys() & before.keys():
            if before[number] == self._stood[number]:
                with suppress(Elsewhere):
                    await tables[number].go_on()

    # Handlers of news

    async def _all(self, server: str) -> None:
        """Read everything again, after a failover of the database."""
        self._presence.missed = True
        self._presence.heard.forget()
        await self._club.clock.read()
        await self._club.read_all()
        await self._tournaments.load()
        for person in list(self._presence.relations):
            await self._presence.know_again(person)
        await self._presence.know_decisions()
        visitors = [visitor.account.id for visitor in self._presence.visitors]
        await self._presence.look_again(visitors, after_failover=True)

    async def _room(self, number: int) -> None:
        listed = await self._club.refresh(number)
        parent = self._club.rooms.get(listed.tournament or number) if listed is not None else None
        if parent is not None:
            await self._tournaments.take_up(parent)

    async def _loss(self, lost: tuple[int, list[int]]) -> None:
        number, people = lost
        await self._club.refresh(number)  # a copy here may know of it by itself, and tell its people
        await self._club.losses.tell_those_here(people)

    def _seat(self, taken: list[int]) -> None:
        table, seat, token = taken
        room = self._club.rooms.get(table)
        if room is not None and room.table is not None:
            room.table.seat_taken(seat, token)

    async def _here(self, host: str | None) -> None:
        before = self._presence.elsewhere
        self._presence.heard_of(await self._hosts.elsewhere())
        if self._presence.elsewhere == before:
            return
        for room in self._club.rooms.values():
            if room.table is not None and room.visitors:
                room.table.look_round()

    def _say(self, said: Mapping[str, Any]) -> None:
        room = self._club.rooms.get(said["room"])
        if room is not None:
            room.say_here(said["phrase"], by=said["by"], now=said["now"], **said["facts"])

    async def _again(self, tables: list[int]) -> None:
        before, after = tables
        await self._club.refresh(after)
        if before in self._club.rooms:
            self._club.rooms[before].again = self._club.rooms.get(after)

    async def _agree(self, agreed: list[Any]) -> None:
        table, seat, away, level = agreed
        room = self._club.rooms.get(table)
        if room is not None and room.table is not None:
            with suppress(Elsewhere):  # the table has failed, and is closed
                await room.table.agree(seat, away, level)


def versions() -> dict[str, int]:
    """Return the newest version of each game that this program knows."""
    found = {}
    for name in catalogue.names():
        with suppress(Refused):  # a broken game is left out
            found[name] = catalogue.find(name).version
    return found
