"""Attacks on the page: nothing is done or shown that should not be, and limits are those of ssh."""

import asyncio
import socket
import struct
import urllib.parse

import attackers
import page_attackers
import pytest
from club_here import Here
from pages import PASSPHRASE, Browser
from ssh_club import PATIENCE

from access.club.gate import Gate

pytestmark = pytest.mark.connected


@pytest.fixture
def club():
    with Here() as here:
        yield here


def member(club, name):
    return Browser(club.page).join(name)


def test_the_cookie_of_one_and_the_token_of_another_do_nothing(club):
    anna, ben = member(club, "Anna"), member(club, "Ben")
    form = {**anna.fields, "text": "say I am Anna"}
    for cookie, token in ((anna.cookie, ben.fields["token"]), (ben.cookie, anna.fields["token"])):
        stranger = Browser(club.page)
        stranger.cookie = cookie
        for path in ("/answer", "/wait", "/leave", "/passkeys/question", "/passkeys/add", "/passkeys/remove"):
            stranger.get(path, {**form, "token": token})
            assert stranger.status == 403
            assert "no longer valid" in stranger.seen
    anna.says("people", "2 are here: Anna, Ben")
    assert "I am Anna" not in ben.get("/")


def test_others_have_their_turn_between_requests_that_are_sent_at_once(club):
    server, sent = club.web._runner.server, 50

    async def most_in_a_turn():
        most, before = 0, server.requests_count
        while before < sent:
            await asyncio.sleep(0)
            most, before = max(most, server.requests_count - before), server.requests_count
        return most

    most = asyncio.run_coroutine_threadsafe(most_in_a_turn(), club._loop)
    with socket.create_connection(("127.0.0.1", club.page)) as browser:
        browser.sendall(f"GET /about HTTP/1.1\r\nHost: 127.0.0.1:{club.page}\r\n\r\n".encode() * sent)
        assert most.result(PATIENCE) == 1


def test_a_browser_that_goes_while_it_sends_a_form_is_no_error(club):
    with socket.create_connection(("127.0.0.1", club.page)) as browser:
        head = f"POST /enter HTTP/1.1\r\nHost: 127.0.0.1:{club.page}\r\nContent-Length: 100\r\n"
        browser.sendall(f"{head}Content-Type: application/x-www-form-urlencoded\r\n\r\nkind=".encode())
        Browser(club.page).get("/")  # by then the club reads the form
        browser.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    Browser(club.page).get("/")
    club.do(asyncio.sleep(0))
    assert " ERROR " not in club.log


def test_a_removed_person_is_out_and_their_cookie_and_passphrase_let_nobody_in(club):
    anna, ben = member(club, "Anna"), member(club, "Ben")
    person = club.do(club.club.store.people.by_name("Anna"))
    cookie = anna.cookie
    club.do(club.club.store.people.forget(person.id))
    club.do(club.club.presence.look_again([person.id]))
    sessions = club.web.visits.sessions
    anna_here = next(each for each in sessions._sessions.values() if each.token == anna.fields["token"])
    sessions.end(anna_here)  # as at another host, which never had it
    anna.cookie = cookie
    assert "Come in as a guest" in anna.get("/")
    anna.enter(kind="member", name="Anna", passphrase=PASSPHRASE)
    assert anna.status == 403
    ben.says("people", "Only you are here")


def test_an_address_has_as_many_guests_as_by_ssh_and_no_newcomer_elsewhere_waits_for_them(club):
    guests = []
    for number in range(12):
        guest = Browser(club.page)
        guest.enter(kind="guest")
        guest.type("Gus" + chr(97 + number))
        guests.append(guest)
    full = [guest for guest in guests if "as many guests as the club allows" in guest.seen]
    most = club.club.limits.guests.address
    assert len(club.club.presence.visitors) == most, [guest.seen for guest in guests]
    assert len(full) == 12 - most
    asyncio.run(elsewhere(club))


def test_a_right_passphrase_that_was_not_checked_is_not_called_wrong(club):
    member(club, "Anna")
    stranger = Browser(club.page)
    for passphrase in ("wrong wrong", "wronger wronger", "wrongest wrongest", PASSPHRASE):
        stranger.enter(kind="member", name="Nobody Here", passphrase=passphrase)
        told = stranger.status
    assert (told, stranger.headers["Retry-After"]) == (429, "5")
    assert "this one was not checked" in stranger.seen
    assert stranger.tree.find(".//input[@name='name']").get("value") == "Nobody Here"
    again = Browser(club.page)
    again.enter(kind="member", name="Anna", passphrase=PASSPHRASE)
    again.until("Welcome to Taverne, Anna")  # she came in from this address lately


def test_where_too_many_have_tried_the_name_of_a_member_is_answered_like_nobodys(club):
    member(club, "Anna")
    stranger = Browser(club.page)  # at her address
    for number in range(3):
        stranger.enter(kind="member", name="Nobody Here", passphrase=f"wrong {number}")
    told = []
    for name in ("Nobody Here", "Anna"):
        stranger.enter(kind="member", name=name, passphrase="wrong wrong")
        told.append((stranger.status, stranger.seen.replace(name, "")))
    assert told[0] == told[1]
    assert told[0][0] == 429


