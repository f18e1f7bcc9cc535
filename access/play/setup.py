"""Setting up a table in the menu: one line tells the game and its players, and each part of it can be changed."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import field, replace
from functools import partial
from itertools import pairwise
from typing import ClassVar, TypeVar

from access.answers.options import (
    level_meant,
    level_told,
    option_agreed,
    option_line,
    option_named,
    refusal_in_words,
    value_meant,
    value_told,
)
from access.answers.shapes import amount, in_any_language, typed_sentences
from access.answers.words import normal
from access.dialogue.asking import Unchecked
from access.engine.journal import Header
from access.engine.table import BadName
from access.language.phrases import Phrases, echo
from access.play.new_game import MOST_BOTS, header, people_named, usual_level
from access.settings.preferences import Preferences
from access.storage.remembered import Remembered
from games.data import frozen
from games.game import Game
from games.options import BadOption, Content, Option
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
    """Asks for the start of a game, or for a change of its table; Enter starts the game."""

    shared: ClassVar[bool] = True
    game: str
    players: str
    agreed: str
    lines: tuple[str, ...]

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the start, also by Enter; any typed change; and no, which lists the possible changes."""
        return (
            Offer("start", START, says="yes"),
            Offer("begin", START, enter=True),
            Offer("change", CHANGE, says="no"),
            Offer("pick", takes="text", bare=True),
        )

    def choices(self) -> tuple[Event, ...]:
        """Return the possible changes, a sentence each."""
        return tuple(map(CanSet, self.lines))

    def line_about(self, typed: str) -> str | None:
        """Return the sentence about a part of the table by its first word, such as target; None without one."""
        begins = ((line, re.split("[,:]", line, maxsplit=1)[0]) for line in self.lines)
        return next((line for line, word in begins if normal(word) == normal(typed)), None)


@frozen
class Setup:
    """A table before its game. `options` are the changed ones, as typed."""

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
            raise refusal_in_words(refused, self.game, Phrases(language, self.game)) from None

    def changed(self, typed: str, phrases: Phrases) -> Setup:
        """Return the table with one typed change. Raises Refused."""
        if typed == CHANGE:
            raise Refused("setup-change-what")
        word, rest = _word_and_rest(self._in_order(typed, phrases))
        if normal(word) in map(normal, phrases.words("setup-names")):
            return replace(self, names=tuple(people_named([rest])) if rest else ())
        if normal(word) in map(normal, phrases.words("setup-bots")):
            return replace(self, bots=0 if _is_none(rest, phrases) else _number(rest, self.most_bots))
        if normal(word) in map(normal, phrases.words("setup-level")):
            return replace(self, level=_level(rest, self.game, phrases))
        option = option_named(word, self.game, phrases)
        if option is None:
            raise Refused("setup-not-understood", typed=echo(typed.strip()))
        if not rest:
            raise Refused("setup-option-what", line=option_line(option, self.game, phrases))
        return replace(self, options={**self.options, option.name: value_meant(option, rest, self.game, phrases)})

    def parts(self, typed: str, phrases: Phrases) -> list[str]:
        """Return the single changes of a typed line: `bots 2, target 1000`; names have commas, too."""
        found: list[str] = []
        for piece in self._pieces(typed, phrases):
            if found and self._is(found[-1], phrases, "setup-names") and not self._ends_names(piece, phrases):
                found[-1] = f"{found[-1]}, {piece}"
            else:
                found.append(piece)
        return found or [typed]

    def _pieces(self, typed: str, phrases: Phrases) -> Iterator[str]:
        """Yield the pieces between commas, and those that `and` joins."""
        for piece in filter(None, map(str.strip, re.split("[,;]", typed))):
            has_names = self._is(piece, phrases, "setup-names")
            yield from joined_changes(piece, partial(self._ends_names if has_names else self.knows, phrases=phrases))

    def typed_behind(self, typed: str, phrases: Phrases) -> list[str]:
        """Return the changes that were typed behind the game, as in the shell: `Ann Ben --bots 2`, or `bots 2`."""
        first, *flags = re.split(r"(?:^|\s)--(?=\S)", typed)
        names = first.strip(" ,;")
        changes = self.parts(names, phrases) if names else []
        if changes and not self.knows(changes[0], phrases):
            changes = [f"{phrases.words('setup-names')[0]} {names if ',' in names else ', '.join(names.split())}"]
        return [*changes, *(f"--{flag}" for flag in flags)]

    def knows(self, typed: str, phrases: Phrases) -> bool:
        """Tell whether this is a change of the table, even one with a wrong value."""
        return understands(lambda: self.changed(typed, phrases))

    def _ends_names(self, typed: str, phrases: Phrases) -> bool:
        """Tell whether this is a change, with its word first or last."""
        return self._is_change(typed, phrases) or self._is_change(typed.split()[-1], phrases)

    def _in_order(self, typed: str, phrases: Phrases) -> str:
        """Return a change with its word first: `2 bots` means bots 2, and `easy` alone level easy."""
        before, _, last = typed.strip().rpartition(" ")
        if self._is_change(typed, phrases):
            return typed
        if before and self._is_change(last, phrases):
            return f"{last} {before}"
        is_level = level_meant(typed, self.game.bots, phrases) is not None
        return f"{phrases.words('setup-level')[0]} {typed}" if is_level else typed

    def _is_change(self, typed: str, phrases: Phrases) -> bool:
        names = ("setup-names", "setup-bots", "setup-level")
        known = any(self._is(typed, phrases, name) for name in names)
        return known or option_named(_word_and_rest(typed)[0], self.game, phrases) is not None

    @staticmethod
    def _is(typed: str, phrases: Phrases, name: str) -> bool:
        return normal(_word_and_rest(typed)[0]) in map(normal, phrases.words(name))

    @property
    def most_bots(self) -> int:
        """The most bots beside the persons."""
        return max(min(MOST_BOTS, self.game.most_seats - max(len(self.names), 1)), 0)

    def remembered(self) -> Remembered:
        """Return the table in the form to remember."""
        return Remembered(self.names, self.bots, self.level, self.options)


