"""A person at a page in Chromium who has nothing but a keyboard. Scripts only look; keys do everything."""

import re
import time
from collections import Counter

from club_players import PROMPT
from pages import LOBBY, PASSPHRASE
from ssh_club import PATIENCE

MOST_STOPS = 200
HOLDS = 500
"""Milliseconds for which a button of a new question takes no press."""
TELLS = """const tells = (part) => {
  const copy = part.cloneNode(true);
  copy.querySelectorAll('[aria-hidden]').forEach((each) => each.remove());
  return copy.textContent;
};"""
"""The text of a part of the page for readers: they know nothing of pictures."""
LOOK = f"""(() => {{ {TELLS} return {{
  log: [...document.querySelectorAll('#log p')].map(tells),
  question: document.getElementById('question')?.textContent || '',
  asked: document.querySelector('#answering [name=kind]')?.value || '',
  shown: document.querySelector('main').dataset.number || '',
  status: document.getElementById('status')?.textContent || '',
}}; }})()"""
FOCUSED = """(() => { const at = document.activeElement;
  return {id: at.id, tag: at.tagName, name: at.name || '', type: at.type || '', value: at.value || '', kind: at.form?.elements.kind?.value || '',
    place: at.closest('#offers') ? 'offers' : '', label: at.closest('label')?.textContent || at.textContent,
    isBody: at === document.body}; })()"""


def words(text):
    return " ".join(text.split())


OFFERED = """[[...document.querySelectorAll('#offers input[name=offer]')].map((each) => each.value),
  document.querySelector('#offers [name=lead]')?.value || '',
  [...document.querySelectorAll('#offers [name=pick]')].map((each) => each.value)]"""


class KeyboardPage:
    """`shown` is what the log has told, with what was typed below it; as other clients of tests do it.

    Where `buttons` is set, every second answer that has a button, or dice or cards to check, is given by them.
    """

    def __init__(self, browser, port, buttons=False):
        self.browser, self.buttons, self.pressed = browser, buttons, 0
        self.shown, self.at, self._told, self._asked, self._answers, self._ways = "", 0, 0, "", 0, 0
        self.browser.open(f"http://127.0.0.1:{port}/")

    # Keys

    @property
    def focused(self):
        return self.browser.run(FOCUSED)

    def tab_to(self, wanted, back=False):
        """Press Tab until what has the focus is wanted."""
        for _ in range(MOST_STOPS):
            if wanted(self.focused):
                return
            self.browser.press("Tab", shift=back)
        raise AssertionError((self.focused, self.browser.run("document.body.innerText")))

    def keys(self, text):
        for letter in text:
            self.browser.press(letter)

    def join(self, name, yes="yes", lobby=LOBBY):
        """Become a member by the button of the entrance."""
        self.tab_to(lambda at: at["kind"] == "new" and at["tag"] == "BUTTON")
        self.browser.press("Enter")
        self.browser.until("document.readyState === 'complete' && document.activeElement.id === 'text'")
        self.until(PROMPT)
        return self.named(name, yes, lobby)

    def named(self, name, yes="yes", lobby=LOBBY):
        """Answer the questions to a new member."""
        for typed in (name, yes, PASSPHRASE):
            self.says(typed, PROMPT)
        self.says(PASSPHRASE, lobby)
        return self

    # What is told

    def _read(self, seconds):
        time.sleep(seconds)
        self._look()

    def again(self):
        """Come back to the page, which was loaded anew: what stands in its log was told before."""
        self._told = len(self.browser.run(LOOK)["log"])

    def _look(self):
        found = self.browser.run(LOOK)
        new = found["log"][self._told :]
        self._told += len(new)
        if new:
            self.shown = f"{self.shown[:-1]}\n" if self.shown else ""
            self.shown += "\n".join(part.replace("\u00a0", " ").rstrip() for part in new) + "\n"
        if not self._answers and words(found["question"]) not in words(self.shown):
            self.shown += f"{words(found['question'])}\n"  # a page that is loaded has the question below the log
        is_asked = found["asked"] not in ("watching", "over", "") and found["shown"] != self._asked
        if self.shown and is_asked and words(self.shown).endswith(words(found["question"])):
            self.shown = f"{self.shown[:-1]} "
        return found

    def until(self, pattern):
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, (pattern, self.shown[self.at :], self._look(), self.browser.messages)
            self._read(0.02)
        self.at += found.end()
        return found

    # Answers

    def type(self, line):
        """Answer by the keyboard: by a button of just this word now and then, else in the field."""
        self._answers += 1
        self._asked = self._look()["shown"]
        self.shown = f"{self.shown.rstrip()} {line}\n"
        self.at = len(self.shown)
        way = self._way(line) if self.buttons else None
        self._ways += way is not None
        if way is not None and self._ways % 2:
            way()
            self.pressed += 1
        else:
            self.tab_to(lambda at: at["id"] == "text", back=True)
            self.keys(line)
            self.browser.press("Enter")

    def says(self, line, pattern):
        self.type(line)
        return self.until(pattern)

    def _way(self, line):
        """How to give this answer without typing it; None if the field is the only way."""
        offers, lead, picks = self.browser.run(OFFERED)
        if line in offers:
            return lambda: self._press_button(line)
        wanted = line.removeprefix(f"{lead} ").split() if lead else []
        left, places = Counter(wanted), []
        for place, value in enumerate(picks):
            if left[value] > 0:
                left[value] -= 1
                places.append(place)
        if wanted and [picks[place] for place in places] == wanted:  # the page sends them in its own order
            return lambda: self._check(places, picks)
        return None

    def _press_button(self, value, name="offer"):
        asked = self.browser.run("performance.now()")
        self.tab_to(lambda at: at["place"] == "offers" and at["name"] == name and value in ("", at["value"]))
        self.browser.until(f"performance.now() > {asked + HOLDS}")
        self.browser.press(" ")

    def _check(self, places, picks):
        """Check dice or cards: one stop of Tab, and arrow keys from one to the next."""
        self.tab_to(lambda at: at["type"] == "checkbox")
        for place, value in enumerate(picks):
            assert self.focused["value"] == value
            if place in places:
                self.browser.press(" ")
            if place + 1 < len(picks):
                self.browser.press("ArrowRight")
        self._press_button("", "picked")


