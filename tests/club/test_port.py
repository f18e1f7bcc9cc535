"""The port of a club: others have their turn while many connect, and the last files stay free."""

import asyncio
import os
import socket
from contextlib import ExitStack
from itertools import count

import pytest

from access.club import port
from access.club.port import Port
from access.club.tasks import Tasks
from access.system import posix

MANY = 50
MOST_AT_ONCE = 1 << 13
"""The most bytes of a connection that are handled before others have a turn."""


async def connected(leaves_files=False):
    """Connect many at once; return in which turn of the loop each was taken, and those that were closed at once."""
    tasks, turns, turn, closed = Tasks(), [], 0, 0

    def taken(connection, address):
        turns.append(turn)
        held.append(connection)

    held, door = [], Port("127.0.0.1", 0, tasks, taken, leaves_files)
    door.open()
    clients = [socket.create_connection(("127.0.0.1", door.number)) for _ in range(MANY)]
    for client in clients:
        client.setblocking(False)
    while len(turns) + closed < MANY:
        turn += 1
        await asyncio.sleep(0)
        closed = sum(map(is_closed, clients))
    buffers = [each.getsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF) for each in held]
    door.close()
    await tasks.close()
    for each in (*held, *clients):
        each.close()
    assert max(buffers) <= 2 * MOST_AT_ONCE  # the system doubles it
    return turns, closed


def is_closed(client):
    try:
        return client.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False


def test_everybody_has_a_turn_between_two_connections():
    turns, closed = asyncio.run(connected())
    assert closed == 0
    assert len(set(turns)) == MANY


@pytest.mark.posix("a limit of files")
def test_a_port_leaves_the_last_files_to_others_and_the_log_says_it_once(monkeypatch, caplog):
    highest = max(map(int, os.listdir("/dev/fd")))
    with ExitStack() as files:
        while (free := files.enter_context(socket.socket()).fileno()) < highest:
            pass  # the numbers below are free now and then, and would be taken first
        most = (free + MANY // 2 + MANY) * port.FREE_FILES // (port.FREE_FILES - 1)  # each has two ends here
        monkeypatch.setattr(posix, "most_files", lambda: most)
        turns, closed = asyncio.run(connected(leaves_files=True))
    assert 0 < len(turns) < MANY
    assert closed == MANY - len(turns)
    assert [record.getMessage() for record in caplog.records] == ["connections refused"]


@pytest.mark.parametrize("error", [OSError(24, "Too many open files")])
def test_a_port_that_cannot_accept_says_it_once_and_goes_on(error, monkeypatch, caplog):
    async def run():
        monkeypatch.setattr(port, "WAITS", 0)
        loop, fails, turned = asyncio.get_running_loop(), count(), []
        usual = loop.sock_accept

        async def accept(listener):
            if (failed := next(fails)) < 500:
                others_wait.append(len(turned) < failed)
                loop.call_soon(turned.append, failed)
                raise error
            return await usual(listener)

        monkeypatch.setattr(loop, "sock_accept", accept)
        return await connected()

    others_wait = []
    turns, closed = asyncio.run(run())
    assert not any(others_wait), "nobody else had a turn between two attempts"
    assert (len(turns), closed) == (MANY, 0)
    assert [record.getMessage() for record in caplog.records] == ["connections refused"]
