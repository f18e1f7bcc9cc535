"""A table of a club with its people, from gathering to the end of its game; and all tables that a host knows.

A host that is killed records nothing. So coming to a table is recorded, and leaving it of one's own will: an
interrupted table is found again, with what happened there meanwhile. A table whose game failed, or does not fit its
journal, is ended, and everybody there is told.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import islice
from typing import Any

from access.club.gate import NOWHERE, Whom
from access.club.log import facts
from access.club.store.hosts import Hosts
from access.club.store.records import CLOSED, Chair, Listed, Loss, Unheard
from access.club.store.tables import Tables
from access.club.tables.table import ClubTable
from access.club.tasks import Tasks
from access.club.visitor import Visitor
from access.engine.batches import same_game
from access.engine.journal import Header
from access.play.faults import GameFault
from access.play.setup import Setup
from access.play.tournament import ADVANCE, SIZE
from access.storage import catalogue
from games.data import frozen
from games.refusals import Failed, Refused

MOST_BOTS = 9
"""The most bots at a table."""
MOST_PLAYERS = 100
"""The most players of a tournament."""


@frozen
class Contest:
    """The agreement of a tournament: the players of a table, and how many of them advance to the next round."""

    size: int = SIZE
    advance: int = ADVANCE


class Opening:
    """The tables that are being opened at this host: news of the end of one may come before its number."""

    def __init__(self) -> None:
        self._count = 0
        self._over: set[int] = set()

    def is_over(self, listed: Listed) -> bool:
        """Tell whether a table without a room is over; while tables are being opened, note it."""
        if listed.over and self._count:
            self._over.add(listed.id)
        return listed.over

    async def of(self, gathers: Awaitable[tuple[int, bool]]) -> tuple[int, bool]:
        """Return the number of an opened table, and whether it is new and has not ended meanwhile."""
        self._count += 1
        try:
            number, new = await gathers
            return number, new and number not in self._over
        finally:
            self._count -= 1
            if not self._count:
                self._over.clear()


@dataclass(eq=False)
class Room:
    """A table with its people. `begun` is set when its game begins, which then has a `table`."""

    listed: Listed
    setup: Setup
    table: ClubTable | None = None
    visitors: list[Visitor] = field(default_factory=list)
    """The people at the table now: players, and others who watch."""
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while its state in the store is read or changed."""
    again: Room | None = None
    """The table at which its people play again."""
    post: Callable[[Mapping[str, object]], None] = lambda news: None
    """Tells other hosts something."""
    opened_by: Whom = NOWHERE
    """Its opener for limits; unknown after a restart."""
    contest: Contest | None = None
    """The agreement of a tournament, for which people gather as at a table; its games have tables of their own."""
    has_changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, when a tournament has changed."""
    finished: bool = False
    """Whether it was ended without a result, or its tournament is over."""

    @property
    def number(self) -> int:
        """Its number."""
        return self.listed.id

    @property
    def known_as(self) -> int:
        """The number of its tournament, or its own: people know it by this one."""
        return self.listed.tournament or self.number

    @property
    def header(self) -> Header | None:
        """The header of its game, once it has begun."""
        return self.listed.header

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The taken chairs, in the order in which people sat down; some of them may be away."""
        return self.listed.chairs

    @property
    def most(self) -> int:
        """The most players."""
        return self.setup.game.most_seats if self.contest is None else MOST_PLAYERS

    @property
    def most_persons(self) -> int:
        """The most persons besides its bots."""
        return self.most - (self.setup.bots or 0)

    @property
    def over(self) -> bool:
        """Whether its game or tournament is over, or was ended."""
        return self.finished or (self.table is not None and self.table.over)

    def is_table(self, listed: Listed) -> bool:
        """Tell whether this is the same table: after a failover another one may have its number."""
        return (self.listed.opener, self.listed.setup) == (listed.opener, listed.setup)

    def has_game_of(self, listed: Listed) -> bool:
        """Tell whether this is the same table, with the same game, or the tournament, if one has begun here."""
        has_game = self.table is None or same_game(self.table.header, listed.header)
        return self.is_table(listed) and has_game and not self.has_lost_beginning(listed)

    def has_lost_beginning(self, listed: Listed) -> bool:
        """Tell whether this is the same tournament, which has begun here, and not in the store: a standby took over."""
        return self.contest is not None and self.is_table(listed) and bool(self.listed.plan) and not listed.plan

    @property
    def counted(self) -> Whom:
        """Its opener for limits; the address of a guest is unknown after a restart."""
        return Whom(member=self.listed.opener) if self.listed.opener > 0 else self.opened_by

    def asks(self, person: int) -> bool:
        """Tell whether the game asks this person now."""
        asked = self.table.asked if self.table is not None else None
        return asked is not None and self.seat_of(person) == asked.seat

    def seat_of(self, person: int) -> int | None:
        """Return the seat of a person in the game; None if they have none."""
        return chair.seat if (chair := self.chair_of(person)) is not None else None

    def await_those_here(self) -> None:
        """Note at the beginning of the game that the people gathered here are about to sit down."""
        if self.table is not None:
            self.table.arriving = self._seats_here()

    def await_nobody_gone(self) -> None:
        """Note that gathered people who have left will not sit down."""
        if self.table is not None and not self.table.arriving <= (here := self._seats_here()):
            self.table.arriving &= here
            self.table.look_round()

    def _seats_here(self) -> set[int]:
        found = (self.seat_of(visitor.account.id) for visitor in self.visitors)
        return {seat for seat in found if seat is not None}

    def plays(self) -> set[int]:
        """Return the numbers of its persons."""
        return {chair.person for chair in self.chairs}

    def has(self, person: int) -> bool:
        """Tell whether a person sits there."""
        return any(chair.person == person for chair in self.chairs)

    def chair_of(self, person: int) -> Chair | None:
        """Return the chair of a person; None if they have none."""
        return next((chair for chair in self.chairs if chair.person == person), None)

    def has_lost(self, person: int) -> bool:
        """Tell whether somebody who sits there has deleted their account."""
        return any(chair.person == person and chair.is_deleted for chair in self.chairs)

    def names(self) -> tuple[str, ...]:
        """Return the names of its players, or of its people before the game."""
        return self.header.names if self.header is not None else tuple(chair.name for chair in self.chairs)

    def rename(self, table: ClubTable, header: Header) -> None:
        """Use new names of players, if a header has some."""
        if header.names != table.header.names:
            table.header = header
            for visitor in self.visitors:
                visitor.call_players(header.names)

    def call(self, phrase: str, besides: Visitor | None = None, by: int = 0, **facts: object) -> None:
        """Tell everybody at the table a phrase at once, at all hosts."""
        self.call_here(phrase, besides, by, **facts)
        self.tell_elsewhere(phrase, by, True, **facts)

    def call_here(self, phrase: str, besides: Visitor | None = None, by: int = 0, **facts: object) -> None:
        """Tell everybody at the table a phrase at once, at this host."""
        for visitor in self._hearers(besides, by):
            visitor.call(phrase, **facts)

    def say(self, phrase: str, besides: Visitor | None = None, by: int = 0, **facts: object) -> None:
        """Tell everybody at the table a phrase, at all hosts."""
        self.say_here(phrase, besides, by, **facts)
        self.tell_elsewhere(phrase, by, False, **facts)

    def tell_elsewhere(self, phrase: str, by: int = 0, now: bool = False, **facts: object) -> None:
        """Tell everybody at the table a phrase, at other hosts; at once with `now`."""
        self.post({"say": {"room": self.number, "phrase": phrase, "by": by, "facts": facts, "now": now}})

    def say_here(self, phrase: str, besides: Visitor | None = None, by: int = 0, **facts: object) -> None:
        """Tell everybody at the table a phrase, at this host."""
        for visitor in self._hearers(besides, by):
            visitor.say(phrase, **facts)

    def _hearers(self, besides: Visitor | None, by: int) -> list[Visitor]:
        """Return the people at the table here who hear about a person: those who do not ignore them."""
        return [visitor for visitor in self.visitors if visitor is not besides and visitor.hears(by)]


