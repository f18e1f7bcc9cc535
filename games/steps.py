"""The steps that rules await: Roll, Deal, Ask and Tell.

A game's rules are one `async def` without an event loop. Each `await` hands a step to the driver of the rules and gets
the answer back, so the same rules serve a person, a bot, typed dice, a replay and a test.

Answers are plain data (a number, a word, or a tuple of these), so they go to JSON and back unchanged.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import field
from enum import IntEnum
from typing import Any, ClassVar, Generic, Literal, NewType, TypeVar

from games.data import frozen
from games.refusals import Illegal

A = TypeVar("A")

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 (T-1). Phrases show fields of this type as the name of the player."""

Dice = tuple[int, ...]
"""Faces, 1 to 6, in the order thrown. Phrases show fields of this type as dice."""

Cards = tuple[str, ...]
"""Cards as answers name them: the letters of each, in capitals."""

Term = NewType("Term", str)
"""A thing with a name in the phrases, for example a joker. Phrases show fields of this type as that name."""

Terms = tuple[Term, ...]
"""Several terms."""

Face = NewType("Face", str)
"""A card of any kind, by its face. Its names stand in the phrases of the game: `maumau-card-h7 = hearts 7, h7` for h7.

The first name is spoken and printed, all can be typed. Its form `.braille` is the name on displays, one short word.
"""

Faces = tuple[Face, ...]
"""Cards that lie on the table, or that somebody plays. Phrases show fields of this type as cards."""

FaceHand = NewType("FaceHand", Faces)
"""A hand of such cards, in the order in which it is shown; like a hand of letter cards for its seat alone (T-4)."""

Seats = tuple[Seat, ...]
"""Several seats. Phrases show fields of this type as names."""

Scores = tuple[tuple[Seat, int], ...]
"""Seats, each with a number. Phrases show fields of this type as names with numbers."""

Whose = Literal["own", "house", "against"]
Shape = Literal["dice", "amount", "seat", "cards", "word", "text", "term", "terms", "face", "faces"]
"""The shape of a value that is typed after, or instead of, the word of an offer."""


DROPPED: Dice = ()
"""A throw in which a die fell off the table."""

_FACES = frozenset(range(1, 7))


class Wording(IntEnum):
    """The least verbosity at which a listener is told an event."""

    BRIEF = 0
    """Always."""
    NORMAL = 1
    FULL = 2
    """Only at full verbosity."""
    NEVER = 3


@frozen
class Telling:
    """Which listeners are told an event, and from which verbosity on.

    `own` is a seat that the event is about, `beside` a seat that shares a keyboard with it, `others` everybody else.
    `dice` are other listeners who move real dice for that seat. A `summary` is left out at full verbosity, where all
    that it sums up is told.
    """

    own: Wording
    beside: Wording
    others: Wording
    dice: Wording
    summary: bool = False


ALWAYS, FULL, NEVER = Wording.BRIEF, Wording.FULL, Wording.NEVER
NEWS = Telling(own=ALWAYS, beside=ALWAYS, others=ALWAYS, dice=ALWAYS)
"""Always, to everyone."""
CALL = Telling(own=ALWAYS, beside=ALWAYS, others=FULL, dice=FULL)
"""An event of a turn: always to its seat, to others at full verbosity."""
CHOICE = Telling(own=NEVER, beside=NEVER, others=FULL, dice=ALWAYS)
"""A choice of a seat. A listener who moves its dice must know."""
COURSE = Telling(own=NEVER, beside=NEVER, others=FULL, dice=FULL)
"""The course of a turn, which the seat sees in its question."""
DETAIL = Telling(own=FULL, beside=FULL, others=FULL, dice=FULL)
"""A consequence of a throw."""
REST = Telling(own=NEVER, beside=NEVER, others=ALWAYS, dice=ALWAYS)
"""To everyone else; the seat sees it in its question."""
OWN = Telling(own=ALWAYS, beside=NEVER, others=NEVER, dice=NEVER)
"""To its seat alone, though it is not secret; not at a shared keyboard, where the event for the others is told."""
RESULT = Telling(own=ALWAYS, beside=ALWAYS, others=NEVER, dice=NEVER)
"""The outcome of a round for a seat: to it, and at a shared keyboard."""
STEP = Telling(own=ALWAYS, beside=ALWAYS, others=FULL, dice=ALWAYS)
"""One step of a turn that is summed up for others."""
CHOSEN = Telling(own=NEVER, beside=ALWAYS, others=FULL, dice=ALWAYS)
"""A public answer of a seat in such a turn."""
SUMMARY = Telling(own=NEVER, beside=NEVER, others=ALWAYS, dice=NEVER, summary=True)
"""A turn in one line, told to others instead of its steps."""
MOVE = Telling(own=NEVER, beside=ALWAYS, others=ALWAYS, dice=ALWAYS)
"""A public answer of a seat: to everyone but that seat, which typed it."""


