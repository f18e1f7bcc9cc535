"""Who sits at the table: persons, bots, scripts; and the chance that is a function of the seed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Literal

from games.game import Player
from games.steps import Ask, Cards, Chance, Deal, Dice, Refused, Roll, Seat, Tell

NAME_LETTERS = 20
BOT_NAMES = ("Gustave", "Lazare", "Ewrard", "Yvette", "Odile", "Bastien", "Margot", "Thibaut", "Colette", "Armand")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat: a person, or a bot of a level."""

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""

    def to_json(self) -> dict[str, str]:
        """As it stands in the journal's head."""
        return {"name": self.name, "kind": self.kind} | ({"level": self.level} if self.level else {})


class BadName(Refused):
    """A name that cannot be told at the table."""


def clean_name(text: str) -> str:
    """A name that can be spoken, brailled and printed: letters, digits, blanks, - ' and ., at most 20 in all.

    What else stands in it is dropped, and so are more than two marks over one letter. Raises BadName where nothing is
    left or too much.
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
    """All names cleaned. Raises BadName, also where two are the same."""
    names: list[str] = []
    for text in texts:
        name = clean_name(text)
        if name.casefold() in (other.casefold() for other in names):
            raise BadName("name-twice", name=name)
        names.append(name)
    return names


def bot_names(count: int, taken: list[str]) -> list[str]:
    """Names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = (name for name in _endless_names() if name.casefold() not in used)
    return [next(free) for _ in range(count)]


def _endless_names() -> Iterator[str]:
    """The bots' names, numbered from the second time round."""
    yield from BOT_NAMES
    number = 2
    while True:
        yield from (f"{name} {number}" for name in BOT_NAMES)
        number += 1


# Chance --------------------------------------------------------------------------------------------------------------


_EVEN = bytes(range(252, 256))
"""Bytes that are left out, so that the others fall evenly on six faces."""
_FACE = bytes(byte % 6 + 1 for byte in range(256))


CARDS_A_DIGEST = 32
"""Cards that are drawn by the bits of one digest: far fewer than it has bits for, so that they fall evenly."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance as a function of the seed, the seat and the number of the step (T-2).

    Dice are exactly even; cards to one part in 2 ** 100.
    """

    seed: int

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """The dice or cards of this step."""
        key = b"%d %d %d" % (self.seed, step.seat, number)
        return self._dice(key, step) if isinstance(step, Roll) else self._cards(key, step)

    def _dice(self, key: bytes, roll: Roll) -> Dice:
        faces = blake2b(key).digest().translate(_FACE, _EVEN)
        while len(faces) < roll.count:
            key += b"."
            faces += blake2b(key).digest().translate(_FACE, _EVEN)
        return tuple(faces[: roll.count])

    def _cards(self, key: bytes, deal: Deal) -> Cards:
        """From the top of the pile: the cards are in order first, so that only the pile's content counts."""
        left, drawn, bits = sorted(deal.pile), [], 0
        for nth in range(deal.count):
            if nth % CARDS_A_DIGEST == 0:
                key += b"."
                bits = int.from_bytes(blake2b(key).digest(), "big")
            bits, place = divmod(bits, len(left))
            drawn.append(left.pop(place))
        return tuple(drawn)


@dataclass(frozen=True, slots=True)
class SeededLuck:
    """A bot's own choices at random, as a function of the seed, its seat and the number of the question."""

    seed: int
    seat: Seat

    def __call__(self, number: int, ways: int) -> int:
        """A whole number from 0 to `ways` - 1, even to one part in 10 ** 15 for a thousand ways."""
        key = b"%d %d %d luck" % (self.seed, self.seat, number)
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big") % ways


# Players -------------------------------------------------------------------------------------------------------------


class BotSeat:
    """Lets a bot hear what is told to its seat."""

    def __init__(self, seat: Seat, bot: Player) -> None:
        self.seats = frozenset({int(seat)})
        self.bot = bot
        self.tell = bot.tell


class Script:
    """A player whose answers are known beforehand: for tests, and for whatever is told rather than played."""

    def __init__(self, answers: Iterator[Any]) -> None:
        self.answers = answers
        self.heard: list[Tell] = []

    def tell(self, told: Tell) -> None:
        """Remember what was heard."""
        self.heard.append(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """The next answer."""
        return next(self.answers)


def sitters_from_json(entries: list[Mapping[str, str]]) -> tuple[Sitter, ...]:
    """The seats of a journal's head. Raises ValueError or KeyError where they are not what they should be."""
    sitters = tuple(Sitter(clean_name(e["name"]), _kind(e["kind"]), str(e.get("level", ""))) for e in entries)
    clean_names([sitter.name for sitter in sitters])
    return sitters


def _kind(text: str) -> Literal["person", "bot"]:
    if text == "person":
        return "person"
    if text == "bot":
        return "bot"
    raise ValueError(text)
