"""Misericorde, the dice game of the Vexin pikemen."""

from __future__ import annotations

from games import Dice, Game, Illegal, Judgement, Query, Stakes
from games.misericorde import bots
from games.misericorde.advice import Counsel
from games.misericorde.events import Figures, Worth
from games.misericorde.figures import RECORDS, ThrowStatistics
from games.misericorde.lesson import LESSONS
from games.misericorde.questions import counted
from games.misericorde.rules import OPTIONS, Misericorde
from games.misericorde.throws import ANY, MOST_DICE, allowed, figures, rank


def judge(throw: Dice, beside: Dice = ()) -> Judgement:
    """Return the worth of one to nine dice (MI-9 to MI-12), and what they allow to raise (MI-14). Raises Illegal."""
    if not 1 <= len(throw) <= MOST_DICE:
        raise Illegal("misericorde-one-to-nine-dice", typed=len(throw))
    for face in throw:
        if not 1 <= face <= 6:
            raise Illegal("loop-no-such-face", face=face)
    found = rank(throw)
    raises = found.kind not in ("void", "spiessgesellen")  # the one puts out, the other ends the round (MI-9, MI-12)
    most = allowed(throw) if raises else 0
    facts = {"rank": found.kind, "value": found.value, "raise": most}
    if found.kind == "spiessgesellen":
        return Judgement(Worth(found.kind, found.value), (), facts)
    lines = Figures(*counted(figures(throw) if raises else ()), 0 if most is ANY else most)
    return Judgement(Worth(found.kind, found.value), (lines,), facts)


GAME = Game(
    id="misericorde",
    version=1,
    package="games.misericorde",
    minutes=20,
    new=Misericorde,
    agreement=Stakes(*OPTIONS, worth=lambda options: int(options["coppers"]) * int(options["rate"])),
    bots={"easy": bots.Easy, "good": bots.Good, "best": bots.Best},
    judge=judge,
    statistics=ThrowStatistics,
    records=RECORDS,
    lessons=LESSONS,
    adviser=Counsel,
    queries=(Query("pot"), Query("who"), Query("debts")),
    sign=("6", "6"),
)
