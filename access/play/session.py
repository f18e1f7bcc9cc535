"""A session: one game with the persons at this keyboard, from its opening to its end.

The opening of a game, new or resumed, has its announcement, its standing, its bots and its advisers. Who leaves before
the end while others wait, as in a tournament, is asked first. In a lesson a teacher listens.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar

from access.dialogue.asking import yes_or_no
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import AT_NO_TABLE, Keyboard, Seating
from access.engine.chance import Seeded
from access.engine.journal import Header, Saved
from access.engine.table import Answer, BotSeat, EventListener, Open, Table, Thrower, drive, seat_bots, spread
from access.language.phrases import Phrases
from access.play.at_table import (
    AGAIN,
    MENU,
    REVIEW,
    STATISTICS,
    AtTable,
    Ended,
    WhatNext,
    ask_what_next,
    record,
    rotated,
    tell_figures,
    tell_review,
)
from access.play.faults import fault_of
from access.settings import file
from access.settings.preferences import Preferences, Value, folded
from access.storage import catalogue, journals, results
from access.storage.journals import Journal, Locked, Unkept, new, reopen
from access.system import environment
from access.system.signals import HungUp, nobody_reads
from games.advising import Adviser
from games.data import frozen
from games.game import ADVICE, Game, Player
from games.records import Tally
from games.refusals import Failed, Leave, Refused
from games.steps import Ask, Chance, Dice, Roll, Rules, Seat, Tell, Term

RESUMED = "loop-resumed"
"""The phrase that opens a resumed game."""


def announce(conversation: Conversation, game: Game, header: Header, phrases: Phrases, opening: str) -> None:
    """Announce a game and its players with this phrase; a new one with remarks on its agreement."""
    conversation.say(opening, game=phrases.text(game.id), names=", ".join(header.names))
    for phrase, facts in () if opening == RESUMED else game.agreement.remarks(header.options):
        conversation.say(phrase, **facts)


def tell_standing(conversation: Conversation, game: Game, play: Rules) -> None:
    """Tell the standing of a running game, and each player here their hand."""
    seats, phrases = sorted(conversation.seats), conversation.to.phrases
    for event in (*play.standing(Seat(min(seats, default=0))), *play.resumed()):
        conversation.tell_all(event)
    for seat in seats:
        for event in play.holding(Seat(seat)):
            if phrases.is_private(event, game.holds == "hand"):
                conversation.tell(Tell(event, to=Seat(seat)))


@frozen
class Seated:
    """The bots of a table and the advisers of its persons, by seat; `ears` are all of them as listeners."""

    players: Mapping[int, Player]
    advisers: dict[int, Adviser]
    ears: tuple[BotSeat, ...]


def seated(game: Game, header: Header) -> Seated:
    """Seat the bots of a table, and an adviser beside each person if it has advice."""
    persons = sorted(header.persons)
    bots = seat_bots(game, header.bot_levels, header.seed, header.names)
    advising = advisers(game, persons) if is_advised(game, header.options, len(persons)) else {}
    beside = (BotSeat(Seat(seat), adviser) for seat, adviser in advising.items())
    return Seated(bots.players, advising, (*bots.listeners, *beside))


def is_advised(game: Game, options: Mapping[str, object], persons: int) -> bool:
    """Tell whether this many persons have advice at a table: with auto one who plays alone."""
    agreed = options.get(ADVICE.name, ADVICE.default)
    return game.adviser is not None and agreed != "no" and (agreed != ADVICE.default or persons == 1)


def advisers(game: Game, seats: Iterable[int]) -> dict[int, Adviser]:
    """Return an adviser for each of these seats; none if the game gives no advice."""
    return {} if game.adviser is None else {seat: game.adviser(Seat(seat)) for seat in seats}


T = TypeVar("T")


@frozen
class Staying:
    """The persons at a keyboard, with the phrase of the question before one of them leaves the table."""

    person: Keyboard
    phrase: str

    def tell(self, told: Tell) -> None:
        """Hear an event."""
        self.person.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to a question of the table. Raises Leave and TakeBack."""
        return self._unless_left(lambda: self.person.choose(number, question))

    def throw(self, number: int, step: Chance) -> Dice:
        """Return the typed dice of the table. Raises Leave and TakeBack."""
        return self._unless_left(lambda: self.person.throw(number, step))

    def _unless_left(self, ask: Callable[[], T]) -> T:
        while True:
            try:
                return ask()
            except Leave:
                if self.person.ask(yes_or_no(self.person.phrases, self.phrase, leaves=True)):
                    raise


