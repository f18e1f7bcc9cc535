"""Pages of a club in virtual time: hosts that close, are killed and come anew, browsers of two tabs whose streams are cut.

One person each is asked numbered questions, which all hosts know, as a journal is known. What is held is listed in
`check`. Each of `DEFECTS` leaves one rule out, and must be found.
"""

import asyncio
import os
from contextlib import suppress
from functools import partial
from types import SimpleNamespace

from aiohttp import web
from multidict import CIMultiDict
from simulated_pages import KeylessPage
from world import World

from access.club.gate import Gate, Limits, Share
from access.club.store.sql import Account
from access.club.tasks import Tasks
from access.club.visitor import Identity, Lost
from access.club.web.app import Web
from access.club.web.page import Page, PageQuestion
from access.club.web.sessions import BrowserSession
from games.refusals import Failed

DEFECTS = ("numbers without a key", "open when given up", "logged out by a host that closes")
HOSTS, QUESTIONS = 2, 40
CLOSES = "club-closes"
LONGEST = 4000.0
"""Virtual seconds after which all questions must be answered."""


class OpenPage(Page):
    """A page that takes answers while nobody waits for one."""

    async def line(self, gives_way):
        try:
            return await super().line(gives_way)
        finally:
            self._is_open = True

    def show(self, *given, **named):
        kept = self._answer
        super().show(*given, **named)
        self._answer = kept


PAGES = {"numbers without a key": partial(KeylessPage, os.urandom), "open when given up": OpenPage}


class Logins:
    """The logins of a database that is away now and then."""

    def __init__(self, chance):
        self.chance, self.people = chance, {}

    async def _reached(self):
        await asyncio.sleep(self.chance.random() * 0.2)
        if self.chance.random() < 0.05:
            raise Failed("club-database", why="away")

    async def begin(self, mark, person, browser, stamps):
        await self._reached()
        self.people[mark] = person

    async def person(self, mark):
        await self._reached()
        return self.people.get(mark, 0), ""

    async def kept(self, marks):
        await self._reached()
        return frozenset(marks) & self.people.keys()

    async def end(self, person, mark):
        await self._reached()
        self.people.pop(mark, None)


class People:
    async def by_numbers(self, numbers):
        return {number: Account(number, "Anna") for number in numbers}


class Host:
    """A host, until it is killed or has closed."""

    def __init__(self, world):
        self.world, self.lives, self.tasks = world, True, Tasks()
        loop = asyncio.get_running_loop()
        many = Share(*[10**6] * 4, 60)
        limits = Limits(handshakes=many, doors=many, lines_a_second=10**6)
        store = SimpleNamespace(logins=world.logins, people=People(), random_bytes=world.random_bytes)
        club = SimpleNamespace(
            tasks=self.tasks, store=store, limits=limits, name="Taverne", language="en", allows_guests=True
        )
        gate = Gate(limits, loop.time)
        self.web = Web(SimpleNamespace(club=club, gate=gate, enter=self._enter, clock=loop.time), "127.0.0.1", 0)
        self.visits = self.web.visits
        self.here = set()
        self.looking = self.tasks.start("looks", self._look())

    async def _look(self):
        while True:
            await asyncio.sleep(5)
            self.visits.end_unseen()
            with suppress(Failed):
                await self.visits.look_at_logins()

    async def _enter(self, identity, opens, language):
        """Ask what the journal asks next, give way to news, and give a question up now and then."""
        world = self.world
        console = opens(None)
        page = console.page

        def dismiss(phrase):
            console.print([phrase])  # each host says it
            console.lose()

        identity.passage.dismiss = dismiss
        identity.passage.arrived(1)
        world.seat = seat = object()
        self.here.add(dismiss)
        try:
            while len(world.answers) < QUESTIONS:
                await self._question(page, seat)
        except Lost:
            return
        finally:
            self.here.discard(dismiss)

    async def _question(self, page, seat):
        world, chance = self.world, self.world.chance
        number = len(world.answers)
        again = False
        while True:
            page.show([f"line {next(world.lines)}"], asked=PageQuestion("question", f"{number}?"), again=again)
            asking = asyncio.ensure_future(page.line(gives_way=True))
            asking.add_done_callback(lambda done: done.cancelled() or done.exception())
            if chance.random() < 0.3:
                await asyncio.wait((asking,), timeout=chance.random())
                if chance.random() < 0.5:
                    page.interrupt()
                else:
                    asking.cancel()
            await asyncio.wait((asking,))
            if not asking.cancelled() and (text := asking.result()) is not None:
                await asyncio.sleep(chance.random() * 0.2)
                if world.seat is seat and len(world.answers) == number:  # as the store compares, and appends
                    world.answers.append(text)
                return
            again = not asking.cancelled()

    async def close(self):
        if self.world.defect != "logged out by a host that closes":
            self.web.begin_closing()
        for dismiss in tuple(self.here):
            dismiss(CLOSES)
        await asyncio.sleep(1)
        for session in tuple(self.visits.sessions._sessions.values()):
            if session.page.asked.kind == "over":
                with suppress(Failed):  # the database is away
                    await self.visits.log_out(session)
        await asyncio.sleep(1)
        await self.kill()

    async def kill(self):
        self.lives = False
        await self.tasks.close()