class Rooms(dict[int, Room]):
    """The tables that a host knows, by number. `forgotten` is called with the number of a removed one."""

    def __init__(self, forgotten: Callable[[int], None]) -> None:
        super().__init__()
        self._forgotten = forgotten
        self.closed: set[int] = set()
        """The numbers of tables that could not be loaded."""
        self.unread: set[int] = set()
        """The numbers of tables whose last reading has failed."""
        self._reading: list[int] = []
        """The numbers of the tables that are being read, each as often as it is."""
        self.heard_end: Callable[[int, int], None] = lambda person, table: None
        """Called with a person who was told at their table that it is closed, and its number."""

    def of(self, tournament: Room) -> list[Room]:
        """Return the tables of a tournament."""
        return [room for room in self.values() if room.listed.tournament == tournament.number]

    @contextmanager
    def reading(self, number: int) -> Iterator[None]:
        """Keep a table while it is read, and note it as unread if that fails.

        Its room may have been made by what the store had before: a standby may have lost the end of its game.
        """
        self._reading.append(number)
        try:
            yield
        except BaseException:
            self.unread.add(number)
            raise
        else:
            self.unread.discard(number)
        finally:
            self._reading.remove(number)

    def asked_at(self, person: int) -> list[Room]:
        """Return the tables of a person, first those at which they are asked."""
        mine = [room for room in self.values() if room.has(person) and not room.over]
        begun = {room.listed.tournament for room in mine}
        return sorted((room for room in mine if room.number not in begun), key=lambda room: not room.asks(person))

    def close_for_now(self, number: int, why: str) -> None:
        """Keep a table closed until the next start, and log why."""
        self.closed.add(number)
        log.error("table closed", extra=facts(table=number, why=why))

    def closed_elsewhere(self, number: int, phrase: str = CLOSED, besides: Visitor | None = None) -> None:
        """Remove a closed table, or a tournament with its tables, and tell its people why, besides one."""
        if (room := self.get(number)) is not None:
            for each in (room, *self.of(room)):
                each.say_here(phrase, besides, number=number)
                self.note_heard(each, {each.number, number})
            self.drop(room)

    def note_heard(self, room: Room, tables: Collection[int]) -> None:
        """Note that those who sit at a table, and are there, have heard that these tables are closed."""
        for visitor in room.visitors:
            for number in tables if room.has(visitor.account.id) else ():
                self.heard_end(visitor.account.id, number)

    def drop(self, room: Room) -> None:
        """Remove a table that was ended without a result, and send its people to the lobby."""
        for child in self.of(room):
            self.drop(child)
        self._remove(room)
        room.finished = True
        room.begun.set()
        room.has_changed.set()
        if room.table is not None:
            room.table.close()

    def forget(self, room: Room) -> None:
        """Remove a table that is over, once nobody is there, and unless it is being read."""
        if room.over and not room.visitors and room.number not in self._reading:
            self._remove(room)

    def _remove(self, room: Room) -> None:
        """Remove a room, unless a newer one has its number: a standby had lost its game."""
        if self.get(room.number) is room:
            del self[room.number]
            self._forgotten(room.number)


