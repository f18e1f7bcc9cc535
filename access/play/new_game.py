"""A new game: turns the options of the command line or the menu into the header of a journal.

Names of persons are typed; words for commands and answers in any language are no names.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import pairwise
from pathlib import Path

from access.answers.options import level_told, option_named, refusal_in_words, value_meant
from access.answers.shapes import amount, list_entries
from access.answers.words import normal
from access.engine.journal import Header
from access.engine.table import BadName, Participant, bot_names, clean_names
from access.language.phrases import Phrases, echo
from access.language.texts import MissingPhrase, Texts, house_text, texts
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system import environment
from access.system.environment import LANGUAGES
from games.game import Game, Sitting
from games.options import BadOption, Choice, Content, Option, Value
from games.refusals import Failed, Refused
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


def sure_of_name(name: str, usual: str) -> str:
    """Return the phrase that asks whether a name is right: one of its own if it begins with a command, else `usual`."""
    return "name-sure" if begins_with_command(name) else usual


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
