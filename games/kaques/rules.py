"""Jaques le Kaques: the rules KQ-1 to KQ-12 of RULES.md; what dice score is in `scoring.py`.

A turn is one loop: throw, check for a Le Kaque, ask what to keep. `Turn` holds what changes in it, `Kaques` the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Literal

from games import (
    CALL,
    CHOICE,
    COURSE,
    Ask,
    Choice,
    Dice,
    Event,
    Illegal,
    Number,
    Offer,
    Roll,
    Rules,
    Seat,
    SeatEvent,
    Sounds,
    Tell,
    Telling,
    Value,
    frozen,
    missing,
)
from games.kaques.scoring import DICE, dice_after, keepable, points, scores_whole, scoring

GRANDMERE = 350
STOP: Dice = ()
THROW: Dice = (0,)
"""To throw again without saying which dice are kept: it is refused."""
OPTIONS = (Number("target", 10000, least=500, step=50), Choice("first", ("seat", "throw")))

# Events --------------------------------------------------------------------------------------------------------------


@frozen
class Opening(Event):
    """The score that wins (KQ-11)."""

    target: int


@frozen
class FirstThrow(Event):
    """A seat threw one die for the right to begin (KQ-12)."""

    sounds: ClassVar[Sounds] = ("dice",)
    seat: Seat
    die: Dice


@frozen
class Tied(Event):
    """Several seats threw the highest die, and throw again (KQ-12)."""

    die: Dice


@frozen
class Begins(Event):
    """The seat with the highest die begins (KQ-12)."""

    sounds: ClassVar[Sounds] = ("call",)
    seat: Seat


@frozen
class Threw(SeatEvent):
    """A throw that scores."""

    telling: ClassVar[Telling] = COURSE
    sounds: ClassVar[Sounds] = ("dice",)
    throw: Dice


@frozen
class Kept(SeatEvent):
    """Dice set aside, and the points aside including them (KQ-3)."""

    telling: ClassVar[Telling] = CHOICE
    sounds: ClassVar[Sounds] = ("keep",)
    dice: Dice
    points: int


@frozen
class OhLala(SeatEvent):
    """All six dice are aside, and are thrown again (KQ-8)."""

    telling: ClassVar[Telling] = CALL
    sounds: ClassVar[Sounds] = ("call",)
    points: int


@frozen
class Grandmere(SeatEvent):
    """For the first time in the turn, stopping would bring 350 or more (KQ-10)."""

    telling: ClassVar[Telling] = COURSE
    sounds: ClassVar[Sounds] = ("call",)
    points: int


@frozen
class Stopped(Event):
    """Fertisch: the turn's points, and the score including them (KQ-6). `best`: more than the seat's turns before."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    sounds: ClassVar[Sounds] = ("bank",)
    seat: Seat
    points: int
    score: int
    best: bool = False


@frozen
class LeKaque(Event):
    """Nothing scores: the points of the turn are lost (KQ-7). `looks` is true after a Grandmère (KQ-10)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    flavour: ClassVar[tuple[str, ...]] = ("looks",)
    sounds: ClassVar[Sounds] = ("dice", "bust")
    seat: Seat
    throw: Dice
    lost: int
    looks: bool


@frozen
class GrandKaque(Event):
    """A Le Kaque in a turn that has had an Oh, Lálá (KQ-9). `looks` is true after a Grandmère (KQ-10)."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    flavour: ClassVar[tuple[str, ...]] = ("looks",)
    sounds: ClassVar[Sounds] = ("dice", "crash")
    seat: Seat
    throw: Dice
    lost: int
    looks: bool


@frozen
class Won(Event):
    """The first seat whose score reaches the target (KQ-11)."""

    sounds: ClassVar[Sounds] = ("win",)
    seat: Seat
    score: int


@frozen
class Standing(Event):
    """The score of one seat."""

    seat: Seat
    score: int


@frozen
class Holding(Event):
    """The current throw, and the points set aside before it."""

    throw: Dice
    points: int


@frozen
class Aside(Event):
    """The points set aside, before the next throw is made."""

    points: int


@frozen
class CanStop(Event):
    """The result of stopping now: the turn's points, and the score including them."""

    points: int
    score: int


@frozen
class CanKeep(Event):
    """Dice that may be set aside, their points, and how many dice are thrown next."""

    dice: Dice
    points: int
    left: int


@frozen
class Worth(Event):
    """The most points of a throw, for a table with real dice."""

    points: int


# Questions -----------------------------------------------------------------------------------------------------------


