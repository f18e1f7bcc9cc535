"""Chance as a function of the seed: dice, cards, and a bot's own choices."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from games.data import frozen
from games.steps import Cards, Chance, Deal, Dice, Seat

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
