"""A further door of a club: plain lines over a local socket. The system tells which user comes, as a key would."""

import asyncio
import codecs
import socket
import struct
from functools import partial

from ssh_club import PATIENCE, Ssh

from access.club.lines.console import LineVisit, Remote
from access.club.port import BACKLOG
from access.club.visitor import Identity, Passage
from games.refusals import Failed

CREDENTIALS = struct.Struct("3i")
"""Process, user and group of who has connected."""


class SocketDoor:
    """The door at the socket `path`: each connection is one person, known by their user, at a line."""

    def __init__(self, serving, path):
        self._serving, self._path, self._server = serving, str(path), None
        self._connections = set()

    @property
    def is_open(self):
        return self._server is not None and self._server.is_serving()

    async def open(self):
        try:
            self._server = await asyncio.start_unix_server(self._taken, self._path, backlog=BACKLOG)
        except OSError as error:
            raise Failed("club-cannot-listen", address=self._path, why=error, way="none") from None

    def keep(self, trouble):
        if self._server is not None and trouble:
            self.begin_closing()
        elif self._server is None and not trouble:
            _ = self._serving.club.tasks.start("socket", self.open())

    def begin_closing(self):
        if self._server is not None:
            self._server.close()
            self._server = None

    async def close(self):
        for connection in self._connections:
            connection.abort()

    def told(self, phrases):
        yield self._path

    async def _taken(self, reader, writer):
        """Lead one person through the club, from the first line to the last."""
        club, gate = self._serving.club, self._serving.gate
        peer = writer.get_extra_info("socket").getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size)
        user = f"user {CREDENTIALS.unpack(peer)[1]}"
        if (entered := gate.enter(user)) is None:
            gate.say_refused(user)
            writer.close()
            return
        self._connections.add(writer.transport)
        writer.transport.set_write_buffer_limits(high=club.limits.waiting_bytes)
        remote = Remote(lambda text: writer.write(text.encode()), editing=False)
        visit = LineVisit(remote, writer.transport, club.limits.lines_a_second, partial(gate.hears, entered))
        passage = Passage(partial(gate.knows, entered))
        entered.give_way = lambda phrase: passage.dismiss(phrase) if passage.dismiss else writer.transport.abort()
        account = await club.store.people.by_key(user)
        identity = Identity("member" if account else "new", account, user, entered.whom, passage)
        leading = club.tasks.start("visit", visit.lead(self._serving.enter, identity, ""))
        leading.add_done_callback(lambda _: writer.close())
        try:
            decoder = codecs.getincrementaldecoder("utf-8")("replace")
            while data := await reader.read(1 << 12):
                visit.feed(decoder.decode(data))
                if writer.transport.get_write_buffer_size() > club.limits.waiting_bytes:
                    visit.drop()
        except ConnectionError:
            pass
        finally:
            remote.lose()
            gate.leave(entered)
            self._connections.discard(writer.transport)


class AtSocket(Ssh):
    """One person at the socket, whose program shows what they type, as a terminal does."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.terminal = self.socket.fileno()
        self.shown, self.at, self._bytes, self.over = "", 0, b"", False

    def type(self, line, end="\n"):
        super().type(line, end)
        self._bytes += (line + end).encode()

    def closed(self):
        """Wait until the club has closed the connection."""
        while not self.over:
            self._read(PATIENCE)
        self.socket.close()
