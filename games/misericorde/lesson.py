"""The lesson of Misericorde."""

from __future__ import annotations

from games import Lesson, Point
from games.misericorde.events import Best, NobodyValid, Retreats, Spiessgesellen, Threw, Tie, Void
from games.misericorde.questions import Between, HowManyDice, Meet, Raise

LESSONS = (
    Lesson(
        points=(
            Point("chips", Between),
            Point("dice", HowManyDice),
            Point("meet", Meet, lambda question: question.price > 0),
            Point("buy", Meet, lambda question: not question.price),
            Point("raise", Raise),
            Point("sum", Threw, lambda event: event.kind == "sum"),
            Point("sixes", (Threw, Raise), lambda told: told.kind == "misericordes"),
            Point("void", Void),
            Point("retreat", Retreats),
            Point("best", Best),
            Point("tie", Tie),
            Point("nobody", NobodyValid),
            Point("spiessgesellen", Spiessgesellen),
        ),
        options={"rounds": 4, "coppers": 2},
        throws=((6, 4, 6, 3, 2), (5, 5, 4, 3, 2), (1, 4, 1, 5, 3), (4, 4, 5, 6, 2)),
    ),
)
