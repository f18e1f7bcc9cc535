"""Away from tables: a menu, a lobby, or the questions of another program. Nothing is played, and nothing is private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from access.answers.commands import Declared, Has, Where
from access.dialogue.around import Does, OwnCommands, none_of_its_own
from access.dialogue.commands import COMMANDS
from access.dialogue.entries import Happened, Here
from access.dialogue.listener import Listener
from access.dialogue.outbox import Outbox
from access.language.line import Line
from games.data import frozen
from games.steps import Ask, Dice, Query, Roll, Tell


@frozen
class NothingPrivate:
    """Tells everything to everybody here."""

    outbox: Outbox
    here: Here

    def tell(self, told: Tell) -> None:
        """Hear an event."""
        self.outbox.add(Happened(told.event, self.here, told.to is not None), self.here.seats)

    async def hand_over(self, question: Ask[Any]) -> None:
        """Turn to the person who is asked."""
        self.outbox.to = self.outbox.listeners.get(question.seat, self.outbox.to)

    def put_away(self) -> None:
        """Do nothing: nothing was shown to one player alone."""

    async def only(self, seat: int) -> None:
        """Do nothing: nobody has to look away."""


@frozen
class AwayFromTables:
    """A menu, or a lobby."""

    where: Where = Where.MENU
    has: Has = Has.HOME
    own_commands: OwnCommands = none_of_its_own
    queries: Sequence[Query] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    commands: Declared[Does] = COMMANDS

    def method(self, name: str) -> Does:
        """Return the function for a command of the house. Raises LookupError."""
        return self.commands.method(name)

    def privacy(self, outbox: Outbox, here: Here) -> NothingPrivate:
        """Return the null object: nothing is private."""
        return NothingPrivate(outbox, here)

    def scene(self, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Line]:
        """Return nothing."""
        return {}

    def throw(self, step: Roll) -> Ask[Dice]:
        """Raise LookupError: nobody throws dice here."""
        raise LookupError("dice are thrown at a table")
