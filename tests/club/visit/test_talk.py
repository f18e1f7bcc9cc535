"""Talk in a club: in the lobby, at tables, to one person; what was missed, how often, and for how long it is kept."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from clubhouse import in_house, opened

from access.club.gate import MINUTE, Limits, Share
from access.club.store.sqlite import sqlite_store
from access.club.visitor import Identity
from access.dialogue.entries import Talked
from access.dialogue.requests import Listener, Reach
from access.language.phrases import Phrases


def test_talk_goes_to_the_lobby_to_one_person_and_to_those_who_do_not_ignore_it(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl Otto")]
        await anna.says("say hello, all!", "Said\\.")
        await ben.until("Anna in the lobby: hello, all!")
        await ben.says("tell carl otto psst", "Told Carl Otto\\.")
        await carl.until("(?s)Anna in the lobby: hello, all!.*Ben to you: psst")
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
        await anna.until("Ben in the lobby: x")
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
        await anna.until("Carl comes in\\.")
        await carl.lose()
        await anna.until("Carl leaves\\.")
        await ben.says("people", "2 are here")
        assert "Carl comes in" not in ben.shown

    in_house(evening, tmp_path)


def test_talk_that_waits_is_bounded(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        await ben.says("set club.talk later", "Lobby\\? $")
        for number in range(60):
            await anna.says(f"say line {number};", "Said")
        await ben.says("people", "2 are here")
        assert "line 59;" in ben.shown
        assert "line 5;" not in ben.shown

    in_house(evening, tmp_path, limits=Limits(talk=Share(1000, 1, 1, 1, MINUTE)))
