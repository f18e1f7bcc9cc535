"""What strangers send that is no form: it is refused in a sentence, stops nobody, and fills no log."""

import asyncio
import re
from collections import Counter
from dataclasses import replace
from urllib.parse import parse_qsl

import attackers
import pytest
from aiohttp.web_protocol import RequestHandler
from broken_forms import (
    BROKEN,
    CHUNKS,
    DISPOSITION,
    FORM,
    MEGABYTE,
    METHODS,
    PARTS,
    ROUTES,
    STOPS,
    BrokenForm,
    Computing,
    part,
    sent_all,
)
from club_here import MANY, Here
from hypothesis import example, given, settings
from hypothesis import strategies as some
from pages import LOBBY, Browser

from access.club.gate import Share
from access.club.web import sessions
from access.club.web.sessions import MOST_FIELDS, fields_of

pytestmark = pytest.mark.connected
FREE = Share(*[10**7] * 4, 60)
POSTED = tuple(route for route in ROUTES if route not in ("/events", "/sound/turn"))


class Open(Here):
    """A club that limits nobody's number, so that each request gets as far as it can."""

    limits = replace(
        MANY,
        handshakes=FREE,
        doors=FREE,
        guests=FREE,
        pages=FREE,
        entrances=FREE,
        passphrases=FREE,
        lines_a_second=10**6,
    )


@pytest.fixture(scope="module")
def club():
    usual, sessions.SENDS = sessions.SENDS, 0.3
    with Open() as here:
        Browser(here.page).get("/", **{"X-Forwarded-For": "192.0.2.1"})  # the log says once that this is a proxy
        for form in BROKEN:  # what is read or made once
            asyncio.run(sent_all(here.page, [form.sent(method, "/enter") for method in ("GET", "POST")]))
        yield here
    sessions.SENDS = usual


@pytest.fixture(scope="module")
def cookie(club):
    return Browser(club.page).join("Anna").cookie


def harmless(club, requests, pieces=1):
    """Send these; the loop is never stopped, nobody's fault is ours, and the log stays silent. Returns the statuses."""
    before = len(club.lines)
    with Computing(club._thread) as computing:
        statuses = Counter(asyncio.run(sent_all(club.page, requests, pieces)))
    took, what = computing.longest
    assert took < STOPS, (took, what)
    assert not any(status >= 500 for status in statuses), statuses
    told = [line for line in club.lines[before:] if " not let in " not in line]
    assert not told, told
    return statuses


@pytest.mark.parametrize("least", [0, MEGABYTE], ids=["at once", "a megabyte"])
@pytest.mark.parametrize("form", BROKEN, ids=lambda form: form.name)
def test_a_broken_form_stops_nobody_at_any_route(form, least, club, cookie):
    requests = [form.sent("POST", route, least, own) for route in POSTED for own in ("", cookie)]
    harmless(club, requests)


@pytest.mark.parametrize("method", METHODS)
def test_a_broken_form_by_any_method_stops_nobody(method, club, cookie):
    harmless(club, [form.sent(method, route, cookie=cookie) for form in BROKEN for route in ("/", "/enter", "/answer")])


def test_broken_forms_in_many_pieces_stop_nobody(club):
    for route in ("/enter", "/answer", "/nothing"):
        harmless(club, [form.sent("POST", route) for form in BROKEN], pieces=100)


@pytest.mark.everything
@pytest.mark.parametrize("form", BROKEN, ids=lambda form: form.name)
def test_every_broken_form_by_every_method_at_every_route_in_every_size(form, club, cookie):
    for method in METHODS:
        for least, pieces in ((0, 1), (0, 10**6), (MEGABYTE, 1)):
            requests = [form.sent(method, route, least, own) for route in POSTED for own in ("", cookie)]
            harmless(club, requests, pieces)


STATUSES = {
    **dict.fromkeys((b"multipart/form-data; boundary=x", b"text/plain", b"a/" + b"b;" * 1900, b""), 415),
    **{FORM + b"; charset=" + name: 415 for name in (b"utf-7", b"rot13", b"zlib_codec", b"punycode", b"x")},
    **dict.fromkeys((FORM, FORM + b";charset=UTF-8", FORM + b'; charset="utf-8"', FORM.upper() + b" ; "), 303),
}


@pytest.mark.parametrize(("kind", "status"), STATUSES.items())
def test_a_form_has_one_type_in_one_alphabet(kind, status, club):
    assert harmless(club, [BrokenForm("", kind=kind).sent("POST", "/enter")]) == {status: 1}


@pytest.mark.parametrize(
    ("form", "status"),
    [
        (BrokenForm("packed", more=(b"Content-Encoding: gzip",)), 415),
        (BrokenForm("two types", more=(b"Content-Type: text/plain",)), 400),
        (BrokenForm("fields", b"&".join([b"a=1"] * 300)), 400),
        (BrokenForm("nothing known", b"kind=king"), 400),
        (BrokenForm("a zero", b"kind=member&name=%00&passphrase=%00"), 400),
        (BrokenForm("its length is too much", b"x" * 20_000), 413),
        (
            BrokenForm("too much", b"%x\r\n%s\r\n0\r\n\r\n" % (20_000, b"x" * 20_000), more=CHUNKS, tells_length=False),
            413,
        ),
        (BrokenForm("chunks break", b"a\r\nkind=guest\r\nzz\r\n", more=CHUNKS, tells_length=False), 400),
        (BrokenForm("chunks never end", b"a\r\nkind=guest\r\n", more=CHUNKS, tells_length=False), 408),
        (BrokenForm("chunks", b"a\r\nkind=guest\r\n0\r\n\r\n", more=CHUNKS, tells_length=False), 303),
        (BrokenForm("parts", part(DISPOSITION) + b"--x--", PARTS), 415),
    ],
    ids=lambda each: getattr(each, "name", None),
)
def test_each_kind_of_broken_form_has_its_answer(form, status, club):
    assert harmless(club, [form.sent("POST", "/enter")]) == {status: 1}


