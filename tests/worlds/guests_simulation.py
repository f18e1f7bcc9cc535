"""Guests at tables in virtual time: they come and go, their hosts die or are cut off, and nobody can come back then.

Nor can a member who deletes the account.

Such a table is closed after a while, at all hosts, and no other one. Each of `DEFECTS` leaves one rule out, and must be
found.
"""

import asyncio
from contextlib import suppress
from itertools import count

from rooms_simulation import EVENING, MOST, Gatherer, RoomsWorld
from shared_store import store_on
from tournament_simulation import end_game
from world import HOSTS, Host, by_name, rewrite

from access.club.store.sql import Account, Statement
from access.club.tables.room import Contest
from access.play.new_game import Setup
from access.storage import catalogue
from games.refusals import Refused

MEMBERS, GUESTS = 2, 5
CONTEST = Contest(size=2, advance=1)
SETTLES = 60.0
AFTER = 25
"""Seconds after which a table ends to which nobody can come back."""
KNOWN = 20
"""Seconds until all hosts know who has gone, also with a host that has died."""
CLOSING = "Hosts.close_abandoned"
"""The work that closes such tables."""


# Rules that are left out -----------------------------------------------------------------------------------------------


def never(host):
    """Nobody looks for such tables."""

    async def nothing(seconds):
        return ()

    host.store.hosts.close_abandoned = nothing


def at_once(host):
    """They end as soon as nobody is known to be here, though a host may only be cut off."""
    close = host.close_abandoned
    host.close_abandoned = lambda seconds: close(0)


def members_gone(host):
    """Members count as gone when they are not here."""
    rewrite(host, "person IN (SELECT id FROM people)", "person < 0 AND 0", by=CLOSING)


def deleted_are_away(host):
    """A member who has deleted their account counts as away, with a seat that waits."""
    made = host.club._table

    def table(room, head, people):
        found = made(room, head, people)
        found.calls.has_gone = host.club.presence.has_gone
        return found

    host.club._table = table


def dead_hosts_count(host):
    """Who was at a host that has died counts as here."""
    rewrite(host, "host IN (SELECT host FROM hosts WHERE ", "host IN (SELECT host FROM hosts WHERE 1 OR ", by=CLOSING)


def closed_here_alone(host):
    """Other hosts do not hear that a table has ended."""
    hosts = host.store.hosts
    close = host.close_abandoned

    async def closed(seconds):
        hosts.note, told = lambda **what: Statement("SELECT 1"), hosts.note
        try:
            return await close(seconds)
        finally:
            hosts.note = told

    host.close_abandoned = closed


def tournaments_wait(host):
    """A table of a tournament waits for guests who have all gone, as long as others play elsewhere in it."""
    rewrite(host, "(tournament IS NULL OR EXISTS", "(tournament IS NULL AND EXISTS", by=CLOSING)


