"""What is typed becomes an answer or a command."""

from dataclasses import dataclass

import declared
import pytest
from hypothesis import given
from hypothesis import strategies as st

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.shapes import shaped, typed_dice
from access.answers.words import Words
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import STOP, Keep
from games.refusals import Illegal
from games.steps import Ask, Offer, Seat

QUESTION = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 0, 10000)


def read(typed, language="en"):
    return Words(Phrases(language, GAME, ("Ann", "Gustave")), QUESTION, declared.DICE).read(typed)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1 5", (1, 5)),
        ("15", (1, 5)),
        ("1,5", (1, 5)),
        (" 1  5 ", (1, 5)),
        ("keep 2 2 2", (2, 2, 2)),
        ("k 222", (2, 2, 2)),
        ("all", (1, 5, 2, 2, 2)),
        ("a", (1, 5, 2, 2, 2)),
        ("ALL", (1, 5, 2, 2, 2)),
        ("al", (1, 5, 2, 2, 2)),
        ("stop", STOP),
        ("s", STOP),
        ("sto", STOP),
        ("fertisch!", STOP),
        ("f", STOP),
        ("stop.", STOP),
    ],
)
def test_answers_in_english(typed, answer):
    assert read(typed) == Answered(answer)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("alle", (1, 5, 2, 2, 2)),
        ("a", (1, 5, 2, 2, 2)),
        ("fertisch", STOP),
        ("f", STOP),
        ("stopp", STOP),
        ("b 1", (1,)),
    ],
)
def test_answers_in_german(typed, answer):
    assert read(typed, "de") == Answered(answer)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("repeat", "repeat"),
        ("re", "repeat"),
        ("rep", "repeat"),
        ("ne", "next"),
        ("sc", "score"),
        ("di", "dice"),
        ("tu", "turn"),
        ("he", "help"),
        ("?", "help"),
        ("ru", "rules"),
        ("un", "undo"),
        ("qu", "quit"),
        ("q", "quit"),
        ("/q", "quit"),
        ("/ quit", "quit"),
        ("QUIT", "quit"),
    ],
)
def test_commands_in_english(typed, command):
    assert read(typed) == Commanded(command)


@pytest.mark.parametrize(("typed", "language"), [("m", "en"), ("b", "en"), ("m", "de"), ("t", "de")])
def test_a_single_letter_stands_for_the_first_word_of_a_command_only(typed, language):
    """m was read as menu where it meant nothing else, and left the game."""
    with pytest.raises(Unclear):
        read(typed, language)


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("wi", "repeat"),
        ("vo", "next"),
        ("pu", "score"),
        ("wü", "dice"),
        ("wu", "dice"),
        ("wu\u0308", "dice"),
        ("Würfel", "dice"),
        ("dr", "turn"),
        ("hi", "help"),
        ("re", "rules"),
        ("zu", "undo"),
        ("en", "quit"),
        ("Ende", "quit"),
    ],
)
def test_commands_in_german(typed, command):
    assert read(typed, "de") == Commanded(command)


@pytest.mark.parametrize(
    "typed", ["foo", "1 5 stop", "stop 1", "all 5", "r", "/foo", "/", "keep", "keep foo", "é", "-1"]
)
def test_what_is_neither_is_unclear(typed):
    with pytest.raises(Unclear):
        read(typed)


@pytest.mark.parametrize("typed", ["1 7", "0", "9", "keep 8"])
def test_faces_that_no_die_has_are_refused(typed):
    with pytest.raises(Illegal):
        read(typed)


def test_a_beginning_of_several_words_names_them():
    with pytest.raises(Unclear) as unclear:
        read("r")
    assert unclear.value.words == ("rate", "repeat", "rules")
    with pytest.raises(Unclear) as unclear:
        read("foo")
    assert unclear.value.words == ()


def test_control_characters_are_not_there():
    assert read("1\x1a 5") == Answered((1, 5))
    assert read("st\x00op") == Answered(STOP)


def test_umlauts_may_be_typed_as_two_letters():
    assert read("wuerfel", "de") == Commanded("dice")
    assert read("zuruecknehmen", "de") == Commanded("undo")


def test_a_slash_makes_a_command_in_any_case():
    @dataclass(frozen=True, slots=True)
    class Quiz(Ask[str]):
        def offers(self):
            return (Offer("stop", takes="word", bare=True),)

    words = Words(Phrases("en", GAME), Quiz(Seat(0)), declared.DICE)
    assert words.read("/score") == Commanded("score")
    assert words.read("tavern") == Answered("tavern")


def test_full_words_are_offered_for_completion():
    words = Words(Phrases("en", GAME), QUESTION, declared.DICE)
    assert words.all() == tuple(sorted(["all", "stop", *(command.name for command in declared.DICE)]))


def test_what_is_typed_is_read_by_the_shape_that_is_asked_for():
    names = ("Ann", "Anton", "Gustave")
    assert shaped("amount", "12", names) == 12
    assert shaped("amount", "-1", names) is None
    assert shaped("amount", "9" * 10, names) is None
    assert shaped("seat", "gu", names) == 2
    assert shaped("seat", "ann", names) == 0
    assert shaped("seat", "an", names) is None
    assert shaped("word", "thin", names) == "thin"
    assert shaped("word", "", names) is None
    assert typed_dice("") is None
    assert typed_dice("1" * 500) is None


@given(st.text(max_size=60))
def test_nothing_typed_does_anything_but_answer_command_or_refuse(typed):
    try:
        meant = read(typed)
    except (Unclear, Illegal):
        return
    assert isinstance(meant, Answered | Commanded)


def test_the_words_of_commands_are_looked_up_once_for_each_set_of_them_language_and_game(monkeypatch):
    looked_up, command = [], Phrases.command
    for language in LANGUAGES:
        monkeypatch.setattr(Phrases(language, GAME).texts, "commands", {})
    monkeypatch.setattr(Phrases, "command", lambda phrases, name: looked_up.append(name) or command(phrases, name))
    for _ in range(3):
        for language, word in (("en", "help"), ("de", "hilfe")):
            assert word in Words(Phrases(language, GAME), QUESTION, declared.some("help")).commands
            assert word in Words(Phrases(language, GAME), QUESTION, declared.some("help", "quit")).commands
            assert ("hilfe" in Words(Phrases(language, GAME), QUESTION, declared.some("quit", "help")).commands) is (
                language == "de"
            )
    assert looked_up == ["help", "help", "quit", "quit", "help"] * 2
