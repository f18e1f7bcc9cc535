"""The subject of a conversation: a table with its game, a menu, or the questions of another program."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

from access.answers.commands import Command, Commanded, Declared, Has, Where
from access.dialogue.entries import Happened
from access.dialogue.outbox import Outbox
from access.dialogue.requests import Listener
from access.language.line import Line
from access.language.phrases import Here
from games.steps import Ask, Dice, Query, Roll

OwnCommands = Callable[[Where], Sequence[Command]]
"""Returns the permitted commands of a club at such a place; they may change."""
Does = Callable[[Any, Commanded, Ask[Any]], Awaitable[None]]
"""Carries out a command: it gets the commands of the conversation, and the question at which it was typed."""


def none_of_its_own(where: Where) -> Sequence[Command]:
    """Return nothing: outside of a club a place has no commands of its own."""
    return ()


class Privacy:
    """Hides the private lines of a seat from the others at a shared keyboard.

    This one hides nothing; that of a table is `Hands` in play/at_table.py.
    """

    def __init__(self, outbox: Outbox, here: Here) -> None:
        self.outbox, self.here = outbox, here

    def tell(self, happened: Happened, to: int | None) -> None:
        """Hear an event, told to one seat or to all."""
        self.outbox.add(happened, self.here.seats)

    async def hand_over(self, question: Ask[Any]) -> None:
        """Pass the keyboard to the player who is asked. Raises Leave."""
        self.outbox.to = self.outbox.listeners.get(question.seat, self.outbox.to)

    def put_away(self) -> None:
        """Remove the lines shown to one player alone."""

    async def only(self, seat: int) -> None:
        """Ask the others at the keyboard to look away. Raises Leave."""


class Around(Protocol):
    """The commands of a place, and the parts of its conversation that other places lack."""

    @property
    def where(self) -> Where:
        """The kind of the place, which decides about its commands."""

    @property
    def has(self) -> Has:
        """The means of the place, on which commands and their naming depend."""

    @property
    def commands(self) -> Declared[Does]:
        """All commands of the house, for whatever place."""

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of the game."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options of the table; none away from tables, where the rules tell the usual figures."""

    @property
    def own_commands(self) -> OwnCommands:
        """Returns the place's own commands, such as say in a club."""

    def method(self, name: str) -> Does:
        """Return the function for a command of the house or of the game. Raises LookupError."""

    def privacy(self, outbox: Outbox, here: Here) -> Privacy:
        """Return the privacy of a seat from the others here."""

    def scene(self, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Callable[[], Line]]:
        """Return functions for the lines above a question by name, for displays of several rows."""

    def throw(self, step: Roll) -> Ask[Dice]:
        """Return the question for real dice. Raises LookupError where nobody throws."""
