"""Drivers of a table: they pass events to listeners and questions to players.

`drive` blocks and is fast, for bots and simulation; `drive_async` is for asyncio.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from access.engine.chance import Seeded
from access.engine.leaving import TakeBack
from access.engine.table import Answer, Open, Running, Table, place_of
from games.game import Player
from games.refusals import Illegal
from games.steps import Ask, Chance, Deal, Roll, Rules, Tell


class BotFault(RuntimeError):
    """A player gave an answer that the rules do not allow. Persons are asked again before an answer gets here."""

    def __init__(self, what: str, of: Callable[..., object] | None) -> None:
        super().__init__(what)
        self.what = what
        self.module, self.file, self.line = place_of(of)


class EventListener(Protocol):
    """Hears public events and those told to one of its seats."""

    @property
    def seats(self) -> frozenset[int]:
        """Its seats; a spectator has none."""

    def tell(self, told: Tell) -> None:
        """Hear an event."""


class Thrower(Protocol):
    """Supplies the results of chance: seeded dice and cards, or typed dice."""

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """Return the dice or cards."""


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


def _fault(step: Open, error: Illegal, players: Mapping[int, Any] | Sequence[Any]) -> BotFault:
    what = f"seat {step.seat} gave an answer to {type(step).__name__} that is refused: {error.reason}"
    return BotFault(what, None if isinstance(step, (Roll, Deal)) else getattr(players[step.seat], "choose", None))
