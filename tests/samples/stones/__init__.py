"""Stones: a game for tests, in which a hand is made of terms, not of letter cards.

Each of two seats is dealt three of six stones, shows one, and says whether the game goes on.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from games import Ask, Deal, Event, Game, Illegal, Offer, Query, Rules, Seat, Tell, Term, Terms

STONES: Terms = tuple(map(Term, ("amber", "basalt", "coral", "dolomite", "emerald", "flint")))


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """What a seat was dealt, told to it alone."""

    stones: Terms


@dataclass(frozen=True, slots=True)
class Held(Event):
    """What a seat holds."""

    stones: Terms


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """What a seat holds, asked for by the game's own command."""

    private: ClassVar[bool | None] = True
    stones: Terms


@dataclass(frozen=True, slots=True)
class CanShow(Event):
    """What a seat could show, told as help."""

    stones: Terms


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """A stone that everybody sees."""

    seat: Seat
    stone: Term


@dataclass(frozen=True, slots=True)
class Show(Ask[Any]):
    """Asks for a stone to show. The question and its help tell the hand; keeping all is asked about once more."""

    private: ClassVar[bool] = True
    stones: Terms

    def offers(self) -> tuple[Offer[Any], ...]:
        return Offer("show", takes="term", bare=True, among=STONES), Offer("none", "", confirm="sure")

    def check(self, answer: Any) -> None:
        if answer and answer not in self.stones:
            raise Illegal("stones-not-yours", stones=", ".join(self.stones))

    def choices(self) -> tuple[Event, ...]:
        return (CanShow(self.stones),)


@dataclass(frozen=True, slots=True)
class GoOn(Ask[str]):
    """Asks whether the game goes on; it shows nothing."""

    def offers(self) -> tuple[Offer[str], ...]:
        return Offer("yes", "yes"), Offer("no", "no")

    def check(self, answer: str) -> None:
        """Accept both."""


class Stones(Rules):
    """A running game."""

    def __init__(self) -> None:
        self.hands: dict[int, Terms] = {}

    async def play(self) -> Mapping[str, Any]:
        going = "yes"
        while going == "yes":
            dealt = await Deal(Seat(0), len(STONES), STONES)
            self.hands = {0: tuple(map(Term, dealt[:3])), 1: tuple(map(Term, dealt[3:]))}
            for seat, hand in self.hands.items():
                await Tell(Dealt(hand), to=Seat(seat))
            for seat in self.hands:
                shown = await Show(Seat(seat), self.hands[seat])
                if shown:
                    await Tell(Shown(Seat(seat), Term(shown)))
            going = await GoOn(Seat(1))
        return {"winners": (0,)}

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        return (Held(self.hands.get(seat, ())),)

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        return (Shown(seat, STONES[0]),)

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        return (Looked(self.hands.get(seat, ())),)


GAME = Game(
    id="stones",
    version=1,
    package="stones",
    new=lambda seats, options: Stones(),
    most_seats=2,
    holds="hand",
    queries=(Query("mine"),),
)
