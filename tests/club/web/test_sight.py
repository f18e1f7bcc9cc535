"""The page for eyes, in a real Chromium: what is in sight at each size, and how well it stands out from its ground."""

import pytest
from chromium import AXE, Chromium
from club_here import Seeded
from club_players import PROMPT, SHORT_GAMES, YES
from keyboard_page import KeyboardPage

from access.club.web.elements import in_json
from access.club.web.page import KEPT_EVENTS, PageEvent
from access.club.web.pictures import SeatTable, standing_table
from access.language.phrases import Phrases
from access.play.at_table import TableSeen
from access.storage import catalogue
from games import Seat, Term
from games.kaques.rules import Standing as KaquesStanding
from games.kara.events import Standing as KaraStanding
from games.kara.events import Who as KaraWho
from games.misericorde.events import Standing as MisericordeStanding
from games.misericorde.events import Who as MisericordeWho
from games.verflixte6.events import Has
from games.verflixte6.events import Standing as VerflixteStanding
from games.words.events import Standing as WordsStanding
from games.words.events import Who as WordsWho

pytestmark = [pytest.mark.connected, pytest.mark.real]
SIZES = [
    (across // zoom, down // zoom, zoom) for across, down in ((320, 568), (390, 844), (1280, 800)) for zoom in (1, 2, 4)
]
"""The windows in CSS pixels, and by how much each is magnified."""
TYPED = {
    "en": {"kara": ("",), "misericorde": ("", "5"), "verflixte6": ("hirtenschutz", "on"), "words": ("bet 1",)},
    "de": {"kara": ("",), "misericorde": ("", "5"), "verflixte6": ("keine", "ja", "weiter"), "words": ("setzen 1",)},
    "fr": {"kara": ("",), "misericorde": ("", "5"), "verflixte6": ("aucun", "oui", "continuer"), "words": ("miser 1",)},
}
"""The answers that lead to a question with dice, cards or several buttons."""
WORDS = {"en": ("sit", "start", "quit"), "de": ("setzen", "start", "ende"), "fr": ("rejoindre", "commencer", "quitter")}
"""To sit down at a table, to begin its game, and to leave it."""
SEEN = """(() => {
  const box = (at) => at.getBoundingClientRect();
  const field = document.getElementById("text"), form = document.getElementById("answering");
  const asking = document.getElementById("asking"), question = document.getElementById("question");
  const stays = box(form).height ? form : asking;
  const inside = (at) => box(at).top >= -1 && box(at).bottom <= innerHeight + 1 && box(at).right <= innerWidth + 1;
  const free = (at) => {
    const {left, right, top, bottom} = box(at), down = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const found = document.elementFromPoint((left + right) / 2, (down[0] + down[1]) / 2);
    return at.contains(found) || at.closest("label")?.contains(found) || false;
  };
  const controls = [...form.querySelectorAll("button, input:not([type=hidden]), select, .picture svg, #drawn svg")]
    .filter((at) => !at.matches(".spoken *")); // shown where they have the focus: see covered
  const low = box(form).height ? innerHeight : box(asking).top;
  const shown = box(form).height ? form.scrollHeight - form.clientHeight : 0;
  const told = {
    below: shown > 1 ? form.textContent : "",
    sliced: [...document.querySelectorAll("#answer, #seats")].filter((at) => box(at).top < low - 1 && box(at).bottom > low + 1)
      .map((at) => at.id),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    field: inside(field) && free(field),
    part: (box(stays).height - parseFloat(getComputedStyle(stays).paddingTop)) / innerHeight, // a sliced line would be no more
    question: inside(question) && free(question) && box(question).bottom <= box(field).top + 1 && box(question).height >= 15,
    cut: controls.filter((at) => !inside(at) || !free(at)).map((at) => at.outerHTML),
  };
  const stops = [...document.querySelectorAll("a:not([tabindex]), button, summary, select, input:not([type=hidden])")];
  told.covered = stops.filter((at) => {
    document.activeElement.blur();
    at.focus();
    return document.activeElement === at && !free(at);
  }).map((at) => at.outerHTML);
  field.focus();
  return told;
})()"""
NEWEST = """(() => {
  const newest = document.getElementById("log").lastElementChild, last = newest.getBoundingClientRect();
  const form = document.getElementById("answering").getBoundingClientRect();
  const low = form.height ? form.top : document.getElementById("asking").getBoundingClientRect().top;
  let parts = [newest];
  while (parts[0].previousElementSibling?.matches(".drawn, .round")) parts.unshift(parts[0].previousElementSibling);
  parts = parts.filter((at) => at.getClientRects().length);
  const isAtTop = parts.some((at) => Math.abs(at.getBoundingClientRect().top) < 3) && last.top < low;
  return isAtTop || (last.top >= 0 && last.bottom <= Math.min(low, innerHeight) + 1);
})()"""
"""Whether the newest line is in sight, or its begin with its dice where it is longer than its part of the window."""
SLICED = """(() => {
  const form = document.getElementById("answering"), stays = form.getBoundingClientRect().height ? form : document.getElementById("asking");
  const edge = stays.getBoundingClientRect().top, range = document.createRange();
  const lines = (at) => (range.selectNodeContents(at), [...range.getClientRects()]);
  const all = [...document.querySelectorAll("#log svg")].map((at) => at.getBoundingClientRect());
  for (const at of document.querySelectorAll("#log p")) all.push(...lines(at));
  return getComputedStyle(stays).position === "sticky" ? all.filter(({top, bottom}) => top < edge - 1 && bottom > edge + 1).length : 0;
})()"""
"""How many lines, dice and cards are cut by the upper edge of what stays in sight."""
PARTS = "document.querySelectorAll('#log p').length"
WEIGHT = """(async () => {
  const parts = ["/", ...[...document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script")].map((each) => each.href || each.src)];
  let sum = 0;
  for (const part of parts) {
    await (await fetch(part, {cache: "reload"})).text();
    sum += performance.getEntriesByName(new URL(part, location).href).at(-1).transferSize;
  }
  const paths = performance.getEntriesByType("resource").map((each) => new URL(each.name).pathname);
  return [parts.length, sum, [...new Set(paths)].sort()];
})()"""
HEAVIEST = 24_000
"""The most bytes of a page of a game with its pictures, its style, its script and its icon, as they are sent."""
REQUESTED = {"/", "/answer", "/events", "/icon.svg", "/manifest.json", "/script.js", "/style.css"}
LITTLE = 150, 170
"""Below so many pixels across or down nothing stays at the lower edge: there would be no room for what is read."""
LAPTOP = 1280, 657, 1
PHONES_AND_DESKS = [LAPTOP, *(size for size in SIZES if size[2] == 1)]
LOBBY = {"en": r"Lobby.*\? $", "de": r"Lobby.*\? $", "fr": r"Salon.*\? $"}
START = {"en": r"Start\? $", "de": r"Los\? $", "fr": r"Commencer\? $"}


class Sighted:
    """Somebody at a page in their language."""

    def __init__(self, club, browser, language="en", called="Anna"):
        self.club, self.browser, self.language, self.called = club, browser, language, called
        self.page = KeyboardPage(browser, club.page).join(called, YES[language], LOBBY[language])

    def play(self, name):
        """Come to a question of a game with dice, cards or several buttons."""
        sit, start, _ = WORDS[self.language]
        self.browser.size(1280, 800)
        number = self.club.gather(self.called, name, bots=2, **SHORT_GAMES[name])
        self.page.says(f"{sit} {number}", START[self.language])
        self.page.says(start, PROMPT)
        for typed in TYPED[self.language].get(name, ()):
            self.page.says(typed, PROMPT)
        self.browser.until("document.querySelectorAll('#standing tr').length > 3")

    def leave(self):
        self.browser.size(1280, 800)
        self.page.says(WORDS[self.language][2], LOBBY[self.language])


@pytest.fixture(scope="module")
def anna():
    with Seeded() as club, Chromium() as browser:
        yield Sighted(club, browser)


def seen_at(anna, size):
    """What is in sight once a line came in a window of this size."""
    anna.browser.size(*size)
    before = anna.browser.run(PARTS)
    anna.page.type("score")
    anna.browser.until(f"{PARTS} > {before} && {NEWEST} && {SLICED} === 0")
    return anna.browser.run(SEEN)


@pytest.mark.parametrize("name", catalogue.names())
def test_question_and_field_stay_in_sight_and_cover_nothing_at_each_size(anna, name):
    anna.play(name)
    try:
        check_sizes(anna)
    finally:
        anna.leave()


AT_NEWEST = """(() => {
  const {top, bottom} = document.getElementById("log").lastElementChild.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
})()"""


FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => true)"
"""Done when the page has drawn what it was told."""


