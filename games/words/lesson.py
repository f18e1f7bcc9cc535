"""The lesson of Choose Your Words."""

from __future__ import annotations

from games import Lesson, Point, Takes
from games.words.events import Dealt, Folded, Laid, LaidNothing, Raised, Stakes, Swapped
from games.words.questions import Call, Lay, Open, Swap

MINE = 0
"""The learner's seat."""

LESSONS = (
    Lesson(
        points=(
            Point("aim", Stakes),
            Point("hand", Dealt),
            Point("open", Open),
            Point("call", Call),
            Point("raised", Raised, lambda event: event.seat != MINE),
            Point("swap", Swap),
            Point("swapped", Swapped, lambda event: event.seat != MINE),
            Point("lay", Lay),
            Point("laid", Laid, lambda event: event.seat != MINE),
            Point("no-word", LaidNothing),
            Point("folded", Folded, lambda event: event.seat != MINE),
            Point("pot", Takes),
        ),
        options={"rounds": 3, "check": "always"},
        seed=3,
    ),
)
