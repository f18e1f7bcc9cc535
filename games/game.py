"""What a game gives to the house: its rules, its bots, and where its phrases are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from games.options import Option, Value
from games.steps import Ask, Event, Play, Seat, Tell


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


class Tally(Protocol):
    """Counts over many simulated games what matters in this game."""

    def tell(self, told: Tell) -> None:
        """Hear a public event."""

    def figures(self, games: int) -> dict[str, float | None]:
        """What was counted, by name; None where there was nothing to count."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a throw is worth, for a table with real dice.

    `first` is the line that says it, `lines` what else is worth knowing, `facts` the same for programs.
    """

    first: Event
    lines: tuple[Event, ...]
    facts: Mapping[str, Any]


NewBot = Callable[[Seat, Luck], Player]


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the house.

    `version` goes up whenever a journal of the old rules would play otherwise. `package` holds the phrases (`en.ftl`)
    and the guide (`guide.en.md`) of each language. `bots` are by level, weakest first.
    """

    id: str
    version: int
    package: str
    new: Callable[[int, Mapping[str, Value]], Play]
    least_seats: int = 2
    most_seats: int = 99
    options: tuple[Option, ...] = ()
    bots: Mapping[str, NewBot] = field(default_factory=dict)
    judge: Callable[[tuple[int, ...]], Judgement] | None = None
    tally: Callable[[], Tally] | None = None
