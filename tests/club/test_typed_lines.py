"""What people type in a club who are new there is understood, or answered by a sentence that helps."""

import asyncio
import re
import time
from collections import defaultdict
from pathlib import Path

import pytest
from clubhouse import in_house, opened
from helpers import PATIENCE

from access.club.gate import stranger
from access.club.visit import visit
from access.club.visitor import Identity
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES


async def table_of_two(club, language="en", *setup):
    """Anna and Ben at table 1, whose game has begun."""
    opens, asks, sits, starts = {
        "en": ("open kaques", "Open\\?", "sit 1", "start"),
        "de": ("öffnen kaques", "Öffnen\\?", "setzen 1", "los"),
    }[language]
    anna, ben = await club.member("Anna", language), await club.member("Ben", language)
    await anna.says(opens, asks)
    for line in setup:
        await anna.says(line, asks)
    await anna.says("", "1")
    await ben.says(sits, "Anna, Ben")
    await anna.says(starts, "Kaques")
    await ben.until("Anna, Ben")
    return anna, ben


# A seat that is kept --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "quits", "kept", "back"),
    [
        ("en", "quit", "Your seat is kept\\. To come back, type sit 1\\.\\s+Lobby\\?", "sit 1"),
        ("de", "Ende", "Dein Platz bleibt dir\\. Zurück kommst du mit Platz 1\\.\\s+Lobby\\?", "setzen 1"),
    ],
)
def test_who_leaves_a_game_hears_that_the_seat_is_kept_and_how_to_come_back(tmp_path, language, quits, kept, back):
    async def evening(club):
        anna, ben = await table_of_two(club, language)
        await anna.says(quits, kept)
        await ben.says(quits, kept)
        await ben.says(back, "Kaques")

    in_house(evening, tmp_path)


def test_who_leaves_between_the_tables_of_a_tournament_hears_that_the_place_is_kept(tmp_path):
    async def evening(club):
        people = [await club.member(name) for name in ("Anna", "Ben", "Cara", "Dora")]
        await people[0].says("tournament size 2, advance 1", "tables of 2, 1 goes on.*Open\\?")
        await people[0].says("", "Tournament 1 is open")
        for person in people[1:]:
            await person.says("sit 1", "In the tournament")
        await people[0].says("start", "table 1")
        await people[1].says("quit", "Your seat is kept\\. To come back, type sit 1\\.\\s+Lobby\\?")

    in_house(evening, tmp_path)


def test_nobody_hears_of_a_seat_that_is_kept_who_has_none_any_more(tmp_path):
    async def evening(club):
        anna, _ = await table_of_two(club)
        again = await club.member("Anna")
        await again.says("sit 1", "goes on")
        await anna.until("from another connection\\.\\s+Lobby\\?")
        watcher = await club.member("Carl")
        await watcher.says("watch 1", "goes on")
        await watcher.says("quit", "Lobby\\?")
        for person in (anna, watcher):
            assert "seat is kept" not in person.shown

    in_house(evening, tmp_path)


# What stands after a word of the lobby --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["open kaques --target 1000"], "target 1000"),
        ("en", ["open kaques target 1000, bots 2"], "Anna against \\w+, \\w+, level good, target 1000"),
        ("en", ["open Jaques le Kaques --target=1000 --bots 1"], "Anna against Gustave, level good, target 1000"),
        ("en", ["open", "open kaques"], "Jaques le Kaques: Anna"),
        ("en", ["open", "kaques target 1000"], "target 1000"),
        ("en", ["open kaques", "--target 1000 --access friends", "friends"], "target 1000.*friends may join"),
        ("en", ["tournament --size 4"], "tables of 4, up to 2 go on"),
        ("en", ["tournament --size 2"], "tables of 2, 1 goes on"),
        ("en", ["tournament size 4", "advance 4"], "advance: a number from 1 to 3[^?]*tables of 4, up to 2 go on"),
        ("de", ["öffnen kaques --ziel 1000"], "Ziel 1000"),
        ("de", ["öffnen kaques --target 1000"], "Ziel 1000"),
        ("de", ["öffnen", "öffnen kaques"], "Jaques le Kaques: Anna"),
        ("de", ["öffnen", "open kaques"], "Jaques le Kaques: Anna"),
        ("de", ["Turnier Größe 4, weiter 1"], "höchstens 4 am Tisch, 1 kommt weiter"),
    ],
)
def test_a_table_is_opened_as_it_is_typed_on_one_line(tmp_path, language, lines, told):
    async def evening(club):
        anna = await club.member("Anna", language)
        for line in lines[:-1]:
            await anna.says(line, "\\? $")
        await anna.says(lines[-1], f"{told}[^?]*(Open|Öffnen)\\? $")
        await anna.says("öffnen" if language == "de" else "open", "1")

    in_house(evening, tmp_path)