def test_the_newest_line_stays_in_sight_when_the_page_is_enlarged_and_an_older_one_that_is_read_stays_too(anna):
    anna.play("kara")
    try:
        for size in SIZES:
            anna.browser.size(*size)
            anna.browser.until(f"{AT_NEWEST} || {SHOWN}")
        anna.browser.size(320, 200, 4)
        anna.browser.run("scrollTo(0, 0)")
        anna.browser.until(FRAMES)
        anna.browser.size(390, 211, 4)
        anna.browser.until(FRAMES)
        assert anna.browser.run("document.getElementById('place').getBoundingClientRect().top >= 0")
    finally:
        anna.leave()


def test_the_wheel_and_keys_move_what_is_read_and_a_window_of_another_size_keeps_it(anna):
    anna.play("kara")
    try:
        anna.browser.size(320, 200, 4)
        before = anna.browser.run(PARTS)
        anna.page.type("score")
        anna.browser.until(f"{PARTS} > {before} && {AT_NEWEST}")
        wheel = {"type": "mouseWheel", "x": 100, "y": 100, "deltaX": 0}
        anna.browser.run("window.was = scrollY")
        anna.browser.send("Input.dispatchMouseEvent", **wheel, deltaY=-60)
        for turn in (lambda: anna.browser.press("PageUp"), lambda: anna.browser.press("PageDown"), lambda: None):
            anna.browser.until("window.was !== scrollY")
            anna.browser.until(STANDS_STILL)
            stood = anna.browser.run("window.was = scrollY")
            for height in (210, 200):
                anna.browser.size(320, height, 4)
                anna.browser.until(FRAMES)
            assert anna.browser.run("scrollY") == stood
            turn()
        assert anna.browser.focus == "text"
    finally:
        anna.leave()


