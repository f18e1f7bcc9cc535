"""No sentence is written in code: in a pseudo-language whose words are all marked, every printed word has its mark."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from language_package import taverne_with
from pseudo import CODE, install, marked, unmarked

NAMES = ("Ann", "Taverne", "Gustave", "Lazare", "Ewrard", "Bastien", "Odile")
EVENING = """\
import asyncio, sys
from pathlib import Path
from clubhouse import in_house
from access.club.visitor import Identity

LINES = sys.argv[2:]


async def evening(club):
    anna = club.call(Identity("member", await club.account("Ann")), "qps")
    await anna.until("[?] $")
    for line in LINES:
        try:
            anna.type(line)
            await anna.until("[?:] $", 5)
        except AssertionError as error:
            raise SystemExit(f"{line}: {error} {anna.shown}")
    print(anna.shown)


in_house(evening, Path(sys.argv[1]))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("pseudo")
    install(place)
    return place


def heard(folder, *words, typed=(), code=0):
    lines = "".join(f"{marked(line)}\n" for line in typed)
    run = taverne_with(folder, *words, typed=lines, language=f"{CODE}.UTF-8")
    assert (run.returncode, run.stderr) == (code, "") if code == 0 else run.returncode == code
    return run.stdout + run.stderr


BEGUN = {"verflixte6": ("ant", "tr", "ana")}
"""Beginnings of names of jokers, which are told without their ends."""
ASKED = ("help", "help quit", "score", "turn", "settings", "repeat", "wrong", "advice", "advice", "rules", "skip")


@pytest.mark.parametrize("game", ["kaques", "kara", "misericorde", "verflixte6", "words"])
def test_an_evening_at_home_says_no_word_that_stands_in_code(folder, game):
    told = heard(folder, "play", game, "Ann", "--bots", "1", "--seed", "1", "--speech", "off", typed=(*ASKED, "quit"))
    assert marked("score") in told
    assert unmarked(told, (*NAMES, *BEGUN.get(game, ()))) == []


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("help", "start"), 0),
        (("games",), 0),
        (("play", "--help"), 0),
        (("rules", "kaques"), 0),
        (("statistics",), 0),
        (("settings",), 0),
        (("play", "nothing"), 2),
        (("paly",), 2),
    ],
)
def test_a_command_says_no_word_that_stands_in_code(folder, words, code):
    told = heard(folder, *words, code=code)
    assert unmarked(told, (*NAMES, *words)) == []


def test_a_visit_to_a_club_says_no_word_that_stands_in_code(folder, tmp_path):
    typed = (
        "help",
        "tables",
        "people",
        "wrong",
        "open",
        "",
        "start",
        "score",
        "help score",
        "stop",
        "quit",
        "statistics",
    )
    lines = [f"{marked(line)} kaques" if line == "open" else marked(line) for line in typed]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(Path(__file__).parents[1] / "tools")))}
    command = [sys.executable, "-c", EVENING, str(tmp_path), *lines]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    assert unmarked(run.stdout, NAMES) == []


def test_a_word_that_stands_in_code_would_be_found():
    assert unmarked("Annŋ: Hello --lang /tmp/x 3 Annŋ", NAMES) == ["Hello"]
