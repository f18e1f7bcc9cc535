"""Pages that are read beside a visit: the rules of games, and what happened earlier in a long evening."""

import re

import pytest
from club_players import PROMPT
from foreign import maumau  # noqa: F401 - a fixture
from pages import LOBBY, Browser, in_quotes, session_with, text_of, visit
from streams import Stream

from access.club.web import page, reading
from access.club.web.page import KEPT_EVENTS, PageEvent, PageQuestion, newest
from access.club.web.pictures import LogMark
from access.club.web.sessions import AWAY, CUT_OFF, mark_of
from access.language.phrases import Phrases
from access.language.texts import HEADING, guide, headed_guide
from access.storage import catalogue
from access.system.environment import LANGUAGES, facts

pytestmark = pytest.mark.connected
QUESTION = PageQuestion("question", "Keep what?", place="Jaques le Kaques, table 1")


def linked(browser, path):
    """The texts of the links on a page that lead there."""
    return [text_of(each) for each in browser.tree.iter("a") if each.get("href") == path]


def headings(browser):
    return [text_of(each) for each in browser.tree.iter() if each.tag in ("h1", "h2", "h3")]


# Rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_the_rules_stand_on_a_page_as_the_guide_tells_them_with_headings_to_jump_by(club, name, language):
    stranger = Browser(club.page, language)
    (title,) = linked(stranger, "/rules")
    stranger.get("/rules")
    assert title == headings(stranger)[0]
    assert linked(stranger, f"/rules/{name}") == [catalogue.title_or_name(name, language)]
    stranger.get(f"/rules/{name}")
    assert stranger.tree.get("lang") == language
    told = [text_of(each) for each in stranger.tree.find(".//main/div").iter() if each.tag in ("p", "li")]
    in_print, game = facts(language).in_print, catalogue.find(name)
    told_there = [each for each in guide(game, language) if not reading.SHELL.search(each)]
    assert len(told_there) < len(guide(game, language)), "at a page nobody is told what to type at a shell"
    assert " ".join(told) == " ".join(map(in_print, told_there))
    assert Phrases(language).text("club-web-rules-here") in stranger.seen
    parted = [text_of(each) for each in stranger.tree.iter("h2")][:-1]
    assert parted == [each.removeprefix(HEADING) for each in headed_guide(game, language)[1] if each.startswith("#")]
    assert len(parted) >= 4
    places = [each.get("id") for each in stranger.tree.iter("h2")][:-1]
    assert [linked(stranger, f"#{place}") for place in places] == [[each] for each in parted], "contents lead there"
    assert len(linked(stranger, "/")) == 2, "back, above and below"


def test_a_game_has_as_many_headings_in_each_language_at_the_same_places():
    for name in catalogue.names():
        game = catalogue.find(name)
        places = [
            [place for place, part in enumerate(headed_guide(game, language)[1]) if part.startswith(HEADING)]
            for language in LANGUAGES
        ]
        assert places[0] == places[1] == places[2], name


@pytest.mark.parametrize(("name", "items"), [("kaques", [4]), ("misericorde", [6, 4]), ("verflixte6", [15])])
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_jokers_stand_in_lists(name, items, language):
    told = in_quotes(reading.rules(Phrases(language), "Taverne", catalogue.find(name), {}))
    lists = re.findall("<ul>(.*?)</ul>", told.partition('<div lang="')[2].partition("</div>")[0])
    assert [each.count("<li>") for each in lists] == items
    assert "- " not in "".join(lists)


def test_a_guide_without_headings_or_in_another_language_is_told_as_it_is(monkeypatch):
    monkeypatch.setattr(
        "access.language.texts.guide_source", lambda game, lang: "One.\n\nTwo." * (lang == "en") or None
    )
    told = in_quotes(reading.rules(Phrases("de"), "Taverne", catalogue.find("kaques"), {}))
    assert '<div lang="en"><p>One.</p><p>Two.</p></div>' in told


def test_games_of_others_are_listed_and_one_without_a_guide_says_so(club, maumau):  # noqa: F811
    stranger = Browser(club.page)
    stranger.get("/rules")
    title = catalogue.title_or_name("maumau", "en")
    assert linked(stranger, "/rules/maumau") == [title]
    stranger.get("/rules/maumau")
    assert (headings(stranger)[0], stranger.status) == (f"Rules of {title}", 200)
    assert "This game has no written rules." in stranger.seen


