"""Chance as a function of the seed: dice, cards, a bot's own choices, and the bot that any game has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from hashlib import blake2b
from itertools import combinations
from typing import Any

from games.data import frozen
from games.game import Inattentive, Luck
from games.refusals import Illegal
from games.steps import Ask, Cards, Chance, Deal, Dice, Seat, Shape, Temper

_DROPPED = bytes(range(252, 256))
"""Bytes that are dropped, so that the others map evenly to six faces."""
_FACE = bytes(byte % 6 + 1 if byte not in _DROPPED else 0 for byte in range(256))


CARDS_A_DIGEST = 32
"""Cards drawn from the bits of one digest: far fewer than it has bits for, so that the draw is even."""


@frozen
class Seeded:
    """Chance as a function of the seed, the seat and the number of the step (T-2).

    Dice are exactly even; cards to one part in 2 ** 100.
    """

    seed: int

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """Return the dice or cards of this step."""
        key = b"%d %d %d" % (self.seed, step.seat, number)
        if isinstance(step, Deal):
            return self._cards(key, step)
        digest, count = blake2b(key).digest(), step.count
        faces = digest[:count].translate(_FACE)
        return tuple(faces) if len(faces) == count and 0 not in faces else self._dice(key, digest, count)

    def _dice(self, key: bytes, digest: bytes, count: int) -> Dice:
        """Return so many dice by a digest, some bytes of which are dropped, and by further ones of the key."""
        faces = digest.translate(_FACE, _DROPPED)
        while len(faces) < count:
            key += b"."
            faces += blake2b(key).digest().translate(_FACE, _DROPPED)
        return tuple(faces[:count])

    def _cards(self, key: bytes, deal: Deal) -> Cards:
        """Draw cards from the top of the pile, which is sorted first so that only its content counts."""
        left, drawn, bits = sorted(deal.pile), [], 0
        for nth in range(deal.count):
            if nth % CARDS_A_DIGEST == 0:
                key += b"."
                bits = int.from_bytes(blake2b(key).digest(), "big")
            bits, place = divmod(bits, len(left))
            drawn.append(left.pop(place))
        return tuple(drawn)


@frozen
class SeededLuck:
    """Random numbers for a bot's own choices, as a function of the seed, its seat and the number of the question."""

    seed: int
    seat: Seat

    def __call__(self, number: int, ways: int) -> int:
        """Return a whole number from 0 to `ways` - 1, even to one part in 10 ** 15 for a thousand ways."""
        key = b"%d %d %d luck" % (self.seed, self.seat, number)
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big") % ways


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
