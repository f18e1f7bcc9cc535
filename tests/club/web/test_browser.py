"""The page in a real Chromium, by keyboard alone, beside somebody at a terminal."""

import itertools
import re
from collections import Counter

import pytest
from chromium import AXE, Chromium
from cutting_proxy import CuttingProxy
from keyboard_page import TELLS
from pages import PASSPHRASE
from sighted import STANDS_STILL

from access.language.phrases import Phrases

pytestmark = [pytest.mark.connected, pytest.mark.real]
LOG = f"(() => {{ {TELLS} return [...document.querySelectorAll('#log p')].map(tells).join('\\n'); }})()"


@pytest.fixture
def browser():
    with Chromium() as chromium:
        yield chromium


def comes_new(club, browser):
    """Come to the question for a name, by keyboard."""
    browser.open(f"http://127.0.0.1:{club.page}/")
    browser.run(
        "[...document.forms].find((form) => form.elements.kind.value === 'new').querySelector('button').focus()"
    )
    browser.press("Enter")
    browser.until("document.activeElement.id === 'text'")


def member(club, browser, name):
    """Somebody who becomes a member in a browser, by keyboard."""
    comes_new(club, browser)
    answer(browser, name, "Right?")
    answer(browser, "yes", "passphrase")
    answer(browser, PASSPHRASE, "again")
    answer(browser, PASSPHRASE, "Lobby")


PARTS = "document.querySelectorAll('#log p').length"


def answer(browser, text, then):
    """Type an answer, and wait until the question of the page has this in it."""
    before = browser.run(PARTS)
    browser.type(text)
    browser.until(f"document.getElementById('question').textContent.includes({then!r})")
    browser.until(f"{PARTS} > {before}")  # the text may get shorter: a code goes from it


def test_the_field_is_for_an_answer_alone_where_a_name_or_a_passphrase_is_asked(club, browser):
    labels = []
    comes_new(club, browser)
    for typed, then in (
        ("Uma", "Right?"),
        ("yes", "passphrase"),
        (PASSPHRASE, "again"),
        (PASSPHRASE, "Lobby"),
        ("", ""),
    ):
        labels.append(browser.run("document.querySelector('[for=text]').textContent"))
        if typed:
            answer(browser, typed, then)
    assert labels == ["Answer", "Answer or command", "Answer", "Answer", "Answer or command"]


def test_news_come_without_a_new_page_each_once_and_the_focus_stays_in_the_field(club, browser):
    member(club, browser, "Anna")
    ben = club.member("Ben")
    browser.run("window.mark = 1")
    answer(browser, "set talk now", "Lobby")
    ben.says("say hello there", r"\? $")
    browser.until(f"({LOG}).includes('hello there')")
    assert browser.focus == "text"
    answer(browser, "people", "Lobby")
    ben.says("say once more", r"\? $")
    browser.until(f"({LOG}).includes('once more')")
    log = browser.run(LOG)
    assert log.count("hello there") == 1
    assert log.count("once more") == 1
    assert browser.run("window.mark") == 1
    assert browser.run("document.getElementById('text').hasAttribute('aria-describedby')") is False
    loaded = browser.run("performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)")
    assert "/answer" in loaded
    assert "/question" not in loaded, "each question comes with its event"
    assert browser.messages == []


def by_code(club, browser, language, kind, *typed):
    """Come to the entrance, and fill in the folded form of a code there by keyboard."""
    title = Phrases(language).text(f"club-web-{kind}")
    browser.open(f"http://127.0.0.1:{club.page}/")
    browser.unfold(title)
    browser.press("Tab")
    assert browser.run("document.activeElement.form.elements.kind.value") == kind
    *first, last = typed
    for text in first:
        browser.send("Input.insertText", text=text)
        browser.press("Tab")
    browser.type(last)
    browser.until("document.activeElement.id === 'text'")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_code_from_ssh_and_a_lost_passphrase_have_forms_of_their_own_at_the_entrance(club, language):
    name, phrases = f"Coming {language}", Phrases(language)
    by_ssh = club.member(name)
    lost = re.search(r"way in: (\S+)\.", by_ssh.shown)[1]
    linking = by_ssh.says("link", r"Linking code: (\S+)\.")[1]
    with Chromium(language) as browser:
        by_code(club, browser, language, "link", linking)
        answer(browser, {"en": "no", "de": "nein", "fr": "non"}[language], phrases.text("club-web-lobby"))
    with Chromium(language) as browser:
        by_code(club, browser, language, "recover", name, "aaaa-aaaa-aaaa-aaaa")
        assert phrases.text("club-code-wrong") in browser.run(LOG)
    with Chromium(language) as browser:
        by_code(club, browser, language, "recover", name, lost)
        for typed in (PASSPHRASE, PASSPHRASE):
            answer(browser, typed, "")
        answer(browser, "", phrases.text("club-web-lobby"))  # the key stays no way in
        assert browser.messages == []


