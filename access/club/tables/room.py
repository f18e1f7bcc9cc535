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
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from itertools import islice
from typing import Any

from access.club.gate import UNKNOWN_ADDRESS, Whom
from access.club.log import extra
from access.club.store.hosts import Hosts
from access.club.store.sql import CLOSED, Chair, Listed, Loss, Outcome, Unheard
from access.club.store.tables import Tables
from access.club.tables.table import ClubTable
from access.club.tasks import AGAIN, Tasks, repeated
from access.club.visitor import Visitor
from access.engine.batches import same_game
from access.engine.journal import Header
from access.engine.table import Participant, participants_from_json
from access.play.faults import GameFault
from access.play.new_game import Setup
from access.play.tournament import ADVANCE, SIZE, Note, Plan, Rounds
from access.storage import catalogue
from games.data import frozen
from games.refusals import Refused

log = logging.getLogger(__name__)
MOST_CLUB_BOTS = 9
"""The most bots at a table."""
MOST_PLAYERS = 100
"""The most players of a tournament."""


@frozen
class Contest:
    """The agreement of a tournament: the players of a table, and how many of them advance to the next round."""

    size: int = SIZE
    advance: int = ADVANCE


@frozen
class Entrants:
    """The players of a tournament, the account numbers of its persons by name, and its language."""

    participants: tuple[Participant, ...]
    people: Mapping[str, int]
    language: str

    def line(self) -> str:
        """Return them as JSON for the store."""
        players = [participant.to_json() for participant in self.participants]
        return json.dumps({"players": players, "people": dict(self.people), "language": self.language})

    @classmethod
    def of(cls, line: str) -> Entrants:
        """Return the entrants of the JSON of the store."""
        kept = json.loads(line)
        return cls(participants_from_json(kept["players"]), kept["people"], kept["language"])

    def plan(self, contest: Contest) -> Plan:
        """Return the plan of the tournament."""
        return Plan(self.participants, contest.size, contest.advance, self.language)


def won_by(listed: Listed, outcomes: Mapping[str, Outcome]) -> str | None:
    """Return the name of the winner of a tournament by the results of its tables; None if nobody has won it."""
    _, contest = setup_of(listed.setup)
    if contest is None or not outcomes:
        return None
    last = played(listed, contest, outcomes)[-1][0]
    return last.ranking[0][0].name if last.final and last.needed is None else None


