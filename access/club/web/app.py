"""The door by a page, a web server: it takes forms, and sends pages and events."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import NoReturn

from aiohttp import web

from access.club.credentials import Domain, domain_here
from access.club.gate import Pass, Rates, TooManyTries, Whom
from access.club.log import extra, unlogged
from access.club.port import Port
from access.club.server import Door, Serving
from access.club.store.sql import Account
from access.club.visitor import Identity
from access.club.web import files, pages, reading, stream
from access.club.web.elements import Json, as_json
from access.club.web.guard import (
    BrowserConnections,
    Handler,
    NotLetIn,
    Origin,
    answered,
    browser_named,
    forget_expectations,
    has_script,
    html,
    is_from_elsewhere,
    is_graphical,
    language_wanted,
)
from access.club.web.page import LONGEST
from access.club.web.passkeys import PasskeyPages
from access.club.web.sessions import (
    LONGEST_NAME,
    MOST_BODY,
    MOST_STREAMS,
    BrowserSession,
    Visits,
    is_own,
    sent_form,
    typed_in,
)
from access.language.phrases import Phrases
from access.storage import catalogue
from games.refusals import Failed, Refused

log = logging.getLogger(__name__)
KEEPS = 75.0
"""The most seconds between two requests of a connection."""
READS_ANSWER = 1.0
"""Seconds in which a browser that was refused while it sent may read the answer."""
LONGEST_LINE, MOST_HEADERS = 4096, 64
"""The most bytes of a header line, and the most headers."""
LOOKS = 5.0
"""Seconds between two checks for people who are away."""
HOLDS = 25.0
"""The most seconds for which a browser without scripts waits for news."""
SETTLES = 0.15
"""Seconds of quiet before a page without scripts is sent."""
CLOSES = 1.0
"""Seconds for sending the last pages when the club closes."""
LONGEST_WAIT = 2.0
"""The most seconds for which a page without scripts waits for the effects of an answer."""


class Web(Door):
    """The door by a page, at a port; a `proxied` one has a proxy before it. `contact` is for reaching the keeper.

    Passkeys belong to the `domain`; without one, only a page opened on this computer has some.
    """

    def __init__(
        self,
        serving: Serving,
        host: str,
        number: int,
        proxied: bool = False,
        domain: Domain | None = None,
        contact: str = "",
    ) -> None:
        club, gate = serving.club, serving.gate
        self._club, self._gate, self._where = club, gate, Origin(proxied)
        self._is_proxied, self._domain, self._contact = proxied, domain, contact
        self.visits = Visits(club, gate, serving.enter, serving.clock)
        self.port = Port(host, number, club.tasks, self._taken)
        self._trouble = ""
        """The reason for which nobody is let in now."""
        self.passkeys = PasskeyPages(club, gate, self._where, self._passed, self._session, self._own)
        self._connections = BrowserConnections(gate, club.limits.pages, club.limits.silent_seconds, proxied)
        self._entrances = Rates(club.limits.entrances, serving.clock)
        self._sign_of_streams = stream.ANSWERED if proxied else stream.QUIET
        self._runner: web.AppRunner | None = None
        self._looking: asyncio.Task[None] | None = None

    # The port

    async def open(self) -> None:
        """Begin to serve. Raises Failed."""
        await self._serve()
        self._looking = self._club.tasks.keep("pages", self._look)
        await super().open()
        domain = self._domain or (None if self._is_proxied else domain_here(self.port.host, self.port.number))
        if domain is not None:
            await self.passkeys.begin(domain)

    async def _serve(self) -> None:
        app = web.Application(client_max_size=MOST_BODY, middlewares=[self._bounded])
        app[files.CLUB] = self._club.name
        app.on_response_prepare.append(self._where.secure)
        app.add_routes(
            [
                web.get("/", self._show),
                *files.ROUTES,
                *self.passkeys.routes(),
                web.get("/accessibility", self._accessibility),
                web.get("/rules", self._rules),
                web.get("/rules/{game}", self._rules),
                web.get("/earlier", self._earlier),
                web.get("/question", self._question),
                web.get("/events", self._stream),
                web.get("/here", self._sign),
                web.post("/enter", self._come_in),
                web.post("/answer", self._take),
                web.post("/wait", self._wait),
                web.post("/leave", self._leave),
            ]
        )
        self._runner = web.AppRunner(
            app,
            access_log=None,
            logger=unlogged(__name__),
            handle_signals=False,
            shutdown_timeout=CLOSES,
            keepalive_timeout=KEEPS,
            max_line_size=LONGEST_LINE,
            max_field_size=LONGEST_LINE,
            max_headers=MOST_HEADERS,
            lingering_time=0.0,
            auto_decompress=False,
        )
        await self._runner.setup()
        assert self._runner.server is not None
        forget_expectations(self._runner.server)

    def told(self, phrases: Phrases) -> Iterator[str]:
        """Yield the address of the page."""
        host, number = self.port.named, self.port.number
        here = f"http://{f'[{host}]' if ':' in host else host}:{number}/"
        line = "club-listens-web" if self._domain or not self._is_proxied else "club-listens-web-proxied"
        yield phrases.text(line, address=f"{self._domain.origin}/" if self._domain else here)

    def _taken(self, connection: socket.socket, address: str) -> None:
        """Serve an accepted connection."""
        _ = self._club.tasks.start("connection", self._connect(connection, address))

    async def _connect(self, connection: socket.socket, address: str) -> None:
        assert self._runner is not None
        assert self._runner.server is not None
        try:
            if not await self._connections.connect(connection, address, self._runner.server):
                self._gate.say_refused(address)
        except OSError:  # it is gone already
            connection.close()

    @property
    def is_closed(self) -> bool:
        """Whether this host lets no browser in; another host may."""
        return self.visits.is_closing or bool(self._trouble)

    def keep(self, trouble: str) -> None:
        """Let nobody in while there is trouble; the page tells them so."""
        self._trouble = trouble

    def begin_closing(self) -> None:
        """Let nobody in from now on. Browsers of members come back by themselves, at another host or later."""
        self.visits.is_closing = True

    async def close(self) -> None:
        """Stop serving."""
        self.port.close()
        if self._looking is not None:
            self._looking.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOKS)
            self.visits.end_unseen()
            self._connections.recount()
            try:
                await self.visits.look_at_logins()
            except Failed as error:  # the database is away: it is looked again
                log.warning("store not reached", extra=extra(why=error.reason))

    @web.middleware
    async def _bounded(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request; errors become pages."""
        await asyncio.sleep(0)  # from Python 3.12 on requests sent at once would be answered in one turn of the loop
        self._connections.hears(request.transport, self._where.address(request))
        if self._where.is_rebound(request):
            raise web.HTTPMisdirectedRequest
        try:
            response = await answered(request, handler, self._where, self._club.name)
        except web.HTTPException as leads_on:
            await self._hang_up(request, leads_on)
            raise
        await self._hang_up(request, response)
        return response

    async def _hang_up(self, request: web.Request, response: web.StreamResponse) -> None:
        """End a connection whose request has more to send than was read: it reads its answer, and we read no more.

        Closed at once, it would lose the answer.
        """
        if request.content.is_eof() or (transport := request.transport) is None:
            return
        response.force_close()
        with suppress(ConnectionError):
            await response.prepare(request)
            await response.write_eof()
            if not transport.is_closing():
                transport.pause_reading()
                await asyncio.sleep(READS_ANSWER)

    # Coming in

    async def _come_in(self, request: web.Request) -> web.StreamResponse:
        entered = self._passed(request)
        form: dict[str, str] = {}
        try:
            form = await sent_form(request)
            identity = await self._identity(request, form, entered)
            if earlier := self._where.cookie(request):
                await self.visits.replace(earlier)
        except NotLetIn as refused:
            self._gate.leave(entered)
            log.info("not let in", extra=extra(address=self._where.address(request)))
            return self._entrance(request, form, refused)
        except BaseException:
            self._gate.leave(entered)
            raise
        session = self._begun(request, identity, entered)
        cookie = self.visits.sessions.begin(session)
        self.visits.begin(session)
        await _settled(session, 0, LONGEST_WAIT)
        response = web.HTTPSeeOther("/#new")
        self._where.give_cookie(request, response, cookie)
        raise response

    def _passed(self, request: web.Request) -> Pass:
        """Return the pass of a browser. Raises HTTPServiceUnavailable and HTTPTooManyRequests."""
        if self.is_closed:
            raise web.HTTPServiceUnavailable
        entered = self._gate.enter(self._where.address(request))
        if entered is None:
            raise web.HTTPTooManyRequests
        return entered

    async def _identity(self, request: web.Request, form: dict[str, str], entered: Pass) -> Identity:
        """Return the identity of a login form. Raises NotLetIn, HTTPBadRequest and HTTPTooManyRequests."""
        kind, secret, whom = form.get("kind"), self._where.is_secret(request), entered.whom
        if kind not in ("guest", "new", "member", "passkey", *pages.BY_CODE):
            raise web.HTTPBadRequest
        if kind == "guest" and self._club.allows_guests:
            return Identity("guest", origin=whom)
        if kind == "new" and secret:
            return Identity("new", origin=whom)
        if kind in pages.BY_CODE and secret:
            sent = (form.get(each, "").strip()[:LONGEST] for each in pages.BY_CODE[kind])
            return Identity("new", origin=whom, answers=(kind, *takewhile(bool, sent)))
        if kind == "member" and secret:
            given = form.get("name", ""), form.get("passphrase", "")
            try:
                account = await self._club.by_passphrase(self._gate, entered, *given)
            except TooManyTries:
                raise NotLetIn("club-passphrases-later", 429) from None
            if account is not None:
                return _identity_of(account, whom)
        if kind == "passkey":
            return _identity_of(await self.passkeys.account(request, form, entered), whom)
        raise NotLetIn("club-web-wrong")

    # A page

    def _phrases(self, session: BrowserSession) -> Phrases:
        return Phrases(session.page.language)

    async def _session(self, request: web.Request) -> BrowserSession | None:
        """Return the session of a browser, perhaps resumed after an absence or from another host.

        Raises HTTPServiceUnavailable and HTTPTooManyRequests.
        """
        cookie = self._where.cookie(request)
        session = self.visits.sessions.find(cookie)
        if session is not None and session.requests.waits() is None:
            raise web.HTTPTooManyRequests
        if session is None:
            return await self._resumed(request, cookie) if cookie and not self._where.is_foreign(request) else None
        if session.is_away and (visit := session.visit) is not None:
            await asyncio.wait((visit,), timeout=LONGEST_WAIT)
            if visit.done() and visit is session.visit:  # else another request has resumed it
                session.entered = self._passed(request)
                self.visits.begin(session)
        self._gate.hears(session.entered)
        self._connections.serves(request.transport, session)
        return session

    async def _resumed(self, request: web.Request, cookie: str) -> BrowserSession | None:
        entered = self._passed(request)

        def begun(account: Account) -> BrowserSession:
            return self._begun(request, Identity("member", account, origin=entered.whom), entered)

        try:
            session = await self.visits.resumed(cookie, begun)
        except BaseException:
            self._gate.leave(entered)
            raise
        if session is not None and session.entered is entered:
            self._connections.serves(request.transport, session)
            await _settled(session, 0, LONGEST_WAIT)
        else:
            self._gate.leave(entered)
        return session

    def _begun(self, request: web.Request, identity: Identity, entered: Pass) -> BrowserSession:
        """Return a new session. Raises HTTPServiceUnavailable if its browser had to give way meanwhile."""
        if entered.gone:
            raise web.HTTPServiceUnavailable
        agent = request.headers.get("User-Agent", "")
        session = BrowserSession(identity, self._language(request), entered, browser=browser_named(agent))
        session.page.is_graphical = is_graphical(agent)
        return session

    async def _show(self, request: web.Request) -> web.StreamResponse:
        session = await self._session(request)
        if session is None and is_from_elsewhere(request):
            return html(pages.arrival(Phrases(self._language(request)), self._club.name))
        if session is None:
            response = self._entrance(request)
            self._where.give_cookie(request, response, "")
            return response
        has_passkeys = self.passkeys.are_possible and session.identity.kind != "guest"
        name = secrets.token_urlsafe(8)
        shown = pages.visit(self._phrases(session), self._club.name, session, name, has_passkeys)
        session.late, session.in_vain, session.shown = None, False, session.page.number
        return await self._sent(request, session, html(shown))

    async def _question(self, request: web.Request) -> web.StreamResponse:
        """Send the question to a script that has no event with it. Raises HTTPServiceUnavailable."""
        session = await self._session(request)
        if session is not None:
            return await self._sent(request, session, web.json_response(text=self._part(session)))
        if self.is_closed:
            raise web.HTTPServiceUnavailable
        return web.json_response({})

    def _part(self, session: BrowserSession) -> Json:
        return pages.part(self._phrases(session), self._club.name, session)

    async def _sent(self, request: web.Request, session: BrowserSession, response: web.Response) -> web.Response:
        """Return the response; the last page of a visit logs the browser out. Raises Failed."""
        if session.page.asked.kind == "over":
            await self.visits.log_out(session)
            self._where.give_cookie(request, response, "")
        return response

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        """Send events as they come."""
        session = await self._session(request)
        if self._where.is_foreign(request):
            raise web.HTTPForbidden
        if session is None:
            raise web.HTTPNoContent  # after any other answer, a browser would ask again
        if session.streams >= MOST_STREAMS:
            raise web.HTTPTooManyRequests
        return await stream.send_events(request, session, self._sign_of_streams, partial(self._part, session))

    async def _sign(self, request: web.Request) -> web.StreamResponse:
        """Note a sign of a browser behind a proxy."""
        session = await self._session(request)
        if session is not None:
            session.gives_signs = True
        raise web.HTTPNoContent

    def _entrance(
        self, request: web.Request, failed: Mapping[str, str] | None = None, refused: NotLetIn | None = None
    ) -> web.StreamResponse:
        """Send the login page; after a login form that has `failed`, it says why it was `refused`.

        Raises HTTPServiceUnavailable and HTTPTooManyRequests.
        """
        if self.is_closed:
            raise web.HTTPServiceUnavailable
        if not self._entrances.allows(self._gate.whom(self._where.address(request))):
            raise web.HTTPTooManyRequests
        was_away = "club-web-was-away" if self._where.cookie(request) else ""
        shown = pages.EntranceView(
            self._club.allows_guests,
            self._where.is_secret(request),
            self.passkeys.are_possible_at(request),
            self.passkeys.place_for(request),
            refused.phrase if refused is not None else was_away,
            (failed or {}).get("name", ""),
            (failed or {}).get("kind", ""),
            self._where.is_untold(request),
            self._language(request) if "lang" in request.query else "",
        )
        text = pages.entrance(Phrases(self._language(request)), self._club.name, shown)
        return html(text, 200 if refused is None else refused.status)

    async def _accessibility(self, request: web.Request) -> web.StreamResponse:
        """Send the accessibility statement."""
        return html(pages.accessibility(Phrases(self._language(request)), self._club.name, self._contact))

    async def _rules(self, request: web.Request) -> web.StreamResponse:
        """Send the rules of a game, or links to those of all games; from a table, lead to those of its game.

        Strangers read them where guests may come in. Raises HTTPSeeOther, HTTPTooManyRequests and HTTPNotFound.
        """
        session = await self._session(request)
        if session is None and not self._club.allows_guests:
            raise web.HTTPSeeOther("/")
        if session is None and not self._entrances.allows(self._gate.whom(self._where.address(request))):
            raise web.HTTPTooManyRequests
        phrases = Phrases(self._language(request)) if session is None else self._phrases(session)
        query = f"?lang={phrases.language}" if "lang" in request.query else ""
        name, table = request.match_info.get("game", ""), None if session is None else session.page
        if session is not None:
            session.reads()
        if not name and table is not None and table.game is not None:
            raise web.HTTPSeeOther(f"/rules/{table.game.id}")
        if not name:
            return html(reading.all_rules(phrases, self._club.name, query))
        is_at_table = table is not None and table.game is not None and table.game.id == name
        try:
            game, options = catalogue.find(name), table.options if table is not None and is_at_table else {}
            return html(reading.rules(phrases, self._club.name, game, options, query))
        except Refused:
            raise web.HTTPNotFound from None

    async def _earlier(self, request: web.Request) -> web.StreamResponse:
        """Send the earlier lines of a visit. Raises HTTPSeeOther."""
        session = await self._session(request)
        if session is None:
            raise web.HTTPSeeOther("/")
        session.reads()
        page, after = session.page, request.query.get("after", "")
        shown = int(after) if after.isascii() and after.isdigit() and len(after) < 10 else page.number
        return html(reading.earlier(self._phrases(session), self._club.name, page.events, shown))

    async def _own(self, request: web.Request) -> tuple[BrowserSession, dict[str, str]]:
        """Return the session of a browser and its own form. Raises HTTPForbidden and HTTPSeeOther."""
        session = await self._session(request)
        if session is None:
            raise web.HTTPSeeOther("/")
        form = await sent_form(request)
        if not is_own(form, session):
            raise web.HTTPForbidden
        return session, form

    async def _take(self, request: web.Request) -> web.StreamResponse:
        """Take an answer; tell a script whether it was in time."""
        session, form = await self._own(request)
        if (waits := session.lines.waits()) is None:
            raise web.HTTPTooManyRequests
        if waits:
            await asyncio.sleep(waits)
        page, before = session.page, session.page.number
        typed, taken_by_script = typed_in(form), has_script(request)
        if taken_by_script and "picked" in form and not typed:
            told = self._phrases(session).text("club-web-unmarked")
            return web.json_response(text=as_json({"taken": False, "told": told}))
        taken = page.answer(page.number_of(form.get("number", "")), typed, form.get("name", "")[:LONGEST_NAME])
        if taken_by_script:
            return web.json_response(text=as_json({"taken": taken == "taken"}))
        if taken == "stale":
            session.late = typed if form.get("kind") != "secret" else ""
        else:
            await _settled(session, before, LONGEST_WAIT)
        raise web.HTTPSeeOther("/#new")

    async def _wait(self, request: web.Request) -> NoReturn:
        """Answer a browser without scripts as soon as there are news."""
        session, _ = await self._own(request)
        if session.streams >= MOST_STREAMS:
            raise web.HTTPTooManyRequests
        with session.waiting(request.transport), suppress(TimeoutError):
            async with asyncio.timeout(HOLDS):
                await session.page.ask_for_news(session.shown)
        await _settled(session, session.shown, SETTLES)
        session.in_vain = session.page.number == session.shown
        raise web.HTTPSeeOther("/#new")

    def _language(self, request: web.Request) -> str:
        """Return the language that was chosen at the entrance, else that of the browser."""
        wanted = request.query.get("lang", request.headers.get("Accept-Language", ""))
        return language_wanted(wanted, self._club.language)

    async def _leave(self, request: web.Request) -> NoReturn:
        """End the visit, and log the browser out before it is told so; a seat stays its owner's. Raises Failed."""
        session, _ = await self._own(request)
        session.page.lose()
        await self.visits.log_out(session)
        response = web.HTTPSeeOther("/")
        self._where.give_cookie(request, response, "")
        raise response


async def _settled(session: BrowserSession, before: int, longest: float) -> None:
    """Wait for an event after this one, and for a moment of quiet after that."""
    page = session.page
    with suppress(TimeoutError):
        async with asyncio.timeout(longest):
            await page.wait_for_news(before)
            while not page.is_lost:
                async with asyncio.timeout(SETTLES):
                    await page.wait_for_news(page.number)


def _identity_of(account: Account, whom: Whom) -> Identity:
    """Return the identity of a member whose login is proven. Raises NotLetIn if they are banned."""
    if account.banned:
        raise NotLetIn("club-out-banned")
    return Identity("member", account, origin=whom)
