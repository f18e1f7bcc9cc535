"""A conversation at a table, for its players and for a watcher: scenes, hands, real dice, commands, and the end.

The scene of a question is the table for the player who is asked, on displays of several rows. A hand at a shared
keyboard is shown after the others have looked away, and put away before anything else (T-4). At the end the result is
recorded, the game is looked back at or told again, and what comes next is chosen; a review finds the costliest
decisions of a seat, and its luck.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, field, replace
from functools import lru_cache, partial
from itertools import islice
from typing import Any, ClassVar, NamedTuple

from access.answers.commands import Commanded, Declared, Has, Where
from access.dialogue import commands as house
from access.dialogue.around import Does, OwnCommands, Privacy, none_of_its_own
from access.dialogue.asking import Unchecked
from access.dialogue.commands import Commands
from access.dialogue.conversation import Conversation, read_aloud
from access.dialogue.drivers import Keyboard
from access.dialogue.entries import Happened, Verbatim
from access.dialogue.outbox import Outbox
from access.dialogue.requests import Listener
from access.engine.journal import Header
from access.engine.table import Answer, Open, Table
from access.language.line import Line, Span, plain_line
from access.language.output import WaitingLine, said_text
from access.language.phrases import Explained, Here, Phrases, is_typed_by
from access.language.texts import guide, phrase_name
from access.play.new_game import new_seed
from access.storage import results
from access.storage.journals import Reopened, new
from access.storage.results import GameFigures
from games.advising import Adviser, Weighed
from games.data import frozen
from games.game import Game
from games.options import Value
from games.records import Tally
from games.refusals import Refused, TakeBack
from games.steps import DROPPED, Ask, Dice, Event, Offer, Query, Roll, Seat, Tell, Whose

OF_TABLES: Declared[Does] = Declared()
At = Commands["AtTable"]
"""The commands of a conversation at a table."""


@OF_TABLES.command("game", works=Where.TABLE, needs=Has.LESSON)
async def game(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """End the explanations of a lesson."""
    if at.around.end_lesson is not None:
        at.around.end_lesson()
    at.outbox.say("lesson-ended")


@OF_TABLES.command("score", works=house.OF_A_GAME)
async def score(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the standing of all players."""
    await _tell(at, question.seat, at.around.standing(question.seat))


