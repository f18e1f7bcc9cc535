"""Requests of a conversation in an event loop, each served in a thread of its own.

A thread ends as soon as nobody waits for it: a cancelled question leaves no reader behind, which would keep the program
from ending and take the next line.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from typing import Any

from access.dialogue.requests import Reply, Request
from access.system import posix

Serve = Callable[[Request], Reply]
Cancel = Callable[[Callable[[], bool]], None]
"""Ends the open prompt, from another thread, if the given function still returns true."""
AGAIN = 0.05
"""Seconds between two attempts to cancel a prompt: the first one may come before its beginning."""
MOST = 60
"""The most attempts to cancel a prompt; after them its blocked thread is left alone."""


async def served(serve: Serve, cancel: Cancel, request: Request) -> Reply:
    """Serve a request while other tasks go on. If it is cancelled, its prompt ends. Raises what serving raises."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Reply] = loop.create_future()

    def tell(set_it: Callable[[Any], None], value: object) -> None:
        with suppress(RuntimeError):  # the loop was closed: nobody waits any more
            loop.call_soon_threadsafe(set_it, value)

    def work() -> None:
        try:
            reply = serve(request)
        except BaseException as raised:
            tell(done.set_exception, raised)
        else:
            tell(done.set_result, reply)

    try:
        threading.Thread(target=copy_context().run, args=(work,), daemon=True).start()
        return await asyncio.shield(done)
    except (asyncio.CancelledError, SystemExit, KeyboardInterrupt):  # signals come anywhere
        await _ended(cancel, done)
        raise


async def _ended(cancel: Cancel, done: asyncio.Future[Reply]) -> None:
    """End the open prompt, and wait until the terminal is restored."""
    for _ in range(MOST):
        if done.done():
            done.exception()  # it was looked at
            return
        cancel(lambda: not done.done())
        with suppress(asyncio.CancelledError):
            await asyncio.wait([done], timeout=AGAIN)


@contextmanager
def signals_wake(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Let each signal wake a loop, also one that comes in another thread or just before the loop waits."""
    woken, wake = os.pipe()
    posix.never_block(wake)
    try:
        with suppress(NotImplementedError):  # on Windows, where signals wake the loop anyway
            loop.add_reader(woken, os.read, woken, 4096)
        with posix.signals_write(wake):
            yield
    finally:
        with suppress(NotImplementedError):
            loop.remove_reader(woken)
        os.close(woken)
        os.close(wake)