@pytest.mark.parametrize("columns", [80, 60])
def test_a_change_to_a_table_is_told_on_a_line_of_its_own_where_the_question_has_no_room(tmp_path, columns):
    async def evening(club):
        anna = await club.member("Anna", columns=columns)
        await anna.says("open kaques", "Open\\? $")
        await anna.says("target 1000", "target\\s1000[^?]*Open\\? $")
        await anna.says("bots 3", "Anna\\sagainst\\s[^?]*Open\\? $")
        await anna.says("quit", "Lobby")
        await anna.says("tournament", "Open\\? $")
        await anna.says("bots 2", "2\\sbots[^?]*Open\\? $")

    in_house(evening, tmp_path)


def test_a_change_that_is_refused_is_told_and_the_others_hold(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kaques --target 1000 --colour red", "Not understood: colour red|colour")
        await anna.until("target 1000[^?]*Open\\?")
        await anna.says("quit", "Lobby\\?")
        await anna.says("open chess --target 3", "There is no game chess\\.")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["open kaques", "target 7"], "The option target takes a whole number from 500"),
        ("de", ["öffnen kaques", "Ziel 7"], "Die Option Ziel muss eine ganze Zahl ab 500"),
        ("de", ["öffnen kaques", "target 7"], "Die Option Ziel muss"),
        ("de", ["öffnen kaques Anfang rot"], "Werte der Option Anfang sind: Platz, Wurf\\."),
        ("fr", ["ouvrir kaques", "but 7"], "L'option but prend un nombre entier à partir de 500"),
        ("fr", ["ouvrir kara", "maison rouge"], "L'option maison prend un de ces mots: joueur, extra, neutre\\."),
    ],
)
def test_an_option_that_is_set_wrongly_is_refused_by_the_name_that_one_knows(tmp_path, language, lines, told):
    async def evening(club):
        anna = await club.member("Anna", language, columns=200)
        for line in lines[:-1]:
            await anna.says(line, "\\? $")
        await anna.says(lines[-1], told)

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "lines", "told"),
    [
        ("en", ["sit table 1"], "At the table: Anna, Ben"),
        ("en", ["sit at table 1"], "At the table: Anna, Ben"),
        ("en", ["sit", "sit 1"], "At the table: Anna, Ben"),
        ("de", ["setzen Tisch 1"], "Am Tisch: Anna, Ben"),
        ("de", ["setzen", "setzen 1"], "Am Tisch: Anna, Ben"),
        ("en", ["learn", "learn kaques"], "Lesson: "),
        ("en", ["rules", "rules kaques"], "Kaques"),
    ],
)
def test_a_question_takes_the_word_that_led_to_it_again(tmp_path, language, lines, told):
    async def evening(club):
        anna, cara = await club.member("Anna"), await club.member("Cara")
        for number, person in enumerate((anna, cara), 1):
            await person.says("open kaques", "Open\\?")
            await person.says("", f"Table {number} is open")
        ben = await club.member("Ben", language)
        for line in lines[:-1]:
            await ben.says(line, "\\? $")
        await ben.says(lines[-1], told)

    in_house(evening, tmp_path)


