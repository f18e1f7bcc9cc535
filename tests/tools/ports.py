"""Ports of loopback for servers that cannot choose one themselves."""

import random
import socket
from contextlib import suppress


def free_port():
    """A port that nobody has, and that no other test gets while this process runs.

    It lies below those that the system gives to connections: one of these would be taken by a connection meanwhile.
    """
    while True:
        port = random.randrange(10_000, 32_768)
        claim = socket.socket(socket.AF_UNIX)
        with suppress(OSError):
            claim.bind(f"\0port {port} of a test")  # in the abstract namespace, which all processes share
            with socket.create_server(("127.0.0.1", port)):
                claim.detach()  # it stays open until the process ends
                return port
        claim.close()
