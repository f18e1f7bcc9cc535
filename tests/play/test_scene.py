"""The scene above a question, for displays of several rows: how the table stands, and nothing that is not one's own."""

import pytest

from access.dialogue.asking import Confirm
from access.dialogue.commands import AwayFromTables
from access.dialogue.requests import Listener
from access.engine.chance import Seeded
from access.engine.table import Table
from access.language.phrases import Here, Phrases
from access.play.at_table import AtTable, BesideTable, scene
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.game import Sitting
from games.steps import Ask

NAMES = ("Ann", "Ben")


def at_question(name, language="en"):
    """A table of this game at its first question, and who listens there."""
    game = catalogue.find(name)
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, language))
    table, chance = Table(lambda: game.new(2, options)), Seeded(3)
    while not isinstance(table.open, Ask):
        table.apply(chance(table.number, table.open))
    return table, game, Phrases(language, game, NAMES, (0, 1))


def scene_of(name, seats, language="en"):
    table, game, phrases = at_question(name, language)
    found = scene(AtTable(table, game), Here(frozenset(seats)), Listener(0, phrases), table.open)
    return {part: line().text for part, line in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_has_points_and_whose_turn_it_is(name, language):
    found = scene_of(name, (0,), language)
    assert {"points", "turn"} <= found.keys() <= {"points", "turn", "state", "hand"}
    assert all(found.values())
    assert "Ann" in found["points"]
    assert "Ben" in found["points"]


def test_the_pot_stands_there_where_a_game_is_played_for_one():
    assert scene_of("words", (0,))["state"] == "pot 2, call 0"
    assert "pot" in scene_of("misericorde", (0,))["state"]
    assert "state" not in scene_of("kaques", (0,))


def test_at_a_shared_keyboard_cards_stand_only_beside_a_question_for_which_they_were_opened():
    table, game, phrases = at_question("words")
    sure = Confirm(table.open.seat, "Fold?", "Fold?")
    for seats, question, shown in (((0, 1), table.open, True), ((0, 1), sure, False), ((0,), sure, True)):
        found = scene(AtTable(table, game), Here(frozenset(seats)), Listener(0, phrases), question)
        assert ("hand" in found) == shown


def test_who_watches_sees_no_hand_and_a_menu_has_no_scene():
    table, game, phrases = at_question("words")
    watching = scene(BesideTable(table, game), Here(frozenset()), Listener(0, phrases), table.open)
    assert "hand" not in watching
    assert AwayFromTables().scene(Here(frozenset()), Listener(0, phrases), table.open) == {}
