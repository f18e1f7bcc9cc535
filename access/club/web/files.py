"""The files of the page: its style, its script, and the sounds."""

from __future__ import annotations

from functools import lru_cache
from pkgutil import get_data

from aiohttp import web

SOUND = "access.sound"
"""The package of the sounds."""


async def style(request: web.Request) -> web.Response:
    """Send the style."""
    return _sent(_file("access.club.web", "style.css"), "text/css; charset=utf-8")


async def script(request: web.Request) -> web.Response:
    """Send the script."""
    return _sent(_file("access.club.web", "script.js"), "text/javascript; charset=utf-8")


async def icon(request: web.Request) -> web.Response:
    """Send the icon: a die that shows five."""
    return _sent(_file("access.club.web", "icon.svg"), "image/svg+xml")


async def sound(request: web.Request) -> web.Response:
    """Send a sound by its name. Raises HTTPNotFound."""
    name = request.match_info["name"]
    found = _file(SOUND, f"data/{name}.wav") if name.isascii() and name.replace("-", "").isalnum() else None
    return _sent(found, "audio/wav")


@lru_cache(maxsize=64)
def _file(package: str, name: str) -> bytes | None:
    """Return a file of ours, or None."""
    try:
        return get_data(package, name)
    except OSError:
        return None


def _sent(body: bytes | None, kind: str) -> web.Response:
    if body is None:
        raise web.HTTPNotFound
    return web.Response(body=body, headers={"Content-Type": kind})
