"""The games of the house: found through the entry points of the group `taverne.games`, ours among them."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points

from games.game import Game
from games.steps import Refused

GROUP = "taverne.games"


class BrokenGame(Refused):
    """A game that is installed but cannot be played."""


@lru_cache(maxsize=1)
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_entries()))


def find(name: str) -> Game:
    """The game of this name. Raises Refused where there is none, BrokenGame where it has a fault."""
    entry = _entries().get(name.casefold())
    if entry is None:
        raise Refused("error-no-game", name=name[:20], names=", ".join(names()))
    try:
        game = entry.load()
    except Exception as error:  # whatever a game from elsewhere does wrong must not break the house
        raise BrokenGame("error-broken-game", game=entry.name, why=str(error) or type(error).__name__) from error
    if not isinstance(game, Game):
        raise BrokenGame("error-broken-game", game=entry.name, why=f"{entry.value} is no games.game.Game")
    return game
