"""The lesson of Choose Your Words."""

from __future__ import annotations

from games import Lesson, Point, Takes
from games.words.events import Dealt, Folded, LaidNothing, Raised, Swapped
from games.words.questions import Call, Lay, Open, Swap

MINE = 0
"""The learner's seat."""

LESSONS = (
    Lesson(
        points=(
            Point("hand", Dealt),
            Point("open", Open),
            Point("call", Call),
            Point("raised", Raised, lambda event: event.seat != MINE),
            Point("swap", Swap),
            Point("swapped", Swapped, lambda event: event.seat != MINE),
            Point("lay", Lay),
            Point("no-word", LaidNothing),
            Point("folded", Folded, lambda event: event.seat != MINE),
            Point("laid", Takes),
            Point("pot", Takes),
        ),
        options={"rounds": 3, "check": "always"},
        deals=(("Z",), ("A",), tuple("BSOTXAERRENNAD")),
        seed=3,
    ),
)
