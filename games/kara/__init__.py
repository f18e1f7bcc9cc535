"""Bring den Kara ins Haus, a street game of the Civis."""

from __future__ import annotations

from games import Dice, Game, Illegal, Judgement, Query, Stakes
from games.kara import bots
from games.kara.advice import Counsel
from games.kara.events import ExactSum, Sum
from games.kara.figures import RECORDS, HouseStatistics
from games.kara.lesson import LESSONS
from games.kara.near import DICE, distance, exact, matches, place
from games.kara.rules import OPTIONS, Kara


def judge(throw: Dice, beside: Dice = ()) -> Judgement:
    """Return how near a Kara is to the house (KA-4, KA-8, KA-10). Raises Illegal."""
    kara, house = throw, beside
    for dice in (kara, house):
        if len(dice) != DICE:
            raise Illegal("kara-five-dice", typed=len(dice))
        for face in dice:
            if not 1 <= face <= 6:
                raise Illegal("loop-no-such-face", face=face)
    hit, alike = exact(kara, house), matches(kara, house)
    facts = {"sum": sum(kara), "distance": abs(distance(kara, house)), "matches": alike, "exact": hit}
    first = ExactSum(sum(kara)) if hit else Sum(sum(kara), *place(kara, house), alike)
    return Judgement(first, (), facts)


GAME = Game(
    id="kara",
    version=1,
    package="games.kara",
    minutes=15,
    new=Kara,
    agreement=Stakes(*OPTIONS, worth=lambda options: int(options["chips"])),
    bots={"easy": bots.Easy, "good": bots.Good, "best": bots.Best},
    judge=judge,
    beside="house",
    statistics=HouseStatistics,
    records=RECORDS,
    lessons=LESSONS,
    adviser=Counsel,
    queries=(Query("house"), Query("who"), Query("pot", listed=False)),
    sign=("3", "4"),
)
