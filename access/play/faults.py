"""Faults of games: errors of their rules, bots or advice, with the line of the game."""

from __future__ import annotations

import traceback
from dataclasses import dataclass

from access.storage import catalogue
from games.game import Game
from games.refusals import Failed


@dataclass(frozen=True, slots=True)
class Where:
    """A line of a file; 0 where no line is known."""

    file: str
    line: int


class GameFault(Failed):
    """A fault of a game: it raised an error, or computed for too long."""

    def __init__(self, game: str, what: str, where: Where) -> None:
        super().__init__("error-game-fault", game=game, what=what, file=where.file, line=where.line)
        self.game, self.what, self.where = game, what, where

    def told(self) -> dict[str, str | int]:
        """Return its facts for the log."""
        return {"game": self.game, "what": self.what, "file": self.where.file, "line": self.where.line}

    def __reduce__(self) -> tuple[type[GameFault], tuple[str, str, Where]]:
        return type(self), (self.game, self.what, self.where)


def fault_of(error: BaseException, game: Game | None = None) -> GameFault | None:
    """Return the fault of a game that an error came out of; None if it did not pass through its code.

    Without `game` it may be any that is installed.
    """
    if isinstance(error, GameFault):
        return error
    try:
        names = catalogue.packages() if game is None else {game.id: game.package}
    except Exception:  # the games cannot even be named; what is wrong is told by the error itself
        return None
    packages = {package: name for name, package in names.items()}
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        module = str(frame.f_globals.get("__name__", ""))
        name = next((name for package, name in packages.items() if f"{module}.".startswith(f"{package}.")), None)
        if name is not None:
            return GameFault(name, type(error).__name__, Where(frame.f_code.co_filename, line))
    return None


def as_fault(error: BaseException, game: Game) -> GameFault:
    """Return an error that this game has raised as its fault, also where it does not say in which line."""
    return fault_of(error, game) or GameFault(game.id, type(error).__name__, Where("", 0))
