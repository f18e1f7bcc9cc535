"""Options of a game, as data: what may be set, within which bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from games.steps import Failed, Refused

Value = int | str


class BadOption(Refused):
    """A name that is no option, or a value that it does not take."""


class Unavailable(Failed):
    """A value of `option` that cannot be had now; what can be had is in `instead`."""

    def __init__(self, reason: str, option: str, instead: tuple[str, ...], **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.option = option
        self.instead = instead


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, `least` or more, in steps of `step`."""

    hidden: ClassVar[bool] = False
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

    hidden: ClassVar[bool] = False
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


@dataclass(frozen=True, slots=True)
class Name:
    """A name that is looked up elsewhere, or the path of a file; `default` stands for what is usual.

    A `hidden` one is set by the game itself, and nobody is told of it.
    """

    name: str
    default: str
    hidden: bool = False

    def read(self, text: str) -> str:
        """The name that was typed. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """The value itself, if it is a name. Raises BadOption."""
        if not isinstance(value, str) or not value.strip():
            raise BadOption("option-name", name=self.name)
        return value


@dataclass(frozen=True, slots=True)
class Content:
    """One of some words, the first of them the default, or what stands in a file.

    `parse` makes one line of a file's text, given also the file's name, and raises Refused; that line is the value, so
    that the file may change later. `valid` raises ValueError for a line that cannot be.
    """

    hidden: ClassVar[bool] = False
    name: str
    values: tuple[str, ...]
    parse: Callable[[str, str], str]
    valid: Callable[[str], object]

    @property
    def default(self) -> str:
        """The value where none is given."""
        return self.values[0]

    def read(self, text: str) -> str:
        """The word, or the line. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """The value itself, if it can be. Raises BadOption."""
        if value not in self.values:
            try:
                self.valid(str(value))
            except ValueError:
                raise BadOption("option-content", name=self.name, values=", ".join(self.values)) from None
        return str(value)


Option = Number | Choice | Name | Content


def with_defaults(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """All options with their values, given or default. Raises BadOption for unknown names and values out of bounds."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(
                "option-unknown", name=name, names=", ".join(option.name for option in options if not option.hidden)
            )
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
