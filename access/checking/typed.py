"""Compares the fields of events and questions with their annotations: phrases, saved games and braille rely on them."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from access.checking.package import Package, fields_of
from access.play.faults import SourceLine
from games.steps import Cards, Dice, Faces, Scores, Seat, Seats, Terms

ALIASES: Mapping[str, Any] = {
    "Dice": Dice,
    "Cards": Cards,
    "Faces": Faces,
    "Terms": Terms,
    "Seats": Seats,
    "Scores": Scores,
}
"""The types of fields that are made of others, by their names."""
MOST = 60
"""The events or questions made at one line that are compared; later ones differ in little."""


class Fields:
    """Compares the fields of each event and question that a game makes with what is declared."""

    def __init__(self, package: Package) -> None:
        self.package = package
        self._hints: dict[type[Any], Mapping[str, Any]] = {}
        self._count: dict[tuple[type[Any], int], int] = {}

    def check(self, made: Any, file: str, line: int) -> None:
        """Note the fields of an event or question, made at this line, that are of another type."""
        of = type(made)
        count = self._count[of, line] = self._count.get((of, line), 0) + 1
        if count > MOST:
            return
        where = SourceLine(file, line)
        for name, hint in self._hints_of(of).items():
            value = getattr(made, name)
            if not fits(value, hint):
                told = f"{of.__name__}.{name} is {value!r}, and is declared as {_named(hint)}."
                at = self.package.of_default(of, name) if value is of.__dataclass_fields__[name].default else where
                self._add(f"{of.__name__}.{name}", at, f"{told} Give it such a value, or declare it otherwise.")
            elif hint is Seat and self.package.seats and not 0 <= value < self.package.seats:
                told = f"{of.__name__}.{name} is the seat {value!r}, and the seats are 0 to {self.package.seats - 1}."
                self._add(f"{of.__name__}.{name}", where, f"{told} Count them from 0.")

    def _add(self, field: str, where: SourceLine, what: str) -> None:
        self.package.add_once(f"type of {field} {where.line}", where, what)

    def _hints_of(self, of: type[Any]) -> Mapping[str, Any]:
        """Return the types of the fields of a class; none if they are unknown, which is noted elsewhere."""
        if of not in self._hints:
            try:
                hints = get_type_hints(of)
            except (NameError, TypeError):
                hints = {}
            self._hints[of] = {name: hints[name] for name in fields_of(of) if name in hints}
        return self._hints[of]


def fits(value: object, hint: Any) -> bool:
    """Tell whether a value is of a type as annotations name it; True for what cannot be decided."""
    hint = getattr(hint, "__supertype__", hint)
    if hasattr(hint, "__supertype__"):
        return fits(value, hint)
    if hint is None:
        return value is None
    if hint is Any or isinstance(hint, TypeVar | str):
        return True
    origin, among = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in among)
    if origin is Literal:
        return value in among
    if origin is tuple:
        return isinstance(value, tuple) and _all_fit(value, among)
    return _is(value, origin or hint)


def _all_fit(values: tuple[object, ...], hints: tuple[Any, ...]) -> bool:
    if len(hints) == 2 and hints[1] is ...:
        return all(fits(value, hints[0]) for value in values)
    return len(values) == len(hints) and all(map(fits, values, hints))


def _is(value: object, kind: Any) -> bool:
    """Tell whether a value is of a class; a whole number counts as a fraction, but no yes or no as a number."""
    if kind is float or (kind is int and isinstance(value, bool)):
        return isinstance(value, float | int) and kind is float
    try:
        return isinstance(value, kind)
    except TypeError:  # a protocol, or something that is no class
        return True


def _named(hint: Any) -> str:
    """Return a type as authors write it."""
    known = next((name for name, kind in ALIASES.items() if kind == hint), None)
    return known or str(getattr(hint, "__name__", hint) if get_origin(hint) is None else hint)
