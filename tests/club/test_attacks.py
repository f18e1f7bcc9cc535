"""Attacks on a club, bounded and on loopback: nobody else loses an answer."""

import asyncio
import re
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from dataclasses import replace

import attackers
import page_attackers
import pytest
from club_here import MANY, Here
from helpers import PATIENCE
from pages import Browser
from ssh_club import Served, free
from watching import asked, free_port, get

from access.club.gate import Share

WAITS = 0.1
"""Seconds that a member may wait, 99 times of 100.

They are those of the processor. No bound by the clock is asserted: an answer waits for the disk and several times for
the processor, whoever else wants them. On a busy computer it took 310 to 870 ms without an attack and 330 to 660 beside
one, while a pulse in this process was 12 to 150 ms late: no multiple of a pulse holds.
"""
MEMBERS, SETTLES, TRIES = 20, 1.5, 3
ON_THE_PAGE = (
    "page_streams page_heads page_bodies page_guests page_codes page_passkeys page_loads page_preambles page_idle"
)


class Attacked(Here):
    """A club at which no address takes the connections of all."""

    limits = replace(MANY, handshakes=Share(1000, 100, 300, 1000, 60))


class Member:
    """A member who plays, and again and again asks for something whose answer is timed."""

    def __init__(self, name):
        self.name, self.text, self.took, self.heard = name, "", [], asyncio.Event()

    async def come(self, club):
        attackers.come_from(club.address(self.name))
        self.connection = await attackers.connect(club.port, str(club.key(self.name)), "new")
        self.process = await self.connection.create_process(request_pty=False, encoding="utf-8")
        self.reading = asyncio.ensure_future(self._read())
        for line, answer in (("", "name.*\\?"), (self.name, "Right"), ("yes", "Lobby")):
            await self.says(line, answer)

    async def _read(self):
        while data := await self.process.stdout.read(65536):
            self.text += data
            self.heard.set()

    async def says(self, line, answer, seconds=30):
        self.text = self.text if not line else ""
        if line:
            self.process.stdin.write(f"{line}\n")
        end = time.monotonic() + seconds
        while not (found := re.search(answer, self.text)):
            assert time.monotonic() < end, (self.name, line, self.text[-300:])
            self.heard.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.heard.wait(), 1)
        return found

    async def plays(self, until):
        """Stop whenever it is one's turn; ask for the welcome again and again."""
        while not until():
            began = time.monotonic()
            await self.says("welcome", f"Welcome to Taverne, {self.name}\\.")
            self.took.append(time.monotonic() - began)
            self.process.stdin.write("stop\n")
            await asyncio.sleep(0.2)


async def at_tables(club):
    """Members who play in pairs."""
    names = [f"{first}{second}" for first in ("Ann", "Ben", "Cora", "Eve", "Finn") for second in ("a", "e", "o", "u")]
    members = [Member(name) for name in names[:MEMBERS]]
    for each in members:
        await each.come(club)
    for table, (one, other) in enumerate(zip(members[::2], members[1::2], strict=True), 1):
        await one.says("open kaques", "Open\\?")
        await one.says("target 100000", "Open\\?")
        await one.says("", "Open")
        await one.says("\n", f"Table {table} is open")
        await other.says(f"sit {table}", "At the table")
        await one.says("start", "At the table")
    return members


async def beats(took):
    """Note again and again how much of the processor the club has taken since the last time: so long a line waits."""
    last = time.thread_time()
    while True:
        await asyncio.sleep(0.005)
        now = time.thread_time()
        took.append(now - last)
        last = now


def worst(took):
    """Which time 99 of 100 did not take."""
    return sorted(took)[int(len(took) * 0.99)]


async def attacked(club, attacks, seconds):
    """Let 20 members play beside attacks; return for each how long the club was busy, and how long they waited."""
    members = await at_tables(club)
    begun = time.monotonic()  # whoever typed ten lines in a second to open a table waits for the next one
    await asyncio.gather(*(each.plays(lambda: time.monotonic() > begun + SETTLES) for each in members))
    waits = {}
    for attack in ("", *attacks):
        for each in members:
            each.took.clear()
        busy, end = [], time.monotonic() + seconds
        beating = asyncio.run_coroutine_threadsafe(beats(busy), club._loop)
        processes = [begin(club, name, seconds) for name in attack.split()]
        try:
            playing = [each.plays(lambda end=end: time.monotonic() > end) for each in members]
            await asyncio.gather(*playing, *([come_in(club, attack)] if attack else []))
        finally:
            beating.cancel()
            for process in processes:
                process.kill()
                process.wait()
        assert all(each.took for each in members), attack
        waits[attack or "quiet"] = worst(busy), worst([each for member in members for each in member.took])
    for each in members:
        each.connection.close()
        await each.connection.wait_closed()
        await each.reading
    return waits


