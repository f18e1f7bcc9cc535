"""An accessible audio and braille toolkit for the command line, and the tavern that is played with it.

For programs of your own there are App, pass_person, Left and Invalid. They are loaded when they are first used.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing alone takes longer to load than all of this
if TYPE_CHECKING:
    from typing import Any

    from access.language.line import Choice, Wording
    from access.person.app import App, pass_person
    from access.person.async_person import AsyncPerson
    from access.person.given import PersonOptions
    from access.person.person import Person
    from access.person.progress import Progress
    from access.person.raised import Invalid, Left


def _check_beside() -> None:
    """Raise ImportError if another package or file hides one of Taverne's beside this one, such as a games.py."""
    for name in ("games", "wordlists"):
        own = os.path.join(os.path.dirname(os.path.dirname(__file__)), name)
        found: Any = sys.modules.get(name)
        if found is None:
            found = next(filter(None, (finder.find_spec(name, None) for finder in sys.meta_path)), None)
            found = found and found.loader and found.origin
        else:
            found = getattr(found, "__file__", None)
        if os.path.isdir(own) and not (found and os.path.samefile(os.path.dirname(found), own)):
            there = found or f"a folder {name} without __init__.py"
            raise ImportError(f"access needs its own package {name}, but Python finds {there}: give that another name")


_check_beside()

__all__ = [
    "App",
    "AsyncPerson",
    "Choice",
    "Invalid",
    "Left",
    "Person",
    "PersonOptions",
    "Progress",
    "Wording",
    "pass_person",
]

_PLACES = {
    **dict.fromkeys(("App", "pass_person"), "person.app"),
    "AsyncPerson": "person.async_person",
    **dict.fromkeys(("Choice", "Wording"), "language.line"),
    "Person": "person.person",
    "PersonOptions": "person.given",
    "Progress": "person.progress",
    **dict.fromkeys(("Invalid", "Left"), "person.raised"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"access.{_PLACES[name]}"), name)
