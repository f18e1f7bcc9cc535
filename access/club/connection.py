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
    """Call a function if the block takes long, unless the block cancels the handle."""
    due = asyncio.get_running_loop().call_later(LATE, tell, *given)
    try:
        yield due
    finally:
        due.cancel()


class Late:
    """Calls a function if `start` is not followed by `stop` in time."""

    def __init__(self, tell: Callable[[], object]) -> None:
        self._tell = tell
        self._due: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the clock again."""
        self.stop()
        self._due = asyncio.get_running_loop().call_later(LATE, self._tell)

    def stop(self) -> None:
        """Stop the clock."""
        if self._due is not None:
            self._due.cancel()
            self._due = None


class Does(Protocol):
    """Carries out requests of a conversation that need no console. Raises Refused and Leave."""

    table: int
    """The number of the person's table; 0 away from tables."""

    is_in_game: bool
    """Whether its game is being played: only then is a question a turn."""

    async def change(self, request: Change) -> Changed:
        """Change a setting, or return all of them."""

    async def carry_out(self, request: OwnCommand) -> Changed:
        """Carry out a command of the club."""

    def say(self, phrase: str, **facts: object) -> None:
        """Tell the person a phrase."""


async def done(request: Keep | Change | OwnCommand, does: Does) -> Reply:
    """Return the reply to a request that needs no console. Raises Refused and Leave."""
    if isinstance(request, Keep):
        return Kept(request.value or 0)
    return await (does.change(request) if isinstance(request, Change) else does.carry_out(request))


class Console(Protocol):
    """Serves the requests of a conversation to the person at the other end."""

    @property
    def reach(self) -> Reach:
        """The abilities of its outputs."""

    @property
    def can_hide(self) -> bool:
        """Whether typed text can be hidden."""

    @property
    def has_bell(self) -> bool:
        """Whether it has a bell."""

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""

    @property
    def is_idle(self) -> bool:
        """Whether the prompt is still empty."""

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""

    def fits(self, text: str, answer: int) -> bool:
        """Tell whether a question fits into one line, together with an answer of so many letters."""

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now` or the settings say so."""

    def print(self, lines: Iterable[str]) -> None:
        """Show lines at once."""

    def interrupt(self) -> None:
        """Wake somebody who watches."""

    def lose(self) -> None:
        """Close the connection."""

    async def serve(self, request: Request) -> Reply:
        """Serve one request. Raises EOFError, Refused and Leave."""


Opens = Callable[[Does], Console]
"""Opens the console of a visitor."""
