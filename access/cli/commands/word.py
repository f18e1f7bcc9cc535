"""The command group word: looks words up, and finds the best words of a hand, for a table with real cards."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby, islice
from typing import Any, TypeVar

import click

from access.answers.shapes import answer_parts, typed_sentences
from access.cli.commands.deck import deck_of
from access.cli.commands.dictionary import refusing, say_left_out
from access.cli.options import common, language, phrases_of
from access.cli.types import NameOrFile, OneOf, Whole
from access.language.phrases import Phrases, echo, normal
from access.person.person import Person
from games.cards import Card, Deck, Hand, typed_cards
from games.refusals import Refused
from games.words.decks import HAND, deck
from wordlists import library
from wordlists.dictionary import Dictionary
from wordlists.files import BadList
from wordlists.languages import FALLBACK
from wordlists.laying import Stock, worth
from wordlists.spelling import Umlauts


def checked(typed: str, found: Dictionary, stock: Stock[Card], held: bool) -> tuple[bool, dict[str, Any], str]:
    """Return whether a word is good, the facts about it, and the phrase that tells them.

    With `held` the word must be laid with the cards of a hand; otherwise its points are the most that any cards of the
    deck make.
    """
    key, listed = found.key(typed), found.lists(typed)
    facts: dict[str, Any] = {"word": typed, "listed": listed}
    if not held:
        most = stock.most_points(key, HAND) if key else 0
        facts["points"] = most if listed else 0
        if listed:
            return True, facts, "word-yes" if most else "word-unlayable"
        return False, facts, "word-no" if most or not key else "word-too-long"
    row = (stock.laid(key) if listed and key else None) or ()
    well = len(row) > 1
    facts |= {"cards": [letters for letters, _ in row], "points": worth(row) if well else 0}
    return well, facts, ("word-with" if well else "word-without") if listed else "word-no"


def ask_words(person: Person, name: str | None = None) -> None:
    """Look up words in the dictionary of this name, until Enter alone. Raises Left and Refused."""
    try:
        found = library.find(name or library.usual(person.language), person.language, "expand")
    except BadList as error:
        raise Refused(error.reason, **error.facts) from None
    cards = deck(found.language)
    stock = Stock(cards.hand(cards.cards))
    others = ", ".join(library.names())
    person.say(person.t("loop-words-how", dictionary=found.name, words=len(found), others=others))
    only = ("quit", "help")  # any other word may be looked up
    while typed := person.text(person.t("loop-which-word"), empty=True, alone=only).strip():
        for word in _words_in(typed, Phrases(person.language)):
            _, facts, phrase = checked(word, found, stock, held=False)
            person.say(person.t(phrase, **facts))


def _words_in(typed: str, phrases: Phrases) -> list[str]:
    """Return the words of a line, without one before them that asks for it: `check dog, cat`."""
    first, *others = words = answer_parts(typed) or [typed]
    return others if others and normal(first) in typed_sentences(phrases, "loop-which-word") else words


F = TypeVar("F", bound=Callable[..., object])
MOST_CARDS = 12
"""The most cards of a hand whose best word is searched: each card doubles the choices."""


class WordGroup(click.Group):
    """A group whose command check may be left out before a word."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that was typed, or check if a word was."""
        return super().resolve_command(ctx, args if args[0] in self.commands else ["check", *args])


@click.group("word", cls=WordGroup)
@common
def command() -> None:
    """Look words up, or find the best word of a hand, for a table with real cards."""


def lookup_options(command: F) -> F:
    """Add the options for the dictionary and the cards."""
    command = click.option("--json", "as_json", is_flag=True)(command)
    command = click.option("--umlauts", type=OneOf(["expand", "plain"]), default="expand")(command)
    command = click.option("--deck", type=NameOrFile())(command)
    return click.option("--dictionary", "name", type=NameOrFile())(command)


