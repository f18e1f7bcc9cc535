"""The lessons of Die verflixte 6: the first has two jokers, the second all of them."""

from __future__ import annotations

from games import Lesson, Point
from games.verflixte6.events import Announced, Brings, Durchgang, FreeThrow, Result, Stole, Stopped, TurnOver
from games.verflixte6.jokers import NAMES
from games.verflixte6.questions import Choose, Go, Steal

MINE = 0
"""The learner's seat."""

FIRST = Lesson(
    points=(
        Point("jokers", Choose),
        Point("free-throw", FreeThrow, lambda event: event.seat == MINE),
        Point("go", Go),
        Point("joker", Go, lambda question: bool(question.playable)),
        Point("announced", Announced, lambda event: event.seat == MINE),
        Point("steal", Steal),
        Point("stole", Stole, lambda event: event.victim == MINE, settles=("steal",)),
        Point("stopped", Stopped, lambda event: event.seat == MINE),
        Point("out", TurnOver, lambda event: event.end == "out"),
        Point("other", TurnOver, lambda event: event.seat != MINE),
        Point("result", Result, lambda event: event.seat != MINE),
        Point("durchgang", Durchgang, lambda event: event.number > 1),
    ),
    options={"jokers": "two", "rounds": 2},
    throws=((4,), (3, 5, 4), (5,), (2,), (1,), (4,)),
)
SECOND = Lesson(
    points=(
        Point("all-jokers", Choose),
        Point("automatic", Go, lambda question: bool(question.turn.hand) and not question.playable),
        Point("brings", Brings, lambda event: event.seat == MINE),
        Point("others-jokers", TurnOver, lambda event: event.seat != MINE and event.some),
        Point("used", Choose, lambda question: question.count < len(NAMES)),
    ),
    options={"rounds": 2},
)
LESSONS = (FIRST, SECOND)