def test_where_guests_may_not_come_in_strangers_read_no_rules(club, monkeypatch):
    monkeypatch.setattr(club.club, "allows_guests", False)
    stranger = Browser(club.page)
    assert linked(stranger, "/rules") == []
    stranger.get("/rules/kaques")
    assert headings(stranger)[:2] == ["Taverne", "I am a member"]
    member = Browser(club.page).join("Reads Rules")
    member.get("/rules/kaques")
    assert headings(member)[0] == "Rules of Jaques le Kaques"


def test_the_language_that_was_chosen_at_the_entrance_goes_along(club):
    stranger = Browser(club.page)
    stranger.get("/?lang=fr")
    stranger.get("/rules?lang=fr")
    assert linked(stranger, "/rules/kara?lang=fr")
    stranger.get("/rules/kara?lang=fr")
    assert headings(stranger)[0] == "Règles: Bring den Kara ins Haus"
    assert len(linked(stranger, "/?lang=fr")) == 2


@pytest.mark.parametrize("path", ["/rules/nothing", "/rules/" + "x" * 300, "/rules/%00", "/rules/..%2fkaques"])
def test_there_are_no_rules_of_a_game_that_is_not_there(club, path):
    stranger = Browser(club.page)
    stranger.get(path)
    assert stranger.status == 404


def test_at_a_table_the_link_leads_to_the_rules_of_its_game_with_the_figures_of_the_table(club):
    anna = Browser(club.page).join("Anna Rules")
    assert linked(anna, "/rules") == ["Rules of the games"]
    number = club.gather("Anna Rules", "kaques", bots=1, target=4500)
    anna.says(f"sit {number}", r"Start\? $")
    anna.says("start", r"[?:] $")
    assert linked(anna, "/rules") == ["Rules of Jaques le Kaques"]
    before = anna.question
    anna.get("/rules")
    assert headings(anna)[0] == "Rules of Jaques le Kaques"
    assert "4500 points" in anna.seen
    anna.get("/rules/kara")
    assert headings(anna)[0] == "Rules of Bring den Kara ins Haus"
    anna.get("/")
    assert anna.question == before
    anna.says("rules", r"The rules stand on a page of their own: the link is below, under More\.")
    assert "More?" not in anna.question
    anna.says("quit", LOBBY)
    anna.says("rules", r"The rules stand on a page of their own(?s:.*)Lobby[^\n]*\? $")
    anna.says("rules kara", r"The rules stand on a page of their own")
    anna.says("open kara", r"Open\? $")
    anna.says("rules", r"The rules stand on a page of their own(?s:.*)Open\? $")


def test_who_reads_the_rules_is_not_away_and_comes_back_to_the_visit_as_it_was(club):
    anna = Browser(club.page).join("Anna Stays")
    session = club.web.visits.sessions.of(mark_of(anna.cookie.partition("=")[2]))
    Stream(club.page, anna.cookie, session.page.numbered(session.page.number)).cut()
    assert session.has_script
    anna.get("/rules/kaques")
    assert not session.has_script
    try:
        for seconds, is_away in ((2 * CUT_OFF, False), (AWAY - 1, False), (2 * AWAY, True)):
            session.seen = club.web.visits.clock() - seconds
            assert (session in list(club.web.visits.sessions.unseen())) is is_away
    finally:
        session.seen = club.web.visits.clock()
    anna.get("/")
    assert "Lobby" in anna.question


# A long evening


def evening(events, lines=2):
    """The events of a long evening: a round of three events, of two lines each."""
    told = []
    for number in range(1, events + 1):
        begins = ((0, LogMark("place", QUESTION.place)),) * (number == 1)
        begins += ((1, LogMark("round", f"Round {number // 3 + 1}")),) * (number % 3 == 1)
        some = tuple(f"Event {number} of the evening, line {line}: 1 2 3 4 5 6." for line in range(1, lines + 1))
        told.append(PageEvent(number, some, drawn=(*begins, (1, LogMark("won")))))
    return told


def shown_of(session):
    return visit(Phrases("en"), "Taverne", session)


