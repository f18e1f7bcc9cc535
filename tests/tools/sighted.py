"""Somebody who sees the page of a club, in a real Chromium: what is in sight of it, and how they come to a game."""

from contextlib import contextmanager

from club_players import PROMPT, SHORT_GAMES, YES
from keyboard_page import KeyboardPage

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
  const asking = document.getElementById("asking"), figure = document.getElementById("figure");
  const high = (at) => parseFloat(getComputedStyle(at).fontSize);
  const says = document.getElementById("question"), isFigure = getComputedStyle(says).position === "absolute";
  const brief = document.getElementById("brief"), isBrief = getComputedStyle(brief).display !== "none" && getComputedStyle(brief).position !== "absolute";
  const question = isBrief ? brief : isFigure ? figure : says;
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
  const shown = getComputedStyle(form).overflowY === "auto" ? form.scrollHeight - form.clientHeight : 0;
  const told = {
    below: shown > 1 ? form.textContent : "",
    sliced: [...document.querySelectorAll("#answer, #seats")].filter((at) => box(at).top < low - 1 && box(at).bottom > low + 1)
      .map((at) => at.id),
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    field: inside(field) && free(field),
    whole: form.matches(".whole"),
    small: !isBrief && high(question) < high(document.querySelector("#log")),
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
STANDS_STILL = """new Promise((done) => {
  const look = (was) => requestAnimationFrame(() => requestAnimationFrame(() => scrollY === was ? done(true) : look(scrollY)));
  look(scrollY);
})"""
"""Done when what was scrolled has come to rest."""
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

    @contextmanager
    def playing(self, name):
        """Be in a game at a question, and leave it in the end."""
        self.play(name)
        try:
            yield
        finally:
            self.leave()

    @contextmanager
    def setting_up(self, name):
        """Be at the form of a table of a game, and leave it in the end."""
        self.page.says(f"open {name}", PROMPT)
        try:
            yield
        finally:
            self.leave()

    def leave(self):
        self.browser.size(1280, 800)
        self.page.says(WORDS[self.language][2], LOBBY[self.language])
