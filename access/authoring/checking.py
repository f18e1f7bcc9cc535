"""Checks a game as a whole, or one that cannot even be loaded."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

from access.authoring import declared, lessons, phrases, playing, project
from access.authoring.limits import A_GAME, AT_MOST, StepWatch, TooLong
from access.authoring.package import Package, check_letters, line_of
from access.play.faults import NOWHERE
from access.storage import catalogue
from games.game import Game

GAMES = 40


def check_game(game: Game, games: int = GAMES) -> tuple[str, ...]:
    """Return the faults of a game, a line each: the game, the file, the line of the file, and what to do.

    It plays so many games at random; none of them if what is declared cannot be played.
    """
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
    playable = not package.faults
    declared.check_house(package)
    check_letters(package)
    project.check(package)
    languages = phrases.check(package)
    if playable and languages:
        before = len(package.faults)
        playing.check(package, languages, games)
        if len(package.faults) == before:
            lessons.check(package, languages)


def check_entry(name: str, entry: str, games: int = GAMES) -> tuple[str, ...]:
    """Return the faults of the game of an entry point such as pig:GAME, which is called `name`."""
    try:
        game = StepWatch(entry.partition(":")[0].partition(".")[0]).run(lambda: catalogue.load(entry))
    except TooLong as slow:
        return (line_of(name, Path(slow.where.file).name, slow.where.line, str(slow)),)
    except BaseException as error:  # whatever a package raises when it is imported
        return (_unloaded(name, entry, error),)
    if not isinstance(game, Game):
        return (line_of(name, "", 0, f"{entry} is a {type(game).__name__}. Write GAME = Game(...)."),)
    if find_spec(game.package) is None:
        what = f"package is {game.package!r}, and there is no such package. Write the name of the folder."
        return (line_of(name, "__init__.py", 0, what),)
    if game.id != name:
        where = Package(game).declared("id")
        what = f"the id is {game.id!r}, and pyproject.toml calls the game {name!r}. Write the same name in both."
        return (line_of(name, Path(where.file).name, where.line, what),)
    return check_game(game, games)


def _unloaded(name: str, entry: str, error: BaseException) -> str:
    """Return an error of a package that cannot be imported, as a line with its place."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename:
        return line_of(name, Path(error.filename).name, error.lineno or 0, f"this is not Python: {error.msg}.")
    package = entry.partition(":")[0].partition(".")[0]
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if f"{frame.f_globals.get('__name__', '')}.".startswith(f"{package}."):
            return line_of(name, Path(frame.f_code.co_filename).name, line, said)
    where = project.entry_place(name, entry) or NOWHERE
    return line_of(name, Path(where.file).name, where.line, said)
