"""Runs one game, without any input or output.

A table drives the rules step by step. What is told piles up in `told`; a throw or a question stands in `open` until
`answer` is called with its number. Each answer is checked, then journaled, then applied, in this order: what was
applied is always on the disk. Two drivers stand around the table, a plain one and one for asyncio; both only carry.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from games.game import Player
from games.steps import Ask, Chance, Deal, Illegal, Play, Roll, Tell

Answer = Any
Open = Chance | Ask[Any]


class BrokenRules(TypeError):
    """The rules awaited something that is not one of their words."""


class BotFault(RuntimeError):
    """A bot gave an answer that the rules do not allow."""


class TakeBack(Exception):
    """Raised by who is asked: undo the last typed throw or answer."""


class Record(Protocol):
    """Where answers are written before they are applied."""

    def append(self, number: int, step: Open, answer: Answer) -> None:
        """Write the answer to this step."""

    def take_back(self, number: int, to: int) -> None:
        """Write that the answers from number `to` on no longer hold."""


class Table:
    """One game, its rules driven up to the next throw or question.

    `number` is that of the open step: it grows by one with each answer and each undo, so an answer names one step only.
    """

    def __init__(self, new: Callable[[], Play], record: Record | None = None) -> None:
        self.record = record
        self.number = 0
        self._new = new
        self._answers: list[tuple[int, Open, Answer]] = []
        self._start()

    def _start(self) -> None:
        self.play = self._new()
        self._rules = self.play.play()
        self.told: list[Tell] = []
        self.open: Open | None = None
        self.result: Mapping[str, Any] | None = None
        self._advance(None)

    def _advance(self, reply: Answer) -> None:
        send, told = self._rules.send, self.told.append
        try:
            step = send(reply)
            while type(step) is Tell:
                told(step)
                step = send(None)
        except StopIteration as end:
            self.open, self.result = None, end.value
            return
        if type(step) is not Roll and not isinstance(step, (Ask, Deal)):
            self._rules.close()
            raise BrokenRules(f"the rules awaited {type(step).__name__}, which is none of Roll, Deal, Ask and Tell")
        self.open = step

    def take_told(self) -> list[Tell]:
        """All that was told since the last call, in order."""
        told, self.told = self.told, []
        return told

    def answer(self, number: int, answer: Answer) -> bool:
        """Answer the open step. An answer to another number counts nothing: False. Raises Illegal."""
        step = self.open
        if step is None or number != self.number:
            return False
        step.check(answer)
        if self.record is not None:
            self.record.append(number, step, answer)
        self.apply(answer)
        return True

    def apply(self, answer: Answer) -> None:
        """Go on with an answer that is checked and already recorded."""
        assert self.open is not None
        self._answers.append((self.number, self.open, answer))
        self.number += 1
        self._advance(answer)

    def undo(self, typed: Callable[[Open], bool]) -> bool:
        """Take back the last answer to a step that was `typed`, and all after it; False where there is none.

        `told` is then what was told up to there, from the start on.
        """
        for number, step, _ in reversed(self._answers):
            if isinstance(step, Ask) and step.final:
                return False
            if typed(step):
                if self.record is not None:
                    self.record.take_back(self.number, number)
                self.rewind(number)
                return True
        return False

    def rewind(self, to: int) -> None:
        """Play again up to the answer of number `to`, which no longer holds; `told` is then all that was told."""
        kept = [entry for entry in self._answers if entry[0] < to]
        number = self.number + 1
        self._rules.close()
        self._answers = []
        self._start()
        for self.number, _, answer in kept:
            self.apply(answer)
        self.number = number

    def is_final(self) -> bool:
        """Whether an answer was given that cannot be taken back."""
        return any(isinstance(step, Ask) and step.final for _, step, _ in self._answers)

    def holds(self, number: int) -> bool:
        """Whether the answer of this number was given and not taken back."""
        return any(entry[0] == number for entry in self._answers)

    def close(self) -> None:
        """Leave the game, early or not."""
        self._rules.close()


# The drivers ---------------------------------------------------------------------------------------------------------


class Listener(Protocol):
    """Hears what is told: all that is public, and what is told to one of its `seats`."""

    seats: frozenset[int]

    def tell(self, told: Tell) -> None:
        """Hear an event."""


class Thrower(Protocol):
    """Answers chance: seeded dice and cards, or typed dice."""

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """The dice or cards."""


Ear = tuple[Callable[[Tell], None], frozenset[int]]


def spread(told: Iterable[Tell], listeners: Iterable[Listener]) -> None:
    """Tell each listener what it may hear (T-4)."""
    _spread(told, [(listener.tell, listener.seats) for listener in listeners])


def _spread(told: Iterable[Tell], ears: Sequence[Ear]) -> None:
    for tell in told:
        to = tell.to
        for hear, seats in ears:
            if to is None or to in seats:
                hear(tell)


def drive(
    table: Table,
    players: Sequence[Player],
    listeners: Sequence[Listener],
    throw: Thrower,
    take_back: Callable[[], None] | None = None,
) -> Mapping[str, Any]:
    """The plain driver: play to the end and return the result. Raises BotFault for an illegal answer.

    `players` are by seat. `take_back` is called when somebody wants the last typed answer undone; it may seat others.
    """
    ears = [(listener.tell, listener.seats) for listener in listeners]
    while True:
        _spread(table.take_told(), ears)
        step = table.open
        if step is None:
            return table.result or {}
        number = table.number
        try:
            if isinstance(step, (Roll, Deal)):
                table.answer(number, throw(number, step))
            else:
                table.answer(number, players[step.seat].choose(number, step))
        except TakeBack:
            if take_back is None:
                raise
            take_back()
            ears = [(listener.tell, listener.seats) for listener in listeners]
        except Illegal as error:
            raise _fault(step, error) from error


class AsyncPlayer(Protocol):
    """A player far away: told and asked asynchronously."""

    async def tell(self, told: Tell) -> None:
        """Hear an event."""

    async def choose(self, number: int, question: Ask[Any]) -> Answer:
        """Answer the question of this number."""


async def drive_async(
    table: Table, players: Sequence[AsyncPlayer], throw: Callable[[int, Chance], Awaitable[tuple[Any, ...]]]
) -> Mapping[str, Any]:
    """The driver for asyncio: each seat is told and asked on its own. Raises BotFault for an illegal answer."""
    while True:
        for tell in table.take_told():
            for seat, player in enumerate(players):
                if tell.to is None or tell.to == seat:
                    await player.tell(tell)
        step = table.open
        if step is None:
            return table.result or {}
        try:
            if isinstance(step, (Roll, Deal)):
                table.answer(table.number, await throw(table.number, step))
            else:
                table.answer(table.number, await players[step.seat].choose(table.number, step))
        except Illegal as error:
            raise _fault(step, error) from error


def _fault(step: Open, error: Illegal) -> BotFault:
    """Persons are asked again before an answer gets here: what is illegal here is a program's fault."""
    return BotFault(f"seat {step.seat} gave an answer to {type(step).__name__} that is refused: {error.reason}")
