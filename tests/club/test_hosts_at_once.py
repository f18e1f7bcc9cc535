"""Several hosts of a club that do things at the same time: one table is one room, and transactions decide who sits."""

import asyncio
from functools import partial

import psycopg
import pytest
from clubhouse import House, opened
from helpers import PATIENCE
from two_hosts import evening, hosts, shown, stop_until

from games.refusals import Failed

pytestmark = pytest.mark.in_database
KAQUES = '{"game": "kaques", "bots": null, "level": null, "options": {}, "tournament": null}'


def before(place, name, first, times=1):
    """Let this happen just before a method is called, so many times: between a look and the change that follows."""
    method, left = getattr(place, name), [times]

    async def late(*given, **named):
        if left[0]:
            left[0] -= 1
            await first()
        return await method(*given, **named)

    setattr(place, name, late)


class Lock(asyncio.Lock):
    """A lock that tells when somebody waits for it."""

    def __init__(self):
        super().__init__()
        self.waited_for = asyncio.Event()

    async def acquire(self):
        if self.locked():
            self.waited_for.set()
        return await super().acquire()


async def started(caller, house, number):
    """Let somebody start the game of a table, and wait until the store has it."""
    caller.type("start")
    while (await house.store.tables.table(number)).header is None:
        await asyncio.sleep(0.01)


async def gathered(house, name):
    """A table that somebody has opened who is not there; returns its number."""
    account = await house.store.people.by_name(name) or await house.account(name)
    return (await house.store.tables.gather(account, "anyone", KAQUES))[0]


def test_a_table_that_is_looked_at_twice_at_once_has_one_room(database, tmp_path):
    async def spend(one, two):
        number = await gathered(one, "Anna")
        know, held = two.club.presence.know, asyncio.Event()

        async def held_up(person):
            two.club.presence.know = know
            await held.wait()
            return await know(person)

        two.club.presence.know = held_up
        late = asyncio.ensure_future(two.club.refresh(number))
        while two.club.presence.know is held_up:
            await asyncio.sleep(0)
        await two.club.refresh(number)
        room = two.club.rooms[number]
        held.set()
        await late
        assert two.club.rooms[number] is room

    evening(database, tmp_path, spend, listen=False)


