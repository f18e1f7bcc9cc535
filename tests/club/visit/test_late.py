"""Nobody sits in silence while the database hangs: whatever was typed, a notice comes soon."""

import asyncio
from contextlib import asynccontextmanager

import pytest
from clubhouse import in_house, opened

from access.club import tasks
from access.club.visitor import Identity

NOT_NOW = "The club cannot record this now"
LONGER = "This takes longer than usual"


@asynccontextmanager
async def hanging(club):
    """A database that answers nothing until the end of this block."""
    back, database = asyncio.Event(), club.store.database

    def held(do):
        async def call(*given):
            await back.wait()
            return await do(*given)

        return call

    known = {name: getattr(database, name) for name in ("run", "one", "recorded", "recorded_one")}
    for name, do in known.items():
        setattr(database, name, held(do))
    try:
        yield
    finally:
        for name, do in known.items():
            setattr(database, name, do)
        back.set()


@pytest.fixture(autouse=True)
def _(monkeypatch):
    monkeypatch.setattr(tasks, "LATE", 0.3)


@pytest.mark.long
def test_a_notice_comes_at_each_command_of_the_lobby(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await opened(ben)
        await opened(carl)
        await carl.says("start", "Keep or stop\\?")
        for typed, answer in (
            ("say hello", "Said"),
            ("leaders kaques", "No|Nobody"),
            ("tell ben hello", "Told Ben"),
            ("friend ben", "friend"),
            ("sit 1", "At the table: Ben, Anna"),
            ("quit", "Lobby"),
            ("watch 2", "Jaques"),
        ):
            before = len(anna.shown)
            async with hanging(club):
                await anna.says(typed, LONGER)
            await anna.until(answer)
            assert anna.shown[before:].count(LONGER) == 1, typed

    in_house(evening, tmp_path)


@pytest.mark.long
def test_a_notice_comes_while_a_table_is_opened_and_begins(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kaques", "Open\\?")
        async with hanging(club):
            await anna.says("", LONGER)
        await anna.until("Table 1 is open")
        await anna.until("Start\\?")
        async with hanging(club):
            await anna.says("start", LONGER)
        await anna.until("Keep or stop\\?")

    in_house(evening, tmp_path)


def test_a_notice_comes_while_somebody_arrives(tmp_path):
    async def evening(club):
        account = await club.account("Anna")
        async with hanging(club):
            anna = club.call(Identity("member", account))
            await anna.until(LONGER)
        await anna.until("Lobby: .*\\?")

    in_house(evening, tmp_path)


def test_a_notice_comes_at_a_table_that_reads_what_is_new(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        number = await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        async with hanging(club):
            following = asyncio.ensure_future(club.club.rooms[number].table.follow())
            await asyncio.sleep(0)
            await anna.says("stop", NOT_NOW)
        await anna.until("fertisch|stops? with")
        await following
        assert (anna.shown.count(NOT_NOW), anna.shown.count(LONGER)) == (1, 0)

    in_house(evening, tmp_path)


def test_a_command_at_a_table(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        async with hanging(club):
            await anna.says("leaders", LONGER)
        await anna.until("\\? $")
        assert anna.shown.count(LONGER) == 1

    in_house(evening, tmp_path)


@pytest.mark.long
def test_who_is_not_asked_for_long_hears_no_notice(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        number = await opened(anna)
        await ben.says(f"sit {number}", "At the table")
        await anna.says("start", "At the table")
        watcher = await club.member("Carl")
        await watcher.says(f"watch {number}", "Jaques")
        await asyncio.sleep(2 * tasks.LATE)
        assert LONGER not in anna.shown + ben.shown + watcher.shown

    in_house(evening, tmp_path)
