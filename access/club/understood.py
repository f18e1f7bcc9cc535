"""The words of the lobby and their arguments: a game with changes to its table, or the number of a table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from access.answers.shapes import PLAIN, plain_answer_words
from access.dialogue.requests import Needed
from access.language.phrases import Phrases, echo, normal
from access.language.texts import game_title, place_in_lists
from access.settings.preferences import names_of_languages
from access.storage import catalogue
from access.system.environment import LANGUAGES, facts
from games.game import Game
from games.refusals import Refused

BREAK = "\n"
"""Separates a typed argument from the answer to a further question."""
LONGEST = 12
"""The most words of a game's name."""
MOST_CHANGES = 20
"""The most changes to a table in one line: more than there are settings."""
_BREAKS = re.compile(r"[,;]|(?:^|\s)--?(?=[^\W\d])")
"""The separators of changes: a comma or semicolon, or the dashes of the command line."""


class NeedsMore(Exception):
    """A command needs a name, a text or a yes. `phrase` asks for it, after `lines`.

    `about` is the name that was typed before: the fact `name` of the phrase. `among` are texts that may be chosen.
    """

    def __init__(
        self,
        phrase: str,
        lines: Sequence[str] = (),
        kind: Literal["name", "text", "yes"] = "name",
        about: str = "",
        among: Sequence[str] = (),
        **facts: str,
    ) -> None:
        super().__init__(phrase)
        given = f"{about}{BREAK}" if about else ""
        self.lines, self.needed = tuple(lines), Needed(phrase, {"name": about, **facts}, given, kind, tuple(among))


def without(word: str, typed: str) -> str:
    """Return typed text without this word of the lobby, in any language: `open kaques` becomes `kaques`."""
    first, _, rest = typed.strip().partition(" ")
    return rest.strip() if rest and normal(first) in _words(word) else typed.strip()


def word_in(typed: str, words: tuple[str, ...]) -> str:
    """Return the word of the lobby with which a text begins, in any language; empty if there is none."""
    first = normal(typed.strip().partition(" ")[0])
    return next((word for word in words if first in _words(word)), "")


def _words(word: str) -> frozenset[str]:
    return words_of_club(f"loop-answer-club-{word}")


@lru_cache(maxsize=32)
def words_of_club(phrase: str) -> frozenset[str]:
    """Return the words of a phrase in all languages, in the form for comparing."""
    every = (each for language in LANGUAGES for each in Phrases(language).words(phrase))
    return frozenset(map(normal, every))


def language_wished(typed: str) -> str:
    """Return the code of a typed language: its own name, or any name after `set language`; empty for other text."""
    words, every = normal(typed).split(), {normal(word): code for word, code in names_of_languages(LANGUAGES).items()}
    own = {normal(facts(code).name): code for code in LANGUAGES}
    *before, last = words or [""]
    if not before:
        return own.get(last, "")
    is_wish = {*before} <= words_of_club("settings-language") | words_of_club("loop-command-set")
    return (every | {code: code for code in LANGUAGES}).get(last, "") if is_wish else ""


def changes(typed: str) -> list[str]:
    """Return the typed changes to a table: `--target 1000 --bots=2` becomes `target 1000` and `bots 2`.

    If there are too many, the rest is one text at the end, which is refused later.
    """
    parts = _BREAKS.split(typed, maxsplit=MOST_CHANGES)
    return [part.strip().replace("=", " ", 1) for part in parts if part.strip()]


def game_and_changes(typed: str, language: str) -> tuple[Game, list[str]]:
    """Return the typed game, and the typed changes to its table. Raises Refused."""
    name, *others = changes(typed) or [""]
    words = name.split()[:LONGEST]
    for count in range(len(words), 0, -1):
        game = _game(" ".join(words[:count]), language)
        if game is not None:
            rest = " ".join(name.split()[count:])
            return game, [rest, *others] if rest else others
    raise _no_game(name)


def games_by_number(language: str) -> dict[str, Game]:
    """Return the games by their numbers in the menu, short ones first."""
    games = sorted(catalogue.working(), key=lambda game: place_in_lists(game, language))
    return {str(number): game for number, game in enumerate(games, 1)}


def titles(language: str) -> tuple[str, ...]:
    """Return the titles of the games, in the order of their numbers."""
    return tuple(game_title(game, language) for game in games_by_number(language).values())


def _no_game(typed: str) -> Refused:
    """Return the refusal of a game that is not there, with the nearest one."""
    near = catalogue.nearest(typed) or "none"
    return Refused("club-no-game", typed=echo(typed), names=", ".join(catalogue.names()), near=near)


def game_called(typed: str, language: str) -> Game:
    """Return the game of a typed name or title, or of its beginning. Raises Refused."""
    game = _game(typed, language)
    if game is None:
        raise _no_game(typed)
    return game


def _game(typed: str, language: str) -> Game | None:
    wanted = normal(typed)
    if wanted.isdecimal():
        return games_by_number(language).get(wanted)
    if any(wanted in plain_answer_words(Phrases(language), says) for says in PLAIN):
        return None  # yes is not the beginning of a title
    for name in catalogue.names():
        if wanted and (name.startswith(wanted) or normal(catalogue.title_or_name(name, language)).startswith(wanted)):
            return catalogue.find(name)
    return None


def table_number(typed: str) -> int:
    """Return the typed number of a table: 2 for `2` or `table 2`; 0 if there is none."""
    found = re.fullmatch(r"(?:.*\s)?#?([0-9]{1,9})\.?", typed.strip())
    return int(found[1]) if found else 0
