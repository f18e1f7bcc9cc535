"""Answering at the page by eyes and by the mouse: the setup of a table, the games of the lobby, jokers, the end of a game."""

import re

import pytest
from chromium import FRAMES, Chromium
from club_here import Seeded
from club_players import PROMPT, Watcher, play_out
from pages import Browser
from sighted import LOBBY, SEEN, STANDS_STILL, START, WORDS, Sighted

from access.club.understood import titles

pytestmark = [pytest.mark.connected, pytest.mark.real]


@pytest.fixture(scope="module")
def anna():
    with Seeded() as club, Chromium() as browser:
        yield Sighted(club, browser)


PLACE = """(({x, y, width, height}) => [x + width / 2, y + height / 2].map(Math.round))(
  document.querySelector(%r).getBoundingClientRect())"""
"""The middle of an element in the window."""


def press(browser, selector):
    """Press the mouse on an element that is in sight, once presses are taken; return its place."""
    since = browser.run("performance.now()")
    browser.until(f"performance.now() > {since} + 550")
    place = browser.run(PLACE % selector)
    for kind in ("mousePressed", "mouseReleased"):
        browser.send("Input.dispatchMouseEvent", type=kind, x=place[0], y=place[1], button="left", clickCount=1)
    return place


def seen(browser, selector):
    """Tell whether the middle of an element is in sight, and under nothing else."""
    across, down = browser.run(PLACE % selector)
    return browser.run(f"document.querySelector({selector!r}).contains(document.elementFromPoint({across}, {down}))")


OUT = "[aria-hidden] > [value=quit]"


def test_a_button_in_sight_leads_out_of_a_game_and_of_a_form_and_readers_have_the_command_alone(anna):
    browser = anna.browser
    for come in (lambda: anna.play("kara"), lambda: anna.page.says("open kara", PROMPT)):  # without the dice of before
        come()
        assert seen(browser, OUT)
        assert browser.run("document.querySelectorAll('#answering:has(details) #drawn svg').length") == 0
        press(browser, OUT)
        anna.page.until(LOBBY["en"])
        assert browser.run(f"document.querySelector('{OUT}')") is None


SUMMARY = "#offers > details > summary"
CHOICES = {"bots 2": "Lazare", "rounds 5": "5 rounds", "rate 15": "15 chips"}
"""Choices for a table of Misericorde, each with what the question says of it."""
LOOKS = """[...document.querySelectorAll("#offers button.chosen, #offers .first")].map((each) => each.value)"""

HINTS = """[...document.querySelectorAll("#offers > .way small")].map((each) => each.textContent)"""


@pytest.mark.parametrize("size", [(1280, 800), (320, 568), (320, 200, 4)])
def test_what_is_chosen_for_a_table_is_marked_at_once_and_nothing_moves_under_the_mouse(anna, size):
    browser = anna.browser
    with anna.setting_up("misericorde"):
        browser.size(*size)
        assert browser.run(LOOKS) == [
            "start",
            "bots 0",
            "level good",
            "rounds 10",
            "stake 1",
            "coppers 5",
            "rate 10",
            "advice auto",
        ]
        assert browser.run(HINTS) == ["⏎ others can sit down before you start", "begins now; one bot plays with you"]
        for number, (choice, told) in enumerate(CHOICES.items()):
            button = f".eyes [value='{choice}']"
            for selector in (SUMMARY, button)[number != 2 :]:
                block = "start" if selector == SUMMARY else "center"  # with room below it for what unfolds
                browser.run(f"document.querySelector({selector!r}).scrollIntoView({{block: {block!r}}})")
                browser.until(STANDS_STILL)
                place = press(browser, selector)
                if selector == button:
                    told_last = "document.getElementById('log').lastElementChild.textContent"
                    browser.until(
                        f"[document.getElementById('question').textContent, {told_last}].every((each) => each.includes({told!r}))"
                    )
                browser.until(FRAMES)
                assert browser.run(PLACE % selector) == place, selector
            assert choice in browser.run(LOOKS)
            assert seen(browser, "#offers [value=start]")
        assert browser.run(HINTS) == ["⏎ others can sit down before you start", "begins now, with the bots"]
        assert browser.run(LOOKS)[:4] == ["start", "bots 2", "level good", "rounds 5"]