# Words that lack something --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word", "asked", "typed", "told"),
    [
        ("en", "leaders", "Which game\\? $", "kaques", "Nobody is rated in Jaques le Kaques yet"),
        ("en", "leaders", "Which game\\? $", "quit", "Lobby\\? $"),
        ("en", "leaders", "Which game\\? $", "", "Lobby\\? $"),
        ("en", "leaders", "Which game\\? $", "chess", "There is no game chess"),
        ("de", "Rangliste", "Welches Spiel\\? $", "kaques", "In Jaques le Kaques ist noch niemand bewertet"),
        ("en", "say", "Say what\\? $", "hello", "Said\\."),
        ("de", "sag", "Was willst du sagen\\? $", "hallo", "Gesagt\\."),
        ("en", "tell", "Whom, and what\\? A name, then your text: $", "Ben hello", "Told Ben\\."),
        ("de", "an", "Wem, und was\\? Erst der Name, dann dein Text: $", "Ben hallo", "An Ben geschickt\\."),
        ("en", "tell Ben", "What do you tell Ben\\? $", "hello people", "Told Ben\\."),
        ("en", "tell Ben", "What do you tell Ben\\? $", "", "Lobby\\? $"),
        ("en", "tell Ben", "What do you tell Ben\\? $", "help", "Type your text; only Ben hears it\\."),
        ("en", "tell", "A name, then your text: $", "Ben", "What do you tell Ben\\? $"),
        ("en", "tell", "A name, then your text: $", "people", "2 are here: Ben, Anna\\."),
        ("de", "an Ben", "Was sagst du Ben\\? $", "hallo", "An Ben geschickt\\."),
        ("fr", "chuchoter Ben", "Que dis-tu à Ben\\? $", "salut", "Ben"),
        ("en", "report", "Report whom\\? $", "Ben", "Report Ben, with"),
        ("en", "report", "Report whom\\? $", "people", "2 are here: Ben, Anna\\."),
        ("en", "report", "Report whom\\? $", "sit 8", "Nobody is called sit 8\\."),
        ("en", "report Ben", "Report Ben, with what they said last\\? Enter for no: $", "yes", "Ben is reported"),
        (
            "de",
            "melden Ben",
            "Ben melden, mit dem zuletzt Gesagten\\? Enter für nein: $",
            "ja",
            "Ben ist den Moderatoren gemeldet",
        ),
        ("fr", "signaler Ben", "Signaler Ben, avec ses dernières paroles\\? Entrée pour non: $", "oui", "Ben"),
    ],
)
def test_a_command_that_lacks_something_asks_for_it(tmp_path, language, word, asked, typed, told):
    async def evening(club):
        await club.member("Ben")
        anna = await club.member("Anna", language)
        await anna.says(word, asked)
        await anna.says(typed, told)

    in_house(evening, tmp_path)


@pytest.mark.parametrize("answer", ["no", "", "quit"])
def test_nobody_is_reported_without_a_yes(tmp_path, answer):
    async def evening(club):
        await club.member("Ben")
        anna = await club.member("Anna")
        await anna.says("report Ben", "Report Ben, with what they said last\\? Enter for no: $")
        await anna.says(answer, "\\? $")
        if not answer:
            await anna.says("no", "Lobby\\? $")
        assert await club.store.people.reports() == []

    in_house(evening, tmp_path)


def test_a_beginning_that_means_one_person_who_is_here_will_do_but_never_for_another_member(tmp_path):
    async def evening(club):
        await club.account("An")
        await club.account("Bo Otto")
        anna, ben = await club.member("Änne-Marie"), await club.member("Ben")
        await ben.says("tell Änne hello", "Told Änne-Marie\\.")
        await anna.until("Ben to you: hello")
        await ben.says("people änne", "Änne-Marie is here\\.")
        await ben.says("tell An hello", "An is not here\\.")
        await club.member("Bobo")
        await ben.says("tell Bo Otto hello", "Bo Otto is not here\\.")
        await ben.says("friend Bo Otto", "Bo Otto is your friend now\\.")
        await club.member("Ännchen")
        await ben.says("tell Änn hello", "Änn is not here\\.")
        await ben.says("tell B hello", "Told Bobo\\.")
        mod = await club.moderator()
        await mod.says("ban Änne", "Nobody is called Änne\\.")

    in_house(evening, tmp_path)


