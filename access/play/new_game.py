"""A new game: turns the options of the command line or the menu into the header of a journal.

Names of persons are typed; words for commands and answers in any language are no names. In the menu one line tells the
game and its players, and each part of it can be changed.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import field, replace
from functools import lru_cache, partial
from itertools import pairwise
from pathlib import Path
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
from access.answers.shapes import amount, in_any_language, list_entries, typed_sentences
from access.answers.words import normal
from access.dialogue.asking import Confirm, Unchecked, yes_or_no
from access.engine.journal import Header
from access.engine.table import BadName, Participant, bot_names, clean_names
from access.language.phrases import Phrases, echo
from access.language.texts import MissingPhrase, Texts, house_text, texts
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.storage.remembered import Remembered
from access.system import environment
from access.system.environment import LANGUAGES
from games.data import frozen
from games.game import Game, Sitting
from games.options import BadOption, Choice, Content, Option, Value
from games.refusals import Failed, Refused
from games.steps import Event, Offer, Seat
from wordlists import regular

SHORTEST_WORD = 3
"""The fewest letters of a second or later word for a command that is no name: short forms may be names."""

WORDS = ("command", "answer")
"""The phrases of a game with words that are no names: `kaques-answer-stop`."""
HOUSE_PHRASES = ("loop-command-", "loop-answer-", "setup-names =", "setup-bots =", "setup-level =")
"""The phrases of the house with words that are no names, such as those for changes of a table."""
SIGNS = re.compile(r"(?<!\S)[&+](?!\S)")
"""A sign between two names."""
SET_PHRASES = ("setup-bots =", "setup-players =")
"""The phrases of words that take a number; such a word and its number are no part of a name."""


def people_named(typed: Sequence[str]) -> list[str]:
    """Return the cleaned single names of a typed list.

    Raises BadName, also for equal names and for commands.
    """
    named = one_by_one(*typed)
    if typed and not named:
        raise BadName("name-empty")
    names = clean_names(named)
    for name in names:
        if is_command(name) and name not in _guests():
            raise BadName("name-command", name=name)
        if (change := _change_in(name)) is not None:
            raise BadName("name-change", name=name, change=change)
    return names


def _guests() -> frozenset[str]:
    """Return the names that somebody without a name has, in all languages: they are proposed, so they may be taken."""
    return frozenset(Phrases(code).text("loop-guest") for code in LANGUAGES)


def one_by_one(*typed: str) -> list[str]:
    """Return the single names of a line, or of arguments, with commas or words such as `and` between them."""
    return [entry for name in typed for entry in list_entries(SIGNS.sub(" , ", name))]


def _change_in(name: str) -> str | None:
    """Return the change of a table within a name, such as `bots 2` in `Bea bots 2`; None without one."""
    for first, second in pairwise(name.split()):
        word = first if amount(second) is not None else second if amount(first) is not None else ""
        if normal(word) in _set_words():
            return f"{first} {second}"
    return None


def is_command(name: str) -> bool:
    """Tell whether a name is a word for a command or an answer, in any language."""
    return normal(name) in _commands()


def begins_with_command(name: str) -> bool:
    """Tell whether a name of several words begins with a word for a command: it may have been meant as one."""
    first, _, rest = name.partition(" ")
    return bool(rest) and is_command(first)


def sure_of_name(phrases: Phrases, name: str) -> Confirm:
    """Return the question whether a name is right: Enter takes it, unless it begins with a command."""
    if begins_with_command(name):
        return yes_or_no(phrases, "name-sure", name=name)
    return yes_or_no(phrases, "club-name-sure", enter=True, name=name)


@lru_cache(maxsize=1)
def _commands() -> frozenset[str]:
    """Return all words of the house and its games, in all languages, in their form for comparison."""
    return frozenset(map(normal, _long(_listed(HOUSE_PHRASES, WORDS))))


@lru_cache(maxsize=1)
def _set_words() -> frozenset[str]:
    """Return the words for changes of a table by number, in all languages, in their form for comparison."""
    return frozenset(normal(word) for words in _listed(SET_PHRASES, ("option",)) for word in words)


def _listed(house: tuple[str, ...], of_games: tuple[str, ...]) -> Iterator[Sequence[str]]:
    """Yield the words of these phrases of the house and of each game, in all languages."""
    for language in LANGUAGES:
        yield from _lists(house_text(language), house) or _parsed(texts(language), house)
        for name in catalogue.names():
            text, phrases = catalogue.game_phrases_text(name, language), tuple(f"{name}-{what}-" for what in of_games)
            with suppress(MissingPhrase):  # a broken game has no words
                yield from _lists(text, phrases) or _parsed(Texts(language, name, text), phrases)


def _lists(text: str, phrases: tuple[str, ...]) -> list[list[str]]:
    """Return the words of these phrases in the text of a file; none if one of them must be parsed.

    A start of a game waits for the words of all languages, and parsing takes many times as long.
    """
    found = []
    for phrase in phrases:
        _, *each = f"\n{text}".split(f"\n{phrase}")  # much faster than looking at every line
        for entry in each:
            line, _, below = entry.partition("\n")
            words, below = f"{phrase}{line}".partition(" = ")[2], below.lstrip("\n")
            if not words or "{" in words or (below.startswith(" ") and not below.lstrip(" ").startswith(".")):
                return []
            found.append([word.strip() for word in words.split(",")])
    return found


def _parsed(found: Texts, phrases: tuple[str, ...]) -> Iterator[Sequence[str]]:
    """Yield the words of these phrases. Raises MissingPhrase."""
    yield from (found.words(phrase) for phrase in found.own or found.names if f"{phrase} =".startswith(phrases))


def _long(lists: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the first word of each list, and others that are no short forms."""
    for first, *others in lists:
        yield from (first, *(word for word in others if len(word) >= SHORTEST_WORD))


