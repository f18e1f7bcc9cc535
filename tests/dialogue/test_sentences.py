"""What one asks in a sentence, and several changes to a table in one line."""

import declared
import pytest

from access.answers.commands import Answered, Commanded
from access.answers.words import Words
from access.club.visit.gathering import Lobby
from access.language.phrases import Phrases
from access.play.at_table import WhatNext
from access.play.new_game import Setup
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.kara.questions import RunOrStop
from games.steps import Seat
from games.verflixte6.questions import OnceMore
from games.verflixte6.turn import Turn

RUN = RunOrStop(Seat(0), (1, 1, 2, 4, 6), 3, "over", (3, 3, 3, 3, 3), False)


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("de", "Wer ist dran?", "turn"),
        ("de", "Punktestand", "score"),
        ("de", "nochmal", "repeat"),
        ("de", "wie bitte?", "repeat"),
        ("en", "Whose turn is it?", "turn"),
        ("en", "what is the score", "score"),
        ("en", "Who's winning?", "score"),
        ("de", "wer führt?", "score"),
        ("fr", "qui mène ?", "score"),
        ("en", "pardon?", "repeat"),
        ("fr", "À qui de jouer ?", "turn"),
        ("fr", "classement", "score"),
        ("fr", "pardon ?", "repeat"),
    ],
)
def test_a_question_in_a_sentence_is_its_command(language, typed, command):
    game = catalogue.find("kara")
    assert Words(Phrases(language, game), RUN, declared.of_table(game)).read(typed) == Commanded(command)


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "Wer ist da?"), ("en", "Who is here?"), ("en", "who's here"), ("fr", "Qui est là ?")]
)
def test_who_is_there_is_no_name(language, typed):
    assert Words(Phrases(language), Lobby(Seat(0)), declared.CLUB).read(typed) == Commanded("here")


@pytest.mark.parametrize(("language", "typed"), [("de", "noch mal"), ("en", "again"), ("fr", "encore")])
def test_a_sentence_that_answers_the_question_answers_it(language, typed):
    game = catalogue.find("verflixte6")
    asked = OnceMore(Seat(0), 5, Turn(5, ()), (3,))
    assert Words(Phrases(language, game), asked, declared.of_table(game)).read(typed) == Answered("yes")
    again = Words(Phrases(language), WhatNext(Seat(0), False), declared.of_table(game)).read(typed)
    assert again == Answered("again")


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_changes_to_a_table_stand_in_one_line(language):
    game = catalogue.find("misericorde")
    phrases = Phrases(language, game)
    words = {"bots": phrases.words("setup-bots")[0], "names": phrases.words("setup-names")[0]}
    rounds = phrases.text("misericorde-option-rounds")
    typed = f"{words['bots']} 2, {rounds} 4; {words['names']} Ann, Ben Bo, {rounds} 5"
    parts = Setup(game).parts(typed, phrases)
    assert parts == [f"{words['bots']} 2", f"{rounds} 4", f"{words['names']} Ann, Ben Bo", f"{rounds} 5"]
