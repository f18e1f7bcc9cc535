"""Whoever was at a table when their connection broke is led back to it, at whichever host they come in."""

import asyncio

import pytest
from helpers import PATIENCE
from two_hosts import evening, table_of_two

from games.refusals import Failed

pytestmark = pytest.mark.in_database
BACK = "At the table: Anna, Ben"
LOBBY = "Lobby"


async def comes_to_lobby(house, name):
    """Come in, and raise AssertionError unless the lobby asks."""
    person = await house.member(name)
    assert LOBBY in person.shown
    assert BACK not in person.shown


async def none_left(house):
    """Wait until this host has recorded who has left."""
    while house.club.returning._left:
        await asyncio.sleep(0.01)


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


def test_whoever_plays_in_a_tournament_is_led_back_to_it_at_another_host(database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        await anna.says("tournament", "Open\\?")
        await anna.says("bots 3", "Open\\?")
        await anna.says("", "Tournament 1 is open")
        await anna.says("start", "Stage 1|Final|final")
        await anna.lose()
        again = await two.member("Anna")
        assert "At the table" in again.shown
        assert "Lobby" not in again.shown

    evening(database, tmp_path, spend)
