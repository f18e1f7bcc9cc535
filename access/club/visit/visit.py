"""A visit to the club: the lobby, the games at its tables, and the way out.

Who comes is told what happened at their tables meanwhile: a bot has taken the seat, or who has won. A lesson is a table
against a bot that is neither stored nor counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any

from access.answers.commands import Has
from access.club.club import Club
from access.club.tables.course import Elsewhere, Limited
from access.club.tables.present import Present
from access.club.tables.room import Room
from access.club.tables.table import ClubTable
from access.club.tournaments import Tournaments
from access.club.understood import (
    BREAK,
    changes,
    game_and_changes,
    game_called,
    table_number,
    titles,
    without,
    word_in,
)
from access.club.visit.accounts import Accounts
from access.club.visit.commands import SHOWN, ClubCommands
from access.club.visit.gathering import (
    ACCOUNT,
    LEARN,
    LINK,
    LOBBY,
    OF_MEMBERS,
    OPEN,
    RULES,
    SIT,
    TOURNAMENT,
    WATCH,
    Between,
    Lobby,
    WhatNextHere,
    ask_contest,
    ask_setup,
    gathered,
    read_rules,
    to_lobby,
    unless,
)
from access.club.visitor import Lost, Visitor
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.dialogue.entries import Happened
from access.dialogue.places import Place
from access.dialogue.requests import NEWS, Reply, Request, Typed
from access.engine.table import AsyncPlayer, BotSeat, drive_async, spread
from access.language.output import KEPT
from access.language.phrases import echo
from access.language.texts import game_title
from access.play.at_table import AGAIN, REVIEW, AtTable, BesideTable, ask_what_next, review, table_seen, tell_costliest
from access.play.faults import GameFault, fault_of
from access.play.lesson import LessonTeacher, begin_lesson, lesson_of
from access.play.session import RESUMED, advisers, announce, is_advised, seated, tell_standing
from access.storage import catalogue
from games.advising import Adviser
from games.game import Game
from games.refusals import Failed, Leave, Refused
from games.steps import Ask, Seat

LEARNER = Seat(0)


class Learner:
    """The learner as a player of the table."""

    def __init__(self, visitor: Visitor, conversation: Conversation, teacher: LessonTeacher) -> None:
        self._visitor, self._conversation, self._teacher = visitor, conversation, teacher

    async def choose(self, number: int, question: Ask[Any]) -> Any:
        """Ask a question, after an explanation if it is the first of its kind. Raises Leave and EOFError."""
        self._teacher.explain(question)
        return await run_async(self._conversation.choose(question), self._visitor.serve)


async def learn(visitor: Visitor, game: Game, number: int) -> None:
    """Play a lesson of a game, numbered from 1. Raises Refused, Leave and EOFError."""
    lesson = lesson_of(game, number, visitor.language)
    begun = begin_lesson(game, lesson, visitor.name, visitor.language, "club-lesson-over")
    table, teacher, names = begun.table, begun.teacher, begun.header.names
    beside = seated(game, begun.header)
    around = AtTable(
        table,
        game,
        advisers=beside.advisers,
        end_lesson=teacher.end,
        own_commands=visitor.commands,
        options=begun.header.options,
    )
    conversation = visitor.converse(around, game, names, (LEARNER,))
    teacher.conversation = conversation
    visitor.enter(conversation, seen=lambda: table_seen(table, LEARNER))
    announce(conversation, game, begun.header, conversation.to.phrases, "lesson-table")
    players: dict[int, AsyncPlayer] = {LEARNER: Learner(visitor, conversation, teacher), **beside.players}
    playing = drive_async(table, players, [conversation, *beside.ears, teacher], begun.chance)
    await (playing if catalogue.is_ours(game) else Limited(game, playing))
    teacher.tell_rest()


log = logging.getLogger(__name__)


class Instead(Exception):
    """Another way from the lobby was typed at a question for a game or a table, or after a game."""

    def __init__(self, way: str, typed: str) -> None:
        super().__init__(way, typed)
        self.way, self.typed = way, typed


class Visit:
    """Leads one person through the club, until they leave or their connection is lost.

    `leaves` is called before somebody who leaves hears the last words. Raises Failed.
    """

    def __init__(
        self,
        club: Club,
        visitor: Visitor,
        commands: ClubCommands,
        tournaments: Tournaments,
        leaves: Callable[[], Awaitable[None]],
    ) -> None:
        self.club, self.visitor, self.commands, self.tournaments = club, visitor, commands, tournaments
        self._leaves = leaves
        self._named_games = False

    # The visit

    async def run(self) -> None:
        """Welcome the person, and lead them until they leave."""
        visitor = self.visitor
        await self.club.presence.arrive(visitor)
        try:
            await self.club.catch_up(visitor.account.id)
            number = await self.club.returning.table_of(visitor)
            back_to = await self._interrupted(number)
            if back_to is not None and (back_to.over or not back_to.has(visitor.account.id)):
                back_to = None
            await self._welcome(back_to)
            if number in self.club.rooms.closed:
                visitor.say("club-cannot-open", number=number)
            led_to = (back_to, *self.club.rooms.of(back_to)) if back_to is not None else ()
            await self.club.meanwhile.tell_on_coming(visitor, {each.number for each in led_to})
            await self.club.losses.tell(visitor)
            if back_to is not None:
                await self._go(self._lead(self._at(back_to)))
            while True:
                asked = Lobby(Seat(0), visitor.account.id < 0, self._tables)
                way, _, typed = (await visitor.ask(asked)).partition(BREAK)
                await self._go(self._lead(_WAYS[way](self, typed)))
        except Lost:
            return
        except (Leave, EOFError):
            await self._leaves()
            visitor.say("loop-goodbye")
            await visitor.last_words()
        finally:
            self.club.presence.leave(visitor)

    def _tables(self, way: str) -> Mapping[str, str]:
        """Return the tables to watch, or three own and the oldest free ones, by number, with game and people."""
        club, language, own = self.club, self.visitor.language, self.visitor.account.id
        seen = (room for room in club.rooms.values() if club.is_visible(room, self.visitor))
        found: Iterable[Room] = (room for room in seen if room.table and not room.has(own) and not room.finished)
        if way != WATCH:
            mine = sorted(club.rooms.asked_at(own), key=lambda room: (not room.asks(own), -room.number))
            found = dict.fromkeys((*mine[:3], *(room for room in seen if not room.begun.is_set())))
        return {
            str(room.number): f"{game_title(room.setup.game, language)}: {', '.join(room.names())}"
            for room in islice(found, SHOWN)
        }

    async def _interrupted(self, number: int) -> Room | None:
        """Return a table or tournament by number, also if this host has not heard yet that it has begun."""
        room = self.club.rooms.get(number)
        if number and (room is None or not room.begun.is_set()):
            await self.club.refresh(number)
            room = self.club.rooms.get(number)
            if room is not None:
                await self.tournaments.take_up(room)
        return room

    async def _welcome(self, back_to: Room | None) -> None:
        """Greet the person, and tell their tables, besides the one to which they are led back now."""
        visitor = self.visitor
        for line in await self.commands.do(visitor, "welcome", ""):
            visitor.conversation.say_text(line)
        for room in self.club.rooms.asked_at(visitor.account.id):
            if back_to is None or room.known_as != back_to.known_as:
                visitor.conversation.say_text(self.commands.table_line(room, visitor))
        if visitor.account.keeps and (reports := await self.club.store.people.reports(without=visitor.name)):
            visitor.say("club-open-reports", count=len(reports))

    async def _go(self, there: Awaitable[None]) -> None:
        """Carry out a choice of the lobby, and come back. Raises Lost."""
        visitor = self.visitor
        try:
            await there
        except GameFault as fault:
            self._failed(fault, self.club.presence.room_of(visitor))
        except Refused as refused:
            visitor.refuse(refused)
        except (Leave, Elsewhere):
            pass  # they have been told already
        except EOFError as error:
            if isinstance(error, Lost) or visitor.console.is_lost:
                raise Lost from None
        except Exception as error:
            self._failed(error, self.club.presence.room_of(visitor))
        finally:
            self._back()
        if visitor.console.is_lost:
            raise Lost
        self.club.returning.leave(visitor)

    def _failed(self, error: Exception, room: Room | None) -> None:
        """Handle an error: of a game, by ending its table; of ours, by an entry in the log."""
        table = room.table if room is not None else None
        if table is not None and fault_of(error, table.game) is not None:
            table.fail(error)
            return
        log.error("visit failed", exc_info=error)
        self.visitor.say("club-went-wrong")

    def _back(self) -> None:
        """Leave the person's table, and return to the lobby."""
        visitor = self.visitor
        room = self.club.presence.room_of(visitor)
        if room is not None:
            self.club.presence.go_from(room, visitor)
            self.club.rooms.forget(room)
        elif visitor.table:  # it was closed, and removed already
            self.club.presence.be_in_lobby(visitor)
        try:
            to_lobby(visitor)
        except GameFault as fault:
            self._failed(fault, room)

    # Ways from the lobby

    async def _lead(self, way: Awaitable[None]) -> None:
        """Go a way from the lobby, or another one that was typed on it instead."""
        while True:
            try:
                return await way
            except Instead as other:
                if self.club.presence.room_of(self.visitor) is not None:
                    self._back()
                    self.club.returning.leave(self.visitor)
                way = _WAYS[other.way](self, other.typed)

    async def _asked_game(self, way: str, phrase: str) -> str:
        """Ask for a game, after all were named once in this visit. Raises Instead for another way."""
        games = titles(self.visitor.language)
        if not self._named_games:
            told = ", ".join(f"{number} {title}" for number, title in enumerate(games, 1))
            self.visitor.conversation.say_text(f"{told}.")
        self._named_games = True
        return await self._asked(way, phrase, games)

    async def _asked(self, way: str, phrase: str, among: tuple[str, ...]) -> str:
        """Ask for a game or a table among these on this way; its word may be typed again.

        Raises Instead for another way.
        """
        typed = await self.visitor.ask_text(phrase, among=among)
        others = [each for each in LOBBY if each != way and not (self.visitor.account.id < 0 and each in OF_MEMBERS)]
        if other := word_in(typed, tuple(others)):
            raise Instead(other, "" if len(typed.split()) == 1 else without(other, typed))
        return without(way, typed)

    async def _open(self, typed: str) -> None:
        """Open a table for a game, gather, and play."""
        typed = typed or await self._which_game()
        game, wanted = game_and_changes(typed, self.visitor.language)
        setup, access, at_once = await ask_setup(self.visitor, game, wanted)
        await self._at(await self.club.gather(self.visitor, setup, access), at_once)

    async def _which_game(self) -> str:
        """Ask which game to play; rules can be read before."""
        while True:
            try:
                return await self._asked_game(OPEN, "club-open-which")
            except Instead as other:
                if other.way != RULES:
                    raise
                rules_of = other.typed
            try:
                await self._rules(rules_of)
            except Refused as refused:
                self.visitor.refuse(refused)

    async def _tournament(self, typed: str) -> None:
        """Open a tournament, gather, and play."""
        setup, contest, access, at_once = await ask_contest(self.visitor, changes(typed))
        await self._at(await self.club.gather(self.visitor, setup, access, contest), at_once)

    async def _sit(self, typed: str) -> None:
        """Sit down at a table, and play; without a number, at the only one that can be meant, or at a chosen one.

        Tables where the person plays or is invited come before those of others.
        """
        person, own = self.visitor.account.id, self.club.rooms.asked_at(self.visitor.account.id)
        free = [] if typed else await self.club.seen_by(self.visitor, lambda room: not room.begun.is_set())
        own += [room for room in free if person in room.listed.invited and room not in own]
        none = "club-no-free-seat" if self.club.visible_to(self.visitor) else "club-no-tables"
        await self._at(await self._room(SIT, typed, own or free, none))

    async def _at(self, room: Room | None, at_once: bool = False) -> None:
        """Gather at a table, play, and play again as often as its people want; or take part in a tournament.

        The first game begins `at_once`, or when somebody starts it.
        """
        while room is not None:
            room = self.club.rooms.get(room.listed.tournament, room)
            await self.club.sit_down(room, self.visitor)
            self.club.presence.come_to(room, self.visitor)
            start = self.club.start if room.contest is None else self.tournaments.start
            if await gathered(self.club, self.visitor, room, start, at_once):
                if room.contest is None:
                    await play(self.club, self.visitor, room)
                else:
                    self.visitor.stage = partial(self.tournaments.standings, room)
                    try:
                        await compete(self.club, self.tournaments, self.visitor, room)
                    finally:
                        self.visitor.stage = tuple
                self.club.returning.leave(self.visitor)
            self.club.presence.go_from(room, self.visitor)
            again, before, at_once = room.again, room, False
            room = again if again is not None and again.has(self.visitor.account.id) else None
            self.club.rooms.forget(before)

    async def _watch(self, typed: str) -> None:
        """Watch a table; without a number, the only one, or a chosen one. Who plays there is led to their seat."""
        playing = [] if typed else await self.club.seen_by(self.visitor, lambda room: room.table is not None)
        room = await self._room(WATCH, typed, playing, "club-nothing-plays")
        if room.table is None or not self.club.may_enter(room, self.visitor):
            raise Refused("club-nothing-to-watch", number=room.number)
        if room.has(self.visitor.account.id) and not room.finished:
            return await self._at(room)
        await self.club.wake(room)
        self.club.presence.come_to(room, self.visitor)
        return await watch(self.club, self.visitor, room)

    async def _room(self, way: str, typed: str, among: Sequence[Room], none: str) -> Room:
        """Return the table of a typed number; without one, the only one among these, or a chosen one.

        Raises Refused; if there are none, with the phrase `none`.
        """
        if not typed and not among:
            raise Refused(none)
        if not typed and len(among) == 1:
            return among[0]
        if not typed:
            for each in among[:SHOWN]:
                self.visitor.conversation.say_text(self.commands.table_line(each, self.visitor))
            tables = (self._table_told(each) for each in among[:SHOWN])
            typed = await self._asked(way, "club-which-table", tuple(tables))
        number = table_number(typed)
        room = await self.club.found(number, self.visitor)
        if number in self.club.rooms.closed:
            raise Refused("club-cannot-open", number=number)
        if room is None:
            raise Refused("club-no-table", typed=echo(typed) or "?")
        return room

    def _table_told(self, room: Room) -> str:
        """Return the game of a table and its number."""
        title = game_title(room.setup.game, self.visitor.language)
        return self.visitor.phrases.text("club-web-at-table", game=title, number=room.number)

    async def _learn(self, typed: str) -> None:
        """Play a lesson of a game, by its number, or the first one."""
        typed = typed or await self._asked_game(LEARN, "club-learn-which")
        name, _, number = typed.strip().rpartition(" ")
        if not (name and number.isascii() and number.isdigit() and len(number) < 3):
            name, number = f"{name} {number}".strip(), "1"
        await learn(self.visitor, game_called(name, self.visitor.language), int(number))

    async def _rules(self, typed: str) -> None:
        """Read the rules of a game."""
        if self.visitor.console.reach.rules_beside:
            self.visitor.say("loop-rules-beside")
            return
        typed = typed or await self._asked_game(RULES, "club-open-which")
        await read_rules(self.visitor, game_called(typed, self.visitor.language))

    async def _account(self, typed: str) -> None:
        """Ask what to do with the account, and do it."""
        await Accounts(self.club, self.visitor).run()

    async def _link(self, typed: str) -> None:
        """Make a linking code."""
        await Accounts(self.club, self.visitor).link()


