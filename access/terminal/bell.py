"""The terminal's bell in the place of sounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from access.language.output import Cue, Output


class Bell(Output):
    """Rings the terminal's bell at the listener's turn: over SSH it sounds where they sit."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring

    def play(self, cues: Iterable[Cue]) -> None:
        """Ring if it is the listener's turn."""
        if any(cue.name == "turn" for cue in cues):
            self._ring()
