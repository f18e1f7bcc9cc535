"""The parts of a game: its rules, its bots, its agreement, and the place of its phrases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any, Literal, Protocol, runtime_checkable

from games.advising import NewAdviser
from games.data import frozen
from games.lessons import Lesson
from games.options import Choice, Option, Value, with_defaults
from games.records import Records
from games.steps import Ask, Dice, Event, Faces, Query, Rules, Seat, Tell, Temper


class Luck(Protocol):
    """A bot's own random choices: a function of the seed, the seat and the number of the question."""

    def __call__(self, number: int, ways: int) -> int:
        """Return a whole number from 0 to `ways` - 1."""


class Player(Protocol):
    """The player of one seat, who sees only the questions to that seat and the events told to it."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to the question of this number."""


class Inattentive:
    """The base of bots that hear no events: all that they look at stands in their questions."""

    __slots__ = ()

    def tell(self, told: Tell) -> None:
        """Ignore the event."""


class NewBot(Protocol):
    """Makes a bot."""

    def __call__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> Player:
        """Return a new bot for a seat."""


# Agreements -----------------------------------------------------------------------------------------------------------


@frozen
class Sitting:
    """The numbers of persons and bots at a table before its options are settled, and their language."""

    persons: int
    bots: int
    language: str

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.persons + self.bots


Remark = tuple[str, Mapping[str, Any]]
"""The name of a phrase, and its facts."""


@frozen
class Pinned:
    """Data that a game needs unchanged, such as the words of its dictionary: its mark in the options, and its text."""

    mark: str
    text: str


ADVICE = Choice("advice", ("auto", "yes", "no"))
"""An option of every game: whether players may ask for advice; auto means where one person plays alone."""


class Agreement:
    """The agreement of a table before a game: its options and their consequences. Override what your game needs."""

    def __init__(self, *options: Option) -> None:
        self.options = (*options, ADVICE)

    def with_defaults(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return all options with their values, given or default; advice only if it was given. Raises BadOption."""
        found = with_defaults(self.options, given)
        return found if ADVICE.name in given else {name: found[name] for name in found if name != ADVICE.name}

    def settle(self, options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
        """Return the agreed options, which may depend on who sits at the table. Raises Refused."""
        return dict(options)

    def is_typed(self, options: Mapping[str, Value]) -> bool:
        """Tell whether persons hold real cards, so that answers can be taken back."""
        return False

    def prepare(self, options: Mapping[str, Value]) -> None:
        """Do slow work in advance. This is called in a thread of its own."""

    def pinned(self, options: Mapping[str, Value]) -> Pinned | None:
        """Return the data that the options name, such as a dictionary, to be kept for a long game."""
        return None

    def lacks(self, options: Mapping[str, Value]) -> str:
        """Return the mark of pinned data that is missing or different here; empty if there is none."""
        return ""

    def restore(self, pinned: Pinned) -> None:
        """Store pinned data here, for games that go on. Raises OSError."""

    def changed(self, options: Mapping[str, Value]) -> str:
        """Return the name of the phrase for changes since the game began; empty if there are none.

        The phrase of that name with -final added is for a game that cannot go on.
        """
        return ""

    def remarks(self, options: Mapping[str, Value]) -> tuple[Remark, ...]:
        """Return remarks about the agreed options, for the start of the game."""
        return ()


# Figures --------------------------------------------------------------------------------------------------------------


Figure = float | list[float] | Mapping[str, float] | None
"""A figure, one per seat, or one per name; None if there was nothing to count."""


class Statistics(Protocol):
    """Collects a game's statistics over many simulated games."""

    def tell(self, told: Tell) -> None:
        """Hear a public event."""

    def figures(self, games: int) -> Mapping[str, Figure]:
        """Return the collected figures by name."""


@runtime_checkable
class Summable(Protocol):
    """Statistics that can take in those of other games, so that games are played on several cores."""

    def add(self, other: Any) -> None:
        """Add the counts of another one of this kind."""


@frozen
class Judgement:
    """The worth of a throw, for a table with real dice.

    `first` is the line that tells it, `lines` add details, `facts` are the same for programs.
    """

    first: Event
    lines: tuple[Event, ...]
    facts: Mapping[str, Any]


class Judge(Protocol):
    """Judges throws. `beside` is the throw it is compared with, in games that name one."""

    def __call__(self, throw: Dice, beside: Dice = ()) -> Judgement:
        """Return the worth of the throw. Raises Illegal."""


@frozen
class Tableau:
    """An empty score sheet for paper: its number of `rows`, and room for numbers of up to `digits` digits."""

    rows: int = 20
    digits: int = 4


# The game -------------------------------------------------------------------------------------------------------------


@frozen
class Game:
    """A game.

    `version` goes up whenever a journal of the old rules would play differently. `package` holds the phrases (`en.ftl`)
    and the guide (`guide.en.md`) of each language. `new` makes the rules for a number of seats and the agreed options.
    `bots` are by level, weakest first. `holds` says whether players have dice or a hand. `minutes` is how long a game
    usually takes: the menu names short ones first. `queries` are the game's own commands. `judge` tells the worth of a
    throw; `beside` names the throw it is compared with, for example house, or is empty. `adviser` advises and reviews,
    `records` are the figures of players. `lessons` are first games, in order. `earlier` is the same game by the rules
    of earlier versions: games that began by them go on by them. `faces` are its cards, if they are no letter cards.
    `sign` are the dice or the letters of cards that picture it in lists, for eyes.
    """

    id: str
    version: int
    package: str
    new: Callable[[int, Mapping[str, Value]], Rules]
    least_seats: int = 2
    most_seats: int = 99
    agreement: Agreement = field(default_factory=Agreement)
    bots: Mapping[str, NewBot] = field(default_factory=dict)
    holds: Literal["dice", "hand"] = "dice"
    minutes: int = 30
    queries: tuple[Query, ...] = ()
    judge: Judge | None = None
    beside: str = ""
    statistics: Callable[[], Statistics] | None = None
    adviser: NewAdviser | None = None
    records: Records | None = None
    lessons: tuple[Lesson, ...] = ()
    tableau: Tableau = Tableau()
    faces: Faces = ()
    sign: tuple[str, ...] = ()
    earlier: tuple[Game, ...] = ()

    def of_version(self, version: int) -> Game | None:
        """Return the game by the rules of a version; None if this program does not know them."""
        return next((game for game in (self, *self.earlier) if game.version == version), None)
