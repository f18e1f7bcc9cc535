"""The protocol of a connection to a person, whichever door they came in by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from access.club.account_settings import AccountSettings
from access.dialogue.listener import Reach
from access.dialogue.requests import Change, Changed, Keep, Kept, OwnCommand, Reply, Request
from access.language.phrases import Phrases

LATE = 1.0
"""Seconds after which people hear that something takes longer than usual."""


class Lost(EOFError):
    """The connection is lost, or its person has hung up."""


@contextmanager
def told_if_late(tell: Callable[..., object], *given: Any) -> Iterator[asyncio.TimerHandle]:
    """Call a function once if the block takes longer than people should wait in silence, or cancels the handle."""
    due = asyncio.get_running_loop().call_later(LATE, tell, *given)
    try:
        yield due
    finally:
        due.cancel()


class Late:
    """Calls a function once if `start` is not followed by `stop` in time."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._due: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the clock again."""
        self.stop()
        self._due = asyncio.get_running_loop().call_later(LATE, self._tell)

    def stop(self) -> None:
        """Stop the clock: the person hears something."""
        if self._due is not None:
            self._due.cancel()
            self._due = None


class Does(Protocol):
    """Carries out the requests of a conversation to its place. Raises Refused and Leave."""

    table: int
    """The number of the person's table; 0 away from tables."""

    is_in_game: bool
    """Whether a game goes on there: before and after it, no question is a turn."""

    async def change(self, request: Change) -> Changed:
        """Change a setting, or tell all of them."""

    async def carry_out(self, request: OwnCommand) -> Changed:
        """Carry out a command of the club."""

    def say(self, phrase: str, **facts: object) -> None:
        """Tell the person a phrase with the next line."""


async def done(request: Keep | Change | OwnCommand, does: Does) -> Reply:
    """Return the reply to a request that needs no console. Raises Refused and Leave."""
    if isinstance(request, Keep):
        return Kept(request.value or 0)
    return await (does.change(request) if isinstance(request, Change) else does.carry_out(request))


class Console(Protocol):
    """Serves the requests of a conversation to the person at the other end."""

    @property
    def reach(self) -> Reach:
        """The facts about the outputs there that a conversation needs."""

    @property
    def can_hide(self) -> bool:
        """Whether typed text can be hidden there."""

    @property
    def has_bell(self) -> bool:
        """Whether a bell can ring there."""

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""

    @property
    def is_idle(self) -> bool:
        """Whether a prompt is open, and still empty."""

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""

    def fits(self, text: str, answer: int) -> bool:
        """Tell whether a question of this text fits the line together with an answer of so many letters."""

    def tell_news(self, now: bool = False) -> None:
        """Let an open question give way to news, `now` or as its person's settings say."""

    def print(self, lines: Iterable[str]) -> None:
        """Show lines at once."""

    def interrupt(self) -> None:
        """End the waiting of somebody who watches."""

    def lose(self) -> None:
        """Close the connection."""

    async def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, Refused and Leave."""


Opens = Callable[[Does], Console]
"""Opens the console of a visitor."""
