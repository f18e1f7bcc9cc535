"""What a conversation is about: a table with its game, or a menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from access.engine.table import Table
from access.language.answers import COMMANDS, HAND_COMMANDS
from games.game import Game
from games.steps import Event, Query, Seat


class Around(Protocol):
    """What a player can ask for at every question. `typed` means that persons throw real dice or hold real cards."""

    @property
    def commands(self) -> Sequence[str]:
        """The built-in commands that work here."""

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of the game."""

    @property
    def typed(self) -> bool:
        """Whether typed answers can be taken back."""

    def turn(self, seat: Seat) -> Seat:
        """Return whose turn it is, asked by a seat."""

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return what lies in front of a seat."""

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return what a query of the game tells a seat. Raises Refused."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu: nothing is played."""

    commands: Sequence[str] = ("repeat", "next", "help", "rate", "volume", "quit")
    queries: Sequence[Query] = ()
    typed: bool = False

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that asks."""
        return seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return nothing."""
        return ()


@dataclass(frozen=True, slots=True)
class AtTable:
    """A table at which a game is played."""

    table: Table
    game: Game
    typed: bool = False

    @property
    def commands(self) -> Sequence[str]:
        """The built-in commands for dice, or for hands."""
        return HAND_COMMANDS if self.game.holds == "hand" else COMMANDS

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of this game."""
        return self.game.queries

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the seat itself once the game is over."""
        return seat if self.table.open is None else self.table.open.seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""
        return self.table.play.standing(seat)

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return what lies in front of a seat."""
        return self.table.play.holding(seat)

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return what a query of the game tells a seat. Raises Refused."""
        return self.table.play.asked(seat, query, value)
