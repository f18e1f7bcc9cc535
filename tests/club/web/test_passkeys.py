"""Passkeys at the page: a device in software adds them and comes in; what else is tried lets nobody in."""

import json
import re
import time
from dataclasses import replace
from datetime import datetime

import pytest
from authenticator import Authenticator
from club_here import Here, Often
from pages import LOBBY, PASSPHRASE, Browser, text_of
from passkey_browser import PasskeyBrowser, registered
from ssh_club import PATIENCE

from access.club.credentials import Domain
from access.club.visit.accounts import data_as_json

pytestmark = pytest.mark.connected


@pytest.fixture(scope="module")
def club():
    with Often() as here:
        yield here


def member(club, name):
    registered(club, name)
    return PasskeyBrowser(club.page).with_passphrase(name)


def with_passkey(club, name):
    browser = member(club, name)
    browser.add()
    assert "The passkey is added" in browser.seen
    return browser


def other(club, browser):
    """Another browser at the same device."""
    return PasskeyBrowser(club.page, browser.device)


def person_of(club, name):
    return club.do(club.club.store.people.by_name(name)).id


def is_out(browser):
    return browser.tree.find(".//form[@action='/enter']") is not None


def test_a_member_adds_a_passkey_and_comes_in_with_it_from_another_browser(club):
    anna = with_passkey(club, "Anna")
    assert "phone, since" in anna.seen
    anna.at = len(anna.shown)
    anna.get("/")
    anna.until("A passkey was added to your account: phone. If that was not you")
    anna.get("/passkeys?told=added")
    assert anna.text.partition("<title>")[2].startswith("The passkey is added")
    again = other(club, anna)
    again.come_in()
    again.until("Welcome back, Anna|Welcome to Taverne, Anna")
    again.says("people", LOBBY)


def test_a_device_that_must_be_told_a_name_comes_in_by_it(club):
    anna = with_passkey(club, "Anna Named")
    again = other(club, anna)
    again.come_in("anna named", handle=b"")
    again.until(LOBBY)
    elsewhere = other(club, anna)
    elsewhere.come_in("", handle=b"")
    assert elsewhere.status == 403  # without a name and a person nobody is named


def test_a_name_that_nobody_has_is_asked_for_a_passkey_like_any_other(club):
    asked = [PasskeyBrowser(club.page).asked("/passkey", name=name) for name in ("Nobody Here", "nobody here")]
    names = [[each["id"] for each in question["allowCredentials"]] for question in asked]
    assert len(names[0]) == 1
    assert names[0] == names[1]
    assert asked[0]["challenge"] != asked[1]["challenge"]


def test_where_invitations_are_needed_a_name_asks_for_no_passkey_of_its_own(club, monkeypatch):
    anna = with_passkey(club, "Anna Invited")
    monkeypatch.setattr(club.club, "invite_only", True)
    again = other(club, anna)
    assert again.asked("/passkey", name="Anna Invited")["allowCredentials"] == []
    again.come_in("Anna Invited")
    again.until(LOBBY)


def test_several_passkeys_are_listed_by_name_and_one_that_is_removed_logs_other_browsers_out(club):
    anna = with_passkey(club, "Anna Several")
    lost = PasskeyBrowser(club.page).with_passphrase("Anna Several")
    lost.add("lost <phone>")
    assert [text_of(each) for each in lost.tree.iter("h2")] == ["Your passkeys", "A new passkey"]
    anna.get("/passkeys")
    assert "lost <phone>, since" in anna.seen
    remove(anna, "Remove lost <phone>")
    assert "The passkey is removed, and all your other visits have ended." in anna.seen
    assert "lost" not in anna.seen.partition("Your passkeys")[2]
    end = time.monotonic() + PATIENCE
    while not is_out(lost):
        assert time.monotonic() < end, lost.seen
        club.do(looked(club))
        lost.get("/passkeys")
    thief = other(club, lost)
    thief.come_in()
    assert thief.status == 403
    assert "This passkey does not fit" in thief.seen


