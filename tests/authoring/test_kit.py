"""A translator writes the folder of a language, translates, and hears what is missing or wrong."""

import json
import os
import re
import shutil
import tomllib

import pytest
from helpers import PATIENCE, taverne
from language_package import taverne_with

from access.authoring.checks import all_parts
from access.cli.manual import TOPICS


@pytest.fixture(scope="module")
def kit(tmp_path_factory):
    """The folder of Italian as the kit writes it."""
    place = tmp_path_factory.mktemp("kit")
    run = taverne("languages", "--new", "it", cwd=place)
    assert (run.returncode, run.stderr) == (0, "")
    return place / "taverne-it"


@pytest.fixture
def italian(kit, tmp_path):
    """The folder with twenty phrases translated, as if it was installed."""
    folder = shutil.copytree(kit, tmp_path / "taverne-it")
    for part, name, text in TWENTY:
        translate(folder / "taverne_it" / part, name, text)
    metadata = folder / "taverne_it-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "entry_points.txt").write_text("[taverne.languages]\nit = taverne_it\n")
    return folder


TWENTY = (
    *(
        ("language/person/it.ftl", name, text)
        for name, text in (
            ("loop-answer-yes", "sì, s"),
            ("loop-answer-no", "no, n"),
            ("loop-plain-yes", "sì"),
            ("loop-plain-no", "no"),
            ("loop-command-quit", "fine, fi"),
            ("loop-command-help", "aiuto, ai"),
            ("loop-command-repeat", "ripeti, ri"),
            ("loop-minus", "meno"),
        )
    ),
    ("language/it.ftl", "loop-command-score", "punti, pu"),
    ("language/it.ftl", "loop-command-turn", "turno, tu"),
    ("language/it.ftl", "loop-command-rules", "regole, re"),
    ("commands/it.ftl", "help-play", "Gioca a GAME."),
    ("commands/it.ftl", "help-games", "Elenca i giochi."),
    ("games/kaques/it.ftl", "kaques", "Giacomo il Caco"),
    ("games/kaques/it.ftl", "kaques-answer-all", "tutti, u"),
    ("games/kaques/it.ftl", "kaques-answer-stop", "basta, b"),
    ("games/kaques/it.ftl", "kaques-answer-keep", "tieni, i"),
    ("games/kaques/it.ftl", "kaques-opening", "Vince chi arriva a { $target }."),
    ("games/kara/it.ftl", "kara", "Porta Kara a casa"),
    ("games/words/it.ftl", "words", "Scegli le parole"),
)


def translate(file, name, text):
    """Put a translation in the place of a phrase that stands there in English, as a translator does."""
    lines = file.read_text(encoding="utf-8").split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith(f"# ~ {name} ="))
    end = next(n for n in range(at + 1, len(lines) + 1) if n == len(lines) or not lines[n].startswith("# ~ "))
    lines[at:end] = [f"{name} = {text}"]
    file.write_text("\n".join(lines), encoding="utf-8")


def test_every_phrase_stands_in_the_folder_in_english(kit):
    for part in all_parts():
        text = (kit / "taverne_it" / part.folder / "it.ftl").read_text(encoding="utf-8")
        left = "\n".join(line.removeprefix("# ~ ").rstrip() for line in text.split("\n") if line.startswith("# ~"))
        for name, message in part.messages("en").items():
            assert message.source in left, name


def test_a_comment_says_what_a_phrase_is_for_and_its_variables(kit):
    text = (kit / "taverne_it/games/kaques/it.ftl").read_text(encoding="utf-8")
    about = text[: text.index("# ~ kaques-opening")].rsplit("\n\n", 1)[1]
    assert "# Told when it happens: The score that wins" in about
    assert "$target (a number)" in about
    assert ".braille is for a braille display." in about


def test_a_phrase_that_is_hardly_text_says_where_it_is_heard(kit):
    text = (kit / "taverne_it/language/person/it.ftl").read_text(encoding="utf-8")
    bare = [
        name
        for name, said in re.findall(r"\n\n(?:# Variables.*\n)?# ~ ([\w-]+) = (.*)(?=\n\n)", text)
        if not re.search("[a-zA-Z]{3}", re.sub(r"\{.*?\}", "", said))
    ]
    assert not bare


