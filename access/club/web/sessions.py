"""The sessions of browsers, each with a cookie, a page, and successive visits; and the forms that they send.

A visit ends when its person is away, and begins again when they are back.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from typing import Protocol
from urllib.parse import parse_qsl

from aiohttp import web

from access.club.club import Club
from access.club.gate import DAY, Bucket, Gate, Pass
from access.club.log import extra
from access.club.store.sql import Account
from access.club.tasks import repeated
from access.club.visitor import Enter, Identity, Passage
from access.club.web.page import Page, PageConsole, PageQuestion
from games.refusals import Failed

AWAY = 600.0
"""Seconds without a request after which the person of a browser without scripts is away: they may be reading."""
CUT_OFF = 30.0
"""Seconds without a stream after which the person of a browser with scripts is away."""
SIGN = 15.0
"""Seconds between signs in a stream, which keep it open at proxies, and reveal cut connections."""
REQUESTS_FOR_A_LINE = 4
"""The requests that a browser may send for each line."""
MOST_STREAMS = 6
"""The most streams of a session: one for each tab."""


class BrowserConnection(Protocol):
    """A connection to a browser, such as a transport of asyncio."""

    def is_closing(self) -> bool:
        """Tell whether it is closed, or soon will be."""


@dataclass(eq=False)
class BrowserSession:
    """The session of one browser. `shown` is the last event that its page has shown.

    `late` is an answer that came too late, empty if it is secret, and None without one. Somebody who waited for news
    `in_vain` is told so. `mark` is the hash of its cookie. `login` writes a member's login to the store, until it
    `is_logged_in` there, and its end once it `is_logged_out`. `stamps` are the security stamps with which its person
    may be inside. `lines` and `requests` limit its browser. A browser behind a proxy `gives_signs`, because the proxy
    may keep its stream open.
    """

    identity: Identity
    language: str
    entered: Pass
    page: Page = field(default_factory=Page)
    token: str = ""
    passage: Passage = field(default_factory=Passage)
    visit: asyncio.Task[None] | None = None
    seen: float = 0.0
    connections: set[BrowserConnection] = field(default_factory=set)
    has_script: bool = False
    is_away: bool = False
    shown: int = 0
    late: str | None = None
    in_vain: bool = False
    mark: str = ""
    browser: str = ""
    login: asyncio.Task[None] | None = None
    is_logged_in: bool = False
    is_logged_out: bool = False
    stamps: set[str] = field(default_factory=set)
    lines: Bucket = field(init=False)
    requests: Bucket = field(init=False)
    gives_signs: bool = False

    @property
    def is_member(self) -> bool:
        """Whether its person is a member, who can be away and come back."""
        return self.identity.account is not None

    @property
    def lacks_login(self) -> bool:
        """Whether the login of a member has to be written."""
        is_writing = self.login is not None and not self.login.done()
        return self.is_member and not (self.is_logged_in or self.is_logged_out or is_writing)

    def reads(self) -> None:
        """Note that its person reads a page without a stream: they may be gone as long as those without scripts."""
        self.has_script = False

    @property
    def streams(self) -> int:
        """The number of open connections on which its browser waits for news."""
        self.connections = {each for each in self.connections if not each.is_closing()}
        return len(self.connections)

    @contextmanager
    def waiting(self, connection: BrowserConnection | None) -> Iterator[None]:
        """Count a connection within the context."""
        if connection is not None:
            self.connections.add(connection)
        try:
            yield
        finally:
            self.connections -= {connection}


class Sessions:
    """The sessions of this host, by mark. `clock` counts seconds; a session may send so many `lines` a second."""

    def __init__(
        self, clock: Callable[[], float], lines: int = 10, random_bytes: Callable[[int], bytes] = secrets.token_bytes
    ) -> None:
        self._clock, self._lines, self._random_bytes = clock, lines, random_bytes
        self._sessions: dict[str, BrowserSession] = {}

    def begin(self, session: BrowserSession) -> str:
        """Add a session, and return its new cookie."""
        cookie = urlsafe_b64encode(self._random_bytes(24)).decode()
        self.resume(session, cookie)
        return cookie

    def resume(self, session: BrowserSession, cookie: str) -> None:
        """Add a session whose browser has a cookie, from which the token of forms follows, the same at all hosts."""
        session.mark, session.token, session.seen = mark_of(cookie), mark_of(f"token{cookie}")[:32], self._clock()
        session.lines = Bucket(self._lines, self._clock)
        session.requests = Bucket(REQUESTS_FOR_A_LINE * self._lines, self._clock)
        self._sessions[session.mark] = session

    def find(self, cookie: str) -> BrowserSession | None:
        """Return the session of a cookie, and note a sign of its browser."""
        session = self.of(mark_of(cookie))
        if session is not None:
            session.seen = self._clock()
        return session

    def of(self, mark: str) -> BrowserSession | None:
        """Return the session with this mark."""
        return self._sessions.get(mark)

    def end(self, session: BrowserSession) -> None:
        """Remove a session."""
        if self._sessions.get(session.mark) is session:
            del self._sessions[session.mark]

    def logged_in(self) -> Iterator[BrowserSession]:
        """Return the sessions with logins in the store."""
        sessions = tuple(self._sessions.values())
        return (session for session in sessions if session.is_logged_in and not session.is_logged_out)

    def not_logged_in(self) -> Iterator[BrowserSession]:
        """Return the sessions of members with unwritten logins."""
        return (session for session in tuple(self._sessions.values()) if session.lacks_login)

    def unseen(self) -> Iterator[BrowserSession]:
        """Yield the sessions whose people have just become away."""
        now = self._clock()
        for session in tuple(self._sessions.values()):
            if session.streams and not session.gives_signs:
                session.seen = now
            if not session.is_away and now - session.seen > _longest(session):
                yield session

    def forgotten(self) -> Iterator[BrowserSession]:
        """Yield the sessions of people who have been away for a day."""
        now = self._clock()
        for session in tuple(self._sessions.values()):
            if session.is_away and now - session.seen > DAY:
                yield session


def _longest(session: BrowserSession) -> float:
    """Return the seconds without a sign after which the person of a session is away."""
    if not (session.has_script and session.is_member):
        return AWAY
    return CUT_OFF + SIGN if session.gives_signs else CUT_OFF


def mark_of(cookie: str) -> str:
    """Return the mark of a cookie: its hash."""
    return sha256(cookie.encode()).hexdigest()


log = logging.getLogger(__name__)
LONGEST_END = 2.0
"""The most seconds for which a browser that logs out waits until that is written."""


class Visits:
    """Leads the people of sessions through the club. `clock` counts seconds."""

    def __init__(self, club: Club, gate: Gate, enter: Enter, clock: Callable[[], float]) -> None:
        self._club, self._gate, self._enter, self.clock = club, gate, enter, clock
        self.sessions = Sessions(clock, club.limits.lines_a_second, club.store.random_bytes)
        self.is_closing = False
        """Whether the host is closing: members count as away then, and can come back."""

    def begin(self, session: BrowserSession) -> None:
        """Begin a visit of a session, perhaps after an absence."""
        session.passage = Passage(
            partial(self._arrived, session),
            login=session.mark,
            stamps=session.stamps,
            leaves=partial(self._end_login, session),
        )
        identity = replace(session.identity, passage=session.passage)
        session.is_away = False
        session.page.begin()
        session.entered.give_way = partial(_dismiss, session)
        session.visit = self._club.tasks.start("visit", self._lead(session, identity))

    def _arrived(self, session: BrowserSession, member: int) -> str:
        """Note the member of a session, so that they can come back; return the reason to turn them away, if any."""
        if member:
            session.identity = Identity("member", Account(member, ""), origin=session.identity.origin)
            self._log_in([session] if session.lacks_login else [])
        return self._gate.knows(session.entered, member)

    async def _lead(self, session: BrowserSession, identity: Identity) -> None:
        """Lead a person through the club; unless they are only away, end their page."""
        page = session.page
        try:
            await self._enter(identity, partial(PageConsole, page), session.language)
        finally:
            self._gate.leave(session.entered)
            if self.is_closing and page.is_lost and session.is_member:
                session.is_away = True  # their browser comes back by itself
            if not session.is_away:
                page.show(asked=PageQuestion("over"))
            page.lose()

    async def resumed(self, cookie: str, begun: Callable[[Account], BrowserSession]) -> BrowserSession | None:
        """Return a session for a login in the store, from another host or before a restart; None without one."""
        mark = mark_of(cookie)
        person, stamp = await self._club.store.logins.person(mark)
        account = (await self._club.store.people.by_numbers([person])).get(person) if person else None
        if account is None or account.banned:
            return None
        account = replace(account, stamp=stamp)  # of the login: by now everybody may have to come in again
        if (there := self.sessions.of(mark)) is not None:
            return there  # two requests came at once
        session = begun(account)
        session.is_logged_in = True
        self.sessions.resume(session, cookie)
        self.begin(session)
        return session

    # Logins

    def _log_in(self, sessions: Iterable[BrowserSession]) -> None:
        """Write the logins of sessions."""
        for session in sessions:
            session.login = self._club.tasks.start("login", self._write(session))

    async def _write(self, session: BrowserSession) -> None:
        account = session.identity.account
        assert account is not None
        try:
            await self._club.store.logins.begin(session.mark, account.id, session.browser, session.stamps)
        except Failed as error:  # the database is away: it is tried again
            log.warning("login not written", extra=extra(why=error.reason))
        else:
            session.is_logged_in = True

    async def log_out(self, session: BrowserSession) -> None:
        """End a session and its login. Raises Failed if the end is not written."""
        self.sessions.end(session)
        await self._end_login(session)

    async def _end_login(self, session: BrowserSession) -> None:
        """End the login of a session, and return once that is written.

        Raises Failed if the database is away for long; it is tried again until it is there.
        """
        if not session.is_member:
            return
        if not session.is_logged_out:
            session.is_logged_out = True
            session.login = self._club.tasks.start("login", self._write_end(session, session.login))
        assert session.login is not None
        if not (await asyncio.wait((session.login,), timeout=LONGEST_END))[0]:
            raise Failed("club-cannot-keep")

    async def _write_end(self, session: BrowserSession, written: asyncio.Task[None] | None) -> None:
        if written is not None:
            await asyncio.wait((written,))
        assert session.identity.account is not None
        person = session.identity.account.id
        await repeated(lambda: self._club.store.logins.end(person, session.mark))

    async def replace(self, cookie: str) -> None:
        """End the earlier session of a browser that logs in anew, at this host or another one. Raises Failed."""
        mark = mark_of(cookie)
        if (session := self.sessions.of(mark)) is not None:
            await self.log_out(session)
            _dismiss(session, "club-login-over")
        elif (person := (await self._club.store.logins.person(mark))[0]) > 0:
            await self._club.store.logins.end(person, mark)

    async def look_at_logins(self) -> None:
        """End the visits whose logins were ended, here or at another host. Raises Failed."""
        self._log_in(self.sessions.not_logged_in())
        if not (sessions := list(self.sessions.logged_in())):
            return
        kept = await self._club.store.logins.kept([session.mark for session in sessions])
        for session in sessions:
            if session.mark not in kept:
                self.sessions.end(session)
                _dismiss(session, "club-login-over")

    # Away

    def end_unseen(self) -> None:
        """End the visits of people who are away; their seats stay theirs."""
        for session in self.sessions.unseen():
            session.is_away = session.is_member and not session.is_logged_out
            self._gate.leave(session.entered)
            session.page.lose()
            if not session.is_away:
                self.sessions.end(session)
        for session in self.sessions.forgotten():
            self.sessions.end(session)


def _dismiss(session: BrowserSession, phrase: str) -> None:
    """End a visit; its person hears why, once they are known."""
    if session.passage.dismiss is not None:
        session.passage.dismiss(phrase)
    else:
        session.page.lose()


KIND = re.compile(r'application/x-www-form-urlencoded[ \t]*(;[ \t]*(charset=("?)utf-?8\3)?[ \t]*)?', re.IGNORECASE)
"""The content type of a form. The alphabets of others are not even looked up: Python has some that take seconds."""
MOST_BODY = 1 << 14
"""The most bytes of a form."""
MOST_FIELDS = 200
"""The most fields of a form."""
SENDS = 10.0
"""Seconds in which a form must arrive."""
LONGEST_NAME = 40
"""The most letters of the identifier of an answer."""


def check_head(request: web.Request) -> None:
    """Refuse the body of a request that is no form, before a byte of it is read.

    Raises HTTPUnsupportedMediaType and HTTPRequestEntityTooLarge.
    """
    kinds, packed = (request.headers.getall(name, []) for name in ("Content-Type", "Content-Encoding"))
    if len(kinds) != 1 or not KIND.fullmatch(kinds[0]) or packed not in ([], ["identity"]):
        raise web.HTTPUnsupportedMediaType
    if (request.content_length or 0) > MOST_BODY:
        raise web.HTTPRequestEntityTooLarge(MOST_BODY)


def fields_of(body: str) -> list[tuple[str, str]]:
    """Return the fields of a form. Raises ValueError if there are too many."""
    if "%" in body or "+" in body or body.count("&") >= MOST_FIELDS:
        return parse_qsl(body, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    return [
        (name, value) for name, _, value in [pair.partition("=") for pair in body.split("&") if pair]
    ]  # as most are


async def sent_form(request: web.Request) -> dict[str, str]:
    """Return the fields of a form whose head was checked, with all picks as one text.

    Raises HTTPBadRequest, HTTPRequestEntityTooLarge and HTTPRequestTimeout.
    """
    try:
        is_there = request.content.is_eof()
        body = await (request.read() if is_there else asyncio.wait_for(request.read(), SENDS))
        sent = fields_of(body.decode(errors="replace"))
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ConnectionResetError, web.RequestPayloadError, ValueError):
        raise web.HTTPBadRequest from None  # the browser has gone, or its chunks or fields are malformed
    if b"\0" in body or b"%00" in body:
        raise web.HTTPBadRequest
    first = dict(reversed(sent))
    return {**first, "pick": " ".join(value for name, value in sent if name == "pick")}


def is_own(form: Mapping[str, str], session: BrowserSession) -> bool:
    """Tell whether a form has the token of this session."""
    return hmac.compare_digest(form.get("token", "").encode(), session.token.encode())


def typed_in(form: Mapping[str, str]) -> str:
    """Return the text that a form means: that of its button, else what was typed, checked or counted.

    Enter in any field, also of a number or a checkbox, presses the first button, which sends the typed text.
    """
    if "listed" in form:
        return form.get(f"list {form['listed']}", "")
    if "counted" in form:
        word = form["counted"]
        return f"{word} {form.get(f'amount {word}', '')}".strip()
    picked = f"{form.get('lead', '')} {form.get('pick', '')}".strip()
    if "picked" in form:
        return picked if form.get("pick") else form.get("nothing", picked)
    typed = form.get("offer", form.get("text", ""))
    counted = [
        f"{name.partition(' ')[2]} {value}" for name, value in form.items() if value and name.startswith("amount ")
    ]
    if typed.strip() or "offer" in form or len(counted) > 1:
        return typed
    return picked if form.get("pick") else "".join(counted)
