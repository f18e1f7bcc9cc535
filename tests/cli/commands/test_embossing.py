"""Braille on paper: pages of the wanted size with their numbers, which read back as what they say."""

import re
from pathlib import Path

import pytest
from foreign import maumau  # noqa: F401 - a fixture
from helpers import read_back, taverne

from access.language.phrases import Phrases
from access.language.texts import guide
from access.outputs.braille import brf
from access.outputs.braille.translator import exact, installed_tables, prose, tables_for, tables_of
from access.storage import catalogue
from access.system.environment import LANGUAGES


def embossed(*arguments, code=0):
    run = taverne("emboss", *arguments, "-o", "out.brf", "--force")
    assert run.returncode == code, run.stderr
    return Path("out.brf").read_bytes().decode("ascii") if code == 0 else run.stderr


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def pages_of(text):
    assert text.endswith("\f")
    assert text.count("\n") == text.count("\r\n")
    return [page.split("\r\n")[:-1] for page in text.split("\f")[:-1]]


def simple(text):
    return re.sub(r"\s+", " ", text).strip().lower().replace("’", "'")


@pytest.mark.parametrize(("width", "lines"), [(40, 25), (30, 27), (32, 10)])
def test_pages_have_their_size_and_their_number_at_the_right_margin(width, lines):
    pages = pages_of(embossed("rules", "kaques", "--width", width, "--lines", lines))
    for number, page in enumerate(pages, 1):
        assert len(page) == lines
        assert all(len(line) <= width for line in page)
        assert read_back(page[-1].strip(), exact("en")) == str(number)
        assert len(page[-1]) == width


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_read_back_as_they_are_written(name, language):
    """Grade 1 of English reads back whole; German grade 1 but for accents, which its table does not tell apart."""
    text = embossed("rules", name, "--lang", language, "--grade", 1)
    lines = [line for page in pages_of(text) for line in page[:-1]]
    game = catalogue.find(name)
    wanted = [Phrases(language, game).text(name), *guide(game, language)]
    paragraphs = re.split("\n  (?! )", "\n".join(line for line in lines if line))
    assert len(paragraphs) >= len(wanted) - 1
    words = simple(" ".join(read_words(line, language) for line in lines if line)).split()
    said = simple(" ".join(wanted)).split()
    missing = [word for word in said if word not in words]
    assert len(missing) <= len(said) // 100, missing


def read_words(line, language):
    """A line read back: numbers by the exact table, as they were written."""
    parts = []
    for token in line.split():
        table = exact(language) if "#" in token else prose(language, 1)
        parts.append(read_back(token, table))
    return " ".join(parts)


def test_contracted_rules_are_shorter_and_use_the_readers_grade():
    long = embossed("rules", "kaques", "--grade", 1)
    short = embossed("rules", "kaques", "--grade", 2)
    assert len(short) < len(long) * 0.9
    assert "?R[" in short  # throw: th, r, ow
    taverne("settings", "set", "braille.grade", "2")
    assert embossed("rules", "kaques") == short


def test_paragraphs_are_set_in_and_go_on_at_the_margin():
    assert brf.paragraph("⠁⠁⠀⠃⠃⠀⠉⠉⠀⠙⠙", 7) == ["⠀⠀⠁⠁⠀⠃⠃", "⠉⠉⠀⠙⠙"]
    assert brf.heading("⠁⠁", 8) == ["⠀⠀⠀⠁⠁", ""]
    assert brf.heading("⠁" * 12, 8)[:-1] == ["⠀⠀⠁⠁⠁⠁"] * 3
    assert brf.heading("⠁" * 7, 8)[:-1] == ["⠁" * 7]


def test_the_tableau_has_a_column_for_each_name_and_room_for_10000():
    page = pages_of(embossed("tableau", "kaques", "Ann", "Ben"))[0]
    assert simple(read_back(page[0].strip(), prose("en", 1))) == "tableau de kaques"
    assert page[2].split() == [",ANN", ",BEN"]
    rows = [line.split() for line in page[3:23]]
    assert [read_back(row[0], exact("en")) for row in rows] == [str(n) for n in range(1, 21)]
    assert all(row[1:] == ["------", "------"] for row in rows)


def test_names_that_do_not_fit_beside_each_other_come_on_pages_of_their_own():
    names = [f"P{letter}" for letter in "abcdefghi"]
    pages = pages_of(embossed("tableau", "kaques", *names))
    assert len(pages) == 3
    assert sum(line.count(",P") for page in pages for line in page) == 9
    assert all("KAQUES" in page[0] for page in pages)


def test_names_stand_whole_above_their_columns_on_each_page():
    pages = pages_of(embossed("tableau", "kaques", "Annabelle", "Annabeth", "--lines", 10))
    assert len(pages) > 2
    assert all(page[2].split() == [",ANNABELLE", ",ANNABETH"] for page in pages)
    rows = [line.split()[0] for page in pages for line in page[3:-1] if line.strip()]
    assert [read_back(row, exact("en")) for row in rows] == [str(n) for n in range(1, 21)]


def test_a_name_in_letters_that_a_table_lacks_stands_there_in_ours():
    assert pages_of(embossed("tableau", "kaques", "Юля", "中"))[0][2].split() == [",YULYA", ",ZHONG"]


def test_dots_7_and_8_are_never_dropped():
    error = embossed("rules", "kara", "--table", "en_CA.ctb", code=2)
    assert "eight dots" in error


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_has_an_empty_table(name):
    assert "-----" in embossed("tableau", name, "--width", 30, "--lines", 27)