def test_a_code_goes_from_the_log_of_all_tabs_once_its_person_goes_on_and_comes_into_none_again(club, browser):
    member(club, browser, "Anna Code")
    browser.until(f"({LOG}).includes('if you lose your way in')")
    code = re.search(r"way in: (\S+)\.", browser.run(LOG))[1]
    (cookie,) = browser.send("Network.getCookies")["cookies"]
    with Chromium() as later:
        later.send("Network.setCookie", name="taverne", value=cookie["value"], url=f"http://127.0.0.1:{club.page}/")
        later.open(f"http://127.0.0.1:{club.page}/")
        assert code in later.run(LOG), "it stands there until it was read"
        browser.type("people")
        for each in (browser, later):
            each.until(f"({LOG}).includes('are here')")
            assert code not in each.run("document.documentElement.outerHTML")
            assert "You are a member" in each.run(LOG), "the lines beside it stay"
            assert each.messages == []
    answer(browser, "link", "Lobby")
    linking = re.search(r"Linking code: (\S+)\.", browser.run(LOG))[1]
    assert browser.run(f"document.querySelector('main').outerHTML.split({linking!r}).length") == 2, "once, in the log"
    browser.type("welcome")
    browser.until(f"({LOG}).lastIndexOf('Welcome to Taverne') > ({LOG}).indexOf('are here')")
    assert linking not in browser.run("document.documentElement.outerHTML")


def test_a_button_that_goes_away_leaves_the_focus_at_the_heading_of_the_question(club, browser):
    member(club, browser, "Anna Focus")
    answer(browser, "open kaques", "Open")
    browser.run("document.querySelector('#offers [value=open]').focus()")
    browser.run("window.pressed = () => document.activeElement.id || document.activeElement.click()")
    browser.until("{ pressed(); return document.activeElement.id === 'answer'; }")
    assert "Start" in browser.run("document.getElementById('question').textContent")
    shown = "getComputedStyle(document.getElementById('{}')).outlineStyle"
    assert [browser.run(shown.format(name)) for name in ("answer", "text")] == ["none", "solid"]
    browser.press("n")
    browser.press("o")
    assert (browser.focus, browser.run("document.getElementById('text').value")) == ("text", "no")
    assert browser.messages == []


def test_a_command_button_keeps_the_focus_when_the_question_is_another(club, browser):
    member(club, browser, "Anna Commands")
    browser.run("document.querySelector('#commands summary').click()")
    browser.run("document.querySelector('#more [value=friend]').focus()")
    before = browser.run("document.querySelector('main').dataset.number")
    browser.press("Enter")
    browser.until(f"({LOG}).includes('friend')")
    browser.until(f"document.querySelector('main').dataset.number !== {before!r}")
    assert browser.focus == "friend"
    assert browser.run("document.getElementById('commands').open")


def test_dice_are_one_stop_of_tab_and_arrow_keys_lead_from_one_to_the_next(club, browser):
    member(club, browser, "Anna Arrows")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.type("start")
    browser.until("{ const all = document.querySelectorAll('#offers [name=pick]'); return all.length > 1; }")
    stops = "[...document.querySelectorAll('#offers [name=pick]')].map((box) => box.tabIndex).join(' ')"
    count = browser.run("document.querySelectorAll('#offers [name=pick]').length")
    browser.until(f"{stops} === '{' '.join(['0'] + ['-1'] * (count - 1))}'")
    browser.run("document.querySelector('#offers [name=pick]').focus()")
    browser.press("ArrowLeft")
    assert browser.run(stops) == " ".join(["-1"] * (count - 1) + ["0"])
    browser.press("ArrowRight")
    browser.press("ArrowDown")
    assert browser.run("[...document.querySelectorAll('#offers [name=pick]')].indexOf(document.activeElement)") == 1
    assert browser.messages == []


