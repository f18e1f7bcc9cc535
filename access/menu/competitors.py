"""The question who plays a tournament, asked in the menu and by the command tournament."""

from __future__ import annotations

from access.menu.picking import are_meant
from access.person.person import Person
from access.play.new_game import people_named

MOST_BOTS = 100
"""The most bots of a tournament."""


def ask(person: Person, own: str) -> tuple[tuple[str, ...], int]:
    """Ask for the names of all who play, and for the number of bots; `own` alone needs one. Raises Left and BadName."""
    names = _names(person, own)
    return names, person.number(person.t("loop-tournament-bots"), 1 if len(names) == 1 else 0, MOST_BOTS)


def _names(person: Person, own: str) -> tuple[str, ...]:
    """Ask for the names of all who play. Raises Left and BadName."""
    while typed := person.text(person.t("loop-tournament-who", name=own), empty=True, alone=()):
        names = tuple(people_named([typed]))
        if are_meant(person, names):
            return names
    return (own,)
