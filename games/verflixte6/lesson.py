"""The lessons of Die verflixte 6: the first has two jokers, the second all of them."""

from __future__ import annotations

from typing import Any

from games import Event, Lesson, Point, Terms
from games.verflixte6.events import (
    Announced,
    Brings,
    Durchgang,
    FreeThrow,
    Outlined,
    Result,
    Stole,
    Stopped,
    TurnOver,
)
from games.verflixte6.jokers import AUTOMATIC, NAMES
from games.verflixte6.questions import Choose, Go, Steal

MINE = 0
"""The learner's seat."""
FEW = 3
"""The most jokers to choose from that are all explained at once."""


def outlined(told: Any) -> tuple[Event, ...]:
    """Return a sentence for each joker that is met: if there are few to choose from, each that was taken or played."""
    return tuple(Outlined(name, name) for name in met(told))


def met(told: Any) -> Terms:
    """Return the jokers of a question or an event."""
    if isinstance(told, Choose):
        return told.left if told.count <= FEW else ()
    if isinstance(told, Go):
        return told.turn.hand
    return told.jokers if isinstance(told, TurnOver) and told.seat != MINE else ()


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
    also=outlined,
)
SECOND = Lesson(
    points=(
        Point("all-jokers", Choose),
        Point("automatic", Go, lambda question: bool(AUTOMATIC & {*question.turn.hand})),
        Point("brings", Brings, lambda event: event.seat == MINE),
        Point("others-jokers", TurnOver, lambda event: event.seat != MINE and event.some),
        Point("used", Choose, lambda question: question.count < len(NAMES)),
    ),
    options={"rounds": 2},
    throws=((4,), (5, 6, 3), (6, 4, 2), (2, 5, 4)),
    also=outlined,
)
LESSONS = (FIRST, SECOND)
