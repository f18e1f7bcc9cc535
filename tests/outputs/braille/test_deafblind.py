"""Each game from its first line to its last, played on a display alone: by its keys, its routing keys, and typed text.

What stood under the fingers is compared with goldens: each game on 20 cells here, every game on every width in both
languages in make test-all. To write them anew after a change that is meant: make golden, and read the difference.
"""

import os
from pathlib import Path

import pytest
from felt_games import GAMES, OVER, SAY, USUAL, said_in
from fingers import Fingers

from access.storage import catalogue

pytestmark = [pytest.mark.felt, pytest.mark.posix("brltty reads a terminal of POSIX")]

HERE = Path(__file__).parent / "golden_felt"
WIDTHS = (12, 20, 40, 80)


def is_usual(game, language, cells):
    return cells == 20 and USUAL.get(game) == language


CASES = [
    pytest.param(
        game,
        language,
        cells,
        marks=[] if is_usual(game, language, cells) else pytest.mark.everything,
        id=f"{game}-{language}-{cells}",
    )
    for game in catalogue.names()
    for language in SAY
    for cells in WIDTHS
]


def test_every_game_is_played_by_braille_alone():
    assert set(GAMES) == set(USUAL) == set(catalogue.names())


@pytest.mark.parametrize(("game", "language", "cells"), CASES)
def test_a_game_is_played_to_its_end_by_braille_alone(game, language, cells):
    answer, option = GAMES[game]
    say = said_in(game, language)
    play = ("play", game, "Ann", "--seed", "3", "--option", option, "--lang", language)
    with Fingers(*play, "--speech", "off", "--braille", "display", cells=cells) as fingers:
        fingers.begin()
        questions = fingers.play(
            lambda question, number: say["quit"] if OVER.match(question) else answer(question, number, say)
        )
        screen = fingers.display.terminal.screen
    assert questions
    assert "resume" not in screen  # it was played to its end, and not left
    felt = "\n".join(f"{shown}\n{text}" for shown, text in fingers.felt) + "\n"
    path = HERE / f"{game}.{language}.{cells}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(felt, encoding="utf-8")
    assert felt == path.read_text(encoding="utf-8")


def test_a_golden_is_kept_for_every_game_width_and_language():
    wanted = {f"{game}.{language}.{cells}.txt" for game in GAMES for language in SAY for cells in WIDTHS}
    assert {path.name for path in HERE.iterdir()} == wanted
