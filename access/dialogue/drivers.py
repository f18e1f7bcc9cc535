"""Drivers of a conversation: blocking, in an event loop, and at one keyboard.

Each passes requests to a function that serves them, and replies back. End of input, a lost connection and a refused
value are thrown into the conversation. However it ends, the coroutine is closed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import ExitStack
from typing import Any, Protocol, TypeVar

from access.dialogue.around import Around
from access.dialogue.conversation import Conversation
from access.dialogue.requests import (
    Listener,
    Reply,
    Request,
)
from access.language.phrases import Phrases
from games.data import frozen
from games.refusals import Refused
from games.steps import Ask, Chance, Dice, Roll, Tell

T = TypeVar("T")
Talk = Coroutine[Any, Any, T]
"""A conversation: it yields requests and is sent replies."""
THROWN = (EOFError, KeyboardInterrupt, OSError, Refused)
"""Exceptions thrown into a conversation, which may handle them."""


def run(talk: Talk[T], serve: Callable[[Request], Reply]) -> T:
    """Run a conversation to its end, blocking: at a console, or for a pipe."""
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


KeepSetting = Callable[[int, str, Any], None]
"""Keeps a changed setting of a seat, None for its default. Raises OSError and BadSetting."""
ApplySetting = Callable[[int, Any, Any], None]
"""Applies a changed setting of a seat at once, None for its default. Raises Refused, and changes nothing."""


@frozen
class Seating:
    """The seats of the persons at a keyboard, and the table or menu they sit around.

    `keep` keeps their settings if the file of settings does not. `meanwhile` is started once, with the first question.
    """

    seats: frozenset[int] = frozenset()
    around: Around | None = None
    keep: KeepSetting | None = None
    meanwhile: Callable[[], None] | None = None


AT_NO_TABLE = Seating()


class ServesRequests(Protocol):
    """Serves the requests of a conversation through the outputs of its listeners.

    While it `holds`, lines wait in the terminal until a question or `flush`.
    The wall: a conversation knows no output.
    """

    holds: bool

    def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, KeyboardInterrupt, OSError and Refused."""

    def refresh(self, listeners: Iterable[Listener]) -> None:
        """Let listeners know whether their displays answer now."""

    def write(self, line: str) -> None:
        """Print a line without presenting it anywhere else."""

    def flush(self) -> None:
        """Print the waiting lines of the terminal."""

    def end_line(self) -> None:
        """Print the waiting lines of the terminal, and end the last one."""

    def cancel(self, still: Callable[[], bool]) -> None:
        """End the reading of a line with EOFError, from any thread. Ignored once `still()` is false."""

    def limit(self, is_late: Callable[[], bool]) -> None:
        """Let the terminal know whether the time for the open question is over."""

    @property
    def apply(self) -> ApplySetting:
        """Applies a changed setting of a seat at once. Raises Refused, and changes nothing."""

    def settle(self) -> None:
        """Show pending lines on displays: no question follows now."""

    def finish(self) -> None:
        """Wait until all is presented."""


class Keyboard:
    """The persons at one keyboard: players and listeners of a table, who also answer menus and settings.

    `devices` are closed with it.
    """

    def __init__(self, conversation: Conversation, console: ServesRequests, devices: ExitStack) -> None:
        self.conversation = conversation
        self.console = console
        self.devices = devices
        self.seats = conversation.seats
        self.say = conversation.say
        self.say_text = conversation.say_text

    @property
    def phrases(self) -> Phrases:
        """The phrases of the person who is asked next."""
        return self.conversation.to.phrases

    def tell(self, told: Tell) -> None:
        """Hear an event."""
        self.conversation.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to a question of the table. Raises Leave and TakeBack."""
        return self.talk(self.conversation.choose(question))

    def throw(self, number: int, step: Chance) -> Dice:
        """Return the typed dice of the table. Raises Leave and TakeBack."""
        assert isinstance(step, Roll), "real cards are never dealt by the program"
        return self.talk(self.conversation.throw(step))

    def talk(self, talk: Talk[T]) -> T:
        """Run a coroutine of the conversation to its end, and pass on its exceptions."""
        return run(talk, self.console.serve)

    def ask(self, question: Ask[Any]) -> Any:
        """Return the answer to a question of the house. Raises Leave."""
        return self.talk(self.conversation.ask(question))

    def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time."""
        self.talk(self.conversation.read_aloud(paragraphs))

    def tell_in_each_language(self) -> None:
        """Present the pending lines once in each language spoken here."""
        self.console.refresh(self.conversation.outbox.listeners.values())
        self.talk(self.conversation.tell_in_each_language())

    def last_words(self) -> None:
        """Present the remaining lines, and wait until they are spoken."""
        self.console.refresh(self.conversation.outbox.listeners.values())
        self.talk(self.conversation.last_words())

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(self, *raised: object) -> None:
        self.devices.close()
