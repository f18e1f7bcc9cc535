"""Programs that watch a host: an address that answers, and what it is asked."""

import asyncio
from contextlib import asynccontextmanager, suppress

from access.club.monitoring import Health
from access.club.tasks import Tasks


async def nothing():
    return ""


@asynccontextmanager
async def watched(trouble=nothing, figures=lambda is_recording: b"one %d\n" % is_recording, closes=lambda: False):
    """An address that answers; yields the port."""
    tasks = Tasks()
    health = Health(tasks, trouble, closes, figures)
    await health.open("127.0.0.1", 0)
    try:
        yield health.port
    finally:
        await health.close()
        await tasks.close()


async def asked(port, request):
    """The answer to a request: its first line, its head, its body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    answer = b""
    with suppress(ConnectionError):  # it is closed before all was read
        answer = await reader.read()
    head, _, body = answer.decode().partition("\r\n\r\n")
    writer.close()
    return head.partition("\r\n")[0], head, body


def get(path, method="GET"):
    return f"{method} {path} HTTP/1.1\r\nHost: club\r\n\r\n".encode()
