"""The options of a table of Choose Your Words, and how `auto` is resolved."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import cast

from games import Choice, Content, Failed, Name, Number, Refused, Sitting, Unavailable, Value
from games.words.decks import HAND, NAMES, SPARE, deck, from_file, usual
from games.words.table import Lexicon
from wordlists import library
from wordlists.dictionary import Dictionary
from wordlists.files import BadList
from wordlists.languages import languages
from wordlists.spelling import Umlauts

DECK = Content("deck", ("auto", *NAMES), from_file, deck)
OPTIONS = (
    Number("ante", 1, least=1),
    Number("min-bet", 1, least=1),
    Number("max-bet", 5, least=1),
    Number("chips", 50, least=1),
    Number("rounds", 0),
    Choice("check", ("auto", "challenge", "always")),
    Choice("cards", ("seeded", "typed")),
    Choice("umlauts", ("expand", "plain")),
    DECK,
    Name("dictionary", "auto"),
    Choice("spelling", ("auto", *languages())),
    Name("edition", "auto", hidden=True),
)
"""Taverne sets `edition`: it tells the words of the dictionary from those of a later one of the same name."""


def settle(options: Mapping[str, Value], sitting: Sitting) -> dict[str, Value]:
    """Return the options with each `auto` resolved (CW-0, CW-16, CW-17). Raises Refused."""
    if int(options["min-bet"]) > int(options["max-bet"]):
        raise Refused("words-bets-cross", least=options["min-bet"], most=options["max-bet"])
    if options["cards"] == "typed" and sitting.bots:
        raise Refused("words-no-bots")
    agreed = dict(options)
    agreed["dictionary"] = _said(options["dictionary"], library.usual(sitting.language))
    agreed["spelling"] = _said(options["spelling"], library.spelling(sitting.language))
    agreed["check"] = _said(options["check"], "challenge" if sitting.persons > 1 else "always")
    try:
        source = library.locate(str(agreed["dictionary"]), str(agreed["spelling"]))
        agreed |= {"dictionary": source.name, "spelling": source.language}
        agreed["deck"] = _said(options["deck"], usual(source.language))
        agreed["edition"] = dictionary(agreed).mark
    except BadList as error:
        raise Unavailable(error.reason, "dictionary", library.names(), **error.facts) from None
    cards, needed = len(deck(str(agreed["deck"])).cards), HAND * sitting.seats + SPARE
    if cards < needed:
        raise Failed("words-deck-small", cards=cards, needed=needed, seats=sitting.seats)
    return agreed


def _said(value: Value, usual: str) -> Value:
    return usual if value == "auto" else value


def dictionary(options: Mapping[str, Value]) -> Dictionary:
    """Return the dictionary of a table, as it was when its game began if that was kept. Raises BadList."""
    name, spelling, umlauts = str(options["dictionary"]), str(options["spelling"]), cast(Umlauts, options["umlauts"])
    return library.edition(str(options["edition"]), name, spelling, umlauts)


def agreement(options: Mapping[str, Value]) -> Lexicon:
    """Return the cards and dictionary of a table. Raises Refused."""
    try:
        words = dictionary(options)
    except BadList as error:
        raise Unavailable(error.reason, "dictionary", library.names(), **error.facts) from None
    return _agreement(str(options["deck"]), words, options["check"] == "always")


@lru_cache(maxsize=4)
def _agreement(cards: str, words: Dictionary, always: bool) -> Lexicon:
    return Lexicon(deck(cards), words, always)
