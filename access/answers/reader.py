"""Readers: each understands the text that is typed at one question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from access.answers.command import Command
from access.answers.meant import Answered, Commanded
from access.answers.words import Words
from access.language.offered import AllOffered
from access.language.phrases import Phrases
from games.steps import Ask, Query


class Reader(Protocol):
    """Reads the answers to one question: `Words` those of games, `OwnWords` those in a program's own words."""

    def entered(self) -> Answered | None:
        """Return the answer of Enter alone, or None."""

    def has(self, typed: str) -> bool:
        """Tell whether typed text is an answer, allowed or not."""

    def all(self) -> tuple[str, ...]:
        """Return the words that can be completed."""

    def guesses(self) -> tuple[str, ...]:
        """Return the words that a typing error may mean."""

    def without_set(self, asked: Commanded) -> Answered | None:
        """Return the answer that a command means if it sets no setting, or None."""

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear and Refused."""

    def offered(self) -> AllOffered:
        """Return the answers and the commands as data."""


def reader_of(phrases: Phrases, question: Ask[Any], commands: Iterable[Command], queries: Iterable[Query]) -> Reader:
    """Return the reader that a question brings, else the words of its answers."""
    brought: type[Any] = question.reader or Words
    reader: Reader = brought(phrases, question, commands, queries)
    return reader
