"""A tournament of Die verflixte 6: its plan, and its standings as phrases (V6-14)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from access.engine.journal import Header
from access.engine.seats import Participant, bot_names
from access.storage import catalogue
from games.data import frozen
from games.refusals import Refused
from games.verflixte6.tournament import Needed, RoundTable, rounds

GAME = "verflixte6"
SIZE, ADVANCE, LEVEL = 6, 2, "good"
"""The defaults of a tournament: players at a table, advancing players of a table, the level of bots."""
PLACE = "tournament-place"
"""The phrase of a place in the standings."""
Rounds = Sequence[Sequence[RoundTable[Participant]]]
"""All rounds so far, each with its tables."""
Note = tuple[str, dict[str, Any]]
"""A line of the standings: a phrase, and its facts."""


@frozen
class Plan:
    """The agreement of a tournament: its players, the most players of a table, the advancing players of a table."""

    participants: tuple[Participant, ...]
    size: int
    advance: int
    language: str

    def rounds(self, totals: Mapping[str, Sequence[int]], left: Collection[str] = ()) -> Rounds:
        """Return all rounds by the totals of finished games; `left` are the names of games without their persons."""
        persons = [each for each in self.participants if each.kind == "person"]
        return rounds(self.participants, self.size, self.advance, totals, dict.fromkeys(left, persons))

    def header(self, needed: Needed[Participant], seed: int, typed: bool = False) -> Header:
        """Return the header of a needed game."""
        game = catalogue.find(GAME)
        agreed = game.agreement.with_defaults(needed.options)
        return Header(GAME, game.version, needed.players, agreed, seed, typed, self.language)


def taking_part(names: Sequence[str], bots: int, level: str) -> tuple[Participant, ...]:
    """Return the persons with these names, and so many bots. Raises Refused if they are too few."""
    game = catalogue.find(GAME)
    named_bots = bot_names(bots, list(names))
    players = (*map(Participant, names), *(Participant(name, "bot", level) for name in named_bots))
    if len(players) < game.least_seats:
        raise Refused("error-seats", game=game, least=game.least_seats)
    return players


def notes(tables: Sequence[RoundTable[Participant]]) -> list[Note]:
    """Return the lines of a round, up to its next unfinished table."""
    found: list[Note] = []
    for table in tables:
        found += of_table(table, (("tournament-tie", {"names": named(tied)}) for tied in table.ties))
        if table.needed is not None:
            return found
    on = [each for table in tables for each in table.on]
    if len(tables) == 1:
        return [*found, ("tournament-won", {"name": on[0].name})]
    out = [each for table in tables for each in table.players if each.kind == "person" and each not in on]
    outs: list[Note] = [("tournament-out", {"names": named(out)})] if out else []
    return [*found, *outs, ("tournament-on", {"names": named(on)})]


def title(table: RoundTable[Participant]) -> Note:
    """Return the line with the players of a table."""
    names = named(table.players)
    if table.final:
        return "tournament-final", {"names": names}
    return "tournament-table", {"round": table.number, "table": table.place, "tables": table.tables, "names": names}


def how_many(table: RoundTable[Participant]) -> Iterator[Note]:
    """Yield the line with the number of advancing players, fewer at a small table; none for the final."""
    if not table.final:
        yield "tournament-goes-on", {"count": table.advance}


def of_table(table: RoundTable[Participant], news: Iterable[Note]) -> Iterator[Note]:
    """Yield the lines of a table: its players, its news, and of a decided one a line for each player, best first.

    A player who left before the end of the first game has no points, and so gets no line.
    """
    yield title(table)
    yield from how_many(table)
    yield from news
    if table.needed is not None:
        return
    place = 1
    for shared in table.ranking:
        for player in filter(table.scores.get, shared):
            total, *ties = table.scores[player]
            facts = {"place": place, "name": player.name, "total": total, "ties": ", ".join(map(str, ties)) or "none"}
            yield PLACE, facts
        place += len(shared)


def named(participants: Sequence[Participant]) -> str:
    """Return the names of players, in one line."""
    return ", ".join(participant.name for participant in participants)
