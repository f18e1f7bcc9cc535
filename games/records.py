"""Figures of finished games: counted for one seat, and summed up over many games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from games.data import frozen
from games.steps import Event, Seat, Tell

Counts = Mapping[str, int | str]
"""Figures of one seat in one game, by name."""


class Tally(Protocol):
    """Counts the figures of one seat in a game."""

    def tell(self, told: Tell) -> None:
        """Hear an event that the seat may hear."""

    def counts(self) -> Counts:
        """Return the figures of the game so far."""


@frozen
class Records:
    """The figures that a game keeps for its players.

    `tally` counts for a seat; `told` sums up the figures of one game or more, the oldest first. `best` is the figure of
    which the highest is a personal best; the phrase of the game named best tells it.
    """

    tally: Callable[[Seat], Tally]
    told: Callable[[Sequence[Counts]], tuple[Event, ...]]
    best: str


def total(games: Sequence[Counts], name: str) -> int:
    """Return the sum of a figure over many games."""
    return sum(number for counts in games if isinstance(number := counts.get(name, 0), int))


def highest(games: Sequence[Counts], name: str) -> int:
    """Return the highest value of a figure in many games, 0 without one."""
    return max((number for counts in games if isinstance(number := counts.get(name), int)), default=0)
