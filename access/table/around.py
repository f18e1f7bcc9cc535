"""The table for its players, and the table for a watcher."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import lru_cache
from typing import Any

from access.answers.commands import Declared, Has, Where
from access.dialogue.around import Does, OwnCommands, none_of_its_own
from access.dialogue.entries import Here
from access.dialogue.listener import Listener
from access.dialogue.outbox import Outbox
from access.engine.table import Table
from access.language.line import Line
from access.table.commands import COMMANDS, query
from access.table.dice import TypedDice
from access.table.hands import Hands
from access.table.scene import scene
from access.table.view import View
from games.advising import Adviser
from games.data import frozen
from games.game import Game
from games.options import Value
from games.refusals import Refused
from games.steps import Ask, Event, Query, Roll, Seat


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


class _Around:
    """The commands of tables, hands at a shared keyboard, the scene of a question and typed dice."""

    __slots__ = ()

    @property
    def commands(self) -> Declared[Does]:
        """The commands of the house and of tables."""
        return COMMANDS

    def method(self: View, name: str) -> Does:
        """Return the function for a command of the house, of tables or of this game. Raises LookupError."""
        return query if any(name == each.name for each in self.queries) else COMMANDS.method(name)

    def privacy(self, outbox: Outbox, here: Here) -> Hands:
        """Return the hands at this keyboard."""
        return Hands(outbox, here)

    def scene(self: View, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Line]:
        """Return the state of the table, for displays of several rows."""
        return scene(self, here, to, question)

    def throw(self, step: Roll) -> TypedDice:
        """Return the question for real dice."""
        return TypedDice(step.seat, step.count, step.may_fall)


@frozen
class AtTable(_Around):
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
class BesideTable(_Around):
    """A table for a watcher, who is told public events only."""

    table: Table
    game: Game
    own_commands: OwnCommands = none_of_its_own
    note: Callable[[Seat], str] = _unnoted
    queries: Sequence[Query] = ()
    end_lesson: Callable[[], None] | None = None
    hides_holding: bool = True
    where: Where = Where.WATCHING
    has: Has = Has.CLUB_GAME
    options: Mapping[str, Value] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.open is None

    def turn(self, seat: Seat) -> Seat:
        """Return the seat that is asked or throws; the first one once the game is over."""
        return Seat(0) if self.table.open is None else self.table.open.seat

    def standing(self, seat: Seat) -> Sequence[Event]:
        """Return the standing of all players."""
        return self.table.play.standing(seat)

    def holding(self, seat: Seat) -> Sequence[Event]:
        """Return nothing: dice or cards may be private."""
        return ()

    def resumed(self) -> Sequence[Event]:
        """Return nothing."""
        return ()

    def asked(self, seat: Seat, query: str, value: Any) -> Sequence[Event]:
        """Return nothing: a watcher asks the game nothing."""
        return ()

    def advice(self, question: Ask[Any], times: int) -> Sequence[Event]:
        """Return nothing."""
        return ()
