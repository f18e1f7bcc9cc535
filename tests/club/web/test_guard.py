"""What guards the page: connections, the speed of browsers, cookies, and other sites."""

import contextlib
import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import ClassVar

import pytest
from club_here import MANY, Here
from pages import LOBBY, Browser
from ssh_club import PATIENCE
from streams import Scripted

from access.club.gate import Bucket, Rates, Share
from access.club.web import sessions, stream
from access.club.web.guard import VANISHED
from access.club.web.sessions import CUT_OFF, SIGN

pytestmark = pytest.mark.connected
ENCRYPTED = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}


class Proxied(Here):
    page_options: ClassVar = {"proxied": True}


class Encrypted(Browser):
    """A browser behind a proxy with TLS."""

    always: ClassVar = ENCRYPTED


@pytest.fixture(scope="module")
def proxied():
    with Proxied() as here:
        yield here


def member(club, name, kind=Browser):
    return kind(club.page).join(name)


def connected(club, data=b""):
    connection = socket.create_connection(("127.0.0.1", club.page), PATIENCE)
    connection.sendall(data)
    return connection


def received(connection):
    """All that comes until the other side ends the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(1 << 16):
            found += data
    connection.close()
    return found


# Connections


def test_a_browser_that_sends_no_whole_head_in_time_is_cut_off_and_one_that_listens_is_not(club, monkeypatch):
    anna = member(club, "Anna Slow", Scripted)
    monkeypatch.setattr(club.web._connections, "_silent", 0.1)
    anna.open()
    for data in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "):
        assert received(connected(club, data)) == b""
    anna.says("people", LOBBY)


def test_a_form_whose_body_does_not_come_is_answered_by_a_sentence(club, monkeypatch):
    monkeypatch.setattr(sessions, "SENDS", 0.1)
    head = b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\nConnection: close\r\n"
    head += b"Content-Type: application/x-www-form-urlencoded\r\n\r\nkind="
    gate = club.web._gate
    before = len(gate._here)
    browser = connected(club, head)
    told = b""
    while b"too slowly" not in told:
        told += (data := browser.recv(1 << 16))
        assert data, told
    browser.close()
    assert told.startswith(b"HTTP/1.1 408 ")
    assert len(gate._here) == before


@pytest.mark.parametrize("line", [b"GET /?" + b"x" * 9000, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 500])
def test_a_head_that_is_too_long_is_refused(club, line):
    assert received(connected(club, line + b" HTTP/1.1\r\n\r\n")).startswith(b"HTTP/1.")


def test_an_address_has_so_many_connections_at_once_and_those_that_end_make_room(club, monkeypatch):
    connections = club.web._connections
    club._loop.call_soon_threadsafe(connections.recount)
    monkeypatch.setattr(connections, "_share", Share(0, 5, 50, 50))
    with ThreadPoolExecutor() as pool:
        browsers = [connected(club) for _ in range(20)]
        ends = [pool.submit(received, each) for each in browsers]
        eventually(lambda: sum(each.done() for each in ends) >= 15)
        for each in browsers:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
    eventually(lambda: reached(club))


def reached(club):
    try:
        return "Come in as a guest" in Browser(club.page).text
    except OSError:
        return False


def eventually(true):
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_behind_a_proxy_only_all_connections_together_are_counted(proxied, monkeypatch):
    connections = proxied.web._connections
    monkeypatch.setattr(connections, "_share", Share(0, 1, 1, 50))
    browsers = [connected(proxied) for _ in range(5)]
    assert "Come in as a guest" in Encrypted(proxied.page).text
    for each in browsers:
        each.close()


# Room


HELD = []
"""Connections that a test keeps."""


@pytest.fixture(autouse=True)
def no_connection_is_held():
    yield
    while HELD:
        HELD.pop().close()


def held(connection):
    HELD.append(connection)
    return connection


def from_address(club, address, cookie=""):
    """A connection from an address, which has asked for a file and keeps the connection."""
    connection = held(socket.create_connection(("127.0.0.1", club.page), PATIENCE, (address, 0)))
    head = f"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
    connection.sendall((head.replace("/icon.svg", "/here") if cookie else head).encode())
    assert connection.recv(12).startswith(b"HTTP/1.1 20")
    return connection


def is_open(connection):
    """Whether the club still answers on a connection."""
    with contextlib.suppress(OSError):
        connection.sendall(b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while data := connection.recv(1 << 16):
            if b"HTTP/1.1 200" in data:
                return True
    return False


@pytest.fixture
def crowded():
    """A club for ten connections of strangers, six of a network and four of an address."""
    with Crowded() as here:
        yield here


class Crowded(Here):
    limits = replace(MANY, pages=Share(0, 4, 6, 10))


def test_the_longest_idle_connection_of_an_address_gives_way_to_its_next_one(crowded):
    first, *others = [from_address(crowded, "127.1.1.1") for _ in range(4)]
    assert is_open(first), "it asks again, and is not the longest idle one any more"
    newest = from_address(crowded, "127.1.1.1")
    assert [is_open(each) for each in (first, *others, newest)] == [True, False, True, True, True]


def test_strangers_from_many_networks_shut_nobody_out(crowded):
    quiet = from_address(crowded, "127.7.0.1")
    flood = [from_address(crowded, f"127.{1 + at % 4}.1.{at}") for at in range(1, 25)]
    assert is_open(quiet), "its network has one, and others have more"
    assert is_open(flood[-1])
    assert sum(map(is_open, flood)) == 9
    assert "Come in as a guest" in Browser(crowded.page).text


def test_a_connection_of_a_session_stays_while_others_are_idle_and_streams_always_stay(crowded):
    anna = member(crowded, "Anna Inside", Scripted)
    anna.open()
    own = from_address(crowded, "127.8.0.1", anna.cookie)
    for at in range(30):
        from_address(crowded, f"127.8.0.{1 + at % 6}")
    assert is_open(own)
    anna.says("people", LOBBY)


def test_a_stream_stays_however_many_connections_its_session_has_besides(crowded):
    anna = member(crowded, "Anna Streams", Scripted)
    anna.open()
    for _ in range(8):
        from_address(crowded, "127.0.0.1", anna.cookie)
    anna.says("people", LOBBY)


def test_connections_from_before_a_login_there_count_for_no_stranger_after_it(crowded):
    earlier = [from_address(crowded, "127.0.0.1") for _ in range(2)]
    member(crowded, "Anna Before")
    strangers = [from_address(crowded, f"127.{1 + at}.1.1") for at in range(10)]
    assert all(map(is_open, [*earlier, *strangers]))


def test_where_a_member_came_from_keeps_its_own_share_however_many_strangers_there_are(crowded):
    anna = member(crowded, "Anna Familiar")
    strangers = [from_address(crowded, f"127.{1 + at}.1.1") for at in range(10)]
    own = [from_address(crowded, "127.0.0.1") for _ in range(3)]
    assert all(map(is_open, [*own, *strangers]))
    anna.get("/")
    assert anna.question


def test_a_full_proxy_loses_its_longest_idle_connection_of_the_client_that_has_most():
    with CrowdedProxied() as club:
        idle = [by_proxy(club, "192.0.2.1") for _ in range(7)]
        other = [by_proxy(club, f"198.51.{at}.1") for at in range(3)]
        more = by_proxy(club, "203.0.113.1")
        assert [is_open(each) for each in (*idle, *other, more)] == [False, *[True] * 10]


class CrowdedProxied(Crowded):
    page_options: ClassVar = {"proxied": True}


def by_proxy(club, client):
    connection = held(socket.create_connection(("127.0.0.1", club.page), PATIENCE))
    head = f"GET /icon.svg HTTP/1.1\r\nHost: play.example\r\nX-Forwarded-For: {client}\r\n\r\n"
    connection.sendall(head.encode())
    assert connection.recv(12) == b"HTTP/1.1 200"
    return connection


def test_behind_a_silent_proxy_no_passphrase_is_asked_for_and_page_and_log_say_what_is_missing(proxied):
    browser = Browser(proxied.page)
    assert "it must send X-Forwarded-For and X-Forwarded-Proto" in browser.seen
    assert browser.tree.find(".//input[@type='password']") is None
    browser.enter(kind="member", name="Anna", passphrase="seven brave bells")
    assert browser.status == 403
    assert proxied.log.count("sends no X-Forwarded-For") == 1
    assert Encrypted(proxied.page).tree.find(".//input[@type='password']") is not None


def test_a_browser_that_confirms_nothing_is_gone_after_half_a_minute(club):
    anna = member(club, "Anna Vanishes", Scripted)
    session = next(
        each
        for each in club.web.visits.sessions._sessions.values()
        if any(not line.is_closing() for line in each.connections) and f"taverne={anna.cookie}"
    )
    for transport in session.connections:
        at_end = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert at_end == VANISHED * 1000


def test_behind_a_proxy_a_browser_answers_signs_and_is_away_when_it_does_not(proxied, monkeypatch):
    monkeypatch.setattr(stream, "SIGN", 0.05)
    anna = member(proxied, "Anna Signs", ProxiedScript)
    assert [anna.stream.event()[0] for _ in range(3)] == ["sign"] * 3
    anna.get("/here")
    assert anna.status == 204
    *_, session = proxied.web.visits.sessions._sessions.values()
    assert session.streams
    proxied.later += CUT_OFF + SIGN - 5
    proxied.do(looked(proxied))
    assert not session.is_away
    proxied.later += 10
    proxied.do(looked(proxied))
    assert session.is_away


class ProxiedScript(Scripted):
    """A browser with the script behind a proxy."""

    always: ClassVar = ENCRYPTED

    def read(self):
        while True:
            before = len(self.numbers)
            super().read()
            if len(self.numbers) > before or self.over:
                return


async def looked(club):
    club.web.visits.end_unseen()


# Speed


def test_a_bucket_lets_so_much_happen_at_once_lets_a_little_wait_and_refuses_the_rest():
    now = [0.0]
    bucket = Bucket(10, lambda: now[0])
    waits = [bucket.waits() for _ in range(25)]
    assert waits[:10] == [0.0] * 10
    assert waits[10:19] == pytest.approx([number / 10 for number in range(1, 10)])
    assert waits[20:] == [None] * 5
    now[0] += 3
    assert [bucket.waits() for _ in range(10)] == [0.0] * 10


def test_who_sends_too_many_lines_waits_and_is_told_and_nobody_else_is(club):
    anna, ben = member(club, "Anna Fast"), member(club, "Ben Slow")
    headers = {"Accept": "application/json"}

    def send(number):
        browser = Browser.__new__(Browser)
        browser.__dict__.update(anna.__dict__)
        browser.tree = None
        browser.get("/answer", {**anna.fields, "name": f"{number}", "text": "people"}, **headers)
        return browser.status, browser.text

    with ThreadPoolExecutor(30) as pool:
        answers = list(pool.map(send, range(30)))
    assert {status for status, _ in answers} == {200, 429}
    assert all("Wait a moment" in text for status, text in answers if status == 429)
    ben.says("people", LOBBY)


def test_waiting_for_news_takes_one_of_few_places_and_the_entrance_is_shown_so_often(club, monkeypatch):
    anna = member(club, "Anna Waits")
    (session,) = [each for each in club.web.visits.sessions._sessions.values() if each.token == anna.fields["token"]]
    session.connections = {AlwaysOpen() for _ in range(6)}
    anna.get("/wait", {"token": anna.fields["token"]})
    assert anna.status == 429
    monkeypatch.setattr(club.web, "_entrances", Rates(Share(0, 3, 9, 9, 60), time.monotonic))
    assert [Browser(club.page).status for _ in range(4)] == [200, 200, 200, 429]


class AlwaysOpen:
    def is_closing(self):
        return False


# Other sites


def test_an_encrypted_page_has_a_cookie_of_its_own_and_is_asked_for_encrypted_from_then_on(proxied):
    anna = member(proxied, "Anna Encrypted", Encrypted)
    assert anna.cookie.startswith("__Host-taverne=")
    assert anna.headers["Strict-Transport-Security"].startswith("max-age=")
    anna.cookie = anna.cookie.removeprefix("__Host-")
    anna.get("/")
    assert "Come in as a guest" in anna.seen


def test_the_cookie_lasts_as_long_as_a_login(club):
    connection = connected(
        club,
        b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\nConnection: close\r\n"
        b"Content-Type: application/x-www-form-urlencoded\r\n\r\nkind=guest",
    )
    cookie = re.search(rb"Set-Cookie: (.*)", received(connection))[1]
    for part in (b"taverne=", b"HttpOnly", b"Max-Age=2592000", b"SameSite=Strict", b"Path=/"):
        assert part in cookie


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://127.0.0.1:{port}", 200), ("http://127.0.0.1:{port}", 403), ("https://127.0.0.1", 403), ("null", 403)],
)
def test_an_origin_is_that_of_the_page_with_its_scheme(proxied, origin, status):
    browser = Encrypted(proxied.page)
    browser.get("/enter", {"kind": "guest"}, Origin=origin.format(port=proxied.page))
    assert browser.status == status


@pytest.mark.parametrize(
    ("host", "status"), [("evil.example", 421), ("evil.example:8080", 421), ("localhost:8080", 200), ("[::1]:80", 200)]
)
def test_a_name_that_leads_to_this_computer_is_not_the_pages(club, host, status):
    browser = Browser(club.page)
    browser.get("/", Host=host)
    assert browser.status == status


def test_who_follows_a_link_of_another_site_comes_to_their_page(club):
    anna = member(club, "Anna Link")
    cookie, anna.cookie = anna.cookie, ""  # browsers do not send it then
    anna.get("/", **{"Sec-Fetch-Site": "cross-site"})
    assert anna.tree.find(".//meta[@http-equiv='refresh']").get("content") == "0; url=/"
    anna.cookie = cookie
    anna.get("/", **{"Sec-Fetch-Site": "same-origin"})
    assert anna.question
