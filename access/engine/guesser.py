"""A bot for any game. It has no strategy: it asks the question which answers are allowed and picks one of them.

It plays, at the level `easy`, every game that has no bots of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import combinations
from typing import Any

from games.game import Inattentive, Luck
from games.refusals import Illegal
from games.steps import Ask, Seat, Shape
from games.temper import Temper

AMOUNTS = range(101)
SEATS = range(100)
MOST_DICE = 10
"""The most dice of a question that are tried: the number of choices doubles with each die."""

MOST_TERMS = 3
"""The most terms that are tried in one answer."""


class Stuck(RuntimeError):
    """No allowed answer was found: the game needs a bot of its own."""


class Guesser(Inattentive):
    """Picks any allowed answer."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        self.luck = luck

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return any allowed answer. Raises Stuck if none is found."""
        allowed = list(allowed_answers(question))
        if not allowed:
            raise Stuck(f"no answer to {type(question).__name__} was found")
        return allowed[self.luck(number, len(allowed))]


def allowed_answers(question: Ask[Any]) -> Iterator[Any]:
    """Yield all answers that the question offers and allows, as far as they can be guessed: words cannot."""
    for offer in question.offers():
        if offer.takes is None:
            yield from _allowed(question, offer.answer)
        else:
            for value in values(offer.takes, question, offer.among):
                yield from _allowed(question, offer.make(value) if offer.make else value)


def _allowed(question: Ask[Any], answer: Any) -> Iterator[Any]:
    try:
        question.check(answer)
    except Illegal:
        return
    yield answer


def values(shape: Shape, question: Ask[Any], among: Sequence[str]) -> Iterator[Any]:
    """Yield the values of a shape that may be typed at a question, as far as they can be guessed."""
    if shape == "amount":
        yield from AMOUNTS
    elif shape == "seat":
        yield from SEATS
    elif shape in ("term", "face"):
        yield from among
    elif shape in ("terms", "faces"):
        for count in range(1, MOST_TERMS + 1):
            yield from combinations(among, count)
    elif shape == "dice":
        for dice in _dice_shown(question):
            for count in range(1, len(dice) + 1):
                yield from sorted(set(combinations(sorted(dice), count)))


def _dice_shown(question: Ask[Any]) -> Iterator[tuple[int, ...]]:
    for field in fields(question):
        value = getattr(question, field.name)
        if isinstance(value, tuple) and all(isinstance(face, int) for face in value):
            yield value[:MOST_DICE]
