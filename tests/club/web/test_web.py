"""The page of a club without scripts: whole games beside people at terminals, and what it refuses."""

import http.client
import re
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise

import pytest
from club_here import Seeded
from club_players import Watcher, play_out
from pages import LOBBY, PASSPHRASE, Browser, in_quotes, parsed, session_with, text_of
from ssh_club import PATIENCE

from access.club.web import app, pages
from access.club.web.files import KEPT
from access.club.web.guard import HEADERS
from access.club.web.page import PageEvent, PageQuestion
from access.club.web.pages import accessibility
from access.club.web.sessions import typed_in
from access.language.line import AllOffered, Offered
from access.language.phrases import Phrases
from access.language.texts import game_title
from access.storage import catalogue

pytestmark = pytest.mark.connected


def member(club, name, language="en"):
    return Browser(club.page, language).join(name)


GAMES = [(name, language) for name in catalogue.names() for language in ("en", "de")]


@pytest.mark.parametrize(
    ("name", "language"),
    [
        pytest.param(*each, marks=[] if each == ("kaques", "de") else pytest.mark.everything, id="-".join(each))
        for each in GAMES
    ],
)
def test_a_whole_game_is_played_by_forms_with_somebody_at_a_terminal(name, language):
    options = {"kaques": {"target": 1000}, "kara": {"rounds": 2}, "misericorde": {"rounds": 2}}.get(name, {"rounds": 1})
    with Seeded() as club:
        anna, ben = member(club, "Anna", language), club.member("Ben")
        club.gather("Anna", name, **options)
        anna.says("sit 1", r"(Start|Los)\? $")
        ben.says("sit 1", r"Start\? $")
        ben.says("start", "At the table: Anna, Ben")
        played = play_out(Watcher(club.store), {0: anna, 1: ben}, {0: language, 1: "en"})
        assert played[0] or played[1]
        anna.until({"en": "Again", "de": "Noch"}[language])
        where = f"{game_title(catalogue.find(name), language)}, {'table' if language == 'en' else 'Tisch'} 1"
        assert heading(anna) == (where, f"{where}, Taverne")  # no turn of a game
        anna.says("quit", LOBBY)
        ben.until("Again")
        ben.says("quit", LOBBY)
        anna.type("quit")
        assert Phrases(language).text("loop-goodbye") in anna.text


@pytest.mark.parametrize("door", ["page", "ssh"])
def test_whoever_has_gone_to_the_lobby_hears_at_every_door_what_a_bot_did_in_their_seat(door):
    with Seeded() as club:
        club.club.stand_in_after = 0
        xena = club.member("Xena") if door == "page" else member(club, "Xena")
        yuri = member(club, "Yuri") if door == "page" else club.member("Yuri")
        number = club.gather("Yuri", "kaques", target=500)
        yuri.says(f"sit {number}", r"Start\? $")
        xena.says(f"sit {number}", r"Start\? $")
        xena.says("start", "At the table: Yuri, Xena")
        yuri.until("At the table: Yuri, Xena")
        yuri.says("quit", "Lobby")
        xena.until("Yuri has to play, but is away")
        xena.says("standin Yuri", "A bot plays for Yuri")
        yuri.until(f"A bot plays for you at table {number}\\. To play yourself, type sit {number}\\.")
        while xena.until(r"(stop|\d)\? $|Again")[0] != "Again":
            xena.type("stop")
        yuri.until(f"Jaques le Kaques at table {number} is over: (you have won|Xena has won)\\.")
        yuri.type("quit")
        assert yuri.shown.count("is over") == 1


def test_a_button_means_what_its_word_means_when_it_is_typed(club):
    anna = member(club, "Anna Button")
    anna.press("people")
    anna.until("Only you are here|[Hh]ere: .*Anna Button")  # people of earlier tests may still be here
    anna.press("help")
    anna.until("open: opens a table")


