"""The people of a club in virtual time: bans, mutes, kicks, removals, new names and passphrases, and logins of browsers.

Moderators, a keeper and members decide at any host while hosts come and die, and calls to the database fail. Members talk,
gather at tables and play there; some delete their accounts, and somebody new comes. What is held is listed in `check`. Each
of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import count

from shared_store import store_on
from world import ClubWorld, Host, by_name, rewrite

from access.club.credentials import Renewal, kept_code
from access.club.gate import Gate, Limits, Share, Whom
from access.club.server import Serving
from access.club.store import keeper
from access.club.store.credentials import LASTS
from access.club.store.sql import Account, Statement
from access.club.understood import BREAK, NeedsMore
from access.club.visit.accounts import Accounts
from access.club.visit.commands import ClubCommands
from access.club.visitor import Identity, Visitor
from access.club.web.page import Page
from access.club.web.sessions import BrowserSession, Visits, mark_of
from access.play.new_game import Setup
from access.storage import catalogue
from games.refusals import Failed, Leave, Refused

MEMBERS, GUESTS, BROWSERS = 4, 4, 3
ADDRESSES = 2
EVENING, SETTLES = 120.0, 70.0
LAST = 4.0
"""The seconds before the end in which some come in anew, and the keeper decides about them."""
LOOKS = 5.0
DIES = 0.2
"""The chance of a host's death after a decision of a moderator."""
MANY = Share(*[10**6] * 4, 60)
TABLES = 3
"""The most open tables."""
STAND_IN_AFTER = EVENING + SETTLES - 5
"""Nobody can be away for so long; the time of the simulation begins at 0, so who is gone has been away for longer."""


# Rules that are left out -----------------------------------------------------------------------------------------------


def arrives_unlooked(host):
    """Whoever comes in is as they were when their login was looked at."""
    presence = host.club.presence

    async def arrive(visitor):
        visitor.relations = await presence.know(visitor.account.id)
        if visitor.account.id > 0:
            await host.store.people.change(visitor.account.id, seen=int(host.world.now()))
        visitor.session = next(presence._sessions)
        presence.visitors.append(visitor)
        presence._place(visitor)

    presence.arrive = arrive


def decided_here_alone(host):
    """A decision about a member is not told to other hosts."""
    people, note = host.store.people, host.store.people._note
    people._note = lambda **what: Statement("SELECT 1") if "person" in what else note(**what)


def guests_decided_here_alone(host):
    """A decision about the guests of an address is kept, but not told to other hosts."""
    people, note = host.store.people, host.store.people._note
    people._note = lambda **what: Statement("SELECT 1") if "evening" in what else note(**what)


def decisions_forgotten(host):
    """A host that starts does not read the decisions about guests."""

    async def nothing():
        return ()

    host.store.people.decisions = nothing


def kicked_here_alone(host):
    """A kick is not told to other hosts."""

    async def nothing(what):
        pass

    host.moderation._tell_hosts = nothing


def promised_before_recorded(host):
    """A moderator is told that somebody was kicked before other hosts can know it."""

    async def later(what):
        host.club.post(what)

    host.moderation._tell_hosts = later


def logins_unlooked(host):
    """A host does not look whether the logins of its sessions were ended."""

    async def nothing():
        host.visits._log_in(host.visits.sessions.not_logged_in())

    host.visits.look_at_logins = nothing


def logged_out_once(host):
    """A login whose end could not be written stays."""
    ends = host.visits._write_end

    async def once(session, written):
        end = host.store.logins.end

        async def tried(person, mark):
            with suppress(Failed):
                await end(person, mark)

        host.store.logins.end = tried
        try:
            await ends(session, written)
        finally:
            host.store.logins.end = end

    host.visits._write_end = once


def banned_come_back(host):
    """A login lets in whoever is banned by now."""
    by_numbers = host.store.people.by_numbers

    async def all_well(numbers):
        found = await by_numbers(numbers)
        return {number: Account(number, each.name) for number, each in found.items()}

    host.visits._club.store.people.by_numbers = all_well


