"""The forms of the page: their fields, their origin, and the text that they mean."""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import Mapping
from urllib.parse import parse_qsl

from aiohttp import web

from access.club.web.sessions import BrowserSession

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


async def sent_form(request: web.Request) -> dict[str, str]:
    """Return the fields of a form whose head was checked, with all picks as one text.

    Raises HTTPBadRequest, HTTPRequestEntityTooLarge and HTTPRequestTimeout.
    """
    try:
        async with asyncio.timeout(SENDS):
            body = await request.read()
        sent = parse_qsl(body.decode(errors="replace"), keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ConnectionResetError, web.RequestPayloadError, ValueError):
        raise web.HTTPBadRequest from None  # the browser has gone, or its chunks or fields are malformed
    if any("\0" in text for field in sent for text in field):
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
        return picked
    typed = form.get("offer", form.get("text", ""))
    counted = [
        f"{name.partition(' ')[2]} {value}" for name, value in form.items() if value and name.startswith("amount ")
    ]
    if typed.strip() or "offer" in form or len(counted) > 1:
        return typed
    return picked if form.get("pick") else "".join(counted)
