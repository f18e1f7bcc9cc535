"""The security of the page: headers of responses, cookies, the origin of requests, and the connections of browsers.

Connections are limited in number, and silent ones and those of vanished browsers are ended. A request that fails is
answered by a sentence in the language of the person, and a way back. Headers of a browser may be invented.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from typing import Any

from aiohttp import hdrs, web

from access.club.credentials import is_address
from access.club.gate import DAY, Gate, Share, Whom
from access.club.log import extra
from access.club.store.credentials import LASTS
from access.club.web import pages
from access.club.web.sessions import BrowserSession, check_head
from access.language.phrases import Phrases
from access.system import posix
from access.system.environment import FALLBACK, LANGUAGES, matching
from games.refusals import Failed

log = logging.getLogger(__name__)
COOKIE = "taverne"
POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "connect", "media", "img", "manifest")),
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)
BY_PROXY = re.compile(r"(?<!\S)(x-forwarded-|forwarded)", re.IGNORECASE)
"""A header that a proxy adds, among the names of all headers."""
LONGEST_COOKIE = 64
"""The most letters of a cookie."""
YEAR = 365 * DAY
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Server": "Taverne",
}


class Origin:
    """The origin of requests. The headers of a proxy count only if the club is `proxied`."""

    def __init__(self, proxied: bool) -> None:
        self._proxied = proxied
        self._has_warned = False
        """Whether the log has said that the proxy and the options of the club do not fit."""

    async def secure(self, request: web.Request, response: web.StreamResponse) -> None:
        """Add the headers of every response."""
        kept = response.headers.get("Cache-Control")  # of public files
        response.headers.update(HEADERS)
        if kept is not None:
            response.headers["Cache-Control"] = kept
        if self.is_encrypted(request):
            response.headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    # Cookies

    def _cookie_name(self, request: web.Request, name: str) -> str:
        """Return the full name of a cookie; browsers accept `__Host-` only from this host, and encrypted."""
        return f"__Host-{name}" if self.is_encrypted(request) else name

    def cookie(self, request: web.Request, name: str = COOKIE) -> str:
        """Return a cookie of a browser; empty without one."""
        return request.cookies.get(self._cookie_name(request, name), "")[:LONGEST_COOKIE]

    def give_cookie(
        self, request: web.Request, response: web.StreamResponse, cookie: str, name: str = COOKIE, lasts: int = LASTS
    ) -> None:
        """Give a browser a cookie for so many seconds; an empty one deletes it."""
        response.set_cookie(
            self._cookie_name(request, name),
            cookie,
            max_age=lasts if cookie else 0,
            httponly=True,
            secure=self.is_encrypted(request),
            samesite="Strict",
            path="/",
        )

    # Other sites

    def is_foreign(self, request: web.Request) -> bool:
        """Tell whether a request comes from another site."""
        if is_from_elsewhere(request):
            return True
        origin = request.headers.get("Origin")
        return origin is not None and origin not in {f"{scheme}://{request.host}" for scheme in self._schemes(request)}

    def _schemes(self, request: web.Request) -> tuple[str, ...]:
        """Return the possible schemes of the page's address: a proxy may not tell it."""
        if self.is_encrypted(request):
            return ("https",)
        is_told = _last(request, "X-Forwarded-Proto") if self._proxied else not self._comes_by_proxy(request)
        return ("http",) if is_told else ("http", "https")

    def is_rebound(self, request: web.Request) -> bool:
        """Tell whether a local request has a foreign host name, as after DNS rebinding."""
        if self._proxied or self._comes_by_proxy(request) or not _is_loopback(request.remote or ""):
            return False
        name = request.host.rpartition(":")[0] if request.host.rpartition(":")[2].isdigit() else request.host
        name = name.strip("[]").casefold()
        return not (name == "localhost" or name.endswith(".localhost") or _is_loopback(name))

    # The connection

    def address(self, request: web.Request) -> str:
        """Return the address of a browser."""
        said = _last(request, "X-Forwarded-For") if self._proxied else ""
        return said if said and is_address(said) else request.remote or ""

    def is_encrypted(self, request: web.Request) -> bool:
        """Tell whether the connection is encrypted, here or at the proxy."""
        return request.secure or (self._proxied and _last(request, "X-Forwarded-Proto") == "https")

    def is_secret(self, request: web.Request) -> bool:
        """Tell whether a passphrase may be sent: encrypted, or on this computer.

        Only a trusted proxy can tell that a browser behind it is on this computer.
        """
        if self.is_encrypted(request):
            return True
        if self._proxied:
            return _is_loopback(_last(request, "X-Forwarded-For"))
        return not self._comes_by_proxy(request) and _is_loopback(self.address(request))

    def is_untold(self, request: web.Request) -> bool:
        """Tell whether the proxy leaves out the address of a browser, or whether it is encrypted; then warn once."""
        if not self._proxied:
            return False
        untold = not (is_address(_last(request, "X-Forwarded-For")) and _last(request, "X-Forwarded-Proto"))
        if untold:
            self._warn("the proxy before the page sends no X-Forwarded-For and X-Forwarded-Proto: see --web-proxied")
        return untold

    def _warn(self, what: str) -> None:
        if not self._has_warned:
            self._has_warned = True
            log.warning(what)

    def _comes_by_proxy(self, request: web.Request) -> bool:
        """Tell whether a request came by a proxy; if the club expects none, warn once."""
        found = BY_PROXY.search(" ".join(request.headers)) is not None
        if found and not self._proxied:
            self._warn("a proxy stands before the page, but the club does not know: see --web-proxied")
        return found