def kept(setup: Setup, contest: Contest | None) -> str:
    """Return the text of a setup."""
    found = {"game": setup.game.id, "bots": setup.bots, "level": setup.level, "options": setup.options}
    return json.dumps({**found, "tournament": contest and [contest.size, contest.advance]})


def setup_of(text: str) -> tuple[Setup, Contest | None]:
    """Return the setup of a text. Raises Refused if its game is missing."""
    found: dict[str, Any] = json.loads(text)
    contest = Contest(*found["tournament"]) if found.get("tournament") else None
    return Setup(catalogue.find(found["game"]), (), found["bots"], found["level"], dict(found["options"])), contest


AGAIN = 1.0
"""Seconds until the next attempt to record that somebody has left, or that a table is closed, after a failure."""
SILENT = 3
"""Seconds without a sign of life after which a person's connection at another host counts as lost."""
ANSWERS_GONE = "club-answers-gone"
"""The phrase for lost steps, which is told at their table."""
WATCHES = 1.5
"""Seconds in which another host must give a new sign of life: it gives one each second."""
MOST_HEARD = 1000
"""The most things heard at their tables that a host remembers."""
Hearing = tuple[int, int, int]
"""Something that a person has heard of a table: that a bot has taken the seat of a token; with 0, how it ended."""
LOOKS = 0.25
"""Seconds between two looks at a person's connections at other hosts."""