def _found(name: str | None, deck: str | None, umlauts: str) -> tuple[Dictionary, Deck]:
    chosen: Umlauts = "plain" if umlauts == "plain" else "expand"
    with refusing():
        found = library.find(name or library.usual(language()), library.spelling(language()), chosen)
    if found.listed is not None:
        say_left_out(found.listed, err=True)
    return found, deck_of(deck, found.language)


@command.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--hand")
@lookup_options
@common
def check(
    words: tuple[str, ...], hand: str | None, name: str | None, deck: str | None, umlauts: str, as_json: bool
) -> None:
    """Say whether WORDS are in the dictionary, and their points; - reads one word per line."""
    found, cards = _found(name, deck, umlauts)
    stock = Stock(cards.hand(cards.cards) if hand is None else _hand(hand, cards))
    phrases, all_well = phrases_of(), True
    if not all(map(str.strip, words)):
        raise Refused("word-empty")
    for typed in _lines() if words == ("-",) else words:
        well, facts, phrase = checked(typed, found, stock, hand is not None)
        _say(json.dumps(facts, ensure_ascii=False) if as_json else phrases.text(phrase, **_told(facts)))
        all_well = all_well and well
    sys.exit(int(not all_well))


def _told(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as phrases take them."""
    return {name: " ".join(value) if isinstance(value, list) else value for name, value in facts.items()}


def _say(line: str) -> None:
    """Print a line and flush it: a reading program may wait for it."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


@command.command()
@click.argument("cards", nargs=-1, required=True)
@click.option("--count", type=Whole(1, 1000), default=10)
@lookup_options
@common
def best(cards: tuple[str, ...], count: int, name: str | None, deck: str | None, umlauts: str, as_json: bool) -> None:
    """Say the best words of the hand CARDS, with points; - reads one hand per line, and says one line for each."""
    found, kinds = _found(name, deck, umlauts)
    phrases = phrases_of()
    hands = _lines() if cards == ("-",) else [" ".join(cards)]
    for number, typed in enumerate(hands, 1):
        try:
            hand = _hand(typed, kinds)
        except Refused as refused:
            if cards != ("-",):
                raise
            reason = phrases.text(refused.reason, **refused.facts)
            raise click.ClickException(phrases.text("error-line", line=number, why=reason)) from None
        _say((". " if cards == ("-",) else "\n").join(_best_words(found, hand, count, as_json, phrases)))


def _best_words(found: Dictionary, hand: Hand, count: int, as_json: bool, phrases: Phrases) -> Iterator[str]:
    """Yield the best words of a hand: a line each, or one JSON object with all that have the most points.

    In JSON, English words are in capitals, as on the cards; others are as they are spelled.
    """
    ranked = found.best(hand)
    if as_json:
        points, group = next(groupby(ranked, key=lambda entry: entry[0]), (0, iter(())))
        words = sorted(found.spelled(key) for _, key in group)
        shown = [text.upper() for text in words] if found.language == FALLBACK else words
        yield json.dumps({"points": points, "words": shown}, ensure_ascii=False)
        return
    lines = [
        phrases.text("word-best", word=found.spelled(key), points=points)
        for points, key in islice(sorted(ranked, key=lambda entry: (-entry[0], entry[1])), count)
    ]
    yield from lines or [phrases.text("word-none")]


def _hand(typed: str, cards: Deck) -> Hand:
    """Return the typed cards of this deck. Raises Refused."""
    names = typed_cards(typed)
    if len(names) > MOST_CARDS:
        raise Refused("word-too-many", count=len(names), most=MOST_CARDS)
    for name in names:
        if name not in cards.kinds:
            raise Refused("word-no-card" if len(name) < 3 else "word-no-cards", card=echo(name, 10))
    return cards.hand(names)


def _lines() -> Iterable[str]:
    """Yield the lines of standard input, without empty ones."""
    lines = (line.decode("utf-8", "replace").strip() for line in sys.stdin.buffer)
    return (line for line in lines if line)