_WAYS: Mapping[str, Callable[[Visit, str], Awaitable[None]]] = {
    OPEN: Visit._open,
    TOURNAMENT: Visit._tournament,
    SIT: Visit._sit,
    WATCH: Visit._watch,
    LEARN: Visit._learn,
    RULES: Visit._rules,
    ACCOUNT: Visit._account,
    LINK: Visit._link,
}


# A game --------------------------------------------------------------------------------------------------------------


async def play(club: Club, visitor: Visitor, room: Room) -> None:
    """Play at a person's seat until the game is over, and ask what to do then. Raises Leave and EOFError."""
    table, seat = room.table, room.seat_of(visitor.account.id)
    if table is None or seat is None:
        raise Refused("club-has-begun", number=room.number)
    conversation = _conversation(visitor, table, seat)
    place = _place(club, visitor, conversation, table)
    visitor.enter(conversation, place, partial(table.seen, seat))
    missed = await club.presence.recall(visitor, room.number)
    await _know_again(club, visitor, table, seat)
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
            visitor.say("club-seat-kept", number=room.known_as, guest=visitor.account.id < 0)
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


async def _know_again(club: Club, visitor: Visitor, table: ClubTable, seat: int) -> None:
    """Leave out the introduction for a member with a finished game, and to questions that were answered before."""
    for question in table.replica.table.asked():
        if question.seat == seat:
            visitor.explained.introduction(visitor.phrases, question)
    finished: list[str] = []
    if visitor.account.id > 0:
        with suppress(Failed):
            finished = [name for name, *_ in await club.store.people.counts(visitor.account.id)]
    visitor.explained.introduced = {seat} if table.game.id in finished else set()


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
    _announce_table(room.table, conversation, seat, fresh)


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
            guest = visitor.account.id < 0
            phrase = "club-is-gone" if guest and visitor.console.is_lost else "club-is-away"
            club.presence.announce(room, phrase, visitor, guest=guest)
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


