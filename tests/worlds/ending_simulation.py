"""The end of games at a club, in virtual time: people play at hosts that die or are cut off, and stay when they are over.

Whoever stays sees the end of the game however long that takes, and no host knows a table any more whose game is over.
Whoever has gone hears the end, once the store knows that they have heard it no more. Bots stand in for those who are
away, and what they win counts for nobody. What is held is listed in `check_end`, `check_heard` and `check_results`, and in
`check` of the rooms. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
import json
from contextlib import suppress
from dataclasses import replace

from club_simulation import SimulatedPlace
from rooms_simulation import RoomsWorld
from world import Host, Person, by_name

from access.club.store.sql import Statement
from access.club.store.tables import Tables
from access.club.tables.course import Elsewhere
from access.engine.chance import SeededLuck
from access.play.new_game import Setup
from access.storage import catalogue
from games.refusals import Failed, Leave, Refused
from games.steps import Seat

PEOPLE = 4
EVENING, SETTLES = 120.0, 40.0
GAME = catalogue.find("kaques")
STAYS = 8.0
"""The most seconds for which somebody stays after a game: several polls."""


# Rules that are left out -----------------------------------------------------------------------------------------------


def over_is_not_followed(host):
    """A table whose game is over is unloaded though people are still there, as all others that nobody follows."""
    cluster, rooms = host.cluster, host.club.rooms

    def rest():
        followed = cluster.followed(rooms.values())
        for number, room in rooms.items():
            if number not in followed and room.table is not None:
                room.table.rest()
        return followed

    cluster.rest = rest


def failed_is_failed_game(host):
    """A table whose journal cannot be read now is taken for one whose game has failed."""
    made = host.club._table

    def table(room, head, people):
        found = made(room, head, people)
        follow = found.follow

        async def refused():
            try:
                await follow()
            except Failed as failed:
                raise Elsewhere from failed

        found.follow = refused
        return found

    host.club._table = table


def ends_unnoted(host):
    """Other hosts do not hear that a game is over."""
    tables = host.store.tables
    tables.finish = Tables(tables._database, lambda **what: Statement("SELECT 1")).finish


def over_stays(host):
    """A table whose game is over is kept when the last one goes."""
    host.club.rooms.forget = lambda room: None


def ends_unheard(host):
    """Whoever comes in does not hear what ended meanwhile."""

    async def nothing(*given):
        pass

    host.club.meanwhile.tell_on_coming = nothing


def heard_ends_unrecorded(host):
    """It is not recorded who has heard an end."""

    async def nothing(*given):
        pass

    host.store.hosts.hear_end = nothing


def bots_win_for_absent(host):
    """A game that a bot has won counts for whoever it stood in for."""
    tables = host.store.tables
    finish = tables.finish

    async def counted(table, batch, result, token=None):
        return await finish(table, batch, replace(result, absent=frozenset()), token)

    tables.finish = counted


DEFECTS = by_name(
    over_is_not_followed,
    failed_is_failed_game,
    ends_unnoted,
    over_stays,
    ends_unheard,
    heard_ends_unrecorded,
    bots_win_for_absent,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class EndingHost(Host):
    """A host with one rule left out; it notes who has heard which end."""

    def __init__(self, world):
        super().__init__(world)
        self.club.stand_in_after = 0
        self.club.meanwhile.tell = self._tell

    async def _tell(self, visitor, what):
        if what.is_over:
            self.world.note_heard(visitor.account.id, what.table)


class Ender(Person):
    """Somebody who plays short games to their end, and stays for a while before they go or play again."""

    def __init__(self, world, number):
        super().__init__(world, number)
        self.is_at_page = False
        self.asked = []
        """The questions, as the places of other simulations note them."""
        self.connections = []
        self.leaves = world.has_leavers and number % 2 == 1
        """Whether they come back to no game, so that a bot plays for them to its end."""

    def decide(self, number, question, heard):
        """What a bot would answer."""
        bot = GAME.bots["easy"](question.seat, SeededLuck(self.chance.randrange(10**6), Seat(question.seat)))
        for told in heard:
            if told.to in (None, question.seat):
                bot.tell(told)
        return bot.choose(number, question)

    async def _visit(self, host, visitor):
        club = host.club
        await club.presence.arrive(visitor)
        room = await self._table(club, visitor)
        while room is not None and host.lives:
            club.presence.come_to(room, visitor)
            try:
                await self._play(club, room)
                after = await self._stay_after(host, visitor, room) if room.over and not room.finished else None
            except (Elsewhere, Leave):
                after = None
            finally:
                if host.lives:
                    club.presence.go_from(room, visitor)
                    club.rooms.forget(room)
            room = after
        goes = self.world.now() + (self.chance.random() * 40 if self.chance.random() < 0.5 else 0)
        while host.lives and self.world.now() < goes:
            await asyncio.sleep(0.5)

    async def _table(self, club, visitor):
        """Sit down at a table of theirs, at one that gathers, or at a new one, and begin."""
        mine = [room for room in club.rooms.asked_at(self.account.id) if room.begun.is_set()]
        if mine:
            return None if self.leaves else mine[0]
        gathering = [room for room in club.rooms.values() if not room.begun.is_set()]
        if gathering and self.chance.random() < 0.8:
            room = self.chance.choice(gathering)
            await club.sit_down(room, visitor)
        else:
            options = GAME.agreement.with_defaults({"target": 1000})
            room = await club.gather(
                visitor, Setup(GAME, (visitor.name,), bots=1, level="easy", options=options), "anyone"
            )
        await asyncio.sleep(self.chance.random() * 6)
        await club.start(room, "en")
        return room

    async def _play(self, club, room):
        """Play until the game is over, or for some time."""
        table, seat = room.table, room.seat_of(self.account.id)
        if table is None or seat is None:
            raise Elsewhere
        place = SimulatedPlace(self, seat, table)
        present = await table.sit(seat, place)
        voting = asyncio.ensure_future(self._vote(table, seat))
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(5 + self.chance.expovariate(1 / 30)):
                    await table.attend(seat, present)
        finally:
            voting.cancel()
            table.get_up(seat, present)
            if table.replica.over and not self.world.calm:
                self.world.seen.add((self.account.id, room.number))
                club.meanwhile.hear(self.account.id, room.number)

    async def _vote(self, table, seat):
        """Agree now and then to a bot for somebody who is away."""
        with suppress(Elsewhere, Refused):
            while True:
                await asyncio.sleep(self.chance.random() * 6)
                away = sorted(table.people.keys() - table.here)
                level = "best" if self.world.has_leavers else "easy"
                if away and not table.over and not table.rests and await table.agree(seat, away[0], level):
                    await table.go_on()

    async def _stay_after(self, host, visitor, room):
        """Stay after a game; return the table of the next game, if there is one."""
        goes = self.world.now() + self.chance.random() * STAYS
        while host.lives and self.world.now() < goes and not room.finished:
            self.world.check_end(room)
            await asyncio.sleep(0.2)
        if not host.lives or room.finished or self.chance.random() < 0.5:
            return None
        again = await host.club.gather(visitor, room.setup, "invited", after=room)
        await host.club.sit_down(again, visitor)
        await host.club.start(again, "en")
        return again


class EndingWorld(RoomsWorld):
    """Hosts, and people who play to the end."""

    kind, defects = EndingHost, DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.has_leavers = seed % 8 == 5
        """Whether some leave their games for good, and good bots stand in, so that these win some."""
        self.told_away, self.wrongly_away = set(), []
        self.seen, self.heard = set(), set()
        """Who saw an end at the table, and who heard it elsewhere: persons with the number of the table."""
        self.ends = 0
        """The number of checks of an ended game."""

    @property
    def found(self):
        return self.ends

    async def evening(self):
        self._register(PEOPLE)
        self.hosts = [await self._opened() for _ in range(3)]
        self.people = [Ender(self, number) for number in range(1, PEOPLE + 1)]
        works = [*(person.live for person in self.people), self._kills, self._cuts, self._fails_over]
        await self._passes([], works, EVENING, SETTLES)
        self.check()
        await self.check_heard()
        self.check_results()

    def note_away(self, table):
        """Note nothing: the simulation of a table holds who is told as away."""

    def note_heard(self, person, table):
        """Note that somebody hears an end."""
        known = self.server.rows(f'SELECT end_heard FROM chairs WHERE person = {person} AND "table" = {table}')
        assert known != [(1,)] or not self.calm, "hears again how it ended"
        self.heard.add((person, table))

    async def check_heard(self):
        """Raise AssertionError unless all have heard how their games ended, and hear it no more."""
        if self.fails_over:  # a standby may have lost who has heard what
            return
        over = self.server.rows(
            'SELECT person, "table" FROM chairs JOIN tables ON id = "table" WHERE outcome IS NOT NULL'
        )
        for _ in range(2):
            for person in self.people:
                host = self.some_host()
                await host.club.meanwhile.tell_on_coming(person._visitor(host))
            await asyncio.sleep(STAYS)
            assert {*over} <= self.seen | self.heard, "never heard how it ended"
        assert not self.server.rows(
            'SELECT 1 FROM chairs JOIN tables ON id = "table" WHERE outcome IS NOT NULL AND end_heard = 0'
        ), "heard, and not known as heard"

    def check_results(self):
        """Raise AssertionError if somebody for whom a bot has played has won by it."""
        won = self.server.rows('SELECT "table", person FROM results WHERE won = 1')
        for table, person in won:
            rows = self.server.rows(f'SELECT lines FROM batches WHERE "table" = {table} ORDER BY at')
            seat = self.server.rows(f'SELECT seat FROM chairs WHERE "table" = {table} AND person = {person}')[0][0]
            stands_in = False
            for entry in (json.loads(line) for (lines,) in rows for line in json.loads(lines)[1]):
                if entry.get("note") == "stand-in" and entry["seat"] == seat:
                    stands_in = bool(entry["level"])
                elif "answer" in entry and entry.get("seat") == seat and entry["asked"] not in ("Roll", "Deal"):
                    assert not stands_in, "a bot has won, and it counts"

    def check_end(self, room):
        """Raise AssertionError unless somebody who stays at a table sees how its game has ended."""
        if not self.fails_over:  # a standby may have lost the end
            self.ends += 1
            assert room.over, "a game that was over goes on"
            assert room.table.replica.over, "whoever stays does not see the end of the game"
