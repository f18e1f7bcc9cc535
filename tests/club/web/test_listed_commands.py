"""What has a button on the page of a club works: each command that is listed there is typed, wherever one is asked."""

import re

import pytest
from club_here import Here
from club_players import PROMPT, SHORT_GAMES, Watcher, play_out
from pages import LOBBY, Browser
from refused import refusals

from access.club.understood import game_called, titles
from access.language.phrases import Phrases
from access.language.texts import game_title
from access.storage import catalogue

pytestmark = pytest.mark.connected
LEFT_OUT = {"quit", "rules", "hand", "next"}
"""Two lead away from the question, and next means Enter at the newest line; hand only asks it again, which a page does
not tell apart."""


MORE = [
    *((name, options) for name, options in SHORT_GAMES.items() if name not in ("kaques", "words")),
    ("words", {"rounds": "1", "check": "always"}),
    ("words", {"rounds": "1", "check": "challenge", "advice": "no"}),
]


def listed(browser):
    """The commands that have a button."""
    found = browser.tree.find(".//*[@id='commands']")
    return {button.get("value") for button in found.iter("input")} if found is not None else set()


def type_all(browser, game):
    """Type each command that is listed; return them."""
    words = listed(browser)
    for word in sorted(words - LEFT_OUT):
        before = len(browser.shown)
        browser.says(word, PROMPT)
        while browser.fields["kind"] == "text":  # it asks for more
            browser.says("", PROMPT)
        told = browser.shown[before:]
        assert not refusals(told, game), (word, told)
    return words


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("kaques", {"target": "500"}),
        *(pytest.param(*each, marks=pytest.mark.everything) for each in MORE),
    ],
)
def test_no_question_of_a_club_lists_a_command_that_it_refuses(name, options):
    game, met = catalogue.find(name), {}
    with Here() as club:
        anna, guest = Browser(club.page).join("Anna"), Browser(club.page)
        guest.enter(kind="guest")
        guest.says("Gustav", LOBBY)
        at_lobby = type_all(anna, None)
        assert "statistics" in at_lobby
        assert not at_lobby & {"invite", "standin", "summary", "advice"}
        assert type_all(guest, None) == at_lobby - {"statistics"}
        assert {"account", "link"} <= anna.buttons.keys()
        assert not {"account", "link"} & guest.buttons.keys()
        guest.says("account", "Guests have no account")
        guest.until(LOBBY)
        club.gather("Anna", name, **options)
        for person in (anna, guest):
            person.says("sit 1", r"Start\? $")
        assert "invite" in type_all(anna, None)
        anna.says("start", "At the table")
        guest.until("At the table")
        clients, watcher = {0: anna, 1: guest}, Watcher(club.store)

        def extra(seat, number):
            kind = seat, type(watcher.look())
            if kind not in met:
                met[kind] = type_all(clients[seat], game)

        play_out(watcher, clients, {0: "en", 1: "en"}, extra)
        for person in (anna, guest):
            person.until("Again")
            assert not type_all(person, game) & {"invite", "standin", "summary", "advice", "turn"}
    words = set().union(*met.values())
    assert {"invite", "standin", "summary"} <= words
    assert ("look" in words) == (options.get("check") == "always")


PICKED = {"en": ("open", "bots 2"), "de": ("öffnen", "Bots 2"), "fr": ("ouvrir", "bots 2")}
"""To open a table, and a change of it."""


@pytest.mark.parametrize(
    ("language", "names"), [("en", ("kaques", "words")), ("de", ("kara", "verflixte6")), ("fr", ("misericorde",))]
)
def test_each_game_and_each_change_of_a_table_has_a_button_that_is_understood(language, names):
    opens, bots = PICKED[language]
    phrases = Phrases(language)
    unclear = phrases.text("setup-not-understood", typed="?").partition("?")[0]
    with Here() as club:
        guest = Browser(club.page, language)
        guest.enter(kind="guest")
        guest.says("Gustav", PROMPT)
        for name in names:
            title = game_title(catalogue.find(name), language)
            guest.press(opens)
            guest.until(PROMPT)
            assert {game_title(catalogue.find(each), language) for each in catalogue.names()} == set(guest.offers)
            guest.press(title)
            guest.until(PROMPT)
            assert guest.question.startswith(f"{title}: "), guest.shown
            start, *changes = guest.offers[1:]
            assert len(changes) > 10
            for change in changes:
                before = len(guest.shown)
                guest.press(change)
                guest.until(PROMPT)
                told = guest.shown[before:]
                assert guest.question.startswith(f"{title}: "), (change, told)
                assert unclear not in told, (change, told)
            guest.says(bots, PROMPT)
            guest.press(start)
            guest.until("Gustave, ")
            guest.until(PROMPT)
            guest.says(phrases.words("loop-command-quit")[0], re.escape(phrases.line("loop-lobby", "brief").text))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_title_on_the_button_of_a_game_means_that_game(language):
    for title in titles(language):
        assert game_title(game_called(title, language), language) == title


def test_the_question_of_the_lobby_and_its_buttons_name_the_same_words_and_none_stands_twice():
    with Here() as club:
        guest = Browser(club.page)
        guest.enter(kind="guest")
        guest.says("Gustav", LOBBY)
        named = re.findall(r"\w+", guest.question.partition(": ")[2].replace(" or ", " "))
        assert guest.offers[: len(named)] == named
        assert not listed(guest) & set(guest.offers)
        for word in ("tables", "people", "help"):
            guest.press(word)
            guest.until(LOBBY)
        club.gather("Gustav", "kara")
        club.gather("Gustav", "kaques")
        guest.press("sit")
        guest.until(r"Which table\? $")
        assert len(guest.offers) == 2
        guest.press("Jaques le Kaques, table 2")
        guest.until("Table 2 is open")