def news(anna, line):
    """Show a line at her page, as others bring it about, and return the number of paragraphs before it."""
    before = anna.browser.run(PARTS)
    page = max((each.page for each in anna.club.web.visits.sessions._sessions.values()), key=lambda page: page.number)

    async def show():
        page.show([line])

    anna.club.do(show())
    anna.browser.until(f"{PARTS} > {before}")
    anna.browser.until(FRAMES)


SCROLLS_ONCE = """document.addEventListener("submit", () => {
  scrollTo(0, 0);
  dispatchEvent(new Event("scroll"));
}, {once: true})"""
"""Scrolls between an answer and what follows, as a browser does to show what has the focus, and tells it at once."""


def test_what_follows_an_own_answer_comes_into_sight_if_the_page_has_scrolled_by_itself_meanwhile(anna):
    anna.play("misericorde")
    try:
        anna.browser.size(320, 200, 4)
        anna.browser.run(SCROLLS_ONCE)
        before = anna.browser.run(PARTS)
        anna.page.type("score")
        anna.browser.until(f"{PARTS} > {before} && {NEWEST}")
        anna.browser.until(f"{SLICED} === 0")
    finally:
        anna.leave()


def test_news_follow_the_newest_line_and_leave_alone_what_was_moved_by_the_wheel(anna):
    anna.play("kara")
    try:
        anna.browser.size(320, 200, 4)
        before = anna.browser.run(PARTS)
        anna.page.type("score")
        anna.browser.until(f"{PARTS} > {before} && {NEWEST}")
        news(anna, "A first line of news.")
        anna.browser.until(NEWEST)
        anna.browser.run("window.was = scrollY")
        anna.browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=100, y=60, deltaX=0, deltaY=-400)
        anna.browser.until("window.was > scrollY + 200")
        anna.browser.until(STANDS_STILL)
        stood = anna.browser.run("scrollY")
        news(anna, "A second line of news.")
        assert anna.browser.run("scrollY") == stood
    finally:
        anna.leave()


