"""A tournament for one person: setting it up, playing, and waiting for other tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from access.answers.options import level_told
from access.answers.shapes import amount, echo
from access.answers.words import normal
from access.club.club import Club
from access.club.store.records import Access
from access.club.tables.rooms import MOST_PLAYERS, Contest, Room
from access.club.tournaments import Tournaments
from access.club.visit.gathering import ask_access, unless
from access.club.visit.playing import play
from access.club.visit.questions import Asks, ClubTableReady
from access.club.visitor import Visitor
from access.dialogue.asking import Unchecked
from access.engine.leaving import Leave
from access.language.phrases import Phrases
from access.play.setup import Setup
from access.play.tournament import GAME, LEVEL
from access.storage import catalogue
from games.data import frozen
from games.refusals import Refused
from games.steps import Offer, Seat

MOST_SIZE = 20
"""The most players at a table of a tournament."""


@frozen
class TournamentReady(ClubTableReady):
    """Asks whether to open a tournament or to change it."""


@frozen
class Between(Unchecked[str]):
    """Asks somebody who waits for other tables of a tournament; `out` if they were eliminated."""

    out: bool = False

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers of standings, also by Enter, and of waiting."""
        standings = Offer("standings", "standings", says="yes")
        return standings, Offer("standings", "standings", enter=True), Offer("wait-table", "wait", says="no")


async def ask_contest(visitor: Visitor, ask: Asks, wanted: Iterable[str] = ()) -> tuple[Setup, Contest, Access]:
    """Ask until a tournament is right; return it, and its access. `wanted` are changes that were typed already.

    Raises Leave and EOFError.
    """
    game = catalogue.find(GAME)
    table = Setup(game, (visitor.name,), level=LEVEL), Contest()
    (setup, contest), access = await ask_access(visitor, ask, game, table, _question, _changed, _usual, wanted)
    return setup, contest, access


def _usual(tournament: tuple[Setup, Contest]) -> Mapping[str, Any]:
    """Return no options: the games of a tournament have the usual ones."""
    return {}


def _question(tournament: tuple[Setup, Contest], access: str, phrases: Phrases) -> TournamentReady:
    setup, contest = tournament
    bots = setup.bots or 0
    facts: Mapping[str, Any] = {"size": contest.size, "advance": contest.advance, "bots": bots}
    agreed = phrases.text("club-tournament-agreed", **facts, level=level_told(setup.level or LEVEL, phrases))
    lines = tuple(phrases.text(f"club-tournament-help-{name}") for name in ("size", "advance", "bots", "access"))
    return TournamentReady(Seat(0), phrases.text(GAME), setup.names[0], f"{agreed}, {access}", lines)


def _changed(tournament: tuple[Setup, Contest], typed: str, phrases: Phrases) -> tuple[Setup, Contest]:
    """Return a tournament with one change. Raises Refused."""
    setup, contest = tournament
    word, _, rest = normal(typed).partition(" ")
    known = {each: name for name in ("size", "advance", "bots") for each in _words(f"club-tournament-{name}", phrases)}
    name = known.get(word, "")
    if not name:
        changed = setup.changed(typed, phrases)
        if changed.names != setup.names or changed.options:
            raise Refused("setup-not-understood", typed=echo(typed))
        return changed, contest
    word, number = phrases.words(f"club-tournament-{name}")[0], amount(rest)
    if number is None:
        raise Refused("club-tournament-number", word=word)
    least, most = {"size": (2, MOST_SIZE), "advance": (1, contest.size - 1), "bots": (0, MOST_PLAYERS - 1)}[name]
    if not least <= number <= most:
        raise Refused("club-tournament-range", word=word, least=least, most=most)
    if name == "bots":
        return replace(setup, bots=number), contest
    if name == "advance":
        return setup, replace(contest, advance=number)
    return setup, Contest(number, min(contest.advance, number - 1))  # somebody is out at each table


def _words(phrase: str, phrases: Phrases) -> list[str]:
    return [normal(word) for word in phrases.words(phrase)]


async def compete(club: Club, tournaments: Tournaments, visitor: Visitor, room: Room, ask: Asks) -> None:
    """Play at all tables of a person in a tournament, and wait in between. Raises Leave and EOFError."""
    visitor.stay.token = await club.store.hosts.come_to_table(room.number, visitor.account.id)
    while not room.finished:
        table = tournaments.table_of(room, visitor)
        if table is not None:
            phrase, facts = tournaments.title_of(room, table) or ("", {})
            if phrase:
                visitor.say(phrase, **facts)
                for told, more in tournaments.how_many(room, table):
                    visitor.say(told, **more)
            await _play(club, visitor, room, table, ask)
            await tournaments.advance(room)
            if (place := tournaments.out_at(room, visitor)) and not room.finished:
                visitor.say("club-tournament-out", place=place)
        elif await _waited(club, visitor, room, NextTable(tournaments, visitor, room), ask) == "standings":
            for phrase, facts in tournaments.standings(room):
                visitor.say(phrase, **facts)
    for phrase, facts in (*tournaments.ending(room), *tournaments.standings(room), *tournaments.outs(room)):
        visitor.say(phrase, **facts)
    club.meanwhile.hear(visitor.account.id, room.number)


@frozen
class NextTable:
    """The next table of a visitor in a tournament, or its end."""

    tournaments: Tournaments
    visitor: Visitor
    room: Room

    async def wait(self) -> None:
        """Wait until there is such a table, or the tournament is over."""
        while not (self.room.finished or self.tournaments.table_of(self.room, self.visitor)):
            await self.room.has_changed.wait()


async def _waited(club: Club, visitor: Visitor, room: Room, called: NextTable, ask: Asks) -> str | None:
    """Return the answer between two tables; None if the next table, or the end, comes first. Raises Leave."""
    try:
        out = bool(called.tournaments.out_at(room, visitor))
        answer: str | None = await unless(club.tasks, called, ask(Between(Seat(0), out)))
    except Leave:
        visitor.say("club-seat-kept", number=room.number)
        raise
    return answer


async def _play(club: Club, visitor: Visitor, room: Room, table: Room, ask: Asks) -> None:
    """Play at a table of a tournament, which is the person's place meanwhile."""
    club.presence.go_from(room, visitor)
    club.presence.come_to(table, visitor)
    await play(club, visitor, table, ask)
    club.presence.go_from(table, visitor)
    club.presence.come_to(room, visitor)
    club.rooms.forget(table)
    visitor.enter(visitor.converse(visitor.lobby()))
