"""A tournament of Die verflixte 6: who sits at which table, who advances, and which ties must be decided (V6-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

P = TypeVar("P")


def tables(players: Sequence[P], size: int) -> list[list[P]]:
    """Return tables of at most `size` players, as even as possible, in the order of the players.

    Nobody sits alone: where the numbers would make it so, there is one table fewer, and one of three (V6-14, X15).
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
    """Return who shares each place, best first: by points, then by points in each tie-breaking Durchgang."""
    best = sorted(set(scores.values()), reverse=True)
    return [[player for player, score in scores.items() if score == each] for each in best]


def undecided(ranking: Sequence[Sequence[P]], advance: int) -> list[P]:
    """Return the players whose tie leaves open who is among the best `advance`; empty if nothing is open."""
    seen = 0
    for place in ranking:
        if seen < advance < seen + len(place):
            return list(place)
        seen += len(place)
    return []


def going_on(ranking: Sequence[Sequence[P]], advance: int) -> list[P]:
    """Return the best `advance` players."""
    return [player for place in ranking for player in place][:advance]