def test_a_moderator_at_a_page_is_asked_before_a_report_is_closed(club):
    mod, ben = member(club, "Mod Page"), member(club, "Ben Reports")
    people = club.club.store.people
    account = club.do(people.by_name("Mod Page"))
    club.do(people.change(account.id, role="moderator"))
    club.do(club.club.presence.look_again([account.id]))
    member(club, "Carl Page")
    ben.says("report Carl Page", r"Report Carl Page, .*[?:] $")
    ben.says("yes", "Carl Page is reported")
    mod.says("reports 2", r"There is no open report 2\.")
    mod.says("reports 1", r"Ben Reports reports Carl Page: close report 1\? Enter for no: $")
    mod.press("no")
    mod.says("reports", r"1: Ben Reports reports Carl Page\.")
    mod.says("reports 1", r"close report 1\? Enter for no: $")
    mod.press("yes")
    mod.until(r"Report 1 is closed\.")
    assert not club.do(people.reports())


@pytest.mark.parametrize(
    ("form", "typed"),
    [
        ({"text": "1 5", "lead": "", "pick": ""}, "1 5"),
        ({"text": "", "lead": "keep", "pick": "1 5"}, "keep 1 5"),
        ({"text": "", "lead": "", "pick": "1 5", "picked": "yes"}, "1 5"),
        ({"text": "stop", "lead": "keep", "pick": "1"}, "stop"),
        ({"text": "", "lead": "take", "nothing": "none", "picked": "take"}, "none"),
        ({"text": "", "lead": "take", "nothing": "none", "pick": "Troll", "picked": "take"}, "take Troll"),
        ({"text": "", "amount buy": "3", "amount cash": ""}, "buy 3"),
        ({"text": "", "amount buy": "3", "amount cash": "2"}, ""),
        ({"text": "", "amount buy": "3", "amount cash": "2", "counted": "cash"}, "cash 2"),
        ({"text": "", "amount buy": "3", "offer": "stay"}, "stay"),
        ({"text": "", "list on": "on Kahn", "list play": "play Anti", "listed": "on"}, "on Kahn"),
        ({"text": "", "list on": "on Kahn", "list play": "play Anti"}, ""),
    ],
)
def test_a_form_means_its_button_or_what_was_typed_checked_or_counted(form, typed):
    assert typed_in(form) == typed


def test_talk_with_markup_is_text(club):
    anna, ben = member(club, "Anna Markup"), member(club, "Ben Markup")
    ben.says("say <b>{token}</b> <script>alert(1)</script>", LOBBY)
    anna.type("people")
    anna.until(re.escape("Ben Markup in the lobby: <b>{token}</b> <script>alert(1)</script>"))
    assert anna.tree.find(".//b") is None
    assert anna.tree.find(".//main//script") is None


def test_an_answer_that_is_sent_again_counts_once(club):
    anna = member(club, "Anna Twice")
    sent = {**anna.fields, "text": "say twice"}
    anna.get("/answer", sent)
    anna.get("/answer", sent)
    assert anna.shown.count("Anna Twice: twice") + anna.shown.count("You say: twice") <= 1
    assert "too late" not in anna.seen


def test_an_answer_that_comes_too_late_is_put_back_into_the_field(club):
    anna = member(club, "Anna Late")
    late = {**anna.fields, "text": "say late", "name": "another"}
    anna.says("open kaques", "Open")
    anna.get("/answer", late)
    assert "That came too late: something else is asked by now. What you typed is still in the field." in anna.seen
    assert anna.tree.find(".//input[@id='text']").get("value") == "say late"
    anna.get("/")
    assert "That came too late" not in anna.seen


def test_a_passphrase_that_comes_too_late_is_never_shown(club):
    anna = Browser(club.page)
    anna.enter(kind="new")
    anna.says("Anna Shown", r"[?:] $")
    anna.says("yes", r"[?:] $")
    sent = {**anna.filled, "text": PASSPHRASE, "name": "late"}
    anna.says(PASSPHRASE, r"[?:] $")
    anna.says(PASSPHRASE, LOBBY)
    anna.get("/answer", sent)
    assert PASSPHRASE not in anna.text
    assert "That came too late" in anna.seen
    assert "still in the field" not in anna.seen


