"""Forms that no browser sends, and how long one callback of a loop computes while a stranger sends them."""

import asyncio
import gc
import gzip
import threading
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass

import attackers

FORM = b"application/x-www-form-urlencoded"
PARTS = b"multipart/form-data; boundary=x"
METHODS = ("GET", "POST", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "BREW")
ROUTES = (
    *(
        "/",
        "/question",
        "/events",
        "/here",
        "/accessibility",
        "/passkeys",
        "/manifest.json",
        "/sound/turn",
        "/icon.svg",
    ),
    *("/enter", "/answer", "/wait", "/leave", "/passkey", "/passkeys/question", "/passkeys/add", "/passkeys/remove"),
    *("/nothing", "/sound/%00", "//", "/?told=%ff&%=%%"),
)
GUEST = b"kind=guest"
MEGABYTE = 1 << 20
STOPS = 0.02
"""The most seconds of processor time for which a stranger may stop everybody: others take 0.1 of the clock meanwhile."""


@dataclass
class BrokenForm:
    """A body, and the headers that come with it. Without `length`, its own length is told."""

    name: str
    body: bytes = GUEST
    kind: bytes | None = FORM
    more: tuple[bytes, ...] = ()
    tells_length: bool = True

    def sent(self, method, path, least=0, cookie=""):
        """The bytes of a request whose body has at least so many; the body repeats itself."""
        body = self.body
        if len(body) < least:
            body *= least // max(len(body), 1) + 1
        length = () if not self.tells_length else (b"Content-Length: %d" % len(body),)
        kind = () if self.kind is None else (b"Content-Type: " + self.kind,)
        own = (f"Cookie: {cookie}".encode(),) if cookie else ()
        first = f"{method} {path} HTTP/1.1".encode()
        head = (first, b"Host: 127.0.0.1", b"Connection: close", *kind, *self.more, *own, *length, b"", b"")
        return b"\r\n".join(head) + body


def part(*headers, body=b"guest"):
    """One part of a form in parts."""
    return b"\r\n".join((b"--x", *headers, b"", body, b""))


def chunked(*chunks):
    return b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)


CHUNKS = (b"Transfer-Encoding: chunked",)
DISPOSITION = b'Content-Disposition: form-data; name="kind"'
BROKEN = (
    # of types that are none of a form
    *(BrokenForm(f"type {kind!r}", kind=kind) for kind in (None, b"", b"/", b";", b"text/plain", b"application/json")),
    *(BrokenForm(f"type {kind!r}", kind=kind) for kind in (b"\xff\xfe", b"multipart/mixed", b"multipart/form-data")),
    BrokenForm("type of 3900 letters", kind=b"a/" + b"b;" * 1950),
    BrokenForm("type of 1000 names", kind=FORM + b"; a=b" * 700),
    BrokenForm("type with an open quote", kind=FORM + b'; charset="utf-8'),
    BrokenForm("type of two languages", kind=FORM + b"; charset*=utf-7'en'x; charset*0=u; charset*1=t"),
    # of alphabets
    *(
        BrokenForm(f"letters {name!r}", kind=FORM + b"; charset=" + name)
        for name in (b"utf-7", b"rot13", b"zlib_codec", b"idna", b"punycode", b"undefined", b"../../x", b"utf-16", b"")
    ),
    BrokenForm("letters that are none", b"kind=\xff\xfe\x80"),
    BrokenForm("escapes that are none", b"kind=%ff%zz%\x00&%&%%%"),
    BrokenForm("halves of pairs", b"kind=%ed%a0%80&name=%ed%b0%80"),
    # of many fields
    BrokenForm("fields", b"a=1&"),
    BrokenForm("separators", b"&"),
    BrokenForm("escapes", b"%41"),
    BrokenForm("kinds", b"kind=guest&"),
    # in parts
    BrokenForm("a preamble", b"\r\n", PARTS),
    BrokenForm("lines that end nowhere", b"a", PARTS),
    BrokenForm("parts", part(DISPOSITION), PARTS),
    BrokenForm("parts without names", part(b"Content-Type: text/plain"), PARTS),
    BrokenForm("parts in parts", part(b"Content-Type: multipart/mixed; boundary=x", DISPOSITION), PARTS),
    BrokenForm("parts that are packed", part(DISPOSITION, b"Content-Encoding: deflate", body=b"\xff"), PARTS),
    BrokenForm("parts of no alphabet", part(DISPOSITION, b"Content-Type: a; charset=rot13"), PARTS),
    BrokenForm("files", part(DISPOSITION + b'; filename="x"', body=b"x" * 999), PARTS),
    BrokenForm("a boundary of 3900 letters", kind=b"multipart/form-data; boundary=" + b"x" * 3900),
    # packed
    BrokenForm("gzip", gzip.compress(b"kind=guest&" + b"x" * MEGABYTE * 4), more=(b"Content-Encoding: gzip",)),
    BrokenForm("deflate", zlib.compress(b"x" * MEGABYTE * 4), more=(b"Content-Encoding: deflate",)),
    BrokenForm("a bomb", zlib.compress(bytes(32 * MEGABYTE), 9), more=(b"Content-Encoding: deflate",)),
    BrokenForm("no gzip", more=(b"Content-Encoding: gzip",)),
    BrokenForm("br", more=(b"Content-Encoding: br",)),
    BrokenForm("packed by nobody", more=(b"Content-Encoding: x, y, identity",)),
    # in chunks
    BrokenForm("chunks", chunked(b"a"), more=CHUNKS, tells_length=False),
    BrokenForm("chunks with names", b"1;" + b"a=b;" * 200 + b"\r\nx\r\n", more=CHUNKS, tells_length=False),
    BrokenForm("chunks that are none", b"zz\r\n", more=CHUNKS, tells_length=False),
    BrokenForm("a chunk of 2**63", b"7fffffffffffffff\r\n" + GUEST, more=CHUNKS, tells_length=False),
    BrokenForm("trailers", chunked(GUEST) + b"0\r\n" + b"A: b\r\n" * 50, more=CHUNKS, tells_length=False),
    BrokenForm("chunks and a length", chunked(GUEST), more=CHUNKS),
    BrokenForm("chunks twice", chunked(GUEST), more=CHUNKS * 2, tells_length=False),
    BrokenForm("another transfer", more=(b"Transfer-Encoding: gzip, chunked",), tells_length=False),
    # of heads
    BrokenForm("two lengths", more=(b"Content-Length: 3",)),
    *(
        BrokenForm(f"length {length!r}", more=(b"Content-Length: " + length,), tells_length=False)
        for length in (b"-1", b"+5", b"99999999999999999999", b"1e3", b"")
    ),
    BrokenForm("expects", more=(b"Expect: 100-continue",)),
    BrokenForm("expects the unknown", more=(b"Expect: tea",)),
    BrokenForm("expects and is no form", kind=b"text/plain", more=(b"Expect: 100-continue",)),
    BrokenForm("a socket", more=(b"Upgrade: websocket", b"Sec-WebSocket-Key: x", b"Sec-WebSocket-Version: 13")),
    BrokenForm("another protocol", more=(b"Upgrade: h2c", b"HTTP2-Settings: AAAA")),
    BrokenForm("cookies", more=(b"Cookie: " + b"a=b; " * 800,)),
    BrokenForm("cookies that are none", more=(b'Cookie: taverne="\\"\\777; =; \xff=\x80; $Version=1; [a]={b',)),
    BrokenForm("languages", more=(b"Accept-Language: " + b"en-GB;q=0.3," * 330,)),
    BrokenForm("tags", more=(b"If-None-Match: " + b'W/"a" , ' * 480,)),
    BrokenForm("heads", more=tuple(b"X-%d: y" % number for number in range(55))),
    BrokenForm("origins", more=(b"Origin: http://[", b"Referer: ::", b"Sec-Fetch-Site: \xff")),
    BrokenForm("a script", more=(b"Accept: application/json", b"Last-Event-ID: x-\xb2", b"Range: bytes=5-1")),
)
"""The requests, each of a kind of its own."""


