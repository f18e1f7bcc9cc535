"""Windows' own Python plays at its console: for make test-windows, under Wine."""

import re
import shlex
import urllib.request

import pytest
import windows
from helpers import PATIENCE
from windows import Console

pytestmark = [pytest.mark.windows, pytest.mark.posix("Wine"), pytest.mark.usefixtures("wine")]
README = (windows.TOP / "README.md").read_text(encoding="utf-8")
TYPED = re.compile(r"\? (\w+)$")
LESSONS = windows.TOP / "tests" / "play" / "golden_lessons"
GERMAN = "de_DE.UTF-8"
CTRL_U, F2, UP = "\x15", "\x1bOQ", "\x1b[A"


@pytest.fixture
def folder(tmp_path):
    """The folder of settings and games; this is no first start."""
    return windows.known(tmp_path)


def type_answers(console, lines):
    """Type what follows the questions in these lines, each when its question is shown."""
    for line in lines:
        if typed := TYPED.search(line):
            console.answer(typed[1], re.escape(line[: typed.start()]) + r"\?$")


def test_the_game_of_the_readme_is_played_and_killed_and_goes_on(folder):
    command = shlex.split(re.search(r"played with `taverne (.*?)`", README)[1])
    lines = [line[4:] for line in README.splitlines() if line.startswith("    ")]
    killed_at = next(number for number, line in enumerate(lines) if line.startswith("2 5, plus 350?"))
    console = Console(folder, *command)
    type_answers(console, lines[:killed_at])
    console.wait_for(r"2 5, plus 350\?$")
    assert " ".join(console.shown) == " ".join([*lines[:killed_at], "2 5, plus 350?"]), "a long line is wrapped there"
    assert console.repaints == []
    console.kill()
    console = Console(folder, "resume")
    console.answer(
        "stop", r"^Jaques le Kaques goes on\. At the table: Ann, Gustave\.\n(?s:.*)2 5, plus 350\. Keep or stop\?$"
    )
    met, asked_again = (
        "Your throw: 3 6 6 3 3 5: Grandmère, 350?",
        "3 6 6 3 3 5: Grandmère, 350. Keep or stop?",
    )  # explained once in each sitting
    after = [line.replace(met, asked_again) for line in lines[killed_at + 1 :]]
    type_answers(console, after)
    assert console.end() == 0
    assert console.shown[-len(after) :] == after
    assert console.repaints == []


def test_a_german_windows_speaks_german_and_its_lines_are_edited(folder):
    console = Console(folder, "play", "kaques", "Jürgen", "--seed", "14", language=GERMAN)
    console.wait_for("Am Tisch: Jürgen, Gustave\\.\n(?s:.*)Behalten oder fertisch\\?$")
    console.type("ü")
    for typed, shown in (
        (CTRL_U + F2, r"fertisch\?\n(?s:.*)5 2 4 1 3 5\?$"),
        ("pun", r"\? pun$"),
        ("\t", r"\? Punkte$"),
        ("\r", r"Gustave: 0\.\n(?s:.*)5 2 4 1 3 5\?$"),
        (UP, r"5\? Punkte$"),
        (CTRL_U, r"5\?$"),
    ):
        console.type(typed)
        console.wait_for(shown)
    console.press_ctrl_c()
    assert console.end() in (0, 1)
    assert "Gespeichert. Weiter geht es mit: taverne resume 1" in console.shown
    assert not [line for line in console.shown if "--debug" in line]
    assert console.repaints == []


def test_a_french_windows_speaks_french(folder):
    console = Console(folder, "play", "kaques", "Zoé", "--seed", "14", language="fr_FR.UTF-8")
    console.answer("é", r"À la table: Zoé, Gustave\.\n(?s:.*)\?$")
    console.answer("quitter", r"é\n(?s:.*)\?$")
    assert console.end() == 0
    assert console.shown[-1].endswith("taverne resume 1")
    assert console.repaints == []


def test_a_first_start_asks_in_german_and_its_menu_plays_a_game(folder):
    settings = folder / "taverne" / "settings.toml"
    settings.unlink()
    console = Console(folder)
    console.answer_all(
        ("Deutsch", r"English, Deutsch, français\? Enter: English\.$"),
        ("", r"Wer liest vor: Stimme, Screenreader, niemand\? Enter: Screenreader\.$"),
        ("", r"Braille: Zeile, Terminal, nein\? Enter: nein\.$"),
        ("Spiel", r"Menü\?$"),
        ("Kaques", r"1 Jaques le Kaques\n(?s:.*)Welches Spiel\? 1 bis 5\.$"),
        ("", r"gegen Gustave, (?s:.*)\?$"),
        ("fertisch", r"Am Tisch: (?s:.*)\?$"),
        ("Ende", r"\?$"),
        ("Ende", r"Gespeichert(?s:.*)Menü\?$"),
    )
    assert console.end() == 0
    assert 'language = "de"' in settings.read_text(encoding="utf-8")
    assert console.repaints == []


def test_a_lesson_reads_as_its_golden_transcript(folder):
    lines = (LESSONS / "kaques-1.en.txt").read_text(encoding="utf-8").splitlines()
    console = Console(folder, "learn", "kaques")
    type_answers(console, lines)
    assert console.end() == 0
    assert " ".join(console.shown) == " ".join(lines)
    assert console.repaints == []


def test_a_game_of_words_is_open_once_and_killed_goes_on_with_its_hand(folder):
    console = Console(folder, "play", "words", "Ann", "--seed", "3")
    console.answer("1", r"Your hand: .*(?s:.*)\?$")
    console.wait_for(r"\?$")
    hand = next(line for line in console.shown if line.startswith("Your hand: "))
    second = Console(folder, "resume")
    assert second.end() == 1
    assert "Choose Your Words, saved game 1, is open in another window." in " ".join(second.shown)
    console.kill()
    console = Console(folder, "resume")
    console.answer("hand", r"Choose Your Words goes on\.(?s:.*)\?$")
    console.wait_for(re.escape(hand.removeprefix("Your hand: ")[:12]))
    console.press_ctrl_c()
    console.end()
    assert console.repaints == []


def test_the_next_player_sees_no_hand(folder):
    console = Console(folder, "play", "words", "Ann", "Ben", "--seed", "3")
    console.answer("", r"Pass to Ann, then Enter:$")
    console.answer("1", r"Your hand: A, 2\. I, 2\.(?s:.*)pot 2\?$")
    console.wait_for(r"Pass to Ben, then Enter:$")
    assert not [line for line in console.shown if "hand" in line or "I, 2." in line]
    console.press_ctrl_c()
    console.end()
    assert "Saved. Go on with: taverne resume 1" in console.shown


def test_a_club_serves_and_closes_at_ctrl_c(folder):
    console = Console(folder, "serve", "--guests", "--listen", "127.0.0.1:0", "--web", "127.0.0.1:0")
    console.wait_for(r"http://127\.0\.0\.1:\d+", 5 * PATIENCE)  # Wine looks through all certificates first
    address = re.search(r"http://127\.0\.0\.1:\d+", "\n".join(console.shown))[0]
    with urllib.request.urlopen(address, timeout=PATIENCE) as page:
        assert page.status == 200
    console.press_ctrl_c()
    assert console.end() == 0
    assert console.shown[-1] == "The club is closed. Everything is saved."
