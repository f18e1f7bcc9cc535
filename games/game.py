"""What a game brings: its rules, its bots, what a table agrees on, and where its phrases are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from games.options import Option, Value, with_defaults
from games.steps import Ask, Dice, Event, Query, Rules, Seat, Tell


class Luck(Protocol):
    """A bot's own choices at random: a function of seed, seat and the number of the question."""

    def __call__(self, number: int, ways: int) -> int:
        """Return a whole number from 0 to `ways` - 1."""


class Player(Protocol):
    """Whoever decides for one seat: it sees its questions and the events told to its seat, nothing else."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Answer the question of this number."""


NewBot = Callable[[Seat, Luck], Player]


# What a table agrees on -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits down to a game, before its options are settled: persons and bots, and their language."""

    persons: int
    bots: int
    language: str

    @property
    def seats(self) -> int:
        """How many play."""
        return self.persons + self.bots


Remark = tuple[str, Mapping[str, Any]]
"""The name of a phrase, and what it tells."""


class Agreement:
    """What a table agrees on before a game: its options, and what follows from them. Override what your game needs."""

    def __init__(self, *options: Option) -> None:
        self.options = options

    def with_defaults(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return all options with their values, given or default. Raises BadOption."""
        return with_defaults(self.options, given)

    def settle(self, options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
        """Return what is agreed, where options depend on who sits down. Raises Refused."""
        return dict(options)

    def is_typed(self, options: Mapping[str, Value]) -> bool:
        """Tell whether persons hold real cards, so that answers can be taken back."""
        return False

    def prepare(self, options: Mapping[str, Value]) -> None:
        """Do beforehand what takes a while. It is called in a thread of its own."""

    def changed(self, options: Mapping[str, Value]) -> str:
        """Return the phrase for what is not as it was when the game began; empty where nothing changed.

        A phrase of this name with -final says it of a game that cannot go on.
        """
        return ""

    def remarks(self, options: Mapping[str, Value]) -> tuple[Remark, ...]:
        """Return what is worth knowing about what was agreed, said when the game begins."""
        return ()


# Figures --------------------------------------------------------------------------------------------------------------


Figure = float | list[float] | Mapping[str, float] | None
"""A figure, or one a seat, or one each of what is named; None where there was nothing to count."""


class Tally(Protocol):
    """Counts over many simulated games what matters in this game."""

    def tell(self, told: Tell) -> None:
        """Hear a public event."""

    def figures(self, games: int) -> Mapping[str, Figure]:
        """Return what was counted, by name."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a throw is worth, for a table with real dice.

    `first` is the line that says it, `lines` what else is worth knowing, `facts` the same for programs.
    """

    first: Event
    lines: tuple[Event, ...]
    facts: Mapping[str, Any]


class Judge(Protocol):
    """Says what a throw is worth. `beside` is the throw that it is compared with, in games that name one."""

    def __call__(self, throw: Dice, beside: Dice = ()) -> Judgement:
        """Return what the throw is worth. Raises Illegal."""


@dataclass(frozen=True, slots=True)
class Tableau:
    """An empty table for scores on paper: how many `rows`, and room for numbers of so many `digits`."""

    rows: int = 20
    digits: int = 4


# The game -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Game:
    """One game.

    `version` goes up whenever a journal of the old rules would play otherwise. `package` holds the phrases (`en.ftl`)
    and the guide (`guide.en.md`) of each language. `new` makes the rules for so many seats and the agreed options.
    `bots` are by level, weakest first. `holds` says what lies before a player. `queries` are commands of its own.
    `judge` says what a throw is worth, compared with a throw called `beside` where it has a name, such as house.
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
    queries: tuple[Query, ...] = ()
    judge: Judge | None = None
    beside: str = ""
    tally: Callable[[], Tally] | None = None
    tableau: Tableau = Tableau()
