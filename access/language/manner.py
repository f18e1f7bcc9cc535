"""How a person wants outputs to present lines: the manner of a voice, its engine, the marks of a display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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


MANNER = Manner()
