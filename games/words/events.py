"""The events of Choose Your Words."""

from __future__ import annotations

from typing import ClassVar, Literal

from games import MOVE, OWN, Event, Hand, Row, Seat, SeatEvent, Seats, Sounds, Telling, frozen

# The game ------------------------------------------------------------------------------------------------------------


@frozen
class Agreed(Event):
    """The name and size of the dictionary (CW-17), the deck, and when words are looked up (CW-16)."""

    dictionary: str
    words: int
    deck: str
    check: str


@frozen
class Stakes(Event):
    """The chips that each player starts with, the ante, and the lowest and highest bet (CW-1)."""

    chips: int
    ante: int
    least: int
    most: int


@frozen
class Cut(Event):
    """A card that a seat cuts to find the first dealer (CW-2)."""

    sounds: ClassVar[Sounds] = ("card",)
    seat: Seat
    card: Row


@frozen
class CutAgain(Event):
    """Several seats cut the same card, and cut again (CW-2)."""

    card: Row


@frozen
class Deals(Event):
    """A round begins: everybody pays the ante (CW-4)."""

    sounds: ClassVar[Sounds] = ("chips-out",)
    seat: Seat
    ante: int
    number: int
    last: int
    real: bool = False
    """Whether the dealer deals real cards."""


@frozen
class Short(Event):
    """The ante takes a seat's last chips: it is all in (CW-4)."""

    seat: Seat
    paid: int


@frozen
class Won(Event):
    """A winner, with the most chips at the end (CW-3)."""

    sounds: ClassVar[Sounds] = ("win",)
    seat: Seat
    chips: int


@frozen
class Standing(Event):
    """The chips of one seat."""

    seat: Seat
    chips: int


@frozen
class Equal(Event):
    """Several winners of a round, whose words have equally many points: they share the pot (CW-15)."""

    winners: Seats


@frozen
class Left(Event):
    """A seat without chips leaves the game (CW-3)."""

    seat: Seat


# A round -------------------------------------------------------------------------------------------------------------


@frozen
class Dealt(Event):
    """The seven cards of a new hand, told to its owner (CW-5)."""

    sounds: ClassVar[Sounds] = ("card",)
    hand: Hand


@frozen
class Opened(SeatEvent):
    """The first bet (CW-6); `all_in` if it takes the last chips (CW-10)."""

    joins: ClassVar[bool] = True
    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("chips-out",)
    bet: int
    all_in: bool


@frozen
class Called(SeatEvent):
    """A call: the seat pays as much as the bet asks (CW-6), or all that it has left (CW-10)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("chips-out",)
    all_in: bool


@frozen
class BetLeast(SeatEvent):
    """A seat bets or raises without naming the chips: they are the least (CW-6)."""

    telling: ClassVar[Telling] = OWN
    chips: int
    raises: bool


@frozen
class Raised(SeatEvent):
    """A raise to a higher bet (CW-6)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("chips-out",)
    bet: int
    all_in: bool


@frozen
class Folded(SeatEvent):
    """A fold: the seat is out of the round (CW-6)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("card",)


@frozen
class GoesBack(SeatEvent):
    """Chips that nobody called go back to their seat (CW-10); what follows tells the sum of all that it has then.

    All hear it: the pot that is taken next is smaller by these chips than the one last told.
    """

    chips: int


@frozen
class Swapped(SeatEvent):
    """A seat lays cards in the middle, and draws as many (CW-8)."""

    telling: ClassVar[Telling] = MOVE
    sounds: ClassVar[Sounds] = ("swap",)
    count: int


@frozen
class Drew(Event):
    """The cards drawn, told to their owner (CW-8)."""

    sounds: ClassVar[Sounds] = ("card",)
    cards: Hand


@frozen
class Laid(Event):
    """A word that a seat shows, and the points of its cards (CW-11)."""

    sounds: ClassVar[Sounds] = ("card",)
    seat: Seat
    word: str
    points: int
    cards: Row


@frozen
class LaidNothing(Event):
    """A seat lays no word (CW-14)."""

    seat: Seat


@frozen
class Struck(Event):
    """A doubted word that the dictionary does not list: it counts 0 (CW-16)."""

    sounds: ClassVar[Sounds] = ("bust",)
    seat: Seat
    word: str
    doubter: Seat


@frozen
class Stands(Event):
    """A doubted word that the dictionary lists (CW-16)."""

    sounds: ClassVar[Sounds] = ("call",)
    seat: Seat
    word: str
    doubter: Seat


@frozen
class NoWordCounts(Event):
    """No word was laid, or all are struck: the highest cards count (CW-14)."""


@frozen
class HighCard(Event):
    """The highest card of a hand (CW-14)."""

    private: ClassVar[bool | None] = False
    seat: Seat
    card: Row


# On request ----------------------------------------------------------------------------------------------------------

Place = Literal["in", "all-in", "folded", "out"]


@frozen
class Holding(Event):
    """The hand, told to its owner."""

    hand: Hand


@frozen
class HoldsUnknown(Event):
    """The seat holds real cards, which the program does not know."""

    private: ClassVar[bool | None] = False


@frozen
class HandPoints(Event):
    """The points of all cards of a hand, told to its owner."""

    hand: Hand
    points: int


@frozen
class InPot(Event):
    """The pot, and the price of staying in for the asking seat."""

    pot: int
    price: int


@frozen
class Who(Event):
    """Whether a seat is still in the round, and its bet in this betting round."""

    seat: Seat
    place: Place
    bet: int
    chips: int


@frozen
class Listed(Event):
    """Whether the dictionary lists a word (CW-16), and whether seven cards of the deck can lay it.

    `missing` are the letters that the hand of the seat which asks lacks.
    """

    word: str
    listed: bool
    can_lay: bool = True
    missing: str = "none"
    hand: Hand = ()


@frozen
class CanDoubt(Event):
    """A word on the table that may be doubted."""

    seat: Seat
    word: str
    points: int
