"""Clients of a club by asyncssh that do nothing but wait and type, and what the club's process has used."""

import asyncio
import os
import re
import time
from contextlib import suppress
from pathlib import Path

from ssh_club import free

MANY = free(
    *("handshakes", "doors", "guests", "passphrases", "accounts", "recoveries", "talk", "comings", "tables"),
    connections=100_000,
    connections_of_a_member=100_000,
    lines_a_second=100_000,
)


def used(pid):
    """Processor seconds of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def kilobytes(pid):
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])


class Line:
    """A connection by asyncssh, of whole lines."""

    def __init__(self):
        self.text, self.heard = "", asyncio.Event()
        self.connection = self.reading = None

    async def open(self, port, name, key):
        from attackers import connect

        self.connection = await connect(port, key, name)
        self.process = await self.connection.create_process(request_pty=False, encoding="utf-8", errors="replace")
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self):
        import asyncssh

        with suppress(asyncssh.Error, OSError):
            while data := await self.process.stdout.read(65536):
                self.text += data
                self.heard.set()

    def type(self, line):
        self.text = ""
        self.process.stdin.write(f"{line}\n")

    async def until(self, pattern, seconds=60):
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text):
            assert time.monotonic() < end, (pattern, self.text)
            self.heard.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.heard.wait(), 1)

    async def says(self, line, pattern):
        self.type(line)
        await self.until(pattern)

    def close(self):
        """End a connection, also one that never was ready."""
        if self.reading:
            self.reading.cancel()
        if self.connection:
            self.connection.abort()


async def asked_of(pair):
    """Whose question stands there."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for line in pair:
            if re.search(r"(\d|stop)\? $", line.text):
                return line
        await asyncio.sleep(0.002)
    raise AssertionError([line.text for line in pair])


async def register(served, count):
    """So many members in the store, all with one key each: made before, since that is not what is measured."""
    import asyncssh

    from access.club.store.sqlite import sqlite_store

    store, keys = sqlite_store(served.store), []
    for number in range(count):
        keys.append(asyncssh.generate_private_key("ssh-ed25519"))
        await store.people.register(f"P{number}q", keys[-1].get_fingerprint(), None, f"code {number}")
    await store.close()
    return keys


async def at_tables(served, keys, kind=Line, opened=None):
    """Two players at each table, where a game has begun; `opened` connects one by their key."""
    lines = [kind() for _ in keys]
    for at in range(0, len(lines), 2):
        pair = lines[at : at + 2]
        for line, key in zip(pair, keys[at : at + 2], strict=True):
            await (opened(line, key) if opened else line.open(served.port, "x", key))
            await line.until("Lobby")
        await pair[0].says("open kaques", r"Open\? $")
        await pair[0].says("", r"Table (\d+) is open")
        number = re.search(r"Table (\d+) is open", pair[0].text)[1]
        await pair[1].says(f"sit {number}", "At the table")
        pair[0].type("start")
        await asked_of(pair)
    return lines