def test_two_passkeys_of_one_name_are_told_apart(club):
    anna = with_passkey(club, "Anna Twins")
    for _ in range(2):
        anna.device = Authenticator(anna.device.origin)
        anna.add()
    assert [
        name for name in ("phone", "phone 2", "phone 3") if f"Remove {name}" in map(text_of, anna.tree.iter("button"))
    ] == [
        "phone",
        "phone 2",
        "phone 3",
    ]


async def looked(club):
    await club.web.visits.look_at_logins()


def remove(browser, button):
    form = next(
        form
        for form in browser.tree.iter("form")
        if form.get("action") == "/passkeys/remove" and text_of(form).strip() == button
    )
    sent = {each.get("name"): each.get("value") for each in form.iter("input")}
    browser.get("/passkeys/remove", sent)
    return sent


def test_the_last_way_in_stays_and_a_passkey_is_one(club):
    anna = with_passkey(club, "Anna Last")
    person = person_of(club, "Anna Last")
    club.do(club.club.store.people.change(person, secret=None))
    anna.get("/passkeys")
    remove(anna, "Remove phone")
    assert "This passkey is your only way in" in anna.seen
    club.do(club.club.store.people.add_key(person, "SHA256:key of Anna Last", {""}))
    anna.get("/")
    anna.says("account", r"Account.*\? $")
    anna.says("passkeys", "1: phone, since .*, last used [^:]*: $")
    anna.says("", r"Account\? $")
    anna.says("remove", ": $")
    anna.says("1", "The key is removed")
    anna.says("passkeys", ": $")
    anna.says("1", "This passkey is your only way in")
    anna.says("passkeys", ": $")
    anna.says("2", "There is no passkey with this number")


def test_passkeys_are_among_the_data_that_a_person_hears_and_are_removed_in_the_lobby_too(club):
    anna = with_passkey(club, "Anna Data")
    anna.get("/")
    anna.says("account", r"Account.*\? $")
    anna.says("data", "Passkey: phone, since .*, last used")
    (kept,) = json.loads(club.do(written(club, person_of(club, "Anna Data"))))["passkeys"]
    assert kept["name"] == "phone"
    assert all(datetime.fromisoformat(kept[moment]) for moment in ("added", "used"))
    anna.says("passkeys", ": $")
    anna.says("1", "The passkey is removed, and all your other visits have ended")
    anna.says("passkeys", "You have no passkeys")
    assert club.do(club.club.store.passkeys.of(person_of(club, "Anna Data"))) == []


async def written(club, person):
    """All that the club keeps of a person, as its keeper writes it."""
    return "".join([part async for part in data_as_json(club.club.store.people, person)])


def test_a_deleted_account_takes_its_passkeys_along(club):
    anna = with_passkey(club, "Anna Gone")
    person = person_of(club, "Anna Gone")
    club.do(club.club.store.people.forget(person))
    assert club.do(club.club.store.passkeys.of(person)) == []
    again = other(club, anna)
    again.come_in()
    assert again.status == 403


def test_a_banned_person_hears_it_once_their_passkey_is_proven_and_does_not_come_in(club):
    anna = with_passkey(club, "Anna Banned")
    club.do(club.club.store.people.change(person_of(club, "Anna Banned"), banned=1))
    again = other(club, anna)
    again.come_in()
    assert again.status == 403
    assert "You are banned from this club. Only its keeper can let you in again." in again.seen


@pytest.mark.parametrize("passphrase", [PASSPHRASE, "wrong wrong"])
def test_a_banned_person_hears_it_once_their_passphrase_is_proven_too(club, passphrase):
    name = f"Anna {passphrase.split()[0]}"
    Browser(club.page).join(name)
    club.do(club.club.store.people.change(person_of(club, name), banned=1))
    browser = Browser(club.page)
    browser.enter(kind="member", name=name, passphrase=passphrase)
    assert browser.status == 403
    assert ("You are banned from this club. Only its keeper" in browser.seen) == (passphrase == PASSPHRASE)