class Teacher(Protocol):
    """Explains a game to the person on seat 0, as a listener of the table and in front of its questions.

    The wall: a game is played without lessons.
    """

    seats: frozenset[int]
    conversation: Conversation | None

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def explain(self, told: Any) -> None:
        """Explain a question before it is asked."""

    def end(self) -> None:
        """Explain no more."""

    def tell_rest(self) -> None:
        """Tell the remaining points, and the end of the lesson."""


@frozen
class Taught:
    """A person with a teacher, who explains each question first."""

    person: Keyboard
    teacher: Teacher

    def tell(self, told: Tell) -> None:
        """Hear an event, as the person does."""
        self.person.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Explain a question, and ask it. Raises Leave."""
        self.teacher.explain(question)
        return self.person.choose(number, question)


# A game --------------------------------------------------------------------------------------------------------------


class OpensKeyboards(Protocol):
    """Opens the devices of the players.

    The wall: a game gets its devices handed in.
    """

    def keyboard(self, preferences: Preferences, phrases: Phrases, seating: Seating = AT_NO_TABLE) -> Keyboard:
        """Return a keyboard with the outputs that its persons want. Raises Refused."""

    def embossed(self, lines: Sequence[str], language: str, preferences: Preferences) -> bytes | None:
        """Return lines as pages for an embosser; None if there is no braille."""


@frozen
class Equipment:
    """The means of a session: the devices, chance from the seed, and `left`, the phrase about going on later.

    Without that phrase the session names the command resume or the file.
    """

    devices: OpensKeyboards
    chance: Callable[[int], Thrower] = Seeded
    left: str = ""
    leaving: str = ""
    """The phrase of the question to a leaving player; empty without a question."""
    asks_after: bool = False
    """Whether a question about the next game follows the game."""
    from_menu: bool = False
    """Whether leaving the game leads to a menu."""
    teacher: Teacher | None = None
    """The teacher, in a lesson."""
    changed: Callable[[str], None] = lambda _: None
    """Hears the name of each setting changed during the game."""


@frozen
class Played:
    """A game that was played or left: its header, its table, its journal, and the next wish of its players."""

    header: Header
    table: Table
    record: Journal
    wish: str = ""


def evening(preferences: Callable[[], Preferences], played: Played, equipment: Equipment) -> bool:
    """Play again as often as the players of a finished game want. Return whether they want the menu. Raises Refused.

    `preferences` reads them anew for each game, since settings may change during a game.
    """
    while played.wish == AGAIN:
        played = play(preferences().without_faults(), rotated(played.header), None, equipment)
    return played.wish == MENU


def play(preferences: Preferences, header: Header, path: Path | None, equipment: Equipment) -> Played:
    """Play a new game. Raises Refused."""
    game = catalogue.by_header(header)
    table = Table(new(game, header))
    session = Session(preferences, game, header, table, lambda: _new_journal(header, path), equipment)
    wish = session.play("loop-table")
    return Played(header, table, session.record, wish)


def resume(preferences: Preferences, number: int | None, path: Path | None, equipment: Equipment) -> Played:
    """Go on with a saved game at its open question. Raises Refused."""
    passed: tuple[int, ...] = ()
    if path is None and number is None:
        save, found, passed = journals.last()
        path, number = save.path, save.number
    else:
        path = path or journals.find(number or 0).path
        found = reopen(path, open_only=True)
    header, again = found.saved.header, (number, path, found.saved)
    session = Session(preferences, found.game, header, found.table, lambda: _journal_again(*again), equipment)
    wish = session.play(RESUMED, passed)
    return Played(header, found.table, session.record, wish)


Numbered = tuple[int | None, Journal]
"""A journal with its number among the saved games, None if it has none."""


def unkept() -> Numbered:
    """Return the journal of an unkept game."""
    return None, Unkept(Path())


def _new_journal(header: Header, path: Path | None) -> Numbered:
    """Create the journal of a new game, and return its number and it; an `Unkept` if the disk fails."""
    try:
        if path is None:
            return journals.create(header)
        return None, Journal.create(path, header)
    except FileExistsError:
        if path and path.is_dir():
            raise Refused("error-folder-exists", file=str(path)) from None
        raise Failed("error-file-exists", file=str(path)) from None
    except OSError as error:
        return None, Unkept(path.parent if path else journals.folder(), error)


def _journal_again(number: int | None, path: Path, saved: Saved) -> Numbered:
    try:
        return number, Journal.go_on(path, saved)
    except Locked:
        raise Failed("journal-locked", game=saved.header.game, number=number or "none") from None
    except OSError as error:
        return number, Unkept(path.parent, error)


class Session:
    """One game from its first or next question to its end, or until somebody leaves.

    `opens` opens the journal once the devices are open: a refusal by them leaves no saved game.
    """

    record: Journal
    number: int | None

    def __init__(
        self,
        preferences: Preferences,
        game: Game,
        header: Header,
        table: Table,
        opens: Callable[[], Numbered],
        equipment: Equipment,
    ) -> None:
        self.equipment = equipment
        self.preferences, self.game, self.header = preferences, game, header
        self.table, self._opens = table, opens
        self.names = header.names
        self.own = header.persons
        if len(self.own) == 1:
            self.preferences = preferences = preferences.of(self.names[min(self.own)])
        language = preferences.language or header.language
        self.phrases = Phrases(language, game, self.names, self.own, preferences.games.sort, preferences.games.flavour)
        self.players: dict[int, Player] = {}
        self.advisers: dict[int, Adviser] = {}
        self.tallies: dict[int, Tally] = {}
        self.listeners: list[EventListener] = []

    def play(self, opening: str, passed: tuple[int, ...] = ()) -> str:
        """Open with this phrase, name the damaged saved games that were `passed` over, and play.

        Return the wish of the players after the game: another one, or the menu; empty for none.
        """
        wish = ""
        with self._keyboard() as person, self._opened_journal():
            self._know_again(person)
            self.record.failed = lambda error: self._not_saving(person, error)
            if self.record.failure is not None:
                self.record.failed(self.record.failure)
            for number in passed:
                person.say("resume-passed", number=number)
            self._open(person, opening)
            try:
                drive(self.table, self.players, self.listeners, self._thrower(person), lambda: self._undo(person))
                self.table.outcome()
            except (Leave, EOFError, KeyboardInterrupt):
                self._left(person)
            except (BrokenPipeError, HungUp) as why:
                if isinstance(why, BrokenPipeError) or not _still_stands(person):
                    nobody_reads()
                self._left_alone()
            except Exception as error:
                fault = fault_of(error, self.game)
                if fault is None:
                    raise
                self._left(person)
                person.console.finish()
                raise fault from error
            else:
                self.record.over(self.table.number)
                wish = self._after(person)
            person.console.finish()
        return wish

    def _know_again(self, person: Keyboard) -> None:
        """Leave out the introduction for players with a finished game; in a resumed one what they heard before."""
        for question in self.table.asked():
            listener = person.conversation.outbox.listeners.get(question.seat)
            if listener is not None:
                listener.explained.introduction(listener.phrases, question)
        players = {folded(name) for _, name in results.played_by(results.read(), self.game.id)}
        for seat, listener in person.conversation.outbox.listeners.items():
            if folded(self.names[seat]) in players:
                listener.explained.introduced.add(seat)

    def _after(self, person: Keyboard) -> str:
        """Record the result, tell the last lines, and return the choice of the players."""
        if self.equipment.teacher is not None:
            self.equipment.teacher.tell_rest()
            person.last_words()
            return ""
        advised = (results.ADVICE,) if self.record.advised else ()
        ended = Ended(self.game, self.header, self.table, self.tallies, (*self._begun_apart(), *advised))
        record(person, ended)
        wish = ""
        if self.equipment.asks_after:
            with suppress(Leave, EOFError, KeyboardInterrupt):
                person.tell_in_each_language()
                wish = person.talk(self._ask_what_next(person, ended))
        person.last_words()
        return wish

    def _begun_apart(self) -> tuple[str, ...]:
        """Return the reasons for counting the game apart from its beginning on."""
        typed = self.header.typed or self.game.agreement.is_typed(self.header.options)
        return (*((results.TYPED,) if typed else ()), *((results.SEED,) if self.header.chosen else ()))

    async def _ask_what_next(self, person: Keyboard, ended: Ended) -> str:
        """Ask what comes after a game. Raises Leave and EOFError."""

        async def look_back() -> None:
            tell_review(person.conversation, ended)

        async def figures() -> None:
            tell_figures(person.conversation, ended)

        question = WhatNext(Seat(min(self.own, default=0)), self.game.adviser is not None)
        return await ask_what_next(person.conversation.ask, question, {REVIEW: look_back, STATISTICS: figures})

    def _opened_journal(self) -> closing[Journal]:
        """Open the journal for the answers of the game. Raises Refused."""
        self.number, self.record = self._opens()
        self.table.record = self.record
        return closing(self.record)

    def _keyboard(self) -> Keyboard:
        """Return the keyboard of the players. Raises Refused."""
        agreement, options = self.game.agreement, self.header.options
        seating = Seating(self.own, self._around(), self._keep_setting, lambda: agreement.prepare(options))
        return self.equipment.devices.keyboard(self.preferences, self.phrases, seating)

    def _around(self) -> AtTable:
        """Return the table, for the commands at every question."""
        end = self.equipment.teacher.end if self.equipment.teacher is not None else None
        table = (self.table, self.game, self.header.typed, self.advisers, self._note_advice, end)
        return AtTable(*table, from_menu=self.equipment.from_menu, options=self.header.options)

    def _note_advice(self, seat: int) -> str:
        """Record advice to a seat. Return the phrase about counting the game apart, the first time."""
        is_first = not (self.record.advised or self._begun_apart() or self.equipment.teacher)
        self.record.note_advice(seat)
        return "statistics-now-apart" if is_first else ""

    def _open(self, person: Keyboard, opening: str) -> None:
        """Announce the game and its players, with remarks on the agreement; of a resumed game also its standing."""
        announce(person.conversation, self.game, self.header, self.phrases, opening)
        resumed = opening == RESUMED
        self._seat(person, self.table.take_told() if resumed else [])
        if resumed:
            if changed := self.game.agreement.changed(self.header.options):
                person.say(changed)
            tell_standing(person.conversation, self.game, self.table.play)

    def _seat(self, person: Keyboard, told: list[Tell]) -> None:
        """Seat persons, their advisers, and bots; advisers and bots hear all earlier events."""
        beside = seated(self.game, self.header)
        self.players.clear()
        self.players.update({**dict.fromkeys(self.own, self._player(person)), **beside.players})
        self.advisers.clear()
        self.advisers.update(beside.advisers)
        self.tallies = {}
        if self.game.records is not None:
            self.tallies = {seat: self.game.records.tally(Seat(seat)) for seat in self.own}
        ears = [*beside.ears, *(BotSeat(Seat(seat), tally) for seat, tally in self.tallies.items())]
        self.listeners[:] = [person, *ears]
        teacher = self.equipment.teacher
        if teacher is not None:
            teacher.conversation = person.conversation
            self.players[min(self.own)] = Taught(person, teacher)
            self.listeners.append(teacher)
        spread(told, ears)

    def _player(self, person: Keyboard) -> Keyboard | Staying:
        """Return the player who answers for the persons at the keyboard."""
        return Staying(person, self.equipment.leaving) if self.equipment.leaving else person

    def _not_saving(self, person: Keyboard, error: OSError) -> None:
        folder = self.record.path if isinstance(self.record, Unkept) else self.record.path.parent
        person.say("loop-unsaved", folder=str(folder), why=error)

    def _keep_setting(self, seat: int, name: str, value: Value | None) -> None:
        """Keep a setting changed during the game. Raises OSError and BadSetting."""
        self.equipment.changed(name)
        person = self.names[seat]
        file.write_setting(name, value, person if file.read_settings().has(person) else "")

    def _thrower(self, person: Keyboard) -> Thrower:
        if self.header.typed and self.game.holds == "dice":
            return self._player(person).throw
        return self.equipment.chance(self.header.seed)

    def _undo(self, person: Keyboard) -> None:
        """Take back the last typed answer; bots forget the events since."""
        undone = self.table.undo(lambda step: isinstance(step, Roll) or step.seat in self.own)
        if undone is not None:
            self._seat(person, self.table.take_told())
            hidden = isinstance(undone[0], Ask) and undone[0].is_private() and len(self.own) > 1
            person.say("loop-taken-back", what=self._answer_told(*undone), hidden=hidden)
        else:
            person.say("loop-undo-nothing")

    def _answer_told(self, step: Open, answer: Answer) -> str:
        """Return an answer in its typed form: dice, a number, or its word."""
        if isinstance(step, Ask):
            meant = [offer for offer in step.offers() if offer.answer == answer]
            if meant:
                return self.phrases.words(self.phrases.answer(meant[0]))[0]
        every = answer if isinstance(answer, tuple) else (answer,)
        return " ".join(self._part_told(step, part) for part in every)

    def _part_told(self, step: Open, part: object) -> str:
        """Return a part of an answer in the words of the player: a word of the question, a term, a number, a card."""
        offers = step.offers() if isinstance(step, Ask) else ()
        meant = next((offer for offer in offers if offer.name == part), None)
        if meant is not None:
            return self.phrases.words(self.phrases.answer(meant))[0]
        if isinstance(part, str) and self.phrases.has(f"{self.game.id}-term-{part}"):
            return self.phrases.term(Term(part))[0]
        return str(part)

    def _left(self, person: Keyboard) -> None:
        phrase, facts = self._how_to_go_on()
        if self.record.failure is None and self.equipment.teacher is None:
            person.conversation.chime("saved")
        person.say(phrase, **facts)
        person.last_words()

    def _left_alone(self) -> NoReturn:
        """Exit after standard output was closed, or the program was told to end."""
        with suppress(OSError):
            phrase, facts = self._how_to_go_on()
            sys.stderr.write(self.phrases.text(phrase, **facts) + "\n")
        raise SystemExit(1)

    def _how_to_go_on(self) -> tuple[str, dict[str, Any]]:
        """Return the phrase about going on later, and its facts."""
        if self.equipment.teacher is not None:
            return "lesson-left", {}
        if self.record.failure is not None:
            return "loop-left-unsaved", {}
        if self.equipment.left:
            return self.equipment.left, {"program": environment.program()}
        program = environment.program()
        if self.number is None:
            return "loop-saved-file", {"file": str(self.record.path), "program": program}
        return "loop-saved", {"number": self.number, "program": program}


def _still_stands(person: Keyboard) -> bool:
    """End the line of an open prompt after a signal. Return False if the terminal is gone."""
    try:
        person.console.end_line()
    except OSError:
        return False
    return True
