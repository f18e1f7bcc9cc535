"""A person at a page who hears it by Orca: Chromium in a window of a private screen, keys as a keyboard presses them."""

import time
from itertools import pairwise
from types import SimpleNamespace

from chromium import Chromium
from keyboard_page import TELLS, KeyboardPage
from orca_hear import NAMES, Desktop
from pages import Browser

KEYS = {
    ":": "colon",
    "Enter": "Return",
    "ArrowRight": "Right",
    "ArrowLeft": "Left",
    "ArrowUp": "Up",
    "ArrowDown": "Down",
    **NAMES,
}
"""The names of keys for X."""
OPTIONS = {"lang": "C.UTF-8", "braille": 0, "debug": "", "hold": 0.04, "settle": 0.8, "beside": ()}
ECHOED = {"Return": "return", "Left": "left", "Right": "right", "Up": "up", "Down": "down", "Tab": "tab"}
"""What Orca says for keys without a letter."""
PARTS = f"(() => {{ {TELLS} return [...document.querySelectorAll('#log p')].map((part) => tells(part).trim()); }})()"


class Windowed(Chromium):
    """A browser in a window under Orca; its keys come from the screen, so that Orca sees them, too."""

    flags = (
        *("--window-size=1100,850", "--window-position=0,0", "--test-type", "--no-default-browser-check"),
        "--disable-save-password-bubble",
    )

    def __init__(self, language="en"):
        self.desktop = Desktop(SimpleNamespace(**OPTIONS))
        try:
            super().__init__(language, self.desktop.env)
        except BaseException:
            self.desktop.close()
            raise

    def press(self, key, shift=False):
        name = KEYS.get(key, key)
        self.desktop.press(f"shift+{name}" if shift else name)

    def open(self, address):
        """Type the address, as a person does: the focus goes from there into the page."""
        self.press("ctrl+l")
        for letter in address:
            self.press(letter)
        self.press("Enter")
        self.until("document.readyState === 'complete' && location.href !== 'about:blank'")

    def close(self):
        super().close()
        self.desktop.close()


class OrcaPage(KeyboardPage):
    """A page by the keyboard, whose person waits with each answer until Orca has said what there is.

    `begun` is the time from which on what is heard counts.
    """

    def __init__(self, browser, port, name="", buttons=False):
        self.desktop, self.begun, self._before = browser.desktop, 0.0, 0
        if name:
            member = Browser(port).join(name)
            cookie, _, value = member.cookie.partition("=")
            browser.send("Network.setCookie", name=cookie, value=value, url=f"http://127.0.0.1:{port}/")
        super().__init__(browser, port, buttons)
        if name:
            browser.until("document.activeElement.id === 'text'")

    def begin(self):
        """Lead Orca to typing, if it still reads the page; count what is heard from now on."""
        if "Focus mode" not in self.heard:
            self.desktop.chord("Insert", "a")
            self.desktop.quiet()
            assert self.heard[-1] == "Focus mode", self.heard
        self.begun, self._before = time.monotonic(), len(self.browser.run(PARTS))

    def type(self, line):
        self.desktop.quiet()
        super().type(line)

    # What is heard

    @property
    def _events(self):
        return [event for event in list(self.desktop.ssip.events) if event[0] >= self.begun]

    @property
    def heard(self):
        """What Orca has said, without the names of keys."""
        self.desktop.quiet()
        title = self.browser.run("document.getElementById('log-title').textContent.trim() + ' '")
        said = [text for _, kind, text in self._events if kind == "say"]
        return [text.removeprefix(title) for text in said]  # Orca 48 says the name of the log before what is new in it

    @property
    def told(self):
        """What the log of the page has told."""
        return self.browser.run(PARTS)[self._before :]

    @property
    def echoed(self):
        """The keys that Orca has named; those that are held beside others are none of their own."""
        return [text for _, kind, text in self._events if kind == "key" and text != "left shift"]

    @property
    def pressed_keys(self):
        """The keys that were pressed, as Orca names them."""
        return [ECHOED.get(name, name) for at, name in self.desktop.keys if at >= self.begun]

    @property
    def cut_off(self):
        """What Orca began to say, and ended though no key was pressed since."""
        keys = [at for at, _ in self.desktop.keys]
        events = [event for event in self._events if event[1] != "key"]
        return [
            said[2]
            for said, stopped in pairwise(events)
            if stopped[1] == "stop" and said[1] == "say" and not any(said[0] < at <= stopped[0] for at in keys)
        ]
