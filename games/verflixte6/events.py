"""What the croupier tells in Die verflixte 6."""

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
    """A Durchgang is over; the sums follow (V6-1)."""

    number: int


@dataclass(frozen=True, slots=True)
class Result(Event):
    """What a seat has brought out of a Durchgang, and its total."""

    seat: Seat
    eyes: int
    total: int


@dataclass(frozen=True, slots=True)
class TurnsZombie(Event):
    """A Prinzessin below 0 at the end of a Durchgang: 0, and a Zombie (V6-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The most eyes of the evening (V6-1)."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """Where a seat stands: the total of the Durchgänge before, and this one's eyes."""

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
    """No joker was chosen by a seat yet: how many there are (V6-8)."""

    telling: ClassVar[Telling] = CALL
    count: int


@dataclass(frozen=True, slots=True)
class FreeChoice(Event):
    """Freie Jokerwahl (V6-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Chose(SeatEvent):
    """The jokers of a turn (V6-8)."""

    telling: ClassVar[Telling] = MOVE
    jokers: Terms


@dataclass(frozen=True, slots=True)
class ChoseNone(SeatEvent):
    """A turn without jokers (V6-8)."""

    telling: ClassVar[Telling] = MOVE


@dataclass(frozen=True, slots=True)
class FreeThrow(Event):
    """The Freiwurf: only its eyes count (V6-5)."""

    seat: Seat
    die: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Announced(SeatEvent):
    """A joker is announced (V6-9)."""

    telling: ClassVar[Telling] = MOVE
    joker: Term


@dataclass(frozen=True, slots=True)
class Aimed(SeatEvent):
    """The Sekante is announced, and against whom (V6-J10)."""

    telling: ClassVar[Telling] = MOVE
    victim: Seat


@dataclass(frozen=True, slots=True)
class Lapsed(SeatEvent):
    """An attack of the Sekante that is not countered (V6-J10)."""

    telling: ClassVar[Telling] = MOVE
    attack: int


@dataclass(frozen=True, slots=True)
class Gone(SeatEvent):
    """The Frostschutz is used up (V6-J1)."""

    telling: ClassVar[Telling] = CALL
    joker: Term


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """A throw that counts its face (V6-4)."""

    seat: Seat
    die: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Sees(SeatEvent):
    """What was thrown within a joker, about which its player decides now; `which` is the joker, too."""

    telling: ClassVar[Telling] = REST
    joker: Term
    which: str
    dice: Dice


@dataclass(frozen=True, slots=True)
class Shows(Event):
    """What was thrown within a joker that goes on."""

    seat: Seat
    joker: Term
    dice: Dice


@dataclass(frozen=True, slots=True)
class Brings(Event):
    """What a joker brings: one of `plus` and `minus` is 0."""

    seat: Seat
    joker: Term
    dice: Dice
    plus: int
    minus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """What the croupier's counter-throws leave of the Höschen (V6-J14)."""

    seat: Seat
    joker: Term
    dice: Dice
    plus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Costs(Event):
    """What it costs to decline or to withdraw."""

    seat: Seat
    joker: Term
    minus: int
    sum: int


@dataclass(frozen=True, slots=True)
class Duel(Event):
    """A duel of the Sekante that was countered, and how it stands in eyes (V6-J10)."""

    seat: Seat
    victim: Seat
    attack: int
    die: Dice
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """What the Sekante has moved: `plus` from the victim, or `minus` to it; and both sums then."""

    seat: Seat
    victim: Seat
    plus: int
    minus: int
    sum: int
    left: int


@dataclass(frozen=True, slots=True)
class Sweet(SeatEvent):
    """The Törtchen's eye, which is heard by its owner alone (V6-J7)."""

    telling: ClassVar[Telling] = OWN
    sum: int


@dataclass(frozen=True, slots=True)
class Spared(Event):
    """Runkelrüb has undone the 6 (V6-J15)."""

    seat: Seat
    dice: Dice
    sum: int


@dataclass(frozen=True, slots=True)
class Out(Event):
    """The turn is over, and the seat a Zombie: what was lost, and what a level keeps (V6-4, V6-J11)."""

    seat: Seat
    dice: Dice
    lost: int
    sum: int


@dataclass(frozen=True, slots=True)
class OutBy(Event):
    """The same, by the throw of a joker (V6-J6, V6-J11, V6-J15)."""

    seat: Seat
    joker: Term
    dice: Dice
    lost: int
    sum: int


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    """The sum is kept: a Prinzessin (V6-4)."""

    seat: Seat
    sum: int


@dataclass(frozen=True, slots=True)
class StoppedBelow(Event):
    """Stopped below 0: 0, and a Zombie (V6-7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Stole(Event):
    """Eyes stolen: the sum of the thief, and what is left to the victim (V6-6)."""

    seat: Seat
    victim: Seat
    eyes: int
    sum: int
    left: int


@dataclass(frozen=True, slots=True)
class Keuler(Event):
    """Whoever pushes a Prinzessin below 0 is the Keuler and gets 5 (V6-7)."""

    seat: Seat
    victim: Seat
    sum: int


# Asked for -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mine(Event):
    """The jokers that are left in this turn."""

    jokers: Terms


@dataclass(frozen=True, slots=True)
class NoJokers(Event):
    """No joker is left in this turn."""


@dataclass(frozen=True, slots=True)
class Explained(Event):
    """A joker in two sentences; which, its name says."""

    joker: Term
    which: str


@dataclass(frozen=True, slots=True)
class CanPlay(Event):
    """What a way to go on brings on average, all that comes after included, in eyes."""

    joker: Term
    eyes: int


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The sum of who asks, and the level of the Ventil; 0 for none."""

    sum: int
    level: int
