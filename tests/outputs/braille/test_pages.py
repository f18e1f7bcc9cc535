"""Each game on displays of several rows, by their keys and typed text; what stood in each row is kept as goldens.

Every game on 40 cells by 9 rows here, all sizes and both languages in make test-all. To write them anew: make golden.
"""

import os
import sys
from pathlib import Path

import pytest
from felt_games import GAMES, OVER, SAY, said_in
from fingers import PATIENCE
from page_fingers import PageFingers
from serial_display import Canute

from access.storage import catalogue

pytestmark = [pytest.mark.felt, pytest.mark.posix("brltty reads a terminal of POSIX")]

HERE = Path(__file__).parent / "golden_pages"
SIZES = ((40, 9), (32, 10), (20, 4))
"""Cells and rows of what there is: a Canute, a tablet of 32 by 10, a small display of four rows."""
SHORT = {"kara": "de", "words": "en"}
"""The games that `make test` plays: dice and cards, in one language each."""
CASES = [
    pytest.param(
        game,
        language,
        size,
        marks=[] if size == (40, 9) and SHORT.get(game) == language else pytest.mark.everything,
        id=f"{game}-{language}-{size[0]}x{size[1]}",
    )
    for game in catalogue.names()
    for language in SAY
    for size in SIZES
]


def golden(game, language, size):
    return HERE / f"{game}.{language}.{size[0]}x{size[1]}.txt"


@pytest.mark.parametrize(("game", "language", "size"), CASES)
def test_a_game_is_played_to_its_end_on_several_rows(game, language, size):
    answer, option = GAMES[game]
    say = said_in(game, language)
    play = ("play", game, "Ann", "--seed", "3", "--option", option, "--lang", language)
    cells, rows = size
    with PageFingers(*play, "--speech", "off", "--braille", "display", cells=cells, rows=rows) as fingers:
        fingers.begin()
        questions = fingers.play(
            lambda question, number: say["quit"] if OVER.match(question) else answer(question, number, say)
        )
        screen = fingers.display.terminal.screen
    assert OVER.match(questions[-1][1])
    assert "resume" not in screen  # it was played to its end, and not left
    pages = ["\n".join(f"{shown}  {text}".rstrip() for shown, text in page) for page in fingers.felt[: fingers.over]]
    felt = "\n\n".join(pages) + "\n"
    if os.environ.get("WRITE_GOLDEN"):
        HERE.mkdir(exist_ok=True)
        golden(game, language, size).write_text(felt, encoding="utf-8")
    assert felt == golden(game, language, size).read_text(encoding="utf-8")


def test_a_golden_page_is_kept_for_every_game_size_and_language():
    wanted = {golden(game, language, size).name for game in GAMES for language in SAY for size in SIZES}
    assert {path.name for path in HERE.iterdir()} == wanted


def test_a_die_above_the_question_is_chosen_by_its_routing_key():
    play = ("play", "kaques", "Ann", "--seed", "3", "--speech", "off", "--braille", "display")
    with PageFingers(*play, cells=20, rows=4) as fingers:
        fingers.begin()
        assert fingers.read_on()
        assert fingers.page[2].startswith("322361, 0")
        at = 1 + fingers.display.page()[2].index("2")  # behind the number sign
        assert fingers.press("ROUTE", 2 * 20 + at + 1)
        assert fingers.page[-1] == "322361? 2"


def test_lines_come_when_the_reader_goes_on_and_stay_while_it_is_read():
    play = ("play", "words", "Ann", "--seed", "3", "--speech", "off", "--braille", "display")
    with PageFingers(*play, cells=20, rows=4) as fingers:
        fingers.begin()
        assert fingers.read_on()
        before = fingers.page
        assert fingers.press("FWINRT")
        assert fingers.page[1:] == before[1:]
        assert fingers.page[0] != before[0]
        fingers.press("HOME")
        assert fingers.page == before


@pytest.mark.everything
def test_on_a_canute_the_rows_rise_and_its_keys_page():
    """Its rows rise one after the other, each in more than a second; its keys are those for pages."""
    play = ("play", "words", "Ann", "--seed", "3", "--speech", "off", "--braille", "display")
    env = {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    with Canute(command=[sys.executable, "-m", "access", *play], env=env) as display:
        display.wait_for(lambda d: d.page()[-1].startswith("⠃⠑⠞"), PATIENCE)  # bet
        assert display.page()[-2].startswith("⠁⠼⠃"), "the hand stands above the question"
        assert display.cells()[-1] == "⠤", "what was not read is marked, without dots 7 and 8"
        unread = display.page()[0]
        display.press("Forward")
        display.wait_for(lambda d: d.page()[0] != unread, PATIENCE)
        assert display.page()[-1].startswith("⠃⠑⠞")
        display.press("Menu")
        display.wait_for(lambda d: d.page()[0] == unread, PATIENCE)
        display.press("Back")
        display.wait_for(lambda d: d.page()[0] not in (unread, ""), PATIENCE)
