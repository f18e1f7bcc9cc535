"""The rules: throw five dice up to three times, keeping some; then write them into one of thirteen rows."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from games import (
    CHOICE,
    COURSE,
    FACES,
    Ask,
    Dice,
    Event,
    Illegal,
    Offer,
    Roll,
    Rules,
    Seat,
    SeatEvent,
    Seats,
    Sounds,
    Tell,
    Telling,
    Term,
    missing,
)

DICE, THROWS = 5, 3
ENOUGH, BONUS = 63, 35
UPPER = tuple(map(Term, ("ones", "twos", "threes", "fours", "fives", "sixes")))


def run(dice: Dice) -> int:
    """Return how many faces of the dice follow one another at most."""
    best = length = 0
    for face in FACES:
        length = length + 1 if face in dice else 0
        best = max(best, length)
    return best


def most(dice: Dice) -> tuple[int, ...]:
    """Return how many dice show the same face, most first."""
    return tuple(count for _, count in Counter(dice).most_common())


def upper(face: int) -> Callable[[Dice], int]:
    """Return the worth of a row for one face."""
    return lambda dice: face * dice.count(face)


ROWS: Mapping[Term, Callable[[Dice], int]] = {
    **{name: upper(face) for name, face in zip(UPPER, FACES, strict=True)},
    Term("three"): lambda dice: sum(dice) if most(dice)[0] >= 3 else 0,
    Term("four"): lambda dice: sum(dice) if most(dice)[0] >= 4 else 0,
    Term("house"): lambda dice: 25 if most(dice) == (3, 2) else 0,
    Term("small"): lambda dice: 30 if run(dice) >= 4 else 0,
    Term("large"): lambda dice: 40 if run(dice) >= 5 else 0,
    Term("kniffel"): lambda dice: 50 if most(dice) == (5,) else 0,
    Term("chance"): sum,
}
"""The worth of five dice in each row."""


@dataclass(frozen=True, slots=True)
class Threw(SeatEvent):
    """A throw, with the dice that were kept before it."""

    telling: ClassVar[Telling] = COURSE
    sounds: ClassVar[Sounds] = ("dice",)
    throw: Dice


@dataclass(frozen=True, slots=True)
class Kept(SeatEvent):
    """Dice set aside; the others are thrown again."""

    telling: ClassVar[Telling] = CHOICE
    sounds: ClassVar[Sounds] = ("keep",)
    dice: Dice


@dataclass(frozen=True, slots=True)
class Wrote(Event):
    """Dice were written into a row; the score includes it."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("bank",)
    seat: Seat
    row: Term
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Bonus(Event):
    """The upper rows of a seat have reached 63."""

    sounds: ClassVar[Sounds] = ("call",)
    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The seats with the highest score."""

    sounds: ClassVar[Sounds] = ("win",)
    winners: Seats
    score: int


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """The score of a seat, and its open rows."""

    seat: Seat
    score: int
    rows: int


@dataclass(frozen=True, slots=True)
class Holding(Event):
    """The dice on the table."""

    throw: Dice


@dataclass(frozen=True, slots=True)
class Brings(Event):
    """The worth of the throw in an open row."""

    row: Term
    points: int


@dataclass(frozen=True, slots=True)
class Keep(Ask[Dice]):
    """Which dice stay?"""

    throw: Dice
    left: int

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Return the offers: chosen dice, all or none of them."""
        return Offer("keep", takes="dice", make=tuple, bare=True), Offer("all", self.throw), Offer("none", ())

    def check(self, answer: Dice) -> None:
        """Raise Illegal for dice that were not thrown."""
        if missing(self.throw, answer):
            raise Illegal("kniffel-not-in-throw", dice=missing(self.throw, answer), throw=self.throw)


@dataclass(frozen=True, slots=True)
class Write(Ask[Term]):
    """Into which row?"""

    throw: Dice
    rows: tuple[Term, ...]

    def offers(self) -> tuple[Offer[Term], ...]:
        """Return an offer that takes an open row."""
        return (Offer("write", takes="term", make=Term, bare=True, among=tuple(ROWS)),)

    def check(self, answer: Term) -> None:
        """Raise Illegal for a row that is written already."""
        if answer not in self.rows:
            raise Illegal("kniffel-row-is-full", row=answer)

    def choices(self) -> tuple[Event, ...]:
        """Return the worth of the throw in each open row."""
        return tuple(Brings(row, ROWS[row](self.throw)) for row in self.rows)


class Kniffel(Rules):
    """A game of Kniffel."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.written: tuple[dict[Term, int], ...] = tuple({} for _ in range(seats))
        self.throw: Dice = ()

    def score(self, seat: Seat) -> int:
        """Return the points of a seat, with its bonus."""
        return sum(self.written[seat].values()) + (BONUS if self.upper(seat) >= ENOUGH else 0)

    def upper(self, seat: Seat) -> int:
        """Return the points of a seat in its upper rows."""
        return sum(self.written[seat].get(row, 0) for row in UPPER)

    def open(self, seat: Seat) -> tuple[Term, ...]:
        """Return the open rows of a seat."""
        return tuple(row for row in ROWS if row not in self.written[seat])

    async def play(self) -> Mapping[str, Any]:
        """Play thirteen rounds; the result names the winners."""
        seats = [Seat(seat) for seat in range(len(self.written))]
        for _ in ROWS:
            for seat in seats:
                await self.turn(seat)
        best = max(map(self.score, seats))
        winners = tuple(seat for seat in seats if self.score(seat) == best)
        await Tell(Won(winners, best))
        return {"winners": winners}

    async def turn(self, seat: Seat) -> None:
        """Throw up to three times, and write."""
        kept: Dice = ()
        for left in reversed(range(THROWS)):
            self.throw = tuple(sorted((*kept, *await Roll(seat, DICE - len(kept)))))
            await Tell(Threw(seat, self.throw))
            if left:
                kept = await Keep(seat, self.throw, left)
                if len(kept) == DICE:
                    break
                await Tell(Kept(seat, kept))
        rows = self.open(seat)
        await self.write(seat, rows[0] if len(rows) == 1 else await Write(seat, self.throw, rows))

    async def write(self, seat: Seat, row: Term) -> None:
        """Write the throw into a row."""
        before, points = self.upper(seat), ROWS[row](self.throw)
        self.written[seat][row] = points
        self.throw = ()
        await Tell(Wrote(seat, row, points, self.score(seat)))
        if before < ENOUGH <= self.upper(seat):
            await Tell(Bonus(seat, self.score(seat)))

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return everybody's score."""
        seats = map(Seat, range(len(self.written)))
        return tuple(Standing(each, self.score(each), len(self.open(each))) for each in seats)

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the dice on the table."""
        return (Holding(self.throw),) if self.throw else ()
