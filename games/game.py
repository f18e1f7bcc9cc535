"""What a game gives to the house: its rules, its bots, and where its phrases are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from games.options import Option, Value
from games.steps import Ask, Dice, Event, Play, Query, Seat, Tell


class Luck(Protocol):
    """A bot's own choices at random: a function of seed, seat and the number of the question."""

    def __call__(self, number: int, ways: int) -> int:
        """A whole number from 0 to `ways` - 1."""


class Player(Protocol):
    """Whoever decides for one seat: it sees its questions and the events told to its seat, nothing else."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Answer the question of this number."""


Figure = float | list[float] | Mapping[str, float] | None
"""A figure, or one a seat, or one each of what is named; None where there was nothing to count."""


class Tally(Protocol):
    """Counts over many simulated games what matters in this game."""

    def tell(self, told: Tell) -> None:
        """Hear a public event."""

    def figures(self, games: int) -> Mapping[str, Figure]:
        """What was counted, by name."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a throw is worth, for a table with real dice.

    `first` is the line that says it, `lines` what else is worth knowing, `facts` the same for programs.
    """

    first: Event
    lines: tuple[Event, ...]
    facts: Mapping[str, Any]


Remark = tuple[str, Mapping[str, Any]]
"""The name of a phrase, and what it tells."""
NewBot = Callable[[Seat, Luck], Player]


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


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the house.

    `version` goes up whenever a journal of the old rules would play otherwise. `package` holds the phrases (`en.ftl`)
    and the guide (`guide.en.md`) of each language. `bots` are by level, weakest first. `judge` says what a throw is
    worth, `judge_by` what it is worth beside another one, such as a house. `holds` says what lies before a player.
    `queries` are commands of its own. `settle` makes the agreed options out of those that were given, where they depend
    on who sits down; it raises Refused. `prepare` does beforehand what takes a while, off the way. `changed` names the
    phrase that says what of the agreement is not what it was when the game began; empty where nothing changed.
    `remarks` are said when the game begins: what is worth knowing about what was agreed. An empty table for its scores
    has so many `rows`, with room for numbers of so many `digits`.
    """

    id: str
    version: int
    package: str
    new: Callable[[int, Mapping[str, Value]], Play]
    least_seats: int = 2
    most_seats: int = 99
    options: tuple[Option, ...] = ()
    bots: Mapping[str, NewBot] = field(default_factory=dict)
    judge: Callable[[Dice], Judgement] | None = None
    judge_by: Callable[[Dice, Dice], Judgement] | None = None
    tally: Callable[[], Tally] | None = None
    holds: Literal["dice", "hand"] = "dice"
    queries: tuple[Query, ...] = ()
    settle: Callable[[Mapping[str, Value], Sitting], dict[str, Value]] | None = None
    prepare: Callable[[Mapping[str, Value]], None] | None = None
    changed: Callable[[Mapping[str, Value]], str] | None = None
    remarks: Callable[[Mapping[str, Value]], tuple[Remark, ...]] | None = None
    rows: int = 20
    digits: int = 4
