"""Guards the door for browsers: the headers of each answer, and the requests that are refused."""

from __future__ import annotations

import ipaddress
import logging

from aiohttp import web

log = logging.getLogger(__name__)
COOKIE = "taverne"
MOST_BODY = 1 << 14
"""The most bytes of a form."""
POLICY = "; ".join(
    (
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "connect", "media", "img", "manifest")),
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Server": "Taverne",
}


async def secure(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every answer has."""
    response.headers.update(HEADERS)


def is_foreign(request: web.Request) -> bool:
    """Tell whether a form comes from another site."""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = request.headers.get("Origin")
    return origin is not None and origin.partition("://")[2] != request.host


class Origin:
    """The origin of requests. The word of a proxy counts only where one stands before the club."""

    def __init__(self, proxied: bool) -> None:
        self._proxied = proxied
        self._has_warned = False

    def address(self, request: web.Request) -> str:
        """Return the address of a browser."""
        said = _last(request, "X-Forwarded-For") if self._proxied else ""
        return said if _is_address(said) else request.remote or ""

    def is_encrypted(self, request: web.Request) -> bool:
        """Tell whether nobody can read along on the way: by TLS, at a proxy too."""
        return request.secure or (self._proxied and _last(request, "X-Forwarded-Proto") == "https")

    def is_secret(self, request: web.Request) -> bool:
        """Tell whether a passphrase may be sent: encrypted, or on this computer.

        A browser that comes by a proxy is on this computer only if a proxy that is believed says so.
        """
        if self.is_encrypted(request):
            return True
        if self._comes_by_proxy(request) and not (self._proxied and _is_address(_last(request, "X-Forwarded-For"))):
            return False
        return _is_loopback(self.address(request))

    def _comes_by_proxy(self, request: web.Request) -> bool:
        """Tell whether a proxy has passed a request on; a club that expects none warns once."""
        found = any(name.casefold().startswith(("x-forwarded-", "forwarded")) for name in request.headers)
        if found and not self._proxied and not self._has_warned:
            self._has_warned = True
            log.warning("a proxy stands before the page, but the club does not know: see --proxied")
        return found


def _last(request: web.Request, header: str) -> str:
    """Return the last word of a header, which the nearest proxy has added; others before it may be invented."""
    return ",".join(request.headers.getall(header, [])).rpartition(",")[2].strip()


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_loopback(address: str) -> bool:
    return _is_address(address) and ipaddress.ip_address(address).is_loopback
