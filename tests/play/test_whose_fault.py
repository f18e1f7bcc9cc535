"""A fault of a game is found by the code that raised, by the phrase that is missing, or by the rules and bots themselves."""

import pytest
from small_game import BOTS, ENGLISH, GERMAN, RULES, SmallGame

from access.engine.simulation import play_one
from access.engine.table import BotFault, BrokenRules
from access.language.phrases import Phrases
from access.language.texts import MissingPhrase
from access.play.faults import SourceLine, fault_of
from access.storage.catalogue import loaded
from games import Offer

HIGHEST = "return max(question.hand, key=lambda card: card[1:])"


@pytest.fixture
def game(tmp_path):
    small = SmallGame(tmp_path)
    with small.installed():
        yield small


def fault(game, doing):
    """The fault that is found when something is done with the game."""
    loaded_game = loaded(f"{game.name}:GAME")
    with pytest.raises((BotFault, BrokenRules, MissingPhrase)) as raised:
        doing(loaded_game)
    return fault_of(raised.value, loaded_game)


def at(game, file, found):
    """The place of the first line of a file that contains this."""
    lines = game.path(file).read_text(encoding="utf-8").splitlines()
    return SourceLine(str(game.path(file)), next(number for number, line in enumerate(lines, 1) if found in line))


def play(game):
    play_one(game, game.agreement.with_defaults({}), ["easy"] * 2, 1, None)


def test_rules_that_name_no_winners(game):
    game.change(RULES, 'return {"winners": winners}', "return {}")
    found = fault(game, play)
    assert found.what == "the rules ended without saying who has won"
    assert found.where == at(game, RULES, "async def play")


def test_a_bot_whose_answer_is_refused(game):
    game.change(BOTS, HIGHEST, 'return "r9"')
    found = fault(game, play)
    assert found.what == game.named("seat 0 gave an answer to Play that is refused: @name@-not-in-hand")
    assert found.where == at(game, BOTS, "def choose")


def test_a_phrase_that_is_missing(game):
    game.remove(ENGLISH, "@name@-left =")
    found = fault(game, lambda loaded: Phrases("en", loaded).text(f"{loaded.id}-left", cards=3))
    assert found.what == game.named("there is no phrase @name@-left in en")
    assert found.where == SourceLine(str(game.path(ENGLISH)), 0)


def test_the_word_of_an_answer_that_is_missing(game):
    offer = Offer("discard", "discard")
    found = fault(game, lambda loaded: words(Phrases("en", loaded), offer))
    assert found.what == game.named("there is no phrase @name@-answer-discard in en")


def words(phrases, offer):
    return phrases.words(phrases.answer(offer))


def test_a_phrase_that_tells_what_is_not_there(game):
    found = fault(game, lambda loaded: Phrases("de", loaded).text(f"{loaded.id}-left"))
    assert found.what.startswith(game.named("the phrase @name@-left in de does not format"))
    assert found.where == at(game, GERMAN, game.named("@name@-left = "))


def test_a_phrase_of_the_house_is_no_fault_of_a_game(game):
    assert fault(game, lambda loaded: Phrases("en", loaded).text("loop-nothing-of-this-name")) is None