FORM_BEGINS = """(() => {
  const title = document.getElementById("figure"), {top} = title.getBoundingClientRect(), isLarge = parseFloat(getComputedStyle(title).fontSize) >= 24;
  const first = [...document.querySelectorAll("#offers > :not(.way, .spoken) :is(button, input):not([value=quit])")][0];
  return isLarge && top >= 0 && first.getBoundingClientRect().bottom <= innerHeight + 1 && [title.textContent, first.value || first.name].join();
})()"""
"""The title above the form of a table and its first choice, where both are in sight and the title is large."""


def test_the_smallest_window_shows_which_game_a_table_is_for_and_the_first_choice(anna):
    anna.browser.size(320, 200, 4)
    for typed, begins in (("open misericorde", "Misericorde,bots 0"), ("tournament", "Tournament,amount size")):
        anna.page.says(typed, r"Open\? $")
        anna.browser.until(f"{FORM_BEGINS} === {begins!r}")
        anna.page.says("quit", LOBBY["en"])


UNFOLDED = """(() => {
  const all = [...document.querySelectorAll("details[open] :is(button, [type=submit])")].filter((each) => !each.closest(".spoken"));
  return all[0]?.getBoundingClientRect().bottom <= innerHeight;
})()"""
"""Whether the first button of what was unfolded is in sight."""


@pytest.mark.parametrize("size", [(1280, 800), (320, 568), (320, 200, 4)])
def test_what_unfolds_below_the_window_begins_in_sight_and_the_focus_stays_where_it_is(anna, size):
    browser = anna.browser
    with anna.setting_up("misericorde"):
        browser.size(*size)
        for summary in (SUMMARY, "#commands summary"):
            browser.run(f"document.querySelector({summary!r}).scrollIntoView({{block: 'end'}})")
            browser.until(STANDS_STILL)
            press(browser, summary)
            browser.until(UNFOLDED)
            assert browser.run(f"document.activeElement === document.querySelector({summary!r})")
            press(browser, summary)
            browser.until("!document.querySelector('details[open]')")


def play(anna, number):
    """Play at a table to the end."""
    anna.page.says(f"sit {number}", START["en"])
    anna.page.type("start")
    anna.page.until("At the table")
    play_out(Watcher(anna.club.store, number), {0: anna.page}, {0: "en"})
    anna.page.until(r"review or lobby\? $")


CHECKED = "document.querySelectorAll('.names :checked').length"
TAKE = ".names button[name=picked]"
OVER = "getComputedStyle(document.querySelector('#count.over'), '::after').content.replaceAll('\"', '')"
"""The words that eyes have beside the button while too many are checked."""


def test_too_many_jokers_are_counted_and_stay_checked_and_a_press_by_mouse_checks_no_more(anna):
    browser = anna.browser
    number = anna.club.gather("Anna", "verflixte6", bots=1)
    try:
        anna.page.says(f"sit {number}", START["en"])
        anna.page.says("start", PROMPT)
        for told, size in enumerate(((1280, 800), (320, 200, 4)), 1):
            browser.size(*size)
            browser.run("document.querySelector('.names').scrollIntoView()")
            browser.until(STANDS_STILL)
            high = "document.querySelector('.names').offsetHeight"
            before = browser.run(high)
            browser.run(
                "document.querySelectorAll('.names input[type=checkbox]').forEach((box, at) => { if (box.checked !== at < 4) box.click(); })"
            )
            assert seen(browser, TAKE)
            assert browser.run(OVER) == "No more than 3."
            assert browser.run(high) == before
            press(browser, TAKE)
            refused = "document.getElementById('log').textContent.split('Choose up to three different jokers.')"
            browser.until(f"{refused}.length > {told}")
            assert browser.run(OVER) == "No more than 3."
            assert browser.run(CHECKED) == 4
            assert seen(browser, TAKE)
        browser.size(1280, 800)
        browser.run("document.querySelector('.names :checked').click()")
        for _ in range(2):
            browser.run("document.querySelector('.names').scrollIntoView()")
            press(browser, ".names label:not(:has(:checked))")
            assert browser.run(CHECKED) == 3
    finally:
        anna.leave()


