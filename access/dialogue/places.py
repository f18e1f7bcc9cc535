"""A place in an event loop: a conversation with players who watch until they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import Talk, run_async
from access.dialogue.requests import ASKED, NEWS, Read, Reply, Request, Typed, Watching
from games.refusals import Leave, TakeBack
from games.steps import Ask, Tell

Starts = Callable[[str, Coroutine[Any, Any, Any]], asyncio.Task[Any]]
"""Starts a task with a name, which the place awaits."""
Serve = Callable[[Request], Awaitable[Reply]]
"""Serves a request of a conversation."""


def _started(name: str, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
    return asyncio.create_task(work, name=name)


class Place:
    """The persons at one place, as participant and listener of a table in an event loop.

    Between questions they watch: lines come as they are told, and commands work. A player who leaves or is disconnected
    while watching leaves at the next question.

    `interrupt` ends the reading of a watcher with the key NEWS, once its lines are told. `limits` may bound the time of
    each step of the conversation. `starts` starts tasks: each is awaited, and its exception comes to the caller of
    `choose` or `stop`.
    """

    def __init__(
        self,
        conversation: Conversation,
        serve: Serve,
        interrupt: Callable[[], None],
        limits: Callable[[Talk[Any]], Talk[Any]] = lambda talk: talk,
        starts: Starts = _started,
    ) -> None:
        self.conversation, self._starts = conversation, starts
        self._limits = limits
        self.seats = conversation.seats
        self._serve, self._interrupt = serve, interrupt
        self._reading = False
        self._news = False
        self._asked = False
        self._watching: asyncio.Task[None] | None = None
        self._gone = False

    def tell(self, told: Tell) -> None:
        """Hear an event; a player who watches is told at once."""
        self.conversation.tell(told)
        self.news()

    def hear(self, told: Tell) -> None:
        """Hear an event, to be told with the next question."""
        self.conversation.tell(told)

    def news(self) -> None:
        """Tell players who watch the news of the conversation."""
        self._news = True
        if self._reading:
            self._interrupt()

    async def choose(self, number: int, question: Ask[Any]) -> Any:
        """Answer a question; nobody watches afterwards. Raises Leave and TakeBack."""
        return await self._ask(self.conversation.choose(question))

    async def last_words(self) -> None:
        """Tell the pending lines, even to somebody who wanted to leave, and stop watching."""
        with suppress(Leave):
            await self.stop()
        with suppress(EOFError, OSError):
            await run_async(self.conversation.last_words(), self._serve)

    def watch(self, seat: int = 0) -> None:
        """Let the players watch until they are asked."""
        if self._watching is None:
            self._news = self._asked = False  # whoever begins to watch is told what is new first
            self._watching = self._starts(f"watching at seat {seat}", self._watch(seat))

    async def watch_here(self, seat: int = 0) -> None:
        """Let the players watch until they are called, without a task of its own. Raises Leave."""
        self._news = self._asked = False
        await self._watch(seat)
        self._leave_if_gone()

    def interrupt(self) -> None:
        """Interrupt the watching players: they are asked, or something has changed."""
        self._asked = True
        self.news()

    async def stop(self) -> None:
        """Stop watching. Raises Leave if a player has left meanwhile."""
        watching, self._watching = self._watching, None
        if watching is not None:
            self.interrupt()
            try:
                await watching
            finally:
                self._asked = False
        self._leave_if_gone()

    def _leave_if_gone(self) -> None:
        if self._gone:
            self._gone = False
            raise Leave

    async def _ask(self, talk: Any) -> Any:
        """Run a question. A lost connection counts as leaving."""
        try:
            await self.stop()
        except BaseException:
            talk.close()
            raise
        try:
            return await run_async(self._limits(talk), self._serve)
        except (EOFError, OSError):
            raise Leave from None
        except TakeBack:
            self.watch(min(self.seats, default=0))
            raise

    async def _watch(self, seat: int) -> None:
        try:
            await run_async(self._limits(self.conversation.watch(seat)), self._served)
        except (Leave, EOFError, OSError):
            self._gone = True

    async def _served(self, request: Request) -> Reply:
        """Serve a request. One that watches ends at news or a question, but not before its lines are told."""
        if not isinstance(request, Read) or not isinstance(request.stop, Watching):
            return await self._serve(request)
        if self._news:
            if request.lines or request.forget is not None:
                await self._serve(replace(request, stop=None, typed=""))
            return self._given_way()
        self._reading = True
        try:
            reply = await self._serve(request)
        finally:
            self._reading = False
        return self._given_way() if isinstance(reply, Typed) and reply.key == NEWS else reply

    def _given_way(self) -> Typed:
        """Return the reply of a watcher at news, or at a question."""
        self._news = False
        return Typed(key=ASKED if self._asked else NEWS)