def earlier_look_counts(host):
    """What was read of an account earlier, and comes late, counts."""
    presence, by_numbers = host.club.presence, host.store.people.by_numbers

    async def read(numbers):
        found = await by_numbers(numbers)
        for visitor in presence.visitors:
            visitor.look = 0
        return found

    host.store.people.by_numbers = read


def renewed_here_alone(host):
    """That somebody has set a new passphrase is not told to other hosts."""
    host.store.ways._note = lambda **what: Statement("SELECT 1")


def others_stay_inside(host):
    """Whoever is inside stays there after a new passphrase."""
    look_again = host.club.presence.look_again

    async def all_stay(people, after_failover=False):
        for visitor in host.club.presence.visitors:
            visitor.stamps = {stamp for (stamp,) in host.world.server.rows("SELECT stamp FROM people")}
        await look_again(people, after_failover)

    host.club.presence.look_again = all_stay


def logins_outlive_a_passphrase(host):
    """The logins of browsers go on after a new passphrase."""
    others_out = host.store.ways._others_out

    def all_but_logins(person, change):
        for statement in others_out(person, change):
            if not statement.text.startswith("UPDATE logins"):
                yield statement

    host.store.ways._others_out = all_but_logins


def logins_are_written_late(host):
    """A login is written whenever the database allows it, also after a new passphrase."""
    begin = host.store.logins.begin

    async def begins(mark, person, browser, stamps):
        rows = host.world.server.rows(f"SELECT stamp FROM people WHERE id = {person}")
        await begin(mark, person, browser, {stamp for (stamp,) in rows})

    host.store.logins.begin = begins


def codes_are_looked_at_first(host):
    """A recovery code is looked at, and used up later."""
    people, ways = host.store.people, host.store.ways

    async def recover(person, code, change):
        if not await people._account("id = ? AND recovery = ?", person, kept_code(code)):
            return False
        rows = host.world.server.rows(f"SELECT stamp FROM people WHERE id = {person}")
        await ways.renew(person, {stamp for (stamp,) in rows}, change)
        return True

    ways.recover = recover


def told_once(host):
    """What a host tells by a former name, or of a deleted account, before it hears of that is not told anew."""

    async def nothing(*given):
        pass

    host.store.people.tell_anew = nothing


def the_deleted_talk_on(host):
    """A host that has not heard of a deletion lets the deleted account talk and sit down."""
    found = "SELECT name FROM people WHERE id = ? FOR SHARE"
    rewrite(host, found, "SELECT coalesce((SELECT name FROM people WHERE id = ?), 'Somebody')", found)


def words_stay(host):
    """What a deleted account has said and was told stays."""
    rewrite(host, "DELETE FROM talk WHERE speaker = ? OR", "DELETE FROM talk WHERE 1 = 0 AND speaker = ? AND")


def news_keep_names(host):
    """The news keep former names, and the words of deleted accounts."""
    rewrite(host, "SELECT id, what FROM news", "SELECT id, what FROM news WHERE 1 = 0", "SELECT id, what FROM news")


def tables_keep_names(host):
    """The journals of tables keep former names."""
    rewrite(
        host,
        "UPDATE tables SET header = ?, plan",
        "UPDATE tables SET header = header, start = coalesce(?, start), plan",
    )


def chairs_keep_names(host):
    """Those who gather at a table keep their former names there."""
    rewrite(host, "UPDATE chairs SET name = ? WHERE", "UPDATE chairs SET place = place, name = coalesce(name, ?) WHERE")


def reports_keep_names(host):
    """Reports keep former names."""
    for column in ("by", "about"):
        rewrite(host, f"UPDATE reports SET {column} = ?", f"UPDATE reports SET {column} = coalesce({column}, ?)")


