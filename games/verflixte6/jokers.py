"""The fifteen jokers (V6-J1 to V6-J15), each an entry in JOKERS: its beginning, its throws and its decisions.

A new joker needs one more entry and its phrases: its name (`verflixte6-term-...`), its two sentences
(`verflixte6-explained-...`), and a paragraph of the guide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from games import Dice, Term, frozen
from games.verflixte6.turn import (
    FUMO,
    OUT_FACE,
    PLAIN,
    RUNKELRUEB,
    TENTAKEL,
    TOERTCHEN,
    At,
    Outcome,
    Turn,
    at,
    brings,
    fall,
    gain,
    plain_throw,
    without,
)

SEKANTE, FROSTSCHUTZ, ALL_IN, HOESCHEN = Term("sekante"), Term("frostschutz"), Term("allin"), Term("hoeschen")
DUELS, DUEL_EYES = 5, 2


def _unchanged(turn: Turn) -> Turn:
    return turn


def _no_dice(turn: Turn, dice: Dice) -> Outcome:
    raise NotImplementedError


def _no_decision(turn: Turn, yes: bool) -> Outcome:
    raise NotImplementedError


def one(turn: Turn) -> int:
    """Return 1, for a single die."""
    return 1


@frozen
class Joker:
    """A joker, as data and small functions over the state of a turn.

    `kind` is announced before a throw, automatic, or reactive to a 6. `uses` is how often it can be used in a turn.
    `begin` applies its announcement. `dice` returns how many dice are thrown next, 0 if a decision is open. `throw` and
    `decide` apply the dice and the decision. A round is over when `at` is None.
    """

    name: Term
    kind: Literal["announced", "automatic", "reactive"] = "announced"
    uses: int = 1
    begin: Callable[[Turn], Turn] = _unchanged
    dice: Callable[[Turn], int] = one
    throw: Callable[[Turn, Dice], Outcome] = _no_dice
    decide: Callable[[Turn, bool], Outcome] = _no_decision


def _stage(turn: Turn, stage: str, *seen: int) -> Turn:
    """Return the turn with its joker at another stage."""
    return turn._replace(at=At(at(turn).joker, stage, seen))


def _asks(turn: Turn, *seen: int) -> Outcome:
    """Ask the player to decide about the throw."""
    return Outcome(_stage(turn, "asked", *seen), "asks", at(turn).joker)


def _goes_on(turn: Turn, stage: str, *seen: int) -> Outcome:
    """Go on with the joker, as the player decided."""
    return Outcome(_stage(turn, stage, *seen), "nothing", at(turn).joker)


def _costs(turn: Turn, points: int) -> Outcome:
    """Take points from a player who declined."""
    return Outcome(gain(turn, -points), "costs", at(turn).joker)


# Joker by joker ------------------------------------------------------------------------------------------------------


def _frost_begins(turn: Turn) -> Turn:
    uses = turn.frost + 1
    used = turn._replace(frost=uses)
    return without(used, FROSTSCHUTZ) if uses == JOKERS[FROSTSCHUTZ].uses else used


def _frost(turn: Turn, dice: Dice) -> Outcome:
    """Subtract a face up to the number of the use, add a higher one; the joker is gone once a 6 is survived (V6-J1)."""
    (face,) = dice
    after = brings(turn, face if face > turn.frost else -face)
    return after._replace(turn=without(after.turn, FROSTSCHUTZ)) if face == OUT_FACE else after


def _spelunkenbold(turn: Turn, dice: Dice) -> Outcome:
    """Add the face and 5 more; a 6 takes 3 (V6-J2)."""
    (face,) = dice
    return brings(turn, -3 if face == OUT_FACE else face + 5)


def _anaconda(turn: Turn, dice: Dice) -> Outcome:
    """Apply first the attack, then the throw against it (V6-J3)."""
    (face,), now = dice, at(turn)
    if not now.stage:
        return _asks(turn, face)
    return brings(turn, 12 + face if face >= now.seen[0] else -10)


def _anaconda_met(turn: Turn, yes: bool) -> Outcome:
    return _goes_on(turn, "fight", *at(turn).seen) if yes else _costs(turn, 2)


def _hirtenschutz(turn: Turn, dice: Dice) -> Outcome:
    """Count the face double (V6-J4)."""
    return brings(turn, 2 * dice[0])


def _rattenlord(turn: Turn, dice: Dice) -> Outcome:
    """Beat the rat with a 5 or 6 in up to two throws (V6-J5)."""
    (face,) = dice
    if face >= 5:
        return brings(turn, 18)
    return brings(turn, -10) if at(turn).stage else _asks(turn, face)


def _rattenlord_again(turn: Turn, yes: bool) -> Outcome:
    return _goes_on(turn, "again") if yes else _costs(turn, 2)


def _all_in(turn: Turn, dice: Dice) -> Outcome:
    """Double the sum with 1, 2 or 3; else end the turn with 0, whatever else is played (V6-J6)."""
    if dice[0] <= 3:
        return brings(turn, turn.sum)
    return Outcome(turn._replace(sum=0, place="zombie", at=None), "out", ALL_IN)


def _pony(turn: Turn, dice: Dice) -> Outcome:
    """Keep three throws if they add up to 11 or more (V6-J8)."""
    return brings(turn, sum(dice) if sum(dice) >= 11 else -5)


def _monokel(turn: Turn, dice: Dice) -> Outcome:
    """Show two throws, to be kept or both thrown again (V6-J9)."""
    return brings(turn, sum(dice)) if at(turn).stage else _asks(turn, *dice)


def _monokel_kept(turn: Turn, yes: bool) -> Outcome:
    seen = at(turn).seen
    return brings(turn, sum(seen))._replace(seen=seen) if yes else _goes_on(turn, "again")


def _sekante(turn: Turn, dice: Dice) -> Outcome:
    """Apply an attack or its counter (V6-J10).

    `seen` is the number of duels over, the points won and lost, and then the attack, which may be countered.
    """
    (face,) = dice
    done, ahead, behind, *attack = at(turn).seen or (0, 0, 0)
    if not attack:
        return _asks(turn, done, ahead, behind, face)
    won = attack[0] > face
    ahead, behind = ahead + DUEL_EYES * won, behind + DUEL_EYES * (not won)
    return Outcome(_duel_over(turn, done + 1, ahead, behind), "duel", SEKANTE, (attack[0], ahead, behind))


def _sekante_countered(turn: Turn, yes: bool) -> Outcome:
    done, ahead, behind, attack = at(turn).seen
    if yes:
        return _goes_on(turn, "counter", done, ahead, behind, attack)
    return Outcome(_duel_over(turn, done + 1, ahead, behind), "lapses", SEKANTE, (attack,))


def _duel_over(turn: Turn, done: int, ahead: int, behind: int) -> Turn:
    if done < DUELS:
        return _stage(turn, "attack", done, ahead, behind)
    return gain(turn, ahead - behind)._replace(moved=ahead - behind)


def _ventil_begins(turn: Turn) -> Turn:
    return turn._replace(level=max(turn.sum, 0))


def _ventil(turn: Turn, dice: Dice) -> Outcome:
    """Apply the throw that follows at once; a 6 in it cannot be undone (V6-J11)."""
    if dice[0] == OUT_FACE:
        return Outcome(fall(turn), "out", at(turn).joker)
    return brings(turn, dice[0])


def _fumo_begins(turn: Turn) -> Turn:
    """Start Fumo, which runs from now on; the throw itself is a plain one (V6-J13)."""
    return turn._replace(doubled=0, at=At(PLAIN))


def _hoeschen(turn: Turn, dice: Dice) -> Outcome:
    """Score 3 for each face of 3 or more; then a counter-throw for each, whose 5s and 6s take 3 back (V6-J14)."""
    now = at(turn)
    if now.stage:
        countered = sum(face >= 5 for face in dice)
        return brings(turn, 3 * (now.seen[0] - countered))._replace(what="counters")
    won = sum(face >= 3 for face in dice)
    if not won:
        return brings(turn, 0)
    return Outcome(_stage(turn, "counter", won), "shows", HOESCHEN)


def _hoeschen_dice(turn: Turn) -> int:
    now = at(turn)
    return now.seen[0] if now.stage else 4


def _runkelrueb_played(turn: Turn, yes: bool) -> Outcome:
    if yes:
        return Outcome(_stage(without(turn, RUNKELRUEB), "played"), "nothing", RUNKELRUEB)
    return Outcome(fall(turn), "out")


def _runkelrueb(turn: Turn, dice: Dice) -> Outcome:
    """Undo the 6 with a 3 or more in two throws (V6-J15); Fumo is then over, and its gains count single (V6-J13)."""
    if max(dice) < 3:
        return Outcome(fall(turn), "out", RUNKELRUEB)
    saved = turn._replace(sum=turn.sum - (turn.doubled or 0), doubled=None, spared=True, at=None)
    return Outcome(saved, "spares", RUNKELRUEB)


def _unless_asked(count: int) -> Callable[[Turn], int]:
    """Return a function that gives `count` dice, or 0 if a decision is open."""
    return lambda turn: 0 if at(turn).stage == "asked" else count


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
AUTOMATIC = frozenset(joker.name for joker in ENTRIES if joker.kind == "automatic")
"""The jokers that pay by themselves while they are in the hand (V6-9)."""
ROUNDS: Mapping[Term, Joker] = {**JOKERS, PLAIN: Joker(PLAIN, throw=plain_throw)}
"""All kinds of rounds: the jokers, and a plain throw."""


def announced(turn: Turn) -> tuple[Term, ...]:
    """Return the jokers of a turn that can be announced now (V6-9)."""
    return tuple(name for name in turn.hand if JOKERS[name].kind == "announced")


def begin(turn: Turn, name: Term) -> Turn:
    """Begin a round; announcing a joker ends Fumo (V6-J13)."""
    started = Turn(
        *(turn.sum, turn.hand, turn.ones, 0, turn.level, turn.doubled),
        *(turn.frost, 0, False, turn.place, At(name)),
    )
    if name == PLAIN:
        return started
    joker = JOKERS[name]
    started = started._replace(doubled=None)
    return joker.begin(without(started, name) if joker.uses == 1 else started)


def dice_next(turn: Turn) -> int:
    """Return how many dice are thrown next in this round; 0 if a decision is open."""
    return ROUNDS[at(turn).joker].dice(turn)


def throw(turn: Turn, dice: Dice) -> Outcome:
    """Return the outcome of these dice."""
    return ROUNDS[at(turn).joker].throw(turn, dice)


def decide(turn: Turn, yes: bool) -> Outcome:
    """Return the outcome of this decision."""
    return ROUNDS[at(turn).joker].decide(turn, yes)