@pytest.mark.parametrize("typed", ["Anna", "quit"])
def test_a_command_that_lacks_something_asks_for_it_at_a_table_too_also_who_watches(tmp_path, typed):
    async def evening(club):
        anna, ben = await table_of_two(club)
        for person in (anna, ben):
            await person.says("invite", "Invite whom\\? $")
            await person.says(typed, "is invited" if typed != "quit" else "")
            await person.says("people", "At the table: Anna, Ben\\.")

    in_house(evening, tmp_path)


def test_orders_of_moderators_ask_whom_they_are_about(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        await opened(ben, game="kara")
        await mod.says("mute", "Whom\\? Type a name: $")
        await mod.says("Ben", "Ben may not talk for an hour")
        await mod.says("close", "1: Ben\\s+Which table\\? $")
        await mod.says("1", "Ben at table 1: close it without a result\\?")

    in_house(evening, tmp_path)


# What is not understood -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "opne kaques", "Not understood: opne kaques. Did you mean open kaques?"),
        ("en", "tabels", "Not understood: tabels. Did you mean tables?"),
        ("en", "qit", "Not understood: qit. Did you mean quit?"),
        ("en", "xyzzy", "Not understood: xyzzy. Type help to hear what can be typed here."),
        ("de", "öfnen kaques", "Nicht verstanden: öfnen kaques. Meinst du öffnen kaques?"),
        ("de", "Tichse", "Nicht verstanden: Tichse. Meinst du Tische?"),
        ("de", "xyzzy", "Nicht verstanden: xyzzy. Tippe Hilfe, um zu hören, was man hier tippen kann."),
    ],
)
def test_a_typo_in_the_lobby_is_answered_by_one_line_with_the_nearest_word(tmp_path, language, typed, told):
    async def evening(club):
        anna = await club.member("Anna", language, columns=200)
        before = len(anna.shown)
        await anna.says(typed, "\\? $")
        assert anna.shown[before:] == f"{told}\r\nLobby? "

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "sit 1", "You sit at table 1 already\\."),
        ("en", "sit", "You sit at table 1 already\\."),
        ("en", "sit 2", "sit works in the lobby only\\. Type quit to get there\\."),
        ("en", "open kara", "open works in the lobby only\\."),
        ("en", "rejoindre 2", "rejoindre works in the lobby only\\. Type quit to get there\\."),
        ("en", "lobby", "quit takes you to the lobby\\."),
        ("en", "salon", "quit takes you to the lobby\\."),
        ("de", "Lobby", "Ende führt in die Lobby\\."),
        ("de", "setzen 1", "Du sitzt schon an Tisch 1\\."),
        ("de", "zuschauen 2", "zuschauen geht nur in der Lobby\\. Mit Ende kommst du dorthin\\."),
    ],
)
def test_a_word_of_the_lobby_is_known_where_one_sits(tmp_path, language, typed, told):
    async def evening(club):
        anna, _ = await table_of_two(club, language)
        await anna.says(typed, told)
        cara = await club.member("Cara", language)
        await cara.says({"en": "open kara", "de": "öffnen kara"}[language], "\\? $")
        await cara.says("", "2")
        await cara.says(typed.replace("1", "3").replace("2", "1").replace("3", "2"), told.replace("1", "2"))

    in_house(evening, tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_of_the_lobby_works_there_in_every_language(tmp_path, language):
    here = Phrases(language)

    async def evening(club):
        anna = await club.member("Anna", language)
        for other in LANGUAGES:
            opens, people, account = (
                Phrases(other).words(phrase)[0]
                for phrase in ("loop-answer-club-open", "loop-command-here", "loop-answer-club-account")
            )
            await anna.says(f"{opens} kaques", "Jaques le Kaques: Anna")
            await anna.says(here.words("loop-command-quit")[0], "\\? $")
            await anna.says(people, re.escape(here.text("club-who", count=1)))
            await anna.says(account, here.words("loop-answer-club-account")[0].capitalize())
            await anna.says("", "\\? $")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "lobby", "there", "account", "back"),
    [
        (
            "en",
            "lobby",
            "You are in the lobby\\. quit leaves the club\\.",
            "account",
            "You are in your account\\. back goes to the lobby\\.",
        ),
        (
            "de",
            "Lobby",
            "Du bist in der Lobby\\. Mit Ende verlässt du den Club\\.",
            "Konto",
            "Du bist in deinem Konto\\. zurück führt in die Lobby\\.",
        ),
        (
            "fr",
            "salon",
            "Tu es au salon\\. quitter te fait sortir du club\\.",
            "compte",
            "Tu es dans ton compte\\. retour va au salon\\.",
        ),
    ],
)
def test_who_wants_to_go_where_they_are_hears_that_they_are_there(tmp_path, language, lobby, there, account, back):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says(lobby, there)
        await anna.says(account, "\\? $")
        await anna.says(account, back)
        await anna.says("", "(Lobby|Salon)\\? $")

    in_house(evening, tmp_path)


