"""The same person for a program in an event loop.

Each request of the conversation is served in a thread of its own, which ends as soon as nobody waits for it: a
cancelled question leaves no reader behind, which would keep the program from ending and take the next line.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
import warnings
from collections.abc import AsyncIterable, AsyncIterator, Callable, Coroutine, Generator, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from contextvars import copy_context
from functools import wraps
from types import CoroutineType, TracebackType
from typing import Any, Concatenate, Generic, NoReturn, ParamSpec, TypeVar

from access.dialogue.drivers import run, run_async
from access.dialogue.requests import Reply, Request
from access.language.line import Text, worded
from access.person.given import check_items, check_progress, check_suffix, check_text
from access.person.person import in_loop, leaving
from access.person.progress import Over, Progress, states_told
from access.person.raised import Back, Left, left_in
from access.person.sitting import Sitting
from access.person.streams import printing
from access.person.talks import Asked, FormAsked, Later, Spoken, Talks, shown_as
from access.system import posix
from access.system.signals import interrupts_are_noted

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


P = ParamSpec("P")
T = TypeVar("T")
Awaited = TypeVar("Awaited", bound="AsyncPerson | AsyncProgress[Any]")


class NoAnswerYet(Coroutine[Any, Any, T]):
    """The coroutine of a method. Its use as an answer raises TypeError, so that no await is forgotten.

    If it goes without having begun, `forget` gets a sentence that says so.
    """

    def __init__(self, call: str, talk: CoroutineType[Any, Any, T], forget: Callable[[str], None]) -> None:
        self._talk, self._call = talk, call
        self._forget: Callable[[str], None] | None = forget
        self.__name__, self.__qualname__ = talk.__name__, talk.__qualname__

    def __del__(self) -> None:
        talk = self._talk
        is_new = talk.cr_frame is not None and not (talk.cr_running or talk.cr_suspended)
        if is_new and self._forget is not None:
            talk.close()  # Python need not warn of it, too
            self._forget(f"{self._call} was not awaited, so it has done nothing: write `await {self._call}`")

    def send(self, value: Any) -> Any:
        """Go on to the next wait."""
        return self._talk.send(value)

    def throw(self, *raised: Any) -> Any:
        """Raise an exception where it waits."""
        return self._talk.throw(*raised)

    def close(self) -> None:
        """End it, without an answer."""
        self._talk.close()

    def __await__(self) -> Generator[Any, Any, T]:
        self._forget = None  # this may go before the talk begins
        return self._talk.__await__()

    def _refuse(self, *_: object) -> NoReturn:
        if self._talk.cr_await is None:  # it has not begun, and one sentence is enough
            self.close()
        raise TypeError(self._right())

    def _right(self) -> str:
        return f"this is no answer yet: write `await {self._call}`"

    __bool__ = __str__ = __int__ = __float__ = __index__ = __len__ = __iter__ = __contains__ = __getitem__ = _refuse
    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __or__ = __ror__ = __truediv__ = __rtruediv__ = _refuse
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _refuse
    __hash__ = object.__hash__

    def __getattr__(self, name: str) -> NoReturn:
        if not name.startswith(("_", "cr_", "gi_", "ag_")) and self._talk.cr_await is None:  # asyncio looks for these
            self.close()
        raise AttributeError(self._right())

    def __repr__(self) -> str:
        return f"<{self._right()}>"


def _is_awaited(method: Callable[Concatenate[Awaited, P], Later[T]]) -> Callable[Concatenate[Awaited, P], Later[T]]:
    """Return a method whose answer is there once it is awaited, and cannot be taken for one before."""

    @wraps(method)
    def asks(owner: Awaited, /, *given: P.args, **named: P.kwargs) -> Later[T]:
        person, called = (owner, "person") if isinstance(owner, AsyncPerson) else (owner._person, "progress")
        talk = method(owner, *given, **named)
        return NoAnswerYet(f"{called}.{method.__name__}(...)", talk, person._note_forgotten)  # type: ignore[arg-type]

    return asks


def _asks(method: Callable[Concatenate[Talks, P], Later[T]]) -> Callable[Concatenate[AsyncPerson, P], Later[T]]:
    """Return a method that waits for the answer while other tasks go on."""

    @_is_awaited
    @shown_as(method)
    async def asks(person: AsyncPerson, /, *given: P.args, **named: P.kwargs) -> T:
        person._check_entered()
        return await person.wait_for(method(person.talks, *given, **named))

    return asks


def _tells(method: Callable[Concatenate[Talks, P], None]) -> Callable[Concatenate[AsyncPerson, P], Later[None]]:
    """Return a method that presents the added lines."""

    @_is_awaited
    @shown_as(method)
    async def tells(person: AsyncPerson, /, *given: P.args, **named: P.kwargs) -> None:
        person._check_entered()
        method(person.talks, *given, **named)
        if await person.present():
            person.sitting.settle_soon()

    return tells


class AsyncPerson(Spoken):
    """The person at this terminal: each question waits in a thread, other tasks go on. It has the methods of Person.

    Lines that come during a question are told above it at once; during a secret or a waiting line, after it.
    """

    def __init__(self, sitting: Sitting, clock: Callable[[], float] = time.monotonic) -> None:
        self.sitting, self.talks = sitting, Talks(sitting)
        self._turn, self.clock, self._opened = asyncio.Lock(), clock, ExitStack()
        self._is_interrupted = threading.Event()
        self._is_entered = False
        self._later: set[asyncio.Future[bool]] = set()
        """The pending presentations of lines by `tell_now`."""
        self._forgotten = ""
        """The error of a forgotten await."""

    def _check_entered(self) -> None:
        """Raise TypeError before the context of the person and after a forgotten await, and ValueError after it."""
        if not self._is_entered:
            raise TypeError("a person is there in a context: write `async with app.async_person() as person:`")
        self.sitting.check_open()
        self._check_awaited()

    def _check_awaited(self) -> None:
        forgotten, self._forgotten = self._forgotten, ""
        if forgotten:
            raise TypeError(forgotten)

    def _note_forgotten(self, sentence: str) -> None:
        """Let the next call, or the end of the context, raise TypeError; after that only a warning can say it."""
        if self._is_entered and not self.sitting.closed:
            self._forgotten = sentence
        else:
            warnings.warn(sentence, RuntimeWarning, stacklevel=3)

    def __enter__(self) -> None:
        raise TypeError("a person in an event loop is awaited: write `async with app.async_person() as person:`")

    def __exit__(self, *raised: object) -> None:
        """Do nothing: it was not entered."""

    async def __aenter__(self) -> AsyncPerson:
        self._is_entered = True
        self._opened.enter_context(signals_wake(asyncio.get_running_loop()))
        self._opened.enter_context(interrupts_are_noted(self._is_interrupted))
        self._opened.enter_context(self.sitting)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, where: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._check_awaited()
            for each in tuple(self._later) if kind is None else ():
                await each
        finally:
            self._opened.__exit__(kind, raised, where)
        if kind is asyncio.CancelledError and self._is_interrupted.is_set():
            raise Left("interrupt") from None
        if raised is not None and not isinstance(raised, Left) and (left := left_in(raised)):
            raise left from None

    async def wait_for(self, talk: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of the conversation to its end, after all earlier ones. Raises Left."""
        sitting = self.sitting
        console = sitting.keyboard.console  # opened by this thread: signals belong to it
        with leaving(), printing(), closing(talk):
            async with self._turn:
                found = await run_async(talk, lambda request: served(sitting.serve, console.cancel, request))
                if sitting.conversation.outbox.has_pending:  # it was said meanwhile
                    await run_async(sitting.tell(), lambda request: served(sitting.serve, console.cancel, request))
                return found

    async def present(self) -> bool:
        """Present the added lines, above an open question. Return whether no question is open."""
        if self.sitting.is_asking:
            self.sitting.tell_beside()
        elif not self._turn.locked():
            await self.wait_for(self.sitting.tell())
            return True
        return False

    say = _tells(Talks.say)
    table = _tells(Talks.table)
    read = _asks(Talks.read)
    pause = _asks(Talks.pause)
    secret = _asks(Talks.secret)
    number = _asks(Talks.number)
    decimal = _asks(Talks.decimal)
    date = _asks(Talks.date)
    confirm = _asks(Talks.confirm)
    choose = _asks(Talks.choose)
    pick = _asks(Talks.pick)
    text = _asks(Talks.text)
    path = _asks(Talks.path)
    lines = _asks(Talks.lines)

    def within(self, seconds: float) -> NoReturn:
        """Raise TypeError: an event loop has limits of its own."""
        raise TypeError("in an event loop write `async with asyncio.timeout(seconds):` instead of within")

    def tell_now(self, text: str) -> None:
        """Tell a text from any place: at once, but during a secret or a waiting line after it."""
        self.sitting.add(text)
        if self.sitting.is_asking:
            self.sitting.tell_beside()
        elif not self._turn.locked():
            if self.sitting.conversation.outbox.to.reach.more and in_loop():
                later = asyncio.ensure_future(self.present())  # it waits until it was read
                self._later.add(later)
                later.add_done_callback(self._forget)
                return
            with printing():
                run(self.sitting.tell(), self.sitting.serve)

    def _forget(self, presented: asyncio.Future[bool]) -> None:
        """Forget lines that were presented; of others the error is raised at the end."""
        if not presented.cancelled() and presented.exception() is None:
            self._later.discard(presented)

    @_is_awaited
    async def form(self, asked: Asked, *, names: Callable[[str], Text] = str) -> dict[str, Any]:
        """Ask several questions, as Person does; the functions are awaited."""
        form = FormAsked(self.sitting, asked, names)
        with self.sitting.going_back():
            await self.say(self.sitting.phrases.text("face-form"))
            while True:
                try:
                    while not form.is_answered:
                        asked_for = form.ask(is_awaited=True)
                        form.note(None if asked_for is None else await asked_for)
                    await self.table(form.rows())
                    name = await self.choose(*form.end())
                except Back:
                    form.back()
                else:
                    if not name:
                        return form.answers
                    form.change(name)

    @_is_awaited
    async def edit(self, text: str = "", suffix: str = ".txt") -> str | None:
        """Let the person write a text in their editor; None if they save nothing."""
        check_text(text)
        check_suffix(suffix)
        await self.say(self.sitting.phrases.text("face-edit"))
        found = await asyncio.to_thread(self.sitting.edited, text, suffix)
        await self.present()  # where the editor fails
        return found

    def progress(self, text: Text, total: int | None = None) -> AsyncProgress[Any]:
        """Return a progress, told in a few lines: `async with person.progress("Copying", 40) as copying:`."""
        check_progress(text, total)
        self._check_entered()
        return AsyncProgress(self, str(worded(text)), total, self.clock)

    async def say_progress(self, text: str, last: bool = False) -> None:
        """Tell the progress of a task: a line that replaces the one before it on a display."""
        self.sitting.add_progress(text, last)
        if await self.present():
            self.sitting.keyboard.console.settle()


