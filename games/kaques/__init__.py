"""Jaques le Kaques, a dice game from Tlamana."""

from __future__ import annotations

from games import Agreement, Dice, Game, Illegal, Judgement, Tableau
from games.kaques import bots
from games.kaques.advice import Counsel
from games.kaques.figures import RECORDS, TurnStatistics
from games.kaques.lesson import LESSONS
from games.kaques.rules import OPTIONS, Kaques, Worth, can_keep
from games.kaques.scoring import DICE, points


def judge(throw: Dice, beside: Dice = ()) -> Judgement:
    """Return the worth of one to six dice (KQ-2), and the dice that may be kept (KQ-3). Raises Illegal."""
    if not 1 <= len(throw) <= DICE:
        raise Illegal("kaques-one-to-six-dice", typed=len(throw))
    for face in throw:
        if not 1 <= face <= 6:
            raise Illegal("loop-no-such-face", face=face)
    return Judgement(Worth(points(throw)), can_keep(throw), {"points": points(throw)})


GAME = Game(
    id="kaques",
    version=1,
    package="games.kaques",
    minutes=10,
    new=Kaques,
    agreement=Agreement(*OPTIONS),
    bots={"easy": bots.easy, "good": bots.good, "best": bots.best},
    judge=judge,
    statistics=TurnStatistics,
    records=RECORDS,
    lessons=LESSONS,
    adviser=Counsel,
    tableau=Tableau(digits=5),
    sign=("1", "5"),
)
