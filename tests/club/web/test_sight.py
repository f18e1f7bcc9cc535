"""The page for eyes, in a real Chromium: what is in sight at each size, and how well it stands out from its ground."""

from dataclasses import replace
from itertools import pairwise

import pytest
from chromium import AXE, FRAMES, Chromium
from club_here import Seeded
from club_players import PROMPT, SHORT_GAMES, Watcher, play_out
from keyboard_page import LOOK, words
from sight_simulation import LOSES, Seats, SeatsSeen, kind_of
from sighted import SEEN, STANDS_STILL, START, TYPED, Sighted

from access.answers.words import Words
from access.club.web.elements import in_json
from access.club.web.page import KEPT_EVENTS, PageEvent, PageQuestion
from access.club.web.pictures import Drawn, LogMark
from access.club.web.seats import SeatRow, SeatTable, Standing, cell, column, standing_table
from access.language.line import AllOffered, Offered
from access.language.phrases import Phrases, dice, letter_cards
from access.play.at_table import TableSeen
from access.storage import catalogue
from games import Seat, Term
from games.cards import Card
from games.kaques.rules import Standing as KaquesStanding
from games.kara.events import Standing as KaraStanding
from games.kara.events import Who as KaraWho
from games.misericorde.events import Standing as MisericordeStanding
from games.misericorde.events import Who as MisericordeWho
from games.misericorde.questions import Meet
from games.misericorde.throws import rank
from games.verflixte6.events import Has
from games.verflixte6.events import Standing as VerflixteStanding
from games.verflixte6.questions import Keep, Steal
from games.words.events import Standing as WordsStanding
from games.words.events import Who as WordsWho

