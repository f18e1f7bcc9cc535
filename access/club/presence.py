"""The people in a club, here and at its other hosts: their relations, and their talk with its hearers."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count, islice
from typing import Any, cast

from access.answers.words import LONGEST_TALK
from access.club.gate import UNKNOWN_ADDRESS, Evening, Rates, Sanction, Whom
from access.club.store.names import ear
from access.club.store.people import People
from access.club.store.sql import Account, Conflict, Relation, Whereabouts
from access.club.store.store import Store
from access.club.tables.room import Room
from access.club.tasks import Tasks, repeated
from access.club.visitor import MOST_WAITING, Channel, Visitor
from access.engine.table import NAME_LETTERS
from access.language.phrases import echo, normal
from access.language.texts import game_title
from access.storage import catalogue
from games.data import frozen
from games.refusals import Failed, Refused

MARKS = 2
"""The most marks over one letter."""
MOST_WORDS = (NAME_LETTERS + 1) // 2
"""The most words of a name."""
MOST_TOLD = 1000
"""The most told lines in the memory of a host."""


def cleaned(text: str) -> str:
    """Return talk as one line, without control characters and stacked marks."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_tellable(composed)).split())[:LONGEST_TALK].strip()


def _tellable(text: str) -> Iterator[str]:
    marks = 0
    for c in text:
        category = unicodedata.category(c)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z"):
            yield " "
        elif category[0] != "C" and marks <= MARKS:
            yield c


def split_name(typed: str, names: Iterable[str]) -> tuple[str, str]:
    """Return the name at the beginning of typed text, and the rest; without one, the first word and the rest.

    Names may have blanks, and are compared by `ear`.
    """
    words = typed.split()
    known = {ear(name): name for name in names}
    for length in range(min(len(words), MOST_WORDS), 0, -1):
        name = known.get(ear(" ".join(words[:length])))
        if name is not None:
            return name, " ".join(words[length:])
    return (words[0], " ".join(words[1:])) if words else ("", "")


def begun_by(typed: str, names: Iterable[str]) -> str:
    """Return the only name that begins with typed text; empty if there are none or several."""
    wanted = normal(typed)
    found = [name for name in names if wanted and normal(name).startswith(wanted)]
    return found[0] if len(found) == 1 else ""


@frozen
class Missed:
    """Missed talk: the names of its speakers, and the numbers of its lines."""

    names: tuple[str, ...]
    numbers: tuple[int, ...]


class Hearers:
    """The hearers of lines of talk at this host, until they are stored, by the numbers of the lines.

    Each host records its own hearers: the speaker's may not know yet that somebody has gone.
    """

    def __init__(self, people: People, tasks: Tasks) -> None:
        self._people, self._tasks = people, tasks
        self._told: dict[tuple[int, str], None] = {}
        """The told lines of this host, by number and text."""
        self._unstored: dict[int, set[int]] = {}
        """The unstored hearers of each line."""

    def is_new(self, number: int, text: str) -> bool:
        """Tell whether a line was not told here before: lines of this host come again as news."""
        if (number, text) in self._told:
            return False
        self._told[number, text] = None
        for old in list(islice(self._told, max(len(self._told) - MOST_TOLD, 0))):
            del self._told[old]
        return True

    def has(self, person: int, number: int) -> bool:
        """Tell whether a person is an unstored hearer of a line."""
        return person in self._unstored.get(number, ())

    def add(self, people: Iterable[int], numbers: Iterable[int]) -> None:
        """Note that people have heard lines, and store it in the background."""
        found = set(people)
        for number in numbers if found else ():
            self._unstored.setdefault(number, set()).update(found)
        self._tasks.once("hearers of talk", self._stored)

    async def store(self) -> None:
        """Store the unstored hearers. Raises Failed."""
        heard = {number: set(people) for number, people in self._unstored.items()}
        if heard:
            await self._people.hear(heard)
        for number, people in heard.items():
            left = self._unstored.pop(number, set()) - people
            if left:
                self._unstored[number] = left

    async def _stored(self) -> None:
        while self._unstored:
            await repeated(self.store)

    def forget(self) -> None:
        """Drop everything: after a failover other lines may have the numbers."""
        self._told.clear()
        self._unstored.clear()


