"""Die verflixte 6, a dice tournament with many jokers."""

from __future__ import annotations

from games import Agreement, Game, Query, Tableau
from games.verflixte6 import bots
from games.verflixte6.advice import Counsel
from games.verflixte6.events import Outlined
from games.verflixte6.figures import RECORDS, TurnStatistics
from games.verflixte6.jokers import NAMES
from games.verflixte6.lesson import LESSONS
from games.verflixte6.rules import OPTIONS, Verflixte6

GAME = Game(
    id="verflixte6",
    version=2,
    package="games.verflixte6",
    minutes=12,
    new=Verflixte6,
    agreement=Agreement(*OPTIONS),
    bots={"easy": bots.Easy, "good": bots.Good, "best": bots.Best},
    statistics=TurnStatistics,
    records=RECORDS,
    lessons=LESSONS,
    adviser=Counsel,
    tableau=Tableau(rows=5),
    queries=(Query("standing"), Query("mine"), Query("joker", "term", NAMES, about=lambda name: Outlined(name, name))),
    sign=("6",),
)
