"""A table of a club: its game by the journal in the store, and the people who play, watch or advise.

An answer is recorded with the dice and cards that follow it; further steps are computed and recorded in slices. Nothing
is told, or seen by commands, before it is recorded. People who are away keep their seats, and a table at which nobody
is present pauses. A standby that took over may lack the last batches, or even the beginning of the game: then the table
gathers again, or plays a game with another header.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import Any, TypeVar

from access.club.log import extra
from access.club.store.sql import SeatToken, TableResult, Unknown
from access.club.store.tables import Tables
from access.club.tables.bots import BotProcess, replica_of
from access.club.tables.course import Elsewhere, Limited, limited
from access.club.tables.present import Moves, Present, TableCalls, WithQuestion
from access.club.tasks import Tasks, called_after, told_if_late
from access.dialogue.conversation import Conversation
from access.dialogue.places import Place
from access.engine.batches import Batch, OutOfPlace
from access.engine.journal import Header, stands_in
from access.engine.table import BotSeat, BrokenRules, spread
from access.play.at_table import Costly, TableSeen, table_seen
from access.play.faults import as_fault, fault_of
from access.storage import catalogue
from games.advising import Adviser
from games.refusals import Failed, Illegal, Refused
from games.steps import Ask, Event, Seat, Tell

T = TypeVar("T")
log = logging.getLogger(__name__)


TOGETHER = 0.02
"""Seconds for which events wait for others: a second line would interrupt the speech of many screen readers."""


NOT_RECORDED = "club-not-recorded"
AGAIN = 0.5
"""Seconds between two attempts to record a batch."""
WATCHES = 0.05
"""Seconds for recording an answer; if it takes longer, its player watches meanwhile."""
HOLDS = 0.5
"""Seconds for which a typed line waits until an applied batch is recorded."""
LATELY = 5.0
"""Seconds after a sign of life at another host in which nobody is told as away: their place may be recorded late."""
MINUTE = 60


class ClubTable:
    """A running table. `people` are the numbers of its persons by seat; bots compute in the `worker`, if any."""

    rests = True
    """Whether this copy has no batches: it was not read yet, or is unloaded."""
    _closed = _is_ended = False
    _offered = False
    """Whether a summary was offered, because all persons are out."""
    _waited_for = -1, False
    """The question whose absent player was told last, and whether they had gone."""

    def __init__(
        self,
        store: Tables,
        number: int,
        header: Header,
        people: Mapping[int, int],
        worker: BotProcess | None = None,
        tasks: Tasks | None = None,
        calls: TableCalls | None = None,
    ) -> None:
        self.store, self.number, self.header, self.people = store, number, header, people
        self._tasks, self.calls = tasks or Tasks(), calls or TableCalls()
        self.game = catalogue.by_header(header)
        self._is_ours, self._worker = catalogue.is_ours(self.game), worker
        with self._limited():
            self.replica = replica_of(header, self.game, bots_hear=worker is None)
        self.failure: Exception | None = None
        """The error that ended the table."""
        self._advised: dict[int, tuple[int, int]] = {}
        """The number of the last question with advice, and the count of earlier requests, by seat."""
        self._recording: asyncio.Future[None] | None = None
        """Done when the applied batch is recorded or refused; None without one."""
        self.present: dict[int, Present] = {}
        """The persons at the table, by seat."""
        self.watchers: list[Place] = []
        self.advisers: dict[int, Adviser] = {}
        """The advisers of persons, by seat."""
        self._untold: list[Tell] = []
        """Recorded events, still untold."""
        self._telling: asyncio.TimerHandle | None = None
        self.arriving: set[int] = set()
        """The seats of people who have gathered here and are about to sit down."""
        self._newest: dict[int, int] = {}
        """The newest known token of each seat."""
        self.agreed: dict[int, set[int]] = {}
        """The seats that agree to a bot, by the seat for which it would stand in."""
        self._lock, self._moves = asyncio.Lock(), Moves()
        self._lately: dict[int, float] = {}
        """The time of the last sign of life of a person at another host, by seat."""

    # State

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._is_ended or self.replica.over

    @property
    def closed(self) -> bool:
        """Whether the table was ended without a result, or soon will be."""
        return self._closed or self.failure is not None

    @property
    def asked(self) -> Ask[Any] | None:
        """The open question, if a person is asked."""
        step = self.replica.open
        return step if isinstance(step, Ask) and step.seat in self.people else None

    def close(self) -> None:
        """End the table without a result, for everybody present."""
        self._closed = True
        for present in self.present.values():
            present.lose()
        self._moves.move()

    def look_round(self) -> None:
        """Wake everybody here, after somebody came or went."""
        self._moves.move()

    def seat_taken(self, seat: int, token: int) -> None:
        """Note that a person has taken their seat, here or at another host: older connections lose it."""
        self._lately[seat] = asyncio.get_running_loop().time()
        self.agreed.pop(seat, None)  # it was about an earlier absence
        self._newest[seat] = max(token, self._newest.get(seat, 0))
        if (present := self.present.get(seat)) is not None and present.token.number < token:
            present.lose()

    async def follow(self) -> None:
        """Apply and tell the batches of other hosts. Raises Elsewhere if the game or its journal fails."""
        async with self._lock:
            await self._read()
            self.tell_now()
        self._moves.move()

    def rest(self) -> bool:
        """Unload this copy if nobody is here; tell whether it was unloaded."""
        if self.rests or self._lock.locked() or self.present or self.watchers:
            return False
        self.rests = True
        self.advisers.clear()
        self._start_over()
        return True

    def ended(self, is_over: bool) -> None:
        """Note whether the game is over by the store, without reading its journal."""
        self._is_ended = is_over
        self._moves.move()

    @property
    def here(self) -> set[int]:
        """The seats of people who are at the table at any host, or about to sit down."""
        return {*self.present, *self.arriving, *self.calls.elsewhere()}

    @property
    def waits_for_nobody(self) -> bool:
        """Whether the next step needs no person: dice, cards or a bot."""
        return not self.over and not self.closed and self.asked is None and not self._lock.locked()

    async def until_over(self) -> None:
        """Wait until the game is over, or the table closed."""
        while not self.over and not self._closed:
            await self._moves.next()

    # Reading

    async def _read(self) -> Sequence[Batch] | None:
        """Apply the batches that this copy lacks, and return them; None if the copy was made anew.

        Raises Elsewhere if the beginning is lost; also if the journal does not fit the game, which ends the table.
        """
        self.rests = False
        try:
            found = await self._load()
        except (OutOfPlace, Illegal) as error:
            if await self.calls.still_stands():
                self.fail(error)
            raise Elsewhere from error
        self._is_ended = False  # the journal tells it now; a standby may have lost the end
        return found

    async def _load(self) -> Sequence[Batch] | None:
        """Apply the batches that this copy lacks. Raises OutOfPlace and Elsewhere."""
        found = await self.store.read(self.number, self.replica.at)
        try:
            for batch in found:
                self._tell(self._apply(batch))
                self._read_of(batch)
        except OutOfPlace:
            if not await self._rebuilt_after_loss():
                raise
            return None
        return None if not found and await self._rebuilt_after_loss() else found

    async def _rebuilt_after_loss(self) -> bool:
        """Make the copy anew if the store has other batches than it; tell whether it was made anew."""
        last = self.replica.at - 1
        found = await self.store.read(self.number, last) if last >= 0 else []
        if last < 0 or (found and found[0].digest == self.replica.last):
            return False
        if not await self.calls.still_stands():
            raise Elsewhere
        before, stands_there = self.replica.batches(0), await self.store.read(self.number, 0)
        known, stands = ({batch.digest for batch in some} for some in (before, stands_there))
        gone = [batch for batch in before if batch.digest not in stands]
        if gone:
            self._untold.clear()
        self._start_over()
        unheard: list[Tell] = []
        for batch in stands_there:
            events = self._apply(batch)
            unheard += events if batch.digest not in known else []
        if gone:
            self._say_what_is_gone(gone)
        self._tell(unheard)
        return True

    def _say_what_is_gone(self, gone: Sequence[Batch]) -> None:
        """Tell that the store has lost these batches, with the answers in them."""
        count = max(sum('"answer"' in line for batch in gone for line in batch.lines), 1)
        log.warning("steps lost", extra=extra(table=self.number, steps=count))
        self.say("club-answers-gone", count=count)
        self.calls.lost(gone[0].digest, count)

    def _read_of(self, batch: Batch) -> None:
        """Note what another host has recorded: an answer there is a sign of life."""
        now = asyncio.get_running_loop().time()
        seats = [entry["seat"] for entry in batch.entries() if "answer" in entry and entry["seat"] in self.people]
        self._lately |= {seat: now for seat in seats if seat not in self.replica.standing_in}
        self._noted(batch)

    # Seats

    async def sit(self, seat: int, place: Place, tell: Callable[[bool], None] = lambda fresh: None) -> Present:
        """Let a person take their seat; an older connection of theirs loses it. Raises Elsewhere if the table is gone.

        The journal is read after that: no older answer of theirs can be recorded any more. `tell` is called when they
        begin to hear events; the game is `fresh` for people who were there at its start, and sit for the first time.
        """
        try:
            token = await self.store.sit(self.number, seat, self.people[seat])
        except Refused as error:
            if isinstance(error, Failed) or await self.calls.still_stands():
                raise
            raise Elsewhere from error  # the store has lost the seat with the beginning, and its person was told
        self.seat_taken(seat, token.number)
        await self.follow()
        fresh = self.replica.at == 0 or (seat in self.arriving and token.is_first)
        tell(fresh)
        self.arriving.discard(seat)
        present = Present(place, token, fresh)
        if token.number < self._newest[seat]:  # a newer connection has taken the seat while this one read
            present.lose()
            return present
        self.present[seat] = present
        try:
            await self._give_back(seat, present)
        except BaseException:
            self.get_up(seat, present)
            raise
        self._moves.move()
        return present

    def get_up(self, seat: int, present: Present) -> bool:
        """Let a person leave the table; their seat stays theirs. Return False if a newer connection has it."""
        if self.present.get(seat) is not present:
            return False
        del self.present[seat]
        if not present.gone.done():  # they are not at another host
            self._lately.pop(seat, None)
        self.agreed.pop(seat, None)
        for agreed in self.agreed.values():
            agreed.discard(seat)
        self._moves.move()
        return True

    # Playing

    async def attend(self, seat: int, present: Present) -> None:
        """Ask a person whenever it is their turn, until the game is over. Raises Leave and Elsewhere."""
        place = present.place
        place.watch(seat)
        await self.go_on()
        while not self.over and not self.closed:
            await place.stop()
            question, number = self.asked, self.replica.table.number
            if question is None or question.seat != seat or self.replica.standing_in.get(seat):
                self._say_who_is_waited_for()
                await self._until_moved(present)
                continue
            answer = await self._answered(present, number, question)
            with called_after(WATCHES, place.watch, seat):
                await self.answer(present.token, number, question, answer)

    async def _answered(self, present: Present, number: int, question: Ask[Any]) -> Any:
        """Return the answer of a person. Raises Leave and Elsewhere."""
        with present.asked():
            return await present.place.choose(number, question)

    async def _until_moved(self, present: Present) -> None:
        """Let a person watch until something changes. Raises Leave and Elsewhere."""
        if not present.gone.done():
            with self._moves.calling(present.place):
                await present.place.watch_here(min(present.place.seats))
        if present.gone.done():
            raise Elsewhere

    async def spectate(self, place: Place) -> None:
        """Let somebody watch until the game is over. Raises Leave."""
        self.watchers.append(place)
        try:
            with self._moves.calling(place):
                while not self.over and not self.closed:
                    await place.watch_here()
        finally:
            self.watchers.remove(place)

    async def answer(self, token: SeatToken, number: int, question: Ask[Any], answer: Any) -> bool:
        """Record a person's answer, apply it, and go on; return False if it is too late. Raises Illegal and Elsewhere.

        The question is given besides its number, which another one may have after a loss of the store.
        """
        work = self._answer(token, number, question, answer)
        return await self._tasks.finished(f"answer at table {self.number}", work, (Elsewhere, Illegal, Failed))

    async def _answer(self, token: SeatToken, number: int, question: Ask[Any], answer: Any) -> bool:
        with told_if_late(self.say, NOT_RECORDED) as late:  # the lock, too, may be late
            async with self._lock:
                with self._guarded():
                    batch = self.replica.answer_ahead(number, answer) if question == self.asked else None
                taken = batch is not None and await self._record(batch, token)
                late.cancel()
                await self._follow()
                if taken:
                    self._say_who_is_next(token.seat)
                return taken

    async def go_on(self) -> None:
        """Compute and record the next steps until a person is asked, while anybody is present."""
        await self._tasks.finished(f"table {self.number}", self._go_on(), (Elsewhere, Failed))

    async def _go_on(self) -> None:
        async with self._lock:
            await self._follow()

    async def _follow(self) -> None:
        while self._goes_on and not self._asks_person:
            self._tell_soon()  # what follows may take a while
            batch = await self._computed()
            if batch is None:
                break
            await self._record(batch, None)
            self._offer_summary()
            await asyncio.sleep(0)
        self.tell_now(self._asked_here)
        for seat, present in self.present.items() if self.asked is not None else ():
            if present.fresh:
                present.fresh = False
                self._say_who_is_next(seat)
        self._moves.move()

    @property
    def _asks_person(self) -> bool:
        """Whether a person without a stand-in is asked."""
        return (step := self.asked) is not None and not self.replica.standing_in.get(step.seat)

    @property
    def _asked_here(self) -> int | None:
        """The seat of the asked person, if they are here."""
        step = self.asked if self._asks_person and not self.closed else None
        return step.seat if step is not None and step.seat in self.present else None

    def _offer_summary(self) -> None:
        """Offer a summary of the rest once all persons are out of the game."""
        if not self._offered and self.people and not self.over and self._all_out():
            self._offered = True
            self.say("club-offer-summary")

    @property
    def _goes_on(self) -> bool:
        """Whether somebody is present, or bots alone play, as in a tournament."""
        return bool(self.present or not self.people) and not self.closed

    async def _record(self, batch: Batch, token: SeatToken | None, away: int | None = None) -> bool:
        """Record and apply a batch, or apply those recorded in its place; return whether it was. Raises Elsewhere.

        The caller tells its events. One that lets a bot stand in names the seat of the person who is `away`.

        A refused batch may have been recorded nevertheless, by an earlier attempt whose outcome was unknown.
        """
        with self._applied():
            if await self._appended(batch, token, away):
                self._untold += self._apply(batch)
                self._noted(batch)
                self.calls.recorded(token is not None)
                return True
            self._refused()
        found = await self._read()
        if found is None:
            return False
        if not found and (not await self.calls.still_stands() or token is not None):
            self._moves.move()  # whoever stays waits for the question again
            raise Elsewhere  # nothing was recorded in its place: the beginning is lost, or the token is old
        return bool(found) and found[0].digest == batch.digest

    async def _appended(self, batch: Batch, token: SeatToken | None, away: int | None = None) -> bool:
        # repeated while the disk is full or the database away: nothing is told before it is recorded
        result = self._result() if '"over": true' in batch.lines[-1] else None
        with told_if_late(self.say, NOT_RECORDED) if token is None else nullcontext():
            while True:
                with suppress(Unknown, Failed):
                    if away is not None:
                        return await self.store.stand_in(self.number, batch, away, self.calls.stand_in_after())
                    if result is not None:
                        return await self.store.finish(self.number, batch, result, token)
                    return await self.store.append(self.number, batch, token)
                await asyncio.sleep(AGAIN)

    # Telling

    def _tell(self, told: Iterable[Tell]) -> None:
        """Tell recorded events, together with those that follow soon."""
        self._untold += told
        self._tell_soon()

    def _tell_soon(self) -> None:
        """Tell the events that were not told yet, together with those that follow soon."""
        if self._untold and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self.tell_now)

    def tell_now(self, asked: int | None = None) -> None:
        """Tell the recorded events; the person on the `asked` seat hears them with the question."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        told, self._untold = self._untold, []
        places = [present.place for seat, present in self.present.items() if seat != asked]
        advisers = [BotSeat(Seat(seat), adviser) for seat, adviser in self.advisers.items()]
        with_question = [WithQuestion(self.present[asked].place)] if asked is not None else []
        try:
            with self._limited():
                spread(told, [*with_question, *places, *self.watchers, *advisers])
        except Exception as error:
            self.fail(error)

    def say(self, phrase: str, besides: Sequence[Conversation] = (), **facts: Any) -> None:
        """Tell everybody at this host a phrase, besides these conversations."""
        for place in [*(present.place for present in self.present.values()), *self.watchers]:
            if place.conversation not in besides:
                place.conversation.say(phrase, **facts)
                place.news()

    def _noted(self, batch: Batch) -> None:
        """Tell those here that a bot stands in by an applied batch; let the others hear of that, and of the end."""
        taken = [found[0] for entry in batch.entries() if (found := stands_in(entry)) is not None and found[1]]
        for seat in taken:
            gone = self.calls.has_gone(self.people[seat])
            self.say("club-stands-in", name=self.header.names[seat], gone=gone)
        if taken or self.replica.over:
            self.calls.happened()

    def _say_who_is_waited_for(self) -> None:
        """Tell once for each question that its person is away, and once that they cannot come back.

        The journal is read before: they may have played at another host.
        """
        if self._away() is not None:
            self._tasks.once(f"who is away at table {self.number}", self._look_who_is_away)

    def _away(self) -> tuple[int, int, bool] | None:
        """Return the seat that has to play and whose person is away, the question, and whether they have gone.

        Return None if there is none, or those here have been told.
        """
        step, number = self.asked, self.replica.table.number
        if step is None or step.seat in self.here or not self._asks_person or self.closed or not self.present:
            return None
        waited_for = number, self.calls.has_gone(self.people[step.seat])
        return None if self._waited_for == waited_for else (step.seat, *waited_for)

    async def _look_who_is_away(self) -> None:
        while (away := self._away()) is not None:
            seat = away[0]
            if (pause := self._pause(seat)) > 0:
                await asyncio.sleep(pause)
                continue
            try:
                minutes = await self.minutes_until_bot(seat)
                await self.follow()
            except Failed:  # the database is away, and nobody knows
                minutes = None
            except Elsewhere:
                return
            if minutes is None:  # the store does not know them as away
                await asyncio.sleep(AGAIN)
            elif self._away() == away and self._pause(seat) <= 0:
                self._waited_for = away[1:]
                phrase = "club-waits-gone" if away[2] else "club-waits"
                self.say(phrase, name=self.header.names[seat], minutes=minutes)

    def _pause(self, seat: int) -> float:
        """Return the seconds in which a person is not told as away, after a sign of life at another host."""
        return self._lately.get(seat, -LATELY) + LATELY - asyncio.get_running_loop().time()

    def _say_who_is_next(self, seat: int) -> None:
        """Tell the person on a seat whose turn it is now, unless it is theirs, or they hear nothing of others."""
        step, present = self.asked, self.present.get(seat)
        if step is None or step.seat == seat or step.seat not in self.here or present is None:
            return
        if present.place.conversation.to.hearing.others != "off":
            present.place.conversation.say("club-awaits", name=self.header.names[step.seat])
            present.place.news()

    # Stand-ins

    async def minutes_until_bot(self, seat: int) -> int | None:
        """Return in how many minutes a bot may stand in; None for somebody who is at the table. Raises Failed."""
        away = await self.store.away_for(self.number, seat)
        return None if away is None else -(min(away - self.calls.stand_in_after(), 0) // MINUTE)

    async def agree(self, seat: int, away: int, level: str) -> bool:
        """Note that a seat agrees to a bot for one that is away; if all present agree, it stands in, and plays.

        Return whether it does.
        """
        if self.rests:
            return False
        agreed = self.agreed.setdefault(away, set())
        agreed.add(seat)
        if not agreed >= self.present.keys() | self.calls.elsewhere() - {away}:
            return False
        async with self._lock:
            await self._read()  # another host may have let it stand in
            with self._guarded():
                batch = self.replica.stand_in(away, level, sorted(agreed))
            done = batch is not None and await self._record(batch, None, away)
            self._tell_soon()
        self.agreed.pop(away, None)
        self._moves.move()
        if done:
            await self.go_on()
        return done

    async def _give_back(self, seat: int, present: Present) -> None:
        async with self._lock:
            batch = self.replica.give_back(seat)
            with suppress(OutOfPlace, Illegal):
                if batch is not None and await self._record(batch, None):
                    self._tell_soon()
                    own, name = present.place.conversation, self.header.names[seat]
                    own.say("club-back-yourself")
                    self.say("club-back", besides=(own,), name=name)
                    self.calls.post("club-back", name=name)

    # Computing

    @property
    def advises_apart(self) -> bool:
        """Whether advice and review come from the worker."""
        return self._worker is not None and not self._is_ours

    def fail(self, error: Exception) -> None:
        """End the table: its game has failed, or does not fit its journal."""
        if self.failure is None:
            self.failure = error if isinstance(error, (OutOfPlace, Illegal)) else as_fault(error, self.game)
            self.calls.failed(self.failure)

    @contextmanager
    def _ending(self) -> Iterator[None]:
        """End the table at an error of its game within the context. Raises Elsewhere."""
        if self.failure is not None:
            raise Elsewhere
        try:
            yield
        except (Elsewhere, Illegal, OutOfPlace):
            raise
        except Exception as error:
            if isinstance(error, OSError) and fault_of(error, self.game) is None:
                raise  # the system lacks files or processes
            self.fail(error)
            raise Elsewhere from error

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Let the game compute here, with a limit for each step, and end the table at its errors. Raises Elsewhere."""
        with self._ending(), self._limited(lambda: self.replica.table.number):
            yield

    def _limited(self, number: Callable[[], int] = lambda: 0) -> AbstractContextManager[None]:
        """Return a context in which the game has a limit for each step, if it is not ours."""
        return nullcontext() if self._is_ours else limited(self.game, number)

    def limits(self, talk: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """Return a conversation at the table with a limit for each step, if the game is not ours."""
        return talk if self._is_ours else Limited(self.game, talk)

    async def _computed(self) -> Batch | None:
        """Return the batch of the next steps; None if a person is asked. Raises Elsewhere."""
        if self._worker is None or not self.replica.asks_bot:
            with self._guarded():
                return self.replica.follow(bots=self._worker is None)
        with self._ending():
            lines = await self._worker.follow(self.number, self.replica)
        with self._guarded():
            return self.replica.ahead(lines) if lines else None

    def _apply(self, batch: Batch) -> list[Tell]:
        """Apply a recorded batch, and return its events. Raises OutOfPlace and Elsewhere."""
        with self._guarded():
            return self.replica.recorded(batch)

    @contextmanager
    def _applied(self) -> Iterator[None]:
        """Make `settled` wait while an applied batch is being recorded."""
        recording = self._recording = asyncio.get_running_loop().create_future() if self.replica.is_ahead else None
        try:
            yield
        finally:
            self._recording = None
            if recording is not None:
                recording.set_result(None)

    async def settled(self) -> None:
        """Wait until the applied batch is recorded, so that nobody sees it before; if that takes long, withdraw it."""
        if (recording := self._recording) is None:
            return
        await asyncio.wait((recording,), timeout=HOLDS)
        if not recording.done():
            with suppress(Elsewhere):
                self._refused()

    def _refused(self) -> None:
        """Withdraw the computed batch: another one was recorded. Raises Elsewhere."""
        with self._guarded():
            self.replica.refused()

    def seen(self, seat: int | None) -> TableSeen | None:
        """Return the table as a seat or, without one, a watcher sees it; None while a batch is not recorded."""
        if self.replica.is_ahead or self.closed:
            return None
        own = None if seat is None else Seat(seat)
        if self._is_ours:  # each line asks for it
            return table_seen(self.replica.table, own)
        with suppress(Elsewhere), self._guarded():
            return table_seen(self.replica.table, own)
        return None

    async def advise(self, seat: int) -> Sequence[Event]:
        """Return the advice of the worker for the open question. Raises Elsewhere."""
        assert self._worker is not None
        number, times = self._advised.get(seat, (-1, 0))
        times = times + 1 if number == self.replica.table.number else 0
        self._advised[seat] = self.replica.table.number, times
        with self._ending():
            return await self._worker.advise(self.number, self.replica, seat, times)

    async def review(self, seat: int) -> tuple[Sequence[Costly], Sequence[Event]]:
        """Return the costliest decisions of a seat, and its luck, from the worker. Raises Elsewhere."""
        assert self._worker is not None
        with self._ending():
            return await self._worker.review(self.number, self.replica, seat)

    def _result(self) -> TableResult:
        """Return the result of the game after its last batch. Raises Elsewhere."""
        outcome = self.replica.outcome
        if not isinstance(outcome, Mapping) or "winners" not in outcome:
            self.fail(BrokenRules("the rules ended without saying who has won"))
            raise Elsewhere
        won = {person: seat in outcome["winners"] for seat, person in self.people.items()}
        absent = frozenset(self.people[seat] for seat in self.replica.played_for)
        return TableResult(self.game.id, won, outcome, absent)

    def _all_out(self) -> bool:
        """Tell whether the game goes on without any of its persons. Raises Elsewhere."""
        with self._guarded():
            return all(self.replica.table.play.out(Seat(seat)) for seat in self.people)
        return False

    def _start_over(self) -> None:
        """Drop all batches, here and in the worker."""
        if self._worker is not None:
            self._worker.forget(self.number)
        with self._guarded():
            self.replica.start_over()