def the_deleted_gather(host):
    """Deleted accounts stay at the tables where they gathered."""
    rewrite(host, "AND seat IS NULL", "AND seat IS NULL AND 1 = 0", "DELETE FROM chairs WHERE person")


def names_changed_here_alone(host):
    """Other hosts do not hear that somebody at a table has another name."""
    people, note = host.store.people, host.store.people._note
    people._note = lambda **what: Statement("SELECT 1") if "room" in what else note(**what)


def the_deleted_may_come_back(host):
    """A bot stands in for a deleted account as for somebody who is away."""
    rewrite(host, "NOT EXISTS (SELECT 1 FROM people WHERE people.id = person)", "1 = 0", "ELSE")


DEFECTS = by_name(
    arrives_unlooked,
    decided_here_alone,
    guests_decided_here_alone,
    decisions_forgotten,
    kicked_here_alone,
    promised_before_recorded,
    logins_unlooked,
    logged_out_once,
    banned_come_back,
    earlier_look_counts,
    renewed_here_alone,
    others_stay_inside,
    logins_outlive_a_passphrase,
    logins_are_written_late,
    codes_are_looked_at_first,
    told_once,
    the_deleted_talk_on,
    words_stay,
    news_keep_names,
    tables_keep_names,
    chairs_keep_names,
    reports_keep_names,
    the_deleted_gather,
    names_changed_here_alone,
    the_deleted_may_come_back,
)


# Hosts and people ------------------------------------------------------------------------------------------------------


class Visitors(list):
    """Those who are at a host, each with the time when they came."""

    def append(self, visitor):
        visitor.began = asyncio.get_running_loop().time()
        super().append(visitor)


class SimulatedModeration(ClubCommands):
    """Moderation with a note of the person meant: several guests may have one name."""

    async def _meant(self, visitor, typed):
        visitor.meant = await super()._meant(visitor, typed)
        return visitor.meant


class PeopleHost(Host):
    """A host with its doors: one for terminals, one for browsers."""

    def __init__(self, world):
        super().__init__(world)
        self.club.limits = Limits(handshakes=MANY, doors=MANY, lines_a_second=10**6)
        self.club.stand_in_after = STAND_IN_AFTER
        self.club.presence.visitors = Visitors()
        self.commands = ClubCommands(self.club)
        self.serving = Serving(self.club, world.now)
        self.moderation = SimulatedModeration(self.club)
        self.visits = Visits(self.club, Gate(self.club.limits, world.now), self.enter, world.now)

    async def open(self):
        await super().open()
        self.club.tasks.start("logins", self._look())

    async def _look(self):
        while True:
            await asyncio.sleep(LOOKS)
            with suppress(Failed):
                await self.visits.look_at_logins()

    async def enter(self, identity, opens, language):
        """Lead somebody through the club as Serving does: they stay until they are sent away, or go."""
        with suppress(Refused):
            identity.passage.stamps.add(identity.account.stamp if identity.account else "")
            visitor = Visitor(replace(identity, account=await self._known(identity)), opens, language, None, None)
            visitor.proofs = visitor.stamps
            identity.passage.dismiss = visitor.dismiss
            identity.passage.arrived(max(visitor.account.id, 0))
            self.world.comes(visitor.account.id)
            await self.club.presence.arrive(visitor)
            try:
                while not visitor.console.is_lost and self.lives:
                    await asyncio.sleep(0.2)
            finally:
                if self.lives:
                    self.goes_to(visitor, None)
                    self.club.presence.leave(visitor)

    def goes_to(self, visitor, room):
        """Let somebody leave the table where they are, and go to another one, if any."""
        if (before := self.club.presence.room_of(visitor)) is not None:
            self.club.presence.go_from(before, visitor)
        if room is not None:
            self.club.presence.come_to(room, visitor)

    async def _known(self, identity):
        if identity.account is not None:
            return await self.serving._present_account(identity.account, identity.passage.stamps)
        self.serving._refuse_banned_address(identity)
        return self.club.presence.evening_account(f"G{identity.origin.address[-1]}q", identity.origin)


