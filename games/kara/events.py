"""The events of Bring den Kara ins Haus."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Literal

from games import CHOICE, MOVE, Dice, Event, Seat, Seats, Sounds, Telling, Whose, frozen
from games.kara.near import Side


@frozen
class Stakes(Event):
    """The chips each seat starts with, the stake per round, and the number of rounds (KA-1)."""

    chips: int
    stake: int
    rounds: int


@frozen
class HouseNext(Event):
    """The seat whose dice make the next house, for a table with real dice (KA-2).

    With `neutral` the dice are nobody's: whoever holds them throws for all (KA-3).
    """

    telling: ClassVar[Telling] = CHOICE
    thrower: Seat
    neutral: bool = False


@frozen
class House(Event):
    """The house of a round, thrown by nobody in particular (KA-2, KA-3). `number` is 0 where the round is not told."""

    sounds: ClassVar[Sounds] = ("dice",)
    dice_of: ClassVar[Whose] = "house"
    total: int
    dice: Dice
    number: int = 0
    last: int = 0


@frozen
class HouseBy(Event):
    """The house of a round, thrown by a seat that `plays` or sits this round out (KA-2, KA-3)."""

    sounds: ClassVar[Sounds] = ("dice",)
    dice_of: ClassVar[Whose] = "house"
    seat: Seat
    total: int
    dice: Dice
    plays: bool
    number: int = 0
    last: int = 0


@frozen
class Threw(Event):
    """A Kara, and how far it is from the house; `again` if the seat let it run (KA-4, KA-5)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("dice",)
    seat: Seat
    dice: Dice
    far: int
    side: Side
    again: bool = False


@frozen
class InHouse(Event):
    """A Kara in the house: its seat has stopped (KA-4)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("dice", "bank")
    seat: Seat
    dice: Dice
    matches: int


@frozen
class Exactly(Event):
    """A Kara exactly in the house: its seat wins the round at once (KA-8)."""

    sounds: ClassVar[Sounds] = ("dice", "call")
    seat: Seat
    dice: Dice


@frozen
class Stopped(Event):
    """A seat stops by choice, and leaves its dice as they are (KA-6)."""

    telling: ClassVar[Telling] = MOVE

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("keep",)
    seat: Seat
    dice: Dice
    far: int
    side: Side


@frozen
class LastTurn(Event):
    """After the first stop the `others` have one more turn (KA-7): those who `wait`, their first throw."""

    joins: ClassVar[bool] = True
    sounds: ClassVar[Sounds] = ("call",)
    others: Seats = ()
    wait: Seats = ()


@frozen
class TooLong(Event):
    """After a hundred turns of everybody, every Kara that still runs is stopped (KA-7)."""


@frozen
class Drinks(Event):
    """The pot pays a round of drinks for all: after a tie, or a Kara exactly in the house (KA-8, KA-11)."""

    sounds: ClassVar[Sounds] = ("chips-out",)
    chips: int
    cause: Literal["tie", "exactly"] = "tie"


@frozen
class Wins(Event):
    """The winner of a round, how near they are, and their dice in common with the house if that decided (KA-9, KA-10).

    `matches` is -1 if it did not.
    """

    sounds: ClassVar[Sounds] = ("call",)
    seat: Seat
    far: int
    side: Side
    matches: int


@frozen
class Equal(Event):
    """Several winners who are equally near, with equally many dice in common, and share the pot (KA-11)."""

    winners: Seats
    far: int
    matches: int


@frozen
class Bill(Event):
    """The chips paid to the Wirt for drinks (KA-12)."""

    chips: int


@frozen
class Won(Event):
    """The winner: the most chips at the end, or in a game for honour the most rounds, won alone or `shared`."""

    sounds: ClassVar[Sounds] = ("win",)
    seat: Seat
    chips: int
    rounds: int
    shared: int = 0


@frozen
class Standing(Event):
    """The chips of a seat, the rounds it has won alone, and those it has shared; `honour` is whether rounds decide."""

    seat: Seat
    chips: int
    rounds: int
    shared: int = 0
    honour: bool = field(default=False, compare=False)


@frozen
class Holding(Event):
    """The Kara of the player who asks."""

    dice: Dice
    far: int
    side: Side


@frozen
class NotThrown(Event):
    """The player who asks has no Kara yet."""


@frozen
class InPot(Event):
    """The chips in the pot."""

    pot: int


@frozen
class Who(Event):
    """The place of a Kara, its dice in common with the house, whether it has stopped, and whether it leads."""

    seat: Seat
    far: int
    side: Side
    matches: int
    stopped: bool
    leads: bool


@frozen
class Waits(Event):
    """A player who has not thrown yet, or who sits this round out."""

    seat: Seat
    plays: bool = True


@frozen
class CanRun(Event):
    """Dice to throw again, and in how many of a hundred throws this leads into the house."""

    dice: Dice
    percent: int


@frozen
class Sum(Event):
    """The worth of a Kara, for a table with real dice."""

    sum: int
    far: int
    side: Side
    matches: int


@frozen
class ExactSum(Event):
    """A Kara that is exactly the house, for a table with real dice."""

    sum: int