def is_from_elsewhere(request: web.Request) -> bool:
    """Tell whether a link or form of another site leads here."""
    return request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none")


def _last(request: web.Request, header: str) -> str:
    """Return the last value of a header, which the nearest proxy has added; earlier ones may be invented."""
    return ",".join(request.headers.getall(header, [])).rpartition(",")[2].strip()


@lru_cache(1000)  # each request asks twice
def _is_loopback(address: str) -> bool:
    return is_address(address) and ip_address(address).is_loopback


VANISHED = 30
"""Seconds without an acknowledgement of a browser after which its connection ends."""
FILES = 2
"""Browsers may have one of so many files of this process."""


@dataclass(eq=False, slots=True)
class BrowserLine:
    """An open connection: whose it is, whether the headers of a request have come, and the session that it serves."""

    whom: Whom
    is_heard: bool = False
    session: BrowserSession | None = None


class BrowserConnections:
    """The open connections, the longest idle one first. A new one has `silent` seconds for its first headers.

    With `is_one_address` all come from a proxy, and whom one serves is known by its requests alone; then only all
    together are counted.
    """

    def __init__(self, gate: Gate, share: Share, silent: float, is_one_address: bool) -> None:
        self._gate, self._share, self._silent, self._is_one_address = gate, share, silent, is_one_address
        self._open: dict[asyncio.BaseTransport, BrowserLine] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    async def connect(self, connection: socket.socket, address: str, protocol: Callable[[], Any]) -> bool:
        """Give a connection to a protocol, or close it and return False if there are too many. Raises OSError."""
        whom = self._gate.whom(address)
        if not self._has_room(whom):
            connection.close()
            return False
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        posix.end_unconfirmed(connection, VANISHED)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(protocol, connection)
        self._open[transport] = BrowserLine(whom)
        self._counts.update(self._groups(whom))
        loop.call_later(self._silent, self._end_silent, transport)
        return True

    # Room

    def _groups(self, whom: Whom) -> list[str]:
        return [group for group, _ in self._limits(whom)]

    def _limits(self, whom: Whom) -> tuple[tuple[str, int], ...]:
        return (("", self._share.strangers),) if self._is_one_address else whom.groups(self._share)

    def _has_room(self, whom: Whom) -> bool:
        """Tell whether one more may come; the longest idle one gives way to it."""
        if self._take_their_files() or any(self._is_full(limit) for limit in self._limits(whom)):
            self.recount()
        full = [limit[0] for limit in self._limits(whom) if self._is_full(limit)]
        if not full and self._take_their_files():
            return self._make_room(self._open)
        return all(
            self._make_room(each for each in self._open if group in self._groups(self._open[each].whom))
            for group in full
        )

    def _take_their_files(self) -> bool:
        """Tell whether browsers have as many files as they may: the number of a new one says nothing of all others."""
        return len(self._open) >= posix.most_files() // FILES

    def _is_full(self, limit: tuple[str, int]) -> bool:
        return self._counts[limit[0]] >= limit[1]

    def _make_room(self, among: Iterable[asyncio.BaseTransport]) -> bool:
        """End the longest idle one of the network that has most; one of a session only if there is no other."""
        idle = [each for each in among if not self._is_busy(each)]
        networks = Counter(self._open[each].whom.network for each in idle)

        def last(each: asyncio.BaseTransport) -> tuple[bool, int]:
            line = self._open[each]
            return line.session is None, networks[line.whom.network]

        found = max(idle, key=last, default=None)  # of equal ones the first
        if isinstance(found, asyncio.Transport):
            self._forget(found)
            found.abort()
        return found is not None

    def _is_busy(self, transport: asyncio.BaseTransport) -> bool:
        """Tell whether the browser of a session waits for news on it."""
        session = self._open[transport].session
        return session is not None and transport in session.connections

    def _forget(self, transport: asyncio.BaseTransport) -> None:
        self._counts.subtract(self._groups(self._open.pop(transport).whom))

    def recount(self) -> None:
        """Forget closed connections, and count the open ones anew: a member may have come in by one meanwhile."""
        self._open = {transport: line for transport, line in self._open.items() if not transport.is_closing()}
        for line in self._open.values():
            line.whom = self._gate.as_now(line.whom)
        self._counts = Counter(group for line in self._open.values() for group in self._groups(line.whom))

    # Requests

    def hears(self, transport: asyncio.BaseTransport | None, address: str) -> None:
        """Note that the headers of a request of this address have come."""
        if transport is None or (line := self._open.pop(transport, None)) is None:
            return
        self._open[transport] = line  # it is the last one now
        line.is_heard = True
        if self._is_one_address:
            line.whom, line.session = self._gate.whom(address), None

    def serves(self, transport: asyncio.BaseTransport | None, session: BrowserSession) -> None:
        """Note the session of a request."""
        if transport is not None and (line := self._open.get(transport)) is not None:
            line.session = session

    def _end_silent(self, transport: asyncio.BaseTransport) -> None:
        line = self._open.get(transport)
        if line is not None and not line.is_heard and isinstance(transport, asyncio.Transport):
            transport.abort()


