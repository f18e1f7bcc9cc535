"""Languages that installed packages bring are found by their entry points, and what they lack is told in English."""

import pytest
from language_package import FACTS, taverne_with, written

HOUSE = "language/it.ftl"
PERSON = "language/person/it.ftl"
KAQUES = """\
kaques = Giacomo il Caco
kaques-keep = { $throw }?
"""
WORDS = "loop-answer-yes = sì, s\nloop-plain-yes = sì\nloop-command-quit = fine, esci\n"


@pytest.fixture
def folder(tmp_path):
    files = {
        HOUSE: "language-it = italiano\n",
        PERSON: WORDS,
        "games/kaques/it.ftl": KAQUES,
        "games/kaques/guide.it.md": "Un gioco di dadi.\n",
        "manual/start.md": "# Per cominciare\n\nBenvenuti.\n",
        "commands/it.ftl": "help-play = Gioca a GAME.\n",
        "words/it.toml": 'deck = "A 60 2, B 60 5"\n',
        "words/it.txt": "abba\nbaba\n",
    }
    written(tmp_path, files)
    return tmp_path


def test_a_language_of_a_package_is_told_and_what_it_lacks_is_told_in_english(folder):
    assert taverne_with(folder, "rules", "kaques").stdout == "Un gioco di dadi.\n"
    assert "Giacomo il Caco" in taverne_with(folder, "games").stdout
    helped = taverne_with(folder, "play", "--help")
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "Gioca a GAME." in helped.stdout
    assert "Show this help." in helped.stdout or "--help" in helped.stdout


def test_a_game_is_played_in_it(folder):
    run = taverne_with(folder, "play", "kaques", "--speech", "off", typed="fine\n")
    assert run.returncode == 0, run.stderr
    assert "Giacomo il Caco" in run.stdout
    assert "At the table" in run.stdout  # English, phrase by phrase
    assert "Saved" in run.stdout


def test_pages_of_the_manual_fall_back_one_by_one(folder):
    assert taverne_with(folder, "help", "start").stdout.startswith("Per cominciare.")
    assert taverne_with(folder, "help", "braille").stdout.startswith("Braille.")


def test_its_words_and_deck_are_those_of_its_players(folder):
    run = taverne_with(folder, "word", "check", "baba")
    assert run.returncode == 0, run.stdout
    assert "A" in taverne_with(folder, "deck").stdout
    assert "it" in taverne_with(folder, "dictionary", "list").stdout


def test_its_words_are_understood_in_other_languages_and_its_name_can_be_chosen(folder):
    run = taverne_with(folder, "settings", "set", "language", "italiano", language="en_US.UTF-8")
    assert (run.returncode, "taliano" in run.stdout) == (0, True), run
    assert "Giacomo" in taverne_with(folder, "games", "--lang", "it", language="en_US.UTF-8").stdout


def test_a_language_of_a_package_is_never_imported(folder):
    assert "not imported" not in taverne_with(folder, "games").stderr


@pytest.mark.parametrize(
    ("code", "facts", "why"),
    [
        ("it", "name = ", "Invalid value"),
        ("it", 'title = "Italiano"', "it.toml: KeyError 'name'"),
        ("en", FACTS, "en comes with Taverne"),
        ("Italian", FACTS, "Italian is no code of a language"),
    ],
)
def test_a_language_that_cannot_be_used_is_told_and_hinders_nobody(tmp_path, code, facts, why):
    written(tmp_path, {}, code=code, facts=facts)
    assert taverne_with(tmp_path, "games", language="en_US.UTF-8").returncode == 0
    run = taverne_with(tmp_path, "doctor", language="en_US.UTF-8")
    assert f"The language {code} of the package taverne_it cannot be used: " in run.stdout
    assert why in run.stdout


def test_a_list_of_words_whose_facts_are_broken_hinders_nobody(tmp_path):
    written(tmp_path, {"words/it.toml": "deck = 1\nsuit = 2\n", "words/it.txt": "abba\n"})
    run = taverne_with(tmp_path, "word", "check", "house", language="en_US.UTF-8")
    assert run.returncode == 0, run
    assert "it.toml" in taverne_with(tmp_path, "doctor", language="en_US.UTF-8").stdout
