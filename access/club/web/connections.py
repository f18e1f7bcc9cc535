"""The connections of browsers: their number is limited, and silent ones and those of vanished browsers are ended."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

from access.club.limits import Share, Whom, stranger
from access.system import posix

VANISHED = 30
"""Seconds without an acknowledgement of a browser after which its connection ends."""


class BrowserConnections:
    """The open connections. A new one has `silent` seconds for the headers of its first request.

    With `is_one_address` all come from a proxy, which limits those of each browser itself.
    """

    def __init__(self, share: Share, silent: float, is_one_address: bool) -> None:
        self._share, self._silent, self._is_one_address = share, silent, is_one_address
        self._open: dict[asyncio.BaseTransport, Whom] = {}
        self._counts: Counter[str] = Counter()
        self._heard: set[asyncio.BaseTransport] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def connect(self, connection: socket.socket, address: str, protocol: Callable[[], Any]) -> bool:
        """Give a connection to a protocol, or close it and return False if there are too many. Raises OSError."""
        whom = stranger(address)
        if not self._may_come(whom):
            connection.close()
            return False
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        posix.end_unconfirmed(connection, VANISHED)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(protocol, connection)
        self._open[transport] = whom
        self._counts.update(self._groups(whom))
        loop.call_later(self._silent, self._end_silent, transport)
        return True

    def _groups(self, whom: Whom) -> list[str]:
        return [group for group, _ in self._limits(whom)]

    def _limits(self, whom: Whom) -> tuple[tuple[str, int], ...]:
        groups = whom.groups(self._share)
        return groups[-1:] if self._is_one_address else groups

    def _may_come(self, whom: Whom) -> bool:
        if self._is_full(whom):
            self.look()
        return not self._is_full(whom)

    def _is_full(self, whom: Whom) -> bool:
        return any(self._counts[group] >= most for group, most in self._limits(whom))

    def look(self) -> None:
        """Forget closed connections, and count the open ones anew."""
        self._open = {transport: whom for transport, whom in self._open.items() if not transport.is_closing()}
        self._heard &= self._open.keys()
        self._counts = Counter(group for whom in self._open.values() for group in self._groups(whom))

    def hears(self, transport: asyncio.BaseTransport | None) -> None:
        """Note that the headers of a request have come."""
        if transport in self._open:
            self._heard.add(transport)

    def _end_silent(self, transport: asyncio.BaseTransport) -> None:
        if transport not in self._heard and isinstance(transport, asyncio.Transport):
            transport.abort()
