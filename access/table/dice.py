"""The question for the faces of real dice."""

from __future__ import annotations

from typing import ClassVar

from games.data import frozen
from games.steps import DROPPED, Ask, Dice, Offer, Roll


@frozen
class TypedDice(Ask[Dice]):
    """A question for the dice on the table (T-2)."""

    shared: ClassVar[bool] = True
    count: int
    may_fall: bool = False

    def offers(self) -> tuple[Offer[Dice], ...]:
        """Return an offer for the dice, and if a die may fall, one for a die that fell off the table."""
        dice: Offer[Dice] = Offer("dice", takes="dice", bare=True)
        return (dice, Offer("dropped", DROPPED)) if self.may_fall else (dice,)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the throw is possible."""
        Roll(self.seat, self.count, self.may_fall).check(answer)
