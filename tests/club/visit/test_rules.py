"""The rules of a game, read in a club before its table opens, and before its game starts."""

import re

import pytest
from clubhouse import in_house


@pytest.mark.parametrize(
    ("language", "target", "rules", "told"),
    [
        ("en", "target 2000", "the rules", "first to reach 2000 points"),
        ("de", "Ziel 2000", "Regeln", "als Erster 2000 Punkte"),
        ("fr", "but 2000", "règles", "atteindre 2000 points"),
    ],
)
def test_the_rules_tell_what_was_chosen_so_far(tmp_path, language, target, rules, told):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says("open kaques", r"\? $")
        await anna.says(target, r"2000.*\? $")
        await _read(anna, rules, told)
        await anna.says("", r" 1 ")
        await anna.until(r"\? $")
        await _read(anna, rules.split()[-1], told)
        assert re.search(r"(Start|Los|Commencer)\? $", anna.shown), "it is asked again"

    in_house(evening, tmp_path)


def test_the_rules_are_read_before_a_game_is_chosen(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open", r"game.*\? $")
        await anna.says("rules nothing", "nothing")
        await _read(anna, "rules kaques", "first to reach 10000 points")
        await anna.says("kaques", r"Open\? $")

    in_house(evening, tmp_path)


def test_a_game_is_known_by_its_number_in_the_menu(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open", r"game.*\? $")
        await anna.says("3", r"Bring den Kara ins Haus.*Open\? $")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("rules", r"game.*\? $")
        await anna.says("9", "There is no game 9")

    in_house(evening, tmp_path)


def test_the_rules_of_a_tournament_are_read(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("tournament", r"Open\? $")
        await _read(anna, "rules", "Durchgang|round")

    in_house(evening, tmp_path)


async def _read(person, rules, told):
    """Read the rules, a paragraph at a time, until this is told, and skip the rest."""
    person.type(rules)
    while not (await person.until(rf"({told})|(More|Mehr|La suite)\?[^?]* $"))[1]:
        person.type("")
    await person.until(r"\?[^?]* $")
    await person.says("q", r"\? $")


def test_another_way_from_the_lobby_is_gone_where_a_game_or_a_table_is_asked_for(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open", r"game.*\? $")
        await anna.says("learn kara", "Lesson: Bring den Kara ins Haus")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("rules", r"game.*\? $")
        await anna.says("open kaques", r"Open\? $")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("learn", r"game.*\? $")
        await _read(anna, "rules kaques", "first to reach 10000 points")

    in_house(evening, tmp_path)


def test_a_game_is_named_by_its_number_behind_each_word_of_the_lobby_and_all_are_told_once(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open 3", r"Bring den Kara ins Haus.*Open\? $")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("learn 1", "Lesson: Jaques le Kaques")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("rules", r"1 Jaques le Kaques, .*3 Bring den Kara ins Haus[^?]*Which game\? $")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("open", r"Which game\? $")
        assert anna.shown.count("1 Jaques le Kaques, ") == 1

    in_house(evening, tmp_path)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_question_of_the_account_names_what_it_takes_at_80_columns(tmp_path, language):
    async def evening(club):
        anna = await club.member("Anna", language)
        await anna.says({"en": "account", "de": "Konto", "fr": "compte"}[language], r", [^?]*\? $")

    in_house(evening, tmp_path)


def test_who_watches_the_own_table_is_led_to_the_own_seat(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("open kaques", r"Open\? $")
        await anna.says("", r"Start\? $")
        await anna.says("start", r"Keep or stop\? $")
        await anna.says("quit", r"Lobby\? $")
        await anna.says("watch", r"goes on\.[^?]*\? $")
        await anna.says("stop", "You stop with|You have")

    in_house(evening, tmp_path)