STORED = 1.0, 4.0, 15.0, 40.0
"""Seconds until news by a former name are told anew, and then again: a host that is cut off posts late, or dies."""


class Presence:
    """The people of a club. `rooms` are the tables by number; `clock` returns seconds since 1970.

    `post` tells other hosts news; with None, it makes them look for changes. `comings` limits announced arrivals and
    departures.
    """

    def __init__(
        self,
        store: Store,
        rooms: Mapping[int, Room],
        clock: Callable[[], float],
        post: Callable[[Mapping[str, Any] | None], None],
        tasks: Tasks,
        comings: Rates,
    ) -> None:
        self._comings = comings
        self.store, self.rooms, self._clock, self._post, self._tasks = store, rooms, clock, post, tasks
        self.visitors: list[Visitor] = []
        self.elsewhere: tuple[Whereabouts, ...] = ()
        """The people at other hosts."""
        self.relations: dict[int, dict[int, Relation]] = {}
        """The relations of people who are here, and of openers of tables."""
        self._called: dict[int, set[str]] = {}
        """The names of members that this host may have told other hosts, by member."""
        self._learning = asyncio.Lock()
        """Held while relations are read or changed, so that older ones never replace newer ones."""
        self.evening = Evening(clock)
        self.heard = Hearers(store.people, tasks)
        self._sessions, self._looks = count(1), count(1)
        self._unwritten: list[Callable[[], Awaitable[None]]] = []
        self.missed = False
        """Whether the recorded places may be wrong: a write failed, or rows are gone."""

    async def arrive(self, visitor: Visitor) -> None:
        """Add a visitor, and announce them."""
        if visitor.account.id > 0:  # a guest waits for nothing, so nothing is decided about them meanwhile
            await self.know_again(visitor.account.id)  # they may have changed them at another host
            await self.store.people.change(visitor.account.id, seen=int(self._clock()))
        self._may_tell(visitor.account.id, visitor.name)
        visitor.relations = await self.know(visitor.account.id)
        self._tell_of("club-comes", visitor.account, visitor.counted)
        visitor.session = next(self._sessions)
        self.visitors.append(visitor)
        self._place(visitor)
        try:
            await self.look_again([visitor.account.id])  # they may have been banned or muted since the login
        except BaseException:
            self.leave(visitor)
            raise

    def leave(self, visitor: Visitor) -> None:
        """Remove a visitor, and announce their departure."""
        self.visitors.remove(visitor)
        self._tell_of("club-goes", visitor.account, visitor.counted)
        for room in self.rooms.values() if self.has_gone(visitor.account.id) else ():
            if room.table is not None and room.has(visitor.account.id):
                room.table.look_round()
        self._write(lambda: self._gone(visitor.account.id, visitor.session))

    async def _gone(self, person: int, session: int) -> None:
        await self.store.hosts.leave(session, person)
        if person > 0:
            await self.store.people.change(person, seen=int(self._clock()))

    def has_gone(self, person: int) -> bool:
        """Tell whether a person is a departed guest. A returning guest gets another number."""
        return person < 0 and person not in self._people_here()

    def _people_here(self) -> set[int]:
        return {visitor.account.id for visitor in self.visitors} | {each.person for each in self.elsewhere}

    def _tell_of(self, phrase: str, account: Account, whom: Whom) -> None:
        """Announce that somebody comes or goes, unless another connection of theirs stays."""
        if account.id in self._people_here() or not self._comings.allows(whom):
            return
        for other in self.visitors:
            wanted = other.settings.of("club.arrivals")
            is_friend = other.relations.get(account.id) == "friend"
            if other.hears(account.id) and (wanted == "on" or (wanted == "friends" and is_friend)):
                (other.call if other.is_free else other.say)(phrase, name=account.name)

    def heard_of(self, elsewhere: Sequence[Whereabouts]) -> None:
        """Set the people at other hosts, and announce their arrivals and departures."""
        before, after = ({each.person: each for each in some} for some in (self.elsewhere, elsewhere))
        self.elsewhere = ()
        for each in elsewhere:
            self._may_tell(each.person, each.name)
        for person in before.keys() ^ after.keys():
            each = before.get(person) or after[person]
            phrase = "club-goes" if person in before else "club-comes"
            self._tell_of(phrase, Account(person, each.name), Whom(member=person))
        self.elsewhere = tuple(elsewhere)

    def announce(self, room: Room, phrase: str, visitor: Visitor, now: bool = False, **facts: object) -> None:
        """Announce an arrival or departure at a table, within limits; at once with `now`."""
        if self._comings.allows(visitor.counted):
            room.say(phrase, visitor, visitor.account.id, now, name=visitor.name, **facts)

    def tell_of_table(self, room: Room, may_enter: Callable[[Room, Visitor], bool]) -> None:
        """Tell the lobby of a table that was opened just now and waits for people, within limits."""
        opener = room.listed.opener
        name = next((chair.name for chair in room.chairs if chair.person == opener), "")
        told = [each for each in self.hearers("lobby", 0, 0) if each.account.id != opener and each.hears(opener)]
        told = [each for each in told if may_enter(room, each)]
        if not (name and told) or room.begun.is_set() or room.listed.tournament:
            return
        for other in told if self._comings.allows(room.counted) else ():
            game = game_title(room.setup.game, other.language)
            facts = {"name": name, "number": room.number, "game": game, "contest": room.contest is not None}
            (other.call if other.is_free else other.say)("club-new-table", **facts)

    def hearers(self, kind: Channel, table: int, listener: int) -> list[Visitor]:
        """Return the audience of talk at this host: one person, a table, or the lobby."""
        if kind == "private":
            return [visitor for visitor in self.visitors if visitor.account.id == listener]
        if kind == "table":
            return list(self.rooms[table].visitors) if table in self.rooms else []
        at_tables = {visitor for room in self.rooms.values() for visitor in room.visitors}
        return [visitor for visitor in self.visitors if visitor not in at_tables]

    async def say(self, kind: Channel, table: int, by: Account, listener: int, said: str) -> None:
        """Record a line of talk, and tell it: here at once, at other hosts as news. Raises Failed."""
        self.hear(await self.store.people.say(kind, table, by, listener, said))

    def hear(self, said: Mapping[str, Any]) -> None:
        """Tell a recorded line of talk to its audience at this host, once."""
        number = said.get("number", 0)  # hosts of the version before told none
        if number and not self.heard.is_new(number, said["text"]):
            return
        for visitor in self.hearers(said["kind"], said["table"], said["listener"]):
            if visitor.account.id != said["speaker"] and not visitor.console.is_lost:
                self._hear(visitor, said, number)

    def _hear(self, visitor: Visitor, said: Mapping[str, Any], number: int) -> None:
        """Tell somebody a new line of talk, or hold it back while earlier talk is read for them."""
        is_at_table = said["kind"] == "table"
        if is_at_table and visitor.held_talk is not None:
            visitor.held_talk.append(said)
        elif not (is_at_table and (number, said["text"]) in visitor.known_talk):
            visitor.talked(said["kind"], said["speaker"], said["name"], said["text"])
            if is_at_table:
                visitor.known_talk.add((number, said["text"]))
            self.heard.add([visitor.account.id], [number] if number else [])

    def at_elsewhere(self, table: int) -> set[int]:
        """Return the numbers of the people at this table at other hosts."""
        return {each.person for each in self.elsewhere if each.table == table}

    def come_to(self, room: Room, visitor: Visitor) -> None:
        """Note that somebody is at a table."""
        room.visitors.append(visitor)
        visitor.table = room.known_as
        visitor.known_talk.clear()
        self._place(visitor)

    def go_from(self, room: Room, visitor: Visitor) -> None:
        """Note that somebody has left a table."""
        room.visitors.remove(visitor)
        room.await_nobody_gone()
        self.be_in_lobby(visitor)

    def be_in_lobby(self, visitor: Visitor) -> None:
        """Note that somebody is at no table."""
        visitor.table = 0
        self._place(visitor)

    def _place(self, visitor: Visitor) -> None:
        """Record the place of a visitor for other hosts."""
        placed = self._placed(visitor)
        self._write(lambda: self.store.hosts.place(*placed))

    def _write(self, work: Callable[[], Awaitable[None]]) -> None:
        """Write to the store in the background, one after the other."""
        self._unwritten.append(work)
        self._tasks.once("where people are", self._written)

    async def _written(self) -> None:
        while self._unwritten:
            try:
                await self._unwritten.pop(0)()
            except (Failed, Conflict):  # the database is away, or has forgotten this host
                self.missed = True
            except Exception:
                self.missed = True
                raise
        self._post(None)

    def write_again(self) -> None:
        """Write all places again if they may be wrong."""
        if self.missed:
            self.missed = False
            self._write(lambda: self.store.hosts.place_all([self._placed(visitor) for visitor in self.visitors]))

    def _placed(self, visitor: Visitor) -> tuple[int, Whereabouts]:
        room = self.room_of(visitor)
        return visitor.session, Whereabouts(visitor.account.id, visitor.name, room.number if room is not None else 0)

    async def compare(self) -> None:
        """Compare the places of all visitors with the store: a write that was given up may still have run."""
        written = await self.store.hosts.placed()
        if not self._unwritten and sorted(map(self._placed, self.visitors)) != sorted(written):
            self.missed = True

    async def settled(self) -> None:
        """Wait until the places of the people here are recorded, or the attempt has failed."""
        await self._tasks.ended("where people are")

    async def close(self) -> None:
        """Wait for the open writes."""
        await self.settled()
        with suppress(Failed):
            await self.heard.store()

    def room_of(self, visitor: Visitor) -> Room | None:
        """Return the table of a visitor, or None."""
        return next((room for room in self.rooms.values() if visitor in room.visitors), None)

    def is_at(self, person: int, table: int) -> bool:
        """Tell whether a person is at a table, or at one of this tournament, at any host.

        A closed table may be removed already.
        """
        tables = {table, *(number for number, room in self.rooms.items() if room.listed.tournament == table)}
        for visitor in [each for each in self.visitors if each.account.id == person]:
            if (room.number if (room := self.room_of(visitor)) is not None else visitor.table) in tables:
                return True
        return any(each.person == person and each.table in tables for each in self.elsewhere)

    def here(self, name: str) -> Visitor | None:
        """Return the newest connection of the person with this name."""
        return next((visitor for visitor in reversed(self.visitors) if ear(visitor.name) == ear(name)), None)

    def is_called(self, name: str, besides: int) -> bool:
        """Tell whether somebody else here has this name."""
        here = {(each.account.id, each.name) for each in self.visitors} | {(e.person, e.name) for e in self.elsewhere}
        return any(person != besides and ear(known) == ear(name) for person, known in here)

    def names_here(self) -> tuple[str, ...]:
        """Return the names of all people here, each once."""
        names = [visitor.name for visitor in self.visitors] + [each.name for each in self.elsewhere]
        return tuple(dict.fromkeys(names))

    def anybody(self, name: str) -> Whereabouts | None:
        """Return the place of the person with this name, here or at another host."""
        visitor = self.here(name)
        if visitor is None:
            return next((each for each in self.elsewhere if ear(each.name) == ear(name)), None)
        return self._placed(visitor)[1]

    async def blocks(self, person: int, other: int) -> bool:
        """Tell whether a person has blocked another one."""
        return (await self.know(person)).get(other) == "block"

    async def know_again(self, person: int) -> None:
        """Read the relations of a person again, if they are known here; those with guests are not in the store."""
        async with self._learning:
            if person in self.relations:
                known, stored = self.relations[person], await self.store.people.relations(person)
                fresh = {**stored, **{other: kind for other, kind in known.items() if min(person, other) < 0}}
                self.relations[person].clear()
                self.relations[person].update(fresh)

    def call(self, person: int, by: int, phrase: str, **facts: Any) -> None:
        """Tell a person a phrase at once, at all hosts, unless they ignore its sender."""
        self.call_here(person, by, phrase, **facts)
        self._post({"call": {"person": person, "by": by, "phrase": phrase, "facts": facts}})

    def call_here(self, person: int, by: int, phrase: str, **facts: Any) -> None:
        """Tell a person a phrase at once, at this host; the fact `game` is told by its title."""
        for visitor in self.visitors:
            if visitor.account.id == person and visitor.hears(by):
                told = {"game": game_title(catalogue.find(facts["game"]), visitor.language)} if "game" in facts else {}
                visitor.invite(phrase, **{**facts, **told})

    def tell_moderators(self, phrase: str, besides: int, **facts: Any) -> None:
        """Tell the moderators a phrase, at all hosts, besides one of them."""
        self.tell_moderators_here(phrase, besides, **facts)
        self._post({"moderators": {"phrase": phrase, "besides": besides, "facts": facts}})

    def tell_moderators_here(self, phrase: str, besides: int, **facts: Any) -> None:
        """Tell the moderators at this host a phrase, besides one of them."""
        for visitor in [each for each in self.visitors if each.account.keeps and each.account.id != besides]:
            visitor.say(phrase, **facts)

    def evening_account(self, name: str, origin: Whom = UNKNOWN_ADDRESS) -> Account:
        """Return an account for a guest, which is not stored. Its random number is unique at all hosts."""
        number = int.from_bytes(self.store.random_bytes(6), "big")
        return Account(-1 - number, name, "guest", muted_until=self.evening.until("mute", origin))

    async def named(self, name: str) -> Account:
        """Return the account with this name, of a member or a guest. Raises Refused if there is none."""
        found, other = self.here(name), self.anybody(name)
        account = found.account if found is not None else await self.store.people.by_name(name)
        if account is None and other is not None:
            account = Account(other.person, other.name, "guest")
        if account is None:
            raise Refused("club-nobody", name=echo(name))
        self._may_tell(account.id, account.name)
        return account

    async def look_again(self, people: Collection[int], after_failover: bool = False) -> None:
        """Apply changes of these accounts: banned and deleted people have to go, and visits that others have ended.

        After a failover somebody else may have the number of a lost account, so a new name means another person. Of two
        reads at once, the later one counts.
        """
        look, found = next(self._looks), await self.store.people.by_numbers(people)
        for person in people:
            self.called_now(person, found.get(person), after_failover)
        looked_at = [each for each in self.visitors if each.account.id in people and each.account.id > 0]
        for visitor in [each for each in looked_at if each.look < look]:
            visitor.look, account = look, found.get(visitor.account.id)
            is_renamed = account is not None and visitor.name != account.name
            if account is None or (is_renamed and after_failover):
                visitor.dismiss("club-out-gone")
            elif account.banned:
                visitor.dismiss("club-out-banned")
            elif account.stamp not in visitor.stamps:
                visitor.dismiss("club-out-anew")
            else:
                visitor.decided(account, self._clock())
                if is_renamed:
                    self._place(visitor)

    def _may_tell(self, person: int, name: str) -> None:
        """Note a name of a member, who may have another one by the time when others are told of them."""
        if person > 0:
            self._called.setdefault(person, set()).add(name)

    def called_now(self, person: int, account: Account | None, after_failover: bool = False) -> None:
        """Let nobody hear of a former name of a member, or of a deleted account: this host may have told it just now.

        After a failover somebody else may have the number, so a former name stays as it was told.
        """
        former = self._called.pop(person, set())
        if account is not None:
            self._may_tell(person, account.name)
        for name in former - {account.name if account is not None else ""}:
            if account is None or not after_failover:
                _ = self._tasks.start("former name", self._tell_anew(person, name))

    async def _tell_anew(self, person: int, former: str) -> None:
        for seconds in STORED:
            await asyncio.sleep(seconds)
            with suppress(Failed):  # the database is away: it is tried again
                await self.store.people.tell_anew(person, former)

    async def decide(self, order: Sanction, person: int) -> None:
        """Ban or mute a guest, and all guests of the same address, at all hosts. Raises Failed."""
        for visitor in [visitor for visitor in self.visitors if visitor.account.id == person]:
            mark = self.evening.mark(visitor.origin)
            until = self.evening.decide(order, mark)
            self._obey(order, visitor, until)
            if mark:
                self.decided(order, mark, until)
                await self.store.people.decide(order, mark, until)

    async def know_decisions(self) -> None:
        """Apply the stored bans and mutes of guests, after a start or a failover. Raises Failed."""
        self.evening.key = await self.store.first_value("evening-key", self.store.random_bytes(16).hex())
        for order, mark, until in await self.store.people.decisions():
            self.decided(cast(Sanction, order), mark, until)

    def decided(self, order: Sanction, mark: str, until: int) -> None:
        """Apply a ban or mute of an address."""
        self.evening.decide(order, mark, until)
        for visitor in [g for g in self.visitors if g.account.id < 0 and self.evening.mark(g.origin) == mark]:
            self._obey(order, visitor, until)

    def _obey(self, order: Sanction, visitor: Visitor, until: int) -> None:
        if order == "ban":
            visitor.dismiss("club-out-evening")
        else:
            visitor.decided(replace(visitor.account, muted_until=until), self._clock())

    def dismiss(self, person: int, phrase: str = "club-out-kicked") -> None:
        """Close all connections of a person at this host, after a phrase with the reason."""
        for visitor in self.visitors:
            if visitor.account.id == person:
                visitor.dismiss(phrase)

    async def recall(self, visitor: Visitor, table: int) -> Missed:
        """Repeat the earlier talk of a table to a returning player; return the missed part.

        Ignored people, banned members and departed guests are left out.
        """
        visitor.held_talk = []
        try:
            said = await self.store.people.talk_at(table, visitor.account.id, MOST_WAITING)
            names = await self._names_of({each.speaker for each in said if visitor.hears(each.speaker)})
        finally:
            held, visitor.held_talk = visitor.held_talk, None
        told = [each for each in said if each.speaker in names and each.line not in visitor.known_talk]
        for each in told:
            visitor.recall(names[each.speaker], each.text, each.age)
        visitor.known_talk.update(each.line for each in said)
        for meanwhile in held:
            self._hear(visitor, meanwhile, meanwhile.get("number", 0))
        missed = [each for each in told if not (each.was_heard or self.heard.has(visitor.account.id, each.number))]
        speakers = tuple(dict.fromkeys(names[each.speaker] for each in missed))
        return Missed(speakers, tuple(each.number for each in missed))

    def tell_missed(self, visitor: Visitor, missed: Missed) -> None:
        """Tell a visitor whose talk they have missed; from then on it counts as heard."""
        if missed.names:
            visitor.say("club-talk-missed", names=", ".join(missed.names), count=len(missed.names))
        self.heard.add([visitor.account.id], missed.numbers)

    async def _names_of(self, people: Collection[int]) -> Mapping[int, str]:
        """Return the names of these people, without banned members and departed guests."""
        members = [person for person in people if person > 0]
        found = (await self.store.people.by_numbers(members)) if members else {}
        guests = {each.person: each.name for each in self.elsewhere if each.person < 0}
        guests |= {each.account.id: each.name for each in self.visitors if each.account.id < 0}
        return {person: account.name for person, account in found.items() if not account.banned} | {
            person: name for person, name in guests.items() if person in people
        }

    async def know(self, person: int) -> dict[int, Relation]:
        """Return the relations of a person, and keep them; those of guests are not in the store."""
        if person < 0:
            return self.relations.setdefault(person, {})
        if person not in self.relations:
            async with self._learning:
                if person not in self.relations:
                    self.relations[person] = dict(await self.store.people.relations(person))
        return self.relations[person]

    async def relate(self, visitor: Visitor, other: int, kind: Relation | None) -> None:
        """Set the relation of a visitor to a person; one with a guest is not stored."""
        async with self._learning:
            if min(visitor.account.id, other) > 0:
                await self.store.people.relate(visitor.account.id, other, kind)
            visitor.relate(other, kind)