def test_a_page_says_that_it_has_no_bell_and_lists_none(club):
    anna = member(club, "Anna Bell")
    anna.says("set bell on", "A page has no bell")
    assert "bell: off" not in anna.says("settings", r"(?s)page sounds.*" + LOBBY)[0]


def test_the_commands_are_listed_to_who_watches(club):
    anna, ben = member(club, "Anna Plays"), member(club, "Ben Watches")
    anna.says("open kaques", "Open")
    number = re.search(r"Table (\d+) is open", anna.says("", r"Table \d+ is open")[0])[1]
    anna.says("start", "At the table")
    ben.says(f"watch {number}", "Anna Plays")
    ben.get("/")
    assert "You can type a command" in ben.seen
    commands = {each.get("value") for each in ben.tree.iterfind(".//details[@id='commands']//input")}
    assert {"say", "score"} <= commands


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_forms_of_other_sites_are_refused(club, headers):
    browser = Browser(club.page)
    browser.get("/enter", {"kind": "guest"}, **headers)
    assert browser.status == 403
    assert not browser.cookie


def test_without_the_token_of_the_page_nothing_is_done(club):
    anna = member(club, "Anna Token")
    fields = anna.fields
    for token in ("", "x", "\u00fc"):
        anna.get("/answer", {**fields, "token": token, "text": "quit"})
        assert anna.status == 403
    anna.get("/")
    anna.says("people", "are here: |Only you are here")


def test_who_waits_for_news_in_vain_is_told_so_once(club, monkeypatch):
    monkeypatch.setattr(app, "HOLDS", 0.01)
    anna, told = member(club, "Anna Waits"), "Nothing new so far."
    assert told not in anna.seen
    anna.get("/wait", {"token": anna.fields["token"]})
    assert text_of(anna.tree.find(".//*[@id='new']")) == told
    anna.get("/")
    assert told not in anna.seen


def test_who_waits_for_news_hears_talk_that_was_there_before_and_talk_that_comes_meanwhile(club):
    anna, ben = member(club, "Anna Listens"), member(club, "Ben Talks")
    waits = {"token": anna.fields["token"]}
    ben.says("say First", "Said")
    anna.get("/wait", waits)
    assert told_as_new(anna) == "Ben Talks in the lobby: First"
    with ThreadPoolExecutor(1) as waiting:
        page, since = waiting.submit(anna.get, "/wait", waits), time.monotonic()
        while not any(session.streams for session in club.web.visits.sessions._sessions.values()):
            assert time.monotonic() - since < PATIENCE
            time.sleep(0.01)
        ben.says("say Second", "Said")
        page.result(PATIENCE)
    assert told_as_new(anna) == "Ben Talks in the lobby: Second"
    anna.says("say Third", "Said")


def told_as_new(browser):
    """The line below the heading of what is new."""
    log = list(browser.tree.find(".//*[@id='log']"))
    return text_of(next(new for head, new in pairwise(log) if head.get("id") == "new"))


def test_without_a_session_a_form_leads_to_the_way_in(club):
    browser = Browser(club.page)
    browser.cookie = "taverne=invented"
    for path in ("/answer", "/wait", "/leave"):
        browser.get(path, {"token": "", "text": "quit"})
        assert "Come in as a guest" in browser.text


def test_a_large_form_is_refused(club):
    browser = Browser(club.page)
    browser.get("/enter", {"kind": "member", "name": "x" * 20_000, "passphrase": "y"})
    assert browser.status == 413


def test_wrong_passphrases_let_nobody_in_and_are_limited(club):
    member(club, "Anna Secret")
    for _ in range(6):
        browser = Browser(club.page)
        browser.enter(kind="member", name="Anna Secret", passphrase="guess")
        assert browser.status in (403, 429)
    assert "do not match" in browser.text or browser.status == 429


def test_every_answer_has_the_headers_that_keep_scripts_of_others_out(club):
    browser = Browser(club.page)
    for path in ("/", "/style.css", "/nothing"):
        browser.get(path)
        kept = {"Cache-Control": f"max-age={KEPT}"} if path == "/style.css" else {}
        for name, value in {**HEADERS, **kept}.items():
            assert browser.headers[name] == value, path


