"""The health check and the metrics of a host, by HTTP."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http import HTTPStatus
from typing import NamedTuple

from access.club.port import Port
from access.club.tasks import Tasks
from games.refusals import Failed

MOST_HEAD = 1 << 13
"""The longest head of a request, in bytes."""
MOST_REQUESTS = 20
"""The most requests at once; further connections are closed."""
PATIENCE = 5.0
"""Seconds for a request and its answer."""
_REQUEST = re.compile(rb"(?P<method>[A-Z]+) (?P<path>/[!-~]*) HTTP/1\.[01]\r\n")
PLAIN = "text/plain; charset=utf-8"


class HealthAnswer(NamedTuple):
    """An HTTP response."""

    status: HTTPStatus
    body: bytes = b""
    kind: str = PLAIN


class Health:
    """Serves pages by path, each made by a function."""

    def __init__(self, tasks: Tasks, pages: dict[str, Callable[[], Awaitable[HealthAnswer]]]) -> None:
        self._tasks, self._pages = tasks, pages
        self._listening: Port | None = None
        self._requests: set[asyncio.Task[None]] = set()
        self.port = 0

    def open(self, host: str, port: int) -> None:
        """Listen from now on; for port 0, at a free one. Raises Failed."""
        self._listening = Port(host, port, self._tasks, self._taken)
        try:
            self._listening.open()
        except Failed as error:
            raise Failed(error.reason, **{**error.facts, "way": "health"}) from None
        self.port = self._listening.number

    def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            self._listening.close()

    def _taken(self, connection: socket.socket, address: str) -> None:
        if len(self._requests) >= MOST_REQUESTS:
            connection.close()
            return
        answering = self._tasks.start("monitoring", self._answer(connection))
        self._requests.add(answering)
        answering.add_done_callback(self._requests.discard)

    async def _answer(self, connection: socket.socket) -> None:
        """Answer one request; a connection whose request is malformed, too long or too slow is closed."""
        broken = (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError)
        with suppress(*broken):
            reader, writer = await asyncio.open_connection(sock=connection, limit=MOST_HEAD)
            try:
                async with asyncio.timeout(PATIENCE):
                    request = _REQUEST.match(await reader.readuntil(b"\r\n\r\n"))
                    method, path = (request["method"], request["path"].decode()) if request else (b"", "")
                    writer.write(_written(await self._page(method, path), with_body=method != b"HEAD"))
                    await writer.drain()
            finally:
                writer.close()

    async def _page(self, method: bytes, path: str) -> HealthAnswer:
        make = self._pages.get(path.partition("?")[0])
        if not method:
            return HealthAnswer(HTTPStatus.BAD_REQUEST)
        if make is None:
            return HealthAnswer(HTTPStatus.NOT_FOUND)
        return await make() if method in (b"GET", b"HEAD") else HealthAnswer(HTTPStatus.METHOD_NOT_ALLOWED)


def _written(page: HealthAnswer, with_body: bool) -> bytes:
    """Return the bytes of an HTTP response."""
    lines = (
        f"HTTP/1.1 {page.status.value} {page.status.phrase}",
        f"Content-Type: {page.kind}",
        f"Content-Length: {len(page.body)}",
        *(["Allow: GET, HEAD"] if page.status == HTTPStatus.METHOD_NOT_ALLOWED else []),
        "Cache-Control: no-store",
        "Connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + (page.body if with_body else b"")


def pages(
    trouble: Callable[[], Awaitable[str]], closes: Callable[[], bool], figures: Callable[[bool], bytes], kind: str
) -> dict[str, Callable[[], Awaitable[HealthAnswer]]]:
    """Return the pages of a host: its health, and its figures, a text of this kind.

    Both tell whether the host can record; `trouble` returns the reason why not. One that `closes` is not found: a proxy
    sends it no newcomers then, but leaves its people the time to finish their lines.
    """

    async def health() -> HealthAnswer:
        if closes():
            return HealthAnswer(HTTPStatus.NOT_FOUND, b"closing\n")
        wrong = await trouble()
        return HealthAnswer(
            HTTPStatus.SERVICE_UNAVAILABLE if wrong else HTTPStatus.OK, f"{wrong or 'recording'}\n".encode()
        )

    async def metrics() -> HealthAnswer:
        return HealthAnswer(HTTPStatus.OK, figures(not await trouble()), kind)

    return {"/health": health, "/metrics": metrics}
