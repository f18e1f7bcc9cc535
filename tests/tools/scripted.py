"""A conversation driven by a list of typed lines, and a place whose watching ends at news however it is served."""

import asyncio
from dataclasses import replace

from access.dialogue.places import Place
from access.dialogue.requests import NEWS, Change, Changed, OwnCommand, Read, TextPrompt, Typed, Watching
from access.language.line import NO_BREAK
from access.language.output import Question, WaitingLine


class ScriptedConsole:
    """Serves a conversation from a list of typed lines, and keeps a transcript of the printed lines.

    The transcript has each prompt with the text typed after it. The end of the list is the end of input.
    """

    def __init__(self, typed, cells=80):
        self.typed, self.cells = typed, cells
        self.transcript = []

    @classmethod
    def of(cls, typed, cells=80):
        """Return a script of these lines."""
        return cls(iter(typed), cells)

    def __call__(self, request):
        """Serve one request. Raises EOFError at the end of the list."""
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

    async def later(self, request):
        """Serve one request in an event loop. A player who watches types nothing."""
        if isinstance(request, Read) and isinstance(request.stop, Watching):
            self(replace(request, stop=None))
            await asyncio.Event().wait()
        return self(request)

    def _prompt(self, request):
        stop = request.stop
        if isinstance(stop, Question):
            return _printed(stop.printed(self.cells))
        if isinstance(stop, WaitingLine):
            return _printed(stop.said.line.unbroken)
        return stop.line.text if isinstance(stop, TextPrompt) else None


def _printed(text):
    return text.replace(NO_BREAK, " ")


def place_of(conversation, serve, **more):
    """A place whose watching ends at news: lines are presented first, then reading is cancelled."""
    news = asyncio.Event()

    async def interrupted(request):
        if not isinstance(request, Read) or not isinstance(request.stop, Watching):
            return await serve(request)
        news.clear()
        if request.lines or request.forget is not None:
            await serve(replace(request, stop=None, typed=""))
            request = replace(request, lines=(), forget=None)
        tasks = reading, _ = [asyncio.ensure_future(each) for each in (serve(request), news.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        return Typed(key=NEWS) if reading.cancelled() else reading.result()

    return Place(conversation, interrupted, news.set, **more)
