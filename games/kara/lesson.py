"""The lesson of Bring den Kara ins Haus."""

from __future__ import annotations

from games import Lesson, Point
from games.kara.events import Drinks, Equal, Exactly, House, InHouse, LastTurn, Threw, Wins
from games.kara.questions import RunOrStop, StayOrGo

MINE = 0
"""The learner's seat."""

LESSONS = (
    Lesson(
        points=(
            Point("house", House),
            Point("kara", Threw, lambda event: event.seat == MINE),
            Point("run", RunOrStop),
            Point("last", LastTurn),
            Point("in-house", InHouse),
            Point("exactly", Exactly),
            Point("wins", Wins),
            Point("equal", Equal),
            Point("drinks", Drinks),
            Point("stay", StayOrGo),
        ),
        options={"rounds": 3, "chips": 20},
        throws=((2, 3, 4, 5, 6), (1, 2, 3, 4, 6), (6, 6, 5, 5, 1), (4, 2, 3, 4, 6), (3, 3, 1, 2, 2)),
    ),
)