class Caller:
    """Somebody at a terminal: a member by the number of their place in the club, or a guest with 0."""

    def __init__(self, world, number, address):
        self.world, self.chance, self.number = world, world.chance, number
        self.origin = Whom(address=f"192.0.2.{address}", network="192.0.2")

    async def live(self):
        while True:
            await asyncio.sleep(self.chance.random() * 3)
            host = self.world.some_host()
            account = self.world.proven(self.number) if self.number else None
            if self.number and account is None:
                continue
            if not self.world.calm and self.chance.random() < 0.2:
                await asyncio.sleep(self.chance.random() * 10)  # meanwhile everybody may have to come in again
            identity = Identity("member" if self.number else "guest", account, origin=self.origin)
            staying = asyncio.ensure_future(host.enter(identity, self.world.terminal(), "en"))
            try:
                with suppress(TimeoutError):
                    stays = self.chance.random() * 20 if self.chance.random() < 0.6 else None
                    async with asyncio.timeout(None if self.world.calm else stays):
                        await staying
            finally:
                staying.cancel()


class Browser:
    """A browser of a member: it comes to any host with its cookie, logs out, and logs in again."""

    def __init__(self, world, number):
        self.world, self.chance, self.number, self.cookie = world, world.chance, number, ""

    async def live(self):
        while True:
            await asyncio.sleep(self.chance.random() * 3)
            with suppress(Refused):
                await self._visit(self.world.some_host())

    async def _visit(self, host):
        visits = host.visits
        session = visits.sessions.find(self.cookie) if self.cookie else None
        if session is None and self.cookie:
            session = await visits.resumed(self.cookie, partial(self._begun, host))
        elif session is None:
            if (account := self.world.proven(self.number)) is None:
                return
            session = self._begun(host, account)
            self.cookie = visits.sessions.begin(session)
            self.world.proofs[session.mark] = {account.stamp}
            visits.begin(session)
        if session is None:
            self.cookie = ""
            return
        await asyncio.sleep(self.chance.random() * 10)
        if host.lives and not self.world.calm and self.chance.random() < 0.3:
            await self._log_out(host, session)

    async def _log_out(self, host, session):
        """Log out; unless the host dies on the way, this cookie lets nobody in any more."""
        cookie, self.cookie = self.cookie, ""
        session.page.lose()
        try:
            await host.visits.log_out(session)
        except Failed:
            return  # they were told so
        if host.lives and not session.login.cancelled():
            self.world.logged_out.add(cookie)

    def _begun(self, host, account):
        entered = host.visits._gate.enter("192.0.2.9")
        return BrowserSession(Identity("member", account), "en", entered, Page(host.store.random_bytes))


