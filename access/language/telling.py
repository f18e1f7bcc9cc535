"""Decides who is told an event, by what the event declares."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from access.language.phrases import Verbosity
from games.steps import Event, SeatEvent, Wording

_WORDINGS: Mapping[Verbosity, Wording] = {
    "brief": Wording.BRIEF,
    "normal": Wording.NORMAL,
    "full": Wording.FULL,
}


def is_told(event: Event, verbosity: Verbosity, seats: Collection[int], moves_dice: bool = False) -> bool:
    """Tell whether a listener hears an event.

    `seats` are all seats at the listener's place; `moves_dice` means that persons throw real dice there.
    """
    telling = event.telling
    if telling.summary and verbosity == "full":
        return False
    if any(getattr(event, seat) in seats for seat in event.about):
        least = telling.own if len(seats) == 1 else telling.beside
    else:
        least = telling.dice if moves_dice else telling.others
    return least <= _WORDINGS[verbosity]


def is_typed_by(event: Event, seat: int | None) -> bool:
    """Tell whether a seat knows an event already, since its player typed or saw it."""
    return isinstance(event, SeatEvent) and event.seat == seat and event.telling.own is Wording.NEVER
