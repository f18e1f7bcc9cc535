"""The logins of browsers: any host takes their cookies, and their people see and end them."""

import asyncio
import re
import time

import pytest
from club_here import MANY
from pages import LOBBY, PASSPHRASE, Browser
from ssh_club import PATIENCE

from access.club import tasks
from access.club.gate import Rates, Share
from access.club.web import app, sessions
from access.club.web.guard import browser_named
from access.club.web.sessions import mark_of
from games.refusals import Failed

pytestmark = pytest.mark.connected


def member(club, name):
    return Browser(club.page).join(name)


def again(club, name):
    """The same person in another browser."""
    browser = Browser(club.page)
    browser.enter(kind="member", name=name, passphrase=PASSPHRASE)
    browser.until(LOBBY)
    return browser


def forget(club):
    """Forget all sessions, as another host that never had them."""
    club.web.visits.sessions._sessions.clear()


async def looked(club):
    await club.web.visits.look_at_logins()


def eventually_out(club, browser):
    end = time.monotonic() + PATIENCE
    while "Come in as a guest" not in browser.text:
        assert time.monotonic() < end, browser.seen
        club.do(looked(club))
        browser.get("/")


def test_a_host_that_has_never_seen_a_browser_takes_its_cookie(club):
    anna = member(club, "Anna Host")
    forget(club)
    anna.at = len(anna.shown)
    anna.get("/")
    anna.until("Welcome back|Welcome to Taverne, Anna Host")


def test_a_form_that_was_open_while_the_host_was_started_anew_needs_no_other_token(club):
    anna = member(club, "Anna Form")
    sent = {**anna.fields, "text": "say here I am"}
    forget(club)
    anna.get("/answer", sent)
    assert anna.status == 200
    assert anna.fields["token"] == sent["token"]
    assert anna.tree.find(".//input[@id='text']").get("value") == "say here I am"


def test_the_club_goes_on_while_the_database_is_away_and_asks_it_only_about_logins_that_are_here(club, monkeypatch):
    class Away:
        asked = 0

        async def kept(self, marks):
            Away.asked += 1
            raise Failed("club-database", why="away")

    web = club.web
    monkeypatch.setattr(app, "LOOKS", 0.001)
    monkeypatch.setattr(club.club.store, "logins", Away())
    monkeypatch.setattr(web.visits.sessions, "_sessions", {})

    async def looks(until):
        looking = asyncio.ensure_future(web._look())
        await until(looking)
        looking.cancel()

    async def for_a_while(looking):
        await asyncio.sleep(0.05)

    async def often(looking):
        while Away.asked < 20:
            assert not looking.done()
            await asyncio.sleep(0)

    club.do(looks(for_a_while))
    assert Away.asked == 0
    guest = Browser(club.page)
    guest.enter(kind="guest")
    (session,) = web.visits.sessions._sessions.values()
    session.is_logged_in = True
    club.do(looks(often))
    assert "store not reached" in club.log
    assert club.serving.club.tasks.gave_up == ""


def test_only_the_hash_of_a_cookie_is_stored(club):
    anna = member(club, "Anna Hash")
    cookie = anna.cookie.partition("=")[2]
    assert cookie.encode() not in club.store.read_bytes()
    person = club.do(club.club.store.people.by_name("Anna Hash"))
    (login,) = club.do(club.club.store.logins.of(person.id))
    assert login.mark != cookie
    stolen = Browser(club.page)
    stolen.cookie = f"taverne={login.mark}"
    assert "Come in as a guest" in stolen.get("/")


def test_somebody_ends_all_their_other_logins(club):
    anna = member(club, "Anna Ends")
    other = again(club, "Anna Ends")
    anna.says("account", r"Account.*\? $")
    anna.says("logins", ": $")
    assert re.search(r": a browser, this one, since .*, last used ", anna.shown)
    assert re.search(r": a browser, since .*, last used ", anna.shown)
    anna.says("everywhere", "All other logins have ended.")
    eventually_out(club, other)
    anna.says("", r"\? $")
    person = club.do(club.club.store.people.by_name("Anna Ends"))
    assert len(club.do(club.club.store.logins.of(person.id))) == 1