def test_what_is_picked_is_sent_in_the_order_in_which_it_was_picked(club, browser):
    member(club, browser, "Anna Picks")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.type("start")
    browser.until("document.querySelectorAll('#offers [name=pick]').length > 1")
    browser.run(
        "const fetched = fetch; window.fetch = (...given) => { window.given = given; return fetched(...given); }"
    )
    boxes = "[...document.querySelectorAll('#offers [name=pick]')]"
    browser.run(f"{boxes}.forEach((box, place) => {{ box.value = place; }})")
    for place in (-1, 0, 1, 0):
        browser.run(f"{boxes}.at({place}).click()")
    last = browser.run(f"{boxes}.length") - 1
    browser.run("document.querySelector('#offers [name=picked]').focus()")
    browser.until("{ document.activeElement.click(); return window.given; }")
    assert browser.run("given[1].body.getAll('pick')") == [str(last), "1"]


REFUSES = 'throw new TypeError("Illegal constructor");'
"""The constructor of notifications in Chromium on Android."""
KEEPS = "(window.notified ||= []).push(told);"
"""One that keeps the title and the options of each notification."""


def asks_to_notify(browser, constructs):
    """Let notifications be constructed so in the pages that come, once they are asked for."""
    source = f"""
    window.Notification = class {{ constructor(...told) {{ {constructs} }} }};
    Notification.permission = "default";
    Notification.requestPermission = async () => {{ Notification.permission = "granted"; return "granted"; }};
    """
    browser.send("Page.addScriptToEvaluateOnNewDocument", source=source)


def test_whoever_looks_at_something_else_is_notified_of_their_turn_and_of_nothing_more(club, browser):
    asks_to_notify(browser, KEEPS)
    member(club, browser, "Anna Notified")
    browser.run("document.getElementById('notify').click()")
    browser.until("document.getElementById('status').textContent.startsWith('Your browser tells you')")
    browser.run("window.notified = []; Object.defineProperty(document, 'hidden', {get: () => true}); 0")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    assert browser.run("notified.length") == 0
    browser.type("start")
    browser.until("notified.length > 0")
    (title, options) = browser.run("notified[0]")
    assert title.startswith("Your turn: Jaques le Kaques, table")
    assert options["body"].endswith("?")


def test_the_heading_above_what_is_new_goes_when_it_is_old(club, browser):
    comes_new(club, browser)
    assert browser.run("document.getElementById('new').textContent") == "New"
    answer(browser, "Anna New", "Right?")
    assert browser.run("document.getElementById('new')") is None


def test_a_browser_that_refuses_notifications_is_promised_none(club, browser):
    asks_to_notify(browser, REFUSES)
    member(club, browser, "Anna Android")
    browser.run("document.getElementById('notify').click()")
    browser.until("document.getElementById('status').textContent.includes('no notifications')")


def test_equal_lines_one_after_the_other_are_told_apart_for_readers(club, browser):
    member(club, browser, "Anna Equal")
    for count in (1, 2):
        browser.type("score")
        browser.until(
            f"[...document.querySelectorAll('#log p')].slice(-2).length && ({LOG}).split('score').length > {count}"
        )
    parts = browser.run("[...document.querySelectorAll('#log p')].map((part) => part.textContent)")
    assert all(one != two for one, two in itertools.pairwise(parts)), parts


def test_the_question_stays_at_the_field_for_those_who_feel_it_there(club, browser):
    member(club, browser, "Anna Felt")
    answer(browser, "set question field", "Lobby")
    browser.until("document.querySelector('main').dataset.inField === 'on'")
    browser.type("open kaques")
    browser.until("document.getElementById('question').textContent.includes('Open')")
    assert browser.focus == "text"
    browser.until("document.getElementById('text').getAttribute('aria-describedby') === 'short'")
    assert "Open" not in browser.run(LOG).rpartition("question: field")[2]


def test_a_cut_is_told_and_nothing_is_lost(club, browser):
    member(club, browser, "Anna Cut")
    answer(browser, "set talk now", "Lobby")
    ben = club.member("Ben Cut")
    browser.send("Network.enable")
    browser.send(
        "Network.emulateNetworkConditions", offline=True, latency=0, downloadThroughput=-1, uploadThroughput=-1
    )
    session = next(each for each in sessions(club) if each.streams)
    for connection in list(session.connections):
        club._loop.call_soon_threadsafe(connection.abort)
    browser.until("document.getElementById('status').textContent.includes('lost')")
    ben.says("say while you were away", r"\? $")
    browser.send(
        "Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1
    )
    browser.until(f"({LOG}).includes('while you were away')")
    browser.until("document.getElementById('status').textContent.includes('again')")
    assert browser.run(LOG).count("while you were away") == 1


