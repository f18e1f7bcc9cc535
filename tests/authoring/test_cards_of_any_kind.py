"""The check of a game whose cards have names of their own: each card named, typed, and private."""

import pytest
from small_game import ENGLISH, GERMAN, RULES, SmallGame
from stones import GAME as STONES

from access.testing import check_game


@pytest.fixture
def game(tmp_path):
    return SmallGame(tmp_path, "faces")


@pytest.mark.long
def test_mau_mau_has_no_faults(game):
    assert game.check(games=6) == ()


def test_a_game_whose_hands_are_terms_has_no_faults():
    assert check_game(STONES, games=6) == ()


def test_two_terms_have_different_names(game):
    game.change(ENGLISH, "-term-hearts = hearts", "-term-hearts = clubs")
    what = "@name@-term-clubs: suit clubs is understood as 'hearts', not as 'clubs'. Choose another word."
    assert set(game.fault(ENGLISH, "@name@-term-clubs", what)) <= set(game.check())


def test_the_phrase_of_a_term_is_missing(game):
    game.remove(ENGLISH, "@name@-term-hearts =")
    assert game.check() == game.fault(
        GERMAN, "@name@-term-hearts =", "en.ftl has no phrase @name@-term-hearts. Add it."
    )


def test_the_phrase_of_a_term_is_missing_in_all_languages(game):
    game.remove(ENGLISH, "@name@-term-hearts =")
    game.remove(GERMAN, "@name@-term-hearts =")
    told = " ".join(game.check())
    assert "there is no phrase" in told
    assert "-term-hearts in de." in told
    assert "-term-hearts in en." in told


def test_a_card_is_named_in_each_language(game):
    game.remove(GERMAN, "@name@-card-sj =")
    assert game.check() == game.fault(
        "__init__.py", "faces=", "the card sj has no phrase @name@-card-sj in de.ftl. Add it."
    )


def test_two_cards_have_different_names(game):
    game.change(ENGLISH, "hearts 7, h7", "hearts 7, h8")
    what = "@name@-card-h8: @name@-card-h7 is called h8, too. Choose another name."
    assert game.check() == game.fault(ENGLISH, "@name@-card-h8 =", what)


def test_two_cards_have_different_names_in_braille(game):
    game.change(ENGLISH, "@name@-card-h8 = hearts 8, h8\n", "@name@-card-h8 = hearts 8, h8\n    .braille = h7\n")
    what = "@name@-card-h8: @name@-card-h7 is called h7, too. Choose another name."
    assert game.check() == game.fault(ENGLISH, "@name@-card-h8 =", what)


def test_the_name_of_a_card_in_braille_is_one_word(game):
    game.change(ENGLISH, "@name@-card-h8 = hearts 8, h8\n", "@name@-card-h8 = hearts 8, h8\n    .braille = h 8\n")
    what = "the form .braille of @name@-card-h8 is 'h 8'. Write one word: a space ends a card."
    assert set(game.fault(ENGLISH, "@name@-card-h8 =", what)) <= set(game.check())


@pytest.mark.long
def test_cards_of_others_are_told_to_nobody(game):
    game.change(RULES, "await Tell(Got(drawn), to=seat)", "await Tell(Got(drawn))")
    what = "Got shows others what a seat holds. Tell it with to=seat, or write private = False in Got"
    assert set(game.fault(RULES, "class Got(", f"{what} if the rules lay these cards open.")) <= set(
        game.check(games=6)
    )


@pytest.mark.long
def test_a_question_shows_no_cards_of_others(game):
    game.change(
        RULES,
        "    wished: Term\n    free: bool\n\n    def",
        "    wished: Term\n    free: bool\n    next: Faces = ()\n\n    def",
    )
    game.change(RULES, "lies.wished, lies.free)", "lies.wished, lies.free, self.hands[self.after(seat)])")
    what = "Play shows the seat that is asked what another seat holds. Take it out of its fields."
    assert game.check(games=6) == game.fault(RULES, "class Play(", what)
