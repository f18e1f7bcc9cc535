"""The security of the page: headers of responses, cookies, and the origin of requests."""

from __future__ import annotations

import logging
from functools import lru_cache
from ipaddress import ip_address

from aiohttp import web

from access.club.credentials.domain import is_address
from access.club.limits import DAY
from access.club.store.credentials import LASTS

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
        return said if is_address(said) else request.remote or ""

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
        found = any(name.casefold().startswith(("x-forwarded-", "forwarded")) for name in request.headers)
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
