"""The ends of games that people missed because their connection broke, told when they come back."""

from __future__ import annotations

import json
from contextlib import suppress

from access.club.club import Club
from access.club.store.records import Listed
from access.club.tournaments import won_by
from access.club.visitor import Visitor
from access.storage import catalogue
from games.refusals import Failed


async def tell_ended(club: Club, visitor: Visitor) -> None:
    """Tell somebody once how the games ended whose end they have not heard. Raises Failed."""
    person = visitor.account.id
    for number in await club.store.hosts.over_meanwhile(person) if person > 0 else ():
        listed = await club.store.tables.table(number)
        if listed is not None and not listed.tournament:  # a tournament tells its tables by itself
            await _tell(club, visitor, listed)
        with suppress(Failed):  # it is told again then
            await club.store.hosts.hear_end(person, number)


async def _tell(club: Club, visitor: Visitor, listed: Listed) -> None:
    kept = await club.store.tables.kept(listed.id)
    outcome = json.loads(kept.outcome) if kept is not None and kept.outcome is not None else None
    if listed.plan and outcome is not None:
        visitor.say("club-tournament-over", number=listed.id)
        if (winner := won_by(listed, await club.store.tables.outcomes(listed))) is not None:
            visitor.say("tournament-won", name=winner)
    elif listed.header is None or outcome is None:
        visitor.say(listed.why, number=listed.id)
    else:
        own = next((chair.seat for chair in listed.chairs if chair.person == visitor.account.id), None)
        winners = [seat for seat in outcome["winners"] if seat != own]
        visitor.say(
            "club-over-meanwhile",
            number=listed.id,
            game=catalogue.called(listed.header.game, visitor.language),
            own="yes" if own in outcome["winners"] else "no",
            names=", ".join(listed.header.names[seat] for seat in winners) or "none",
            count=len(winners),
        )