BAD_GATEWAY = b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<h1>Bad Gateway</h1>"


def test_an_outage_behind_a_proxy_is_waited_for_and_what_was_typed_stays(club, browser):
    member(club, browser, "Anna Proxy")
    ben = club.member("Ben Proxy")
    with CuttingProxy(club.page) as proxy:
        browser.open(f"http://127.0.0.1:{proxy.port}/")
        browser.until("document.activeElement.id === 'text'")
        browser.run("window.mark = 1")
        answer(browser, "set talk now", "Lobby")
        proxy.answer = BAD_GATEWAY
        proxy.cut()
        browser.send("Input.insertText", text="half a li")
        browser.until("document.getElementById('status').textContent.includes('lost')")
        ben.says("say while the proxy was away", r"\? $")
        proxy.answer = None
        browser.until(f"({LOG}).includes('while the proxy was away')")
        browser.until("document.getElementById('status').textContent.includes('again')")
        assert browser.run(LOG).count("while the proxy was away") == 1
        assert browser.run("window.mark") == 1
        assert browser.run("document.getElementById('text').value") == "half a li"
        browser.run("document.querySelector('#more [value=friend]').click()")
        browser.until(f"({LOG}).includes('friend')")
        assert browser.run("document.getElementById('text').value") == "half a li"
        browser.run("location.reload()")
        browser.until("document.readyState === 'complete' && document.getElementById('text')?.value === 'half a li'")


def test_an_answer_at_a_moment_without_a_club_counts_once_when_it_is_back(club, browser):
    member(club, browser, "Anna Sends")
    with CuttingProxy(club.page) as proxy:
        browser.open(f"http://127.0.0.1:{proxy.port}/")
        browser.until("document.activeElement.id === 'text'")
        proxy.answer = BAD_GATEWAY
        proxy.cut()
        browser.type("people")
        browser.until("document.getElementById('status').textContent.includes('lost')")
        proxy.answer = None
        browser.until(f"({LOG}).split('here').length === 2")


def test_who_was_logged_out_meanwhile_is_led_to_the_entrance_and_told_why(club, browser):
    member(club, browser, "Anna Ends")
    person = club.do(club.club.store.people.by_name("Anna Ends"))
    club.do(club.club.store.logins.end_all(person.id))
    browser.until("document.title.startsWith('You were away') && document.querySelector('form[action=\"/enter\"]')")


def sessions(club):
    return list(club.web.visits.sessions._sessions.values())


@pytest.mark.skipif(not AXE.exists(), reason="axe is not there: npm fetches it")
def test_axe_finds_nothing_wrong_in_any_state_of_the_page(club, browser):
    def checked(state):
        assert browser.violations() == [], state
        assert browser.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), state

    browser.open(f"http://127.0.0.1:{club.page}/")
    checked("door")
    browser.unfold("I lost my passphrase")
    checked("door, a way unfolded")
    for size in ({"width": 320}, {"width": 320, "prefers_color_scheme": "dark"}, {"width": 1280}):
        browser.size(**size)
        for path in ("", "accessibility", "rules", "rules/verflixte6"):
            browser.open(f"http://127.0.0.1:{club.page}/{path}")
            checked(path)
    member(club, browser, "Anna Axe")
    checked("lobby")
    answer(browser, "open kaques", "Open")
    checked("options")
    answer(browser, "", "Start")
    checked("gathering")
    for size in (
        {"width": 320},
        {"width": 320, "prefers_color_scheme": "dark"},
        {"width": 1280, "forced_colors": "active"},
    ):
        browser.size(**size)
        checked(size)
    answer(browser, "bots 1", "Start")
    browser.type("start")
    browser.until(
        "document.title.startsWith('Your turn') && !document.getElementById('question').textContent.includes('Start')"
    )
    checked("game")
    small = browser.run(
        "[...document.querySelectorAll('button, input:not([type=hidden]), summary, select, a')].map((each) => (each.type === 'checkbox' ? each.closest('label') : each).getBoundingClientRect()).filter((box) => box.width && Math.min(box.width, box.height) < 44).length"
    )
    assert small == 0