@OF_TABLES.command("hand", "spell", works=Where.TABLE, needs=Has.HAND, takes="amount")
async def hand(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Show the hand in the question from now on; or tell one card of it, or code words for its letters."""
    held = at.phrases.hand(question)
    if held is None:
        told = at.around.holding(question.seat)
        held = at.phrases.hand(told[0]) if told else None
        if held is None or (asked.name == "hand" and asked.value is None):
            await _tell(at, question.seat, told, at.around.hides_holding)
            return
        await at.privacy.only(question.seat)
    cards = held if asked.value is None else held.only(asked.value)
    if asked.value is not None and not 1 <= asked.value <= len(held.items):
        at.outbox.say("loop-no-such-card", count=len(held.items))
    elif asked.name == "spell":
        at.privately(at.phrases.line("loop-spelled", words=code_words(at.phrases, cards)))
    elif asked.value is not None:
        at.privately(at.phrases.line("loop-one-card", card=cards))
    else:
        at.hand_shown = at.phrases.has(at.phrases.name(type(question)), "hand")


@OF_TABLES.command("dice", works=Where.TABLE, needs=Has.DICE)
async def dice(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the dice of the player who asks."""
    await _tell(at, question.seat, at.around.holding(question.seat), at.around.hides_holding)


@OF_TABLES.command("turn", works=Where.TABLE | Where.WATCHING)
async def turn(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell whose turn it is."""
    at.outbox.add(Verbatim(at.phrases.text("loop-turn", seat=at.around.turn(question.seat))))


@OF_TABLES.command("advice", works=Where.TABLE, named=Has.ADVICE)
async def advice(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Tell the choice of the best bot with its reason; in turn with that, if it is asked for again, what decides.

    Raises Refused where the table plays without advice.
    """
    times = at.times(asked.name, question)
    told = at.around.advice(question, times)
    decides = _what_decides(at.phrases, told) if told and times % 2 else ""
    if decides:
        at.outbox.add(Verbatim(at.phrases.text(decides)))
    for event in () if decides else told:
        at.outbox.add(at.event(event, question.is_private()))
    noted = at.around.note(question.seat) if told else "loop-nothing-to-advise"
    if noted:
        at.outbox.add(Verbatim(at.phrases.text(noted)))


def _what_decides(phrases: Phrases, told: Sequence[Event]) -> str:
    """Return the phrase that says what decides between moves: that of this advice, else of its game; or empty."""
    game = phrases.game.id if phrases.game is not None else ""
    found = (f"{phrases.name(type(told[0]))}-why", f"{game}-advice-why")
    return next((phrase for phrase in found if phrases.has(phrase)), "")


@OF_TABLES.command("rules", works=house.OF_A_GAME)
async def rules(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Read the guide of the game, a paragraph at a time, or say where it stands."""
    if at.outbox.to.reach.rules_beside:
        at.outbox.say("loop-rules-beside")
    elif at.phrases.game is not None:
        await read_aloud(at.outbox, guide(at.phrases.game, at.phrases.language, at.around.options))


@OF_TABLES.command("undo", works=Where.TABLE, needs=Has.HOME | Has.ANSWER, named=Has.TYPED)
async def undo(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Take back the last answer, where persons throw the dice. Raises TakeBack."""
    if Has.TYPED in at.around.has:
        raise TakeBack
    at.outbox.say("loop-undo-seeded")


async def query(at: At, asked: Commanded, question: Ask[Any]) -> None:
    """Ask the game. A query at a private question reveals the hand, so its answer is private."""
    told = at.around.asked(question.seat, asked.name, asked.value)
    if asked.value is not None and question.is_private():
        at.outbox.add(at.event(told[0], private=True))
    else:
        await _tell(at, question.seat, told)


async def _tell(at: At, seat: int, told: Sequence[Event], held: bool = False) -> None:
    """Tell events to the player who asked. If they are private, the others at the keyboard look away first."""
    private = any(at.phrases.is_private(event, held) for event in told)
    if private:
        await at.privacy.only(seat)
    for event in told:
        at.outbox.add(at.event(event, private))


def code_words(phrases: Phrases, cards: Span) -> str:
    """Return each card with the letters of its short name in code words, such as "T H: Tango Hotel"."""
    words = dict(pair.split(" ", 1) for pair in phrases.words("loop-alphabet"))
    named = ((card.spoken, card.typed.upper()) for card in cards.shortened().items)
    return ". ".join(f"{spoken}: {' '.join(words.get(sign, sign) for sign in typed)}" for spoken, typed in named)


COMMANDS: Declared[Does] = house.COMMANDS.together(
    OF_TABLES,
    ("game", "repeat", "next", "score", "hand", "spell", "dice", "turn", "help", "advice", "rules", "undo"),
)
"""The commands at a table. Help names them in this order, then the others."""


@frozen
class TypedDice(Ask[Dice]):
    """A question for the dice on the table (T-2)."""

    shared: ClassVar[bool] = True
    count: int
    may_fall: bool = False
    of: Whose = "own"

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Return an offer for the dice, and if a die may fall, one for a die that fell off the table."""
        dice: Offer[Dice] = Offer("dice", takes="dice", bare=True)
        return (dice, Offer("dropped", DROPPED)) if self.may_fall else (dice,)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the throw is possible."""
        Roll(self.seat, self.count, self.may_fall).check(answer)


class Hands(Privacy):
    """The privacy of a table: keeps each hand from the others at a shared keyboard (T-4)."""

    def __init__(self, outbox: Outbox, here: Here, held: Callable[[Seat], Sequence[Event]]) -> None:
        super().__init__(outbox, here)
        self.held = held
        """Returns the hand of a seat, as it is told on request."""
        self.holder: int | None = None
        self._private: dict[int, dict[type[Event], Happened]] = {}
        self._news = False

    @property
    def shared(self) -> bool:
        """Whether more than one person sits here."""
        return len(self.here.seats) > 1

    def tell(self, happened: Happened, to: int | None) -> None:
        """Hear an event. At a shared keyboard a private one waits for its seat."""
        if to is not None and self.shared:
            self._keep_for(to, happened)
            return
        if self.shared and not is_typed_by(happened.event, self.holder):
            self._news = self._news or happened.wording(self.outbox.to.hearing) is not None
        self.outbox.add(happened, self.here.seats)

    def _keep_for(self, seat: int, happened: Happened) -> None:
        """Keep a private event; the next one of its kind, such as a new hand, makes the others stale."""
        waiting = self._private.setdefault(seat, {})
        if type(happened.event) in waiting:
            waiting.clear()
        waiting[type(happened.event)] = happened

    async def hand_over(self, question: Ask[Any]) -> None:
        """Pass the keyboard to the player who is asked. Raises Leave.

        A hand is also put away between two questions to the same player, if the others have news to read first.
        """
        seat = question.seat
        if self.shared:
            private = question.is_private() or seat in self._private
            if self.holder is not None and (seat != self.holder or not private or self._news):
                await self._last_look()
                self.put_away()
            self.outbox.to = self.outbox.listeners.get(seat, self.outbox.to)
            if private and self.holder is None:
                await self.give_to(seat)
                if question.is_private() and not question.reveals and not self._private.get(seat):
                    for event in self.held(Seat(seat)):
                        self.outbox.add(Happened(event, self.here, private=True, always=True), frozenset({seat}))
        self._news = False
        for happened in self._private.pop(seat, {}).values():
            self.outbox.add(happened, frozenset({seat}))

    async def _last_look(self) -> None:
        """Show the result of the holder's own answer, such as the cards drawn, before the keyboard is passed on."""
        holder = self.holder
        if holder is None or self._news:
            return
        for happened in self._private.pop(holder, {}).values():
            await self.outbox.flush(holder)
            said = happened.said(self.outbox.to)
            if said is not None:
                await self.outbox.stand(said, holder)

    def put_away(self) -> None:
        """Remove the last shown hand from the screen, the input history and the history of its seat."""
        if self.holder is None:
            return
        self.outbox.forget(self.holder)
        self.holder = None
        if self.outbox.to.reach.scrollback_stays:
            self.outbox.say("loop-screen")

    async def give_to(self, seat: int) -> None:
        """Wait until only the player on this seat looks. Raises Leave."""
        await self.outbox.flush()
        only = said_text(self.outbox.to.phrases.text("loop-only", seat=seat))
        await self.outbox.wait(WaitingLine(only, "hand"), seat)
        self.holder = seat

    async def only(self, seat: int) -> None:
        """Ask the others at the keyboard to look away. Raises Leave."""
        if self.shared and seat != self.holder:
            await self.give_to(seat)


BETWEEN = "; "
"""The separator of the events of a line."""
POT = "pot"
"""The query for the pot, in games that list one."""


def scene(around: AtTable, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Callable[[], Line]]:
    """Return functions for the lines above a question: the turn, the points, the state, and the hand or dice.

    At a shared keyboard cards stand there only with the question for which they were opened (T-4).
    """
    seat = question.seat
    points = around.standing(seat)
    if not points:
        return {}
    if around.over:
        return {"points": partial(_joined, points, to)}
    held = around.holding(seat)
    if (
        len(here.seats) > 1
        and not question.is_private()
        and any(to.phrases.is_private(event, around.hides_holding) for event in held)
    ):
        held = ()
    parts = {"points": points, "state": _state(around, seat), "hand": held}
    made = {name: partial(_joined, events, to) for name, events in parts.items() if events}
    return {**made, "turn": lambda: plain_line(to.phrases.text("loop-turn", seat=around.turn(seat)))}


def _state(around: AtTable, seat: Seat) -> Sequence[Event]:
    """Return the state of the game: the pot, or the events for a returning player."""
    if any(query.name == POT and query.listed for query in around.queries):
        try:
            return around.asked(seat, POT, None)
        except Refused:
            return ()
    return around.resumed()


def _joined(events: Iterable[Event], to: Listener) -> Line:
    """Return events as one line."""
    spans: list[Span] = []
    for event in events:
        spans += [*(plain_line(BETWEEN).spans if spans else ()), *to.phrases.event_in_braille(event).spans]
    return Line(tuple(spans))


class TableSeen(NamedTuple):
    """A table for eyes: events of the standing and beside it, those of the own dice or cards, and whose turn it is.

    When the game is over, the `winners` are known, and nothing stands beside: bets and jokers are of no use any more.
    """

    standing: Sequence[Event]
    beside: Sequence[Event]
    held: Sequence[Event]
    turn: Seat | None
    winners: Sequence[Seat] = ()


def table_seen(table: Table, seat: Seat | None) -> TableSeen:
    """Return a table as a seat sees it; without one, as watchers see it."""
    play, first = table.play, Seat(0) if seat is None else seat
    held = () if seat is None else play.holding(seat)
    turn, winners = table.open.seat if table.open else None, table.result.get("winners", ()) if table.result else ()
    return TableSeen(play.standing(first), () if table.result else play.beside(first), held, turn, winners)


def _unnoted(seat: Seat) -> str:
    """Note nothing, and return no phrase."""
    return ""


@lru_cache(maxsize=64)
def _means(hand: bool, in_club: bool, over: bool, lesson: bool, typed: bool, advice: bool, from_menu: bool) -> Has:
    """Return the means of a table; kept, since flags are slow to join and each question asks for them."""
    has = Has.HAND if hand else Has.DICE
    for means, there in (
        (Has.HOME, not in_club),
        (Has.CLUB_GAME | Has.CHAIR, in_club and not lesson and not over),
        (Has.LESSON, lesson),
        (Has.TYPED, typed),
        (Has.ADVICE, advice),
        (Has.BACK, not in_club and (over or from_menu)),
    ):
        if there:
            has |= means
    return has


@frozen
class AtTable:
    """A table with its game, for its players.

    `advisers` are by seat; none where the table plays without advice. `note` notes advice to a seat, and returns the
    phrase to tell, or nothing.
    """

    table: Table
    game: Game
    typed: bool = False
    advisers: Mapping[int, Adviser] = field(default_factory=dict)
    note: Callable[[Seat], str] = _unnoted
    end_lesson: Callable[[], None] | None = None
    """Ends the explanations of a lesson; None at other tables."""
    own_commands: OwnCommands = none_of_its_own
    """Returns the commands of a club, for a table of a club; there is no undo and no voice of ours then."""
    from_menu: bool = False
    """Whether leaving the game leads to a menu; the question after a game always names the menu."""
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def commands(self) -> Declared[Does]:
        """The commands of the house and of tables."""
        return COMMANDS

    def method(self, name: str) -> Does:
        """Return the function for a command of the house, of tables or of this game. Raises LookupError."""
        return query if any(name == each.name for each in self.queries) else COMMANDS.method(name)

    def privacy(self, outbox: Outbox, here: Here) -> Hands:
        """Return the hands at this keyboard."""
        return Hands(outbox, here, self.holding)

    def scene(self, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Callable[[], Line]]:
        """Return the state of the table, for displays of several rows."""
        return scene(self, here, to, question)

    def throw(self, step: Roll) -> TypedDice:
        """Return the question for real dice."""
        return TypedDice(step.seat, step.count, step.may_fall, step.of)

    @property
    def where(self) -> Where:
        """The kind of the place: a table, or the time after its game."""
        return Where.OVER if self.over else Where.TABLE

    @property
    def has(self) -> Has:
        """The means of the table: dice or a hand, and a keyboard at home, a lesson, real dice and advice, if any."""
        holds_hand, in_club = self.game.holds == "hand", self.own_commands is not none_of_its_own
        advice, lesson = bool(self.advisers), self.end_lesson is not None
        return _means(holds_hand, in_club, self.over, lesson, self.typed, advice, self.from_menu)

    @property
    def queries(self) -> Sequence[Query]:
        """The commands of this game; those that its rules refuse are not listed."""
        refuses = self.table.play.refuses
        return tuple([replace(each, listed=False) if refuses(each.name) else each for each in self.game.queries])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.open is None

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the seat itself once the game is over."""
        return seat if self.table.open is None else self.table.open.seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""
        return self.table.play.standing(seat)

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return the dice or cards of a seat."""
        return self.table.play.holding(seat)

    @property
    def hides_holding(self) -> bool:
        """Whether the game is played with hands."""
        return self.game.holds == "hand"

    def resumed(self) -> Sequence[Event]:
        """Return the state of the game for a returning player."""
        return self.table.play.resumed()

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return the answer of the game to a query by a seat. Raises Refused."""
        refusal = self.table.play.refuses(query)
        if refusal:
            raise Refused(refusal)
        return self.table.play.asked(seat, query, value)

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return advice for a question. Raises Refused."""
        adviser = self.advisers.get(question.seat)
        if adviser is None:
            raise Refused("loop-no-advice" if self.game.adviser is None else "loop-advice-off")
        return adviser.advise(question, times) if question is self.table.open else ()


@frozen
class BesideTable(AtTable):
    """A table for a watcher: public events only, and no queries to the game."""

    where = Where.WATCHING
    has = Has.CLUB_GAME
    queries = ()
    hides_holding = True

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the first one once the game is over."""
        return AtTable.turn(self, Seat(0))

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return nothing: dice or cards may be private."""
        return ()

    def resumed(self) -> Sequence[Event]:
        """Return nothing."""
        return ()


MOST = 3
"""The most told decisions."""
LEAST = 1.0
"""The least cost of a told decision, in the unit of the game: whole figures tell it, and differ then."""


@frozen
class Decision(Event):
    """The place of a decision: its round, or in a game without rounds the turn of its seat, and the throw in that turn.

    The round is 0 without rounds, and the throw if nothing was thrown in the turn.
    """

    round: int
    turn: int
    throw: int


Costly = tuple[Decision, Event]
"""A decision with the event of its cost."""


@frozen
class Review:
    """The mistakes of a seat, the costliest first, where each of them was made, and its luck."""

    costs: tuple[Weighed, ...]
    places: tuple[Decision, ...]
    luck: tuple[Event, ...]

    def told(self) -> tuple[Costly, ...]:
        """Return the costliest decisions, each with the event of its cost."""
        every = zip(self.places, self.costs, strict=True)
        return tuple((place, each.event) for place, each in islice(every, MOST) if each.cost >= LEAST)


class _Places:
    """Follows the steps of a seat through a game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._turn = self._throw = self._round = 0
        self._goes_on = False

    def follow(self, step: Open, number: int) -> Decision:
        """Return the place of an open step in the round of this number."""
        own = step.seat == self.seat
        if own and (not self._goes_on or number != self._round):
            self._turn, self._throw = self._turn + 1, 0
        self._goes_on, self._round = own, number
        self._throw += own and isinstance(step, Roll)
        return Decision(number, self._turn, self._throw)


def review(game: Game, header: Header, answers: Iterable[tuple[Open, Answer]], seat: Seat) -> Review:
    """Play the answers of a game again, and weigh those of a seat by its knowledge at the time."""
    assert game.adviser is not None
    adviser = game.adviser(seat)
    table = Table(new(game, header))
    found: list[tuple[Weighed, Decision]] = []
    places = _Places(seat)

    def hear() -> None:
        for told in table.take_told():
            if told.to in (None, seat):
                adviser.tell(told)

    for step, answer in answers:
        hear()
        place = places.follow(step, table.play.number)
        if step.seat == seat:
            if isinstance(step, Ask):
                weighed = adviser.weigh(step, answer)
                if weighed is not None:
                    found.append((weighed, place))
            else:
                adviser.threw(step, answer)
        table.apply(answer)
    hear()
    table.close()
    found.sort(key=lambda each: -each[0].cost)
    return Review(tuple(each for each, _ in found), tuple(place for _, place in found), adviser.luck())


AGAIN, REVIEW, STATISTICS, MENU = "again", "review", "figures", "menu"


@frozen
class WhatNext(Unchecked[str]):
    """Asks what comes after a game. Enter alone starts nothing: readers press it through lines that wait.

    Only help names the statistics: few want them after each game.
    """

    shared: ClassVar[bool] = True
    reviews: bool

    def offers(self) -> tuple[Offer[str], ...]:
        """Return another game, a look back, the statistics, and the menu."""
        look_back = (Offer(REVIEW, REVIEW),) if self.reviews else ()
        return Offer(AGAIN, AGAIN), *look_back, Offer(STATISTICS, STATISTICS), Offer(MENU, MENU)


def rotated(header: Header) -> Header:
    """Return the header of another game with the same table: each sits one seat further on, and chance is new."""
    first, *others = header.participants
    return replace(header, participants=(*others, first), seed=new_seed(), chosen=False)


@frozen
class Ended:
    """A finished game, with the figures of each person, and the reasons for counting it `apart`."""

    game: Game
    header: Header
    table: Table
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    apart: tuple[str, ...] = ()


Looks = Mapping[str, Callable[[], Awaitable[None]]]
"""The ways to look at a finished game, by answer."""


async def ask_what_next(ask: Callable[[WhatNext], Awaitable[str]], question: WhatNext, looks: Looks) -> str:
    """Ask what comes next; look at the game and at figures as often as wanted. Raises Leave and EOFError."""
    while (answer := await ask(question)) in looks:
        await looks[answer]()
    return answer


def tell_review(conversation: Conversation, ended: Ended) -> None:
    """Tell each person their costliest decisions, and their luck."""
    header = ended.header
    for seat in sorted(header.persons):
        if len(header.persons) > 1:
            conversation.say("review-of", name=header.names[seat])
        found = review(ended.game, header, ended.table.answers(), Seat(seat))
        tell_costliest(conversation, found.told(), found.luck)


def tell_costliest(conversation: Conversation, told: Sequence[Costly], luck: Sequence[Event]) -> None:
    """Tell the costliest decisions of a seat, and its luck."""
    conversation.say("review-most" if told else "review-nothing", count=len(told))
    for place, event in told:
        conversation.tell_all(place, event)
    for event in luck:
        conversation.tell_all(event)


def tell_figures(conversation: Conversation, ended: Ended) -> None:
    """Tell the figures of each person at this keyboard in this game."""
    phrases, header = conversation.to.phrases, ended.header
    figures: GameFigures[str] = GameFigures(phrases.text, phrases.language)
    kept = list(results.read())
    for seat in sorted(header.persons):
        name = header.names[seat]
        for line in figures.of(results.summaries(kept, header.game, name), name):
            conversation.say_text(line)


def record(person: Keyboard, ended: Ended) -> None:
    """Record the result of a game, and tell a personal best. A failing disk is told, not raised."""
    game, header, result_of = ended.game, ended.header, ended.table.result or {}
    counts = {seat: tally.counts() for seat, tally in ended.tallies.items()}
    result = results.of_game(header, tuple(result_of.get("winners", ())), counts, ended.apart)
    with suppress(OSError):
        if game.records is not None:
            earlier = list(results.read())
            for seat in sorted(ended.tallies):
                best = results.is_best(result, earlier, header.names[seat], game.records.best)
                if best is not None:
                    person.say(f"{game.id}-personal-best", number=best, seat=Seat(seat))
        results.add(result)


def retell(found: Reopened, phrases: Phrases, as_json: bool, hidden: bool = False) -> Iterator[str]:
    """Yield the told events of a game in full wording, a line each.

    Private lines are left out until the game is over, unless `hidden` asks for it.
    """
    explained = Explained()
    for told in found.table.take_told():
        if told.to is not None and not found.saved.over and not hidden:
            continue
        if as_json:
            yield json.dumps(_facts(told), ensure_ascii=False)
            continue
        if told.event.telling.summary:
            continue
        line = phrases.event(told.event, "full", explained.first(phrases, told.event))[0].text
        yield line if told.to is None else f"{phrases.names[told.to]}: {line}"


def _facts(told: Tell) -> dict[str, object]:
    """Return the event as plain facts; `to` is the seat of its only hearer, null for all."""
    event: Any = told.event
    return {"event": phrase_name(type(event)), "to": told.to, **asdict(event)}