# Talk, bots, figures --------------------------------------------------------------------------------------------------


def test_who_says_something_where_nobody_is_hears_where_the_others_are(tmp_path):
    async def evening(club):
        anna, ben = await table_of_two(club)
        carl = await club.member("Carl")
        await carl.says("say hello", "Said, but nobody else is in the lobby\\. 2 others are elsewhere in the club")
        jörg = await club.member("Jörg", "de")
        await carl.says("say hello", "Said\\.")
        for person in (anna, carl):
            await person.lose()
        await ben.says(
            "say hm", "Said, but nobody else is at this table\\. Jörg is elsewhere in the club: type tell Jörg"
        )
        await jörg.says(
            "sag hm", "Gesagt, aber sonst ist niemand in der Lobby\\. Ben ist anderswo im Club: Tippe an Ben"
        )
        await ben.lose()
        await jörg.says("sag hm", "Gesagt, aber sonst ist niemand da\\.")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "standin Ben", "Ben is here and plays\\. A bot plays only for somebody who is away\\."),
        ("en", "standin", "Everybody at this table is here\\."),
        ("en", "standin Zoe", "Nobody at this table is called Zoe\\."),
        ("en", "standin Gustave", "Gustave is a bot already\\."),
        ("de", "Vertretung Ben", "Ben ist da und spielt\\."),
        ("de", "Vertretung", "An diesem Tisch sind alle da\\."),
    ],
)
def test_a_bot_for_somebody_who_is_present_is_refused_with_the_reason(tmp_path, language, typed, told):
    async def evening(club):
        anna, _ = (
            await table_of_two(club, language, "bots 1") if "Gustave" in typed else await table_of_two(club, language)
        )
        await anna.says(typed, told)

    in_house(evening, tmp_path)


def test_a_bot_stands_in_for_the_only_one_who_is_away_without_a_name(tmp_path):
    async def evening(club):
        anna, ben = await table_of_two(club)
        await ben.says("quit", "Lobby")
        await anna.says("standin", "A bot plays for Ben until Ben is back\\.")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        (
            "en",
            "statistics",
            "Guests have no statistics\\. To become a member, quit, then (?s:.*)new before the @",
        ),
        (
            "en",
            "account",
            "Guests have no account\\. To become a member, quit, then (?s:.*)new before the @",
        ),
        ("de", "Statistik", "Gäste haben keine Statistik\\. Mitglied wirst du so: (?s:.*)mit neu vor dem @"),
        ("de", "Konto", "Gäste haben kein Konto\\. Mitglied wirst du so: (?s:.*)mit neu vor dem @"),
    ],
)
def test_a_guest_hears_what_guests_have_not_and_how_to_become_a_member(tmp_path, language, typed, told):
    async def evening(club):
        guest = club.call(Identity("guest", origin=stranger("192.0.2.1")), language, columns=200)
        await guest.says("Gina", "Lobby: .*\\?")
        await guest.says(typed, told)

    in_house(evening, tmp_path, allows_guests=True)


