"""A script types at the program itself, too: what a game prints, speaks, sounds and shows in braille is heard."""

import pytest
from helpers import kept_at_home

from access.cli.group import main
from access.testing import INTERRUPT, Script


def test_a_game_is_heard_by_a_script():
    heard = Script("", "quit").run(main, "play", "kaques", "Ann", "--seed", "3")
    assert heard.printed == [
        "Jaques le Kaques. At the table: Ann, Gustave.",
        "The first to reach 10000 wins. A good turn, 350 or more, is called a Grandmère.",
        "It is your turn. Type the dice to keep and throw the others again, or stop and take the points. A 1 brings 100, a "
        "5 brings 50, three alike more. If nothing scores, the points of the turn are lost.",
        "3 2 2 3 6 1. Keep or stop? ",
        "3 2 2 3 6 1. Keep or stop? quit",
        "Saved. Go on with: taverne resume 1",
    ]
    assert heard.spoken[3] == "3 2 2 3 6 1. Keep or stop?"
    assert heard.sounds == ["dice-4", "turn", "saved"]
    assert (heard.left, heard.unread) == (0, ())


@pytest.mark.brailled
def test_a_game_is_felt_by_a_script():
    heard = Script("", INTERRUPT, cells=20).run(main, "play", "kaques", "Ann", "--seed", "3", "--no-more")
    assert heard.felt == ["322361?", "Saved. Go on with:", "taverne resume 1"]
    assert heard.cells[0].rstrip("\u2800") == "⠼⠉⠃⠃⠉⠋⠁⠦"


def test_the_menu_is_heard_by_a_script():
    heard = Script("8", "", "9", environment=kept_at_home()).run(main)
    assert heard.printed[0].startswith("Menu: 1 play")
    assert heard.printed[-2:] == ["Menu? 9", "Goodbye."]
    assert heard.spoken[-2:] == ["Menu?", "Goodbye."]


def test_the_devices_of_this_computer_serve_again_after_a_script():
    import access.desk

    with Script():
        assert access.desk.served is not None
    assert access.desk.served is None
