"""The fifteen jokers (V6-J1 to V6-J15), each an entry in JOKERS: how it begins, what its throws and decisions do.

A new joker is one more entry, with its phrases: its name (`verflixte6-term-...`), its two sentences
(`verflixte6-explained-...`), and a paragraph of the guide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from games.steps import Dice, Term
from games.verflixte6.turn import (
    FUMO,
    PLAIN,
    RUNKELRUEB,
    TENTAKEL,
    TOERTCHEN,
    At,
    Turn,
    fall,
    gain,
    plain_throw,
    without,
)

SEKANTE, FROSTSCHUTZ, ALL_IN, HOESCHEN = Term("sekante"), Term("frostschutz"), Term("allin"), Term("hoeschen")
DUELS, DUEL_EYES = 5, 2


def _unchanged(turn: Turn) -> Turn:
    return turn


def _no_dice(turn: Turn, dice: Dice) -> Turn:
    raise NotImplementedError


def _no_decision(turn: Turn, yes: bool) -> Turn:
    raise NotImplementedError


def one(turn: Turn) -> int:
    """One die."""
    return 1


@dataclass(frozen=True, slots=True)
class Joker:
    """A joker, as data and small functions over the state of a turn.

    `kind`: announced before a throw, automatic, or reactive to a 6. `uses`: how often in a turn. `begin` is what its
    announcement does; `dice` how many dice are thrown next, 0 where a decision is open; `throw` and `decide` what
    comes of them. A round is over when `at` is None.
    """

    name: Term
    kind: Literal["announced", "automatic", "reactive"] = "announced"
    uses: int = 1
    begin: Callable[[Turn], Turn] = _unchanged
    dice: Callable[[Turn], int] = one
    throw: Callable[[Turn, Dice], Turn] = _no_dice
    decide: Callable[[Turn, bool], Turn] = _no_decision


def _stage(turn: Turn, stage: str, *seen: int) -> Turn:
    """The joker goes on to another stage."""
    assert turn.at is not None
    return replace(turn, at=At(turn.at.joker, stage, seen))


def _at(turn: Turn) -> At:
    assert turn.at is not None
    return turn.at


# One by one ----------------------------------------------------------------------------------------------------------


def _frost_begins(turn: Turn) -> Turn:
    uses = turn.frost + 1
    used = replace(turn, frost=uses)
    return without(used, FROSTSCHUTZ) if uses == JOKERS[FROSTSCHUTZ].uses else used


def _frost(turn: Turn, dice: Dice) -> Turn:
    """V6-J1: up to the number of the use faces are taken, else added; once a 6 was survived it is gone."""
    (face,) = dice
    after = gain(turn, face if face > turn.frost else -face)
    return without(after, FROSTSCHUTZ) if face == 6 else after


def _spelunkenbold(turn: Turn, dice: Dice) -> Turn:
    """V6-J2: the face and 5 more; a 6 takes 3."""
    (face,) = dice
    return gain(turn, -3 if face == 6 else face + 5)


def _anaconda(turn: Turn, dice: Dice) -> Turn:
    """V6-J3: first the attack, then the throw against it."""
    (face,), at = dice, _at(turn)
    if not at.stage:
        return _stage(turn, "asked", face)
    return gain(turn, 12 + face if face >= at.seen[0] else -10)


def _anaconda_met(turn: Turn, yes: bool) -> Turn:
    return _stage(turn, "fight", *_at(turn).seen) if yes else gain(turn, -2)


def _hirtenschutz(turn: Turn, dice: Dice) -> Turn:
    """V6-J4: the face counts double."""
    return gain(turn, 2 * dice[0])


def _rattenlord(turn: Turn, dice: Dice) -> Turn:
    """V6-J5: a 5 or 6 in up to two throws beats the rat."""
    (face,) = dice
    if face >= 5:
        return gain(turn, 18)
    return gain(turn, -10) if _at(turn).stage else _stage(turn, "asked", face)


def _rattenlord_again(turn: Turn, yes: bool) -> Turn:
    return _stage(turn, "again") if yes else gain(turn, -2)


def _all_in(turn: Turn, dice: Dice) -> Turn:
    """V6-J6: 1, 2, 3 double the sum; else 0 and out, whatever else is played."""
    if dice[0] <= 3:
        return gain(turn, turn.sum)
    return replace(turn, sum=0, place="zombie", at=None)


def _pony(turn: Turn, dice: Dice) -> Turn:
    """V6-J8: three throws, 11 or more are kept."""
    return gain(turn, sum(dice) if sum(dice) >= 11 else -5)


def _monokel(turn: Turn, dice: Dice) -> Turn:
    """V6-J9: two throws, kept or thrown again, both (V6-J9)."""
    return gain(turn, sum(dice)) if _at(turn).stage else _stage(turn, "asked", *dice)


def _monokel_kept(turn: Turn, yes: bool) -> Turn:
    return gain(turn, sum(_at(turn).seen)) if yes else _stage(turn, "again")


def _sekante(turn: Turn, dice: Dice) -> Turn:
    """V6-J10: `seen` are the duels over, and the eyes won and lost; then the attack, which may be countered."""
    (face,) = dice
    done, ahead, behind, *attack = _at(turn).seen or (0, 0, 0)
    if not attack:
        return _stage(turn, "asked", done, ahead, behind, face)
    return _duel_over(turn, *after_duel(done, ahead, behind, attack[0] > face))


def after_duel(done: int, ahead: int, behind: int, won: bool) -> tuple[int, int, int]:
    """The duels over, and the eyes won and lost, after one more that was countered."""
    return done + 1, ahead + DUEL_EYES * won, behind + DUEL_EYES * (not won)


def _sekante_countered(turn: Turn, yes: bool) -> Turn:
    done, ahead, behind, attack = _at(turn).seen
    return _stage(turn, "counter", done, ahead, behind, attack) if yes else _duel_over(turn, done + 1, ahead, behind)


def _duel_over(turn: Turn, done: int, ahead: int, behind: int) -> Turn:
    if done < DUELS:
        return _stage(turn, "attack", done, ahead, behind)
    return replace(gain(turn, ahead - behind), moved=ahead - behind)


def _ventil_begins(turn: Turn) -> Turn:
    return replace(turn, level=max(turn.sum, 0))


def _ventil(turn: Turn, dice: Dice) -> Turn:
    """V6-J11: a throw at once; a 6 of it cannot be undone."""
    return fall(turn) if dice[0] == 6 else gain(turn, dice[0])


def _fumo_begins(turn: Turn) -> Turn:
    """V6-J13: it runs from now on; the throw itself is a plain one."""
    return replace(turn, doubled=0, at=At(PLAIN))


def _hoeschen(turn: Turn, dice: Dice) -> Turn:
    """V6-J14: each 3 or more is worth 3; then a counter-throw for each, whose 5s and 6s take 3 back."""
    at = _at(turn)
    if not at.stage:
        won = sum(face >= 3 for face in dice)
        return _stage(turn, "counter", won) if won else gain(turn, 0)
    return gain(turn, 3 * (at.seen[0] - sum(face >= 5 for face in dice)))


def _hoeschen_dice(turn: Turn) -> int:
    return _at(turn).seen[0] if _at(turn).stage else 4


def _runkelrueb_played(turn: Turn, yes: bool) -> Turn:
    return _stage(without(turn, RUNKELRUEB), "played") if yes else fall(turn)


def _runkelrueb(turn: Turn, dice: Dice) -> Turn:
    """V6-J15: a 3 or more in two throws undoes the 6; Fumo is over then, and its gains count single (V6-J13)."""
    if max(dice) < 3:
        return fall(turn)
    return replace(turn, sum=turn.sum - (turn.doubled or 0), doubled=None, spared=True, at=None)


def _unless_asked(count: int) -> Callable[[Turn], int]:
    """So many dice, unless a decision is open."""
    return lambda turn: 0 if _at(turn).stage == "asked" else count


ENTRIES = (
    Joker(FROSTSCHUTZ, uses=5, begin=_frost_begins, throw=_frost),
    Joker(Term("spelunkenbold"), throw=_spelunkenbold),
    Joker(Term("anaconda"), dice=_unless_asked(1), throw=_anaconda, decide=_anaconda_met),
    Joker(Term("hirtenschutz"), throw=_hirtenschutz),
    Joker(Term("rattenlord"), dice=_unless_asked(1), throw=_rattenlord, decide=_rattenlord_again),
    Joker(ALL_IN, throw=_all_in),
    Joker(TOERTCHEN, kind="automatic"),
    Joker(Term("pony"), dice=lambda turn: 3, throw=_pony),
    Joker(Term("monokel"), dice=_unless_asked(2), throw=_monokel, decide=_monokel_kept),
    Joker(SEKANTE, dice=_unless_asked(1), throw=_sekante, decide=_sekante_countered),
    Joker(Term("ventil"), begin=_ventil_begins, throw=_ventil),
    Joker(TENTAKEL, kind="automatic"),
    Joker(FUMO, begin=_fumo_begins, throw=plain_throw),
    Joker(HOESCHEN, dice=_hoeschen_dice, throw=_hoeschen),
    Joker(RUNKELRUEB, kind="reactive", dice=_unless_asked(2), throw=_runkelrueb, decide=_runkelrueb_played),
)
JOKERS: Mapping[Term, Joker] = {joker.name: joker for joker in ENTRIES}
NAMES = tuple(JOKERS)
ROUNDS: Mapping[Term, Joker] = {**JOKERS, PLAIN: Joker(PLAIN, throw=plain_throw)}
"""What a round can be: a joker, or a plain throw."""


def announced(turn: Turn) -> tuple[Term, ...]:
    """The jokers of a turn that can be announced now (V6-9)."""
    return tuple(name for name in turn.hand if JOKERS[name].kind == "announced")


def begin(turn: Turn, name: Term) -> Turn:
    """A round begins: with a joker it is announced, which ends Fumo (V6-J13)."""
    started = Turn(
        *(turn.sum, turn.hand, turn.ones, 0, turn.level, turn.doubled),
        *(turn.frost, 0, False, turn.place, At(name)),
    )
    if name == PLAIN:
        return started
    joker = JOKERS[name]
    started = replace(started, doubled=None)
    return joker.begin(without(started, name) if joker.uses == 1 else started)


def dice_next(turn: Turn) -> int:
    """How many dice are thrown next in this round; 0 where a decision is open."""
    return ROUNDS[_at(turn).joker].dice(turn)


def throw(turn: Turn, dice: Dice) -> Turn:
    """What the dice do."""
    return ROUNDS[_at(turn).joker].throw(turn, dice)


def decide(turn: Turn, yes: bool) -> Turn:
    """What a decision does."""
    return ROUNDS[_at(turn).joker].decide(turn, yes)
