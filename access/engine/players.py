"""Bots at their seats, as players and listeners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from access.engine.chance import SeededLuck
from access.engine.seats import temper_of
from games.data import frozen
from games.game import Game, Inattentive, Player
from games.steps import Seat, Tell
from games.temper import Temper


class Hears(Protocol):
    """Something that hears events: a bot, an adviser."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""


class BotSeat:
    """A listener through which a bot, or an adviser, hears the events told to its seat."""

    def __init__(self, seat: Seat, bot: Hears) -> None:
        self.seats = frozenset({int(seat)})
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