def test_dice_are_drawn_as_they_come_and_a_touch_of_one_checks_its_box(club, browser):
    member(club, browser, "Anna Pictures")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.size(320)
    browser.type("start")
    browser.until("document.querySelectorAll('#offers .picture svg path').length > 1")
    drawn = "document.querySelector('#offers .picture svg').getBoundingClientRect()"
    assert browser.run("document.documentElement.scrollWidth <= innerWidth")
    assert browser.run(f"Math.min({drawn}.width, {drawn}.height)") >= 44
    assert browser.run("document.querySelectorAll('.picture svg:not([aria-hidden=true])').length") == 0
    loaded = "performance.getEntriesByType('resource').filter((each) => /svg|png/.test(each.name)).length"
    before = browser.run(loaded)
    browser.run("document.querySelector('#offers .picture svg').scrollIntoView({block: 'center'})")
    across, down = browser.run(f"[{drawn}.x + 20, {drawn}.y + 20]")
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
    assert browser.run("document.querySelector('#offers [name=pick]').checked")
    browser.run("document.getElementById('text').focus()")
    browser.type("set pictures off")
    browser.until(f"({LOG}).includes('pictures: off')")
    browser.type("score")
    browser.until("document.querySelectorAll('#offers .picture').length === 0")
    assert browser.run("document.querySelectorAll('#offers [name=pick]').length") > 1
    assert browser.run(loaded) == before
    assert browser.messages == []


