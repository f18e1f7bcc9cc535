"""Whose cookie it is, who is away, and what is believed of where somebody comes from."""

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from access.club.gate import DAY, Gate, Limits, Pass, stranger
from access.club.store.sql import Account
from access.club.visitor import Identity
from access.club.web.guard import Origin
from access.club.web.sessions import AWAY, BrowserSession, Sessions


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Connection:
    is_cut = False

    def is_closing(self):
        return self.is_cut


def session(member=True, **more):
    identity = Identity("member", Account(1, "Anna")) if member else Identity("guest")
    return BrowserSession(identity, "en", Pass(stranger("192.0.2.7"), 0.0), **more)


def test_a_session_is_found_by_its_cookie_alone_which_is_not_kept():
    sessions, found = Sessions(Clock()), session()
    cookie = sessions.begin(found)
    assert sessions.find(cookie) is found
    assert sessions.find(f"{cookie}x") is None
    assert cookie not in repr(vars(sessions))
    sessions.end(found)
    assert sessions.find(cookie) is None


@pytest.mark.parametrize("found", [session(), session(False)])
def test_somebody_is_away_who_gives_no_sign_for_ten_minutes(found):
    clock = Clock()
    sessions = Sessions(clock)
    sessions.begin(found)
    clock.now = AWAY - 1
    assert list(sessions.unseen()) == []
    clock.now = AWAY + 1
    connection = Connection()
    with found.waiting(connection):
        assert list(sessions.unseen()) == []
        clock.now = 3 * AWAY
        assert list(sessions.unseen()) == []
        connection.is_cut = True
        clock.now = 4 * AWAY + 2
        assert list(sessions.unseen()) == [found]
    found.is_away = True
    assert list(sessions.unseen()) == []


def test_who_is_away_for_a_day_logs_in_again():
    clock, found = Clock(), session(is_away=True)
    sessions = Sessions(clock)
    sessions.begin(found)
    clock.now = DAY + 1
    assert list(sessions.forgotten()) == [found]


FORWARDED = {"X-Forwarded-For": "10.0.0.1, 192.0.2.7", "X-Forwarded-Proto": "https"}


def request(headers, remote="203.0.113.9"):
    return make_mocked_request("GET", "/", headers=headers).clone(remote=remote)


def test_what_a_proxy_says_counts_only_where_one_stands_before_the_club():
    assert Origin(True).address(request(FORWARDED)) == "192.0.2.7"
    assert Origin(False).address(request(FORWARDED)) == "203.0.113.9"
    assert Origin(True).address(request({"X-Forwarded-For": "<b>"})) == "203.0.113.9"
    twice = [("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-For", "192.0.2.7")]
    twice += [("X-Forwarded-Proto", "http"), ("X-Forwarded-Proto", "https")]
    assert Origin(True).address(request(CIMultiDict(twice))) == "192.0.2.7"
    assert Origin(True).is_encrypted(request(CIMultiDict(twice)))
    assert not Origin(True).is_encrypted(request(CIMultiDict(twice[::-1])))
    assert Origin(True).is_encrypted(request(FORWARDED))
    assert not Origin(False).is_encrypted(request(FORWARDED))


@pytest.mark.parametrize(
    ("where", "headers", "remote", "may"),
    [
        (Origin(False), {}, "127.0.0.1", True),
        (Origin(False), {}, "::1", True),
        (Origin(False), {}, "203.0.113.9", False),
        (Origin(False), FORWARDED, "203.0.113.9", False),
        (Origin(True), FORWARDED, "203.0.113.9", True),
        (Origin(True), {"X-Forwarded-For": "192.0.2.7"}, "127.0.0.1", False),
        (Origin(True), {"X-Forwarded-For": "127.0.0.1"}, "127.0.0.1", True),
        (Origin(True), {"X-Forwarded-Proto": "http"}, "127.0.0.1", False),
        (Origin(True), {}, "127.0.0.1", False),
        (Origin(True), {"Forwarded": "for=127.0.0.1"}, "127.0.0.1", False),
        (Origin(True), {"X-Forwarded-For": "localhost"}, "::1", False),
        (Origin(False), {"X-Forwarded-For": "192.0.2.7"}, "127.0.0.1", False),
        (Origin(False), {"X-Forwarded-Host": "club.example"}, "127.0.0.1", False),
        (Origin(False), {"Forwarded": "for=192.0.2.7"}, "127.0.0.1", False),
    ],
)
def test_a_passphrase_is_sent_encrypted_or_on_this_computer(where, headers, remote, may):
    assert where.is_secret(request(headers, remote)) is may


def test_a_proxy_that_the_club_does_not_know_is_told_to_its_keeper_once(caplog):
    where = Origin(False)
    for _ in range(3):
        where.is_secret(request(FORWARDED))
    assert [record.getMessage() for record in caplog.records if "--web-proxied" in record.getMessage()] == [
        "a proxy stands before the page, but the club does not know: see --web-proxied"
    ]


@pytest.mark.parametrize(
    ("headers", "untold"),
    [({}, True), ({"X-Forwarded-For": "192.0.2.7"}, True), ({"X-Forwarded-Proto": "https"}, True), (FORWARDED, False)],
)
def test_a_proxy_that_leaves_out_who_comes_is_told_to_its_keeper_once(headers, untold, caplog):
    where = Origin(True)
    assert [where.is_untold(request(headers)) for _ in range(3)] == [untold] * 3
    assert len([record for record in caplog.records if "sends no X-Forwarded-For" in record.getMessage()]) == untold
    assert not Origin(False).is_untold(request(headers))


def test_a_pass_that_comes_again_is_not_counted_twice():
    gate, gone = Gate(Limits(connections_of_a_member=2, connections=2), Clock()), []
    one, two = gate.enter("192.0.2.7"), gate.enter("192.0.2.7")
    for each in (one, two, one, two):
        each.give_way = gone.append
        assert gate.knows(each, 1) == ""
    assert gone == []
    assert gate.knows(gate.enter("192.0.2.8"), 1) == ""
    assert gone == ["club-came-too-often"]
