"""The port of a club: it takes connections while the club can let people in."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable

from access.club.log import facts
from access.club.tasks import Tasks
from games.refusals import Failed

log = logging.getLogger(__name__)
BACKLOG = 128
FREE_FOR_ALL = 1024
"""The first port that any user may take."""
WAITS = 0.2
"""Seconds without new connections when the system has no room for more."""


class Port:
    """An address at which connections are taken, each of which is given to `taken` with its peer's address.

    While it is closed, the system refuses connections: a proxy sees that, and sends people to another host.
    """

    def __init__(self, host: str, number: int, tasks: Tasks, taken: Callable[[socket.socket, str], None]) -> None:
        self.host, self.number = host, number
        self._tasks, self._taken = tasks, taken
        self._listener: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether connections are taken."""
        return self._listener is not None

    def open(self) -> None:
        """Begin to take connections; number 0 becomes a free one, and stays it. Raises Failed."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            listener = socket.create_server((self.host, self.number), family=family, backlog=BACKLOG)
        except OSError as error:
            address = f"{self.host}:{self.number}"
            raise Failed("club-cannot-listen", address=address, why=error, way=_way(error, self.number)) from None
        listener.setblocking(False)
        self._listener, self.number = listener, listener.getsockname()[1]
        self._accepting = self._tasks.keep("door", lambda: self._accept(listener))

    def close(self) -> None:
        """Take no connections any more; those that were taken stay."""
        if self._accepting is not None:
            self._accepting.cancel()
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
        self._listener = self._accepting = None

    def keep(self, wanted: bool) -> None:
        """Be open or closed as it is wanted; the change is logged."""
        if wanted == self.is_open:
            return
        try:
            (self.open if wanted else self.close)()
            log.warning("port opened" if wanted else "port closed", extra=facts(port=self.number))
        except Failed as error:  # another program has it meanwhile: it is tried again
            log.error("port not opened", extra=facts(port=self.number, why=error.reason))

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(listener)
            except OSError:  # too many open files: those who are here come first
                await asyncio.sleep(WAITS)
                continue
            self._taken(connection, str(peer[0]))


def _way(error: OSError, number: int) -> str:
    """Return the reason why a port cannot be opened, as phrases know it: `taken`, `low`, or another."""
    if error.errno == errno.EADDRINUSE:
        return "taken"
    return "low" if error.errno == errno.EACCES and 0 < number < FREE_FOR_ALL else "none"