Sound = Literal[
    "dice",
    "keep",
    "card",
    "swap",
    "chips-out",
    "chips-in",
    "bank",
    "bust",
    "crash",
    "call",
    "rob",
    "joker",
    "round",
    "win",
]
"""The sound of an event: `bank` is gain that is safe, `bust` loss, `crash` great loss, `call` a call of the table.

Dice sound by their number. Others hear a win as a loss, and chips that somebody gets as the end of a round.
"""
Sounds = tuple[Sound, ...]
"""Sounds one after the other."""


class Event:
    """Something that happened, as plain facts, never as text. Subclasses are frozen dataclasses."""

    __slots__ = ()
    telling: ClassVar[Telling] = NEWS
    sounds: ClassVar[Sounds] = ()
    """The sounds that go with it."""
    about: ClassVar[tuple[str, ...]] = ()
    """The fields with the seats whose turn the event is part of; none if it concerns the whole table."""
    flavour: ClassVar[tuple[str, ...]] = ()
    """The fields that only add colour, and may be left out."""
    joins: ClassVar[bool] = False
    """Whether it is told in one line with the event before it, if both come between the same two questions."""
    dice_of: ClassVar[Whose] = "own"
    """The thrower of its dice: its own seat, the house, or somebody against the seat."""
    private: ClassVar[bool | None] = None
    """Whether a player who asks for it must hear it alone; None: if it tells a held hand, or has a `Hand`.

    What is told with `to=` is private in any case.
    """


@frozen
class SeatEvent(Event):
    """An event about one seat."""

    about: ClassVar[tuple[str, ...]] = ("seat",)
    seat: Seat


@frozen
class Roll:
    """A request for `count` dice, thrown for `seat`. Rules never draw chance themselves (T-2).

    With `may_fall`, a real die may fall off the table; the answer is then DROPPED. `of` is whose dice they are: the
    seat's own, those of the house, or those thrown against the seat.
    """

    seat: Seat
    count: int
    may_fall: bool = False
    of: Whose = field(default="own", compare=False)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the answer is `count` faces of 1 to 6, or DROPPED if that is allowed."""
        if self.may_fall and answer == DROPPED:
            return
        if len(answer) != self.count:
            raise Illegal("loop-wrong-count", count=self.count, typed=len(answer))
        if not _FACES.issuperset(answer):
            raise Illegal("loop-no-such-face", face=next(face for face in answer if face not in _FACES))

    def __await__(self) -> Generator[Roll, Dice, Dice]:
        return (yield self)


@frozen
class Deal:
    """A request for `count` cards of the shuffled `pile`, topmost first. Rules never draw chance themselves (T-2).

    `seat` deals or draws. `pile` is in no particular order.
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


@frozen
class Offer(Generic[A]):
    """One way to answer a question.

    `name` identifies its words, which the phrases define. The answer is `answer`, or what `make` returns for the value
    typed after the word in the shape `takes`; if both are given, `answer` is what the word alone means. With `bare` the
    word may be left out, with `enter` everything: that is for an answer that gives nothing up, and a question whose
    answers all do has none. `among` are the terms, or the faces of cards, that may be typed.

    `lie` are the dice to choose from: `fives` means all of them.

    `called` are other texts for what is typed after the word, with their values: words on the table, for their owners,
    or the price that the question shows beside the word.

    `unclear` is the phrase that refuses a value without the word where it could mean two things. An answer with a
    `confirm` gives something up for long, so the player is asked again, by the form of that name of the question.

    `says` is the plain word that also means it: yes for the call at "Call?", no for sitting out at "Next round?".
    Offers named yes, no and none need not say so.

    `by` makes the answer for an amount of so many more, as in `raise by 2`; without it that is an amount as any other.

    `means` tells whether a text without the word is meant for a word that this offer takes: if it is not allowed, the
    player hears why. A `hidden` offer is understood, but help does not name it and pages have no button for it.
    One that `leaves` the table stands apart from the others where a hand could slip.
    """

    name: str
    answer: A | None = None
    takes: Shape | None = None
    make: Callable[[Any], A] | None = None
    bare: bool = False
    enter: bool = False
    among: tuple[Term, ...] | tuple[Face, ...] = ()
    called: tuple[tuple[str, Any], ...] = ()
    unclear: str = ""
    confirm: str = ""
    says: Literal["", "yes", "no"] = ""
    by: Callable[[int], A] | None = None
    means: Callable[[str], bool] | None = None
    hidden: bool = False
    leaves: bool = False
    lie: Dice = ()


