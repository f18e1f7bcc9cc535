"""The connections of browsers: their number is limited, and silent ones and those of vanished browsers are ended."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from access.club.gate import Gate
from access.club.limits import Share, Whom
from access.club.web.sessions import BrowserSession
from access.system import posix

VANISHED = 30
"""Seconds without an acknowledgement of a browser after which its connection ends."""
FILES = 2
"""Browsers may have one of so many files of this process."""


@dataclass(eq=False, slots=True)
class BrowserLine:
    """An open connection: whose it is, whether the headers of a request have come, and the session that it serves."""

    whom: Whom
    is_heard: bool = False
    session: BrowserSession | None = None


class BrowserConnections:
    """The open connections, the longest idle one first. A new one has `silent` seconds for its first headers.

    With `is_one_address` all come from a proxy, and whom one serves is known by its requests alone; then only all
    together are counted.
    """

    def __init__(self, gate: Gate, share: Share, silent: float, is_one_address: bool) -> None:
        self._gate, self._share, self._silent, self._is_one_address = gate, share, silent, is_one_address
        self._open: dict[asyncio.BaseTransport, BrowserLine] = {}
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    async def connect(self, connection: socket.socket, address: str, protocol: Callable[[], Any]) -> bool:
        """Give a connection to a protocol, or close it and return False if there are too many. Raises OSError."""
        whom = self._gate.whom(address)
        if not self._has_room(whom):
            connection.close()
            return False
        connection.setblocking(False)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        posix.end_unconfirmed(connection, VANISHED)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(protocol, connection)
        self._open[transport] = BrowserLine(whom)
        self._counts.update(self._groups(whom))
        loop.call_later(self._silent, self._end_silent, transport)
        return True

    # Room

    def _groups(self, whom: Whom) -> list[str]:
        return [group for group, _ in self._limits(whom)]

    def _limits(self, whom: Whom) -> tuple[tuple[str, int], ...]:
        return (("", self._share.strangers),) if self._is_one_address else whom.groups(self._share)

    def _has_room(self, whom: Whom) -> bool:
        """Tell whether one more may come; the longest idle one gives way to it."""
        if self._take_their_files() or any(self._is_full(limit) for limit in self._limits(whom)):
            self.look()
        full = [limit[0] for limit in self._limits(whom) if self._is_full(limit)]
        if not full and self._take_their_files():
            return self._make_room(self._open)
        return all(
            self._make_room(each for each in self._open if group in self._groups(self._open[each].whom))
            for group in full
        )

    def _take_their_files(self) -> bool:
        """Tell whether browsers have as many files as they may: the number of a new one says nothing of all others."""
        return len(self._open) >= posix.most_files() // FILES

    def _is_full(self, limit: tuple[str, int]) -> bool:
        return self._counts[limit[0]] >= limit[1]

    def _make_room(self, among: Iterable[asyncio.BaseTransport]) -> bool:
        """End the longest idle one of the network that has most; one of a session only if there is no other."""
        idle = [each for each in among if not self._is_busy(each)]
        networks = Counter(self._open[each].whom.network for each in idle)

        def last(each: asyncio.BaseTransport) -> tuple[bool, int]:
            line = self._open[each]
            return line.session is None, networks[line.whom.network]

        found = max(idle, key=last, default=None)  # of equal ones the first
        if isinstance(found, asyncio.Transport):
            self._forget(found)
            found.abort()
        return found is not None

    def _is_busy(self, transport: asyncio.BaseTransport) -> bool:
        """Tell whether the browser of a session waits for news on it."""
        session = self._open[transport].session
        return session is not None and transport in session.connections

    def _forget(self, transport: asyncio.BaseTransport) -> None:
        self._counts.subtract(self._groups(self._open.pop(transport).whom))

    def look(self) -> None:
        """Forget closed connections, and count the open ones anew: a member may have come in by one meanwhile."""
        self._open = {transport: line for transport, line in self._open.items() if not transport.is_closing()}
        for line in self._open.values():
            line.whom = self._gate.as_now(line.whom)
        self._counts = Counter(group for line in self._open.values() for group in self._groups(line.whom))

    # Requests

    def hears(self, transport: asyncio.BaseTransport | None, address: str) -> None:
        """Note that the headers of a request of this address have come."""
        if transport is None or (line := self._open.pop(transport, None)) is None:
            return
        self._open[transport] = line  # it is the last one now
        line.is_heard = True
        if self._is_one_address:
            line.whom, line.session = self._gate.whom(address), None

    def serves(self, transport: asyncio.BaseTransport | None, session: BrowserSession) -> None:
        """Note the session of a request."""
        if transport is not None and (line := self._open.get(transport)) is not None:
            line.session = session

    def _end_silent(self, transport: asyncio.BaseTransport) -> None:
        line = self._open.get(transport)
        if line is not None and not line.is_heard and isinstance(transport, asyncio.Transport):
            transport.abort()
