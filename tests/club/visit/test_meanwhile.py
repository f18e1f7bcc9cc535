"""What people hear who are not at their table: that a bot has taken the seat, that the game is over, and who has won."""

import asyncio
import re

import pytest
from clubhouse import House, house, in_house, opened
from two_hosts import evening, none_left, shown, stop_until

from access.club.visitor import Identity

TEN_MINUTES = 600
SEEDS = range(1, 7)
ENDED = "Again, review or lobby"
OVER = r"Jaques le Kaques at table \d+ is over: (you have won|[^.]* has won)\."
TAKEN = r"A bot plays for you at table (\d+)\. To play yourself, type sit \1\."


async def guest(club, name):
    person = club.call(Identity("guest", None))
    await person.until("Your name|be called|name")
    await person.says(name, "\\?")
    await person.says("y", "Lobby")
    return person


async def table_of(first, *others):
    """The first one opens a short game with the others, and begins it; return the number of its table."""
    number = await opened(first, "target 1000")
    for other in others:
        await shown(other, "tables", f"{number}: ")
        await other.says(f"sit {number}", "At the table")
        await first.until("sits down")
    await first.says("start", "At the table")
    for other in others:
        await other.until("At the table")
    return number


async def gone(person):
    """Leave the table for the lobby."""
    await person.says("quit", "Lobby")


async def settled(club):
    """Wait until the store knows who is where, and who has heard what."""
    await club.club.presence.settled()
    await none_left(club)
    while club.club.meanwhile._unrecorded:
        await asyncio.sleep(0.01)


async def bot_plays(person, name):
    """Let a bot play for somebody who has just left."""
    await person.says(f"standin {name}", f"A bot plays for {name} until {name} is back\\.")


@pytest.mark.parametrize("kind", ["member", "guest"])
def test_whoever_is_in_the_lobby_hears_at_once_that_a_bot_took_the_seat_and_who_has_won(tmp_path, kind):
    async def spend(club):
        xena = await club.member("Xena")
        yuri = await (club.member("Yuri") if kind == "member" else guest(club, "Yuri"))
        await table_of(xena, yuri)
        await gone(yuri)
        await bot_plays(xena, "Yuri")
        await yuri.until(f"{TAKEN}\\s+Lobby")
        await stop_until([xena], ENDED)
        await yuri.until(f"{OVER}\\s+Lobby")
        assert yuri.shown.count("A bot plays for you") == 1
        await settled(club)
        await yuri.lose()
        if kind == "member":
            again = await club.member("Yuri")
            assert not re.search(f"{OVER}|A bot", again.shown), "once is enough"

    in_house(spend, tmp_path, allows_guests=True)


def test_whoever_comes_in_hears_what_happened_meanwhile_once(tmp_path):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        await settled(club)
        await yuri.lose()
        await bot_plays(xena, "Yuri")
        yuri = await club.member("Yuri")
        assert re.search(TAKEN, yuri.shown)
        await settled(club)
        await yuri.lose()
        await stop_until([xena], ENDED)
        yuri = await club.member("Yuri")
        assert re.search(OVER, yuri.shown)
        assert "A bot" not in yuri.shown, "that was heard before"
        await settled(club)
        await yuri.lose()
        yuri = await club.member("Yuri")
        assert not re.search(f"{OVER}|A bot", yuri.shown)

    in_house(spend, tmp_path)


def test_whoever_comes_in_after_the_end_hears_of_the_bot_and_of_the_end(tmp_path):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri", language="de")
        number = await opened(xena, "target 1000")
        await yuri.says(f"setzen {number}", "Am Tisch")
        await xena.says("start", "At the table")
        await yuri.until("Am Tisch")
        await yuri.says("Ende", "Lobby")
        await settled(club)
        await yuri.lose()
        await bot_plays(xena, "Yuri")
        await stop_until([xena], ENDED)
        yuri = await club.member("Yuri", language="de")
        told = f"An Tisch {number} hat ein Bot deinen Platz übernommen\\.\\s+Jaques le Kaques an Tisch {number} ist zu Ende"
        assert re.search(told, yuri.shown)

    in_house(spend, tmp_path)


def test_whoever_plays_at_another_table_hears_it_with_the_next_line(tmp_path):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        await opened(yuri, "target 5000")
        await yuri.says("start", "(stop|\\d)\\? $")
        before = yuri.shown
        await bot_plays(xena, "Yuri")
        assert yuri.shown == before, "a question is not taken away"
        await shown(yuri, "score", TAKEN)
        await stop_until([xena], ENDED)
        await shown(yuri, "score", OVER)
        assert len(re.findall(OVER, yuri.shown)) == 1

    in_house(spend, tmp_path)


def test_whoever_hears_the_end_at_the_table_does_not_hear_it_again(tmp_path):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await stop_until([xena, yuri], ENDED)
        await asyncio.gather(xena.until(ENDED), yuri.until(ENDED)) if ENDED not in yuri.shown else None
        await yuri.lose()
        await xena.says("lobby", "Lobby")
        await settled(club)
        await xena.lose()
        for name in ("Xena", "Yuri"):
            again = await club.member(name)
            assert "is over" not in again.shown

    in_house(spend, tmp_path)


