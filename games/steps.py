"""The words that rules speak: Roll, Deal, Ask and Tell.

A game's rules are one `async def` without an event loop. Each `await` hands a step to whoever drives the rules and gets
the answer back, so the same rules serve a person, a bot, typed dice, a replay and a test.

Answers are plain data (a number, a word, or a tuple of these), so that they go to JSON and back unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar, Generic, Literal, NewType, TypeVar

A = TypeVar("A")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 (T-1). Fields of this type are told by the name of who sits there."""

Dice = tuple[int, ...]
"""Faces, 1 to 6, in the order thrown. Fields of this type are told as dice."""

Cards = tuple[str, ...]
"""Cards as answers name them: the letters of each, in capitals."""

Term = NewType("Term", str)
"""A thing that has a name in the phrases, such as a joker. Fields of this type are told by that name."""

Terms = tuple[Term, ...]
"""Several such things."""

Seats = tuple[Seat, ...]
"""Several seats. Fields of this type are told as names."""

Scores = tuple[tuple[Seat, int], ...]
"""Seats, each with a number. Fields of this type are told as names with numbers."""

Shape = Literal["dice", "amount", "seat", "cards", "word", "text", "term", "terms"]
"""What can be typed after, or instead of, the word of an offer."""


DROPPED: Dice = ()
"""A throw of which a die fell off the table."""

_FACES = frozenset(range(1, 7))


class Refused(ValueError):
    """Something that cannot be taken as it is.

    `reason` names the phrase that says what is wrong and what is allowed; `facts` are what that phrase tells. A command
    that ends with it exits with `exit_code`: 2 for wrong usage.
    """

    exit_code: ClassVar[int] = 2

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


class Failed(Refused):
    """Something that went wrong though it was asked for rightly."""

    exit_code: ClassVar[int] = 1


class Illegal(Refused):
    """An answer that the rules do not allow."""


class Wording(IntEnum):
    """From which wording on somebody is told an event."""

    BRIEF = 0
    """Always."""
    NORMAL = 1
    FULL = 2
    """Only where turns are wanted in full."""
    NEVER = 3


@dataclass(frozen=True, slots=True)
class Telling:
    """Who is told an event, and from which wording on.

    `own` is the seat that the event is about, `beside` a seat that shares a keyboard with it, `others` everybody else.
    `dice` are others who move the dice of a real table for it.
    """

    own: Wording
    beside: Wording
    others: Wording
    dice: Wording


ALWAYS, FULL, NEVER = Wording.BRIEF, Wording.FULL, Wording.NEVER
NEWS = Telling(own=ALWAYS, beside=ALWAYS, others=ALWAYS, dice=ALWAYS)
"""Everybody is told, always."""
CALL = Telling(own=ALWAYS, beside=ALWAYS, others=FULL, dice=FULL)
"""What happens in a turn: its seat is told always, others where they want turns in full."""
CHOICE = Telling(own=NEVER, beside=NEVER, others=FULL, dice=ALWAYS)
"""What a seat chose. Whoever moves its dice must know."""
COURSE = Telling(own=NEVER, beside=NEVER, others=FULL, dice=FULL)
"""How a turn goes on. Its seat sees it in its question."""
DETAIL = Telling(own=FULL, beside=FULL, others=FULL, dice=FULL)
"""What follows from a throw."""
REST = Telling(own=NEVER, beside=NEVER, others=ALWAYS, dice=ALWAYS)
"""To everyone else; the seat sees it in its question."""
OWN = Telling(own=ALWAYS, beside=ALWAYS, others=NEVER, dice=NEVER)
"""To its seat alone, though it is no secret."""
MOVE = Telling(own=NEVER, beside=ALWAYS, others=ALWAYS, dice=ALWAYS)
"""What a seat answered in the open: to everyone but that seat, which typed it."""


class Event:
    """What happened, as plain facts; never text. Subclasses are frozen dataclasses."""

    __slots__ = ()
    telling: ClassVar[Telling] = NEWS


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """What happened to one seat: it may be told otherwise than the rest of the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance is asked for, never drawn (T-2): the answer is `count` dice, thrown for `seat`.

    With real dice one `may_fall` off the table where the rules make something of it; the answer is DROPPED then.
    """

    seat: Seat
    count: int
    may_fall: bool = False

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the answer is `count` faces of 1 to 6, or DROPPED where that may be."""
        if self.may_fall and answer == DROPPED:
            return
        if len(answer) != self.count:
            raise Illegal("loop-wrong-count", count=self.count, typed=len(answer))
        if not _FACES.issuperset(answer):
            raise Illegal("loop-no-such-face", face=next(face for face in answer if face not in _FACES))

    def __await__(self) -> Generator[Roll, Dice, Dice]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance is asked for, never drawn (T-2): the answer is `count` cards of the shuffled `pile`, topmost first.

    `seat` is who deals or draws. `pile` is in no order.
    """

    seat: Seat
    count: int
    pile: Cards

    def check(self, answer: Cards) -> None:
        """Raise Illegal unless the answer is `count` cards of the pile."""
        if type(answer) is not tuple or len(answer) != self.count or Counter(answer) - Counter(self.pile):
            raise Illegal("loop-not-in-pile", count=self.count)

    def __await__(self) -> Generator[Deal, Cards, Cards]:
        return (yield self)


Chance = Roll | Deal


@dataclass(frozen=True, slots=True)
class Offer(Generic[A]):
    """One way to answer a question.

    `name` names the words for it, which stand in the phrases. The answer is `answer`, or what `make` makes of what is
    typed behind the word in the given shape; where both are given, `answer` is what the word alone means. `bare` allows
    leaving the word out, `enter` leaving out everything. `among` are the terms that may be typed.
    """

    name: str
    answer: A | None = None
    takes: Shape | None = None
    make: Callable[[Any], A] | None = None
    bare: bool = False
    enter: bool = False
    among: Terms = ()


@dataclass(frozen=True, slots=True)
class Ask(Generic[A]):
    """A decision of one seat. A question carries all that its player may know, and says what may be answered."""

    seat: Seat
    final: ClassVar[bool] = False
    """Whether its answer cannot be taken back, nor anything before it."""
    private: ClassVar[bool] = False
    """Whether it shows what only its seat may know: a shared keyboard is then handed over first (T-4)."""

    def offers(self) -> tuple[Offer[A], ...]:
        """The ways to answer it."""
        raise NotImplementedError

    def check(self, answer: A) -> None:
        """Raise Illegal unless the rules allow the answer."""
        raise NotImplementedError

    def is_private(self) -> bool:
        """Whether it shows it as it is asked now."""
        return self.private

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


@dataclass(frozen=True, slots=True)
class Query:
    """A command of a game: something that can be asked at every question, like the pot.

    `name` names the words for it, which stand in the phrases; `takes` is the shape of what may be typed behind, `among`
    are the terms that may be.
    """

    name: str
    takes: Shape | None = None
    among: Terms = ()


class Rules:
    """A running game. Its state is in its fields; `play` is the rules from start to end."""

    def play(self) -> Coroutine[Any, Any, Mapping[str, Any]]:
        """Return the rules as a coroutine; its result holds at least `winners`, a tuple of seats."""
        raise NotImplementedError

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return how everybody stands, asked by `seat`: scores, chips and the like, which are public (T-4)."""
        return ()

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return what lies before `seat`, or before whoever has the turn: dice, a hand."""
        return ()

    def resumed(self) -> tuple[Event, ...]:
        """Return what must be known after a pause, besides how everybody stands."""
        return ()

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Return what `seat` is told who asks; `value` is what was typed behind the query, or None. Raises Refused."""
        return ()
