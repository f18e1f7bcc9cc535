"""The PROXY protocol, which tells the address of a client before anything else (HAProxy, versions 1 and 2)."""

from __future__ import annotations

import ipaddress
import logging
import struct
from collections.abc import Awaitable, Callable

from access.club.limits import Seldom
from access.club.log import facts

log = logging.getLogger(__name__)
SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"
LONGEST_LINE, LONGEST_BLOCK = 107, 536
"""The most bytes of a header of version 1, and of the addresses of version 2."""
Receive = Callable[[int], Awaitable[bytes]]


class NoHeader(Exception):
    """The connection does not begin with a PROXY header, but with the bytes `begun`; empty if it was closed at once."""

    def __init__(self, begun: bytes) -> None:
        super().__init__(begun)
        self.begun = begun


class ProxyHeaders:
    """Reads the headers of a proxy; a connection without one is logged, once a minute. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._logs = Seldom(clock)

    async def address(self, receive: Receive, peer: str) -> str:
        """Return the address of a client whose connection comes from a peer. Raises NoHeader."""
        try:
            return await client_address(receive, peer)
        except NoHeader as error:
            if error.begun and self._logs.allows():
                log.warning("refused: no PROXY header", extra=facts(address=peer))
            raise


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
