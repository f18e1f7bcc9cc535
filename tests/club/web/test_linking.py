"""Linking codes between the two doors: the same account by ssh and at the page."""

import re

import pytest
from club_here import Often
from pages import LOBBY, PASSPHRASE, Browser
from passkey_browser import PasskeyBrowser

pytestmark = pytest.mark.connected
CODE = r"Linking code: (\w{4}-\w{4})\."


@pytest.fixture(scope="module")
def club():
    with Often() as here:
        yield here


def linked(club, code, browser=Browser):
    """Somebody at the page with a code from the other door."""
    person = browser(club.page)
    person.enter(**{"kind": "link", "link-code": code})
    person.until(r"Set a passphrase, with which you come in from now on\? Enter for no: $")
    assert "You are new here" not in person.seen
    return person


def test_who_comes_by_ssh_sets_a_passphrase_at_the_page_and_comes_in_with_it(club):
    anna = club.member("Anna")
    page = linked(club, anna.says("link", CODE)[1])
    page.says("yes", r"[?:] $")
    page.says(PASSPHRASE, r"[?:] $")
    page.says(PASSPHRASE, LOBBY)
    again = Browser(club.page)
    again.enter(kind="member", name="Anna", passphrase=PASSPHRASE)
    again.until("Anna")
    anna.says("people", "Only you are here")
    anna.says("account", r"Account")
    anna.says("logins", r"1: a browser.*\s+2: a browser")


def test_who_comes_by_ssh_adds_a_passkey_at_the_page_without_a_passphrase(club):
    ben = club.member("Ben")
    page = linked(club, ben.says("link", CODE)[1], PasskeyBrowser)
    page.says("no", "This browser stays logged in for a month")
    page.add()
    assert "The passkey is added" in page.seen
    again = PasskeyBrowser(club.page, page.device)
    again.come_in()
    again.until(LOBBY)
    account = club.do(club.club.store.people.by_name("Ben"))
    assert club.do(club.club.store.people.secret(account.id)) is None


def test_who_comes_by_the_page_adds_a_key_by_ssh(club):
    carla = Browser(club.page).join("Carla")
    assert "link" in carla.buttons
    carla.at = len(carla.shown)
    carla.press("link")
    code = carla.until(CODE)[1]
    ssh = club.call("new", key="Carla's")
    ssh.until(r"Your name.*\?")
    ssh.says("link", r"Linking code\?")
    ssh.says(code, "The key is added.")
    ssh.until("Carla")
    next_time = club.call("Carla", key="Carla's")
    next_time.until("Welcome back, Carla|Welcome to Taverne, Carla")
    for each in (ssh, next_time):
        each.kill()


@pytest.mark.parametrize(("language", "button"), [("en", "link"), ("de", "koppeln"), ("fr", "lier")])
def test_the_account_has_a_button_that_makes_a_code_and_the_entrance_says_where_it_is_typed(club, language, button):
    person = Browser(club.page, language)
    assert re.search(rf"\b{button}\b", person.seen)
    name = f"Dora {language.upper()}"
    person.enter(kind="new")
    answers = {"en": "yes", "de": "ja", "fr": "oui"}
    for line in (name, answers[language], PASSPHRASE, PASSPHRASE):
        person.type(line)
    person.until(r"\? $")
    person.says({"en": "account", "de": "Konto", "fr": "compte"}[language], r"\? $")
    person.at = len(person.shown)
    person.press(button)
    assert re.search(r": \w{4}-\w{4}\. .*: \w \w \w \w, \w \w \w \w\.", person.until(r"(?s).*\? $")[0])


@pytest.mark.parametrize(
    ("asked", "code"), [(("link",), CODE), (("account", "recovery", "yes"), r"Your recovery code.*: (\S+)\. ")]
)
def test_a_code_stands_on_the_page_until_the_next_answer_and_then_nowhere_on_it(club, asked, code):
    eva = Browser(club.page).join(f"Eva {asked[0]}")
    for line in asked[:-1]:
        eva.says(line, r"[?:] $")
    found = eva.says(asked[-1], code)[1]
    eva.get("/")
    assert found in eva.seen, "it can be read again"
    eva.type("back" if asked[1:] else "people")
    eva.get("/")
    assert found not in eva.text
    assert " ".join(found.partition("-")[0]) not in eva.seen
    assert "A code stood here. It is shown once." in eva.seen
    sessions = club.web.visits.sessions._sessions.values()
    assert found not in str([session.page.events for session in sessions])


def test_who_becomes_a_member_may_still_type_link_and_its_code(club):
    person = Browser(club.page)
    person.enter(kind="new")
    person.until(r"\? $")
    person.says("link", r"Linking code\? $")
    person.says(club.member("Typing").says("link", CODE)[1], r"Set a passphrase, with which you come in")


@pytest.mark.parametrize("code", ["", "abcd-efgh"])
def test_a_code_from_ssh_that_is_missing_or_wrong_is_asked_for_again(club, code):
    person = Browser(club.page)
    person.enter(**{"kind": "link", "link-code": code})
    person.until(r"Linking code\? $")
    assert ("not right, or used up" in person.seen) == bool(code)
    person.says(club.member("Late" if code else "Later").says("link", CODE)[1], "Set a passphrase")


def test_a_language_is_chosen_at_the_entrance_where_the_browser_says_none(club):
    person = Browser(club.page)
    link = next(each for each in person.tree.iter("a") if each.text == "français")
    assert (link.get("lang"), link.get("href")) == ("fr", "/?lang=fr")
    person.get(link.get("href"))
    assert person.tree.get("lang") == "fr"
    ways = {form.get("action") for form in person.tree.iter("form")}
    assert ways == {"/enter?lang=fr"}
    person.get(ways.pop(), {"kind": "new"})
    person.until("Ton nom")
