"""A window of a desktop with xbrlapi: the game in it has the display, and doctor names the way.

That another window takes the display when it comes to the front cannot be seen here: brltty asks the console which
screen is in front, and there is none.
"""

import pytest
from desktop import Desktop
from feel import VirtualDisplay
from fingers import PATIENCE
from helpers import taverne

pytestmark = [pytest.mark.felt, pytest.mark.windowed, pytest.mark.everything, pytest.mark.posix("a desktop of X")]


def test_a_game_in_a_window_has_the_display_and_doctor_names_the_way(home):
    play = ("play", "kaques", "Ann", "--seed", "3", "--braille", "display", "--no-more", "--speech", "off")
    with VirtualDisplay(cells=40, api=True) as display, Desktop(display, home) as desktop:
        window = desktop.terminal(*play)
        display.wait_for("3  2  2  3  6  1?", PATIENCE)
        display.press("FWINLT")
        display.wait_for("To  10000", PATIENCE)
        told = taverne("doctor", "--speech", "off", "--braille", "off", env={**desktop.env, "WINDOWID": window}).stdout
        assert "Taverne writes to it itself in this window" in told.splitlines()[0]
