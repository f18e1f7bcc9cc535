"""A proxy before the page of a club, on loopback: it counts events, cuts the stream at them, and has outages."""

import asyncio
import threading
from contextlib import suppress

from ssh_club import PATIENCE


class CuttingProxy:
    """Passes connections on to a port. `cuts` is asked at each event, by its number, how much of it still passes.

    It returns None to let all pass, or a share of the event from 0 to 1, after which the connection is cut. While
    `answer` is set, each new connection gets it instead, or is closed at once if it is empty. `served` counts the
    connections that the club has ended.
    """

    def __init__(self, port, cuts=lambda number: None):
        self._target, self.cuts, self.events, self.answer = port, cuts, 0, None
        self.served = 0
        self._writers, ready = set(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(ready)))
        self._thread.start()
        assert ready.wait(PATIENCE)

    async def _serve(self, ready):
        self._loop, self._closing = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._closing.wait()
        server.close()
        self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        closed = (writer.wait_closed() for writer in self._writers)
        await asyncio.gather(*others, *closed, return_exceptions=True)
        await asyncio.sleep(0)  # a connection that was just accepted is closed by its cancelled task

    async def _connected(self, reader, writer):
        self._writers.add(writer)
        if self.answer is not None:
            with suppress(ConnectionError):
                if self.answer:
                    await reader.readuntil(b"\r\n\r\n")
                    writer.write(self.answer)
                    await writer.drain()
            writer.close()
            return
        there, club = await asyncio.open_connection("127.0.0.1", self._target)
        self._writers.add(club)
        asking = asyncio.ensure_future(self._pass_on(reader, club, self._all))
        await self._pass_on(there, writer, self._counted)
        asking.cancel()
        for each in (writer, club):
            each.close()
        self.served += 1

    async def _pass_on(self, reader, writer, part):
        with suppress(ConnectionError, OSError):
            while data := await reader.read(1 << 16):
                kept, is_cut = part(data)
                writer.write(kept)
                await writer.drain()
                if is_cut:
                    break
        with suppress(ConnectionError, OSError):
            writer.close()

    def _all(self, data):
        return data, False

    def _counted(self, data):
        """How much of what the club sends passes, and whether it is cut then."""
        at = 0
        while (at := data.find(b"id: ", at)) >= 0:
            self.events += 1
            end = data.find(b"\n\n", at)
            if (share := self.cuts(self.events)) is not None:
                return data[: at + int(share * (end + 2 - at))], True
            at = end
        return data, False

    def _cut(self):
        for writer in self._writers:
            writer.transport.abort()

    def down(self, seconds):
        """Take no connections for so long; to be called where the proxy runs."""
        self.answer = b""
        self._loop.call_later(seconds, self._up)

    def _up(self):
        self.answer = None

    def cut(self):
        """Cut all connections."""
        self._loop.call_soon_threadsafe(self._cut)

    def close(self):
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
