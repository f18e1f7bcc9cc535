"""The page in Chromium under Orca: each line is heard once and in order, typed letters once, and the focus stays."""

import re
import time

import pytest
from club_here import Here
from club_players import PROMPT, SHORT_GAMES, Watcher, play_out
from orca_page import PARTS, OrcaPage, Windowed

from access.storage import catalogue

pytestmark = [pytest.mark.connected, pytest.mark.heard_by_orca, pytest.mark.posix("Orca")]
LOBBY = r"Lobby.*\? $"


def check(page):
    """Raise AssertionError unless Orca has said each part of the log once, in order, to its end, and each key once."""
    assert page.heard == page.told
    assert page.cut_off == []
    assert page.echoed == page.pressed_keys
    assert page.browser.focus == "text"
    assert page.browser.messages == []


def test_talk_in_the_lobby_is_heard_once_and_in_order():
    with Here() as club, Windowed() as browser:
        anna = OrcaPage(browser, club.page, "Anna")
        ben = club.member("Ben")
        anna.begin()
        anna.says("set talk now", LOBBY)
        for line in ("hello", "hello", "are you there?"):  # equal lines one after the other
            ben.says(f"say {line}", r"\? $")
        anna.until(r"there\?")
        anna.says("say yes", "Said")
        check(anna)


def test_a_code_is_heard_and_nothing_when_it_goes():
    with Here() as club, Windowed() as browser:
        anna = OrcaPage(browser, club.page, "Anna")
        anna.begin()
        anna.type("link")
        browser.until("/Linking code[^]*Lobby/.test(document.getElementById('log').textContent)")
        *_, code, asked = browser.run(PARTS)
        anna.type("people")
        browser.until("document.getElementById('log').textContent.includes('Only you are here')")
        *_, last = told = browser.run(PARTS)
        assert code not in told
        assert " ".join(anna.heard) == f"{code} {asked} {last}"  # on a busy computer Orca says two lines in one
        assert anna.cut_off == []


@pytest.mark.everything
def test_no_letter_of_a_passphrase_is_named():
    with Here() as club, Windowed() as browser:
        anna = OrcaPage(browser, club.page)
        anna.tab_to(lambda at: at["kind"] == "new" and at["tag"] == "BUTTON")
        browser.press("Enter")
        browser.until("document.readyState === 'complete' && document.activeElement.id === 'text'")
        anna.until(r"\? $")
        anna.begin()
        anna.says("Anna", r"[?:] $")
        anna.says("yes", r"passphrase.*[?:] $")
        before = len(anna.echoed)
        for typed, then in (("quick brown", "again"), ("quick brown", LOBBY)):
            anna.says(typed, then)
        assert set(anna.echoed[before:]) <= {"asterisk", "star", "return", "space"}, anna.echoed
        assert browser.focus == "text"


@pytest.mark.everything
@pytest.mark.parametrize("name", catalogue.names())
def test_a_whole_game_is_heard_line_by_line(name):
    with Here() as club, Windowed() as browser:
        anna, ben = OrcaPage(browser, club.page, "Anna"), club.member("Ben", "-T")
        anna.begin()
        club.gather("Anna", name, **SHORT_GAMES[name])
        anna.says("sit 1", r"Start\? $")
        ben.says("sit 1", r"Start\? $")
        ben.says("start", "At the table: Anna, Ben")
        assert play_out(Watcher(club.store), {0: anna, 1: ben}, {0: "en", 1: "en"})[0]
        anna.until(r"Again.*\? $")
        ben.until("Again|again")
        check(anna)


@pytest.mark.everything
def test_a_tournament_is_heard_line_by_line():
    with Here() as club, Windowed() as browser:
        anna, ben = OrcaPage(browser, club.page, "Anna"), club.member("Ben", "-T")
        anna.begin()
        anna.says("tournament", r"Open\? $")
        for line in ("bots 2", "size 2", "advance 1"):
            anna.says(line, r"Open\? $")
        anna.says("", "Tournament 1 is open")
        ben.says("sit 1", r"Start\? $")
        anna.type("start")
        while not all(re.search(r"wins the tournament\.(.|\n)*Lobby[^\n]*\? $", each.shown) for each in (anna, ben)):
            for person in (anna, ben):
                person._read(0.1)
                asked = person.shown.rpartition("\n")[2]
                if re.search(PROMPT, asked) and not re.search(r"Lobby|stand\?", asked):
                    person.type("none" if "Which" in asked else "stop" if "point" in asked else "yes")
        assert "Stage 1, table 1 of 2: Anna, Ben" in anna.shown
        assert "The final" in anna.shown
        check(anna)


@pytest.mark.everything
def test_at_the_entrance_folded_ways_are_told_as_such_and_what_is_wrong_is_heard_before_its_field():
    with Here() as club, Windowed() as browser:
        anna = OrcaPage(browser, club.page)

        def heard():
            anna.desktop.quiet()
            said = [text for _, kind, text in anna._events if kind == "say"]
            anna.begun = time.monotonic()
            return " ".join(said)

        anna.tab_to(lambda at: at["tag"] == "SUMMARY" and at["label"] == "I lost my passphrase")
        assert "I lost my passphrase toggle button collapsed" in heard()
        browser.press("Enter")
        assert "expanded" in heard()
        anna.tab_to(lambda at: at["id"] == "name", back=True)
        for way, typed in (("", "nobody"), ("Tab", "wrong")):
            if way:
                browser.press(way)
            if "Focus mode" not in heard():
                anna.desktop.chord("Insert", "a")
                assert "Focus mode" in heard()
            anna.keys(typed)
        browser.press("Enter")
        browser.until("document.activeElement.id === 'wrong'")
        assert "That name and passphrase do not match. Try again." in heard()
        browser.press("Tab")
        assert "Name" in heard()
        assert browser.focus == "name"
