"""A game at a table of a club: sitting down, playing, watching, and the choice after it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from access.answers.commands import Has
from access.club.club import Club
from access.club.tables.course import Elsewhere
from access.club.tables.present import Present
from access.club.tables.room import Room
from access.club.tables.table import ClubTable
from access.club.visit.questions import WhatNextHere
from access.club.visitor import Visitor
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.dialogue.entries import Happened
from access.dialogue.places import Place
from access.dialogue.requests import NEWS, Reply, Request, Typed
from access.engine.leaving import Leave
from access.engine.seats import BotSeat
from access.engine.table import spread
from access.language.output import KEPT
from access.play.at_table import AtTable, BesideTable
from access.play.ending import AGAIN, REVIEW, ask_what_next, review, tell_costliest
from access.play.session import RESUMED, advisers, announce, is_advised, tell_standing
from games.advising import Adviser
from games.refusals import Failed, Refused
from games.steps import Seat


async def play(club: Club, visitor: Visitor, room: Room) -> None:
    """Play at a person's seat until the game is over, and ask what to do then. Raises Leave and EOFError."""
    table, seat = room.table, room.seat_of(visitor.account.id)
    if table is None or seat is None:
        raise Refused("club-has-begun", number=room.number)
    conversation = _conversation(visitor, table, seat)
    place = _place(club, visitor, conversation, table)
    visitor.enter(conversation, place)
    missed = await club.presence.recall(visitor, room.number)
    others = await club.returning.is_elsewhere(visitor.account.id, room.known_as)
    present = await table.sit(seat, place, lambda fresh: _sat(club, room, visitor, conversation, seat, fresh, others))
    visitor.stay.token, visitor.stay.table = present.token.number, room.number
    club.presence.tell_missed(visitor, missed)
    try:
        with suppress(Failed):  # it is told when they sit down the next time
            await club.losses.tell(visitor)
        await table.attend(seat, present)
    except Elsewhere:
        if not table.closed:
            visitor.say("club-elsewhere")
        raise Leave from None
    except Leave:
        if not (table.closed or table.over):
            visitor.say("club-seat-kept", number=room.known_as)
        raise
    finally:
        await _get_up(club, room, table, visitor, seat, present)
        _hear_end(club, room, table, visitor)
    visitor.place = None
    if table.closed:
        raise Leave
    if room.listed.tournament:
        await run_async(conversation.show(), visitor.serve)
    else:
        await _after(club, visitor, room)


def _sat(
    club: Club, room: Room, visitor: Visitor, conversation: Conversation, seat: int, fresh: bool, takes_over: bool
) -> None:
    """Tell a person the table, and the others that they are back, unless this connection takes over from another one.

    A seat that a bot gives back is told elsewhere.
    """
    assert room.table is not None
    takes_over = takes_over or seat in room.table.present
    if not fresh and not takes_over and seat not in room.table.replica.standing_in:
        club.presence.announce(room, "club-is-back", visitor)
    _open(room.table, conversation, seat, fresh)


async def _get_up(club: Club, room: Room, table: ClubTable, visitor: Visitor, seat: int, present: Present) -> None:
    """Leave the seat, and tell the others while the game goes on. A seat waits for who can come back.

    Who has lost the seat to another connection of theirs is not away.
    """
    visitor.place = None
    try:
        holds = not visitor.console.is_lost or await _holds(club, table, present)
    finally:
        gets_up = table.get_up(seat, present)
    if gets_up and holds and not present.gone.done() and not table.over and not table.closed:
        chair = room.chair_of(visitor.account.id)
        if chair is not None and chair.is_deleted:
            club.presence.announce(room, "club-is-deleted", visitor, called=chair.name)
        else:
            gone = visitor.console.is_lost and visitor.account.id < 0
            club.presence.announce(room, "club-is-gone" if gone else "club-is-away", visitor)
    with suppress(Leave):
        await present.place.stop()


def _hear_end(club: Club, room: Room, table: ClubTable, visitor: Visitor) -> None:
    """Note that somebody at a table has heard how its game ended, unless their connection is lost."""
    if table.replica.over and room.has(visitor.account.id) and not visitor.console.is_lost:
        club.meanwhile.hear(visitor.account.id, room.number)


async def _holds(club: Club, table: ClubTable, present: Present) -> bool:
    """Tell whether the token of the seat is still the newest one in the store; True while the database is away."""
    try:
        return not club.store.shared or await club.store.hosts.holds(table.number, present.token)
    except Failed:
        return True


def _conversation(visitor: Visitor, table: ClubTable, seat: int) -> Conversation:
    advised = is_advised(table.game, table.header.options, len(table.people))
    apart = advised and table.advises_apart
    advising = _advisers(table, seat) if advised and not apart else {}
    own = partial(visitor.commands, has=Has.PROCESS) if apart else visitor.commands
    options = table.header.options
    around = AtTable(table.replica.table, table.game, advisers=advising, own_commands=own, options=options)
    return visitor.converse(around, table.game, table.header.names, (seat,))


