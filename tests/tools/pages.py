"""A browser without scripts: reads the page of a club, fills in its form, and sends it."""

import http.client
import re
import time
import urllib.parse
from contextlib import closing
from http.cookies import SimpleCookie
from typing import ClassVar

import html5lib
from ssh_club import PATIENCE

from access.club.visitor import Identity
from access.club.web import elements, pages
from access.club.web.page import Page
from access.club.web.sessions import BrowserSession

HTML = "{http://www.w3.org/1999/xhtml}"
PASSPHRASE = "seven brave bells"
LOBBY = r"Lobby.*\? $"


def parsed(text):
    """A page as a tree. Raises ValueError for what is not valid."""
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    return parser.parse(text)


def in_quotes(text):
    """HTML with quotes around all values of attributes, so that it is XML, too."""
    return re.sub(r"<\w[^>]*>", lambda tag: re.sub(r'("[^"]*")|=([^\s">]+)', _in_quotes, tag[0]), text)


def _in_quotes(found):
    return found[1] or f'="{found[2]}"'


def written(piece):
    """A piece as HTML, with quotes around all values."""
    return in_quotes(elements.written(piece))


def visit(*of):
    """The page of a visit, with quotes around all values."""
    return in_quotes(pages.visit(*of))


def text_of(node):
    return "".join(node.itertext())


def session_with(asked, events=(), in_field=False):
    """The session of a browser whose page asks this, after these events."""
    session = BrowserSession(Identity("guest"), "en", None, Page(bytes))
    session.page.asked, session.page.is_in_field = asked, in_field
    session.page.events.extend(events)
    return session


class Browser:
    """A person at a page. `shown` is all that they have read: what was new, and what they are asked."""

    always: ClassVar = {}
    """Headers of each request, as a proxy adds them."""

    def __init__(self, port, language="en"):
        self.port, self.language, self.cookie, self.shown, self.at, self.number = port, language, "", "", 0, ""
        self.requests, self.status = 0, 0
        self.get("/")

    # Requests

    def get(self, path, form=None, **headers):
        """Send a request, follow where it leads, and read the page that comes."""
        sent = {
            "Accept-Language": self.language,
            **({"Cookie": self.cookie} if self.cookie else {}),
            **self.always,
            **headers,
        }
        body = None if form is None else urllib.parse.urlencode(form, doseq=True)
        if form is not None:
            sent["Content-Type"] = "application/x-www-form-urlencoded"
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request("GET" if form is None else "POST", path, body, sent)
            answer = connection.getresponse()
            text = answer.read().decode()
        self.requests += 1
        self.status, self.headers = answer.status, answer.headers
        self._keep_cookies(answer.headers.get_all("Set-Cookie", []))
        if self.status == 303:
            return self.get(answer.headers["Location"].partition("#")[0])
        self.text = text
        self.tree = parsed(text) if self.headers.get("Content-Type", "").startswith("text/html") else None
        self._read_page()
        return text

    def _keep_cookies(self, given):
        """Keep the last cookie that was given, or none."""
        for name, morsel in SimpleCookie("".join(given[:1])).items():
            self.cookie = f"{name}={morsel.value}" if morsel.value else ""

    def _read_page(self):
        """Note what is new on a page, and the question if it is another one."""
        if self.tree is None or (log := self.tree.find(".//*[@id='log']")) is None:
            return
        parts = list(log)
        heading = next((number for number, part in enumerate(parts) if part.tag == "h3"), len(parts))
        self.shown += "".join(f"{text_of(part)}\n" for part in parts[heading + 1 :])
        number = self.fields.get("number", "")
        is_asked = self.fields.get("kind", "over") not in ("watching", "over")
        if is_asked and (number != self.number or heading < len(parts)):
            self.shown += f"{self.question} "
        self.number = number

    @property
    def seen(self):
        """All that stands on the page."""
        return text_of(self.tree.find(".//main"))

    @property
    def question(self):
        found = self.tree.find(".//*[@id='question']")
        return "" if found is None else text_of(found)

    @property
    def fields(self):
        """The hidden fields of the form for an answer."""
        forms = [form for form in self.tree.iter("form") if form.get("action") == "/answer"]
        return {
            each.get("name"): each.get("value")
            for each in forms[:1]
            for each in each.iter("input")
            if each.get("type") == "hidden"
        }

    @property
    def buttons(self):
        """What can be pressed: the text of each button, with what it sends."""
        return {
            each.get("value"): {each.get("name"): each.get("value")}
            for each in self.tree.iter("input")
            if each.get("type") == "submit"
        }

    @property
    def offers(self):
        """The buttons of the question that give an answer as it stands on them."""
        within = self.tree.find(".//*[@id='offers']")
        return [each.get("value") for each in within.iter("input") if each.get("name") == "offer"]

    # As other clients of tests do it

    def enter(self, **form):
        self.get("/enter", form)

    def join(self, name):
        """Become a member, and come into the lobby."""
        self.enter(kind="new")
        self.until(r"\? $")
        self.says(name, r"[?:] $")
        self.says("yes", r"[?:] $")
        self.says(PASSPHRASE, r"[?:] $")
        self.says(PASSPHRASE, LOBBY)
        return self

    @property
    def filled(self):
        """The fields that the form sends with its first button, as Enter does, if nothing is changed."""
        form = next(form for form in self.tree.iter("form") if form.get("action") == "/answer")
        inputs = [each for each in form.iter("input") if each.get("type") not in ("checkbox", "submit")]
        sent = {each.get("name"): each.get("value") or "" for each in inputs}
        sent |= {each.get("name"): next(each.iter("option")).get("value") for each in form.iter("select")}
        button = next(form.iter("button"))
        return sent | ({button.get("name"): button.get("value")} if button.get("name") else {})

    def type(self, line, **more):
        """Type into the field, or others, and press Enter there."""
        self.at = len(self.shown)
        self.get("/answer", {**self.filled, "text": line, **more})

    def press(self, button, **more):
        self.at = len(self.shown)
        self.get("/answer", {**self.fields, **self.buttons[button], **more})

    def _read(self, seconds):
        self.get("/")

    def until(self, pattern):
        """Wait for news until this stands there; return the match, and go on after it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown[self.at :])):
            assert time.monotonic() < end, (pattern, self.shown[self.at :], self.question)
            self.get("/wait", {"token": self.fields["token"]})
        self.at += found.end()
        return found

    def says(self, line, pattern):
        self.type(line)
        return self.until(pattern)
