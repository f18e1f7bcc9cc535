"""Setting up a table in the menu: one line tells the game and its players, and each part of it can be changed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import field, replace
from typing import ClassVar, TypeVar

from access.answers.options import (
    in_words,
    level_meant,
    level_told,
    option_line,
    option_named,
    option_title,
    value_meant,
    value_told,
)
from access.answers.shapes import amount, echo
from access.answers.words import normal
from access.dialogue.asking import Unchecked
from access.engine.journal import Header
from access.engine.seats import BadName
from access.language.phrases import Phrases
from access.play.new_game import MOST_BOTS, header
from access.play.people_named import people_named
from access.settings.preferences import Preferences
from access.storage.remembered import Remembered
from games.data import frozen
from games.game import Game
from games.options import BadOption
from games.refusals import Refused
from games.steps import Event, Offer, Seat

T = TypeVar("T")
START = "\n"
"""The answer that starts the game; it cannot be typed."""
CHANGE = "\n\n"
"""The answer for changing the table; it cannot be typed either."""


@frozen
class CanSet(Event):
    """An option of the table, in a sentence."""

    line: str


@frozen
class TableReady(Unchecked[str]):
    """Asks whether a table is right as it is; Enter starts the game."""

    shared: ClassVar[bool] = True
    game: str
    players: str
    agreed: str
    lines: tuple[str, ...]

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the start, also by Enter, any change, as it was typed, and no, which asks what can be changed."""
        return (
            Offer("start", START, says="yes"),
            Offer("begin", START, enter=True),
            Offer("change", CHANGE, says="no"),
            Offer("pick", takes="text", bare=True),
        )

    def choices(self) -> tuple[Event, ...]:
        """Return the possible changes, a sentence each."""
        return tuple(map(CanSet, self.lines))


@frozen
class Setup:
    """A table that is being set up. `options` are those that were changed, as typed."""

    game: Game
    names: tuple[str, ...] = ()
    bots: int | None = None
    level: str | None = None
    options: dict[str, str] = field(default_factory=dict)

    def header(self, preferences: Preferences, language: str, seed: int | None = None) -> Header:
        """Return the header of a game at this table. Raises Refused, which names options in this language."""
        given = tuple(f"{name}={value}" for name, value in self.options.items())
        try:
            return header(self.game, self.names, preferences, language, given, self.bots, self.level, seed)
        except BadOption as refused:
            raise in_words(refused, self.game, Phrases(language, self.game)) from None

    def changed(self, typed: str, phrases: Phrases) -> Setup:
        """Return the table with one change as it was typed. Raises Refused."""
        if typed == CHANGE:
            raise Refused("setup-change-what")
        word, rest = _word_and_rest(typed)
        if normal(word) in map(normal, phrases.words("setup-names")):
            return replace(self, names=tuple(people_named([rest])) if rest else ())
        if normal(word) in map(normal, phrases.words("setup-bots")):
            return replace(self, bots=_number(rest, self.most_bots))
        if normal(word) in map(normal, phrases.words("setup-level")):
            return replace(self, level=_level(rest, self.game, phrases))
        option = option_named(word, self.game, phrases)
        if option is None:
            raise Refused("setup-not-understood", typed=echo(typed.strip()))
        if not rest:
            raise Refused("setup-option-what", line=option_line(option, self.game, phrases))
        return replace(self, options={**self.options, option.name: value_meant(option, rest, self.game, phrases)})

    def parts(self, typed: str, phrases: Phrases) -> list[str]:
        """Return the changes that were typed in one line: `bots 2, target 1000`; names have commas, too."""
        found: list[str] = []
        for piece in filter(None, map(str.strip, re.split("[,;]", typed))):
            if found and self._is(found[-1], phrases, "setup-names") and not self._is_change(piece, phrases):
                found[-1] = f"{found[-1]}, {piece}"
            else:
                found.append(piece)
        return found or [typed]

    def _is_change(self, typed: str, phrases: Phrases) -> bool:
        names = ("setup-names", "setup-bots", "setup-level")
        known = any(self._is(typed, phrases, name) for name in names)
        return known or option_named(_word_and_rest(typed)[0], self.game, phrases) is not None

    @staticmethod
    def _is(typed: str, phrases: Phrases, name: str) -> bool:
        return normal(_word_and_rest(typed)[0]) in map(normal, phrases.words(name))

    @property
    def most_bots(self) -> int:
        """The most bots that can sit down beside the persons."""
        return max(min(MOST_BOTS, self.game.most_seats - max(len(self.names), 1)), 0)

    def remembered(self) -> Remembered:
        """Return the table in the form to remember."""
        return Remembered(self.names, self.bots, self.level, self.options)


