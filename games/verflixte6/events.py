"""The events of Die verflixte 6."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar, Literal

from games import (
    CALL,
    CHOICE,
    CHOSEN,
    OWN,
    STEP,
    SUMMARY,
    Dice,
    Event,
    Scores,
    Seat,
    SeatEvent,
    Sounds,
    Telling,
    Term,
    Terms,
    Whose,
    frozen,
)
from games.verflixte6.turn import Place

Which = Literal[
    "",
    "frostschutz",
    "spelunkenbold",
    "anaconda",
    "hirtenschutz",
    "rattenlord",
    "allin",
    "pony",
    "monokel",
    "ventil",
    "tentakel",
    "fumo",
    "hoeschen",
]
"""The jokers that bring points by a throw of their seat."""

# The evening ---------------------------------------------------------------------------------------------------------


@frozen
class Durchgang(Event):
    """A Durchgang begins (V6-1)."""

    sounds: ClassVar[Sounds] = ("round",)
    number: int
    last: int


@frozen
class Over(Event):
    """A Durchgang is over; the results follow (V6-1)."""

    number: int


@frozen
class Result(Event):
    """The points of a seat in a Durchgang, its total, and the number of the Durchgang: both are equal in the first."""

    joins: ClassVar[bool] = True
    seat: Seat
    eyes: int
    total: int
    number: int = 0


@frozen
class TurnsZombie(Event):
    """A Prinzessin below 0 at the end of a Durchgang becomes a Zombie with 0 (V6-7)."""

    seat: Seat


@frozen
class Won(Event):
    """A seat wins with the most points of the evening (V6-1)."""

    sounds: ClassVar[Sounds] = ("win",)
    seat: Seat
    total: int


@frozen
class NoPoints(Event):
    """Nobody has a point from the whole evening, so that all share the first place (V6-1)."""

    sounds: ClassVar[Sounds] = ("win",)


@frozen
class Standing(Event):
    """A seat's place, its points in this Durchgang, and its total from the Durchgänge before.

    The `whole` total counts this Durchgang as soon as it is over.
    """

    seat: Seat
    place: Place
    eyes: int
    total: int
    whole: int = 0


# A turn --------------------------------------------------------------------------------------------------------------


@frozen
class JokersLeft(SeatEvent):
    """The jokers that a seat has left this evening (V6-8)."""

    telling: ClassVar[Telling] = CALL
    jokers: Terms


@frozen
class AllLeft(SeatEvent):
    """The number of jokers of a seat that has not chosen any yet (V6-8)."""

    telling: ClassVar[Telling] = CALL
    count: int


@frozen
class Has(SeatEvent):
    """The names of the jokers that a seat has left, however many, for whoever asks."""

    jokers: Terms


@frozen
class FreeChoice(SeatEvent):
    """A seat announces the Freie Jokerwahl (V6-10)."""

    telling: ClassVar[Telling] = STEP


@frozen
class Chose(SeatEvent):
    """A seat chooses the jokers of its turn (V6-8). It hears them, too, since beginnings of names may be typed."""

    telling: ClassVar[Telling] = STEP
    jokers: Terms
    alone: Terms = field(default=(), compare=False)
    """The automatic ones among them."""


@frozen
class ChoseNone(SeatEvent):
    """A seat plays its turn without jokers (V6-8)."""

    telling: ClassVar[Telling] = CHOSEN


@frozen
class FreeThrow(SeatEvent):
    """The Freiwurf, which only adds its points (V6-5)."""

    joins: ClassVar[bool] = True
    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice",)
    die: Dice
    sum: int


@frozen
class Announced(SeatEvent):
    """A seat announces a joker (V6-9)."""

    telling: ClassVar[Telling] = CHOSEN
    sounds: ClassVar[Sounds] = ("joker",)
    joker: Term


@frozen
class Aimed(SeatEvent):
    """A seat announces the Sekante against a victim (V6-J10)."""

    telling: ClassVar[Telling] = CHOSEN
    sounds: ClassVar[Sounds] = ("joker",)
    victim: Seat


@frozen
class Lapsed(SeatEvent):
    """An attack of the Sekante is not countered (V6-J10)."""

    telling: ClassVar[Telling] = CHOSEN
    attack: int


@frozen
class Ends(SeatEvent):
    """A joker that ran until now is over, since another one was announced: Fumo (V6-J13)."""

    telling: ClassVar[Telling] = CALL
    joker: Term


@frozen
class Gone(SeatEvent):
    """The Frostschutz is used up (V6-J1)."""

    joins: ClassVar[bool] = True
    telling: ClassVar[Telling] = CALL
    joker: Term


@frozen
class Thrown(SeatEvent):
    """A throw whose face is added to the sum (V6-4).

    Here and below `sweet` is whether the point of the Törtchen is in the sum.
    """

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice",)
    die: Dice
    sum: int
    sweet: bool = False


@frozen
class Sees(SeatEvent):
    """A throw within a joker after which the player decides; `which` is the joker again, as a plain string."""

    telling: ClassVar[Telling] = CHOICE
    sounds: ClassVar[Sounds] = ("dice",)
    joker: Term
    which: str
    dice: Dice


@frozen
class Shows(SeatEvent):
    """A throw within a joker that is not over yet."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice",)
    joker: Term
    dice: Dice


