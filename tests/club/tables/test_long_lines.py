"""No line that somebody types keeps the others waiting: the longest lines, at every question, after every command."""

import asyncio
import gc
import time

import declared
import pytest
from clubhouse import house

from access.club.gate import DAY, Limits, Share
from access.club.lines.editor import LONGEST
from access.club.visitor import Identity
from access.language.phrases import Phrases
from access.storage import catalogue

MOST = 0.1
"""Seconds of the processor that one thing in the loop may take: so long everybody else waits."""
FREE = Share(10**6, 10**6, 10**6, 10**6, DAY)
LETTERS = ("x", "\U0001d4d0", "\ufdfa", "q" + "\u0301" * 3, "\u0301", "\u1100\u1161", "1", "x ", "\ufdfa ", "12,")
LONG = ("\ufdfa" * LONGEST, "x" * LONGEST, ("q" + "\u0301" * 3) * 250)
KEYS = ("\t", "\x1b[A", "\x1b[B", "x\x7f", "\x7f", "x\x17", "x\x15", "\x1b", "\x1b[C", "\r", "a\r", "\x00", "/\t")


class Measured(asyncio.SelectorEventLoop):
    """A loop that knows what has taken the processor longest; `doing` says what was typed last."""

    doing, longest = "", (0.0, "")

    def call_soon(self, callback, *args, context=None):
        return super().call_soon(self._timed, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        return super().call_at(when, self._timed, callback, *args, context=context)

    def _timed(self, callback, *args):
        began = time.thread_time()
        try:
            callback(*args)
        finally:
            self.longest = max(self.longest, (time.thread_time() - began, self.doing))


def measured(evening, path):
    """Spend an evening; return what has taken the processor longest."""
    loop = Measured()

    async def run():
        limits = Limits(talk=FREE, invitations=FREE, comings=FREE, recoveries=FREE, accounts=FREE)
        async with house(path, limits=limits) as club:
            loop.longest = (0.0, "")
            await evening(club, loop)

    asyncio.set_event_loop(loop)
    gc.disable()  # a collection goes by what all tests before have left, not by what is typed
    try:
        loop.run_until_complete(run())
    finally:
        gc.enable()
        asyncio.set_event_loop(None)
        loop.close()
    return loop.longest


def words(game):
    """The first words of all commands, but of those that end something."""
    phrases = Phrases("en", game)
    names = dict.fromkeys((*declared.AT_TABLES, *declared.OF_CLUBS, *(query.name for query in game.queries)))
    return [phrases.words(phrases.command(name))[0] for name in names if name not in ("quit", "kick", "ban", "close")]


def lines(commands):
    """The longest lines that are taken, alone and after each command."""
    for letter in LETTERS:
        for word in ("", *commands):
            yield (f"{word} " + letter * LONGEST)[:LONGEST].strip()


async def types(person, loop, line):
    """Type a line, and wait until the next one is asked for."""
    loop.doing = f"after {person.shown[-40:]!r}: {line[:30]!r}"
    person.remote.feed(line + person.enter)
    while not person.visit.done() and (person.remote.editor.done or not person.remote.idle):
        await asyncio.sleep(0)


async def someone(club, name, editing=True):
    person = await club.moderator(name, editing=editing)
    person.enter = "\r" if editing else "\n"
    return person


@pytest.mark.long
@pytest.mark.parametrize("editing", [False, True])
def test_in_the_lobby_nobody_waits_for_a_long_line(tmp_path, editing):
    async def evening(club, loop):
        anna, ben = await someone(club, "Anna", editing), await someone(club, "Ben")
        for line in lines([*words(catalogue.find("kaques")), "open", "sit", "watch"]):
            await types(anna, loop, line)
        loop.doing = "hearing it"
        await ben.says("people", "2 are here")

    took, doing = measured(evening, tmp_path)
    assert took < MOST, (took, doing)


@pytest.mark.long
@pytest.mark.parametrize("game", ["kaques", "kara", "misericorde", "verflixte6", "words"])
def test_at_a_table_nobody_waits_for_a_long_line(tmp_path, game):
    async def evening(club, loop):
        anna = await someone(club, "Anna")
        for way in (f"open {game}", "", "start"):
            await types(anna, loop, way)
            for line in lines(words(catalogue.find(game)) if way == "start" else ("bots", "level", "invite")):
                await types(anna, loop, line)
                if way == "" and club.club.rooms[1].begun.is_set():
                    break

    took, doing = measured(evening, tmp_path)
    assert took < MOST, (took, doing)


def test_at_the_door_and_at_an_account_nobody_waits_for_a_long_line(tmp_path):
    async def evening(club, loop):
        for first in ((), ("recover",), ("recover", "Nina")):
            for line in lines(("say", "recover")):
                new = club.call(Identity("new", fingerprint="SHA256:new"))
                new.enter = "\n"
                await new.until("name")
                for each in (*first, line):
                    await types(new, loop, each)
                await new.lose()
        anna = await someone(club, "Anna")
        for first in ("account", "name", "key", "remove", "passphrase"):
            for line in lines(()):
                await types(anna, loop, first)
                await types(anna, loop, line)

    took, doing = measured(evening, tmp_path)
    assert took < MOST, (took, doing)


@pytest.mark.long
@pytest.mark.parametrize(
    "key",
    [
        key if key in ("\t", "\x1b[A", "x\x7f", "\r", "a\r") else pytest.param(key, marks=pytest.mark.everything)
        for key in KEYS
    ],
)
def test_nobody_waits_for_a_flood_of_keys(tmp_path, key):
    async def evening(club, loop):
        anna = await someone(club, "Anna")
        for line in LONG if "\r" not in key else LONG[:1]:  # a line that is answered is another each time
            await types(anna, loop, line)
            loop.doing = f"{key!r} after {line[:10]!r}"
            for typed in (line, line[: anna.remote.columns() - 7]):
                anna.remote.feed(typed)
                loop.call_soon(anna.remote.feed, key * 3000)
                for _ in range(50):
                    await asyncio.sleep(0.001)
            await types(anna, loop, "\x15")

    took, doing = measured(evening, tmp_path)
    assert took < MOST, (took, doing)