@pytest.mark.parametrize("path", ["/style.css", "/script.js", "/icon.svg", "/manifest.json", "/sound/dice-1"])
def test_a_file_that_has_not_changed_is_not_sent_again(club, path):
    with closing(http.client.HTTPConnection("127.0.0.1", club.page, timeout=PATIENCE)) as connection:
        connection.request("GET", path)
        first = connection.getresponse()
        assert first.read()
        connection.request("GET", path, headers={"If-None-Match": first.headers["ETag"]})
        again = connection.getresponse()
        assert (again.status, again.read()) == (304, b"")
        connection.request("GET", path, headers={"If-None-Match": '"another"'})
        assert connection.getresponse().status == 200


def way(browser, kind):
    """The form of a way in; None where there is none."""
    forms = [form for form in browser.tree.iter("form") if form.get("action") == "/enter"]
    return next((form for form in forms if form.find("input[@name='kind']").get("value") == kind), None)


@pytest.mark.parametrize("guests", [True, False])
def test_the_entrance_says_first_what_most_come_for_and_has_one_button_that_catches_the_eye(club, guests, monkeypatch):
    monkeypatch.setattr(club.club, "allows_guests", guests)
    browser = Browser(club.page)
    kinds = [form.find("input[@name='kind']").get("value") for form in browser.tree.iter("form")]
    assert kinds == ["guest", "member", "new", "recover", "link"][not guests :]
    folded = [text_of(each.find("summary")) for each in browser.tree.iter("details")]
    assert folded == ["I have a passkey", "I lost my passphrase", "I have a code from ssh"]
    first = [text_of(each) for each in browser.tree.iter("button") if each.get("class") == "first"]
    assert first == ["Come in as a guest" if guests else "Come in"]
    assert ("A guest needs no more than a name" in browser.seen) is guests
    told = browser.seen.partition("I am a member")[0]
    assert not re.search("ssh|passkey|code|https", told), "a guest reads no word that they need not know"


def test_a_guest_reads_no_heading_before_something_has_happened(club):
    guest = Browser(club.page)
    guest.enter(kind="guest")
    assert guest.question == "Your name for this evening?"
    assert "What happened" not in guest.seen
    guest.says("Mina", LOBBY)
    assert "What happened" in guest.seen


def test_a_wrong_passphrase_keeps_the_name_and_marks_the_fields(club):
    member(club, "Anna Wrong")
    browser = Browser(club.page)
    browser.enter(kind="member", name="Anna <Wrong>", passphrase="a wrong guess")
    assert text_of(browser.tree.find(".//title")).startswith("That name and passphrase do not match")
    told, member_form = list(browser.tree.find(".//main")), browser.tree.find(".//input[@id='name']/../..")
    assert "wrong" not in [each.get("id") for each in told], "it stands in the form, before the fields"
    assert (member_form[0].get("id"), member_form[0].get("role")) == ("wrong", None)
    name, secret = (browser.tree.find(f".//input[@id='{each}']") for each in ("name", "passphrase"))
    assert (name.get("value"), secret.get("value")) == ("Anna <Wrong>", None)
    for field in (name, secret):
        assert (field.get("aria-invalid"), field.get("aria-describedby")) == ("true", "wrong")


@pytest.mark.parametrize(("language", "told"), [("en", "nobody has tried them here yet"), ("de", "noch niemand")])
def test_the_accessibility_statement_says_what_nobody_has_tried(club, language, told):
    browser = Browser(club.page, language)
    assert browser.tree.find(".//a[@href='/accessibility']") is not None
    browser.get("/accessibility")
    assert browser.status == 200
    assert "NVDA" in browser.text
    assert told in browser.text
    anna = member(club, f"Anna About {language}", language)
    assert anna.tree.find(".//a[@href='/accessibility']") is not None


