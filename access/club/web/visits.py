"""The visits of browsers, which end when their people are away, and begin again when they are back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial

from access.club.club import Club
from access.club.gate import Gate
from access.club.identity import Enter, Identity, Passage
from access.club.log import facts
from access.club.store.records import Account
from access.club.web.console import PageConsole
from access.club.web.page import Asked
from access.club.web.sessions import BrowserSession, Sessions, mark_of
from games.refusals import Failed

log = logging.getLogger(__name__)
LONGEST_END = 2.0
"""The most seconds for which a browser that logs out waits until that is written."""
AGAIN = 1.0
"""Seconds until the next attempt to write the end of a login."""


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
            self._log_in()
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
                page.show(asked=Asked("over"))
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

    def _log_in(self) -> None:
        """Write logins of members that are not in the store yet."""
        for session in self.sessions.not_logged_in():
            session.login = self._club.tasks.start("login", self._write(session))

    async def _write(self, session: BrowserSession) -> None:
        account = session.identity.account
        assert account is not None
        try:
            await self._club.store.logins.begin(session.mark, account.id, session.browser, session.stamps)
        except Failed as error:  # the database is away: it is tried again
            log.warning("login not written", extra=facts(why=error.reason))
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
        while True:
            with suppress(Failed):  # the database is away: it is tried again
                return await self._club.store.logins.end(session.identity.account.id, session.mark)
            await asyncio.sleep(AGAIN)

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
        self._log_in()
        if not (sessions := list(self.sessions.logged_in())):
            return
        kept = await self._club.store.logins.kept([session.mark for session in sessions])
        for session in sessions:
            if session.mark not in kept:
                self.sessions.end(session)
                _dismiss(session, "club-login-over")

    # Away

    def look(self) -> None:
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
