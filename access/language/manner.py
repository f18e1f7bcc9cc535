"""How a person wants outputs to present lines: the manner of a voice, its engine, the marks of a display."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

Mark = Literal["dots", "cell", "off"]
"""How a display marks the cursor."""
Engine = Literal["auto", "speech-dispatcher", "own"]
"""Which program speaks."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a line is spoken: the language, the voice of the engine, the rate in words a minute, the volume in percent.

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