class Computing:
    """How long single callbacks of the loop of a thread have computed; searches for garbage do not count."""

    def __init__(self, thread):
        self._thread, self._usual = thread, asyncio.Handle._run
        self._garbage, self._searches = 0.0, None
        self._is_over, self.took = False, []

    def __enter__(self):
        usual, thread = self._usual, self._thread

        def run(handle):
            if threading.current_thread() is thread:
                self._measured(handle)
            else:
                usual(handle)

        asyncio.Handle._run = run
        gc.callbacks.append(self._searched)
        return self

    def _measured(self, handle):
        began, self._garbage = time.thread_time(), 0.0
        self._usual(handle)
        if not self._is_over:  # else a search for garbage may have been counted in part
            self.took.append((time.thread_time() - began - self._garbage, handle))

    def __exit__(self, *raised):
        self._is_over = True
        asyncio.Handle._run = self._usual
        gc.callbacks.remove(self._searched)

    def _searched(self, phase, info):
        if threading.current_thread() is not self._thread:
            return
        if phase == "stop" and self._searches is not None:  # else it began before we looked
            self._garbage += time.thread_time() - self._searches
        self._searches = time.thread_time() if phase == "start" else None

    @property
    def longest(self):
        """The longest computing of one callback, in seconds, and what it was."""
        return max(((took, repr(handle)) for took, handle in self.took), default=(0.0, ""))


async def sent_all(port, requests, pieces=1, at_once=16):
    """Send requests, each on a connection of its own; return their statuses, 0 without an answer."""
    room = asyncio.Semaphore(at_once)

    async def send(data):
        async with room:
            return await answered(port, data, pieces)

    return await asyncio.gather(*map(send, requests))


async def answered(port, data, pieces=1, patience=60):
    """Send the bytes of a request, in so many pieces; return the status of its answer, or 0 without one."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(attackers.ADDRESS, 0))
    reading = asyncio.ensure_future(_status(reader))
    try:
        size = max(len(data) // pieces, 1)
        for start in range(0, len(data), size):
            if reading.done() or writer.is_closing():
                break
            writer.write(data[start : start + size])
            await asyncio.wait((asyncio.ensure_future(drained(writer)), reading), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)
        return await asyncio.wait_for(reading, patience)
    finally:
        reading.cancel()
        writer.transport.abort()


async def drained(writer):
    """Wait until what was written is sent, or nobody takes it any more."""
    with suppress(ConnectionError):
        await writer.drain()


async def _status(reader):
    status = 100
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        while status == 100:
            status = int((await reader.readuntil(b"\r\n\r\n")).split(None, 2)[1])
        return status
    return 0