DEFECTS = by_name(
    never,
    at_once,
    members_gone,
    deleted_are_away,
    dead_hosts_count,
    closed_here_alone,
    tournaments_wait,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class GuestsHost(Host):
    """A host that closes tables to which nobody can come back; what it closes is looked at."""

    def __init__(self, world):
        super().__init__(world)
        self.club.abandoned_after = AFTER
        self.close_abandoned, self.store.hosts.close_abandoned = self.store.hosts.close_abandoned, self._close

    async def _close(self, seconds):
        closed = await self.close_abandoned(seconds)
        for number in closed:
            self.world.check_closed(number)
        return closed

    async def open(self):
        await super().open()
        self.club.tasks.keep("abandoned tables", self.club.close_abandoned)


class Guest(Gatherer):
    """A guest: each time they come they are somebody else."""

    def __init__(self, world, number):
        super().__init__(world, number)
        self.is_at_page = False

    def _visitor(self, host):
        self.account = host.club.presence.evening_account(self.account.name)
        self.seats.clear()
        self.unsure.clear()
        return super()._visitor(host)


class GuestsWorld(RoomsWorld):
    """Hosts, some members, and guests."""

    kind, defects = GuestsHost, DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.seen = {}
        """When each guest was in the club last, by number."""
        self.closed = 0

    @property
    def found(self):
        return self.closed

    async def evening(self):
        self._register(MEMBERS)
        self.hosts = [await self._opened() for _ in range(HOSTS)]
        guests = [Guest(self, number) for number in range(MEMBERS + 1, MEMBERS + GUESTS + 1)]
        self.people = [*(Gatherer(self, number) for number in range(1, MEMBERS + 1)), *guests]
        works = (self._looks, self._kills, self._cuts, self._fails_over, self._contests, self._plays, self._delete)
        await self._passes([], [*(person.live for person in self.people), *works], EVENING, SETTLES)
        self.check()

    async def _looks(self):
        while True:
            for host in self.hosts:
                self.seen |= dict.fromkeys((each.account.id for each in host.club.presence.visitors), self.now())
            await asyncio.sleep(0.2)

    async def _contests(self):
        """Let those who are here gather for tournaments, and begin them, at any host."""
        while True:
            await asyncio.sleep(self.chance.random() * 3)
            host = self.some_host()
            if not host.club.presence.visitors:
                continue
            visitor = self.chance.choice(host.club.presence.visitors)
            gathering = [room for room in host.club.rooms.values() if room.contest and not room.begun.is_set()]
            with suppress(Refused):
                if not gathering:
                    setup = Setup(catalogue.find("verflixte6"), (visitor.name,), bots=0)
                    await host.club.gather(visitor, setup, "anyone", CONTEST)
                elif len(gathering[0].chairs) < 4:
                    await host.club.sit_down(gathering[0], visitor)
                else:
                    await host.tournaments.start(gathering[0], "en")

    async def _plays(self):
        """End games of tournaments with a player present."""
        store = store_on(self.server)
        while True:
            await asyncio.sleep(self.chance.random() * 6)
            here = {visitor.account.id for host in self.hosts for visitor in host.club.presence.visitors}
            rows = self.server.rows("SELECT id FROM tables WHERE tournament IS NOT NULL AND ended IS NULL")
            if playing := [number for (number,) in rows if self._people_of(number) & here]:
                with suppress(Refused):
                    await end_game(store, await store.tables.table(self.chance.choice(playing)), self.chance)

    async def _delete(self):
        """Now and then a member who plays somewhere deletes the account, of which there is one each time."""
        store = store_on(self.server)
        for number in count(MEMBERS + GUESTS + 1):
            await asyncio.sleep(self.chance.expovariate(1 / 10))
            self._register(number, number)
            rows = self.server.rows("SELECT id FROM tables WHERE header IS NULL AND plan IS NULL AND ended IS NULL")
            with suppress(Refused):
                for (table,) in rows:
                    await store.tables.take_chair(table, Account(number, f"P{number}q"), MOST)
            await asyncio.sleep(self.chance.random() * 5)
            with suppress(Refused):
                await store.people.forget(number)

    # What is held

    def _people_of(self, number):
        return {person for (person,) in self.server.rows(f'SELECT person FROM chairs WHERE "table" = {number}')}

    def _members(self):
        return {person for (person,) in self.server.rows("SELECT id FROM people")}

    def check_closed(self, number):
        """Nobody could come back to a table that was closed."""
        self.closed += 1
        # who is at a host that could not write that they are there is known nowhere else
        known = [host for host in self.hosts if not (host.club.presence.missed or host.club.presence._unwritten)]
        here = {visitor.account.id for host in known for visitor in host.club.presence.visitors}
        people = self._people_of(number)
        assert not people & self._members(), "a member could come back"
        assert not people & here, "a guest could come back"

    def check(self):
        """Raise AssertionError unless each table is closed to which nobody can come back, and all hosts know it."""
        super().check()
        for number in self._tables():
            people = self._people_of(number)
            waits = self.now() - max((self.seen.get(person, 0) for person in people), default=0)
            assert people & self._members() or waits < AFTER + KNOWN, "a table waits for nobody"
        self._check_gone()
        tables = "SELECT 1 FROM tables AS t WHERE t.tournament = tables.id AND t.ended IS NULL"
        stands = f"SELECT id FROM tables WHERE plan IS NOT NULL AND ended IS NULL AND NOT EXISTS ({tables})"
        assert self.fails_over or not self.server.rows(stands), "a tournament does not go on"

    def _check_gone(self):
        """All hosts know of each person who plays whether they can come back."""
        there = {visitor.account.id for host in self.hosts for visitor in host.club.presence.visitors}
        can_come = self._members() | there
        for room in [room for host in self.hosts for room in host.club.rooms.values() if room.table is not None]:
            for chair in room.chairs:
                assert room.table.calls.has_gone(chair.person) == (chair.person not in can_come), "who can come back"
