"""The sounds of an event, as one place hears it: its own players are near, others further away."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Literal

from access.language.telling import touches
from games.data import frozen
from games.steps import Event, Sound

Level = Literal["off", "bell", "some", "all"]
"""The sounds that one hears: none, the terminal's bell at one's turn, those of one's own play, or those of all."""
SMALL = frozenset({"keep"})
"""Sounds of a choice that the player has just typed."""
NAMES = (
    *("turn", "dice-1", "dice-2", "dice-3", "dice-4", "far-dice-1", "far-dice-2", "far-dice-3", "far-dice-4"),
    *("keep", "card", "swap", "chips-out", "chips-in", "bank", "bust", "crash", "call", "rob", "joker"),
    *("refused", "saved", "round", "talk", "win", "loss"),
)
"""All sounds, in the order in which they are introduced."""
MOST_DICE = 4
"""The number of dice that sounds like any greater one."""


@frozen
class Cue:
    """A sound by its name, and whether it is `far`: another player's."""

    name: str
    far: bool = False

    def is_heard(self, level: Level) -> bool:
        """Tell whether a listener with this level hears it."""
        return level == "all" or (level == "some" and not self.far and self.name not in SMALL)


def cues(event: Event, seats: Collection[int]) -> tuple[Cue, ...]:
    """Return the sounds of an event at a place with these seats."""
    far = bool(event.about) and not touches(event, seats)
    return tuple(Cue(_name(sound, event, seats, far), far) for sound in event.sounds)


def _name(sound: Sound, event: Event, seats: Collection[int], far: bool) -> str:
    if sound == "dice":
        return f"{'far-' if far else ''}dice-{min(_dice(event), MOST_DICE)}"
    if sound in _TO_OTHERS and seats and not any(seat in seats for seat in _winners(event)):
        return _TO_OTHERS[sound]
    return sound


_TO_OTHERS: Mapping[Sound, str] = {"win": "loss", "chips-in": "round"}
"""The sound of a gain to those who do not get it."""


def _dice(event: Event) -> int:
    """Return the number of dice that an event shows."""
    shown = (getattr(event, field, None) for field in ("throw", "dice", "die"))
    return next((len(dice) for dice in shown if isinstance(dice, tuple) and dice), 1)


def _winners(event: Event) -> Iterator[int]:
    for field in ("seat", "to"):
        if hasattr(event, field):
            yield getattr(event, field)
    yield from getattr(event, "winners", ())
