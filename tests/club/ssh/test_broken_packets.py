"""What strangers send to the door by ssh that is no ssh: it stops nobody, and fills no log."""

import asyncio
import struct
import time
from contextlib import suppress
from dataclasses import replace

import pytest
from broken_forms import MEGABYTE, STOPS, Computing, drained
from club_here import MANY, Here

from access.club.gate import Share

pytestmark = pytest.mark.connected
FREE = Share(*[10**7] * 4, 60)
COOKIE, VERSION = b"x" * 16, b"SSH-2.0-x\r\n"
IGNORE, UNIMPLEMENTED, DEBUG, SERVICE, KEXINIT, NEWKEYS, ECDH, USERAUTH = (2, 3, 4, 5, 20, 21, 30, 50)


def text(found):
    return struct.pack("!I", len(found)) + found


def packet(kind, *parts):
    payload = bytes([kind]) + b"".join(parts)
    filled = 8 - (5 + len(payload)) % 8
    filled += 8 * (filled < 4)
    return struct.pack("!IB", 1 + len(payload) + filled, filled) + payload + bytes(filled)


def wishes(*names):
    """The beginning of a key exchange: the algorithms that a client wishes for."""
    kinds = (*names, b"ssh-ed25519", *[b"aes128-ctr"] * 2, *[b"hmac-sha2-256"] * 2, *[b"none"] * 2, b"", b"")[:10]
    return packet(KEXINIT, COOKIE, *map(text, kinds), bytes(5))


KEX = wishes(b"curve25519-sha256")
BROKEN = {
    "lines": (b"", b"x" * 200 + b"\r\n"),
    "short lines": (b"", b"\n"),
    "a line without an end": (b"", b"x"),
    "another language": (b"", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"),
    "a version of 300 letters": (b"SSH-2.0-" + b"x" * 300 + b"\r\n", b"x"),
    "a packet of 2**31": (VERSION, b"\x7f\xff\xff\xff"),
    "a packet of 35000": (VERSION, struct.pack("!I", 35_000) + b"x" * 100),
    "packets of nothing": (VERSION, bytes(4)),
    "more padding than packet": (VERSION, struct.pack("!IB", 12, 255) + b"x" * 11),
    "an algorithm of 30000 letters": (VERSION, wishes(b"a" * 30_000)),
    "15000 algorithms": (VERSION, wishes(b"a," * 15_000)),
    "3000 algorithms of each kind": (VERSION, wishes(*[b"a," * 1500] * 10)),
    "algorithms of no alphabet": (VERSION, wishes(b"\xff\xfe")),
    "many wishes": (VERSION, KEX),
    "ignored": (VERSION, packet(IGNORE, text(b""))),
    "ignored within the exchange": (VERSION + KEX, packet(IGNORE, text(b""))),
    "ignored after the exchange": (VERSION + KEX + packet(ECDH, text(b"x" * 32)), packet(IGNORE, text(b""))),
    "debug": (VERSION, packet(DEBUG, b"\1", text(b"x" * 100), text(b""))),
    "unknown": (VERSION, packet(192)),
    "unimplemented": (VERSION, packet(UNIMPLEMENTED, bytes(4))),
    "a point that is none": (VERSION + KEX, packet(ECDH, text(bytes(32)))),
    "many points": (VERSION + KEX, packet(ECDH, text(b"x" * 32))),
    "new keys": (VERSION, packet(NEWKEYS)),
    "a service too early": (VERSION, packet(SERVICE, text(b"ssh-userauth"))),
    "a login too early": (VERSION, packet(USERAUTH, text(b"a"), text(b"ssh-connection"), text(b"none"))),
    "a text of 2**32": (VERSION, packet(USERAUTH, b"\xff" * 4)),
}
"""How a connection begins, and what follows again and again."""


class Open(Here):
    limits = replace(MANY, handshakes=FREE, doors=FREE)


@pytest.fixture(scope="module")
def club():
    with Open() as here:
        asyncio.run(sent(here.port, VERSION + KEX + packet(ECDH, text(b"x" * 32)), MEGABYTE))
        yield here
        while here.serving.gate._here:  # a connection that sends too much is read again after a second
            time.sleep(0.05)


async def sent(port, data, size):
    """Send in pieces of a size until the club hangs up, or all is sent, or it reads no more: then it is limited."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        hangs_up = asyncio.ensure_future(reader.read())
        end = time.monotonic() + 0.5
        for start in range(0, len(data), size):
            writer.write(data[start : start + size])
            drains = asyncio.ensure_future(drained(writer))
            await asyncio.wait((drains, hangs_up), timeout=0.2, return_when=asyncio.FIRST_COMPLETED)
            drains.cancel()
            await asyncio.sleep(0)
            if hangs_up.done() or writer.is_closing() or time.monotonic() > end:
                break
        writer.transport.abort()
        hangs_up.cancel()
        await asyncio.wait((hangs_up,))
        _ = hangs_up.cancelled() or hangs_up.exception()


@pytest.mark.parametrize(("least", "size"), [(0, MEGABYTE), (2000, 1), (MEGABYTE, MEGABYTE)])
@pytest.mark.parametrize("name", BROKEN)
def test_what_is_no_ssh_stops_nobody_and_fills_no_log(name, least, size, club):
    begins, follows = BROKEN[name]
    data = begins + follows * (1 + least // len(follows))
    before = len(club.lines)
    with Computing(club._thread) as computing:
        asyncio.run(sent(club.port, data, size))
    took, what = computing.longest
    assert took < STOPS, (took, what)
    assert len(club.lines) == before, club.lines[before:]
