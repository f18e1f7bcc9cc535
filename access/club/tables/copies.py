"""Copies of a table: in the club, in the process of bots, and in the process of a game that is not ours."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext

from access.club.tables.guard import limited
from access.engine.batches import Replica
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.seats import Bots, seat_bots
from access.storage import catalogue
from games.game import Game


def replica_of(
    header: Header, game: Game, clock: Callable[[], float] = time.monotonic, bots_hear: bool = True
) -> Replica:
    """Return a copy of a table at its beginning. Without `bots_hear`, its bots only have their seats."""

    def bots(standing_in: Mapping[int, str]) -> Bots:
        levels = [standing_in.get(seat, level) for seat, level in enumerate(header.bot_levels)]
        made = seat_bots(game, levels, header.seed, header.names)
        return made if bots_hear else Bots(made.players, [])

    seats, options = len(header.participants), header.options
    with nullcontext() if catalogue.is_ours(game) else limited(game.package):
        return Replica(header, lambda: game.new(seats, options), bots, Seeded(header.seed), clock)
