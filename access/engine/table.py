"""A table runs one game, without any input or output, for the persons and bots that sit at it.

A table drives the rules step by step. Events collect in `told`; a throw or a question stays in `open` until `answer` is
called with its number. Each answer is checked, then journaled, then applied, in this order: what was applied is always
on disk. `drive` passes events to listeners and questions to players, and blocks; `drive_async` is for asyncio. Bots are
players and listeners.
"""

from __future__ import annotations

import inspect
import unicodedata
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import CodeType
from typing import Any, Literal, NoReturn, Protocol

from access.engine.chance import Seeded, SeededLuck
from games.data import frozen
from games.game import Game, Inattentive, Player
from games.refusals import Illegal, Refused, TakeBack
from games.steps import Ask, Chance, Deal, Roll, Rules, Seat, Tell, Temper

Answer = Any
Open = Chance | Ask[Any]


class Faulty(Exception):
    """A fault of a game: `what` it is, and the module, the file and the line of the function `of` it, if it has one."""

    def __init__(self, what: str, of: Callable[..., object] | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.module, self.file, self.line = place_of(of)


class BrokenRules(Faulty, TypeError):
    """The rules awaited something other than Roll, Deal, Ask or Tell, or ended without winners."""


def place_of(function: Callable[..., object] | None) -> tuple[str, str, int]:
    """Return the module, the file and the line of a function; empty for none, or one that is not written in Python."""
    code = getattr(function, "__code__", None)
    if not isinstance(code, CodeType):
        return "", "", 0
    return str(getattr(function, "__module__", "")), code.co_filename, code.co_firstlineno


class Record(Protocol):
    """Where answers are written before they are applied."""

    def append(self, number: int, step: Open, answer: Answer) -> None:
        """Write the answer to this step."""

    def take_back(self, number: int, to: int) -> None:
        """Write that the answers from number `to` on are taken back."""


class Running:
    """Rules that run: they are driven up to the next throw or question, which stays `open` until they are advanced.

    `hear` is called with each event that they tell. Answers are neither numbered nor kept.
    """

    def __init__(self, rules: Rules, hear: Callable[[Tell], None]) -> None:
        self.play = rules
        self.open: Open | None = None
        self.result: Mapping[str, Any] | None = None
        self._rules, self._hear = rules.play(), hear
        self.advance(None)

    def advance(self, reply: Answer) -> None:
        """Hand the rules the answer to the open step, which is checked, and drive them up to the next one."""
        send, hear = self._rules.send, self._hear
        while True:
            try:
                step = send(reply)
            except StopIteration as end:
                self.open, self.result = None, end.value
                return
            if type(step) is not Tell:
                break
            hear(step)
            reply = None
        if type(step) is not Roll and not isinstance(step, Ask):
            self._check_deal(step)
        self.open = step

    def _check_deal(self, step: Any) -> None:
        if not isinstance(step, Deal):
            self._break(f"the rules awaited {type(step).__name__}, which is none of Roll, Deal, Ask and Tell")
        if step.count > len(step.pile):
            self._break(f"Deal asks for {step.count} cards, and the pile has {len(step.pile)}")

    def _break(self, what: str) -> NoReturn:
        """Raise an error where the rules await, so that its traceback names the line."""
        error = BrokenRules(what)
        try:
            with suppress(StopIteration):
                self._rules.throw(error)
        finally:
            self._rules.close()
        raise error

    def outcome(self) -> Mapping[str, Any]:
        """Return the result of a game that is over. Raises BrokenRules unless it names its winners."""
        if not isinstance(self.result, Mapping) or not isinstance(self.result.get("winners"), tuple | list):
            raise BrokenRules("the rules ended without saying who has won", type(self.play).play)
        return self.result

    def close(self) -> None:
        """End the rules, whether the game is over or not."""
        self._rules.close()


class Table(Running):
    """One game, with its rules driven up to the next throw or question, and the answers so far.

    `number` is the number of the open step. It grows by one with each answer and each undo, so it identifies one step.
    """

    def __init__(self, new: Callable[[], Rules], record: Record | None = None) -> None:
        self.record = record
        self.number = 0
        self._new = new
        self._answers: list[tuple[int, Open, Answer]] = []
        self._start()

    def _start(self) -> None:
        self.told: list[Tell] = []
        super().__init__(self._new(), self.told.append)

    def take_told(self) -> list[Tell]:
        """Return the events told since the last call, in order."""
        told = self.told.copy()
        self.told.clear()
        return told

    def answer(self, number: int, answer: Answer, checked: bool = False) -> bool:
        """Answer the open step and return True; return False if the number is not its own.

        Raises Illegal for an answer that is not allowed; chance that was drawn here is `checked`.
        """
        step = self.open
        if step is None or number != self.number:
            return False
        if not checked:
            step.check(answer)
        if self.record is not None:
            self.record.append(number, step, answer)
        self.apply(answer)
        return True

    def apply(self, answer: Answer) -> None:
        """Apply an answer that is already checked and recorded."""
        assert self.open is not None
        self._answers.append((self.number, self.open, answer))
        self.number += 1
        self.advance(answer)

    def asked(self) -> Iterator[Ask[Any]]:
        """Yield the answered questions, and the open one."""
        steps = [step for _, step, _ in self._answers]
        yield from (step for step in (*steps, *([self.open] if steps else ())) if isinstance(step, Ask))

    def undo(self, typed: Callable[[Open], bool]) -> tuple[Open, Answer] | None:
        """Take back the last answer to a `typed` step, and all after it; return the step and its answer, or None.

        `told` then holds all events from the start up to that step.
        """
        to = self.last_typed(typed)
        if to is None:
            return None
        step, answer = next((step, answer) for number, step, answer in self._answers if number == to)
        if self.record is not None:
            self.record.take_back(self.number, to)
        self.rewind(to)
        return step, answer

    def last_typed(self, typed: Callable[[Open], bool]) -> int | None:
        """Return the number of the last answer to a `typed` step; None if none can be taken back."""
        for number, step, _ in reversed(self._answers):
            if isinstance(step, Ask) and step.final:
                return None
            if typed(step):
                return number
        return None

    def rewind(self, to: int) -> None:
        """Replay the answers before number `to` and drop the others; `told` then holds all events from the start."""
        kept = [entry for entry in self._answers if entry[0] < to]
        number = self.number + 1
        self._rules.close()
        self._answers = []
        self._start()
        for self.number, _, answer in kept:
            self.apply(answer)
        self.number = number

    def restart(self) -> None:
        """Begin the game anew in the same object, so that everything that holds this table sees the new game."""
        self._rules.close()
        self.number, self._answers = 0, []
        self._start()

    def answers(self) -> list[tuple[Open, Answer]]:
        """Return the answers that hold, each with its step, in order."""
        return [(step, answer) for _, step, answer in self._answers]

    def is_final(self) -> bool:
        """Tell whether an answer was given that cannot be taken back."""
        return any(isinstance(step, Ask) and step.final for _, step, _ in self._answers)

    def holds(self, number: int) -> bool:
        """Tell whether the answer of this number was given and not taken back."""
        return any(entry[0] == number for entry in self._answers)


class BotFault(Faulty, RuntimeError):
    """A player gave an answer that the rules do not allow. Persons are asked again before an answer gets here."""


class EventListener(Protocol):
    """Hears public events and those told to one of its seats."""

    @property
    def seats(self) -> frozenset[int]:
        """Its seats; a spectator has none."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""


Thrower = Callable[[int, Chance], tuple[Any, ...]]
"""Supplies the results of chance, by the number of the step: seeded dice and cards, or typed dice."""


def heard_by(listeners: Iterable[EventListener]) -> Callable[[Tell], None]:
    """Return a function that tells an event to each listener that may hear it (T-4), and waits for none of them."""
    ears = [(listener.tell, listener.seats) for listener in listeners]

    def spread_one(told: Tell) -> None:
        to = told.to
        for hear, seats in ears:
            if to is None or to in seats:
                hear(told)

    return spread_one


def spread(told: Iterable[Tell], listeners: Iterable[EventListener]) -> None:
    """Tell each listener the events it may hear."""
    hear = heard_by(listeners)
    for each in told:
        hear(each)


def drive(
    table: Table,
    players: Mapping[int, Player] | Sequence[Player],
    listeners: Sequence[EventListener],
    throw: Thrower,
    take_back: Callable[[], None] | None = None,
) -> Mapping[str, Any]:
    """Play to the end, blocking, and return the result. Raises BotFault for an illegal answer.

    `players` are by seat. `take_back` is called when a player wants to undo the last typed answer; it may change who
    sits at the table.
    """
    hear = heard_by(listeners)
    seeded = isinstance(throw, Seeded)
    while True:
        for told in table.take_told():
            hear(told)
        step = table.open
        if step is None:
            return table.result or {}
        number = table.number
        try:
            if isinstance(step, (Roll, Deal)):
                table.answer(number, throw(number, step), seeded)
            else:
                table.answer(number, players[step.seat].choose(number, step))
        except TakeBack:
            if take_back is None:
                raise
            take_back()
            hear = heard_by(listeners)
        except Illegal as error:
            raise _fault(step, error, players) from error


def play_out(
    rules: Rules, players: Mapping[int, Player], listeners: Iterable[EventListener], throw: Seeded
) -> Mapping[str, Any]:
    """Play a game of bots that nobody records, and return its result. Raises BotFault for an illegal answer."""
    game, number = Running(rules, heard_by(listeners)), 0
    while (step := game.open) is not None:
        try:
            if isinstance(step, (Roll, Deal)):
                answer = throw(number, step)
            else:
                answer = players[step.seat].choose(number, step)
                step.check(answer)
            game.advance(answer)
        except Illegal as error:
            raise _fault(step, error, players) from error
        number += 1
    return game.outcome()


class AsyncPlayer(Protocol):
    """Decides for a seat in an event loop: a bot answers immediately, a person later."""

    def choose(self, number: int, question: Ask[Any]) -> Answer | Awaitable[Answer]:
        """Answer the question of this number. Raises Leave and TakeBack."""


async def drive_async(
    table: Table,
    participants: Mapping[int, AsyncPlayer],
    listeners: Iterable[EventListener],
    throw: Callable[[int, Chance], Any],
) -> Mapping[str, Any]:
    """Play to the end in an event loop and return the result. Raises Leave, and BotFault for an illegal answer.

    All listeners, spectators among them, are told by plain calls, so a slow one delays nobody.
    """
    while True:
        spread(table.take_told(), listeners)
        step = table.open
        if step is None:
            return table.result or {}
        number = table.number
        try:
            table.answer(number, await _answered(number, step, participants, throw))
        except Illegal as error:
            raise _fault(step, error, participants) from error


async def _answered(
    number: int, step: Open, participants: Mapping[int, AsyncPlayer], throw: Callable[[int, Chance], Any]
) -> Answer:
    found = throw(number, step) if isinstance(step, (Roll, Deal)) else participants[step.seat].choose(number, step)
    return await found if inspect.isawaitable(found) else found


def check_answer(step: Open, answer: Answer, players: Mapping[int, Any]) -> None:
    """Check an answer to the open step by one of these players, or by chance. Raises BotFault."""
    try:
        step.check(answer)
    except Illegal as error:
        raise _fault(step, error, players) from error


def _fault(step: Open, error: Illegal, players: Mapping[int, Any] | Sequence[Any]) -> BotFault:
    what = f"seat {step.seat} gave an answer to {type(step).__name__} that is refused: {error.reason}"
    return BotFault(what, None if isinstance(step, (Roll, Deal)) else getattr(players[step.seat], "choose", None))


NAME_LETTERS = 20
TEMPERS: Mapping[str, Temper] = {
    "Gustave": Temper.CAREFUL,
    "Lazare": Temper.BOLD,
    "Ewrard": Temper.EVEN,
    "Yvette": Temper.BOLD,
    "Odile": Temper.CAREFUL,
    "Bastien": Temper.BOLD,
    "Margot": Temper.EVEN,
    "Thibaut": Temper.CAREFUL,
    "Colette": Temper.EVEN,
    "Armand": Temper.CAREFUL,
}
"""The tempers of the bots by name, in the order in which they come to the table."""
BOT_NAMES = tuple(TEMPERS)


KINDS: Mapping[str, Literal["person", "bot"]] = {"person": "person", "bot": "bot"}


@frozen
class Participant:
    """The person on a seat, or the bot with its level."""

    name: str
    kind: Literal["person", "bot"] = "person"
    level: str = ""

    @property
    def bot_level(self) -> str | None:
        """The level of a bot; None for a person."""
        return self.level if self.kind == "bot" else None

    def to_json(self) -> dict[str, str]:
        """Return the participant as written in the header of a journal."""
        return {"name": self.name, "kind": self.kind} | ({"level": self.level} if self.level else {})


class BadName(Refused):
    """A name that cannot be used at the table."""


def clean_name(text: str) -> str:
    """Return a name of letters, digits, spaces, - ' and . that can be spoken, brailled and printed.

    Other characters are dropped, and so are more than two marks over one letter. Raises BadName if nothing is left, or
    more than 20 characters.
    """
    name = " ".join("".join(_tellable(unicodedata.normalize("NFC", text))).split())
    if not any(c.isalnum() for c in name):
        raise BadName("name-empty")
    if len(name) > NAME_LETTERS:
        raise BadName("name-too-long", most=NAME_LETTERS, letters=len(name))
    return name


def _tellable(text: str) -> Iterator[str]:
    marks = 2
    for c in text:
        if unicodedata.category(c) in ("Mn", "Mc"):
            marks += 1
            if marks <= 2:
                yield c
        elif c.isalnum() or c in " -'.":
            marks = 0
            yield c


def clean_names(texts: list[str]) -> list[str]:
    """Return all names cleaned. Raises BadName, also if two are the same."""
    names: list[str] = []
    for text in texts:
        name = clean_name(text)
        if name.casefold() in (other.casefold() for other in names):
            raise BadName("name-twice", name=name)
        names.append(name)
    return names


def bot_names(count: int, taken: list[str]) -> list[str]:
    """Return names for bots that nobody at the table has."""
    used = {name.casefold() for name in taken}
    free = (name for name in _endless_names() if name.casefold() not in used)
    return [next(free) for _ in range(count)]


def temper_of(name: str) -> Temper:
    """Return the temper of the bot of this name; Gustave 2 has that of Gustave."""
    return TEMPERS.get(name.rstrip("0123456789 "), Temper.EVEN)


def _endless_names() -> Iterator[str]:
    """Yield the bots' names, numbered from the second round on."""
    yield from BOT_NAMES
    number = 2
    while True:
        yield from (f"{name} {number}" for name in BOT_NAMES)
        number += 1


def participants_from_json(entries: list[Mapping[str, str]]) -> tuple[Participant, ...]:
    """Return the participants in the header of a journal. Raises ValueError or KeyError if they are malformed."""
    participants = tuple(Participant(clean_name(e["name"]), KINDS[e["kind"]], str(e.get("level", ""))) for e in entries)
    clean_names([participant.name for participant in participants])
    return participants


class Hears(Protocol):
    """Something that hears events: a bot, an adviser, a statistics."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""


class BotSeat:
    """A listener through which a bot, or an adviser, hears the events told to its seat; without one, public events."""

    def __init__(self, seat: Seat | None, bot: Hears) -> None:
        self.seats = frozenset[int]() if seat is None else frozenset({int(seat)})
        self.bot = bot
        self.tell = bot.tell


@frozen
class Bots:
    """Bots at their seats: as players by seat, and those that hear events as listeners."""

    players: dict[int, Player]
    listeners: list[BotSeat]


def seat_bots(game: Game, levels: Sequence[str | None], seed: int, names: Sequence[str] = ()) -> Bots:
    """Return a bot for each seat that has a level; None is a person's seat. Bots have the temper of their names."""
    players = {
        seat: game.bots[level](
            Seat(seat), SeededLuck(seed, Seat(seat)), temper_of(names[seat]) if names else Temper.EVEN
        )
        for seat, level in enumerate(levels)
        if level is not None
    }
    return Bots(players, [BotSeat(Seat(seat), bot) for seat, bot in players.items() if _hears(bot)])


def _hears(bot: Player) -> bool:
    return getattr(bot.tell, "__func__", None) is not Inattentive.tell
