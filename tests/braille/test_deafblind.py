"""Each game from its first line to its last, played on a display alone: by its keys, its routing keys, and typed text.

What stood under the fingers is compared with goldens: each game on 20 cells here, every game on every width in both
languages in make test-all. To write them anew after a change that is meant: make golden, and read the difference.
"""

import os
import re
from pathlib import Path

import pytest
from fingers import Fingers

from access.session import catalogue
from access.system.environment import LANGUAGES

pytestmark = pytest.mark.felt

HERE = Path(__file__).parent / "golden_felt"
WIDTHS = (12, 20, 40, 80)
USUAL = {"kaques": "en", "kara": "de", "misericorde": "en", "verflixte6": "de", "words": "en"}
"""The language in which make test plays each game, on 20 cells."""


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
    for language in LANGUAGES
    for cells in WIDTHS
]


def kaques(question, number, say):
    """The 1 of the first throw is chosen by its routing key."""
    return ("1",) if number == 0 else say["stop"]


def kara(question, number, say):
    """The second die is run by its routing key, then it is enough."""
    return (re.sub("[^0-9]", "", question)[1],) if number == 0 else say["stop"]


def misericorde(question, number, say):
    """Chips are bought with Enter, three dice thrown, and nothing is raised."""
    return ("", "3", say["none"])[min(number, 2)]


def verflixte6(question, number, say):
    """No jokers, which is asked again, and the Freiwurf is kept."""
    return (say["none"], say["yes"], say["stop"])[min(number, 2)]


OVER = re.compile("again|noch einmal", re.IGNORECASE)


def words(question, number, say):
    """Two cards are swapped by their routing keys; no word is laid."""
    hand = re.fullmatch(r"((?:[a-zäöü]{1,2}[0-9]* )+[a-zäöü]{1,2}[0-9]*)( swap| tauschen)?\?", question)
    if hand:
        cards = hand[1].split()
        return tuple(dict.fromkeys((cards[1], cards[-1])))
    if re.search("call|mitgehen", question, re.IGNORECASE):
        return say["call"]
    if re.search("lay|legen|:$", question):
        return say["none"]
    return say["bet"] if re.search("[0-9]", question) and number == 0 else say["none"]


SAY = {
    "en": {"stop": "stop", "none": "none", "yes": "yes", "call": "call", "bet": "bet", "quit": "quit"},
    "de": {"stop": "stopp", "none": "keine", "yes": "ja", "call": "mitgehen", "bet": "setzen", "quit": "ende"},
}
GAMES = {
    "kaques": (kaques, "target=500"),
    "kara": (kara, "rounds=1"),
    "misericorde": (misericorde, "rounds=1"),
    "verflixte6": (verflixte6, "rounds=1"),
    "words": (words, "rounds=1"),
}


def test_every_game_is_played_by_braille_alone():
    assert set(GAMES) == set(USUAL) == set(catalogue.names())


@pytest.mark.parametrize(("game", "language", "cells"), CASES)
def test_a_game_is_played_to_its_end_by_braille_alone(game, language, cells):
    answer, option = GAMES[game]
    say = {**SAY[language], **({"none": "nein"} if (game, language) == ("misericorde", "de") else {})}
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
    wanted = {f"{game}.{language}.{cells}.txt" for game in GAMES for language in LANGUAGES for cells in WIDTHS}
    assert {path.name for path in HERE.iterdir()} == wanted
