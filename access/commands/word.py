"""The command word: words looked up, and the best words of a hand, for a table with real cards."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, islice
from typing import TypeVar

import click

from access.commands.context import language, phrases_of
from access.commands.letter_cards import deck_of
from access.commands.lists import refusing, say_left_out
from access.commands.options import common
from games.cards import Deck, Hand, named
from games.steps import Refused
from games.words.decks import HAND
from wordlists import shelf
from wordlists.dictionary import Dictionary
from wordlists.laying import laid, most_points, worth

F = TypeVar("F", bound=Callable[..., object])
MOST_CARDS = 12
"""Cards of a hand whose best word is looked for: the ways to choose double with each."""


@click.group("word")
@common
def command() -> None:
    """Look words up, or find the best word of a hand, for a table with real cards."""


def lookup_options(command: F) -> F:
    """Which dictionary and which cards."""
    command = click.option("--json", "as_json", is_flag=True, help="One object a line.")(command)
    command = click.option("--umlauts", type=click.Choice(["expand", "plain"]), default="expand", help="Ä as AE or A.")(
        command
    )
    command = click.option("--deck", help="en, de, or a deck file; else as the dictionary.")(command)
    return click.option("--dictionary", "name", help="en, de, a name, or a file; else by language.")(command)


def _found(name: str | None, deck: str | None, umlauts: str) -> tuple[Dictionary, Deck]:
    with refusing():
        found = shelf.find(name or language(), language(), "plain" if umlauts == "plain" else "expand")
    if found.listed is not None:
        say_left_out(found.listed, err=True)
    return found, deck_of(deck or found.language)


@command.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--hand", help="The cards of a hand, with blanks between.")
@lookup_options
@common
def check(
    words: tuple[str, ...], hand: str | None, name: str | None, deck: str | None, umlauts: str, as_json: bool
) -> None:
    """Say whether WORDS are in the dictionary, and their points; - reads a word a line."""
    found, cards = _found(name, deck, umlauts)
    held = None if hand is None else _hand(hand, cards)
    every = list(_lines()) if words == ("-",) else list(words)
    answers = [_checked(typed, found, cards, held, as_json) for typed in every]
    sys.exit(int(not all(answers)))


def _checked(typed: str, found: Dictionary, cards: Deck, held: Hand | None, as_json: bool) -> bool:
    """Say whether a word is listed, and what it is worth at most, or with the cards of a hand."""
    key, listed = found.key(typed), found.lists(typed)
    facts: dict[str, object] = {"word": typed, "listed": listed}
    if held is None:
        points = most_points(key, cards.hand(cards.cards), HAND) if listed and key else 0
        well, phrase, said = listed, "word-yes" if points else "word-unlayable", {}
    else:
        row = (laid(key, held) if listed and key else None) or ()
        points, well = worth(row), len(row) > 1
        facts["cards"] = [letters for letters, _ in row]
        phrase, said = "word-with" if well else "word-without", {"cards": " ".join(letters for letters, _ in row)}
    if as_json:
        click.echo(json.dumps(facts | {"points": points if well else 0}, ensure_ascii=False))
    else:
        click.echo(phrases_of().text(phrase if listed else "word-no", word=typed, points=points, **said))
    return well


@command.command()
@click.argument("cards", nargs=-1, required=True)
@click.option("--count", type=click.IntRange(1, 1000), default=10, help="How many words.")
@lookup_options
@common
def best(cards: tuple[str, ...], count: int, name: str | None, deck: str | None, umlauts: str, as_json: bool) -> None:
    """Say the best words of the hand CARDS, with points; - reads a hand a line, and says one."""
    found, kinds = _found(name, deck, umlauts)
    hands = _lines() if cards == ("-",) else [" ".join(cards)]
    for number, typed in enumerate(hands, 1):
        try:
            hand = _hand(typed, kinds)
        except Refused as refused:
            if cards != ("-",):
                raise
            phrases = phrases_of()
            reason = phrases.text(refused.reason, **refused.facts)
            raise click.ClickException(phrases.text("error-line", line=number, why=reason)) from None
        click.echo((". " if cards == ("-",) else "\n").join(_best_words(found, hand, count, as_json)))


def _best_words(found: Dictionary, hand: Hand, count: int, as_json: bool) -> Iterator[str]:
    """The best words of a hand: a line each, or one object with all that have the most points.

    In JSON English words are in capitals, as on the cards; others as they are spelled.
    """
    ranked = found.best(hand)
    if as_json:
        points, group = next(groupby(ranked, key=lambda entry: entry[0]), (0, iter(())))
        words = sorted(found.spelled(key) for _, key in group)
        shown = [text.upper() for text in words] if found.language == "en" else words
        yield json.dumps({"points": points, "words": shown}, ensure_ascii=False)
        return
    phrases = phrases_of()
    lines = [
        phrases.text("word-best", word=found.spelled(key), points=points)
        for points, key in islice(sorted(ranked, key=lambda entry: (-entry[0], entry[1])), count)
    ]
    yield from lines or [phrases.text("word-none")]


def _hand(typed: str, cards: Deck) -> Hand:
    """The cards that were typed, of this deck. Raises Refused."""
    names = named(typed)
    if len(names) > MOST_CARDS:
        raise Refused("word-too-many", count=len(names), most=MOST_CARDS)
    for name in names:
        if name not in cards.kinds:
            raise Refused("word-no-card", card=name[:10])
    return cards.hand(names)


def _lines() -> Iterable[str]:
    """What stands on standard input, a line each, empty ones passed over."""
    lines = (line.decode("utf-8", "replace").strip() for line in sys.stdin.buffer)
    return (line for line in lines if line)