def test_a_table_that_is_closed_is_told_once_to_all_who_sat_there(tmp_path):
    async def spend(club):
        mod, xena, yuri = await club.moderator(), await club.member("Xena"), await club.member("Yuri")
        number = await table_of(xena, yuri)
        await gone(yuri)
        await mod.says(f"close {number}", "\\?")
        await mod.says("yes", f"Table {number} is closed\\.")
        for person in (xena, yuri):
            await person.until(f"Table {number} is closed\\.[^?]*Lobby")
        await settled(club)
        for person in (xena, yuri):
            assert person.shown.count("is closed") == 1
            await person.lose()
        for name in ("Xena", "Yuri"):
            assert "is closed" not in (await club.member(name)).shown

    in_house(spend, tmp_path)


# When a bot may stand in ----------------------------------------------------------------------------------------------


async def waited(club, seconds):
    """Let all who are away have been so for so much longer."""
    await settled(club)
    await club.store.database.one("UPDATE chairs SET away = away - ? WHERE away IS NOT NULL", seconds)


def test_a_bot_stands_in_ten_minutes_after_somebody_went_and_not_before(tmp_path):
    async def spend(club):
        club.club.stand_in_after = TEN_MINUTES
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        number = await table_of(xena, yuri)
        await xena.says("standin Yuri", "Yuri is here and plays")
        await gone(yuri)
        await xena.says("standin Yuri", "A bot can play for Yuri in 10 minutes\\.")
        await waited(club, 550)
        await xena.says("standin Yuri", "A bot can play for Yuri in one minute\\.")
        await yuri.says(f"sit {number}", "At the table")
        await gone(yuri)
        await xena.says("standin Yuri", "A bot can play for Yuri in 10 minutes\\.")
        await waited(club, TEN_MINUTES)
        await bot_plays(xena, "Yuri")

    in_house(spend, tmp_path)


def test_who_waits_is_told_when_a_bot_may_stand_in(tmp_path):
    async def spend(club):
        club.club.stand_in_after = TEN_MINUTES
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        told = "Yuri has to play, but is away\\. Wait, or after 10 minutes type standin Yuri for a bot\\."
        await stop_until([xena], told)

    in_house(spend, tmp_path)


@pytest.mark.parametrize("leaves", ["to the lobby first", "by a cut line"])
def test_a_bot_stands_in_at_once_for_a_guest_who_has_left_the_club(tmp_path, leaves):
    async def spend(club):
        club.club.stand_in_after = TEN_MINUTES
        xena, gina = await club.member("Xena"), await guest(club, "Gina")
        await table_of(xena, gina)
        if leaves == "to the lobby first":
            await gone(gina)
            await xena.says("standin Gina", "A bot can play for Gina in 10 minutes\\.")
        await gina.lose()
        await settled(club)
        await xena.says("standin Gina", "A bot plays for Gina\\.")  # not until she is back: she cannot be

    in_house(spend, tmp_path, allows_guests=True)


def test_the_absence_goes_on_when_the_club_starts_anew(tmp_path):
    async def spend():
        async with house(tmp_path) as club:
            xena, yuri = await club.member("Xena"), await club.member("Yuri")
            number = await table_of(xena, yuri)
            await gone(yuri)
            await waited(club, 300)
        async with house(tmp_path) as club:
            club.club.stand_in_after = TEN_MINUTES
            xena = await club.member("Xena")
            await xena.says(f"sit {number}" if "Lobby" in xena.shown else "score", "At the table|Yuri")
            await xena.says("standin Yuri", "A bot can play for Yuri in 5 minutes\\.")

    asyncio.run(spend())


def test_a_bot_does_not_take_the_seat_of_somebody_who_is_back_just_now(tmp_path):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        number = await table_of(xena, yuri)
        await gone(yuri)
        stand_in, asked = club.store.tables.stand_in, []

        async def back_first(*given):
            asked.append(given)
            await club.store.tables.sit(number, 1, yuri_number)  # at another host
            return await stand_in(*given)

        yuri_number = (await club.store.people.by_name("Yuri")).id
        club.store.tables.stand_in = back_first
        await settled(club)
        await xena.says("standin Yuri", "Yuri is here and plays\\.")
        assert asked
        assert "A bot plays for Yuri" not in xena.shown
        assert not club.club.rooms[number].table.replica.standing_in

    in_house(spend, tmp_path)


# The rating -----------------------------------------------------------------------------------------------------------


async def ratings(club):
    rows = (await club.store.database.one("SELECT name, mu, games FROM ratings JOIN people ON id = person")).rows
    return {name: (mu, games) for name, mu, games in rows}


