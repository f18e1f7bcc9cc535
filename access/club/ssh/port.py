"""A port of a club: it accepts connections while the club can let people in."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from contextlib import suppress

from access.club.log import facts
from access.club.tasks import Tasks
from games.refusals import Failed

log = logging.getLogger(__name__)
BACKLOG = 128
FREE_FOR_ALL = 1024
"""The first port that any user may open."""
WAITS = 0.2
"""Seconds until the next attempt to accept, when the system lacks files."""


class Port:
    """A listening address. `taken` is called with each accepted connection and the address of its peer.

    While it is closed, the system refuses connections. A proxy then sends people to another host.
    """

    def __init__(self, host: str, number: int, tasks: Tasks, taken: Callable[[socket.socket, str], None]) -> None:
        self.host, self.number = host, number
        self._tasks, self._taken = tasks, taken
        self._listener: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether connections are accepted."""
        return self._listener is not None

    def open(self) -> None:
        """Accept connections from now on; number 0 becomes that of a free port. Raises Failed."""
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
        """Stop accepting connections; accepted ones stay."""
        if self._accepting is not None:
            self._accepting.cancel()
        if self._listener is not None:
            with suppress(NotImplementedError):  # loops of Windows have no readers
                asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
        self._listener = self._accepting = None

    def keep(self, trouble: str) -> None:
        """Close the port while there is trouble, else open it; a change is logged."""
        if self.is_open != bool(trouble):
            return
        try:
            if trouble:
                self.close()
                log.warning("port closed", extra=facts(port=self.number, why=trouble))
            else:
                self.open()
                log.warning("port opened", extra=facts(port=self.number))
        except Failed as error:  # another program may have it: it is tried again
            log.error("port not opened", extra=facts(port=self.number, why=error.reason))

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(listener)
            except OSError:  # too many open files
                await asyncio.sleep(WAITS)
                continue
            self._taken(connection, str(peer[0]))


def _way(error: OSError, number: int) -> str:
    """Return the reason for a failure to open a port, as phrases name it: `taken`, `low`, or `none`."""
    if error.errno == errno.EADDRINUSE:
        return "taken"
    return "low" if error.errno == errno.EACCES and 0 < number < FREE_FOR_ALL else "none"
