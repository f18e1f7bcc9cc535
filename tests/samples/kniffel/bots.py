"""A bot: it keeps what there is most of, or a run, and writes where most is won beside what a row usually brings."""

from typing import Any

from games import FACES, Ask, Dice, Luck, Seat, Tell, Temper, Term
from kniffel.rules import DICE, ROWS, UPPER, Keep, run

USUAL = {
    **{name: 3 * face for name, face in zip(UPPER, FACES, strict=True)},
    **dict(zip(map(Term, ("three", "four", "house", "small", "large")), (22, 15, 20, 20, 25), strict=True)),
    Term("kniffel"): 15,
    Term("chance"): 22,
}
"""The points that a row usually brings."""


def kept(throw: Dice) -> Dice:
    """Return the dice to keep: all of a large straight, four of a small one, or what there is most of."""
    if run(throw) == DICE:
        return throw
    faces = tuple(sorted(set(throw)))
    for four in (faces[-4:], faces[:4]):
        if run(four) == 4:
            return four
    face = max(throw, key=lambda die: (throw.count(die), die))
    return tuple(die for die in throw if die == face)


class Sensible:
    """Plays one seat."""

    def __init__(self, seat: Seat, luck: Luck, temper: Temper = Temper.EVEN) -> None:
        """Each question shows all that it needs."""

    def tell(self, told: Tell) -> None:
        """Ignore the event: each question shows the throw."""

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to a question."""
        if isinstance(question, Keep):
            return kept(question.throw)
        return max(question.rows, key=lambda row: ROWS[row](question.throw) - USUAL[row])