async def results(club):
    rows = (await club.store.database.one("SELECT name, won FROM results JOIN people ON people.id = person")).rows
    return dict(rows)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_that_a_bot_has_played_to_its_end_never_counts_as_won_for_the_absent(tmp_path, seed):
    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        await bot_plays(xena, "Yuri")
        await stop_until([xena], ENDED)
        has_won = re.search("You win", xena.shown) is not None
        if has_won:
            assert await results(club) == {"Xena": 1, "Yuri": 0}
            found = await ratings(club)
            assert found["Yuri"][0] < 25 < found["Xena"][0]
        else:
            assert await results(club) == {"Xena": 0}
            assert await ratings(club) == {}

    in_house(spend, tmp_path, seed=lambda: seed)


def test_both_ends_of_a_game_with_a_bot_that_stands_in_are_played(tmp_path):
    """The seeds of the test above have both."""
    ends = set()

    async def spend(club):
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        await bot_plays(xena, "Yuri")
        await stop_until([xena], ENDED)
        ends.add("You win" in xena.shown)

    for seed in SEEDS:
        in_house(spend, tmp_path / str(seed), seed=lambda seed=seed: seed)
    assert ends == {True, False}


# Two hosts ------------------------------------------------------------------------------------------------------------


@pytest.mark.in_database
@pytest.mark.parametrize("where", ["lobby", "out"])
def test_at_another_host_it_is_heard_at_once_or_on_coming_in(database, tmp_path, where):
    async def spend(one, two):
        xena, yuri = await one.member("Xena"), await two.member("Yuri")
        await table_of(xena, yuri)
        await gone(yuri)
        await settled(two)
        if where == "out":
            await yuri.lose()
        while 2 in [each.person for each in one.club.presence.elsewhere if each.table]:
            await asyncio.sleep(0.01)
        await bot_plays(xena, "Yuri")
        if where == "lobby":
            await yuri.until(f"{TAKEN}\\s+Lobby")
        await stop_until([xena], ENDED)
        if where == "lobby":
            await yuri.until(f"{OVER}\\s+Lobby")
        else:
            yuri = two.call(Identity("member", await two.store.people.by_name("Yuri")))
            await yuri.until(f"At table \\d+ a bot took your seat\\.\\s+{OVER}")
        await settled(two)
        await yuri.lose()
        again = await one.member("Yuri")
        assert not re.search(f"{OVER}|bot", again.shown)

    evening(database, tmp_path, spend)


@pytest.mark.in_database
def test_two_who_agree_at_two_hosts_hear_once_that_a_bot_plays(database, tmp_path):
    async def spend(one, two):
        xena, yuri, zoe = await one.member("Xena"), await two.member("Yuri"), await two.member("Zoe")
        await table_of(xena, yuri, zoe)
        await gone(zoe)
        await settled(two)
        while 3 in [each.person for each in one.club.presence.elsewhere if each.table]:
            await asyncio.sleep(0.01)
        await xena.says("standin Zoe", "You agree")
        await yuri.until("Xena wants a bot for Zoe")
        await yuri.says("standin Zoe", "A bot plays for Zoe")
        await shown(xena, "score", "A bot plays for Zoe")
        await xena.says("say done", "[Ss]aid")
        await yuri.until("done")
        for person in (xena, yuri):
            assert person.shown.count("A bot plays for Zoe") == 1

    evening(database, tmp_path, spend)


@pytest.mark.in_database
def test_the_absence_of_somebody_whose_host_has_died_began_then(database, tmp_path):
    async def spend(one, two):
        one.club.stand_in_after = TEN_MINUTES
        xena, yuri = await one.member("Xena"), await two.member("Yuri")
        number = await table_of(xena, yuri)
        await two.kill()
        await one.store.database.one("UPDATE hosts SET seen = seen - 60 WHERE host = ?", two.store.hosts.host)
        await one.serving.cluster.compare()
        await waited(one, 120)
        await one.serving.cluster.poll()
        await shown(xena, "standin Yuri", "A bot can play for Yuri in 8 minutes\\.")
        yuri = await one.member("Yuri")
        await yuri.until("At the table") if "At the table" not in yuri.shown else None
        rows = (await one.store.database.one('SELECT away FROM chairs WHERE "table" = ?', number)).rows
        assert [away for (away,) in rows] == [None, None], "whoever is back is not away"

    evening(database, tmp_path, spend)


def test_a_table_of_an_earlier_version_goes_on_and_its_absent_count_from_now_on(tmp_path):
    async def spend():
        club = House(tmp_path / "club.sqlite")
        await club.open()
        xena, yuri = await club.member("Xena"), await club.member("Yuri")
        number = await table_of(xena, yuri)
        await gone(yuri)
        await settled(club)
        await club.store.database.one("UPDATE chairs SET away = NULL, bot = 0, end_heard = 0")
        await club.close()
        async with house(tmp_path) as club:
            club.club.stand_in_after = TEN_MINUTES
            xena = await club.member("Xena")
            await shown(xena, f"sit {number}", "At the table|already")
            await xena.says("standin Yuri", "A bot can play for Yuri in 10 minutes\\.")

    asyncio.run(spend())