async def come_in(club, attack):
    """Somebody comes in while the club is attacked, from an address that nobody knows."""
    attackers.come_from(club.address(attack))
    connection = await asyncio.wait_for(attackers.connect(club.port, str(club.key("Greta")), "new"), 20)
    process = await connection.create_process(request_pty=False, encoding="utf-8")
    await asyncio.wait_for(process.stdout.readuntil("? "), 20)
    connection.close()
    await connection.wait_closed()


def begin(club, attack, seconds):
    """Begin an attack, from a network of its own."""
    names = [each.__name__ for each in (*attackers.ALL, *page_attackers.ALL)]
    where = f"127.{200 + names.index(attack)}.0.7"
    module, port = (page_attackers, club.page) if attack.startswith("page_") else (attackers, club.port)
    command = [sys.executable, module.__file__, attack, port, club.key("Mallory"), seconds, where]
    return subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)


def shown(attacks, seconds):
    """Show that members play on, by the quickest of a few runs: other work only adds to the time of an answer."""
    for _ in range(TRIES):
        with Attacked() as club:
            club.member("Mallory").kill()
            waits = asyncio.run(attacked(club, attacks, seconds))
        for attack, (busy, waited) in waits.items():
            print(f"{attack}: 99 of 100 within {busy * 1000:.0f} ms of the processor, {waited * 1000:.0f} by the clock")
        if all(busy < WAITS for busy, _ in waits.values()):
            return
    raise AssertionError(waits)


@pytest.mark.connected
def test_members_play_on_while_the_club_is_attacked_from_all_sides():
    shown(["silent_network half_open nameless letters keys tables"], 4)


@pytest.mark.connected
@pytest.mark.everything
def test_members_play_on_beside_each_attack():
    shown([each.__name__ for each in attackers.ALL], 8)


@pytest.mark.connected
def test_members_play_on_while_the_page_is_attacked_from_all_sides():
    shown([ON_THE_PAGE], 4)


@pytest.mark.connected
@pytest.mark.everything
def test_members_play_on_beside_each_attack_on_the_page():
    shown([each.__name__ for each in page_attackers.ALL], 8)


@pytest.mark.connected
@pytest.mark.everything
def test_when_no_more_files_can_be_opened_those_who_are_here_play_on():
    with Served(*free("handshakes", "doors")) as club:
        anna = club.member("Anna", "-T")
        resource.prlimit(club.process.pid, resource.RLIMIT_NOFILE, (64, 64))
        held = [socket.create_connection(("127.0.0.1", club.port)) for _ in range(80)]
        for _ in range(10):
            anna.says("welcome", "Welcome to Taverne, Anna\\.")
        for connection in held:
            connection.close()
        ben = club.member("Ben", "-T")
        ben.says("who", "2 are here: Anna, Ben\\.")


@pytest.mark.connected
def test_connections_of_strangers_do_not_use_up_the_files_of_a_club():
    """Members come in by both doors meanwhile, the health check answers, and the log says it once."""
    page, health = free_port(), free_port()
    options = ("--web", f"127.0.0.1:{page}", "--health", f"127.0.0.1:{health}", *free(silent_seconds=600))
    with Served(*options) as club, ExitStack() as held:
        anna = club.member("Anna", "-T")
        resource.prlimit(club.process.pid, resource.RLIMIT_NOFILE, (256, 256))
        for at in range(480):
            held.enter_context(stranger_at(page, f"127.{100 + at // 60}.0.7"))
        for at in range(60):
            held.enter_context(stranger_at(club.port, f"127.{150 + at // 12}.0.{at % 3 + 1}"))
        for _ in range(3):
            anna.says("welcome", "Welcome to Taverne, Anna\\.")
        assert asyncio.run(asked(health, get("/health")))[0] == "HTTP/1.1 200 OK"
        Browser(page).join("Ben")
        cora = club.member("Cora", "-T")
        cora.says("people", "Anna, Ben, Cora")
        assert len(club.log.splitlines()) < 30, club.log


def stranger_at(port, address):
    """A silent connection from an address; it may be refused."""
    return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE, source_address=(address, 0))


@pytest.mark.connected
def test_a_club_may_have_as_many_files_open_as_the_system_allows():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, hard - 1), hard))
    try:
        with Served() as club:
            assert resource.prlimit(club.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.connected
@pytest.mark.everything
def test_a_line_that_is_too_long_is_cut_and_that_is_said():
    with Served() as club:
        anna = club.member("Anna")
        for _ in range(1000):
            anna.type("say " + "x" * 996, end="")
            anna._read(0)
        anna.type("")
        anna.until("That was too long: only the first 1000 characters were taken\\.", 120)
        anna.says("who", "Only you are here|Not understood|are here")
