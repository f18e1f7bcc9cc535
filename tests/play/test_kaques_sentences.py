"""Sentences of Jaques le Kaques that say what they mean where they are first heard."""

import re
from pathlib import Path

import pytest
from helpers import taverne

from access.language.line import How
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import GrandKaque, Grandmere, Keep, LeKaque, Standing, Stopped, Won
from games.steps import Seat

ANN, GUSTAVE = Seat(0), Seat(1)
HERE = Path(__file__).parent


def heard(event, own=(0,), language="en", verbosity="normal", new=False):
    return Phrases(language, GAME, ("Ann", "Gustave", "Eve"), own).event(event, verbosity, new)[0].text


@pytest.mark.parametrize(("language", "what"), [("en", "350 or more"), ("de", "350 oder mehr"), ("fr", "350 ou plus")])
def test_a_grandmere_is_explained_the_first_time_only(language, what):
    assert what in heard(Grandmere(ANN, 1000), language=language, new=True)
    assert what not in heard(Grandmere(ANN, 1000), language=language)


def test_a_grand_kaque_is_explained_without_another_call_that_may_be_unknown():
    told = heard(GrandKaque(GUSTAVE, (2, 3), 1500, False), new=True)
    assert told == "2 3: Grand Kaque, nothing scores after an Oh, Lálá! Gustave loses 1500."


@pytest.mark.parametrize("language", LANGUAGES)
def test_knowing_looks_say_that_it_was_a_grandmere(language):
    assert heard(LeKaque(GUSTAVE, (2, 3), 400, True), language=language).endswith("Grandmère.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "event", [Stopped(ANN, 50, 350, False), LeKaque(ANN, (2, 3), 100, False), Won(ANN, 1000), Standing(ANN, 350)]
)
def test_brief_lines_call_their_listener_you_as_well(event, language):
    assert "Ann" not in heard(event, (0,), language, "brief")
    assert "Ann" in heard(event, (2,), language, "brief")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_grandmere_after_a_turn_of_the_others_fits_about_40_cells(language):
    question = Keep(ANN, (5, 4, 5, 5, 2, 1), 0, 0, 10000, 600, "grandmere")
    full = Phrases(language, GAME, ("Ann", "Gustave"), (0,)).question(question, How(new=True, turned=True)).full.text
    assert re.match("5 4 5 5 2 1: Grandmère,? 600[.] ", full)
    assert len(full) <= 43


ASIDE = {"en": "4 2 4 1 6, plus 100?", "de": "4 2 4 1 6, bisher 100?", "fr": "4 2 4 1 6, avec 100?"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_that_lie_aside_are_no_proposal_to_set_them_aside(language):
    question = Keep(ANN, (4, 2, 4, 1, 6), 100, 0, 10000, 200, "none")
    assert Phrases(language, GAME, ("Ann", "Gustave"), (0,)).question(question).full.text == ASIDE[language]


TRANSCRIPTS = [HERE / "golden" / "kaques.en.txt", *(HERE / "golden_lessons").glob("kaques-1.??.txt")]


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.name)
def test_each_grandmere_stands_behind_the_throw_that_makes_it(path):
    calls = re.findall(r".*(?:Grandmère|Gron-mair)(?:[.,]| \w* ?\d).*\?.*", path.read_text(encoding="utf-8"))
    assert calls
    assert not [line for line in calls if not re.search(r"[1-6]( [1-6])*\D*Gr(andmère|on-mair)", line)]


@pytest.mark.parametrize(
    ("language", "words", "told"),
    [
        ("en", ("help stop", "help fertisch"), "When you stop, all points of the turn are yours"),
        ("de", ("Hilfe fertisch", "Hilfe stopp"), "Sagst du fertisch!, also fertig, so gehören dir alle Punkte"),
        ("fr", ("aide stop", "aide fertisch"), "Quand tu dis stop, tous les points du tour sont à toi"),
    ],
)
def test_help_about_stopping_reads_the_rule_that_says_what_it_brings(language, words, told):
    run = taverne("play", "kaques", "Ann", "--seed", "14", "--lang", language, typed="\n".join(words) + "\n")
    assert len([line for line in run.stdout.splitlines() if line.startswith(told)]) == len(words)
