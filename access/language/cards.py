"""Dice and cards as parts of a line: each die and each card with its print, its speech and its braille."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache

from access.language.line import Item, Span
from games.cards import Card


def dice(faces: Iterable[object]) -> Span:
    """Return dice, or any numbers of one throw."""
    return Span("dice", items=tuple(map(_die, map(str, faces))))


@lru_cache(maxsize=64)
def _die(face: str) -> Item:
    return Item(face, face, face, face)


def letter_cards(cards: Iterable[Card]) -> Span:
    """Return letter cards with their points; in short form their letters alone.

    Cards with points are printed as they are spoken: a screen reader would read their letters as words.
    """
    found = tuple(map(_letter_card, cards))
    short = Span("cards", items=tuple(each for _, each in found), between=(" ", ", "))
    return Span("cards", items=tuple(each for each, _ in found), between=(". ", ". "), short=short)


@lru_cache(maxsize=1024)
def _letter_card(card: Card) -> tuple[Item, Item]:
    """Return a letter card with and without its points."""
    letters, points = card
    apart, small = " ".join(letters), letters.lower()
    with_points = f"{apart}, {points}"
    return Item(with_points, with_points, f"{small}{points}", letters), Item(letters, apart, small, letters)


def faces(cards: Iterable[str], item: Callable[[str], Item]) -> Span:
    """Return cards of any kind by their faces; in short form their braille names are printed."""
    found = tuple(map(item, cards))
    brief = tuple(replace(each, printed=each.braille) for each in found)
    short = Span("cards", items=brief, between=(" ", ", "))
    return Span("cards", items=found, between=(", ", ", "), short=short)