class Returning:
    """Records the people who leave their tables, and finds the table of somebody whose connection broke.

    `visitors` returns the people at this host.
    """

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors
        self._left: dict[int, int] = {}
        """The unrecorded departures: the token of each, by person."""
        self._recording: asyncio.Task[None] | None = None

    def leave(self, visitor: Visitor) -> None:
        """Note that somebody has left their table of their own will, or has heard its end; record it meanwhile."""
        if visitor.stay.token:
            self._left[visitor.account.id], visitor.stay.token = visitor.stay.token, 0
        if self._left and (self._recording is None or self._recording.done()):
            self._recording = self._tasks.start("who has left", self._record())

    async def _record(self) -> None:
        while self._left:
            person, token = next(iter(self._left.items()))
            try:
                await self._hosts.leave_tables(person, token)
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                if self._left[person] == token:
                    del self._left[person]

    async def table_of(self, visitor: Visitor) -> int:
        """Return the number of a person's interrupted table or tournament; 0 without one. Raises Failed."""
        person = visitor.account.id
        table, token = await self._hosts.stays_at(person) if person > 0 else (0, 0)
        has_left = token <= self._left.get(person, 0)
        return 0 if has_left or await self._is_there(visitor, table) else table

    async def _is_there(self, visitor: Visitor, table: int) -> bool:
        """Tell whether a person is at a table by another connection, at a host that gives a new sign of life."""
        person, first, alive = visitor.account.id, dict[str, int](), set[str]()
        others = [other for other in self._visitors() if other.account.id == person and other is not visitor]
        if any(other.table == table and not other.console.is_lost for other in others):
            return True
        now = asyncio.get_running_loop().time
        end, asked = 0.0, now()
        while there := await self._hosts.signs_at(person, table, SILENT):
            end = end or now() + WATCHES
            if alive & there.keys():
                return True
            alive = {host for host, seen in there.items() if first.setdefault(host, seen) != seen}
            if not alive and asked > end:
                return False
            await asyncio.sleep(LOOKS)
            asked = now()
        return False

    async def is_elsewhere(self, person: int, table: int) -> bool:
        """Tell whether a person is at a table or in a tournament at another host that has been alive lately."""
        return person > 0 and bool(await self._hosts.signs_at(person, table, SILENT))

    async def close(self) -> None:
        """Wait a second at most for unrecorded departures."""
        if self._recording is not None and not self._recording.done():
            await asyncio.wait((self._recording,), timeout=AGAIN)