def test_an_answer_counts_once_in_the_browser_that_was_asked_and_for_five_minutes(club):
    anna = with_passkey(club, "Anna Once")
    again = other(club, anna)
    answer = again.device.get(again.asked("/passkey"))
    thief = PasskeyBrowser(club.page)
    thief.show(answer)  # without the cookie of who was asked
    assert (thief.status, "took longer than five minutes" in thief.seen) == (403, True)
    cookie = again.cookie
    again.show(answer)
    again.until(LOBBY)
    again.cookie = cookie
    again.show(answer)
    assert (again.status, "took longer than five minutes" in again.seen) == (403, True)
    again.asked("/passkey")
    club.do(club.club.store.database.one("UPDATE challenges SET until = until - 300"))
    again.show(again.device.get({"challenge": "AA", "rpId": "localhost"}))
    assert (again.status, "took longer than five minutes" in again.seen) == (403, True)


def test_the_passkey_of_somebody_else_does_not_come_in_under_a_name(club):
    anna, ben = with_passkey(club, "Anna Else"), with_passkey(club, "Ben Else")
    thief = other(club, ben)
    asked = thief.asked("/passkey", name="Anna Else")
    (own,) = ben.device.keys
    thief.show(thief.device.get({**asked, "allowCredentials": []}, own))
    assert thief.status == 403
    (hers,) = anna.device.keys
    thief.show(thief.device.get({**thief.asked("/passkey"), "allowCredentials": []}, own).replace(own, hers))
    assert thief.status == 403
    handle = club.web.passkeys._party.handle(person_of(club, "Anna Else"))
    thief.show(thief.device.get(thief.asked("/passkey"), own, handle=handle))
    assert thief.status == 403


def test_a_passkey_whose_counter_goes_back_is_refused_and_the_log_says_whose(club):
    anna = with_passkey(club, "Anna Copied")
    again = other(club, anna)
    again.come_in()
    again.until(LOBBY)
    copy = PasskeyBrowser(club.page, Authenticator(anna.device.origin))
    copy.device.keys = anna.device.keys
    copy.come_in()
    assert copy.status == 403
    assert "somebody may have a copy" in copy.seen
    assert re.search(rf"passkey counted back.*{person_of(club, 'Anna Copied')}", club.log)


def test_other_sites_and_other_sessions_add_and_remove_nothing(club):
    anna, ben = with_passkey(club, "Anna Guarded"), member(club, "Ben Guarded")
    ben.get("/passkeys")
    anna.get("/passkeys")
    (own,) = anna.device.keys
    answer = ben.device.create(ben.asked("/passkeys/question", token=ben.token))
    ben.get("/passkeys")
    for path, form in (
        ("/passkeys/question", {}),
        ("/passkeys/add", {"answer": answer, "label": "thief"}),
        ("/passkeys/remove", {"passkey": own}),
    ):
        for token in ("", ben.token):
            anna.get(path, {**form, "token": token})
            assert anna.status == 403
        anna.get("/passkeys")
        for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
            anna.get(path, {**form, "token": anna.token}, **headers)
            assert anna.status == 403
            anna.get("/passkeys")
    ben.get("/passkeys/remove", {"token": ben.token, "passkey": own})
    assert "This passkey is not there any more" in ben.seen
    anna.get("/passkeys/add", {"token": anna.token, "answer": answer, "label": "thief"})
    assert "took longer than five minutes" in anna.seen  # what Ben was asked is no question to Anna
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
        anna.get("/passkey", {"name": ""}, **headers)
        assert anna.status == 403
    person = person_of(club, "Anna Guarded")
    assert [each.id for each in club.do(club.club.store.passkeys.of(person))] == [own]


def test_a_passkey_that_somebody_has_is_nobody_elses_and_an_answer_from_another_site_adds_none(club):
    ben = member(club, "Ben Twice")
    anna = member(club, "Anna Twice")
    answer = anna.add()
    ben.get("/passkeys")
    ben.asked("/passkeys/question", token=ben.token)
    ben.get("/passkeys")
    ben.get("/passkeys/add", {"token": ben.token, "answer": answer, "label": ""})
    assert "This passkey does not fit" in ben.seen  # the challenge is another one
    ben.device.origin = "http://evil.example"
    ben.add()
    assert "This passkey does not fit" in ben.seen
    taken = club.do(club.club.store.passkeys.by_id(next(iter(anna.device.keys))))
    assert not club.do(club.club.store.passkeys.add(replace(taken, person=person_of(club, "Ben Twice")), {""}))