def _place(club: Club, visitor: Visitor, conversation: Conversation, table: ClubTable) -> Place:
    """Return the place of somebody who plays or watches."""
    serve = partial(_serve, visitor, table)
    return Place(conversation, serve, visitor.console.interrupt, table.limits, club.tasks.part)


async def _serve(visitor: Visitor, table: ClubTable, request: Request) -> Reply:
    """Serve a request; commands are then carried out on the recorded state of the table."""
    reply = await visitor.serve(request)
    if not (isinstance(reply, Typed) and reply.key == NEWS):
        await table.settled()
    return reply


def _advisers(table: ClubTable, seat: int) -> dict[int, Adviser]:
    """Return the adviser of a seat, by seat, who knows the game so far."""
    known = table.advisers
    if seat not in known:
        known.update(advisers(table.game, (seat,)))
        spread(table.replica.heard, [BotSeat(Seat(seat), known[seat])])
    return {seat: known[seat]}


def _open(table: ClubTable, conversation: Conversation, seat: int | None, fresh: bool) -> None:
    """Announce the game and its players, then its events so far if it is `fresh`, else its standing."""
    to = conversation.to
    heard = [told for told in table.replica.heard if told.to in (None, seat)]
    announce(conversation, table.game, table.header, to.phrases, "loop-table" if fresh else RESUMED)
    if fresh:
        for told in heard:
            conversation.tell(told)
        return
    for told in heard[-KEPT + len(to.history.entries) :]:
        to.history.add(Happened(told.event, conversation.here, told.to is not None, new=False))
    tell_standing(conversation, table.game, table.replica.table.play)
    asked = table.asked
    if asked is not None and asked.seat != seat:
        conversation.say("loop-turn", seat=asked.seat)


async def watch(club: Club, visitor: Visitor, room: Room) -> None:
    """Watch a game until it is over. Raises Leave and EOFError."""
    table = room.table
    assert table is not None
    around = BesideTable(table.replica.table, table.game, visitor.commands, options=table.header.options)
    conversation = visitor.converse(around, table.game, table.header.names)
    place = _place(club, visitor, conversation, table)
    visitor.enter(conversation, place)
    await table.settled()
    table.tell_now()
    _open(table, conversation, None, table.replica.at == 0)
    club.presence.announce(room, "club-watches", visitor)
    try:
        await table.spectate(place)
    finally:
        visitor.place = None
        _hear_end(club, room, table, visitor)
        with suppress(Leave):
            await place.stop()


# After the game -------------------------------------------------------------------------------------------------------


async def _after(club: Club, visitor: Visitor, room: Room) -> None:
    """Ask what to do after a game, until the person plays again or leaves. Raises Leave and EOFError."""
    table = room.table
    assert table is not None
    visitor.is_in_game = False
    question = WhatNextHere(Seat(0), table.game.adviser is not None)
    look_back = partial(_review, visitor, table, room.seat_of(visitor.account.id) or 0)
    while await ask_what_next(visitor.ask, question, {REVIEW: look_back}) == AGAIN:
        try:
            await _again(club, visitor, room)
        except Refused as refused:
            visitor.refuse(refused)
        else:
            return


async def _again(club: Club, visitor: Visitor, room: Room) -> None:
    """Sit down at the table where the same people play again; the first of them opens it. Raises Refused."""
    async with room.lock:
        again = room.again
        if again is None or again.number not in club.rooms or again.begun.is_set():
            again = room.again = await club.gather(visitor, room.setup, "invited", after=room)
            if len(again.chairs) == 1 and again.has(visitor.account.id):
                room.post({"again": [room.number, again.number]})
                club.presence.announce(room, "club-again", visitor)
                _call_back(club, visitor, room, again)
        await club.sit_down(again, visitor)
    if {chair.person for chair in again.chairs} >= {chair.person for chair in room.chairs}:
        await club.start(again, visitor.language)


def _call_back(club: Club, visitor: Visitor, room: Room, again: Room) -> None:
    """Tell absent players of a table that another one was opened for them."""
    there = {other.account.id for other in room.visitors} | club.presence.at_elsewhere(room.number)
    facts = {"name": visitor.name, "game": room.setup.game.id, "number": again.number}
    for person in room.plays() - there:
        club.presence.call(person, visitor.account.id, "club-again-opened", **facts)


async def _review(visitor: Visitor, table: ClubTable, seat: int) -> None:
    """Tell the costliest decisions of a seat, and its luck, which are computed in a thread or another process."""
    if table.advises_apart:
        told, luck = await table.review(seat)
    else:
        answers = table.replica.table.answers()
        found = await asyncio.to_thread(review, table.game, table.header, answers, Seat(seat))
        told, luck = found.told(), found.luck
    tell_costliest(visitor.conversation, told, luck)