TURN = "document.getElementById('turn')"


def test_eyes_have_the_turn_and_their_own_points_in_sight_beside_the_question_and_while_they_watch(anna):
    anna.play("kaques")
    try:
        for size in (*SIZES, LAPTOP):
            if size[0] < LITTLE[0] or size[1] < LITTLE[1]:
                continue
            anna.browser.size(*size)
            anna.browser.until(FRAMES)
            rows = anna.browser.run(f"[{TURN}.textContent, {TURN}.getBoundingClientRect().bottom <= innerHeight]")
            assert rows == ["▶ Anna 0", True], size
        assert anna.browser.run(f"{TURN}.getAttribute('aria-hidden')") == "true"
        anna.browser.size(320, 200, 4)
        anna.browser.run("document.querySelector('#answering [name=kind]').value = 'watching'")
        assert anna.browser.run("document.getElementById('question').getBoundingClientRect().height") == 1
        anna.browser.run("document.querySelector('#answering [name=kind]').value = 'question'")
    finally:
        anna.leave()
    anna.browser.until(f"{TURN}.textContent === ''")


ROWS = """[...document.querySelectorAll("#standing tr")].map((row) => row.getBoundingClientRect())
  .map(({top, bottom}) => top >= -1 && bottom <= innerHeight + 1)"""


@pytest.mark.parametrize("name", catalogue.names())
def test_f8_brings_all_rows_of_the_standing_into_the_smallest_window_and_leads_back_to_the_newest_line(anna, name):
    anna.play(name)
    try:
        anna.browser.size(320, 200, 4)
        anna.browser.until(FRAMES)
        anna.browser.press("F8")
        anna.browser.until(FRAMES)
        assert anna.browser.run(ROWS) == [True] * 4
        assert not anna.browser.run("document.documentElement.scrollWidth > document.documentElement.clientWidth")
        anna.browser.press("F8")
        anna.browser.until(f"document.activeElement.id === 'text' && {NEWEST}")
    finally:
        anna.leave()


NAMED = """(() => [...CSS.highlights.get("names")].map((each) => each.startContainer.data.slice(each.startOffset, each.endOffset)))()"""


def test_the_names_of_players_stand_out_in_the_log_for_eyes_and_leave_its_text_in_one_piece(anna):
    anna.play("kara")
    try:
        assert {*anna.browser.run(NAMED)} >= {"Gustave", "Lazare"}
        last = "[...document.querySelectorAll('#log .told')].at(-1)"
        assert anna.browser.run(f"[{last}.childNodes.length, {last}.children.length]") == [1, 0]
        anna.browser.size(1280, 800, forced_colors="active")
        news(anna, "Gustave says hello to Gustavette.")
        anna.browser.size(1280, 800)
        before = len(anna.browser.run(NAMED))
        news(anna, "Gustave says hello to Gustavette again.")
        assert len(anna.browser.run(NAMED)) == before + 1, "neither a part of a word, nor in forced colours"
    finally:
        anna.leave()


LAST_BUTTON = """(() => {
  const shown = [...document.querySelectorAll("#offers [type=submit]")].filter((at) => !at.closest(".spoken"));
  const offers = shown.map((at) => at.getBoundingClientRect());
  return innerHeight - Math.max(...offers.map(({bottom}) => bottom));
})()"""


