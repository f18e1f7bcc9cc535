"""The events of Die verflixte 6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from games.steps import CALL, MOVE, OWN, REST, Dice, Event, Seat, SeatEvent, Telling, Term, Terms
from games.verflixte6.turn import Place

# The evening ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Durchgang(Event):
    """A Durchgang begins (V6-1)."""

    number: int
    last: int


@dataclass(frozen=True, slots=True)
class Over(Event):
    """A Durchgang is over; the results follow (V6-1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Result(Event):
    """The points of a seat in a Durchgang, and its total."""

    seat: Seat
    eyes: int
    total: int


@dataclass(frozen=True, slots=True)
class TurnsZombie(Event):
    """A Prinzessin below 0 at the end of a Durchgang becomes a Zombie with 0 (V6-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A seat wins with the most points of the evening (V6-1)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """A seat's place, its points in this Durchgang, and its total from the Durchgänge before."""

    seat: Seat
    place: Place
    eyes: int
    total: int


# A turn --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class JokersLeft(SeatEvent):
    """The jokers that a seat has left this evening (V6-8)."""

    telling: ClassVar[Telling] = CALL
    jokers: Terms


@dataclass(frozen=True, slots=True)
class AllLeft(SeatEvent):
    """A seat that has not chosen any joker yet: how many there are (V6-8)."""

    telling: ClassVar[Telling] = CALL
    count: int


@dataclass(frozen=True, slots=True)
class FreeChoice(Event):
    """A seat announces the Freie Jokerwahl (V6-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chose(SeatEvent):
    """A seat chooses the jokers of its turn (V6-8)."""

    telling: ClassVar[Telling] = MOVE
    jokers: Terms


@dataclass(frozen=True, slots=True)
class ChoseNone(SeatEvent):
    """A seat plays its turn without jokers (V6-8)."""

    telling: ClassVar[Telling] = MOVE


@dataclass(frozen=True, slots=True)
class FreeThrow(Event):
    """The Freiwurf, which only adds its points (V6-5)."""

    seat: Seat
    die: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Announced(SeatEvent):
    """A seat announces a joker (V6-9)."""

    telling: ClassVar[Telling] = MOVE
    joker: Term


@dataclass(frozen=True, slots=True)
class Aimed(SeatEvent):
    """A seat announces the Sekante against a victim (V6-J10)."""

    telling: ClassVar[Telling] = MOVE
    victim: Seat


@dataclass(frozen=True, slots=True)
class Lapsed(SeatEvent):
    """An attack of the Sekante is not countered (V6-J10)."""

    telling: ClassVar[Telling] = MOVE
    attack: int


@dataclass(frozen=True, slots=True)
class Gone(SeatEvent):
    """The Frostschutz is used up (V6-J1)."""

    telling: ClassVar[Telling] = CALL
    joker: Term


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """A throw whose face is added to the sum (V6-4)."""

    seat: Seat
    die: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Sees(SeatEvent):
    """A throw within a joker after which the player decides; `which` is the joker again, as a plain string."""

    telling: ClassVar[Telling] = REST
    joker: Term
    which: str
    dice: Dice


@dataclass(frozen=True, slots=True)
class Shows(Event):
    """A throw within a joker that is not over yet."""

    seat: Seat
    joker: Term
    dice: Dice


@dataclass(frozen=True, slots=True)
class Brings(Event):
    """What a joker brings; `plus` or `minus` is 0."""

    seat: Seat
    joker: Term
    dice: Dice
    plus: int
    minus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """What the croupier's counter-throws leave of the Höschen's points (V6-J14)."""

    seat: Seat
    joker: Term
    dice: Dice
    plus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Costs(Event):
    """What declining or withdrawing costs."""

    seat: Seat
    joker: Term
    minus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Duel(Event):
    """A countered duel of the Sekante, and the points won and lost so far (V6-J10)."""

    seat: Seat
    victim: Seat
    attack: int
    die: Dice
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """The points moved by the Sekante, `plus` from the victim or `minus` to the victim; and both sums afterwards."""

    seat: Seat
    victim: Seat
    plus: int
    minus: int
    sum: int
    left: int


@dataclass(frozen=True, slots=True)
class Sweet(SeatEvent):
    """The point of the Törtchen, told only to its owner (V6-J7)."""

    telling: ClassVar[Telling] = OWN
    sum: int


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """Runkelrüb undoes the 6 (V6-J15)."""

    seat: Seat
    dice: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Out(Event):
    """The turn is over and the seat a Zombie: what it lost, and what the Ventil keeps (V6-4, V6-J11)."""

    seat: Seat
    dice: Dice
    lost: int
    sum: int


@dataclass(frozen=True, slots=True)
class OutBy(Event):
    """The same as `Out`, caused by the throw of a joker (V6-J6, V6-J11, V6-J15)."""

    seat: Seat
    joker: Term
    dice: Dice
    lost: int
    sum: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """A seat stops, keeps its sum and becomes a Prinzessin (V6-4)."""

    seat: Seat
    sum: int


@dataclass(frozen=True, slots=True)
class StoppedBelow(Event):
    """A seat stops below 0 and becomes a Zombie with 0 (V6-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """A seat steals points: the thief's sum, and what the victim has left (V6-6)."""

    seat: Seat
    victim: Seat
    eyes: int
    sum: int
    left: int


@dataclass(frozen=True, slots=True)
class Keuler(Event):
    """A seat pushes a Prinzessin below 0: it is the Keuler and gets 5 points (V6-7)."""

    seat: Seat
    victim: Seat
    sum: int


# Answers to queries --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mine(Event):
    """The jokers that the player has left in this turn."""

    jokers: Terms


@dataclass(frozen=True, slots=True)
class NoJokers(Event):
    """The player has no joker left in this turn."""


@dataclass(frozen=True, slots=True)
class Explained(Event):
    """The explanation of a joker in two sentences; `which` is the joker again, as a plain string."""

    joker: Term
    which: str


@dataclass(frozen=True, slots=True)
class CanPlay(Event):
    """The points that a way to go on brings on average, including all that follows."""

    joker: Term
    eyes: int


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The sum of the player who asks, and the level of the Ventil; 0 if there is none."""

    sum: int
    level: int
