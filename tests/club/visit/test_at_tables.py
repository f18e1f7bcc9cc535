"""Tables of a club: sitting down, getting up, watching, playing again; and lessons."""

import asyncio
import re
from dataclasses import replace

import declared
import pytest
from club_simulation import SHORT
from clubhouse import in_house, opened, play_out, short_game
from helpers import PATIENCE, taverne

from access.answers.commands import Where
from access.club.store.sql import Leader
from access.club.visit.commands import COMMANDS
from access.club.visitor import Identity
from access.language.phrases import Phrases
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.refusals import Failed
from wordlists import library


def test_a_table_by_invitation_is_for_those_who_are_invited(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await anna.says("open kaques", "Open\\?")
        await anna.says("invited", "by invitation only. Open\\?")
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


def test_a_member_who_has_finished_a_game_hears_no_introduction_on_another_evening(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        await play_out(people)
        assert all("A 1 brings 100" in person.shown for person in people)
        for person in people:
            await person.lose()
        people, _ = await short_game(club, "Ben", "Carl")
        await play_out(people)
        assert ["A 1 brings 100" in person.shown for person in people] == [False, True]

    in_house(evening, tmp_path)


def test_a_table_for_friends_is_for_friends_and_a_blocked_person_sits_nowhere(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await anna.says("friend Ben", "Ben is your friend now")
        await anna.says("friend", "Friends: Ben\\.")
        await anna.says("open kaques", "Open\\?")
        await anna.says("friends", "friends may join")
        await anna.says("", "Table 1 is open")
        await carl.says("sit 1", "There is no table 1")
        await ben.says("sit 1", "At the table")
        await anna.says("block Ben", "Ben is blocked")

    in_house(evening, tmp_path)


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
        await dora.says("sit", "1: Jaques le Kaques\\. Anna, Ben(?s:.*)2: .*Carl(?s:.*)Which table\\?")
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
