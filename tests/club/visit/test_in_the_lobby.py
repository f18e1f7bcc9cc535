"""The lobby's words and their answers: sit alone, changes joined by `and`, settings in each language, repeated talk."""

import time

import pytest
from clubhouse import in_house, opened, play_out, short_game

from access.club.visitor import CLUB_SETTINGS
from access.language.phrases import Phrases
from access.settings.wording import setting_title
from access.system.environment import LANGUAGES

# Sitting down ---------------------------------------------------------------------------------------------------------


def test_sit_alone_leads_to_the_own_table_and_asks_which_once_there_is_an_invitation_to_another(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await opened(anna)
        await ben.says("sit 1", "At the table")
        await anna.says("start", "At the table")
        await ben.until("The first to reach")
        await ben.says("quit", "Lobby")
        await opened(carl)
        await ben.says("sit", "goes on|At the table: Anna, Ben")
        await ben.says("quit", "Lobby")
        await carl.says("invite Ben", "is invited")
        await ben.says("sit", "1: Jaques le Kaques\\. Anna, Ben(?s:.*)2: .*Carl(?s:.*)Which table\\?")
        await ben.says("2", "At the table: Carl, Ben")

    in_house(evening, tmp_path)


def test_sit_alone_leads_to_an_invitation_before_the_tables_of_strangers(tmp_path):
    async def evening(club):
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await opened(anna)
        await opened(carl)
        await carl.says("invite Ben", "is invited")
        await ben.says("sit", "At the table: Carl, Ben")

    in_house(evening, tmp_path)


NEW_TABLES = {
    "en": "Anna opens table 1, Jaques le Kaques\\. Join with sit 1\\.",
    "de": "Anna öffnet Tisch 1, Jaques le Kaques\\. Mit Platz 1 setzt du dich dazu\\.",
    "fr": "Anna ouvre la table 1, Jaques le Kaques\\. Pour en être, tape rejoindre 1\\.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_join_a_new_table_hears_of_it_in_the_lobby(tmp_path, language):
    async def evening(club):
        anna, carl, dora = [await club.member(name) for name in ("Anna", "Carl", "Dora")]
        ben = await club.member("Ben", language)
        await carl.says("ignore Anna", "Anna")
        await anna.says("block Dora", "Dora")
        await opened(anna)
        await ben.until(NEW_TABLES[language])
        assert "opens table" not in anna.shown + carl.shown + dora.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "sit", "none", "full"),
    [
        ("en", "sit", "No tables\\.", "No table has a free seat\\."),
        ("de", "setzen", "Keine Tische\\.", "Kein Tisch hat einen freien Platz\\."),
        ("fr", "rejoindre", "Aucune table\\.", "Aucune table n'a de place libre\\."),
    ],
)
def test_sit_says_that_no_seat_is_free_where_tables_play(tmp_path, language, sit, none, full):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben", language)
        await ben.says(sit, none)
        await opened(anna)
        await anna.says("start", "At the table")
        await ben.says(sit, full)

    in_house(evening, tmp_path)


# Changes of a table ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "table"),
    [
        ("en", "open words rounds 2 and invited", "2 rounds, by invitation"),
        ("en", "open words invited and rounds 2", "2 rounds, by invitation"),
        ("de", "öffnen kaques Ziel 500 und Bots 1", "Gustave(?s:.*)Ziel 500"),
        ("fr", "ouvrir kaques but 500 et bots 1 et amis", "Gustave(?s:.*)en 500 points, les amis peuvent jouer"),
        ("en", "open kaques and target 500 and 2 bots and easy", "Gustave, Lazare(?s:.*)level easy(?s:.*)target 500"),
        ("en", "tournament size 4 and advance 2 and bots 3", "tables of 4, up to 2 go on, 3 bots"),
    ],
)
def test_and_joins_changes_of_a_table_as_at_home(tmp_path, language, typed, table):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says(typed, table)
        assert "999999999" not in anna.shown
        assert "nderstood" not in anna.shown

    in_house(evening, tmp_path)


