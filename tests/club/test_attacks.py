"""Attacks on a club, bounded and on loopback: nobody else loses an answer."""

import asyncio
import resource
import socket
import time
from contextlib import ExitStack
from dataclasses import replace
from itertools import count

import asyncssh
import attackers
import bench_attacks
import page_attackers
import pytest
from bench_attacks import worst
from bench_pages import clients
from broken_forms import STOPS, Computing
from chapter import blocks
from club_here import MANY, Here
from helpers import PATIENCE
from pages import Browser
from ports import free_port
from ssh_club import Served, free
from watching import asked, get

from access.club.gate import Share
from access.club.store.keeper import store_of

pytestmark = pytest.mark.posix("limits of files and units of systemd")

BUSY = 0.1
"""Seconds for which a club may compute before a member has their turn, 99 times of 100.

They are those of the processor. No bound by the clock is asserted: an answer waits for the disk and several times for
the processor, whoever else wants them. On a busy computer it took 310 to 870 ms without an attack and 330 to 660 beside
one, while a pulse in this process was 12 to 150 ms late: no multiple of a pulse holds.
"""
SETTLES, TRIES = 1.5, 3
"""Seconds until what is made once is made, and the runs of which one must be quick enough: other work only adds."""
BY_SSH = "silent_network half_open nameless letters keys tables"
ON_THE_PAGE = (
    "page_streams page_heads page_bodies page_guests page_codes page_passkeys page_loads page_preambles page_idle"
)
AT_A_HOST = "half_open letters tables page_streams page_bodies page_packed page_loads page_idle page_pipelines"


class Attacked(Here):
    """A club at which no address takes the connections of all."""

    limits = replace(MANY, handshakes=Share(1000, 100, 300, 1000, 60))


async def beats(took):
    """Note again and again how much of the processor the club has taken since the last time: so long a line waits."""
    last = time.thread_time()
    while True:
        await asyncio.sleep(0.005)
        now = time.thread_time()
        took.append(now - last)
        last = now


async def attacked(hosts, attacks, seconds):
    """Let 20 members play at pages and by ssh, at these hosts in turn, beside attacks on the first host.

    Return for each attack how long that host was busy, its longest stop with what it computed, and how long members
    waited.
    """
    attackers.come_from("127.0.0.1")
    async with clients() as client:
        people = await bench_attacks.come(hosts, hosts[0].url, client)
        await bench_attacks.play_in_pairs(people)
        waits = {attack: await beside(hosts[0], people, attack, seconds) for attack in attacks}
        for line, _ in people:
            line.close()
    return waits


async def beside(club, people, attack, seconds):
    """Let members play on beside an attack while newcomers come in; return as `attacked`."""
    busy, took = [], []
    processes = [page_attackers.begin(club, name, SETTLES + seconds, club.key("Mallory")) for name in attack.split()]
    try:
        await play_on(people, SETTLES, [])
        with Computing(club._thread) as computing:
            beating = asyncio.run_coroutine_threadsafe(beats(busy), club._loop)
            await asyncio.gather(play_on(people, seconds, took), come_in(club, attack))
            beating.cancel()
    finally:
        for process in processes:
            process.kill()
            process.wait()
    assert len(took) >= len(people), attack
    return worst(busy), computing.longest, worst(took)


async def play_on(people, seconds, took):
    """Let members play and ask again and again, for so long; note what each answer took."""
    end = time.monotonic() + seconds
    await asyncio.gather(*(bench_attacks.asks(line, name, end, took) for line, name in people))


async def come_in(club, attack):
    """Somebody comes in by each door while the club is attacked, from an address that nobody knows."""
    attackers.come_from(club.address(attack))
    connection = await asyncio.wait_for(attackers.connect(club.port, str(club.key("Greta")), "new"), 20)
    process = await connection.create_process(request_pty=False, encoding="utf-8")
    await asyncio.wait_for(process.stdout.readuntil("? "), 20)
    connection.close()
    await connection.wait_closed()
    status, *_ = await page_attackers.asked(club.page, "POST", "/enter", {"kind": "guest"}, patience=20)
    assert status == 303


def shown(attacks, seconds, urls=None):
    """Show that members play on, by the quickest of a few runs; `urls` are databases, each for two hosts in a run."""
    for _ in range(TRIES):
        with ExitStack() as stack:
            hosts = [stack.enter_context(Attacked(url)) for url in ([""] if urls is None else [next(urls)] * 2)]
            asyncio.run(knows_mallory(hosts[0]))
            waits = asyncio.run(attacked(hosts, attacks, seconds))
        for attack, (busy, (longest, what), waited) in waits.items():
            times = f"99 of 100 within {busy * 1000:.0f} ms of the processor, {waited * 1000:.0f} by the clock"
            print(f"{attack}: {times}; the longest stop {longest * 1000:.1f} ms, {what[:150]}")
        if all(busy < BUSY and longest < STOPS for busy, (longest, _), _ in waits.values()):
            return
    raise AssertionError(waits)


async def knows_mallory(club):
    """Let Mallory, who attacks, be a member."""
    store = store_of(club.url)
    key = asyncssh.read_public_key(f"{club.key('Mallory')}.pub").get_fingerprint()
    await store.people.register("Mallory", key, None, "code of Mallory")
    await store.close()


@pytest.mark.connected
def test_members_play_on_while_the_club_is_attacked_from_all_sides():
    shown([BY_SSH], 4)


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
@pytest.mark.in_database
def test_members_at_two_hosts_play_on_while_one_of_them_is_attacked_from_all_sides(database, tmp_path):
    shown([AT_A_HOST], 4, (database.of(tmp_path / str(number)) for number in count()))


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


@pytest.mark.connected
def test_connections_to_the_door_leave_files_to_all_else():
    health = free_port()
    options = ("--health", f"127.0.0.1:{health}", *free("handshakes", "doors", silent_seconds=600))
    with Served(*options) as club, ExitStack() as held:
        anna = club.member("Anna", "-T")
        resource.prlimit(club.process.pid, resource.RLIMIT_NOFILE, (128, 128))
        for at in range(160):
            held.enter_context(stranger_at(club.port, f"127.{100 + at // 60}.0.7"))
        anna.says("welcome", "Welcome to Taverne, Anna\\.")
        assert asyncio.run(asyncio.wait_for(asked(health, get("/health")), PATIENCE))[0] == "HTTP/1.1 200 OK"
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


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("topic", ["keeping-a-club", "several-hosts"])
def test_the_units_of_the_manual_let_a_club_open_many_files(topic, language):
    (unit,) = [each for each in blocks(topic, language) if "ExecStart=" in each and " serve " in each]
    assert "\nLimitNOFILE=65536\n" in unit


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
