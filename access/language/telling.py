"""Decides which listeners are told an event and in which wording, by its declaration and their settings.

A listener gets one explanation for each term and each question (T-5).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

from access.language.phrases import Phrases, Verbosity
from games.data import frozen
from games.steps import Ask, Event, SeatEvent, Wording

Others = Literal["off", "line", "brief", "normal", "full"]
"""The part of others' turns that a listener is told: nothing, a line a turn, or each step in this wording."""


@frozen
class Hearing:
    """The settings of a listener: the wording, the turns of others, and the points between two lines of a progress."""

    verbosity: Verbosity = "normal"
    others: Others = "line"
    progress: int = 10


USUAL = Hearing()


@frozen
class Here:
    """The seats at one place, and whether persons throw real dice there."""

    seats: frozenset[int] = frozenset()
    moves_dice: bool = False


def is_told(event: Event, hearing: Hearing, here: Here, touched: bool) -> bool:
    """Tell whether a listener at a place hears an event, which is about one of the seats there if they are `touched`.

    What concerns the whole table is always told.
    """
    telling, wanted, others = event.telling, Wording[hearing.verbosity.upper()], hearing.others
    if touched:
        return (telling.own if len(here.seats) == 1 else telling.beside) <= wanted
    if here.moves_dice:
        return telling.dice <= wanted
    if others == "off":
        return not event.about and telling.others is Wording.BRIEF
    if others == "line":
        return telling.others <= min(wanted, Wording.NORMAL)
    if telling.summary:
        return False  # all that it sums up is told
    is_step = telling.others is Wording.FULL and telling.own is not Wording.FULL
    return telling.others <= Wording.NORMAL or is_step or (others == "full" and telling.others is Wording.FULL)


def wording(event: Event, hearing: Hearing, touched: bool) -> Verbosity:
    """Return the wording in which a listener hears an event."""
    if hearing.others == "off" or hearing.others == "line" or not event.about or touched:
        return hearing.verbosity
    return hearing.others


def touches(event: Event, seats: Collection[int]) -> bool:
    """Tell whether an event is about one of these seats."""
    return bool([seat for seat in event.about if getattr(event, seat) in seats])


def is_typed_by(event: Event, seat: int | None) -> bool:
    """Tell whether a seat knows an event already, since its player typed or saw it."""
    return isinstance(event, SeatEvent) and event.seat == seat and event.telling.own is Wording.NEVER


class Explained:
    """The terms, by the event that used them, and the questions that were explained to one listener (T-5)."""

    __slots__ = ("_met",)

    def __init__(self) -> None:
        self._met: set[tuple[object, ...]] = set()

    def first(self, phrases: Phrases, told: Event | Ask[Any]) -> bool:
        """Tell whether this is the first event or question of its kind, and remember it."""
        if isinstance(told, Ask):
            met = phrases.wordings(told).met
        else:
            form = phrases.texts.form(type(told))
            met = (form.name, *(getattr(told, name) for name in form.kinds))
        is_first = met not in self._met
        self._met.add(met)
        return is_first