# The account, and coming in -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "account", "remove", "none"),
    [
        ("en", "account", "remove", "You have no keys\\.\\s+Account\\? $"),
        ("de", "Konto", "entfernen", "Du hast keine Schlüssel\\.\\s+Konto\\? $"),
        ("fr", "compte", "retirer", "Tu n'as pas de clés\\.\\s+Compte\\? $"),
    ],
)
def test_who_has_no_key_is_not_asked_which_one_to_remove(tmp_path, language, account, remove, none):
    async def evening(club):
        await club.store.people.register("Anna", "", "a hash", "a code")
        anna = await club.member("Anna", language)
        await anna.says(account, "\\? $")
        await anna.says(remove, none)

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "account", "word", "sure", "answers", "made"),
    [
        (
            "en",
            "account",
            "recovery",
            "Make a new code, which replaces the old one\\?",
            ("no", "yes"),
            "Your recovery code",
        ),
        (
            "de",
            "Konto",
            "Code",
            "Einen neuen Code machen, der den alten ersetzt\\?",
            ("nein", "ja"),
            "Dein Wieder",
        ),
    ],
)
def test_a_new_recovery_code_is_asked_about_before_the_old_one_is_lost(
    tmp_path, language, account, word, sure, answers, made
):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says(account, "\\? $")
        await anna.says(word, sure)
        await anna.says(answers[0], "(Account|Konto)\\? $")
        assert await club.store.people.recovered("Anna", "code of Anna") is not None
        await anna.says(word, sure)
        await anna.says(answers[1], made)
        assert await club.store.people.recovered("Anna", "code of Anna") is None

    in_house(evening, tmp_path)


@pytest.mark.parametrize("word", ["name", "passphrase", "key", "remove", "recovery", "delete"])
def test_quit_at_a_question_about_the_account_leads_back_to_the_account(tmp_path, word):
    async def evening(club):
        anna = await club.member("Anna", editing=True)
        await anna.says("account", "Account.*\\? ")
        await anna.says(word, "(\\?|:) ")
        await anna.says("quit", "Account\\? ")
        await anna.says("quit", "Lobby\\? ")

    in_house(evening, tmp_path)


def test_quit_while_somebody_comes_in_leads_one_step_back_and_leaves_at_the_first_question(tmp_path):
    async def evening(club):
        new = club.call(Identity("new", origin=stranger("192.0.2.1")), editing=True)
        await new.says("recover", "Your name\\? ")
        await new.says("quit", "Your name, or recover")
        await new.says("recover", "Your name\\? ")
        await new.says("Nina", "Recovery code\\? ")
        await new.says("quit", "Your name, or recover")
        await new.says("Nina", "Right\\? ")
        await new.says("quit", "Your name, or recover")
        await new.says("Nina", "Right\\? ")
        await new.says("yes", "New passphrase")
        await new.says("quit", "Your name, or recover")
        new.type("quit")
        await asyncio.wait_for(new.visit, PATIENCE)
        assert await club.store.people.by_name("Nina") is None

    in_house(evening, tmp_path)


def test_quit_at_the_recovery_code_of_a_club_by_invitation_leads_back_to_its_first_question(tmp_path):
    async def evening(club):
        new = club.call(Identity("new", fingerprint="SHA256:new", origin=stranger("192.0.2.1")))
        await new.says("recover", "Your name\\?")
        await new.says("Nina", "Recovery code\\?")
        await new.says("quit", "Invitation code, or recover")
        new.type("quit")
        await asyncio.wait_for(new.visit, PATIENCE)

    in_house(evening, tmp_path, invite_only=True)


# Questions ------------------------------------------------------------------------------------------------------------


