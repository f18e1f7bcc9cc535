"""Plays many games between bots, for statistics."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from access.engine.chance import Seeded
from access.engine.table import BotSeat, play_out, seat_bots
from games.game import Figure, Game, Statistics, Summable
from games.options import Value
from games.steps import Seat

SAY_EVERY = 3.0
"""Seconds between two progress reports."""


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


@dataclass(slots=True)
class Games:
    """The results of a simulation: games, wins by seat, processor time in seconds, and statistics.

    One that is sent to another process takes its counts along.
    """

    done: int
    wins: list[int]
    seconds: float
    statistics: Statistics | None

    def add(self, other: Games) -> None:
        """Add other results. Raises TypeError for statistics that cannot be added."""
        self.done += other.done
        self.seconds += other.seconds
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]
        if self.statistics is not None:
            if not isinstance(self.statistics, Summable):
                raise TypeError(f"{type(self.statistics).__name__} has no method add")
            self.statistics.add(other.statistics)

    def figures(self) -> Simulated:
        """Return their figures."""
        counted = self.statistics.figures(self.done) if self.statistics is not None else {}
        return Simulated(self.done, self.wins, self.seconds, counted)


def no_games(game: Game, seats: int) -> Games:
    """Return games of which none has been played."""
    return Games(0, [0] * seats, 0.0, game.statistics() if game.statistics is not None else None)


def play_games(
    games: Games, game: Game, options: Mapping[str, Value], levels: Sequence[str], seeds: Iterable[int]
) -> Iterator[int]:
    """Play a game with each seed, and yield how many are done after each."""
    began, before = time.process_time(), games.seconds
    try:
        for seed in seeds:
            for seat in play_one(game, options, levels, seed, games.statistics):
                games.wins[seat] += 1
            games.done += 1
            yield games.done
    finally:
        games.seconds = before + time.process_time() - began


class Reports:
    """Tells `progress` how many games are done, every few seconds by the `clock`."""

    def __init__(self, progress: Callable[[int], None], clock: Callable[[], float]) -> None:
        self._progress, self._clock = progress, clock
        self._said = clock()

    def done(self, games: int) -> None:
        """Tell so many games, if it is time."""
        if self._clock() - self._said > SAY_EVERY:
            self._said = self._clock()
            self._progress(games)


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
    played, reports = no_games(game, len(levels)), Reports(progress, clock)
    with suppress(KeyboardInterrupt):
        for done in play_games(played, game, options, levels, range(seed, seed + games)):
            if done % 16 == 1:
                reports.done(done)
    return played.figures()


def play_one(
    game: Game, options: Mapping[str, Value], levels: Sequence[str], seed: int, statistics: Statistics | None
) -> Sequence[Seat]:
    """Play one game between bots and return the seats that win."""
    bots = seat_bots(game, levels, seed)
    ears = [*bots.listeners, *([] if statistics is None else [BotSeat(None, statistics)])]
    result = play_out(game.new(len(levels), options), bots.players, ears, Seeded(seed))
    winners: Sequence[Seat] = result["winners"]
    return winners
