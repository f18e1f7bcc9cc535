"""README and manual tell the truth: what they show runs, every option is explained, and they read well line by line."""

import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest
from helpers import OURS, taverne, told_at_home

from access.answers.commands import Has
from access.cli.group import COMMANDS, main, module_of
from access.cli.manual import TOPICS, all_topics, found, page
from access.dialogue.commands import COMMANDS as IN_ANY_PROGRAM
from access.language.phrases import Phrases
from access.manual.building import man_page
from access.play.at_table import COMMANDS as AT_QUESTIONS
from access.settings.preferences import SETTINGS
from access.system.environment import LANGUAGES

TOP = Path(__file__).parents[2]
README = (TOP / "README.md").read_text(encoding="utf-8")
MANUAL = {language: (TOP / "access" / "manual" / language) for language in LANGUAGES}
NOT_RUN = re.compile(
    r"FILE|DATEI|PFAD|PATH|NAME|WORT|BEFEHL|COMMAND|\bset voice\b|\bsay\b|taverne serve|\.txt|club|--players|words\.txt|…|\.\.\."
)
"""What only stands for something else, or would speak."""


def text_of(language):
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(MANUAL[language].glob("*.md")))


def commands_of(text):
    return sorted(
        {each for each in re.findall(r"`(taverne(?: [^`]*)?)`", text.replace("\n  ", " ")) if not NOT_RUN.search(each)}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_names_each_command_at_a_question(language):
    """A lesson explains its own command, and the chapter of the start names it."""
    phrases = Phrases(language)
    chapters = {name: (MANUAL[language] / f"{name}.md").read_text(encoding="utf-8") for name in ("playing", "start")}
    for command in AT_QUESTIONS.commands.values():
        chapter = chapters["start" if command.needs & Has.LESSON else "playing"]
        word = phrases.words(phrases.command(command.name))[0]
        assert re.search(rf"`{re.escape(word)}[ `]", chapter, re.IGNORECASE), word


def test_the_page_for_other_programs_lists_the_commands_that_work_in_any():
    page = (TOP / "access" / "README.md").read_text(encoding="utf-8")
    listed = re.search(r"At each question these commands work: ([\w, ]+)\.", page)[1].split(", ")
    phrases = Phrases("en")
    assert sorted(listed) == sorted(phrases.words(phrases.command(name))[0] for name in IN_ANY_PROGRAM.commands)


IN_ENGLISH = sorted({*commands_of(text_of("en")), *commands_of(README)})
SHOWN = [("en", each) for each in IN_ENGLISH] + [
    pytest.param("de", each, marks=pytest.mark.everything if each in IN_ENGLISH else ())
    for each in commands_of(text_of("de"))
]
OWN_LISTS = ("club", "verein", "lesson", "stunde")
"""Dictionaries that the manual names as a player's own."""


def test_the_game_in_the_readme_was_played_so():
    command = re.search(r"played with `taverne (.*?)`", README)[1]
    lines = [line[4:] for line in README.splitlines() if line.startswith("    ")]
    typed = "".join(line.partition("? ")[2] + "\n" for line in lines if re.search(r"\? \w+$", line))
    shown = [re.sub(r"\? \w+$", "?", line) for line in lines]
    told = taverne(*shlex.split(command), typed=typed).stdout.splitlines()
    assert " ".join(told) == " ".join(shown), "a long line is wrapped here"


def test_the_readme_is_one_page_that_reads_well():
    lines = README.splitlines()
    assert len(lines) <= 130
    assert all(len(line) <= 120 for line in lines)
    assert not re.search(r"^\||!\[|<\w+>", README, re.MULTILINE), "no tables, no pictures, no HTML"
    for target in re.findall(r"\]\(([^)]*)\)", README):
        assert (TOP / target).exists(), target


AT_EACH_QUESTION = {
    "Auf Deutsch": ("Hilfe", "wiederholen", "Tipp", "Punkte", "Ende"),
    "En français": ("aide", "répéter", "conseil", "score", "quitter"),
}


@pytest.mark.parametrize("part", AT_EACH_QUESTION)
def test_each_part_of_the_readme_names_the_words_at_every_question_in_its_language(part):
    language = {"Auf Deutsch": "de", "En français": "fr"}[part]
    text, phrases = README.partition(f"## {part}")[2].partition("\n## ")[0], Phrases(language)
    for word, name in zip(AT_EACH_QUESTION[part], ("help", "repeat", "advice", "score", "quit"), strict=True):
        assert f"`{word}`" in text
        assert phrases.words(f"loop-command-{name}")[0] == word


def test_the_german_part_of_the_readme_says_what_taverne_is_and_names_commands_that_are_found():
    german = README.partition("## Auf Deutsch")[2].partition("\n## ")[0]
    assert "Tischspiele" in german.strip().splitlines()[0]
    typed = re.findall(r"`([^`]*)`", german)
    assert typed
    for command in (each for each in typed if each not in AT_EACH_QUESTION["Auf Deutsch"]):
        words = shlex.split(command)
        assert words[0] in ("make", ".venv/bin/taverne"), "after make play the shell does not find taverne alone"
        if words[0] == "make":
            assert f"\n{words[1]}:" in (TOP / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "command"), SHOWN)