class Meanwhile:
    """Tells people who are not at their table, once and at any host, that a bot has taken their seat or how it ended.

    `visitors` returns the people at this host, and `is_at` tells whether a person hears it at the table.
    """

    def __init__(
        self,
        hosts: Hosts,
        tasks: Tasks,
        visitors: Callable[[], Collection[Visitor]],
        is_at: Callable[[int, int], bool],
    ) -> None:
        self._hosts, self._tasks, self._visitors, self._is_at = hosts, tasks, visitors, is_at
        self.tell: Callable[[Visitor, Unheard], Awaitable[None]] = _nothing  # tells somebody what they have not heard
        self._heard: dict[Hearing, None] = {}
        """The latest hearings at this host, also those that are not recorded yet."""
        self._unrecorded: dict[Hearing, None] = {}
        self._recording: asyncio.Task[None] | None = None
        self._happened: set[int] = set()
        """The tables at which something happened, and whose absent people were not told yet."""
        self._telling: asyncio.Task[None] | None = None

    def happened(self, table: int) -> None:
        """Tell those at this host, soon, what happened at a table while they were not there."""
        self._happened.add(table)
        if self._telling is None or self._telling.done():
            self._telling = self._tasks.start("what happened meanwhile", self._tell_all())

    async def _tell_all(self) -> None:
        while self._happened:
            table = min(self._happened)
            try:
                for each in await self._hosts.unheard_at(table):
                    here = [other for other in self._visitors() if other.account.id == each.person]
                    heard_by = next((other for other in reversed(here) if not other.console.is_lost), None)
                    if heard_by is not None and not self._is_at(each.person, table):
                        await self._tell(heard_by, each)
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                self._happened.discard(table)

    async def tell_on_coming(self, visitor: Visitor, besides: Collection[int] = ()) -> None:
        """Tell somebody who comes in what happened at their tables, besides those to which they go now.

        Raises Failed.
        """
        for each in await self._hosts.unheard(visitor.account.id):
            if each.is_over or each.table not in besides:
                await self._tell(visitor, each)

    async def _tell(self, visitor: Visitor, what: Unheard) -> None:
        """Tell somebody the part that they have not heard, and record that they have. Raises Failed."""
        bot, end = (what.person, what.table, what.token), (what.person, what.table, 0)
        is_over, token = what.is_over and end not in self._heard, 0 if bot in self._heard else what.token
        left = replace(what, is_over=is_over, token=token)
        parts = [*([bot] if left.token else []), *([end] if left.is_over else [])]
        self._heard |= dict.fromkeys(parts)
        try:
            if parts:
                await self.tell(visitor, left)
        except BaseException:
            for part in parts:
                del self._heard[part]
            raise
        self._record_soon(parts)

    def hear(self, person: int, table: int) -> None:
        """Note that a person has heard at the table how its game ended."""
        self._heard[person, table, 0] = None
        self._record_soon([(person, table, 0)])

    def _record_soon(self, parts: Iterable[Hearing]) -> None:
        self._unrecorded |= dict.fromkeys(parts)
        if self._unrecorded and (self._recording is None or self._recording.done()):
            self._recording = self._tasks.start("what was heard", self._record())

    async def _record(self) -> None:
        while self._unrecorded:
            person, table, token = part = next(iter(self._unrecorded))
            hear = self._hosts.hear_of_bot(person, table, token) if token else self._hosts.hear_end(person, table)
            try:
                await hear
            except Failed:  # the database is away: it is tried again
                await asyncio.sleep(AGAIN)
            else:
                del self._unrecorded[part]
        for old in list(islice(self._heard, max(len(self._heard) - MOST_HEARD, 0))):
            del self._heard[old]

    async def close(self) -> None:
        """Wait a second at most for what was heard and is not recorded."""
        if self._recording is not None and not self._recording.done():
            await asyncio.wait((self._recording,), timeout=AGAIN)


async def _nothing(visitor: Visitor, what: Unheard) -> None:
    """Tell nothing."""