def test_a_page_carries_the_newest_of_a_long_evening_and_a_link_to_the_rest():
    session = session_with(QUESTION, evening(KEPT_EVENTS))
    session.page.number, session.shown = KEPT_EVENTS, KEPT_EVENTS
    text = shown_of(session)
    told = [int(number) for number in re.findall(r"Event (\d+) of the evening, line 1", text)]
    assert told == list(range(told[0], KEPT_EVENTS + 1))
    assert len(text) < page.MOST_TOLD + 7000
    assert text.count('<a href="/earlier">Earlier this evening</a>') == 1
    assert text.index("/earlier") < text.index('id="log"'), "it is no line of the log"
    earlier = in_quotes(reading.earlier(Phrases("en"), "Taverne", session.page.events, session.shown))
    before = [int(number) for number in re.findall(r"Event (\d+) of the evening, line 1", earlier)]
    assert before == list(range(1, told[0]))
    rounds = [number // 3 + 1 for number in before if number % 3 == 1]
    assert re.findall("<h3>Round (.*?)</h3><p>Event .*?, line 2:", earlier) == [str(number) for number in rounds]
    assert re.findall("<h2>(.*?)</h2>", earlier) == ["Jaques le Kaques, table 1"]


def test_a_short_evening_has_no_link():
    text = shown_of(session_with(QUESTION, evening(20)))
    assert "/earlier" not in text
    assert "Event 1 of" in text


@pytest.mark.parametrize(("shown", "link"), [(399, ""), (100, "?after=100#new"), (0, "?after=0#new")])
def test_the_heading_before_the_first_new_line_stays_where_some_that_is_new_is_left_out(shown, link):
    session = session_with(QUESTION, evening(KEPT_EVENTS))
    session.page.number, session.shown = KEPT_EVENTS, shown
    text = shown_of(session)
    assert text.count('<h3 id="new">New</h3>') == 1
    assert f'<a href="/earlier{link}">' in text
    earlier = in_quotes(reading.earlier(Phrases("en"), "Taverne", session.page.events, shown))
    assert earlier.count('<h2 id="new">New</h2>') == bool(link)
    if link:
        assert re.search(rf'id="new">New</h2>(<h2>[^<]*</h2>)?<p>Event {shown + 1} of', earlier)


def test_an_event_is_shown_however_long_it_is():
    assert [event.number for event in newest(evening(3, lines=1000), 3)] == [3]
    assert newest([], 0) == []


def test_what_is_new_is_carried_up_to_a_larger_bound():
    told, letters = evening(KEPT_EVENTS), len("".join(evening(399)[-1].lines))
    carried = {shown: len(newest(told, shown)) * letters for shown in (0, 350, KEPT_EVENTS)}
    assert page.MOST_NEW - letters < carried[0] <= page.MOST_NEW
    assert carried[350] == 50 * letters
    assert page.MOST_TOLD - letters < carried[KEPT_EVENTS] <= page.MOST_TOLD


def test_who_has_no_visit_is_led_to_the_entrance(club):
    stranger = Browser(club.page)
    stranger.get("/earlier")
    assert "Come in as a guest" in stranger.seen


def test_earlier_lines_are_read_on_a_page_of_their_own(club, monkeypatch):
    monkeypatch.setattr(page, "MOST_TOLD", 100)
    monkeypatch.setattr(page, "MOST_NEW", 100)
    anna = Browser(club.page).join("Anna Asks Much")
    for _ in range(8):
        anna.says("people", LOBBY)
    anna.get("/")
    assert linked(anna, "/earlier") == ["Earlier this evening"]
    number = club.gather("Anna Asks Much", "verflixte6", bots=1, rounds=1)
    for typed, then in ((f"sit {number}", PROMPT), ("start", PROMPT), ("none", PROMPT), ("quit", LOBBY)):
        anna.says(typed, then)
    anna.says("people", LOBBY)
    anna.get("/earlier")
    assert "Welcome to Taverne, Anna Asks Much." in anna.seen
    places = "Lobby", f"Table {number}", f"Die verflixte 6, table {number}"
    assert headings(anna)[:5] == ["Earlier this evening", *places, "Round 1 of 1"], "by a browser of text, too"
    anna.get("/earlier?after=1")
    assert "New" in headings(anna)
    for wrong in ("x", "9" * 20, "-1", ""):
        anna.get(f"/earlier?after={wrong}")
        assert (anna.status, "New" in headings(anna)) == (200, False)