def understands(change: Callable[[], object]) -> bool:
    """Tell whether a change is understood, even if it is refused."""
    try:
        change()
    except Refused as refused:
        return refused.reason != "setup-not-understood"
    return True


def joined_changes(typed: str, is_change: Callable[[str], bool]) -> Iterator[str]:
    """Yield the changes of a text: `and` joins two of them if a change stands behind it."""
    joining = in_any_language("and")
    words = typed.split()
    joints = [n for n, word in enumerate(words) if normal(word) in joining]
    begin = 0
    for joint, end in pairwise((*joints, len(words))):
        if end > joint + 1 and is_change(" ".join(words[joint + 1 : end])):
            if joint > begin:
                yield " ".join(words[begin:joint])
            begin = joint + 1
    yield " ".join(words[begin:])


def _word_and_rest(typed: str) -> tuple[str, str]:
    """Return the first word and the rest; `target=2000` and `--target 2000` are as in the shell."""
    text = typed.strip().removeprefix("--option ").lstrip("- ")
    word, _, rest = text.partition(" ")
    if "=" in word:
        word, _, rest = text.partition("=")
    return word, rest.strip()


def _is_none(typed: str, phrases: Phrases) -> bool:
    """Tell whether a typed number means none at all: `no bots`."""
    return normal(typed) in typed_sentences(phrases, "settings-word-off")


def _number(typed: str, most: int) -> int:
    number = amount(typed)
    if number is None or number > most:
        raise Refused("setup-bots-number", typed=echo(typed), most=most)
    return number


def not_a_bot(setup: Setup, head: Header) -> None:
    """Raise BadName if a person has the name of a bot at the table."""
    bots = {each.name.casefold() for each in head.participants if each.kind == "bot"}
    for name in setup.names:
        if name.casefold() in bots:
            raise BadName("name-bot", name=name)


def _level(typed: str, game: Game, phrases: Phrases) -> str:
    """Return the typed level, in the listener's language or in that of the command line. Raises Refused."""
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
    """Ask until a table is right, and return it; `wanted` are the changes typed before.

    `parts` splits a line into its changes. A refused change is told. Raises the exceptions of `ask`.
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
    """Return the question with the table in one line."""
    return TableReady(
        Seat(0),
        phrases.text(setup.game.id),
        _players(head, phrases),
        _agreed(setup, head, phrases),
        _lines(setup, head, phrases),
    )


def _players(head: Header, phrases: Phrases) -> str:
    """Return the players: the persons, and the bots with their level."""
    persons = _persons(head)
    bots = [each for each in head.participants if each.kind == "bot"]
    if not bots:
        return persons
    level = level_told(bots[0].level, phrases)
    return phrases.text("setup-against", persons=persons, bots=", ".join(bot.name for bot in bots), level=level)


def _persons(head: Header) -> str:
    return ", ".join(each.name for each in head.participants if each.kind != "bot")


def _agreed(setup: Setup, head: Header, phrases: Phrases) -> str:
    """Return the options that differ from their defaults."""
    usual = setup.game.agreement.with_defaults({})
    told = []
    for option in setup.game.agreement.options:
        if option.name in setup.options and head.options.get(option.name) != usual.get(option.name):
            value = _value(option, setup, head, phrases)
            told.append(f", {option_agreed(option, value, setup.game, phrases)}")
    return "".join(told)


def _value(option: Option, setup: Setup, head: Header, phrases: Phrases) -> str:
    """Return the present value of an option; of a file its path, and not its content."""
    value: object = head.options.get(option.name, option.default)
    if isinstance(option, Content) and value not in option.values:
        value = setup.options.get(option.name, value)
    return value_told(option, value, setup.game, phrases)


def _lines(setup: Setup, head: Header, phrases: Phrases) -> tuple[str, ...]:
    """Return the possible changes, a sentence each, with the present values."""
    bots = [each for each in head.participants if each.kind == "bot"]
    level = level_told(setup.level or usual_level(setup.game), phrases)
    lines = (
        phrases.text("setup-help-names", names=_persons(head)),
        phrases.text("setup-help-bots", most=setup.most_bots, bots=len(bots)),
        phrases.text("setup-help-level", level=level),
    )
    options = [option for option in setup.game.agreement.options if not option.hidden]
    told = (option_line(each, setup.game, phrases, _value(each, setup, head, phrases)) for each in options)
    return (*lines, *told)
