"""Attacks on a club on loopback, bounded in number and time. Each runs until its time is over."""

import asyncio
import os
import socket
import time
from contextlib import suppress

import asyncssh

HOST = "127.0.0.1"


async def silent(port, key, seconds):
    """Connections that say nothing."""
    opening = (asyncio.open_connection(HOST, port) for _ in range(60))
    found = [each for each in await asyncio.gather(*opening, return_exceptions=True) if isinstance(each, tuple)]
    await asyncio.sleep(seconds)
    for _, writer in found:
        writer.close()


async def handshakes(port, key, seconds):
    """Connections that begin a key exchange, one after the other."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            await asyncio.wait_for(connect(port, None, "nobody"), 1)


async def ignored(port, key, seconds):
    """Messages that SSH ignores, after the key exchange and before the login."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        waits = asyncio.get_running_loop().create_future()

        class Floods(asyncssh.SSHClient):
            def connection_made(self, conn):
                self.conn = conn

            def auth_banner_received(self, msg, lang):
                pass

            def password_auth_requested(self, waits=waits):
                for _ in range(200):
                    self.conn.send_debug("x" * 30_000)
                return waits

        with suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            await asyncio.wait_for(connect(port, None, "anna", Floods, preferred_auth="password"), 1)


async def guesses(port, key, seconds):
    """Wrong passphrases."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            await asyncio.wait_for(connect(port, None, "anna", password="wrong wrong", preferred_auth="password"), 5)


async def connect(port, key, name, factory=asyncssh.SSHClient, **options):
    connection, _ = await asyncssh.create_connection(
        factory,
        HOST,
        port,
        username=name,
        known_hosts=None,
        client_keys=[key] if key else None,
        agent_path=None,
        config=None,
        **options,
    )
    return connection


async def _inside(port, key, seconds, do):
    """Somebody who has logged in, and does this until their connection is closed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            async with await connect(port, key, "mallory") as connection:
                await asyncio.wait_for(do(connection), end - time.monotonic())
        await asyncio.sleep(0.2)


async def long_line(port, key, seconds):
    """One line of 13 MB."""

    async def do(connection):
        process = await connection.create_process(request_pty=False)
        for _ in range(13 * 16):
            process.stdin.write("x" * 65536)
            await process.stdin.drain()
        await asyncio.sleep(seconds)

    await _inside(port, key, seconds, do)


async def many_lines(port, key, seconds):
    """Ten thousand lines a second."""

    async def do(connection):
        process = await connection.create_process(request_pty=False)
        while True:
            process.stdin.write("who\n" * 1000)
            await process.stdin.drain()
            await asyncio.sleep(0.1)

    await _inside(port, key, seconds, do)


async def never_reads(port, key, seconds):
    """Asks for much and reads nothing."""

    async def do(connection):
        process = await connection.create_process(request_pty=False, window=1024)
        process.channel.pause_reading()
        while True:
            process.stdin.write("help\n" * 20)
            await asyncio.sleep(0.1)

    await _inside(port, key, seconds, do)


async def channels(port, key, seconds):
    """A thousand channels, and everything else that SSH can ask for."""

    async def do(connection):
        await connection.create_process(request_pty=False)
        for _ in range(1000):
            with suppress(asyncssh.Error):
                await connection.create_process("id")

    await _inside(port, key, seconds, do)


async def binary(port, key, seconds):
    """Bytes that are no text."""

    async def do(connection):
        process = await connection.create_process(request_pty="force", term_type="xterm", encoding=None)
        while True:
            process.stdin.write(os.urandom(20_000))
            await asyncio.sleep(0.05)

    await _inside(port, key, seconds, do)


async def rubbish(port, key, seconds):
    """Connections that speak another language."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection((HOST, port), 1) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n" + os.urandom(5000))
        await asyncio.sleep(0.02)


ALL = (silent, handshakes, ignored, guesses, long_line, many_lines, never_reads, channels, binary, rubbish)


def main():
    """NAME PORT KEY SECONDS"""
    import sys

    _, name, port, key, seconds = sys.argv
    do = next(each for each in ALL if each.__name__ == name)
    asyncssh.set_log_level("CRITICAL")
    asyncio.run(do(int(port), key, float(seconds)))


if __name__ == "__main__":
    main()
