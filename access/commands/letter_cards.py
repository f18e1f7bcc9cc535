"""Finds decks of letter cards, by name or in a file."""

from __future__ import annotations

from pathlib import Path

from access.answers.shapes import echo
from access.play.new_game import content
from games.cards import Deck
from games.game import Game
from games.refusals import Refused
from games.words.decks import NAMES, usual
from games.words.decks import deck as read_deck
from games.words.options import DECK
from wordlists.regular import path_of, there


def deck_of(name: str) -> Deck:
    """Return a bundled deck by its name, or the deck in a file. Raises Refused."""
    if name in NAMES:
        return read_deck(name)
    try:
        path = path_of(name)
    except OSError:
        path = Path(name)
    if not there(path):
        raise Refused("deck-unknown", name=echo(name, 40), decks=", ".join(NAMES))
    return read_deck(content(DECK, path))


def deck_called(language: str) -> str:
    """Return the name of the deck of a language, that of English if it has none."""
    return usual(language)


def has_deck(game: Game) -> bool:
    """Tell whether a game is played with a deck of letter cards."""
    return DECK in game.agreement.options