def test_somebody_ends_one_login_by_its_number_and_a_wrong_number_is_told(club):
    anna = member(club, "Anna One")
    other = again(club, "Anna One")
    anna.says("account", r"Account.*\? $")
    anna.says("logins", ": $")
    anna.says("9", "There is no login with this number.")
    anna.says("logins", ": $")
    number = re.findall(r"([12]): a browser, since", anna.shown)[-1]
    anna.says(number, "That login has ended.")
    eventually_out(club, other)


def test_a_new_passphrase_logs_other_browsers_out(club):
    anna = member(club, "Anna Pass")
    other = again(club, "Anna Pass")
    anna.says("account", r"Account.*\? $")
    anna.says("passphrase", ": $|\\? $")
    anna.says("eight brave bells", r"[?:] $")
    anna.says("eight brave bells", r"1: your present recovery code.*\sKeep it\? Enter for no: $")
    anna.says("", "Your new passphrase is kept")
    eventually_out(club, other)
    anna.get("/")
    assert anna.question.startswith("Account")


def test_who_comes_back_by_a_recovery_code_logs_other_browsers_out(club):
    anna = member(club, "Anna Code")
    code = re.search(r"if you lose your way in: (\S+)\.", anna.seen)[1]
    other = Browser(club.page)
    other.enter(**{"kind": "recover", "recover-name": "Anna Code", "recover-code": code})
    other.until(r"[?:] $")
    other.says("nine brave bells", r"[?:] $")
    other.says("nine brave bells", LOBBY)
    eventually_out(club, anna)
    other.says("people", LOBBY)


def test_a_login_that_could_not_be_written_is_written_later_and_its_visit_goes_on(club, monkeypatch):
    begin, tries = club.club.store.logins.begin, []

    async def away(*given):
        tries.append(given)
        if len(tries) < 3:
            raise Failed("club-database", why="away")
        await begin(*given)

    monkeypatch.setattr(club.club.store.logins, "begin", away)
    anna = member(club, "Anna Written")
    while len(tries) < 3:
        club.do(looked(club))
    anna.says("people", LOBBY)
    assert "login not written" in club.log
    forget(club)
    anna.at = len(anna.shown)
    anna.get("/")
    anna.until("Welcome to Taverne, Anna Written")


def test_who_may_not_come_in_just_now_keeps_their_cookie_and_comes_in_later(club):
    anna = member(club, "Anna Full")
    cookie = anna.cookie
    forget(club)
    gate, club.web._gate._handshakes = club.web._gate, Rates(Share(*[0] * 4, 60), time.monotonic)
    try:
        anna.get("/")
        assert anna.status == 429
        assert anna.headers["Retry-After"]
        assert "Wait a moment" in anna.seen
        assert anna.cookie == cookie
    finally:
        gate._handshakes = Rates(MANY.handshakes, time.monotonic)
    anna.get("/")
    assert "Welcome to Taverne, Anna Full" in anna.seen
    anna.cookie = "taverne=invented"
    anna.get("/")
    assert "You were away too long" in anna.seen
    assert anna.cookie == ""


def test_who_quits_is_logged_out_and_who_closes_the_page_is_not(club):
    anna = member(club, "Anna Quits")
    cookie = anna.cookie
    anna.type("quit")
    anna.cookie = cookie
    anna.get("/")
    person = club.do(club.club.store.people.by_name("Anna Quits"))
    assert not club.do(club.club.store.logins.of(person.id))
    forget(club)
    assert "Come in as a guest" in anna.get("/")


def valid(club, cookie):
    """Tell whether a cookie lets in at a host that has never seen it, as after a kill of this one."""
    return club.do(club.club.store.logins.person(mark_of(cookie.partition("=")[2])))[0] > 0


