"""The standings of a tournament of Die verflixte 6, as phrases (V6-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from access.engine.seats import Participant
from games.verflixte6.tournament import RoundTable, going_on

GAME = "verflixte6"
SIZE, ADVANCE, LEVEL = 6, 2, "good"
"""The defaults of a tournament: players at a table, how many of each go on, the level of bots."""
Note = tuple[str, dict[str, Any]]
"""A line of the standings: a phrase, and its facts."""


def notes(tables: Sequence[RoundTable[Participant]]) -> list[Note]:
    """Return the lines of a round, up to the table that is played next."""
    found: list[Note] = []
    for table in tables:
        found.append(title(table))
        found += [("tournament-tie", {"names": named(tied)}) for tied in table.ties]
        if table.needed is not None:
            return found
        found += placed(table)
    on = [each for table in tables for each in going_on(table.ranking, table.advance)]
    if len(tables) == 1:
        return [*found, ("tournament-won", {"name": on[0].name})]
    return [*found, ("tournament-on", {"names": named(on)})]


def title(table: RoundTable[Participant]) -> Note:
    """Return the line with the players of a table."""
    names = named(table.players)
    if table.final:
        return "tournament-final", {"names": names}
    return "tournament-table", {"round": table.number, "table": table.place, "tables": table.tables, "names": names}


def placed(table: RoundTable[Participant]) -> Iterator[Note]:
    """Yield a line for each player of a decided table, best first."""
    place = 1
    for shared in table.ranking:
        for player in shared:
            total, *ties = table.scores[player]
            facts = {"place": place, "name": player.name, "total": total, "ties": ", ".join(map(str, ties)) or "none"}
            yield "tournament-place", facts
        place += len(shared)


def named(participants: Sequence[Participant]) -> str:
    """Return the names of players, in one line."""
    return ", ".join(participant.name for participant in participants)
