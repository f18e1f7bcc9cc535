"""A tournament of Die verflixte 6: its tables, who advances, and the ties that must be decided (V6-14)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field
from typing import Generic, TypeVar

from games import frozen

P = TypeVar("P")
TIE = {"rounds": 1}
"""The options of a table that decides a tie: one Durchgang."""
FINAL = {"final": "yes"}
"""The options of the final."""
FINAL_NAME = "final"
"""The name of the game of the final; the names of its tie-breaks begin with it."""


@frozen
class Needed(Generic[P]):
    """A game that must be played: its name in the tournament, its players and its options."""

    name: str
    players: tuple[P, ...]
    options: Mapping[str, int | str] = field(default_factory=dict)


@frozen
class RoundTable(Generic[P]):
    """A table of a round as far as it is played. `scores` are the totals of its games, the tie-breaking ones last.

    `number` counts rounds and `place` the `tables` of a round, both from 1; the best `advance` go on, without those who
    have `left` before the end of a game.
    """

    number: int
    place: int
    tables: int
    advance: int
    players: tuple[P, ...]
    scores: Mapping[P, tuple[int, ...]]
    ties: tuple[tuple[P, ...], ...]
    needed: Needed[P] | None
    left: tuple[P, ...] = ()

    @property
    def final(self) -> bool:
        """Whether this table decides the tournament."""
        return self.tables == 1

    @property
    def ranking(self) -> list[list[P]]:
        """The players of each place, best first, those who have left last."""
        stay = [[player for player in place if player not in self.left] for place in places(self.scores)]
        return [place for place in (*stay, list(self.left)) if place]

    @property
    def on(self) -> list[P]:
        """The players who go on, once no game is needed any more."""
        return [player for player in going_on(self.ranking, self.advance) if player not in self.left]


def tables(players: Sequence[P], size: int) -> list[list[P]]:
    """Return tables of at most `size` players, as even as possible, in the order of the players.

    Nobody sits alone: where the numbers would make it so, there is one table fewer, and one of three (V6-14).
    """
    count = max(min(-(-len(players) // size), len(players) // 2), 1)
    each, more = divmod(len(players), count)
    found, at = [], 0
    for number in range(count):
        seats = each + (number < more)
        found.append(list(players[at : at + seats]))
        at += seats
    return found


def places(scores: Mapping[P, tuple[int, ...]]) -> list[list[P]]:
    """Return the players of each place, best first: by points, then by points in each tie-breaking Durchgang."""
    best = sorted(set(scores.values()), reverse=True)
    return [[player for player, score in scores.items() if score == each] for each in best]


def undecided(ranking: Sequence[Sequence[P]], advance: int) -> list[P]:
    """Return the players of a tie that leaves open who is among the best `advance`; empty if there is none."""
    seen = 0
    for place in ranking:
        if seen < advance < seen + len(place):
            return list(place)
        seen += len(place)
    return []


def going_on(ranking: Sequence[Sequence[P]], advance: int) -> list[P]:
    """Return the best `advance` players."""
    return [player for place in ranking for player in place][:advance]


def rounds(
    players: Sequence[P],
    size: int,
    advance: int,
    totals: Mapping[str, Sequence[int]],
    left: Mapping[str, Collection[P]] | None = None,
) -> list[list[RoundTable[P]]]:
    """Return all rounds as far as they are known; `totals` are those of the games that are over, by name (V6-14).

    Games that were ended without a result are in `left`, with those who have left them: the others there go on.
    The tournament is over when the final, the only table of the last round, needs no game any more.
    """
    found: list[list[RoundTable[P]]] = []
    stay = list(players)
    while stay:
        number, seated = len(found) + 1, tables(stay, size)
        on = min(advance, min(map(len, seated)) - 1) if len(seated) > 1 else 1
        at = [_table(number, place, len(seated), on, each, totals, left or {}) for place, each in enumerate(seated, 1)]
        found.append(at)
        if len(seated) == 1 or any(table.needed for table in at):
            return found
        stay = [player for table in at for player in table.on]
    return found


def _table(
    number: int,
    place: int,
    count: int,
    advance: int,
    players: Sequence[P],
    totals: Mapping[str, Sequence[int]],
    left: Mapping[str, Collection[P]],
) -> RoundTable[P]:
    """Return a table with the games that were played there, and the one that is needed next."""
    name, options = (FINAL_NAME, FINAL) if count == 1 else (f"round{number}-table{place}", {})
    scores: dict[P, tuple[int, ...]] = dict.fromkeys(players, ())
    ties: list[tuple[P, ...]] = []
    needed: Needed[P] | None = Needed(name, tuple(players), options) if len(players) > 1 else None
    while needed is not None and needed.name in totals:
        for player, total in zip(needed.players, totals[needed.name], strict=True):
            scores[player] += (total,)
        tied = tuple(undecided(places(scores), advance))
        needed = None
        if tied:
            ties.append(tied)
            needed = Needed(f"{name}-tie{len(ties)}", tied, TIE)
    gone: tuple[P, ...] = ()
    if needed is not None and needed.name in left:
        gone, needed = tuple(player for player in needed.players if player in left[needed.name]), None
    return RoundTable(number, place, count, advance, tuple(players), scores, tuple(ties), needed, gone)
