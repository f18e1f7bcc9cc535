"""What each state of the page is for a screen reader: its accessibility tree in Chromium, kept as goldens.

To write them anew after a change that is meant: make golden, and read the difference.
"""

import json
import os
import re
import time
from pathlib import Path

import pytest
from chromium import AXE, Chromium
from club_here import Seeded
from club_players import PROMPT, SHORT_GAMES, Watcher, play_out
from helpers import PATIENCE
from keyboard_page import KeyboardPage
from sighted import STANDS_STILL

import access.manual
from access.storage import catalogue

pytestmark = [pytest.mark.connected, pytest.mark.real]
HERE = Path(__file__).parent / "golden_trees"
MANUAL = Path(access.manual.__path__[0])
PICTURED = {"hand": {1280: "page.png", 390: "page-narrow.png", 320: "page-small.png"}}
"""The pictures of the manual, which are written with the goldens: by state, and by the width of the window."""
DRAWN = """[...document.querySelectorAll("#figure, #question, #drawn svg, #offers .picture, #offers [type=submit], #standing tr")]
  .filter((each) => each.checkVisibility()).map((each) => (each.matches("svg, .picture") ? each.outerHTML.match(/h0/g)?.length || 0 : each.value || each.innerText))"""
"""The contents of a picture of the manual: texts, and the number of dots of each die."""
TYPED = {"kara": ("",), "misericorde": ("", "5"), "verflixte6": ("hirtenschutz", "on"), "words": ("bet 1",)}
"""The answers that lead to what a picture shows."""
LOBBY = r"Lobby.*\? $"
SETTLED = 0.2
"""Seconds between two looks at a page that may still change."""
KEPT = 6
"""Lines of the log that are kept: those that come last. A busy machine parts them into paragraphs otherwise."""
CODE = re.compile(r"\b[a-z0-9]{4}(-[a-z0-9]{4}){3}\b")
LOGGED = re.compile(r'^( *)log "What happened".*\n((?:\1 .*\n)*)', re.MULTILINE)


class AtPage:
    """Somebody at a page who comes to one state after the other."""

    def __init__(self, club, chromium):
        self.club, self.chromium = club, chromium
        self.page = KeyboardPage(chromium, club.page)

    def check(self, state):
        """Compare the tree of this state with its golden, which the page may take a while to reach."""
        path = HERE / f"{state}.txt"
        if os.environ.get("WRITE_GOLDEN"):
            HERE.mkdir(exist_ok=True)
            path.write_text(self._settled(), encoding="utf-8")
            for width, name in PICTURED.get(state, {}).items():
                self.chromium.size(width)
                self.chromium.run("document.getElementById('log').lastElementChild.scrollIntoView()")
                self.chromium.picture(MANUAL / name)
            self.chromium.send("Emulation.clearDeviceMetricsOverride")
        golden, end = path.read_text(encoding="utf-8"), time.monotonic() + PATIENCE
        while (told := self._tree()) != golden and time.monotonic() < end:
            time.sleep(SETTLED)
        assert told == golden, state
        if AXE.exists():  # npm fetches it
            assert self.chromium.violations() == [], state

    def _settled(self):
        """The tree once it has stayed the same for a while."""
        told, since = self._tree(), time.monotonic()
        while time.monotonic() < since + 5 * SETTLED:
            time.sleep(SETTLED)
            before, told = told, self._tree()
            since = since if told == before else time.monotonic()
        return told

    def _tree(self):
        told = "\n".join(self.chromium.outline()) + "\n"
        return LOGGED.sub(_shortened, CODE.sub("CODE", told.replace(str(self.club.page), "PORT")))

    def says(self, line, pattern=r"\? $"):
        self.page.says(line, pattern)


def _shortened(found):
    """A log as its last lines."""
    head, parts = (
        found[0].split("\n", 1)[0],
        re.findall(r"(?:StaticText (\".*\")|(heading .*))$", found[2], re.MULTILINE),
    )
    lines = "\n".join(heading or json.loads(text).strip() for text, heading in parts).split("\n")
    return "\n".join([head, *(f"{found[1]}  {line}" for line in lines[-KEPT:])]) + "\n"


