"""Figures of the page of a club: bytes, memory, processor time beside ssh, and delays; clients are no browsers but one."""

import asyncio
import contextlib
import gc
import http.client
import itertools
import json
import re
import secrets
import statistics
import time
from dataclasses import replace

import aiohttp
from bench_club import _answered
from club_here import MANY as MANY_HERE
from club_here import Here
from club_lines import MANY, Line, at_tables, kilobytes, register, used
from ssh_club import Served, free

from access.cli.commands.serve import COLLECTING
from access.club.store.sqlite import sqlite_store
from access.club.tables.bots import BotProcess
from access.club.web.sessions import mark_of
from access.storage import catalogue

FREE = (*MANY, *free("pages", "entrances"), "--web", "127.0.0.1:0")
SESSIONS, SEATS, TURNS = 300, 600, 9
PAGES = 2000
AT_ONCE = 10
"""Tables at which people sit down at the same time."""
KEYS = 40
DRAWN, DRAWN_ANSWERS, DRAWN_WARM, DRAWN_TURNS = 10, 20, 3, 40
"""The pages, their answers, and the turns before and while pictures are measured."""
FIELD = re.compile(r"name=(token|number|name) value=([^ >]*)")
OFFERED = re.compile(r"'name': '(?:offer|amount ([^']+))', '(?:value|min)': '([^']+)'")
"""The word of a button of a question, or the word and the least number of a field for a number."""
ASKED = r"\S $"
"""The end of a question: lines alone end in a new line."""
HEAVIEST = 24_000
"""The most bytes of a page of a game with its pictures, its style, its script and its icon."""
PARTS = ("/style.css", "/icon.svg", "/script.js")


class Pages(Served):
    """A club that serves a page, too."""

    @property
    def page(self):
        """The port of the page."""
        return int(re.search(r"http://127.0.0.1:(\d+)", self.said)[1])

    def start(self):
        super().start()
        self.said = self.process.stdout.readline()


class PageLine(Line):
    """A person at a page with the script: a stream that brings each question, and a request for each answer."""

    async def open(self, client, port, cookie):
        self.client, self.at, self.head = client, f"http://127.0.0.1:{port}", {"Cookie": cookie}
        async with client.get(f"{self.at}/", headers=self.head) as answer:
            page = await answer.text()
        self.form = dict(FIELD.findall(page)[:3])
        last = re.search(r"data-number=([^ >]+)", page)[1]
        self.text = re.sub("<[^>]*>", " ", page)
        self.reading = asyncio.ensure_future(self._stream(last))
        self.answering, self.offers, self.asked, self.answered, self.refusals = None, [], "", "", 0

    def move(self):
        """The first answer that is offered; after each refusal the next one, at last Enter and a number."""
        moves = [" ".join(filter(None, found)) for found in OFFERED.findall(str(self.offers))]
        return [*moves, "", "1"][self.refusals % (len(moves) + 2)]

    async def _stream(self, last):
        async with self.client.get(f"{self.at}/events?after={last}", headers=self.head) as stream:
            async for line in stream.content:
                if not line.startswith(b"data: ") or not (data := json.loads(line[6:] or b"null")):
                    continue
                self.form |= data.get("part", {}).get("sent", {})
                self.offers = data.get("part", {}).get("offers", self.offers)
                self.asked = data.get("asked", self.asked)  # after a refusal the same question stands
                self.text += "\n".join([*data["lines"], f"{self.asked} "])
                self.heard.set()

    async def _load(self):
        async with self.client.get(f"{self.at}/question", headers=self.head) as answer:
            self.form |= (await answer.json())["sent"]

    def type(self, line):
        self.refusals = self.refusals + 1 if self.form["number"] == self.answered else 0
        self.text, self.answered = "", self.form["number"]
        self.answering = asyncio.ensure_future(self._answer(line))

    async def _answer(self, line):
        while True:
            form = {**self.form, "text": line, "name": secrets.token_hex(6)}
            head = {**self.head, "Accept": "application/json"}
            async with self.client.post(f"{self.at}/answer", data=form, headers=head) as answer:
                if (await answer.json())["taken"]:
                    return
            await self._load()

    def close(self):
        self.reading.cancel()


