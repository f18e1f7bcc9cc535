"""Plays many games between bots, for statistics."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from access.engine.chance import Seeded
from access.engine.drivers import EventListener, drive
from access.engine.players import seat_bots
from access.engine.table import Table
from games.game import Figure, Game, Statistics
from games.options import Value
from games.steps import Seat, Tell

SAY_EVERY = 3.0
"""Seconds between two progress reports."""


class StatisticsListener:
    """A listener through which a statistics hears public events."""

    seats: frozenset[int] = frozenset()

    def __init__(self, statistics: Statistics) -> None:
        self.tell: Callable[[Tell], None] = statistics.tell


@dataclass(slots=True)
class Simulated:
    """The result of a simulation: `wins` by seat, and the figures of the game."""

    games: int
    wins: list[int]
    seconds: float
    counted: Mapping[str, Figure]

    def to_json(self) -> dict[str, object]:
        """Return the figures as one object; `games_per_cpu_second` is null if no time passed."""
        rate = self.games / self.seconds if self.seconds else None
        return {"games": self.games, "wins": self.wins, **self.counted, "games_per_cpu_second": rate}


def simulate(
    game: Game,
    options: Mapping[str, Value],
    levels: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
    clock: Callable[[], float] = time.monotonic,
) -> Simulated:
    """Play `games` games between bots of these levels, which hear the events; Ctrl-C returns the figures so far.

    `progress` is told how many games are done, every few seconds by the `clock`.
    """
    statistics = game.statistics() if game.statistics else None
    wins = [0] * len(levels)
    began, said = time.process_time(), clock()
    done = 0
    try:
        for done in range(games):
            for seat in play_one(game, options, levels, seed + done, statistics):
                wins[seat] += 1
            if done % 16 == 0 and clock() - said > SAY_EVERY:
                said = clock()
                progress(done + 1)
        done = games
    except KeyboardInterrupt:
        pass
    seconds = time.process_time() - began
    return Simulated(done, wins, seconds, statistics.figures(done) if statistics else {})


def play_one(
    game: Game, options: Mapping[str, Value], levels: Sequence[str], seed: int, statistics: Statistics | None
) -> Sequence[Seat]:
    """Play one game between bots and return the seats that win."""
    bots = seat_bots(game, levels, seed)
    listeners: list[EventListener] = list(bots.listeners)
    if statistics is not None:
        listeners.append(StatisticsListener(statistics))
    table = Table(lambda: game.new(len(levels), options))
    drive(table, bots.players, listeners, Seeded(seed))
    winners: Sequence[Seat] = table.outcome()["winners"]
    return winners
