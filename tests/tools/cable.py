"""The network between a host and its database, which can be cut, late, refused, reset, or swallow everything."""

import asyncio
import socket
import struct
from contextlib import asynccontextmanager, suppress

NOW = struct.pack("ii", 1, 0)
"""SO_LINGER by which closing sends a reset at once."""


class Cable:
    """Passes on what comes to `port`, until something is done to it.

    If it is `cut`, connections end, or hear nothing any more. `delay` are seconds by which all is late.
    """

    def __init__(self, to):
        self.to, self.port = to, 0
        self.is_cut = self.swallows = False
        self.delay = 0.0
        self._ends, self._works = set(), set()

    async def lay(self):
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, swallows=False):
        self.is_cut, self.swallows = True, swallows
        if not swallows:
            for end in list(self._ends):
                end.transport.abort()

    def refuse(self):
        """End all connections, and let nobody connect."""
        self._server.close()
        self.cut()

    def reset(self):
        """Reset all connections, as a firewall or a machine that has started anew does; others may be opened."""
        for end in list(self._ends):
            if (line := end.get_extra_info("socket")) is not None:
                with suppress(OSError):  # it is closed already
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, NOW)
            end.transport.abort()

    def half_close(self):
        """Say on all connections that nothing more comes, and keep them open; others may be opened."""
        for end in list(self._ends):
            with suppress(OSError, RuntimeError):
                end.write_eof()

    async def mend(self):
        """Let new connections through; those that were swallowed stay dead."""
        self.is_cut, self.delay = False, 0.0
        if not self._server.is_serving():
            await self.lay()

    async def _pass(self, reader, writer):
        self._works.add(asyncio.current_task())
        if self.is_cut and not self.swallows:
            writer.transport.abort()
            return
        try:
            there_reader, there = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:  # the server is away
            writer.transport.abort()
            return
        self._ends |= {writer, there}
        try:
            with suppress(OSError):
                await asyncio.gather(self._pump(reader, there), self._pump(there_reader, writer))
        finally:
            self._ends -= {writer, there}
            for end in (writer, there):
                end.transport.abort()

    async def _pump(self, reader, writer):
        dead = False
        while data := await reader.read(65536):
            dead = dead or self.is_cut
            if self.delay:
                await asyncio.sleep(self.delay)
            if not dead:
                writer.write(data)
                await writer.drain()
        writer.close()

    async def close(self):
        self._server.close()
        for work in self._works:
            work.cancel()
        if self._works:
            await asyncio.wait(self._works)


@asynccontextmanager
async def cable(to):
    found = Cable(to)
    await found.lay()
    try:
        yield found
    finally:
        await found.close()
