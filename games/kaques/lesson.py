"""The lesson of Jaques le Kaques."""

from __future__ import annotations

from games import Lesson, Point
from games.kaques.rules import GrandKaque, Keep, LeKaque, OhLala, Opening, Stopped
from games.kaques.scoring import points

MINE = 0
"""The learner's seat."""

LESSONS = (
    Lesson(
        points=(
            Point("aim", Opening),
            Point("score", Keep),
            Point("aside", Keep, lambda question: question.points > 0),
            Point("grandmere", Keep, lambda question: question.call == "grandmere"),
            Point("safe", Stopped, lambda event: event.seat == MINE),
            Point("le-kaque", LeKaque, lambda event: event.seat != MINE),
            Point("lost", LeKaque, lambda event: event.seat == MINE, settles=("le-kaque",)),
            Point("all-six", OhLala),
            Point("grand-kaque", GrandKaque),
            Point("ask", Keep, lambda question: question.score > 0 and not question.points),
            Point(
                "wins",
                Keep,
                lambda question: question.score + question.points + points(question.throw) >= question.target,
            ),
        ),
        options={"target": 1000},
        throws=((1, 5, 2, 3, 4, 6), (3, 3, 3, 2, 6, 4), (1, 2, 3, 4, 6, 6), (3, 6, 2, 2, 4, 3), (3, 6, 6, 3, 3, 5)),
    ),
)
