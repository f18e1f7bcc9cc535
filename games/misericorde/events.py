"""What is told in Misericorde."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from games.misericorde.throws import Kind
from games.steps import DETAIL, MOVE, Dice, Event, Seat, SeatEvent, Seats, Telling

# Around the rounds ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stakes(Event):
    """What each starts with, what a copper buys, what a round costs, and how many there are (MI-1, MI-2)."""

    coppers: int
    rate: int
    stake: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """Chips for coppers: how many, and what the seat has then (MI-1)."""

    seat: Seat
    got: int
    chips: int
    coppers: int


@dataclass(frozen=True, slots=True)
class Cashed(Event):
    """Coppers for chips: how many, and what the seat has then (MI-1)."""

    seat: Seat
    got: int
    chips: int
    coppers: int


@dataclass(frozen=True, slots=True)
class Passes(Event):
    """A seat that buys no chips and sits one round out (MI-2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """Chips that somebody who leaves gave to somebody else, who has `has` then (MI-3)."""

    giver: Seat
    to: Seat
    chips: int
    has: int


@dataclass(frozen=True, slots=True)
class Gets(Event):
    """Chips of somebody who left, dealt out to who has the fewest (MI-3)."""

    seat: Seat
    got: int
    chips: int


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """The chips and coppers of a seat."""

    seat: Seat
    chips: int
    coppers: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The most at the end, coppers counted at what they buy."""

    seat: Seat
    chips: int
    coppers: int


# A round -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Starts(SeatEvent):
    """How many dice the round is played with (MI-4)."""

    telling: ClassVar[Telling] = MOVE
    dice: int
    pot: int


@dataclass(frozen=True, slots=True)
class Pays(SeatEvent):
    """The raise paid in full, and dice bought (MI-5, MI-6)."""

    telling: ClassVar[Telling] = MOVE
    paid: int
    bought: int


@dataclass(frozen=True, slots=True)
class PaysShort(Event):
    """A part of the raise paid, and so many dice fewer thrown (MI-6)."""

    seat: Seat
    paid: int
    fewer: int


@dataclass(frozen=True, slots=True)
class Retreats(Event):
    """Retret: one chip paid, none where none was left, and out of the round (MI-6)."""

    seat: Seat
    paid: int


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """A valid throw by which nothing can be raised."""

    seat: Seat
    dice: Dice
    kind: Kind
    value: int


@dataclass(frozen=True, slots=True)
class Shows(SeatEvent):
    """The figures of a throw that may be raised, and by how much: `most` (MI-14)."""

    telling: ClassVar[Telling] = DETAIL
    pairs: int
    triples: int
    streets: int
    allees: int
    cathedrale: bool
    most: int


@dataclass(frozen=True, slots=True)
class Raised(SeatEvent):
    """A valid throw, and by how many chips it was raised: 0 for not (MI-14)."""

    telling: ClassVar[Telling] = MOVE
    dice: Dice
    kind: Kind
    value: int
    by: int


@dataclass(frozen=True, slots=True)
class Void(Event):
    """Huuuren: two 1s or more, out of the round (MI-9)."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """A die fell off the table, out of the round (MI-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Spiessgesellen(Event):
    """Five alike or more: the round is won at once (MI-12)."""

    seat: Seat
    dice: Dice
    face: int


@dataclass(frozen=True, slots=True)
class Huuurenhaus(Event):
    """Spießgesellen of 1s: the round is won at once, and it will cost (MI-12)."""

    seat: Seat
    dice: Dice


@dataclass(frozen=True, slots=True)
class OwesDrinks(Event):
    """Spießgesellen of 6s: the winner owes everyone in the round a drink (MI-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OwesPleasure(Event):
    """Spießgesellen of 1s: the winner owes everyone in the round their pleasure (MI-12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Best(Event):
    """The best throw of a round that went to its end (MI-16)."""

    seat: Seat
    kind: Kind
    value: int


@dataclass(frozen=True, slots=True)
class Tie(Event):
    """The best throw was thrown by several, who play it off (MI-17)."""

    kind: Kind
    value: int
    players: Seats
    pot: int


@dataclass(frozen=True, slots=True)
class NobodyValid(Event):
    """No valid throw: the pot stays, or the play-off is repeated (MI-17, MI-18)."""

    again: bool


# Asked for -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The throw that lies before who asks."""

    dice: Dice
    kind: Kind
    value: int


@dataclass(frozen=True, slots=True)
class NotThrown(Event):
    """No throw lies before who asks."""


@dataclass(frozen=True, slots=True)
class InPot(Event):
    """The pot, what lies in front of the players besides, and the raise that is to be met (MI-6, MI-7)."""

    pot: int
    front: int
    price: int


Place = Literal["waits", "out", "in"]


@dataclass(frozen=True, slots=True)
class Who(Event):
    """Where a player of the round stands: still to throw, out, or in with a throw; and the chips in front (MI-7)."""

    seat: Seat
    place: Place
    kind: Kind
    value: int
    front: int
    leads: bool


@dataclass(frozen=True, slots=True)
class Owes(Event):
    """Drinks and pleasures that one seat owes another (MI-12)."""

    seat: Seat
    to: Seat
    drinks: int
    pleasures: int


@dataclass(frozen=True, slots=True)
class NoRound(Event):
    """No round has begun yet."""


@dataclass(frozen=True, slots=True)
class NoDebts(Event):
    """Nobody owes anything (MI-12)."""


Way = Literal["pay", "throw", "short", "buy"]


@dataclass(frozen=True, slots=True)
class CanMeet(Event):
    """One way to meet the raise: what it costs, the dice it leaves, and in how many of a hundred throws these lead."""

    way: Way
    count: int
    cost: int
    dice: int
    percent: int


@dataclass(frozen=True, slots=True)
class Figures(Event):
    """The figures of a throw, and the most they allow to raise; any number for a cathédrale (MI-14)."""

    pairs: int
    triples: int
    streets: int
    allees: int
    cathedrale: bool
    most: int


@dataclass(frozen=True, slots=True)
class Worth(Event):
    """The rank of a throw, for a table with real dice."""

    kind: Kind
    value: int
