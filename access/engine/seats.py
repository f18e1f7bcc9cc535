"""The persons and bots that sit at a table, and their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Literal

from games.data import frozen
from games.refusals import Refused
from games.temper import Temper

NAME_LETTERS = 20
TEMPERS: Mapping[str, Temper] = MappingProxyType(
    {
        "Gustave": Temper.CAREFUL,
        "Lazare": Temper.BOLD,
        "Ewrard": Temper.EVEN,
        "Yvette": Temper.BOLD,
        "Odile": Temper.CAREFUL,
        "Bastien": Temper.BOLD,
        "Margot": Temper.EVEN,
        "Thibaut": Temper.CAREFUL,
        "Colette": Temper.EVEN,
        "Armand": Temper.CAREFUL,
    }
)
"""The tempers of the bots by name, in the order in which they come to the table."""
BOT_NAMES = tuple(TEMPERS)


@frozen
class Participant:
    """The person on a seat, or the bot with its level."""

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""

    @property
    def bot_level(self) -> str | None:
        """The level of a bot; None for a person."""
        return self.level if self.kind == "bot" else None

    def to_json(self) -> dict[str, str]:
        """Return the participant as written in the header of a journal."""
        return {"name": self.name, "kind": self.kind} | ({"level": self.level} if self.level else {})


class BadName(Refused):
    """A name that cannot be used at the table."""


def clean_name(text: str) -> str:
    """Return a name of letters, digits, spaces, - ' and . that can be spoken, brailled and printed.

    Other characters are dropped, and so are more than two marks over one letter. Raises BadName if nothing is left, or
    more than 20 characters.
    """
    name = " ".join("".join(_tellable(unicodedata.normalize("NFC", text))).split())
    if not any(c.isalnum() for c in name):
        raise BadName("name-empty")
    if len(name) > NAME_LETTERS:
        raise BadName("name-too-long", most=NAME_LETTERS, letters=len(name))
    return name


def _tellable(text: str) -> Iterator[str]:
    marks = 2
    for c in text:
        if unicodedata.category(c) in ("Mn", "Mc"):
            marks += 1
            if marks <= 2:
                yield c
        elif c.isalnum() or c in " -'.":
            marks = 0
            yield c


def clean_names(texts: list[str]) -> list[str]:
    """Return all names cleaned. Raises BadName, also if two are the same."""
    names: list[str] = []
    for text in texts:
        name = clean_name(text)
        if name.casefold() in (other.casefold() for other in names):
            raise BadName("name-twice", name=name)
        names.append(name)
    return names


def bot_names(count: int, taken: list[str]) -> list[str]:
    """Return names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = (name for name in _endless_names() if name.casefold() not in used)
    return [next(free) for _ in range(count)]


def temper_of(name: str) -> Temper:
    """Return the temper of the bot of this name; Gustave 2 has that of Gustave."""
    return TEMPERS.get(name.rstrip("0123456789 "), Temper.EVEN)


def _endless_names() -> Iterator[str]:
    """Yield the bots' names, numbered from the second round on."""
    yield from BOT_NAMES
    number = 2
    while True:
        yield from (f"{name} {number}" for name in BOT_NAMES)
        number += 1


def participants_from_json(entries: list[Mapping[str, str]]) -> tuple[Participant, ...]:
    """Return the participants in the header of a journal. Raises ValueError or KeyError if they are malformed."""
    participants = tuple(Participant(clean_name(e["name"]), _kind(e["kind"]), str(e.get("level", ""))) for e in entries)
    clean_names([participant.name for participant in participants])
    return participants


def _kind(text: str) -> Literal["person", "bot"]:
    if text == "person":
        return "person"
    if text == "bot":
        return "bot"
    raise ValueError(text)
