"""Lessons: a first game that explains each thing when it first matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from games.data import frozen
from games.options import Value
from games.steps import Ask, Cards, Dice, Event


def always(told: Any) -> bool:
    """Return True: the first of its kind matters."""
    return True


def nothing(told: Any) -> tuple[Event, ...]:
    """Return no further events."""
    return ()


@frozen
class Point:
    """Something to explain: after the first event, or before the first question, of this class for which `when` holds.

    The phrase of the game named lesson and `name` explains it, with the fields as facts. Its form `rest` explains it at
    the end, if it never came up.
    """

    name: str
    on: type[Event] | type[Ask[Any]] | tuple[type[Event] | type[Ask[Any]], ...]
    when: Callable[[Any], bool] = always
    settles: tuple[str, ...] = ()
    """Other points that this explanation covers."""


@frozen
class Lesson:
    """A first game. `throws` and `deals` are the first results of chance, by number; later ones follow the seed.

    A throw of n dice shows the first n faces of its entry, so that the story holds with any dice that are kept.
    """

    points: tuple[Point, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    throws: tuple[Dice, ...] = ()
    deals: tuple[Cards, ...] = ()
    level: str = "good"
    seed: int = 1
    also: Callable[[Any], tuple[Event, ...]] = nothing
    """Further events, told with an event or before a question: each once in the lesson."""
