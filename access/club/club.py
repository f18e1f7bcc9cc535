"""The club: its tables, and who is there."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from access.club.gate import at_once
from access.club.guest import Guest
from access.club.limits import Counts, Limits, Whom
from access.club.passphrases import Passphrases
from access.club.presence import Presence
from access.club.rooms import Contest, Room
from access.club.store import Access, Account, Chair, Listed, Store, fits
from access.club.table import ClubTable
from access.club.tasks import Tasks
from access.club.worker import Worker
from access.engine.batches import OutOfPlace
from access.engine.journal import Header
from access.language.texts import texts
from access.session import catalogue
from access.session.new_game import SEED_BITS, header
from access.session.setup import Setup
from access.settings.preferences import Preferences
from access.settings.schema import Value
from access.system.environment import LANGUAGES
from games.game import Game, Pinned, Sitting
from games.steps import Failed, Refused

MOST_POSTS = 1000
"""What waits at most to be told to other hosts: while the database is away, later talk is lost."""


def new_seed() -> int:
    """Return the seed of a new game, which nobody can guess."""
    return secrets.randbits(SEED_BITS)


class Club:
    """All tables, and all who are here.

    `invite_only` and `allows_guests` say who may come in. Bots compute in the `worker`, or here; `seed` returns the
    seed of a new game; `clock` returns seconds since 1970, and `counts` those that limits go by.
    """

    def __init__(
        self,
        store: Store,
        name: str = "Taverne",
        limits: Limits | None = None,
        invite_only: bool = False,
        allows_guests: bool = False,
        clock: Callable[[], float] = time.time,
        worker: Worker | None = None,
        seed: Callable[[], int] = new_seed,
        counts: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seed = seed
        self._clock = clock
        self.store, self.name = store, name
        self.limits = limits or Limits()
        self.counts = Counts(self.limits, counts)
        self.invite_only, self.allows_guests = invite_only, allows_guests
        self.passphrases = Passphrases()
        self.worker = worker
        self.tasks = Tasks()
        self.rooms: dict[int, Room] = {}
        self.closed: set[int] = set()
        """Tables that could not be opened again."""
        self.cannot_open: Callable[[int, str], None] = lambda table, why: None
        """Called when a table cannot be opened again, and why."""
        self.cut: dict[int, int] = {}
        """The tables at which lines were cut, by person: they come back there."""
        self.posts: list[Mapping[str, Any]] = []
        """What other hosts must be told."""
        self.hint: Callable[[int], None] = lambda table: None
        """Called when a table has more batches, or without one when there is something to post."""
        self.presence = Presence(store, self.rooms, clock, self.post, self.tasks)

    async def load(self) -> None:
        """Read which tables are not over; one whose game, or its dictionary, is missing stays closed."""
        await asyncio.to_thread(_warm_up)
        await self.store.people.compare_anew()
        for listed in await self.store.tables.listed():
            try:
                await self._room(listed)
            except Refused as error:
                self._close_for_now(listed.id, error.reason)

    def _close_for_now(self, number: int, why: str) -> None:
        self.closed.add(number)
        self.cannot_open(number, why)

    async def _room(self, listed: Listed) -> Room:
        setup, contest = _setup(listed.setup)
        room = Room(listed, setup, post=self.post, contest=None if listed.tournament else contest)
        if listed.header is not None:
            await self._begun(room, listed.header)
        self.rooms[listed.id] = room
        await self.presence.know(listed.opener)
        return room

    async def _begun(self, room: Room, head: Header) -> None:
        """Take up a game that has begun."""
        await self._restore(room.setup.game, head)
        room.table = self._table(room, head)
        room.begun.set()

    def _table(self, room: Room, head: Header) -> ClubTable:
        people = {chair.seat: chair.person for chair in room.chairs if chair.seat is not None}
        table = ClubTable(self.store.tables, room.number, head, people, self.worker, self.tasks)
        seats = {person: seat for seat, person in people.items()}
        table.recorded = lambda number: self.hint(number)
        table.post = room.say_elsewhere
        table.elsewhere = lambda: {seats[each] for each in self.presence.at_elsewhere(room.number) if each in seats}
        return table

    async def refresh(self, number: int) -> None:
        """Take over what another host, or the keeper, has changed of a table."""
        listed, room = await self.store.tables.table(number), self.rooms.get(number)
        if listed is None or (room is None and listed.over):
            return
        if room is None:
            try:
                await self._room(listed)
            except Refused as error:
                self._close_for_now(number, error.reason)
            return
        async with room.lock:
            room.listed = listed
            if listed.header is not None and room.table is None:
                await self._begun(room, listed.header)
                self._await_those_here(room)
        if room.table is not None and not room.table.rests:
            await room.table.follow()
        elif room.table is not None and listed.over:
            room.table.ended()
        self.forget(room)
        if listed.over and await self.store.tables.closed([number]):
            room.say_here("club-table-closed", number=number)
            self.drop(room)

    async def catch_up(self, person: int) -> None:
        """Read how the tables of a person stand, who hears where they are asked."""
        for room in [room for room in self.rooms.values() if room.has(person)]:
            with suppress(Refused):  # the person hears that when they sit down there
                await self.wake(room)

    async def wake(self, room: Room) -> None:
        """Read how a table stands. Raises Refused if its journal cannot be read."""
        try:
            if room.table is not None:
                await room.table.follow()
        except OutOfPlace as error:
            self._close_for_now(room.number, str(error))
            self.drop(room)
            raise Refused("club-cannot-open", number=room.number) from error

    def kept(self, among: Iterable[Room]) -> dict[int, ClubTable]:
        """Return the tables that are followed here: somebody here plays or watches, or bots alone play."""
        here = {guest.account.id for guest in self.presence.guests}
        return {
            room.number: room.table
            for room in among
            if room.table is not None and not room.over and (room.guests or not room.plays() or room.plays() & here)
        }

    def rest(self) -> dict[int, ClubTable]:
        """Give back the memory of tables at which nobody is who is here; return the others, which are followed."""
        kept = self.kept(self.rooms.values())
        for number, room in self.rooms.items():
            if number not in kept and room.table is not None:
                room.table.rest()
        return kept

    def post(self, news: Mapping[str, Any] | None) -> None:
        """Tell other hosts something soon, or let them look."""
        if news is not None and self.store.shared and len(self.posts) < MOST_POSTS:
            self.posts.append(news)
        self.hint(0)

    async def add_rooms(self, tournament: int) -> None:
        """Take up the tables of a tournament that are new."""
        for listed in await self.store.tables.listed():
            if listed.tournament == tournament and listed.id not in self.rooms:
                self.forget(await self._room(listed))  # it may be over by now

    def rooms_of(self, tournament: Room) -> list[Room]:
        """Return the tables of a tournament."""
        return [room for room in self.rooms.values() if room.listed.tournament == tournament.number]

    async def keep_wishes(self, account: Account, values: Mapping[str, Value]) -> None:
        """Keep the settings of an account; those of a guest are for the evening."""
        if account.id > 0:
            await self.store.people.change(account.id, wishes=json.dumps(values))

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return self._clock()

    def invited(self, room: Room, person: int) -> None:
        """Take note that somebody is invited to a table."""
        room.listed = replace(room.listed, invited=room.listed.invited | {person})

    # Tables

    def asked_at(self, person: int) -> list[Room]:
        """Return the tables at which a person sits, those first at which they are asked."""
        begun = {room.listed.tournament for room in self.rooms.values() if room.has(person) and not room.over}
        mine = [room for room in self.rooms.values() if room.has(person) and not room.over and room.number not in begun]
        return sorted(mine, key=lambda room: not room.asks(person))

    def visible_to(self, guest: Guest) -> list[Room]:
        """Return the tables that a person may sit down at or watch, oldest first."""
        return [room for room in self.rooms.values() if room.has(guest.account.id) or self.may_enter(room, guest)]

    def may_enter(self, room: Room, guest: Guest) -> bool:
        """Tell whether a person may sit down at a table, or watch it."""
        relations = self.presence.relations.get(room.listed.opener, {})
        if relations.get(guest.account.id) == "block":
            return False
        friends = (person for person, kind in relations.items() if kind == "friend")
        return fits(room.listed, guest.account, friends)

    async def gather(self, guest: Guest, setup: Setup, access: Access, contest: Contest | None = None) -> Room:
        """Open a table, or a tournament. Raises Refused if its opener has too many."""
        rooms = [room for room in self.rooms.values() if not room.listed.tournament]
        opened = [_opener(room) for room in rooms]
        if not at_once(self.limits.tables, guest.counted, opened):
            raise Refused("club-too-many-tables", most=self.limits.tables.member)
        kept = _kept(setup, contest)
        number = await self.store.tables.gather(guest.account, access, kept)
        chairs = (Chair(guest.account.id, guest.name),)
        listed = Listed(number, guest.account.id, access, kept, None, chairs, frozenset(), False)
        room = self.rooms[number] = Room(listed, setup, post=self.post, opened_by=guest.counted, contest=contest)
        return room

    async def sit_down(self, room: Room, guest: Guest) -> None:
        """Let somebody sit down at a table that gathers. Raises Refused."""
        async with room.lock:
            if room.has(guest.account.id):
                return
            if not self.may_enter(room, guest):
                raise Refused("club-not-invited")
            if not room.begun.is_set() and len(room.chairs) + (room.setup.bots or 0) >= room.most:
                raise Refused("club-full", number=room.number)
            if room.begun.is_set() or not await self.store.tables.take_chair(room.number, guest.account):
                raise Refused("club-has-begun", number=room.number)
            chairs = (*room.chairs, Chair(guest.account.id, guest.name))
            room.listed = replace(room.listed, chairs=chairs)

    async def get_up(self, room: Room, guest: Guest) -> bool:
        """Let somebody get up from a table that gathers; the last one closes it.

        Return False if they stay: the game has begun, or they sit there by another connection, too.
        """
        person = guest.account.id
        async with room.lock:
            elsewhere = any(other.account.id == person for other in room.guests if other is not guest)
            if elsewhere or room.begun.is_set():
                return False
            await self.store.tables.leave_chair(room.number, person)
            room.listed = replace(room.listed, chairs=tuple(c for c in room.chairs if c.person != person))
            if not room.chairs:
                await self.close_table(room)
        return True

    async def close_table(self, room: Room) -> None:
        """End a table without a result, or a tournament with its tables."""
        await self.store.tables.close(room.number)
        self.drop(room)

    def drop(self, room: Room) -> None:
        """Take note that a table was ended without a result: whoever is there goes back to the lobby."""
        for child in self.rooms_of(room):
            self.drop(child)
        self.rooms.pop(room.number, None)
        room.finished = True
        room.begun.set()
        room.has_changed.set()
        if room.table is not None:
            room.table.close()

    async def start(self, room: Room, language: str) -> None:
        """Begin the game of a table with those who sit there. Raises Refused."""
        async with room.lock:
            if not room.begun.is_set():
                await self._start(room, language)

    async def _start(self, room: Room, language: str) -> None:
        setup = room.setup
        names = [chair.name for chair in room.chairs]
        given = tuple(f"{name}={value}" for name, value in setup.options.items())
        preferences, seed = Preferences(language=language), self.seed()
        game = await self._known_to_all(setup.game)
        head = header(game, names, preferences, language, given, setup.bots, setup.level, seed)
        head = replace(head, chosen=False)
        await self.pin(game, head)
        seats = {chair.person: seat for seat, chair in enumerate(room.chairs)}
        if not await self.store.tables.open(room.number, head, seats):
            raise Failed("club-has-begun", number=room.number)
        chairs = tuple(replace(chair, seat=seats[chair.person]) for chair in room.chairs)
        room.listed = replace(room.listed, header=head, chairs=chairs)
        room.table = self._table(room, head)
        self._await_those_here(room)
        room.begun.set()

    async def _known_to_all(self, game: Game) -> Game:
        """Return a game by the newest rules that all hosts know that are alive. Raises Refused if there are none."""
        if not self.store.shared:
            return game
        lowest = (await self.store.hosts.versions()).get(game.id, game.version)
        found = game.of_version(min(lowest, game.version))
        if found is None:
            raise Refused("club-version")
        return found

    def _await_those_here(self, room: Room) -> None:
        """Let those who have gathered at this host sit down at the game that begins."""
        found = (room.seat_of(guest.account.id) for guest in room.guests)
        if room.table is not None:
            room.table.arriving = {seat for seat in found if seat is not None}

    async def pin(self, game: Game, head: Header) -> None:
        """Keep what a new game goes by to its end, such as the words of its dictionary."""
        pinned = await asyncio.to_thread(game.agreement.pinned, head.options)
        if pinned is not None:
            await self.store.keep_list(pinned.mark, pinned.text)
            with suppress(OSError):  # the store has it; here it only saves reading it
                await asyncio.to_thread(game.agreement.restore, pinned)

    async def _restore(self, game: Game, head: Header) -> None:
        """Get what a game goes by from the store if it is not here, or not as it was."""
        mark = await asyncio.to_thread(game.agreement.lacks, head.options)
        text = await self.store.list_of(mark) if mark else None
        if text is not None:
            await asyncio.to_thread(game.agreement.restore, Pinned(mark, text))

    def forget(self, room: Room) -> None:
        """Drop a table that is over when nobody is left at it."""
        if room.over and not room.guests:
            self.rooms.pop(room.number, None)
            if self.worker is not None:
                self.worker.forget(room.number)


def _opener(room: Room) -> Whom:
    """Return under what a table is counted; where a guest came from is forgotten after a restart."""
    return Whom(member=room.listed.opener) if room.listed.opener > 0 else room.opened_by


def _warm_up() -> None:
    """Load games, phrases and dictionaries, so that nobody waits for them later."""
    for name in catalogue.names():
        with suppress(Refused):
            game = catalogue.find(name)
            for language in LANGUAGES:
                texts(language, game)
                agreed = game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, language))
                game.agreement.prepare(agreed)


def _kept(setup: Setup, contest: Contest | None) -> str:
    kept = {"game": setup.game.id, "bots": setup.bots, "level": setup.level, "options": setup.options}
    return json.dumps({**kept, "tournament": contest and [contest.size, contest.advance]})


def _setup(kept: str) -> tuple[Setup, Contest | None]:
    """Return a table, or a tournament, as it was set up. Raises Refused if its game is missing."""
    found: dict[str, Any] = json.loads(kept)
    contest = Contest(*found["tournament"]) if found.get("tournament") else None
    return Setup(catalogue.find(found["game"]), (), found["bots"], found["level"], dict(found["options"])), contest
