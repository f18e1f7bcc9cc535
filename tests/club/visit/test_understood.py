"""What is typed after `open`: a game and changes to its table."""

import pytest

from access.club.tables.room import Contest
from access.club.understood import MOST_CHANGES, changes, game_and_changes
from access.club.visit.gathering import _contest_changed
from access.language.phrases import Phrases
from access.play.new_game import Setup
from access.play.tournament import GAME
from access.storage import catalogue
from games.refusals import Refused


def test_changes_are_taken_apart_at_commas_and_dashes():
    assert changes("--target 1000 --bots=2, level hard") == ["target 1000", "bots 2", "level hard"]


def test_of_too_many_changes_the_others_stay_one_text():
    typed = ",".join(["bots 2"] * (MOST_CHANGES + 300))
    assert changes(typed) == ["bots 2"] * MOST_CHANGES + [",".join(["bots 2"] * 300)]


def test_a_game_is_found_before_its_changes():
    game, wanted = game_and_changes("kaques --bots=2, level hard", "en")
    assert (game.id, wanted) == ("kaques", ["bots 2", "level hard"])


@pytest.mark.parametrize(
    ("language", "three", "wrong", "told"),
    [
        ("de", "größe drei", "größe viele", "Tippe Größe und eine Zahl."),
        ("en", "size three", "size many", "Type size and a number."),
        ("fr", "taille trois", "taille beaucoup", "Tape taille et un nombre."),
    ],
)
def test_a_tournament_takes_numbers_in_words_and_names_what_it_cannot_take(language, three, wrong, told):
    phrases, begun = Phrases(language), (Setup(catalogue.find(GAME), ("Ann",)), Contest())
    assert _contest_changed(begun, three, phrases)[1].size == 3
    with pytest.raises(Refused) as refused:
        _contest_changed(begun, wrong, phrases)
    assert phrases.text(refused.value.reason, **refused.value.facts) == told