@pytest.mark.parametrize(
    ("contact", "href"),
    [
        ("keeper@example.org", "mailto:keeper@example.org"),
        ("https://example.org/help?club=1", "https://example.org/help?club=1"),
        ("javascript:alert(1)", None),
        ("ask <b>Ben</b> at the bar", None),
        ("ben@example.org?cc=anna@example.org", None),
    ],
)
def test_the_accessibility_statement_says_how_the_keeper_is_reached(contact, href):
    page = parsed(accessibility(Phrases("en"), "Taverne", contact))
    assert f"You reach whoever keeps this club here: {contact}" in text_of(page)
    links = [each.get("href") for each in page.iter("a") if text_of(each) == contact]
    assert links == ([href] if href else [])


def test_without_a_contact_the_statement_promises_none(club):
    browser = Browser(club.page)
    browser.get("/accessibility")
    assert "You reach" not in browser.seen


def test_the_heading_says_where_one_is_and_the_title_whose_turn_it_is(club):
    anna = Browser(club.page)
    anna.enter(kind="new")
    assert heading(anna) == ("Taverne", "Taverne")
    anna = member(club, "Anna Where")
    assert heading(anna) == ("Lobby", "Lobby, Taverne")
    anna.says("open kaques bots 1", "Open")
    number = anna.says("", r"Table (\d+) is open(?s:.*)Start")[1]
    assert heading(anna) == (f"Table {number}", f"Table {number}, Taverne")
    anna.says("start", "At the table")
    anna.until(r"(Throw|Keep|What|dice).*\? $")
    where = f"Jaques le Kaques, table {number}"
    assert heading(anna) == (where, f"Your turn: {where}, Taverne")
    anna.says("quit", LOBBY)
    assert heading(anna) == ("Lobby", "Lobby, Taverne")
    anna.says("learn kaques", r"\? $")
    assert heading(anna) == ("Jaques le Kaques", "Your turn: Jaques le Kaques, Taverne")


def heading(browser):
    return text_of(browser.tree.find(".//h1")), text_of(browser.tree.find(".//title"))


def test_the_field_for_talk_says_what_is_typed_there(club):
    anna, ben = member(club, "Anna Talks"), member(club, "Ben Hears")
    form = next(form for form in anna.tree.iter("form") if form.find(".//input[@id='saying']") is not None)
    sent = {each.get("name"): each.get("value") or "" for each in form.iter("input")}
    anna.get("/answer", {**sent, "pick": "good evening", "picked": "yes"})
    ben.type("people")
    ben.until("Anna Talks in the lobby: good evening")
    anna.type("quit")
    assert anna.tree.find(".//input[@id='saying']") is None


def test_lines_of_another_language_than_the_page_have_it():
    events = [PageEvent(1, ("Guten Abend",), language="de"), PageEvent(2, ("Good evening",), language="en")]
    page = parsed(pages.visit(Phrases("en"), "Taverne", session_with(PageQuestion(), events)))
    told = {text_of(part): part.get("lang") for part in page.iter("p")}
    assert (told["Guten Abend"], told["Good evening"]) == ("de", None)


def test_french_is_spaced_where_it_is_prose_but_not_where_it_is_told_asked_or_pressed():
    phrases = Phrases("fr")
    asked = PageQuestion("question", "Garder ou stop?", offered=AllOffered((Offered("stop"),)))
    told = session_with(asked, [PageEvent(1, ("Le Kaque: rien ne compte!",), language="fr")])
    assert "\u202f" not in pages.visit(phrases, "Taverne", told)
    assert "Sans scripts\u202f: des parties" in accessibility(phrases, "Taverne", "")
    assert "\u202f" not in accessibility(Phrases("de"), "Taverne", "")
    entrance = parsed(pages.entrance(phrases, "Taverne", pages.EntranceView(True, False)))
    assert {part.tag for part in entrance.iter() if "\u202f" in (part.text or "")} == {"p"}


def test_dice_and_cards_are_named_as_they_are_spoken():
    picks = (("\u2660A", "ace of spades", "sa"), ("5", "5", "5"))
    page = parsed(pages.visit(Phrases("en"), "Taverne", session_with(PageQuestion("question", "Which?", picks=picks))))
    assert [each.get("aria-label") for each in page.iter("input") if each.get("name") == "pick"] == [
        "ace of spades",
        None,
    ]


