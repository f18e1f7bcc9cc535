"""The stream of a page: each event once and in order, whatever is cut, and answers that count once."""

import asyncio
import gzip
import http.client
import threading
import time
from contextlib import closing

import bench_pages
import pytest
from club_here import Here, Seeded
from club_players import PROMPT, Watcher, play_out
from pages import LOBBY, PASSPHRASE, Browser
from ssh_club import PATIENCE
from streams import Scripted, Stream, without_codes
from two_hosts import evening

from access.club.web.app import Web
from access.club.web.sessions import AWAY, CUT_OFF, MOST_STREAMS
from access.storage import catalogue

pytestmark = pytest.mark.connected


def member(club, name, cuts=False):
    return Scripted(club.page, cuts=cuts).join(name)


def page_of(club, name):
    sessions = club.web.visits.sessions._sessions.values()
    visitors = {visitor.name: visitor for visitor in club.club.presence.visitors}
    return next(
        each for each in sessions if each.identity.account and each.identity.account.id == visitors[name].account.id
    )


def told(page):
    """All that a page has told, as a person at the stream reads it."""
    shown = ""
    for event in page.events:
        shown += "".join(f"{line}\n" for line in event.lines)
        shown += f"{event.asked.text} " if event.asked is not None and event.asked.text else ""
    return shown


@pytest.mark.parametrize(
    "name",
    [name if name == "kaques" else pytest.param(name, marks=pytest.mark.everything) for name in catalogue.names()],
)
def test_a_whole_game_is_told_once_and_in_order_although_the_stream_is_cut_at_every_event(name):
    options = {"kaques": {"target": 1000}, "kara": {"rounds": 2}, "misericorde": {"rounds": 2}}.get(name, {"rounds": 1})
    with Seeded() as club:
        anna, ben = member(club, "Anna", cuts=True), club.member("Ben")
        club.gather("Anna", name, **options)
        anna.says("sit 1", r"Start\? $")
        ben.says("sit 1", r"Start\? $")
        ben.says("start", "At the table: Anna, Ben")
        play_out(Watcher(club.store), {0: anna, 1: ben}, {0: "en", 1: "en"})
        anna.until("Again")
        anna.says("quit", LOBBY)
        session = page_of(club, "Anna")
        assert anna.numbers == list(range(anna.numbers[0], anna.numbers[-1] + 1))
        assert without_codes(told(session.page)).endswith(without_codes(anna.shown)[-2000:])
        assert len(anna.numbers) > 10
        anna.type("quit")
        while not anna.over:
            anna.read()


def test_the_player_of_the_figures_plays_on_after_refusals_and_at_questions_without_a_mark(monkeypatch):
    for name, count in {"DRAWN": 1, "DRAWN_WARM": 1, "DRAWN_TURNS": 2}.items():
        monkeypatch.setattr(bench_pages, name, count)
    with bench_pages.Alike() as club:
        name, took, *_ = asyncio.run(bench_pages._with_pictures(lambda *figure: figure, club, "misericorde"))
    assert "misericorde" in name
    assert took > 0


def test_an_answer_that_is_sent_again_is_taken_once_and_a_late_one_is_not(club):
    anna = member(club, "Anna Again")
    anna.load()
    sent = {**anna.filled, "text": "open kaques", "name": "once"}
    assert anna.send(sent)
    assert anna.send(sent)
    anna.until(r"Open.*\? $")
    assert not anna.send({**sent, "name": "twice"})
    anna.says("quit", LOBBY)


def test_a_question_comes_with_its_event_as_it_can_be_loaded(club):
    anna = member(club, "Anna Asked")
    for number, (line, then) in enumerate(
        (("open kaques", r"Open.*\? $"), ("quit", LOBBY), ("set question field", LOBBY))
    ):
        assert anna.send({**anna.filled, "text": line, "name": f"asked {number}"})
        anna.until(then)
        assert anna.parts[-1] == anna.load()


