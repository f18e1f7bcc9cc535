"""People in a club: talk, friends, order, coming in for the first time, and what the keeper does from outside."""

import asyncio
import json
import os
import re
import sqlite3
import time
from contextlib import closing
from dataclasses import replace

import clubhouse
import declared
import pytest
from club_simulation import SHORT
from clubhouse import house, in_house, opened
from helpers import PATIENCE, taverne
from ssh_club import Served

from access.answers.commands import Where, names
from access.club.connection import Identity
from access.club.credentials import kept_code
from access.club.gate import MINUTE, Limits, Share, Whom, stranger
from access.club.store import keeper
from access.club.store.keeper import path_of
from access.club.store.records import Leader, Loss, NameTaken
from access.club.store.sqlite import sqlite_store
from access.club.visit.commands import COMMANDS
from access.dialogue.entries import Talked
from access.dialogue.requests import Listener, Reach
from access.language.phrases import Phrases
from access.storage import catalogue
from access.system import posix
from access.system.environment import LANGUAGES
from games.refusals import Failed, Refused
from wordlists import library

# Talk -----------------------------------------------------------------------------------------------------------------


def test_talk_goes_to_the_lobby_to_one_person_and_to_those_who_do_not_ignore_it(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl Otto")]
        await anna.says("say hello, all!", "Said\\.")
        await ben.says("", "Anna in the lobby: hello, all!")
        await ben.says("tell carl otto psst", "Told Carl Otto\\.")
        await carl.says("", "Anna in the lobby: hello, all!\\s+Ben to you: psst")
        assert "psst" not in anna.shown
        await carl.says("repeat private", "just now, Ben to you: psst")
        await carl.says("repeat talk", "just now, Anna in the lobby: hello, all!")
        await opened(anna)
        await anna.says("invite Carl Otto", "is invited")
        await carl.says("repeat private", "just now, Anna invites you to Jaques le Kaques: sit 1\\.")
        await anna.says("quit", "Lobby")
        await carl.says("ignore Ben", "You no longer hear what Ben says\\.")
        await ben.says("tell carl otto hi", "Told")
        await carl.says("people", "3 are here: Anna, Ben, Carl Otto\\.")
        assert "hi" not in carl.shown[carl.shown.index("You no longer") :].replace("this", "")
        await carl.says("ignore", "You ignore Ben\\.")
        await carl.says("ignore Ben", "You hear Ben again\\.")
        await carl.says("block Ben", "Ben is blocked")
        await ben.says("tell Carl Otto hi", "Carl Otto is not here\\.")
        await ben.says("tell Carl hi", "Carl Otto is not here\\.")
        await ben.says("say \x1b[2J\x07 x", "Said")
        await anna.says("", "Ben in the lobby: x")
        await ben.says("say", "Say what\\?")
        await ben.says("quit", "Lobby")
        await ben.says("tell Zoe hi", "Zoe is not here\\.")

    in_house(evening, tmp_path)


def test_talk_that_is_repeated_says_how_long_ago_it_was():
    now, to = [100.0], Listener(0, Phrases("en"), Reach())
    talked = Talked("lobby", "Anna", "hello", 100.0, lambda: now[0])
    german = Listener(0, Phrases("de"), Reach())
    for later, said in ((0, "just now"), (60, "a minute ago"), (125, "2 minutes ago"), (7300, "2 hours ago")):
        now[0] = 100 + later
        assert talked.repeated(to).line.text == f"{said}, Anna in the lobby: hello"
    assert talked.repeated(german).line.text == "vor 2 Stunden, Anna in der Lobby: hello"
    assert talked.said(to).line.text == "Anna in the lobby: hello"


def test_whoever_comes_back_to_a_table_hears_what_was_said_there_meanwhile(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        number = await opened(anna)
        await ben.says(f"sit {number}", "At the table")
        await anna.says("say heard by Ben", "Said")
        await anna.says("start", "At the table")
        await ben.until("The first to reach 10000 wins")
        await ben.lose()
        await anna.says("say missed by Ben", "Said")
        ben = await club.member("Ben")
        await ben.until("Anna has talked while you were away\\. Type repeat talk to hear it\\.")
        await ben.says("repeat talk", "just now, Anna: missed by Ben")
        await ben.says("repeat talk", "just now, Anna: heard by Ben")
        await ben.says("repeat talk", "There is nothing earlier")
        await ben.lose()
        ben = await club.member("Ben")
        await ben.says("repeat talk", "just now, Anna: missed by Ben")
        assert "while you were away" not in ben.shown, "it was told before"

    in_house(evening, tmp_path)


def test_whoever_sits_down_is_not_told_what_was_said_there_before(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        number = await opened(anna)
        await anna.says("say before Ben", "Said")
        await ben.says(f"sit {number}", "At the table[^?]*Start\\? $")
        await ben.says("repeat talk", "Nobody has said anything here")
        assert "while you were away" not in ben.shown

    in_house(evening, tmp_path)


def test_what_is_said_while_somebody_sits_down_is_told_right_after(tmp_path):
    def talks(store):
        take_chair = store.tables.take_chair

        async def taken(table, account, most):
            decided = await take_chair(table, account, most)
            said = await store.people.by_name("Anna"), 0, "welcome"
            await house.club.presence.say("table", table, *said)
            return decided

        store.tables.take_chair = taken
        store.database.now = "2000000000"  # it stands still
        return store

    async def evening(club):
        nonlocal house
        house = club
        anna, ben = await club.member("Anna"), await club.member("Ben")
        number = await opened(anna)
        await anna.says("say before Ben", "Said")
        await ben.says(f"sit {number}", "Anna has talked while you were away\\. Type repeat talk to hear it\\.")
        await ben.says("repeat talk", "just now, Anna: welcome")
        await ben.says("repeat talk", "There is nothing earlier")

    house = None
    in_house(evening, tmp_path, through=talks)


@pytest.mark.parametrize(
    ("language", "one", "two", "again"),
    [
        ("en", "Anna has talked while you were away", "Anna, Cara have talked", "repeat talk"),
        ("de", "Anna hat etwas gesagt, während du weg warst", "Anna, Cara haben etwas", "wiederholen Gespräch"),
        ("fr", "Anna a parlé pendant ton absence", "Anna, Cara ont parlé", "répéter paroles"),
    ],
)
def test_each_language_says_who_talked_and_how_it_is_heard(tmp_path, language, one, two, again):
    async def evening(club):
        anna, ben, cara = await club.member("Anna"), await club.member("Ben", language), await club.member("Cara")
        number = await opened(anna)
        for person, word in ((ben, {"en": "sit", "de": "setzen", "fr": "rejoindre"}[language]), (cara, "sit")):
            await person.says(f"{word} {number}", "Anna")
        await anna.says("start", "At the table")
        await ben.until("10000")
        for talkers, told in ((("Anna",), one), (("Anna", "Cara"), two)):
            await ben.lose()
            for name in talkers:
                await (anna if name == "Anna" else cara).says("say still there?", "Said")
            ben = await club.member("Ben", language)
            await ben.until(f"{told}.*{again}")
        await ben.says(again, "Cara: still there\\?")

    in_house(evening, tmp_path)


def test_whoever_comes_back_hears_nobody_whom_they_ignore_who_was_banned_or_who_has_gone(tmp_path):
    async def evening(club):
        anna, ben, cara = [await club.member(name) for name in ("Anna", "Ben", "Cara")]
        gina = club.call(Identity("guest"))
        await gina.says("Gina", "Lobby")
        mod, number = await club.moderator(), await opened(anna)
        for person in (ben, cara, gina):
            await person.says(f"sit {number}", "At the table")
        await anna.says("start", "At the table")
        await ben.until("10000")
        await ben.says("ignore Anna", "You no longer hear")
        await ben.lose()
        for person in (anna, cara, gina):
            await person.says("say hello", "Said")
        ben = await club.member("Ben")
        await ben.until("(Cara, Gina|Gina, Cara) have talked while you were away")
        await ben.lose()
        await mod.says("ban Cara", "for good\\?")
        await mod.says("yes", "banned")
        await gina.lose()
        ben = await club.member("Ben")
        await ben.says("repeat talk", "Nobody has said anything here")
        report = "SELECT speaker FROM talk WHERE heard LIKE ?"
        account = await club.store.people.by_name("Ben")
        heard = {row[0] for row in (await club.store.database.one(report, f"% {account.id} %")).rows}
        assert (await club.store.people.by_name("Anna")).id not in heard, "whom one ignores, one has not heard"
        assert (await club.store.people.by_name("Cara")).id in heard

    in_house(evening, tmp_path, allows_guests=True)


def test_talk_comes_at_once_to_who_wants_it_so_and_the_question_is_asked_again(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben", editing=True)
        await ben.says("set talk now", "talk: at once")
        await ben.until("Lobby\\? ")
        await anna.says("say hello", "Said")
        await ben.until("Anna in the lobby: hello\r\nLobby\\? ")
        ben.remote.feed("peo")
        await anna.says("say again", "Said")
        ben.remote.feed("ple\r")
        await ben.until("people\r\n.*Anna in the lobby: again|Anna in the lobby: again")

    in_house(evening, tmp_path)


def test_who_says_too_much_has_to_wait_and_what_is_said_is_kept_for_a_day(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        for _ in range(2):
            await anna.says("say x", "nobody else is here")
        await anna.says("say x", "That was a lot at once")

    in_house(evening, tmp_path, limits=Limits(talk=Share(2, 2, 2, 2, MINUTE)))
    file = tmp_path / "kept.sqlite"

    async def said(name, text):
        store = sqlite_store(file)
        person = await store.people.register(name, "", None, "x")
        await store.people.say("lobby", 0, person, 0, text)
        await store.close()

    asyncio.run(said("Ben", "old"))
    with sqlite3.connect(file) as kept:
        kept.execute("UPDATE talk SET at = at - 24 * 3600 - 1")
    kept.close()
    asyncio.run(said("Cara", "new"))
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("SELECT said FROM talk").fetchall() == [("new",)]


def test_who_comes_and_goes_is_told_only_if_wanted(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        await anna.says("set arrivals on", "arrivals: all")
        await ben.says("set arrivals friends", "arrivals: friends")
        carl = await club.member("Carl")
        await anna.says("", "Carl comes in\\.")
        await carl.lose()
        await anna.says("", "Carl leaves\\.")
        await ben.says("people", "2 are here")
        assert "Carl comes in" not in ben.shown

    in_house(evening, tmp_path)


# Order ----------------------------------------------------------------------------------------------------------------


def test_moderators_mute_kick_ban_and_read_reports_and_nobody_else_does(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        for command in ("mute Mod", "kick Mod", "ban Mod", "close 1", "reports"):
            await ben.says(command, "Not understood")
        carl = await club.member("Carl")
        await carl.says("say bad word", "Said")
        await ben.says("report Carl", "Report Carl, with what they said last\\? $")
        await ben.says("yes", "Carl is reported to the moderators")
        await ben.says("report Mod", "Report Mod, with what they said last\\? $")
        await ben.says("yes", "Mod is reported to the moderators")
        await mod.says("reports", "Ben reports Carl\\.(.|\\s)*1: Ben reports Carl: bad word\\s+Lobby")
        assert "Ben reports Mod" not in mod.shown, "nobody hears of a report about themselves"
        await mod.says("reports 1", "Ben reports Carl: close report 1\\?")
        await mod.says("yes", "Report 1 is closed\\.")
        await mod.says("reports", "No open reports\\.")
        await mod.says("mute Ben", "Ben may not talk for an hour\\.")
        await ben.says("say x", "You may not talk for now\\.")
        await mod.says("ban Mod", "That does not work with this person\\.")
        await mod.says("kick Ben", "Ben is disconnected, and may come in again\\.")
        await ben.until("A moderator has disconnected you\\. You may come in again")
        ben = await club.member("Ben")
        await mod.says("ban Ben", "Ban Ben for good\\? Only the keeper")
        await mod.says("no", "Lobby\\? $")
        assert not (await club.store.people.by_name("Ben")).banned
        await mod.says("ban Ben", "Ban Ben for good\\?")
        await mod.says("yes", "Ben is banned, until the keeper")
        await ben.until("You are banned from this club")
        assert (await club.store.people.by_name("Ben")).banned

    in_house(evening, tmp_path)


def test_a_report_is_closed_only_after_a_yes_and_one_that_is_not_there_is_refused_before(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        await club.account("Carl")
        for whom in ("Carl", "Mod"):
            await ben.says(f"report {whom}", f"Report {whom}, with what they said last\\? $")
            await ben.says("yes", f"{whom} is reported")
        for answer in ("no", "", "quit", "reports 1 yes", "people"):
            await mod.says("reports 1", "Ben reports Carl: close report 1\\? $")
            await mod.says(answer, "\\? $")
            if answer not in ("no", "quit"):
                await mod.says("no", "Lobby\\? $")
        for number in (2, 3):  # of what is about themselves they hear nothing
            await mod.says(f"reports {number}", f"There is no open report {number}\\.\\s+Lobby\\? $")
        await mod.says("reports 1", "close report 1\\? $")
        await club.store.people.close_report(1)
        await mod.says("yes", "There is no open report 1\\.")
        assert [(each.by, each.about) for each in await club.store.people.reports()] == [("Ben", "Mod")]

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "asked", "yes", "told"),
    [
        ("de", "Meldungen 1", "Ben meldet Carl: Meldung 1 schließen", "ja", "Meldung 1 ist geschlossen"),
        ("fr", "signalements 1", "Ben signale Carl: clore le signalement 1", "oui", "signalement 1 est clos"),
    ],
)
def test_each_language_asks_before_a_report_is_closed(tmp_path, language, typed, asked, yes, told):
    async def evening(club):
        ben, carl = await club.account("Ben"), await club.account("Carl")
        await club.store.people.report(ben, carl)
        mod = await club.moderator(language=language)
        await mod.says(typed, f"{asked}\\? $")
        await mod.says(yes, told)

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "kick", "ban", "yes", "told"),
    [
        ("de", "hinaus Ben", "sperren Ben", "ja", ("darf wieder herein", "auf Dauer sperren", "Ben ist gesperrt, bis")),
        ("fr", "expulser Ben", "bannir Ben", "oui", ("de revenir", "pour de bon", "Ben ne peut plus entrer")),
    ],
)
def test_each_language_says_what_a_kick_is_and_asks_before_a_ban(tmp_path, language, kick, ban, yes, told):
    async def evening(club):
        mod = await club.moderator(language=language)
        ben = await club.member("Ben")
        await mod.says(kick, told[0])
        await ben.until("You may come in again")
        await mod.says(ban, told[1])
        await mod.says(yes, told[2])

    in_house(evening, tmp_path)


def test_the_last_line_before_a_connection_is_closed_has_its_end(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben", editing=True)
        await mod.says("kick Ben", "Ben is disconnected")
        await ben.until("your seat waits\\.\\r\\n$")
        await asyncio.wait_for(ben.visit, PATIENCE)
        carl = await club.member("Carl", editing=True)
        await club.close()
        await carl.until("your seats wait for you\\.\\r\\n$")

    in_house(evening, tmp_path)


def test_whom_the_keeper_bans_while_the_club_serves_has_to_go(tmp_path):
    async def evening(club):
        ben = await club.member("Ben")
        await asyncio.to_thread(taverne, "club", "ban", "ben", "--store", club.url)
        await club.serving.cluster.look()
        await ben.until("You are banned from this club\\. Only its keeper")

    in_house(evening, tmp_path)


def test_a_report_holds_only_what_its_reporter_has_heard(tmp_path):
    async def evening(club):
        mod = await club.moderator()
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await carl.says("tell Anna a secret", "Told")
        await carl.says("tell Ben psst", "Told")
        await carl.says("say to all", "Said")
        await opened(anna)
        await carl.says("sit 1", "At the table")
        await carl.says("say at the table", "Said")
        await ben.says("report Carl", "Report Carl, with what they said last\\? $")
        await ben.says("yes", "Carl is reported")
        await mod.says("reports", "1: Ben reports Carl: psst / to all\\s+Lobby")
        await anna.says("report Carl", "Report Carl, with what they said last\\? $")
        await anna.says("yes", "Carl is reported")
        await mod.says("reports", "2: Anna reports Carl: a secret / to all / at the table\\s+Lobby")

    in_house(evening, tmp_path)


def test_nobody_hears_that_somebody_whom_they_ignore_comes_or_goes(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        anna, ben = people
        eve = await club.member("Eve")
        await anna.says("ignore Eve", "You no longer hear")
        await anna.says("set arrivals on", "arrivals: all")
        for _ in range(2):
            await eve.says(f"watch {number}", "goes on")
            await eve.says("quit", "Lobby")
        await eve.lose()
        for person in (ben, anna):
            await person.says("people", "At the table")
        assert ben.shown.count("Eve watches.") == 2
        assert "Eve" not in anna.shown[anna.shown.index("You no longer hear what Eve says") + 40 :]

    in_house(evening, tmp_path)


def test_who_comes_and_goes_again_and_again_is_told_only_so_often(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        eve = await club.member("Eve")
        for _ in range(10):
            await eve.says(f"watch {number}", "goes on")
            await eve.says("quit", "Lobby")
        await people[0].says("people", "At the table")
        await people[1].says("people", "At the table")
        assert people[0].shown.count("Eve watches") + people[0].shown.count("Eve comes") == 5

    in_house(evening, tmp_path)


def test_what_is_decided_about_a_member_reaches_them_where_they_are(tmp_path):
    async def evening(club):
        ben, carl = await club.member("Ben"), await club.member("Carl")
        await asyncio.to_thread(taverne, "club", "role", "ben", "moderator", "--store", club.url)
        await club.serving.cluster.look()
        await ben.until("You are a moderator now: mute")
        await ben.says("mute Carl", "Carl may not talk for an hour\\.")
        await carl.until("You may not talk for now\\.")
        await asyncio.to_thread(taverne, "club", "mute", "carl", "--hours", "0", "--store", club.url)
        await asyncio.to_thread(taverne, "club", "role", "ben", "member", "--store", club.url)
        await club.serving.cluster.look()
        await carl.until("You may talk again\\.")
        await ben.until("You are no longer a moderator\\.")
        await ben.says("mute Carl", "Not understood")
        await carl.says("say hello", "Said")

    in_house(evening, tmp_path)


def test_who_is_banned_between_the_login_and_the_terminal_does_not_come_in(tmp_path):
    async def evening(club):
        account = await club.store.people.register("Ben", "SHA256:Ben", None, "x")
        await club.store.people.change(account.id, banned=1)
        ben = club.call(Identity("member", account))
        await ben.until("You are banned from this club\\.")
        await asyncio.wait_for(ben.visit, PATIENCE)
        await club.store.people.change(account.id, banned=0, role="moderator")
        ben = club.call(Identity("member", account))
        await ben.says("reports", "No open reports")
        eve = await club.store.people.register("Eve", "SHA256:Eve", None, "x")
        await club.store.people.forget(eve.id)
        gone = club.call(Identity("member", eve))
        await gone.until("Your account is not in this club any more\\.")

    in_house(evening, tmp_path)


def test_a_decision_that_was_read_earlier_and_comes_late_does_not_undo_a_newer_one(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        number, people, held = (await club.store.people.by_name("Ben")).id, club.store.people, asyncio.Event()
        by_numbers = people.by_numbers

        async def held_up(numbers):
            people.by_numbers, found = by_numbers, await by_numbers(numbers)
            await held.wait()
            return found

        people.by_numbers = held_up
        late = asyncio.ensure_future(club.club.presence.look_again([number]))
        while people.by_numbers is held_up:
            await asyncio.sleep(0)
        await mod.says("mute Ben", "Ben may not talk for an hour")
        await ben.until("You may not talk for now")
        held.set()
        await late
        await ben.says("say hello", "Said\\.|You may not talk for now")
        assert "Said." not in ben.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize("order", ["ban", "mute"])
def test_a_ban_or_mute_of_a_guest_holds_for_the_address_until_the_evening_is_over(tmp_path, order):
    now = [10.0**9]

    async def evening(club):
        async def comes(name, address):
            guest = club.call(Identity("guest", origin=stranger(address)))
            return await guest.says(name, "Lobby|from your address are banned") and guest

        mod, gina = await club.moderator(), await comes("Gina", "192.0.2.7")
        near = await comes("Hans", "192.0.2.7")
        told = {"ban": "No guest comes in from there this evening", "mute": "may not talk this evening"}[order]
        if order == "ban":
            await mod.says("ban Gina", "Ban Gina and all guests from the same address")
        await mod.says("yes" if order == "ban" else "mute Gina", told)
        again, other = await comes("Ida", "192.0.2.7"), await comes("Olaf", "192.0.2.8")
        await other.says("say hello", "Said")
        if order == "ban":
            await near.until("Guests and newcomers from your address")
            new = club.call(Identity("new", fingerprint="SHA256:new", origin=stranger("192.0.2.7")))
            for person in (again, new):
                await person.until("for this evening\\. A member comes in as usual\\.")
        else:
            for person in (gina, near, again):
                await person.says("say hello", "You may not talk for now")
        now[0] += 13 * 3600
        later = await comes("Kai", "192.0.2.7")
        await later.says("say hello", "Said")

    in_house(evening, tmp_path, allows_guests=True, clock=lambda: now[0])


# Tables ---------------------------------------------------------------------------------------------------------------


def test_a_table_by_invitation_is_for_those_who_are_invited(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await anna.says("open kaques", "Open\\?")
        await anna.says("invited", "by invitation. Open\\?")
        await anna.says("", "Table 1 is open")
        await ben.says("tables", "No tables")
        await ben.says("sit 1", "There is no table 1")
        await anna.says("invite Ben", "Ben is invited\\.")
        await ben.until("Anna invites you to Jaques le Kaques: sit 1\\.\\s+Lobby\\?")
        await ben.says("sit 1", "At the table: Anna, Ben")
        await carl.says("watch 1", "There is no table 1")
        await ben.says("quit", "Lobby\\?")
        await anna.until("Ben gets up\\.")
        await anna.says("quit", "Lobby\\?")
        await ben.says("tables", "No tables")

    in_house(evening, tmp_path)


def test_a_table_for_friends_is_for_friends_and_a_blocked_person_sits_nowhere(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await anna.says("friend Ben", "Ben is your friend now")
        await anna.says("friend", "Friends: Ben\\.")
        await anna.says("open kaques", "Open\\?")
        await anna.says("friends", "open to friends")
        await anna.says("", "Table 1 is open")
        await carl.says("sit 1", "There is no table 1")
        await ben.says("sit 1", "At the table")
        await anna.says("block Ben", "Ben is blocked")

    in_house(evening, tmp_path)


async def short_game(club, *names):
    """A game of Kaques that is over soon, between these persons."""
    people = [await club.member(name) for name in names]
    await people[0].says("open kaques", "Open\\?")
    await people[0].says("target 50", "Open\\?")
    await people[0].says("", "Table (\\d+)")
    number = max(club.club.rooms)
    for person in people[1:]:
        await person.says(f"sit {number}", "At the table")
    await people[0].says("start", "At the table")
    return people, number


async def play_out(people):
    import re

    for _ in range(400):
        await asyncio.sleep(0.01)
        for person in people:
            if re.search(r"(\d|stop)\? $", person.shown):
                person.type("stop")
            if "Again" in person.shown[-60:]:
                return
    raise AssertionError([person.shown[-200:] for person in people])


@pytest.mark.parametrize(
    ("language", "typed", "told", "helped"),
    [
        ("en", "leaders kaques", "place, name and rating: 1 Anna 1032, 1 Ben 1032, 3 Carl 990\\.", "begins at 1000"),
        ("de", "Rangliste kaques", "Name und Bewertung: 1 Anna 1032, 1 Ben 1032, 3 Carl 990\\.", "beginnt bei 1000"),
        ("fr", "palmarès kaques", "nom et cote: 1 Anna 1032, 1 Ben 1032, 3 Carl 990\\.", "commence à 1000"),
    ],
)
def test_leaders_with_the_same_rating_share_a_place_and_it_says_what_the_figure_is(
    tmp_path, monkeypatch, language, typed, told, helped
):
    async def leaders(game, most):
        return [Leader("Anna", 1032.0, 3), Leader("Ben", 1032.0, 3), Leader("Carl", 990.0, 1)]

    async def evening(club):
        anna = await club.member("Anna", language=language)
        monkeypatch.setattr(club.club.store.people, "leaders", leaders)
        await anna.says(typed, told)
        word = typed.partition(" ")[0]
        await anna.says(f"{ {'en': 'help', 'de': 'Hilfe', 'fr': 'aide'}[language] } {word}", helped)

    in_house(evening, tmp_path)


def test_after_a_game_the_same_people_play_again_and_results_make_a_rating(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        await play_out(people)
        anna, ben = people
        for person in people:
            await person.until("Again, review or lobby\\?")
        await anna.says("review", "Again, review")
        await anna.says("leaders", "1 (Anna|Ben) \\d+, 2 (Anna|Ben) \\d+")
        await anna.says("statistics", "Jaques le Kaques: one game, (not )?won")
        await anna.says("again", "Start\\?|At the table")
        await ben.says("again", "At the table: Anna, Ben|At the table")

    in_house(evening, tmp_path)


def test_somebody_watches_and_hears_what_is_public(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        carl = await club.member("Carl")
        await carl.says(f"watch {number}", "goes on|At the table")
        await play_out(people)
        await carl.until("wins with")
        await carl.until("Lobby\\?")

    in_house(evening, tmp_path)


def test_a_command_of_a_club_works_where_it_is_declared_and_nowhere_else(tmp_path, monkeypatch):
    here = replace(COMMANDS.commands["here"], works=Where.LOBBY)
    monkeypatch.setitem(COMMANDS.commands, "here", here)
    monkeypatch.setattr(COMMANDS, "_at", {})  # none that were found before

    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("people", "Only you are here\\.")
        await opened(anna)
        await anna.says("start", "stop\\? $")
        await anna.says("people", "Not understood: people\\.")
        await anna.says("tables", "1: Jaques le Kaques")

    in_house(evening, tmp_path)


def test_no_command_of_a_club_takes_a_word_from_a_game_but_who():
    for language in LANGUAGES:
        for name in catalogue.names():
            game = catalogue.find(name)
            phrases = Phrases(language, game)
            ours = {word for name in declared.OF_CLUBS for word in phrases.words(phrases.command(name))}
            queries = [query.name for query in game.queries if query.name != "who"]
            theirs = {word for query in queries for word in phrases.words(phrases.command(query))}
            assert not ours & theirs, (name, ours & theirs)


def test_a_table_plays_on_with_its_dictionary_when_the_keeper_changes_it(tmp_path):
    async def first(club):
        anna = await club.member("Anna")
        await opened(anna, "rounds 9", game="words")
        await anna.says("start", "At the table")
        await anna.until("\\? $")

    async def second(club):
        room = club.club.rooms[1]
        assert room.table.game.agreement.changed(room.header.options) == ""
        anna = await club.member("Anna")
        assert "At the table: Anna, Gustave" in anna.shown

    in_house(first, tmp_path)
    assert taverne("dictionary", "block", "en", "thin").returncode == 0
    in_house(second, tmp_path)
    for kept in (library.folder().parent / "editions").iterdir():  # as on another machine
        kept.unlink()
    library._kept_edition.cache_clear()
    in_house(second, tmp_path)


def test_a_moderator_closes_a_table_and_its_people_go_back_to_the_lobby(tmp_path):
    async def evening(club):
        anna, ben, mod = await club.member("Anna"), await club.member("Ben"), await club.moderator()
        await opened(anna)
        await ben.says("sit 1", "At the table")
        await anna.says("start", "At the table: Anna, Ben")
        await ben.until("The first to reach 10000 wins")
        carl = await club.member("Carl")
        await carl.says("watch 1", "Kaques")
        await mod.says("close", "1: Anna, Ben\\s+Which table\\?")
        await mod.says("quit", "Lobby")
        await mod.says("close 1 yes", "Anna, Ben at table 1: close it without a result\\?")
        await mod.says("no", "Lobby")
        await mod.says("close 1", "close it without a result\\?")
        await mod.says("yes", "Table 1 is closed\\.")
        for person in (anna, ben, carl):
            await person.until("Table 1 is closed\\.\\s+Lobby\\?")
        await opened(anna, game="kara")
        await mod.says("close 2", "without a result\\?")
        await mod.says("y", "Table 2 is closed\\.")
        await anna.until("Table 2 is closed\\.\\s+Lobby\\?")
        await ben.says("tables", "No tables")

    in_house(evening, tmp_path)


def test_what_a_game_refuses_at_its_start_is_said_in_its_words(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna, game="words")
        club.club.rooms[1].setup.options["deck"] = str(tmp_path / "deck.toml")
        (tmp_path / "deck.toml").write_text("A = 1")
        await anna.says("start", "deck.toml[^?]*Start\\? $")
        await anna.says("quit", "Lobby")

    in_house(evening, tmp_path)


def test_sit_and_watch_without_a_number_take_the_only_table_or_ask_which(tmp_path):
    async def evening(club):
        anna, ben, carl, dora = [await club.member(name) for name in ("Anna", "Ben", "Carl", "Thea")]
        await ben.says("sit", "No tables\\.")
        await ben.says("watch", "No game is under way\\.")
        await opened(anna)
        await ben.says("sit", "At the table: Anna, Ben")
        await opened(carl, game="kara")
        await dora.says("sit", "1: Jaques le Kaques\\. Anna, Ben(.|\\s)*2: .*Carl(.|\\s)*Which table\\?")
        await dora.says("2", "At the table: Carl, Thea")
        await dora.says("quit", "Lobby")
        await ben.says("start", "At the table")
        await dora.says("watch", "Kaques: Anna, Ben|Jaques le Kaques")
        await dora.says("people", "Watching: Thea")

    in_house(evening, tmp_path)


def test_leaving_a_tournament_is_asked_in_both_languages(tmp_path):
    async def evening(club):
        anna, jörg = await club.member("Anna"), await club.member("Jörg", "de")
        await anna.says("tournament", "Open\\?")
        await anna.says("", "Tournament 1 is open")
        await jörg.says("setzen", "Im Turnier: Anna, Jörg")
        await jörg.says("Ende", "Dein Platz wird dann frei\\. Das Turnier verlassen\\?")
        await jörg.says("nein", "Los\\?")
        await anna.says("quit", "Your place is free then\\. Leave the tournament\\?")
        await anna.says("yes", "Lobby")
        await jörg.until("Anna steht auf")
        await jörg.says("Ende", "verlassen\\?")
        await jörg.says("ja", "Lobby")

    in_house(evening, tmp_path)


# Lessons --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(SHORT))
def test_a_lesson_is_played_in_a_club_and_counts_nowhere(tmp_path, game):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("learn", "Learn which game\\?")
        await anna.says(game, "Lesson: .*play without explanations\\.")
        await anna.until("[?:] $")
        await anna.says("people", "Only you are here")
        await anna.says("game", "No more explanations: just the game\\.")
        await anna.says("quit", "Lobby\\?")
        await anna.says("statistics", "You have not finished a game in this club yet")
        await anna.says(f"learn {game} 9", "has (one lesson|2 lessons|only)")
        await anna.says("learn chess", "There is no game chess\\.")

    in_house(evening, tmp_path)


def test_a_lesson_is_played_to_its_end(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        anna.type("learn kaques")
        while True:
            await anna.until("\\? $")
            asked = anna.shown.rpartition("\n")[2]
            if asked == "Lobby? ":
                break
            anna.type("stop" if "stop" in asked else "1")
        assert re.search("Anna wins|Gustave wins", anna.shown)
        assert "That was the lesson. open kaques opens a table for a whole game." in anna.shown

    in_house(evening, tmp_path)


class CannotClose:
    """The tables of a store that has no room to record an end."""

    def __init__(self, tables):
        self.tables = tables

    def __getattr__(self, name):
        return getattr(self.tables, name)

    async def close(self, *given, **named):
        raise Failed("club-database")


def test_nobody_hears_of_a_table_s_end_before_it_is_recorded(tmp_path):
    async def evening(club):
        club.expected = ("the store has failed",)
        anna, mod = await club.member("Anna"), await club.moderator()
        await opened(anna)
        club.store.tables = CannotClose(club.store.tables)
        await mod.says("close 1", "without a result\\?")
        await mod.says("yes", "cannot keep anything right now")
        await anna.says("tables", "1: Jaques le Kaques")
        assert "is closed" not in anna.shown

    in_house(evening, tmp_path)


# Coming in ------------------------------------------------------------------------------------------------------------


def test_a_newcomer_needs_an_invitation_where_the_club_asks_for_one(tmp_path):
    async def evening(club):
        code = (await asyncio.to_thread(taverne, "club", "invite", "--store", club.url)).stdout.strip()
        new = club.call(Identity("new", fingerprint="SHA256:new", origin=stranger("192.0.2.1")))
        await new.until("Invitation code, or recover if you had a name here\\?")
        await new.says("wrong", "not right, or used up")
        await new.says(code.upper(), "Your name\\?")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "You are a member now, Nina\\.")
        other = club.call(Identity("new", fingerprint="SHA256:other", origin=stranger("192.0.2.2")))
        await other.until("Invitation code")
        for _ in range(5):
            await other.says(code, "used up")
        await asyncio.wait_for(other.visit, PATIENCE)
        assert "name?" not in other.shown, "who has no code learns no names"
        guest = club.call(Identity("guest", origin=stranger("192.0.2.3")))
        await guest.says("Nina", "Welcome to Taverne, Guest Nina\\.")

    in_house(evening, tmp_path, invite_only=True, allows_guests=True)


def test_a_name_that_somebody_else_takes_meanwhile_uses_up_no_invitation(tmp_path):
    async def evening(club):
        await club.store.people.invitation("keeper", kept_code("code"), 1, 1)
        new = club.call(Identity("new", origin=stranger("192.0.2.1")), editing=True)
        await new.until("Invitation code")
        await new.says("code", "Your name\\?")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "New passphrase\\?")
        await club.account("Nina")
        await new.says("a long enough one", "The same again\\?")
        await new.says("a long enough one", "Your name\\?")
        await new.says("Nora", "Right\\?")
        await new.says("yes", "New passphrase\\?")
        await new.says("a long enough one", "The same again\\?")
        await new.says("a long enough one", "You are a member now, Nora\\.")
        assert not await club.store.people.is_invited("code")

    in_house(evening, tmp_path, invite_only=True)


def test_only_so_many_become_members_from_one_address_unless_they_are_invited_and_others_do_not_wait(tmp_path):
    async def comes(club, name, address):
        new = club.call(Identity("new", fingerprint=f"SHA256:{name}", origin=stranger(address)))
        await new.says(name, "Right\\?")
        await new.says("yes", "You are a member now|Many have become members from where you are")
        return "Many have" not in new.shown

    async def evening(club):
        crowd = [await comes(club, f"Person {chr(97 + number)}x", "192.0.2.7") for number in range(7)]
        assert crowd == [True] * 5 + [False] * 2
        assert await comes(club, "Olga", "192.0.3.7")

    in_house(evening, tmp_path)


def test_codes_are_tried_only_so_often_from_one_address(tmp_path):
    async def evening(club):
        for number in range(4):
            new = club.call(Identity("new", fingerprint=f"SHA256:{number}", origin=stranger("192.0.2.7")))
            await new.says("recover", "Your name")
            for _ in range(3 if number < 3 else 1):
                await new.says("Nina", "Recovery code")
                await new.says("wrong", "not right")
        await new.says("Nina", "Recovery code")
        await new.says("wrong", "Too many codes were tried")
        await asyncio.wait_for(new.visit, PATIENCE)

    in_house(evening, tmp_path)


def test_a_passphrase_is_set_unseen_and_a_lost_one_is_recovered(tmp_path):
    async def evening(club):
        new = club.call(Identity("new"), editing=True)
        await new.says("Nina", "Your name will be Nina\\. Right\\?")
        await new.says("no", "Your name")
        await new.says("help", "Your name")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "New passphrase")
        await new.says("short", "Too short")
        await new.says("a long secret", "The same again\\?")
        await new.says("another secret", "The two differ")
        await new.says("a long secret", "The same again\\?")
        await new.says("a long secret", "You are a member now")
        code = (await new.until("lose your way in: (\\S+)\\.")).group(1)
        assert "secret" not in new.shown
        back = club.call(Identity("new", fingerprint="SHA256:fresh"))
        await back.says("recover", "Your name\\?")
        await back.says("Nina", "Recovery code\\?")
        await back.says("wrong", "not right")
        await back.says("Nina", "Recovery code\\?")
        await back.says(code, "1: your present passphrase\\.\\s+Keep it\\? Enter: no\\. $")
        await back.says("", "Welcome to Taverne, Nina\\.")
        plain = club.call(Identity("new"))
        await plain.says("Olga", "Connect without -T for this, or with a key\\.")

    in_house(evening, tmp_path)


def test_an_account_adds_and_removes_keys_takes_its_data_along_and_is_deleted(tmp_path):
    import asyncssh

    public = asyncssh.generate_private_key("ssh-ed25519").export_public_key().decode().strip()

    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("account", "Account")
        await anna.says("key", "Paste the line of your public key:")
        await anna.says("nonsense", "This is not a public key")
        await anna.says("key", "Paste")
        await anna.says(public, "The key is added\\.")
        await anna.says("key", "Paste")
        await anna.says(public, "This key belongs to somebody already\\.")
        await anna.says("keys", "1: SHA256:Anna\\s+2: SHA256:")
        await anna.says("remove", "1: SHA256:Anna(.|\\s)*Remove which key\\?")
        await anna.says("2", "The key is removed, and")
        await anna.says("remove", "1: SHA256:Anna(.|\\s)*Remove which key\\?")
        await anna.says("1", "This key is your only way in")
        await anna.says("remove", "Remove which key\\?")
        await anna.says("", "Account\\? $")
        await anna.says("recovery", "Make a new code, which replaces the old one\\?")
        await anna.says("yes", "Your recovery code")
        await anna.says("data", "Anna, member since \\d+ \\w+ 20\\d\\d, here now\\.\\s+Key 1: SHA256:Anna, since")
        await anna.until("Nothing that you said is kept\\.")
        await anna.says("passphrase", "Your terminal would show")
        await anna.says("", "Lobby\\?")
        await anna.says("account", "Account\\?")
        await anna.says("delete", "for good\\?")
        await anna.says("yes", "Your account is deleted\\.")
        assert await club.store.people.by_name("Anna") is None

    in_house(evening, tmp_path)


def test_what_the_club_keeps_is_told_in_sentences_page_by_page_and_the_keeper_writes_all_of_it(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        await play_out(people)
        anna = people[0]
        await anna.until("lobby\\?")
        await anna.says("lobby", "Lobby")
        await anna.says("friend Ben", "your friend now")
        await anna.says("set bell on", "bell: on")
        for number in range(30):
            await anna.says(f"say line {number};", "Said")
        await anna.says("account", "Account")
        await anna.says("data", "Friends: Ben\\.\\s+Settings: bell: on\\.\\s+Jaques le Kaques: one game, (not )?won\\.")
        await anna.until("Your rating in Jaques le Kaques: \\d+, as leaders tells it\\.")
        await anna.until("just now you said: line 0;(.|\\s)*line 19;\\s+More of what you said\\?")
        await anna.says("yes", "line 20;(.|\\s)*line 29;\\s+Account")
        told = await asyncio.to_thread(taverne, "club", "data", "anna", "--store", club.url)
        assert "just now Anna said: line 29;\n" in told.stdout
        written = await asyncio.to_thread(taverne, "club", "data", "anna", "--json", "--store", club.url)
        data = json.loads(written.stdout)
        assert [each["said"] for each in data["talk"]] == [f"line {number};" for number in range(30)]
        assert re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:+]+", data["person"]["created"])

    in_house(evening, tmp_path)


def test_the_data_of_a_person_have_what_a_standby_has_lost_of_their_tables(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        number = (await club.store.people.by_name("Anna")).id
        await club.store.hosts.lose(Loss(7, "mark", "club-table-gone"), {number: True})
        await anna.says("account", "Account")
        await anna.says(
            "data", "Told to you, or noted for you, about table 7, just now: The database has lost table 7, and"
        )
        written = await asyncio.to_thread(taverne, "club", "data", "anna", "--json", "--store", club.url)
        (loss,) = json.loads(written.stdout)["losses"]
        assert (loss["table"], loss["phrase"], loss["steps"], loss["told"]) == (7, "club-table-gone", 0, 1)

    in_house(evening, tmp_path)


def test_a_person_who_cannot_be_looked_up_now_is_not_told_as_nobody(tmp_path):
    async def evening(club):
        club.expected = ("the store has failed",)
        anna, _ = await club.member("Anna"), await club.member("Ben")

        async def fails(name):
            raise Failed("club-store-broken", file="x", why="disk full")

        club.store.people.by_name = fails
        club.club.presence.here = lambda name: None
        await anna.says("friend Ben", "The club cannot keep anything right now")
        assert "Nobody" not in anna.shown

    in_house(evening, tmp_path)


def test_a_day_of_talk_is_told_without_anybody_waiting_and_in_little_memory(tmp_path):
    import tracemalloc

    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        person, now = (await club.store.people.by_name("Anna")).id, int(time.time())
        rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40000)"
        said = f"SELECT {now}, 0, {person}, 0, '{'x' * 480}' || i FROM n"
        await club.store.database.one(f'INSERT INTO talk (at, "table", speaker, listener, said) {rows} {said}')
        await anna.says("account", "Account")
        tracemalloc.start()
        anna.type("data")
        await ben.says(
            "people",
            "2 are here",
        )
        await anna.until("More of what you said")
        for _ in range(5):
            await anna.says("yes", "More of what you said")
        await anna.says("no", "Account")
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
        tracemalloc.stop()

    in_house(evening, tmp_path)


def test_of_two_keys_that_two_connections_remove_the_last_way_in_stays(tmp_path):
    async def evening(club):
        both = [await club.member("Anna") for _ in range(2)]
        await club.store.people.add_key((await club.store.people.by_name("Anna")).id, "SHA256:other", {""})
        for anna in both:
            await anna.says("account", "Account")
            await anna.says("remove", "Remove which key\\?")
        await both[0].says("1", "The key is removed, and")
        await both[1].until("was changed in another visit")
        assert len(await club.store.people.keys((await club.store.people.by_name("Anna")).id)) == 1

    in_house(evening, tmp_path)


def test_who_was_deleted_meanwhile_hears_it_when_they_change_their_name_or_ask_for_their_data(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("account", "Account")
        await anna.says("name", "Your new name\\?")
        await anna.says("Olga", "Right\\?")
        await club.store.people.forget((await club.store.people.by_name("Anna")).id)
        await anna.says("yes", "This account was deleted meanwhile\\.[^?]*Account\\?")
        await anna.says("data", "This account was deleted meanwhile\\.")

    in_house(evening, tmp_path)


def test_who_is_renamed_is_called_so_everywhere_at_once(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        anna, ben = people
        await anna.says("quit", "Lobby")
        await opened(anna, game="kara")
        await anna.says("quit", "Lobby")
        carl = await club.member("Carl")
        await carl.says("friend Anna", "your friend")
        await anna.says("account", "Account")
        for wrong, why in (("Ben", "is taken"), ("Gast", "is not possible"), ("Carl.", "is taken")):
            await anna.says("name", "You are called Anna\\. Your new name\\?")
            anna.type(wrong)
            await anna.until(f"Right\\?|{why}")
            if "Right" in anna.shown[-30:]:
                await anna.says("yes", why)
            await anna.until("Account\\?")
        await anna.says("name", "Your new name\\?")
        await anna.says("Olga", "Your name will be Olga\\. Right\\?")
        await anna.says("yes", "You are called Olga now, at your tables, too\\.")
        await anna.says("back", "Lobby")
        await ben.says("people", "At the table: Ben\\. Away: Olga\\.")
        await ben.says("score", "Olga")
        await carl.says("tables", "1: Jaques le Kaques\\. Olga, Ben\\.")
        await carl.says("friend", "Friends: Olga\\.")
        await carl.says("tell Olga hello", "Told Olga")
        await anna.says(f"sit {number}", "goes on|Olga, Ben")
        assert (await club.store.people.by_name("Anna")) is None
        run = await asyncio.to_thread(taverne, "club", "rename", "ben", "Bernd", "--store", club.url)
        assert run.stdout == "Ben is called Bernd now.\n", run.stderr
        await club.serving.cluster.look()
        await carl.says("tables", "1: Jaques le Kaques\\. Olga, Bernd\\.")
        await carl.says("people", "Bernd")

    in_house(evening, tmp_path)


def test_a_name_that_a_bot_at_ones_table_has_is_taken(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "At the table: Anna, Gustave")
        await anna.says("quit", "Lobby")
        with pytest.raises(NameTaken):
            await club.store.people.rename((await club.store.people.by_name("Anna")).id, "Gustave")
        assert (await club.store.people.by_name("Anna")).name == "Anna"

    in_house(evening, tmp_path)


def test_nothing_names_somebody_whose_account_is_deleted(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Zebedee")
        anna, gone = people
        await gone.says("say remember me", "Said")
        await anna.says("report Zebedee", "Report Zebedee, with what they said last\\? $")
        await anna.says("yes", "is reported")
        await gone.says("quit", "Lobby")
        await opened(gone, game="kara")
        await gone.says("quit", "Lobby")
        await gone.says("account", "Account")
        await gone.says("delete", "for good\\?")
        await gone.says("yes", "deleted")
        await anna.says("people", "Away: Deleted member \\d+\\.")
        await anna.says("tables", "1: .*Anna, Deleted member \\d+\\.")
        await anna.says("score", "Deleted member")
        names = await club.store.database.one(
            "SELECT header FROM tables UNION ALL SELECT plan FROM tables UNION ALL SELECT name FROM chairs"
            " UNION ALL SELECT by || about FROM reports UNION ALL SELECT name FROM here"
        )
        assert "Zebedee" not in str(names.rows)
        await anna.says("standin deleted member 2", "A bot plays for Deleted member 2")

    in_house(evening, tmp_path)


def test_on_a_full_disk_nobody_hears_where_the_store_lies(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        new = club.call(Identity("new", fingerprint="SHA256:new"))
        await new.says("Olga", "Right\\?")
        run = club.store.database.run

        async def full(work):
            raise Failed("club-store-broken", file="/var/lib/club.sqlite", why="database or disk is full")

        club.store.database.run = full
        club.expected = ("the store has failed",)
        for person, line in ((new, "yes"), (anna, "say hello"), (anna, "set bell on"), (anna, "open kara")):
            person.type(line)
            if line == "open kara":
                await anna.until("Open\\?")
                anna.type("")
            await person.until("The club cannot keep anything right now")
        club.store.database.run = run
        assert "/var" not in anna.shown + new.shown
        await anna.says("say hello", "Said")

    in_house(evening, tmp_path, url=str(tmp_path / "club.sqlite"))


def test_two_names_that_sound_alike_cannot_both_be_kept(tmp_path):
    async def tried():
        store = sqlite_store(tmp_path / "club.sqlite")
        await store.people.register("Paul", "a", None, "x")
        with pytest.raises(NameTaken):
            await store.people.register("PauI", "b", None, "x")
        await store.close()

    asyncio.run(tried())


def test_names_that_were_different_in_an_earlier_version_stay_and_new_ones_are_compared_with_both(tmp_path):
    async def tried():
        store = sqlite_store(tmp_path / "club.sqlite")
        for name, before in (("Clara", "clara"), ("Dara", "dara"), ("Søren", "søren")):
            account = await store.people.register(before[::-1], name, None, "x")
            await store.database.one("UPDATE people SET name = ?, ear = ? WHERE id = ?", name, before, account.id)
        await store.people.compare_anew()
        assert [(await store.people.by_name(name)).name for name in ("Clara", "Dara", "Soren")] == [
            *("Clara", "Dara", "Søren"),
        ]
        for name in ("dara", "Soeren"):
            with pytest.raises(NameTaken):
                await store.people.register(name, name, None, "x")
        await store.people.compare_anew()
        assert (await store.people.recovered("Dara", "x")).name == "Dara"
        await store.close()

    asyncio.run(tried())


# The keeper -----------------------------------------------------------------------------------------------------------


def test_who_is_here_is_told_to_be_here_and_who_was_when_they_left(tmp_path):
    async def evening(club):
        def told(*words):
            return asyncio.to_thread(taverne, "club", *words, "--store", club.url)

        anna, ben = await club.member("Anna"), await club.member("Ben")
        for name in ("Anna", "Ben"):
            account = await club.store.people.by_name(name)
            await club.store.people.change(account.id, seen=account.seen - 720)
        await anna.says("account", "Account")
        await anna.says("data", "Anna, member since [^,]+, here now\\.")
        await ben.lose()
        await club.club.presence.close()
        assert (await told("people")).stdout == "Anna, member, here now.\nBen, member, last here just now.\n"
        assert [each["here"] for each in json.loads((await told("people", "--json")).stdout)] == [True, False]
        assert re.match("Anna, member since [^,]+, here now\\.", (await told("data", "anna")).stdout)
        assert re.match("Ben, member since [^,]+, last here just now\\.", (await told("data", "ben")).stdout)

    in_house(evening, tmp_path)


def test_a_welcome_text_holds_until_the_keeper_brings_the_usual_one_back(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        for text, told in (("Come in!", "Come in!"), ("", "Welcome to Taverne, Anna\\.")):
            await asyncio.to_thread(taverne, "club", "welcome", text, "--store", club.url)
            await anna.says("welcome", told)

    in_house(evening, tmp_path)


def test_the_keepers_commands(tmp_path, by_store):
    async def evening(club):
        await club.member("Anna")

    in_house(evening, tmp_path)
    store = clubhouse.url_of(tmp_path / "club.sqlite")

    def club(*words):
        run = taverne("club", *words, "--store", store)
        assert run.stderr == "", run.stderr
        return run.stdout

    assert club("people") == "Anna, member, last here just now.\n"
    assert json.loads(taverne("club", "people", "--json", "--store", store).stdout)[0]["name"] == "Anna"
    assert club("role", "anna", "moderator") == "Anna moderates now.\n"
    assert club("mute", "anna", "--hours", "2") == "Anna may not talk for 2 hours.\n"
    assert club("mute", "anna", "--hours", "0") == "Anna may talk again.\n"
    assert club("ban", "anna") == "Anna may not come in any more.\n"
    assert club("ban", "anna", "--lift") == "Anna may come in again.\n"
    assert len(club("recover", "anna").strip()) == 19
    assert club("reports") == "No open reports.\n"
    none = taverne("club", "reports", "--close", "1", "--store", store)
    assert (none.returncode, none.stdout, none.stderr) == (2, "", "There is no open report 1.\n")
    assert club("tables") == "No tables.\n"
    assert club("welcome", "Come in!") == "This text greets everybody from now on, instead of the usual one.\n"
    assert club("welcome", " ") == "The usual text greets everybody again.\n"
    gone = tmp_path / "gone" / "copy"
    for word, told in (
        ("backup", f"There is no folder {gone.parent}. Make it first, or write elsewhere.\n"),
        ("restore", f"There is no backup {gone}.\n"),
    ):
        none = taverne("club", word, str(gone), "--store", store if word == "backup" else clubhouse.url_of(gone))
        assert (none.returncode, none.stderr) == (1, told)
    if by_store == "sqlite":
        assert club("backup", str(tmp_path / "copy")).startswith("The club is copied to")
        assert re.search(r"is sound: one person, \d+ bytes\. Only you can read it\.", club("doctor"))
        if posix.user() == 0:
            os.chown(store, 1, 1)
            assert club("doctor").endswith("Only its owner can read it, and root.\n")
            os.chown(store, 0, 0)
    else:
        assert club("doctor") == "The database answers: one person.\n"
        club("backup", str(tmp_path / "copy"))
        assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert club("hosts") == "No host serves.\n"
    unknown = taverne("club", "drain", "one", "--yes", "--store", store)
    assert unknown.stderr == "No host that serves is called one. None serves.\n"
    assert club("verify") == "There are no journals yet.\n"
    for command in (("close", "9", "--yes"), ("export", "9")):
        told = taverne("club", *command, "--store", store).stderr
        assert told == "There is no table 9. taverne club tables tells those that are open.\n"
    asked = taverne("club", "remove", "anna", "--store", store)
    assert (asked.returncode, "Really remove Anna" in asked.stdout, "--yes" in asked.stderr) == (1, True, True)
    assert club("remove", "anna", "--yes") == "Anna is removed.\n"
    assert club("people") == "Nobody has an account here.\n"
    if by_store == "postgres":
        full = taverne("club", "restore", str(tmp_path / "copy"), "--store", store)
        assert (full.returncode, full.stderr[:30]) == (1, "This database is not empty. St")
        store = clubhouse.url_of(tmp_path / "anew")
    else:
        (tmp_path / "club.sqlite").rename(tmp_path / "old")
    assert club("restore", str(tmp_path / "copy")).startswith("The club is restored")
    assert club("people").startswith("Anna")
    wrong = taverne("club", "people", "--store", str(tmp_path / "none"))
    assert (wrong.returncode, wrong.stderr[:16]) == (1, "There is no club")


def test_a_game_in_which_somebody_was_renamed_goes_on_when_its_table_is_read_anew(tmp_path):
    async def run():
        async with house(tmp_path) as club:
            anna = await club.member("Anna")
            await opened(anna, "target 1000", "bots 1")
            await anna.says("start", "Keep or stop\\?")
            await anna.says("stop", "fertisch[^?]*\\? $")
            await keeper.rename(club.store, "Anna", "Berta")
        async with house(tmp_path) as club:
            berta = await club.member("Berta")
            assert "At the table: Berta" in berta.shown

    asyncio.run(run())


def test_a_store_of_another_kind_or_a_newer_one_is_refused(tmp_path, monkeypatch):
    with pytest.raises(Refused):
        path_of("mysql://x")
    path = tmp_path / "club.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    connect, opened = sqlite3.connect, []

    def noted(*given, **named):
        opened.append(connect(*given, **{**named, "check_same_thread": False}))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(Failed) as refused:
        asyncio.run(sqlite_store(path).value("x"))
    assert refused.value.reason == "club-store-newer"
    assert opened
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


@pytest.mark.connected
def test_behind_a_proxy_the_header_is_read_first():
    import socket

    import asyncssh

    async def tried(port, key):
        raw = socket.create_connection(("127.0.0.1", port))
        raw.sendall(b"PROXY TCP4 192.0.2.7 127.0.0.1 5 6\r\n")
        async with asyncssh.connect(
            sock=raw, username="new", client_keys=[str(key)], known_hosts=None, config=None, agent_path=None
        ) as connection:
            process = await connection.create_process(request_pty=False)
            return await process.stdout.readuntil("?")

    async def without(port):
        await asyncssh.connect("127.0.0.1", port, known_hosts=None, config=None, connect_timeout=5)

    with Served("--proxied", "--log-addresses") as club:
        assert "Welcome" in asyncio.run(tried(club.port, club.key("Anna")))
        assert "address=192.0.2.7" in club.log
        with pytest.raises((OSError, asyncssh.Error)):
            asyncio.run(without(club.port))


# What a review found -------------------------------------------------------------------------------------------------


def test_the_seat_of_somebody_who_left_the_club_is_nobody_elses_and_the_game_can_end(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        anna, ben = people
        await ben.says("quit", "Lobby\\?")
        await ben.says("account", "Account")
        await ben.says("delete", "for good\\?")
        await ben.says("yes", "Your account is deleted\\.")
        await asyncio.wait_for(ben.visit, PATIENCE)
        eve = await club.member("Eve")
        assert "You play here" not in eve.shown
        assert "It is your turn" not in eve.shown
        await anna.says("standin deleted member 2", "A bot plays for Deleted member 2")
        for _ in range(200):
            await asyncio.sleep(0.01)
            if club.club.rooms[number].over:
                break
            anna.type("stop")
        assert club.club.rooms[number].over
        assert await club.store.people.counts((await club.store.people.by_name("Anna")).id)

    in_house(evening, tmp_path)


def test_a_guest_who_comes_again_under_another_name_has_the_same_limits(tmp_path):
    async def evening(club):
        for number, name in enumerate(("Gina", "Hans")):
            guest = club.call(Identity("guest", origin=stranger("192.0.2.1")))
            await guest.says(name, "Lobby")
            await guest.says("say hello", "Said" if number == 0 else "That was a lot at once")
            await guest.says("open kara", "Open\\?")
            await guest.says("", "is open" if number == 0 else "You have one table open, and more are not allowed\\.")
            if number == 0:
                await guest.says("start", "At the table")
                await guest.lose()
        other = club.call(Identity("guest", origin=stranger("192.0.2.2")))
        await other.says("Ida", "Lobby")
        await other.says("say hello", "Said")

    in_house(
        evening, tmp_path, allows_guests=True, limits=Limits(talk=Share(1, 1, 9, 9, MINUTE), tables=Share(1, 1, 9, 9))
    )


def test_after_a_restart_the_seat_of_a_guest_is_still_known_and_guests_get_other_numbers(tmp_path):
    async def first(club):
        anna = await club.member("Anna")
        guest = club.call(Identity("guest"))
        await guest.says("Gina", "Lobby")
        await opened(guest)
        await anna.says("sit 1", "At the table: Gina, Anna")
        await anna.says("start", "At the table")

    async def second(club):
        room = club.club.rooms[1]
        assert room.table.people.keys() == {0, 1}
        assert {chair.name for chair in room.chairs} == {"Anna", "Gina"}
        assert club.club.presence.evening_account("Hans").id not in {chair.person for chair in room.chairs}
        anna = await club.member("Anna")
        assert "At the table" in anna.shown
        await anna.says("standin Gina", "A bot plays for Gina|standin")

    in_house(first, tmp_path, allows_guests=True)
    in_house(second, tmp_path, allows_guests=True)


def test_who_sits_there_by_two_connections_gets_up_with_the_last_one_and_anyone_may_start(tmp_path):
    async def evening(club):
        anna, ben, again = await club.member("Anna"), await club.member("Ben"), await club.member("Ben")
        await opened(anna)
        await ben.says("sit 1", "At the table: Anna, Ben")
        await again.says("sit 1", "At the table: Anna, Ben")
        await again.says("quit", "Lobby\\?")
        await anna.says("quit", "Lobby\\?")
        await ben.until("Anna gets up\\.")
        await ben.says("start", "At the table: Ben, Gustave")

    in_house(evening, tmp_path)


def test_a_question_to_start_ends_when_somebody_else_starts(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        await opened(anna)
        await ben.says("sit 1", "Start\\?")
        await ben.says("start", "At the table: Anna, Ben")
        await anna.until("At the table: Anna, Ben")

    in_house(evening, tmp_path)


@pytest.mark.long
def test_a_store_that_fails_is_tried_again_and_the_game_goes_on(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "Keep or stop\\?|\\d\\?")
        append, failing = club.store.tables.append, [True, True]

        async def full(*given):
            if failing:
                failing.pop()
                raise Failed("club-store-broken", file="x", why="disk full")
            return await append(*given)

        club.store.tables.append = full
        await anna.says("stop", "The club cannot record this now")
        await anna.until("You have|You stop|Kaque")

    in_house(evening, tmp_path)


def test_addresses_of_one_person_are_counted_together_and_those_of_a_network_have_a_larger_share():
    one, same = stranger("2001:db8:1:2::5"), stranger("2001:db8:1:2:ffff::1")
    assert one == same
    near, far = stranger("2001:db8:1:3::5"), stranger("2001:db8:2::5")
    assert near.address != one.address
    assert near.network == one.network != far.network
    assert stranger("192.0.2.7") == stranger("::ffff:192.0.2.7") == Whom("192.0.2.7/32", "192.0.2.0/24")
    assert stranger("fe80::1%eth0").address == "fe80::/64"
    assert stranger("") == Whom("", "")


def test_talk_that_waits_is_bounded(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        for number in range(60):
            await anna.says(f"say line {number};", "Said")
        await ben.says("people", "2 are here")
        assert "line 59;" in ben.shown
        assert "line 5;" not in ben.shown

    in_house(evening, tmp_path, limits=Limits(talk=Share(1000, 1, 1, 1, MINUTE)))


def test_orders_of_moderators_are_refused_to_everybody_else_also_if_they_get_that_far(tmp_path):
    """As if somebody had been a moderator when their question was asked."""

    async def evening(club):
        await club.member("Anna")
        (visitor,) = club.club.presence.visitors
        for name in names(declared.MODERATORS):
            with pytest.raises(Refused, match="club-moderators-only"):
                await club.serving.commands.do(visitor, name, "Anna")

    in_house(evening, tmp_path)
