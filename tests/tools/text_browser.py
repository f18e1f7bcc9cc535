"""A person at a page in w3m or lynx, on a terminal of their own: keys go in, the screen is read."""

import re
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from cutting_proxy import CuttingProxy
from idle import Idle
from keyboard_page import words
from pages import LOBBY, PASSPHRASE
from ssh_club import PATIENCE

COLUMNS, ROWS = 120, 900
"""So many rows that each page stands there in whole."""
MOST_STOPS = 200
PAUSE = 0.2
"""Seconds between two looks for news."""
PAINTED = 0.05
"""Seconds in which a browser does nothing, once all stands on its screen."""
LOG, NEWS, ANSWER, FIELD, SEND, WAIT, NEW = (
    "What happened",
    "New",
    "Your answer",
    "Answer(?: or command)?",
    "Send",
    "Wait for news",
    "Become a member",
)
LATE, QUIET, EARLIER = "That came too late", "Nothing new so far.", "Earlier this evening"
EMPTY = re.compile(rf"{FIELD} \[\s*\]")


class TextBrowser:
    """`shown` is what the page has told so far, and last its question; as other clients of tests do it."""

    command = ()

    def __init__(self, port):
        self.home = tempfile.TemporaryDirectory()
        Path(self.home.name, ".w3m").mkdir()
        self._tmux = ("tmux", "-S", f"{self.home.name}/tmux", "-f", "/dev/null", "-u")
        size = ("-x", str(COLUMNS), "-y", str(ROWS))
        env = ("env", "-u", "LINES", "-u", "COLUMNS", f"HOME={self.home.name}", "LANG=C.UTF-8", "TERM=screen")
        self.address = f"http://127.0.0.1:{port}/"
        self._do("new-session", "-d", *size, *env, *self.command, self.address)
        self.at = 0
        self.log, self._question = "", ""
        try:
            self.wait_for(lambda: NEW in self.screen)
        except BaseException:
            self.close()
            raise

    # The terminal

    def _do(self, *arguments):
        return subprocess.run([*self._tmux, *arguments], capture_output=True, text=True, check=True).stdout

    @property
    def screen(self):
        return self._do("capture-pane", "-p")

    @property
    def place(self):
        """What stands in the row of the cursor: before it, and from it on."""
        column, row = map(int, self._do("display-message", "-p", "#{cursor_x} #{cursor_y}").split())
        line = self.screen.split("\n")[row]
        return line[:column], line[column:], row

    def press(self, key):
        self._do("send-keys", key)

    def wait_for(self, condition):
        end = time.monotonic() + PATIENCE
        while not (found := condition()):
            assert time.monotonic() < end, self.screen
            time.sleep(0.02)
        return found

    def tab_to(self, wanted):
        """Press Tab until what stands at the cursor is wanted."""
        for _ in range(MOST_STOPS):
            before = self.place
            if wanted(*before[:2]):
                return
            self.press("Tab")
            self.wait_for(lambda before=before: self.place != before)
        raise AssertionError((wanted, self.screen))

    def push(self, button):
        """Press a button, and wait for the page that comes."""
        self.tab_to(lambda _, after: re.match(rf"{button}(\s|$)", after))
        self.load()

    def load(self):
        """Press Enter, and wait for the page that comes."""
        before = self.place
        self.press("Enter")
        self.wait_for(lambda: self.place != before)

    def close(self):
        with suppress(subprocess.CalledProcessError):
            self._do("kill-server")
        self.home.cleanup()

    # What is told

    def _look(self):
        """Read the page, if all of it stands there."""
        page = self.screen.rstrip()
        found = re.search(rf"^\s*{LOG}\s*\n(.*)^\s*{ANSWER}\s*\n(.*?)^\s*{FIELD} ", page, re.DOTALL | re.MULTILINE)
        if not found or "Accessibility" not in page:
            return
        log, question = (words(re.sub(rf"(?m)^\s*({NEWS}|{QUIET})\s*$", "", part)) for part in found.groups())
        log = self._whole(log)
        if len(log) >= len(self.log):
            self.log, self._question = log, question

    def _whole(self, log):
        """The log with its earlier part, which a long page leaves to a page of its own."""
        rest = log.removeprefix(EARLIER).lstrip()
        if rest == log:
            return log
        return next(self.log[:at] + rest for at in range(len(self.log) + 1) if rest.startswith(self.log[at:]))

    @property
    def shown(self):
        return f"{self.log} {self._question} "

    def _read(self, seconds):
        self.refresh()
        time.sleep(max(seconds, PAUSE))
        self._look()

    def until(self, pattern):
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, (pattern, self.shown[self.at :], self.screen.rstrip())
            self._read(0.1)
        self.at = min(self.at + found.start(), len(self.log))
        return found

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Answers

    def join(self, name):
        self.push(NEW)
        self.until("Your name")
        for typed, then in (
            (name, r"Right\? Enter for yes: $"),
            ("yes", "passphrase"),
            (PASSPHRASE, "again"),
            (PASSPHRASE, LOBBY),
        ):
            self.says(typed, then)
        return self

    def type(self, line):
        self.enter(line)
        self._question, self.at = "", len(self.log)
        self._look()

    def says(self, line, pattern):
        self.type(line)
        return self.until(pattern)


