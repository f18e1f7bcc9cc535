"""Options of a game, as data: what may be set, within which bounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.steps import Refused

Value = int | str


class BadOption(Refused):
    """A name that is no option, or a value that it does not take."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, `least` or more, in steps of `step`."""

    name: str
    default: int
    least: int = 0
    step: int = 1

    def read(self, text: str) -> int:
        """The number that was typed. Raises BadOption."""
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise BadOption("option-number", name=self.name, least=self.least, step=self.step)
        return self.check(int(text))

    def check(self, value: Value) -> int:
        """The value itself, if it is within bounds. Raises BadOption."""
        if not isinstance(value, int) or isinstance(value, bool) or value < self.least or value % self.step:
            raise BadOption("option-number", name=self.name, least=self.least, step=self.step)
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words; the first is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value where none is given."""
        return self.values[0]

    def read(self, text: str) -> str:
        """The word that was typed. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """The value itself, if it is one of the words. Raises BadOption."""
        if value not in self.values:
            raise BadOption("option-choice", name=self.name, values=", ".join(self.values))
        return str(value)


Option = Number | Choice


def with_defaults(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values, given or default. Raises BadOption for unknown names and values out of bounds."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("option-unknown", name=name, names=", ".join(known))
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