def test_each_state_of_the_page_has_the_tree_that_it_had(monkeypatch):
    monkeypatch.setattr("access.club.tasks.LATE", PATIENCE)  # nothing is told to be late on a slow machine
    with Seeded() as club, Chromium() as chromium:
        anna = AtPage(club, chromium)
        anna.check("login")
        anna.page.tab_to(lambda at: at["kind"] == "new" and at["tag"] == "BUTTON")
        chromium.press("Enter")
        chromium.until("document.readyState === 'complete' && document.activeElement.id === 'text'")
        anna.page.until(r"\? $")
        anna.check("name")
        anna.page.named("Anna")
        anna.check("lobby")
        anna.says("settings", LOBBY)
        anna.check("settings")
        anna.says("account")
        anna.check("account")
        anna.says("quit", LOBBY)
        anna.says("learn kaques", r"\? $")
        anna.check("lesson")
        anna.says("quit", LOBBY)
        number = club.gather("Anna", "words", bots=1, rounds=1)
        anna.says(f"sit {number}", r"Start\? $")
        anna.check("gathering")
        anna.says("start", PROMPT)
        anna.says("bet 1", PROMPT)
        anna.check("hand")
        anna.says("quit", LOBBY)
        number = club.gather("Anna", "kaques", bots=1, target=1000)
        anna.says(f"sit {number}", r"Start\? $")
        anna.says("start", PROMPT)
        anna.check("game")
        anna.page.at = 0  # the question is still open
        play_out(Watcher(club.store, number), {0: anna.page}, {0: "en"})
        anna.page.until(r"Again.*\? $")
        anna.says("review", r"\? $")
        anna.check("review")
        anna.says("quit", LOBBY)
        ben = club.member("Ben", "-T")
        ben.says("open kara bots 1", r"Open\? $")
        ben.says("", r"Start\? $")
        ben.says("start", r"\? $")
        anna.page.type(f"watch {number + 1}")
        chromium.until("document.getElementById('question').textContent.startsWith('Nobody asks')")
        chromium.until("document.querySelector('[role=log]').textContent.includes('At the table: Ben')")
        anna.check("watching")


def trees(pictures):
    """The trees of the lobby and of a question of each game, with pictures or without."""
    found = {}
    with Seeded() as club, Chromium() as chromium:
        anna = AtPage(club, chromium)
        anna.page.join("Anna")
        anna.says(f"set pictures {pictures}", LOBBY)
        for name in catalogue.names():
            number = club.gather("Anna", name, bots=2, **SHORT_GAMES[name])
            anna.says(f"sit {number}", r"Start\? $")
            anna.says("start", PROMPT)
            for typed in TYPED.get(name, ()):
                anna.says(typed, PROMPT)
            found[name] = anna._settled()
            drawn = chromium.run("document.querySelectorAll('main svg, #standing tr').length")
            assert (drawn > 3) is (pictures == "on"), name
            anna.says("quit", LOBBY)
        found["lobby"] = anna._settled()
    return found


def test_pictures_change_no_tree(monkeypatch):
    monkeypatch.setattr("access.club.tasks.LATE", PATIENCE)
    assert trees("on") == trees("off")


@pytest.mark.parametrize("name", catalogue.names())
def test_the_manual_shows_the_page_of_each_game_as_it_is(name):
    """The picture is drawn anew by make golden; the record of its contents beside it shows its age."""
    with Seeded() as club, Chromium() as chromium:
        page = KeyboardPage(chromium, club.page).join("Anna")
        number = club.gather("Anna", name, bots=2, **SHORT_GAMES[name])
        chromium.size(390, 700)
        page.says(f"sit {number}", r"Start\? $")
        page.says("start", PROMPT)
        for typed in TYPED.get(name, ()):
            page.says(typed, PROMPT)
        chromium.until("document.querySelectorAll('#standing tr').length > 3")
        told = json.dumps(chromium.run(DRAWN), ensure_ascii=False, indent=1) + "\n"
        if os.environ.get("WRITE_GOLDEN"):
            (HERE / f"drawn-{name}.json").write_text(told, encoding="utf-8")
            chromium.until(STANDS_STILL)
            chromium.picture(MANUAL / f"page-{name}.png")
        assert told == (HERE / f"drawn-{name}.json").read_text(encoding="utf-8")
        for language in ("en", "de", "fr"):
            assert f"(../page-{name}.png)" in (MANUAL / language / f"{name}.md").read_text(encoding="utf-8")
