"""Talk of a club in virtual time: people at tables and in the lobby, at hosts that die, or are cut off from the database.

Everybody who may hear a line hears it once: at once, or on coming back to the table, or right after sitting down there.
What is held is listed in `check` and in `hears`. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
from contextlib import suppress

from people_simulation import MANY
from shared_store import store_on
from world import ClubWorld, Host, Person, by_name

from access.club.gate import Limits
from access.club.store.people import SINCE_SEATED
from access.club.visit.commands import ClubCommands
from access.club.visitor import MOST_WAITING, Identity, Visitor
from access.dialogue.entries import Talked
from access.storage import catalogue
from games.refusals import Failed, Refused

PEOPLE = 6
TABLES = {1: (1, 2, 3, 4), 2: (3, 4, 5)}
"""Who sits at each table from the start; the last person watches."""
GATHERS = 2
"""The table at which others sit down during the evening."""
EVENING, SETTLES = 90.0, 40.0
CALM = 12.0
"""Seconds in which talk reaches everybody, once nothing fails any more."""
LANDS = 5.0
"""Seconds in which whatever was given up lands, such as a ban."""
LATE = 25.0
"""Seconds until it is stored that somebody has heard a line, unless their host is cut off or dies."""


# Rules that are left out -----------------------------------------------------------------------------------------------


def heard_as_the_speaker_knows(host):
    """Whom the host of the speaker thinks to be there counts as a hearer, though they may have gone."""
    presence, say = host.club.presence, host.club.presence.say

    async def said(kind, table, by, listener, text):
        there = presence.at_elsewhere(table)
        keep = host.store.people.say

        async def kept(*given):
            told = await keep(*given)
            presence.heard.add(there, [told["number"]])
            return told

        host.store.people.say = kept
        try:
            await say(kind, table, by, listener, text)
        finally:
            host.store.people.say = keep

    presence.say = said


def hearers_unstored(host):
    """It is not stored who has heard a line."""
    host.club.presence.heard.add = lambda people, numbers: None


def hearers_stored_once(host):
    """Hearers that the database did not take are forgotten."""
    hearers = host.club.presence.heard

    async def once():
        heard, hearers._unstored = hearers._unstored, {}
        with suppress(Failed):
            await host.store.people.hear(heard)

    hearers.store = once


def own_news_told_again(host):
    """A host tells its own lines again when they come as news."""
    host.club.presence.heard.is_new = lambda number, text: True


def recalled_and_told(host):
    """A line that was repeated to somebody who is back is told again when it comes as news."""
    host.forgets_known = True


def own_news_unheard(host):
    """A host does not hear its own lines, though it may not know that they were recorded."""
    hosts = host.store.hosts
    host.store.people._note = lambda **what: (
        hosts._told(hosts.host, what, None) if "talk" in what else hosts.note(**what)
    )


def told_before_recorded(host):
    """A line is told to those here before it is recorded."""
    presence, say = host.club.presence, host.club.presence.say

    async def said(kind, table, by, listener, text):
        for visitor in presence.hearers(kind, table, listener):
            if visitor.account.id != by.id:
                visitor.talked(kind, by.id, by.name, text)
        presence.hear, hear = lambda talk: presence.heard.is_new(talk["number"], talk["text"]), presence.hear
        try:
            await say(kind, table, by, listener, text)
        finally:
            presence.hear = hear

    presence.say = said


def heard_before_told(host):
    """Talk counts as heard when it is read for somebody who is back, before they are told."""
    presence, recall = host.club.presence, host.club.presence.recall

    async def recalled(visitor, table):
        missed = await recall(visitor, table)
        presence.heard.add([visitor.account.id], missed.numbers)
        return missed

    presence.recall = recalled


def strangers_hear(host):
    """Talk to a table is heard in the whole club."""
    presence, hearers = host.club.presence, host.club.presence.hearers
    presence.hearers = lambda kind, table, listener: (
        list(presence.visitors) if kind == "table" else hearers(kind, table, listener)
    )


def whispers_are_heard(host):
    """What is told to one person is heard in the lobby."""
    presence, hearers = host.club.presence, host.club.presence.hearers
    presence.hearers = lambda kind, table, listener: (
        hearers("lobby", 0, 0) if kind == "private" else hearers(kind, table, listener)
    )


def ignored_are_heard(host):
    """Who is ignored is heard all the same."""
    host.hears_all = True


def relations_as_known(host):
    """Whoever comes in has the relations that this host knows, though they may have changed them at another one."""
    presence, arrive = host.club.presence, host.club.presence.arrive

    async def nothing(person):
        pass

    async def arrives(visitor):
        again, presence.know_again = presence.know_again, nothing
        try:
            await arrive(visitor)
        finally:
            presence.know_again = again

    presence.arrive = arrives


def banned_are_recalled(host):
    """What a banned member has said is repeated."""
    people = host.store.people.by_numbers
    presence = host.club.presence

    async def names(numbers):
        return {number: account.name for number, account in (await people(numbers)).items()}

    presence._names_of = names


def since_the_next_second(host):
    """Whoever sits down in a second of talk reads what comes after that second."""
    _recalls(host, "at > since")


def said_before_is_recalled(host):
    """Whoever sits down reads what was said in that second, also before."""
    _recalls(host, "at >= since")


def _recalls(host, which):
    """Let the talk of a table that is read be what fits this condition."""
    one = host.store.database.one

    async def read(text, *values):
        return await one(text.replace(SINCE_SEATED, which), *values)

    host.store.database.one = read


DEFECTS = by_name(
    heard_as_the_speaker_knows,
    hearers_unstored,
    hearers_stored_once,
    own_news_told_again,
    recalled_and_told,
    own_news_unheard,
    told_before_recorded,
    heard_before_told,
    strangers_hear,
    whispers_are_heard,
    ignored_are_heard,
    relations_as_known,
    banned_are_recalled,
    since_the_next_second,
    said_before_is_recalled,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class TalkHost(Host):
    """A host whose people talk. `troubled` is when it was last cut off, or killed."""

    hears_all = forgets_known = False

    def __init__(self, world):
        super().__init__(world)
        self.club.counts.talk = self.club.counts.invitations = self.club.counts.comings = Unlimited()
        self.club.limits = Limits(talk=MANY)
        self.commands = ClubCommands(self.club)

    @property
    def is_troubled(self):
        return self.store.database.cut or not self.lives


class Unlimited:
    """Allows everything."""

    def allows(self, whom):
        return True


class Talker(Person):
    """Somebody who comes to any host, sits down at a table of theirs, talks, and goes."""

    def __init__(self, world, number):
        super().__init__(world, number)
        self.is_at_page = False
        self.tables = [table for table, people in TABLES.items() if number in people]
        self.heard_lines, self.ignores, self.unsure_of = {}, set(), set()
        """When and where each line was heard; who is ignored for certain, and of whom that is not known."""

    def _visitor(self, host):
        visitor = Visitor(Identity("member", self.account), self.world.terminal(), "en", host.club.keep_settings, None)
        tell = visitor.tell

        def told(entry, now=False):
            if isinstance(entry, Talked):
                self.world.hears(self, host, visitor, entry)
            tell(entry, now)

        visitor.tell = told
        if host.hears_all:
            visitor.hears = lambda other: True
        return visitor

    async def _visit(self, host, visitor):
        await host.club.presence.arrive(visitor)
        for _ in range(self.chance.randrange(1, 5)):
            await asyncio.sleep(self.chance.random() * 2)
            if not host.lives or visitor.console.is_lost:
                return
            fate = self.chance.random()
            with suppress(Refused):
                if fate < 0.15 and GATHERS not in self.tables:
                    await self._sits_down(host, visitor)
                elif fate < 0.6:
                    await self.at_table(host, visitor, self.chance.choice(self.tables or list(TABLES)))
                elif fate < 0.75:
                    await self.say(host, visitor)
                elif fate < 0.9:
                    await self._whisper(host, visitor)
                else:
                    await self._ignore(host, visitor)

    async def _sits_down(self, host, visitor):
        """Sit down at the table that gathers. Raises Refused."""
        await host.club.sit_down(host.club.rooms[GATHERS], visitor)
        if host.lives:
            self.tables.append(GATHERS)
            await self.at_table(host, visitor, GATHERS)

    async def at_table(self, host, visitor, number, stays=None):
        """Come back to a table, hear what was said meanwhile, talk, and go; `stays` is what is done there instead."""
        presence, room = host.club.presence, host.club.rooms[number]
        presence.come_to(room, visitor)
        try:
            if number in self.tables:
                await self._hear_missed(host, visitor, number)
            if host.lives and stays:
                await stays()
            for _ in range(0 if stays else self.chance.randrange(4)):
                await asyncio.sleep(self.chance.random() * 3)
                if host.lives and self.chance.random() < 0.4:
                    await self.say(host, visitor)
            if not stays and self.chance.random() < 0.2:
                await self._sit_long(host, visitor, number)
        finally:
            presence.go_from(room, visitor)

    async def _sit_long(self, host, visitor, number):
        """Stay at a table until everything that was said there at first has come, also what nobody knows to be recorded."""
        began = self.world.now()
        await asyncio.sleep(2 * LATE)
        if host.lives and self.world.troubled.get(host, 0) < began and not visitor.console.is_lost:
            self.world.check_stay(self, number, began + 1, self.world.now() - LATE)

    async def _hear_missed(self, host, visitor, number):
        banned = self.world.banned()
        missed = await host.club.presence.recall(visitor, number)
        banned &= self.world.banned()
        if host.forgets_known:
            visitor.known_talk.clear()
        await asyncio.sleep(self.chance.random())  # the seat is taken
        if host.lives and not visitor.console.is_lost:
            for line in missed.numbers:
                self.world.hears_missed(self, host, line, banned)
            host.club.presence.tell_missed(visitor, missed)

    async def say(self, host, visitor):
        """Say something to the table, or in the lobby."""
        room = host.club.presence.room_of(visitor)
        await self._talks(host, visitor, "say", "", room.number if room is not None else 0, 0)

    async def _whisper(self, host, visitor):
        other = self.chance.randrange(1, PEOPLE + 1)
        await self._talks(host, visitor, "tell", f"P{other}q ", 0, other)

    async def _talks(self, host, visitor, command, before, table, listener):
        text = f"{self.account.id} at {self.world.now():.3f}"
        self.world.lines[text] = self.account.id, table, listener
        await host.commands.do(visitor, command, before + text)
        if host.lives:
            self.world.recorded.add(text)

    async def _ignore(self, host, visitor):
        other = self.chance.choice([each for each in range(1, PEOPLE + 1) if each != self.account.id])
        self.unsure_of.add(other)
        await host.commands.do(visitor, "ignore", f"P{other}q")
        if host.lives:
            self.unsure_of.discard(other)
            self.ignores.discard(other)
            if visitor.relations.get(other) == "ignore":
                self.ignores.add(other)
            self.world.ignored.add((self.account.id, other))


class TalkWorld(ClubWorld):
    """Hosts, people who talk, and a keeper who bans one of them now and then."""

    kind, defects, fails = TalkHost, DEFECTS, False

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.lines, self.recorded = {}, set()
        """The speaker, table and listener of each line; those of which the speaker knows that they are recorded."""
        self.ignored = set()
        """Who has ever ignored whom."""
        self.troubled = {}
        """When each host was cut off last, also while it still is."""

    async def evening(self):
        self._register(PEOPLE)
        with self._founding() as store:
            await self._gathered(store, TABLES, catalogue.find("words"))
        self.hosts = [await self._opened() for _ in range(3)]
        self.people = [Talker(self, number) for number in range(1, PEOPLE + 1)]
        await self._passes(
            [], [*(person.live for person in self.people), self._kills, self._cuts, self._bans], EVENING, LANDS
        )
        await self._lift()
        await asyncio.sleep(SETTLES)
        for table in TABLES:
            await self._all_come_back(table)
        self.check()

    def banned(self):
        """The people who are banned now."""
        return {person for (person,) in self.server.rows("SELECT id FROM people WHERE banned = 1")}

    async def _bans(self):
        store = store_on(self.server)
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 15))
            person = self.chance.randrange(1, PEOPLE)
            with suppress(Failed):
                await store.people.change(person, banned=1)
            await asyncio.sleep(self.chance.random() * 10)
            with suppress(Failed):
                await store.people.change(person, banned=0)

    async def _lift(self):
        for person in range(1, PEOPLE + 1):
            await store_on(self.server).people.change(person, banned=0)

    async def _all_come_back(self, table):
        """Let all whose seats are at a table come back, and each say something there."""
        people = [person for person in self.people if table in person.tables]
        before = set(self.recorded)
        all_here = asyncio.Barrier(len(people))
        await asyncio.gather(*(self._comes_back(person, table, all_here) for person in people))
        for text in self.recorded - before:
            for person in people:
                if self._may_hear(person, self.lines[text][0]):
                    assert text in person.heard_lines, "was at the table, and did not hear a line"

    async def _comes_back(self, person, table, all_here):
        host = self.some_host()
        visitor = person._visitor(host)
        await host.club.presence.arrive(visitor)

        async def stays():
            await all_here.wait()
            await asyncio.sleep(CALM)
            await person.say(host, visitor)
            await asyncio.sleep(CALM)

        await person.at_table(host, visitor, table, stays)
        person._go(host, visitor)

    # What is held

    def hears(self, person, host, visitor, talked):
        """A line is heard by those alone who may, and once."""
        by, table, listener = self.lines[talked.text]
        if not host.lives:
            return
        assert by != person.account.id, "heard what they have said themselves"
        assert by not in person.ignores - person.unsure_of, "heard somebody whom they ignore"
        at = host.club.presence.room_of(visitor)
        if listener:
            assert (talked.kind, listener) == ("private", person.account.id), "heard what was told to somebody else"
        else:
            assert (at.number if at is not None else 0) == table, "heard what was said elsewhere"
        if talked.text in person.heard_lines:
            when, where = person.heard_lines[talked.text]
            # in the lobby, and beside a table, nothing is repeated: whoever comes from another host is told what is late
            assert table not in person.tables, "heard twice"
            assert where is not host, "heard twice at one host"
            assert self.now() - when < LATE, "heard twice, and long ago"
        person.heard_lines[talked.text] = self.now(), host

    def hears_missed(self, person, host, number, banned):
        """What was said while somebody was away is told once they are back, unless they have heard it."""
        ((text, table),) = self.server.rows(f'SELECT said, "table" FROM talk WHERE id = {number}')
        by = self.lines[text][0]
        assert table in person.tables, "missed what was said at a table of others"
        assert by not in banned, "was told what a banned member has said"
        assert by not in person.ignores - person.unsure_of, "missed somebody whom they ignore"
        assert text in self._said_since(person, table), "missed what was said before they sat down"
        if text in person.heard_lines:
            when, where = person.heard_lines[text]
            assert where.is_troubled or where in self.troubled or self.now() - when < LATE, (
                "missed what they have heard"
            )
        person.heard_lines[text] = self.now(), host

    def _said_since(self, person, table):
        """The talk that was recorded at a table since somebody sat down there."""
        said = []
        for _, text, *found in self.server.history:
            values = found[0] if found else ()
            if text.startswith("INSERT INTO talk") and values[0] == table:
                said.append(values[3])
            elif text.startswith("INSERT INTO chairs") and values[:2] == [table, person.account.id]:
                said.clear()
        return set(said)

    def check_stay(self, person, table, began, ended):
        """Whoever was at a table all the time has heard what was said there."""
        at = f"at > {began} AND at < {ended}"
        for text, by in self.server.rows(f'SELECT said, speaker FROM talk WHERE "table" = {table} AND {at}'):
            if self._may_hear(person, by):
                assert text in person.heard_lines, "was at the table, and did not hear what was recorded"

    def _may_hear(self, person, by):
        return by != person.account.id and (person.account.id, by) not in self.ignored | {
            (person.account.id, other) for other in person.unsure_of
        }

    def check(self):
        """Raise AssertionError unless all have heard what was said at their tables, and it is stored that they have."""
        rows = self.server.rows('SELECT said, "table", speaker, heard FROM talk WHERE listener = 0 ORDER BY id')
        stored = {text for (text,) in self.server.rows("SELECT said FROM talk")}
        assert self.recorded <= stored, "said, and not recorded"
        for person in self.people:
            assert set(person.heard_lines) <= stored, "heard what is not recorded"
            for table in person.tables:
                since = self._said_since(person, table)
                others = [row for row in rows if row[0] in since and row[2] != person.account.id]
                for text, _, by, heard in others[-MOST_WAITING:]:
                    if self._may_hear(person, by):
                        assert text in person.heard_lines, "never heard what was said while they were away"
                        assert str(person.account.id) in heard.split(), (
                            "it is not stored that somebody has heard a line"
                        )

    async def _cuts(self):
        """Remember which hosts were cut off."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 15))
            host, seconds = self.chance.choice(self.hosts), self.chance.random() * 10
            self.troubled[host] = self.now() + seconds
            self.server.faults += 1
            line = host.store.database
            line.cut = True
            try:
                await asyncio.sleep(seconds)
            finally:
                line.cut = not host.lives
