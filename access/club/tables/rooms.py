"""A table of a club with its people, from gathering to the end of its game; and all tables that a host knows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from access.club.limits import NOWHERE, Whom
from access.club.store.records import CLOSED, Chair, Listed
from access.club.tables.table import ClubTable
from access.club.visitor import Visitor
from access.engine.batches import same_game
from access.engine.journal import Header
from access.play.setup import Setup
from access.play.tournament import ADVANCE, SIZE
from games.data import frozen

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
        self.cannot_open: Callable[[int, str], None] = lambda table, why: None
        """Called with the number of a table that cannot be loaded, and the reason."""

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
        """Keep a table closed until the next start."""
        self.closed.add(number)
        self.cannot_open(number, why)

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