def test_the_standing_is_seen_and_not_read_and_the_answer_stays_at_the_lower_edge(club, browser):
    member(club, browser, "Anna Sees")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.size(390, 844)
    browser.type("start")
    browser.until("document.querySelectorAll('#offers .picture svg').length > 1")
    rows = browser.run("[...document.querySelectorAll('#standing tr')].map((row) => row.cells.length)")
    assert rows == [2, 2, 2]
    assert "▶\N{NO-BREAK SPACE}Anna Sees" in browser.run("document.querySelector('#standing .turn').textContent")
    read = "\n".join(browser.outline())
    assert "What happened" in read
    assert not any(word in read for word in ("Standing", "Player", "▶"))
    for _ in range(3):
        before = browser.run(PARTS)
        browser.type("score")
        browser.until(f"{PARTS} > {before}")
        browser.until(f"{NEWEST}.bottom <= {FORM}.top && {NEWEST}.bottom > 0")
    browser.run("scrollTo(0, 0)")
    browser.until("scrollY === 0")
    assert browser.run(f"{FORM}.bottom <= innerHeight + 1 && {FORM}.top > innerHeight / 3")
    browser.run("document.getElementById('saying').focus()")
    is_free = "document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === document.activeElement"
    browser.until(f"{{ const box = document.activeElement.getBoundingClientRect(); return {is_free}; }}")
    for size in ((80, 600), (160, 600), (320, 568), (640, 400), (1280, 800)):
        browser.size(*size)
        assert browser.run("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), size
    browser.run("document.getElementById('text').focus()")
    browser.type("set pictures off")
    browser.until("!document.querySelector('#standing').firstChild")
    assert browser.messages == []


def test_one_key_or_touch_leads_to_the_standing_and_back_and_readers_know_it_from_then_on(club, browser):
    member(club, browser, "Anna Looks")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.press("F8")
    assert browser.focus == "text", "there is no standing in the lobby"
    browser.size(390, 844)
    browser.type("start")
    browser.until("document.querySelectorAll('#offers .picture svg').length > 1")
    browser.press("F8")
    assert browser.focus == "Standing"
    told = "\n".join(browser.outline())
    assert re.search(r'heading "Standing" level=2 focused=True\n(.*\n)*?.*table', told)
    assert 'rowheader "▶\N{NO-BREAK SPACE}Anna Looks"' in told
    title = "document.activeElement.getBoundingClientRect()"
    assert browser.run(f"{title}.top >= 0 && {title}.bottom <= innerHeight")
    assert browser.violations() == [] if AXE.exists() else True
    browser.press("F8")
    assert browser.focus == "text"
    at = "document.getElementById('seats').getBoundingClientRect()"
    across, down = browser.run(f"[{at}.x + {at}.width / 2, {at}.y + {at}.height / 2]")
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
    assert browser.focus == "Standing"
    question = browser.run("document.getElementById('question').textContent")
    stop = (
        "document.querySelector('#offers [value=stop]').click()"  # at first it is not taken: who presses meant another
    )
    browser.until(f"{{ if (document.getElementById('question').textContent !== {question!r}) return true; {stop}; }}")
    browser.until("/Gustave\\s+350/.test(document.querySelector('#standing').innerText)")
    browser.until("document.getElementById('question').textContent.includes('Grandmère')")
    assert browser.focus == "Standing", "the table changes, and the focus stays"
    browser.press("F8")
    answer(browser, "quit", "Lobby")
    assert browser.run("document.getElementById('seats').getBoundingClientRect().width") == 0
    assert browser.messages == []


def test_a_tournament_shows_its_tables(club, browser):
    member(club, browser, "Anna Stages")
    answer(browser, "tournament", "Open")
    answer(browser, "bots 3, size 2, advance 1", "Open")
    answer(browser, "", "Start")
    browser.type("start")
    shown = "document.querySelector('#standing').innerText"
    browser.until(f"{shown}.includes('Stage 1, table 1 of 2') && {shown}.includes('Stage 1, table 2 of 2')")
    assert browser.run("document.querySelectorAll('#standing th[scope=row]').length") == 2
    answer(browser, "quit", "Lobby")
    browser.until("!document.querySelector('#standing').firstChild")
    assert browser.messages == []


def test_a_reply_that_is_longer_than_the_window_is_shown_from_its_begin(club, browser):
    member(club, browser, "Anna Magnifies")
    answer(browser, "open misericorde bots 3", "Open")
    answer(browser, "", "Start")
    browser.size(320, 200, 4)
    browser.type("start")
    browser.until(f"({LOG}).includes('It is your turn.')")  # else the reply comes in the same piece
    browser.type("help")
    newest = "document.querySelector('#log > p:last-child')"
    first = f"{newest}.querySelector('.said ~ .line').getBoundingClientRect()"
    browser.until(f"{newest}.offsetHeight > innerHeight && Math.abs({first}.top) < 3")
    assert browser.focus == "text"


NEWEST = "document.querySelector('#log').lastElementChild.getBoundingClientRect()"
FORM = "document.getElementById('answering').getBoundingClientRect()"


def test_after_a_failed_try_the_focus_is_on_what_is_wrong_in_the_form_which_comes_next(club, browser):
    browser.open(f"http://127.0.0.1:{club.page}/")
    browser.run("document.getElementById('name').focus()")
    browser.send("Input.insertText", text="Nobody")
    browser.press("Tab")
    browser.type("a wrong guess")
    browser.until("document.activeElement.id === 'wrong'")
    assert browser.run("document.activeElement.textContent").startswith("That name and passphrase do not match.")
    browser.press("Tab")
    assert browser.focus == "name"
    assert browser.run("document.querySelectorAll('details[open]').length") == 0


def test_a_guest_is_asked_for_a_name_and_the_title_of_what_happened_comes_with_the_first_line(club, browser):
    browser.open(f"http://127.0.0.1:{club.page}/")
    browser.press("Tab")
    while browser.focus != "Come in as a guest":
        browser.press("Tab")
    browser.press("Enter")
    browser.until("document.activeElement.id === 'text'")
    assert not browser.run("document.getElementById('log-title').checkVisibility()")
    answer(browser, "Mina Looks", "Lobby")
    assert browser.run("document.getElementById('log-title').checkVisibility()")


def test_tab_leads_through_the_entrance_from_the_ways_of_most_to_those_of_few_and_folded_fields_are_no_stops(
    club, browser
):
    browser.open(f"http://localhost:{club.page}/")
    browser.until("Boolean(document.querySelector('#passkey button'))")
    stops = []
    for _ in range(12):
        browser.press("Tab")
        stops.append(browser.focus)
    ways = ["Come in as a guest", "name", "passphrase", "Come in", "Become a member"]
    folded = ["I have a passkey", "I lost my passphrase", "I have a code from ssh"]
    assert stops == ["Deutsch", "français", *ways, *folded, "Rules of the games", "Accessibility"]


# By the mouse ---------------------------------------------------------------------------------------------------------


def click(browser, selector):
    """Press the mouse on an element, once presses are taken."""
    at = f"document.querySelector({selector!r})"
    browser.until(f"{at} && {at}.checkVisibility()")
    since = browser.run("performance.now()")
    browser.until(f"performance.now() > {since} + 550")
    browser.run(f"{at}.scrollIntoView({{ block: 'center' }})")
    across, down = browser.run(
        f"(({{ x, y, width, height }}) => [x + width / 2, y + height / 2])({at}.getBoundingClientRect())"
    )
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)


