"""A club on several hosts: one database, people at different hosts at the same tables."""

import asyncio
import re
from dataclasses import replace

import pytest
from clubhouse import opened
from helpers import PATIENCE, taverne
from tournament_players import play
from two_hosts import STOPPED, away, evening, first_asked, shown, stop_until, stops, table_of_two, until_asked

from access.club.cluster import versions
from access.club.tables.stored import first_fault
from access.club.visitor import Identity
from access.engine.batches import start_of
from access.engine.journal import Header, parse, replay
from access.engine.table import Participant, Table
from access.storage import catalogue
from games.refusals import Failed

pytestmark = pytest.mark.in_database


def test_two_people_at_two_hosts_play_a_game_to_its_end(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await anna.says("open kaques", "Open\\?")
        await anna.says("target 1500", "Open\\?")
        await anna.says("", "Table 1 is open")
        await shown(ben, "tables", "1: .*Anna\\. Not begun")
        await ben.says("sit 1", "At the table: Anna, Ben")
        await anna.until("Ben sits down\\.")
        await ben.says("start", "At the table: Anna, Ben\\.")
        await anna.until("At the table: Anna, Ben\\.")
        await stop_until([anna, ben], "wins with")
        for person in (anna, ben):
            await person.until("(You win|Anna wins|Ben wins) with \\d+[^?]*Again, review or lobby\\?")
        ends = [re.findall(f"{STOPPED}|Le Kaque", person.shown) for person in (anna, ben)]
        heard = [[end == "Le Kaque" for end in each] for each in ends]
        assert heard[0] == heard[1], "each event once at both"
        await anna.says("again", "Start\\?")
        await shown(ben, "", "Anna wants to play again")
        await ben.says("again", "At the table: Ben, Anna|At the table: Anna, Ben")
        await anna.until("At the table: (Ben, Anna|Anna, Ben)")
        await anna.says("leaders kaques", "1 (Anna|Ben) \\d+, 2 (Anna|Ben) \\d+")

    evening(database, tmp_path, spend)


def test_a_linking_code_of_one_host_is_typed_at_the_other_and_its_maker_is_told(database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        code = (await anna.says("link", r"Linking code: (\S+)\. Letter by letter"))[1]
        new = two.call(Identity("new", fingerprint="SHA256:new key"))
        await new.says("link", "Linking code\\?")
        await new.says(code, "The key is added\\.\\s+Welcome to Taverne, Anna")
        await shown(anna, "", "Somebody has just come in with your linking code")
        late = one.call(Identity("new", fingerprint="SHA256:late"))
        await late.says("link", "Linking code\\?")
        await late.says(code, "not right, or used up")

    evening(database, tmp_path, spend)


def test_who_is_at_another_host_is_here_and_hears_what_is_said(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await shown(anna, "people", "2 are here: Anna, Ben\\.")
        await anna.says("say hello over there", "Said\\.")
        await shown(ben, "", "Anna in the lobby: hello over there")
        await ben.says("tell anna psst", "Told Anna\\.")
        await shown(anna, "", "Ben to you: psst")
        assert anna.shown.count("psst") == 1
        await anna.says("block Ben", "Ben is blocked")
        await shown(ben, "tell anna hm", "Anna is not here\\.")
        await anna.says("block Ben", "no longer blocked")
        await anna.says("open kara", "Open\\?")
        for line in ("invited", ""):
            await anna.says(line, "Open\\?" if line else "Table 1 is open")
        await ben.says("sit 1", "There is no table 1")
        await anna.says("invite ben", "Ben is invited\\.")
        await ben.until("Anna invites you to Bring den Kara ins Haus: sit 1\\.")
        await ben.says("sit 1", "At the table: Anna, Ben")
        await shown(anna, "people ben", "Ben is at table 1")
        await ben.says("say good evening", "Said\\.")
        await shown(anna, "help", "Ben: good evening")
        await ben.lose()
        await shown(anna, "people", "Only you are here")

    evening(database, tmp_path, spend)


def test_who_was_at_a_host_that_died_is_away_after_a_while(database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        await two.member("Ben")
        await shown(anna, "people", "2 are here: Anna, Ben\\.")
        await two.kill()
        await one.store.database.one("UPDATE hosts SET seen = seen - 16 WHERE host = ?", two.store.hosts.host)
        await shown(anna, "people", "Only you are here")

    evening(database, tmp_path, spend)


def test_a_table_of_guests_whose_host_has_died_is_closed_at_all_hosts(database, tmp_path):
    async def spend(one, two):
        anna, gina = await one.member("Anna"), two.call(Identity("guest"))
        await gina.says("Gina", "Lobby")
        await opened(gina)
        await gina.says("start", "At the table")
        await shown(anna, "tables", "1: .*Gina")
        assert not await one.store.hosts.close_abandoned(0), "she is at a host that lives"
        await two.kill()
        await one.store.database.one("UPDATE hosts SET seen = seen - 16 WHERE host = ?", two.store.hosts.host)
        assert await one.store.hosts.close_abandoned(0) == [1]
        await shown(anna, "", "Table 1 is closed: nobody who sat there can come back\\.")
        await anna.says("tables", "No tables")

    evening(database, tmp_path, spend, allows_guests=True)


def test_whoever_comes_back_at_another_host_hears_what_was_said_at_the_table_meanwhile(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await ben.lose()
        while one.club.presence.elsewhere:
            await asyncio.sleep(0.01)
        await anna.says("say still there?", "Said")
        ben = one.call(Identity("member", await one.store.people.by_name("Ben")))
        await ben.until("Anna has talked while you were away")
        await ben.says("repeat talk", "Anna: still there\\?")

    evening(database, tmp_path, spend)


def test_the_newest_connection_has_the_seat_whatever_host_it_comes_to(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        again = await two.member("Anna")
        await again.says("sit", "goes on|Keep or stop|At the table")
        await anna.until("You now play this seat from another connection\\.[^?]*Lobby\\?")
        await stop_until([again, ben], STOPPED)

    evening(database, tmp_path, spend)


def test_t7_a_bot_stands_in_if_all_agree_who_are_present_at_all_hosts(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await ben.lose()
        await stop_until([anna], "Ben has to play, but is away")
        await anna.says("standin Ben", "A bot plays for Ben until Ben is back\\.")
        await two.member("Ben")  # whose line was cut is led back
        await shown(anna, "", "Ben is back and plays on\\.")

    evening(database, tmp_path, spend)


def test_a_host_that_is_killed_loses_nothing_and_its_people_play_on_at_another_one(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await stop_until([anna, ben], "[^?]*".join([STOPPED] * 2))
        await two.kill()
        ben = await one.member("Ben")  # who is led back
        before = len(anna.shown)
        await stop_until([anna, ben], f"(?s)^.{{{before}}}.*{STOPPED}")
        journal = [line for batch in await one.store.tables.read(1, 0) for line in batch.lines]
        numbers = [int(found[1]) for line in journal if (found := re.search(r'"n": (\d+)', line))]
        assert numbers == sorted(set(numbers))

    evening(database, tmp_path, spend)


def test_a_tournament_is_played_at_two_hosts(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await anna.says("tournament", "Open\\?")
        for line in ("size 3", "advance 1", "bots 4"):
            await anna.says(line, "Open\\?")
        await anna.says("", "Tournament 1 is open")
        await shown(ben, "tables", "Tournament of")
        await ben.says("sit 1", "In the tournament: Anna, Ben")
        await anna.until("Ben sits down")
        await anna.says("start", "Stage 1, table 1 of 2")
        await play([anna, ben])
        won = [set(re.findall(r"(\w+) wins the tournament\.", person.shown)) for person in (anna, ben)]
        assert won[0] == won[1]
        assert len(won[0]) == 1

    evening(database, tmp_path, spend)


def test_while_the_database_is_away_nothing_is_promised_and_then_everything_goes_on(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        asked = await first_asked(anna, ben)
        async with away(database):
            before = len(asked.shown)
            asked.type("stop")
            await asked.until("The club cannot record this now")
            assert not re.search(STOPPED, asked.shown[before:])
        await stop_until([anna, ben], STOPPED)

    evening(database, tmp_path, spend)


def test_what_a_standby_has_lost_is_told_and_the_game_goes_on_from_before(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 3))
        await one.store.database.one("DELETE FROM batches WHERE at >= (SELECT max(at) - 2 FROM batches)")
        await stop_until(
            [anna, ben], "The database has lost (one step|\\d+ steps) of this game\\. It goes on from just before\\."
        )
        anna.shown, ben.shown = anna.shown[-40:], ben.shown[-40:]
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))
        saved = [line for batch in await one.store.tables.read(1, 0) for line in batch.lines]
        header = (await one.store.tables.listed())[0].header
        found = parse("\n".join([header.line(), *saved, ""]).encode(), "club")
        replay(found, Table(lambda: catalogue.find("kaques").new(2, header.options)), "club")
        assert any("steps lost" in line for line in (*one.log, *two.log))

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("begun", [True, False], ids=["begun anew elsewhere", "gathers again"])
@pytest.mark.parametrize(("at", "sits_late"), [(0, False), (0, True), (3, False)], ids=["first", "unseated", "later"])
def test_a_game_whose_beginning_a_standby_has_lost_is_played_from_the_start(database, tmp_path, begun, at, sits_late):
    """The host that still knows the lost beginning records nothing of it any more, whoever notices it first."""

    async def spend(one):
        append, sit = one.store.tables.append, one.store.tables.sit
        lost, gone, sat = asyncio.Event(), asyncio.Event(), asyncio.Event()

        async def loses(table, batch, token):
            if batch.at == at and not lost.is_set():
                lost.set()
                other = replace(one.club.rooms[1].header, seed=99)
                given = [other.line(), start_of(other)] if begun else [None, None]
                await one.store.database.one("DELETE FROM batches")
                await one.store.database.one("UPDATE tables SET header = ?, start = ?", *given)
                if not begun:
                    await one.store.database.one("UPDATE chairs SET seat = NULL")
                if sits_late:
                    gone.set()
                    await sat.wait()
            return await append(table, batch, token)

        async def sits(table, seat, person):
            if sits_late and seat == 1:
                await gone.wait()
            try:
                return await sit(table, seat, person)
            finally:
                if gone.is_set():
                    sat.set()

        one.store.tables.append, one.store.tables.sit = loses, sits
        anna, ben = await one.member("Anna"), await one.member("Ben")
        await opened(anna)
        await ben.says("sit 1", "At the table: Anna, Ben")
        await anna.says("start", "At the table: Anna, Ben\\.|(?=The database has lost)")  # whichever is told first
        await stop_until(
            [anna, ben], "lost the beginning of the game at table 1\\. Type sit 1 to play it from the start"
        )
        await ben.until("lost the beginning of the game at table 1[^?]*Lobby\\?")
        assert all(each.shown.count("There is no") == 0 for each in (anna, ben))
        await shown(anna, "sit 1", "At the table: Anna, Ben")
        await ben.says("sit 1", "At the table: Anna, Ben")
        if not begun:
            await anna.says("start", "At the table: Anna, Ben\\.")
        anna.shown, ben.shown = anna.shown[-40:], ben.shown[-40:]
        await stop_until([anna, ben], "(?s)" + ".*".join([STOPPED] * 2))
        listed = (await one.store.tables.listed())[0]
        assert await first_fault(one.store, listed) is None
        assert listed.header.seed == (99 if begun else 3)
        assert any("beginning lost" in line for line in one.log)

    evening(database, tmp_path, spend, count=1, listen=False)


def gone_as(way):
    """How a table goes in the store, and what its people hear."""

    async def goes(house):
        database = house.store.database
        if way == "closed":
            await house.store.tables.close(1)
        elif way == "lost":
            await database.one("DELETE FROM tables")
        else:
            players = tuple(Participant(name, "person") for name in ("Anna", "Ben"))
            header = Header("kaques", 99, players, {}, 3, False, "en")
            await database.one("UPDATE tables SET header = ?", header.line())
            await database.one("UPDATE chairs SET seat = place")

    told = {
        "closed": "Table 1 is closed\\.",
        "lost": "The database has lost table 1, and what was played there\\.",
        "unknown": "Table 1 cannot be opened now\\.",
    }
    return goes, told[way]


@pytest.mark.parametrize("way", ["closed", "lost", "unknown"])
@pytest.mark.parametrize("typed", ["start", "quit", "sit 1"])
def test_whoever_notices_that_a_table_is_gone_all_who_gather_there_hear_why(database, tmp_path, way, typed):
    """No host tells this one of it."""

    async def spend(one):
        one.expected = ("table closed",) if way == "unknown" else ()
        anna, ben, carl = [await one.member(name) for name in ("Anna", "Ben", "Carl")]
        await opened(anna)
        await ben.says("sit 1", "At the table: Anna, Ben[^?]*Start\\?")
        goes, told = gone_as(way)
        await goes(one)
        notices = carl if typed == "sit 1" else ben
        await notices.says(typed, f"{told}[^?]*Lobby\\?")
        for each in (anna, ben):
            await shown(each, "tables", "No tables|tables")
            assert len(re.findall(told, each.shown)) == 1, each.shown
            assert re.search(f"{told}[^?]*Lobby\\?", each.shown)
        assert all(each.shown.count("There is no") == 0 for each in (anna, ben, carl))

    evening(database, tmp_path, spend, count=1, listen=False)


def test_after_a_failover_nobody_becomes_who_has_the_number_of_a_lost_account(database, tmp_path):
    """The number of an account that a standby has lost is given again."""

    async def spend(one):
        anna = await one.member("Anna")
        account = await one.store.people.by_name("Anna")
        await one.store.database.one("UPDATE people SET name = 'Eve', ear = 'eve' WHERE id = ?", account.id)
        one.store.hosts._server = "another"
        await one.serving.cluster.hear_news()
        await asyncio.wait_for(anna.visit, PATIENCE)
        assert "Eve" not in anna.shown

    evening(database, tmp_path, spend, count=1, listen=False)


async def knows(house, known):
    """Let a host know these versions of games from now on."""
    house.serving.cluster.versions = lambda: known
    await house.serving.cluster.sign()


def test_a_new_table_needs_a_version_that_all_hosts_know(database, tmp_path):
    async def spend(one, two):
        assert (await one.store.hosts.versions())["kaques"] == catalogue.find("kaques").version
        older = {**versions(), "kaques": catalogue.find("kaques").version - 1}
        await knows(two, older)
        anna = await one.member("Anna")
        await anna.says("open kaques", "Open\\?")
        await anna.says("", "Table 1 is open")
        await anna.says("start", "Another host of this club has an older version of Taverne")
        await knows(two, versions())
        await anna.says("start", "At the table")

    evening(database, tmp_path, spend)


def test_a_host_keeps_no_table_at_which_nobody_of_its_own_plays(database, tmp_path):
    async def spend(one, two):
        anna = await one.member("Anna")
        await anna.says("open kaques", "Open\\?")
        await anna.says("target 1000", "Open\\?")
        await anna.says("", "Table 1 is open")
        await anna.says("start", "Keep or stop\\?")
        ben = await two.member("Ben")
        await shown(ben, "tables", "1: Jaques le Kaques.*Under way")
        assert two.club.rooms[1].table.rests
        await stop_until([anna], "wins with|You win")
        await shown(ben, "tables", "No tables")
        assert not two.club.rooms

    evening(database, tmp_path, spend)


def test_who_has_gone_while_the_database_was_away_is_not_here_any_more(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await shown(anna, "people", "2 are here: Anna, Ben\\.")
        async with away(database):
            ben.remote.lose()
            await asyncio.wait_for(ben.visit, PATIENCE)
            await two.club.presence.close()
        await two.serving.cluster.compare()
        await shown(anna, "people", "Only you are here")

    evening(database, tmp_path, spend)


def test_a_new_table_takes_the_newest_rules_that_all_hosts_know_and_goes_on_by_them(database, tmp_path, monkeypatch):
    """Each update of a game brings the rules before it along: here the second version differs in its target."""

    def second(seats, options):
        return kaques.new(seats, {**options, "target": 350})

    kaques, find = catalogue.find("kaques"), catalogue.find
    newer = replace(kaques, version=kaques.version + 1, new=second, earlier=(kaques,))
    monkeypatch.setattr(catalogue, "find", lambda name: newer if name == "kaques" else find(name))

    async def spend(one, two):
        await knows(two, {**versions(), "kaques": kaques.version})
        anna = await one.member("Anna")
        for number, newest in ((1, kaques.version), (2, newer.version)):
            await knows(two, {**versions(), "kaques": newest})
            await anna.says("open kaques", "Open\\?")
            await anna.says("", f"Table {number} is open")
            await anna.says("start", "3 2 2 3 6 1")
            table = one.club.rooms[number].table
            assert (table.header.version, table.game.version) == (newest, newest)
            assert table.replica.table.play.target == (10000 if number == 1 else 350)
            await anna.says("quit", "Lobby")

    evening(database, tmp_path, spend)


def test_a_table_by_rules_that_a_host_does_not_know_is_closed_there(database, tmp_path, monkeypatch):
    async def spend(one, two):
        anna = await one.member("Anna")
        await anna.says("open kaques", "Open\\?")
        await anna.says("", "Table 1 is open")
        await anna.says("start", "Keep or stop\\?")
        header = one.club.rooms[1].header
        await one.store.database.one("UPDATE tables SET header = ?", replace(header, version=99).line())
        await two.serving.cluster.poll()
        two.expected = one.expected = ("table closed",)
        ben = await two.member("Ben")
        await ben.says("watch 1", "Table 1 cannot be opened now")

    evening(database, tmp_path, spend, listen=False)


def test_the_keeper_sees_the_hosts_and_drains_one_of_them(database, tmp_path):
    async def spend(one, two):
        _, ben = await table_of_two(one, two)
        assert [(each.lives, each.people) for each in await one.store.hosts.every()] == [(True, 1)] * 2
        await one.store.hosts.drain(two.store.hosts.host)
        await asyncio.wait_for(two.serving._closing.wait(), PATIENCE)
        assert (one.serving.drains, two.serving.drains) == (False, True)
        await two.close()
        await ben.until("Connect again")
        assert two.serving.goes_on
        assert [each.lives for each in await one.store.hosts.every()] == [True]

    evening(database, tmp_path, spend)


def test_the_keeper_is_told_which_hosts_serve_close_and_are_away(database, tmp_path):
    url = database.of(tmp_path)

    def hosts():
        found = taverne("club", "hosts", "--store", url)
        assert (found.returncode, found.stderr) == (0, "")
        return [line.partition(", version")[0] for line in found.stdout.splitlines()]

    async def be_silent(store, seconds):
        await store.database.one(f"UPDATE hosts SET seen = seen - {seconds} WHERE name = 'two'")

    async def spend(one, two):
        for house, name in ((one, "one"), (two, "two")):
            await house.store.database.one(f"UPDATE hosts SET name = '{name}' WHERE host = ?", house.store.hosts.host)
        await two.member("Ben")
        while await asyncio.to_thread(hosts) != ["one: serves, nobody there", "two: serves, one person there"]:
            pass
        await two.serving.cluster.begin_closing()
        assert await asyncio.to_thread(hosts) == ["one: serves, nobody there", "two: closes, one person there"]
        await two.kill()
        await be_silent(one.store, 60)
        assert await asyncio.to_thread(hosts) == [
            "one: serves, nobody there",
            "two: away, last heard from a minute ago.",
        ]
        assert taverne("club", "drain", "two", "--yes", "--store", url).returncode == 2
        await be_silent(one.store, 600)
        assert await asyncio.to_thread(hosts) == ["one: serves, nobody there"]
        await one.store.hosts.forget()
        assert (await one.store.database.one("SELECT count(*) FROM hosts")).one[0] == 1

    evening(database, tmp_path, spend)


def test_a_killed_host_is_away_after_seconds_and_gone_once_one_of_its_name_serves(database, tmp_path):
    async def spend(one, two):
        await one.store.database.one("UPDATE hosts SET name = 'one'")
        await two.kill()
        await one.store.database.one("UPDATE hosts SET seen = seen - 9 WHERE host = ?", two.store.hosts.host)
        assert [each.id for each in await one.store.hosts.every()] == [one.store.hosts.host]
        await one.store.database.one("UPDATE hosts SET name = 'two' WHERE host = ?", two.store.hosts.host)
        one_, two_ = await one.store.hosts.every()
        assert (one_.state, two_.state, two_.silent >= 9) == ("serves", "away", True)

    evening(database, tmp_path, spend)


def test_a_host_that_closes_is_not_told_as_the_killed_one_that_it_has_replaced(database, tmp_path):
    async def spend(one, two, three):
        await one.store.database.one("UPDATE hosts SET name = 'one' WHERE host != ?", three.store.hosts.host)
        await two.kill()
        await one.store.database.one("UPDATE hosts SET seen = seen - 9 WHERE host = ?", two.store.hosts.host)
        await one.close()
        assert [each.id for each in await three.store.hosts.every()] == [three.store.hosts.host]

    evening(database, tmp_path, spend, count=3)


def test_who_still_has_half_a_line_when_a_host_has_waited_long_enough_hears_of_the_other_hosts(database, tmp_path):
    async def spend(one, two):
        ben = await two.member("Ben", editing=True)
        ben.remote.feed("tab")
        two.serving.drains, two.serving.drain_seconds = True, 0
        await two.close()
        await ben.until("This host of the club closes for a while\\. Connect again")

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("drains", [True, False])
def test_people_are_sent_to_another_host_only_while_one_lets_them_in(drains, database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        one.serving.drains = two.serving.drains = drains
        await one.close()
        await anna.until("This host of the club closes for a while\\. Connect again")
        await two.close()
        await ben.until("The club closes now\\. Your games are saved")
        assert (one.serving.goes_on, two.serving.goes_on) == (True, False)

    evening(database, tmp_path, spend)


def test_a_host_that_closes_itself_takes_in_nobody_from_another_one(database, tmp_path):
    async def spend(one, two):
        ben = await two.member("Ben")
        await one.serving.cluster.begin_closing()
        await two.close()
        await ben.until("The club closes now\\. Your games are saved")

    evening(database, tmp_path, spend)


async def hears_nothing():
    pass


@pytest.mark.parametrize("typed", ["sit 1", "sit", "watch 1", "watch"])
def test_a_host_that_is_behind_asks_the_store_before_it_says_that_there_is_no_table(database, tmp_path, typed):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        two.serving.cluster.hear_news = hears_nothing
        await anna.says("open kaques", "Open\\?")
        await anna.says("", "Table 1 is open")
        if typed.startswith("watch"):
            await anna.says("start", "At the table")
        assert 1 not in two.club.rooms
        await ben.says(typed, "At the table: Anna")

    evening(database, tmp_path, spend)


def test_a_host_that_is_behind_tells_the_tables_and_where_somebody_is(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await anna.says("open kaques", "Open\\?")
        await anna.says("", "Table 1 is open")
        await shown(ben, "people Anna", "Anna is at table 1\\.")
        two.serving.cluster.hear_news = hears_nothing
        for command in ("tables", "people Anna"):
            two.club.rooms.clear()
            await ben.says(command, "1: Jaques|Anna is at table 1\\.")

    evening(database, tmp_path, spend)


def test_an_invitation_of_which_a_host_has_not_heard_counts(database, tmp_path):
    async def spend(one, two):
        anna, ben = await one.member("Anna"), await two.member("Ben")
        await anna.says("open kaques", "Open\\?")
        await anna.says("invited", "Open\\?")
        await anna.says("", "Table 1 is open")
        await shown(ben, "sit 1", "There is no table 1\\.")
        two.serving.cluster.hear_news = hears_nothing
        await anna.says("invite Ben", "Ben is invited")
        await ben.says("sit 1", "At the table: Anna, Ben")

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("typed", ["sit 7", "watch 7", "tables", "sit", "watch"])
def test_a_host_that_is_cut_off_says_so_and_not_that_there_is_no_table(database, tmp_path, typed):
    async def spend(one, two):
        async def cut_off(*given):
            raise Failed("club-database", why="cut off")

        ben = await two.member("Ben")
        two.store.tables.table = two.store.tables.numbers = cut_off
        await ben.says(typed, "The club cannot reach its database now, so nobody knows")
        assert "There is no table" not in ben.shown
        assert "No tables" not in ben.shown

    evening(database, tmp_path, spend)


def test_whoever_has_just_played_at_another_host_is_not_told_as_away(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        room = one.club.rooms[1]
        one.club.presence.heard_of = lambda elsewhere: None  # this host hears late where people are
        one.club.presence.elsewhere = ()
        for _ in range(4):
            await until_asked(ben, anna)
            stops(ben)
            await shown(anna, "score", "Anna|You")
        assert room.table.calls.elsewhere() == set()
        assert "Ben has to play, but is away" not in anna.shown

    evening(database, tmp_path, spend)


def test_the_journal_is_read_before_somebody_is_told_as_away(database, tmp_path):
    async def spend(one, two):
        anna, ben = await table_of_two(one, two)
        table = one.club.rooms[1].table
        await until_asked(ben, anna)
        number = table.replica.table.number
        one.serving.cluster._tasks[0].cancel()  # no hints
        one.serving.cluster.poll = hears_nothing
        one.club.presence.elsewhere = ()
        table._lately.clear()
        stops(ben)
        while two.club.rooms[1].table.replica.table.number == number:
            await asyncio.sleep(0.01)
        table._say_who_is_waited_for()
        while table.replica.table.number == number:
            await asyncio.sleep(0.01)
        assert "Ben has to play, but is away" not in anna.shown

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("way", ["closed", "lost", "unknown"])
def test_whoever_is_led_back_to_a_table_that_is_gone_hears_why(database, tmp_path, way):
    async def spend(one):
        one.expected = ("table closed",) if way == "unknown" else ()
        anna = await one.member("Anna")
        await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        await anna.lose()
        await one.club.presence.settled()
        goes, told = gone_as(way)
        await goes(one)
        if way == "unknown":
            one.club.rooms.clear()
        anna = await one.member("Anna")
        while not re.search(told, anna.shown):
            await one.serving.cluster.hear_news()
            await shown(anna, "help", "Lobby\\?")
        assert "There is no" not in anna.shown

    evening(database, tmp_path, spend, count=1, listen=False)


@pytest.mark.parametrize("typed", ["sit 1", "watch 1"])
def test_whoever_comes_to_a_game_whose_beginning_is_lost_hears_so_with_its_people(database, tmp_path, typed):
    async def spend(one):
        anna, ben = [await one.member(name) for name in ("Anna", "Ben")]
        await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        await one.store.database.one("DELETE FROM batches")
        await one.store.database.one("UPDATE tables SET header = NULL, start = NULL")
        await one.store.database.one("UPDATE chairs SET seat = NULL")
        told = "lost the beginning of the game at table 1\\. Type sit 1 to play it from the start"
        await ben.says(typed, f"{told}[^?]*Lobby\\?")
        await anna.until(f"{told}[^?]*Lobby\\?")
        await one.serving.cluster.hear_news()
        await ben.says("sit 1", "At the table: Anna, Ben")
        assert all(each.shown.count("lost the beginning") == 1 for each in (anna, ben))

    evening(database, tmp_path, spend, count=1, listen=False)