def test_of_questions_that_are_told_together_the_newest_alone_comes_with_its_parts(club):
    anna = member(club, "Anna Late")
    before = anna.last
    anna.says("open kaques", r"Open.*\? $")
    anna.says("quit", LOBBY)
    stream = Stream(club.page, anna.cookie, before)
    events = []
    while not events or events[-1][1] != anna.last:
        events.append(stream.event())
    stream.cut()
    assert len([data for *_, data in events if "asked" in data]) > 1
    assert [number for _, number, data in events if "part" in data] == [anna.parts[-1]["number"]]


def test_two_tabs_are_told_the_same_and_an_answer_counts_for_both(club):
    anna = member(club, "Anna Tabs")
    other = Stream(club.page, anna.cookie, anna.last)
    anna.says("people", LOBBY)
    kind, number, data = other.event()
    assert (kind, number) == ("message", anna.last)
    assert data["asked"].startswith("Lobby")
    other.cut()


def test_a_browser_that_has_missed_too_much_loads_the_page_again(club):
    anna = member(club, "Anna Old")
    key, _, number = anna.last.partition("-")
    assert Stream(club.page, anna.cookie, f"{key}-{int(number) + 50}").event() == ("again", "", None)


def test_no_stream_is_opened_without_a_session_from_elsewhere_or_too_often(club):
    anna = member(club, "Anna Streams")
    assert Stream(club.page, "taverne=nobody", 0).status == 204
    assert Stream(club.page, anna.cookie, 0, **{"Sec-Fetch-Site": "cross-site"}).status == 403
    more = [Stream(club.page, anna.cookie, anna.last) for _ in range(MOST_STREAMS)]
    assert [each.status for each in more] == [200] * (MOST_STREAMS - 1) + [429]
    for each in more:
        each.cut()


def test_somebody_with_the_script_is_away_half_a_minute_after_their_stream_and_comes_back(club):
    anna = member(club, "Anna Away")
    session = page_of(club, "Anna Away")
    anna.stream.cut()
    anna.type("people")
    until(lambda: not session.streams)
    club.later += CUT_OFF - 5
    club.do(looked(club))
    assert not session.is_away
    club.later += 10
    club.do(looked(club))
    until(lambda: session.visit.done())
    assert session.is_away
    anna.open()
    anna.until(LOBBY)
    assert not session.is_away


def test_who_is_away_leaves_the_gate_and_comes_in_by_it_again(club):
    anna = member(club, "Anna Gate")
    session = page_of(club, "Anna Gate")
    here = club.web._gate._here
    assert session.entered in here
    anna.stream.cut()
    until(lambda: not session.streams)
    club.later += CUT_OFF + 5
    club.do(looked(club))
    until(lambda: session.visit.done())
    assert session.entered not in here
    anna.open()
    anna.until(LOBBY)
    assert session.entered in here


def test_a_guest_with_the_script_stays_while_their_phone_sleeps_and_is_told_why_they_were_out(club):
    guest = Scripted(club.page)
    guest.enter(kind="guest")
    guest.says("Gus", LOBBY)
    guest.stream.cut()
    session = next(each for each in sessions(club) if each.identity.kind == "guest")
    until(lambda: not session.streams)
    club.later += CUT_OFF + 5
    club.do(looked(club))
    guest.open()
    guest.says("people", LOBBY)
    guest.stream.cut()
    until(lambda: not session.streams)
    club.later += AWAY + 5
    club.do(looked(club))
    guest.get("/")
    assert "You were away too long" in guest.seen
    guest.get("/")
    assert "You were away too long" not in guest.seen


def test_a_host_that_closes_logs_nobody_out_and_lets_nobody_in():
    with Here() as club:
        anna = member(club, "Anna Closes")
        visitor = next(each for each in club.club.presence.visitors if each.name == "Anna Closes")
        club._loop.call_soon_threadsafe(club.web.begin_closing)
        club._loop.call_soon_threadsafe(visitor.dismiss, "club-closes")
        assert anna.ends()
        assert "The club closes now" in anna.shown
        assert club.do(club.club.store.logins.of(visitor.account.id))
        for path, form in (("/", None), ("/enter", {"kind": "guest"}), ("/question", None), ("/events", None)):
            anna.get(path, form)
            assert (anna.status, anna.headers["Retry-After"]) == (503, "5"), path
            assert "lets nobody in just now" in anna.seen
        browser = Browser(club.page)
        assert browser.status == 503
        assert anna.cookie


