"""The schema of settings: what a setting is, which values it takes, and which command-line option it has."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import field
from types import MappingProxyType
from typing import Any

from games.data import frozen
from games.refusals import Refused

LONGEST_TEXT = 200
"""The most letters of a text value."""
PLAIN_WORDS = ("default", "usual", "standard", "ueblich")
"""Words that are typed to restore the default."""

Value = str | int


class BadSetting(Refused):
    """A value that a setting does not take, or a name that no setting has."""


@frozen
class Option:
    """The command-line option that overrides a setting for one call."""

    flags: str

    @property
    def flag(self) -> str:
        """The first flag without its hyphens: braille-table."""
        return self.flags.partition("/")[0].lstrip("-")

    @property
    def name(self) -> str:
        """The name under which the option is passed to a command."""
        return self.flag.replace("-", "_")


@frozen
class Setting:
    """A setting: one of several words, a whole number within limits, or a text.

    `default` is used if nothing is chosen. `means` maps values to their different forms in the preferences. A setting
    `of_table` is used as a table option by games that have an option of this name.
    """

    name: str
    default: Value
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    option: Option | None = None
    of_table: bool = False
    means: Mapping[Value, Any] = field(default_factory=lambda: MappingProxyType({}))
    is_file: bool = False
    """Whether its value may be the path of a file, which `wordlists.regular` opens."""
    aliases: Callable[[], Mapping[str, str]] = dict
    """Returns other words for values, in small letters."""
    number: int = 0
    """The number in the list of all settings, which people type; 0 for one that has its place elsewhere."""

    @property
    def is_number(self) -> bool:
        """Whether its values are numbers, besides words such as auto."""
        return self.most > 0

    @property
    def phrase(self) -> str:
        """The name of the phrase that names the setting."""
        return f"settings-{self.name.replace('.', '-')}"

    @property
    def names(self) -> tuple[str, ...]:
        """The typed names of the setting in all languages: its name with a dot or a blank, and its option."""
        option = () if self.option is None else (self.option.flag,)
        return (self.name, self.name.replace(".", " "), *option)

    def resolved(self, value: Value) -> Any:
        """Return a value in its form for the preferences."""
        return self.means.get(value, value)

    def given(self, option: Any) -> Any:
        """Return the value of a checked command-line option in its form for the preferences."""
        return self.resolved("yes" if option is True else "no" if option is False else option)

    def read(self, value: object) -> Value:
        """Return a value, from the file or typed, in its type. Raises BadSetting."""
        if isinstance(value, bool) and {"yes", "no"} <= set(self.values):
            value = "yes" if value else "no"
        huge = isinstance(value, int) and abs(value) >= 10**9
        text = str(value).strip() if isinstance(value, str | int) and not (isinstance(value, bool) or huge) else ""
        text = text if text.lower() in self.values else self.aliases().get(text.lower(), text)
        if text.lower() in self.values:
            return int(text) if text.isdigit() else text.lower()
        if self.is_number:
            return self._number(text)
        if self.values:
            raise BadSetting("setting-choice", name=self.name, values=", ".join(self.values))
        if not isinstance(value, str) or len(text) > LONGEST_TEXT or not all(c.isprintable() for c in text):
            raise BadSetting("setting-text", name=self.name)
        return text

    def chosen(self, typed: str) -> Value | None:
        """Return the value that was typed; None for the default. Raises BadSetting."""
        from access.answers.shapes import normal  # needs phrases

        value = None if normal(typed) in PLAIN_WORDS else self.read(typed)
        return None if value == "" else value

    def _number(self, text: str) -> int:
        if re.fullmatch("[0-9]{1,9}", text) and self.least <= int(text) <= self.most:
            return int(text)
        words = ", ".join(self.values) or "none"
        raise BadSetting("setting-number", name=self.name, least=self.least, most=self.most, words=words)
