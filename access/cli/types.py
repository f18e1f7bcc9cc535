"""Types of options and arguments whose errors are sentences in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from access.language.phrases import echo
from access.person.options import no_choice, not_in_range, param_name
from games.refusals import Refused
from wordlists import regular


class Shared(click.Option):
    """An option of many commands. Their help only names it; `taverne help options` says what it does."""


class Whole(click.ParamType[int | str]):
    """A whole number from `least` to `most`; without `most` there is no upper limit."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least, self.most = least, most

    def words(self) -> Sequence[str]:
        """Return the words that are taken besides numbers, as they are told."""
        return ()

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | str:
        """Return the number. Raises Refused."""
        text = str(value).strip()
        if text.lstrip("-").isascii() and text.lstrip("-").isdigit() and len(text) < 60:
            number = int(text)
            if number >= self.least and (self.most is None or number <= self.most):
                return number
        if self.most is None or self.most > MOST_TOLD:
            raise Refused("error-number", name=param_name(param), typed=echo(text) or "-", least=self.least)
        raise not_in_range(param, text, self.least, self.most, self.words())


MOST_TOLD = 10**9
"""The largest limit that is told: nobody counts the digits of a seed."""


class OneOf(click.Choice[str]):
    """One of several words.

    `meant` returns the word that is meant by what was typed, and `told` the words as a refusal tells them.
    """

    def __init__(
        self, choices: Sequence[str], meant: Callable[[str], str] = str, told: Callable[[], Iterable[str]] | None = None
    ) -> None:
        super().__init__(choices, case_sensitive=False)
        self._meant, self._told = meant, told or (lambda: choices)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word. Raises Refused."""
        typed = self._meant(str(value)).strip().casefold()
        if typed not in self.choices:
            raise no_choice(param, value, self._told())
        return typed


class NamedFile(click.ParamType[Path]):
    """The path of a file, which `wordlists.regular` opens; ~ is the home of a user."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path. Raises Refused if there is no such user."""
        try:
            return regular.path_of(str(value))
        except OSError as error:
            raise Refused("journal-unreadable", file=str(value)[:80], why=error) from None


class NameOrFile(click.ParamType[str]):
    """A name that the program knows, or the path of a file, which `wordlists.regular` opens."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the text as it is."""
        return str(value)
