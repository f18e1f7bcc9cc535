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
            Point("sixes", (Threw, Raise), lambda told: told.kind == "misericordes"),
            Point("raise", Raise),
            Point("meet", Meet, lambda question: question.price > 0, settles=("buy",)),
            Point("buy", Meet, lambda question: not question.price),
            Point("sum", Threw, lambda event: event.kind == "sum"),
            Point("void", Void),
            Point("retreat", Retreats),
            Point("best", Best),
            Point("tie", Tie),
            Point("nobody", NobodyValid),
            Point("spiessgesellen", Spiessgesellen),
        ),
        options={"rounds": 4, "coppers": 2},
        throws=(
            (6, 6, 3, 3, 2, 4, 5, 2, 4),
            (5, 5, 4, 3, 2, 2, 4, 3, 3),
            (6, 6, 3, 3, 2, 2, 4, 5, 2),
            (6, 6, 6, 2, 4, 5, 3, 3, 2),
            (4, 4, 5, 6, 2, 3, 3, 5, 2),
            (1, 1, 4, 5, 3, 2, 2, 5, 3),
            (6, 6, 6, 4, 4, 2, 3, 5, 2),
        ),
    ),
)
