"""A browser with the script, without a browser: reads the stream of a page, and answers as the script does."""

import http.client
import itertools
import json
import re
import time
import urllib.parse
from contextlib import closing, suppress
from http.cookies import SimpleCookie
from typing import ClassVar

from pages import Browser, parsed, text_of
from ssh_club import PATIENCE

from access.club.web.elements import Element, written


def without_codes(shown):
    """What was told, without the line of a recovery code, which a page shows once."""
    return re.sub("Your recovery code.*|A code stood here.*", "", shown)


class Stream:
    """An open stream: yields events as numbers and data, until the server or the client ends it."""

    open: ClassVar = []
    """All streams, for a test to close at its end."""

    def __init__(self, port, cookie, after, **headers):
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            self._connection.request("GET", f"/events?after={after}", headers={"Cookie": cookie, **headers})
            self._answer = self._connection.getresponse()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            raise
        self.open.append(self)
        self.status, self.headers = self._answer.status, dict(self._answer.getheaders())

    def event(self):
        """Return the kind, the id and the data of the next event; None at the end."""
        kind, number, data = "message", "", ""
        while line := self._answer.readline().decode():
            name, _, value = line.rstrip("\n").partition(": ")
            if name == "id":
                number = value
            elif name == "event":
                kind = value
            elif name == "data":
                data = value
            elif not name and (number or kind != "message"):
                return kind, number, json.loads(data or "null")
        return None

    def cut(self):
        self._answer.close()
        self._connection.close()


def element_of(name, attributes, parts):
    """An element of the data of a question."""
    return Element(name, attributes, tuple(part if isinstance(part, str) else element_of(*part) for part in parts))


class Scripted(Browser):
    """A person at a page with the script; with `cuts` the stream is cut after each event."""

    def __init__(self, port, language="en", cuts=False):
        super().__init__(port, language)
        self.cuts, self.last, self.stream, self.numbers, self.parts, self.over = cuts, "", None, [], [], False
        self._names = itertools.count()

    def enter(self, **form):
        super().enter(**form)
        self.last = self.tree.find(".//main").get("data-number")
        self.open()

    def open(self, **headers):
        if self.stream is not None:
            self.stream.cut()
        self.stream = Stream(self.port, self.cookie, self.last, **self.always, **headers)

    def _asked(self, method, path, body=None, **headers):
        """The text of an answer. Raises ConnectionError for one that is refused."""
        sent = {"Cookie": self.cookie, "Accept-Language": self.language, **self.always, **headers}
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            text = answer.read().decode()
        if answer.status != 200:
            raise ConnectionError(answer.status)
        return text

    def load(self):
        """Load what is asked, as the script does after a cut."""
        part = json.loads(self._asked("GET", "/question"))
        self.show(part)
        return part

    def show(self, part):
        """Change the page as the script does, unless it shows what is newer."""
        main = self.tree.find(".//main")
        numbers = [number.partition("-") for number in (part["number"], main.get("data-number"))]
        if numbers[0][0] == numbers[1][0] and int(numbers[0][2]) < int(numbers[1][2]):
            return
        main.set("data-number", part["number"])
        for name, text in part["texts"].items():
            found = self.tree.find(f".//*[@id='{name}']")
            found[:], found.text = (), text
        if "rest" in part:
            self._fill("rest", part["rest"])
            return
        self._fill("offers", part["offers"])
        self._fill("talk", part["talk"])
        self._fill("listed", part["listed"])
        if part["listed"]:
            self._fill("commands", part["commands"])
        self.tree.find(".//input[@id='text']").attrib = part["field"][1]
        for each in self.tree.iter("input"):
            if each.get("name") in part["sent"]:
                each.set("value", part["sent"][each.get("name")])

    def _fill(self, name, parts):
        text = "".join(written(part if isinstance(part, str) else element_of(*part)) for part in parts)
        found = self.tree.find(f".//*[@id='{name}']")
        page = parsed(f"<!doctype html><title>A part</title><{found.tag}>{text}</{found.tag}>")
        new = page.find(f"body/{found.tag}")
        found[:], found.text = list(new), new.text

    def send(self, form):
        """Send an answer as the script does; return whether it was taken."""
        headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
        return json.loads(self._asked("POST", "/answer", urllib.parse.urlencode(form, doseq=True), **headers))["taken"]

    def type(self, line, **more):
        self.at = len(self.shown)
        self.load()
        name = f"{id(self)}-{next(self._names)}"
        assert self.send({**self.filled, "text": line, "name": name, **more})

    def press(self, button, **more):
        self.at = len(self.shown)
        self.load()
        self.send({**self.fields, **self.buttons[button], "name": f"{id(self)}-{next(self._names)}", **more})

    def read(self):
        """Read one event."""
        if (event := self.stream.event()) is None:
            raise ConnectionError("the stream has ended")
        kind, number, data = event
        if kind == "message":
            self.numbers.append(int(number.rpartition("-")[2]))
            self.last = number
            self.shown += "".join(f"{line}\n" for line in data["lines"])
            self.shown += f"{data['asked']} " if data.get("asked") else ""
            if "part" in data:
                self.parts.append(data["part"])
                self.show(data["part"])
        self.over = self.over or kind == "over"
        if self.cuts and not self.over:
            self.open(**{"Last-Event-ID": str(self.last)})

    def _read(self, seconds):
        """Read an event, if there is one soon."""
        time.sleep(seconds)
        if self.load()["number"] != self.last:
            self.read()

    def until(self, pattern):
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, (pattern, self.shown[self.at :])
            assert not self.over, (pattern, self.shown[self.at :])
            self.read()
        self.at += found.end()
        return found

    def ends(self):
        """Read until the stream ends without a word; return False if it says that the visit is over."""
        while (event := self.stream.event()) is not None:
            if event[0] == "over":
                return False
            self.shown += "".join(f"{line}\n" for line in (event[2] or {}).get("lines", ()))
        return True

    @property
    def asked(self):
        return text_of(self.tree.find(".//*[@id='question']"))


class Kept(Scripted):
    """A browser that keeps the cookie of the balancer, too."""

    def __init__(self, *given):
        self.cookies = {}
        super().__init__(*given)

    @property
    def cookie(self):
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items() if value)

    @cookie.setter
    def cookie(self, _):
        """The cookies that came count."""

    def _keep_cookies(self, given):
        for each in given:
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(each).items()}

    def comes_back(self):
        """Open the stream again, as the script does until a host takes it."""
        end = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError, http.client.HTTPException):
                self.open(**{"Last-Event-ID": self.last})
                if self.stream.status == 200:
                    return
            assert time.monotonic() < end
            time.sleep(0.1)