@pytest.mark.parametrize("way", ["button", "quit"])
def test_who_hears_that_they_are_logged_out_is_so_even_if_the_host_dies_at_once(club, monkeypatch, way):
    name = f"Anna {way}"
    anna, end, heard = member(club, name), club.club.store.logins.end, []
    cookie = anna.cookie
    (session,) = [each for each in club.web.visits.sessions.logged_in() if each.mark == mark_of(cookie[8:])]

    async def late(person, mark):
        await asyncio.sleep(0.3)
        heard.extend(line for event in session.page.events for line in event.lines if "Goodbye" in line)
        await end(person, mark)

    monkeypatch.setattr(club.club.store.logins, "end", late)
    if way == "quit":
        anna.says("quit", "Goodbye")
    else:
        anna.get("/leave", {"token": anna.fields["token"]})
        assert "Come in as a guest" in anna.seen
    assert not valid(club, cookie)
    assert not heard, "the last words came before it was written"


@pytest.mark.parametrize("way", ["button", "quit"])
def test_who_cannot_be_logged_out_now_hears_that_and_is_once_the_database_is_back(club, monkeypatch, way):
    anna, end, is_back = member(club, f"Anna tries {way}"), club.club.store.logins.end, []
    cookie, token = anna.cookie, anna.fields["token"]

    async def away(person, mark):
        if not is_back:
            raise Failed("club-database", why="away")
        await end(person, mark)

    monkeypatch.setattr(sessions, "LONGEST_END", 0.05)
    monkeypatch.setattr(tasks, "AGAIN", 0.01)
    monkeypatch.setattr(club.club.store.logins, "end", away)
    if way == "quit":
        anna.type("quit")
    else:
        anna.get("/leave", {"token": token})
    assert anna.status == 503
    assert "Goodbye" not in anna.seen
    assert valid(club, cookie)
    is_back.append(True)
    until = time.monotonic() + PATIENCE
    while valid(club, cookie):
        assert time.monotonic() < until
    anna.cookie = cookie
    assert "Come in as a guest" in anna.get("/")


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("who", ["the same", "another", "guest"])
def test_a_second_login_in_a_browser_ends_the_first_one(club, monkeypatch, elsewhere, who):
    monkeypatch.setattr(club.web._gate, "may_try", lambda *_: True)  # many come from this address
    name = f"Anna {who} {'there' if elsewhere else 'here'}"
    anna = member(club, name)
    earlier = anna.cookie
    if who == "another":
        member(club, f"Ben {elsewhere}")
    if elsewhere:
        forget(club)
    wanted = f"Ben {elsewhere}" if who == "another" else name
    anna.enter(
        **({"kind": "guest"} if who == "guest" else {"kind": "member", "name": wanted, "passphrase": PASSPHRASE})
    )
    assert anna.cookie not in ("", earlier)
    assert not valid(club, earlier)
    thief = Browser(club.page)
    thief.cookie = earlier
    assert "Come in as a guest" in thief.get("/")
    other = again(club, name)
    assert valid(club, other.cookie), "another browser of hers is not touched"
    anna.until("Your name for this evening" if who == "guest" else LOBBY)
    if who != "guest":
        assert valid(club, anna.cookie)


def test_a_failed_login_in_a_browser_leaves_the_first_one(club):
    anna = member(club, "Anna Fails")
    anna.get("/enter", {"kind": "member", "name": "Anna Fails", "passphrase": "wrong"})
    assert anna.status == 403
    assert "Lobby" in anna.get("/")


def test_who_is_no_moderator_any_more_is_none_after_coming_back_either(club):
    anna = member(club, "Anna Moderates")
    person, people = club.do(club.club.store.people.by_name("Anna Moderates")).id, club.club.store.people
    club.do(people.change(person, role="moderator"))
    club.do(club.club.presence.look_again([person]))
    anna.says("reports", "No open reports")
    club.do(people.change(person, role="member"))  # this host has not heard of it
    forget(club)
    anna.get("/")
    anna.until("Welcome")
    anna.says("reports", "Not understood: reports")
    anna.says("mute Anna Moderates", "Not understood: mute")


def test_logins_are_among_the_data_that_a_person_hears(club):
    anna = member(club, "Anna Data")
    anna.says("account", r"Account.*\? $")
    anna.says("data", "Login: a browser, since ")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox, Windows"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Safari/604.1",
            "Safari, iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("w3m/0.5.3+git20230121", "w3m"),
        ("<script>", ""),
    ],
)
def test_browsers_are_told_by_names_that_their_people_know(agent, name):
    assert browser_named(agent) == name