BROWSERS = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS/", "Firefox"), ("CriOS/", "Chrome")),
    *(("Chrome/", "Chrome"), ("Safari/", "Safari"), ("Lynx/", "Lynx"), ("w3m/", "w3m")),
)
SYSTEMS = (
    *(("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"), ("Mac OS", "Mac")),
    ("Linux", "Linux"),
)


def browser_named(agent: str) -> str:
    """Return the names of the browser and its system, such as "Firefox, Windows"; empty for unknown ones."""
    found = (next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))


def is_graphical(agent: str) -> bool:
    """Tell whether a browser shows more than text: all that do name one of two engines."""
    return "AppleWebKit/" in agent or "Gecko/" in agent


def language_wanted(accepted: str, usual: str = FALLBACK) -> str:
    """Return the first language of an Accept-Language header that the club has, else the usual one."""
    wanted = (matching(part.partition(";")[0], LANGUAGES) for part in accepted.split(","))
    return next(filter(None, wanted), usual)


SOON = {429: {"Retry-After": "5"}, 503: {"Retry-After": "5"}}
"""The header of refusals that end soon, by their statuses."""


class NotLetIn(Exception):
    """The login form is refused; the phrase is the reason. With status 429 or 503 it may succeed soon."""

    def __init__(self, phrase: str, status: int = 403) -> None:
        super().__init__(phrase)
        self.phrase, self.status = phrase, status


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def has_script(request: web.Request) -> bool:
    """Tell whether the script of the page has sent a form."""
    return request.headers.get("Accept") == "application/json"


def html(text: str, status: int = 200) -> web.Response:
    """Return a page as a response."""
    return web.Response(text=text, status=status, headers=SOON.get(status), content_type="text/html", charset="utf-8")


def forget_expectations(server: web.Server) -> None:
    """Let a server take no notice of what requests expect, but for 100-continue.

    aiohttp refuses them before anything is counted, and fails at letters that it cannot send back.
    """
    make = server.request_factory

    def made(message: Any, *rest: Any) -> web.BaseRequest:
        if message.headers.get(hdrs.EXPECT, "100-continue").lower() != "100-continue":
            headers = message.headers.copy()
            headers.popall(hdrs.EXPECT)
            message = message._replace(headers=type(message.headers)(headers))
        return make(message, *rest)

    server.request_factory = made


async def answered(request: web.Request, handler: Handler, where: Origin, club: str) -> web.StreamResponse:
    """Return the response to a request, also after an error; a form of another site is refused."""
    try:
        if request.method == "POST":
            check_head(request)
            if where.is_foreign(request):
                raise web.HTTPForbidden
        return await handler(request)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        response = _refusal(request, club, error.status)
        if "Allow" in error.headers:
            response.headers["Allow"] = error.headers["Allow"]
        return response
    except Failed as error:
        log.warning("request failed", extra=extra(why=error.reason))
        return _refusal(request, club, 503)
    except Exception:
        log.exception("request failed")
        return _refusal(request, club, 500)


def _refusal(request: web.Request, club: str, status: int) -> web.Response:
    phrases = Phrases(language_wanted(request.headers.get("Accept-Language", "")))
    if has_script(request):
        told = {"taken": False, "told": phrases.text("club-web-refused", status=status)}
        return web.json_response(told, status=status, headers=SOON.get(status))
    return html(pages.refusal(phrases, club, status), status)