def test_the_facts_are_those_of_cldr_and_liblouis(kit):
    facts = tomllib.loads((kit / "taverne_it/it.toml").read_text(encoding="utf-8"))
    assert (facts["name"], facts["one"], facts["millions"]) == ("Italiano", [1], "many")
    assert facts["braille"]["exact"].startswith("it")
    project = tomllib.loads((kit / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["entry-points"]["taverne.languages"] == {"it": "taverne_it"}


def test_of_twenty_phrases_the_check_says_what_is_missing_and_how_a_game_sounds(italian):
    told = taverne("languages", "--check", str(italian), seconds=4 * PATIENCE).stdout
    lines = told.partition("\n\n")[0].splitlines()
    missing = [line for line in lines if "phrases are missing" in line]
    assert [line for line in lines if line not in missing] == [f"{len(missing)} things are to be done."]
    kaques = next(line for line in lines if line.startswith("games/kaques/it.ftl: "))
    assert re.match(r"games/kaques/it.ftl: 56 of \d+ phrases are missing: kaques-tableau, ", kaques)
    assert "This is how Jaques le Kaques sounds. Read it aloud:\nVince chi arriva a 10000.\n" in told


WRONG = (
    ("games/kaques/it.ftl", "kaques-nothing = niente", "there is no phrase kaques-nothing."),
    ("games/kaques/it.ftl", "kaques-tableau = { $seats }", "kaques-tableau tells $seats, which is not there."),
    (
        "games/kaques/it.ftl",
        "kaques-first-throw = via",
        "kaques-first-throw does not tell $die, as it does in English.",
    ),
    ("games/words/it.ftl", "words-agreed { $words }", "this is no Fluent: words-agreed { $words }"),
    (
        "language/it.ftl",
        "loop-command-undo = punti, an",
        "loop-command-score and loop-command-undo have a word in common: punti.",
    ),
    (
        "language/it.ftl",
        "loop-no-advice = This game gives no advice.",
        "language/it.ftl: one phrase is the same as in English: loop-no-advice",
    ),
    (
        "games/kara/it.ftl",
        "kara-stay-or-go = Vuoi restare qui nella casa, o preferisci adesso andare via?",
        "kara-stay-or-go needs ",
    ),
    (
        "games/verflixte6/it.ftl",
        "verflixte6-term-pony = Pony; Pony, pony",
        "verflixte6-term-pony: Pony; Pony is not understood when it is typed.",
    ),
)


def test_each_mistake_is_named(italian):
    for file, added, _ in WRONG:
        place = italian / "taverne_it" / file
        place.write_text(f"{place.read_text(encoding='utf-8')}\n{added}\n", encoding="utf-8")
    run = taverne("languages", "--check", str(italian), seconds=4 * PATIENCE)
    assert run.returncode == 1
    assert [told for _, _, told in WRONG if told not in run.stdout] == [], run.stdout


def test_a_guide_tells_the_figures_of_its_table(italian):
    guide = italian / "taverne_it" / "games" / "kaques" / "guide.it.md"
    guide.write_text("Vince chi arriva a {traguardo} punti.\n", encoding="utf-8")
    told = taverne("languages", "--check", str(italian), seconds=4 * PATIENCE).stdout
    assert "games/kaques/guide.it.md does not tell {target}, as the English guide does." in told
    assert "games/kaques/guide.it.md has {traguardo}, which the English guide does not know" in told


def test_a_language_that_is_there_or_is_no_code_is_not_written(tmp_path):
    for code, told in (
        ("de", "The language de is there already."),
        ("Ita", "Ita is not the code of a language."),
        ("aux", "on Windows"),
    ):
        run = taverne("languages", "--new", code, cwd=tmp_path)
        assert (run.returncode, told in run.stderr) == (2, True), run
    assert not list(tmp_path.glob("taverne-*"))
    assert "There is no language nowhere. Type one of en, " in taverne("languages", "--check", "nowhere").stderr


def test_the_list_says_how_much_of_each_language_is_there(italian):
    listed = {each["code"]: each for each in json.loads(taverne_with(italian, "languages", "--json").stdout)}
    assert listed["en"]["percent"]["all"] == listed["de"]["percent"]["all"] == 100
    assert (listed["de"]["pages"], listed["de"]["deck"], listed["de"]["dictionary"]) == (len(TOPICS), True, True)
    assert (listed["it"]["name"], listed["it"]["pages"], listed["it"]["tables"]) == ("Italiano", 0, True)
    percent = listed["it"]["percent"]
    assert percent["all"] < percent["kaques"] < 20
    told = taverne_with(italian, "languages", language="en_US.UTF-8").stdout
    assert f"it, Italiano: {percent['all']} % of the phrases, of the manual 0 of " in told


def test_what_the_kit_has_begun_is_found_and_the_rest_is_told_in_english(italian):
    helped = taverne_with(italian, "play", "--help").stdout
    assert "Gioca a GAME." in helped
    played = taverne_with(italian, "play", "kaques", "--speech", "off", "--seed", "5", typed="punti\nfine\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Vince chi arriva a 10000." in played.stdout
    assert "Saved." in played.stdout


def replaced(place, kind):
    """Put something in the place of a file that would be read without end."""
    place.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "device":
        place.symlink_to("/dev/zero")
    else:
        with place.open("wb") as made:
            made.truncate(1 << 40)


@pytest.mark.parametrize(
    ("kind", "why"),
    [("pipe", "it is not an ordinary file"), ("device", "it is not an ordinary file"), ("huge", "it is too large")],
)
def test_facts_are_read_from_an_ordinary_file_alone(kit, tmp_path, kind, why):
    folder = shutil.copytree(kit, tmp_path / "taverne-it")
    replaced(folder / "taverne_it" / "it.toml", kind)
    run = taverne("languages", "--check", folder)
    assert run.returncode == 2
    assert why in run.stderr


def test_phrases_and_guides_are_read_from_ordinary_files_alone(kit, tmp_path):
    folder = shutil.copytree(kit, tmp_path / "taverne-it")
    for file, kind in (("language", "pipe"), ("language/person", "device"), ("games/kaques", "huge")):
        replaced(folder / "taverne_it" / file / "it.ftl", kind)
    replaced(folder / "taverne_it" / "games" / "kaques" / "guide.it.md", "pipe")
    run = taverne("languages", "--check", folder, seconds=4 * PATIENCE)
    assert (run.returncode, run.stderr) in ((0, ""), (1, ""))


def test_facts_nested_beyond_measure_are_no_language(kit, tmp_path):
    folder = shutil.copytree(kit, tmp_path / "taverne-it")
    (folder / "taverne_it" / "it.toml").write_text(".".join(["a"] * 50_000) + " = 1\n")
    run = taverne("languages", "--check", folder)
    assert run.returncode == 2
    assert "line 1" in run.stderr
