"""Sends the events of a page to a browser as server-sent events.

Apart from app.py: it sends events to one browser for as long as it listens.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from aiohttp import web

from access.club.web.elements import Json, as_json
from access.club.web.guard import HEADERS
from access.club.web.page import Page, PageEvent
from access.club.web.pictures import picture_in_json
from access.club.web.seats import now_told, standing_in_json
from access.club.web.sessions import SIGN, BrowserSession

QUIET, ANSWERED = ":\n\n", "event: sign\ndata:\n\n"
"""The signs: a comment, and an event that the browser answers with a request."""
TAKES = 20.0
"""The most seconds in which a browser must take an event; then the stream ends."""
FITS = 1 << 14
"""Bytes below which a transport takes all at once."""
Write = Callable[[str], Awaitable[None]]
Part = Callable[[], Json]
"""Returns the changes of the page for the newest question."""
HEAD = {
    **HEADERS,
    "Content-Type": "text/event-stream; charset=utf-8",
    "X-Accel-Buffering": "no",
}


async def send_events(request: web.Request, session: BrowserSession, sign: str, part: Part) -> web.StreamResponse:
    """Send the events that a browser lacks, and each new one, until it goes away or the visit is over.

    The newest question comes with its changes of the page. While there are no events, the `sign` is sent.
    """
    response = web.StreamResponse(headers=HEAD)
    session.has_script = True
    with session.waiting(request.transport), suppress(ConnectionError, TimeoutError):
        await response.prepare(request)
        write = partial(_write, response, request.transport)
        await _send_all(write, session, _last(request, session.page), sign, part)
    return response


async def _send_all(write: Write, session: BrowserSession, last: int, sign: str, part: Part) -> None:
    page, loop = session.page, asyncio.get_running_loop()
    bell: asyncio.TimerHandle

    def ring() -> None:  # one timer lasts for many events
        nonlocal bell
        bell = loop.call_later(SIGN, ring)
        page.wake()

    bell = loop.call_later(SIGN, ring)
    try:
        while True:
            events = page.after(last)
            if events is None:
                return await write("event: again\ndata:\n\n")
            if events:
                await write(_joined(events, page, part))
                last = session.shown = events[-1].number
            if page.asked.kind == "over":
                return await write("event: over\ndata:\n\n")
            await page.woken(last)
            if page.is_lost and page.number <= last:
                return None  # a person who is away comes back with the next request
            if page.number <= last:
                await write(sign)
    finally:
        bell.cancel()


async def _write(response: web.StreamResponse, transport: asyncio.Transport | None, text: str) -> None:
    """Send text; what fits into the buffer of the transport needs no time limit. Raises TimeoutError."""
    data = text.encode()
    fits = transport is not None and transport.get_write_buffer_size() + len(data) < FITS
    await (response.write(data) if fits else asyncio.wait_for(response.write(data), TAKES))


def _joined(events: Sequence[PageEvent], page: Page, part: Part) -> str:
    """Return events in JSON, with the part of the newest question; earlier ones are answered or withdrawn."""
    newest = next((event for event in reversed(events) if event.asked is not None), None)
    return "".join([told(event, page, part if event is newest else None) for event in events])


def told(event: PageEvent, page: Page, part: Part | None = None) -> str:
    """Return an event in JSON: its lines, the names of its sounds, its question, the codes in the log, and settings.

    The last event of a visit has no `part`: the browser asks for it, and is logged out.
    """
    data: dict[str, Any] = {"lines": event.lines, "language": event.language}
    if event.cues:
        data["cues"] = event.cues
    if event.asked is not None:
        data["asked"] = event.asked.text
        data["turn"] = event.asked.is_turn
        if part is not None and event.asked.kind != "over":
            data["part"] = part()
    if event.drawn and page.has_pictures:
        data["drawn"] = Json(f"[{','.join([f'[{at},{picture_in_json(each)}]' for at, each in event.drawn])}]")
    if event.number == page.standing_since:
        data["standing"] = standing_in_json(event.language, page.standing)
        data["now"] = now_told(event.language, page.standing, page.standing_before)
    if codes := page.codes_shown:
        data["codes"] = codes
    if page.has_sounds:
        data["sounds"] = "on"
    if page.is_in_field:
        data["inField"] = "on"
    return f"id: {page.numbered(event.number)}\ndata: {as_json(data)}\n\n"


def _last(request: web.Request, page: Page) -> int:
    """Return the number of the last event that a browser has; 0 if it has none of this page."""
    text = request.headers.get("Last-Event-ID") or request.query.get("after", "")
    return max(0, page.number_of(text))
