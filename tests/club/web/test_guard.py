"""What guards the page: connections, the speed of browsers, cookies, and other sites."""

import contextlib
import re
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

import pytest
from club_here import Here
from pages import LOBBY, Browser
from ssh_club import PATIENCE
from streams import Scripted

from access.club.limits import Bucket, Rates, Share
from access.club.web import forms, stream
from access.club.web.connections import VANISHED
from access.club.web.sessions import CUT_OFF, SIGN

pytestmark = pytest.mark.connected
ENCRYPTED = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}


class Proxied(Here):
    served: ClassVar = {"web_proxied": True}


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
    monkeypatch.setattr(club.serving.web._connections, "_silent", 0.1)
    anna.open()
    for data in (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "):
        assert received(connected(club, data)) == b""
    anna.says("people", LOBBY)


def test_a_form_whose_body_does_not_come_is_answered_by_a_sentence(club, monkeypatch):
    monkeypatch.setattr(forms, "SENDS", 0.1)
    head = b"POST /enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\nConnection: close\r\n"
    head += b"Content-Type: application/x-www-form-urlencoded\r\n\r\nkind="
    gate = club.serving.web._gate
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
    connections = club.serving.web._connections
    club._loop.call_soon_threadsafe(connections.look)
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
    connections = proxied.serving.web._connections
    monkeypatch.setattr(connections, "_share", Share(0, 1, 1, 50))
    browsers = [connected(proxied) for _ in range(5)]
    assert "Come in as a guest" in Encrypted(proxied.page).text
    for each in browsers:
        each.close()


def test_a_browser_that_confirms_nothing_is_gone_after_half_a_minute(club):
    anna = member(club, "Anna Vanishes", Scripted)
    session = next(
        each
        for each in club.serving.web.visits.sessions._sessions.values()
        if any(not line.is_closing() for line in each.connections) and f"taverne={anna.cookie}"
    )
    for transport in session.connections:
        at_end = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert at_end == VANISHED * 1000


def test_behind_a_proxy_a_browser_answers_signs_and_is_away_when_it_does_not(proxied, monkeypatch):
    monkeypatch.setattr(stream, "SIGN", 0.05)
    anna = member(proxied, "Anna Signs", ProxiedScript)
    assert anna.stream.event()[0] == "sign"
    anna.get("/here")
    assert anna.status == 204
    *_, session = proxied.serving.web.visits.sessions._sessions.values()
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
    club.serving.web.visits.look()


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
    (session,) = [
        each for each in club.serving.web.visits.sessions._sessions.values() if each.token == anna.fields["token"]
    ]
    session.connections = {AlwaysOpen() for _ in range(6)}
    anna.get("/wait", {"token": anna.fields["token"]})
    assert anna.status == 429
    monkeypatch.setattr(club.serving.web, "_entrances", Rates(Share(0, 3, 9, 9, 60), time.monotonic))
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
