"""Tells people the events at their tables while they were not there: a bot has taken the seat, or who has won."""

from __future__ import annotations

import json

from access.club.club import Club
from access.club.store.records import Listed, Unheard
from access.club.tournaments import won_by
from access.club.visitor import Visitor
from access.play.tournament import Note
from access.storage import catalogue


async def tell_meanwhile(club: Club, visitor: Visitor, what: Unheard) -> None:
    """Tell somebody what happened at their table: in the lobby at once, elsewhere with the next line. Raises Failed."""
    listed = await club.store.tables.table(what.table)
    if listed is None:
        return
    number = listed.tournament or listed.id
    lines: list[Note] = []
    if what.token:
        lines.append(("club-bot-for-you", {"number": number, "over": "yes" if what.is_over else "no"}))
    if what.is_over and not listed.tournament:  # a tournament tells its tables by itself
        lines += await _end(club, visitor, listed)
    for phrase, facts in lines:
        (visitor.say if visitor.table or visitor.is_in_game else visitor.call)(phrase, **facts)


async def _end(club: Club, visitor: Visitor, listed: Listed) -> list[Note]:
    """Return the lines of the end of a table, with their facts."""
    kept = await club.store.tables.kept(listed.id)
    outcome = json.loads(kept.outcome) if kept is not None and kept.outcome is not None else None
    if listed.plan and outcome is not None:
        winner = won_by(listed, await club.store.tables.outcomes(listed))
        won: list[Note] = [("tournament-won", {"name": winner})] if winner is not None else []
        return [("club-tournament-over", {"number": listed.id}), *won]
    if listed.header is None or outcome is None:
        return [(listed.why, {"number": listed.id})]
    own = next((chair.seat for chair in listed.chairs if chair.person == visitor.account.id), None)
    winners = [seat for seat in outcome["winners"] if seat != own]
    told = {
        "number": listed.id,
        "game": catalogue.called(listed.header.game, visitor.language),
        "own": "yes" if own in outcome["winners"] else "no",
        "names": ", ".join(listed.header.names[seat] for seat in winners) or "none",
        "count": len(winners),
    }
    return [("club-over-meanwhile", told)]
