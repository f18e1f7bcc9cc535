"""The door for browsers: forms come in by HTTP, pages and events go out."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NoReturn

from aiohttp import web

from access.club.club import Club
from access.club.gate import Gate, Pass
from access.club.identity import Enter, Identity, by_passphrase
from access.club.log import facts
from access.club.store.records import Account
from access.club.web import files, stream, view
from access.club.web.browsers import browser_named
from access.club.web.guard import COOKIE, MOST_BODY, Origin, is_foreign, secure
from access.club.web.page import PageEvent
from access.club.web.sessions import MOST_STREAMS, BrowserSession
from access.club.web.visits import Visits
from access.language.phrases import Phrases
from access.system.environment import LANGUAGES
from access.system.languages import FALLBACK, matching
from games.refusals import Failed

log = logging.getLogger(__name__)
BACKLOG = 128
LOOKS = 5.0
"""Seconds after which it is looked again who is away."""
HOLDS = 25.0
"""Seconds for which a browser without scripts waits for news."""
SETTLES = 0.15
"""Seconds in which nothing more comes before a page without scripts is sent."""
CLOSES = 1.0
"""Seconds in which the last pages are sent when the club closes."""
LONGEST_WAIT = 2.0
"""Seconds that such a page waits for what an answer brings."""


class Web:
    """Lets browsers in, and leads their people through the club."""

    def __init__(self, club: Club, gate: Gate, enter: Enter, clock: Callable[[], float], proxied: bool) -> None:
        self._club, self._gate, self._where = club, gate, Origin(proxied)
        self.visits = Visits(club, gate, enter, clock)
        self._is_closing = False
        self._runner: web.AppRunner | None = None
        self._looking: asyncio.Task[None] | None = None

    # Listening

    async def listen(self, host: str, port: int) -> int:
        """Begin to listen; return the port. Raises Failed if that is not possible."""
        app = web.Application(client_max_size=MOST_BODY)
        app.on_response_prepare.append(secure)
        app.add_routes(
            [
                web.get("/", self._show),
                web.get("/style.css", files.style),
                web.get("/script.js", files.script),
                web.get("/icon.svg", files.icon),
                web.get("/sound/{name}", files.sound),
                web.get("/question", self._question),
                web.get("/events", self._stream),
                web.post("/enter", self._come_in),
                web.post("/answer", self._take),
                web.post("/wait", self._wait),
                web.post("/leave", self._leave),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=CLOSES)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port, backlog=BACKLOG)
        try:
            await site.start()
        except OSError as error:
            raise Failed("club-cannot-listen", address=f"{host}:{port}", why=error, way="none") from None
        self._looking = self._club.tasks.keep("pages", self._look)
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Take no requests any more."""
        self._is_closing = True
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            self.visits.look()
            try:
                await self.visits.look_at_logins()
            except Failed as error:  # the database is away: it is looked again
                log.warning("store not reached", extra=facts(why=error.reason))

    # Coming in

    async def _come_in(self, request: web.Request) -> web.StreamResponse:
        if is_foreign(request):
            raise web.HTTPForbidden
        address = self._where.address(request)
        entered = self._gate.enter(address)
        if entered is None:
            raise web.HTTPTooManyRequests
        form = await request.post()
        identity = await self._identity(request, {name: str(value) for name, value in form.items()}, entered)
        if identity is None:
            self._gate.leave(entered)
            log.info("not let in", extra=facts(address=address))
            return self._entrance(request, "club-web-wrong", status=403)
        session = BrowserSession(identity, self._language(request), entered, browser=_browser(request))
        cookie = self.visits.sessions.begin(session)
        self.visits.begin(session)
        await _settled(session, 0, LONGEST_WAIT)
        response = web.HTTPSeeOther("/#new")
        encrypted = self._where.is_encrypted(request)
        response.set_cookie(COOKIE, cookie, httponly=True, secure=encrypted, samesite="Strict", path="/")
        raise response

    async def _identity(self, request: web.Request, form: dict[str, str], entered: Pass) -> Identity | None:
        """Return the identity of a form that may come in, or None."""
        kind, secret, whom = form.get("kind"), self._where.is_secret(request), entered.whom
        if kind == "guest" and self._club.allows_guests:
            return Identity("guest", origin=whom)
        if kind == "new" and secret:
            return Identity("new", origin=whom)
        if kind == "member" and secret:
            given = form.get("name", ""), form.get("passphrase", "")
            account = await by_passphrase(self._club, self._gate, entered, *given)
            return None if account is None else Identity("member", account, origin=whom)
        return None

    def _language(self, request: web.Request) -> str:
        """Return the first language that a browser wants, and the club has."""
        asked = request.headers.get("Accept-Language", "").split(",")
        wanted = (matching(part.partition(";")[0], LANGUAGES) for part in asked)
        return next(filter(None, wanted), FALLBACK)

    # A page

    def _phrases(self, session: BrowserSession) -> Phrases:
        return Phrases(session.page.language)

    async def _session(self, request: web.Request) -> BrowserSession | None:
        """Return the session of a browser; who was away, or at another host, comes back."""
        cookie = request.cookies.get(COOKIE, "")
        session = self.visits.sessions.find(cookie)
        if session is None and cookie and not is_foreign(request):
            return await self._resumed(request, cookie[:LONGEST_COOKIE])
        if session is not None and session.is_away and session.visit is not None and session.visit.done():
            self.visits.begin(session)
        return session

    async def _resumed(self, request: web.Request, cookie: str) -> BrowserSession | None:
        entered = self._gate.enter(self._where.address(request))
        if entered is None:
            return None

        def begun(account: Account) -> BrowserSession:
            identity = Identity("member", account, origin=entered.whom)
            return BrowserSession(identity, self._language(request), entered, browser=_browser(request))

        session = await self.visits.resumed(cookie, begun)
        if session is None or session.entered is not entered:
            self._gate.leave(entered)
        else:
            await _settled(session, 0, LONGEST_WAIT)
        return session

    async def _show(self, request: web.Request) -> web.StreamResponse:
        session = await self._session(request)
        if session is None:
            return self._entrance(request)
        response = self._page(session, tuple(session.page.events))
        session.shown = session.page.number
        return response

    async def _question(self, request: web.Request) -> web.StreamResponse:
        """Send the page without its log: the script takes what is asked from it."""
        session = await self._session(request)
        return self._entrance(request) if session is None else self._page(session, ())

    def _page(self, session: BrowserSession, events: tuple[PageEvent, ...]) -> web.StreamResponse:
        page = session.page
        shown = view.VisitView(
            events,
            page.asked,
            page.number,
            page.has_sounds,
            page.is_in_field,
            session.shown,
            session.token,
            secrets.token_urlsafe(8),
            session.late,
        )
        session.late = ""
        if page.asked.kind == "over":
            self._log_out(session)
        return _html(view.visit(self._phrases(session), self._club.name, shown))

    def _log_out(self, session: BrowserSession) -> None:
        """End the session of somebody who has left; when the club closes their login stays, for the next host."""
        self.visits.sessions.end(session)
        account = session.identity.account
        if account is not None and not self._is_closing:
            session.login = self._club.tasks.start("login", self._club.store.logins.end(account.id, session.mark))

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        """Send events as they come, until the browser goes away."""
        session = await self._session(request)
        if is_foreign(request):
            raise web.HTTPForbidden
        if session is None:
            raise web.HTTPNoContent  # a browser comes back to any other end of a stream
        if session.streams >= MOST_STREAMS:
            raise web.HTTPTooManyRequests
        return await stream.send(request, session)

    def _entrance(self, request: web.Request, wrong: str = "", status: int = 200) -> web.StreamResponse:
        phrases, guests = Phrases(self._language(request)), self._club.allows_guests
        text = view.entrance(phrases, self._club.name, guests, self._where.is_secret(request), wrong)
        return _html(text, status)

    async def _own(self, request: web.Request) -> tuple[BrowserSession, dict[str, str]]:
        """Return the session and the form of a browser that may send one. Raises HTTPForbidden and HTTPSeeOther."""
        session = await self._session(request)
        if is_foreign(request):
            raise web.HTTPForbidden
        if session is None:
            raise web.HTTPSeeOther("/")
        form = await request.post()
        given = {name: str(value) for name, value in form.items()}
        if not hmac.compare_digest(given.get("token", "").encode(), session.token.encode()):
            raise web.HTTPForbidden
        given["pick"] = " ".join(map(str, form.getall("pick", [])))
        return session, given

    async def _take(self, request: web.Request) -> web.StreamResponse:
        """Take an answer; a script is told whether it came in time."""
        session, form = await self._own(request)
        page, before = session.page, session.page.number
        typed, has_script = typed_in(form), request.headers.get("Accept") == "application/json"
        taken = page.answer(_number(form.get("number", "")), typed, form.get("name", "")[:LONGEST_NAME])
        if has_script:
            return web.json_response({"taken": taken == "taken"})
        if taken == "stale":
            session.late = typed if form.get("kind") != "secret" else ""
        else:
            await _settled(session, before, LONGEST_WAIT)
        raise web.HTTPSeeOther("/#new")

    async def _wait(self, request: web.Request) -> NoReturn:
        """Answer as soon as there are news: for browsers without scripts."""
        session, _ = await self._own(request)
        with session.waiting(request.transport), suppress(TimeoutError):
            async with asyncio.timeout(HOLDS):
                await session.page.wait_for_news(session.shown)
        await _settled(session, session.shown, SETTLES)
        raise web.HTTPSeeOther("/#new")

    async def _leave(self, request: web.Request) -> NoReturn:
        """End the visit, as a terminal does that is closed: a seat stays its owner's."""
        session, _ = await self._own(request)
        session.page.lose()
        self._log_out(session)
        response = web.HTTPSeeOther("/")
        response.del_cookie(COOKIE)
        raise response


