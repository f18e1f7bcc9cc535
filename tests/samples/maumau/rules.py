"""The rules of Mau-Mau: play a card of the same suit or rank; a 7 lets the next player draw two, an 8 skips, a jack wishes.

Who can play no card draws one, and may play it at once. The first without cards wins.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from games import (
    MOVE,
    Ask,
    Deal,
    Event,
    Face,
    FaceHand,
    Faces,
    Illegal,
    Offer,
    Rules,
    Seat,
    SeatEvent,
    Tell,
    Telling,
    Term,
    Terms,
    Value,
)

SUITS: Terms = tuple(map(Term, ("clubs", "spades", "hearts", "diamonds")))
RANKS = ("7", "8", "9", "10", "j", "q", "k", "a")
FACES: Faces = tuple(Face(f"{suit[0]}{rank}") for suit in SUITS for rank in RANKS)
CARDS = 5
"""Cards that each is dealt."""
DRAW = "draw"


def suit(card: Face) -> Term:
    return next(each for each in SUITS if each[0] == card[0])


def fits(card: Face, top: Face, wished: Term | None) -> bool:
    """Tell whether a card may be played on another; a jack on everything but a jack."""
    if card[1:] == "j":
        return top[1:] != "j"
    return suit(card) == (wished or suit(top)) or (wished is None and card[1:] == top[1:])


# Events ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards of a seat, told to it alone."""

    hand: FaceHand


@dataclass(frozen=True, slots=True)
class Top(Event):
    """The card that lies on top. Unless the next player is free to match it, a suit is wished for."""

    card: Face
    wished: Term
    free: bool


@dataclass(frozen=True, slots=True)
class Played(SeatEvent):
    """Somebody plays a card."""

    telling: ClassVar[Telling] = MOVE
    card: Face
    left: int


@dataclass(frozen=True, slots=True)
class Wished(SeatEvent):
    """Somebody wishes for a suit."""

    suit: Term


@dataclass(frozen=True, slots=True)
class Drew(SeatEvent):
    """Somebody draws cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Got(Event):
    """The cards that a seat drew, told to it alone."""

    private: ClassVar[bool | None] = True
    cards: Faces


@dataclass(frozen=True, slots=True)
class Skipped(SeatEvent):
    """An 8 skips somebody."""


@dataclass(frozen=True, slots=True)
class Holds(SeatEvent):
    """The number of cards of a seat."""

    count: int


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The cards of the seat that asks."""

    hand: FaceHand


@dataclass(frozen=True, slots=True)
class Won(SeatEvent):
    """Somebody has no cards any more."""


# Questions ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play(Ask[str]):
    """Asks for a card to play; drawing is the other answer."""

    private: ClassVar[bool] = True
    hand: FaceHand
    top: Face
    wished: Term
    free: bool

    def offers(self) -> tuple[Offer[str], ...]:
        return Offer("play", takes="face", bare=True, among=self.hand), Offer("draw", DRAW)

    def check(self, answer: str) -> None:
        if answer == DRAW:
            return
        if answer not in self.hand:
            raise Illegal("maumau-not-yours")
        if not fits(Face(answer), self.top, None if self.free else self.wished):
            raise Illegal("maumau-does-not-fit", card=answer)


@dataclass(frozen=True, slots=True)
class PlayDrawn(Ask[str]):
    """Asks whether the card that was drawn is played at once."""

    private: ClassVar[bool] = True
    card: Face

    def offers(self) -> tuple[Offer[str], ...]:
        return Offer("yes", "yes"), Offer("no", "no")

    def check(self, answer: str) -> None:
        """Accept both."""


@dataclass(frozen=True, slots=True)
class Wish(Ask[str]):
    """Asks for a suit, after a jack."""

    def offers(self) -> tuple[Offer[str], ...]:
        return (Offer("suit", takes="term", bare=True, among=SUITS),)

    def check(self, answer: str) -> None:
        if answer not in SUITS:
            raise Illegal("maumau-which-suit")


# The game -------------------------------------------------------------------------------------------------------------


class MauMau(Rules):
    """A running game."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        self.hands: list[Faces] = [()] * seats
        self.pile: Faces = FACES
        self.played: Faces = ()
        self.wished: Term | None = None

    @property
    def top(self) -> Face:
        return self.played[-1]

    def lies(self) -> Top:
        """Return the top card, and the suit that must be matched."""
        return Top(self.top, self.wished or suit(self.top), self.wished is None)

    async def play(self) -> Mapping[str, Any]:
        for seat in range(len(self.hands)):
            await self.draw(Seat(seat), CARDS)
            await Tell(Dealt(FaceHand(self.hands[seat])), to=Seat(seat))
        self.played = await self.deal(Seat(0), 1)
        await Tell(self.lies())
        seat = Seat(0)
        while True:
            card = await self.turn(seat)
            if not self.hands[seat]:
                await Tell(Won(seat))
                return {"winners": (seat,)}
            seat = self.after(seat)
            if card is not None and card[1:] == "7":
                await self.draws(seat, 2)
            elif card is not None and card[1:] == "8":
                await Tell(Skipped(seat))
                seat = self.after(seat)

    def after(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % len(self.hands))

    async def turn(self, seat: Seat) -> Face | None:
        """Let a seat play or draw; return the card that was played."""
        lies = self.lies()
        answer = await Play(seat, FaceHand(self.hands[seat]), lies.card, lies.wished, lies.free)
        if answer == DRAW:
            drawn = await self.draws(seat, 1)
            if not drawn or not fits(drawn[0], self.top, self.wished) or await PlayDrawn(seat, drawn[0]) == "no":
                return None
            answer = drawn[0]
        card = Face(answer)
        self.hands[seat] = tuple(each for each in self.hands[seat] if each != card)
        self.played, self.wished = (*self.played, card), None
        await Tell(Played(seat, card, len(self.hands[seat])))
        if card[1:] == "j" and self.hands[seat]:
            self.wished = Term(await Wish(seat))
            await Tell(Wished(seat, self.wished))
        return card

    async def draws(self, seat: Seat, count: int) -> Faces:
        """Let a seat draw cards, and return them."""
        drawn = await self.draw(seat, count)
        await Tell(Drew(seat, len(drawn)))
        if drawn:
            await Tell(Got(drawn), to=seat)
        return drawn

    async def draw(self, seat: Seat, count: int) -> Faces:
        drawn = await self.deal(seat, count)
        self.hands[seat] = tuple(sorted((*self.hands[seat], *drawn), key=FACES.index))
        return drawn

    async def deal(self, seat: Seat, count: int) -> Faces:
        """Return cards from the pile. When it is empty, all played cards but the top one are the pile."""
        if len(self.pile) < count and self.played:
            self.pile, self.played = (*self.pile, *self.played[:-1]), self.played[-1:]
        count = min(count, len(self.pile))
        if not count:
            return ()
        dealt = tuple(map(Face, await Deal(seat, count, self.pile)))
        self.pile = tuple(card for card in self.pile if card not in dealt)
        return dealt

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        return tuple(Holds(Seat(n), len(hand)) for n, hand in enumerate(self.hands))

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        return (Holding(FaceHand(self.hands[seat])),)

    def resumed(self) -> tuple[Event, ...]:
        return (self.lies(),) if self.played else ()