class WithoutScripts:
    """The same with scripts switched off: each answer and each look for news loads a page."""

    def __init__(self, browser, port):
        self.browser, self.at, self.log, self._question = browser, 0, "", ""
        browser.send("Emulation.setScriptExecutionDisabled", value=True)
        browser.open(f"http://127.0.0.1:{port}/")

    @property
    def shown(self):
        return f"{self.log} {self._question} "

    def _push(self, *keys):
        """Press keys of which the last one loads a page, and read that."""
        before = self.browser.run("performance.timeOrigin")
        for key in keys:
            self.browser.press(key)
        self.browser.until(f"performance.timeOrigin !== {before} && document.readyState === 'complete'")
        found = self.browser.run(LOOK)
        self.log, self._question = words("\n".join(found["log"])), words(found["question"])

    def _tab_to(self, wanted):
        KeyboardPage.tab_to(self, wanted)

    @property
    def focused(self):
        return self.browser.run(FOCUSED)

    def join(self, name):
        self._tab_to(lambda at: at["kind"] == "new" and at["tag"] == "BUTTON")
        self._push("Enter")
        for typed in (name, "yes", PASSPHRASE):
            self.says(typed, PROMPT)
        self.says(PASSPHRASE, LOBBY)
        return self

    def type(self, line):
        self._tab_to(lambda at: at["id"] == "text")
        self.at = len(self.log)
        self._push(*line, "Enter")

    def _read(self, seconds):
        """Wait for news by the button."""
        self._tab_to(lambda at: at["label"] == "Wait for news")
        self._push("Enter")

    def until(self, pattern):
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, (pattern, self.shown[self.at :])
            self._read(0)
        return found

    def says(self, line, pattern):
        self.type(line)
        return self.until(pattern)