def asked(browser, text):
    """Wait until the question has this in it."""
    browser.until(f"document.getElementById('question').textContent.includes({text!r})")


def test_what_is_dictated_after_a_press_by_mouse_goes_into_the_field_again_and_again(club, browser):
    """Who speaks, or types by another program than a keyboard, sends no keys that could find the field."""
    member(club, browser, "Anna Dictates")
    for pressed in ("#offers [value=tournament]", ".cards [value='open Misericorde']"):
        click(browser, pressed)
        asked(browser, "Open")
        browser.until("document.activeElement.id === 'text'")
        browser.type("quit")
        asked(browser, "Lobby")
        browser.run("document.activeElement.blur()")
    assert browser.messages == []


def test_a_letter_at_a_button_a_link_or_a_checkbox_goes_into_the_field_and_one_in_the_talk_stays(club, browser):
    member(club, browser, "Anna Letters")
    value = "document.getElementById('text').value"
    for at in ("#offers [value=sit]", "#commands summary", "#more button", "h2#answer"):
        browser.run(f"document.getElementById('text').value = ''; document.querySelector({at!r}).focus()")
        browser.press("5")
        assert (browser.focus, browser.run(value)) == ("text", "5"), at
    browser.run("document.getElementById('saying').focus()")
    browser.press("h")
    assert (browser.focus, browser.run(value)) == ("saying", "5")
    assert browser.messages == []


def test_a_whole_game_is_set_up_and_played_by_the_mouse_alone(club, browser):
    """Amounts have a button each, which readers do not know, and the focus stays where it was."""
    member(club, browser, "Anna Clicks")
    click(browser, ".cards [value='open Misericorde']")
    click(browser, ".eyes [value='bots 2']")
    asked(browser, "Gustave, Lazare")
    click(browser, ".eyes [value='rounds 2']")
    asked(browser, "2 rounds")
    click(browser, "#offers [value=start]")
    asked(browser, "Enter buys")
    for value in ("buy 2", "number 4"):
        told = "\n".join(browser.outline())
        assert re.search(r'spinbutton "(buy|number), 1 to', told), "readers have the field"
        assert f'button "{value[-1]}"' not in told
        browser.run("document.getElementById('text').focus()")
        number = browser.run("document.querySelector('main').dataset.number")
        click(browser, f".eyes [value='{value}']")
        browser.until(f"document.querySelector('main').dataset.number !== {number!r}")
        assert browser.focus == "text"
    browser.until("document.querySelectorAll('#standing tr').length === 4")
    assert browser.violations() == [] if AXE.exists() else True
    assert browser.messages == []


def at_rest(browser):
    """The accessibility tree once the log has the question, and the tree follows the page."""
    asked = browser.run("document.getElementById('question').textContent")
    browser.until(f"({LOG}).includes({asked!r})")
    while sum(asked in line for line in browser.outline()) < 2:  # in the log, and above the field
        pass
    before = browser.outline()
    while (now := browser.outline()) != before:
        before = now
    return now


STOOD = """[...document.querySelectorAll("#offers :is(label, [type=submit]), #text, #question")].map((each) => {
  const {top, left} = each.getBoundingClientRect();
  return [top, left];
})"""
ABOVE = """(() => {
  const word = document.getElementById("word").getBoundingClientRect();
  const cards = [...document.querySelectorAll("#offers .picture svg")].map((card) => card.getBoundingClientRect());
  const isClear = cards.every(({top, bottom, left, right}) =>
    word.bottom <= top + 1 || word.top >= bottom - 1 || word.right <= left + 1 || word.left >= right - 1);
  const clear = document.createRange();
  clear.selectNodeContents(document.getElementById("word"));
  return [isClear && word.top > 0 && word.bottom <= innerHeight, clear.getBoundingClientRect().right + 20, (word.top + word.bottom) / 2];
})()"""
"""Whether the word of the picked cards is in sight and beside all cards, and the place of what empties it."""


