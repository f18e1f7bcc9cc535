"""The scene of a question: the table for the player who is asked, on displays of several rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from access.dialogue.entries import Here
from access.dialogue.listener import Listener
from access.language.line import Line, Span, plain_line
from access.table.view import View
from games.refusals import Refused
from games.steps import Ask, Event, Seat

BETWEEN = "; "
"""The separator of the events of a line."""
POT = "pot"
"""The query for the pot, in games that list one."""


def scene(around: View, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Line]:
    """Return the lines above a question: the turn, the points, the state, and the hand or dice.

    At a shared keyboard cards stand there only with the question for which they were opened (T-4).
    """
    seat = question.seat
    points = around.standing(seat)
    if not points:
        return {}
    if around.over:
        return {"points": _joined(points, to)}
    held = around.holding(seat)
    if (
        len(here.seats) > 1
        and not question.is_private()
        and any(to.phrases.is_private(event, around.hides_holding) for event in held)
    ):
        held = ()
    parts = {"points": points, "state": _state(around, seat), "hand": held}
    found = {name: _joined(events, to) for name, events in parts.items() if events}
    found["turn"] = plain_line(to.phrases.text("loop-turn", seat=around.turn(seat)))
    return found


def _state(around: View, seat: Seat) -> Sequence[Event]:
    """Return the state of the game: the pot, or the events for a returning player."""
    if any(query.name == POT and query.listed for query in around.queries):
        try:
            return around.asked(seat, POT, None)
        except Refused:
            return ()
    return around.resumed()


def _joined(events: Iterable[Event], to: Listener) -> Line:
    """Return events as one line."""
    spans: list[Span] = []
    for event in events:
        spans += [*(plain_line(BETWEEN).spans if spans else ()), *to.phrases.event_in_braille(event).spans]
    return Line(tuple(spans))