def test_every_command_that_is_shown_works(language, command, tmp_path):
    """One that goes on with a saved game finds three; a dictionary of one's own is there; files go to an empty folder."""
    words = shlex.split(command)[1:]
    speaks = {"LANG": {"en": "C.UTF-8", "de": "de_DE.UTF-8"}[language]}
    if words[:1] == ["review"]:
        taverne("play", "kaques", "--target", "500", "--seed", "1", typed="stop\n" * 40)
    if words[:1] in (["resume"], ["replay"]) or words[:2] == ["emboss", "score"]:
        for seed in (1, 2, 3):
            taverne("play", words[-1] if words[-1] in OURS else "kaques", "--seed", str(seed))
    if words[:1] == ["tournament"]:
        taverne("tournament", "Ann", "Ben", "--seed", "1")
    for name in OWN_LISTS:
        if name in words:
            (tmp_path / "list.txt").write_text("haus\nthin\n")
            taverne("dictionary", "add", name, tmp_path / "list.txt")
    sure = "yes\nja\n" if {"--delete", "remove"} & {*words} else ""
    run = taverne(*words, typed=sure, cwd=tmp_path, env=speaks)
    named = len(words) == 1  # the name of a command, such as `taverne emboss`
    fails = 2 if named else 1 if words[:1] in (["doctor"], ["word"]) else 0
    assert run.returncode in (0, fails), run.stderr
    assert "Traceback" not in run.stderr


def test_every_command_stands_in_the_manual():
    for language in LANGUAGES:
        for name in COMMANDS:
            assert f"`taverne {name}" in text_of(language), (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_keeper_can_type_stands_in_the_manual(language):
    for name in import_module(module_of("club")).command.commands:
        assert f"`taverne club {name}" in text_of(language), name


def options():
    for command in (main, *(import_module(module_of(name)).command for name in COMMANDS)):
        inner = command.commands.values() if isinstance(command, click.Group) and command is not main else ()
        for each in (command, *inner):
            yield from (
                opt for param in each.params for opt in (*param.opts, *param.secondary_opts) if opt.startswith("--")
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_setting_is_explained_in_the_manual(language):
    text = text_of(language)
    for option in sorted(set(options())):
        assert re.search(rf"{option}\b", text), option
    for setting in SETTINGS:
        assert f"`{setting.name}" in text or f"set {setting.name}" in text, setting.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manuals_have_the_same_topics_and_the_same_headings(language):
    assert {path.stem for path in MANUAL[language].glob("*.md")} == set(TOPICS)
    for one, other in zip(all_topics("en"), all_topics(language), strict=True):
        assert [block.kind for block in one.blocks if block.kind in ("title", "heading")] == [
            block.kind for block in other.blocks if block.kind in ("title", "heading")
        ], one.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_is_read_aloud_in_short_paragraphs_without_signs(language):
    for each in all_topics(language):
        for paragraph in each.paragraphs():
            assert not re.search(r"[`#|*]|\]\(", paragraph), paragraph
            assert len(paragraph.split()) <= 75, paragraph


def test_a_topic_is_found_by_the_beginning_of_its_name_or_title():
    assert found("brai", "en").name == "braille"
    assert found("Erste Schritte", "de").name == "start"
    assert found("screen readers", "en").name == "screen-readers"
    assert found("s", "en") is None
    assert found("stimme", "de").name == "voice", "a word inside the title"
    assert found("woerterbuecher", "de").name == "dictionaries"


def test_lines_to_be_copied_are_read_one_by_one():
    settings = list(page("settings", "en").paragraphs())
    assert 'speech = "off"' in settings
    assert "rate = 250" in settings


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_to_be_typed_by_keepers_are_printed_line_by_line(language):
    lines = taverne("help", page("keeping-a-club", language).title, "--lang", language).stdout.splitlines()
    typed = [line for block in page("keeping-a-club", language).blocks if block.kind == "typed" for line in block.lines]
    assert len(typed) > 20
    assert [line for line in typed if line not in lines] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_is_read_with_what_follows_and_a_picture_not_at_all(language):
    for each in all_topics(language):
        headings = [f"{block.lines[0]}." for block in each.blocks if block.kind in ("title", "heading")]
        parts = list(each.parts())
        assert not [part for part in parts if part in headings], each.name
        assert sum(line in headings for part in parts for line in part.split("\n")) >= len(headings)
        assert "large-print" not in "".join(parts)
    (picture,) = re.findall(r"!\[([^\]]*)\]", (MANUAL[language] / "playing.md").read_text(encoding="utf-8"))
    read = " ".join(page("playing", language).parts())
    assert " ".join(picture.split())[:40] not in read


def test_the_lines_of_a_heading_and_its_paragraph_come_before_it_is_asked_for_more():
    heard = told_at_home(lambda person: person.sitting.keyboard.read_aloud(["A.\nIt opens.", "B.\nIt closes."]), "no")
    assert heard.printed == ["A.", "It opens.", "More? Enter reads on, no ends it. no"]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_page_names_other_topics_as_help_lists_them(language):
    titles = {each.name: each.title for each in all_topics(language)}
    for path in MANUAL[language].glob("*.md"):
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"\b(?:Thema|Themen|sujets?)\s+([a-z][a-z-]+)", text):
            assert name not in titles, (path.name, name)
        for title in re.findall(r"\b(?:Thema|sujet)\s+[„\"]([^“\"]+)[“\"]", text):
            assert title in titles.values(), (path.name, title)


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [
        ("en", "braile", "There is no topic braile. Did you mean braille?"),
        ("de", "spilen", "Das Thema spilen gibt es nicht. Meinst du Spielen?"),
        ("fr", "jouyer", "Il n'y a pas de sujet jouyer. Voulais-tu dire Jouer?"),
    ],
)
def test_a_mistyped_topic_is_guessed_and_of_others_it_is_told_how_to_hear_them_all(language, typed, near):
    assert taverne("help", typed, "--lang", language).stderr == f"{near}\n"
    assert "taverne help" in taverne("help", "quatsch", "--lang", language).stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_all_topics_in_four_groups(language):
    *groups, how = taverne("help", "--lang", language).stdout.splitlines()
    named = [line.partition(": ")[2].removesuffix(".").split(", ") for line in groups]
    assert len(named) == 4
    assert "taverne help" in how
    assert [found(each, language).name for group in named for each in group[: len(group) - (group is named[-1])]] == [
        *TOPICS
    ]


