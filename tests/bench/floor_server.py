"""The least that a club of tables of two can cost: asyncssh, and one insert for each line that somebody types.

    python tests/bench/floor_server.py FILE [CIPHERS]

CIPHERS is `usual` for those of asyncssh, else those of our club are used. Prints its port. Whoever connects sits beside the one before or after. At a line a row is inserted; then both are told,
in one write each, as much text as our club tells.
"""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

import asyncssh

from access.club.ssh.login import CIPHERS, MACS

TOLD = "Anna: 3 2 2 3 6 1. Anna stops with 350, and has 350.\r\n"
QUESTION = "1 5 2 2 2 6, plus 300? "


class Anybody(asyncssh.SSHServer):
    def begin_auth(self, username):
        return True

    def public_key_auth_supported(self):
        return True

    def validate_public_key(self, username, key):
        return True


class Tables:
    def __init__(self, path):
        self.thread = ThreadPoolExecutor(1)
        self.connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.connection.execute("PRAGMA journal_mode=WAL")
        self.connection.execute("PRAGMA synchronous=FULL")
        self.connection.execute("CREATE TABLE lines (number INTEGER PRIMARY KEY, place INTEGER, line TEXT)")
        self.seats = []

    async def sit(self, process):
        place = len(self.seats)
        self.seats.append(process)
        process.stdout.write(f"Seat\r\n{QUESTION}")
        while line := await process.stdin.readline():
            await asyncio.get_running_loop().run_in_executor(self.thread, self.insert, place, line)
            beside = self.seats[place ^ 1]
            process.stdout.write(TOLD)
            beside.stdout.write(TOLD + QUESTION)
        process.exit(0)

    def insert(self, place, line):
        self.connection.execute("INSERT INTO lines (place, line) VALUES (?, ?)", (place, line))


async def main(path, ciphers="ours"):
    tables = Tables(path)
    key = asyncssh.generate_private_key("ssh-ed25519")
    chosen = {} if ciphers == "usual" else {"encryption_algs": CIPHERS, "mac_algs": MACS, "compression_algs": None}
    server = await asyncssh.listen(
        "127.0.0.1", 0, server_factory=Anybody, server_host_keys=[key], process_factory=tables.sit, **chosen
    )
    print(server.get_port(), flush=True)
    await server.wait_closed()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