class PeopleWorld(ClubWorld):
    """Hosts, people at terminals and browsers, moderators, and a keeper."""

    kind, defects, fails = PeopleHost, DEFECTS, False

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.banned, self.kicked, self.logged_out = set(), {}, set()
        """Addresses whose guests were banned, when each person was kicked, and cookies that were ended: for certain."""
        self.proofs = {}
        """The security stamps with which the browser of each cookie may be inside."""
        self.members = list(range(MEMBERS + 1))
        """The number of the account of each member: a new one when they delete it."""
        self.names = {number: {f"P{number}q"} for number in range(1, MEMBERS + 1)}
        """The names that each account has, had, or was to have."""
        self.named = count(1)
        self.some_come_anew, self.deciding = seed % 4 == 3, None
        """Whether some come in anew shortly before the end, and the decisions of the keeper about them."""

    def proven(self, member):
        """Return the account of a member who has just logged in; None if it is deleted."""
        number = self.members[member]
        rows = self.server.rows(f"SELECT stamp FROM people WHERE id = {number}")
        return Account(number, "", stamp=rows[0][0]) if rows else None

    def comes(self, number):
        """Let the keeper decide about a member who comes in shortly before the end."""
        if number > 0 and self.deciding is not None and not self.calm:
            self.deciding.append(asyncio.ensure_future(self._decides(number)))

    async def _decides(self, number):
        """Mute somebody for some time."""
        await asyncio.sleep(self.chance.random())
        with suppress(Refused):
            await self.keeper.people.change(number, muted_until=int(self.now()) + 1000)

    async def _come_anew(self):
        """Shortly before the end, some lose their connections and come in anew; nobody looks at them again later."""
        await asyncio.sleep(EVENING - LAST)
        self.deciding = []
        for visitor in [each for host in self.hosts for each in host.club.presence.visitors]:
            if self.chance.random() < 0.5:
                visitor.console.lose()

    async def evening(self):
        self.keeper = store_on(self.server)
        self._register(MEMBERS)
        self.hosts = [await self._opened() for _ in range(3)]
        people = [
            *(Caller(self, 1 + at % MEMBERS, 9) for at in range(MEMBERS)),
            *(Caller(self, 0, 1 + at % ADDRESSES) for at in range(GUESTS)),
            *(Browser(self, 1 + at % MEMBERS) for at in range(BROWSERS)),
        ]
        living = [asyncio.ensure_future(person.live()) for person in people]
        works = [self._kills, self._cuts, self._moderates, self._keeps, self._renews, self._recovers]
        # else nearly everybody would be looked at again before the end
        works += [self._come_anew] if self.some_come_anew else [self._does, self._renames, self._deletes]
        await self._passes(living, works, EVENING, SETTLES)
        await self.check()
        for task in living:
            task.cancel()
        await asyncio.wait(living)

    async def _moderates(self):
        """Decide about somebody who is in the club, at any host; some die as soon as their moderator is told."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 3))
            new = await self._opened() if self.chance.random() < DIES else None
            host = self.some_host()
            with suppress(Refused):
                await self._decide(host)
            if new is not None and host in self.hosts:
                self._replace(host, new)
            elif new is not None:
                new.kill()

    async def _decide(self, host):
        there = [*host.club.presence.visitors, *host.club.presence.elsewhere]
        if not there:
            return
        meant, order = self.chance.choice(there), self.chance.choice(("ban", "mute", "kick"))
        moderator = Visitor(Identity("member", Account(99, "M", "moderator")), self.terminal(), "en", None, None)
        here = [each for each in host.club.presence.visitors if each.name == meant.name and each.account.id < 0]
        began = self.now()
        typed = f"{meant.name}{BREAK}yes" if order == "ban" else meant.name
        await getattr(host.moderation, order)(moderator, typed)
        if host.lives and order == "kick":
            self.kicked[moderator.meant.id] = began
        elif host.lives and order == "ban" and here and here[-1].account.id == moderator.meant.id:
            self.banned.add(here[-1].origin)

    async def _keeps(self):
        """The keeper lifts bans and mutes."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 4))
            with suppress(Refused):
                await self.keeper.people.change(self._some_member(), banned=0, muted_until=0)

    def _some_member(self):
        return self.members[self.chance.randrange(1, MEMBERS + 1)]

    def _somebody_inside(self):
        """A host, and a member who is there; or None."""
        host = self.some_host()
        members = [each for each in host.club.presence.visitors if each.account.id > 0]
        return (host, self.chance.choice(members)) if members else None

    async def _does(self):
        """Members talk, gather at tables, play, invite and report: all that tells others their names and words."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1))
            if (found := self._somebody_inside()) is not None:
                with suppress(Refused, NeedsMore):
                    await self.chance.choice((self._talks, self._talks, self._calls, self._gathers))(*found)

    async def _talks(self, host, visitor):
        words = f"words{visitor.account.id}w"
        if self.chance.random() < 0.5:
            await host.commands.do(visitor, "say", words)
        else:
            await host.commands.do(visitor, "tell", f"{self._some_name(host)}{BREAK}{words}")

    def _some_name(self, host):
        """The name of somebody in the club, as a host knows it."""
        return self.chance.choice(host.club.presence.names_here())

    async def _calls(self, host, visitor):
        order, name = self.chance.choice(("invite", "report", "friend", "ignore")), self._some_name(host)
        await host.commands.do(visitor, order, f"{name}{BREAK}yes" if order == "report" else name)

    async def _gathers(self, host, visitor):
        """Open a table, sit down at one, or begin its game."""
        club, rooms = host.club, list(host.club.rooms.values())
        gathering = [room for room in rooms if not room.begun.is_set()]
        own = [room for room in gathering if room.has(visitor.account.id)]
        if own and len(own[0].chairs) > 1:
            await club.start(own[0], "en")
            host.goes_to(visitor, own[0])
        elif gathering:
            room = self.chance.choice(gathering)
            await club.sit_down(room, visitor)
            host.goes_to(visitor, room)
        elif len(rooms) < TABLES:
            setup = Setup(catalogue.find("kaques"), (visitor.name,), bots=0)
            host.goes_to(visitor, await club.gather(visitor, setup, "anyone"))
        else:
            await self.keeper.tables.close(self.chance.choice(rooms).number)

    def _new_name(self, person=None):
        name = f"R{next(self.named)}q"
        self.names.setdefault(person, set()).add(name)
        return name

    async def _renames(self):
        """Now and then a member gets another name, by their own wish or by the keeper's."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 8))
            if (found := self._somebody_inside()) is None:
                continue
            host, visitor = found
            name = self._new_name(visitor.account.id)
            with suppress(Refused):
                if self.chance.random() < 0.3:
                    await keeper.rename(self.keeper, visitor.name, name)
                else:
                    await self._account_of(host, visitor, name)._name()

    def _account_of(self, host, visitor, text=""):
        """What somebody does with their account, who says yes to all, and types this."""

        async def yes(question):
            return True

        async def typed(phrase, *commands, **facts):
            return text

        visitor.ask, visitor.ask_text = yes, typed
        return Accounts(host.club, visitor)

    async def _deletes(self):
        """Now and then an account is deleted, by its person or by the keeper, and somebody new comes."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 12))
            if (found := self._somebody_inside()) is None:
                continue
            host, visitor = found
            with suppress(Refused, Leave):
                if self.chance.random() < 0.3:
                    await self.keeper.people.forget((await keeper.person(self.keeper, visitor.name)).id)
                else:
                    await self._account_of(host, visitor)._delete()
            for member in range(1, MEMBERS + 1):
                if self.proven(member) is None:
                    await self._somebody_new(member)

    async def _somebody_new(self, member):
        """Let somebody register in the place of a member."""
        while True:
            name = self._new_name()
            with suppress(Refused):
                account = await self.keeper.people.register(name, f"key {next(self.named)}", None, "code")
                self.members[member] = account.id
                self.names[None].discard(name)
                self.names[account.id] = {name}
                return

    async def _renews(self):
        """Now and then a member sets a new passphrase, where they are."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 8))
            if (found := self._somebody_inside()) is not None:
                (host, visitor), stamp = found, self.server.random_bytes(4).hex()
                visitor.proofs.add(stamp)
                self.proofs.get(visitor.login, set()).add(stamp)
                with suppress(Refused):
                    change = Renewal(stamp, visitor.login)
                    await host.store.ways.renew(visitor.account.id, visitor.proofs, change)
                    await host.club.presence.look_again([visitor.account.id])

    async def _recovers(self):
        """Now and then two people use the same recovery code, at any hosts."""
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 8))
            person, code = self._some_member(), self.server.random_bytes(4).hex()
            with suppress(Refused):
                await store_on(self.server).people.change(person, recovery=kept_code(code))
                uses = (self._uses(person, code) for _ in range(2))
                assert sum(await asyncio.gather(*uses)) < 2, "a recovery code was used twice"

    async def _uses(self, person, code):
        """Come in by a recovery code; return whether it was taken for certain."""
        await asyncio.sleep(self.chance.random())
        with suppress(Refused):
            return await self.some_host().store.ways.recover(person, code, Renewal(self.server.random_bytes(4).hex()))
        return False

    # What is held

    async def check(self):
        """Raise AssertionError unless everybody is in the club who may be, as the store has it, and nobody else."""
        rows = self.server.rows("SELECT id, banned, muted_until, name, stamp FROM people")
        people = {number: rest for number, *rest in rows}
        valid = f"SELECT mark, person FROM logins WHERE seen >= {int(self.now())} - {LASTS}"
        logins = dict(self.server.rows(valid))
        for mark, number in logins.items():
            assert people[number][3] in self.proofs[mark], "a cookie of before the last new passphrase lets in"
        there = [(host, visitor) for host in self.hosts for visitor in host.club.presence.visitors]
        for _, visitor in there:
            self._check_visitor(visitor, people)
        here = {visitor.account.id for _, visitor in there}
        live = {number for number in self.members if number in people and not people[number][0]}
        assert live <= here, "sent away, or let in nowhere"
        for host in self.hosts:
            for origin in self.banned:
                assert host.club.presence.evening.until("ban", origin), (
                    "a host does not know who is banned this evening"
                )
            for session in host.visits.sessions.logged_in():
                assert session.mark in logins, "a session goes on whose login was ended"
            assert not {mark_of(each) for each in self.logged_out} & logins.keys(), "logged out, and the login lives"
        await self.check_gone(people)

    async def check_gone(self, people):
        """Nobody and nothing finds a deleted account or a former name; bots may stand in for who has deleted theirs."""
        names = {name for number, each in self.names.items() for name in each if number in self.names}
        former = names - {name for _, _, name, _ in people.values()}
        words = {f"words{number}w" for number in self.names if number is not None and number not in people}
        for (table,) in self.server.rows("SELECT name FROM sqlite_master WHERE type = 'table'"):
            for row in self.server.rows(f'SELECT * FROM "{table}"'):
                text = " ".join(map(str, row))
                found = [trace for trace in former | words if trace in text]
                assert not found, ("a former name, or words of somebody who has gone", table, found, text)
        gathered = 'SELECT person FROM chairs JOIN tables ON id = "table" WHERE seat IS NULL AND ended IS NULL'
        assert {person for (person,) in self.server.rows(gathered) if person > 0} <= people.keys(), (
            "who has gone gathers"
        )
        for host in self.hosts:
            rooms = host.club.rooms.values()
            known = {each.name for each in host.club.presence.elsewhere}
            known |= {name for room in rooms for name in (*room.names(), *(room.header.names if room.header else ()))}
            assert not known & former, ("a host knows a former name", known & former)
            for room in rooms:
                for chair in room.chairs if room.table is not None and not room.over else ():
                    if chair.person > 0 and chair.person not in people:
                        minutes = await room.table.minutes_until_bot(chair.seat)
                        assert minutes == 0, "no bot may stand in for somebody who cannot come back"

    def _check_visitor(self, visitor, people):
        account = visitor.account
        assert visitor.began >= self.kicked.get(account.id, 0), "was kicked, and is still there"
        if account.id < 0:
            assert visitor.origin not in self.banned, "a guest of an address that is banned"
            return
        assert account.id in people, "was removed, and is still there"
        banned, muted_until, name, stamp = people[account.id]
        assert not banned, "is banned, and still there"
        assert stamp in visitor.proofs, "somebody else has set a new passphrase, and they are still inside"
        assert (account.muted_until, account.name) == (muted_until, name), "may talk otherwise than was decided"
