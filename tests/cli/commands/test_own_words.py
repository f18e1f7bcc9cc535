"""Games by their titles, and values of options in the language of the settings."""

import pytest
from helpers import taverne

from access.answers.commands import Answered
from access.answers.words import Words
from access.language.phrases import Phrases
from access.play.at_table import WhatNext
from access.play.new_game import START, TableReady
from access.settings.preferences import find_setting
from access.settings.wording import meant
from access.storage import catalogue
from games.steps import Seat


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Jaques le Kaques", "kaques"),
        ("jaques", "kaques"),
        ("Die verflixte 6", "verflixte6"),
        ("bring den", "kara"),
        ("choose", "words"),
        ("your words", "words"),
        ("le", None),
        ("nothing", None),
        ("", None),
    ],
)
def test_a_game_is_known_by_its_title_and_the_beginning_of_a_word_of_it(typed, name):
    assert catalogue.begun(typed) == name


def test_the_shell_plays_a_game_by_its_title():
    for typed in ("Jaques le Kaques", "jaques"):
        assert "Jaques le Kaques" in taverne("play", typed, "Ann", "Ben", typed="").stdout


@pytest.mark.parametrize(("language", "word"), [("de", "voll"), ("en", "full"), ("fr", "complet")])
def test_an_option_takes_the_word_of_its_setting(language, word):
    run = taverne("play", "kaques", "Ann", "Ben", "--verbosity", word, "--lang", language, typed="")
    assert run.returncode != 2, run.stderr
    assert "Jaques le Kaques" in run.stdout


@pytest.mark.parametrize(
    ("language", "setting", "typed", "value"),
    [
        ("de", "speech.play", "nein", "off"),
        ("de", "sounds.play", "keine", "off"),
        ("en", "sounds.play", "none", "off"),
        ("fr", "speech.play", "non", "off"),
        ("de", "speech.play", "aus", "off"),
        ("de", "rate", "zweihundert", "200"),
    ],
)
def test_a_setting_takes_other_words_for_its_values(language, setting, typed, value):
    assert meant(find_setting(setting), typed, Phrases(language)) == value


@pytest.mark.parametrize(("language", "go"), [("de", "los geht's"), ("en", "ok"), ("fr", "on y va")])
def test_a_table_starts_by_what_one_says(language, go):
    words = Words(Phrases(language), TableReady(Seat(0), "Kara", "Ann", "", ()), ())
    assert words.read(go) == Answered(START)


@pytest.mark.parametrize(("language", "typed"), [("de", "zum Menü"), ("en", "to the menu"), ("fr", "au menu")])
def test_after_a_game_one_goes_to_the_menu(language, typed):
    assert Words(Phrases(language), WhatNext(Seat(0), False), ()).read(typed) == Answered("menu")


@pytest.mark.parametrize(
    ("language", "option", "words"),
    [
        ("de", "--verbosity", "kurz, normal, voll"),
        ("fr", "--verbosity", "bref, normal, complet"),
        ("en", "--verbosity", "brief, normal, full"),
        ("de", "--speech", "automatisch, an, aus"),
        ("fr", "--sounds", "auto, "),
    ],
)
def test_a_refused_option_names_its_words_in_the_language(language, option, words):
    run = taverne("play", "kaques", "Ann", option, "xyz", "--lang", language)
    assert run.returncode == 2
    assert words in run.stderr
    assert "brief, " not in run.stderr or language == "en"


@pytest.mark.parametrize("name", ["Deutsch", "german", "de"])
def test_a_language_is_known_to_the_shell_by_its_name(name):
    assert "kurz, normal, voll" in taverne("play", "kaques", "--lang", name, "--verbosity", "xyz").stderr
    assert "Möglich: en, de, fr." in taverne("play", "kaques", "--lang", "x", "--lang", name, "--lang", "x").stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("play", "Die", "verflixte", "6", "Ann", "Ben"), "Die verflixte 6. At the table: Ann, Ben."),
        (("play", "--bots", "1", "jaques", "le", "kaques", "Ann"), "Jaques le Kaques. At the table: Ann, Gustave."),
        (("play", "kaques", "le", "Kara"), "Jaques le Kaques. At the table: le, Kara."),
        (("rules", "Bring", "den", "Kara", "ins", "Haus"), "Bring den Kara ins Haus"),
        (("rules", "choose", "your", "words"), "Choose Your Words"),
        (("rules", "die", "verflixte", "6", "fumo"), "Fumo"),
        (("learn", "Jaques", "le", "Kaques"), "Lesson: Jaques le Kaques."),
        (("score", "Jaques", "le", "Kaques", "1", "5"), "150"),
    ],
)
def test_a_title_of_several_words_needs_no_quotation_marks_in_the_shell(arguments, told):
    run = taverne(*arguments, typed="")
    assert told.casefold() in run.stdout.casefold(), (run.stdout, run.stderr)


def test_the_statistics_know_a_game_by_its_title():
    assert taverne("statistics", "Jaques", "le", "Kaques").returncode == 0


def test_word_checks_a_word_without_the_command_for_it():
    assert taverne("word", "thin", "--lang", "en").stdout == taverne("word", "check", "thin", "--lang", "en").stdout
    run = taverne("word", "Katze", "--lang", "de")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("Katze: ja")
    assert taverne("word", "xqz", "--lang", "en").returncode == 1


@pytest.mark.parametrize(("language", "words"), [("de", "kurz, normal, voll"), ("fr", "bref, normal, complet")])
def test_a_refused_value_of_a_setting_is_answered_in_the_language_whatever_its_name_was_typed_in(language, words):
    run = taverne("settings", "verbosity", "xyz", "--lang", language)
    assert words in run.stderr
    assert "verbosity" in run.stderr


@pytest.mark.parametrize("title", [("Die", "verflixte", "6"), ("Jaques", "le", "Kaques"), ("Misericorde",)])
def test_a_title_without_a_command_says_how_to_play_it(title):
    assert "taverne play " in taverne(*title).stderr
