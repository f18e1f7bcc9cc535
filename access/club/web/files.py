"""The files of the page: its style, its scripts, and the sounds."""

from __future__ import annotations

import gzip
import json
import re
from functools import lru_cache
from hashlib import sha256

from aiohttp import web

from access.system.files import packaged

OURS = "access.club.web"
KEPT = 86400
"""Seconds for which browsers cache files. The addresses of style and scripts change with their content."""
CLUB = web.AppKey("club", str)
"""The name of the club."""
ICON = {"src": "/icon.svg", "type": "image/svg+xml", "sizes": "any"}
SCRIPT = "text/javascript; charset=utf-8"
FILES = {
    "style.css": "text/css; charset=utf-8",
    "script.js": SCRIPT,
    "passkeys.js": SCRIPT,
    "icon.svg": "image/svg+xml",
}
"""The content types of the files of the page."""
UNREAD = re.compile(
    rb"(?m)^\s+|\s*// .*$|\s*/\*.*?\*/|;(?=\s*\})|(?<=\bif) (?=\()|(?<=\bfor) (?=\()"
    rb"|(?<=[;{,])\n|(?<=[:;,{]) (?! )|(?<=[^ ]) (?=[{}])| ?(=>|[!=]==|\|\||&&|[+-]=|[=?<>]) ?"
)
"""The parts of style and scripts for those who read the source: indentation, comments, line ends, blanks at signs."""
SOUND = "access.outputs.sound"
"""The package of the sounds."""


async def file(request: web.Request) -> web.Response:
    """Send a file of the page."""
    name = request.path.removeprefix("/")
    return _sent(request, _file(OURS, name), FILES[name])


async def manifest(request: web.Request) -> web.Response:
    """Send the manifest, with which a phone installs the club as an app."""
    club = request.app[CLUB]
    told = {"name": club, "short_name": club, "start_url": "/", "display": "standalone", "icons": [ICON]}
    return _sent(request, json.dumps(told, ensure_ascii=False).encode(), "application/manifest+json")


async def sound(request: web.Request) -> web.Response:
    """Send a sound by its name. Raises HTTPNotFound."""
    name = request.match_info["name"]
    found = _file(SOUND, f"data/{name}.wav") if name.isascii() and name.replace("-", "").isalnum() else None
    return _sent(request, found, "audio/wav")


ROUTES = (
    *(web.get(f"/{name}", file) for name in FILES),
    web.get("/manifest.json", manifest),
    web.get("/sound/{name}", sound),
)


@lru_cache(maxsize=64)
def _file(package: str, name: str) -> bytes | None:
    """Return a file of ours, or None; style and scripts without what browsers do not need."""
    try:
        found = packaged(package, name)
    except OSError:
        return None
    if package != OURS:
        return found
    plain = UNREAD.sub(rb"\1", found)
    return plain.replace(b"}\n", b"}") if name.endswith(".css") else plain  # scripts need these line ends


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def address(name: str) -> str:
    """Return the address of a file, which changes with its content."""
    return f"/{name}?v={_tag(_file(OURS, name) or b'')}"


@lru_cache(maxsize=64)
def _tag(body: bytes) -> str:
    return sha256(body).hexdigest()[:16]


def _sent(request: web.Request, body: bytes | None, kind: str) -> web.Response:
    if body is None:
        raise web.HTTPNotFound
    tag = _tag(body)
    kept = {"Cache-Control": f"max-age={KEPT}", "ETag": f'"{tag}"'}
    if any(known.value == tag for known in request.if_none_match or ()):
        raise web.HTTPNotModified(headers=kept)
    # A page holds secrets beside words of others: packed, its size would tell of them
    if kind.startswith(("text/", "image/")):
        kept["Vary"] = "Accept-Encoding"
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            kept["Content-Encoding"], body = "gzip", _packed(body)
    return web.Response(body=body, headers={"Content-Type": kind, **kept})