MOST_WORDS = {"playing": 1200, "club": 1400}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_read_first_is_short(language):
    """More stands behind topics of its own."""
    for name, most in MOST_WORDS.items():
        assert len((MANUAL[language] / f"{name}.md").read_text(encoding="utf-8").split()) <= most


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_reads_a_topic(language):
    run = taverne("help", "braille", "--lang", language)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("Braille.\n")
    wrong = taverne("help", "halma", "--lang", language)
    assert wrong.returncode == 2
    assert "halma" in wrong.stderr
    assert "braille" in taverne("help", "--lang", language).stdout.casefold()


def test_the_manual_is_embossed(tmp_path):
    assert taverne("emboss", "manual", "voice", "-o", tmp_path / "v.brf").returncode == 0
    assert taverne("emboss", "manual", "-o", tmp_path / "m.brf", "--lang", "de").returncode == 0
    lines = (tmp_path / "m.brf").read_text(encoding="ascii").replace("\f", "").split("\n")
    assert len(lines) > 1000
    assert max(map(len, lines)) <= 41


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_is_roff_without_warnings(language):
    page = man_page(language)
    assert page.startswith(".TH TAVERNE 1")
    assert "taverne help" in page.replace("\\-", "-")
    run = subprocess.run(
        ["groff", "-man", "-ww", "-K", "utf8", "-T", "utf8"], input=page, capture_output=True, text=True, check=False
    )
    assert run.stderr == ""
    assert "\n.B tournament\n" in page
    assert run.stdout


def test_the_manual_is_valid_html():
    run = subprocess.run(
        [sys.executable, str(TOP / ".setup" / "manual.py")], capture_output=True, text=True, check=True, cwd=TOP
    )
    assert run.stdout.splitlines() == [f"build/manual/{language}.html" for language in LANGUAGES]
    for language in LANGUAGES:
        page = (TOP / "build" / "manual" / f"{language}.html").read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in page
        assert page.count("<h2>") == len(TOPICS) + 1
        assert page.count('<li><a href="#') == len(TOPICS)


@pytest.mark.parametrize(
    ("topic", "package", "line"),
    [("making-games", "games", 'GAME = Game(id="pig",'), ("making-programs", "access", "def has_digits(typed):")],
)
def test_help_for_makers_goes_on_with_the_page_for_them(topic, package, line):
    told = taverne("help", topic).stdout
    text = (TOP / package / "README.md").read_text(encoding="utf-8")
    for heading in re.findall(r"^## (.+)$", text, re.MULTILINE):
        assert f"\n{heading}.\n" in told, heading
    assert f"\n{line}" in told
    assert "```" not in told