def test_a_table_that_is_closed_while_it_is_opened_does_not_stay_at_its_host(database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        gather = one.store.tables.gather

        async def closed_at_once(*given):
            number, new = await gather(*given)
            await two.store.tables.close(number)
            await one.serving.cluster.hear_news()
            return number, new

        one.store.tables.gather = closed_at_once
        await anna.says("open kaques", "Open\\?")
        await anna.says("", "Table 1 is closed")
        assert not one.club.rooms

    evening(database, tmp_path, spend, listen=False)


async def begun(house):
    """A person at this host whose game at table 1 has just begun."""
    anna = await house.member("Anna")
    await anna.says("open kaques", "Open\\?")
    await anna.says("target 1000", "Open\\?")
    await anna.says("", "Table 1 is open")
    await anna.says("start", "Keep or stop\\?")
    return anna


async def ended(player):
    """Wait until a player's game is over."""
    await stop_until([player], "wins with|You win")
    await player.until("lobby\\? ")


async def loses_end(database):
    """Let a standby take over that lacks the end of the game."""
    await database.one("DELETE FROM batches WHERE at = (SELECT max(at) FROM batches)")
    await database.one("DELETE FROM results")
    await database.one("UPDATE tables SET ended = NULL, outcome = NULL")


def test_whoever_leaves_a_table_while_its_lost_end_is_noticed_does_not_take_it_away(database, tmp_path):
    async def spend(one):
        await ended(anna := await begun(one))
        await loses_end(one.store.database)
        read = one.store.tables.read

        async def reads_when_she_has_gone(*given):
            one.store.tables.read = read
            anna.type("lobby")
            await anna.until("Lobby\\?")
            return await read(*given)

        one.store.tables.read = reads_when_she_has_gone
        await one.club.read_all()
        assert not one.club.rooms[1].over

    evening(database, tmp_path, spend, count=1, listen=False)


@pytest.mark.parametrize("reads", [lambda room, club: club.read_all(), lambda room, club: room.table.follow()])
def test_a_host_that_has_only_heard_of_an_end_that_is_lost_lets_the_game_go_on(reads, database, tmp_path):
    async def spend(one, two):
        anna, _ = await begun(one), await two.member("Ben")
        await two.club.refresh(1)
        room, [ben] = two.club.rooms[1], two.club.presence.visitors
        two.club.presence.come_to(room, ben)
        await ended(anna)
        await two.club.refresh(1)
        assert room.over
        await loses_end(one.store.database)
        await reads(room, two.club)
        assert not room.over
        two.club.presence.go_from(room, ben)

    evening(database, tmp_path, spend, listen=False)


def test_what_was_read_earlier_never_replaces_what_was_read_later(database, tmp_path):
    """A refresh that is held up must not take away the chair that somebody took meanwhile."""

    async def spend(one, two):
        anna = await one.member("Anna")
        number = await opened(anna)
        ben = await two.member("Ben")
        await shown(ben, "tables", "Anna. Not begun")
        table, held = two.store.tables.table, asyncio.Event()

        async def held_up(asked):
            found = await table(asked)
            two.store.tables.table = table
            await held.wait()
            return found

        two.store.tables.table = held_up
        two.club.rooms[number].lock = lock = Lock()
        late = asyncio.ensure_future(two.club.refresh(number))
        while not lock.locked():
            await asyncio.sleep(0)
        ben.type(f"sit {number}")
        await lock.waited_for.wait()
        held.set()
        await late
        await ben.until("At the table: Anna, Ben")
        assert [chair.name for chair in two.club.rooms[number].chairs] == ["Anna", "Ben"]

    evening(database, tmp_path, spend)


def test_who_sits_down_while_another_host_starts_plays_along(database, tmp_path):
    async def spend(one, two):
        anna, ben, carl = await one.member("Anna"), await one.member("Ben"), await two.member("Carl")
        number = await opened(anna)
        await ben.says(f"sit {number}", "At the table: Anna, Ben")
        await shown(carl, "tables", "Anna, Ben. Not begun")

        async def sits():
            carl.type(f"sit {number}")
            while len((await one.store.tables.table(number)).chairs) < 3:
                await asyncio.sleep(0.01)

        before(one.store.tables, "open", sits)
        await anna.says("start", "At the table: Anna, Ben, Carl")
        await carl.until("At the table: Anna, Ben, Carl")
        assert [chair.seat for chair in (await one.store.tables.table(number)).chairs] == [0, 1, 2]

    evening(database, tmp_path, spend)


def test_who_gets_up_while_another_host_starts_has_no_seat(database, tmp_path):
    async def spend(one, two):
        anna, ben, carl = await one.member("Anna"), await one.member("Ben"), await two.member("Carl")
        number = await opened(anna)
        await ben.says(f"sit {number}", "At the table: Anna, Ben")
        await shown(carl, f"sit {number}", "At the table: Anna, Ben, Carl")
        await anna.until("Carl sits down")

        async def gets_up():
            carl.type("quit")
            while len((await one.store.tables.table(number)).chairs) > 2:
                await asyncio.sleep(0.01)

        before(one.store.tables, "open", gets_up)
        await anna.says("start", "At the table: Anna, Ben\\.")
        await carl.until("Lobby")
        assert (await one.store.tables.table(number)).header.names == ("Anna", "Ben")

    evening(database, tmp_path, spend)


def test_who_gets_up_after_another_host_has_started_keeps_the_seat_and_hears_it(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        number = await opened(anna)
        await shown(ben, f"sit {number}", "At the table: Anna, Ben")
        await anna.until("Ben sits down")

        before(two.store.tables, "leave_chair", partial(started, anna, one, number))
        await ben.says("quit", f"The game at table {number} has just begun.*sit {number}")
        await ben.says("sit", "Anna|At the table")
        chairs = (await one.store.tables.table(number)).chairs
        assert [(chair.name, chair.seat) for chair in chairs] == [("Anna", 0), ("Ben", 1)]

    evening(database, tmp_path, spend)


def test_the_last_chair_is_taken_once(database, tmp_path):
    async def spend(one, two):
        anna, ben, carl = await one.member("Anna"), await one.member("Ben"), await two.member("Carl")
        number = await opened(anna, "bots 9", game="words")
        for name in ("Dora", "Emil", "Fritz"):
            assert await one.store.tables.take_chair(number, await one.account(name), 5) == "done"
        await shown(carl, "tables", "Anna, Dora, Emil, Fritz. Not begun")

        async def sits():
            await ben.says(f"sit {number}", "At the table: Anna, Dora, Emil, Fritz, Ben")

        before(two.store.tables, "take_chair", sits)
        await carl.says(f"sit {number}", f"Table {number} is full")
        assert len((await one.store.tables.table(number)).chairs) == 5

    evening(database, tmp_path, spend)


def test_the_last_one_to_get_up_closes_the_table_unless_somebody_has_just_sat_down(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        number = await opened(anna)
        await shown(ben, "tables", "Anna. Not begun")

        async def sits():
            await ben.says(f"sit {number}", "At the table: Anna, Ben")

        before(one.store.tables, "leave_chair", sits)
        await anna.says("quit", "Lobby")
        listed = await one.store.tables.table(number)
        assert (listed.over, [chair.name for chair in listed.chairs]) == (False, ["Ben"])
        await shown(anna, "tables", f"{number}: .*Ben. Not begun")
        await ben.says("quit", "Lobby")
        assert (await one.store.tables.table(number)).over
        await shown(anna, "tables", "No tables")

    evening(database, tmp_path, spend)


def test_both_hosts_may_start_at_once(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        number = await opened(anna)
        await shown(ben, f"sit {number}", "At the table: Anna, Ben")
        await anna.until("Ben sits down")

        before(one.store.tables, "open", partial(started, ben, one, number))
        await anna.says("start", "At the table: Anna, Ben\\.")
        await ben.until("At the table: Anna, Ben\\.")

    evening(database, tmp_path, spend)


def test_a_tournament_begins_with_all_who_have_sat_down(database, tmp_path):
    async def spend(one, two):
        anna, ben, carl = await one.member("Anna"), await one.member("Ben"), await two.member("Carl")
        await anna.says("tournament", "Open\\?")
        await anna.says("size 3", "Open\\?")
        await anna.says("", "Tournament 1 is open")
        await ben.says("sit 1", "In the tournament: Anna, Ben")
        await shown(carl, "tables", "Anna, Ben. Not begun")

        async def sits():
            carl.type("sit 1")
            while len((await one.store.tables.table(1)).chairs) < 3:
                await asyncio.sleep(0.01)

        before(one.store.tables, "begin", sits)
        anna.type("start")
        await carl.until("At the table|the final|[Ff]inal", 15)
        assert '"Carl"' in (await one.store.tables.table(1)).plan

    evening(database, tmp_path, spend)


def test_two_who_play_again_at_two_hosts_at_once_meet_at_one_table(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        number = await opened(anna, "target 200")
        await shown(ben, f"sit {number}", "At the table: Anna, Ben")
        await anna.until("Ben sits down")
        await anna.says("start", "At the table: Anna, Ben\\.")
        await stop_until([anna, ben], "wins with")
        for person in (anna, ben):
            await person.until("Again, review or lobby\\?")

        async def again():
            ben.type("again")
            while len(await two.store.tables.listed()) < 1:
                await asyncio.sleep(0.01)

        before(one.store.tables, "gather", again)
        anna.type("again")
        for person in (anna, ben):
            await person.until("At the table: (Ben, Anna|Anna, Ben)\\.")
        assert len(await one.store.tables.listed()) == 1

    evening(database, tmp_path, spend)


def test_a_host_that_starts_hears_what_happens_while_it_reads_the_tables(database, tmp_path):
    async def run():
        async with hosts(database, tmp_path, 1) as (one,):
            await gathered(one, "Anna")
            two = House(tmp_path / "club", url=database.of(tmp_path))
            two.make()
            listed, opened = two.store.tables.listed, []

            async def then_one_more():
                found = await listed()
                two.store.tables.listed = listed
                opened.append(await gathered(one, "Anna"))
                return found

            two.store.tables.listed = then_one_more
            await two.open()
            await two.serving.cluster.poll()
            assert opened[0] in two.club.rooms
            await two.close()

    asyncio.run(run())


def test_news_whose_handling_fails_is_heard_again(database, tmp_path):
    async def spend(one, two):
        refresh, failed = two.club.refresh, []

        async def fails_at_first(number):
            if len(failed) < 3:
                failed.append(number)
                raise Failed("club-database", why="gone")
            await refresh(number)

        two.club.refresh = fails_at_first
        numbers = {await gathered(one, "Anna") for _ in range(5)}
        for _ in range(3):
            with pytest.raises(Failed):
                await two.serving.cluster.poll()
        await two.serving.cluster.poll()
        assert numbers <= set(two.club.rooms)

    evening(database, tmp_path, spend, listen=False)


def test_news_that_cannot_be_handled_is_reported_and_does_not_stand_in_the_way(database, tmp_path):
    async def spend(one, two):
        two.expected = one.expected = ("news could not be handled",)
        await one.store.database.one("INSERT INTO news (at, host, what) VALUES (0, 'x', 'no object')")
        await one.store.hosts.post([one.store.hosts.marked(what) for what in ({"talk": "no talk"}, {"unheard of": 1})])
        number = await gathered(one, "Anna")
        for _ in range(2):
            await two.serving.cluster.poll()
        assert number in two.club.rooms
        assert len([line for line in two.log if "news could not be handled" in line]) == 1

    evening(database, tmp_path, spend, listen=False)


def test_news_that_commits_after_very_many_later_ones_is_heard_once(database, tmp_path):
    async def spend(one, two):
        heard = []

        async def person(number):
            heard.append(number)

        two.serving.cluster._heard = {"person": person}
        async with await psycopg.AsyncConnection.connect(database.of(tmp_path)) as late:
            await late.execute("INSERT INTO news (at, host, what) VALUES (0, 'x', '{\"person\": 1}')")
            for first in range(2, 902, 100):
                await one.store.hosts.post(
                    [one.store.hosts.marked({"person": number}) for number in range(first, first + 100)]
                )
                await two.serving.cluster.poll()
            assert heard == list(range(2, 902))
        for _ in range(2):
            await two.serving.cluster.poll()
        assert heard == [*range(2, 902), 1]

    evening(database, tmp_path, spend, listen=False)


def test_what_is_sent_again_since_its_fate_was_not_known_is_heard_once(database, tmp_path):
    async def spend(one, two):
        ben = await two.member("Ben")
        post, sent, again = one.store.hosts.post, [], asyncio.Event()

        async def done_and_failed(posts):
            await post(posts)
            sent.append(posts)
            if len(sent) == 2:
                again.set()
            if len(sent) == 1:
                raise Failed("club-database", why="gone")

        one.store.hosts.post = done_and_failed
        await one.member("Anna")
        one.club.presence.call((await one.store.people.by_name("Ben")).id, 0, "club-may-talk")
        await shown(ben, "", "You may talk again")
        await asyncio.wait_for(again.wait(), PATIENCE)
        await shown(ben, "people", "2 are here")
        assert ben.shown.count("You may talk again") == 1

    evening(database, tmp_path, spend)