def played(listed: Listed, contest: Contest, outcomes: Mapping[str, Outcome]) -> Rounds:
    """Return the rounds of a tournament by the results of its tables."""
    totals = {name: each.outcome["totals"] for name, each in outcomes.items() if each.outcome}
    left = [name for name, each in outcomes.items() if each.abandoned]
    return Entrants.of(listed.plan).plan(contest).rounds(totals, left)


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
    opened_by: Whom = UNKNOWN_ADDRESS
    """Its opener for limits; unknown after a restart."""
    contest: Contest | None = None
    """The agreement of a tournament, for which people gather as at a table; its games have tables of their own."""
    has_changed: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced, when a tournament has changed."""
    finished: bool = False
    """Whether it was ended without a result, or its tournament is over."""
    why: str = CLOSED
    """The phrase that has told its people why it was removed, if it was."""

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
    def most_persons(self) -> int:
        """The most persons besides its bots."""
        most = self.setup.game.most_seats if self.contest is None else MOST_PLAYERS
        return most - (self.setup.bots or 0)

    @property
    def over(self) -> bool:
        """Whether its game or tournament is over, or was ended."""
        return self.finished or (self.table is not None and self.table.over)

    @property
    def is_gone(self) -> bool:
        """Whether it was ended without a result, or soon will be, and its people have heard why."""
        return self.finished or (self.table is not None and self.table.closed)

    def refusal(self) -> Refused:
        """Return the refusal for somebody who comes when it is gone."""
        return Refused(self.why, number=self.number)

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

    def say(self, phrase: str, besides: Visitor | None = None, by: int = 0, now: bool = False, **facts: object) -> None:
        """Tell everybody at the table a phrase, at all hosts; at once with `now`."""
        self.say_here(phrase, besides, by, now, **facts)
        self.tell_elsewhere(phrase, by, now, **facts)

    def tell_elsewhere(self, phrase: str, by: int = 0, now: bool = False, **facts: object) -> None:
        """Tell everybody at the table a phrase, at other hosts; at once with `now`."""
        self.post({"say": {"room": self.number, "phrase": phrase, "by": by, "facts": facts, "now": now}})

    def say_here(
        self, phrase: str, besides: Visitor | None = None, by: int = 0, now: bool = False, **facts: object
    ) -> None:
        """Tell everybody at the table a phrase, at this host, besides those who ignore the person it is about."""
        for visitor in [each for each in self.visitors if each is not besides and each.hears(by)]:
            (visitor.call if now else visitor.say)(phrase, **facts)


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
        log.error("table closed", extra=extra(table=number, why=why))

    def drop(self, room: Room, why: str = CLOSED) -> None:
        """Remove a table that was ended without a result, and send its people, who have heard why, to the lobby."""
        for child in self.of(room):
            self.drop(child, why)
        self._remove(room)
        room.finished, room.why = True, why
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


class Away:
    """Records in the background what people at this host have done or heard, for those who come back at any host.

    `visitors` returns the people at this host.
    """

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        self._hosts, self._tasks, self._visitors = hosts, tasks, visitors


class Returning(Away):
    """Records the people who leave their tables, and finds the table of somebody whose connection broke."""

    def __init__(self, hosts: Hosts, tasks: Tasks, visitors: Callable[[], Collection[Visitor]]) -> None:
        super().__init__(hosts, tasks, visitors)
        self._left: dict[int, int] = {}
        """The unrecorded departures: the token of each, by person."""

    def leave(self, visitor: Visitor) -> None:
        """Note that somebody has left their table of their own will, or has heard its end; record it meanwhile."""
        if visitor.stay.token:
            self._left[visitor.account.id], visitor.stay.token = visitor.stay.token, 0
        self._tasks.once("who has left", self._record)

    async def _record(self) -> None:
        while self._left:
            await repeated(self._record_one)

    async def _record_one(self) -> None:
        person, token = next(iter(self._left.items()))
        await self._hosts.leave_tables(person, token)
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
        await self._tasks.ended("who has left", AGAIN)


class Meanwhile(Away):
    """Tells people who are not at their table, once and at any host, that a bot has taken their seat or how it ended.

    `is_at` tells whether a person hears it at the table.
    """

    def __init__(
        self,
        hosts: Hosts,
        tasks: Tasks,
        visitors: Callable[[], Collection[Visitor]],
        is_at: Callable[[int, int], bool],
        tables: Tables,
    ) -> None:
        super().__init__(hosts, tasks, visitors)
        self._is_at, self._tables = is_at, tables
        self._heard: dict[Hearing, None] = {}
        """The latest hearings at this host, also those that are not recorded yet."""
        self._unrecorded: dict[Hearing, None] = {}
        self._happened: set[int] = set()
        """The tables at which something happened, and whose absent people were not told yet."""

    def happened(self, table: int) -> None:
        """Tell those at this host, soon, what happened at a table while they were not there."""
        self._happened.add(table)
        self._tasks.once("what happened meanwhile", self._tell_all)

    async def _tell_all(self) -> None:
        while self._happened:
            table = min(self._happened)
            await repeated(partial(self._tell_those_here, table))
            self._happened.discard(table)

    async def _tell_those_here(self, table: int) -> None:
        for each in await self._hosts.unheard_at(table):
            here = [other for other in self._visitors() if other.account.id == each.person]
            heard_by = next((other for other in reversed(here) if not other.console.is_lost), None)
            if heard_by is not None and not self._is_at(each.person, table):
                await self._tell(heard_by, each)

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

    async def tell(self, visitor: Visitor, what: Unheard) -> None:
        """Tell somebody what happened at their table: in the lobby at once, elsewhere with the next line.

        Raises Failed.
        """
        listed = await self._tables.table(what.table)
        if listed is None:
            return
        number = listed.tournament or listed.id
        lines: list[Note] = []
        if what.token:
            lines.append(("club-bot-for-you", {"number": number, "over": "yes" if what.is_over else "no"}))
        if what.is_over and not listed.tournament:  # a tournament tells its tables by itself
            lines += await self._end(visitor, listed)
        for phrase, told in lines:
            (visitor.say if visitor.table or visitor.is_in_game else visitor.call)(phrase, **told)

    async def _end(self, visitor: Visitor, listed: Listed) -> list[Note]:
        """Return the lines of the end of a table, with their facts."""
        kept = await self._tables.kept(listed.id)
        outcome = json.loads(kept.outcome) if kept is not None and kept.outcome is not None else None
        if listed.plan and outcome is not None:
            winner = won_by(listed, await self._tables.outcomes(listed))
            won: list[Note] = [("tournament-won", {"name": winner})] if winner is not None else []
            return [("club-tournament-over", {"number": listed.id}), *won]
        if listed.header is None or outcome is None:
            return [(listed.why, {"number": listed.id})]
        own = next((chair.seat for chair in listed.chairs if chair.person == visitor.account.id), None)
        winners = [seat for seat in outcome["winners"] if seat != own]
        told = {
            "number": listed.id,
            "game": catalogue.title_or_name(listed.header.game, visitor.language),
            "own": "yes" if own in outcome["winners"] else "no",
            "names": ", ".join(listed.header.names[seat] for seat in winners) or "none",
            "count": len(winners),
        }
        return [("club-over-meanwhile", told)]

    def hear(self, person: int, table: int) -> None:
        """Note that a person has heard at the table how its game ended."""
        self._heard[person, table, 0] = None
        self._record_soon([(person, table, 0)])

    def _record_soon(self, parts: Iterable[Hearing]) -> None:
        self._unrecorded |= dict.fromkeys(parts)
        self._tasks.once("what was heard", self._record)

    async def _record(self) -> None:
        while self._unrecorded:
            await repeated(self._record_one)
        for old in list(islice(self._heard, max(len(self._heard) - MOST_HEARD, 0))):
            del self._heard[old]

    async def _record_one(self) -> None:
        person, table, token = part = next(iter(self._unrecorded))
        if token:
            await self._hosts.hear_of_bot(person, table, token)
        else:
            await self._hosts.hear_end(person, table)
        del self._unrecorded[part]

    async def close(self) -> None:
        """Wait a second at most for what was heard and is not recorded."""
        await self._tasks.ended("what was heard", AGAIN)


class Losses(Away):
    """Tells people, once and at any host, what a standby that took over has lost of their tables."""

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
            recorded = repeated(lambda: self._hosts.lose(loss, people))
            _ = self._tasks.start(f"loss at table {loss.table}", recorded)

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
            if loss.mark in visitor.stay.losses:
                await self._hosts.hear_loss(visitor.account.id, loss.mark)


def loss_of(room: Room, phrase: str) -> Loss:
    """Return the loss of a table, or of its beginning; its mark is the same at all hosts."""
    begun = room.header.line() if room.header is not None else room.listed.plan
    mark = blake2b(f"{room.number} {room.listed.opener} {begun}".encode(), digest_size=12).hexdigest()
    return Loss(room.number, mark, phrase)


def phrase_of(error: Exception) -> str:
    """Return the phrase for the error that ended a table."""
    return "club-game-fault" if isinstance(error, GameFault) else "club-cannot-open"