@frozen
class Ask(Generic[A]):
    """A question to one seat. It carries all that the player may know, and says which answers are allowed."""

    seat: Seat
    final: ClassVar[bool] = False
    """Whether neither its answer nor anything before it can be undone."""
    private: ClassVar[bool] = False
    """Whether it shows what only its seat may know; a shared keyboard is then handed over first (T-4)."""
    shared: ClassVar[bool] = False
    """Whether anybody at the keyboard may answer it: it is then asked without a name."""
    reveals: ClassVar[bool] = True
    """Whether a private question shows something private; without it, only what the command hand adds is private."""

    def offers(self) -> tuple[Offer[A], ...]:
        """Return the ways to answer the question."""
        raise NotImplementedError

    def check(self, answer: A) -> None:
        """Raise Illegal unless the rules allow the answer."""
        raise NotImplementedError

    @property
    def wordings(self) -> Any:
        """Its own words, if no phrases ask it; else None."""
        return None

    @property
    def reader(self) -> Any:
        """The class that reads its answers, if the words of its offers do not; else None."""
        return None

    def is_private(self) -> bool:
        """Tell whether the question, as it is asked now, shows a secret of its seat."""
        return self.private

    def choices(self) -> tuple[Event, ...]:
        """Return the possible answers and the worth of each, for a player who asks for help."""
        return ()

    def worths(self) -> tuple[tuple[Dice, int], ...]:
        """Return each allowed choice of dice, sorted, with its points: a page shows them to eyes."""
        return ()

    def stayed(self) -> Dice:
        """Return the dice that were not thrown again: a page shows eyes which ones are new."""
        return ()

    def about(self, name: Term) -> Event | None:
        """Return the event on the effect of a term at this question; None if it is always the same."""
        return None

    def __await__(self) -> Generator[Ask[A], A, A]:
        return (yield self)


@frozen
class Tell:
    """Tells an event to everybody, or only to the seat `to` (T-4)."""

    event: Event
    to: Seat | None = None

    def __await__(self) -> Generator[Tell, None, None]:
        yield self


@frozen
class Placed(SeatEvent):
    """The place of a seat that has not won, 2 for the second, where more than two have played."""

    joins: ClassVar[bool] = True
    telling: ClassVar[Telling] = OWN
    place: int


@frozen
class Query:
    """A command of a game that works at every question, like pot.

    `name` identifies its words, which the phrases define; `takes` is the shape of what may be typed after the word,
    `among` are the terms that may be typed. It is `listed` in help, and completed, unless the rules refuse it. `about`
    makes the event that explains one of these terms: a page shows its form `braille` to eyes where the term is offered.
    """

    name: str
    takes: Shape | None = None
    among: tuple[Term, ...] | tuple[Face, ...] = ()
    listed: bool = True
    about: Callable[[Term], Event] | None = field(default=None, compare=False)


class Rules:
    """A running game. Its fields hold its state; `play` runs the rules from start to end."""

    number: int = 0
    """The number of the round under way; 0 before the first one, and in a game without rounds."""

    def play(self) -> Coroutine[Any, Any, Mapping[str, Any]]:
        """Return the rules as a coroutine; its result holds at least `winners`, a tuple of seats."""
        raise NotImplementedError

    def standing(self, seat: Seat) -> tuple[Event, ...]:
        """Return the standing of all seats for `seat`: scores, chips and the like, which are public (T-4)."""
        return ()

    def holding(self, seat: Seat) -> tuple[Event, ...]:
        """Return the dice or cards of `seat`, or of the player whose turn it is."""
        return ()

    def resumed(self) -> tuple[Event, ...]:
        """Return the state to tell after a pause, besides the standing."""
        return ()

    def beside(self, seat: Seat) -> tuple[Event, ...]:
        """Return public events that a page shows beside the standing, such as bets and the pot."""
        return ()

    def out(self, seat: Seat) -> bool:
        """Tell whether the game goes on without `seat` from now on."""
        return False

    def refuses(self, query: str) -> str:
        """Return the phrase of refusal of a query with the options of this table; empty for one that works."""
        return ""

    def asked(self, seat: Seat, query: str, value: Any) -> tuple[Event, ...]:
        """Return the answer to a query by `seat`; `value` was typed after its word, or is None. Raises Refused."""
        return ()

    async def tell_others(self, scores: Sequence[int], standing: Callable[[Seat], Event] | None = None) -> None:
        """Tell at the end what all have but a single winner, the best first, and each their place among three or more.

        Without `standing` it has been told before, and only places are.
        """
        best = max(scores)
        for seat in sorted([Seat(seat) for seat in range(len(scores))], key=lambda seat: -scores[seat]):
            if standing and (scores[seat] < best or scores.count(best) > 1):
                await Tell(standing(seat))
            if scores[seat] < best and len(scores) > 2:
                await Tell(Placed(seat, 1 + sum(score > scores[seat] for score in scores)))


class Temper(IntEnum):
    """The temper of a bot: the way that it prefers where two are nearly as good."""

    CAREFUL = -1
    EVEN = 0
    BOLD = 1