@pytest.mark.in_database
def test_a_page_moves_to_another_host_when_its_own_closes(database, tmp_path):
    def begins(one, two):
        anna = Scripted(one.page)
        anna.enter(kind="new")
        for line in ("Anna", "yes", PASSPHRASE):
            anna.says(line, PROMPT)
        anna.says(PASSPHRASE, LOBBY)
        anna.load()
        return anna, anna.filled

    def moves(anna, sent, two):
        assert anna.ends()
        assert "closes for a while" in anna.shown
        anna.port, anna.at = two.page, len(anna.shown)
        anna.open(**{"Last-Event-ID": anna.last})
        anna.until("Welcome to Taverne, Anna")
        anna.until(LOBBY)
        assert not anna.send({**sent, "text": "people", "name": "late"})
        anna.says("people", "Only you are here")
        anna.says("quit", "Goodbye|See you|Bye")

    async def spend(one, two):
        for house in (one, two):
            door = Web(house.serving, "127.0.0.1", 0)
            await house.serving.add(door)
            house.page = door.port.number
        anna, sent = await asyncio.to_thread(begins, one, two)
        one.serving.drains = True
        closing = asyncio.ensure_future(one.close())
        await asyncio.to_thread(moves, anna, sent, two)
        await closing

    evening(database, tmp_path, spend)


def sessions(club):
    return list(club.web.visits.sessions._sessions.values())


def until(reached):
    end = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < end
        threading.Event().wait(0.01)


async def looked(club):
    club.web.visits.end_unseen()


def got(club, path):
    connection = http.client.HTTPConnection("127.0.0.1", club.page, timeout=PATIENCE)
    connection.request("GET", path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, answer.headers["Content-Type"], body


def test_every_sound_of_the_page_can_be_had_and_nothing_else(club):
    status, kind, data = got(club, "/sound/far-dice-2")
    assert (status, kind, data[:4]) == (200, "audio/wav", b"RIFF")
    for name in ("nothing", "..%2Fplaying", "dice-1.wav", "%2e%2e/%2e%2e/x"):
        assert got(club, f"/sound/{name}")[0] == 404, name


def test_the_script_is_small_and_uses_nothing_that_could_run_text(club):
    status, kind, data = got(club, "/script.js")
    assert (status, kind) == (200, "text/javascript; charset=utf-8")
    assert len(data) <= 22 * 1024
    for word in (b"innerHTML", b"outerHTML", b"insertAdjacent", b"eval(", b"document.write", b"aria-live", b"http"):
        assert word not in data.replace(b"location", b""), word


def test_style_and_scripts_are_packed_for_browsers_that_unpack_and_pages_never(club):
    for path, packed in (("/script.js", True), ("/style.css", True), ("/", False)):
        with closing(http.client.HTTPConnection("127.0.0.1", club.page, timeout=PATIENCE)) as connection:
            connection.request("GET", path, headers={"Accept-Encoding": "gzip, deflate"})
            answer = connection.getresponse()
            body = answer.read()
        assert (answer.headers["Content-Encoding"] == "gzip") is packed, path
        if packed:
            assert gzip.decompress(body) == got(club, path)[2]
            assert answer.headers["Vary"] == "Accept-Encoding"


def test_settings_of_the_account_go_with_the_page(club):
    anna = member(club, "Anna Settings")
    anna.get("/")
    assert not anna.tree.find(".//main").get("data-in-field")
    anna.says("set question field", "question: field")
    anna.says("set page sounds on", "page sounds: on")
    anna.get("/")
    main = anna.tree.find(".//main")
    assert (main.get("data-in-field"), main.get("data-sounds")) == ("on", "on")
    assert Browser(club.page).tree.find(".//script") is None
