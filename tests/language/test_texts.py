"""Phrases are parsed once for a language and a game, and what a listener has of their own is small."""

import re
import tracemalloc
from collections import Counter
from pathlib import Path

import pytest

from access.language.phrases import Explained, Phrases
from access.language.texts import texts
from access.storage import catalogue
from games.kaques import GAME
from games.kaques.rules import Keep, LeKaque
from games.steps import Seat

KAQUE = LeKaque(Seat(1), (2, 3), 300, False)


def test_all_listeners_of_a_game_share_its_parsed_phrases():
    assert Phrases("en", GAME, ("Ann",), (0,)).texts is Phrases("en", GAME, ("Ben",), (0,)).texts
    assert Phrases("en", GAME).texts is not Phrases("de", GAME).texts
    assert Phrases("fr", GAME).texts is texts("en", GAME)


def test_formatting_changes_nothing():
    phrases = Phrases("en", GAME, ("Ann", "Gustave"), (0,))
    question = Keep(Seat(0), (1, 5, 2, 2, 2, 6), 300, 0, 10000)
    told = [(phrases.event(KAQUE, new=new), phrases.question(question, new=new)) for new in (True, False, True, False)]
    assert told[0] == told[2] != told[1] == told[3]


def test_a_term_is_new_once_to_each_listener():
    phrases, ann, ben = Phrases("en", GAME, ("Ann", "Gustave"), (0,)), Explained(), Explained()
    assert [ann.first(phrases, KAQUE), ann.first(phrases, KAQUE), ben.first(phrases, KAQUE)] == [True, False, True]


def test_each_seat_is_asked_in_words_once():
    phrases, explained = Phrases("en", GAME, ("Ann", "Ben"), (0, 1)), Explained()
    asked = [Keep(Seat(seat), (1, 5), 0, 0, 10000) for seat in (0, 1, 0, 1)]
    assert [explained.first(phrases, question) for question in asked] == [True, True, False, False]


def test_one_listener_more_takes_half_a_kilobyte():
    Phrases("en", GAME, ("Ann", "Gustave"), (0,)).event(KAQUE)
    tracemalloc.start()
    many = [Phrases("en", GAME, ("Ann", "Gustave"), (0,)) for _ in range(1000)]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken / len(many) < 512


def test_a_fact_that_is_too_long_to_listen_to_is_shortened():
    """Such as 130 names, or a long path."""
    told = Phrases("en").text("error-no-game", name="x", names=", ".join(f"game{n}" for n in range(1000)))
    assert "game3, game4" in told
    assert "..." in told
    assert len(told) < 2500


@pytest.mark.parametrize("path", sorted((Path(__file__).parents[2]).glob("[ag]*/**/en.ftl")), ids=str)
def test_no_phrase_stands_twice(path):
    """The later one would take the place of the other: phrases of the house, of the club and of any program share names."""
    rooms = [path.parent / room / path.name for room in ("club", "person")]
    for language in ("en", "de"):
        files = [each.with_name(f"{language}.ftl") for each in (path, *rooms) if each.exists()]
        names = [name for each in files for name in re.findall(r"^([A-Za-z][\w-]*) =", each.read_text("utf-8"), re.M)]
        assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [None, *catalogue.names()])
def test_words_are_the_same_whether_their_phrase_is_parsed_or_not(game, language):
    found = texts(language, None if game is None else catalogue.find(game))
    own = f"(loop|{found.game or 'loop'})-(command|answer)-|loop-plain-|club-access-words-"
    listed = [name for name in found.names if re.match(own, name)]
    assert listed
    for name in listed:
        words = found.words(name)
        assert words == tuple(word.strip() for word in found.format(name, "", {}).text.split(",")), name