class Losses:
    """Tells people, once and at any host, what a standby that took over has lost of their tables."""

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors

    def steps(self, room: Room, mark: str, steps: int) -> None:
        """Note that steps of a game are lost, which the people at the table have heard."""
        self.note(room, Loss(room.number, mark, ANSWERS_GONE, steps))

    def note(self, room: Room, loss: Loss) -> None:
        """Note a loss that the people at a table have heard, and record it for all others who sit there."""
        for visitor in room.visitors:
            visitor.stay.losses.add(loss.mark)
        here = {visitor.account.id for visitor in room.visitors}
        people = {person: person in here for person in room.plays() if person > 0}
        if people:
            _ = self._tasks.start(f"loss at table {loss.table}", self._record(loss, people))

    async def _record(self, loss: Loss, people: Mapping[int, bool]) -> None:
        while True:
            with suppress(Failed):  # the database is away: it is tried again
                return await self._hosts.lose(loss, people)
            await asyncio.sleep(AGAIN)

    async def tell_those_here(self, people: Collection[int]) -> None:
        """Tell these people of their losses, if they are at this host. Raises Failed."""
        for visitor in [each for each in self._visitors() if each.account.id in people]:
            await self.tell(visitor)

    async def tell(self, visitor: Visitor) -> None:
        """Tell somebody the losses that they have not heard of: lost steps at their table, all others anywhere.

        Raises Failed.
        """
        losses = await self._hosts.losses(visitor.account.id) if visitor.account.id > 0 else ()
        for loss in losses:
            is_at_table = visitor.place is not None and visitor.stay.table == loss.table
            if loss.mark not in visitor.stay.losses and (is_at_table or loss.phrase != ANSWERS_GONE):
                visitor.stay.losses.add(loss.mark)
                visitor.say(loss.phrase, number=loss.table, count=loss.steps)
                await self._hosts.hear_loss(visitor.account.id, loss.mark)


log = logging.getLogger(__name__)
TABLE_GONE = "club-table-gone"


class Failing:
    """Ends failed and lost tables. `rooms` are all tables; `losses` tell those who are away."""

    def __init__(self, tables: Tables, tasks: Tasks, rooms: Rooms, losses: Losses) -> None:
        self._tables, self._tasks, self._rooms, self._losses = tables, tasks, rooms, losses

    def failed(self, room: Room, error: Exception) -> None:
        """Tell everybody at a table that it has failed, and end it."""
        phrase = phrase_of(error)
        if isinstance(error, GameFault):
            log.error("game failed", extra=facts(table=room.number, **error.told()))
            room.say_here(phrase, number=room.number)  # other hosts read it in the store
            self._rooms.note_heard(room, {room.number})
        else:
            self._rooms.close_for_now(room.number, type(error).__name__)
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
        self._losses.note(room, Loss(room.number, _mark(room), phrase))
        self._rooms.drop(room)

    def gone(self, room: Room) -> None:
        """Remove a table that a standby that took over has lost, and tell its people."""
        log.warning("table lost", extra=facts(table=room.number))
        self._rooms.closed_elsewhere(room.number, TABLE_GONE)
        self._losses.note(room, Loss(room.number, _mark(room), TABLE_GONE))

    async def _close(self, room: Room, why: str, for_good: bool) -> None:
        while for_good:
            with suppress(Failed):  # the database is away: it is tried again
                await self._tables.close(room.number, why=why)
                break
            await asyncio.sleep(AGAIN)
        self._rooms.drop(room)


def _mark(room: Room) -> str:
    """Return the mark of the loss of a table, or of its beginning, which is the same at all hosts."""
    begun = room.header.line() if room.header is not None else room.listed.plan
    return blake2b(f"{room.number} {room.listed.opener} {begun}".encode(), digest_size=12).hexdigest()


def phrase_of(error: Exception | None) -> str:
    """Return the phrase for the error that ended a table."""
    return "club-game-fault" if isinstance(error, GameFault) else "club-cannot-open"


def refusal(table: ClubTable | None, number: int) -> Refused:
    """Return the refusal for somebody who comes to a failed table."""
    return Refused(phrase_of(table.failure if table is not None else None), number=number)
