"""Attacks on the page of a club on loopback, bounded in number and time. Each runs until its time is over."""

import asyncio
import os
import re
import subprocess
import sys
import time
import urllib.parse
from contextlib import suppress

import attackers
import broken_forms
from attackers import HOST, again

ENDS = (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


async def opened(port):
    return await asyncio.open_connection(HOST, port, local_addr=(attackers.ADDRESS, 0))


async def asked(port, method, path, form=None, cookie="", host=HOST, patience=5):
    """Send one request; return the status, the head and the body of its answer."""
    reader, writer = await opened(port)
    try:
        body = urllib.parse.urlencode(form or {}).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
        head += "Content-Type: application/x-www-form-urlencoded\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "")
        writer.write(head.encode() + b"\r\n" + body)
        answer = await asyncio.wait_for(reader.read(-1), patience)
    finally:
        writer.close()
    head, _, body = answer.decode("utf-8", "replace").partition("\r\n\r\n")
    return int(head.split()[1]) if head else 0, head, body


def cookie_of(head):
    found = re.search(r"Set-Cookie: (\S+?);", head)
    return found[1] if found else ""


async def _held(port, seconds, first, count=1000, more=b""):
    """Open many connections that send something, and then a little more now and then."""
    held, end = [], time.monotonic() + seconds
    for _ in range(count):
        with suppress(OSError):
            held.append(await opened(port))
            held[-1][1].write(first)
    while time.monotonic() < end:
        await asyncio.sleep(0.2)
        for _, writer in held:
            if more and not writer.is_closing():
                writer.write(more)
    for _, writer in held:
        writer.close()


async def page_streams(port, key, seconds):
    """A thousand streams of one guest."""
    _, head, _ = await asked(port, "POST", "/enter", {"kind": "guest"})
    first = f"GET /events HTTP/1.1\r\nHost: {HOST}\r\nCookie: {cookie_of(head)}\r\n\r\n"
    await _held(port, seconds, first.encode())


async def page_heads(port, key, seconds):
    """Heads that never end."""
    await _held(port, seconds, f"GET / HTTP/1.1\r\nHost: {HOST}\r\n".encode(), more=b"X-More: 1\r\n")


async def page_big_heads(port, key, seconds):
    """Heads of a megabyte: one long line, many lines, and a cookie."""
    kinds = (b"X-Long: " + b"x" * 1_000_000, b"X-Many: 1\r\n" * 90_000, b"Cookie: taverne=" + b"x" * 1_000_000)

    async def do():
        for kind in kinds:
            reader, writer = await opened(port)
            with suppress(*ENDS):
                writer.write(f"GET / HTTP/1.1\r\nHost: {HOST}\r\n".encode() + kind + b"\r\n\r\n")
                await asyncio.wait_for(writer.drain(), 1)
                await asyncio.wait_for(reader.read(100), 1)
            writer.close()

    await _again(seconds, do)


async def _entered(port, kind):
    """The cookie of a new visit of this kind."""
    _, head, _ = await asked(port, "POST", "/enter", {"kind": kind})
    return cookie_of(head)


async def _form(port, cookie):
    """The token and the number of the present form of a visit."""
    _, _, body = await asked(port, "GET", "/", cookie=cookie)
    return dict(re.findall(r"name=(token|number) value=([^ >]*)", body))


async def page_posts(port, key, seconds):
    """Answers of a guest, as fast as they go: lines, long ones too, with right and wrong numbers and tokens."""
    cookie = await _entered(port, "guest")

    async def do():
        form = await _form(port, cookie)
        texts = ("people", "say " + "\ufdfa" * 900, "x" * 90_000)
        posts = [
            asked(port, "POST", "/answer", {**form, "text": text, "name": os.urandom(6).hex()}, cookie)
            for text in texts
        ]
        wrong = [
            asked(port, "POST", path, {"token": "x", "text": "x"}, cookie) for path in ("/answer", "/wait", "/leave")
        ]
        await asyncio.gather(*posts, *wrong, return_exceptions=True)

    await _again(seconds, do)


async def page_bodies(port, key, seconds):
    """Forms of 10 MB, and some that end nowhere."""
    head = f"POST /enter HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/x-www-form-urlencoded\r\n"

    async def do():
        reader, writer = await opened(port)
        writer.write(head.encode() + b"Content-Length: 10000000\r\n\r\nname=")
        with suppress(*ENDS):
            for _ in range(100):
                writer.write(b"x" * 100_000)
                await asyncio.wait_for(writer.drain(), 1)
            await asyncio.wait_for(reader.read(100), 1)
        writer.close()

    await again(seconds, do, 0.02)


async def page_guesses(port, key, seconds):
    """Wrong passphrases."""
    form = {"kind": "member", "name": "Mallory", "passphrase": "wrong wrong"}
    await _again(seconds, lambda: asked(port, "POST", "/enter", form))


async def page_guests(port, key, seconds):
    """Hundreds of guests."""

    async def do():
        comings = (asked(port, "POST", "/enter", {"kind": "guest"}) for _ in range(10))
        await asyncio.gather(*comings, return_exceptions=True)

    await _again(seconds, do)


async def page_loads(port, key, seconds):
    """The page as fast as it comes, with invented cookies, too."""

    async def do():
        await asyncio.gather(
            *(
                asked(port, "GET", path, cookie=f"taverne={os.urandom(12).hex()}")
                for path in ("/", "/question", "/events")
            ),
            *(asked(port, "GET", "/") for _ in range(10)),
            return_exceptions=True,
        )

    await _again(seconds, do)


async def page_passkeys(port, key, seconds):
    """Questions for passkeys, and answers that prove nothing: invented ones, and heaps of brackets."""

    async def do():
        _, head, _ = await asked(port, "POST", "/passkey", {"name": "Mallory"}, host=f"localhost:{port}")
        for answer in ("{}", "[" * 5000, '{"id": "AA", "rawId": "AA", "type": "public-key", "response": {}}'):
            await asked(
                port, "POST", "/enter", {"kind": "passkey", "answer": answer}, cookie_of(head), f"localhost:{port}"
            )

    await _again(seconds, do)


async def page_codes(port, key, seconds):
    """Recovery codes and linking codes, as fast as a newcomer may answer."""
    cookie = await _entered(port, "new")

    async def do():
        form = await _form(port, cookie)
        for text in ("recover", "Mallory", "abcd-efgh-ijkl", "quit", "link", "abcd-efgh"):
            await asked(port, "POST", "/answer", {**form, "text": text, "name": os.urandom(6).hex()}, cookie)

    await _again(seconds, do)


async def _sends(port, seconds, least, *names):
    """Broken forms of these names, one after the other on a connection of its own, read or not."""
    forms = [form for form in broken_forms.BROKEN if form.name in names]
    assert len(forms) == len(names), names
    paths = ("/enter", "/answer", "/nothing")
    requests = [form.sent("POST", path, least) for form in forms for path in paths]
    await _again(seconds, lambda: broken_forms.sent_all(port, requests, at_once=1))


async def page_preambles(port, key, seconds):
    """Forms in parts whose preamble ends after a megabyte: each line was read alone."""
    await _sends(port, seconds, 1 << 20, "a preamble", "lines that end nowhere")


async def page_packed(port, key, seconds):
    """Forms that are packed, of four megabytes each."""
    await _sends(port, seconds, 1 << 20, "gzip", "deflate", "no gzip")


async def page_chunks(port, key, seconds):
    """Chunks of one letter, and of long names."""
    await _sends(port, seconds, 1 << 20, "chunks", "chunks with names")


async def page_types(port, key, seconds):
    """Types of thousands of letters, and alphabets that take long."""
    names = ("type of 3900 letters", "type of 1000 names", "letters b'punycode'", "letters b'idna'", "cookies")
    await _sends(port, seconds, 12_000, *names)


async def page_idle(port, key, seconds):
    """A thousand connections that say nothing more, from six networks."""
    network = attackers.ADDRESS.rpartition(".")[0].rpartition(".")[0]
    held, end = [], time.monotonic() + seconds
    for at in range(1000):
        attackers.come_from(f"{network}.{at % 6}.{at // 6 % 4 + 1}")
        with suppress(*ENDS):
            held.append(await opened(port))
            held[-1][1].write(b"GET /icon.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    await asyncio.sleep(max(end - time.monotonic(), 0))
    for _, writer in held:
        writer.close()


async def page_pipelines(port, key, seconds):
    """Requests without a pause, none of which waits for its answer, which nobody reads."""
    _, writer = await opened(port)
    one, end = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(*ENDS):
            writer.write(one * 500)
            await asyncio.wait_for(writer.drain(), 1)
        if writer.is_closing():
            _, writer = await opened(port)
        await asyncio.sleep(0)
    writer.close()


async def _again(seconds, do):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(*ENDS, IndexError, ValueError):
            await do()
        await asyncio.sleep(0)


ALL = (
    *(page_streams, page_heads, page_big_heads, page_bodies, page_posts),
    *(page_guesses, page_guests, page_loads, page_codes, page_passkeys),
    *(page_preambles, page_packed, page_chunks, page_types, page_idle, page_pipelines),
)


def begin(club, attack, seconds, key="none"):
    """Begin an attack on a door of a club in a process of its own, from a network of its own; return the process."""
    names = [each.__name__ for each in (*attackers.ALL, *ALL)]
    where = f"127.{200 + names.index(attack)}.0.7"
    file, port = (__file__, club.page) if attack.startswith("page_") else (attackers.__file__, club.port)
    command = [sys.executable, file, attack, port, key, seconds, where]
    return subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL)


if __name__ == "__main__":
    attackers.main(ALL)