def test_of_many_logins_at_once_those_that_had_to_give_way_do_not_come_in(club):
    """All have been let to the door before the form of any has come."""
    found = asyncio.run(slow_logins(club, 20, {"kind": "guest"}))
    most = club.club.limits.doors.address
    assert sorted(status for status, *_ in found) == [303] * most + [503] * (20 - most)
    assert all("Try again in a few seconds" in body for status, _, body in found if status == 503)
    for number, (_, head, _) in enumerate(each for each in found if each[0] == 303):
        guest = Browser(club.page)
        guest.cookie = page_attackers.cookie_of(head)
        guest.get("/")
        guest.type("Gus" + chr(97 + number))
    assert len(club.club.presence.visitors) == most
    assert len(club.serving.gate._here) == most


def test_a_member_has_as_many_browsers_as_the_limit_also_if_all_come_at_once(club):
    cookies = [member(club, "Anna").cookie]
    form = {"kind": "member", "name": "Anna", "passphrase": PASSPHRASE}
    for _ in range(4):
        found = asyncio.run(slow_logins(club, 3, form))
        cookies += [page_attackers.cookie_of(head) for status, head, _ in found if status == 303]
    assert len(cookies) == 13
    asks = []
    for cookie in cookies:
        browser = Browser(club.page)
        browser.cookie = cookie
        asks.append("Lobby" in browser.get("/") and bool(browser.fields))
    most = club.club.limits.connections_of_a_member
    assert asks == [False] * (13 - most) + [True] * most
    assert len(club.club.presence.visitors) == most


async def slow_logins(club, count, form):
    """Send the heads of login forms, then their bodies; return the status, head and body of each answer."""
    body = urllib.parse.urlencode(form).encode()
    head = f"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    head += "Content-Type: application/x-www-form-urlencoded\r\n\r\n"
    gate, entered = club.serving.gate, []
    enter, gate.enter = gate.enter, lambda address: entered.append(address) or Gate.enter(gate, address)
    comings = [await page_attackers.opened(club.page) for _ in range(count)]
    for _, writer in comings:
        writer.write(head.encode())
    while len(entered) < count:
        await asyncio.sleep(0.01)
    gate.enter = enter
    for _, writer in comings:
        writer.write(body)
    answers = await asyncio.gather(*(reader.read() for reader, _ in comings))
    for _, writer in comings:
        writer.close()
    parts = [answer.decode().partition("\r\n\r\n") for answer in answers]
    return [(int(head.split()[1]), head, body) for head, _, body in parts]


async def elsewhere(club):
    attackers.come_from("127.9.9.9")
    status, _, _ = await page_attackers.asked(club.page, "POST", "/enter", {"kind": "guest"})
    assert status == 303


@pytest.mark.parametrize("guess", [["recover", "Anna", "abcd-efgh-ijk"], ["link", "abcd-efg"]])
def test_codes_cannot_be_guessed_by_many_newcomers(club, guess):
    word, *name, code = guess
    member(club, "Anna")
    seen = []
    for _ in range(4):
        thief = Browser(club.page)
        thief.enter(kind="new")
        thief.type(word)
        for number in range(5):
            for line in (*name, f"{code}{number}"):
                if thief.tree.find(".//form[@action='/answer']") is not None:
                    thief.type(line)
        seen.append(thief.seen)
    assert "Too many codes were tried" in seen[-1], seen[-1]
    assert [visitor.name for visitor in club.club.presence.visitors] == ["Anna"]


@pytest.mark.parametrize(
    "form",
    [
        {"kind": "recover", "recover-name": "Anna", "recover-code": "abcd-efgh-ijk"},
        {"kind": "link", "link-code": "a-b"},
    ],
)
def test_codes_cannot_be_guessed_by_the_forms_of_the_entrance(club, form):
    member(club, "Anna")
    seen = []
    for _ in range(20):
        thief = Browser(club.page)
        thief.enter(**form)
        seen.append(thief.seen)
    assert "not right" in seen[0]
    assert "Too many codes were tried" in seen[-1], seen[-1]
    assert [visitor.name for visitor in club.club.presence.visitors] == ["Anna"]


def test_a_linking_code_in_the_hands_of_many_lets_one_in_and_its_maker_hears_of_it(club):
    anna = member(club, "Anna")
    code = anna.says("link", r"Linking code: (\S+)\.")[1]
    thieves = []
    for _ in range(3):
        thieves.append(Browser(club.page))
        thieves[-1].enter(kind="new")
        thieves[-1].type("link")
    for thief in thieves:
        thief.type(code)
    assert ["You have a passphrase already" in thief.seen for thief in thieves] == [True, False, False]
    assert ["not right, or used up" in thief.seen for thief in thieves] == [False, True, True]
    anna.type("people")
    anna.until("Somebody has just come in with your linking code")


def test_many_streams_of_one_guest_are_six(club):
    async def streams():
        attackers.come_from("127.9.9.9")
        _, head, _ = await page_attackers.asked(club.page, "POST", "/enter", {"kind": "guest"})
        cookie = page_attackers.cookie_of(head)
        answers = []
        for _ in range(40):
            reader, writer = await page_attackers.opened(club.page)
            request = f"GET /events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
            writer.write(request.encode())
            answers.append((await reader.readline(), writer))
        for _, writer in answers:
            writer.close()
        return [line.split()[1] for line, _ in answers]

    found = asyncio.run(streams())
    assert found.count(b"200") == 6
    assert found.count(b"429") == 34
