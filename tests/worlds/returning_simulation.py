"""Who is led back to their table, in virtual time: people whose connections break, at hosts that die or are cut off.

Whoever was at a table when their connection broke is led back, whatever host they come to; whoever has left of their own
will is not, nor who still plays by another connection. What is lost of a table is heard once by all who sit there. The
store knows since when somebody is away. What is held is listed in `check_led`, `check_heard` and `check_away`. Each of
`DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
from contextlib import suppress
from itertools import pairwise

from world import ClubWorld, Host, Person, by_name, rewrite

from access.club.store.sql import Loss
from access.engine.journal import Header
from access.engine.table import Participant
from access.storage import catalogue
from games.refusals import Failed, Refused

PEOPLE = 5
TABLES = {1: (1, 2, 3), 2: (3, 4, 5)}
"""Who has a seat at each table."""
EVENING, SETTLES = 120.0, 30.0
LOSS = "club-start-gone"
NOTED = 15.0
"""Seconds by which an absence may be noted too early: a place may be recorded late."""
LANDS = 10.0
"""Seconds in which a call lands that was given up."""


# Rules that are left out -----------------------------------------------------------------------------------------------


def leaving_unrecorded(host):
    """It is not recorded who has left of their own will."""
    host.club.returning.leave = lambda visitor: None


def left_once(host):
    """A leaving that the database did not take is forgotten."""
    leave_tables = host.store.hosts.leave_tables

    async def once(*given):
        with suppress(Failed):
            await leave_tables(*given)

    host.store.hosts.leave_tables = once


def any_leaving_counts(host):
    """A leaving that is recorded late counts though the person has come again."""
    leave_tables = host.store.hosts.leave_tables
    host.store.hosts.leave_tables = lambda person, token: leave_tables(person, 10**18)


def lost_lines_recorded(host):
    """It is recorded whose connection broke, by their host, instead of who comes."""
    sit = host.store.tables.sit

    async def comes(table, seat, person):
        token = await sit(table, seat, person)
        await host.store.hosts.leave_tables(person, token.number)
        return token

    async def broken(table, person):
        with suppress(Failed):
            await host.store.database.one('UPDATE chairs SET stays = 1 WHERE "table" = ? AND person = ?', table, person)

    host.store.tables.sit, host.broken = comes, broken


def dead_hosts_have_people(host):
    """Whoever was at a host that has just died still counts as there."""
    signs_at = host.store.hosts.signs_at

    async def always(person, table, silent):
        found = await signs_at(person, table, 15)
        return {each: host.world.now() for each in found}

    host.store.hosts.signs_at = always


def other_connections_unlooked(host):
    """Whoever still plays by another connection is led back, too."""

    async def nowhere(*given):
        return {}

    host.store.hosts.signs_at = nowhere


def known_here_alone(host):
    """A host leads back whose connection broke here, and nobody else."""
    mine, sit, table_of = set(), host.store.tables.sit, host.club.returning.table_of

    async def sits(table, seat, person):
        mine.add(person)
        return await sit(table, seat, person)

    async def found(visitor):
        return await table_of(visitor) if visitor.account.id in mine else 0

    host.store.tables.sit, host.club.returning.table_of = sits, found


def losses_recorded_once(host):
    """A loss that the database did not take is forgotten."""
    lose = host.store.hosts.lose

    async def once(*given):
        with suppress(Failed):
            await lose(*given)

    host.store.hosts.lose = once


def losses_told_to_those_here_alone(host):
    """A loss is told to those who are at the table, and not recorded."""

    async def nothing(*given):
        pass

    host.store.hosts.lose = nothing


def heard_losses_unrecorded(host):
    """It is not recorded that somebody has heard of a loss."""

    async def nothing(*given):
        pass

    host.store.hosts.hear_loss = nothing


def absence_goes_on(host):
    """Whoever comes back to a table has been away since they went first."""
    rewrite(host, "stays = 1, away = NULL,", "stays = 1,")
    rewrite(host, "SET away = CASE WHEN away IS NULL THEN", "SET away = CASE WHEN away IS NOT NULL THEN away ELSE")


def absence_known_here_alone(host):
    """A host notes who goes from it, and nobody notes who was at a host that has died."""
    rewrite(host, "UPDATE chairs SET away = CASE WHEN away IS NULL", "UPDATE chairs SET away = CASE WHEN 1 = 0", "TRUE")


DEFECTS = by_name(
    leaving_unrecorded,
    left_once,
    any_leaving_counts,
    lost_lines_recorded,
    dead_hosts_have_people,
    other_connections_unlooked,
    known_here_alone,
    absence_goes_on,
    absence_known_here_alone,
    losses_recorded_once,
    losses_told_to_those_here_alone,
    heard_losses_unrecorded,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class ReturningHost(Host):
    """A host to whose tables people come back."""

    def kill(self):
        now = self.world.now()
        for visitor in self.club.presence.visitors:
            self.world.gone[visitor.account.id, visitor.table] = now
        super().kill()

    async def broken(self, table, person):
        """Do nothing: it is known who came."""

    def has_placed(self, person, table=None):
        """Whether it is recorded that a person is at this host, perhaps at a certain table."""
        rows = self.world.server.rows(f'SELECT host, "table" FROM here WHERE person = {person}')
        return any(host == self._own and table in (None, at) for host, at in rows)

    def has_signed_since(self, since):
        """Whether this host has given signs of life all the time since then."""
        signs = [at for at, text, values in self._stated() if "hosts SET seen" in text and self._own in values]
        lately = [*signs[len([at for at in signs if at <= since]) - 1 :], self.world.now()]
        return all(later - before < 1.2 for before, later in pairwise(lately))

    def has_moved_since(self, since, person):
        """Whether places of a person were recorded here since then: a call that was given up may land late."""
        return any(
            at > since and "INTO here" in text and values[0] == self._own and values[2] == person
            for at, text, values in self._stated()
        )

    @property
    def _own(self):
        return self.store.hosts.host

    def _stated(self):
        """The statements so far, with their times and values."""
        return [each[:3] for each in self.world.server.history if len(each) == 4]


class Returner(Person):
    """Somebody with seats at tables, who comes to any host, sits down, and leaves, or loses the connection."""

    def __init__(self, world, number):
        super().__init__(world, number)
        self.is_at_page = False
        self.tables = [table for table, people in TABLES.items() if number in people]
        self.is_at, self.is_sure, self.lands = 0, True, 0.0
        """Where they were when their connection broke, if that is sure; and when the last failed call has landed."""
        self.losses = []
        """The losses of which they have heard."""

    def _visitor(self, host):
        visitor = super()._visitor(host)
        visitor.say = lambda phrase, **facts: self.losses.append(facts["count"]) if phrase == LOSS else None
        return visitor

    async def comes_and_hears(self, host):
        """Come to a host, and hear what is lost."""
        visitor = self._visitor(host)
        await host.club.presence.arrive(visitor)
        await host.club.losses.tell(visitor)
        self._go(host, visitor)

    async def _visit(self, host, visitor):
        await host.club.presence.arrive(visitor)
        await host.club.losses.tell(visitor)
        found = await self._led(host, visitor)
        for _ in range(self.chance.randrange(1, 4)):
            if not host.lives:
                return
            table = found or self.chance.choice(self.tables)
            found = 0
            await self._sit(host, visitor, table)
            await asyncio.sleep(self.chance.random() * 4)
            if host.lives and self.chance.random() < 0.3:
                await self._second(host, table)
            if self.chance.random() < 0.5:
                if host.lives:
                    self.world.gone[self.account.id, table] = self.world.now()
                host.club.presence.go_from(host.club.rooms[table], visitor)
                await self._leave(host, visitor)
            else:
                await self._lose(host, visitor, table)
                return

    async def _led(self, host, visitor):
        """Look where this host leads somebody who comes in."""
        before = self._is_settled(host)
        found = await host.club.returning.table_of(visitor)
        if host.lives and before and self._is_settled(host) and self.world.now() > self.lands:
            self.world.check_led(found, self.is_at)
        return found

    def _is_settled(self, here):
        """Whether it is sure where they were, and no host that lives still thinks that they are there."""
        return self.is_sure and not any(host.has_placed(self.account.id) for host in self.world.others(here))

    async def _sit(self, host, visitor, table):
        self.is_sure = False
        seat = TABLES[table].index(self.account.id)
        host.club.presence.come_to(host.club.rooms[table], visitor)
        self.world.gone.pop((self.account.id, table), None)
        try:
            visitor.stay.token = (await host.store.tables.sit(table, seat, self.account.id)).number
        except BaseException:
            self.lands = self.world.now() + LANDS
            host.club.presence.go_from(host.club.rooms[table], visitor)
            raise
        self.is_at, self.is_sure = table, self.world.now() > self.lands

    def _go(self, host, visitor):
        if visitor.table and host.lives:
            self.world.gone[self.account.id, visitor.table] = self.world.now()
        super()._go(host, visitor)

    async def _leave(self, host, visitor):
        """Go to the lobby, and stay there for a while; this is sure as soon as it is recorded."""
        sat, self.is_sure = self.is_sure, False
        host.club.returning.leave(visitor)
        left = self.world.now() + self.chance.random() * 8
        while host.lives and self.world.now() < left and not (sat and self.is_sure):
            await asyncio.sleep(0.1)
            if host.lives and self.account.id not in host.club.returning._left:
                self.is_at, self.is_sure = 0, sat

    async def _lose(self, host, visitor, table):
        visitor.console.lose()
        if host.lives:
            host.club.presence.go_from(host.club.rooms[table], visitor)
            await host.broken(table, self.account.id)

    async def _second(self, host, table):
        """Come to another host meanwhile: while the first connection holds, it keeps the seat."""
        other = self.world.some_host()
        if other is host:
            return
        visitor = self._visitor(other)
        with suppress(Refused):
            await other.club.presence.arrive(visitor)
            began, before = self.world.now(), host.has_placed(self.account.id, table)
            found = await other.club.returning.table_of(visitor)
            after = host.has_placed(self.account.id, table) and host.lives and other.lives
            if before and after and host.has_signed_since(began) and not host.has_moved_since(began, self.account.id):
                self.world.check_second(found)
        self._go(other, visitor)


class ReturningWorld(ClubWorld):
    """Hosts, and people who come back to the tables of their games."""

    kind, defects, fails = ReturningHost, DEFECTS, False

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.gone = {}
        """When each person has gone from each table, while they are away from it."""
        self.led = 0
        """How many were led back."""
        self.noted = []
        """The losses so far: the table, and a host that has noted it."""

    def others(self, here):
        """The hosts that live, besides one."""
        return [host for host in self.hosts if host.lives and host is not here]

    async def evening(self):
        self._register(PEOPLE)
        await self._begin()
        self.hosts = [await self._opened() for _ in range(3)]
        self.people = [Returner(self, number) for number in range(1, PEOPLE + 1)]
        works = [*(person.live for person in self.people), self._kills, self._cuts, self._loses]
        await self._passes([], works, EVENING, SETTLES)
        self.check_away()
        await self.check_heard()
        assert self.led > 5, "too few were led back"

    async def _begin(self):
        """Let the tables have their people, and their games."""
        game = catalogue.find("kaques")
        with self._founding() as store:
            for number, people in TABLES.items():
                await self._gathered(store, {number: people}, game)
                seats = tuple(Participant(f"P{person}q") for person in people)
                header = Header("kaques", game.version, seats, game.agreement.with_defaults({}), number, False, "en")
                seated = {person: at for at, person in enumerate(people)}
                assert await store.tables.open(number, header, seated) == "done"
            self.server.listening.remove(store.database)

    async def _loses(self):
        """Let hosts notice what is lost of a table, one after the other; those who are there hear it at once."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 10))
            table, number = self.chance.choice(list(TABLES)), len(self.noted)
            some = self.chance.sample([host for host in self.hosts if host.lives], self.chance.randrange(1, 3))
            self.noted.append((table, some[0]))
            for host in some:
                room = host.club.rooms[table]
                for person in (each for each in self.people if each.account.id in TABLES[table]):
                    here = [visitor for visitor in room.visitors if visitor.account.id == person.account.id]
                    if any(str(number) not in visitor.stay.losses for visitor in here):
                        person.losses.append(number)
                host.club.losses.note(room, Loss(table, str(number), LOSS, number))
                await asyncio.sleep(self.chance.random() * 3)

    # What is held

    def check_away(self):
        """Raise AssertionError unless all, who have gone by now, are noted as away since then."""
        rows = self.server.rows('SELECT person, "table", away, token FROM chairs WHERE seat IS NOT NULL')
        for person, table, away, token in rows:
            assert away is not None, "nobody is there, and they are not noted as away"
            if token:
                assert away >= self.gone.get((person, table), 0) - NOTED, (
                    "is noted as away since before they were there"
                )

    async def check_heard(self):
        """Raise AssertionError unless all have heard of the losses of their tables, and hear of none again."""
        for person in self.people:
            await person.comes_and_hears(self.some_host())
            sits_at = [table for table, people in TABLES.items() if person.account.id in people]
            for number, (table, host) in enumerate(self.noted):
                heard = number in person.losses or table not in sits_at or not host.lives
                assert heard, "never heard what is lost of their table"
        await asyncio.sleep(LANDS)
        for person in self.people:
            before = list(person.losses)
            await person.comes_and_hears(self.some_host())
            assert person.losses == before, "hears again what is lost"

    def check_led(self, found, was_at):
        """Raise AssertionError unless somebody is led to the table where their connection broke, and else to none."""
        assert found or not was_at, "was at a table, and stands in the lobby"
        assert was_at or not found, "has left, and is led back"
        assert found == was_at, "is led to another table"
        self.led += bool(found)

    def check_second(self, found):
        """Raise AssertionError if somebody is led to a table at which they play by another connection."""
        assert not found, "plays by another connection, and is led to the table"