def test_buttons_do_not_jump_from_answer_to_answer(anna):
    anna.play("words")
    try:
        places = {size: set() for size in PHONES_AND_DESKS}
        for typed in ("call", "none"):
            anna.browser.size(1280, 800)
            anna.page.says(typed, PROMPT)
            for size, found in places.items():
                anna.browser.size(*size)
                anna.browser.until(FRAMES)
                found.add(round(anna.browser.run(LAST_BUTTON)))
        assert all(len(found) == 1 for found in places.values()), places
    finally:
        anna.leave()


STANDS_STILL = """new Promise((done) => {
  const look = (was) => requestAnimationFrame(() => requestAnimationFrame(() => scrollY === was ? done(true) : look(scrollY)));
  look(scrollY);
})"""
"""Done when what was scrolled has come to rest."""


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
STICKS_OUT = """[...document.querySelectorAll("#standing :is(table, td, th, caption)")].filter((at) => {
  const {left, right} = at.getBoundingClientRect(), place = document.getElementById("standing").getBoundingClientRect();
  return left < place.left - 1 || right > Math.min(place.right, innerWidth) + 1 || at.scrollWidth > at.clientWidth + 1;
}).map((at) => at.outerHTML)"""


def test_no_part_of_the_table_of_seats_is_wider_than_its_place(anna):
    anna.browser.size(1280, 800)
    for language in ("en", "de", "fr"):
        for name, events in WIDEST.items():
            phrases = Phrases(language, catalogue.find(name), ("Wilhelmine", "Ben"), [0])
            made = SeatTable().standing(TableSeen(events, (), (), Seat(0)), phrases)
            anna.browser.run(f"{SHOW_TABLE}({in_json(standing_table(language, made))})")
            for size in ((1280, 800), (1024, 600), (390, 844), (320, 568)):
                anna.browser.size(*size)
                assert anna.browser.run(STICKS_OUT) == [], (language, name, size)
                assert not anna.browser.run(SEEN)["sideways"], (language, name, size)
    anna.browser.size(1280, 800)


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
        if size in PHONES_AND_DESKS:
            assert (seen["below"], seen["cut"]) == ("", []), size
        if size[0] >= LITTLE[0] and size[1] >= LITTLE[1]:
            assert (seen["field"], seen["question"]) == (True, True), size
            assert seen["part"] <= (0.6 if size in PHONES_AND_DESKS else 0.4), size


def check_weight(anna):
    """Raise AssertionError if the page is heavy, or asks for more than a page without pictures."""
    parts, weight, paths = anna.browser.run(WEIGHT)
    assert parts == 4
    assert weight <= HEAVIEST
    assert set(paths) <= REQUESTED, "pictures need no request of their own"


SHOWN = """[...document.querySelectorAll(".asked svg, #drawn svg, .picture svg, .drawn:has(+ .told:last-child) svg")].some((at) => {
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


BEGIN = """(() => {
  const text = document.getElementById("log").lastElementChild, {top, bottom} = text.getBoundingClientRect();
  const form = document.getElementById("answering").getBoundingClientRect();
  const low = form.height ? form.top : document.getElementById("asking").getBoundingClientRect().top;
  const lines = parseFloat(getComputedStyle(text).lineHeight) * 2;
  return top >= -1 && (bottom <= low + 1 || top + lines <= low + 1);
})()"""
"""Whether the newest text is in sight, or its first lines, if it is longer than its part of the window."""


@pytest.mark.parametrize("size", [(320, 200, 4), (320, 568, 1)])
@pytest.mark.parametrize("name", catalogue.names())
def test_the_first_question_begins_in_sight_with_its_dice_and_words_where_it_is_longer_than_the_window(
    anna, name, size
):
    anna.browser.size(*size)
    number = anna.club.gather("Anna", name, bots=1, **SHORT_GAMES[name])
    try:
        anna.page.says(f"sit {number}", START["en"])
        anna.page.says("start", PROMPT)
        anna.browser.until(BEGIN)
        if anna.browser.run("document.querySelectorAll('#drawn svg, .picture svg').length"):
            anna.browser.until(SHOWN)
    finally:
        anna.leave()


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
