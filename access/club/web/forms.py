"""The forms of the page: their fields, their origin, and the text that they mean."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Mapping

from aiohttp import web

from access.club.web.sessions import BrowserSession

SENDS = 10.0
"""Seconds in which a form must arrive."""
LONGEST_NAME = 40
"""The most letters of the identifier of an answer."""


async def sent_form(request: web.Request) -> dict[str, str]:
    """Return the fields of a form, with all picks as one text. Raises HTTPRequestTimeout and HTTPBadRequest."""
    try:
        async with asyncio.timeout(SENDS):
            form = await request.post()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except ConnectionResetError:  # the browser has gone: nobody reads the answer
        raise web.HTTPBadRequest from None
    return {**{name: str(value) for name, value in form.items()}, "pick": " ".join(map(str, form.getall("pick", [])))}


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
