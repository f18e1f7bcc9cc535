"""A port of a club: it accepts connections while the club can let people in.

The PROXY protocol (HAProxy, versions 1 and 2) tells the address of a client before anything else.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import logging
import socket
import struct
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from access.club.gate import Seldom
from access.club.log import extra
from access.club.tasks import Tasks
from access.system import posix
from games.refusals import Failed

log = logging.getLogger(__name__)
BACKLOG = 128
FREE_FOR_ALL = 1024
"""The first port that any user may open."""
WAITS = 0.2
"""Seconds until the next attempt to accept, when the system lacks files."""
RECEIVED = 1 << 13
"""The receive buffer of a connection, in bytes: so much is handled at once, and then everybody else has a turn."""
EVERY_ADDRESS = ("0.0.0.0", "::")  # noqa: S104 - not bound here, but told by the name of this computer
FREE_FILES = 16
"""The part of the files of this process that a port may leave to the database and others is one of so many."""


class Port:
    """A listening address. `taken` is called with each accepted connection and the address of its peer.

    One that `leaves_files` closes connections that would take the last ones. While a port is closed, the system refuses
    connections. A proxy then sends people to another host.
    """

    def __init__(
        self,
        host: str,
        number: int,
        tasks: Tasks,
        taken: Callable[[socket.socket, str], None],
        leaves_files: bool = False,
    ) -> None:
        self.host, self.number, self._leaves_files = host, number, leaves_files
        self._logs = Seldom(time.monotonic)
        self._tasks, self._taken = tasks, taken
        self._listener: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None

    @property
    def is_open(self) -> bool:
        """Whether connections are accepted."""
        return self._listener is not None

    @property
    def named(self) -> str:
        """The name at which people reach it."""
        return socket.gethostname() if self.host in EVERY_ADDRESS else self.host

    def open(self) -> None:
        """Accept connections from now on; number 0 becomes that of a free port. Raises Failed."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            listener = socket.create_server((self.host, self.number), family=family, backlog=BACKLOG)
        except OSError as error:
            address = f"{self.host}:{self.number}"
            raise Failed("club-cannot-listen", address=address, why=error, way=_way(error, self.number)) from None
        listener.setblocking(False)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)  # its connections have it from it on POSIX
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
                log.warning("port closed", extra=extra(port=self.number, why=trouble))
            else:
                self.open()
                log.warning("port opened", extra=extra(port=self.number))
        except Failed as error:  # another program may have it: it is tried again
            log.error("port not opened", extra=extra(port=self.number, why=error.reason))

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(listener)
            except OSError as error:  # too many open files
                self._say_that_files_lack(str(error))
                await asyncio.sleep(WAITS)
                continue
            if sys.platform == "win32":
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
            most = posix.most_files()
            if self._leaves_files and connection.fileno() >= most - most // FREE_FILES:
                connection.close()
                self._say_that_files_lack(f"{most} files are too few")
            else:
                self._taken(connection, str(peer[0]))
            await asyncio.sleep(0)  # else nobody has a turn while connections wait

    def _say_that_files_lack(self, why: str) -> None:
        if self._logs.allows():
            log.warning("connections refused", extra=extra(port=self.number, why=why))


def _way(error: OSError, number: int) -> str:
    """Return the reason for a failure to open a port, as phrases name it: `taken`, `low`, or `none`."""
    if error.errno == errno.EADDRINUSE:
        return "taken"
    return "low" if error.errno == errno.EACCES and 0 < number < FREE_FOR_ALL else "none"


SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"
LONGEST_LINE, LONGEST_BLOCK = 107, 536
"""The most bytes of a header of version 1, and of the addresses of version 2."""
Receive = Callable[[int], Awaitable[bytes]]


class NoHeader(Exception):
    """The connection does not begin with a PROXY header, but with the bytes `begun`; empty if it was closed at once."""

    def __init__(self, begun: bytes) -> None:
        super().__init__(begun)
        self.begun = begun


async def client_address(receive: Receive, usual: str) -> str:
    """Read the header, and return the address of the client; `usual` if the header has none.

    `receive` returns at most so many bytes. Raises NoHeader.
    """
    begun = await _exactly(receive, len(SIGNATURE))
    if begun == SIGNATURE:
        return await _version_2(receive, usual)
    while not begun.endswith(b"\r\n"):
        if len(begun) >= LONGEST_LINE or not begun.startswith(b"PROXY "):
            raise NoHeader(begun)
        begun += await _exactly(receive, 1)
    words = begun.decode("ascii", "replace").split()
    return usual if words[1:2] == ["UNKNOWN"] else _address(words[2] if len(words) == 6 else "")


async def _version_2(receive: Receive, usual: str) -> str:
    command, family, length = struct.unpack("!BBH", await _exactly(receive, 4))
    if command >> 4 != 2 or length > LONGEST_BLOCK:
        raise NoHeader(SIGNATURE)
    block = await _exactly(receive, length)
    size = {1: 4, 2: 16}.get(family >> 4)
    if command & 15 == 0 or size is None:
        return usual
    if len(block) < size:
        raise NoHeader(block)
    return str(ipaddress.ip_address(block[:size]))


async def _exactly(receive: Receive, count: int) -> bytes:
    found = b""
    while len(found) < count:
        more = await receive(count - len(found))
        if not more:
            raise NoHeader(found)
        found += more
    return found


def _address(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise NoHeader(b"PROXY ") from None
