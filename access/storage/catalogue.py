"""The installed games, ours among them: found through the entry points of the group `taverne.games`.

A game from elsewhere is checked when it is loaded, so that its faults are reported before anybody plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from operator import attrgetter
from typing import Any

from access.engine.chance import Guesser
from access.engine.journal import Header
from access.language.phrases import Phrases, echo, normal
from access.language.texts import MissingPhrase, game_title, languages_of, respellings, texts
from access.system.environment import LANGUAGES, package_text
from access.system.packages import entry_points, folders, installed_entry_points
from games.game import Game
from games.refusals import Failed, Refused
from games.steps import Ask, Event

GAME_GROUP = "taverne.games"
OURS = "games."
"""Begins the packages of Taverne's own games."""
SHORTEST_TITLE = 3
"""The minimum number of letters of a typed title."""
LIKENESS, MORE = 0.7, 0.1
"""The likeness from which a mistyped name means a game, from 0 to 1, and how much more it takes of several words."""


class BrokenGame(Failed):
    """An unplayable installed game."""


_left_out: set[str] = set()


def _entries() -> Mapping[str, str]:
    return {name: entry for name, entry in entry_points(GAME_GROUP).items() if name not in _left_out}


def of_others() -> Mapping[str, str]:
    """Return the entry points of the games that others have written, by name. They are not loaded for this."""
    return {name: entry for name, entry in _entries().items() if not entry.startswith(OURS)}


def leave_out(name: str) -> None:
    """Let this program know an installed game no more."""
    _left_out.add(name)
    find.cache_clear()


def broken_games() -> tuple[BrokenGame, ...]:
    """Return the faults of installed packages: their games, if they have any, are not known."""
    damaged = installed_entry_points().damaged
    return tuple(BrokenGame("error-broken-package", package=each.package, why=each.why) for each in damaged)


@lru_cache(maxsize=8)
def respelled(language: str) -> Mapping[str, str]:
    """Return the respellings of the house and of all installed games, which are not loaded for this."""
    found = dict(texts(language).respelled)
    for name in names():
        line = re.search(rf"^{re.escape(name)}-spoken = (.+)$", game_phrases_text(name, language), re.MULTILINE)
        found |= respellings(line[1]) if line else {}
    return found


def game_phrases_text(name: str, language: str) -> str:
    """Return the text of a game's phrases in this language, if there is one. The game is not loaded for this."""
    for folder in folders(_entries()[name].partition(":")[0]):
        with suppress(OSError, UnicodeError):
            return (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return package_text(language, f"games/{name}/{language}.ftl") or ""


def by_header(header: Header) -> Game:
    """Return the game of a table, with the rules of its beginning. Raises Refused if they are unknown here."""
    newest = find(header.game)
    game = newest.of_version(header.version)
    if game is None:
        raise Refused("error-rules-unknown", game=newest, version=header.version)
    return game


def names() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted(_entries()))


def begun(typed: str) -> str | None:
    """Return the name of the typed game, or of the only one with this beginning; None for none or several.

    A game is also known by its title in any language, and by the beginning of a word of it.
    """
    wanted = typed.casefold()
    found = [name for name in names() if name.startswith(wanted)] if wanted else []
    if not found and len(wanted) >= SHORTEST_TITLE:
        start = f" {normal(wanted)}"
        found = [name for name in names() if any(start in f" {title}" for title in _titles(name))]
    return wanted if wanted in found else found[0] if len(found) == 1 else None


def nearest(typed: str) -> str | None:
    """Return the name of the game that a mistyped name, title or word of it may mean; None if none is like it."""
    from difflib import get_close_matches  # only after a mistake

    titles = [(title, name) for name in names() for title in _titles(name)]
    known = {word: name for title, name in titles for word in title.split() if len(word) > 3}
    known |= dict(titles) | {name: name for name in names()}
    found = get_close_matches(normal(typed), known, 1, LIKENESS + MORE * (" " in typed.strip()))
    return known[found[0]] if found else None


def titled(typed: str) -> str | None:
    """Return the name of the only game with this title, or with these whole words in it; None for none or several."""
    words = f" {normal(typed)} "
    found = [name for name in names() if any(words in f" {title} " for title in _titles(name))]
    return found[0] if len(found) == 1 else None


