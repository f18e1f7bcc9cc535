"""Visits to a club without a network: the lobby, tables, talk, and playing together."""

import asyncio
import re
import time

import pytest
from clubhouse import in_house, opened
from helpers import PATIENCE

from access.club.visitor import Identity
from games.refusals import Failed


def test_two_persons_gather_and_play_each_told_what_is_theirs(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        ben = await club.member("Ben", "de")
        await anna.says("open kaques", "Anna, target 10000, anyone may join. Open\\?")
        await anna.says("", "Table 1 is open. Others join with sit 1.")
        await ben.says("Tische", "1: Jaques le Kaques. Anna. Noch nicht begonnen; mit Platz 1 setzt du dich dazu.")
        await ben.says("setzen 1", "Am Tisch: Anna, Ben.")
        await anna.until("Ben sits down\\.\\s+Anna, Ben\\. Start\\?")
        await anna.says("start", "At the table: Anna, Ben.")
        await ben.until("Am Tisch: Anna, Ben.")
        await anna.until("Keep or stop\\?")
        await ben.says("sag hallo zusammen!", "Gesagt.")
        await anna.says("stop", "Ben: hallo zusammen!")
        await ben.until("Behalten oder fertisch\\?")
        await ben.says("fertisch", "Ben|Du h")
        await anna.until("\\?")
        await anna.says("quit", "Lobby\\?")
        await ben.until("Anna ist weg; der Platz wartet.")
        await anna.says("sit", "goes on. At the table: Anna, Ben.")

    in_house(evening, tmp_path)


def test_a_lost_connection_comes_back_to_the_same_question(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        asked = (await anna.says("score", r"(\d( \d)+)\?")).group(1)
        anna.remote.feed("st")
        await anna.lose()
        anna = await club.member("Anna")
        assert "sit 1" not in anna.shown, "they are led there"
        assert (await anna.until(r"(\d( \d)+)\. Keep or stop\?")).group(1) == asked
        await anna.says("quit", "Lobby")
        await anna.lose()
        anna = await club.member("Anna")
        await anna.says("sit 1", "goes on")

    in_house(evening, tmp_path)


def test_a_club_that_is_opened_again_has_its_tables(tmp_path):
    async def first(club):
        anna = await club.member("Anna")
        await opened(anna, "rounds 2", game="verflixte6")
        await anna.says("start", "At the table")
        await anna.until("\\?")

    async def second(club):
        anna = await club.member("Anna")
        assert "At the table: Anna, Gustave." in anna.shown
        await anna.until("\\?")

    in_house(first, tmp_path)
    in_house(second, tmp_path)


def test_the_newer_connection_has_the_seat(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "Keep or stop\\?")
        again = await club.member("Anna")
        await again.says("sit 1", "\\?")
        await anna.until("You now play this seat from another connection.")
        await anna.says("who", "Only you are here.")
        await again.says("stop", "You have \\d+.")

    in_house(evening, tmp_path)


def test_who_gathered_and_could_not_sit_at_the_game_is_away(tmp_path):
    def without_second_seat(store):
        sit = store.tables.sit

        async def sit_or_fail(table, seat, person):
            if seat == 1:
                raise Failed("club-not-recorded")
            return await sit(table, seat, person)

        store.tables.sit = sit_or_fail
        return store

    async def evening(club):
        anna, ben = [await club.member(name) for name in ("Anna", "Ben")]
        await opened(anna)
        await ben.says("sit 1", "At the table")
        await anna.says("start", "Keep or stop\\?")
        await ben.until("Lobby\\?")
        await anna.says("stop", "Ben has to play, but is away.")

    in_house(evening, tmp_path, through=without_second_seat)


def test_all_present_agree_to_a_bot_and_who_was_away_takes_the_seat_back(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await opened(anna)
        await ben.says("sit 1", "At the table")
        await carl.says("sit 1", "At the table")
        await anna.says("start", "Keep or stop\\?")
        await ben.lose()
        await anna.says("standin Carl", "Carl is here and plays")
        end = time.monotonic() + PATIENCE
        while "Ben has to play" not in anna.shown and time.monotonic() < end:  # a throw that scores nothing asks nobody
            for person in (anna, carl):
                if re.search(r"(\d|stop)\? $", person.shown):
                    person.type("stop")
                    await person.until("(?s)\n.*[?:.]\\s*$")
            await asyncio.sleep(0.01)
        assert "Ben has to play, but is away. Wait, or type standin Ben for a bot." in anna.shown
        await anna.says("standin ben", "The others here must agree, too.")
        await carl.until("Anna wants a bot for Ben.")
        await carl.says("standin Ben", "A bot plays for Ben until Ben is back.")
        await carl.until("Ben")
        await club.member("Ben")
        await anna.until("Ben is back and plays on\\.")

    in_house(evening, tmp_path)


class Refuses:
    """The tables of a store that lets people sit down, and records no batch."""

    def __init__(self, tables):
        self.tables = tables

    def __getattr__(self, name):
        return getattr(self.tables, name)

    async def append(self, *given):
        return False


async def begins_no_more():
    return False


def test_who_cannot_take_the_seat_back_from_a_bot_is_not_at_the_table(tmp_path):
    async def evening(club):
        anna, ben = [await club.member(name) for name in ("Anna", "Ben")]
        await opened(anna)
        await ben.says("sit 1", "At the table")
        await anna.says("start", "Keep or stop\\?")
        await ben.lose()
        await anna.says("standin Ben", "A bot plays for Ben")
        table = club.club.rooms[1].table
        table.store, table.calls.still_stands = Refuses(table.store), begins_no_more
        ben = await club.member("Ben")
        await ben.until("Lobby")
        assert table.present.keys() == {0}

    in_house(evening, tmp_path)


def test_who_is_out_of_the_game_can_hear_only_how_it_ends(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open words", "Open\\?")
        for line in ("bots 3", "chips 20"):
            await anna.says(line, "Open\\?")
        await anna.says("", "Table 1")
        anna.type("start")
        while "The game goes on without you. Type summary to hear only how it ends." not in anna.shown:
            await anna.until("[?:] $")
            *_, before, asked = anna.shown.splitlines()
            most = re.search(r"Bet (?:from )?\d+ to (\d+)", f"{before} {asked}")  # told once, and after a refusal
            anna.type("call" if "Call" in asked else "none" if "Bet" not in asked else most[1] if most else "5")
            await anna.until("$")
            await asyncio.sleep(0.005)
        assert club.club.rooms[1].table.replica.table.play.out(0)
        before = len(anna.shown)
        await anna.says("summary", "You hear only how it ends\\.")
        await anna.until("Again, review or lobby\\?")
        assert "deal" not in anna.shown[before:]
        await anna.says("lobby", "Lobby\\?")

    in_house(evening, tmp_path, seed=lambda: 11)


def looked_at(person):
    """Note each time when it is looked whether somebody has typed nothing yet."""
    looks = []

    class Watched(type(person.remote)):
        @property
        def idle(self):
            looks.append(None)
            return super().idle

    person.remote.__class__ = Watched
    return looks


def test_a_club_that_closes_with_drain_lets_everybody_finish_their_line(tmp_path):
    async def evening(club):
        club.serving.drains = True
        anna, ben = await club.member("Anna", editing=True), await club.member("Ben")
        anna.remote.feed("tab")
        closing = asyncio.ensure_future(club.close())
        await ben.until("The club closes now\\. Your games are saved")
        looks = looked_at(anna)
        while len(looks) < 3:
            await asyncio.sleep(0.01)
        assert "closes" not in anna.shown
        anna.remote.feed("les\r")
        await anna.until("No tables[^?]*Lobby\\? \r?\n?The club closes now")
        await closing

    in_house(evening, tmp_path)


def test_a_guest_plays_for_an_evening_where_guests_are_allowed(tmp_path):
    async def evening(club):
        guest = club.call(Identity("guest"))
        await guest.until("Your name for this evening\\?")
        await guest.says("Аnna", "letters of one alphabet")
        await guest.says("Gina", "Welcome to Taverne, Gina.")
        await guest.says("account", "Guests have no account.")
        await opened(guest)
        await guest.says("start", "Keep or stop\\?")

    in_house(evening, tmp_path, allows_guests=True)


@pytest.mark.parametrize("typed", ["dictionary /etc/passwd", "dictionary ../secret", "deck /etc/passwd", "edition x"])
def test_no_option_of_a_table_names_a_file_of_the_clubs_machine(tmp_path, typed):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open words", "Open\\?")
        await anna.says(typed, "In a club it must be one of|Not understood")

    in_house(evening, tmp_path)


@pytest.mark.parametrize("editing", [True, False], ids=["editing", "whole lines"])
def test_what_comes_while_a_question_waits_stands_on_a_line_of_its_own(tmp_path, editing):
    async def evening(club):
        anna, ben = await club.member("Anna", editing=editing), await club.member("Ben")
        for text in ("hello", "hello again"):
            await ben.says(f"say {text}", "Said")
            await anna.until(f"Ben in the lobby: {text}\r?\nLobby\\? $")
        assert anna.lines[-4:] == ["Ben in the lobby: hello", "Lobby? ", "Ben in the lobby: hello again", "Lobby? "]
        anna.type("who")  # the terminal shows this Enter itself
        await anna.until("Lobby\\? $")
        assert "\n\n" not in anna.shown.replace("\r", "")
        await anna.says("set club.talk later", "Lobby\\? $")
        await ben.says("say later", "Said")
        assert "later" not in anna.lines[-1]
        await anna.says("who", "Ben in the lobby: later\r?\n[^?]*Lobby\\? $")

    in_house(evening, tmp_path)


def test_help_about_a_setting_is_whole_in_the_lobby_and_at_a_table(tmp_path):
    async def evening(club):
        ben = await club.member("Ben", "de")
        whole = "Ausführlichkeit: normal\\. Wie viel gesagt wird;[^?]* Möglich: kurz, normal, voll\\."
        await ben.says("Hilfe Ausführlichkeit", whole)
        await ben.says("Hilfe Signalton", "Signalton: aus\\. [^?]*Möglich: aus, an\\.")
        await ben.says("Hilfe Stimme", "Stimme: Der Name der Stimme")
        await ben.says("öffnen kaques", "Öffnen\\?")
        await ben.says("Hilfe Ausführlichkeit", whole)
        await ben.says("", "Tisch 1")
        await ben.says("los", "fertisch\\?")
        await ben.says("Hilfe Ausführlichkeit", whole)

    in_house(evening, tmp_path)


def test_repeat_says_a_reply_again_and_enter_alone_is_answered_once(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("tables", "No tables\\.[^?]*Lobby\\?")
        await anna.says("repeat", "No tables\\.[^?]*Lobby\\?")
        await anna.says("", "Enter alone is no answer here\\.")

    in_house(evening, tmp_path)
