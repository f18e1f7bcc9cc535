"""Talk: cleaning, addressees, and hearers."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import islice

from access.answers.shapes import normal
from access.answers.words import LONGEST_TALK
from access.club.store.names import ear
from access.club.store.people import People
from access.club.tasks import Tasks
from access.engine.seats import NAME_LETTERS
from games.data import frozen
from games.refusals import Failed

MARKS = 2
"""The most marks over one letter."""
MOST_WORDS = (NAME_LETTERS + 1) // 2
"""The most words of a name."""
MOST_TOLD = 1000
"""The most told lines in the memory of a host."""
AGAIN = 1.0
"""Seconds until the next attempt to store hearers after a failure."""


def cleaned(text: str) -> str:
    """Return talk as one line, without control characters and stacked marks."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_tellable(composed)).split())[:LONGEST_TALK].strip()


def _tellable(text: str) -> Iterator[str]:
    marks = 0
    for c in text:
        category = unicodedata.category(c)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z"):
            yield " "
        elif category[0] != "C" and marks <= MARKS:
            yield c


def split_name(typed: str, names: Iterable[str]) -> tuple[str, str]:
    """Return the name at the beginning of typed text, and the rest; without one, the first word and the rest.

    Names may have blanks, and are compared by `ear`.
    """
    words = typed.split()
    known = {ear(name): name for name in names}
    for count in range(min(len(words), MOST_WORDS), 0, -1):
        name = known.get(ear(" ".join(words[:count])))
        if name is not None:
            return name, " ".join(words[count:])
    return (words[0], " ".join(words[1:])) if words else ("", "")


def begun_by(typed: str, names: Iterable[str]) -> str:
    """Return the only name that begins with typed text; empty if there are none or several."""
    wanted = normal(typed)
    found = [name for name in names if wanted and normal(name).startswith(wanted)]
    return found[0] if len(found) == 1 else ""


@frozen
class Missed:
    """Missed talk: the names of its speakers, and the numbers of its lines."""

    names: tuple[str, ...]
    numbers: tuple[int, ...]


class Hearers:
    """The hearers of lines of talk at this host, until they are stored, by the numbers of the lines.

    Each host records its own hearers: the speaker's may not know yet that somebody has gone.
    """

    def __init__(self, people: People, tasks: Tasks) -> None:
        self._people, self._tasks = people, tasks
        self._told: dict[tuple[int, str], None] = {}
        """The told lines of this host, by number and text."""
        self._unstored: dict[int, set[int]] = {}
        """The unstored hearers of each line."""
        self._storing: asyncio.Task[None] | None = None

    def is_new(self, number: int, text: str) -> bool:
        """Tell whether a line was not told here before: lines of this host come again as news."""
        if (number, text) in self._told:
            return False
        self._told[number, text] = None
        for old in list(islice(self._told, max(len(self._told) - MOST_TOLD, 0))):
            del self._told[old]
        return True

    def has(self, person: int, number: int) -> bool:
        """Tell whether a person is an unstored hearer of a line."""
        return person in self._unstored.get(number, ())

    def add(self, people: Iterable[int], numbers: Iterable[int]) -> None:
        """Note that people have heard lines, and store it in the background."""
        found = set(people)
        for number in numbers if found else ():
            self._unstored.setdefault(number, set()).update(found)
        if self._unstored and (self._storing is None or self._storing.done()):
            self._storing = self._tasks.start("hearers of talk", self._stored())

    async def store(self) -> None:
        """Store the unstored hearers. Raises Failed."""
        heard = {number: set(people) for number, people in self._unstored.items()}
        if heard:
            await self._people.hear(heard)
        for number, people in heard.items():
            left = self._unstored.pop(number, set()) - people
            if left:
                self._unstored[number] = left

    async def _stored(self) -> None:
        while self._unstored:
            try:
                await self.store()
            except Failed:
                await asyncio.sleep(AGAIN)

    def forget(self) -> None:
        """Drop everything: after a failover other lines may have the numbers."""
        self._told.clear()
        self._unstored.clear()