def test_and_joins_changes_at_the_question_too(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kaques", "Open\\?")
        await anna.says("target 500 and bots 2", "Gustave, Lazare(?s:.*)target 500")
        await anna.says("target 700 and purple", "target takes a whole number")

    in_house(evening, tmp_path)


@pytest.mark.parametrize("change", ["bots 2", "purple"])
def test_many_joined_changes_of_one_line_are_taken_in_an_instant(tmp_path, change):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kaques", "Open\\?")
        begun = time.thread_time()
        await anna.says(" and ".join(["bots 1", *[change] * 80]), "at most|whole number|nderstood|number")
        assert time.thread_time() - begun < 0.5

    in_house(evening, tmp_path)


# Settings -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_setting_is_answered_once_in_the_language_it_is_told_in_then(tmp_path, language):
    async def evening(club):
        anna = await club.member("Anna", language)
        phrases = Phrases(language)
        set_it = phrases.words("loop-command-set")[0]
        for setting in CLUB_SETTINGS:
            if setting.name == "language":
                continue
            for value in setting.values if setting.name != "braille.more" else ("no",):  # else lines wait
                shown = len(anna.shown)
                await anna.says(f"{set_it} {setting_title(setting, phrases)} {value}", "(Lobby|Salon)[^?]*\\?")
                answer = anna.shown[shown:]
                assert answer.count(f"{setting_title(setting, phrases)}:") == 1, (setting.name, value, answer)

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "answer", "wrong"),
    [
        ("de", "setze Sprache französisch", "langue: français\\.", "Il n'y a pas"),
        ("de", "setze Sprache Englisch", "language: English\\.", "There is no"),
        ("fr", "changer langue anglais", "language: English\\.", "There is no"),
        ("en", "set language German", "Sprache: Deutsch\\.", "gibt es nicht"),
    ],
)
def test_a_changed_language_is_answered_in_the_new_one_and_with_nothing_else(tmp_path, language, typed, answer, wrong):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says(typed, answer)
        await anna.says("", "(Lobby|Salon).*\\?")
        assert wrong not in anna.shown

    in_house(evening, tmp_path)


# Talk -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["private", "talk"])
def test_repeat_of_talk_that_is_just_told_tells_it_and_says_nothing_else(tmp_path, kind):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        await ben.says("set club.talk later", "Lobby\\? $")
        await anna.says("tell Ben are you there" if kind == "private" else "say are you there", "Told|Said")
        await ben.says(f"repeat {kind}", "are you there\\s[^?]*Lobby")
        assert "Nobody has said" not in ben.shown
        await ben.says(f"repeat {kind}", "just now, Anna (to you|in the lobby): are you there")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "sit at 1", "At the table: Anna, Ben"),
        ("de", "setze 1", "Am Tisch: Anna, Ben"),
        ("de", "Platz 1", "Am Tisch: Anna, Ben"),
        ("fr", "asseoir à 1", "À la table: Anna, Ben"),
    ],
)
def test_a_chair_is_taken_by_a_sentence_and_settings_are_still_set(tmp_path, language, typed, told):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben", language=language)
        await opened(anna)
        if language == "de":
            await ben.says("setze Sprache Deutsch", "Sprache: Deutsch")
        await ben.says(typed, told)

    in_house(evening, tmp_path)


def test_a_mistyped_game_is_guessed(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kakes", "There is no game kakes\\. Did you mean kaques\\?")

    in_house(evening, tmp_path)


# Beginning at once, and from one table to the next ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "opens", "bots", "start"),
    [
        ("en", "open kara", "bots 2", "start"),
        ("en", "open kara", "bots 2", "begin"),
        ("de", "öffnen kara", "Bots 2", "los"),
        ("fr", "ouvrir kara", "bots 2", "commencer"),
    ],
)
def test_start_opens_a_table_and_begins_with_its_bots_and_asks_nothing_more(tmp_path, language, opens, bots, start):
    async def evening(club):
        anna = await club.member("Anna", language=language)
        await anna.says(opens, "\\? $")
        await anna.says(bots, "Gustave, Lazare(?s:.*)\\? $")
        before = len(anna.shown)
        await anna.says(start, "Anna, Gustave, Lazare\\.(?s:.*)[?:] $")
        told = anna.shown[before:]
        phrases = Phrases(language)
        assert phrases.text("club-opened", number=1) not in told
        assert phrases.line("loop-gathered", "least", told="yes", names="").text not in told

    in_house(evening, tmp_path)


def test_a_tournament_begins_at_once_too(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("tournament", "Open\\?")
        await anna.says("bots 3, size 2, advance 1", "Open\\?")
        before = len(anna.shown)
        await anna.says("start", "At the table: (?s:.*)[?:] $")
        assert "Start?" not in anna.shown[before:]

    in_house(evening, tmp_path)


def test_after_a_game_the_words_of_the_lobby_lead_on_to_another_table(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        await play_out(people)
        anna, ben = people
        for person in people:
            await person.until("Again, review or lobby\\? $")
        await anna.says("open kara", "Bring den Kara ins Haus: Anna(?s:.*)Open\\? $")
        await anna.says("", "Table 2 is open")
        await ben.says("sit 2", "At the table: Anna, Ben")
        await anna.says("quit", "Lobby\\? $")
        await ben.says("quit", "Lobby\\? $")
        await anna.says("tables", "No tables")

    in_house(evening, tmp_path)


def test_who_comes_back_to_the_end_of_a_game_is_led_on_from_there_too(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        anna, ben = people
        await anna.lose()
        anna = await club.member("Anna")
        await play_out([anna, ben])
        await anna.until("Again, review or lobby\\? $")
        await anna.says("open", "Which game\\? $")
        await anna.says("kara", "Open\\? $")

    in_house(evening, tmp_path)