@pytest.mark.parametrize("route", ["/", "/enter", "/nothing", "/sound/%00", "*", "http://other/enter"])
@pytest.mark.parametrize("expects", [b"\x80", b"200-ok", b"100-continue", b"100-continue, \xff"])
def test_whatever_a_request_expects_it_has_its_usual_answer(expects, route, club):
    for method in ("GET", "POST", "OPTIONS"):
        (usual,) = harmless(club, [BrokenForm("", b"kind=guest").sent(method, route)])
        assert harmless(club, [BrokenForm("", b"kind=guest", more=[b"Expect: " + expects]).sent(method, route)]) in (
            {usual: 1},
            {100: 1},
        )


def test_a_refusal_says_why_in_the_persons_language_and_which_methods_there_are(club):
    browser = Browser(club.page, "de")
    browser.get("/enter", {"kind": "guest"}, **{"Content-Encoding": "gzip"})
    assert browser.status == 415
    assert "Hier werden nur Formulare dieser Seite gelesen." in browser.seen
    browser.get("/enter")
    assert (browser.status, browser.headers["Allow"]) == (405, "POST")


def test_who_sends_on_after_a_refusal_reads_it_and_is_read_no_more(club, monkeypatch):
    took, usual = [], RequestHandler.data_received
    monkeypatch.setattr(RequestHandler, "data_received", lambda self, data: took.append(len(data)) or usual(self, data))

    async def run():
        reader, writer = await asyncio.open_connection("127.0.0.1", club.page)
        writer.write(BrokenForm("", b"x" * 10, PARTS).sent("POST", "/enter", 50 * MEGABYTE))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
        length = int(re.search(rb"Content-Length: (\d+)", head)[1])
        told = await reader.readexactly(length)
        waits = writer.transport.get_write_buffer_size()
        writer.transport.abort()
        return head, told, waits

    head, told, waits = asyncio.run(run())
    assert head.startswith(b"HTTP/1.1 415 ")
    assert b"Connection: close" in head
    assert b"Only forms of this page" in told
    assert waits > 40 * MEGABYTE
    assert sum(took) < 100_000


LETTERS = some.binary(max_size=60).map(lambda found: re.sub(rb"[\r\n\0]", b"", found))
KINDS = some.sampled_from([FORM, PARTS, b"multipart/mixed", b"text/plain", b"message/rfc822"])
HEADERS = some.sampled_from(
    [
        "Content-Type",
        "Content-Encoding",
        "Transfer-Encoding",
        "Content-Length",
        "Expect",
        "Upgrade",
        "Connection",
        "Cookie",
        "Accept-Language",
        "Accept",
        "If-None-Match",
        "Origin",
        "Referer",
        "Host",
        "Range",
        "Last-Event-ID",
        "Sec-Fetch-Site",
        "X-Forwarded-For",
        "Forwarded",
    ]
)
HEADS = some.lists(some.tuples(HEADERS, LETTERS).map(lambda each: each[0].encode() + b": " + each[1]), max_size=8)


def sent_by_chance(kind, after, more, body, least, method, route):
    return BrokenForm("", body, kind + after, tuple(more)).sent(method, route, least)


ANY = some.builds(
    sent_by_chance,
    KINDS,
    LETTERS,
    HEADS,
    some.binary(max_size=300),
    some.sampled_from([0, 0, 0, 20_000, MEGABYTE]),
    some.sampled_from(METHODS),
    some.sampled_from(ROUTES),
)


@settings(max_examples=150, derandomize=True, database=None)
@given(sent=ANY)
@example(sent=sent_by_chance(PARTS, b"", [], b"\r\n", MEGABYTE, "POST", "/enter"))
@example(sent=sent_by_chance(FORM, b"; charset=undefined", [], b"kind=guest", 0, "POST", "/enter"))
@example(sent=sent_by_chance(FORM, b"", [b"Content-Encoding: deflate"], b"x", 0, "POST", "/enter"))
def test_nothing_that_a_stranger_sends_stops_anybody(club, sent):
    harmless(club, [sent])


@pytest.mark.everything
@settings(max_examples=5000)
@given(sent=ANY)
def test_much_that_strangers_send_stops_nobody(club, sent):
    harmless(club, [sent])


def test_a_page_is_served_beside_many_who_never_end_their_forms(club):
    attackers.come_from("127.8.8.8")
    try:
        endless = [BrokenForm("", b"a=1&", FORM).sent("POST", route, MEGABYTE) for route in POSTED]
        harmless(club, endless * 5)
    finally:
        attackers.come_from("127.0.0.1")
    Browser(club.page).join("Ben").says("people", LOBBY)


BODIES = [
    "",
    "&",
    "text",
    "text=",
    "=",
    "=5",
    "a=1&&b=2&",
    "text=a=b",
    "text=a%3Db",
    "text=a+b",
    "%74ext=1",
    "pick=1&pick=2",
]


@pytest.mark.parametrize("body", [*BODIES, "&".join(["a=1"] * MOST_FIELDS)])
def test_fields_are_read_as_the_standard_library_reads_them(body):
    assert fields_of(body) == parse_qsl(body, keep_blank_values=True)


@pytest.mark.parametrize("field", ["a=1", "a=%31"])
def test_more_fields_than_any_form_has_are_refused(field):
    with pytest.raises(ValueError, match="fields"):
        fields_of("&".join([field] * (MOST_FIELDS + 1)))
