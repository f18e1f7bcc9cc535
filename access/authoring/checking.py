"""Checks a game as a whole, or one that cannot even be loaded, here or in a process of its own."""

from __future__ import annotations

import faulthandler
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import BinaryIO

from access.authoring import declared, phrases, playing, project
from access.authoring.limits import A_GAME, AT_MOST, StepWatch, TooLong
from access.authoring.package import Package, check_letters, fault_line
from access.play.faults import NOWHERE, place_in, runs_in
from access.storage import catalogue
from access.system.posix import end_with_parent
from games.game import Game

GAMES = 40
STOPS = 5
"""Seconds after which one call that stops the whole process is refused."""
ALIVE = 1.0
"""Seconds between two signs that other threads go on."""


def check_game(game: Game, games: int = GAMES) -> tuple[str, ...]:
    """Return the faults of a game, a line each: the game, the file, the line of the file, and what to do.

    It plays so many games at random; none of them if what is declared cannot be played. Raises TypeError.
    """
    if not isinstance(game, Game):
        raise TypeError(f"a game is a Game of the package games, not {game!r}")
    package = Package(catalogue.with_bots(game))
    return _watched(package, games, lambda: _check(package, games))


def check_play(game: Game, languages: Sequence[str], games: int) -> tuple[str, ...]:
    """Return the faults that so many games of a game show, told in these languages."""
    package = Package(game)
    return _watched(package, games, lambda: playing.check(package, languages, games))


def _watched(package: Package, games: int, check: Callable[[], None]) -> tuple[str, ...]:
    """Return the faults that a check of so many games notes; it ends where the game takes too long."""
    package.watch.most = max(AT_MOST, games * A_GAME)
    try:
        with declared.counted(package):
            package.watch.run(check)
    except TooLong as slow:
        package.add(slow.where, str(slow))
    return package.faults


def _check(package: Package, games: int) -> None:
    declared.check_declaration(package)
    declared.check_source(package)
    declared.check_calls(package)
    playable = not package.faults
    declared.check_house(package)
    check_letters(package)
    project.check(package)
    languages = phrases.check(package)
    if playable and languages:
        before = len(package.faults)
        playing.check(package, languages, games)
        if len(package.faults) == before:
            playing.check_lessons(package, languages)


def check_entry(name: str, entry: str, games: int = GAMES) -> tuple[str, ...]:
    """Return the faults of the game of an entry point such as pig:GAME, which is called `name`."""
    try:
        game = StepWatch(entry.partition(":")[0].partition(".")[0]).run(lambda: catalogue.load(entry))
    except TooLong as slow:
        return (fault_line(name, Path(slow.where.file).name, slow.where.line, str(slow)),)
    except BaseException as error:  # whatever a package raises when it is imported
        return (_unloaded(name, entry, error),)
    if not isinstance(game, Game):
        return (fault_line(name, "", 0, f"{entry} is a {type(game).__name__}. Write GAME = Game(...)."),)
    if find_spec(game.package) is None:
        what = f"package is {game.package!r}, and there is no such package. Write the name of the folder."
        return (fault_line(name, "__init__.py", 0, what),)
    if game.id != name:
        where = Package(game).declared("id")
        what = f"the id is {game.id!r}, and pyproject.toml calls the game {name!r}. Write the same name in both."
        return (fault_line(name, Path(where.file).name, where.line, what),)
    return check_game(game, games)


def _unloaded(name: str, entry: str, error: BaseException) -> str:
    """Return an error of a package that cannot be imported, as a line with its place."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename:
        return fault_line(name, Path(error.filename).name, error.lineno or 0, f"this is not Python: {error.msg}.")
    package = entry.partition(":")[0].partition(".")[0]
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if runs_in(frame, package):
            return fault_line(name, Path(frame.f_code.co_filename).name, line, said)
    where = project.entry_place(name, entry) or NOWHERE
    return fault_line(name, Path(where.file).name, where.line, said)


# In a process of its own ----------------------------------------------------------------------------------------------


def check_apart(name: str, entry: str, games: int = GAMES, seconds: float | None = None) -> tuple[str, ...]:
    """Return the faults of the game of an entry point, checked in a process of its own.

    So one call that never comes back is a fault, too, and a check that takes longer than so many seconds.
    """
    context = get_context("spawn")
    found, finds = context.Pipe(duplex=False)
    with TemporaryDirectory() as folder, found:
        stopped = Path(folder, "stopped")
        stopped.touch()
        process = context.Process(target=_check_apart, args=(finds, str(stopped), name, entry, games), daemon=True)
        process.start()
        finds.close()
        try:
            with suppress(EOFError):
                if not found.poll(seconds):
                    return (
                        fault_line(name, "", 0, f"the check took longer than {seconds:g} seconds. Let it end sooner."),
                    )
                faults: tuple[str, ...] = found.recv()
                return faults
        finally:
            process.kill()
            process.join()
        where = place_in(stopped.read_text("utf-8", "replace"), entry.partition(":")[0].partition(".")[0])
    if not where.line:
        return (fault_line(name, "", 0, "the game ended the process of the check. Let it end nothing but itself."),)
    what = f"one call takes more than {STOPS} seconds, and nothing interrupts it: it would stop a whole club."
    return (fault_line(name, Path(where.file).name, where.line, f"{what} Let it end sooner."),)


def _check_apart(finds: Connection, stopped: str, name: str, entry: str, games: int) -> None:
    """Send the faults of a game; if one call stops all threads, write where, and end."""
    end_with_parent()
    with open(stopped, "r+b") as file:
        threading.Thread(target=_stay_alive, args=(file,), daemon=True).start()
        finds.send(check_entry(name, entry, games))
        faulthandler.cancel_dump_traceback_later()


def _stay_alive(file: BinaryIO) -> None:
    """Put off the end of this process, again and again, as long as threads take turns."""
    while not file.closed:
        faulthandler.dump_traceback_later(STOPS, exit=True, file=file)
        time.sleep(ALIVE)
