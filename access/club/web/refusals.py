"""The responses to requests that are refused or fail: a sentence in the person's language, and a way back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web

from access.club.log import facts
from access.club.web import outside
from access.club.web.browsers import language_wanted
from access.club.web.forms import check_head
from access.language.phrases import Phrases
from games.refusals import Failed

log = logging.getLogger(__name__)
SOON = {"Retry-After": "5"}
"""The header of a refusal that ends soon."""
KEPT = {"Retry-After", "Allow"}
"""The headers of a refusal that its page has, too."""


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
    return web.Response(text=text, status=status, content_type="text/html", charset="utf-8")


async def answered(request: web.Request, handler: Handler, club: str) -> web.StreamResponse:
    """Return the response to a request, also after an error."""
    try:
        if request.method == "POST":
            check_head(request)
        return await handler(request)
    except web.HTTPException as error:
        if error.status < 400:
            raise
        return _refusal(
            request, club, error.status, {name: error.headers[name] for name in KEPT & error.headers.keys()}
        )
    except Failed as error:
        log.warning("request failed", extra=facts(why=error.reason))
        return _refusal(request, club, 503, SOON)
    except Exception:
        log.exception("request failed")
        return _refusal(request, club, 500, {})


def _refusal(request: web.Request, club: str, status: int, headers: Mapping[str, str]) -> web.Response:
    phrases = Phrases(language_wanted(request.headers.get("Accept-Language", "")))
    if has_script(request):
        told = {"taken": False, "told": phrases.text("club-web-refused", status=status)}
        return web.json_response(told, status=status, headers=headers)
    response = html(outside.refusal(phrases, club, status), status)
    response.headers.update(headers)
    return response
