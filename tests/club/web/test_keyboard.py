"""Whole games in Chromium by the keyboard alone, beside OpenSSH: the log has what the script driver tells, word for word."""

import pytest
from chromium import Chromium
from club_here import Here
from club_players import SHORT_GAMES, YES, Watcher, play_out
from keyboard_page import KeyboardPage
from transcripts import at_home, over_the_line

from access.storage import catalogue

pytestmark = [pytest.mark.connected, pytest.mark.real]
LOBBY = {"en": r"Lobby.*\? $", "de": r"Lobby.*\? $", "fr": r"Salon.*\? $"}
SIT = {"en": "sit 1", "de": "setzen 1", "fr": "rejoindre 1"}
START = {"en": r"Start\? $", "de": r"Los\? $", "fr": r"Commencer\? $"}
AGAIN = {"en": r"Again.*\? $", "de": r"Noch einmal.*\? $", "fr": r"Encore.*\? $"}
LEAVES = {"en": "quit", "de": "ende", "fr": "quitter"}
CASES = [(name, language) for name in catalogue.names() for language in LOBBY]


def seated(club, chromium, name, language):
    """Anna at a page by the keyboard, Ben at a terminal, and a bot, at a table."""
    anna = KeyboardPage(chromium, club.page, buttons=True).join("Anna", YES[language], LOBBY[language])
    ben = club.member("Ben", "-T")
    club.gather("Anna", name, bots=1, **SHORT_GAMES[name])
    anna.says(SIT[language], START[language])
    ben.says("sit 1", r"Start\? $")
    ben.says("start", "At the table: Anna, Ben")
    return anna, ben


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(*each, marks=() if each == ("words", "de") else pytest.mark.everything, id="-".join(each))
        for each in CASES
    ],
)
def test_a_whole_game_by_keys_alone_is_told_word_for_word_as_at_home(name, language):
    with Here() as club, Chromium(language) as chromium:
        anna, ben = seated(club, chromium, name, language)
        watcher = Watcher(club.store)
        typed = play_out(watcher, {0: anna, 1: ben}, {0: language, 1: "en"})
        anna.until(AGAIN[language])
        ben.until("Again|again")
        assert over_the_line(anna) == at_home(watcher, 0, language, 1000, typed[0])
        assert over_the_line(ben) == at_home(watcher, 1, "en", 80, typed[1])
        assert anna.pressed
        anna.says(LEAVES[language], LOBBY[language])
        ben.says("quit", r"Lobby.*\? $")
        assert chromium.messages == []
