"""An accessible audio and braille toolkit for the command line, and the tavern that is played with it.

For programs of your own there are App, pass_person, Left and Invalid. They are loaded when they are first used.
"""

from __future__ import annotations

TYPE_CHECKING = False  # typing alone takes longer to load than all of this
if TYPE_CHECKING:
    from typing import Any

    from access.language.own_words import Choice, Wording
    from access.person.app import App, pass_person
    from access.person.async_person import AsyncPerson
    from access.person.person import Person
    from access.person.progress import Progress
    from access.person.raised import Invalid, Left

__all__ = ["App", "AsyncPerson", "Choice", "Invalid", "Left", "Person", "Progress", "Wording", "pass_person"]

_PLACES = {
    **dict.fromkeys(("App", "pass_person"), "person.app"),
    "AsyncPerson": "person.async_person",
    **dict.fromkeys(("Choice", "Wording"), "language.own_words"),
    "Person": "person.person",
    "Progress": "person.progress",
    **dict.fromkeys(("Invalid", "Left"), "person.raised"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"access.{_PLACES[name]}"), name)