@contextlib.asynccontextmanager
async def clients():
    """One client of HTTP for all pages, with as many connections as they need."""
    connector = aiohttp.TCPConnector(limit=0, limit_per_host=0, keepalive_timeout=20)
    async with aiohttp.ClientSession(connector=connector, timeout=aiohttp.ClientTimeout(None)) as client:
        yield client


async def logged_in(served, count, before=0):
    """The cookies of so many members whose logins are in the store."""
    store, cookies = sqlite_store(served.store), []
    for number in range(before, before + count):
        person = await store.people.register(f"Q{number}q", f"SHA256:{number}", None, f"code of {number}")
        cookie = secrets.token_urlsafe(24)
        await store.logins.begin(mark_of(cookie), person.id, "", {""})
        cookies.append(f"taverne={cookie}")
    await store.close()
    return cookies


def goal(figure, name, value, unit, most):
    return figure(name, value, unit, "goal", most, f"at most {most} {unit}", value <= most)


def pages(figure, rounds):
    with Pages(*FREE) as served:
        yield from asyncio.run(_sessions(figure, served))
    with Pages(*FREE) as served:
        yield from asyncio.run(_beside_ssh(figure, served))
    with Pages(*FREE) as served:
        yield from asyncio.run(_many(figure, served))
    for game in catalogue.names():
        with Alike() as club:
            yield asyncio.run(_with_pictures(figure, club, game))
    yield from _in_chromium(figure)


async def _sessions(figure, served):
    """Pages with open streams at rest in the lobby."""
    cookies, pid = await logged_in(served, SESSIONS), served.process.pid
    async with clients() as client:
        lines = [PageLine() for _ in cookies]
        for count, (line, cookie) in enumerate(zip(lines, cookies, strict=True)):
            if count == 20:
                before, began = kilobytes(pid), used(pid)
            await line.open(client, served.page, cookie)
            await line.until("Lobby")
        count = len(lines) - 20
        size, took = (kilobytes(pid) - before) / count, (used(pid) - began) / count * 1000
        for line in lines:
            line.close()
    return [
        goal(figure, "memory of one session at a page, in the lobby", size, "KB", 60),
        figure("coming back to a page by cookie, processor time of the club", took, "ms"),
    ]


async def seated(client, served, cookies):
    """Two players at each table, all at pages, where a game has begun."""

    async def opened(line, cookie):
        await line.open(client, served.page, cookie)

    size = len(cookies) // (2 * AT_ONCE) * 2 or len(cookies)
    parts = [cookies[at : at + size] for at in range(0, len(cookies), size)]
    found = await asyncio.gather(*(at_tables(served, part, PageLine, opened) for part in parts))
    return [line for lines in found for line in lines]


async def _beside_ssh(figure, served):
    """An answer at tables whose players are at pages, beside one at tables of players by ssh: in turn, in one club."""
    pid, ours, theirs = served.process.pid, [], []
    keys, cookies = await register(served, SEATS), await logged_in(served, SEATS)
    async with clients() as client:
        by_ssh, by_page = await at_tables(served, keys), await seated(client, served, cookies)
        for _ in range(TURNS):
            ours.append(await _answered(pid, by_page))
            theirs.append(await _answered(pid, by_ssh))
        for line in (*by_ssh, *by_page):
            line.close()
    took, other = (statistics.median(took for took, _ in each) for each in (ours, theirs))
    name = f"processor time of the club for an answer by page, {SEATS} seats beside {SEATS} by ssh"
    return [figure(name, took, "ms", "by ssh", other, "at most 1.3 times", took <= 1.3 * other)]


async def _many(figure, served):
    """Two thousand pages with open streams at a thousand tables of one process."""
    async with clients() as client:
        lines = await seated(client, served, await logged_in(served, PAGES))
        size = kilobytes(served.process.pid) / PAGES
        took, delays = await _answered(served.process.pid, lines)
        for line in lines:
            line.close()
    late = delays[int(len(delays) * 0.99)]
    return [
        figure(f"memory of the club for each of {PAGES} pages at tables", size, "KB"),
        figure(f"processor time of the club for an answer, {PAGES} pages", took, "ms"),
        figure(f"answer to the other page's line, {PAGES} pages, median", statistics.median(delays), "ms"),
        figure("the same, 99 of 100", late, "ms"),
    ]