@frozen
class Brings(SeatEvent):
    """The points of a joker; `plus` or `minus` is 0. `which` is the joker again: what each does is said once."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice",)
    joker: Term
    dice: Dice
    plus: int
    minus: int
    sum: int
    sweet: bool = False
    which: Which = field(default="", compare=False)
    use: int = field(default=0, compare=False)
    """The number of the use of the Frostschutz: faces up to it are subtracted."""


@frozen
class Countered(SeatEvent):
    """The points of the Höschen after the croupier's counter-throws (V6-J14)."""

    telling: ClassVar[Telling] = STEP
    dice_of: ClassVar[Whose] = "against"
    sounds: ClassVar[Sounds] = ("dice",)
    joker: Term
    dice: Dice
    plus: int
    sum: int
    sweet: bool = False


@frozen
class Costs(SeatEvent):
    """The cost of declining or withdrawing."""

    telling: ClassVar[Telling] = STEP
    joker: Term
    minus: int
    sum: int
    sweet: bool = False


@frozen
class Duel(SeatEvent):
    """A countered duel of the Sekante, and the points won and lost so far (V6-J10)."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice",)
    victim: Seat
    attack: int
    die: Dice
    ahead: int
    behind: int


@frozen
class Moved(SeatEvent):
    """The points moved by the Sekante, `plus` from the victim or `minus` to the victim; and both sums afterwards."""

    telling: ClassVar[Telling] = STEP
    about: ClassVar[tuple[str, ...]] = ("seat", "victim")
    victim: Seat
    plus: int
    minus: int
    sum: int
    left: int
    sweet: bool = False


@frozen
class Sweet(SeatEvent):
    """The point of the Törtchen, told to its owner, whose sum was not told (V6-J7). All others hear it with the sum."""

    joins: ClassVar[bool] = True
    telling: ClassVar[Telling] = OWN
    sum: int


@frozen
class Spared(SeatEvent):
    """Runkelrüb undoes the 6 (V6-J15). `fumo` is whether Fumo ran until now: its gains count single (V6-J13)."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice", "call")
    dice: Dice
    sum: int
    fumo: bool = False


@frozen
class Out(SeatEvent):
    """The turn is over and the seat a Zombie: the points lost, and those that the Ventil keeps (V6-4, V6-J11).

    `frost` is whether an unplayed Frostschutz was left: it helps only if it is played.
    """

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice", "bust")
    dice: Dice
    lost: int
    sum: int
    frost: bool = field(default=False, compare=False)


@frozen
class OutBy(SeatEvent):
    """The same as `Out`, caused by the throw of a joker (V6-J6, V6-J11, V6-J15)."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("dice", "bust")
    joker: Term
    dice: Dice
    lost: int
    sum: int


@frozen
class Stopped(SeatEvent):
    """A seat stops, keeps its sum and becomes a Prinzessin (V6-4)."""

    telling: ClassVar[Telling] = STEP
    sounds: ClassVar[Sounds] = ("bank",)
    sum: int


@frozen
class TurnOver(SeatEvent):
    """A whole turn in one line: the sum kept or lost, the jokers that were played, `some` or none.

    It ends by a stop, by a 6 (`out`), or by the All In (`all`). `robbed` are those it took points from by 1s and by the
    Sekante, with these points, and `paid` those who won points from it in duels. `owed` are points below 0 with which
    it began.
    """

    telling: ClassVar[Telling] = SUMMARY
    end: Literal["kept", "out", "all"]
    sum: int
    lost: int
    some: bool
    jokers: Terms
    robbed: Scores = ()
    paid: Scores = ()
    owed: int = field(default=0, compare=False)


@frozen
class Stole(SeatEvent):
    """A seat steals points: its own sum and the victim's after that (V6-6)."""

    telling: ClassVar[Telling] = STEP
    about: ClassVar[tuple[str, ...]] = ("seat", "victim")
    sounds: ClassVar[Sounds] = ("rob",)
    victim: Seat
    eyes: int
    sum: int
    left: int


@frozen
class Keuler(SeatEvent):
    """A seat pushes a Prinzessin below 0: it is the Keuler and gets 5 points (V6-7)."""

    telling: ClassVar[Telling] = STEP
    about: ClassVar[tuple[str, ...]] = ("seat", "victim")
    sounds: ClassVar[Sounds] = ("crash",)
    victim: Seat
    sum: int


# Answers to queries --------------------------------------------------------------------------------------------------


@frozen
class Mine(Event):
    """The jokers that the player has left in this turn."""

    jokers: Terms


@frozen
class NoJokers(Event):
    """The player has no joker left in this turn."""


@frozen
class Explained(Event):
    """The explanation of a joker in two sentences; `which` is the joker again, as a plain string.

    In a turn: the uses that are `left` of the Frostschutz, the highest face that its next one subtracts, and whether
    the joker `ends` Fumo.
    """

    joker: Term
    which: str
    left: int = 0
    next: int = 0
    ends: bool = False


@frozen
class Outlined(Event):
    """A joker in half a sentence, where all are told."""

    joker: Term
    which: str


@frozen
class CanPlay(Event):
    """The points that a way to go on brings on average, with all that follows; and the `wins` of 100 `games`."""

    joker: Term
    eyes: int
    games: bool = False
    wins: int = 0


@frozen
class Holding(Event):
    """The sum of the player who asks, and the level of the Ventil; 0 if there is none."""

    sum: int
    level: int