class AsyncProgress(Generic[T]):
    """A task with a progress; see Progress."""

    def __init__(self, person: AsyncPerson, label: str, total: int | None, clock: Callable[[], float]) -> None:
        self._person = person
        self._lines: list[tuple[str, bool]] = []
        sitting = person.sitting
        self._progress: Progress[T] = Progress(self._add, label, total, sitting.progress, clock, sitting.pace)
        self._progress.context = "async with"

    def _add(self, phrase: str, last: bool, **facts: object) -> None:
        self._lines.append((states_told(self._person.sitting.phrases.text, phrase, facts), last))

    async def _tell(self) -> None:
        lines, self._lines = self._lines, []
        for text, last in lines:
            await self._person.say_progress(text, last)

    def __enter__(self) -> None:
        self._progress._is_used = True
        raise TypeError("a progress in an event loop is awaited: write `async with person.progress(...) as progress:`")

    def __exit__(self, *raised: object) -> None:
        """Do nothing: it was not entered."""

    async def __aenter__(self) -> AsyncProgress[T]:
        self._progress.__enter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.end(kind is None)

    @property
    def percent(self) -> int:
        """The progress in percent; 0 if the total is unknown."""
        return self._progress.percent

    @_is_awaited
    async def step(self, steps: int = 1) -> None:
        """Add completed steps."""
        self._progress.step(steps)
        await self._tell()

    @_is_awaited
    async def at(self, done: int) -> None:
        """Set the number of completed steps."""
        self._progress.at(done)
        await self._tell()

    def over(self, items: Iterable[T] | AsyncIterable[T]) -> AsyncIterator[T]:
        """Return an iterator of items, a step each."""
        self._progress._is_used = True
        check_items(items)
        return Over(self._over(items), "async for item in progress.over(items):")

    async def _over(self, items: Iterable[T] | AsyncIterable[T]) -> AsyncIterator[T]:
        async with self:
            if isinstance(items, AsyncIterable):
                async for item in items:
                    yield item
                    await self.step()
            else:
                for item in items:
                    yield item
                    await self.step()

    @_is_awaited
    async def end(self, done: bool = True) -> None:
        """Tell the end, if anything was told; `done` marks a completed task."""
        self._progress.end(done)
        await self._tell()
