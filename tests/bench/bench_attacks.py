"""What members wait for beside attacks on the page: ten play by ssh and ten at pages, on one host or on two."""

import asyncio
import contextlib
import re
import secrets
import time

import asyncssh
import page_attackers
from bench_pages import PageLine, Pages, clients
from club_lines import Line
from ssh_club import free

from access.club.store.keeper import store_of
from access.club.web.sessions import mark_of

MEMBERS, SECONDS = 20, 6.0
FREE = (*free("tables"), "--web", "127.0.0.1:0", "--guests")
ATTACKS = [each.__name__ for each in page_attackers.ALL]
ON_TWO = ["page_preambles", "page_packed", "page_idle", "page_loads"]


async def come(hosts, url, client):
    """Members in the lobby, each at a host: every other one at its page. Returns them with their names."""
    store, people = store_of(url), []
    for number in range(MEMBERS):
        name, host = f"P{number}q", hosts[number // 2 % len(hosts)]
        key = asyncssh.generate_private_key("ssh-ed25519")
        person = await store.people.register(name, key.get_fingerprint(), None, f"code of {name}")
        if number % 2:
            cookie, line = secrets.token_urlsafe(24), PageLine()
            await store.logins.begin(mark_of(cookie), person.id, "", {""})
            await line.open(client, host.page, f"taverne={cookie}")
        else:
            line = Line()
            await line.open(host.port, "x", key)
        await line.until("Lobby:")
        people.append((line, name))
    await store.close()
    return people


async def play_in_pairs(people):
    """Somebody by ssh opens a table, at which somebody from a page sits down, perhaps at another host."""
    for (one, _), (other, _) in zip(people[::2], people[1::2], strict=True):
        await one.says("open kaques", r"Open\?")
        await one.says("target 100000", r"Open\?")
        await one.says("", "is open")
        number = re.search(r"Table (\d+) is open", one.text)[1]
        for _ in range(50):  # another host hears of it a moment later
            with contextlib.suppress(AssertionError):
                other.type(f"sit {number}")
                await other.until("At the table: ", 0.5)
                break
        await one.says("start", "At the table")


async def asks(line, name, end, took):
    """Play, and ask for the welcome again and again, until the time is over."""
    while time.monotonic() < end:
        began = time.monotonic()
        await line.says("welcome", rf"Welcome to Taverne, {name}\.")
        took.append(time.monotonic() - began)
        line.type("stop")
        await asyncio.sleep(0.25)


async def waits(hosts, url, attacks, seconds=SECONDS):
    """How long members waited for each answer: beside each attack on the first host, and without one before each."""
    quiet, beside = [], {}
    async with clients() as client:
        people = await come(hosts, url, client)
        await play_in_pairs(people)
        for attack in attacks:
            for took, name in ((quiet, ""), (beside.setdefault(attack, []), attack)):
                attacking = page_attackers.begin(hosts[0], name, seconds) if name else None
                if attacking is not None:
                    await asyncio.sleep(1.5)  # it starts
                end = time.monotonic() + seconds - 2
                await asyncio.gather(*(asks(line, who, end, took) for line, who in people))
                if attacking is not None:
                    attacking.kill()
                    attacking.wait()
        for line, _ in people:
            line.close()
    return quiet, beside


def worst(took):
    """Which time 99 of 100 did not take."""
    return sorted(took)[int(len(took) * 0.99)]


def beside_attacks(figure, rounds):
    with Pages(*FREE) as served:
        quiet, beside = asyncio.run(waits([served], str(served.store), ATTACKS))
    for attack, took in beside.items():
        yield told(figure, f"an answer beside {attack}, 99 of 100", took, quiet)


def beside_attacks_on_two_hosts(figure, rounds):
    from database import Database

    with Database() as database:
        url = database.of("attacked")
        with Pages("--store", url, *FREE) as one, Pages("--store", url, *FREE) as other:
            quiet, beside = asyncio.run(waits([one, other], url, ON_TWO))
    for attack, took in beside.items():
        yield told(figure, f"an answer on two hosts beside {attack}, 99 of 100", took, quiet)


def told(figure, name, took, quiet):
    value, other = worst(took) * 1000, worst(quiet) * 1000
    return figure(name, value, "ms", "without it", other, "at most twice", value <= 2 * other)


ALL = (beside_attacks, beside_attacks_on_two_hosts)