pytestmark = [pytest.mark.connected, pytest.mark.real]
SIZES = [
    (across // zoom, down // zoom, zoom) for across, down in ((320, 568), (390, 844), (1280, 800)) for zoom in (1, 2, 4)
]
"""The windows in CSS pixels, and by how much each is magnified."""
NEWEST = """(() => {
  const newest = document.getElementById("log").lastElementChild, last = newest.getBoundingClientRect();
  const form = document.getElementById("answering").getBoundingClientRect();
  const low = form.height ? form.top : document.getElementById("asking").getBoundingClientRect().top;
  const before = newest.previousElementSibling, parts = before?.getClientRects().length && before.matches(".asked") ? [before, newest] : [newest];
  const reply = newest.querySelector(".said ~ .line") || newest; // what an answer said is known
  const isAtTop = [...parts, reply].some((at) => Math.abs(at.getBoundingClientRect().top) < 3) && last.top < low;
  return isAtTop || (reply.getBoundingClientRect().top >= 0 && last.bottom <= Math.min(low, innerHeight) + 1);
})()"""
"""Whether the newest text is in sight, or its begin where it is longer than its part of the window."""
SLICED = """(() => {
  const form = document.getElementById("answering"), stays = form.getBoundingClientRect().height ? form : document.getElementById("asking");
  const edge = stays.getBoundingClientRect().top, range = document.createRange();
  const all = [...document.querySelectorAll("#log svg:not(.away svg)")].map((at) => at.getBoundingClientRect());
  const texts = document.createTreeWalker(document.getElementById("log"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const above = texts.currentNode.parentNode, asked = above.closest(".ask");
    if (above.closest("svg, .away") || (asked && getComputedStyle(asked).position === "absolute")) continue;
    range.selectNodeContents(texts.currentNode);
    all.push(...range.getClientRects());
  }
  return getComputedStyle(stays).position === "sticky" ? all.filter(({top, bottom}) => top < edge - 1 && bottom > edge + 1).length : 0;
})()"""
"""How many lines, dice and cards are cut by the upper edge of what stays in sight."""
PARTS = "document.querySelectorAll('#log p').length"
WEIGHT = """(async () => {
  const parts = ["/", ...[...document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script")].map((each) => each.href || each.src)];
  let sum = 0;
  for (const part of parts) {
    await (await fetch(part, {cache: "reload"})).text();
    sum += performance.getEntriesByName(new URL(part, location).href).at(-1).encodedBodySize;
  }
  const paths = performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname);
  return [parts.length, sum, [...new Set(paths)].sort()];
})()"""
HEAVIEST = 24_000
"""The most bytes of a page of a game with its pictures, its style, its script and its icon, as they are sent without headers."""
REQUESTED = {"/", "/answer", "/events", "/icon.svg", "/manifest.json", "/script.js", "/style.css"}
LITTLE = 150, 170
"""Below so many pixels across or down nothing stays at the lower edge: there would be no room for what is read."""
LAPTOP = 1280, 657, 1
PHONES_AND_DESKS = [LAPTOP, *(size for size in SIZES if size[2] == 1)]


@pytest.fixture(scope="module")
def anna():
    with Seeded() as club, Chromium() as browser:
        yield Sighted(club, browser)


def score_told(anna, then=NEWEST):
    """Ask for the score, and wait until its lines are told and seen."""
    before = anna.browser.run(PARTS)
    anna.page.type("score")
    anna.browser.until(f"{PARTS} > {before} && {then}")


def seen_at(anna, size):
    """What is in sight once a line came in a window of this size."""
    anna.browser.size(*size)
    score_told(anna, f"{NEWEST} && {SLICED} === 0")
    return anna.browser.run(SEEN)


@pytest.mark.parametrize("name", catalogue.names())
def test_question_and_field_stay_in_sight_and_cover_nothing_at_each_size(anna, name):
    with anna.playing(name):
        check_sizes(anna)


AT_NEWEST = """(() => {
  const {top, bottom} = document.getElementById("log").lastElementChild.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
})()"""


def test_the_newest_line_stays_in_sight_when_the_page_is_enlarged_and_an_older_one_that_is_read_stays_too(anna):
    with anna.playing("kara"):
        for size in SIZES:
            anna.browser.size(*size)
            anna.browser.until(f"{AT_NEWEST} || {SHOWN}")
        anna.browser.size(320, 200, 4)
        anna.browser.run("scrollTo(0, 0)")
        anna.browser.until(FRAMES)
        anna.browser.size(390, 211, 4)
        assert anna.browser.run("document.getElementById('place').getBoundingClientRect().top >= 0")


def test_the_wheel_and_keys_move_what_is_read_and_a_window_of_another_size_keeps_it(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        score_told(anna, AT_NEWEST)
        wheel = {"type": "mouseWheel", "x": 100, "y": 100, "deltaX": 0}
        anna.browser.run("window.was = scrollY")
        anna.browser.send("Input.dispatchMouseEvent", **wheel, deltaY=-60)
        for turn in (lambda: anna.browser.press("PageUp"), lambda: anna.browser.press("PageDown"), lambda: None):
            anna.browser.until("window.was !== scrollY")
            anna.browser.until(STANDS_STILL)
            stood = anna.browser.run("window.was = scrollY")
            for height in (210, 200):
                anna.browser.size(320, height, 4)
            assert anna.browser.run("scrollY") == stood
            turn()
        assert anna.browser.focus == "text"


def page_of(anna):
    return max((each.page for each in anna.club.web.visits.sessions._sessions.values()), key=lambda page: page.number)


def news(anna, *lines, **more):
    """Show lines at her page, as others bring them about, and wait until they are there."""
    before, page = anna.browser.run(PARTS), page_of(anna)

    async def show():
        page.show(lines, **more)

    anna.club.do(show())
    anna.browser.until(f"{PARTS} > {before}")
    anna.browser.until(FRAMES)


SCROLLS_ONCE = """document.addEventListener("submit", () => {
  scrollTo(0, 0);
  dispatchEvent(new Event("scroll"));
}, {once: true})"""
"""Scrolls between an answer and what follows, as a browser does to show what has the focus, and tells it at once."""


def test_what_follows_an_own_answer_comes_into_sight_if_the_page_has_scrolled_by_itself_meanwhile(anna):
    with anna.playing("misericorde"):
        anna.browser.size(320, 200, 4)
        anna.browser.run(SCROLLS_ONCE)
        score_told(anna)
        anna.browser.until(f"{SLICED} === 0")


def test_news_follow_the_newest_line_and_leave_alone_what_was_moved_by_the_wheel(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        score_told(anna)
        news(anna, "A first line of news.")
        anna.browser.until(NEWEST)
        anna.browser.run("window.was = scrollY")
        anna.browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=100, y=60, deltaX=0, deltaY=-400)
        anna.browser.until("window.was > scrollY + 200")
        anna.browser.until(STANDS_STILL)
        stood = anna.browser.run("scrollY")
        news(anna, "A second line of news.")
        assert anna.browser.run("scrollY") == stood


READING = """[document.documentElement.matches(".reading"), scrollY, document.documentElement.scrollHeight,
  Math.round(document.getElementById("log").getBoundingClientRect().height), getComputedStyle(document.getElementById("asking")).position]"""
"""Whether older lines are read, where, in how high a page and log, and whether the question stays in sight."""
BY_WHEEL = {"type": "mouseWheel", "x": 100, "y": 60, "deltaX": 0}


def test_while_older_lines_are_read_in_a_low_window_the_question_leaves_its_place_to_them_and_nothing_moves(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        score_told(anna)
        news(anna, *[f"Line {number} of news." for number in range(20)])
        news(anna, "The newest line.")
        anna.browser.until(STANDS_STILL)
        is_reading, start, height, log, position = anna.browser.run(READING)
        assert (is_reading, position) == (False, "sticky")

        def read_back():
            anna.browser.send("Input.dispatchMouseEvent", **BY_WHEEL, deltaY=-120)
            anna.browser.until(f"{READING}[0]")
            anna.browser.until(STANDS_STILL)
            return anna.browser.run(READING)

        assert read_back() == [True, start - 120, height, log, "relative"]
        anna.browser.send("Input.dispatchMouseEvent", **BY_WHEEL, deltaY=120)
        anna.browser.until(f"!{READING}[0]")
        anna.browser.until(STANDS_STILL)
        assert anna.browser.run(READING) == [False, start, height, log, "sticky"], (
            "it is there again at the newest line"
        )
        stood = read_back()
        news(anna, "A line that is not seen.")
        assert anna.browser.run(READING)[:2] == stood[:2], "news leave alone who reads"
        anna.browser.press("x")
        anna.browser.until(FRAMES)
        assert anna.browser.run(READING)[:2] == [False, stood[1]], "a letter in the field brings it back in its place"
        anna.browser.run("document.getElementById('text').value = ''")
        anna.browser.send("Input.dispatchMouseEvent", **BY_WHEEL, deltaY=-60)
        anna.browser.until(f"{READING}[0]")
        anna.browser.until(STANDS_STILL)
        score_told(anna)
        anna.browser.until(f"!{READING}[0]")


AWAY = "[...document.querySelectorAll('#log .part')].filter((part) => !part.matches('.away')).map((part) => part.textContent.slice(0, 7))"
"""The beginnings of the parts of the log that eyes see."""


def test_earlier_rounds_are_folded_for_eyes_alone_at_an_answer_and_a_click_or_the_keys_of_who_reads_back_open_them(
    anna,
):
    anna.browser.size(1280, 800)
    for number in "ABCD":
        titles = ("place", "Game 7"), ("round", f"Stage {number}")
        drawn = tuple((0, LogMark(*each)) for each in titles[number != "A" :])
        news(anna, f"Stage {number}.", drawn=drawn)
    anna.page.type("people")
    told = "document.querySelector('#log').textContent"
    anna.browser.until(f"{told}.includes('Only you are here')")
    parts = anna.browser.until(f"!{AWAY}.includes('Stage C') && {AWAY}")
    assert "Stage D" in parts
    assert not {"Stage A", "Stage B"} & {*parts}
    tree = "\n".join(anna.browser.outline())
    assert all(f"Stage {number}." in tree for number in "ABCD"), "readers go on to read what is folded"
    assert "Game 7" not in tree, "nor have they more to read"
    tops = anna.browser.run(
        "[...document.querySelectorAll('.round.shut')].map((each) => each.getBoundingClientRect().top)"
    )
    assert tops[-1] == tops[-2], "they stand in a row"
    at = "[...document.querySelectorAll('.head')].find((each) => each.dataset.title === 'Stage B')"
    anna.browser.run(f"{at}.scrollIntoView({{block: 'start'}})")
    across, down = anna.browser.run(f"(({{left, top}}) => [left + 20, top + 20])({at}.getBoundingClientRect())")
    for kind in ("mousePressed", "mouseReleased"):
        anna.browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
    parts = anna.browser.until(f"{AWAY}.includes('Stage B') && {AWAY}")
    assert not {"Stage A", "Stage C"} & {*parts}
    anna.browser.press("PageUp")
    anna.browser.until(f"{AWAY}.includes('Stage A') && {AWAY}.includes('Stage C')")
    news(anna, "Stage E.", drawn=((0, LogMark("round", "Stage E")),))
    assert "Stage B" in anna.browser.run(AWAY), "what somebody has opened stays so"


ORDER = """[...document.querySelectorAll("#log > :last-child .part, #log > :last-child .head")].flatMap((part) => part.matches(".head")
  ? part.dataset.title : [...part.childNodes].flatMap((each) => each.matches?.(".drawn") ? "dice"
  : [each.matches?.(".wins") ? "wins" : "", ...each.textContent.trim().split("\\n")])).filter(Boolean)"""
"""What eyes see in the newest text, one after the other."""


def test_headings_and_dice_stand_at_their_lines_as_they_come_and_when_the_page_is_loaded(anna):
    anna.browser.size(1280, 800)
    die = Drawn(dice([5]).items, True)
    news(anna, "One.", "Two.", "Three.", drawn=((1, LogMark("round", "Stage X")), (1, die), (2, LogMark("won"))))
    order = ["One.", "Stage X", "dice", "Two.", "wins", "Three."]
    assert anna.browser.run(ORDER) == order
    anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
    anna.browser.until("document.activeElement.id === 'text'")
    assert anna.browser.run(ORDER) == order
    anna.page.again()


COMES = """[...document.querySelectorAll("#log > :last-child :is(.line, .wins, .drawn, .ask)")].map((each) => getComputedStyle(each))
  .map(({animationName, animationDelay}) => animationName === "none" ? -1 : parseFloat(animationDelay))"""
"""The seconds after which each line of the newest text and its dice are seen; -1 at once."""


def test_turns_come_one_after_the_other_for_eyes_that_like_motion_and_the_question_is_there_at_once(anna):
    die = Drawn(dice([5]).items, True)
    for count in (4, 12):
        asked = replace(page_of(anna).asked, text=f"{count}?")
        lines = [f"Turn {number}." for number in range(count)]
        drawn = tuple((number, die) for number in range(1, count))
        anna.browser.size(1280, 800, prefers_reduced_motion="no-preference")
        news(anna, *lines, drawn=(*drawn, (count - 1, LogMark("won"))), asked=asked)
        first, *others, question = anna.browser.run(COMES)
        assert (first, question) == (0, -1)
        step = min(0.3, 1.7 / count)
        assert others[::2] == others[1::2] == pytest.approx([step * turn for turn in range(1, count)], abs=0.001)
        assert anna.browser.run("document.querySelector('#log > :last-child').textContent").startswith(
            "Turn 0.\nTurn 1."
        )
        anna.browser.size(1280, 800)
        assert {*anna.browser.run(COMES)} == {-1}
    anna.browser.size(1280, 800, prefers_reduced_motion="no-preference")
    news(anna, "A line.", "Another.")
    assert {*anna.browser.run(COMES)} == {-1}, "what has no dice is no turn"
    anna.browser.size(1280, 800)


WINS = """(() => {
  const {top, bottom} = document.querySelector("#log > :last-child .wins").getBoundingClientRect();
  return top >= -1 && bottom <= document.querySelector(".whole, #asking").getBoundingClientRect().top + 1;
})()"""


def test_who_won_is_in_sight_in_the_smallest_window_whatever_else_is_told(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        asked = replace(page_of(anna).asked, text="Again, review or lobby?", is_turn=False)
        lines = ("You win with 55 chips, one round won.", *["Ben: 45 chips, no round won."] * 3)
        news(anna, "A line before that.", *lines, asked=asked, drawn=((1, LogMark("won")),))
        anna.browser.until(WINS)
        anna.browser.size(1280, 800)
        news(anna, *[f"Line {number}." for number in range(40)], *lines, asked=asked, drawn=((40, LogMark("won")),))
        anna.browser.until(WINS)
        assert anna.browser.run(ENDS), "where there is room, all that follows is in sight, too"


BUTTONS = "[...document.querySelectorAll('#answering [type=submit]')].map((each) => each.getBoundingClientRect().top)"


def test_who_scrolls_up_and_down_at_the_end_of_a_game_finds_the_buttons_where_they_were(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        asked = replace(page_of(anna).asked, text="Again, review or lobby?", is_turn=False, picks=(), drawn_picks=None)
        lines = ("You win with 55 chips, one round won.", *["Ben: 45 chips, no round won."] * 4)
        told = [f"Line {number} of a long game." for number in range(20)]
        news(anna, *told, *lines, asked=asked, drawn=((20, LogMark("won")),))
        anna.browser.until(STANDS_STILL)
        before = anna.browser.run(BUTTONS)
        for way in (-120, 120):
            start = anna.browser.run("window.was = scrollY")
            anna.browser.send("Input.dispatchMouseEvent", **BY_WHEEL, deltaY=way)
            anna.browser.until("scrollY !== window.was")
            anna.browser.until(STANDS_STILL)
            assert anna.browser.run("scrollY") == start + way
        assert anna.browser.run(BUTTONS) == before


ENDS = """document.querySelector("#log > :last-child").getBoundingClientRect().bottom
  <= document.querySelector(".whole, #asking").getBoundingClientRect().top + 1"""


LOGGED = """[...document.querySelectorAll("#log p")].slice(-2).map((part) => [part.querySelectorAll("svg").length,
  [...part.querySelectorAll(".ask")].filter((each) => getComputedStyle(each).position !== "absolute")
    .map((each) => each.dataset.title || each.textContent.trim())].flat().join(" "))"""
"""The numbers of dice and the questions that eyes see in the last two texts."""


DECIDED = """(() => {
  const range = document.createRange(), wins = document.querySelector("#log > :last-child .wins");
  range.selectNodeContents(wins.previousSibling);
  const lines = [...range.getClientRects()].filter(({width}) => width > 1).slice(-2);
  return lines.length === 2 && lines.every(({top, bottom}) => top >= -1 && bottom <= document.querySelector(".whole, #asking").getBoundingClientRect().top);
})()"""
"""Whether the two lines before the one on who won are in sight."""


def test_what_decided_a_game_is_in_sight_with_who_won_in_a_low_window(anna):
    with anna.playing("kara"):
        anna.browser.size(320, 200, 4)
        page = page_of(anna)
        first, *others = page.standing.rows
        standing = page.standing._replace(rows=(first._replace(has_won=True, is_turn=False), *others))
        answers = AllOffered(tuple(map(Offered, ("again", "review", "lobby"))))
        asked = replace(
            page.asked, text="Again, review or lobby?", is_turn=False, picks=(), drawn_picks=None, offered=answers
        )
        decided = "1 under, with the most dice in common with the house: 4. You lose 5, now 45."
        lines = (decided, "Ben wins with 55 chips, one round won.", "Anna: 45 chips, no round won.")
        news(anna, "Last turn for you.", *lines, asked=asked, drawn=((2, LogMark("won")),), standing=standing)
        anna.browser.until(f"{WINS} && {DECIDED}")
        anna.browser.until(f"{SLICED} === 0")


def test_who_comes_back_from_the_rules_finds_the_same_dice_and_questions_and_the_newest_line(anna):
    with anna.playing("verflixte6"):
        anna.browser.size(320, 200, 4)
        before = anna.browser.run(LOGGED)
        assert (before[0][-1], before[1]) == ("?", "1"), "the open question is not doubled"
        for way in ("document.querySelector('main a').click()", "history.back()"):
            anna.browser.run("document.getElementById('rules').click()")
            anna.browser.until("location.pathname.startsWith('/rules')")
            anna.browser.run(way)
            anna.browser.until("document.activeElement.id === 'text'")
            anna.browser.until(FIRST_VIEW)
            assert anna.browser.run(LOGGED) == before
        anna.page.again()


OWN_THROW = """[...document.querySelectorAll("#log .drawn")].filter((each) => each.querySelector("b")?.textContent === "You"
  && each.checkVisibility()).map((each) => [each.querySelectorAll("svg").length, each.parentNode.textContent.slice(0, 40)])"""
"""Own throws in the log, each by its dice and the text that it stands with."""


@pytest.mark.parametrize("size", [(1280, 800, 1), (320, 200, 4)])
def test_the_own_throw_of_an_answered_question_stays_in_the_log_as_it_comes_and_when_the_page_is_loaded(anna, size):
    with anna.playing("misericorde"):
        anna.browser.size(*size)
        before = len(anna.browser.run(OWN_THROW))
        anna.page.says("none", PROMPT)
        thrown = anna.browser.run(OWN_THROW)
        assert [dice for dice, _ in thrown[before:]] == [5]
        anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
        anna.browser.until("document.activeElement.id === 'text'")
        assert anna.browser.run(OWN_THROW)[-1:] == thrown[-1:]
        anna.page.again()


SAID = """[...document.querySelectorAll("#log .said")].map((each) => [each.dataset.title, each.getBoundingClientRect().height > 20])"""
"""Own answers in the log, and whether they are seen."""


def test_eyes_have_their_own_answers_in_the_log_and_readers_have_no_word_more(anna):
    with anna.playing("misericorde"):
        anna.page.says("raise 2", PROMPT)
        said = anna.browser.run(SAID)
        assert said[-1] == ["raise 2", True]
        assert ["⏎", True] in said
        assert "›" not in "\n".join(anna.browser.outline())
        anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
        anna.browser.until("document.activeElement.id === 'text'")
        assert anna.browser.run(SAID)[-1:] == [["raise 2", True]]
        anna.page.again()
    assert "quit" not in [said for said, _ in anna.browser.run(SAID)]


def test_an_own_answer_to_which_no_line_comes_stands_before_the_next_question(anna):
    with anna.playing("kaques"):
        anna.page.says("all", PROMPT)
        assert anna.browser.run(SAID)[-1] == ["keep what counts, go on", True], "as on the button"
        anna.page.says("stop", PROMPT)
        assert anna.browser.run(SAID)[-2:] == [["keep what counts, go on", True], ["take the points", True]]
        marks = """[...document.querySelectorAll("#log :is(.said, .ask)")].slice(-4).map((each) => each.classList[0])"""
        assert anna.browser.run(marks) == ["said", "ask", "said", "ask"]


@pytest.mark.parametrize("size", [(1280, 800, 1), (390, 844, 2), (320, 200, 4)])
def test_eyes_see_the_points_of_the_dice_that_they_choose_and_readers_have_no_word_more(anna, size):
    boxes = "[...document.querySelectorAll('#offers [name=pick]')]"
    with anna.playing("kaques"):
        anna.browser.size(*size)
        outline = anna.browser.outline()
        faces = [int(face) for face in anna.browser.run(f"{boxes}.map((box) => box.value)")]
        shown = []
        for place in (faces.index(1), faces.index(3)):
            anna.browser.run(f"{boxes}[{place}].click()")
            shown.append(anna.browser.run("document.getElementById('word').textContent"))
            anna.browser.until("document.getElementById('word').getBoundingClientRect().height > 15")
        assert shown == ["100", "–"], faces
        for place in (faces.index(1), faces.index(3)):
            anna.browser.run(f"{boxes}[{place}].click()")
        assert anna.browser.outline() == outline


IN_SIGHT = """((at) => {
  const {left, right, top, bottom} = at.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1 && at.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""
"""Whether eyes see the whole of an element."""


def test_in_the_smallest_window_a_refusal_stands_at_the_dice_until_others_are_chosen(anna):
    boxes, word = "[...document.querySelectorAll('#offers [name=pick]')]", "document.getElementById('word')"
    with anna.playing("kaques"):
        anna.browser.size(320, 200, 4)
        faces = [int(face) for face in anna.browser.run(f"{boxes}.map((box) => box.value)")]
        for typed in ("3", "6"):  # the second time the question stays as it is
            anna.page.type(typed)
            anna.browser.until(f"{word}.textContent === 'No points for {typed}. These score: 1.' && {IN_SIGHT}({word})")
            assert anna.browser.run(f"{IN_SIGHT}(document.querySelector('[name=picked]'))")
        anna.browser.run(f"{boxes}[{faces.index(1)}].click()")
        assert anna.browser.run(f"{word}.textContent") == "100"
        assert anna.browser.run(f"{IN_SIGHT}({word}) && {IN_SIGHT}(document.getElementById('figure'))")
        anna.browser.run(f"{boxes}[{faces.index(1)}].click()")
        anna.browser.size(1280, 800)
        anna.page.type("2")
        anna.browser.until("/for 2/.test(document.querySelector('#log > :last-child').textContent)")
        assert anna.browser.run(f"{word}.textContent") == "", "in a large window it stands right above"


def test_a_long_reply_begins_in_sight_in_the_smallest_window(anna):
    line = "document.querySelector('#log > :last-child .line')"
    with anna.playing("kaques"):
        anna.browser.size(320, 200, 4)
        anna.page.type("help")
        anna.browser.until(
            f"/^Stop: 100/.test({line}?.textContent) && Math.abs({line}.getBoundingClientRect().top) < 3"
        )


EMPTIED = """window.errors = [];
addEventListener("error", ({message}) => errors.push(message));
document.addEventListener("readystatechange", () => document.querySelector("#log")?.replaceChildren())"""
"""Empties the log before the script begins, and keeps its errors."""


def test_a_page_with_an_empty_log_is_loaded_without_an_error(anna):
    with Chromium() as browser:
        Sighted(anna.club, browser, called="Nobody Told")
        browser.send("Page.addScriptToEvaluateOnNewDocument", source=EMPTIED)
        browser.open(f"http://127.0.0.1:{anna.club.page}/")
        browser.until("document.readyState === 'complete' && document.getElementById('text') !== null")
        assert browser.run("[errors, document.querySelectorAll('#log > *').length]") == [[], 0]


def test_each_question_of_choose_your_words_is_one_bar_in_the_smallest_window(anna):
    with anna.playing("words"):
        anna.browser.size(320, 200, 4)
        asked = set()
        for typed in ("call", "none", "call"):
            seen = anna.browser.run(SEEN)
            assert (seen["whole"], seen["cut"], seen["sideways"]) == (True, [], False)
            asked.add(anna.browser.run("document.querySelectorAll('#offers [name=pick]').length"))
            anna.page.says(typed, PROMPT)
            anna.browser.until(FRAMES)
        assert asked == {0, 7}, "chips are bet, and cards are chosen"


def test_in_the_smallest_window_jokers_stand_by_name_and_say_what_they_do_once_they_are_marked(anna):
    label = "[...document.querySelectorAll('.names label')]"
    number = anna.club.gather("Anna", "verflixte6", bots=1, **SHORT_GAMES["verflixte6"])
    anna.page.says(f"sit {number}", START["en"])
    try:
        anna.page.says("start", PROMPT)
        anna.browser.size(320, 200, 4)
        anna.browser.until(f"{label}.filter({IN_SIGHT}).length >= 2")
        tall = f"{label}.at(-1).getBoundingClientRect().bottom - {label}[0].getBoundingClientRect().top"
        assert anna.browser.run(tall) < 3 * 200, "fifteen jokers in three windows"
        told = f"{label}[3].querySelector('small').getBoundingClientRect().height"
        assert anna.browser.run(told) == 0
        anna.browser.run(f"{label}[3].click()")
        assert anna.browser.run(told) > 15
        anna.browser.run(f"{label}[3].click(); document.activeElement.blur()")
    finally:
        anna.leave()


SMALL = [(320, 200, 4), (320, 568, 1), (390, 844, 1)]
"""The windows of magnified pages and of phones."""
HANDS = """[...document.querySelectorAll("#log > :last-child .drawn")].map((hand) => [...hand.querySelectorAll("svg")]
  .map((die) => die.getBoundingClientRect()).map(({left, top}) => [left, top - hand.getBoundingClientRect().top].map(Math.round)))"""
"""The dice of each hand of the newest text, each by its left and its top within the hand."""


@pytest.mark.parametrize("count", [5, 6])
@pytest.mark.parametrize("size", SMALL)
def test_hands_in_the_log_take_one_row_each_and_their_dice_stand_below_one_another(anna, size, count):
    anna.browser.size(*size)
    hands = [Drawn(dice(range(1, count + 1)).items, True, "", whose) for whose in ("Gustave", "You")]
    news(anna, "Gustave throws.", "You throw.", drawn=tuple(enumerate(hands)))
    first, second = anna.browser.run(HANDS)
    assert len({top for _, top in first}) == 1
    assert [left for left, _ in first] == [left for left, _ in second]


TURNS = """[...document.querySelectorAll("#log > :last-child .drawn > span")].map((turn) => [...turn.querySelectorAll("svg")].map((die) => die.getBoundingClientRect()))
  .map((all) => [all[0].left, all.at(-1).right, all[0].top, all.at(-1).top].map(Math.round))"""
"""Each throw of a turn: its left and its right edge, and the tops of its first and its last die."""


@pytest.mark.parametrize("size", [*SMALL, (1280, 800, 1)])
def test_the_throws_of_a_turn_stand_apart_and_below_one_another_in_small_windows(anna, size):
    anna.browser.size(*size)
    throws = [Drawn(dice(range(1, count + 1)).items, True, fate) for count, fate in ((6, ""), (4, "kept"), (6, "void"))]
    news(anna, "Gustave throws on.", drawn=((0, Drawn((), True, "", "Gustave", tuple(throws))),))
    turns = anna.browser.run(TURNS)
    if size[0] < 1280:
        assert len({left // 9 for left, *_ in turns}) == 1, "one below the other"
        assert all(first == last for *_, first, last in turns), "one row each"
    else:
        gaps = [after[0] - before[1] for before, after in pairwise(turns) if before[2] == after[2]]
        assert gaps, "a bar stands between"
        assert min(gaps) >= 12, "a bar stands between"


FATES = """[...document.querySelectorAll("#log > :last-child .drawn svg")].map((die) => [getComputedStyle(die), die])
  .map(([style, die]) => [style.borderTopStyle, parseFloat(style.borderTopWidth), style.transform === "none", parseFloat(style.borderBottomWidth)])"""


def test_a_die_that_is_fatal_has_the_thickest_frame_and_each_fate_its_own_shape(anna):
    anna.browser.size(1280, 800)
    fates = ("", "kept", "robbed", "laid", "void")
    drawn = tuple((0, Drawn(dice([6]).items, True, fate, fate)) for fate in fates)
    news(anna, "Fates.", drawn=drawn)
    shapes = anna.browser.run(FATES)
    assert len({*map(tuple, shapes)}) == len(fates)
    style, width, is_straight, _ = shapes[-1]
    assert (style, is_straight) == ("solid", False)
    assert width > max(shape[1] for shape in shapes[:-1] if shape[0] != "double")


PICKED = """[...document.querySelectorAll("#offers .picture svg")].map((die) => die.getBoundingClientRect())
  .map(({left, right, top, bottom}) => [left, right, top, bottom])"""


@pytest.mark.parametrize("size", SMALL)
def test_chosen_dice_are_as_large_as_others_and_stand_apart(anna, size):
    with anna.playing("kara"):
        anna.browser.size(*size)
        before = anna.browser.run(PICKED)
        for place in range(3):
            anna.browser.run(f"document.querySelectorAll('#offers [name=pick]')[{place}].click()")
        assert anna.browser.run(PICKED) == before
        assert all(first[1] + 2 <= second[0] for first, second in pairwise(before))


ASKED = """[...document.querySelectorAll("#log > :not(:last-child) .ask")].filter((each) => each.getBoundingClientRect().height > 2)
  .map((each) => (each.dataset.title || each.textContent).trim())"""
"""The questions that eyes see in the log above its newest text."""
ABOVE = "document.querySelector('#log > :last-child').offsetTop - document.getElementById('log').offsetTop"
"""The room that is taken above the newest text."""


@pytest.mark.parametrize("size", [(1280, 800, 1), (320, 200, 4)])
def test_questions_of_a_form_of_a_table_and_of_the_lobby_take_no_room_in_the_log_once_they_are_answered(anna, size):
    anna.browser.size(*size)
    with anna.setting_up("misericorde"):
        anna.browser.until(FRAMES)
        above = anna.browser.run(ABOVE)
        for typed in ("rounds 2", "bots 2", "bots 1"):
            anna.page.says(typed, PROMPT)
        assert anna.browser.run("document.getElementById('log').textContent.split('Open?').length") > 4, (
            "readers have it"
        )
        assert anna.browser.run(ABOVE) == above
        for typed in ("start", ""):
            anna.page.says(typed, PROMPT)
        *others, last = anna.browser.run(ASKED)
        assert not any(each.endswith(("Open?", "Lobby?")) for each in others)
        assert "0 chips, 5 coppers" in last, "those of turns stay"


def test_again_or_review_stands_once_at_the_end_of_a_game(anna):
    with anna.playing("verflixte6"):
        for typed in ("stop", "review"):
            anna.page.says(typed, r"review or lobby\? $")
            anna.browser.until(FRAMES)
        assert [each for each in anna.browser.run(ASKED) if "review" in each] == []
        anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
        anna.browser.until("document.activeElement.id === 'text'")
        assert [each for each in anna.browser.run(ASKED) if "review" in each] == []
        anna.page.again()


DRAWN = "document.querySelectorAll('#drawn svg, .asked svg').length"


def test_dice_of_a_round_that_is_over_are_not_drawn_at_the_question_before_the_next_one(anna):
    with anna.playing("misericorde"):
        assert anna.browser.run(DRAWN) >= 5
        anna.page.says("none", r"Next round[^?:]*[?:][^?:]*:? $")
        anna.browser.until(FRAMES)
        assert anna.browser.run(DRAWN) == 0


MARK = """(() => {
  const mark = document.getElementById("figure"), {left, right, top, bottom} = mark.getBoundingClientRect();
  const isTaken = (down) => mark.contains(document.elementFromPoint(right - 22, down));
  return getComputedStyle(mark, "::after").content !== "none" && right - left >= 44 && isTaken((top + bottom) / 2) && [right - 22, (top + bottom) / 2];
})()"""
"""The middle of the mark of news above, if it is in sight; the mark reaches beyond its line."""
BEGINS = "Math.abs(window.first.getBoundingClientRect().top) < 2"


@pytest.mark.parametrize("size", SMALL)
def test_a_mark_tells_eyes_of_news_that_begin_above_and_leads_there_with_the_focus_in_the_field(anna, size):
    with anna.playing("kara"):
        anna.browser.size(*size)
        score_told(anna)
        assert not anna.browser.run(MARK) or size[1] < 300
        anna.browser.run("window.first = document.querySelector('#log > :last-child')")
        news(anna, *[f"Line {number} of news." for number in range(40)])
        across, down = anna.browser.until(MARK)
        assert not anna.browser.run(BEGINS)
        for kind in ("mousePressed", "mouseReleased"):
            anna.browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
        anna.browser.until(BEGINS)
        assert anna.browser.focus == "text"
        news(anna, "A line that is not seen.")
        assert "▲" not in "\n".join(anna.browser.outline())


def test_a_turn_that_is_lost_stands_out_and_is_told_in_the_bar_of_the_smallest_window(anna):
    with anna.playing("kaques"):
        anna.browser.size(320, 200, 4)
        for _ in range(3):  # the third throw is lost, and the others play
            anna.page.says("all", PROMPT)
        anna.browser.until(MARK)
        lost = anna.browser.run("[...document.querySelectorAll('#log .loses')].at(-1).textContent.trim()")
        assert "You lose" in lost
        told = "getComputedStyle(document.getElementById('turn'), '::before').content"
        assert anna.browser.run(told).strip('"').strip() == lost
        assert anna.browser.run(f"{IN_SIGHT}(document.getElementById('turn'))")


BAR = """["::before", "", "::after"].map((part) => {
  const style = getComputedStyle(document.getElementById("turn"), part || null);
  return style.display === "none" || style.fontSize === "0px" || (part && !style.content.startsWith('"')) ? "" : part ? JSON.parse(style.content) : document.getElementById("turn").textContent;
})"""
"""What the lowest bar tells: the first line since the answer, turn and standing, the last line."""


def test_the_bar_tells_how_a_round_ended(anna):
    with anna.playing("misericorde"):
        anna.browser.size(320, 200, 4)
        anna.page.says("none", PROMPT)
        anna.browser.until(MARK)
        told = anna.browser.run(
            "[...document.querySelectorAll('#log > :last-child :is(.line, .loses)')].map((line) => line.textContent.trim())"
        )
        assert anna.browser.run(BAR) == ["", "", told[-1]], "there is room for one line"


def test_in_the_smallest_window_a_question_is_asked_in_few_words_and_readers_have_all_of_it(anna):
    where = "document.getElementById('{}')"
    with anna.playing("misericorde"):
        text, brief = (anna.browser.run(f"{where.format(part)}.textContent") for part in ("question", "brief"))
        assert 0 < len(brief) <= 24 < len(text)
        for size, shown in (((1280, 800), "question"), ((390, 844, 3), "question"), ((320, 200, 4), "brief")):
            anna.browser.size(*size)
            anna.browser.until(STANDS_STILL)
            assert anna.browser.run(f"{IN_SIGHT}({where.format(shown)})"), size
            hidden = "brief" if shown == "question" else "question"
            assert not anna.browser.run(f"{IN_SIGHT}({where.format(hidden)})"), size
        assert brief not in [line.strip() for line in anna.browser.outline()]


FROZEN = """(() => {
  const asks = fetch;
  Object.assign(window, {
    instant: performance.now() + 10000, sent: 0,
    fetch: (...all) => { sent += all[0] === "/answer"; return asks(...all); },
    thaw: () => { delete performance.now; window.fetch = asks; },
  });
  performance.now = () => instant;
})()"""
"""The clock of a page stands at an instant, and its answers are counted, until it thaws."""
OVER = """(() => {
  const {left, top} = pressed, other = document.querySelector("#offers [value='stop']");
  Object.assign(other.style, {position: "fixed", left: `${left}px`, top: `${top}px`, zIndex: 9});
})()"""
"""Another button moves to where the pressed one stood."""
NUMBER = "document.getElementById('answering').number.value"


def test_a_press_where_another_button_stood_waits_for_twice_as_long(anna):
    def press():
        for kind in ("mousePressed", "mouseReleased"):
            anna.browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
        return anna.browser.run("sent")

    with anna.playing("kaques"):
        anna.browser.run(FROZEN)
        try:
            box = "document.querySelector(\"#offers [value='all']\").getBoundingClientRect()"
            left, top = anna.browser.run(
                f"window.asked = {NUMBER}, window.pressed = {box}, [pressed.left, pressed.top]"
            )
            across, down = left + 12, top + 12
            assert press() == 1
            anna.browser.until(f"{NUMBER} !== asked")
            anna.browser.run(OVER)
            for _ in range(2):
                anna.browser.run("instant += 400")
                assert press() == 1
            anna.browser.run("instant += 400")
            assert press() == 2
        finally:
            anna.browser.run("thaw()")


def test_cards_stay_where_they_are_while_they_become_a_word(anna):
    places = "[...document.querySelectorAll('.picture svg')].map((at) => [at.getBoundingClientRect().left, at.getBoundingClientRect().top].map(Math.round))"
    with anna.playing("words"):
        anna.browser.size(320, 200, 4)
        asked = replace(
            laying(*[(letter, 5) for letter in "ABEINRT"]), place=page_of(anna).asked.place, brief="Lay a word?"
        )
        news(anna, "Your hand.", asked=asked)
        anna.browser.until("document.querySelectorAll('.picture').length > 6")
        before = anna.browser.run(places)
        for at in range(4):
            anna.browser.run(f"document.querySelectorAll('.picture input')[{at}].click()")
            assert anna.browser.run(places) == before
        assert anna.browser.run(f"{IN_SIGHT}(document.getElementById('word'))")


def test_dice_that_were_not_thrown_again_stand_on_a_bar(anna):
    lay = "[...document.querySelectorAll('.picture')].map((each) => [each.querySelector('input').value, each.matches('.kept')])"
    with anna.playing("kara"):
        before = anna.browser.run(lay)
        assert not any(kept for _, kept in before)
        dice = [die for die, _ in before]
        anna.page.says(f"run {dice[0]}", PROMPT)
        anna.browser.until(FRAMES)
        now = anna.browser.run(lay)
        assert sorted(die for die, kept in now if kept) == sorted(dice[1:])


def test_who_marks_no_dice_is_told_so(anna):
    press = "document.querySelector('[name=picked]').click()"
    with anna.playing("kara"):
        parts = anna.browser.run(PARTS)
        told = "document.getElementById('status').textContent === 'Mark dice or cards first.'"
        anna.browser.until(f"{told} || ({press}, false)")  # it takes no press at first
        anna.browser.size(320, 200, 4)
        anna.browser.until(f"{IN_SIGHT}(document.getElementById('word')) || ({press}, false)")
        assert anna.browser.run(PARTS) == parts, "it is no answer"


def test_the_mark_leads_from_a_new_turn_to_what_came_of_the_last_answer(anna):
    with anna.playing("kaques"):
        anna.browser.size(320, 200, 4)
        for _ in range(3):  # the third throw is lost, and the others play
            anna.page.says("all", PROMPT)
        anna.browser.run("window.first = document.querySelector('#log > :last-child')")
        across, down = anna.browser.until(MARK)
        assert not anna.browser.run(BEGINS)
        for kind in ("mousePressed", "mouseReleased"):
            anna.browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
        anna.browser.until(BEGINS)


THROWS = """["#log .drawn:not(.asked)", "#drawn .drawn"].map((all) => [...document.querySelectorAll(all)].at(-1))
  .map((throw_) => [...throw_?.querySelectorAll("path") || []].map((die) => die.getAttribute("d")))"""
"""The newest throw in the log and that at the question, by its pips."""


def test_the_newest_throw_stands_at_a_question_that_has_no_dice_of_its_own_until_the_round_is_over(anna):
    with anna.playing("verflixte6"):
        for typed in ("on", "on"):
            logged, asked = anna.browser.run(THROWS)
            assert len(asked) == 1
            assert asked == logged
            anna.page.says(typed, PROMPT)
            anna.browser.until(FRAMES)
        anna.page.says("stop", PROMPT)
        anna.browser.until(FRAMES)
        assert anna.browser.run(DRAWN) == 0


def test_whoever_leaves_in_their_turn_has_no_dice_of_it_at_the_lobby(anna):
    with anna.playing("kaques"):
        anna.page.says("1", PROMPT)
    newest = "document.querySelector('#log > :last-child')"
    assert "Your seat is kept" in anna.browser.run(f"{newest}.textContent")
    assert anna.browser.run(f"{newest}.querySelectorAll('svg').length") == 0


TURN = "document.getElementById('turn')"
TURN_SEEN = f"""(() => {{
  const {{left, right, top, bottom, height}} = {TURN}.getBoundingClientRect();
  const isSeen = height > 9 && top >= 0 && bottom <= innerHeight && {TURN}.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return [{TURN}.textContent, isSeen, document.getElementById("answering").matches(".tight")];
}})()"""
"""The turn, whether it is in sight, and whether the question is so long that it has its place."""


def test_eyes_have_the_turn_and_their_own_points_in_sight_beside_the_question_and_while_they_watch(anna):
    with anna.playing("kaques"):
        for size in (*SIZES, LAPTOP):
            if size[0] < LITTLE[0] or size[1] < LITTLE[1]:
                continue
            anna.browser.size(*size)
            told, is_seen, is_tight = anna.browser.run(TURN_SEEN)
            assert told == "▶ Anna: Points 0", size
            assert is_seen is not is_tight, size
            assert is_seen or size not in PHONES_AND_DESKS, size
        assert anna.browser.run(f"{TURN}.getAttribute('aria-hidden')") == "true"
        anna.browser.size(320, 200, 4)
        anna.browser.run("document.querySelector('#answering [name=kind]').value = 'watching'")
        assert anna.browser.run("getComputedStyle(document.getElementById('question')).clipPath") == "inset(50%)"
        anna.browser.run("document.querySelector('#answering [name=kind]').value = 'question'")
    anna.browser.until(f"{TURN}.textContent === ''")


PLACES = """((...words) => {
  const turn = document.getElementById("turn"), node = turn.firstChild, range = document.createRange();
  return words.map((word) => {
    const at = node.data.indexOf(word);
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    return range.getBoundingClientRect().left;
  });
})"""
"""Where these words begin in the bar, from the left."""


def test_figures_of_the_bar_stand_behind_names_that_run_from_right_to_left(anna):
    anna_row = SeatRow("Anna", True, (column(cell("7")),), is_own=True)
    yael = SeatRow("\u05d9\u05e2\u05dc", False, (column(cell("12")),))
    with anna.playing("kara"):
        anna.browser.size(640, 900)
        news(anna, "A round.", standing=Standing((anna_row, yael), heads=("Chips",)))
        anna.browser.until(f"{TURN}.textContent.includes('\u05d9\u05e2\u05dc')")
        places = anna.browser.run(f"{PLACES}('Anna', '7', '\u05d9\u05e2\u05dc', '12')")
        assert places == sorted(places), "each name stands before its figure"


ROWS = """[...document.querySelectorAll("#standing :is(h2, .turn, .own)")].map((row) => row.getBoundingClientRect())
  .map(({top, bottom}) => top >= -1 && bottom <= innerHeight + 1)"""


@pytest.mark.parametrize("name", catalogue.names())
def test_f8_brings_the_own_row_and_whose_turn_it_is_into_the_smallest_window_and_leads_back(anna, name):
    with anna.playing(name):
        anna.browser.size(320, 200, 4)
        anna.browser.press("F8")
        anna.browser.until(FRAMES)
        assert anna.browser.run(ROWS) == [True] * 2, "the heading, and the row of Anna, whose turn it is"
        assert anna.browser.run(NAMED)
        assert not anna.browser.run("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        anna.browser.press("F8")
        anna.browser.until(f"document.activeElement.id === 'text' && {FIRST_VIEW}")


NAMED = """[...document.querySelectorAll("#standing [scope=row]")].every((name) =>
  getComputedStyle(name).fontSize === getComputedStyle(document.body).fontSize)"""
"""Whether names in the table are as large as other text."""
COLUMNS = """[...document.querySelectorAll("#standing tr")].map((row) => [...row.querySelectorAll("td, th:not([scope=row], :first-child)")]
  .map((cell) => cell.getBoundingClientRect()).map(({left, right}) => Math.round((left + right) / 2)))"""


@pytest.mark.parametrize("size", SMALL)
def test_columns_of_the_standing_keep_their_place_whatever_stands_in_them(anna, size):
    anna.browser.size(*size)
    phrases, places = Phrases("en", catalogue.find("kara"), ("Anna", "Ben"), [0]), []
    for events in ((KaraStanding(Seat(0), 5, 0, 0),), WIDEST["kara"]):
        events = *events, KaraWho(Seat(1), 2, "over", 0, False, False)
        made = SeatTable().standing(TableSeen(events, (), (), None), phrases)
        anna.browser.run(f"{SHOW_TABLE}({in_json(standing_table('en', made))})")
        places += anna.browser.run(COLUMNS)
    assert all(abs(one - other) <= 1 for row in places for one, other in zip(row, places[0], strict=True)), places


LAST_BUTTON = """(() => {
  const shown = [...document.querySelectorAll("#offers [type=submit]")].filter((at) => !at.closest(".spoken"));
  const offers = shown.map((at) => at.getBoundingClientRect());
  return innerHeight - Math.max(...offers.map(({bottom}) => bottom));
})()"""


def test_buttons_do_not_jump_from_answer_to_answer(anna):
    with anna.playing("words"):
        places = {size: set() for size in PHONES_AND_DESKS}
        for typed in ("call", "none"):
            anna.browser.size(1280, 800)
            anna.page.says(typed, PROMPT)
            for size, found in places.items():
                anna.browser.size(*size)
                found.add(round(anna.browser.run(LAST_BUTTON)))
        assert all(len(found) == 1 for found in places.values()), places


WIDEST = {
    "kaques": (KaquesStanding(Seat(0), 10050),),
    "kara": (KaraStanding(Seat(0), 150, 12, 3), KaraWho(Seat(0), 12, "under", 3, True, True)),
    "misericorde": (
        MisericordeStanding(Seat(0), 114, 12, 234),
        MisericordeWho(Seat(0), "in", "spiessgesellen", 6, 12, True),
    ),
    "verflixte6": (
        VerflixteStanding(Seat(0), "prinzessin", -12, 120, 120),
        Has(Seat(0), (Term("spelunkenbold"), Term("frostschutz"), Term("hirtenschutz"), Term("runkelrueb"))),
    ),
    "words": (WordsStanding(Seat(0), 150), WordsWho(Seat(0), "out", 25, 150)),
}
"""The widest rows of the table of each game."""
SHOW_TABLE = """((parts) => {
  const made = (part) => {
    if (typeof part === "string") return part;
    const [name, has, inside] = part, space = ["svg", "path"].includes(name) ? "2000/svg" : "1999/xhtml";
    const element = document.createElementNS("http://www.w3.org/" + space, name);
    for (const [each, value] of Object.entries(has)) element.setAttribute(each, value);
    element.append(...inside.map(made));
    return element;
  };
  document.getElementById("standing").replaceChildren(...parts.map(made));
  return 1;
})"""
BROKEN = """[...document.querySelectorAll("#standing th")].filter((at) => {
  const range = document.createRange(), text = at.firstChild, words = at.scope === "row" ? [at.textContent] : at.textContent.split(" ");
  return words.some((word) => {
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    return new Set([...range.getClientRects()].map(({top}) => top)).size > (at.scope === "row" ? 3 : 1);
  });
}).map((at) => at.textContent)"""
"""The headings of columns with a word on two lines, and the names on more than three."""
STICKS_OUT = """[...document.querySelectorAll("#standing :is(table, td, th, caption)")].filter((at) => {
  const {left, right} = at.getBoundingClientRect(), place = document.getElementById("standing").getBoundingClientRect();
  return left < place.left - 1 || right > Math.min(place.right, innerWidth) + 1 || at.scrollWidth > at.clientWidth + 1;
}).map((at) => at.outerHTML)"""


def test_no_part_of_the_table_of_seats_is_wider_than_its_place(anna):
    anna.browser.size(1280, 800)
    for language in ("en", "de", "fr"):
        for name, events in WIDEST.items():
            phrases = Phrases(language, catalogue.find(name), ("Wilhelminemaximilian", "Ben"), [0])
            made = SeatTable().standing(TableSeen(events, (), (), Seat(0)), phrases)
            anna.browser.run(f"{SHOW_TABLE}({in_json(standing_table(language, made))})")
            for size in ((1280, 800), (1024, 600), (390, 844), (320, 568)):
                anna.browser.size(*size)
                assert anna.browser.run(BROKEN) == [], (language, name, size)
                if size[0] > 320:  # there the table scrolls in its place
                    assert anna.browser.run(STICKS_OUT) == [], (language, name, size)
                assert not anna.browser.run(SEEN)["sideways"], (language, name, size)
    anna.browser.size(1280, 800)


IN_ONE_LINE = """[...document.querySelectorAll("#standing :is(th, td)")].filter((at) => at.getBoundingClientRect().height > 40)
  .map((at) => at.textContent)"""
"""The cells of the table of seats that have more than one line."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_end_of_a_turn_of_die_verflixte_6_breaks_no_cell_in_a_large_window(anna, language):
    anna.browser.size(1280, 800)
    phrases = Phrases(language, catalogue.find("verflixte6"), ("Anna", "Gustave"), [0])
    jokers = tuple(map(Term, ("spelunkenbold", "frostschutz", "hirtenschutz", "runkelrueb", "pony", "fumo")))
    for place in ("jungfrau", "prinzessin", "zombie"):
        events = VerflixteStanding(Seat(0), place, 12, 120, 120), Has(Seat(0), jokers)
        made = SeatTable().standing(TableSeen(events, (), (), Seat(0), (Seat(1),)), phrases)
        anna.browser.run(f"{SHOW_TABLE}({in_json(standing_table(language, made))})")
        assert anna.browser.run(IN_ONE_LINE) == [], language


@pytest.mark.parametrize("name", catalogue.names())
def test_the_page_of_a_first_game_is_light(anna, name):
    with Chromium() as browser:
        newcomer = Sighted(anna.club, browser, called=f"New {name}")
        newcomer.play(name)
        check_weight(newcomer)


@pytest.mark.parametrize("name", catalogue.names())
def test_the_page_of_a_long_evening_is_light(anna, name):
    with Chromium() as browser:
        regular = Sighted(anna.club, browser, called=f"Late {name}")
        regular.play(name)
        *_, session = (
            each
            for each in anna.club.web.visits.sessions._sessions.values()
            if each.page.asked.place.startswith(title(name))
        )
        first, lines = session.page.events[0].number, ("Gustave throws 1 2 3 4 5 6, and keeps what he has thrown.",) * 3
        for number in range(1, KEPT_EVENTS - len(session.page.events)):
            session.page.events.appendleft(PageEvent(first - number, lines))
        check_weight(regular)
        assert browser.run("fetch('/').then((page) => page.text()).then((text) => text.includes('/earlier'))")
        regular.leave()


def title(name):
    return catalogue.title_or_name(name, "en")


def check_sizes(anna):
    """Raise AssertionError unless question and field are in sight and what has the focus is not covered."""
    for size in (*SIZES, LAPTOP):
        seen = seen_at(anna, size)
        assert not seen["sideways"], size
        assert seen["covered"] == [], size
        assert seen["sliced"] == [], size
        if size in (*PHONES_AND_DESKS, (320, 200, 4)):
            assert (seen["below"], seen["cut"]) == ("", []), f"a turn is in one view at {size}"
        if size[0] >= LITTLE[0] and size[1] >= LITTLE[1]:
            assert (seen["field"], seen["question"], seen["small"]) == (True, True, False), size
            assert seen["part"] <= (0.6 if size in PHONES_AND_DESKS else 1 if seen["whole"] else 0.4), size


def check_weight(anna):
    """Raise AssertionError if the page is heavy, or asks for more than a page without pictures."""
    parts, weight, paths = anna.browser.run(WEIGHT)
    assert parts == 4
    assert weight <= HEAVIEST
    assert set(paths) <= REQUESTED, "pictures need no request of their own"


LETTERS = """(() => {
  const high = (at) => parseFloat(getComputedStyle(at).fontSize), asked = high(document.getElementById("question"));
  const cards = [...document.querySelectorAll("svg text:first-child")].filter((at) => at.checkVisibility())
    .map((at) => high(at) * at.ownerSVGElement.getBoundingClientRect().height / 40);
  const told = [...document.querySelectorAll("#log .told, #log .told *:not(svg *, .drawn :is(b, small), .wins)")].filter((at) => at.checkVisibility()).map(high);
  return [cards.length, Math.min(...cards) >= high(document.body), Math.min(...told) >= asked];
})()"""
"""The number of cards in sight, and whether their letters are as large as any text, and the log as the question.

Names and sums beside dice, and who won in its frame, may be smaller.
"""


@pytest.mark.parametrize("size", [(320, 200, 4), (320, 568, 1), (1280, 800, 1)])
def test_letters_of_cards_are_as_large_as_other_text_and_the_log_as_the_question(anna, size):
    with anna.playing("words"):
        anna.browser.size(*size)
        count, *large = anna.browser.run(LETTERS)
        assert count >= 7
        assert large == [True, True]


SHOWN = """[...document.querySelectorAll(".asked svg, #drawn svg, .picture svg, #log > :last-child svg")].some((at) => {
  const {left, right, top, bottom} = at.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1 && at.contains(found);
})"""
"""Whether a whole die or card of the question is in sight."""


@pytest.mark.parametrize("size", SIZES)
def test_a_die_of_the_question_is_in_sight_when_it_comes_and_when_the_page_is_loaded(anna, size):
    anna.browser.size(*size)
    number = anna.club.gather("Anna", "kaques", bots=1)
    try:
        anna.page.says(f"sit {number}", START["en"])
        for typed in ("start", "stop"):
            anna.page.type(typed)
            anna.browser.until(f"document.querySelectorAll('#offers svg').length && {SHOWN}")
            anna.page.until(PROMPT)
        shown = anna.browser.run("document.querySelectorAll('.asked').length")
        assert shown <= 1, "the dice of earlier questions stand with their lines"
        anna.browser.run("scrollTo(0, 0)")
        anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
        anna.browser.until("document.activeElement.id === 'text'")
        anna.browser.until(SHOWN)
        anna.page.again()
    finally:
        anna.leave()


FIRST_VIEW = """(() => {
  const box = (at) => at.getBoundingClientRect(), seen = (each) => each.getClientRects().length && !each.closest(".spoken");
  const [field, form, asking] = ["text", "answering", "asking"].map((id) => document.getElementById(id));
  const low = box(box(form).height ? form : asking).top, lines = [], range = document.createRange();
  const texts = document.createTreeWalker(document.getElementById("log").lastElementChild, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.parentNode.closest(".drawn, :root:not(.clamped) .ask")) continue; // one that the bar cuts is told there
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  const wins = document.querySelector("#log > :last-child .wins"), last = wins ? box(wins) : lines.at(-1);
  const isTold = !last || (form.matches(".whole") && low < 30) || (last.top >= -1 && last.bottom <= low + 1);
  const offers = [...document.querySelectorAll("#offers :is(label:not(:has(svg)), label svg, summary, button, [type=submit])")].filter(seen);
  const isOffered = wins || !offers[0] || Math.min(...offers.map((each) => box(each).bottom)) <= innerHeight + 1;
  return isTold && isOffered && box(field).top >= Math.max(low, 0) && box(field).bottom <= innerHeight + 1;
})()"""
"""Whether the newest line, the field and the first row of dice or buttons are in sight; who won, before buttons.

A turn that fills a low window leaves no line of it.

A die or card is checked by a press on its picture."""


ARRIVALS = [(320, 200, 4), (1280, 800, 1), (320, 400, 2), (320, 568, 1)]
GROUPS = """[...document.querySelectorAll("#drawn .drawn, #offers fieldset:has(.picture)")].map((group) => [...group.querySelectorAll("svg")]
  .map((svg) => svg.querySelector("text")?.textContent ?? `${svg.querySelector("path").getAttribute("d").match(/h0/g).length}`).join(" "))"""
"""The faces of the dice or cards of each picture at the question."""
ROUNDS = """(() => {
  const heads = [...document.querySelectorAll("#log .head")], place = heads.findLastIndex((head) => head.matches(".place"));
  const rounds = heads.slice(place + 1);
  return [rounds.length, rounds.filter((head) => !head.matches(".shut")).length];
})()"""
"""How many rounds the log has of the newest game, and how many of them are unfolded."""
ENOUGH = {**SHORT_GAMES, "kara": {"rounds": "6"}, "misericorde": {"rounds": "4"}}
"""The options of games with so many rounds that some are folded."""
UNREAD = 3
"""The most rounds that are unfolded when they come one after the other."""


STANDS = """(() => {
  const piece = (at) => at.data ?? [at.localName, Object.fromEntries([...at.attributes].map(({name, value}) => [name, value])), [...at.childNodes].map(piece)];
  const table = [...document.getElementById("standing").childNodes].map(piece);
  return [table, document.getElementById("turn").textContent, document.querySelectorAll("#log .loses").length];
})()"""
"""The table of seats in the form of JSON, the bar, and how many turns are marked as lost."""


def faces(items):
    return " ".join([item.letters[0] for item in items])


class Player:
    """Somebody who sees a whole game, and holds at each question that it can be answered by what is in sight."""

    def __init__(self, anna, watcher):
        self.anna, self.browser, self.watcher, self.page = anna, anna.browser, watcher, page_of(anna)
        self.first, self.rounds, self.count = self.page.number, 0, 0
        self.lost, self.seats = anna.browser.run(STANDS)[2], None

    def look(self, seat, _number):
        for size in (None, *ARRIVALS[:2]):
            if size:
                self.browser.size(*size)
            self.browser.until(f"{FIRST_VIEW} && {SLICED} === 0")
        question, asked = self.watcher.replica.open, self.page.asked
        phrases = Phrases("en", self.watcher.game, self.watcher.header.names, (seat,))
        named = {faces(span.items) for span in phrases.question(question).full.spans if span.items}
        picks = [faces(asked.drawn_picks.items)] if asked.drawn_picks else []
        groups = self.browser.run(GROUPS)
        assert sorted(groups) == sorted({*groups}), "each die and card is drawn once"
        assert {*named, *picks} <= {*groups}, asked.text
        if groups:
            self.browser.until(SHOWN)
        self.nothing_is_lost()
        self.folded()
        self.stands(phrases, seat)
        self.browser.size(*ARRIVALS[self.count % len(ARRIVALS)])
        self.count += 1

    def stands(self, phrases, seat):
        """Raise AssertionError unless the table, the bar and the lost turns are those of the game."""
        table, now, lost = self.browser.run(STANDS)
        self.seats = self.seats or Seats(self.watcher.game, self.watcher.replica.table, phrases, seat)
        self.seats.look(SeatsSeen(table), now, self.page.standing_since)
        own = [each for each in self.watcher.told if kind_of(each.event) in LOSES and each.event.seat == seat]
        assert lost - self.lost == len(own), own

    def nothing_is_lost(self):
        """Raise AssertionError unless all events stand in the log, line by line with their questions, for readers."""
        log, at = words(" ".join(self.browser.run(LOOK)["log"])), 0
        for event in [event for event in self.page.events if event.number > self.first]:
            text = words(" ".join([*event.lines, event.asked.text if event.asked else ""]))
            at = log.find(text, at)
            assert at >= 0, (text, log)

    def folded(self):
        """Raise AssertionError unless all rounds that were read are folded, and the newest ones are not."""
        marks = [mark for event in self.page.events if event.number > self.first for _, mark in event.drawn]
        told, unfolded = self.browser.run(ROUNDS)
        assert told == len([mark for mark in marks if isinstance(mark, LogMark) and mark.kind.startswith("round")])
        assert unfolded == min(UNREAD, (self.rounds > 0) + told - self.rounds)
        self.rounds = told


def test_the_house_that_is_asked_for_begins_no_round(anna):
    with anna.playing("kara"):
        told, _ = anna.browser.run(ROUNDS)
        anna.page.says("house", PROMPT)
        anna.browser.until(FRAMES)
        assert "House" in anna.browser.run("document.querySelector('#log > :last-child').textContent")
        assert anna.browser.run(ROUNDS)[0] == told


@pytest.mark.parametrize("name", catalogue.names())
def test_at_each_question_of_a_whole_game_all_that_answers_it_is_in_sight_and_nothing_is_lost(anna, name):
    anna.browser.size(*ARRIVALS[0])
    number = anna.club.gather("Anna", name, bots=2, **ENOUGH[name])
    try:
        anna.page.says(f"sit {number}", START["en"])
        player = Player(anna, None)
        anna.page.type("start")
        anna.page.until("At the table")
        player.watcher = Watcher(anna.club.store, number)
        play_out(player.watcher, {0: anna.page}, {0: "en"}, player.look)
        anna.page.until(r"review or lobby\? $")
        anna.browser.until(FIRST_VIEW)
        anna.browser.size(*ARRIVALS[0])
        anna.browser.until(WINS)
        player.nothing_is_lost()
        assert player.count > 2
    finally:
        anna.leave()


def met(language, number, chips):
    """The question of Misericorde how to meet a raise, with all its buttons."""
    names = ("Anna", "Gustave", "Lazare")
    meet = Meet(Seat(0), number, 5, chips, 5, rank((2, 3, 3, 5, 5)), 1, None, Meet.owes(number, 5, chips))
    return asked_in(Phrases(language, catalogue.find("misericorde"), names, (Seat(0),)), meet)


def asked_in(phrases, question):
    """A question of a game as one of the page."""
    text, offered = phrases.question(question).full.text, Words(phrases, question, ()).offered
    return PageQuestion("question", text, offered=offered, is_turn=True, is_drawn=True)


READ = """[...document.querySelectorAll("#offers :is([name=offer], [name=picked]):not(.spoken *)")].map((each) => [each, getComputedStyle(each).fontSize === "0px"])
  .map(([each, isDoes]) => [isDoes ? each.nextElementSibling : each, each]).map(([text, each]) => [text, text.getBoundingClientRect(), each])
  .map(([text, {left, right, top, bottom, width}, each]) => width > 40 && bottom <= innerHeight + 1 && each === document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    ? text.value ?? text.textContent : "")"""
"""What eyes read on the buttons of answers; nothing where it is out of sight, or takes no press."""


@pytest.mark.parametrize("size", [(320, 200, 4), (320, 568, 1), (390, 844, 1), (1280, 800, 1)])
def test_eyes_read_on_a_button_what_yes_or_none_does_and_readers_hear_the_word(anna, size):
    phrases = Phrases("en", catalogue.find("verflixte6"), ("Anna", "Gustave"), (Seat(0),))
    with anna.playing("verflixte6"):
        anna.browser.size(*size)
        place = page_of(anna).asked.place
        for question, shown, heard in (
            (Keep(Seat(0), 9, None, (3, 6)), ["keep both", "throw both again"], ("yes", "none")),
            (
                Steal(Seat(0), 9, ((Seat(1), 4),), (), 1),
                ["from Gustave", "no: steal nothing"],
                ("from Gustave", "none", "yes"),
            ),
        ):
            news(anna, "You throw.", asked=replace(asked_in(phrases, question), place=place))
            assert anna.browser.run(READ) == shown
            tree = "\n".join(anna.browser.outline())
            assert all(f'button "{word}"' in tree for word in heard)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_each_way_to_meet_a_raise_fits_its_part_of_the_smallest_phone(language):
    with Seeded() as club, Chromium(language) as browser:
        anna = Sighted(club, browser, language)
        anna.play("misericorde")
        for number, chips in ((2, 9), (0, 9), (2, 1), (3, 40)):
            browser.size(320, 568)
            news(anna, "Gustave.", asked=replace(met(language, number, chips), place=page_of(anna).asked.place))
            seen = browser.run(SEEN)
            assert (seen["below"], seen["cut"], seen["sideways"]) == ("", [], False), (number, chips)
            assert seen["part"] <= 0.6, (number, chips)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_a_form_in_longer_words_fits_its_part_of_the_smallest_phone(language):
    with Seeded() as club, Chromium(language) as browser:
        anna = Sighted(club, browser, language)
        for name in catalogue.names():
            anna.play(name)
            browser.size(320, 568)
            seen = browser.run(SEEN)
            assert (seen["question"], seen["field"], seen["sideways"], seen["cut"]) == (True, True, False, []), name
            assert not seen["below"], name
            anna.leave()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_seven_cards_and_each_choice_below_them_fit_the_smallest_phones(language):
    with Seeded() as club, Chromium(language) as browser:
        anna = Sighted(club, browser, language)
        anna.play("words")
        checked = 0
        for _ in range(12):
            for size in ((320, 568), (360, 640)):
                browser.size(*size)
                browser.run("document.getElementById('log').lastElementChild.scrollIntoView({block: 'end'})")
                seen = browser.run(SEEN)
                assert (seen["below"], seen["cut"]) == ("", []), size
            checked += browser.run("document.querySelectorAll('#offers [name=pick]').length") == 7
            if checked == 2:
                break
            offered = browser.run("[...document.querySelectorAll('#offers [name=offer]')].map((each) => each.value)")
            going = [word for word in offered if word not in ("fold", "aussteigen", "se coucher", "leave")]
            anna.page.says(going[0] if going else TYPED[language]["words"][0], PROMPT)
        assert checked == 2, "cards are swapped, and a word is laid"


@pytest.mark.parametrize("size", [(320, 200, 4), (320, 568, 1), (390, 844, 1), (1280, 800, 1)])
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("kaques", ["keep these, throw the rest", "keep what counts, go on", "take the points"]),
        ("kara", ["throw these again", "throw all five again", "stop: keep all five"]),
    ],
)
def test_eyes_read_on_buttons_which_dice_are_thrown_and_which_are_kept(anna, name, size, shown):
    with anna.playing(name):
        anna.browser.size(*size)
        assert anna.browser.run(READ) == shown


def test_a_large_figure_does_not_break_the_question_in_a_large_window(anna):
    with anna.playing("kara"):
        anna.browser.size(1280, 800)
        asked = replace(page_of(anna).asked, text="Your Kara: 2 under, 2 5 6 6 6. Run or stop?", figure="12 under 22")
        news(anna, "A line.", asked=asked)
        assert (
            anna.browser.run("new Set([...document.getElementById('long').getClientRects()].map(({top}) => top)).size")
            == 1
        )


def laying(*cards):
    """The question which word to lay, with these cards."""
    items = letter_cards([Card(*card) for card in cards]).items
    answers = Offered("lay", "word", alone=False), Offered("none", does="lay no word", mere=True)
    return PageQuestion(
        *("question", "Lay a word?"),
        offered=AllOffered(answers, picks="Lay a word of these"),
        lead="lay",
        picks=tuple([(item.printed, item.spoken, item.typed) for item in items]),
        is_turn=True,
        drawn_picks=Drawn(items, False),
        is_drawn=True,
    )


UNCHECK = "document.querySelectorAll('#offers :checked').forEach((box) => box.click())"
WIDE = ("QU", 9), ("V", 11), ("E", 2), ("W", 8), ("M", 7), ("A", 2), ("N", 5)
CARDS = """[...document.querySelectorAll("#offers .picture svg")].map((card) => [card, ...card.querySelectorAll("text")].map((each) => each.getBoundingClientRect()))
  .map(([card, letters, points]) => [card.top, points.left - letters.right, points.top - card.top])"""
"""Each card: its top, the room between its letters and its points, and that above these."""


def test_seven_wide_cards_stand_in_one_row_of_a_large_window_and_their_points_stand_free(anna):
    with anna.playing("words"):
        anna.browser.size(1280, 800)
        news(anna, "Your hand.", asked=replace(laying(*WIDE), place=page_of(anna).asked.place))
        cards = anna.browser.run(CARDS)
        assert len({top for top, *_ in cards}) == 1
        assert cards[0][1] >= 4, "two letters stand apart from their points"
        assert min(above for *_, above in cards) > 1, cards
        for place in range(2):
            anna.browser.run(f"document.querySelectorAll('#offers [name=pick]')[{place}].click()")
        chosen = "getComputedStyle(document.querySelector('#offers :checked + svg'))"
        assert anna.browser.run(
            f"{chosen}.borderTopColor !== {chosen}.color && {chosen}.borderTopColor !== {chosen}.backgroundColor"
        )
        anna.browser.run(UNCHECK)


BESIDE = """(() => {
  const [word, button] = ["#word", "[name=picked]"].map((each) => document.querySelector(each).getBoundingClientRect());
  return word.height > 15 && word.top >= 0 && button.bottom <= innerHeight && button.top - word.bottom < 44;
})()"""


def test_the_word_of_the_chosen_cards_stands_at_the_button_that_lays_it(anna):
    with anna.playing("words"):
        anna.browser.size(320, 200, 4)
        news(anna, "Your hand.", asked=replace(laying(*WIDE), place=page_of(anna).asked.place))
        for place in (1, 4, 6):
            anna.browser.run(f"document.querySelectorAll('#offers [name=pick]')[{place}].click()")
        anna.browser.until(BESIDE)
        anna.browser.run(UNCHECK)


CONTRAST = r"""(() => {
  const numbers = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
  const light = (colour) => numbers(colour).slice(0, 3).map((each) => each / 255)
    .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
    .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const plain = document.body.appendChild(document.createElement("div"));
  plain.style.backgroundColor = "Canvas";
  const canvas = getComputedStyle(plain).backgroundColor;
  plain.remove();
  const ground = (at) => {
    for (; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if ((numbers(colour)[3] ?? 1) > 0) return colour;
    }
    return canvas;
  };
  const shown = [...document.querySelectorAll("body *")].filter((each) => each.checkVisibility());
  const faint = [];
  const hold = (at, what, colour, behind, least) => {
    const found = ratio(colour, behind);
    if (!(found >= least)) faint.push([what, at.outerHTML.slice(0, 99), colour, behind, found]);
  };
  for (const at of shown) {
    const style = getComputedStyle(at);
    if ([...at.childNodes].some((each) => each.nodeType === 3 && each.data.trim()))
      hold(at, "text", at.matches("svg *") ? style.fill : style.color, ground(at), 4.5);
    if (at.matches("button, input:not([type=checkbox]), select, summary, fieldset, svg, td, th") && style.borderTopWidth !== "0px")
      hold(at, "edge", style.borderTopColor, ground(at.parentElement), 3);
    if (at.matches("svg path")) hold(at, "shape", style.stroke, ground(at), 3);
  }
  for (const at of shown.filter((each) => each.matches("a:not([tabindex]), button, input, select, summary"))) {
    at.focus({focusVisible: true});
    const style = getComputedStyle(at);
    if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 3) faint.push(["no focus", at.outerHTML]);
    hold(at, "focus", style.outlineColor, ground(at.parentElement), 3);
  }
  return [faint, shown.length];
})()"""
SCHEMES = (
    {"prefers_color_scheme": "light"},
    {"prefers_color_scheme": "dark"},
    {"prefers_color_scheme": "light", "forced_colors": "active"},
    {"prefers_color_scheme": "dark", "forced_colors": "active"},
)


def check_contrast(browser, state):
    """Raise AssertionError unless text, edges, shapes and the focus stand out from their ground in each scheme."""
    browser.send("Emulation.setFocusEmulationEnabled", enabled=True)
    for scheme in SCHEMES:
        for width in (320, 1280):
            browser.size(width, 800, **scheme)
            faint, count = browser.run(CONTRAST)
            assert (state, scheme, width, faint) == (state, scheme, width, [])
            assert count > 10
            if AXE.exists():
                assert browser.violations() == [], (state, scheme, width)
    browser.size(1280, 800)


def test_text_shapes_and_focus_stand_out_from_their_ground_in_light_dark_and_forced_colours():
    with Seeded() as club, Chromium() as browser:
        for path in ("", "accessibility"):
            browser.open(f"http://127.0.0.1:{club.page}/{path}")
            check_contrast(browser, path or "entrance")
        anna = Sighted(club, browser)
        check_contrast(browser, "lobby")
        for name in catalogue.names():
            anna.play(name)
            check_contrast(browser, name)
            anna.leave()
        browser.open(f"http://127.0.0.1:{club.page}/passkeys")
        check_contrast(browser, "passkeys")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_button_for_guests_stands_in_the_first_window_and_a_half_of_the_smallest(anna, language):
    with Chromium(language) as browser:
        browser.open(f"http://127.0.0.1:{anna.club.page}/")
        browser.size(320, 200, 4)
        assert browser.run("document.querySelector('.first').getBoundingClientRect().bottom <= 1.5 * innerHeight")


LEFT = "document.getElementById('place').getBoundingClientRect().left"
LEVEL = """(() => {
  const cards = [...document.querySelectorAll(".cards:has([href='/rules']) button")].map((each) => each.getBoundingClientRect());
  const rows = Map.groupBy(cards, ({top}) => top);
  return rows.size === 2 && [...rows.values()].every((row) => new Set(row.map(({bottom}) => bottom)).size === 1);
})()"""


def test_games_of_a_row_are_of_one_height_and_the_lobby_begins_where_tables_do(anna):
    anna.browser.size(1280, 800)
    assert anna.browser.run(LEVEL)
    left = anna.browser.run(LEFT)
    assert anna.browser.run("document.querySelector('.cards [href=\"/rules\"]').checkVisibility()")
    with anna.playing("misericorde"):
        assert anna.browser.run(LEFT) == left


STUCK = """(() => {
  const row = document.querySelector("#offers [value=start]").closest(".way"), {top, width, height} = row.getBoundingClientRect();
  const {borderBottomWidth} = getComputedStyle(row);
  return {top, width: width / innerWidth, height: height - row.firstChild.offsetHeight, edge: parseFloat(borderBottomWidth) >= 2};
})()"""


def test_the_start_that_stays_above_a_form_has_an_edge_and_takes_a_corner_of_low_windows(anna):
    anna.browser.size(1280, 800)
    with anna.setting_up("verflixte6"):
        assert "final" in anna.browser.run("document.querySelector('button[value=\"rounds 0\"].chosen').textContent")
        for size in ((1280, 500), (320, 200, 4)):
            anna.browser.size(*size)
            anna.browser.run("document.querySelector('#offers > details').scrollIntoView({block: 'start'})")
            anna.browser.until(FRAMES)
            stuck = anna.browser.run(STUCK)
            assert (stuck["top"], stuck["edge"]) == (0, True), size
        assert (stuck["width"] < 0.4, stuck["height"] <= 8) == (True, True), "the rest is for what is read"


def test_what_is_chosen_makes_its_button_the_first_one_and_one_joker_too_many_is_told_where_eyes_look(anna):
    anna.browser.size(1280, 1300)
    number = anna.club.gather("Anna", "verflixte6", bots=1, **SHORT_GAMES["verflixte6"])
    anna.page.says(f"sit {number}", START["en"])
    try:
        anna.page.says("start", PROMPT)
        anna.browser.size(1280, 1300)
        colour, count = (
            "getComputedStyle(document.querySelector('[name=picked]')).backgroundColor",
            "document.getElementById('count')",
        )
        plain = anna.browser.run(colour)
        takes = "document.querySelector('button[name=picked]').innerText"
        assert anna.browser.run(takes) == "take none"
        anna.page.says("take", r"take needs more\.")
        anna.browser.until(f"/needs more/.test({count}.textContent)")
        assert "five duels against one player" in anna.browser.run("document.querySelector('.names').textContent")
        for place in range(4):
            at = f"document.querySelectorAll('#offers [name=pick]')[{place}]"
            across, down = anna.browser.run(f"(({{left, top}}) => [left + 9, top + 9])({at}.getBoundingClientRect())")
            for kind in ("mousePressed", "mouseReleased"):
                anna.browser.send("Input.dispatchMouseEvent", type=kind, x=across, y=down, button="left", clickCount=1)
            anna.browser.until(f"{at}.checked === {'false' if place == 3 else 'true'}")
        assert anna.browser.run(takes) == "take"
        assert anna.browser.run(colour) != plain
        assert anna.browser.run(f"getComputedStyle({count}, '::after').content") == '"No more than 3."'
        anna.browser.run("document.querySelector('#offers [name=pick]').click()")
        assert anna.browser.run(f"[{count}.textContent.trim(), {count}.className]") == ["2 / 3", ""]
    finally:
        anna.leave()


def test_on_and_stop_keep_their_place_whatever_jokers_can_be_played(anna):
    places = set()
    for jokers in ("hirtenschutz", "none"):
        number = anna.club.gather("Anna", "verflixte6", bots=1, **SHORT_GAMES["verflixte6"])
        anna.page.says(f"sit {number}", START["en"])
        try:
            for typed in ("start", jokers):
                anna.page.says(typed, PROMPT)
            if anna.browser.run("!document.querySelector('#offers [value=on]')"):
                anna.page.says("yes", PROMPT)
            news(anna, *[f"Line {number}." for number in range(40)])  # the window is full
            anna.browser.until(FRAMES)
            places.add(
                anna.browser.run(
                    "innerHeight - document.querySelector('#offers [value=on]').getBoundingClientRect().bottom"
                )
            )
        finally:
            anna.leave()
    assert len(places) == 1
