"""Tournaments of a club in virtual time: people gather at any host, games end at any host, and hosts come and die.

In every third evening a standby takes over now and then, which lacks the last seconds.

The games themselves are not played: their results are drawn, and recorded by one host or another. What is held is listed
in `check`. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
import json
from contextlib import suppress

from shared_store import store_on
from world import ClubWorld, by_name

from access.club.store.sql import ALL, Account, Statement, TableResult
from access.club.store.tables import Tables
from access.club.tables.room import Contest, Entrants, setup_of
from access.club.visitor import Stay, Visitor
from access.engine.batches import Batch, start_of
from access.play.new_game import Setup
from access.storage import catalogue
from games.refusals import Refused

PEOPLE = 8
EVENING, SETTLES = 120.0, 60.0
CONTEST = Contest(size=3, advance=1)


# Rules that are left out -----------------------------------------------------------------------------------------------


def rounds_opened_twice(host):
    """Each host opens the tables that it misses, though another one has done so meanwhile."""
    host.world.server.connection.execute("DROP INDEX IF EXISTS tables_of")


def begun_with_those_known(host):
    """Whoever starts decides who takes part, by what their host knows."""
    tables = host.store.tables

    async def begin(tournament, plan, people):
        begins = "UPDATE tables SET plan = ? WHERE id = ? AND plan IS NULL"
        await tables._change(tournament, begins, plan, tournament)
        return "done"

    tables.begin = begin


def beginning_unheard(host):
    """A host does not see that a tournament was begun elsewhere."""
    cluster = host.cluster

    async def room(number):
        await host.club.refresh(number)

    cluster._heard["room"] = room


def unknown_is_nothing(host):
    """A host does not look to which tournament a table belongs that was over before it was known here."""
    cluster, rooms = host.cluster, host.club.rooms

    async def room(number):
        await host.club.refresh(number)
        found = rooms.get(number)
        parent = rooms.get(found.listed.tournament, found) if found is not None else None
        if parent is not None and parent.contest is not None and parent.listed.plan:
            await host.tournaments.advance(parent)
            parent.begun.set()

    cluster._heard["room"] = room


def results_unnoted(host):
    """Other hosts do not hear that a game is over."""
    tables = host.store.tables
    noted = Tables(tables._database, lambda **what: Statement("SELECT 1"))
    tables.finish = noted.finish


def opened_unheard(host):
    """A host does not remember that the table that it is opening is over, of which news came first."""

    async def opened(gathers):
        return await gathers

    host.club._opening.of = opened


def failover_unseen(host):
    """A host does not look again how tournaments stand after a failover."""
    tournaments, all_again = host.tournaments, host.cluster._heard[ALL]

    async def nothing():
        pass

    async def read_again(server):
        load, tournaments.load = tournaments.load, nothing
        try:
            await all_again(server)
        finally:
            tournaments.load = load

    host.cluster._heard[ALL] = read_again


def lost_beginning_stands(host):
    """A tournament goes on at a host though a standby that took over has lost its beginning."""
    replaced = host.club._replaced

    async def unseen(room, listed):
        if room.contest is None or listed is None or listed.over or not room.is_table(listed):
            await replaced(room, listed)
        else:
            room.listed = listed

    host.club._replaced = unseen


DEFECTS = by_name(
    rounds_opened_twice,
    begun_with_those_known,
    beginning_unheard,
    unknown_is_nothing,
    results_unnoted,
    opened_unheard,
    failover_unseen,
    lost_beginning_stands,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class TournamentWorld(ClubWorld):
    """Hosts, people who open tournaments and take part, games that end, and a keeper who closes some."""

    defects = DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.closes_new = seed % 5 == 4
        """Whether the keeper closes some tournaments as soon as they are opened."""

    async def evening(self):
        self._register(PEOPLE)
        self.hosts = [await self._opened() for _ in range(3)]
        playing = asyncio.ensure_future(self._plays())
        works = [self._kills, self._cuts, self._gather, self._closes, self._fails_over]
        if self.closes_new:
            works.append(self._closes_new)
        await self._passes([playing], works, EVENING, SETTLES)
        playing.cancel()
        self.check()

    async def _gather(self):
        """People do what leads to a tournament, each at any host."""
        while True:
            await asyncio.sleep(self.chance.random() * 2)
            host, person = self.some_host(), self.chance.randrange(1, PEOPLE + 1)
            visitor = _visitor(person)
            gathering = [room for room in host.club.rooms.values() if room.contest and not room.begun.is_set()]
            with suppress(Refused):
                if not gathering:
                    setup = Setup(catalogue.find("verflixte6"), (visitor.name,), bots=0)
                    await host.club.gather(visitor, setup, "anyone", CONTEST)
                elif self.chance.random() < 0.75:
                    await host.club.sit_down(self.chance.choice(gathering), visitor)
                else:
                    await host.tournaments.start(self.chance.choice(gathering), "en")

    async def _plays(self):
        """Let a game of a tournament end, at any host."""
        stores = [store_on(self.server) for _ in range(2)]
        open_ones = "SELECT id FROM tables WHERE tournament IS NOT NULL AND ended IS NULL"
        while True:
            await asyncio.sleep(self.chance.random() * 3)
            found = self.server.rows(open_ones)
            if not found:
                continue
            store = self.some_host().store if self.chance.random() < 0.7 else self.chance.choice(stores)
            with suppress(Refused):
                await end_game(store, await store.tables.table(self.chance.choice(found)[0]), self.chance)

    async def _closes(self):
        """Close a table of a tournament now and then, or all of it, as the keeper does."""
        store = store_on(self.server)
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 40))
            found = self.server.rows("SELECT id FROM tables WHERE ended IS NULL")
            with suppress(Refused):
                if found:
                    await store.tables.close(self.chance.choice(found)[0])

    async def _closes_new(self):
        """Close a tournament as soon as it is opened: its host may hear of that before it has its number."""
        store, newest = store_on(self.server), "SELECT coalesce(max(id), 0) FROM tables WHERE tournament IS NULL"
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 10))
            before = number = self.server.rows(newest)[0][0]
            while number <= before:
                await asyncio.sleep(0.1)
                number = self.server.rows(newest)[0][0]
            with suppress(Refused):
                await store.tables.close(number)

    # What is held

    def check(self):
        """Raise AssertionError unless each tournament that began has come to its end, as its results say, at all hosts."""
        columns = "id, setup, plan, outcome FROM tables WHERE tournament IS NULL AND plan IS NOT NULL"
        for number, setup, plan, outcome in self.server.rows(f"SELECT {columns}"):
            games = self.server.rows(f"SELECT name, outcome, ended FROM tables WHERE tournament = {number} ORDER BY id")
            seated = {person for (person,) in self.server.rows(f'SELECT person FROM chairs WHERE "table" = {number}')}
            assert seated == set(Entrants.of(plan).people.values()), "gathered, and does not take part"
            self._check_games(Entrants.of(plan).plan(setup_of(setup)[1]), games, outcome)
        open_ones = {number for (number,) in self.server.rows("SELECT id FROM tables WHERE ended IS NULL")}
        assert not self.server.rows("SELECT 1 FROM tables WHERE ended IS NULL AND plan IS NOT NULL"), "stands still"
        for host in self.hosts:
            assert set(host.club.rooms) == open_ones, "a host knows other tables than there are"
            assert not any(room.begun.is_set() for room in host.club.rooms.values()), "a host thinks that it goes on"

    def _check_games(self, plan, games, outcome):
        names = [name for name, *_ in games]
        assert len(names) == len(set(names)), "a table of a round was opened twice"
        if outcome is None:  # closed by the keeper
            return
        totals = {name: json.loads(kept)["totals"] for name, kept, _ in games if kept}
        assert set(totals) == set(names), "over, though a game is not"
        assert not any(table.needed for table in plan.rounds(totals)[-1]), "over before the final"


async def end_game(store, listed, chance):
    """Record a result that is drawn, without a step of the game."""
    seats = range(len(listed.header.participants))
    totals = [chance.randrange(6) for _ in seats]
    winners = [seat for seat in seats if totals[seat] == max(totals)]
    won = {chair.person: chair.seat in winners for chair in listed.chairs}
    result = TableResult("verflixte6", won, {"winners": winners, "totals": totals})
    await store.tables.finish(listed.id, Batch(0, start_of(listed.header), ()), result)


def _visitor(person):
    name = f"P{person}q"
    visitor = Visitor.__new__(Visitor)
    visitor.stay = Stay()
    visitor.account, visitor.relations = Account(person, name), {}
    return visitor