def _word_and_rest(typed: str) -> tuple[str, str]:
    """Return the first word and what follows it; `target=2000` and `--target 2000` are as in the shell."""
    text = typed.strip().removeprefix("--option ").lstrip("- ")
    word, _, rest = text.partition(" ")
    if "=" in word:
        word, _, rest = text.partition("=")
    return word, rest.strip()


def _number(typed: str, most: int) -> int:
    number = amount(typed)
    if number is None or number > most:
        raise Refused("setup-bots-number", typed=echo(typed), most=most)
    return number


def not_a_bot(setup: Setup, head: Header) -> None:
    """Raise BadName if a person has taken the name of a bot that sits at the table."""
    bots = {each.name.casefold() for each in head.participants if each.kind == "bot"}
    for name in setup.names:
        if name.casefold() in bots:
            raise BadName("name-bot", name=name)


def _level(typed: str, game: Game, phrases: Phrases) -> str:
    """Return the level that was typed, in the listener's language or as the command line has it. Raises Refused."""
    told = ", ".join(level_told(each, phrases) for each in game.bots)
    if not typed:
        raise Refused("setup-level-what", title=phrases.words("setup-level")[0], levels=told)
    level = level_meant(typed, game.bots, phrases)
    if level is None:
        raise Refused("error-no-level", game=game, level=echo(typed), levels=told)
    return level


async def until_right(
    table: T,
    ask: Callable[[T], Awaitable[str]],
    change: Callable[[T, str], Awaitable[T]],
    refuse: Callable[[Refused], None],
    wanted: Iterable[str] = (),
    parts: Callable[[str], Iterable[str]] = lambda typed: (typed,),
) -> T:
    """Ask until a table is right, and return it; `wanted` are changes that were typed before.

    `parts` takes several changes apart that were typed in one line. A refused one is told. Raises what `ask` raises.
    """
    while True:
        for typed in wanted:
            try:
                table = await change(table, typed)
            except Refused as refused:
                refuse(refused)
        answer = await ask(table)
        if answer == START:
            return table
        wanted = (CHANGE,) if answer == CHANGE else parts(answer)


# What is told ---------------------------------------------------------------------------------------------------------


def question_of(setup: Setup, head: Header, phrases: Phrases) -> TableReady:
    """Return the question that tells the table in one line."""
    return TableReady(
        Seat(0),
        phrases.text(setup.game.id),
        _players(head, phrases),
        _agreed(setup, head, phrases),
        _lines(setup, phrases),
    )


def _players(head: Header, phrases: Phrases) -> str:
    """Return the players: the persons, and the bots with their level."""
    persons = ", ".join(each.name for each in head.participants if each.kind != "bot")
    bots = [each for each in head.participants if each.kind == "bot"]
    if not bots:
        return persons
    level = level_told(bots[0].level, phrases)
    return phrases.text("setup-against", persons=persons, bots=", ".join(bot.name for bot in bots), level=level)


def _agreed(setup: Setup, head: Header, phrases: Phrases) -> str:
    """Return the options that differ from their defaults."""
    usual = setup.game.agreement.with_defaults({})
    told = []
    for option in setup.game.agreement.options:
        value = head.options.get(option.name)
        if option.name in setup.options and value != usual.get(option.name):
            named = option_title(option, setup.game, phrases)
            told.append(f", {named} {value_told(option, value, setup.game, phrases)}")
    return "".join(told)


def _lines(setup: Setup, phrases: Phrases) -> tuple[str, ...]:
    """Return the possible changes, a sentence each."""
    lines = [phrases.text("setup-help-names"), phrases.text("setup-help-bots", most=setup.most_bots)]
    options = (option for option in setup.game.agreement.options if not option.hidden)
    return (*lines, *(option_line(option, setup.game, phrases) for option in options))
