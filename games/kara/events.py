"""What is told in Bring den Kara ins Haus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.kara.near import Side
from games.steps import CHOICE, Dice, Event, Seat, Seats, Telling


@dataclass(frozen=True, slots=True)
class Stakes(Event):
    """What each starts with, pays a round, and how many rounds there are (KA-1)."""

    chips: int
    stake: int
    rounds: int


@dataclass(frozen=True, slots=True)
class HouseNext(Event):
    """Whose dice make the house next, for a table with real ones (KA-2)."""

    telling: ClassVar[Telling] = CHOICE
    thrower: Seat


@dataclass(frozen=True, slots=True)
class House(Event):
    """The house of a round, thrown by nobody in particular (KA-2, KA-3)."""

    total: int
    dice: Dice


@dataclass(frozen=True, slots=True)
class HouseBy(Event):
    """The house of a round, thrown by a seat, which `plays` or sits this round out (KA-2, KA-3)."""

    seat: Seat
    total: int
    dice: Dice
    plays: bool


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """A Kara, and how far it is from the house (KA-4, KA-5)."""

    seat: Seat
    dice: Dice
    far: int
    side: Side


@dataclass(frozen=True, slots=True)
class InHouse(Event):
    """A Kara in the house: this seat has stopped (KA-4)."""

    seat: Seat
    dice: Dice
    matches: int


@dataclass(frozen=True, slots=True)
class Exactly(Event):
    """Exactly in the house: the round is won at once (KA-8)."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """Stopped by choice: the dice lie as they are (KA-6)."""

    seat: Seat
    dice: Dice
    far: int
    side: Side


@dataclass(frozen=True, slots=True)
class LastTurn(Event):
    """After the first stop everybody else has one more turn (KA-7)."""


@dataclass(frozen=True, slots=True)
class TooLong(Event):
    """After a hundred circles every Kara that still runs is stopped (KA-7)."""


@dataclass(frozen=True, slots=True)
class Drinks(Event):
    """The pot pays a round for all (KA-8, KA-11)."""

    chips: int


@dataclass(frozen=True, slots=True)
class Wins(Event):
    """Who wins a round, and by what: how near, and the dice in common with the house where that decided (KA-9, KA-10).

    `matches` is -1 where it did not.
    """

    seat: Seat
    far: int
    side: Side
    matches: int


@dataclass(frozen=True, slots=True)
class Equal(Event):
    """Several are as near with as many dice in common, and share (KA-11)."""

    winners: Seats
    far: int
    matches: int


@dataclass(frozen=True, slots=True)
class Bill(Event):
    """What the Wirt was paid for drinks (KA-12)."""

    chips: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The most chips at the end; `rounds` won where it was played for honour."""

    seat: Seat
    chips: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """The chips of a seat, and the rounds it has won."""

    seat: Seat
    chips: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The Kara that lies before who asks."""

    dice: Dice
    far: int
    side: Side


@dataclass(frozen=True, slots=True)
class NotThrown(Event):
    """No Kara lies before who asks yet."""


@dataclass(frozen=True, slots=True)
class Who(Event):
    """Where a Kara lies, its dice in common with the house, whether it has stopped, and leads those that have."""

    seat: Seat
    far: int
    side: Side
    matches: int
    stopped: bool
    leads: bool


@dataclass(frozen=True, slots=True)
class Waits(Event):
    """A player who has not thrown yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CanRun(Event):
    """How many ways to throw these dice again lead into the house, of how many."""

    dice: Dice
    ways: int
    every: int


@dataclass(frozen=True, slots=True)
class Sum(Event):
    """What a Kara is worth, for a table with real dice."""

    sum: int
    far: int
    side: Side
    matches: int


@dataclass(frozen=True, slots=True)
class ExactSum(Event):
    """A Kara that is exactly the house, for a table with real dice."""

    sum: int