def test_no_two_buttons_of_a_question_have_one_name_and_picks_say_what_becomes_of_them():
    offered = (
        Offered("bet", "amount", least=1, most=5),
        Offered("buy", "amount", least=2, most=2),
        Offered("fold"),
    )
    asked = PageQuestion("question", "Bet?", offered=AllOffered(offered, picks="Swap these"), picks=(("A", "A", "a"),))
    page = parsed(pages.visit(Phrases("en"), "Taverne", session_with(asked)))
    offers = page.find(".//*[@id='offers']")
    submits = [each for each in offers.iter("input") if each.get("type") == "submit"]
    assert [button.get("value") for button in submits] == ["Swap these", "bet", "buy", "fold"]
    assert list(offers.iter("button")) == []
    assert text_of(offers.find(".//legend")) == "Swap these"


@pytest.mark.parametrize(
    ("asked", "in_field", "short", "long"),
    [
        (PageQuestion("question", "Keep? 1 2", "Keep?"), True, "Keep?", " 1 2"),
        (PageQuestion("question", "What now?", "k?"), True, "k?", " What now?"),
        (PageQuestion("question", "What now?", "k?"), False, "", "What now?"),
        (PageQuestion(), True, "", ""),
    ],
)
def test_a_question_that_is_felt_comes_first_in_few_words(asked, in_field, short, long):
    page = parsed(pages.visit(Phrases("en"), "Taverne", session_with(asked, in_field=in_field)))
    assert (page.find(".//*[@id='short']").text or "", (page.find(".//*[@id='long']").text or "")) == (short, long)
    assert page.find(".//input[@id='text']").get("aria-describedby") == ("short" if in_field else "question")


def test_who_was_away_comes_back_to_their_table_with_all_that_was_told():
    with Seeded() as club:
        anna, ben = member(club, "Anna"), club.member("Ben")
        anna.says("open kaques", "Open")
        anna.says("target 1000", "Open")
        anna.says("", "is open")
        ben.says("sit 1", r"Start\? $")
        anna.says("start", "At the table")
        anna.until(r"\? $")
        before = anna.shown
        club.later += 700
        club.do(looked(club))
        ben.until("Anna")
        anna.get("/")
        anna.until(r"\? $")
        assert "Welcome to Taverne" in anna.shown
        assert before in anna.shown
        anna.says("score", "You: ")


async def looked(club):
    """Look who is away."""
    club.web.visits.end_unseen()


def test_who_leaves_the_page_is_out(club):
    anna = member(club, "Anna Leaves")
    cookie = anna.cookie
    anna.get("/leave", {"token": anna.fields["token"]})
    assert "Come in as a guest" in anna.text
    anna.cookie = cookie
    anna.get("/")
    assert "Come in as a guest" in anna.text


def test_the_question_is_told_again_after_an_enter_that_is_no_answer(club):
    anna = member(club, "Anna Enters")
    anna.says(f"sit {club.gather('Anna Enters', 'misericorde', bots=1)}", r"Start\? $")
    anna.says("start", r"Enter buys 10 chips: $")
    anna.says("", "does everybody throw, 1 to 9")
    for count in (1, 2):
        anna.type("")
        log = text_of(anna.tree.find(".//*[@id='log']"))
        assert log.count("ow many dice does everybody throw, 1 to 9?") == count


def test_words_of_buttons_are_apart_where_a_browser_writes_them_in_one_line(club):
    anna = member(club, "Anna Words")
    text = in_quotes(anna.text)
    for form in anna.tree.iter("form"):
        for button in [each for each in form.iter("input") if each.get("type") == "submit"]:
            before = text.partition(f' value="{button.get("value")}">')[0].rpartition("<input")[0]
            assert before.endswith((" ", ">")), button.get("value")
            assert not re.search(r'(</button>|type="submit"[^>]*>)$', before)
