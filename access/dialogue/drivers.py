"""Drivers of a conversation: blocking, in an event loop, and from a script.

Each passes requests to a function that serves them, and replies back. End of input, a lost connection and a refused
value are thrown into the conversation. However it ends, the coroutine is closed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from typing import Any, TypeVar

from access.dialogue.requests import (
    Change,
    Changed,
    Keep,
    Kept,
    OwnCommand,
    Read,
    Reply,
    Request,
    TextPrompt,
    Typed,
    Watching,
)
from access.language.forms import Question
from access.language.line import NO_BREAK
from access.language.output import WaitingLine
from games.refusals import Refused

T = TypeVar("T")
Talk = Coroutine[Any, Any, T]
"""A conversation: it yields requests and is sent replies."""
THROWN = (EOFError, KeyboardInterrupt, OSError, Refused)
"""Exceptions thrown into a conversation, which may handle them."""


def run(talk: Talk[T], serve: Callable[[Request], Reply]) -> T:
    """Run a conversation to its end, blocking: at a console, for a pipe, from a script."""
    step: Callable[[Any], Request] = talk.send
    value: Any = None
    try:
        while True:
            request = step(value)
            try:
                step, value = talk.send, serve(request)
            except THROWN as error:
                step, value = talk.throw, error
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        talk.close()


async def run_async(talk: Talk[T], serve: Callable[[Request], Awaitable[Reply]]) -> T:
    """Run a conversation to its end in an event loop, as one of many connections."""
    step: Callable[[Any], Request] = talk.send
    value: Any = None
    try:
        while True:
            request = step(value)
            try:
                step, value = talk.send, await serve(request)
            except THROWN as error:
                step, value = talk.throw, error
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        talk.close()


class ScriptedConsole:
    """Serves a conversation from a list of typed lines, and keeps a transcript of the printed lines.

    The transcript has each prompt with the text typed after it. The end of the list is the end of input.
    """

    def __init__(self, typed: Iterator[str], cells: int = 80) -> None:
        self.typed, self.cells = typed, cells
        self.transcript: list[str] = []

    @classmethod
    def of(cls, typed: Iterable[str], cells: int = 80) -> ScriptedConsole:
        """Return a script of these lines."""
        return cls(iter(typed), cells)

    def __call__(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError at the end of the list."""
        if isinstance(request, Keep):
            return Kept(request.value or 0)
        if isinstance(request, (Change, OwnCommand)):
            return Changed((request.typed,))
        self.transcript += [_printed(told.own.line.unbroken) for told in request.lines if told.own is not None]
        prompt = self._prompt(request)
        if prompt is None:
            return Typed()
        line = next(self.typed, None)
        self.transcript.append(prompt if line is None else f"{prompt} {line}")
        if line is None:
            raise EOFError
        return Typed(request.typed + line)

    async def later(self, request: Request) -> Reply:
        """Serve one request in an event loop. A player who watches types nothing."""
        if isinstance(request, Read) and isinstance(request.stop, Watching):
            from asyncio import Event
            from dataclasses import replace

            self(replace(request, stop=None))

            await Event().wait()
        return self(request)

    def _prompt(self, request: Read) -> str | None:
        stop = request.stop
        if isinstance(stop, Question):
            return _printed(stop.printed(self.cells))
        if isinstance(stop, WaitingLine):
            return _printed(stop.said.line.unbroken)
        return stop.line.text if isinstance(stop, TextPrompt) else None


def _printed(text: str) -> str:
    return text.replace(NO_BREAK, " ")
