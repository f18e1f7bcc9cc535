"""The rooms of a club in virtual time: hosts that come and die, people who gather, sit down, get up, start and talk.

What is held is listed in `check`. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
from contextlib import suppress

from rooms_defects import DEFECTS
from shared_store import PLANNED, store_on
from world import HOSTS, ClubWorld, Person

from access.club.server import AWAY
from access.club.store.sql import in_turn
from access.club.store.sqlite import execute
from access.club.store.tables import _listed
from access.club.tables.room import setup_of
from access.play.new_game import Setup
from access.storage import catalogue
from games.refusals import Failed, Refused

PEOPLE = 7
MOST = 4
"""The most who sit at a table: all bots are there that may be."""
EVENING = 90.0
SETTLES = 40.0
"""Seconds in which all hosts know what all others know, once nothing fails any more."""


class Gatherer(Person):
    """Somebody who gathers at tables."""

    async def _visit(self, host, visitor):
        club = host.club
        await club.presence.arrive(visitor)
        for _ in range(self.chance.randrange(1, 8)):
            await asyncio.sleep(self.chance.random() * 2)
            if not host.lives:
                return
            gathering = [room for room in club.rooms.values() if room.contest is None and not room.begun.is_set()]
            with suppress(Refused):
                if self.chance.random() < 0.2:
                    await self._look_for_table(club, visitor)
                if not gathering or self.chance.random() < 0.2:
                    await self._open(club, visitor)
                elif self.chance.random() < 0.7:
                    await self._sit(host, visitor, self.chance.choice(gathering))
                elif self.chance.random() < 0.5:
                    await self._talk(club, visitor)
                elif self.chance.random() < 0.5:
                    await self._invite(club, self.chance.choice(gathering))
                elif tables := self.world.tables():  # none if the last one was closed, and this host has not heard yet
                    await club.refresh(self.chance.choice(tables)[0])

    async def _look_for_table(self, club, visitor):
        """Ask for an open table by its number, as whoever sits down or watches does. Raises Refused."""
        before = self._open_tables()
        if before and not self.world.fails_over:
            number = self.chance.choice(sorted(before))
            found = await club.found(number, visitor)
            assert found is not None or number not in self._open_tables(), "an open table that is told not to be there"

    def _open_tables(self):
        return {number for (number,) in self.world.server.rows("SELECT id FROM tables WHERE ended IS NULL")}

    async def _talk(self, club, visitor):
        """Tell others something that is not recorded, as all does that a host posts."""
        text = f"{self.account.id} at {self.world.now():.9f}"
        for other in club.presence.hearers("lobby", 0, 0):
            other.talked("lobby", self.account.id, self.account.name, text)
        talk = {"kind": "lobby", "table": 0, "listener": 0, "speaker": self.account.id, "name": self.account.name}
        club.post({"talk": {**talk, "text": text}})

    async def _invite(self, club, room):
        await club.invite(room, self.chance.randrange(1, PEOPLE + 1))

    async def _open(self, club, visitor):
        level = self.chance.choice(("easy", "good"))
        setup = Setup(catalogue.find("words"), (visitor.name,), bots=self.world.most_bots, level=level)
        room = await club.gather(visitor, setup, "anyone")
        self.seats[room.number] = True
        await self._stay(club, visitor, room)

    async def _sit(self, host, visitor, room):
        try:
            await host.club.sit_down(room, visitor)
        except (Failed, asyncio.CancelledError):
            self.unsure.add(room.number)
            raise
        self._told(host.club, room, True)
        await self._stay(host.club, visitor, room)

    def _told(self, club, room, sits):
        """Note the told state of a seat. Before a host has noticed a failover, it is unsure."""
        self.seats[room.number] = sits
        if club.store.hosts._reads_all or club.store.hosts._server != str(self.world.server.time_line):
            self.unsure.add(room.number)

    async def _stay(self, club, visitor, room):
        """Wait at a table as one gathers there; start it, get up, or go away with the seat kept."""
        club.presence.come_to(room, visitor)
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.chance.random() * 6):
                    await room.begun.wait()
            if self.chance.random() < 0.5:
                await club.start(room, "en")
            elif self.chance.random() < 0.7:
                await self._get_up(club, visitor, room)
            if room.begun.is_set() and not room.finished:
                self.world.check_begun(room, self)
        finally:
            club.presence.go_from(room, visitor)
            club.rooms.forget(room)

    async def _get_up(self, club, visitor, room):
        try:
            self._told(club, room, not await club.get_up(room, visitor))
        except (Failed, asyncio.CancelledError):
            self.unsure.add(room.number)
            raise


class RoomsWorld(ClubWorld):
    """Hosts, people, and a keeper who closes tables at which games go on."""

    defects = DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.closes_new = seed % 16 == 11
        """Whether the keeper closes some tables as soon as they are opened."""
        self.most_bots = 14 - MOST

    def tables(self):
        """The numbers of tables, over or not, as a tournament or whoever plays again asks for them."""
        return self.server.rows("SELECT id FROM tables")

    async def evening(self):
        self._register(PEOPLE)
        self.hosts = [await self._opened() for _ in range(HOSTS)]
        self.people = [Gatherer(self, number) for number in range(1, PEOPLE + 1)]
        works = [self._kills, self._cuts, self._closes, self._fails_over]
        if self.closes_new:
            works.append(self._closes_new)
        await self._passes([], [*(person.live for person in self.people), *works], EVENING, SETTLES)
        self.check()

    async def _closes(self):
        """Close a table at which a game goes on, as the keeper does."""
        store = store_on(self.server)
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 5))
            begun = self.server.rows("SELECT id FROM tables WHERE header IS NOT NULL AND ended IS NULL")
            if begun:
                with suppress(Refused):
                    await store.tables.close(self.chance.choice(begun)[0])

    async def _closes_new(self):
        """Close a table as soon as it is opened, while a host reads it that may not have heard of it.

        That host gets the open table late, when it may have heard already that it is closed, and then reads no more.
        """
        store, newest = store_on(self.server), "SELECT coalesce(max(id), 0) FROM tables"
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 4))
            before = number = self.server.rows(newest)[0][0]
            while number <= before:
                await asyncio.sleep(0.05)
                number = self.server.rows(newest)[0][0]
            reading = self._reading(number, [(2 + self.chance.random() * 4, False), (0.0, True)])
            try:
                await asyncio.sleep(self.chance.random() * 0.3)
                with suppress(Refused):
                    await store.tables.close(number)
                await reading
            finally:
                reading.cancel()

    def _reading(self, number, planned):
        """Let a host read a table, with what is planned for its calls; its failure is nobody's."""

        async def read(host):
            PLANNED.set(iter(planned))
            with suppress(Refused):
                await host.club.refresh(number)

        return asyncio.ensure_future(read(self.some_host()))

    # What is held

    def check_begun(self, room, person):
        """Whoever plays has a seat in the game that begins with their name."""
        if not self.fails_over and self.server.rows(f"SELECT 1 FROM tables WHERE id = {room.number}"):
            seat = room.seat_of(person.account.id)
            assert seat is None or room.header.names[seat] == person.account.name, "another one's seat"

    def check(self):
        """Raise AssertionError unless all hosts know what the store has, and all people have what they were told."""
        tables = self._tables()
        for number, listed in tables.items():
            self._check_table(number, listed)
        for host in self.hosts:
            assert host.cluster.away < AWAY, "nobody is let in though the database is back"
            assert abs(host.club.now() - self.now()) < 1, "a host goes by another clock than the database"
            assert set(host.club.rooms) == set(tables), ("tables that a host knows", set(host.club.rooms), set(tables))
            for number, room in host.club.rooms.items():
                assert room.listed == tables[number], "a host knows a table otherwise than the store"
                assert room.setup.level == setup_of(room.listed.setup)[0].level, "another table that has its number"
                begun = room.header is not None if room.contest is None else bool(room.listed.plan)
                assert room.begun.is_set() == begun, "begun"
                assert (room.header is not None) == (room.table is not None), "a game without a table"
            elsewhere = [here for other in self.hosts if other is not host for here in self._here(other)]
            assert sorted(host.club.presence.elsewhere) == sorted(elsewhere), "who is here"
        for person in self.people:
            self._check_person(person, tables)

    def _tables(self):
        listed = in_turn(_listed("ended IS NULL"), lambda statement: execute(self.server.connection, statement))
        return {each.id: each for each in listed}

    def _here(self, host):
        return [host.club.presence._placed(visitor)[1] for visitor in host.club.presence.visitors]

    def _check_table(self, number, listed):
        if setup_of(listed.setup)[1] is None:
            assert len(listed.chairs) <= MOST, "more sit at a table than may"
        assert listed.chairs, "a table of nobody"
        if listed.header is not None:
            people = [each.name for each in listed.header.participants if each.kind == "person"]
            seated = [chair.name for chair in sorted(listed.chairs, key=lambda chair: chair.seat)]
            assert people == seated, "a seat of nobody, or somebody without a seat"

    def _check_person(self, person, tables):
        for number, sits in person.seats.items():
            if number in tables and number not in person.unsure:
                has = person.account.id in {chair.person for chair in tables[number].chairs}
                assert has == sits, "was told that they sit, and do not, or the other way round"
        assert all(len(heard) == len(set(heard)) for heard in person.heard), "heard twice"
        person.tab.check()
