"""Faults of games: errors of their rules, phrases, bots or advice, with the line of the game."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping
from types import FrameType

from access.engine.table import BotFault, BrokenRules
from access.language.texts import MissingPhrase, text_of
from access.storage import catalogue
from games.data import frozen
from games.game import Game
from games.refusals import Failed

_SHARED = re.compile("loop-(?=answer-|command-|term-)")
"""The beginning of a shared phrase, the substitute for a missing one of a game."""


@frozen
class SourceLine:
    """A line of a file; 0 where no line is known."""

    file: str
    line: int


NOWHERE = SourceLine("", 0)


class GameFault(Failed):
    """A fault of a game: it raised an error, or computed for too long."""

    def __init__(self, game: str, what: str, where: SourceLine) -> None:
        super().__init__("error-game-fault", game=game, what=what, file=where.file, line=where.line)
        self.game, self.what, self.where = game, what, where

    def told(self) -> dict[str, str | int]:
        """Return its facts for the log."""
        return {"game": self.game, "what": self.what, "file": self.where.file, "line": self.where.line}

    def __reduce__(self) -> tuple[type[GameFault], tuple[str, str, SourceLine]]:
        return type(self), (self.game, self.what, self.where)


def fault_of(error: BaseException, game: Game | None = None) -> GameFault | None:
    """Return the fault of a game behind an error; None if neither its code nor its phrases are to blame.

    Without `game` all installed games are considered.
    """
    if isinstance(error, GameFault):
        return error
    try:
        packages = catalogue.packages() if game is None else {game.id: game.package}
    except Exception:  # the games cannot even be named; what is wrong is told by the error itself
        return None
    return _raised(error, packages) or _broken(error, packages) or _untold(error, packages)


def _raised(error: BaseException, packages: Mapping[str, str]) -> GameFault | None:
    """Return the fault of the game whose code raised the error, or None."""
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        name = _owner(str(frame.f_globals.get("__name__", "")), packages)
        if name is not None:
            return GameFault(name, type(error).__name__, SourceLine(frame.f_code.co_filename, line))
    return None


def _broken(error: BaseException, packages: Mapping[str, str]) -> GameFault | None:
    """Return the fault of broken rules, or of a broken bot, or None."""
    if not isinstance(error, BrokenRules | BotFault):
        return None
    name = _owner(error.module, packages)
    return None if name is None else GameFault(name, error.what, SourceLine(error.file, error.line))


def is_of(module: str, package: str) -> bool:
    """Tell whether a module belongs to a package."""
    return f"{module}.".startswith(f"{package}.")


def runs_in(frame: FrameType, package: str) -> bool:
    """Tell whether a frame runs code of a package."""
    return is_of(str(frame.f_globals.get("__name__", "")), package)


def _owner(module: str, packages: Mapping[str, str]) -> str | None:
    return next((name for name, package in packages.items() if is_of(module, package)), None)


def _untold(error: BaseException, packages: Mapping[str, str]) -> GameFault | None:
    """Return the fault of a game with a missing or broken phrase, or None."""
    if not isinstance(error, MissingPhrase):
        return None
    for name, package in packages.items():
        phrase = _SHARED.sub(f"{name}-", error.phrase) if len(packages) == 1 else error.phrase
        if f"{phrase}-".startswith(f"{name}-"):
            what = error.what.replace(error.phrase, phrase)
            return GameFault(name, what, place_of_phrase(package, error.language, phrase))
    return None


def place_of_phrase(package: str, language: str, phrase: str) -> SourceLine:
    """Return the line of a phrase in the file of its language; line 0 if the file lacks it."""
    from importlib import resources  # only after a fault

    file = f"{language}.ftl"
    found = re.compile(rf"{re.escape(phrase)} *=")
    lines = enumerate((text_of(package, file) or "").splitlines(), 1)
    return SourceLine(
        str(resources.files(package) / file), next((number for number, line in lines if found.match(line)), 0)
    )


def place_in(dumped: str, package: str) -> SourceLine:
    """Return the innermost line of a package in a traceback that faulthandler has written."""
    folder = f"/{package.replace('.', '/')}/"
    for found in re.finditer(r'File "(?P<file>[^"]+)", line (?P<line>\d+)', dumped):
        if folder in found["file"].replace("\\", "/"):
            return SourceLine(found["file"], int(found["line"]))
    return NOWHERE


def as_fault(error: BaseException, game: Game) -> GameFault:
    """Return an error of this game as its fault, with a line if one is known."""
    return fault_of(error, game) or GameFault(game.id, type(error).__name__, NOWHERE)