@lru_cache(maxsize=64)
def _titles(name: str) -> tuple[str, ...]:
    """Return the titles of a game in all languages, in their form for comparison. The game is not loaded for this."""
    texts = (game_phrases_text(name, language) for language in LANGUAGES)
    found = (re.search(rf"(?m)^{re.escape(name)} = (.+)$", text) for text in texts)
    return tuple(normal(each[1]) for each in found if each is not None)


@lru_cache(maxsize=64)
def find(name: str) -> Game:
    """Return the game of this name. Raises Refused if there is none, BrokenGame if it has a fault."""
    wanted = name.casefold()
    entry = _entries().get(wanted)
    if entry is None:
        raise Refused("error-no-game", name=echo(name), names=", ".join(names()), near=nearest(name) or "none")
    try:
        game = load(entry)
        fault = next(_faults(game, wanted, entry), None)
    except BaseException as error:  # no fault of a game from elsewhere may break Taverne, not even SystemExit
        fault = f"{type(error).__name__}: {error}"
        raise BrokenGame("error-broken-game", game=wanted, why=fault) from error
    if fault is not None:
        raise BrokenGame("error-broken-game", game=wanted, why=fault)
    return with_bots(game)


def with_bots(game: Game) -> Game:
    """Return a game with bots: its own ones, else one that guesses among the allowed answers."""
    return game if game.bots else replace(game, bots={"easy": Guesser})


def load(entry: str) -> Game:
    """Return the unchecked game of an entry point. Raises any exception from the import of its package."""
    module, _, attribute = entry.partition(":")
    game: Game = attrgetter(attribute)(import_module(module))
    return game


def working() -> Iterator[Game]:
    """Yield all games without a fault."""
    for name in names():
        with suppress(Refused):
            yield find(name)


def packages() -> dict[str, str]:
    """Return the Python packages of all working games, by the names of the games."""
    return {game.id: game.package for game in working()}


def entry_of(name: str) -> str:
    """Return the entry point of an installed game, such as pig:GAME."""
    return _entries()[name]


def loaded(entry: str) -> Game:
    """Return the game of an entry point, without a search of other packages."""
    return with_bots(load(entry))


def is_ours(game: Game) -> bool:
    """Tell whether a game is one of Taverne's own, which our tests have proven."""
    return game.package.startswith(OURS)


def title_or_name(name: str, language: str) -> str:
    """Return the title of a game, or its name if it is missing or broken."""
    try:
        return game_title(find(name), language)
    except Refused:
        return name


def sentence(refused: Refused, language: str) -> str:
    """Return a refusal as a sentence, in the phrases of Taverne or of the game that refused; games by their titles."""
    whose, facts = refused.reason.partition("-")[0], dict(refused.facts)
    if facts.get("game") in names():
        with suppress(Refused):  # a broken game is called by its name
            facts["game"] = find(facts["game"])
    return Phrases(language, find(whose) if whose in names() else None).text(refused.reason, **facts)


# What a game must give -----------------------------------------------------------------------------------------------


def _faults(game: object, name: str, entry: str) -> Iterator[str]:
    """Yield the faults of a game, one at a time."""
    if not isinstance(game, Game):
        yield f"{entry} is a {type(game).__name__}, not a games.game.Game"
        return
    if game.id != name or not re.fullmatch(r"[a-z][a-z0-9]*", game.id):
        yield f"its id is {game.id!r}; it must be {name!r}, of small letters and digits"
    if not is_ours(game):  # our tests check more than this in ours
        yield from _missing_phrases(game)


def _missing_phrases(game: Game) -> Iterator[str]:
    languages = languages_of(game.package)
    if not languages:
        yield f"there are no phrases in {game.package}, such as en.ftl"
    for language in languages:
        try:
            phrases = Phrases(language, game)
        except MissingPhrase as error:
            yield str(error)
            continue
        wanted = [game.id, *(phrases.name(told) for told in told_by(game.package, Event, Ask))]
        yield from (f"{language}.ftl has no phrase {name}" for name in wanted if not phrases.texts.is_own(name))


def told_by(package: str, *bases: type[Any]) -> tuple[type[Any], ...]:
    """Return the public classes in the modules of a package that inherit from one of these.

    A class with slots is made twice: the one of a name that was made last is the one that the package has.
    """
    todo, found = list(bases), dict[tuple[str, str], type[Any]]()
    while todo:
        known: list[type[Any]] = todo.pop().__subclasses__()
        for told in known:
            todo.append(told)
            if (told.__module__ + ".").startswith(package + ".") and not told.__name__.startswith("_"):
                found[told.__module__, told.__qualname__] = told
    return tuple(found[key] for key in sorted(found))
