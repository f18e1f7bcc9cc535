"""Whoever was at a table when their connection broke is led back to it, at whichever host they come in."""

import asyncio
from contextlib import suppress

import pytest
from clubhouse import opened
from helpers import PATIENCE
from two_hosts import STOPPED, evening, none_left, shown, stop_until, table_of_two

from access.club.visitor import Identity
from games.refusals import Failed

pytestmark = pytest.mark.in_database
BACK = "At the table: Anna, Ben"
LOBBY = "Lobby"
ASKED = r"(stop|\d)\? $"


async def comes_to_lobby(house, name):
    """Come in, and raise AssertionError unless the lobby asks."""
    person = await house.member(name)
    assert LOBBY in person.shown
    assert BACK not in person.shown


def test_whoever_loses_the_line_is_led_back_to_the_table_at_another_host(database, tmp_path):
    async def spend(one, two):
        _, ben = await table_of_two(one, two)
        await ben.lose()
        ben = await one.member("Ben")
        assert BACK in ben.shown
        assert "Lobby" not in ben.shown
        assert "sit 1" not in ben.shown

    evening(database, tmp_path, spend)


def test_whoever_was_at_a_host_that_is_killed_is_led_back_at_another_host(database, tmp_path):
    async def spend(one, two):
        await table_of_two(one, two)
        await two.kill()
        ben = await one.member("Ben")
        assert BACK in ben.shown

    evening(database, tmp_path, spend)


def test_whoever_was_at_a_host_that_closes_is_led_back_at_another_host(database, tmp_path):
    async def spend(one, two):
        await table_of_two(one, two)
        await two.close()
        ben = await one.member("Ben")
        assert BACK in ben.shown

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("leaves", ["quit", "\x04"], ids=["quit", "Ctrl-D"])
def test_whoever_has_left_of_their_own_will_comes_to_the_lobby_at_another_host(database, tmp_path, leaves):
    async def spend(one, two):
        _, ben = await table_of_two(one, two)
        await (ben.says(leaves, LOBBY) if leaves == "quit" else hangs_up(ben))
        await none_left(two)
        await ben.lose()
        await comes_to_lobby(one, "Ben")

    async def hangs_up(ben):
        ben.remote.feed(leaves)
        await ben.until(LOBBY)

    evening(database, tmp_path, spend)


def test_whoever_plays_at_another_host_comes_to_the_lobby_with_a_second_connection(database, tmp_path):
    async def spend(one, two):
        _, ben = await table_of_two(one, two)
        await comes_to_lobby(one, "Ben")
        assert "another connection" not in ben.shown

    evening(database, tmp_path, spend)


def test_who_has_left_is_recorded_once_the_database_is_back(database, tmp_path):
    async def spend(one, two):
        _, ben = await table_of_two(one, two)
        leave, failed = two.store.hosts.leave_tables, asyncio.Event()

        async def fails_once(*given):
            two.store.hosts.leave_tables = leave
            failed.set()
            raise Failed("club-database", why="away")

        two.store.hosts.leave_tables = fails_once
        await ben.says("quit", LOBBY)
        await asyncio.wait_for(failed.wait(), PATIENCE)
        await none_left(two)
        await ben.lose()
        await comes_to_lobby(one, "Ben")

    evening(database, tmp_path, spend)


@pytest.mark.parametrize(
    "listen", [True, False], ids=["which has heard of it", "which has not heard that it has begun"]
)
def test_whoever_plays_in_a_tournament_is_led_back_to_it_at_another_host(listen, database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        await anna.says("tournament", "Open\\?")
        await anna.says("bots 3", "Open\\?")
        await anna.says("", "Tournament 1 is open")
        await two.club.refresh(1)
        await anna.says("start", "Stage 1|Final|final")
        await anna.lose()
        again = await two.member("Anna")
        assert "At the table" in again.shown
        assert "Lobby" not in again.shown

    evening(database, tmp_path, spend, listen=listen)


async def loses_steps(one, two):
    """Play a little, let both go, and let the store lose the last steps, which a host notices."""
    anna, ben = await table_of_two(one, two)
    await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 3))
    await asyncio.gather(anna.lose(), ben.lose())
    await one.store.database.one("DELETE FROM batches WHERE at >= (SELECT max(at) - 2 FROM batches)")
    for house in (one, two):
        await house.club.refresh(1)


def test_whoever_comes_back_hears_once_how_many_steps_the_database_has_lost(database, tmp_path):
    async def spend(one, two):
        await loses_steps(one, two)
        lost = "The database has lost (one step|\\d+ steps) of this game\\. It goes on from just before\\."
        for house, name in ((two, "Anna"), (one, "Ben")):
            back = house.call(Identity("member", await house.store.people.by_name(name)))
            await back.until(lost)
            await back.lose()
        again = await one.member("Anna")
        await again.says("score", "\\?")
        assert "has lost" not in again.shown

    evening(database, tmp_path, spend)


def test_whoever_is_back_before_a_host_notices_the_loss_hears_it_at_the_table(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 3))
        await ben.lose()
        two.club.rooms[1].table.rest()
        await one.store.database.one("DELETE FROM batches WHERE at >= (SELECT max(at) - 2 FROM batches)")
        ben = await two.member("Ben")
        await one.club.refresh(1)
        await anna.until("The database has lost")
        await ben.until("The database has lost")
        await ben.says("score", "The first to reach")
        assert ben.shown.count("The database has lost") == 1

    evening(database, tmp_path, spend)


