"""The manner in which outputs present lines: a voice, its engine, the marks of a display."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from games.data import frozen

Mark = Literal["dots", "cell", "off"]
"""The marks of a display for the cursor."""
Engine = Literal["auto", "speech-dispatcher", "own"]
"""The programs that speak."""


@frozen
class Manner:
    """The manner of a voice: language, voice of the engine, rate in words a minute, volume in percent.

    The default language is that of the worker, the default voice is one of the language.
    """

    language: str = ""
    voice: str = ""
    rate: int = 200
    volume: int = 100

    def tuned(self, name: str, value: int | None) -> tuple[Manner, int]:
        """Return this manner with another rate or volume, or with None the same, and that rate or volume."""
        change: dict[str, Any] = {} if value is None else {name: value}
        changed = replace(self, **change)
        return changed, getattr(changed, name)


MANNER = Manner()
