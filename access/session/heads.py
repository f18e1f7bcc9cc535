"""What is played, by whom: from what was typed on the command line or in the menu to the head of a journal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from access.engine.journal import Head
from access.engine.seats import BadName, Sitter, bot_names, clean_name, clean_names
from access.language.phrases import Phrases
from access.system import surroundings
from games.game import Game, Sitting
from games.options import BadOption, Content, Value, with_defaults
from games.steps import Refused
from wordlists.files import BadList, path_of

LARGEST_FILE = 1 << 20
"""Bytes of a file that is an option's value."""


def head_of(
    game: Game,
    names: Sequence[str],
    language: str,
    bots: int | None = None,
    level: str | None = None,
    options: Sequence[str] = (),
    seed: int | None = None,
    typed: bool = False,
) -> Head:
    """What is played, by whom. Raises Refused."""
    people = clean_names(list(names)) if names else [own_name(language)]
    count = int(len(people) == 1) if bots is None else bots
    level = level or usual_level(game)
    if count and level not in game.bots:
        raise Refused("error-no-level", game=game.id, level=level, levels=", ".join(game.bots))
    sitting = Sitting(len(people), count, language)
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(name, "bot", level) for name in bot_names(count, people)]
    if len(sitters) < game.least_seats:
        raise Refused("error-seats", game=game.id, least=game.least_seats)
    if len(sitters) > game.most_seats:
        raise Refused("error-too-many", game=game.id, most=game.most_seats)
    seed = secrets.randbelow(2**32) if seed is None else seed
    agreed = options_of(game, options, sitting)
    typed = typed or agreed.get("cards") == "typed"
    return Head(game.id, game.version, tuple(sitters), agreed, seed, typed, language)


def usual_level(game: Game) -> str:
    """The level of bots where none is asked for: good, or the best that the game has."""
    return "good" if "good" in game.bots else list(game.bots)[-1]


def own_name(language: str) -> str:
    """The system's name for who plays, or a guest."""
    try:
        return clean_name(surroundings.user_name()[:20])
    except BadName:
        return Phrases(language).text("loop-guest")


def options_of(game: Game, texts: Sequence[str], sitting: Sitting) -> dict[str, Value]:
    """The options of a game from KEY=VALUE, settled for who sits down. Raises Refused."""
    known = {option.name: option for option in game.options}
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", text=text[:20])
        option = known.get(name)
        if isinstance(option, Content) and value not in option.values:
            value = content(option, _path(value))
        given[name] = option.read(value) if option else value
    agreed = with_defaults(game.options, given)
    return game.settle(agreed, sitting) if game.settle else agreed


def _path(text: str) -> Path:
    try:
        return path_of(text)
    except BadList as error:
        raise BadOption(error.reason, **error.facts) from None


def content(option: Content, path: Path) -> str:
    """What stands in a file, in one line. Raises Refused."""
    try:
        if path.exists() and not path.is_file():
            raise BadOption("option-file-device", file=path.name or str(path))
        with open(path, "rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadOption("option-file-large", file=path.name)
        return option.parse(data.decode("utf-8-sig"), path.name)
    except FileNotFoundError:
        raise BadOption("option-content", name=option.name, values=", ".join(option.values)) from None
    except UnicodeDecodeError:
        raise BadOption("option-file-text", file=path.name) from None
    except OSError as error:
        raise BadOption("journal-unreadable", file=path.name, why=error.strerror or "") from None