class W3m(TextBrowser):
    """A line is typed below the page, where w3m asks for it, and sent by the button beside the field."""

    command = ("w3m", "-cookie", "-o", "accept_language=en", "-o", "confirm_qq=0")

    def refresh(self):
        self.press("R")

    def enter(self, line):
        self._send(line)
        while line and self.wait_for(self._answered) == LATE:
            self.refresh()
            self.wait_for(lambda: self._answered() == "taken")
            self._send(line)

    def _answered(self):
        """What became of an answer, once the page that follows it stands there."""
        screen = self.screen
        if LATE in screen:
            return LATE
        is_whole = "Accessibility" in screen or "Come in again" in screen
        return "taken" if is_whole and (not re.search(rf"{FIELD} \[", screen) or EMPTY.search(screen)) else ""

    def _send(self, line):
        self.tab_to(lambda before, _: re.search(rf"{FIELD} \[$", before))
        self.press("Enter")
        self.wait_for(lambda: re.search(r"(TEXT|Password):", self.screen.rstrip().rpartition("\n")[2]))
        self._do("send-keys", "-l", line)
        self.press("Enter")
        self.wait_for(lambda: re.search(rf"{FIELD} \[$", self.place[0]))
        self.push(SEND)


class Lynx(TextBrowser):
    """A line is typed into the field itself. A page may look like the one before, so its connections are counted."""

    command = ("lynx", "-accept_all_cookies", "-nopause")

    def __init__(self, port):
        self.proxy = CuttingProxy(port)
        try:
            super().__init__(self.proxy.port)
        except BaseException:
            self.proxy.close()
            raise
        self.idle = Idle(int(self._do("display-message", "-p", "#{pane_pid}")))

    def refresh(self):
        """Wait for news by the button: keys that load a page again are text where the cursor is in the field."""
        self.push(WAIT)

    def press(self, key):
        super().press(key)
        self.idle.wait(PAINTED)

    def push(self, button):
        super().push(rf"(\(BUTTON\) )?{button}")

    def load(self):
        before = self.proxy.served
        self.press("Enter")
        self.wait_for(lambda: self.proxy.served >= before + 2)  # the form, and the page to which it leads
        self.idle.wait(PAINTED)

    def enter(self, line):
        self.tab_to(lambda before, _: re.search(rf"{FIELD} $", before))
        self._do("send-keys", "-l", line)
        self.idle.wait(PAINTED)
        self.push(SEND)

    def close(self):
        super().close()
        self.proxy.close()