@frozen
class Keep(Ask[Dice]):
    """Asks which dice to set aside before the next throw, or STOP (KQ-3, KQ-6).

    `points` are already aside; `score` is that of the seat before the turn. `brings` is the result of stopping, and
    `call` says whether it is a Grandmère for the first time in the turn (KQ-10).
    """

    throw: Dice
    points: int
    score: int
    target: int
    brings: int = field(default=0, compare=False)
    call: Literal["none", "grandmere"] = field(default="none", compare=False)

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Return the offers: chosen dice, all that score, or stop."""
        return (
            Offer("keep", takes="dice", make=tuple, bare=True, lie=self.throw),
            Offer("all", scoring(self.throw)),
            Offer("stop", STOP),
            Offer("throw", self._on(), hidden=True),
        )

    def _on(self) -> Dice:
        """Return the dice that must be kept to throw again; THROW if there are several ways."""
        ways = keepable(self.throw)
        return ways[0] if len(ways) == 1 else THROW

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the answer is STOP, or dice of the throw that all score (KQ-3)."""
        if answer == STOP:
            return
        if answer == THROW:
            raise Illegal("kaques-keep-first", scoring=scoring(self.throw))
        if lacks := missing(self.throw, answer):
            some = bool({*lacks} & {*self.throw})
            raise Illegal("kaques-not-in-throw", dice=lacks, throw=self.throw, some=some)
        if not scores_whole(answer):
            raise Illegal("kaques-worthless-die", dice=missing(scoring(answer), answer), scoring=scoring(self.throw))

    def worths(self) -> tuple[tuple[Dice, int], ...]:
        """Return all sets of dice that may be kept, with their points."""
        return worths(tuple(sorted(self.throw)))

    def choices(self) -> tuple[Event, ...]:
        """Return the result of stopping, and all dice that may be kept."""
        brings = self.points + points(self.throw)
        return (CanStop(brings, self.score + brings), *can_keep(self.throw))


@lru_cache(maxsize=1 << 10)
def worths(throw: Dice) -> tuple[tuple[Dice, int], ...]:
    """Return all sets of dice that may be kept from a sorted throw, with their points."""
    return tuple((each.dice, each.points) for each in can_keep(throw))


def can_keep(throw: Dice) -> tuple[CanKeep, ...]:
    """Return all sets of dice that may be kept from a throw, with their points."""
    return tuple(CanKeep(dice, points(dice), dice_after(throw, dice)) for dice in keepable(throw))


# The game ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Turn:
    """The state of a turn: the points aside, the dice to throw, the calls so far."""

    seat: Seat
    points: int = 0
    dice: int = DICE
    throw: Dice = ()
    ohlala: bool = False
    grandmere: bool = False

    def set_aside(self, kept: Dice) -> bool:
        """Set dice aside; the rest is thrown again (KQ-3), or all six (KQ-8): then return True."""
        self.points, self.dice = self.points + points(kept), dice_after(self.throw, kept)
        fresh, self.throw = len(kept) == len(self.throw), ()
        return fresh


class Kaques(Rules):
    """A game of Jaques le Kaques."""

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        self.scores, self.best = [0] * seats, [0] * seats
        self.target = int(options["target"])
        self.first = options["first"]
        self.turn = Turn(Seat(0))

    async def play(self) -> Mapping[str, Any]:
        """Play the whole game; the result names the winner."""
        await Tell(Opening(self.target))
        seat = await self.who_begins()
        while True:
            await self.take_turn(seat)
            if self.scores[seat] >= self.target:  # KQ-11: stopping wins at once
                break
            seat = Seat((seat + 1) % len(self.scores))
        await Tell(Won(seat, self.scores[seat]))
        await self.tell_others(self.scores, lambda other: Standing(other, self.scores[other]))
        return {"winners": (seat,)}

    async def who_begins(self) -> Seat:
        """Return the first seat, or the one that throws the highest die (KQ-12)."""
        seats = [Seat(n) for n in range(len(self.scores))]
        if self.first == "seat":
            return seats[0]
        while len(seats) > 1:
            faces = []
            for seat in seats:
                self.turn = Turn(seat)
                die = await Roll(seat, 1)
                await Tell(FirstThrow(seat, die))
                faces.append(die)
            seats = [seat for seat, die in zip(seats, faces, strict=True) if die == max(faces)]
            if len(seats) > 1:
                await Tell(Tied(max(faces)))
        await Tell(Begins(seats[0]))
        return seats[0]

    async def take_turn(self, seat: Seat) -> None:
        """Play one player's turn (KQ-1 to KQ-10)."""
        turn = self.turn = Turn(seat)
        while True:
            turn.throw = await Roll(seat, turn.dice)
            brings = turn.points + points(turn.throw)
            if brings == turn.points:
                await self.le_kaque(turn)
                return
            await Tell(Threw(seat, turn.throw))
            call: Literal["none", "grandmere"] = "none"
            if brings >= GRANDMERE and not turn.grandmere:
                turn.grandmere, call = True, "grandmere"
                await Tell(Grandmere(seat, brings))  # KQ-10
            kept = await Keep(seat, turn.throw, turn.points, self.scores[seat], self.target, brings, call)
            if kept == STOP:
                self.scores[seat] += brings  # KQ-6
                best, self.best[seat] = 0 < self.best[seat] < brings, max(self.best[seat], brings)
                await Tell(Stopped(seat, brings, self.scores[seat], best))
                return
            fresh = turn.set_aside(kept)
            await Tell(Kept(seat, kept, turn.points))
            if fresh:
                turn.ohlala = True
                await Tell(OhLala(seat, turn.points))

    async def le_kaque(self, turn: Turn) -> None:
        """End the turn without points (KQ-7, KQ-9)."""
        call = GrandKaque if turn.ohlala else LeKaque
        await Tell(call(turn.seat, turn.throw, turn.points, turn.grandmere))

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return everybody's score, in seat order, and the score that wins."""
        return (*(Standing(Seat(n), score) for n, score in enumerate(self.scores)), Opening(self.target))

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the current throw, or the points aside before the next one is made."""
        turn = self.turn
        return (Holding(turn.throw, turn.points) if turn.throw else Aside(turn.points),)
