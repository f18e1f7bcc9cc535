"""Options of a game as data, with their bounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from games.data import frozen
from games.refusals import Failed, Refused

Value = int | str


class BadOption(Refused):
    """An unknown option, or a value that the option does not accept."""


class Unavailable(Failed):
    """A value of `option` that is not available now; `instead` lists the available values."""

    def __init__(self, reason: str, option: str, instead: tuple[str, ...], **facts: Any) -> None:
        super().__init__(reason, **facts)
        self.option = option
        self.instead = instead


@frozen
class Number:
    """A whole number: a multiple of `step`, and at least `least`."""

    hidden: ClassVar[bool] = False
    name: str
    default: int
    least: int = 0
    step: int = 1

    def read(self, text: str) -> int:
        """Return the typed number. Raises BadOption."""
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise BadOption("option-number", name=self.name, least=self.least, step=self.step)
        return self.check(int(text))

    def check(self, value: Value) -> int:
        """Return the value if it is within bounds. Raises BadOption."""
        if not isinstance(value, int) or isinstance(value, bool) or value < self.least or value % self.step:
            raise BadOption("option-number", name=self.name, least=self.least, step=self.step)
        return value


@frozen
class Choice:
    """One of several words; the first is the default."""

    hidden: ClassVar[bool] = False
    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The value if none is given."""
        return self.values[0]

    def read(self, text: str) -> str:
        """Return the typed word. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """Return the value if it is one of the words. Raises BadOption."""
        if value not in self.values:
            raise BadOption("option-choice", name=self.name, values=", ".join(self.values))
        return str(value)


@frozen
class Name:
    """A name that is looked up elsewhere, or the path of a file; `default` means the usual one.

    The game itself sets a `hidden` option and never mentions it.
    """

    name: str
    default: str
    hidden: bool = False

    def read(self, text: str) -> str:
        """Return the typed name. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """Return the value if it is a name. Raises BadOption."""
        if not isinstance(value, str) or not value.strip():
            raise BadOption("option-name", name=self.name)
        return value


@frozen
class Content:
    """One of several words, the first of which is the default, or the content of a file.

    `parse` turns a file's text and name into one line, or raises Refused. That line is the value, so the file may
    change later. `valid` raises ValueError for an invalid line.
    """

    hidden: ClassVar[bool] = False
    name: str
    values: tuple[str, ...]
    parse: Callable[[str, str], str]
    valid: Callable[[str], object]

    @property
    def default(self) -> str:
        """The value if none is given."""
        return self.values[0]

    def read(self, text: str) -> str:
        """Return the word or the line. Raises BadOption."""
        return self.check(text)

    def check(self, value: Value) -> str:
        """Return the value if it is valid. Raises BadOption."""
        if value not in self.values:
            try:
                self.valid(str(value))
            except ValueError:
                raise BadOption("option-content", name=self.name, values=", ".join(self.values)) from None
        return str(value)


Option = Number | Choice | Name | Content


def with_defaults(options: tuple[Option, ...], given: Mapping[str, Value]) -> dict[str, Value]:
    """Return all options with their given or default values. Raises BadOption for unknown names and bad values."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption(
                "option-unknown", name=name, names=", ".join(option.name for option in options if not option.hidden)
            )
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
