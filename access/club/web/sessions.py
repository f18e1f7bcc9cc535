"""The sessions of browsers, each with a cookie, a page, and successive visits."""

from __future__ import annotations

import asyncio
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from access.club.gate import Pass
from access.club.identity import Identity, Passage
from access.club.limits import DAY, Bucket
from access.club.web.page import Page

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

    `late` is an answer that came too late, empty if it is secret, and None without one. `mark` is the hash of its
    cookie. `login` writes a member's login to the store, until it `is_logged_in` there, and its end once it
    `is_logged_out`. `stamps` are the security stamps with which its person may be inside. `lines` and `requests`
    limit its browser. A browser behind a proxy `gives_signs`, because the proxy may keep its stream open.
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
        session.mark, session.token, session.seen = mark_of(cookie), mark_of(f"token{cookie}"), self._clock()
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
        """Yield the sessions whose logins are in the store."""
        sessions = tuple(self._sessions.values())
        return (session for session in sessions if session.is_logged_in and not session.is_logged_out)

    def not_logged_in(self) -> Iterator[BrowserSession]:
        """Yield the sessions of members whose logins have to be written."""
        for session in tuple(self._sessions.values()):
            is_written = (
                session.is_logged_in
                or session.is_logged_out
                or (session.login is not None and not session.login.done())
            )
            if session.is_member and not is_written:
                yield session

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