COVERED = """[...document.querySelectorAll("#offers .picture svg")].filter((card) => {
  const {left, width, top, bottom} = card.getBoundingClientRect();
  return [top + 4, bottom - 4].some((down) => down > 0 && down < innerHeight && !card.contains(document.elementFromPoint(left + width / 2, down)));
}).length ? ["covered"] : []"""


def test_the_word_of_the_picked_cards_is_shown_with_its_points_to_eyes_alone(club, browser):
    member(club, browser, "Anna Spells")
    browser.type("open words bots 1, rounds 1")
    asked(browser, "Open")
    browser.type("start")
    browser.until("/Bet|Call/.test(document.getElementById('question').textContent)")
    while "Lay" not in browser.run("document.getElementById('question').textContent"):
        number = browser.run("document.querySelector('main').dataset.number")
        offered = browser.run("[...document.querySelectorAll('#offers [name=offer]')].map((each) => each.value)")
        browser.type(next((each for each in ("call", "bet 1", "none") if each in offered), "again"))
        browser.until(f"document.querySelector('main').dataset.number !== {number!r}")
    browser.until("document.getElementById('word') !== null")
    before = at_rest(browser)
    boxes = "[...document.querySelectorAll('#offers [name=pick]')]"
    shown = "document.getElementById('word').textContent"
    letters, points = browser.run(
        f"[{boxes}.map((box) => box.value), {boxes}.map((box) => Number(box.parentElement.querySelector('text + text').textContent))]"
    )
    for place in (2, 0):
        browser.run(f"{boxes}[{place}].click()")
    assert browser.run(shown) == f"{letters[2]}{letters[0]} {points[2] + points[0]}"
    browser.run(f"{boxes}[2].click()")
    assert browser.run(shown) == f"{letters[0]} {points[0]}"
    browser.run(f"{boxes}[0].click()")
    assert browser.run(shown) == ""
    for size in ((1280, 800), (320, 568), (320, 200, 4)):
        browser.size(*size)
        browser.until(STANDS_STILL)  # the page follows its size a moment later
        browser.run("document.querySelector('#offers .picture').scrollIntoView({block: 'center'})")
        browser.until(STANDS_STILL)
        stood = browser.run(STOOD)
        browser.run(f"{boxes}[1].click()")
        assert browser.run(STOOD) == stood, "nothing moves"
        is_clear, across, down = browser.run(ABOVE)
        assert is_clear, size
        browser.run("document.querySelector('#offers .picture').scrollIntoView()")
        browser.until(STANDS_STILL)
        assert browser.run(COVERED) == [], size
        browser.run("document.querySelector('#offers .picture').scrollIntoView({block: 'center'})")
        browser.until(STANDS_STILL)
        _, across, down = browser.run(ABOVE)
        for kind in ("mousePressed", "mouseReleased"):
            browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
        assert browser.run(f"[{boxes}.filter((box) => box.checked).length, {shown}]") == [0, ""], size
    browser.size(1280, 800)
    assert at_rest(browser) == before
    assert browser.messages == []


@pytest.mark.parametrize("way", ["link", "history"])
def test_who_reads_the_rules_in_the_same_window_comes_back_to_the_visit_as_it_was(club, browser, way):
    member(club, browser, f"Anna {way}")
    answer(browser, "open kaques bots 1", "Open")
    answer(browser, "", "Start")
    browser.type("start")
    browser.until("document.querySelectorAll('#offers .picture svg').length > 1")
    browser.until("document.getElementById('rules').textContent === 'Rules of Jaques le Kaques'")
    asked = browser.run("document.getElementById('question').textContent")
    browser.until(f"({LOG}).includes({asked!r})")
    told = browser.run(LOG).split("\n")
    browser.run("document.getElementById('rules').focus()")
    browser.press("Enter")
    browser.until("document.querySelector('h1').textContent === 'Rules of Jaques le Kaques'")
    if way == "link":
        browser.run("document.querySelector('a').focus()")
        browser.press("Enter")
    else:
        browser.run("history.back()")
    browser.until("document.activeElement.id === 'text'")
    assert browser.run("document.getElementById('question').textContent") == asked
    again = [line for line in browser.run(LOG).split("\n") if not line.startswith("A code stood here.")]
    assert len(again) > 3
    assert Counter(again) <= Counter(told), "no line is told twice, and none is new"
    answer(browser, "quit", "Lobby")
    assert browser.messages == []
