"""The state of a turn, and the effects of throws (V6-3 to V6-6, V6-12).

A state never changes: each event makes a new one. While a round is under way, `at` is its progress, so that rules and
bots can drive it by the same functions, the bots on states of their own.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from games import Dice, Term

PLAIN = Term("plain")
"""A round without a joker."""
TOERTCHEN, TENTAKEL, RUNKELRUEB, FUMO = Term("toertchen"), Term("tentakel"), Term("runkelrueb"), Term("fumo")
OUT_FACE = 6
MOST_STOLEN = 5
TENTAKEL_FACES, TENTAKEL_EYES = (1, 2), 5

Place = Literal["jungfrau", "prinzessin", "zombie"]


class At(NamedTuple):
    """The progress of a round: the joker in play, its stage, and the throws to remember."""

    joker: Term
    stage: str = ""
    seen: Dice = ()


class Turn(NamedTuple):
    """A turn between two throws. Amounts are points.

    `hand` holds the jokers that are left. `ones` counts the 1s thrown outside jokers; `steal` points may be stolen now.
    `level` is that of the Ventil; `doubled` is what Fumo has added so far, None while it does not run; `frost` counts
    the uses of the Frostschutz. `moved` goes from the victim of a Sekante to the player. `spared` is whether this
    round's 6 was undone.
    """

    sum: int
    hand: tuple[Term, ...] = ()
    ones: int = 0
    steal: int = 0
    level: int | None = None
    doubled: int | None = None
    frost: int = 0
    moved: int = 0
    spared: bool = False
    place: Place = "jungfrau"
    at: At | None = None

    @property
    def over(self) -> bool:
        """Whether the turn has ended."""
        return self.place != "jungfrau"


What = Literal["thrown", "brings", "costs", "asks", "shows", "counters", "duel", "lapses", "spares", "out", "nothing"]


class Outcome(NamedTuple):
    """The turn after a throw or a decision, and what happened, so that the rules need not infer it.

    `joker` is the joker that caused it, or PLAIN. `seen` holds dice that were thrown before, or the numbers of a duel.
    """

    turn: Turn
    what: What
    joker: Term = PLAIN
    seen: tuple[int, ...] = ()


def at(turn: Turn) -> At:
    """Return the progress of the round under way."""
    assert turn.at is not None
    return turn.at


def brings(turn: Turn, points: int) -> Outcome:
    """Return the outcome of points added or taken by the joker of the round."""
    return Outcome(gain(turn, points), "brings", at(turn).joker)


def gain(turn: Turn, eyes: int, ones: int = 0, doubled: int = 0) -> Turn:
    """Return the turn with points added or taken, and the round's throws done.

    A loss that takes the sum below the level of the Ventil lowers the level, though never below 0 (V6-J11). `ones` is 1
    for a 1 that robs (V6-6); `doubled` is what Fumo added to the face. The turn is built directly, without `_replace`,
    for speed: bots call this function most of all.
    """
    total, level = turn.sum + eyes, turn.level
    if level is not None and eyes < 0:
        level = max(min(level, total), 0)
    steal = min(turn.ones + ones, MOST_STOLEN) if ones else turn.steal
    fumo = None if turn.doubled is None else turn.doubled + doubled
    return Turn(
        *(total, turn.hand, turn.ones + ones, steal, level, fumo),
        *(turn.frost, turn.moved, turn.spared, turn.place, None),
    )


def fall(turn: Turn) -> Turn:
    """End the turn by a 6, with 0 or the level of the Ventil (V6-4, V6-J11)."""
    return turn._replace(sum=turn.level or 0, place="zombie", at=None)


def six(turn: Turn) -> Outcome:
    """Apply a 6 that would end the turn; Runkelrüb may undo it (V6-J15)."""
    if RUNKELRUEB in turn.hand:
        return Outcome(turn._replace(at=At(RUNKELRUEB, "asked")), "asks", RUNKELRUEB)
    return Outcome(fall(turn), "out")


def plain_throw(turn: Turn, dice: Dice) -> Outcome:
    """Apply a throw without a joker, doubled while Fumo runs (V6-4, V6-6, V6-J12, V6-J13)."""
    (face,) = dice
    if face == OUT_FACE:
        return six(turn)
    if turn.doubled is not None:
        return Outcome(gain(turn, 2 * face, doubled=face), "brings", FUMO)
    if TENTAKEL in turn.hand and face in TENTAKEL_FACES:
        return Outcome(gain(turn, face + TENTAKEL_EYES), "brings", TENTAKEL)
    return Outcome(gain(turn, face, ones=face == 1), "thrown")


def sweeten(turn: Turn) -> Turn:
    """Add the Törtchen's point, last in a round, unless Fumo runs or a 6 ends the turn or is undone (V6-J7, V6-12)."""
    if turn.over or turn.spared or turn.doubled is not None or TOERTCHEN not in turn.hand:
        return turn
    return turn._replace(sum=turn.sum + 1)


def stop(turn: Turn) -> Turn:
    """Stop and keep the sum, even one below 0, as a Prinzessin (V6-4, V6-7)."""
    return turn._replace(place="prinzessin")


def without(turn: Turn, joker: Term) -> Turn:
    """Return the turn without this joker in its hand."""
    return turn._replace(hand=tuple(name for name in turn.hand if name != joker))