class Line:
    """A connection to a host."""

    def __init__(self, host):
        self.host = host

    def is_closing(self):
        return not self.host.lives


class Tab:
    """A tab of the browser: its stream is cut at any event, its answers come late and twice."""

    def __init__(self, world):
        self.world, self.last, self.seen, self.asked, self.heard = world, "", {}, ("", ""), []
        self.answers = 0

    async def live(self):
        chance = self.world.chance
        while True:
            host = chance.choice(self.world.hosts)
            with suppress(web.HTTPException, Failed):
                await self._spend(host)
            await asyncio.sleep(chance.random() * chance.choice((0.1, 3, 60)))

    async def _spend(self, host):
        """Read a stream of this host until it is cut, and answer now and then."""
        chance = self.world.chance
        session = await host.web._session(self.world.request())
        if session is None:
            self.world.logged_out = len(self.world.answers) < QUESTIONS  # who has answered all leaves
            return
        page = session.page
        session.has_script = True
        with session.waiting(Line(host)):
            while host.lives and chance.random() > 0.1:
                for event in page.after(max(0, page.number_of(self.last))) or ():
                    if chance.random() < 0.1:
                        return
                    self._read(page.numbered(event.number), event, page)
                if chance.random() < 0.5:
                    self._answer(page)
                if page.is_lost:
                    return
                await asyncio.sleep(chance.random())

    def _read(self, name, event, page):
        key, _, number = name.rpartition("-")
        if int(number) <= self.seen.get(key, 0):
            return
        self.seen[key], self.last = int(number), name
        self.heard += [line for line in event.lines if line != CLOSES]
        if event.asked is not None and event.asked.kind == "question":
            self.asked = page.numbered(event.asked.number), event.asked.text

    def _answer(self, page):
        number, text = self.asked
        self.answers += 1
        for _ in range(self.world.chance.choice((1, 1, 2))):
            page.answer(page.number_of(number), f"answer to {text}", f"{id(self)} {self.answers}")


class PagesWorld(World):
    """Hosts, and the two tabs of one browser."""

    defects = DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.logins, self.answers, self.seat = Logins(self.chance), [], None
        self.lines = iter(range(10**6))
        self.logged_out = False
        self.moves = 0
        """How often a host went away."""

    @property
    def found(self):
        return self.moves

    def spend(self):
        """Spend the evening with pages that leave a rule out."""
        usual, begins = BrowserSession.__dataclass_fields__["page"].default_factory, BrowserSession.__init__
        page = PAGES.get(self.defect, usual)

        def begin(session, *given, **named):
            begins(session, *given, **{"page": page(), **named})

        BrowserSession.__init__ = begin
        try:
            return super().spend()
        finally:
            BrowserSession.__init__ = begins

    def request(self):
        headers = CIMultiDict({"Cookie": f"taverne={self.cookie}"})
        cookies = {"taverne": self.cookie}
        return SimpleNamespace(
            headers=headers,
            cookies=cookies,
            query={},
            remote="127.0.0.1",
            host="127.0.0.1",
            secure=False,
            transport=None,
        )

    async def evening(self):
        self.hosts = [Host(self) for _ in range(HOSTS)]
        entered = self.hosts[0].web._gate.enter("127.0.0.1")
        session = BrowserSession(Identity("member", Account(1, "Anna")), "en", entered)
        self.cookie = self.hosts[0].visits.sessions.begin(session)
        self.hosts[0].visits.begin(session)
        while not self.logins.people:
            await asyncio.sleep(1)
        tabs = [Tab(self), Tab(self)]
        living = [asyncio.ensure_future(tab.live()) for tab in tabs]
        try:
            while len(self.answers) < QUESTIONS:
                await asyncio.sleep(self.chance.random() * 40)
                await self._change()
                self.check(tabs)
        finally:
            for task in living:
                task.cancel()
            await asyncio.wait(living)
            for task in living:
                assert task.cancelled(), task.exception()
            for host in self.hosts:
                await host.kill()
        self.check(tabs)
        assert len(self.answers) == QUESTIONS, "answers that nobody asked for"

    async def _change(self):
        """Close or kill a host, and begin another one."""
        place = self.chance.randrange(HOSTS)
        host = self.hosts[place]
        self.hosts[place] = Host(self)
        self.moves += 1
        await (host.close() if self.chance.random() < 0.5 else host.kill())

    def check(self, tabs):
        """Each answer stands at its own question, nobody is logged out or stuck, and no tab is told a line twice."""
        assert self.answers == [f"answer to {number}?" for number in range(len(self.answers))], self.answers
        assert not self.logged_out, "logged out"
        assert asyncio.get_running_loop().time() < LONGEST, "stuck"
        for tab in tabs:
            assert len(tab.heard) == len(set(tab.heard)), "told twice"
