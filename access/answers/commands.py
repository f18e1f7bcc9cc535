"""Commands: words that work beside the answers to a question. Each is declared once, where it is carried out.

Typed text means an answer, a command, or neither.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Flag, auto
from typing import Any, Generic, TypeVar

from games.data import frozen
from games.steps import Shape, Terms

F = TypeVar("F", bound=Callable[..., object])
AtLine = Callable[[Any, Any], Awaitable[Any]]
"""Carries out a command at a line that waits: it gets the outbox and the reply, and returns the line to tell."""


class Where(Flag):
    """The places at which a command works."""

    __hash__ = object.__hash__  # there is one of each, and that of Flag takes two calls

    TABLE = auto()
    """At the questions of a game."""
    OVER = auto()
    """At the questions after a game."""
    WATCHING = auto()
    """Beside a table."""
    MENU = auto()
    """Away from tables, at home."""
    LOBBY = auto()
    """Away from tables, in a club."""
    DOOR = auto()
    """In a club, before the person is known."""
    ARGUMENT = auto()
    """Where the argument of another command is asked for."""
    EVERYWHERE = TABLE | OVER | WATCHING | MENU | LOBBY | DOOR


class Has(Flag):
    """The means that a place, a question or a person has, without which a command does not work or does nothing."""

    __hash__ = object.__hash__

    NOTHING = 0
    HOME = auto()
    """A keyboard at home, whose journal and whose voice are ours."""
    ANSWER = auto()
    """A question to answer, and not only a game to follow."""
    DICE = auto()
    HAND = auto()
    LESSON = auto()
    MODERATOR = auto()
    """The rights of a moderator."""
    PROCESS = auto()
    """Advice that the worker computes, since others have written the game."""
    TYPED = auto()
    """Dice that persons throw and type, so that an answer can be taken back."""
    VOICE = auto()
    ADVICE = auto()
    NO_GAME = auto()
    """A question that belongs to no game."""
    NEVER = auto()
    CLUB_GAME = auto()
    """A game at a table of a club."""
    MEMBER = auto()
    """An account in a club; a guest has none."""
    CHAIR = auto()
    """A chair of one's own at a table of a club, before its game or in it."""
    BACK = auto()
    """A menu to which one comes back from here."""
    APP = auto()
    """A program that is no game, and whose help names none."""


MUST_HAVE = Has.TYPED | Has.ADVICE | Has.CLUB_GAME | Has.CHAIR | Has.MEMBER
"""The means whose absence makes a command refuse, so that it is not listed."""


@frozen
class Command:
    """A command: its name, the places at which it works, and the shape of the value after it.

    It works where all that it `needs` is there. Help names it where all else is there that it is `named` with, by the
    person, the place or the question. `at_line` carries it out at a line that waits in these places; without it the
    command does not work there. It is `listed` in help, and completed, unless it would be refused. No beginning of its
    words means a `whole` one, but a single letter.
    """

    name: str
    works: Where
    needs: Has = Has.NOTHING
    named: Has = Has.NOTHING
    takes: Shape | None = None
    among: Terms = ()
    at_line: AtLine | None = None
    listed: bool = True
    whole: bool = False

    def listed_with(self, has: Has) -> Command:
        """Return the command with these means, listed or not."""
        listed = self.named is Has.NOTHING or self.named & MUST_HAVE in has
        return self if listed == self.listed else replace(self, listed=listed)

    def beside(self, has: Has) -> Command:
        """Return the command as it is named where these means are there."""
        return replace(self, named=self.named & ~has) if self.named & has else self

    def works_at(self, where: Where, has: Has) -> bool:
        """Tell whether the command works at a place with these means."""
        return where in self.works and self.needs in has


class Declared(Generic[F]):
    """The commands that the methods of a class carry out, by name, in the order of their declarations."""

    def __init__(self) -> None:
        self._methods: dict[str, F] = {}
        self.commands: dict[str, Command] = {}
        self._at: dict[tuple[Where, Has], tuple[Command, ...]] = {}

    def command(self, *several: str, works: Where, **fields: Any) -> Callable[[F], F]:
        """Declare commands, with these fields, that the method below carries out.

        Raises ValueError for a second one of a name.
        """

        def declare(method: F) -> F:
            for name in several:
                if name in self.commands:
                    raise ValueError(f"the command {name} is declared twice")
                self.commands[name] = Command(name, works, **fields)
                self._methods[name] = method
            self._at.clear()
            return method

        return declare

    def method(self, name: str) -> F:
        """Return the method that carries out a command. Raises LookupError."""
        self.check((name,))
        return self._methods[name]

    def together(self, other: Declared[F], order: Sequence[str]) -> Declared[F]:
        """Return these commands and others: first those with these names, in their order."""
        every, methods = self.commands | other.commands, self._methods | other._methods
        found: Declared[F] = Declared()
        found.commands = {name: every[name] for name in (*order, *every)}
        found._methods = methods
        return found

    def check(self, several: Iterable[str]) -> None:
        """Raise LookupError for a name that is not declared."""
        for name in several:
            if name not in self.commands:
                raise LookupError(f"nobody has declared the command {name}")

    def at(self, where: Where, has: Has) -> tuple[Command, ...]:
        """Return the commands that work at a place with these means."""
        found = self._at.get((where, has))
        if found is None:
            there = (each for each in self.commands.values() if each.works_at(where, has))
            found = self._at[where, has] = tuple(each.beside(has) for each in there)
        return found


def command_names(commands: Iterable[Command]) -> tuple[str, ...]:
    """Return the names of commands."""
    return tuple(command.name for command in commands)


def together(commands: Iterable[Command], others: Iterable[Command]) -> Mapping[str, Command]:
    """Return commands by name; one of the others takes the place of one with the same name."""
    return {command.name: command for command in (*commands, *others)}


@frozen
class Answered:
    """An answer, not yet checked by its question. `confirm` is the form that asks whether it is really meant."""

    value: Any
    confirm: str = ""


@frozen
class Commanded:
    """A command, built in or of the game, and the value typed after it."""

    name: str
    value: Any = None


class NextLines(Exception):
    """The wish for more lines of a long list, in the place of an answer."""


class Unclear(Exception):
    """Typed text is neither an answer nor a command; or it is the beginning of several `words`.

    `typed` is the part that was not understood; with `needs_more` something must follow it.
    """

    def __init__(self, typed: str, words: tuple[str, ...] = (), needs_more: bool = False) -> None:
        super().__init__(typed)
        self.typed, self.words, self.needs_more = typed, words, needs_more
