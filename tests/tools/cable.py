"""The network between a host and its database, which can be cut, or swallow everything."""

import asyncio
from contextlib import asynccontextmanager, suppress


class Cable:
    """Passes on what comes to `port`, until it is `cut`: then connections end, or hear nothing any more."""

    def __init__(self, to):
        self.to, self.port = to, 0
        self.is_cut = self.swallows = False
        self._ends, self._works = set(), set()

    async def lay(self):
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self, swallows=False):
        self.is_cut, self.swallows = True, swallows
        if not swallows:
            for end in list(self._ends):
                end.transport.abort()

    def mend(self):
        """Let new connections through; those that were swallowed stay dead."""
        self.is_cut = False

    async def _pass(self, reader, writer):
        self._works.add(asyncio.current_task())
        if self.is_cut and not self.swallows:
            writer.transport.abort()
            return
        there_reader, there = await asyncio.open_connection("127.0.0.1", self.to)
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
