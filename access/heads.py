"""What is played, by whom: from what was typed on the command line or in the menu to the head of a journal."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from access import surroundings
from access.journal import Head
from access.phrases import Phrases
from access.seats import BadName, Sitter, bot_names, clean_name, clean_names
from games.game import Game
from games.options import BadOption, Value, with_defaults
from games.steps import Refused


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
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(name, "bot", level) for name in bot_names(count, people)]
    if len(sitters) < game.least_seats:
        raise Refused("error-seats", game=game.id, least=game.least_seats)
    if len(sitters) > game.most_seats:
        raise Refused("error-too-many", game=game.id, most=game.most_seats)
    seed = secrets.randbelow(2**32) if seed is None else seed
    return Head(game.id, game.version, tuple(sitters), options_of(game, options), seed, typed, language)


def usual_level(game: Game) -> str:
    """The level of bots where none is asked for: good, or the best that the game has."""
    return "good" if "good" in game.bots else list(game.bots)[-1]


def own_name(language: str) -> str:
    """The system's name for who plays, or a guest."""
    try:
        return clean_name(surroundings.user_name()[:20])
    except BadName:
        return Phrases(language).text("loop-guest")


def options_of(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """The options of a game from KEY=VALUE. Raises BadOption."""
    known = {option.name: option for option in game.options}
    given: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("error-option-form", text=text[:20])
        given[name] = known[name].read(value) if name in known else value
    return with_defaults(game.options, given)