class Alike(Here):
    """A club with two sets of pages: the games of both have the same seeds. `seeds` are those of the set at play.

    Garbage is collected as a club of its own collects it.
    """

    limits = replace(MANY_HERE, pages=MANY_HERE.handshakes, entrances=MANY_HERE.handshakes, lines_a_second=10**6)

    def __enter__(self):
        self.collecting = gc.get_threshold()
        gc.set_threshold(*COLLECTING)
        return super().__enter__()

    def __exit__(self, *error):
        gc.set_threshold(*self.collecting)
        return super().__exit__(*error)

    def seed(self):
        return next(self.seeds)

    def used(self):
        """Processor seconds of its thread; bots compute elsewhere."""
        return time.clock_gettime(time.pthread_getcpuclockid(self._thread.ident))

    async def plays(self, lines, seeds):
        """Answer at each page; return the milliseconds of an answer."""
        self.seeds, began = seeds, self.used()
        for _ in range(DRAWN_ANSWERS):
            await asyncio.gather(*(line.says(line.move(), ASKED) for line in lines))
        return (self.used() - began) / len(lines) / DRAWN_ANSWERS * 1000


async def _with_pictures(figure, club, game):
    """An answer and the question after it at pages with pictures, and the same moves at others without, in turn."""
    club.club.worker = BotProcess()
    took, seeds, members = {"on": [], "off": []}, {}, await logged_in(club, 2 * DRAWN)
    async with clients() as client:
        sets = {pictures: [PageLine() for _ in range(DRAWN)] for pictures in took}
        for pictures, lines in sets.items():
            club.seeds = seeds[pictures] = itertools.count()
            for line in lines:
                await line.open(client, club.page, members.pop())
                await line.until("Lobby")
                for typed in (f"set pictures {pictures}", f"open {game}", "bots 1", "", "start"):
                    await line.says(typed, r"[?:] $")
        for turn in range(DRAWN_WARM + DRAWN_TURNS):
            for pictures in ("on", "off") if turn % 2 else ("off", "on"):
                took[pictures].append(await club.plays(sets[pictures], seeds[pictures]))
        for line in itertools.chain(*sets.values()):
            line.close()
    shown, bare = (statistics.median(each[DRAWN_WARM:]) for each in took.values())
    name = f"processor time of the club for an answer at a page with pictures, {game}"
    return figure(name, shown, "ms", "without", bare, "at most 1.1 times", shown <= 1.1 * bare)


WATCH = """
addEventListener("keydown", (event) => { if (event.key === "Enter") window.pressedAt = performance.now(); }, true);
new MutationObserver(() => { window.tookMs = performance.now() - pressedAt; })
  .observe(document.getElementById("log"), {childList: true});
"""


def _sent(port, path):
    """The bytes of a file as browsers get it: packed, unlike pages, which hold secrets."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port)) as connection:
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        return len(connection.getresponse().read())


def _in_chromium(figure):
    """From Enter to the next line, in the page itself; and the bytes that a browser loads for a game."""
    from chromium import Chromium
    from pages import Browser

    with Here() as club, Chromium() as chromium:
        anna = Browser(club.page).join("Anna")
        name, _, value = anna.cookie.partition("=")
        address = f"http://127.0.0.1:{club.page}"
        chromium.send("Network.setCookie", name=name, value=value, url=f"{address}/")
        anna.says("set pictures on", r"[?:] $")
        weights = {}
        for game in catalogue.names():
            for line in (*["quit"] * bool(weights), f"open {game}", "bots 1", "", "start"):
                anna.says(line, r"[?:] $")
            weights[game] = len(anna.get("/").encode()) + sum(_sent(club.page, part) for part in PARTS)
        chromium.open(f"{address}/")
        chromium.until("document.activeElement.id === 'text'")
        chromium.run(WATCH)
        took = []
        for _ in range(KEYS):
            chromium.run("window.tookMs = 0")
            time.sleep(0.3)  # nobody answers sooner: what comes within 250 ms is one text
            chromium.type("score")
            took.append(chromium.until("window.tookMs"))
    heaviest = max(weights, key=weights.get)
    name = f"the page of {heaviest}, the heaviest game, with its pictures, script, style and icon, as they are sent"
    yield goal(figure, name, weights[heaviest] / 1000, "KB", HEAVIEST / 1000)
    yield goal(figure, "key to the next line in Chromium", statistics.median(took), "ms", 100)


ALL = (pages,)