def asked_about():
    """The phrases of questions that are answered by yes or no, as the program's files name them."""
    source = Path(visit.__file__).parents[2]
    found = (
        re.findall(r'yes_or_no\([^)]*?"([a-z-]+)"', path.read_text(encoding="utf-8")) for path in source.rglob("*.py")
    )
    return sorted({"tournament-leave", "loop-leave", *(phrase for each in found for phrase in each)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase", asked_about())
def test_a_question_to_be_answered_by_yes_or_no_ends_with_its_question_mark(language, phrase):
    phrases = Phrases(language)
    if not phrases.has(phrase):
        pytest.skip("the phrase is made from parts")
    facts = defaultdict(lambda: "x")
    for form in ("", "brief"):
        text = phrases.line(phrase, form, **{name: facts[name] for name in ("name", "number", "game", "what")}).text
        assert text.endswith("?"), text


def test_no_bot_stands_in_once_the_game_is_over(tmp_path):
    async def evening(club):
        anna, ben = await table_of_two(club, "en", "target 500")
        end = time.monotonic() + PATIENCE
        while not all("Again, review" in person.shown for person in (anna, ben)) and time.monotonic() < end:
            for person in (anna, ben):
                if re.search(r"(stop|\d)\? $", person.shown):
                    person.type("stop")
            await asyncio.sleep(0.01)
        await anna.says("lobby", "Lobby")
        await ben.says("standin Anna", "A bot can stand in only at a table where you play")

    in_house(evening, tmp_path)


HELP = {
    "en": ("help", "At any time: ", ("open kaques", ""), "start", "account", "recovery"),
    "de": ("Hilfe", "Jederzeit: ", ("öffnen kaques", ""), "los", "Konto", "Code"),
}


@pytest.mark.parametrize("language", HELP)
def test_help_at_every_question_of_a_club_is_a_line_for_each_of_its_own_words_and_one_for_all_others(
    tmp_path, language
):
    word, rest, (opens, enters), _, account, recovery = HELP[language]

    async def evening(club):
        anna = await club.member("Anna", language, columns=1000)

        async def helped(*typed):
            for line in typed:
                await anna.says(line, "[?:] $")
            before = len(anna.shown)
            await anna.says(word, "[?:] $")
            lines = anna.shown[before:].splitlines()[:-1]
            assert lines[-1].startswith(rest), lines
            assert len([line for line in lines if line.startswith(rest)]) == 1
            heads = [line.partition(": ")[0] for line in lines[:-1] if ": " in line]
            named = lines[-1].partition(". ")[0].removeprefix(rest).split(", ")
            assert len({*heads, *named}) == len(heads) + len(named), "each word once"
            return len(lines)

        assert await helped() == 12
        assert await helped(opens) <= 9
        assert re.search("(0 to|0 bis) 9,", anna.shown), "as many as a table of a club takes"
        assert await helped(enters) <= 4
        assert await helped("quit" if language == "en" else "Ende", account) == 13
        assert await helped(recovery) <= 3

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "play", "is_open", "who", "here", "close", "reports"),
    [
        (
            "en",
            "play kaques",
            "Here it is open",
            "who am i?",
            "Mod is here\\.",
            "close report 1",
            "with reports and its",
        ),
        (
            "de",
            "Spiel",
            "Hier heißt das öffnen",
            "wer bin ich",
            "Mod ist",
            "schließen Meldung 1",
            "schließt du mit Meldungen",
        ),
        (
            "fr",
            "jouer",
            "Ici, c'est ouvrir",
            "qui suis-je",
            "Mod est",
            "fermer signalement 1",
            "signalement: signalements et",
        ),
    ],
)
def test_what_newcomers_type_in_the_lobby_is_told_by_its_word_there(
    tmp_path, language, play, is_open, who, here, close, reports
):
    async def evening(club):
        mod = await club.moderator(language=language)
        await mod.says(play, is_open)
        await mod.says(who, here)
        await mod.says(close, reports)

    in_house(evening, tmp_path)
