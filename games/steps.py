"""The words that rules speak: Roll, Ask and Tell.

A game's rules are one `async def` without an event loop. Each `await` hands a step to whoever drives the rules and gets
the answer back, so the same rules serve a person, a bot, typed dice, a replay and a test.

Answers are plain data (a number, a word, or a tuple of these), so that they go to JSON and back unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Generic, Literal, NewType, Protocol, TypeVar

A = TypeVar("A")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 (T-1). Fields of this type are told by the name of who sits there."""

Dice = tuple[int, ...]
"""Faces, 1 to 6, in the order thrown. Fields of this type are told as dice."""

Shape = Literal["dice", "amount", "seat", "word"]
"""What can be typed after, or instead of, the word of an offer."""


_FACES = frozenset(range(1, 7))


class Refused(ValueError):
    """Something that cannot be taken as it is.

    `reason` names the phrase that says what is wrong and what is allowed; `facts` are what that phrase tells.
    """

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Illegal(Refused):
    """An answer that the rules do not allow."""


class Telling(Enum):
    """How far an event is told."""

    NEWS = "news"
    """To everybody, always."""
    CALL = "call"
    """To the seat it is about always; to others only if they want to hear turns in full."""
    CHOICE = "choice"
    """What a seat chose: to others who want to hear turns in full, or who move its dice on a real table."""
    COURSE = "course"
    """To others who want to hear turns in full; the seat it is about finds it in its question."""


class Event:
    """What happened, as plain facts; never text. Subclasses are frozen dataclasses."""

    __slots__ = ()
    telling: ClassVar[Telling] = Telling.NEWS


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance is asked for, never drawn (T-2): the answer is `count` dice, thrown for `seat`."""

    seat: Seat
    count: int

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the answer is `count` faces of 1 to 6."""
        if len(answer) != self.count:
            raise Illegal("loop-wrong-count", count=self.count, typed=len(answer))
        if not _FACES.issuperset(answer):
            raise Illegal("loop-no-such-face", face=next(face for face in answer if face not in _FACES))

    def __await__(self) -> Generator[Roll, Dice, Dice]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Offer(Generic[A]):
    """One way to answer a question.

    `name` names the words for it, which stand in the phrases. The answer is `answer`, or what `make` makes of what is
    typed behind the word in the given shape. `bare` allows leaving the word out.
    """

    name: str
    answer: A | None = None
    takes: Shape | None = None
    make: Callable[[Any], A] | None = None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Ask(Generic[A]):
    """A decision of one seat. A question carries all that its player may know, and says what may be answered."""

    seat: Seat
    private: ClassVar[bool] = False
    """Whether it shows what only its seat may know: a shared keyboard is then handed over first (T-4)."""

    def offers(self) -> tuple[Offer[A], ...]:
        """The ways to answer it."""
        raise NotImplementedError

    def check(self, answer: A) -> None:
        """Raise Illegal unless the rules allow the answer."""
        raise NotImplementedError

    def choices(self) -> tuple[Event, ...]:
        """What may be answered now and what each choice is worth, told to who asks for help."""
        return ()

    def __await__(self) -> Generator[Ask[A], A, A]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Tell:
    """Tells an event: to everybody, or only to the seat `to` (T-4)."""

    event: Event
    to: Seat | None = None

    def __await__(self) -> Generator[Tell, None, None]:
        yield self


class Play(Protocol):
    """A running game, as its rules give it to the table."""

    def play(self) -> Coroutine[Any, Any, Mapping[str, Any]]:
        """The rules from start to end; what they return is the result: `winners`, a tuple of seats, at least."""

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """How everybody stands, asked by `seat`: scores, chips and the like, which are public (T-4)."""

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """What lies before `seat`, or before who has the turn: dice, a hand."""
