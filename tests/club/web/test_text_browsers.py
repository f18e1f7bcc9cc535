"""Whole games typed in w3m and in lynx, and in Chromium without scripts, beside somebody at a terminal."""

import re
import subprocess

import pytest
from chromium import Chromium
from club_here import Here
from club_players import SHORT_GAMES, Watcher, play_out
from keyboard_page import WithoutScripts, words
from pages import Browser
from text_browser import Lynx, W3m

from access.storage import catalogue

pytestmark = [pytest.mark.connected, pytest.mark.read_in_text]
SHORT = ((W3m, "words"),)
CASES = [(browser, name) for browser in (W3m, Lynx) for name in catalogue.names()]


@pytest.mark.parametrize(
    ("browser", "name"),
    [
        pytest.param(*each, marks=() if each in SHORT else pytest.mark.everything, id=f"{each[0].__name__}-{each[1]}")
        for each in CASES
    ],
)
def test_a_whole_game_is_typed_in_a_browser_of_the_terminal(browser, name):
    with Here() as club, browser(club.page) as anna:
        played(club, anna, name)
        anna.type("quit")
        anna.wait_for(lambda: "Come back" in anna.screen or "again" in anna.screen)


@pytest.mark.everything
@pytest.mark.parametrize("name", catalogue.names())
def test_a_whole_game_is_typed_in_chromium_without_scripts(name):
    with Here() as club, Chromium() as chromium:
        played(club, WithoutScripts(chromium, club.page), name)
        assert chromium.messages == []


@pytest.mark.parametrize("command", ["lynx -dump -nolist -width=120", "w3m -dump -cols 120"])
def test_each_button_stands_there_once(command, tmp_path):
    with Here() as club:
        anna = Browser(club.page).join("Anna")
        anna.says(f"sit {club.gather('Anna', 'kaques', bots=1)}", r"Start\? $")
        anna.says("start", r"[?:] $")
        page = tmp_path / "page.html"
        page.write_text(anna.text, encoding="utf-8")
        shown = subprocess.run([*command.split(), page], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"\w+", words(shown).partition("Your answer")[2])
    assert [found.count(word) for word in ("all", "score", "people", "quit")] == [1] * 4
    assert "yes" not in found


def played(club, anna, name):
    """Play a game to its end: whoever comes in by a page has read all that was told, and is in the lobby again."""
    anna.join("Anna")
    ben = club.member("Ben", "-T")
    club.gather("Anna", name, **SHORT_GAMES[name])
    anna.says("sit 1", r"Start\? $")
    ben.says("sit 1", r"Start\? $")
    ben.says("start", "At the table: Anna, Ben")
    typed = play_out(Watcher(club.store), {0: anna, 1: ben}, {0: "en", 1: "en"})
    assert typed[0]
    anna.until(r"Again.*\? $")
    ben.until("Again|again")
    session = next(iter(club.web.visits.sessions._sessions.values()))
    told = words("\n".join(line for event in session.page.events for line in event.lines))
    assert anna.log == told
    anna.says("quit", r"Lobby.*\? $")
    ben.says("quit", r"Lobby.*\? $")
