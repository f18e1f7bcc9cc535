"""Chance as a function of the seed: dice, cards, and a bot's own choices."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from games.steps import Cards, Chance, Deal, Dice, Roll, Seat

_EVEN = bytes(range(252, 256))
"""Bytes that are left out, so that the others fall evenly on six faces."""
_FACE = bytes(byte % 6 + 1 for byte in range(256))


CARDS_A_DIGEST = 32
"""Cards that are drawn by the bits of one digest: far fewer than it has bits for, so that they fall evenly."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance as a function of the seed, the seat and the number of the step (T-2).

    Dice are exactly even; cards to one part in 2 ** 100.
    """

    seed: int

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """The dice or cards of this step."""
        key = b"%d %d %d" % (self.seed, step.seat, number)
        return self._dice(key, step) if isinstance(step, Roll) else self._cards(key, step)

    def _dice(self, key: bytes, roll: Roll) -> Dice:
        faces = blake2b(key).digest().translate(_FACE, _EVEN)
        while len(faces) < roll.count:
            key += b"."
            faces += blake2b(key).digest().translate(_FACE, _EVEN)
        return tuple(faces[: roll.count])

    def _cards(self, key: bytes, deal: Deal) -> Cards:
        """From the top of the pile: the cards are in order first, so that only the pile's content counts."""
        left, drawn, bits = sorted(deal.pile), [], 0
        for nth in range(deal.count):
            if nth % CARDS_A_DIGEST == 0:
                key += b"."
                bits = int.from_bytes(blake2b(key).digest(), "big")
            bits, place = divmod(bits, len(left))
            drawn.append(left.pop(place))
        return tuple(drawn)


@dataclass(frozen=True, slots=True)
class SeededLuck:
    """A bot's own choices at random, as a function of the seed, its seat and the number of the question."""

    seed: int
    seat: Seat

    def __call__(self, number: int, ways: int) -> int:
        """A whole number from 0 to `ways` - 1, even to one part in 10 ** 15 for a thousand ways."""
        key = b"%d %d %d luck" % (self.seed, self.seat, number)
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big") % ways
