"""Tournaments of a club: people gather as at a table, then each round is played at tables of its own (V6-14).

The next games follow from the recorded results, so nothing is lost if a club ends in between, and it does no harm if
they are worked out twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import replace
from weakref import WeakKeyDictionary

from access.club.club import Club
from access.club.store.sql import ABANDONED, CLOSED, Chair, Outcome
from access.club.tables.course import Elsewhere
from access.club.tables.room import Entrants, Room, played
from access.club.tasks import repeated
from access.club.visitor import Visitor
from access.engine.journal import Header
from access.engine.table import Participant
from access.play.tournament import LEVEL, Note, Rounds, how_many, of_table, player_names, table_title, taking_part
from games.refusals import Failed, Refused
from games.verflixte6.tournament import FINAL_NAME, Needed

What = tuple[str, int, int, int]
"""A line of a tournament: its kind, and the numbers of round, table and tie; without names, which may change."""


class Tournaments:
    """Opens the tables of a club's tournaments, and tells their standings."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._waits: dict[Room, asyncio.Task[None]] = {}
        """The tasks that wait for the end of each table."""
        self._rounds: WeakKeyDictionary[Room, Rounds] = WeakKeyDictionary()
        self._endings: WeakKeyDictionary[Room, list[Note]] = WeakKeyDictionary()
        """The last news of each tournament that is over."""
        self._told: WeakKeyDictionary[Room, set[What]] = WeakKeyDictionary()
        """The news told so far in each tournament."""

    async def load(self) -> None:
        """Go on with all tournaments that have begun, after a start or a failover. Raises Failed."""
        for room in list(self._club.rooms.values()):
            await self.take_up(room)

    async def take_up(self, room: Room) -> None:
        """Go on with a tournament that has begun, perhaps at another host. Raises Failed."""
        if room.contest is not None and room.listed.plan:
            await self.advance(room)
            room.begun.set()

    def close(self) -> None:
        """Cancel all waiting for tables."""
        for task in self._waits.values():
            task.cancel()

    async def start(self, room: Room, language: str) -> None:
        """Begin a tournament with the gathered people. Raises Refused if they are too few."""
        async with room.lock:
            if room.begun.is_set():
                return
            while not (room.listed.plan or room.finished):
                await self._start(room, language)
            if not room.finished:
                await self._advance(room)
                room.begun.set()

    async def _start(self, room: Room, language: str) -> None:
        """Begin with the people known to this host; if the store has others by now, read them instead."""
        people, setup = {chair.name: chair.person for chair in room.chairs}, room.setup
        try:
            players = taking_part(list(people), setup.bots or 0, setup.level or LEVEL)
        except Refused:
            raise Refused("club-tournament-few") from None
        plan = Entrants(players, people, language).line()
        names = {person: name for name, person in people.items()}
        if await self._club.store.tables.begin(room.number, plan, names) == "done":
            room.listed = replace(room.listed, plan=plan)
        else:
            await self._club.read(room)

    async def advance(self, room: Room) -> None:
        """Open the next tables of a tournament, tell its decisions, and end it after the final."""
        async with room.lock:
            if not room.finished:
                await self._advance(room)

    async def _advance(self, room: Room) -> None:
        planned = ""
        while room.listed.plan != planned and not room.finished:  # again, if somebody has another name by now
            planned = room.listed.plan
            await self._advance_by(room, planned)

    async def _advance_by(self, room: Room, planned: str) -> None:
        # another plan is there after a failover, until all is read again
        outcomes = await self._club.store.tables.outcomes(room.listed)
        closed = [each.table for name, each in outcomes.items() if _is_closed(name, each)]
        for each in outcomes.values():
            if each.over and not each.outcome:
                self._club.closed_elsewhere(each.table, ABANDONED if each.abandoned else CLOSED)
        if closed:
            await self._end(room, ("club-tournament-closed", {}))
            return
        assert room.contest is not None
        found = played(room.listed, room.contest, outcomes)
        needed = [table.needed for table in found[-1] if table.needed is not None]
        opened = await self._open(room, [each for each in needed if each.name not in outcomes])
        if room.finished or room.listed.plan != planned:
            return  # it was removed meanwhile, and another one may have its number; or it has another plan
        self._rounds[room] = found
        for note in self._new(room, found) if needed else ():
            self._say(room, note)
        for child in self._club.rooms.of(room):
            if child not in self._waits and not child.over:
                plays = child.listed.name in opened or not self._club.store.shared
                work = self._await_end(room, child, plays)
                self._waits[child] = self._club.tasks.start(f"tournament at table {child.number}", work)
        if not needed and found[-1][0].final:
            await self._end(room, won=found)
        elif not needed:  # nobody is left
            await self._end(room, ("club-tournament-closed", {}))
        self._wake(room)

    async def _open(self, room: Room, missing: Collection[Needed[Participant]]) -> Collection[str]:
        """Open missing tables, and return the names of those that were opened here; the others are read."""
        gathered, tables = Entrants.of(room.listed.plan), self._club.store.tables
        games = {each.name: self._game(room, gathered, each) for each in missing}
        opened = {name for name, game in games.items() if await tables.open_round(room.listed, name, *game)}
        if opened != games.keys():  # another host has opened some, or the store has another plan
            await self._club.read(room)
        await self._club.add_rooms(room.number)
        return opened

    def _game(self, room: Room, gathered: Entrants, needed: Needed[Participant]) -> tuple[Header, list[Chair]]:
        """Return the header of a game, and the chairs of its persons."""
        assert room.contest is not None
        header, people = gathered.plan(room.contest).header(needed, self._club.seed()), gathered.people
        return header, [Chair(people[name], name, seat) for seat, name in enumerate(header.names) if name in people]

    async def _await_end(self, room: Room, child: Room, plays: bool) -> None:
        """Wait for the end of a table, and advance its tournament.

        A table of bots alone is played meanwhile by the host that opened it, or by another one if that stands still.
        """
        assert child.table is not None
        try:
            # the table has failed, and will be closed; or the database is away, and the next poll goes on with it
            with suppress(Elsewhere, Failed):
                if plays and not child.table.people:
                    await child.table.follow()
                    await child.table.go_on()
            await child.table.until_over()
            self._club.rooms.forget(child)
        finally:
            self._waits.pop(child, None)
        await repeated(lambda: self.advance(room))

    async def _end(self, room: Room, *notes: Note, won: Rounds | None = None) -> None:
        """End a tournament, and tell `notes`; a `won` one keeps its last news for the people waiting in it."""
        await self._club.store.tables.close(room.number, done=won is not None)
        if won is not None:
            self._endings[room] = list(self._new(room, won))
        room.finished = True
        for note in notes:
            self._say(room, note)
        for child in self._club.rooms.of(room):
            if not child.over:
                self._club.rooms.drop(child)
        self._wake(room)
        self._club.rooms.forget(room)
        self._club.meanwhile.happened(room.number)

    def _wake(self, room: Room) -> None:
        room.has_changed.set()
        room.has_changed = asyncio.Event()

    # Telling

    def table_of(self, room: Room, visitor: Visitor) -> Room | None:
        """Return the present table of a player in a tournament, or None."""
        tables = self._club.rooms.of(room)
        return next((each for each in tables if each.has(visitor.account.id) and not each.over), None)

    async def called(self, room: Room, visitor: Visitor) -> None:
        """Wait until a player has a table in a tournament, or it is over."""
        while not (room.finished or self.table_of(room, visitor)):
            await room.has_changed.wait()

    def beginning(self, room: Room, table: Room) -> Iterator[Note]:
        """Yield the title line of a table in its round, and the number of players who go on from it.

        Nothing for ties and the final, which everybody is told.
        """
        for each in self._rounds.get(room, [[]])[-1]:
            if each.needed is not None and each.needed.name == table.listed.name and not each.ties and not each.final:
                yield table_title(each)
                yield from how_many(each)

    def out_at(self, room: Room, visitor: Visitor) -> int:
        """Return the place of a player eliminated before the final; 0 for all others."""
        people = Entrants.of(room.listed.plan).people
        for table in (table for tables in self._rounds.get(room, []) for table in tables):
            if table.needed is None and not table.final:
                on, place = table.on, 1
                for shared in table.ranking:
                    if any(people.get(each.name) == visitor.account.id and each not in on for each in shared):
                        return place
                    place += len(shared)
        return 0

    def standings(self, room: Room) -> list[Note]:
        """Return the standings of the last round, a line for each table and each decided place."""
        plays: Note = ("club-tournament-plays", {})
        tables = self._rounds.get(room, [[]])[-1]
        return [note for table in tables for note in of_table(table, [plays] if table.needed is not None else [])]

    def outs(self, room: Room) -> Iterator[Note]:
        """Yield the losers of each stage before the last one, the latest stage first, the best first."""
        found = self._rounds.get(room, [])
        for stage in range(len(found) - 1, 0, -1):
            on = {each.name for table in found[stage] for each in table.players}
            ranked = (each for table in found[stage - 1] for shared in table.ranking for each in shared)
            out = [each for each in ranked if each.name not in on]
            if out:
                yield "club-tournament-before", {"stage": stage, "names": player_names(out)}

    def _new(self, room: Room, found: Rounds) -> Iterator[Note]:
        """Yield the news that were not told yet."""
        first = room not in self._told and any(table.scores[table.players[0]] for table in found[0])
        told = self._told.setdefault(room, set())
        for what, note in _news(found):
            if what not in told and not first:
                yield note
            told.add(what)

    def ending(self, room: Room) -> list[Note]:
        """Return the last news of a finished tournament, for those who wait in it once no question is open."""
        return self._endings.get(room, [])

    def _say(self, room: Room, note: Note) -> None:
        phrase, facts = note
        room.say_here(phrase, now=True, **facts)  # they wait for it
        for each in self._club.rooms.of(room):
            each.say_here(phrase, **facts)


def _is_closed(name: str, table: Outcome) -> bool:
    """Tell whether a table ends its tournament: it was closed, or is an abandoned final."""
    return table.over and not table.outcome and (not table.abandoned or name.startswith(FINAL_NAME))


def _news(found: Rounds) -> Iterator[tuple[What, Note]]:
    """Yield the news for everybody: decided tables, ties, advancing players, the final, and the winners."""
    for tables in found:
        if tables[0].final and len(tables[0].players) > 1:
            yield ("final", 0, 0, 0), table_title(tables[0])
            yield from ((("how", 0, 0, 0), note) for note in how_many(tables[0]))
        for table in tables:
            for count, tied in enumerate(table.ties, 1):
                yield ("tie", table.number, table.place, count), ("tournament-tie", {"names": player_names(tied)})
            if table.needed is None and not table.final:
                on = {"names": player_names(table.on) or "none", "table": table.place}
                phrase = "club-tournament-left" if table.left else "club-tournament-decided"
                yield ("decided", table.number, table.place, 0), (phrase, on)
        if tables[0].final and tables[0].needed is None:
            yield ("won", 0, 0, 0), ("tournament-won", {"name": tables[0].ranking[0][0].name})
