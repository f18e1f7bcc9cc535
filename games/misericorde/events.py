"""The events of Misericorde."""

from __future__ import annotations

from typing import ClassVar, Literal

from games import COURSE, MOVE, Dice, Event, Seat, SeatEvent, Seats, Sounds, Telling, frozen
from games.misericorde.throws import Kind

# Between rounds ------------------------------------------------------------------------------------------------------


@frozen
class Stakes(Event):
    """The starting coppers, the chips a copper buys, the stake of a round, and the number of rounds (MI-1, MI-2)."""

    coppers: int
    rate: int
    stake: int
    rounds: int


@frozen
class Bought(Event):
    """A seat buys `got` chips with coppers; its chips and coppers after that (MI-1)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("chips-in",)
    seat: Seat
    got: int
    chips: int
    coppers: int


@frozen
class Cashed(Event):
    """A seat changes chips back into `got` coppers; its chips and coppers after that (MI-1)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("chips-out",)
    seat: Seat
    got: int
    chips: int
    coppers: int


@frozen
class Unplayed(Event):
    """A round that fewer than two want to play; it counts as one of the rounds (MI-19)."""

    number: int


@frozen
class Passes(Event):
    """A seat buys no chips and sits out one round (MI-2)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat


@frozen
class Gave(Event):
    """A leaving player gives chips to another, who then has `has` (MI-3)."""

    giver: Seat
    to: Seat
    chips: int
    has: int


@frozen
class Gets(Event):
    """A seat gets chips that a leaving player did not give away; they go to the seats with the fewest (MI-3)."""

    seat: Seat
    got: int
    chips: int


@frozen
class Standing(Event):
    """The chips and coppers of a seat, and their worth in chips."""

    seat: Seat
    chips: int
    coppers: int
    worth: int = 0


@frozen
class Won(Event):
    """A seat wins: it has the most at the end, with coppers counted as the chips they buy; `worth` is that sum."""

    sounds: ClassVar[Sounds] = ("win",)
    seat: Seat
    chips: int
    coppers: int
    worth: int = 0


# A round -------------------------------------------------------------------------------------------------------------


@frozen
class Starts(SeatEvent):
    """The starter chooses how many dice the round is played with (MI-4)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("chips-out",)
    dice: int
    pot: int
    number: int = 0
    """The number of the round; 0 in a play-off."""
    last: int = 0


@frozen
class Pays(SeatEvent):
    """A seat pays the raise in full, 0 where there is none, and may buy dice for a chip each (MI-5, MI-6)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("chips-out",)
    paid: int
    bought: int


@frozen
class PaysShort(Event):
    """A seat pays part of the raise and throws `fewer` dice fewer (MI-6)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("chips-out",)
    seat: Seat
    paid: int
    fewer: int


@frozen
class Retreats(Event):
    """A seat retreats (Retret): it pays one chip, or none if it has none, and is out of the round (MI-6)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("chips-out",)
    seat: Seat
    paid: int


@frozen
class Threw(Event):
    """A valid throw after which the seat cannot raise."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("dice",)
    seat: Seat
    dice: Dice
    kind: Kind
    value: int


@frozen
class Shows(SeatEvent):
    """The figures of a throw that may be raised, and the most chips it may be raised by (MI-14)."""

    telling: ClassVar[Telling] = COURSE
    pairs: int
    triples: int
    streets: int
    allees: int
    cathedrale: bool
    most: int


@frozen
class Raised(SeatEvent):
    """A valid throw, and the chips it was raised by; 0 if it was not raised (MI-14)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("dice", "chips-out")
    dice: Dice
    kind: Kind
    value: int
    by: int


@frozen
class Void(Event):
    """A throw with two or more 1s (Huuuren), which puts the seat out of the round (MI-9)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("dice", "bust")
    seat: Seat
    dice: Dice


@frozen
class Dropped(Event):
    """A die fell off the table, which puts the seat out of the round (MI-13)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("dice", "bust")
    seat: Seat


@frozen
class Spiessgesellen(Event):
    """Five or more alike, which win the round at once (MI-12)."""

    sounds: ClassVar[Sounds] = ("dice", "call")
    seat: Seat
    dice: Dice
    face: int


@frozen
class Huuurenhaus(Event):
    """Spießgesellen of 1s, which win the round at once but make a debt (MI-12)."""

    sounds: ClassVar[Sounds] = ("dice", "call")
    seat: Seat
    dice: Dice


@frozen
class OwesDrinks(Event):
    """Spießgesellen of 6s: the winner owes everyone in the round a drink (MI-12)."""

    seat: Seat


@frozen
class OwesPleasure(Event):
    """Spießgesellen of 1s: the winner owes everyone in the round their pleasure (MI-12)."""

    seat: Seat


@frozen
class Best(Event):
    """The best throw, which wins a round played to its end (MI-16)."""

    seat: Seat
    kind: Kind
    value: int


@frozen
class Tie(Event):
    """Several players share the best throw and play it off (MI-17)."""

    sounds: ClassVar[Sounds] = ("call",)
    kind: Kind
    value: int
    players: Seats
    pot: int


@frozen
class NobodyValid(Event):
    """Nobody has a valid throw: the pot stays, or a play-off is repeated (MI-17, MI-18)."""

    again: bool


# Answers to queries --------------------------------------------------------------------------------------------------


@frozen
class Holding(Event):
    """The throw in front of the player who asks."""

    dice: Dice
    kind: Kind
    value: int


@frozen
class NotThrown(Event):
    """The player who asks has no throw in front of them."""


@frozen
class InPot(Event):
    """The pot, the chips in front of the players, and the raise to meet (MI-6, MI-7)."""

    pot: int
    front: int
    price: int


Place = Literal["waits", "out", "in"]


@frozen
class Who(Event):
    """A player's state in the round: still to throw, out, or in with a throw; and the chips in front of them (MI-7)."""

    seat: Seat
    place: Place
    kind: Kind
    value: int
    front: int
    leads: bool


@frozen
class Owes(Event):
    """The drinks and pleasures that one seat owes another (MI-12)."""

    seat: Seat
    to: Seat
    drinks: int
    pleasures: int


@frozen
class NoRound(Event):
    """No round has begun yet."""


@frozen
class NoDebts(Event):
    """Nobody owes anything (MI-12)."""


Way = Literal["pay", "throw", "short", "buy"]


@frozen
class CanMeet(Event):
    """One way to meet the raise: its cost, the dice it leaves, and in how many of a hundred throws they lead."""

    way: Way
    count: int
    cost: int
    dice: int
    percent: int


@frozen
class Figures(Event):
    """The figures of a throw, and the most chips they allow to raise by; with a cathédrale, any number (MI-14)."""

    pairs: int
    triples: int
    streets: int
    allees: int
    cathedrale: bool
    most: int


@frozen
class Worth(Event):
    """The rank of a throw, for a table with real dice."""

    kind: Kind
    value: int