def test_guests_and_newcomers_have_no_passkeys_and_hear_why(club):
    guest = PasskeyBrowser(club.page)
    guest.enter(kind="guest")
    assert guest.tree.find(".//a[@href='/passkeys']") is None
    guest.get("/passkeys")
    assert "Passkeys are for members. Become a member first." in guest.seen
    guest.get("/")
    token = guest.fields["token"]
    for path in ("/passkeys/question", "/passkeys/add", "/passkeys/remove"):
        guest.get(path, {"token": token})
        assert guest.status == 403
    nobody = PasskeyBrowser(club.page)
    nobody.get("/passkeys")
    assert is_out(nobody)


def test_without_scripts_the_page_says_that_a_passkey_needs_one_and_offers_the_passphrase(club):
    anna = PasskeyBrowser(club.page)
    assert "A passkey needs a script, and none runs in this browser. Come in with name and passphrase." in anna.seen
    form = anna.tree.find(".//form[@id='passkey']")
    assert form.find(".//button") is None
    registered(club, "Anna Plain")
    anna.with_passphrase("Anna Plain")
    anna.get("/passkeys")
    assert "A passkey needs a script, and none runs in this browser. You can go on" in anna.seen


def test_at_another_address_there_are_no_passkeys_and_the_page_says_where(club):
    anna = Browser(club.page)
    there = f"http://localhost:{club.page}"
    assert address_after(anna, "Come in there:") == there
    assert anna.tree.find(".//form[@id='passkey']") is None
    registered(club, "Anna Numbers")
    anna.enter(kind="member", name="Anna Numbers", passphrase=PASSPHRASE)
    anna.get("/passkeys")
    assert address_after(anna, "Add yours there:") == f"{there}/passkeys"
    anna.enter(kind="passkey", answer="{}")
    assert anna.status == 403
    anna.get("/passkey", {"name": ""})
    assert anna.status == 403
    by_tunnel = PasskeyBrowser(club.page)
    by_tunnel.always = {"Host": "localhost:9000"}
    by_tunnel.get("/")
    assert address_after(by_tunnel, "Come in there:") == there


def address_after(browser, sentence):
    """The address to which the link below a sentence leads."""
    parts = list(browser.tree.iter("p"))
    place = next(number for number, part in enumerate(parts) if text_of(part).endswith(sentence))
    return parts[place + 1].find("a").get("href")


def test_passkeys_are_tried_as_often_as_passphrases_and_take_from_the_same_share():
    with Here() as club:
        thief = PasskeyBrowser(club.page)
        found = []
        for _ in range(4):
            thief.enter(kind="member", name="Anna", passphrase="wrong wrong")
            thief.enter(kind="passkey", answer="{}")
            found.append(thief.status)
        assert found == [403, 429, 429, 429]
        asked = [PasskeyBrowser(club.page).asked("/passkey") for _ in range(6)]
        assert all(asked), "a question is no try: many people share an address"


def test_behind_a_proxy_passkeys_belong_to_the_domain_that_the_keeper_names():
    class Proxied(Often):
        page_options = {"proxied": True, "domain": Domain("club.example", "https://club.example")}  # noqa: RUF012

    class ByProxy(PasskeyBrowser):
        def __init__(self, port, device=None):
            self.port = port
            super().__init__(port, device, origin="https://club.example")

        def get(self, path, form=None, **headers):
            self.always = {"Host": "club.example", "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
            return super().get(path, form, **headers)

    with Proxied() as club:
        anna = ByProxy(club.page).join("Anna")
        anna.add()
        again = ByProxy(club.page, anna.device)
        again.asked("/passkey")
        assert again.cookie.startswith("__Host-taverne-passkey=")
        again.come_in()
        again.until(LOBBY)
    with Here() as plain:
        plain.web.passkeys._party = None
        assert "passkey" not in PasskeyBrowser(plain.page).seen.lower()


def test_without_a_domain_a_page_behind_a_proxy_has_no_passkeys():
    class Proxied(Often):
        page_options = {"proxied": True}  # noqa: RUF012

    with Proxied() as club:
        assert not club.web.passkeys.are_possible
        anna = Browser(club.page)
        anna.get("/passkeys")
        assert is_out(anna)