def _browser(request: web.Request) -> str:
    return browser_named(request.headers.get("User-Agent", ""))


LONGEST_COOKIE = 64
"""Letters of a cookie."""
LONGEST_NAME = 40
"""Letters of the name of an answer."""


def typed_in(form: Mapping[str, str]) -> str:
    """Return the text that a form means: by its button, else as it was typed, checked or counted.

    Enter presses the first button, to send what is typed, in a number field and at a checkbox, too.
    """
    if "listed" in form:
        return form.get(f"list {form['listed']}", "")
    if "counted" in form:
        word = form["counted"]
        return f"{word} {form.get(f'amount {word}', '')}".strip()
    picked = f"{form.get('lead', '')} {form.get('pick', '')}".strip()
    if "picked" in form:
        return picked
    typed = form.get("offer", form.get("text", ""))
    counted = [
        f"{name.partition(' ')[2]} {value}" for name, value in form.items() if value and name.startswith("amount ")
    ]
    if typed.strip() or "offer" in form or len(counted) > 1:
        return typed
    return picked if form.get("pick") else "".join(counted)


async def _settled(session: BrowserSession, before: int, longest: float) -> None:
    """Wait until something came after an event, and then until nothing more comes for a moment."""
    page = session.page
    with suppress(TimeoutError):
        async with asyncio.timeout(longest):
            await page.wait_for_news(before)
            while not page.is_lost:
                async with asyncio.timeout(SETTLES):
                    await page.wait_for_news(page.number)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1


def _html(text: str, status: int = 200) -> web.Response:
    return web.Response(text=text, status=status, content_type="text/html", charset="utf-8")
