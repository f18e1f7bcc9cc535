"""A place in an event loop: a conversation with players who watch until they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.dialogue.requests import ASKED, NEWS, Read, Reply, Request, Typed, Watching
from access.engine.table import Leave
from games.steps import Ask, Chance, Roll, Tell

Serve = Callable[[Request], Awaitable[Reply]]
"""Serves a request of a conversation. While a player watches it may be cancelled, and must keep unfinished input."""


class Place:
    """The persons at one place, as participant and listener of a table in an event loop.

    Between questions they watch: lines come as they are told, and commands work. A player who leaves or is disconnected
    while watching leaves at the next question.
    """

    def __init__(self, conversation: Conversation, serve: Serve) -> None:
        self.conversation = conversation
        self.seats = conversation.seats
        self._serve = serve
        self._called = asyncio.Event()
        self._asked = False
        self._watching: asyncio.Task[None] | None = None
        self._gone: BaseException | None = None

    def tell(self, told: Tell) -> None:
        """Hear an event; a player who watches is told at once."""
        self.conversation.tell(told)
        self._called.set()

    async def choose(self, number: int, question: Ask[Any]) -> Any:
        """Answer a question. Raises Leave and TakeBack."""
        return await self._ask(self.conversation.choose(question))

    async def throw(self, number: int, step: Chance) -> Any:
        """Return what the dice on the table show, as typed. Raises Leave and TakeBack."""
        assert isinstance(step, Roll), "real cards are never dealt by the program"
        return await self._ask(self.conversation.throw(step))

    async def last_words(self) -> None:
        """Tell the pending lines, and stop watching."""
        await self.stop()
        await run_async(self.conversation.last_words(), self._serve)

    def watch(self, seat: int = 0) -> None:
        """Let the players watch until they are asked."""
        if self._watching is None:
            self._watching = asyncio.ensure_future(self._watch(seat))

    async def stop(self) -> None:
        """Stop watching. Raises the exception that ended it."""
        watching, self._watching = self._watching, None
        if watching is not None:
            self._asked = True
            self._called.set()
            await watching
            self._asked = False
        if self._gone is not None:
            gone, self._gone = self._gone, None
            raise gone

    async def _ask(self, talk: Any) -> Any:
        try:
            await self.stop()
        except BaseException:
            talk.close()
            raise
        answer = await run_async(talk, self._serve)
        self.watch(min(self.seats, default=0))
        return answer

    async def _watch(self, seat: int) -> None:
        try:
            await run_async(self.conversation.watch(seat), self._served)
        except (Leave, EOFError, OSError) as gone:
            self._gone = gone if isinstance(gone, Leave) else Leave()

    async def _served(self, request: Request) -> Reply:
        """Serve a request; one that watches ends when there is news or a question."""
        if not isinstance(request, Read) or not isinstance(request.stop, Watching):
            return await self._serve(request)
        reading = asyncio.ensure_future(self._serve(request))
        called = asyncio.ensure_future(self._called.wait())
        try:
            await asyncio.wait({reading, called}, return_when=asyncio.FIRST_COMPLETED)
            if reading.done():
                return reading.result()
        finally:
            await _cancelled(reading, called)
        self._called.clear()
        return Typed(key=ASKED if self._asked else NEWS)


async def _cancelled(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await task
