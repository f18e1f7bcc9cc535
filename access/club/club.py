"""The club: its tables, and the people there."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from access.club.credentials import Passphrases
from access.club.gate import Counts, Gate, Limits, Pass, TooManyTries, at_once
from access.club.log import extra
from access.club.presence import Presence
from access.club.store.sql import ABANDONED, CLOSED, Access, Account, Chair, Decided, Listed, Post, fits
from access.club.store.store import Store, StoreClock
from access.club.tables.bots import BotProcess
from access.club.tables.course import Elsewhere
from access.club.tables.present import TableCalls
from access.club.tables.room import (
    Contest,
    Losses,
    Meanwhile,
    Opening,
    Returning,
    Room,
    Rooms,
    kept,
    loss_of,
    phrase_of,
    setup_of,
)
from access.club.tables.stored import agreed_header, restore, warm_up
from access.club.tables.table import ClubTable
from access.club.tasks import AGAIN, Tasks, repeated
from access.club.visitor import Visitor
from access.engine.journal import Header
from access.play.faults import GameFault, fault_of
from access.play.new_game import Setup, new_seed
from access.settings.preferences import Value
from access.system.environment import FALLBACK
from games.refusals import Failed, Refused

_NOT_SEATED = {"full": "club-full", "begun": "club-has-begun", "closed": CLOSED}
"""The phrases for refused chairs, by the outcome of the store."""
log = logging.getLogger(__name__)
TABLE_GONE = "club-table-gone"
TOGETHER = 0.005
"""Seconds for which hints are gathered, to be announced together."""
LOOKS = 10
"""Checks for abandoned tables in the time after which they end."""
MOST_POSTS = 1000
"""The most news that wait for other hosts; later ones are lost."""


class Club:
    """All tables, and all who are here.

    `invite_only` and `allows_guests` say who may come in. Bots compute in the `worker`; without one, here. `seed`
    returns the seed of a new game. `clock` and `counts` count seconds: for the time, and for limits. `language` is that
    of people whose own is unknown.
    """

    answers = 0
    """The answers of people that were recorded at this host."""
    abandoned_after = 600
    """Seconds after which an abandoned table ends: long enough for a host that is cut off to return."""
    stand_in_after = 600
    """Seconds for which somebody must be away before a bot may stand in for them."""

    def __init__(
        self,
        store: Store,
        name: str = "Taverne",
        limits: Limits | None = None,
        invite_only: bool = False,
        allows_guests: bool = False,
        clock: Callable[[], float] = time.monotonic,
        worker: BotProcess | None = None,
        seed: Callable[[], int] = new_seed,
        counts: Callable[[], float] = time.monotonic,
        language: str = FALLBACK,
    ) -> None:
        self.seed, self.language = seed, language
        self.clock = StoreClock(store, clock)
        self.store, self.name, self.limits = store, name, limits or Limits()
        self.counts = Counts(self.limits, counts)
        self.invite_only, self.allows_guests = invite_only, allows_guests
        self.passphrases = Passphrases()
        self.worker, self.tasks = worker, Tasks()
        self._opening = Opening()
        self.rooms = Rooms(self._forgotten)
        self.posts: list[Post] = []
        """The news for other hosts."""
        self._changed: set[int] = set()
        """The tables with unannounced batches; 0 stands for news."""
        self.presence = Presence(store, self.rooms, self.clock.now, self.post, self.tasks, self.counts.comings)
        away = store.hosts, self.tasks, lambda: self.presence.visitors
        self.losses, self.returning = Losses(*away), Returning(*away)
        self.meanwhile = Meanwhile(*away, self.presence.is_at, store.tables)

    async def load(self) -> None:
        """Load the open tables; one whose game or dictionary is missing stays closed."""
        await warm_up()
        await self.clock.read()
        await self.store.people.compare_anew()
        await self.presence.know_decisions()
        for listed in await self.store.tables.listed():
            await self._take_up(listed)

    async def read_all(self) -> None:
        """Read all tables again, after a failover: the new server may lack some."""
        known = {*self.rooms, *(listed.id for listed in await self.store.tables.listed())}
        for number in sorted(known):
            await self.refresh(number)

    async def _take_up(self, listed: Listed) -> None:
        """Make the room of a table that is new to this host; of two calls at once, one does."""
        if (room := await self._opened(listed.id, self._room(listed))) is not None:
            self.rooms.closed.discard(listed.id)
            if self.rooms.setdefault(listed.id, room) is room:
                self.presence.tell_of_table(room, self.may_enter)

    async def _opened(self, number: int, room: Awaitable[Room]) -> Room | None:
        """Return a room whose game can be loaded; None if it cannot: its table is closed, and the others stay open."""
        try:
            return await room
        except Failed:
            raise
        except Exception as error:
            if not isinstance(error, Refused):
                log.exception("table not opened", extra=extra(table=number))
            self.rooms.close_for_now(number, error.reason if isinstance(error, Refused) else type(error).__name__)
            return None

    async def _room(self, listed: Listed) -> Room:
        setup, contest = setup_of(listed.setup)
        room = Room(listed, setup, post=self.post, contest=None if listed.tournament else contest)
        if listed.header is not None:
            await self._begun(room, listed.header)
        await self.presence.know(listed.opener)
        return room

    async def _begun(self, room: Room, head: Header) -> Room:
        """Put the table of a game that has begun into its room, and return it."""
        await restore(self.store, room.setup.game, head)
        people = {chair.seat: chair.person for chair in room.chairs if chair.seat is not None}
        room.table = self._table(room, head, people)
        room.begun.set()
        return room

    def _table(self, room: Room, head: Header, people: Mapping[int, int]) -> ClubTable:
        """Return a table at the beginning of its game. Raises Refused for unknown or failing rules."""
        seats = {person: seat for seat, person in people.items()}
        calls = TableCalls(
            failed=partial(self._failed, room),
            recorded=partial(self._recorded, room.number),
            still_stands=partial(self._still_stands, room),
            lost=partial(self.losses.steps, room),
            post=room.tell_elsewhere,
            elsewhere=lambda: {seats[each] for each in self.presence.at_elsewhere(room.number) if each in seats},
            has_gone=lambda person: room.has_lost(person) or self.presence.has_gone(person),
            happened=partial(self.meanwhile.happened, room.number),
            stand_in_after=lambda: self.stand_in_after,
        )
        try:
            return ClubTable(self.store.tables, room.number, head, people, self.worker, self.tasks, calls)
        except Exception as error:
            fault = fault_of(error, room.setup.game)
            if fault is None:
                raise
            log.error("game failed", extra=extra(table=room.number, **fault.told()))
            raise Refused("club-game-broken") from fault  # Failed is for the database

    def _recorded(self, table: int, by_person: bool) -> None:
        self.answers += by_person
        self.hint(table)

    async def refresh(self, number: int) -> Listed | None:
        """Apply the changes of a table by another host or the keeper, and return it. Raises Failed.

        If it is over, its people who are not there hear that.
        """
        with self.rooms.reading(number):
            listed = await self._refreshed(number)
        if (room := self.rooms.get(number)) is not None:
            self.rooms.forget(room)
        if listed is not None and listed.over:
            self.meanwhile.happened(number)
        return listed

    async def _refreshed(self, number: int) -> Listed | None:
        listed = None
        if number not in self.rooms:
            listed = await self.store.tables.table(number)
            if number not in self.rooms:  # it was not opened here meanwhile
                if listed is None or self._opening.is_over(listed):
                    return listed
                await self._take_up(listed)
        room = self.rooms.get(number)
        if room is None or not await self._still_stands(room):
            return listed
        if room.listed.over and await self.store.tables.closed([number]):
            self._closed(room)
        elif room.table is not None and not room.table.rests:
            with suppress(Elsewhere):  # it has failed or lost its beginning, and its people have heard it
                await room.table.follow()
        elif room.table is not None:
            room.table.ended(room.listed.over)
        return room.listed

    async def read(self, room: Room) -> None:
        """Read the state of a table from the store. Its lock is held, so that states come in order.

        Its people are told why it is gone, whoever notices that.
        """
        listed = await self.store.tables.table(room.number)
        if listed is None or not room.has_game_of(listed):
            await self._replaced(room, listed)
            return
        room.listed = listed
        if room.table is not None and listed.header is not None:
            room.rename(room.table, listed.header)
        if listed.over and listed.header is None and not listed.plan:
            self._closed(room)
        elif listed.header is not None and room.table is None:
            if await self._opened(room.number, self._begun(room, listed.header)) is None:
                room.say_here("club-cannot-open", number=room.number)
                self.rooms.drop(room, "club-cannot-open")
            room.await_those_here()

    async def _replaced(self, room: Room, listed: Listed | None) -> None:
        """Remove a closed or lost table, and open the present one of its number."""
        is_lost = listed is None or not room.is_table(listed)
        tournament = await self._lost_tournament(room) if is_lost else None
        if self.rooms.get(room.number) is not room:
            pass  # its people have been told already
        elif tournament is not None:
            self._begun_anew(tournament)
            await self.refresh(tournament.number)
        elif listed is None or is_lost:
            log.warning("table lost", extra=extra(table=room.number))
            self._remove(room, TABLE_GONE)
            self.losses.note(room, loss_of(room, TABLE_GONE))
        elif listed.over:
            room.listed = listed
            self._closed(room)
        else:
            self._begun_anew(room)
        if listed is not None and not listed.over:
            await self._take_up(listed)

    def _failed(self, room: Room, error: Exception) -> None:
        """Tell everybody at a table that its game has failed, or does not fit its journal, and end it."""
        phrase, is_game = phrase_of(error), isinstance(error, GameFault)
        room.why = phrase
        if isinstance(error, GameFault):
            log.error("game failed", extra=extra(table=room.number, **error.told()))
            room.say_here(phrase, number=room.number)  # other hosts read it in the store
            self._note_heard(room, {room.number})
        else:
            self.rooms.close_for_now(room.number, type(error).__name__)
            room.say(phrase, number=room.number)
        _ = self.tasks.start(f"closing table {room.number}", self._end_failed(room, phrase if is_game else ""))

    async def _end_failed(self, room: Room, why: str) -> None:
        """Remove a failed table, and end it for good in the store if there is a reason."""
        if why:
            await repeated(lambda: self.store.tables.close(room.number, why=why))
        self.rooms.drop(room, room.why)

    def _begun_anew(self, room: Room) -> None:
        """Clear a table, or a tournament with its tables, whose beginning a standby that took over has lost.

        Its people may sit down anew.
        """
        log.warning("beginning lost", extra=extra(table=room.number))
        phrase = "club-start-gone" if room.contest is None else "club-tournament-start-gone"
        for each in (room, *self.rooms.of(room)):
            each.say_here(phrase, number=room.number)
        self.losses.note(room, loss_of(room, phrase))
        self.rooms.drop(room, phrase)

    async def _lost_tournament(self, room: Room) -> Room | None:
        """Return the tournament of a table if the store has lost its beginning, and the table with it."""
        tournament = self.rooms.get(room.listed.tournament)
        listed = await self.store.tables.table(tournament.number) if tournament is not None else None
        return tournament if tournament and listed and tournament.has_lost_beginning(listed) else None

    async def _still_stands(self, room: Room) -> bool:
        """Read a table again, and return whether it still has the same game."""
        if self.rooms.get(room.number) is room:
            async with room.lock:
                await self.read(room)
        return self.rooms.get(room.number) is room

    async def catch_up(self, person: int) -> None:
        """Read the journals of a person's tables."""
        for room in [room for room in self.rooms.values() if room.has(person)]:
            with suppress(Refused):  # they hear it when they sit down there
                await self.wake(room)

    async def wake(self, room: Room) -> None:
        """Read the journal of a table. Raises Refused if that fails, or the table is gone."""
        with suppress(Elsewhere):  # it is gone
            if room.table is not None:
                await room.table.follow()
        if room.is_gone:
            raise room.refusal()

    def post(self, news: Mapping[str, Any] | None) -> None:
        """Queue news for other hosts; with None they only look for changes."""
        if news is not None and self.store.shared and len(self.posts) < MOST_POSTS:
            self.posts.append(self.store.hosts.marked(news))
        self.hint()

    def hint(self, table: int = 0) -> None:
        """Announce to other hosts soon that a table has new batches; with 0, that there are news."""
        if self.store.shared:
            self._changed.add(table)
            self.tasks.once("announcing", self._announce)

    async def _announce(self) -> None:
        while self._changed:
            await asyncio.sleep(TOGETHER)
            posts, self.posts = self.posts, []
            changed, self._changed = self._changed, set()
            try:
                if posts:
                    await self.store.hosts.post(posts)
            except Failed:  # the database is away: it is announced later
                self.posts[:0] = posts
                await asyncio.sleep(AGAIN)
                self._changed |= {*changed, 0}
            else:
                await self.store.hosts.announce(changed - {0}, 0 in changed)

    async def add_rooms(self, tournament: int) -> None:
        """Load the new tables of a tournament."""
        for listed in await self.store.tables.listed():
            if listed.tournament == tournament and listed.id not in self.rooms:
                await self.refresh(listed.id)  # it may be over by now

    async def keep_settings(self, account: Account, values: Mapping[str, Value]) -> None:
        """Store the settings of an account; those of a guest are not kept."""
        if account.id > 0:
            await self.store.people.change(account.id, wishes=json.dumps(values))

    async def by_passphrase(self, gate: Gate, entered: Pass, name: str, passphrase: str) -> Account | None:
        """Return the account of a name and its passphrase, or None. It takes as long for a name that nobody has.

        The account may be banned: its person is told so. Raises TooManyTries, also for a wrong one of a member who may
        try while others at the address may not: strangers there must not learn who is a member.
        """
        account = await self.store.people.by_name(name)
        member = account.id if account is not None else 0
        kept = await self.store.people.secret(member) if member else None
        async with gate.one_by_one:
            if not gate.may_try(entered, member):
                raise TooManyTries
            if await self.passphrases.matches(kept, passphrase):
                return account
            gate.failed(entered, member)
        if not gate.may_try(entered) and gate.may_try(entered, member):
            raise TooManyTries
        return None

    def now(self) -> float:
        """Return the time in seconds since 1970, by the clock of the store, which all hosts share."""
        return self.clock.now()

    async def invite(self, room: Room, person: int) -> None:
        """Let a person sit down at a table of any access."""
        async with room.lock:
            await self.store.tables.invite(room.number, person)
            room.listed = replace(room.listed, invited=room.listed.invited | {person})

    async def found(self, number: int, visitor: Visitor) -> Room | None:
        """Return a table that a person can see; None if there is none. Raises Failed.

        Before that is said, the table is read: this host may hear late of a table, or of an invitation.
        """
        room = self.rooms.get(number)
        if number and number not in self.rooms.closed and (room is None or room not in self.visible_to(visitor)):
            await self.read_again([number])
            room = self.rooms.get(number)
        return room if room is not None and room in self.visible_to(visitor) else None

    async def seen_by(self, visitor: Visitor, fits: Callable[[Room], bool] = lambda room: True) -> list[Room]:
        """Return the tables that a person can see and that fit. Raises Failed.

        Before it is said that there are none, those are read of which this host has not heard yet.
        """
        if not any(map(fits, self.visible_to(visitor))):
            await self.read_again()
        return list(filter(fits, self.visible_to(visitor)))

    async def read_again(self, numbers: Collection[int] | None = None) -> None:
        """Read these tables again; by default those of which this host has not heard yet. Raises Failed."""
        try:
            if numbers is None:
                numbers = set(await self.store.tables.numbers()) - self.rooms.keys() - self.rooms.closed
            for number in sorted(numbers):
                await self.refresh(number)
        except Failed as error:
            raise Failed("club-cannot-look") from error

    def visible_to(self, visitor: Visitor) -> list[Room]:
        """Return a person's own and accessible tables that are not over, oldest first."""
        return [room for room in self.rooms.values() if self.is_visible(room, visitor)]

    def is_visible(self, room: Room, visitor: Visitor) -> bool:
        """Tell whether a table is not over, and a person's own or accessible."""
        return not room.over and (room.has(visitor.account.id) or self.may_enter(room, visitor))

    def may_enter(self, room: Room, visitor: Visitor) -> bool:
        """Tell whether a person has access to a table, to sit down or to watch."""
        relations = self.presence.relations.get(room.listed.opener, {})
        if relations.get(visitor.account.id) == "block":
            return False
        return fits(room.listed, visitor.account, (who for who, kind in relations.items() if kind == "friend"))

    async def gather(
        self, visitor: Visitor, setup: Setup, access: Access, contest: Contest | None = None, after: Room | None = None
    ) -> Room:
        """Open a table, or a tournament. Raises Refused if its opener has too many.

        The players of the table `after` which it comes are invited; if one of them has opened it already, that table is
        returned.
        """
        opened = [room.counted for room in self.rooms.values() if not room.listed.tournament]
        if not at_once(self.limits.tables, visitor.counted, opened):
            raise Refused("club-too-many-tables", most=self.limits.tables.member)
        invited = after.plays() if after is not None else set()
        before, setup_kept = after.number if after is not None else 0, kept(setup, contest)
        gathers = self.store.tables.gather(visitor.account, access, setup_kept, before, invited)
        number, new = await self._opening.of(gathers)
        if not new:
            await self.refresh(number)
        elif number not in self.rooms:
            chairs = (Chair(visitor.account.id, visitor.name),)
            listed = Listed(number, visitor.account.id, access, setup_kept, None, chairs, frozenset(invited), False)
            self.rooms[number] = Room(listed, setup, post=self.post, opened_by=visitor.counted, contest=contest)
            self.presence.tell_of_table(self.rooms[number], self.may_enter)
        if number not in self.rooms:
            raise Refused("club-cannot-open" if number in self.rooms.closed else CLOSED, number=number)
        return self.rooms[number]

    async def sit_down(self, room: Room, visitor: Visitor) -> None:
        """Let somebody sit down at a table that gathers. Raises Refused."""
        async with room.lock:
            sits = room.begun.is_set() and room.has(visitor.account.id)
            decided: Decided = "done"
            if not sits:
                if not self.may_enter(room, visitor):
                    raise Refused("club-not-invited")
                decided = await self.store.tables.take_chair(room.number, visitor.account, room.most_persons)
            await self.read(room)
            if room.is_gone or self.rooms.get(room.number) is not room:
                if decided == "done" and not sits:
                    await self.store.tables.leave_chair(room.number, visitor.account.id)
                visitor.stay.losses.add(loss_of(room, room.why).mark)
                raise room.refusal()
        if decided != "done":
            raise Refused(_NOT_SEATED[decided], number=room.number, typed=str(room.number))

    async def get_up(self, room: Room, visitor: Visitor) -> bool:
        """Let somebody get up from a table that gathers; the last one closes it.

        Return False if they stay: the game has begun, or they sit there by another connection, too.
        """
        person = visitor.account.id
        async with room.lock:
            elsewhere = any(other.account.id == person for other in room.visitors if other is not visitor)
            if elsewhere or room.begun.is_set():
                return room.begun.is_set() and not room.has(person)  # a standby may have lost their chair
            decided = await self.store.tables.leave_chair(room.number, person)
            if decided == "closed" and len(room.visitors) < 2:
                self.rooms.drop(room)
            else:
                await self.read(room)
        return decided != "begun" or not room.has(person)

    async def close_table(self, room: Room, besides: Visitor | None = None) -> None:
        """End a table without a result, or a tournament with its tables, and tell its people, besides one."""
        await self.store.tables.close(room.number)
        self.closed_elsewhere(room.number, besides=besides)
        self.meanwhile.happened(room.number)

    async def close_abandoned(self) -> None:
        """End abandoned tables, again and again, by the clock of the store."""
        while True:
            await asyncio.sleep(self.abandoned_after / LOOKS)
            with suppress(Failed):  # the database is away: it is tried again
                await self.store.hosts.close_abandoned(self.abandoned_after)

    def _closed(self, room: Room) -> None:
        """Remove a closed table, and tell its people; of an abandoned one, tell the lobby."""
        if self.rooms.get(room.number) is room and room.listed.why == ABANDONED:
            for visitor in self.presence.hearers("lobby", 0, 0):
                if self.may_enter(room, visitor):
                    visitor.say(ABANDONED, number=room.number)
        self._remove(room, room.listed.why)

    def closed_elsewhere(self, number: int, phrase: str = CLOSED, besides: Visitor | None = None) -> None:
        """Remove a closed table, or a tournament with its tables, and tell its people why, besides one."""
        if (room := self.rooms.get(number)) is not None:
            self._remove(room, phrase, besides)

    def _remove(self, room: Room, phrase: str, besides: Visitor | None = None) -> None:
        """Remove a table, or a tournament with its tables, and tell its people why, besides one.

        Those of one that was removed already have been told.
        """
        if self.rooms.get(room.number) is room:
            for each in (room, *self.rooms.of(room)):
                each.say_here(phrase, besides, number=room.number)
                self._note_heard(each, {each.number, room.number})
            self.rooms.drop(room, phrase)

    def _note_heard(self, room: Room, tables: Collection[int]) -> None:
        """Note that those who sit at a table, and are there, have heard that these tables are closed."""
        for visitor in room.visitors:
            for number in tables if room.has(visitor.account.id) else ():
                self.meanwhile.hear(visitor.account.id, number)

    async def start(self, room: Room, language: str) -> None:
        """Begin the game of a table. Raises Refused."""
        async with room.lock:
            while not room.begun.is_set():
                await self._start(room, language)

    async def _start(self, room: Room, language: str) -> None:
        """Begin the game, or read the table again if its people have changed."""
        names = [chair.name for chair in room.chairs]
        head = await agreed_header(self.store, room.setup, names, language, self.seed())
        people = {seat: chair.person for seat, chair in enumerate(room.chairs)}
        seats = {person: seat for seat, person in people.items()}
        table = self._table(room, head, people)  # a game that fails at once is not kept
        if await self.store.tables.open(room.number, head, seats) != "done":
            await self.read(room)
            return
        chairs = tuple(replace(chair, seat=seats[chair.person]) for chair in room.chairs)
        room.listed = replace(room.listed, header=head, chairs=chairs)
        room.table = table
        room.await_those_here()
        room.begun.set()

    def _forgotten(self, table: int) -> None:
        """Free the worker of a dropped table."""
        if self.worker is not None:
            self.worker.forget(table)