ALL_JOKERS = """(() => {
  const bar = document.querySelector(".sends").getBoundingClientRect(), boxes = [...document.querySelectorAll(".names label")].map((each) => each.getBoundingClientRect());
  const none = document.querySelector("#offers [value=none]").getBoundingClientRect();
  return boxes.length === 15 && boxes.every(({bottom}) => bottom <= bar.top + 1) && bar.bottom <= innerHeight && none.top >= 0 && none.bottom <= boxes[0].top;
})()"""
"""Whether all jokers are in sight above the button that takes them, and below the one for none."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_jokers_and_none_are_in_sight_in_a_large_window(language):
    none = {"en": "none", "de": "nein", "fr": "aucun"}[language]
    with Seeded() as club, Chromium(language) as browser:
        anna = Sighted(club, browser, language)
        browser.size(1280, 800)
        number = club.gather("Anna", "verflixte6", bots=2, rounds=1)
        sit, start, _ = WORDS[language]
        anna.page.says(f"{sit} {number}", START[language])
        anna.page.says(start, PROMPT)
        browser.until(ALL_JOKERS.replace("value=none", f"value={none}"))
        anna.leave()


WON = """(() => {
  const turn = document.getElementById("turn"), told = [turn, ...document.querySelectorAll("#log > :last-child .wins")];
  const [each, ...more] = told.filter((at) => getComputedStyle(at).clipPath === "none"), {top, bottom} = each.getBoundingClientRect();
  return /won/.test(turn.textContent) && (!more.length || innerHeight < 480) && [each.textContent.trim(), top >= 0 && bottom <= innerHeight, parseFloat(getComputedStyle(each).fontSize)];
})()"""
"""The one text of the winner in sight, its visibility in the window, and its font size."""


def test_the_end_of_a_game_says_in_large_words_who_has_won(anna):
    number = anna.club.gather("Anna", "kara", bots=2, rounds=1)
    try:
        play(anna, number)
        for least, size in (
            (20, (1280, 800)),
            (20, (320, 568)),
            (16, (320, 200, 4)),
        ):  # there what decided it is seen, too
            anna.browser.size(*size)
            told, is_seen, font = anna.browser.until(WON)
            assert re.fullmatch(r"(You have|\w+ has) won, (\w+ )?\d+|(You win|\w+ wins) with \d+.*", told)
            assert is_seen
            assert font >= least
    finally:
        anna.leave()


ROW = """[...document.querySelectorAll("#offers [type=submit]")].filter((each) => !each.closest(".spoken"))
  .every((each) => { const {bottom} = each.getBoundingClientRect(); return bottom <= innerHeight && bottom > innerHeight - 110; })"""


def test_few_short_answers_stand_at_the_lower_edge_of_a_magnified_window(anna):
    number = anna.club.gather("Anna", "kara", bots=2, rounds=1)
    try:
        anna.page.says(f"sit {number}", START["en"])
        anna.page.says("start", PROMPT)
        anna.browser.size(320, 200, 4)
        anna.browser.until(ROW)
        seen = anna.browser.run(SEEN)
        assert (seen["field"], seen["whole"]) == (True, True)
    finally:
        anna.leave()


CARDS = """[...document.querySelectorAll(".cards button")].map((each) => [each.value, each.querySelector("small").textContent])"""


SEEN_ONCE = """["[href^='/rules']", "[value='open'], .cards[data-title]"].map((each) => [...document.querySelectorAll(each)]
  .filter((at) => at.checkVisibility() && at.getBoundingClientRect().width && getComputedStyle(at.parentNode).clipPath === "none").length)"""
"""How often the link to the rules, and what opens a table, are seen."""
SIGNS = """[...document.querySelectorAll(".cards button")].map((each) => {
  const drawn = [...each.querySelectorAll("svg")].map((at) => at.getBoundingClientRect()), text = each.querySelector("small").getBoundingClientRect();
  return drawn.length > 0 && drawn.every(({left, width, height}) => left >= text.right - 1 && width >= height);
})"""


def test_eyes_have_a_button_for_each_game_and_each_free_table_in_the_lobby_and_readers_none(anna):
    browser, ben = anna.browser, Browser(anna.club.page).join("Ben Opens")
    browser.size(1280, 800)
    cards = dict(browser.run(CARDS))
    assert [card for card in cards if "open" in card] == [f"open {each}" for each in titles("en")]
    assert all(cards.values())
    assert all(browser.run(SIGNS)[: len(titles("en"))]), "each game has its dice or cards, beside its words"
    before = browser.outline()
    number = anna.club.gather("Ben Opens", "kara", bots=1)
    browser.until(f"document.querySelector(\".cards [value='sit {number}']\") !== null")
    assert "Ben Opens" in dict(browser.run(CARDS))[f"sit {number}"]
    headed = "[...document.querySelectorAll('.cards')].map((each) => [each.dataset.title || '', each.querySelectorAll('a').length])"
    assert browser.run(headed) == [["Which game?", 1], ["", 0]], "tables are no games"
    assert browser.run(SEEN_ONCE) == [1, 1], "what opens a table, and the rules"
    assert browser.run("document.querySelectorAll('.asked').length") == 0, "they are no part of a question"
    assert [each for each in browser.outline() if "button" in each] == [each for each in before if "button" in each]
    for value, asked in ((f"sit {number}", START["en"]), ("open Misericorde", r"Open\? $")):
        browser.size(1280, 1000)
        press(browser, f".cards [value='{value}']")
        anna.page.until(asked)
        assert browser.focus == "text"
        anna.leave()
    ben.says(f"sit {number}", "")
    ben.says("start", "")
    anna.page.says("tables", LOBBY["en"])
    browser.until(f"document.querySelector(\".cards [value='watch {number}']\") !== null")
    assert [each for each in browser.outline() if "button" in each] == [each for each in before if "button" in each]
    ben.says("quit", "")


def test_whoever_leaves_a_game_has_a_card_that_leads_back_to_it(anna):
    with anna.playing("kaques"):
        here = anna.browser.run("document.getElementById('place').textContent")
        number = here.rpartition(" ")[2]
    own = f".cards [value='sit {number}']"
    assert "Anna" in anna.browser.until(f"document.querySelector({own!r})?.textContent")
    press(anna.browser, own)
    anna.browser.until(f"document.getElementById('place').textContent === {here!r}")
    anna.leave()


BUTTONS = """[...document.querySelectorAll("#offers :is([type=submit], button)")].filter((each) => !each.closest(".spoken")).map((each) => {
  const {left, top, right, bottom} = each.getBoundingClientRect();
  return [each.value, left, top, right, bottom];
})"""
"""The buttons that eyes have, with their edges."""


def overlap(one, other):
    """Tell whether two buttons stand at one place of the window."""
    return all(one[at] < other[at + 2] and other[at] < one[at + 2] for at in (1, 2))


@pytest.mark.parametrize("size", [(1280, 800), (320, 568), (320, 200, 4)])
def test_what_leaves_a_game_stands_where_no_button_of_play_has_been(anna, size):
    number = anna.club.gather("Anna", "misericorde", bots=2, rounds=2)
    found = []
    try:
        anna.page.says(f"sit {number}", START["en"])
        for typed in ("start", "", "5"):
            anna.page.says(typed, PROMPT)
            anna.browser.size(*size)
            anna.browser.until(STANDS_STILL)
            found.append(anna.browser.run(BUTTONS))
            anna.browser.size(1280, 800)
        (leave,) = (each for each in found[0] if each[0] == "leave")
        others = [each for asked in found for each in asked if each != leave]
        assert max(each[4] for each in found[0]) == leave[4], "it stands in the last row"
        assert all(each[3] <= leave[1] - 60 for each in found[0] if each[4] == leave[4] and each != leave), "and apart"
        assert abs(leave[3] - max(each[3] for each in found[0] if each[4] == leave[4])) < 1, "at its far end"
        assert not [each for each in others if overlap(each, leave)]
    finally:
        anna.leave()


def test_the_button_of_enter_says_what_it_does_and_a_press_on_its_words_gives_its_answer():
    with Seeded() as club, Chromium() as browser:
        anna = Sighted(club, browser)
        browser.size(1280, 800)
        number = club.gather("Anna", "kara", bots=2, rounds=2)
        anna.page.says(f"sit {number}", START["en"])
        anna.page.says("start", PROMPT)
        words = ".way:has(> [value=stay].first) > small"
        browser.until(f"document.querySelector('{words}')?.textContent === '⏎ the next round'")
        press(browser, words)
        browser.until("[...document.querySelectorAll('#log .said')].at(-1)?.dataset.title === 'stay'")


OLD_GAME = """[...document.querySelectorAll("#log .place")].slice(-2).map((each) => [each.dataset.title, each.matches(".shut")])"""


def test_whoever_comes_back_to_the_lobby_sees_the_lobby_and_the_game_is_folded(anna):
    anna.page.says("open kara", r"Open\? $")
    anna.page.says("bots 1", r"Open\? $")
    anna.page.says("start", PROMPT)
    anna.leave()
    anna.browser.until(f"{OLD_GAME}.at(-1)[0] === 'Lobby'")
    assert [shut for _, shut in anna.browser.run(OLD_GAME)] == [True, False]


LOBBY_SEEN = """(() => {
  const box = (at) => at.getBoundingClientRect(), isSeen = (at) => at.checkVisibility() && getComputedStyle(at).clipPath === "none";
  const heads = [...document.querySelectorAll("h1, h2, .place")].filter((at) => isSeen(at) && box(at).bottom > 0 && box(at).top < innerHeight);
  const cards = [...document.querySelectorAll(".cards[data-title]")], field = document.getElementById("text");
  return [heads.map((at) => at.dataset.title || at.textContent)[0], box(heads[0]).top < 60, heads.every((at) => !at.matches(".shut")),
    cards.every((at) => box(at).bottom <= box(field).top), box(field).bottom <= innerHeight];
})()"""
"""The first heading in sight of the lobby; whether it is at the top, no game above it, the games before the field, and that in sight."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_lobby_after_a_game_has_its_heading_at_the_top_and_the_games_before_the_field(anna, size):
    anna.browser.size(*size)
    play(anna, anna.club.gather("Anna", "kara", bots=2, rounds=1))
    anna.page.says("lobby", LOBBY["en"])
    anna.browser.until(f"{LOBBY_SEEN}.join() === 'Lobby,true,true,true,true'")
    anna.browser.open(f"http://127.0.0.1:{anna.club.page}/")
    anna.browser.until(f"{LOBBY_SEEN}.join() === 'Lobby,true,true,true,true'")
    assert anna.browser.run(OLD_GAME)[-1] == ["Lobby", False]
    anna.page.again()


