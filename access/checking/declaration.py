"""Checks the declaration of a game: its fields, its options and commands, its events and their tellings."""

from __future__ import annotations

import re
from typing import Any, get_args

from access.checking.package import Package, fields_of, is_frozen
from games.game import Game
from games.options import Choice, Content, Name, Number
from games.refusals import Refused
from games.steps import Ask, Event, Query, Shape, Sound, Telling

SHAPES: tuple[str, ...] = get_args(Shape)
SOUNDS: tuple[str, ...] = get_args(Sound)
HOLDS = ("dice", "hand")
OPTIONS = ("Number", "Choice", "Name", "Content")


def check(package: Package) -> None:
    """Note all faults of the declaration."""
    _check_numbers(package, package.game)
    _check_words(package, package.game)
    _check_options(package, package.game)
    for query in package.game.queries:
        _check_query(package, query)
    for event in package.classes(Event):
        _check_dataclass(package, event)
        _check_event(package, event)
    for question in package.classes(Ask):
        _check_dataclass(package, question)


def _check_numbers(package: Package, game: Game) -> None:
    if type(game.version) is not int or game.version < 1:
        what = f"the version is {game.version!r}. Write a whole number from 1 on, or saved games cannot go on."
        package.add(package.declared("version"), what)
    least, most = game.least_seats, game.most_seats
    if type(least) is not int or type(most) is not int or not 1 <= least <= most:
        what = (
            f"least_seats is {least!r} and most_seats is {most!r}. The least must be 1 or more, and not above the most."
        )
        package.add(package.declared("least_seats"), what)
    if type(game.minutes) is not int or game.minutes < 1:
        package.add(package.declared("minutes"), f"minutes is {game.minutes!r}. Write a whole number from 1 on.")


def _check_words(package: Package, game: Game) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*", str(game.id)):
        package.add(package.declared("id"), f"the id is {game.id!r}. Write small letters and digits, such as 'pig'.")
    if game.holds not in HOLDS:
        package.add(package.declared("holds"), f"holds is {game.holds!r}. Write 'dice' or 'hand'.")


def _check_options(package: Package, game: Game) -> None:
    for option in game.agreement.options:
        if not isinstance(option, Number | Choice | Name | Content):
            package.add(package.declared("agreement"), f"{option!r} is no option. Write {', '.join(OPTIONS)}.")
            continue
        where = package.named(option.name, *OPTIONS)
        if isinstance(option, Number) and (type(option.step) is not int or option.step < 1):
            package.add(
                where, f"the step of the option {option.name} is {option.step!r}. Write a whole number from 1 on."
            )
            continue
        try:
            option.check(option.default)
        except Refused:
            package.add(where, f"the default of the option {option.name} is {option.default!r}, which it refuses.")


def _check_query(package: Package, query: Query) -> None:
    where = package.named(query.name, "Query")
    if query.takes is not None and query.takes not in SHAPES:
        package.add(where, f"the command {query.name} takes {query.takes!r}. Write one of: {', '.join(SHAPES)}.")


def _check_dataclass(package: Package, told: type[Any]) -> None:
    if not is_frozen(told):
        what = f"{told.__name__} is no frozen dataclass. Write @dataclass(frozen=True, slots=True) above it."
        package.add(package.of_class(told), what)


def _check_event(package: Package, event: type[Event]) -> None:
    where, telling = package.of_class(event), vars(event).get("telling", event.telling)
    if not isinstance(telling, Telling):
        what = f"telling of {event.__name__} is {telling!r}. Write NEWS, MOVE, CALL, COURSE or DETAIL, no text."
        package.add(where, what)
    sounds: object = event.sounds
    for sound in sounds if isinstance(sounds, tuple) else (sounds,):
        if sound not in SOUNDS or not isinstance(sounds, tuple):
            package.add(where, f"{event.__name__} sounds like {sound!r}. Write a tuple of: {', '.join(SOUNDS)}.")
    for name in (*event.about, *event.flavour):
        if name not in fields_of(event):
            package.add(where, f"{event.__name__} has no field {name}, which its about or flavour names.")