def _announce_table(table: ClubTable, conversation: Conversation, seat: int | None, fresh: bool) -> None:
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
    around = BesideTable(table.replica.table, table.game, own_commands=visitor.commands, options=table.header.options)
    conversation = visitor.converse(around, table.game, table.header.names)
    place = _place(club, visitor, conversation, table)
    visitor.enter(conversation, place, partial(table.seen, None))
    await table.settled()
    table.tell_now()
    _announce_table(table, conversation, None, table.replica.at == 0)
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
    """Ask what to do after a game, until the person plays again or leaves. Raises Instead, Leave and EOFError."""
    table = room.table
    assert table is not None
    visitor.is_in_game = False
    question = WhatNextHere(Seat(0), table.game.adviser is not None)
    look_back = partial(_review, visitor, table, room.seat_of(visitor.account.id) or 0)
    while (answer := await ask_what_next(visitor.ask, question, {REVIEW: look_back})) == AGAIN:
        try:
            await _again(club, visitor, room)
        except Refused as refused:
            visitor.refuse(refused)
        else:
            return
    way, _, typed = answer.partition(BREAK)
    if way in LOBBY:
        raise Instead(way, typed)


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


# A tournament ---------------------------------------------------------------------------------------------------------


async def compete(club: Club, tournaments: Tournaments, visitor: Visitor, room: Room) -> None:
    """Play at all tables of a person in a tournament, and wait in between. Raises Leave and EOFError."""
    visitor.stay.token = await club.store.hosts.come_to_table(room.number, visitor.account.id)
    while not room.finished:
        table = tournaments.table_of(room, visitor)
        if table is not None:
            for phrase, facts in tournaments.beginning(room, table):
                visitor.say(phrase, **facts)
            await _play_in_tournament(club, visitor, room, table)
            await tournaments.advance(room)
            if (place := tournaments.out_at(room, visitor)) and not room.finished:
                visitor.say("club-tournament-out", place=place)
        elif await _waited_between(club, tournaments, visitor, room) == "standings":
            for phrase, facts in tournaments.standings(room):
                visitor.say(phrase, **facts)
    for phrase, facts in (*tournaments.ending(room), *tournaments.standings(room), *tournaments.outs(room)):
        visitor.say(phrase, **facts)
    club.meanwhile.hear(visitor.account.id, room.number)


async def _waited_between(club: Club, tournaments: Tournaments, visitor: Visitor, room: Room) -> str | None:
    """Return the answer between two tables; None if the next table, or the end, comes first. Raises Leave."""
    try:
        question = Between(Seat(0), bool(tournaments.out_at(room, visitor)))
        answer: str | None = await unless(club.tasks, tournaments.called(room, visitor), visitor.ask(question))
    except Leave:
        visitor.say("club-seat-kept", number=room.number, guest=visitor.account.id < 0)
        raise
    return answer


async def _play_in_tournament(club: Club, visitor: Visitor, room: Room, table: Room) -> None:
    """Play at a table of a tournament, which is the person's place meanwhile."""
    club.presence.go_from(room, visitor)
    club.presence.come_to(table, visitor)
    await play(club, visitor, table)
    club.presence.go_from(table, visitor)
    club.presence.come_to(room, visitor)
    club.rooms.forget(table)
    to_lobby(visitor)