SHOWN_TO_NEW = """[...document.querySelectorAll("main :is(h1, h2, h3, label, #question, button)")]
  .filter((at) => at.checkVisibility() && at.textContent && getComputedStyle(at).clipPath === "none").map((at) => at.textContent.trim())"""
"""The headings, labels and buttons that eyes see."""


def test_a_newcomer_sees_the_question_at_its_field_and_a_way_back_to_the_first_page(anna):
    with Chromium() as browser:
        browser.open(f"http://127.0.0.1:{anna.club.page}/")
        browser.size(1280, 800)
        browser.run("document.querySelector('[value=new]').form.querySelector('button').click()")
        browser.until("document.activeElement.id === 'text'")
        asked = "Your name, or recover if you had one?"
        assert browser.run(SHOWN_TO_NEW) == ["Taverne", asked, "Send", "More", "Back to the first page"]
        assert "first page" not in "\n".join(browser.outline())
        press(browser, "form.eyes button")
        browser.until("document.querySelector('[value=guest]') !== null")


UNCOVERED = """(() => {
  const {left, width} = document.querySelector("#offers > .way + .way").getBoundingClientRect();
  const all = [...document.querySelectorAll("#offers > .eyes button")].map((each) => each.getBoundingClientRect());
  return all.length > 4 && all.every(({right}) => right <= left + 1) && width > 0;
})()"""
"""Whether the start that stays above a form stands beside its choices, and so over none of them."""
ALL_IN_SIGHT = """document.querySelector("#offers > details > summary").getBoundingClientRect().bottom <= innerHeight"""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_form_is_whole_in_a_large_window_and_in_the_smallest_one_the_start_covers_no_choice(language):
    with Seeded() as club, Chromium(language) as browser:
        anna = Sighted(club, browser, language)
        browser.size(1280, 800)
        browser.run("document.querySelector('.cards button:nth-of-type(4)').click()")
        browser.until(f"document.querySelector('#offers > details') && {ALL_IN_SIGHT}")
        browser.size(320, 200, 4)
        assert browser.run(UNCOVERED)
        anna.leave()