def test_the_standing_of_a_saved_game_is_written():
    taverne("play", "kaques", "Ann", "--seed", "3", "--journal", "game.jsonl", typed="stop\nquit\n")
    taverne("play", "kaques", "Ben", "--seed", "4", typed="stop\nquit\n")
    text = embossed("score", "--journal", "game.jsonl", "--lang", "en")
    read = " ".join(read_words(line, "en") for page in pages_of(text) for line in page[:-1])
    assert "Ann 100" in read
    assert "Gustave 350" in read
    assert "Ben" in " ".join(read_words(line, "en") for page in pages_of(embossed("score")) for line in page[:-1])


def test_the_standing_is_written_in_the_language_of_the_settings():
    taverne("play", "kaques", "Ann", "--lang", "de", "--seed", "3", typed="stopp\nende\n")
    taverne("settings", "set", "language", "en")
    page = pages_of(embossed("score"))[0]
    assert "At the table" in " ".join(read_words(line, "en") for line in page[:-1])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("rules", "kaques", "--table", "gone.ctb"), "There is no braille table gone.ctb"),
        (("rules", "kaques", "--table", "en-us-comp8-ext.utb"), "eight dots"),
        (("rules", "nothing"), "There is no game called nothing"),
        (("tableau", "kaques", "--width", "10"), "too few"),
        (("score",), "There is no game to resume"),
        (("score", "7"), "There is no saved game 7"),
    ],
)
def test_what_cannot_be_embossed_is_one_sentence(arguments, said):
    error = embossed(*arguments, code=1 if "score" in arguments else 2)
    assert said in error
    assert error.count("\n") == 1


def test_a_file_that_cannot_be_written_is_named():
    run = taverne("emboss", "rules", "kaques", "-o", "nowhere/out.brf")
    assert (run.returncode, run.stderr) == (1, "There is no folder nowhere. Make it first, or write elsewhere.\n")


# Tables --------------------------------------------------------------------------------------------------------------


def test_tables_go_by_language_grade_and_dots():
    assert tables_for("de", 2).prose == "de-g2.ctb"
    assert tables_for("de", 2).exact == "de-g0.utb"
    assert tables_for("en", 2).prose == "en-ueb-g2.ctb"
    assert tables_for("de", dots=8).exact == tables_for("de", dots=8).prose == "de-de-comp8.ctb"
    assert tables_for("en", named="fr-bfu-g2.ctb").prose == "fr-bfu-g2.ctb"
    assert tables_for("en", named="de-de-comp8.ctb").exact == "de-de-comp8.ctb"


def test_tables_are_listed_by_language():
    names = {table.name for table in installed_tables()}
    assert {table for code in LANGUAGES for table in tables_of(code)} <= names
    german = taverne("braille", "--list", "de").stdout.splitlines()
    assert "de-g2.ctb: German contracted braille" in german
    assert all(not line.startswith("en") for line in german)
    assert len(taverne("braille", "--list").stdout.splitlines()) > 200
    run = taverne("braille", "--list", "xx")
    assert (run.returncode, run.stdout) == (2, "")


def test_a_table_file_of_ones_own_is_found(tmp_path):
    (tmp_path / "mine.ctb").write_text(
        "#-display-name: Mine\n#+language: en\ninclude en-ueb-g1.ctb\n", encoding="utf-8"
    )
    tables = f"{tmp_path},/usr/share/liblouis/tables"
    run = taverne("braille", "--list", "en", env={"LOUIS_TABLEPATH": tables})
    assert "mine.ctb: Mine" in run.stdout.splitlines()
    assert taverne("braille", "a", "--table", "mine.ctb", env={"LOUIS_TABLEPATH": tables}).stdout == "⠁\n"


@pytest.mark.parametrize("letters", [2_100, 100_000])
def test_what_liblouis_cannot_hold_is_told_in_a_sentence(tmp_path, letters):
    """It would end the program."""
    run = taverne("braille", "a", env={"LOUIS_TABLEPATH": "/" + "a" * letters})
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("The variable LOUIS_TABLEPATH is too long for liblouis.")
    assert "cannot be a braille table" in taverne("braille", "a", "--table", "a" * letters).stderr
    (tmp_path / "mine.ctb").write_text(f"include {'a' * letters}\n")
    assert "cannot be a braille table" in taverne("braille", "a", "--table", str(tmp_path / "mine.ctb")).stderr


def test_texts_are_brailled_in_the_grade_that_is_wanted():
    assert taverne("braille", "the people").stdout == "⠞⠓⠑⠀⠏⠑⠕⠏⠇⠑\n"
    assert taverne("braille", "the people", "--grade", "2").stdout == "⠮⠀⠏\n"
    taverne("settings", "set", "braille.grade", "2")
    assert taverne("braille", "the people").stdout == "⠮⠀⠏\n"


def test_a_file_that_is_there_is_not_overwritten_unasked(tmp_path):
    path = tmp_path / "mine.brf"
    path.write_text("mine")
    run = taverne("emboss", "rules", "kaques", "-o", path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == f"{path} already exists. Choose another name, or add --force to overwrite it.\n"
    assert path.read_text() == "mine"
    assert taverne("emboss", "rules", "kaques", "-o", path, "--force").returncode == 0
    assert path.read_text() != "mine"


def test_labels_of_a_game_of_others_have_the_short_names_of_its_cards(maumau):  # noqa: F811
    text = embossed("deck", "maumau")
    labels = [label for page in pages_of(text) for line in page for label in line.split()]
    assert [read_back(label, exact("en")) for label in labels] == list(maumau.faces)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("deck", "kaques"), "There are no cards in Jaques le Kaques."),
        (("deck", "maumau", "--deck", "en"), "Mau-Mau has cards of its own: leave out --deck."),
    ],
)
def test_labels_are_refused_where_there_are_no_such_cards(maumau, arguments, told):  # noqa: F811
    assert told in embossed(*arguments, code=2)
