"""Choose Your Words, a poker with letter cards, from a German wiki of games adapted for the blind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from games.game import Game, Remark
from games.options import Value
from games.steps import Query
from games.words import bots
from games.words.figures import Rounds
from games.words.options import OPTIONS, agreement, dictionary, settle
from games.words.rules import Words
from games.words.table import Agreement


def new(seats: int, options: Mapping[str, Value]) -> Words:
    """A game at a table that has settled its options. Raises Refused where the dictionary is gone."""
    return Words(seats, options, _agreed(tuple(sorted(options.items()))))


@lru_cache(maxsize=4)
def _agreed(options: tuple[tuple[str, Value], ...]) -> Agreement:
    """What was agreed, once for a sitting: taking an answer back does not read the dictionary again."""
    return agreement(dict(options))


def changed(options: Mapping[str, Value]) -> str:
    """Whether the dictionary holds other words than when the game began."""
    return "" if dictionary(options).mark == options["edition"] else "words-edition"


def remarks(options: Mapping[str, Value]) -> tuple[Remark, ...]:
    """How the file of the dictionary was read, and how much of it was left out."""
    listed = dictionary(options).listed
    if listed is None:
        return ()
    left_out = sum(listed.left_out.values())
    counted: tuple[Remark, ...] = (("list-left-out-count", {"count": left_out}),) if left_out else ()
    return (*((note, {}) for note in listed.notes), *counted)


def prepare(options: Mapping[str, Value]) -> None:
    """What the best words of hands need, made beforehand."""
    dictionary(options).prepare()


GAME = Game(
    id="words",
    version=1,
    package="games.words",
    new=new,
    most_seats=14,
    options=OPTIONS,
    bots={"easy": bots.easy, "good": bots.good, "best": bots.best},
    tally=Rounds,
    holds="hand",
    queries=(Query("pot"), Query("who"), Query("points"), Query("look", "word")),
    settle=settle,
    prepare=prepare,
    changed=changed,
    remarks=remarks,
)
