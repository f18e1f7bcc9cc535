"""The persons and bots that sit at a table, their names, and bots as players and listeners."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol

from access.engine.chance import SeededLuck
from games.data import frozen
from games.game import Game, Inattentive, Player
from games.refusals import Refused
from games.steps import Seat, Tell, Temper

NAME_LETTERS = 20
TEMPERS: Mapping[str, Temper] = {
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
"""The tempers of the bots by name, in the order in which they come to the table."""
BOT_NAMES = tuple(TEMPERS)


KINDS: Mapping[str, Literal["person", "bot"]] = {"person": "person", "bot": "bot"}


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
    participants = tuple(Participant(clean_name(e["name"]), KINDS[e["kind"]], str(e.get("level", ""))) for e in entries)
    clean_names([participant.name for participant in participants])
    return participants


class Hears(Protocol):
    """Something that hears events: a bot, an adviser, a statistics."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""


class BotSeat:
    """A listener through which a bot, or an adviser, hears the events told to its seat; without one, public events."""

    def __init__(self, seat: Seat | None, bot: Hears) -> None:
        self.seats = frozenset[int]() if seat is None else frozenset({int(seat)})
        self.bot = bot
        self.tell = bot.tell


@frozen
class Bots:
    """Bots at their seats: as players by seat, and those that hear events as listeners."""

    players: dict[int, Player]
    listeners: list[BotSeat]


def seat_bots(game: Game, levels: Sequence[str | None], seed: int, names: Sequence[str] = ()) -> Bots:
    """Return a bot for each seat that has a level; None is a person's seat. Bots have the temper of their names."""
    players = {
        seat: game.bots[level](
            Seat(seat), SeededLuck(seed, Seat(seat)), temper_of(names[seat]) if names else Temper.EVEN
        )
        for seat, level in enumerate(levels)
        if level is not None
    }
    return Bots(players, [BotSeat(Seat(seat), bot) for seat, bot in players.items() if _hears(bot)])


def _hears(bot: Player) -> bool:
    return getattr(bot.tell, "__func__", None) is not Inattentive.tell