LARGEST_FILE = 1 << 20
"""The most bytes of a file as the value of an option."""
SEED_BITS = 128
LENGTHS = ("target", "rounds")
"""The usual names of the option that says how long a game is."""
MOST_BOTS = 20
"""The most bots at one table."""


class BadFile(Failed):
    """A file unfit as the value of an option."""


def new_seed() -> int:
    """Return the seed of a new game, which nobody can guess."""
    return secrets.randbits(SEED_BITS)


def header(
    game: Game,
    names: Sequence[str],
    preferences: Preferences,
    language: str,
    options: Sequence[str],
    bots: int | None = None,
    level: str | None = None,
    seed: int | None = None,
    typed: bool = False,
) -> Header:
    """Return the header of a new game. Raises Refused.

    Without `names` the system's user plays. One person alone plays with their own settings, and gets a bot unless
    `bots` is given. `options` are KEY=VALUE; the last one of a key counts. `typed` says that persons throw real dice.
    """
    names = names or [own_name(language)]
    one = preferences.of(names[0]) if len(names) == 1 else preferences
    language = one.language or language
    people = clean_names(list(names))
    count = int(len(people) == 1) if bots is None else bots
    level = level or usual_level(game)
    if count:
        check_level(game, level, language)
    participants = [Participant(name) for name in people]
    participants += [Participant(name, "bot", level) for name in bot_names(count, people)]
    check_seats(game, len(participants))
    chosen, seed = seed is not None, new_seed() if seed is None else seed
    agreed = agreed_options(game, (*preferred(game, one), *options), Sitting(len(people), count, language))
    typed = typed or game.agreement.is_typed(agreed)
    return Header(game.id, game.version, tuple(participants), agreed, seed, typed, language, chosen)


def check_level(game: Game, level: str, language: str) -> None:
    """Raise Refused, in this language, unless the game has bots of this level."""
    if level not in game.bots:
        phrases = Phrases(language)
        levels = ", ".join(level_told(each, phrases) for each in game.bots)
        raise Refused("error-no-level", game=game, level=level_told(echo(level), phrases), levels=levels)


def check_seats(game: Game, seats: int) -> None:
    """Raise Refused unless so many can play."""
    if seats < game.least_seats:
        raise Refused("error-seats", game=game, least=game.least_seats)
    if seats > game.most_seats:
        raise Refused("error-too-many", game=game, most=game.most_seats)


def usual_level(game: Game) -> str:
    """Return the default level of bots: good, or the best one of the game."""
    return "good" if "good" in game.bots else list(game.bots)[-1]


def own_name(language: str) -> str:
    """Return the name of the system's user, or that of a guest."""
    try:
        return people_named([environment.user_name()[:20]])[0]
    except BadName:
        return Phrases(language).text("loop-guest")


def preferred(game: Game, preferences: Preferences) -> tuple[str, ...]:
    """Return the options of a game in the settings, as KEY=VALUE."""
    takes = {option.name for option in game.agreement.options}
    return tuple(f"{name}={value}" for name, value in preferences.games.table_options().items() if name in takes)


def agreed_options(game: Game, texts: Sequence[str], sitting: Sitting) -> dict[str, Value]:
    """Return the options of a game from KEY=VALUE, settled for the players at the table. Raises Refused."""
    known = {option.name: option for option in game.agreement.options}
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", text=echo(text))
        option = known.get(name)
        if option is None or (isinstance(option, Choice) and value not in option.values):
            option, value = _in_own_words(game, name, value, sitting.language)
        if isinstance(option, Content) and value not in option.values:
            value = content(option, _path(value))
        try:
            given[option.name if option else name] = option.read(value) if option else value
        except BadOption as refused:
            raise (
                refused if name in known else refusal_in_words(refused, game, Phrases(sitting.language, game))
            ) from None
    return game.agreement.settle(game.agreement.with_defaults(given), sitting)


def _in_own_words(game: Game, name: str, value: str, language: str) -> tuple[Option | None, str]:
    """Return the option of this name in a language, or None, and its value."""
    phrases = Phrases(language, game)
    option = option_named(name, game, phrases)
    return option, value if option is None else value_meant(option, value, game, phrases)


def _path(text: str) -> Path:
    try:
        return regular.path_of(text)
    except OSError as error:
        raise BadFile("journal-unreadable", file=text[:80], why=error) from None


def content(option: Content, path: Path) -> str:
    """Return the content of a file in one line. Raises Refused."""
    try:
        return option.parse(regular.content(path, LARGEST_FILE).decode("utf-8-sig"), path.name)
    except FileNotFoundError:
        raise BadOption("option-content", name=option.name, values=", ".join(option.values)) from None
    except UnicodeDecodeError:
        raise BadFile("option-file-text", file=path.name) from None
    except OSError as error:
        raise BadFile("journal-unreadable", file=path.name or str(path), why=error) from None


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


def length_told(setup: Setup, head: Header, phrases: Phrases) -> str:
    """Return how long a game is where nobody has changed that, as it is said of a changed one; empty if it is open."""
    for option in setup.game.agreement.options:
        if option.name in LENGTHS and head.options.get(option.name) and option.name not in setup.options:
            value = _value(option, setup, head, phrases)
            return f", {option_agreed(option, value, setup.game, phrases)}"
    return ""


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