def test_whoever_hears_of_lost_steps_hears_what_was_played_in_their_place(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        number = await opened(anna)
        await anna.says("start", ASKED)
        await anna.says("stop", "You have \\d+(?s:.*)" + ASKED)
        await shown(ben, f"watch {number}", "Anna: \\d+")
        for task in two.serving.cluster._tasks:
            task.cancel()  # this host notices later
        await one.store.database.one("DELETE FROM batches WHERE at >= (SELECT max(at) - 1 FROM batches)")
        await anna.says("stop", "The database has lost (?s:.*)" + ASKED)
        await anna.says("1", ", plus 100\\? $")
        await anna.says("stop", "You stop with 200")
        await two.club.refresh(number)
        await ben.until("The database has lost (?s:.*)Anna: 200, fertisch")

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("vanishes", [False, True], ids=["its beginning", "the table"])
def test_whoever_comes_back_hears_once_that_the_beginning_of_the_game_is_lost(database, tmp_path, vanishes):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await asyncio.gather(anna.lose(), ben.lose())
        await one.store.database.one("DELETE FROM batches")
        await one.store.database.one("UPDATE chairs SET seat = NULL, stays = 0")
        gone = "DELETE FROM tables" if vanishes else "UPDATE tables SET header = NULL, start = NULL"
        await one.store.database.one(gone)
        await one.club.refresh(1)
        told = (
            "The database has lost table 1, " if vanishes else "lost the beginning of the game at table 1\\. Type sit 1"
        )
        back = two.call(Identity("member", await two.store.people.by_name("Anna")))
        await back.until(f"{told}[^?]*Lobby")
        await back.lose()
        again = await one.member("Anna")
        assert "The database has lost" not in again.shown
        assert any(("table lost" if vanishes else "beginning lost") in line for line in one.log)

    evening(database, tmp_path, spend)


def test_whoever_was_cut_off_when_the_game_ended_hears_once_who_has_won(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await anna.says("open kaques", "Open\\?")
        await anna.says("target 1000", "Open\\?")
        await anna.says("", "Table 1 is open")
        await shown(ben, "tables", "1: .*Anna\\. Not begun")
        await ben.says("sit 1", "At the table: Anna, Ben")
        await anna.says("start", "At the table: Anna, Ben\\.")
        await ben.until("At the table: Anna, Ben\\.")
        await anna.lose()
        while 1 in [each.person for each in two.club.presence.elsewhere]:
            await asyncio.sleep(0.01)
        await stop_until([ben], "Anna has to play, but is away")
        await ben.says("standin Anna", "A bot plays for Anna")
        await stop_until([ben], "Again, review or lobby")
        won = "you have won|Ben has won"
        back = two.call(Identity("member", await two.store.people.by_name("Anna")))
        await back.until(f"Jaques le Kaques at table 1 is over: ({won})\\.[^?]*Lobby")
        await back.lose()
        again = await one.member("Anna")
        assert "is over" not in again.shown
        await ben.says("lobby", "Lobby")
        await none_left(two)
        await ben.lose()
        assert "is over" not in (await one.member("Ben")).shown

    evening(database, tmp_path, spend)


def test_whoever_takes_the_seat_over_from_another_host_is_neither_away_nor_back(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        again = await one.member("Ben")
        await again.says("sit 1", BACK)
        await ben.until("You now play this seat from another connection\\.[^?]*Lobby")
        await ben.says("tell Anna hello", "Told")
        await shown(anna, "score", "Ben to you: hello")
        for person in (anna, ben, again):
            assert "Ben is away" not in person.shown
            assert "Ben is back" not in person.shown

    evening(database, tmp_path, spend)


def test_a_host_that_wakes_up_late_tells_nobody_as_away_who_plays_at_another_host(database, tmp_path):
    async def spend(one, two):
        async def hears_nothing():
            pass

        anna, ben = await table_of_two(one, two)
        two.serving.cluster.hear_news = hears_nothing
        again = await one.member("Ben")
        await again.says("sit 1", BACK)
        await ben.lose()
        await anna.says("tell Ben hello", "Told")
        await again.until("Anna to you: hello")
        assert not two.club.rooms[1].table.present
        del two.serving.cluster.hear_news
        await two.serving.cluster.poll()
        await anna.says("score", "Ben: 0")
        for person in (anna, again):
            assert "Ben is away" not in person.shown
            assert "Ben is back" not in person.shown

    evening(database, tmp_path, spend)


def test_a_seat_is_free_when_its_person_has_gone_however_the_visit_ends(database, tmp_path):
    async def spend(one, two):
        looking = asyncio.Event()

        async def looks_for_ever(*_):
            looking.set()
            await asyncio.Event().wait()

        _, ben = await table_of_two(one, two)
        two.store.hosts.holds = looks_for_ever
        leaving = asyncio.ensure_future(ben.lose())
        await looking.wait()
        ben.visit.cancel()
        with suppress(asyncio.CancelledError):
            await leaving
        assert not two.club.rooms[1].table.present

    evening(database, tmp_path, spend)


def test_whoever_loses_the_line_at_one_host_and_is_led_back_at_another_one_is_away_and_then_back(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await ben.lose()
        await one.member("Ben")
        await shown(anna, "score", "(?s)Ben is away.*Ben is back")

    evening(database, tmp_path, spend)
