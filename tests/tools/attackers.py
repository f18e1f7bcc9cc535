"""Attacks on a club on loopback, bounded in number and time. Each runs until its time is over."""

import asyncio
import os
import socket
import time
from contextlib import suppress
from itertools import count

import asyncssh

HOST = "127.0.0.1"
ADDRESS = "127.0.0.1"
"""Where the attackers come from."""


def come_from(address):
    """Let the next connections come from this address."""
    global ADDRESS
    ADDRESS = address


async def again(seconds, do, pause=0.0):
    """Do something again and again until the time is over, whatever the club refuses."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with suppress(OSError, asyncssh.Error, asyncio.TimeoutError):
            await do()
        await asyncio.sleep(pause)


async def silent(port, key, seconds):
    """Connections that say nothing."""
    await _held(port, seconds, [ADDRESS] * 60)


async def silent_network(port, key, seconds):
    """Connections that say nothing, from all addresses of a network."""
    network = ADDRESS.rpartition(".")[0]
    await _held(port, seconds, [f"{network}.{host}" for host in range(1, 101)])


async def _held(port, seconds, addresses):
    opening = (asyncio.open_connection(HOST, port, local_addr=(each, 0)) for each in addresses)
    found = [each for each in await asyncio.gather(*opening, return_exceptions=True) if isinstance(each, tuple)]
    await asyncio.sleep(seconds)
    for _, writer in found:
        writer.close()


async def nameless(port, key, seconds):
    """Newcomers who never say their name."""
    held = []

    async def do():
        connection = await asyncio.wait_for(connect(port, asyncssh.generate_private_key("ssh-ed25519"), "new"), 2)
        held.append((connection, await connection.create_process(request_pty=False)))

    await again(seconds, do, 0.05)


async def accounts(port, key, seconds):
    """Accounts, one after the other."""
    numbers = count(1)

    async def do():
        letters = "".join(chr(97 + int(digit)) for digit in str(next(numbers)))
        fresh = asyncssh.generate_private_key("ssh-ed25519")
        async with await asyncio.wait_for(connect(port, fresh, "new"), 2) as connection:
            process = await connection.create_process(request_pty=False)
            process.stdin.write(f"Many{letters}\nyes\n")
            await asyncio.wait_for(process.stdout.readuntil("Lobby"), 2)

    await again(seconds, do, 0.05)


async def half_open(port, key, seconds):
    """Key exchanges that stop in the middle: a version, and the head of a packet that never comes."""
    held, end = [], time.monotonic() + seconds

    async def do():
        _, writer = await asyncio.open_connection(HOST, port, local_addr=(ADDRESS, 0))
        writer.write(b"SSH-2.0-Half\r\n" + (30_000).to_bytes(4, "big") + b"\x04\x14" + os.urandom(16))
        held.append(writer)

    while time.monotonic() < end:
        await again(0.2, do, 0.02)
        for writer in held:
            if not writer.is_closing():
                writer.write(b"\x00")
    for writer in held:
        writer.close()


async def handshakes(port, key, seconds):
    """Connections that begin a key exchange, one after the other."""
    await again(seconds, lambda: asyncio.wait_for(connect(port, None, "nobody"), 1))


async def ignored(port, key, seconds):
    """Messages that SSH ignores, after the key exchange and before the login."""

    async def do():
        waits = asyncio.get_running_loop().create_future()

        class Floods(asyncssh.SSHClient):
            def connection_made(self, conn):
                self.conn = conn

            def auth_banner_received(self, msg, lang):
                pass

            def password_auth_requested(self):
                for _ in range(200):
                    self.conn.send_debug("x" * 30_000)
                return waits

        await asyncio.wait_for(connect(port, None, "anna", Floods, preferred_auth="password"), 1)

    await again(seconds, do)


async def guesses(port, key, seconds):
    """Wrong passphrases."""
    wrong = {"password": "wrong wrong", "preferred_auth": "password"}
    await again(seconds, lambda: asyncio.wait_for(connect(port, None, "anna", **wrong), 5))


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
        local_addr=(ADDRESS, 0),
        **options,
    )
    return connection


async def _inside(port, key, seconds, do):
    """Somebody who has logged in, and does this until their connection is closed."""
    end = time.monotonic() + seconds

    async def once():
        async with await connect(port, key, "mallory") as connection:
            await asyncio.wait_for(do(connection), end - time.monotonic())

    await again(seconds, once, 0.2)


async def _types(port, key, seconds, text, **terminal):
    """Type a text again and again, ten times a second."""

    async def do(connection):
        process = await connection.create_process(**terminal or {"request_pty": False})
        while True:
            process.stdin.write(text)
            await process.stdin.drain()
            await asyncio.sleep(0.1)

    await _inside(port, key, seconds, do)


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
    await _types(port, key, seconds, "who\n" * 1000)


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


async def letters(port, key, seconds):
    """The longest lines: of letters that are long to compare, of marks over one letter, and of letters of four bytes."""
    long = ("\ufdfa " * 490, "a" + "\u0301" * 970, "\U0001f9d1" * 970, "\U0001d55c\u0489" * 480)

    async def do(connection):
        process = await connection.create_process(request_pty=False)
        while True:
            for word in ("tell", "say", "friend", "report", "invite", "people", "learn", "set", "open", "watch"):
                process.stdin.write("".join(f"{word} {text}\n" for text in long))
            await process.stdin.drain()
            await asyncio.sleep(0.2)

    await _inside(port, key, seconds, do)


async def keys(port, key, seconds):
    """Tabs, arrows and letters that are taken back, as fast as the line goes."""
    await _types(
        port,
        key,
        seconds,
        "x" * 70 + "\t" * 4000 + "x\x7f" * 4000 + "\x1b[A" * 2000 + "\x15",
        request_pty="force",
        term_type="xterm",
    )


async def comings(port, key, seconds):
    """Sits down, watches and leaves, again and again."""
    await _types(port, key, seconds, "watch 1\nquit\nwatch 2\nquit\n")


async def tables(port, key, seconds):
    """Opens tables and tournaments, begins games, and leaves or closes them, again and again."""
    await _types(port, key, seconds, "open words\n\nstart\nquit\nopen kaques\n\nquit\ntournament\n\nquit\nyes\n")


async def talks(port, key, seconds):
    """Talks without a pause, and wants to hear all that is kept."""
    await _types(port, key, seconds, "say " + "x" * 480 + "\n" + "account\ndata\nyes\nyes\nback\n")


async def lingers(port, key, seconds):
    """Leaves the club and keeps the connections."""
    held = []

    async def do():
        connection = await asyncio.wait_for(connect(port, key, "mallory"), 2)
        process = await connection.create_process(request_pty=False)
        process.stdin.write("quit\n")
        held.append(connection)

    await again(seconds, do, 0.1)


async def rubbish(port, key, seconds):
    """Connections that speak another language."""

    async def do():
        with socket.create_connection((HOST, port), 1, (ADDRESS, 0)) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\n\r\n" + os.urandom(5000))

    await again(seconds, do, 0.02)


ALL = (
    *(silent, silent_network, nameless, accounts, half_open, handshakes, ignored, guesses, rubbish),
    *(long_line, many_lines, letters, keys, never_reads, channels, binary, comings, tables, talks, lingers),
)


def main(every=ALL):
    """NAME PORT KEY SECONDS ADDRESS"""
    import sys

    _, name, port, key, seconds, address = sys.argv
    come_from(address)
    os.nice(15)  # the processor of an attacker is not the club's
    do = next(each for each in every if each.__name__ == name)
    asyncssh.set_log_level("CRITICAL")
    asyncio.run(do(int(port), key, float(seconds)))


if __name__ == "__main__":
    main()
