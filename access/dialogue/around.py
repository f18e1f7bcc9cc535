"""The subject of a conversation: a table with its game, or a menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from access.engine.table import Table
from access.language.command import Command, Has, Where
from games.advising import Adviser
from games.game import Game
from games.refusals import Refused
from games.steps import Ask, Event, Query, Seat

OwnCommands = Callable[[], Sequence[Command]]


class Around(Protocol):
    """The answers to commands at every question. `typed` means that persons throw real dice or hold real cards."""

    @property
    def where(self) -> Where:
        """The kind of the place, which decides about the commands that work here."""

    @property
    def has(self) -> Has:
        """The means of the place that commands need."""

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of the game."""

    @property
    def own_commands(self) -> OwnCommands:
        """Returns the commands that the place carries out itself, such as say in a club; they may change."""

    @property
    def typed(self) -> bool:
        """Whether typed answers can be taken back."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    def turn(self, seat: Seat) -> Seat:
        """Return the seat whose turn it is; `seat` asks."""

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return the dice or cards of a seat."""

    @property
    def hides_holding(self) -> bool:
        """Whether the dice or cards of a seat are private."""

    def resumed(self) -> Sequence[Event]:
        """Return the state to tell somebody who comes back to the game."""

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return the answer of the game to a query by a seat. Raises Refused."""

    @property
    def advises(self) -> bool:
        """Whether advice can be asked for."""

    @property
    def end_lesson(self) -> Callable[[], None] | None:
        """Ends the explanations of a lesson; None if this is none."""

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return advice for a question; `times` is how often it was asked before. Raises Refused."""


class Nothing:
    """The null object of a place: nothing is played there, or nothing may be told."""

    __slots__ = ()

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that asks."""
        return seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def resumed(self) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class Menu(Nothing):
    """A menu, or a lobby: nothing is played."""

    where: Where = Where.MENU
    has: Has = Has.HOME
    own_commands: OwnCommands = tuple
    queries: Sequence[Query] = ()
    typed: bool = False
    advises: bool = False
    end_lesson: Callable[[], None] | None = None
    over: bool = False
    hides_holding: bool = False


def _unnoted(seat: Seat) -> None:
    """Note nothing."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """A table at which a game is played.

    `advisers` are by seat; none where the table plays without advice. `note` is called with a seat that asks for it.
    """

    table: Table
    game: Game
    typed: bool = False
    advisers: Mapping[int, Adviser] = field(default_factory=dict)
    note: Callable[[Seat], None] = _unnoted
    end_lesson: Callable[[], None] | None = None
    """Ends the explanations of a lesson; None if this is none."""
    own_commands: OwnCommands = tuple
    """Returns the commands of a club, if the table is one of a club; there is no undo and no voice of ours then."""

    @property
    def where(self) -> Where:
        """The table, or what comes after its game."""
        return Where.OVER if self.over else Where.TABLE

    @property
    def has(self) -> Has:
        """Dice or a hand, a keyboard at home, and a lesson."""
        has = Has.HAND if self.game.holds == "hand" else Has.DICE
        has |= Has.NOTHING if self.own_commands() else Has.HOME
        return has if self.end_lesson is None else has | Has.LESSON

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of this game."""
        return self.game.queries

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.open is None

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the seat itself once the game is over."""
        return seat if self.table.open is None else self.table.open.seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""
        return self.table.play.standing(seat)

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return the dice or cards of a seat."""
        return self.table.play.holding(seat)

    @property
    def hides_holding(self) -> bool:
        """Whether the game is played with hands."""
        return self.game.holds == "hand"

    def resumed(self) -> Sequence[Event]:
        """Return the state to tell somebody who comes back to the game."""
        return self.table.play.resumed()

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return the answer of the game to a query by a seat. Raises Refused."""
        return self.table.play.asked(seat, query, value)

    @property
    def advises(self) -> bool:
        """Whether advice can be asked for."""
        return bool(self.advisers)

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return advice for a question. Raises Refused."""
        adviser = self.advisers.get(question.seat)
        if adviser is None:
            raise Refused("loop-no-advice" if self.game.adviser is None else "loop-advice-off")
        told = adviser.advise(question, times) if question is self.table.open else ()
        if told:
            self.note(question.seat)
        return told


@dataclass(frozen=True, slots=True)
class BesideTable(Nothing):
    """A table that somebody watches: they are told public events only."""

    table: Table
    game: Game
    own_commands: OwnCommands = tuple
    queries: Sequence[Query] = ()
    typed: bool = False
    advises: bool = False
    end_lesson: Callable[[], None] | None = None
    hides_holding: bool = True
    where: Where = Where.WATCHING
    has: Has = Has.NOTHING

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.open is None

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the first one once the game is over."""
        return Seat(0) if self.table.open is None else self.table.open.seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""
        return self.table.play.standing(seat)
