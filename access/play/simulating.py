"""Simulation of games on several cores at once, with the same figures as on one."""

from __future__ import annotations

import gc
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from access.engine.simulation import Games, Reports, Simulated, no_games, play_games, simulate
from access.play.faults import as_fault
from access.storage import catalogue
from access.system.posix import end_with_parent
from games.data import frozen
from games.game import Game, Summable
from games.options import Value
from games.refusals import Failed

ALONE = 0.1
"""Seconds of play on one core at first: most simulations take no longer, and the others are measured by it."""
PORTION = 0.1
"""Seconds of play in a portion of games for a core."""
AHEAD = 2
"""Portions given out to each core in advance."""
COLLECTING = (100_000, 50, 100)
"""The thresholds of the garbage collector: nearly all objects of a finished game go without a search."""


@frozen
class Simulation:
    """The games to be simulated: `levels` are those of the bots, by seat; `seed` is that of the first game."""

    game: Game
    options: Mapping[str, Value]
    levels: Sequence[str]
    games: int
    seed: int

    def play(self, games: Games, seeds: Iterable[int]) -> Iterator[int]:
        """Play the games of these seeds; yield the number of finished ones after each."""
        return play_games(games, self.game, self.options, self.levels, seeds)

    def none(self) -> Games:
        """Return the figures before the first game."""
        return no_games(self.game, len(self.levels))


def simulate_on_cores(
    wanted: Simulation, cores: int, progress: Callable[[int], None], clock: Callable[[], float] = time.monotonic
) -> Simulated:
    """Play games on so many cores; Ctrl-C returns the figures so far. Raises Failed if a process ends early.

    A game whose statistics cannot be added is played on one core.
    """
    played = wanted.none()
    if cores < 2 or not isinstance(played.statistics, Summable | None):
        return simulate(wanted.game, wanted.options, wanted.levels, wanted.games, wanted.seed, progress, clock)
    began = clock()
    with suppress(KeyboardInterrupt):
        for _ in wanted.play(played, range(wanted.seed, wanted.seed + wanted.games)):
            if clock() - began > ALONE:
                break
        if played.done < wanted.games:
            _add_others(wanted, played, cores, Reports(progress, clock))
    return played.figures()


def _add_others(wanted: Simulation, played: Games, cores: int, reports: Reports) -> None:
    """Play the other games in processes, in portions by their seeds, and add them in this order."""
    context = get_context()
    stop = context.Value("b", False, lock=False)  # a lock could be held when Ctrl-C comes
    work = (stop, wanted.game.id, wanted.options, wanted.levels)
    portions = iter(_portions(wanted, played))
    given: deque[Future[Games]] = deque()
    with ProcessPoolExecutor(cores, context, _begin, work) as pool, _at_ctrl_c(lambda: _set(stop)):
        try:
            given += (pool.submit(_played, seeds) for seeds in islice(portions, AHEAD * cores))
            while given:
                played.add(given.popleft().result())
                given += (pool.submit(_played, seeds) for seeds in islice(portions, 0 if stop.value else 1))
                reports.done(played.done)
        except BrokenProcessPool:
            raise Failed("simulate-lost") from None
        finally:
            _set(stop)


def _portions(wanted: Simulation, played: Games) -> Iterator[range]:
    """Yield the seeds of the other games in portions of about equal time."""
    end, most = wanted.seed + wanted.games, max(int(played.done * PORTION / ALONE), 1)
    for first in range(wanted.seed + played.done, end, most):
        yield range(first, min(first + most, end))


def _set(stop: Any) -> None:
    stop.value = True


@contextmanager
def _at_ctrl_c(act: Callable[[], None]) -> Iterator[None]:
    """Call this at Ctrl-C within the context, so that nothing is added by half."""
    before = signal.signal(signal.SIGINT, lambda number, frame: act())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# In the processes -----------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Work:
    """The games of a process, and its signal to stop."""

    stop: Any = None
    wanted: Simulation | None = None


_work = _Work()
"""The work of this process."""


def _begin(stop: Any, game: str, options: Mapping[str, Value], levels: Sequence[str]) -> None:
    end_with_parent()
    gc.freeze()  # what was loaded stays
    gc.set_threshold(*COLLECTING)
    _work.stop, _work.wanted = stop, Simulation(catalogue.find(game), options, levels, 0, 0)


def _played(seeds: range) -> Games:
    """Play the games of these seeds, up to the signal to stop. Raises GameFault."""
    wanted = _work.wanted
    assert wanted is not None
    games = wanted.none()
    try:
        for _ in wanted.play(games, (seed for seed in seeds if not _work.stop.value)):
            pass
    except Exception as error:
        raise as_fault(error, wanted.game) from None
    return games
